"""CLUTCH Baseball in words: notation for every action, messages for every prompt, choice and event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rainout.core.notation import Notation
from rainout.core.table import Choice, Event, Odds, Outcome
from rainout.core.words import Message, message
from rainout.diamond.book import BASE_NAMES, RUNNER, Book
from rainout.games.clutch.advice.odds import FACES as THROWN
from rainout.games.clutch.advice.odds import relay_out, send_out, steal_out
from rainout.games.clutch.rules.play import roller as rolls
from rainout.games.clutch.rules.running import may_bunt
from rainout.games.clutch.rules.zones import hand_limit
from rainout.games.clutch.state import (
    DECK,
    FACES,
    HAND,
    ROSTER,
    SKIES,
    SLOTS,
    STAFF,
    SUBSETS,
    Code,
    Move,
    Phase,
    Reason,
    Roll,
    Tables,
    Told,
)
from rainout.games.clutch.view import (
    BASE_SIGNS,
    name_of,
    player_name,
    player_target,
    text_id,
    text_name,
)
from rainout.games.clutch.vocabulary import (
    ONE_FIELDER,
    POSITION_SIGNS,
    POSITIONS,
    RESULT_SIGNS,
    Attribute,
    Position,
    Role,
    Spell,
    Throw,
    Unit,
    Window,
)

SECRET = frozenset({Told.DREW, Told.UNDER})
"""What only its owner is told in full."""


def bases_of(bits: int) -> tuple[int, ...]:
    """The bases of a set, from 1."""
    return tuple(base + 1 for base in range(3) if bits >> base & 1)


def _set(bits: int) -> str:
    return " ".join(map(str, bases_of(bits))) or "none"


def _notation() -> Notation:
    texts: dict[int, str] = {}
    texts |= {Move.DIE + face: f"roll {face + 1}" for face in range(FACES)}
    texts |= {Move.DRAW + place: f"draw {place + 1}" for place in range(DECK)}
    texts |= {Move.LOSE + place: f"lose {place + 1}" for place in range(HAND)}
    texts |= {Move.SKY + sky: f"sky {sky + 1}" for sky in range(SKIES)}
    for place in range(ROSTER):
        texts[Move.START + place] = f"start {place + 1}"
        texts[Move.ASSIGN + place] = f"post {place + 1}"
        texts[Move.BAT + place] = f"bat {place + 1}"
        texts[Move.RELIEVE + place] = f"relieve {place + 1}"
        for other in range(ROSTER):
            if place != other:
                texts[Move.IN + place * ROSTER + other] = f"in {place + 1} for {other + 1}"
    for place in range(HAND):
        texts[Move.UNDER + place] = f"under {place + 1}"
        texts[Move.PLAY + place] = f"play {place + 1}"
        texts[Move.DISCARD + place] = f"discard {place + 1}"
    for first in range(Position.CA, POSITIONS):
        for second in range(first + 1, POSITIONS):
            signs = f"{POSITION_SIGNS[first]} {POSITION_SIGNS[second]}"
            texts[Move.SHIFT + first * POSITIONS + second] = f"shift {signs}"
    for first in range(SLOTS):
        for second in range(first + 1, SLOTS):
            texts[Move.EXCHANGE + first * SLOTS + second] = f"exchange {first + 1} {second + 1}"
    texts |= {
        Move.FILL: "fill", Move.KEEP: "keep", Move.MULLIGAN: "mulligan", Move.READY: "ready", Move.WALK: "walk",
        Move.PITCH: "pitch", Move.INFIELD_IN: "infield in", Move.BUNT: "bunt", Move.SWING: "swing", Move.LET: "let",
        Move.TWO: "two", Move.ONE: "one", Move.PASS: "pass", Move.TAKE_BACK: "take back", Move.LEAVE: "leave",
    }  # fmt: skip
    texts |= {Move.STEAL + bits: f"steal {_set(bits)}" for bits in range(1, 4)}
    texts |= {Move.SEND + bits: f"send {_set(bits)}" for bits in range(SUBSETS)}
    texts |= {Move.THROW + base: f"throw {BASE_SIGNS[base + 1]}" for base in range(3)}
    texts |= {Move.COACH + coach: f"coach {coach + 1}" for coach in range(STAFF)}
    for attribute in Attribute:
        texts[Move.TUNE + 2 * attribute] = f"tune {name_of(attribute)} up"
        texts[Move.TUNE + 2 * attribute + 1] = f"tune {name_of(attribute)} down"
    texts |= {Move.RECYCLE + place: f"recycle {place + 1}" for place in range(DECK)}
    return Notation({int(action): text for action, text in texts.items()})


NOTATION = _notation()


# --- What is asked ---------------------------------------------------------------------------------------------------


def roller(g: Any) -> int:
    """The seat whose die is due."""
    return int(rolls(g))


def prompt(t: Tables, g: Any) -> Message:
    """One sentence: whose move it is and what is asked."""
    phase = Phase(g.phase)
    key = f"clutch-ask-{name_of(phase)}"
    if phase is Phase.ROLL:
        return message(f"{key}-{name_of(Roll(g.rolling))}", {"player": roller(g)}, sides=int(g.sides))
    if phase in (Phase.DRAW, Phase.LOSE):
        return message(key, {"player": int(g.arranging)})
    seats = {"player": int(g.actor) if g.actor >= 0 else int(g.home)}
    if phase is Phase.ASSIGN:
        return message(key, seats, position=POSITION_SIGNS[g.arranged])
    if phase is Phase.ORDER:
        return message(key, seats, slot=int(g.arranged) + 1)
    if phase is Phase.RUN and not may_bunt(g):
        key += "-steal"
    if phase in (Phase.FIELD, Phase.BENCH, Phase.WALK, Phase.RUN, Phase.BUNT, Phase.MORE_BUNT):
        return message(
            key, seats, batter=player_name(t, int(g.batter)), pitcher=player_name(t, int(g.pitcher))
        )
    if phase is Phase.CARDS:
        return message(f"{key}-{name_of(Window(g.window))}", seats)
    if phase is Phase.DOUBLE_PLAY:
        share = 100 * int(relay_out(t, g)) // THROWN
        return message(key, seats, name=player_name(t, int(g.batter)), share=share)
    if phase is Phase.REACT and g.reason == Reason.CARD:
        return message(f"{key}-card", seats, card=text_name(t, int(g.chain[g.links - 1])))
    if phase is Phase.PAY:
        return message(key, seats, card=text_name(t, int(g.chain[g.links - 1])))
    if phase is Phase.DISCARD:
        held, limit = int(g.hand_size[g.actor]), int(hand_limit(t, g, int(g.actor)))
        return message(f"{key}-limit", seats, held=held, limit=limit) if held > limit else message(key, seats)
    if phase is Phase.TAKE_BACK:
        return message(key, seats, card=text_name(t, int(g.played[g.taking])))
    if phase is Phase.REPLACE:
        return message(key, seats, name=player_name(t, int(g.sent_off)))
    return message(key, seats)


# --- What an action would do -----------------------------------------------------------------------------------------

VERBS = {
    Move.DIE: "roll", Move.DRAW: "draw", Move.LOSE: "lose", Move.SKY: "sky", Move.START: "start", Move.ASSIGN: "post",
    Move.BAT: "bat", Move.FILL: "fill", Move.KEEP: "keep", Move.MULLIGAN: "mulligan", Move.UNDER: "under",
    Move.READY: "ready", Move.WALK: "walk", Move.PITCH: "pitch", Move.INFIELD_IN: "infield-in",
    Move.RELIEVE: "relieve", Move.IN: "in", Move.SHIFT: "shift", Move.EXCHANGE: "exchange", Move.STEAL: "steal",
    Move.BUNT: "bunt", Move.SWING: "swing", Move.SEND: "send", Move.THROW: "throw", Move.LET: "let", Move.TWO: "two",
    Move.ONE: "one", Move.PLAY: "play", Move.COACH: "coach", Move.PASS: "pass", Move.DISCARD: "discard",
    Move.TUNE: "tune", Move.RECYCLE: "recycle", Move.TAKE_BACK: "take-back", Move.LEAVE: "leave",
}  # fmt: skip


class _About(NamedTuple):
    """What an action is about: its targets on the table, and the arguments of its words."""

    targets: tuple[str, ...] = ()
    args: Mapping[str, Any] = {}


def choice(t: Tables, g: Any, action: int) -> Choice:
    """A legal action, with the players, bases or cards it is about."""
    move = max(each for each in VERBS if each <= action)
    verb, named, text = VERBS[move], action - move, NOTATION.write(action)
    if move in (Move.STEAL, Move.SEND):
        return _runners(t, g, text, verb, named, steal=move is Move.STEAL)
    key, odds = f"clutch-do-{verb}", tuple[Odds, ...]()
    if move is Move.THROW:
        faces = steal_out(t, g, named) if g.phase == Phase.STEAL_THROW else send_out(t, g, named)
        odds = _out_or_safe(int(faces))
    elif move is Move.TWO:
        odds = _out_or_safe(int(relay_out(t, g)))
    elif move is Move.TUNE:
        key += "-down" if named % 2 else "-up"
    elif move in (Move.FILL, Move.PASS, Move.SWING):
        key += f"-{name_of(Phase(g.phase))}"
    about = _about(t, g, move, named)
    return Choice(text, verb, about.targets, message(key, **about.args), odds)


def _about(t: Tables, g: Any, move: Move, named: int) -> _About:
    """What an action is about, by its kind and the number it names."""
    seat = int(g.actor)
    own = seat * ROSTER
    if move in (Move.START, Move.RELIEVE):
        return _of_players(t, own + named)
    if move is Move.ASSIGN:
        return _of_players(t, own + named, position=POSITION_SIGNS[g.arranged])
    if move is Move.BAT:
        slot = int(g.arranged) + 1
        targets, args = _of_players(t, own + named, slot=slot)
        return _About((*targets, f"slot-{slot}"), args)
    if move is Move.IN:
        return _of_players(t, own + named // ROSTER, own + named % ROSTER)
    if move is Move.SHIFT:
        return _of_players(t, *(int(g.fielder[seat, each]) for each in divmod(named, POSITIONS)))
    if move is Move.EXCHANGE:
        return _of_players(t, *(int(g.lineup[seat, each]) for each in divmod(named, SLOTS)))
    if move is Move.THROW:
        targets, args = _of_players(t, int(g.bases[named]) - 1, base=BASE_NAMES[named + 1])
        return _About((*targets, f"base-{BASE_SIGNS[named + 1]}"), args)
    if move in (Move.WALK, Move.PITCH, Move.BUNT):
        return _of_players(t, int(g.batter))
    return _about_cards(t, g, move, named)


def _of_players(t: Tables, player: int, other: int | None = None, **args: Any) -> _About:
    """One player, or two."""
    if other is None:
        return _About((player_target(player),), {"name": player_name(t, player), **args})
    names = {"name": player_name(t, player), "other": player_name(t, other)}
    return _About((player_target(player), player_target(other)), {**names, **args})


def _about_cards(t: Tables, g: Any, move: Move, named: int) -> _About:
    """The card an action is about, or the number a card changes."""
    seat = int(g.actor)
    if move in (Move.UNDER, Move.PLAY, Move.DISCARD):
        return _About((f"card-{named + 1}",), {"card": text_name(t, int(g.hand[seat, named]))})
    if move is Move.COACH:
        return _About((f"coach-{named + 1}",), {"card": text_name(t, int(t.staff[seat, named]))})
    if move is Move.RECYCLE:
        return _About((f"pile-{named + 1}",), {"card": text_name(t, int(g.pile[seat, named]))})
    if move in (Move.TAKE_BACK, Move.LEAVE):
        return _About((), {"card": text_name(t, int(g.played[g.taking]))})
    if move is Move.TUNE:
        name = name_of(Attribute(named // 2))
        return _About((f"attribute-{name}",), {"attribute": message(f"clutch-attribute-{name}")})
    return _About()


def _out_or_safe(faces: int) -> tuple[Odds, ...]:
    """What a throw may come to, exactly, before any cards."""
    return (
        Odds(message("clutch-odds-out"), faces / THROWN),
        Odds(message("clutch-odds-safe"), 1 - faces / THROWN),
    )


def _runners(t: Tables, g: Any, text: str, verb: str, bits: int, steal: bool) -> Choice:
    """Some runners who go, or nobody; for one alone, the odds."""
    key = f"clutch-do-{verb}"
    if not bits:
        return Choice(text, verb, (), message(f"{key}-none"))
    runners = [int(g.bases[base - 1]) - 1 for base in bases_of(bits)]
    names = ", ".join(player_name(t, runner) for runner in reversed(runners))
    odds: tuple[Odds, ...] = ()
    if len(runners) == 1:
        base = bases_of(bits)[0] - 1
        odds = _out_or_safe(int(steal_out(t, g, base) if steal else send_out(t, g, base)))
    targets = tuple(player_target(runner) for runner in runners)
    return Choice(text, verb, targets, message(key, names=names, count=len(runners)), odds)


# --- What happened ---------------------------------------------------------------------------------------------------


BOOK = Book.of(
    RUNNER.but(
        fact=lambda _, runner: player_target(runner - 1),
        say=lambda about, runner: player_name(about.t, runner - 1),
        kind=str,
    )
)


def event(t: Tables, ply: int, row: tuple[int, ...], seat: int | None) -> Event | None:
    """An event as a seat may know it: of a card drawn or put under the deck, only its owner learns which."""
    what, who, a, b, c, d = row
    if what >= Book.first:
        return BOOK.event(t, ply, row, seat)
    kind = Told(what)
    key = f"clutch-told-{name_of(kind)}"
    facts: dict[str, int | str] = {}
    args: dict[str, Any] = {}
    if kind in SECRET:
        if seat == who:
            facts, args = {"text": text_id(t, a)}, {"card": text_name(t, a)}
            key += "-own"
    elif kind in PLAYER_EVENTS:
        facts, args = {"card": player_target(a)}, {"name": player_name(t, a)}
    elif kind in TEXT_EVENTS:
        facts, args = {"text": text_id(t, a)}, {"card": text_name(t, a)}
    else:
        key, facts, args = _told(t, kind, key, a, b, c, d)
    return Event(ply, name_of(kind), who, facts, message(key, {"player": who}, **args))


PLAYER_EVENTS = frozenset({Told.BUNTS, Told.TIRED, Told.AUTOMATIC, Told.SENT_OFF})
TEXT_EVENTS = frozenset(
    {
        *(Told.PLAYED, Told.COACH, Told.NEGATED, Told.DISCARDED, Told.RETURNED, Told.LEFT, Told.GONE),
        *(Told.STADIUM, Told.RECYCLED),
    }
)
Told_ = tuple[str, dict[str, int | str], dict[str, Any]]


def _told(t: Tables, kind: Told, key: str, a: int, b: int, c: int, d: int) -> Told_:
    """The words of an event, what a picture needs of it, and what the words need."""
    if kind is Told.ROLLED:
        rolled = name_of(Roll(b))
        return f"{key}-{rolled}", {"face": a, "roll": rolled, "sides": c}, {"face": a, "sides": c}
    if kind is Told.HOME:
        return key + _in_series(t), {"game": a}, {"game": a}
    if kind is Told.ASSIGNED:
        sign = POSITION_SIGNS[b]
        return (
            key,
            {"card": player_target(a), "position": sign},
            {"name": player_name(t, a), "position": sign},
        )
    if kind is Told.BATS:
        return key, {"card": player_target(a), "slot": b}, {"name": player_name(t, a), "slot": b}
    if kind in (Told.MULLIGAN, Told.KEPT):
        return key, {"count": a}, {"count": a}
    if kind is Told.WEATHER:
        spell = name_of(Spell(b))
        words = {"card": text_name(t, a), "spell": message(f"clutch-spell-{spell}")}
        return key, {"text": text_id(t, a), "spell": spell}, words
    if kind is Told.HALF:
        half = "bottom" if b else "top"
        return f"{key}-{half}", {"inning": a, "half": half}, {"inning": a}
    if kind is Told.UP:
        names = {"name": player_name(t, a), "pitcher": player_name(t, b)}
        return key, {"card": player_target(a), "pitcher": player_target(b), "outs": c}, names
    return _told_of_bench(t, kind, key, a, b, c, d)


def _told_of_bench(t: Tables, kind: Told, key: str, a: int, b: int, c: int, d: int) -> Told_:
    """Who comes in, and who goes where."""
    if kind in (Told.STARTS, Told.RELIEVED):
        role = Role(b if kind is Told.STARTS else c).name
        facts: dict[str, int | str] = {"card": player_target(a), "role": role}
        args: dict[str, Any] = {"name": player_name(t, a), "role": message(f"clutch-role-{role.lower()}")}
        if kind is Told.RELIEVED:
            facts["other"], args["other"] = player_target(b), player_name(t, b)
        return key, facts, args
    if kind is Told.CAME_IN:
        sign = POSITION_SIGNS[c]
        names = {"name": player_name(t, a), "other": player_name(t, b), "position": sign}
        return key, {"in": player_target(a), "out": player_target(b), "position": sign}, names
    if kind is Told.SHIFTED:
        signs = {"position": POSITION_SIGNS[b], "place": POSITION_SIGNS[d]}
        names = {"name": player_name(t, a), "other": player_name(t, c), **signs}
        return key, {"card": player_target(a), "other": player_target(c), **signs}, names
    if kind is Told.EXCHANGED:
        names = {"name": player_name(t, a), "other": player_name(t, b)}
        return key, {"card": player_target(a), "other": player_target(b)}, names
    if kind in (Told.STEALS, Told.SENT):
        facts = {"card": player_target(a), "base": BASE_SIGNS[b]}
        return key, facts, {"name": player_name(t, a), "base": BASE_NAMES[b]}
    if kind in (Told.BUNT_FAILED, Told.INNINGS, Told.QUALITY):
        return key, {"card": player_target(a), "count": b}, {"name": player_name(t, a), "count": b}
    return _told_in_play(t, kind, key, a, b, c, d)


def _told_in_play(t: Tables, kind: Told, key: str, a: int, b: int, c: int, d: int) -> Told_:
    """The duel, throws, and how the at-bat is scored."""
    facts: dict[str, int | str]
    args: dict[str, Any]
    if kind is Told.PITCHED:
        key += "-mistake" if c else ("-batter" if d else "-pitcher")
        return key, {"pitch": a, "on_base": b, "mistake": c, "advantage": d}, {"pitch": a, "needed": b}
    if kind is Told.SWUNG:
        sign = RESULT_SIGNS[c]
        return key, {"swing": a, "chart": b, "result": sign}, {"swing": a, "result": result_words(sign)}
    if kind is Told.CHANGED:
        sign, before = RESULT_SIGNS[a], RESULT_SIGNS[b]
        return (
            key,
            {"result": sign, "before": before},
            {
                "result": result_words(sign),
                "before": result_words(before),
            },
        )
    if kind is Told.THROWS:
        facts = {"card": player_target(a), "throw": name_of(Throw(b)), "rating": c, "speed": d}
        args = {"name": player_name(t, a), "chances": _chances(d - c)}
        return f"{key}-{name_of(Throw(b))}", facts, args
    if kind is Told.THREW:
        facts = {"card": player_target(a), "out": b, "total": c, "speed": d}
        args = {"name": player_name(t, a), "total": c, "speed": d}
        return f"{key}-{'out' if b else 'safe'}", facts, args
    if kind is Told.FINISHED:
        code = name_of(Code(c))
        facts = {"card": player_target(a), "pitcher": player_target(b), "code": code}
        return f"{key}-{code}", facts, {"name": player_name(t, a)}
    if kind is Told.BATTED_IN:
        facts = {"card": player_target(a), "runs": b, "sacrifice": c}
        return key + ("-sf" if c else ""), facts, {"name": player_name(t, a), "runs": b}
    return _told_of_cards(t, kind, key, a, b, c, d)


def _told_of_cards(t: Tables, kind: Told, key: str, a: int, b: int, c: int, d: int) -> Told_:
    """What cards bring about, and how things end."""
    facts: dict[str, int | str]
    args: dict[str, Any]
    if kind is Told.CHECK:
        unit = POSITION_SIGNS[a - ONE_FIELDER] if a >= ONE_FIELDER else name_of(Unit(a))
        facts = {"unit": unit, "total": b, "target": c, "made": d}
        args = {"unit": unit if a >= ONE_FIELDER else message(f"clutch-unit-{unit}"), "total": b, "goal": c}
        return f"{key}-{'made' if d else 'failed'}", facts, args
    if kind is Told.ADVANTAGE:
        return f"{key}-{'batter' if a else 'pitcher'}", {"batter": a}, {}
    if kind is Told.MISTAKE:
        return f"{key}-{'made' if a else 'cancelled'}", {"mistake": a}, {}
    if kind in (Told.DIE, Told.PITCH_DIE):
        return key, {"sides": a}, {"sides": a}
    if kind is Told.TUNED:
        name = name_of(Attribute(a))
        words = {"attribute": message(f"clutch-attribute-{name}"), "amount": abs(b)}
        return f"{key}-{'up' if b > 0 else 'down'}", {"attribute": name, "amount": b}, words
    if kind is Told.GAME:
        facts = {"own": a, "others": b, "game": c}
        return key + _in_series(t), facts, dict(facts)
    if kind is Told.WON:
        return key, {"own": a, "others": b}, {"own": a, "others": b}
    return key, {}, {}


def _in_series(t: Tables) -> str:
    """Which game it is, is said in a series only."""
    return "-series" if t.house.games > 1 else ""


def _chances(above: int) -> Message:
    """What the die of a throw must exceed, if it can."""
    kind = "none" if above >= THROWN else "sure" if above < 1 else "some"
    return message(f"clutch-throw-{kind}", roll=above)


def result_words(sign: str) -> Message:
    """A Result by its name."""
    return message(f"clutch-result-{sign.lower()}")


# --- How it ended ----------------------------------------------------------------------------------------------------


def _score(t: Tables, g: Any) -> tuple[int, int]:
    """Runs of a single game, or games of a series."""
    counted = g.wins if t.house.games > 1 else g.points
    return int(counted[0]), int(counted[1])


def outcome(t: Tables, g: Any) -> Outcome:
    """How a finished match ended."""
    winner, score = int(g.winner), _score(t, g)
    key = "clutch-outcome-series" if t.house.games > 1 else "clutch-outcome-won"
    words = message(key, {"player": winner}, own=score[winner], others=score[1 - winner])
    return Outcome(winner, "played", score, words)


def resigned(t: Tables, g: Any, seat: int) -> Outcome:
    """How a match ends when a manager gives up."""
    words = message("clutch-outcome-resigned", {"player": 1 - seat, "loser": seat})
    return Outcome(1 - seat, "resigned", _score(t, g), words)
