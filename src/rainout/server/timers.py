"""Timers: one for each table whose clock runs, so that a flag falls when it should and not when somebody looks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

LONGEST = 3600.0
"""Seconds after which a timer is set anew: event loops do not count for weeks."""


class Timers:
    """When each table is to be looked at again."""

    def __init__(self, ring: Callable[[str], Awaitable[None]]) -> None:
        self._ring = ring
        self._set: dict[str, asyncio.TimerHandle] = {}
        self._ringing: set[asyncio.Task[None]] = set()

    def set(self, match: str, seconds: float | None) -> None:
        """Look at a table after so many seconds; None: not at all. What was set before counts no more."""
        if before := self._set.pop(match, None):
            before.cancel()
        if seconds is not None:
            wait = min(max(0.0, seconds), LONGEST)
            self._set[match] = asyncio.get_running_loop().call_later(wait, self._due, match)

    def _due(self, match: str) -> None:
        del self._set[match]
        task = asyncio.create_task(self._look(match))
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)

    async def _look(self, match: str) -> None:
        try:
            await self._ring(match)
        except Exception:
            log.exception("the clock of %s could not be looked at", match)

    async def close(self) -> None:
        """Let go of them all."""
        for handle in self._set.values():
            handle.cancel()
        self._set.clear()
        for task in list(self._ringing):
            task.cancel()
        await asyncio.gather(*self._ringing, return_exceptions=True)
