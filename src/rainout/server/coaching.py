"""The coach at live tables: he thinks about one position at a time, in a process of its own, as long as it stands."""

from __future__ import annotations

import asyncio

from rainout.bots.coach import Advice
from rainout.bots.thinkers import Thought, thinkers
from rainout.core.match import Match
from rainout.core.position import Position
from rainout.server.tables import LiveTable


class Coaching:
    """Has the coach think; whoever else asks waits for ``turn``, so that bots always find a thinker."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self._thinking: dict[str, tuple[int, Thought[Advice]]] = {}
        """By table, the ply that is thought about, and the thought."""

    async def think(self, match: str, ply: int, still: Match) -> Advice:
        """What the coach says about a match as it stands; whoever stops waiting stops him."""
        known = await asyncio.to_thread(Position.of, still, seed=still.ply)
        thought = thinkers().advise(known)
        self._thinking[match] = ply, thought
        try:
            return await asyncio.wrap_future(thought.decided)
        finally:
            del self._thinking[match]
            thought.stop()

    def moved_on(self, table: LiveTable) -> None:
        """A table has changed, perhaps: what was asked about how it stood before need not be thought through."""
        ply, thought = self._thinking.get(table.name, (table.ply, None))
        if thought and ply != table.ply:
            thought.stop()
