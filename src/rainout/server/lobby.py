"""The lobby: free seats, for whoever comes.

A page looks here every few seconds. That costs next to nothing, because the store is asked at most once a second
however many look; and it works behind any proxy and with any number of workers, because nothing has to be kept open.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")

KEPT = 1.0
"""Seconds for which what was found is told again."""


class Glance(Generic[T]):
    """What everyone sees alike, looked up for all who ask within a moment."""

    def __init__(self, look: Callable[[], Awaitable[T]], kept: float = KEPT) -> None:
        self._look = look
        self._kept = kept
        self._lock = asyncio.Lock()
        self._seen: T | None = None
        self._at = float("-inf")

    async def now(self) -> T:
        """How it looks, or looked a moment ago."""
        async with self._lock:
            if self._seen is None or time.monotonic() - self._at >= self._kept:
                self._at = time.monotonic()
                self._seen = await self._look()
            return self._seen

    def forget(self) -> None:
        """Something has changed here: whoever asks next is to see it."""
        self._at = float("-inf")
