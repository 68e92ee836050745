"""SportsClix in words: notation for every action, messages for every prompt, choice and event."""

from __future__ import annotations

from typing import Any

from rainout.core.notation import Notation
from rainout.core.table import Choice, Event, Outcome
from rainout.core.words import Message, message
from rainout.diamond.book import BASE_NAMES, RUNNER, Book
from rainout.games.clix.figures import (
    COMBINATIONS,
    PITCH_SIGNS,
    POSITION_SIGNS,
    RESULT_SIGNS,
    STEP_NAMES,
    SWING_SIGNS,
)
from rainout.games.clix.state import (
    FACES,
    FENCED,
    FIELDED,
    INFIELD,
    PLAYERS,
    ROSTER,
    SUBSETS,
    SYMBOLS,
    TARGETS,
    UNKNOWN,
    ZONES,
    Attempt,
    Die,
    Ending,
    Level,
    Move,
    Phase,
    Position,
    Roll,
    Tables,
    Told,
)
from rainout.games.clix.view import (
    DEPTHS,
    NEWS,
    base_sign,
    bases_of,
    name_of,
    player_name,
    player_sign,
    player_target,
)

DICE = tuple(name_of(die) for die in Die)
RELAYS = ("C", "1B", "2B", "3B", "SS")
OUTFIELD = ("LF", "CF", "RF")


def _set(bits: int) -> str:
    """Bases in notation."""
    return " ".join(map(str, bases_of(bits))) or "none"


def _notation() -> Notation:
    texts: dict[int, str] = {}
    for die in Die:
        word = "roll" if die is Die.NUMBER else name_of(die)
        texts |= {Move.DIE + die * FACES + face: f"{word} {face + 1}" for face in range(FACES)}
    texts |= {Move.DH: "dh no", Move.DH + 1: "dh yes", Move.FILL: "fill"}
    texts |= {Move.ASSIGN + place: f"post {place + 1}" for place in range(ROSTER)}
    texts |= {Move.BAT + place: f"bat {place + 1}" for place in range(ROSTER)}
    texts |= {Move.FENCE + depth: f"fence {DEPTHS[depth]}" for depth in range(FENCED)}
    for place in range(ROSTER):
        for other in range(ROSTER):
            if place != other:
                texts[Move.IN + place * ROSTER + other] = f"in {place + 1} for {other + 1}"
    for position in range(Position.C, FIELDED):
        for other in range(position + 1, FIELDED):
            texts[Move.SWAP + position * FIELDED + other] = (
                f"swap {POSITION_SIGNS[position]} {POSITION_SIGNS[other]}"
            )
    texts[Move.SWAP + Position.P * FIELDED + Position.C] = "swap P C"
    for position in range(Position.B1, FIELDED):
        sign = POSITION_SIGNS[position]
        texts |= {Move.SHIFT + position * ZONES + zone: f"shift {sign} {zone + 1}" for zone in range(ZONES)}
        texts[Move.FIELDER + position] = f"field {sign}"
    for position in range(Position.B1, Position.LF):
        texts[Move.AT_BATTER + position] = f"race {POSITION_SIGNS[position]}"
    texts |= {
        Move.COVER: "cover", Move.READY: "ready", Move.SHUT_DOWN: "shut down", Move.WALK: "walk", Move.STAY: "stay",
        Move.SWING: "swing black", Move.SWING + 1: "swing blue", Move.BUNT: "bunt",
        Move.PITCH: "pitch red", Move.PITCH + 1: "pitch white", Move.LET: "let", Move.YES: "yes", Move.NO: "no",
        Move.NUDGE: "nudge down", Move.NUDGE + 1: "nudge up", Move.OUT: "out",
    }  # fmt: skip
    texts |= {Move.STEAL + bits: f"steal {_set(bits)}" for bits in range(4)}
    for bits in range(SUBSETS):
        texts[Move.SEND + bits] = f"send {_set(bits)}"
        texts[Move.TAG_UP + bits] = f"tag up {_set(bits)}"
        texts[Move.EXTRA + bits] = f"extra {_set(bits)}"
    texts |= {Move.TAKE + place: f"take {sign}" for place, sign in enumerate(COMBINATIONS)}
    for aim in range(1, TARGETS):
        texts[Move.THROW_AT + aim] = f"throw {base_sign(aim)}"
        texts[Move.FORCE + aim] = f"force {base_sign(aim)}"
        texts[Move.TAG + aim] = f"tag {base_sign(aim)}"
        for step in range(INFIELD):
            named, sign = aim * INFIELD + step, POSITION_SIGNS[Position.B1 + step]
            texts[Move.DOUBLE + named] = f"double {base_sign(aim)} {sign}"
            texts[Move.TAG_BY + named] = f"tag {base_sign(aim)} {sign}"
            texts[Move.THROW_BY + named] = f"throw {base_sign(aim)} {sign}"
        for place, sign in enumerate(OUTFIELD):
            texts[Move.THROW + place * TARGETS + aim] = f"throw {sign} {base_sign(aim)}"
    for step, sign in enumerate(RELAYS):
        texts |= {
            Move.RELAY + step * TARGETS + aim: f"relay {sign} {base_sign(aim)}" for aim in range(TARGETS)
        }
    for player in range(PLAYERS):
        texts[Move.CLICK + player] = f"click {player_sign(player)}"
        texts[Move.PASS + player] = f"pass {player_sign(player)}"
    return Notation({int(action): text for action, text in texts.items()})


