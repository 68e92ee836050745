"""The hen game in words: notation for every action, messages for every prompt, choice and event."""

from __future__ import annotations

from functools import cache
from typing import Any

from rainout.core.notation import Notation
from rainout.core.table import Choice, Event, Outcome
from rainout.core.words import Message, message
from rainout.games.hens.state import (
    FACES,
    PACK,
    SPACES,
    SUITS,
    Face,
    Line,
    Move,
    Phase,
    Series,
    Tables,
    Told,
)
from rainout.games.hens.view import CARD_NAMES, RANK_NAMES, SUIT_NAMES, target


def _notation() -> Notation:
    texts = {Move.DEAL + card: f"deal {CARD_NAMES[card]}" for card in range(PACK)}
    texts |= {Move.DRAW + card: f"draw {CARD_NAMES[card]}" for card in range(PACK)}
    texts |= {Move.DIE + face - 1: f"roll {face}" for face in range(1, FACES + 1)}
    also = {}
    for i in range(SPACES):
        texts[Move.RENEW_OWN + i] = f"renew {i + 1}"
        texts[Move.RENEW_THEIRS + i] = f"renew their {i + 1}"
        texts[Move.BLOCK + i] = f"block {i + 1}"
        for j in range(SPACES):
            texts[Move.ROB + i * SPACES + j] = f"rob {i + 1} {j + 1}"
            if i < j:
                texts[Move.REARRANGE + i * SPACES + j] = f"rearrange {i + 1} {j + 1}"
                also[f"rearrange {j + 1} {i + 1}"] = Move.REARRANGE + i * SPACES + j
    texts[Move.LOOK_OWN] = "look"
    texts[Move.LOOK_THEIRS] = "look their"
    texts[Move.PASS] = "pass"
    texts[Move.NEXT_GAME] = "next"
    return Notation({int(action): text for action, text in texts.items()}, also)


NOTATION = _notation()


