"""Thinking in processes of its own, so that nobody else waits for it.

Each thinker is a process with a thread here that hands it one position after another. What it is handed is what a seat
knows: hidden cards have been redealt before they leave this process.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from rainout.bots.elsewhere import Elsewhere, Stopped
from rainout.core.options import OptionValue
from rainout.core.position import Position
from rainout.core.registry import get

if TYPE_CHECKING:
    from rainout.bots.coach import Advice, Coach

T = TypeVar("T")

THINKERS = 2
"""Decisions that are thought about at the same time."""
NICE = 5
"""How far thinkers give way to those who deal with people."""


class Task(NamedTuple):
    """A decision to be made, or to be advised on, in plain words."""

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
    """Nobody waited any more for a decision."""


class Thought(Generic[T]):
    """A decision being made somewhere else."""

    def __init__(self, decided: Future[T], stopped: threading.Event) -> None:
        self.decided = decided
        """What comes of it: of a bot the action in notation, of the coach his advice."""
        self._stopped = stopped

    def stop(self) -> None:
        """Nobody waits for it any more: what has not begun is left, what has goes no further."""
        self._stopped.set()


class Thinkers:
    """Processes that decide and advise; each is started when it is first needed, and anew should it die."""

    def __init__(self, most: int = THINKERS) -> None:
        self._threads = ThreadPoolExecutor(most, thread_name_prefix="thinker")
        self._own = threading.local()
        self._all: list[Elsewhere] = []
        self._closed = False
        self._expected = False

    def think(self, known: Position, level: str) -> Thought[str]:
        """Have a decision made in a position of which the seat may look at everything."""
        return self._thought(known, level)

    def advise(self, known: Position) -> Thought[Advice]:
        """Ask the coach about such a position."""
        return self._thought(known, None)

    def _thought(self, known: Position, level: str | None) -> Thought[Any]:
        task = Task(
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
            each.kill()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _thinker(self) -> Elsewhere:
        """The process of this thread."""
        mine = getattr(self._own, "thinker", None)
        if mine is None or not mine.alive:
            if mine is not None:
                self._all.remove(mine)
            mine = self._own.thinker = Elsewhere(decided, "rainout.bots.deciding", NICE)
            self._all.append(mine)
        if self._closed:
            mine.kill()
            raise BrokenOff
        return mine

    def _decided(self, task: Task, stopped: threading.Event) -> Any:
        try:
            return self._ask(task, stopped)
        except (EOFError, OSError):  # it died; whoever takes its place, if anybody does, is asked once more
            return self._ask(task, stopped)

    def _ask(self, task: Task, stopped: threading.Event) -> Any:
        """Hand a task over and wait for what comes of it, as long as anybody does."""
        if stopped.is_set():
            raise BrokenOff
        thinker = self._thinker()
        answer = thinker.next(thinker.begin(task), stopped)
        if answer is None:
            raise BrokenOff
        return answer


@cache
def thinkers() -> Thinkers:
    """The thinkers of this process, shared by all that have bots."""
    return Thinkers()


# --- In the other process ---


def decided(task: Task, stopped: Stopped) -> Iterator[Any]:
    """The action a task leads to, or the advice."""
    from rainout.bots.deciding import choose

    game = get(task.game)
    if game.is_compiled:
        game.compile()
    known = _blank(task.game, task.agreed, task.seats).standing(task.state, task.luck, task.ply)
    if task.level is None:
        yield _coach(task.game).advice(known, stopped)
    else:
        yield game.notation.write(choose(known, game.level(task.level, task.seats), stopped))


@cache
def _coach(game: str) -> Coach:
    """The coach of a game in this process."""
    from rainout.bots.coach import Coach

    return Coach(get(game))


@lru_cache(64)
def _blank(game: str, agreed: tuple[tuple[str, OptionValue], ...], seats: int) -> Position:
    """A position of an agreement, whose tables are made once."""
    return Position(game, dict(agreed), seats=seats, seed=0)
