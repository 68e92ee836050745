"""What an action of CLUTCH Baseball would do: what people call it, what they count, and what they cannot see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rainout.core.foresight import Gist
from rainout.core.telling import Telling
from rainout.core.words import Message, message
from rainout.diamond.foresight import BallForesight
from rainout.diamond.table import bat_seat
from rainout.games.clutch.rules.numbers import look_up, on_base, pitch_total, swing_total
from rainout.games.clutch.state import UNKNOWN, Code, Roll, Tables
from rainout.games.clutch.vocabulary import RESULT_SIGNS, Result

OUTS = (Result.SO, Result.GB, Result.LD, Result.FB)


def _result(result: int) -> Message:
    return message(f"clutch-result-{RESULT_SIGNS[result].lower()}")


def _rolled(t: Tables, told: Telling, g: Any) -> Message | None:
    """What a die comes to as the sums stand, before anybody has a card on it."""
    if told.roll == Roll.PITCH:
        to_batter = g.mistake or pitch_total(t, g) <= on_base(t, g)
        return message(f"clutch-gist-pitched-{'batter' if to_batter else 'pitcher'}")
    if told.roll in (Roll.SWING, Roll.RESWING):
        return _result(look_up(t, g, swing_total(t, g)))
    return None


def _finished(_: Tables, told: Telling, __: Any) -> Message:
    code = Code(told.code)
    if code.name in Result.__members__:
        return _result(Result[code.name])
    return message(f"clutch-gist-{code.name.lower()}")


def _swing(t: Tables, g: Any) -> tuple[int, int] | None:
    """The Swing and its Result as it stands; none before the die has fallen."""
    if not g.swing_face:
        return None
    if g.result != UNKNOWN:
        return int(g.swing), int(g.result)
    total = int(swing_total(t, g))
    return total, look_up(t, g, total)


class ClutchForesight(BallForesight):
    """A runner is out or safe, a check is made or not; else it is the Result, or who has the Advantage."""

    game = "clutch"
    gists: ClassVar[Mapping[str, Gist]] = {
        "threw": (),
        "check": (),
        "changed": lambda t, told, g: _result(told.result),
        "finished": _finished,
        "swung": lambda t, told, g: _result(told.result),
        "bunt_failed": (),
        "pitched": (),
        "rolled": _rolled,
        "home": lambda t, told, g: message("clutch-gist-home", {"player": told.who}),
    }
    restating = frozenset({"played", "coach", "steals", "sent", "bunts", "no_throw", "discarded"})

    def bats(self, t: Tables, g: Any, seat: int) -> bool:
        """Whether a seat's team is at bat."""
        return bool(bat_seat(g) == seat)

    def comparison(self, t: Tables, before: Any, after: Any, seat: int) -> Message | None:
        """The Swing, or the Pitch against the On-Base, as it stands and as it would."""
        if before.turns != after.turns:
            return None
        old, new = _swing(t, before), _swing(t, after)
        if old and new:
            still = "same" if old[1] == new[1] else "out" if old[1] in OUTS and new[1] in OUTS else ""
            key = f"clutch-compare-swing{'-' if still else ''}{still}"
            results = {"result": _result(old[1]), "other": _result(new[1])}
            return message(key, swing=old[0], new=new[0], **results) if old != new else None
        if before.pitch_face and after.pitch_face and not old and not new:
            sums = [(int(pitch_total(t, g)), int(on_base(t, g))) for g in (before, after)]
            (pitch, goal), (new_pitch, new_goal) = sums
            to = "batter" if after.mistake or new_pitch <= new_goal else "pitcher"
            if sums[0] != sums[1]:
                advantage = message(f"clutch-gist-pitched-{to}")
                return message(
                    "clutch-compare-pitch",
                    pitch=pitch,
                    goal=goal,
                    new=new_pitch,
                    other=new_goal,
                    advantage=advantage,
                )
        return None

    def counts(self, t: Tables, g: Any, seat: int) -> dict[str, int]:
        """The own hand."""
        return {"cards": int(g.hand_size[seat])}

    def lay_unseen(self, t: Tables, g: Any, seat: int) -> None:
        """R-20: all of the other's cards that are not open, the lowest first, through his hand and his deck."""
        other = 1 - seat
        first = int(g.deck_size[other]) - int(g.loose[other]) - int(g.under[other])
        end = int(g.deck_size[other])
        hidden = [i for i in range(int(g.hand_size[other])) if not int(g.shown[other]) >> i & 1]
        cards = sorted(
            [int(g.hand[other, i]) for i in hidden] + [int(card) for card in g.deck[other, first:end]]
        )
        for i, card in zip(hidden, cards, strict=False):
            g.hand[other, i] = card
        g.deck[other, first:end] = cards[len(hidden) :]