@cache
def card_words(card: int) -> Message:
    """A card by its name: "queen of hearts"."""
    return message(
        "hens-card", rank=rank_words(card // SUITS), suit=message(f"hens-suit-{SUIT_NAMES[card % SUITS]}")
    )


@cache
def rank_words(rank: int) -> Message:
    """A rank by its stage of growth."""
    return message(f"hens-rank-{RANK_NAMES[rank]}")


def prompt(t: Tables, g: Any) -> Message:
    """One sentence: whose move it is and what is asked."""
    seats = {"player": int(g.turn), "other": 1 - int(g.turn)}
    phase = Phase(g.phase)
    if phase is Phase.CHOOSE:
        if g.drawn >= 0:
            key = "place" if g.action == Face.RENEW_OWN else "place-their"
            return message(f"hens-ask-{key}", seats, card=card_words(int(g.drawn)))
        looks_first = t.house.look_first and g.face in LOOKS
        ask = message(f"hens-ask-{LOOKS[g.face]}" if looks_first else f"hens-ask-face-{g.face}", seats)
        return (
            message("hens-ask-or-pass", seats, ask=ask) if t.house.may_decline and g.face != Face.ANY else ask
        )
    if phase is Phase.INTERMISSION:
        return message("hens-ask-next", {"player": int(g.actor)}, game=int(g.game) + 1)
    return message(f"hens-ask-{phase.name.lower().replace('_', '-')}", seats)


def choice(t: Tables, g: Any, action: int) -> Choice:
    """A legal action, with the cards it is about."""
    me, opponent = int(g.turn), 1 - int(g.turn)
    kind = max(move for move in Move if move <= action)
    i, j = divmod(action - kind, SPACES)

    def card(seat: int, space: int) -> Message:
        return card_words(int(g.corral[seat, space]))

    targets: tuple[str, ...] = ()
    args: dict[str, int | Message] = {}
    if kind in (Move.RENEW_OWN, Move.BLOCK):
        targets = (target(me, j),)
        args = {"card": card(me, j), "space": j + 1}
    elif kind is Move.RENEW_THEIRS:
        targets = (target(opponent, j),)
        args = {"card": card(opponent, j), "space": j + 1}
    elif kind is Move.ROB:
        targets = (target(me, i), target(opponent, j))
        args = {"mine": card(me, i), "theirs": card(opponent, j), "mine_space": i + 1, "their_space": j + 1}
    elif kind is Move.REARRANGE:
        targets = (target(me, i), target(me, j))
        args = {"first": card(me, i), "second": card(me, j), "first_space": i + 1, "second_space": j + 1}
    verb = VERBS[kind]
    return Choice(NOTATION.write(action), verb, targets, message(f"hens-do-{verb}", **args))


LOOKS = {Face.RENEW_OWN: "look", Face.RENEW_THEIRS: "look-their"}
VERBS = {
    Move.RENEW_OWN: "renew",
    Move.RENEW_THEIRS: "renew-their",
    Move.ROB: "rob",
    Move.REARRANGE: "rearrange",
    Move.BLOCK: "block",
    Move.LOOK_OWN: "look",
    Move.LOOK_THEIRS: "look-their",
    Move.PASS: "pass",
    Move.NEXT_GAME: "next",
}


def event(t: Tables, ply: int, row: tuple[int, ...], seat: int | None) -> Event:
    """An event: its name, the facts the picture needs, and its words; everybody sees everything."""
    what, who, a, b, c, d = row
    kind = Told(what)
    name = kind.name.lower().replace("_", "-")
    seats = {"player": who, "other": 1 - who}
    facts: dict[str, int | str] = {}
    args: dict[str, int | Message] = {}
    if kind is Told.DEALT:
        facts = {"card": CARD_NAMES[a], "to": target(who, b)}
        args = {"card": card_words(a), "space": b + 1}
    elif kind in (Told.ROLLED_OFF, Told.ROLLED, Told.VOID, Told.PASSED):
        facts = {"face": a}
        args = {"face": a}
    elif kind is Told.STARTS and a >= 0:
        ranks = message(f"hens-ranks-{RANK_NAMES[a]}")
        return Event(ply, name, who, {}, message("hens-told-starts", seats, ranks=ranks))
    elif kind is Told.STARTS:
        return Event(ply, name, who, {}, message("hens-told-starts-roll-off", seats))
    elif kind is Told.DREW:
        facts = {"card": CARD_NAMES[a]}
        args = {"card": card_words(a)}
    elif kind is Told.RENEWED:
        seats["owner"] = a
        facts = {"at": target(a, b), "out": CARD_NAMES[c], "in": CARD_NAMES[d]}
        args = {"space": b + 1, "out": card_words(c), "in": card_words(d)}
        key = "hens-told-renewed" if a == who else "hens-told-renewed-their"
        return Event(ply, name, who, facts, message(key, seats, **args))
    elif kind is Told.ROBBED:
        facts = {
            "mine": target(who, a),
            "theirs": target(1 - who, b),
            "given": CARD_NAMES[c],
            "taken": CARD_NAMES[d],
        }
        args = {"mine_space": a + 1, "their_space": b + 1, "given": card_words(c), "taken": card_words(d)}
    elif kind is Told.REARRANGED:
        facts = {"first": target(who, a), "second": target(who, b)}
        args = {"first_space": a + 1, "second_space": b + 1, "first": card_words(d), "second": card_words(c)}
    elif kind in (Told.BLOCKED, Told.UNBLOCKED):
        facts = {"at": target(who, a)}
        args = {"space": a + 1, "card": card_words(b)}
    elif kind is Told.COMPLETED:
        facts = {"by": a}
    elif kind is Told.SCORED:
        line = Line(a).name.lower().replace("_", "-")
        facts = {"line": line, "points": b, "count": c}
        return Event(ply, name, who, facts, message(f"hens-told-scored-{line}", seats, points=b, count=c))
    elif kind is Told.WON:
        facts = {"points": a, "game": b}
        args = {"points": a, "game": b}
    elif kind is Told.WON_SERIES:
        facts = {"own": a, "others": b}
        args = {"own": a, "others": b}
    return Event(ply, name, who, facts, message(f"hens-told-{name}", seats, **args))


def roller(g: Any) -> int:
    """Whose die is due: the active player's, also in a roll-off."""
    return int(g.turn)


def outcome(t: Tables, g: Any) -> Outcome:
    """How a finished match ended: the score is points, or games won in a series by games."""
    winner = int(g.winner)
    score = _score(t, g)
    key = "hens-outcome-single" if t.house.series == Series.SINGLE else "hens-outcome-series"
    words = message(key, {"player": winner, "other": 1 - winner}, own=score[winner], others=score[1 - winner])
    return Outcome(winner, "played", score, words)


def resigned(t: Tables, g: Any, seat: int) -> Outcome:
    """The other player wins; no points are scored for a game given up."""
    words = message("hens-outcome-resigned", {"player": seat, "other": 1 - seat})
    return Outcome(1 - seat, "resigned", _score(t, g), words)


def _score(t: Tables, g: Any) -> tuple[int, ...]:
    counted = g.wins if t.house.series == Series.GAMES else g.total
    return tuple(int(each) for each in counted)
