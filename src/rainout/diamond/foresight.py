"""What speaks for an action of any baseball game: runners who move, for the team at bat; outs, for the other."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from rainout.core.foresight import Foresight
from rainout.core.table import Event


class BallForesight(Foresight):
    """A game in which one team bats and the other makes the outs."""

    weighty = ("won", "run", "out", "ran")

    @abstractmethod
    def bats(self, t: Any, g: Any, seat: int) -> bool:
        """Whether a seat's team is at bat."""

    def speaks_for(self, t: Any, g: Any, event: Event, seat: int) -> bool:
        """A run and a base gained are good for the team at bat, an out is for the team in the field."""
        if event.what in ("run", "ran"):
            return self.bats(t, g, seat)
        if event.what in ("out", "out-at"):
            return not self.bats(t, g, seat)
        return super().speaks_for(t, g, event, seat)
