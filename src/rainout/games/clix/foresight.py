"""What an action of SportsClix would do: what people call it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rainout.core.foresight import Gist
from rainout.core.telling import Telling
from rainout.core.terms import spelt
from rainout.core.words import Message, message
from rainout.diamond.foresight import BallForesight
from rainout.diamond.table import bat_seat
from rainout.games.clix.actions import RESULT_KEYS
from rainout.games.clix.state import Ending


def _attempted(_: Any, told: Telling, __: Any) -> Message:
    return message("clix-gist-made" if told.made else "clix-gist-missed")


def _finished(_: Any, told: Telling, __: Any) -> Message:
    ending = Ending(told.ending)
    alike = Ending.STRIKEOUT <= ending <= Ending.HOME_RUN
    return message(f"clix-{'result' if alike else 'gist'}-{spelt(ending)}")


def _read(_: Any, told: Telling, __: Any) -> Message:
    return message(f"clix-result-{RESULT_KEYS[told.result]}")


class ClixForesight(BallForesight):
    """A play is made or not; else it is how the plate appearance ends, or the result on the dial."""

    game = "clix"
    gists: ClassVar[Mapping[str, Gist]] = {
        "attempted": _attempted,
        "finished": _finished,
        "took": _read,
        "read_": _read,
        "home": lambda t, told, g: message("clix-gist-home", {"player": told.who}),
    }
    openings = frozenset({"attempted"})
    restating = frozenset(
        {"chose", "steals", "sent", "tag_up", "extra", "bunts", "no_throw", "shifted", "came_in", "swapped"}
    )

    def bats(self, t: Any, g: Any, seat: int) -> bool:
        """Whether a seat's team is at bat."""
        return bool(bat_seat(g) == seat)
