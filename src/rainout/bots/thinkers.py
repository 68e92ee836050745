"""Thinking in processes of its own, so that nobody else waits for it.

Compiled rules let others run while they do; interpreted ones do not, nor does what is done in Python around a search.
Each thinker is a process with a thread here that hands it one position after another. What it is handed is what a seat
knows: hidden cards have been redealt before they leave this process.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache, lru_cache
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from rainout.core.options import OptionValue
from rainout.core.position import Position
from rainout.core.registry import get

if TYPE_CHECKING:
    from rainout.bots.coach import Advice, Coach

T = TypeVar("T")

THINKERS = 2
"""Decisions that are thought about at the same time."""
NOBODYS = -1
"""The number of a task that is never given."""


class Task(NamedTuple):
    """A decision to be made, or to be advised on, in plain words."""

    number: int
    game: str
    agreed: tuple[tuple[str, OptionValue], ...]
    seats: int
    ply: int
    state: bytes
    """What the seat that must act knows of the position."""
    luck: bytes
    level: str | None
    """Of the bot that decides; None where it is the coach who is asked."""


class BrokenOff(Exception):
    """Nobody waited any more for a decision that had not been begun."""


class Thought(Generic[T]):
    """A decision being made somewhere else."""

    def __init__(self, decided: Future[T], stopped: threading.Event) -> None:
        self.decided = decided
        """What comes of it: of a bot the action in notation, of the coach his advice."""
        self._stopped = stopped

    def stop(self) -> None:
        """Nobody waits for it any more: what has not begun is left, a search goes no further."""
        self._stopped.set()


class Thinkers:
    """Processes that decide and advise; each is started when it is first needed, and anew should it die."""

    def __init__(self, most: int = THINKERS) -> None:
        self._threads = ThreadPoolExecutor(most, thread_name_prefix="thinker")
        self._own = threading.local()
        self._all: list[Thinker] = []
        self._closed = False
        self._count = 0
        self._expected = False

    def think(self, known: Position, level: str) -> Thought[str]:
        """Have a decision made in a position of which the seat may look at everything."""
        return self._thought(known, level)

    def advise(self, known: Position) -> Thought[Advice]:
        """Ask the coach about such a position."""
        return self._thought(known, None)

    def _thought(self, known: Position, level: str | None) -> Thought[Any]:
        self._count += 1
        task = Task(
            self._count,
            known.game.id,
            tuple(known.agreed.items()),
            known.seats,
            known.ply,
            known.state.tobytes(),
            known.dice.tobytes(),
            level,
        )
        stopped = threading.Event()
        return Thought(self._threads.submit(self._decided, task, stopped), stopped)

    def ready(self) -> None:
        """Have a first thinker soon, for somebody will want one."""
        if not self._expected:
            self._expected = True
            self._threads.submit(self._thinker)

    def close(self) -> None:
        """Have them all stop at once, whatever they think about: the end of a program need not wait for it."""
        self._closed = True
        for each in self._all:
            each.process.kill()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _thinker(self) -> Thinker:
        """The process of this thread."""
        mine = getattr(self._own, "thinker", None)
        if mine is None or not mine.process.is_alive():
            if mine is not None:
                self._all.remove(mine)
            mine = self._own.thinker = Thinker()
            self._all.append(mine)
        if self._closed:
            mine.process.kill()
            raise BrokenOff
        return mine

    def _decided(self, task: Task, stopped: threading.Event) -> Any:
        if stopped.is_set():
            raise BrokenOff
        try:
            return self._thinker().decide(task, stopped)
        except (EOFError, OSError):  # it died; whoever takes its place, if anybody does, is asked once more
            return self._thinker().decide(task, stopped)


class Thinker:
    """A process that decides, as seen from here."""

    POLL = 0.05
    """Seconds between looks at whether anybody still waits."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._here, there = context.Pipe()
        self._stop = context.RawValue("q", NOBODYS)
        self.process = context.Process(
            target=serve, args=(there, self._stop), name="rainout thinker", daemon=True
        )
        self.process.start()
        there.close()

    def decide(self, task: Task, stopped: threading.Event) -> Any:
        """Hand a task over and wait for what comes of it."""
        self._here.send(task)
        while not self._here.poll(self.POLL):
            if stopped.is_set():
                self._stop.value = task.number
            if not self.process.is_alive() and not self._here.poll():
                raise EOFError
        answer = self._here.recv()
        if isinstance(answer, BaseException):
            raise answer
        return answer


@cache
def thinkers() -> Thinkers:
    """The thinkers of this process, shared by all that have bots."""
    return Thinkers()


# --- In the other process ---


def serve(tasks: Connection, stop: Any) -> None:
    """Decide whatever is handed over, until the other end is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    while True:
        try:
            task = tasks.recv()
        except (EOFError, OSError):
            return
        try:
            answer: Any = decided(task, stop)
        except Exception as error:
            answer = RuntimeError(f"{type(error).__name__}: {error}")
        try:
            tasks.send(answer)
        except OSError:
            return


def decided(task: Task, stop: Any) -> Any:
    """The action a task leads to, or the advice."""
    from rainout.bots.deciding import choose

    game = get(task.game)
    if game.is_compiled:
        game.compile()
    known = _blank(task.game, task.agreed, task.seats).standing(task.state, task.luck, task.ply)
    if task.level is None:
        return _coach(task.game).advice(known, lambda: bool(stop.value == task.number))
    action = choose(known, game.level(task.level), lambda: bool(stop.value == task.number))
    return game.notation.write(action)


@cache
def _coach(game: str) -> Coach:
    """The coach of a game in this process."""
    from rainout.bots.coach import Coach

    return Coach(get(game))


@lru_cache(64)
def _blank(game: str, agreed: tuple[tuple[str, OptionValue], ...], seats: int) -> Position:
    """A position of an agreement, whose tables are made once."""
    return Position(game, dict(agreed), seats=seats, seed=0)