NOTATION = _notation()


# --- What is asked ---------------------------------------------------------------------------------------------------


def roller(g: Any) -> int:
    """The seat whose die is due."""
    if g.phase == Phase.HOME:
        return int(g.arranging)
    from rainout.games.clix.rules.at_bat import roller as rolls

    return int(rolls(g))


def same_throw(g: Any) -> bool:
    """The second of two dice; the batter's with the pitcher's, and the green one with both."""
    if g.phase == Phase.HOME:
        return False
    if g.rolling == Roll.ATTEMPT:
        return bool(g.first_face)
    return bool(g.rolling == Roll.ZONE or (g.rolling == Roll.SWING and g.pitch_face != UNKNOWN))


def opening(t: Tables) -> tuple[Message, ...]:
    """SC-PRE-LVL-2: what kind of level is played, and what is new at it."""
    key = f"clix-news-{name_of(Level(t.house.level))}"
    return message(key), *(message(f"{key}-{line}") for line in range(1, NEWS[t.house.level] + 1))


def prompt(t: Tables, g: Any) -> Message:
    """One sentence: whose move it is and what is asked."""
    phase = Phase(g.phase)
    seats = {"player": int(g.actor) if g.actor >= 0 else roller(g)}
    key = f"clix-ask-{name_of(phase)}"
    if phase is Phase.ROLL:
        return message(f"{key}-{name_of(Roll(g.rolling))}", seats)
    if phase is Phase.ASSIGN:
        return message(key, seats, position=POSITION_SIGNS[g.arranged])
    if phase is Phase.ORDER:
        return message(key, seats, slot=int(g.arranged) + 1)
    if phase is Phase.FENCE:
        return message(key, seats, zone=int(g.arranged) + 1)
    if phase in (Phase.BENCH, Phase.FIELD, Phase.SWING):
        return message(key, seats, batter=player_name(t, int(g.batter)))
    if phase in (Phase.PITCH, Phase.LATE_PITCH, Phase.RELIEVE, Phase.FLAME):
        return message(key, seats, pitcher=player_name(t, int(g.pitcher)))
    if phase in (Phase.CONTROL, Phase.INTIMIDATE):
        return message(key, seats, name=player_name(t, int(g.control)))
    if phase in (Phase.REPLACE, Phase.SETTLE):
        return message(key, seats, name=player_name(t, int(g.removing)))
    if phase is Phase.LEAD:
        return message(key, seats, name=player_name(t, int(g.clicking)))
    if phase is Phase.PICK:
        return message(f"{key}-{'gain' if g.click_sign[0] > 0 else 'loss'}", seats)
    if phase in (Phase.SEND, Phase.FIELDER):
        return message(key, seats, zone=int(g.ball))
    return message(key, seats)


# --- What an action would do -----------------------------------------------------------------------------------------

