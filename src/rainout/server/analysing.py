"""Looking back at finished matches over HTTP: one analysis a line, each better than the one before.

It is worked out in processes of its own and ends when the reader goes. The last word on a table is kept for a while.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor

import msgspec

from rainout.bots.analysis import Analysis
from rainout.bots.analysts import ANALYSTS, LookingBack, analysts
from rainout.core.match import Match

KEPT = 16
"""Analyses of finished tables that are kept."""
MEDIA_TYPE = "application/x-ndjson"


class Analyses:
    """What people look back at on one server."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._listening = ThreadPoolExecutor(ANALYSTS, thread_name_prefix="analysis")

    def expect(self) -> None:
        """Somebody looks at a finished match: he may want to look closer."""
        self._listening.submit(analysts().ready)

    async def of(self, match: Match, name: str | None = None) -> AsyncIterator[bytes]:
        """The analyses of a match, line by line; of one with a name the last is kept. Refused if there are too many."""
        if name and name in self._kept:
            self._kept.move_to_end(name)
            return _once(self._kept[name])
        return self._lines(await asyncio.to_thread(analysts().take, match), name)

    async def last(self, match: Match, name: str) -> Analysis:
        """All that there is to say of a match."""
        lines = [line async for line in await self.of(match, name)]
        return msgspec.json.decode(lines[-1], type=Analysis)

    async def _lines(self, looking: LookingBack, name: str | None) -> AsyncIterator[bytes]:
        line = b""
        loop = asyncio.get_running_loop()
        try:
            while found := await loop.run_in_executor(self._listening, looking.next):
                line = found + b"\n"
                yield line
        finally:
            looking.stop()
        if name and line:
            self._kept[name] = line
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)


async def _once(line: bytes) -> AsyncIterator[bytes]:
    yield line
