"""7th Inning Stretch in words: notation for every action, messages for every prompt, choice and event."""

from __future__ import annotations

from typing import Any

import msgspec

from rainout.core.notation import Notation
from rainout.core.table import Choice, Event, Outcome
from rainout.core.words import Message, message
from rainout.diamond.book import BASE_NAMES, RUNNER, Book
from rainout.games.stretch import chances, state
from rainout.games.stretch.cards import OUTCOME_SIGNS, SLOTS, card_of
from rainout.games.stretch.state import (
    CARDS,
    DICE,
    FACES,
    LINES,
    OPPONENT,
    POSITIONS,
    SEATS,
    Ability,
    Buy,
    Move,
    Phase,
    Purpose,
    Result,
    Stage,
    Tables,
    Told,
)
from rainout.games.stretch.view import card_target, name_of

BASE_NUMBERS = {0: "1", 1: "2", 2: "3"}
BUYS = {buy: name_of(buy) for buy in Buy}
CARD_MOVES = {
    Move.DRAW: "draw",
    Move.SIGN: "sign",
    Move.TRADE: "trade",
    Move.FACE: "face",
    Move.BAT: "bat",
    Move.PITCH: "pitch",
    Move.SUB: "sub",
    Move.REST: "rest",
}
SINGLE_MOVES = {
    Move.FILL: "fill",
    Move.KEEP: "keep",
    Move.HOLD: "hold",
    Move.STAND: "stand",
    Move.VETERAN: "veteran",
    Move.DONE: "done",
}


def _places(mask: int) -> list[int]:
    return [place for place in range(DICE) if mask >> place & 1]


def _notation() -> Notation:
    texts: dict[int, str] = {Move.DIE + face - 1: f"roll {face}" for face in range(1, FACES + 1)}
    texts |= {Move.LINEUP_DIE + face - 1: f"lineup {face}" for face in range(1, state.LINEUP_FACES + 1)}
    texts |= {Move.HOME + seat: f"home {seat + 1}" for seat in range(SEATS)}
    for first, word in CARD_MOVES.items():
        texts |= {first + card: f"{word} {SLOTS[card]}" for card in range(CARDS)}
    texts |= {int(move): word for move, word in SINGLE_MOVES.items()}
    texts |= {Move.DISC + position: f"disc {position + 1}" for position in range(POSITIONS)}
    texts |= {Move.SWING + dice: f"swing {dice}" for dice in range(DICE + 1)}
    texts |= {Move.STEAL + dice: f"steal {dice}" for dice in range(1, DICE + 1)}
    texts |= {Move.RUN + dice: f"run {dice}" for dice in range(1, DICE + 1)}
    texts |= {Move.TAKE + line: f"take {line + 1}" for line in range(LINES)}
    for place in range(DICE):
        texts[Move.PLUS + place] = f"plus {place + 1}"
        texts[Move.MINUS + place] = f"minus {place + 1}"
        texts[Move.DROP + place] = f"drop {place + 1}"
        for face in range(1, FACES + 1):
            texts[Move.SET + place * FACES + face - 1] = f"set {place + 1} to {face}"
    texts |= {Move.REMOVE + base: f"remove {BASE_NUMBERS[base]}" for base in range(3)}
    texts |= {Move.BUY + buy: f"buy {word}" for buy, word in BUYS.items()}
    for mask in range(1, 1 << DICE):
        texts[Move.REROLL + mask] = "reroll " + " ".join(str(place + 1) for place in _places(mask))
    return Notation({int(action): text for action, text in texts.items()})


NOTATION = _notation()


def player_name(t: Tables, card: int) -> str:
    """A player's name, the same in every language."""
    return card_of(t, card).player.name


def team_name(t: Tables, card: int) -> str:
    """A team's name, the same in every language."""
    team = card_of(t, card).team
    return team.name if team else ""


# --- What is asked ---------------------------------------------------------------------------------------------------


