"""Looking back at matches in processes of their own: neither a table nor a bot that thinks waits for it.

Whoever asks is handed one analysis after the other, each better than the one before, as JSON. When nobody listens any
more it ends within a moment, and the process is there for the next.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import msgspec

from rainout.bots.elsewhere import Elsewhere, Stopped
from rainout.core.errors import RainoutError
from rainout.core.match import Match, Past
from rainout.core.options import OptionValue

ANALYSTS = 2
"""Matches that are looked back at, at the same time."""
NICE = 10
"""How far analysts give way to others; further than those who think for bots."""


class TooManyAnalyses(RainoutError):
    """As many matches are being looked back at as may be."""


class Task(NamedTuple):
    """A match to look back at, in plain values."""

    game: str
    agreed: dict[str, OptionValue]
    seats: int
    past: bytes
    futures: int | None


class Analysts:
    """Processes that look back at matches; each is started when it is first needed."""

    def __init__(self, most: int = ANALYSTS) -> None:
        self._most = most
        self._lock = threading.Lock()
        self._idle: list[Elsewhere] = []
        self._busy: set[Elsewhere] = set()

    def take(self, match: Match, futures: int | None = None) -> LookingBack:
        """Have a match looked back at; :class:`TooManyAnalyses` if nobody is free."""
        with self._lock:
            if len(self._busy) >= self._most:
                raise TooManyAnalyses("error-too-many-analyses")
            analyst = next((each for each in self._idle if each.alive), None)
            self._idle = [each for each in self._idle if each is not analyst and each.alive]
            analyst = analyst or _analyst()
            self._busy.add(analyst)
        return LookingBack(self, analyst, match, futures)

    @property
    def busy(self) -> int:
        """How many have something to do."""
        return len(self._busy)

    def ready(self) -> None:
        """Have one of them soon, for somebody will want it."""
        with self._lock:
            if not self._idle and not self._busy:
                self._idle.append(_analyst())

    def free(self, analyst: Elsewhere) -> None:
        """One of them has nothing more to do."""
        with self._lock:
            if analyst in self._busy:
                self._busy.remove(analyst)
                self._idle.append(analyst)

    def close(self) -> None:
        """Have them all stop at once, whatever they look at."""
        with self._lock:
            for each in (*self._idle, *self._busy):
                each.kill()


class LookingBack:
    """A match that is being looked back at somewhere else. Whoever has one must :meth:`stop` it in the end."""

    def __init__(self, analysts: Analysts, analyst: Elsewhere, match: Match, futures: int | None) -> None:
        self._analysts, self._analyst = analysts, analyst
        self._stopped = threading.Event()
        past = msgspec.msgpack.encode(match.past())
        task = Task(match.game.id, dict(match.options_agreed), match.seats, past, futures)
        self._number = analyst.begin(task)

    def next(self) -> bytes | None:
        """The next analysis, once it is there; None after the last one, or when it was stopped."""
        found: bytes | None = self._analyst.next(self._number, self._stopped)
        return found

    def __del__(self) -> None:
        self.stop()

    def stop(self) -> None:
        """Nobody listens any more."""
        if not self._stopped.is_set():
            self._stopped.set()
            self._analyst.stop(self._number)
            self._analysts.free(self._analyst)


def _analyst() -> Elsewhere:
    return Elsewhere(looked_back, "rainout.bots.hindsight", NICE)


@cache
def analysts() -> Analysts:
    """The analysts of this process."""
    return Analysts()


# --- In the other process ---


def looked_back(task: Task, stopped: Stopped) -> Iterator[bytes]:
    """The analyses of a task, as JSON."""
    from rainout.bots.analysis import FUTURES, analysing

    match = Match(task.game, task.agreed, seats=task.seats)
    match.take_up(msgspec.msgpack.decode(task.past, type=Past))
    futures = FUTURES if task.futures is None else task.futures
    for analysis in analysing(match, futures=futures, stopped=stopped):
        yield msgspec.json.encode(analysis)
