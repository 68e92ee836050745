"""Clocks: how long everybody has left, worked out from the log of a table and the moments its entries were written.

Nothing else is kept of them, so they are as right after a ``kill -9`` as before, and any worker tells the same. What
the clock does of itself goes into the log: ``flag 2`` ends a match whose second player is out of time; ``table late 2``
has a bot play on for that seat, where that was agreed; ``table start`` and ``table pause`` let clocks go and stand.

A clock runs for the seat that is asked. Moments are those of the workers' clocks, which their machines must keep right.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from rainout.server.protocol import Clock, Pace

State: TypeAlias = Literal["waiting", "going", "paused"]

LONGEST_PAUSE = 24 * 60 * 60 * 1000
"""Milliseconds after which a pause is over: nobody can put off a lost match for ever."""


class Clocks(msgspec.Struct):
    """The clocks of one table; times are milliseconds, moments as entries of a log carry them."""

    pace: Pace
    left: list[int | None]
    """What each seat had left when ``since`` was; None where no clock runs, as for bots."""
    since: int = 0
    """When the last entry was written."""
    going: bool = False
    began: bool = False
    """Whether everybody has been there."""
    turn: int | None = None
    """Who took the last action."""
    late: list[int] = msgspec.field(default_factory=list)
    """The seats that were handed to a bot because their time had run out."""

    @classmethod
    def set_up(cls, pace: Pace, people: Sequence[bool]) -> Clocks:
        """The clocks before the first entry."""
        return cls(pace, [pace.seconds * 1000 if person else None for person in people])

    def copy(self) -> Clocks:
        """The same, to be gone on with."""
        return msgspec.structs.replace(self, left=list(self.left), late=list(self.late))

    def note(self, entry: str, at: int, asked: int | None) -> None:
        """An entry was written while a seat was asked."""
        before, self.since = self.since, max(at, self.since)
        spent, has = self.since - before, self._left(asked)
        if self.going and has is not None:
            assert asked is not None
            self.left[asked] = max(0, has - spent)
        match entry.split():
            case ["table", "start"]:
                self.going = self.began = True
            case ["table", "pause"]:
                self.going = False
            case ["table", "late", seat]:
                self.left[int(seat) - 1] = None
                self.late.append(int(seat) - 1)
            case ["table" | "undo" | "resign" | "flag", *_]:
                pass
            case _:
                self._acted(asked)

    def _acted(self, seat: int | None) -> None:
        """A seat has taken an action. Who had the turn before gets the increment; what is taken back brings none."""
        if seat is None:
            return
        if seat != self.turn:
            if self.going:
                self._give(self.turn, self.pace.increment * 1000)
            self.turn = seat
        if self.pace.each_move and self.left[seat] is not None:
            self.left[seat] = self.pace.seconds * 1000

    def _give(self, seat: int | None, more: int) -> None:
        has = self._left(seat)
        if seat is not None and has is not None:
            self.left[seat] = has + more

    def _left(self, seat: int | None) -> int | None:
        return None if seat is None else self.left[seat]

    @property
    def paused(self) -> bool:
        """Whether they stand, by consent."""
        return self.began and not self.going

    def due(self, asked: int | None) -> int | None:
        """The moment at which something will happen of itself: somebody's time is up, or a pause is over."""
        if self.paused:
            return self.since + LONGEST_PAUSE
        has = self._left(asked)
        return None if not self.going or has is None else self.since + has

    def ring(self, asked: int | None) -> str:
        """The entry that says what has happened then."""
        if self.paused or asked is None:
            return "table start"
        return f"{'table late' if self.pace.late == 'bot' else 'flag'} {asked + 1}"

    def face(self, asked: int | None, now: int) -> Clock:
        """What people see of them."""
        running = asked if self.going and self._left(asked) is not None else None
        shown = list(self.left)
        last = self._left(self.turn)
        if self.turn is not None and last is not None and asked not in (None, self.turn):
            shown[self.turn] = last + self.pace.increment * 1000  # it is due with what the next one does
        if running is not None:
            shown[running] = max(0, (shown[running] or 0) - max(0, now - self.since))
        state: State = "going" if self.going else "paused" if self.began else "waiting"
        return Clock(tuple(None if has is None else round(has / 1000, 1) for has in shown), running, state)