def prompt(t: Tables, g: Any) -> Message:
    """One sentence: whose move it is and what is asked."""
    phase = Phase(g.phase)
    who = int(g.actor) if g.actor >= 0 else roller(g)
    seats = {"player": who}
    key = f"stretch-ask-{name_of(phase)}"
    if phase is Phase.SIGN:
        if g.stage != Stage.RECOVERY:
            return message(f"{key}-pair", seats)
        return (
            message(f"{key}-free", seats)
            if g.offered_size == 3
            else message(f"{key}-paid", seats, stars=int(g.stars))
        )
    if phase is Phase.LINEUP:
        return (
            message(key, seats)
            if t.house.duel
            else message(f"{key}-position", seats, position=int(g.lineup_size[0]) + 1)
        )
    if phase is Phase.ROLL:
        return message(f"{key}-{name_of(Purpose(g.purpose))}", seats, dice=int(g.to_roll))
    if phase is Phase.TOKENS:
        return message(f"{key}-{name_of(Purpose(g.purpose))}", seats)
    if phase in (Phase.PLATE, Phase.SUBSTITUTE, Phase.LINE):
        name = player_name(t, int(g.lineup[g.at_bat, g.disc[g.at_bat]]))
        return message(key, seats, batter=name)
    if phase in (Phase.DEFEND, Phase.CHANGE):
        name = player_name(t, int(g.pitcher[g.actor]))
        if phase is Phase.CHANGE or g.purpose != Purpose.TEAM:
            return message(key, seats, pitcher=name)
        from rainout.games.stretch.rules.reading import team_runs

        runs = int(team_runs(t, int(g.opponent), g.dice, int(g.rolled)))
        return message(f"{key}-team", seats, pitcher=name, team=team_name(t, int(g.opponent)), runs=runs)
    if phase is Phase.REST:
        return message(key, seats, count=int(g.rests))
    if phase is Phase.SPEND:
        return message(key, seats, stars=int(g.stars))
    return message(key, seats)


# --- What an action would do -----------------------------------------------------------------------------------------

VERBS = {
    Move.SIGN: "sign",
    Move.TRADE: "trade",
    Move.FACE: "face",
    Move.BAT: "bat",
    Move.FILL: "fill",
    Move.DISC: "disc",
    Move.PITCH: "pitch",
    Move.SUB: "sub",
    Move.KEEP: "keep",
    Move.SWING: "swing",
    Move.STEAL: "steal",
    Move.RUN: "run",
    Move.HOLD: "hold",
    Move.TAKE: "take",
    Move.STAND: "stand",
    Move.PLUS: "plus",
    Move.MINUS: "minus",
    Move.SET: "set",
    Move.DROP: "drop",
    Move.REMOVE: "remove",
    Move.VETERAN: "veteran",
    Move.REST: "rest",
    Move.BUY: "buy",
    Move.DONE: "done",
    Move.REROLL: "reroll",
}


def choice(t: Tables, g: Any, action: int) -> Choice:
    """A legal action, with the card, die, line, base or position it is about, and the chances it leads to."""
    return msgspec.structs.replace(_choice(t, g, action), odds=chances.odds(t, g, action))