VERBS = {
    Move.DH: "dh", Move.ASSIGN: "post", Move.BAT: "bat", Move.FILL: "fill", Move.FENCE: "fence", Move.IN: "in",
    Move.SWAP: "swap", Move.SHIFT: "shift", Move.COVER: "cover", Move.READY: "ready", Move.SHUT_DOWN: "shut-down",
    Move.WALK: "walk", Move.STAY: "stay", Move.SWING: "swing", Move.BUNT: "bunt", Move.PITCH: "pitch",
    Move.STEAL: "steal", Move.THROW_AT: "throw", Move.LET: "let", Move.YES: "yes", Move.NO: "no", Move.TAKE: "take",
    Move.NUDGE: "nudge", Move.SEND: "send", Move.TAG_UP: "tag-up", Move.EXTRA: "extra", Move.FIELDER: "field",
    Move.AT_BATTER: "race", Move.OUT: "out", Move.FORCE: "force", Move.TAG: "tag", Move.TAG_BY: "tag",
    Move.DOUBLE: "double", Move.RELAY: "relay", Move.THROW: "throw-from", Move.THROW_BY: "throw",
    Move.CLICK: "click", Move.PASS: "pass",
}  # fmt: skip


def choice(t: Tables, g: Any, action: int) -> Choice:
    """A legal action, with the players, zones, bases, dice or results it is about."""
    move = max(each for each in VERBS if each <= action)
    verb, named, text = VERBS[move], action - move, NOTATION.write(action)
    key = f"clix-do-{verb}"
    own = int(g.actor) * ROSTER

    def made(targets: tuple[str, ...] = (), words: Message | None = None) -> Choice:
        return Choice(text, verb, targets, words or message(key))

    if move is Move.DH:
        return made(("yes" if named else "no",), message(f"{key}-{'yes' if named else 'no'}"))
    if move is Move.ASSIGN:
        name, sign = player_name(t, own + named), POSITION_SIGNS[g.arranged]
        return made((player_target(own + named),), message(key, name=name, position=sign))
    if move is Move.BAT:
        words = message(key, name=player_name(t, own + named), slot=int(g.arranged) + 1)
        return made((player_target(own + named), f"slot-{int(g.arranged) + 1}"), words)
    if move is Move.FILL:
        return made(words=message(f"{key}-{name_of(Phase(g.phase))}"))
    if move is Move.FENCE:
        depth = DEPTHS[named]
        return made((f"zone-{int(g.arranged) + 1}", depth), message(f"{key}-{depth}"))
    if move is Move.IN:
        player, other = own + named // ROSTER, own + named % ROSTER
        words = message(key, name=player_name(t, player), other=player_name(t, other))
        return made((player_target(player), player_target(other)), words)
    if move is Move.SWAP:
        first, second = (int(g.fielder[g.actor, each]) for each in divmod(named, FIELDED))
        words = message(key, name=player_name(t, first), other=player_name(t, second))
        return made((player_target(first), player_target(second)), words)
    if move is Move.SHIFT:
        player = int(g.fielder[g.actor, named // ZONES])
        zone = named % ZONES + 1
        return made(
            (player_target(player), f"zone-{zone}"), message(key, name=player_name(t, player), zone=zone)
        )
    if move is Move.READY:
        return made(words=message(f"{key}-{name_of(Phase(g.phase))}"))
    if move in (Move.WALK, Move.BUNT):
        return made((player_target(int(g.batter)),), message(key, name=player_name(t, int(g.batter))))
    if move is Move.SHUT_DOWN:
        return made((player_target(int(g.pitcher)),), message(key, name=player_name(t, int(g.pitcher))))
    if move is Move.STAY:
        player = int(g.pitcher) if g.phase == Phase.RELIEVE else int(g.removing)
        return made((player_target(player),), message(key, name=player_name(t, player)))
    if move in (Move.SWING, Move.PITCH):
        die = DICE[(Die.BLACK if move is Move.SWING else Die.RED) + named]
        return made((f"die-{die}",), message(f"{key}-{die}"))
    if move in (Move.STEAL, Move.SEND, Move.TAG_UP, Move.EXTRA):
        return made(*_runners(t, g, named, key))
    if move in (Move.THROW_AT, Move.FORCE, Move.TAG):
        runner = int(g.bases[named - 1]) - 1
        return made(
            (player_target(runner), f"base-{base_sign(named)}"),
            message(key, name=player_name(t, runner), base=BASE_NAMES[named]),
        )
    if move in (Move.YES, Move.NO, Move.LET):
        return made(words=message(f"{key}-{name_of(Phase(g.phase))}"))
    if move is Move.TAKE:
        sign = RESULT_SIGNS[_taken(t, g, named)]
        return made((f"result-{COMBINATIONS[named]}",), message(key, result=_result(sign)))
    if move is Move.NUDGE:
        face = int(g.green) + (1 if named else -1)
        from rainout.games.clix.rules.table import figure

        zone = int(t.figures.spray[figure(t, g.batter), face])
        return made((f"zone-{zone}", f"face-{face}"), message(key, face=face, zone=zone))
    if move in (Move.FIELDER, Move.AT_BATTER):
        player = int(g.fielder[g.actor, named])
        return made((player_target(player),), message(key, name=player_name(t, player)))
    if move is Move.OUT:
        return made(
            (player_target(int(g.batter)), "base-1"), message(key, name=player_name(t, int(g.batter)))
        )
    if move in (Move.TAG_BY, Move.THROW_BY, Move.DOUBLE):
        return made(*_covering(t, g, move, named, key))
    if move is Move.RELAY:
        player, aim = int(g.fielder[g.actor, Position.C + named // TARGETS]), named % TARGETS
        return made(
            (player_target(player), f"base-{base_sign(aim)}"),
            message(key, name=player_name(t, player), base=BASE_NAMES[aim]),
        )
    if move is Move.THROW:
        player, aim = int(g.fielder[g.actor, Position.LF + named // TARGETS]), named % TARGETS
        runner = int(g.bases[aim - 1]) - 1
        return made(
            (player_target(player), player_target(runner), f"base-{base_sign(aim)}"),
            message(key, name=player_name(t, player), runner=player_name(t, runner), base=BASE_NAMES[aim]),
        )
    if move in (Move.CLICK, Move.PASS):
        return made((player_target(named),), message(key, name=player_name(t, named)))
    return made()


def _runners(t: Tables, g: Any, bits: int, key: str) -> tuple[tuple[str, ...], Message]:
    """Some runners who go, or nobody."""
    if not bits:
        return (), message(f"{key}-none")
    runners = [int(g.bases[base - 1]) - 1 for base in bases_of(bits)]
    names = ", ".join(player_name(t, runner) for runner in reversed(runners))
    return tuple(player_target(runner) for runner in runners), message(key, names=names, count=len(runners))


def _covering(t: Tables, g: Any, move: Move, named: int, key: str) -> tuple[tuple[str, ...], Message]:
    """SC-PLY-TAG-6, SC-PLY-DP-4: an infielder runs to a base, for a force out or to tag a runner."""
    aim, player = named // INFIELD, int(g.fielder[g.actor, Position.B1 + named % INFIELD])
    targets = (player_target(player), f"base-{base_sign(aim)}")
    words: dict[str, Any] = {"name": player_name(t, player), "base": BASE_NAMES[aim]}
    if move is Move.DOUBLE and g.forced >> (aim - 1) & 1:
        return targets, message(key, **words)
    runner = int(g.bases[aim - 1]) - 1
    key += "-tag" if move is Move.DOUBLE else "-by"
    return (*targets, player_target(runner)), message(key, **words, runner=player_name(t, runner))


def _taken(t: Tables, g: Any, combination: int) -> int:
    from rainout.games.clix.rules.at_bat import controlled_result
    from rainout.games.clix.state import COLUMNS

    home = int(t.book.home_of[combination // SYMBOLS, combination % SYMBOLS])
    return int(controlled_result(t, g, home % COLUMNS))


RESULT_KEYS = (
    "strikeout", "ground-ball", "fly-ball", "paint", "ground-scorcher", "fly-scorcher", "shallow-fly", "work", "walk",
    "average-fly", "single", "single-plus", "double", "double-plus", "triple", "deep-fly", "home-run",
)  # fmt: skip


def _result(sign: str) -> Message:
    return message(f"clix-result-{RESULT_KEYS[RESULT_SIGNS.index(sign)]}")


# --- What happened ---------------------------------------------------------------------------------------------------


BOOK = Book.of(
    RUNNER.but(
        fact=lambda _, runner: player_target(runner - 1),
        say=lambda about, runner: player_name(about.t, runner - 1),
        kind=str,
    )
)


def event(t: Tables, ply: int, row: tuple[int, ...], seat: int | None) -> Event | None:
    """An event; all is open but the dice chosen in secret, of which only that they were chosen is told."""
    what, who, a, b, c, d = row
    if what >= Book.first:
        return BOOK.event(t, ply, row, seat)
    kind = Told(what)
    name = name_of(kind)
    key = f"clix-told-{name}"
    seats = {"player": who}
    facts: dict[str, int | str] = {}
    args: dict[str, int | str | Message] = {}
    if kind is Told.HOME_ROLL:
        facts, args = {"face": a}, {"face": a}
    elif kind is Told.DH:
        facts = {"dh": a}
        key += "-yes" if a else "-no"
    elif kind is Told.ASSIGNED:
        facts = {"card": player_target(a), "position": POSITION_SIGNS[b]}
        args = {"name": player_name(t, a), "position": POSITION_SIGNS[b]}
    elif kind is Told.BATS:
        facts, args = {"card": player_target(a), "slot": b}, {"name": player_name(t, a), "slot": b}
    elif kind is Told.FENCE:
        facts, args = {"zone": a, "depth": DEPTHS[b]}, {"zone": a, "depth": DEPTHS[b]}
    elif kind is Told.HALF:
        facts, args = {"inning": a, "half": "bottom" if b else "top"}, {"inning": a}
        key += "-bottom" if b else "-top"
    elif kind is Told.UP:
        facts = {"card": player_target(a), "pitcher": player_target(b), "outs": c}
        args = {"name": player_name(t, a), "pitcher": player_name(t, b)}
    elif kind is Told.CAME_IN:
        facts = {"in": player_target(a), "out": player_target(b), "position": POSITION_SIGNS[c]}
        args = {"name": player_name(t, a), "other": player_name(t, b), "position": POSITION_SIGNS[c]}
    elif kind is Told.SWAPPED:
        facts = {"card": player_target(a), "position": POSITION_SIGNS[b], "other": player_target(c)}
        args = {
            "name": player_name(t, a),
            "position": POSITION_SIGNS[b],
            "other": player_name(t, c),
            "place": POSITION_SIGNS[d],
        }
    elif kind is Told.SHIFTED:
        facts = {"position": POSITION_SIGNS[a], "zone": b}
        args = {"position": POSITION_SIGNS[a], "zone": b}
    elif kind in (Told.SHUT_DOWN, Told.WALKED, Told.BUNTS, Told.CONTROL, Told.THREE_BALLS, Told.VOID):
        facts, args = {"card": player_target(a)}, {"name": player_name(t, a)}
    elif kind in (Told.STEALS, Told.OUT_AT):
        facts = {"card": player_target(a), "base": base_sign(b)}
        args = {"name": player_name(t, a), "base": BASE_NAMES[b]}
    elif kind is Told.ROLLED:
        shown = _face(a, c)
        facts = {"die": DICE[a], "face": b, "shows": shown, "roll": name_of(Roll(d))}
        args = {"face": message(f"clix-symbol-{shown}") if a <= Die.BLUE else shown}
        key += f"-{DICE[a]}"
    elif kind is Told.READ:
        sign = RESULT_SIGNS[a]
        combination = PITCH_SIGNS[b] + SWING_SIGNS[c]
        facts = {"result": sign, "combination": combination, "base": "pitcher" if d else "batter"}
        pitch, swing = (message(f"clix-symbol-{symbol}") for symbol in combination)
        args = {"result": _result(sign), "pair": message("clix-pair", pitch=pitch, swing=swing)}
        key += "-pitcher" if d else "-batter"
    elif kind is Told.TOOK:
        facts, args = {"result": RESULT_SIGNS[a]}, {"result": _result(RESULT_SIGNS[a])}
    elif kind is Told.INTIMIDATED:
        facts = {"card": player_target(a), "opponent": player_target(b)}
        args = {"name": player_name(t, a), "opponent": player_name(t, b)}
    elif kind is Told.BALL:
        facts, args = {"zone": a}, {"zone": a}
    elif kind is Told.NUDGED:
        facts, args = {"face": a, "zone": b}, {"face": a, "zone": b}
    elif kind is Told.FLAMED:
        facts, args = {"card": player_target(a), "works": b}, {"name": player_name(t, a)}
        key += "" if b else "-not"
    elif kind is Told.SENT:
        facts = {"going": " ".join(map(str, bases_of(a))), "how": ("send", "tag-up", "extra")[b]}
        args = {"count": len(bases_of(a))}
        key += ("-send", "-tag-up", "-extra")[b]
    elif kind is Told.FIELDS:
        facts, args = {"card": player_target(a), "moved": b}, {"name": player_name(t, a)}
        key += "-moving" if b else ""
    elif kind is Told.GAP:
        facts, args = {"zone": a}, {"zone": a}
    elif kind is Told.TRIES:
        facts = {"card": player_target(a), "attempt": name_of(Attempt(b)), "strength": c, "need": d}
        args = {"name": player_name(t, a), "roll": d - c}
        throwing = Attempt(b) not in (Attempt.FIELD, Attempt.BUNT, Attempt.COVER)
        key += "-throw" if throwing else "-field"
    elif kind is Told.ATTEMPTED:
        facts = {"card": player_target(a), "made": b, "total": c, "doubles": d}
        args = {"name": player_name(t, a), "total": c}
        key += _played(b, d)
    elif kind in (Told.GAINED, Told.LOST):
        facts = {"card": player_target(a), "step": STEP_NAMES[b]}
        args = {"name": player_name(t, a), "step": _step(STEP_NAMES[b])}
    elif kind is Told.PASSED:
        facts = {"card": player_target(a), "to": player_target(b)}
        args = {"name": player_name(t, a), "other": player_name(t, b)}
    elif kind is Told.TIRED:
        facts, args = {"card": player_target(a), "clicks": b}, {"name": player_name(t, a), "clicks": b}
    elif kind is Told.FINISHED:
        facts = {
            "card": player_target(a),
            "pitcher": player_target(b),
            "ending": name_of(Ending(c)),
            "batted_in": d,
        }
        args = {"name": player_name(t, a)}
        key += f"-{name_of(Ending(c))}"
    elif kind is Told.WON:
        facts, args = {"own": a, "others": b}, {"own": a, "others": b}
    return Event(ply, name, who, facts, message(key, seats, **args))


def _step(name: str) -> Message:
    """A position of a dial in words."""
    if name == STEP_NAMES[-1]:
        return message("clix-step-balls")
    return message(f"clix-step-{'red' if name[0] == 'R' else 'blue'}", number=int(name[1:]))


def _face(die: int, shown: int) -> str:
    if die <= Die.WHITE:
        return PITCH_SIGNS[shown]
    return SWING_SIGNS[shown] if die <= Die.BLUE else str(shown)


def _played(made: int, doubles: int) -> str:
    """SC-PLY-DBL-2 to SC-PLY-DBL-5: doubles have names."""
    if doubles == FACES:
        return "-highlight"
    if doubles == 1:
        return "-blooper"
    if doubles:
        return "-great" if made else "-error"
    return "-made" if made else "-missed"


# --- How it ended ----------------------------------------------------------------------------------------------------


def outcome(t: Tables, g: Any) -> Outcome:
    """How a finished game ended."""
    winner = int(g.winner)
    score = (int(g.points[0]), int(g.points[1]))
    words = message("clix-outcome-won", {"player": winner}, own=score[winner], others=score[1 - winner])
    return Outcome(winner, "played", score, words)


def resigned(t: Tables, g: Any, seat: int) -> Outcome:
    """How a game ends when a manager gives up."""
    score = (int(g.points[0]), int(g.points[1]))
    words = message("clix-outcome-resigned", {"player": 1 - seat, "loser": seat})
    return Outcome(1 - seat, "resigned", score, words)
