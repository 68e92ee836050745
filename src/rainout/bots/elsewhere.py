"""Work in processes of its own, so that nobody else waits for it.

Compiled rules let others run while they do; interpreted ones do not, nor does what is done in Python around them. A
task comes to one thing or to several, each of which is handed back as soon as it is there. Once nobody listens any more
the work ends within a moment, and the process is there for the next task.
"""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

Stopped = Callable[[], bool]
Work = Callable[[Any, Stopped], Iterator[Any]]
"""What is done with a task, until somebody has stopped it; a function of a module, so that processes find it."""
NOBODYS = -1
"""The number of a task that is never given."""


class Elsewhere:
    """A process that works on one task after another, as seen from here."""

    POLL = 0.05
    """Seconds between looks at whether anybody still listens."""

    def __init__(self, work: Work, needs: str, nice: int) -> None:
        """``needs`` is a module that work is done with: it is imported before anybody waits."""
        context = multiprocessing.get_context("spawn")
        self._here, there = context.Pipe()
        self._stop = context.RawValue("q", NOBODYS)
        self._count = 0
        self._reading = threading.Lock()
        self.process = context.Process(target=serve, args=(there, self._stop, work, needs, nice), daemon=True)
        self.process.start()
        there.close()

    @property
    def alive(self) -> bool:
        """Whether it can be given anything to do."""
        return self.process.is_alive()

    def begin(self, task: Any) -> int:
        """Hand over a task; returns its number."""
        self._count += 1
        self._here.send((self._count, task))
        return self._count

    def next(self, number: int, stopped: threading.Event) -> Any:
        """What comes next of a task, None after the last or when it was stopped; what is left of others is dropped."""
        with self._reading:
            while not stopped.is_set():
                if self._here.poll(self.POLL):
                    of, found = self._here.recv()
                    if of == number:
                        if isinstance(found, Exception):
                            raise found
                        return found
                elif not self.alive and not self._here.poll():
                    raise EOFError("a process died")
        self.stop(number)
        return None

    def stop(self, number: int) -> None:
        """Nobody wants to hear more of a task."""
        self._stop.value = number

    def kill(self) -> None:
        """Have it stop at once, whatever it does."""
        self.process.kill()


# --- In the other process ---


def serve(tasks: Connection, stop: Any, work: Work, needs: str, nice: int) -> None:
    """Work on whatever is handed over, until the other end is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    importlib.import_module(needs)
    while True:
        try:
            number, task = tasks.recv()
            tell(tasks, number, work(task, partial(is_stopped, stop, number)))
        except (EOFError, OSError):
            return


def is_stopped(stop: Any, number: int) -> bool:
    """Whether nobody wants to hear more of a task."""
    return bool(stop.value == number)


def tell(tasks: Connection, number: int, found: Iterator[Any]) -> None:
    """Hand back all that a task comes to, or why it came to nothing."""
    each: Any = number
    while each is not None and not isinstance(each, Exception):
        try:
            each = next(found, None)
        except Exception as error:
            each = RuntimeError(f"{type(error).__name__}: {error}")
        tasks.send((number, each))