def _choice(t: Tables, g: Any, action: int) -> Choice:
    move = max(each for each in VERBS if each <= action)
    verb, named, text = VERBS[move], action - move, NOTATION.write(action)
    key = f"stretch-do-{verb}"
    if move in (Move.SIGN, Move.TRADE, Move.BAT, Move.SUB, Move.REST, Move.PITCH):
        words = message(key, name=player_name(t, named))
        if move is Move.SIGN and g.phase == Phase.SIGN and g.stage != Stage.RECOVERY:
            other = next(int(card) for card in g.offered[:2] if card != named)
            words = message(f"{key}-pair", name=player_name(t, named), team=team_name(t, other))
        return Choice(text, verb, (card_target(named),), words)
    if move is Move.FACE:
        return Choice(text, verb, (card_target(named),), message(key, team=team_name(t, named)))
    if move is Move.DISC:
        name = player_name(t, int(g.lineup[g.actor, named]))
        return Choice(text, verb, (f"position-{named + 1}",), message(key, name=name))
    if move in (Move.SWING, Move.STEAL, Move.RUN):
        return Choice(text, verb, (f"dice-{named}",), message(key, dice=named))
    if move is Move.TAKE:
        card = int(g.lineup[g.at_bat, g.disc[g.at_bat]])
        outcome = OUTCOME_SIGNS[state.Outcome(t.players.outcome[card, named])]
        return Choice(
            text, verb, (f"line-{named + 1}",), message(key, outcome=message(f"stretch-gives-{outcome}"))
        )
    if move in (Move.PLUS, Move.MINUS):
        face = int(g.dice[named])
        after = face + (1 if move is Move.PLUS else -1)
        return Choice(text, verb, (f"die-{named + 1}",), message(key, face=face, after=after))
    if move is Move.SET:
        place, face = named // FACES, named % FACES + 1
        words = message(key, face=int(g.dice[place]), after=face)
        return Choice(text, verb, (f"die-{place + 1}", f"face-{face}"), words)
    if move is Move.DROP:
        return Choice(text, verb, (f"die-{named + 1}",), message(key, face=int(g.dice[named])))
    if move is Move.REROLL:
        places = _places(named)
        faces = ", ".join(str(int(g.dice[place])) for place in places)
        return Choice(text, verb, tuple(f"die-{place + 1}" for place in places), message(key, faces=faces))
    if move is Move.REMOVE:
        name = player_name(t, int(g.bases[named]) - 1)
        return Choice(text, verb, (f"base-{named + 1}",), message(key, name=name))
    if move is Move.BUY:
        return Choice(text, verb, (f"buy-{BUYS[Buy(named)]}",), _buy_words(g, Buy(named)))
    return Choice(text, verb, (), message(f"{key}{_about(g, move)}"))


def _about(g: Any, move: Move) -> str:
    """Which of several sentences a word stands for."""
    if move is Move.KEEP:
        return "-batter" if g.phase == Phase.SUBSTITUTE else "-pitcher"
    if move is Move.STAND:
        return "-defend" if g.phase == Phase.DEFEND else ""
    return ""


def _buy_words(g: Any, buy: Buy) -> Message:
    from rainout.games.stretch.rules.season import price_of

    price = int(price_of(g, buy))
    key = f"stretch-do-buy-{BUYS[buy]}"
    if buy in (Buy.SEMIFINALS_LEVEL, Buy.FINALS_LEVEL):
        return message(key, price=price, level=int(g.level[buy - Buy.SEMIFINALS_LEVEL]) - 1)
    return message(key, price=price)


# --- What happened ---------------------------------------------------------------------------------------------------


def dice_of(low: int, high: int) -> list[int]:
    """The dice of a roll, as events pack them.

    >>> dice_of(0x102, 0x001)
    [1, 3, 3, 6]
    """
    dice = []
    for packed, first in ((low, 1), (high, 4)):
        for place in range(3):
            dice += [first + place] * (packed >> 4 * (2 - place) & 15)
    return dice


BOOK = Book.of(
    RUNNER.but(
        fact=lambda _, runner: SLOTS[runner - 1],
        say=lambda about, runner: player_name(about.t, runner - 1),
        kind=str,
    )
)


