"""Looking back at matches in processes of their own: neither a table nor a bot that thinks waits for it.

Whoever asks is handed one analysis after the other, each better than the one before, as JSON. When nobody listens any
more it ends within a moment, and the process is there for the next.
"""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from functools import cache
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import msgspec

from rainout.core.errors import RainoutError
from rainout.core.match import Match, Past
from rainout.core.options import OptionValue

ANALYSTS = 2
"""Matches that are looked back at, at the same time."""
NOBODYS = -1
"""The number of a task that is never given."""


class TooManyAnalyses(RainoutError):
    """As many matches are being looked back at as may be."""


class Task(NamedTuple):
    """A match to look back at, in plain values."""

    number: int
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
        self._idle: list[Analyst] = []
        self._busy: set[Analyst] = set()

    def take(self, match: Match, futures: int | None = None) -> LookingBack:
        """Have a match looked back at; :class:`TooManyAnalyses` if nobody is free."""
        with self._lock:
            if len(self._busy) >= self._most:
                raise TooManyAnalyses("error-too-many-analyses")
            analyst = next((each for each in self._idle if each.process.is_alive()), None)
            self._idle = [each for each in self._idle if each is not analyst and each.process.is_alive()]
            analyst = analyst or Analyst()
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
                self._idle.append(Analyst())

    def free(self, analyst: Analyst) -> None:
        """One of them has nothing more to do."""
        with self._lock:
            if analyst in self._busy:
                self._busy.remove(analyst)
                self._idle.append(analyst)

    def close(self) -> None:
        """Have them all stop at once, whatever they look at."""
        with self._lock:
            for each in (*self._idle, *self._busy):
                each.process.kill()


class LookingBack:
    """A match that is being looked back at somewhere else. Whoever has one must :meth:`stop` it in the end."""

    def __init__(self, analysts: Analysts, analyst: Analyst, match: Match, futures: int | None) -> None:
        self._analysts, self._analyst = analysts, analyst
        self._stopped = threading.Event()
        past = msgspec.msgpack.encode(match.past())
        self._number = analyst.begin(match.game.id, dict(match.options_agreed), match.seats, past, futures)

    def next(self) -> bytes | None:
        """The next analysis, once it is there; None after the last one, or when it was stopped."""
        return self._analyst.next(self._number, self._stopped)

    def __del__(self) -> None:
        self.stop()

    def stop(self) -> None:
        """Nobody listens any more."""
        if not self._stopped.is_set():
            self._stopped.set()
            self._analyst.stop(self._number)
            self._analysts.free(self._analyst)


class Analyst:
    """A process that looks back at one match after another, as seen from here."""

    POLL = 0.05
    """Seconds between looks at whether anybody still listens."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._here, there = context.Pipe()
        self._stop = context.RawValue("q", NOBODYS)
        self._count = 0
        self._reading = threading.Lock()
        self.process = context.Process(
            target=serve, args=(there, self._stop), name="rainout analyst", daemon=True
        )
        self.process.start()
        there.close()

    def begin(self, *task: Any) -> int:
        """Hand over a match; returns the number of the task."""
        self._count += 1
        self._here.send(Task(self._count, *task))
        return self._count

    def next(self, number: int, stopped: threading.Event) -> bytes | None:
        """What comes next of a task; what is left of earlier ones is thrown away."""
        with self._reading:
            while not stopped.is_set():
                if self._here.poll(self.POLL):
                    of, found = self._here.recv()
                    if of == number:
                        if isinstance(found, BaseException):
                            raise found
                        return found  # type: ignore[no-any-return]
                elif not self.process.is_alive():
                    raise EOFError("an analyst died")
        return None

    def stop(self, number: int) -> None:
        """Nobody wants to hear more of a task."""
        self._stop.value = number


@cache
def analysts() -> Analysts:
    """The analysts of this process."""
    return Analysts()


# --- In the other process ---


def serve(tasks: Connection, stop: Any) -> None:
    """Look back at whatever is handed over, until the other end is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    # That takes longest, so it is done before anybody waits.
    importlib.import_module("rainout.bots.hindsight")
    while True:
        try:
            task = tasks.recv()
            for found in looked_back(task, stop):
                tasks.send((task.number, found))
            tasks.send((task.number, None))
        except (EOFError, OSError):
            return
        except Exception as error:
            tasks.send((task.number, RuntimeError(f"{type(error).__name__}: {error}")))


def looked_back(task: Task, stop: Any) -> Iterator[bytes]:
    """The analyses of a task, as JSON."""
    from rainout.bots.analysis import FUTURES, analysing

    match = Match(task.game, task.agreed, seats=task.seats)
    match.take_up(msgspec.msgpack.decode(task.past, type=Past))
    futures = FUTURES if task.futures is None else task.futures
    for analysis in analysing(match, futures=futures, stopped=lambda: stop.value == task.number):
        yield msgspec.json.encode(analysis)
