"""Taking leave: nothing new is taken on, everybody is asked to come back elsewhere, what is under way is finished."""

from __future__ import annotations

import asyncio
import time

from rainout.server import metrics
from rainout.server.live import Live

COME_BACK = 1012
"""The close code that says: dial again at once, somebody else is there. (WebSockets call it "service restart".)"""
LATEST = 2.0
"""Seconds that readers have to take what waits for them."""


class Draining:
    """Whether a server is taking its leave, and how it does."""

    def __init__(self, live: Live, delay: float) -> None:
        self._live = live
        self._delay = delay
        self.begun = False

    async def leave(self) -> None:
        """Say that no more should come; when that had time to be heard, ask all sockets to dial again."""
        self.begun = True
        metrics.DRAINING.set(1)
        await asyncio.sleep(self._delay)
        self._live.send_away(COME_BACK)
        deadline = time.monotonic() + LATEST
        while self._live.attended_by_anyone and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
