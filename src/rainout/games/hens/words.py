"""The hen game in words: what is asked, and how it ended."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import product
from typing import Any

from rainout.core.table import Feat, Outcome, Reason
from rainout.core.terms import spelt
from rainout.core.words import Message, message
from rainout.games.hens.actions import Told, card_words, target
from rainout.games.hens.state import SEATS, SPACES, Face, Line, Phase, Series, Tables


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
    return message(f"hens-ask-{spelt(phase)}", seats)


def why_not(t: Tables, g: Any, choosable: Collection[str]) -> dict[str, Reason]:
    """CH-BLK, CH-ACT: a block keeps a card where it is, and a face is about one corral or the other."""
    if g.phase != Phase.CHOOSE:
        return {}
    found = dict[str, Reason]()
    me, looks_first = int(g.turn), t.house.look_first and g.drawn < 0 and g.face in LOOKS
    for seat, space in product(range(SEATS), range(SPACES)):
        whose = "own" if seat == me else "their"
        if (name := target(seat, space)) in choosable:
            continue
        if looks_first:
            found[name] = Reason(message("hens-why-draw-first"), "die")
        elif g.blocked[seat, space] and any(target(seat, other) in choosable for other in range(SPACES)):
            found[name] = Reason(message(f"hens-why-blocked-{whose}"), "blocks")
        else:
            found[name] = Reason(message(f"hens-why-not-{whose}", face=int(g.face)), "die")
    return found


LOOKS = {Face.RENEW_OWN: "look", Face.RENEW_THEIRS: "look-their"}


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


FEATS = tuple(f"hens-feat-{name}" for name in ("robbery", "never-passed", "never-robbed", "flawless", "rout"))
MANY_POINTS = 45


def feats(t: Tables, g: Any, rows: Sequence[tuple[int, ...]]) -> tuple[Feat, ...]:
    """What people will tell of the last game: the lines of its score table, and what they came to."""
    winner, lines, points = int(g.winner), set[Line](), 0
    for told in map(Told.read, rows):
        if told.kind.name == "dealt":
            lines, points = set[Line](), 0
        if told.kind.name == "scored" and told.who == winner:
            lines.add(Line(told.line))
            points += told.points
    found = [name for line, name in LINE_FEATS.items() if line in lines]
    found += ["flawless"] if set(LINE_FEATS) <= lines else []
    found += ["rout"] if points >= MANY_POINTS else []
    return tuple(Feat.told(f"hens-feat-{name}", winner, points=points) for name in found)


LINE_FEATS = {
    Line.ROBBERY: "robbery",
    Line.NEVER_PASSED: "never-passed",
    Line.NEVER_ROBBED: "never-robbed",
}