def event(t: Tables, ply: int, row: tuple[int, ...], seat: int | None) -> Event | None:
    """An event as a seat may know it: cards dealt and Lineups of a duel are known to their owner alone."""
    what, who, a, b, c, d = row
    if what >= Book.first:
        return BOOK.event(t, ply, row, seat)
    kind = Told(what)
    name = name_of(kind)
    seats = {"player": who} if who >= 0 else {}
    key = f"stretch-told-{name}"
    secret = bool(t.house.duel) and seat != who
    facts: dict[str, int | str] = {}
    args: dict[str, int | str | Message] = {}
    if kind is Told.DEALT:
        if secret:
            return Event(ply, name, who, {}, message(f"{key}-unseen", seats))
        facts, args = {"card": SLOTS[a]}, {"name": player_name(t, a)}
    elif kind is Told.BATS:
        if secret:
            return None
        facts, args = {"card": SLOTS[a], "position": b}, {"name": player_name(t, a), "position": b}
    elif kind is Told.TURNED_UP:
        facts, args = {"card": SLOTS[a]}, {"team": team_name(t, a), "tier": card_of(t, a).tier}
    elif kind is Told.SIGNED:
        facts, args = {"card": SLOTS[a], "stars": b}, {"name": player_name(t, a)}
        key += "-paid" if b else ""
    elif kind is Told.SCHEDULED:
        facts, args = {"card": SLOTS[a], "stage": name_of(Stage(b))}, {"team": team_name(t, a)}
        key += f"-{name_of(Stage(b))}" if b >= Stage.SEMIFINALS else ""
    elif kind in (Told.TRADED, Told.PITCHES, Told.REVEALED, Told.MISSED):
        facts, args = {"card": SLOTS[a]}, {"name": player_name(t, a)}
    elif kind is Told.STAGE:
        facts = {"stage": name_of(Stage(a))}
        key += f"-{name_of(Stage(a))}"
    elif kind is Told.FACED:
        facts = {"card": SLOTS[a], "home": b, "game": c}
        args = {"team": team_name(t, a), "game": c}
        key += "-home" if b else "-away"
    elif kind is Told.HEAD_START:
        facts, args = {"face": a, "runs": b}, {"face": a, "runs": b}
    elif kind is Told.LINEUP_DIE:
        facts, args = {"face": a}, {"face": a}
    elif kind is Told.DISC:
        facts, args = {"card": SLOTS[a], "position": b}, {"name": player_name(t, a), "position": b}
    elif kind is Told.HALF:
        facts = {"inning": a, "half": "bottom" if b else "top"}
        args = {"inning": a}
        key += ("-bottom" if b else "-top") + ("-team" if _team_bats(t, who) else "")
        seats = {} if _team_bats(t, who) else seats
    elif kind is Told.TURN:
        facts = {"card": SLOTS[a], "position": b, "outs": c}
        args = {"name": player_name(t, a), "outs": c}
    elif kind in (Told.SUBSTITUTED, Told.RELIEVED):
        facts = {"in": SLOTS[a], "out": SLOTS[b], "position": c}
        args = {"in": player_name(t, a), "out": player_name(t, b)}
    elif kind is Told.GATHERED:
        facts = {"card": SLOTS[a], "dice": b, "rerolls": c, "nudges": d}
        args = {"name": player_name(t, a), "dice": b, "rerolls": c, "nudges": d}
    elif kind in (Told.SWUNG, Told.RUNS_ON):
        facts, args = {"card": SLOTS[a], "dice": b}, {"name": player_name(t, a), "dice": b}
        key += "-not" if kind is Told.SWUNG and b == 0 else ""
    elif kind is Told.STEALS:
        facts = {"card": SLOTS[a], "base": BASE_NAMES[b], "dice": c}
        args = {"name": player_name(t, a), "base": BASE_NAMES[b], "dice": c}
    elif kind is Told.ROLLED:
        purpose, dice = name_of(Purpose(a)), ", ".join(map(str, dice_of(b, c)))
        facts, args = {"purpose": purpose, "dice": dice, "again": d}, {"dice": dice}
        key += "-team" if a == Purpose.TEAM else "-head-start" if a == Purpose.HEAD_START else ""
    elif kind is Told.REROLLED:
        facts, args = {"count": a}, {"count": a}
    elif kind is Told.NUDGED:
        facts, args = {"from": a, "to": b}, {"face": a, "after": b}
    elif kind is Told.USED:
        facts = {"card": SLOTS[a], "ability": name_of(Ability(b)), "from": c, "to": d}
        args = {"name": player_name(t, a), "face": c}
        key += (
            "-reroll" if b in (Ability.REROLL1, Ability.REROLLX) else "-drop" if b == Ability.DROP else "-set"
        )
        args |= {"after": d} if key.endswith("-set") else {}
    elif kind is Told.HIT:
        sign = OUTCOME_SIGNS[state.Outcome(c)]
        facts, args = {"card": SLOTS[a], "line": b, "outcome": sign}, {"name": player_name(t, a)}
        key += f"-{sign}"
    elif kind is Told.STOLE:
        facts = {"card": SLOTS[a], "base": BASE_NAMES[b]}
        args = {"name": player_name(t, a), "base": BASE_NAMES[b]}
    elif kind is Told.CAUGHT:
        facts, args = {"base": BASE_NAMES[a]}, {"base": BASE_NAMES[a]}
    elif kind is Told.VETERAN:
        facts, args = {"left": a}, {"left": a}
    elif kind is Told.HALF_OVER:
        facts = {"runs": a, "own": b, "others": c}
        args = {"runs": a, "own": b, "others": c}
    elif kind is Told.TEAM_SCORED:
        facts = {"card": SLOTS[a], "runs": b, "total": c}
        args = {"team": team_name(t, a), "runs": b, "total": c}
    elif kind in (Told.WON_GAME, Told.LOST_GAME):
        facts = {"card": SLOTS[a], "own": b, "others": c, "game": d}
        args = {"team": team_name(t, a), "own": b, "others": c}
    elif kind is Told.STARS:
        facts, args = {"gained": a, "stars": b}, {"gained": a, "stars": b}
    elif kind is Told.RESTED:
        facts, args = {"card": SLOTS[a], "exhaustion": b}, {"name": player_name(t, a), "exhaustion": b}
    elif kind is Told.QUALIFIED:
        facts, args = {"stars": a}, {"stars": a}
    elif kind is Told.BOUGHT:
        facts, args = {"what": BUYS[Buy(a)], "stars": b}, {"stars": b}
        key += f"-{BUYS[Buy(a)]}"
    elif kind is Told.SERIES:
        series = "finals" if a else "semifinals"
        facts, args = {"series": series, "won": b, "wins": c, "losses": d}, {"wins": c, "losses": d}
        key += f"-{series}-{'won' if b else 'lost'}"
    elif kind is Told.SEASON:
        result = name_of(Result(a))
        facts = {"result": result, "stars": b, "wins": c, "losses": d}
        args = {"stars": b, "wins": c, "losses": d}
        key += f"-{result}"
    elif kind is Told.DUEL_WON:
        facts, args = {"own": a, "others": b}, {"own": a, "others": b}
        seats = {"player": who, "other": 1 - who}
    return Event(ply, name, who, facts, message(key, seats, **args))


