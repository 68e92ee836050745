"""Several workers behind one port: processes that each serve any table, and one that looks after them.

On Linux each worker listens for itself at the shared port (``SO_REUSEPORT``) once it can serve, so that the system
gives each its part, and one that is dead or not yet there nothing; elsewhere they take turns at one socket. A worker
that ends is started again. Whoever stops or reloads the whole sends the signal to the process that looks after it.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from typing import Any, TypeAlias

from rainout.core.registry import games
from rainout.core.words import LANGUAGES, bundle
from rainout.server import metrics
from rainout.server.listening import bind, listen

log = logging.getLogger(__name__)

EACH_LISTENS = sys.platform == "linux"
"""Whether the system shares connections out among those who listen at one port."""
LIVES = 5.0
"""Seconds after which a worker that ends is started again at once; one that ended sooner is given time."""
FIRST_WAIT, LONGEST_WAIT = 0.5, 10.0

Work: TypeAlias = Callable[[socket.socket, Callable[[], None]], None]
"""Serves at a socket until told to stop, and says when it is ready. It goes to another process as it is."""


class Workers:
    """The workers of one server, and the port they share."""

    def __init__(self, count: int, host: str, port: int | None, work: Work) -> None:
        self._count = count
        self._host = host
        self._work = work
        self._socket = listen(host, port, listening=not EACH_LISTENS, shared=EACH_LISTENS)
        self.port: int = self._socket.getsockname()[1]
        self._context = multiprocessing.get_context("spawn")
        self._ready: Event = self._context.Event()
        self._running: dict[int, tuple[SpawnProcess, float]] = {}
        """By sentinel: each worker, and since when it is there."""
        self._due: list[float] = []
        """When workers that have ended are to be started again."""
        self._wait = FIRST_WAIT
        self._stopping = False

    def run(self, ready: Callable[[], None]) -> None:
        """Have them serve until told to stop; ``ready`` is called when the first of them does."""
        with tempfile.TemporaryDirectory(prefix="rainout-metrics-") as counted:
            os.environ.setdefault(metrics.SHARED, counted)
            for heard in (signal.SIGINT, signal.SIGTERM):
                signal.signal(heard, self._stop)
            if hasattr(signal, "SIGHUP"):
                signal.signal(signal.SIGHUP, self._hand_on)
            for _ in range(self._count):
                self._start()
            said = False
            while self._running or (self._due and not self._stopping):
                self._look_after()
                if not said and self._ready.is_set():
                    said = True
                    ready()
            self._socket.close()

    def _start(self) -> None:
        shared = None if EACH_LISTENS else self._socket
        process = self._context.Process(
            target=be_a_worker, args=(self._work, self._host, self.port, shared, self._ready)
        )
        process.start()
        self._running[process.sentinel] = process, time.monotonic()

    def _look_after(self) -> None:
        """Wait a moment for something to happen, and start whoever is due."""
        for sentinel in wait(list(self._running), timeout=0.1):
            assert isinstance(sentinel, int)
            process, since = self._running.pop(sentinel)
            process.join()
            metrics.worker_is_gone(process.pid or 0)
            if not self._stopping:
                self._mourn(process, time.monotonic() - since)
        while self._due and self._due[0] <= time.monotonic() and not self._stopping:
            self._due.pop(0)
            self._start()

    def _mourn(self, process: SpawnProcess, lived: float) -> None:
        self._wait = FIRST_WAIT if lived >= LIVES else min(2 * self._wait, LONGEST_WAIT)
        log.error("worker %s has ended (%s) and is started again", process.pid, process.exitcode)
        self._due.append(time.monotonic() + (0.0 if lived >= LIVES else self._wait))
        self._due.sort()

    def _stop(self, _signal: int, _frame: Any) -> None:
        """Ask all to take their leave; whoever asks twice does not wait for it."""
        for process, _ in list(self._running.values()):
            if self._stopping:
                process.kill()
            else:
                process.terminate()
        self._stopping = True

    def _hand_on(self, number: int, _frame: Any) -> None:
        for process, _ in list(self._running.values()):
            if process.pid:
                os.kill(process.pid, number)


def be_a_worker(work: Work, host: str, port: int, shared: socket.socket | None, ready: Event) -> None:
    """Serve in a process of one's own, as long as whoever looks after it lives."""
    if hasattr(os, "setsid"):
        os.setsid()  # Ctrl+C at the terminal is for the one who looks after us
    threading.Thread(target=_outlive_nobody, daemon=True).start()
    games()  # who is given people has nothing left to load
    for language in LANGUAGES:
        bundle(language)
    with shared or bind(host, port, listening=False, shared=True) as listener:
        work(listener, ready.set)


def _outlive_nobody() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
