"""Heavy work, done beside the event loop: a little at a time, in the order in which it was asked for.

Threads share one lock of the interpreter with the loop, so many of them at work would slow every table down. What waits
too long a queue is refused at once, with the time after which to try again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from rainout.server.errors import Busy

P = ParamSpec("P")
T = TypeVar("T")

AT_ONCE = 2
MOST_WAITING = 64
"""Pieces of work that may wait; at some ten milliseconds each nobody waits longer than a second."""


class Aside:
    """Where a server does what takes more than a moment."""

    def __init__(self, at_once: int = AT_ONCE, most_waiting: int = MOST_WAITING) -> None:
        self._turn = asyncio.Semaphore(at_once)
        self._most = at_once + most_waiting
        self._asked = 0

    async def do(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """What the work comes to, when its turn has come."""
        if self._asked >= self._most:
            raise Busy(wait=1)
        self._asked += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work, *args, **more)
        finally:
            self._asked -= 1