def _team_bats(t: Tables, who: int) -> bool:
    return not t.house.duel and who == OPPONENT


def roller(g: Any) -> int:
    """Whose die is due: of the side at bat; in a season, always the player's."""
    if g.phase == Phase.LINEUP_DIE:
        return int(g.selecting)
    if g.opponent >= 0:
        return 0
    return max(0, int(g.at_bat))


def same_throw(g: Any) -> bool:
    """The dice of a roll are thrown together."""
    return bool(g.phase == Phase.ROLL and g.landed > 0)


# --- How it ended ----------------------------------------------------------------------------------------------------


def outcome(t: Tables, g: Any) -> Outcome:
    """A champion, or how far the season went; in a duel, who has more runs."""
    score = _score(t, g)
    if t.house.duel:
        winner = int(g.winner)
        seats = {"player": winner, "other": 1 - winner}
        words = message("stretch-outcome-duel", seats, own=score[winner], others=score[1 - winner])
        return Outcome(winner, "played", score, words)
    result = name_of(Result(g.result))
    words = message(
        f"stretch-outcome-{result}",
        {"player": 0},
        stars=int(g.earned),
        wins=int(g.wins),
        losses=int(g.losses),
    )
    return Outcome(0 if g.result == Result.CHAMPION else None, "played", score, words)


def resigned(t: Tables, g: Any, seat: int) -> Outcome:
    """The other Coach wins; a season given up is over."""
    if t.house.duel:
        words = message("stretch-outcome-resigned", {"player": seat, "other": 1 - seat})
        return Outcome(1 - seat, "resigned", _score(t, g), words)
    return Outcome(
        None, "resigned", _score(t, g), message("stretch-outcome-resigned-season", {"player": seat})
    )


def _score(t: Tables, g: Any) -> tuple[int, ...]:
    """★ earned in a season; runs in a duel."""
    if t.house.duel:
        return tuple(int(g.runs[1 if g.home == seat else 0]) for seat in range(SEATS))
    return (int(g.earned),)
