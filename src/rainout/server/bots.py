"""Bots at live tables: each takes its turn after a pause, thinking in a process of its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from rainout.bots.thinkers import BrokenOff, Thought, thinkers
from rainout.core.match import Match
from rainout.core.position import Position
from rainout.server.errors import Stale
from rainout.server.tables import LiveTable, Tables

log = logging.getLogger(__name__)


class Turn(NamedTuple):
    """A bot's move that is due."""

    ply: int
    level: str
    match: Match | None
    """The match as it stands, to think about; None if it is but a roll that is due."""


Lease = Callable[[str], Awaitable[bool]]
"""Whether the bots of a match are for this worker to think for."""
Move = Callable[[str, Turn, str | None], Awaitable[None]]
"""Make a bot's move at a table; None stands for a roll of the table's die: bots have no hands."""


class Bots:
    """Wakes the bots whose turn it is, after every move and when a table is loaded again."""

    def __init__(self, tables: Tables, pause: float, move: Move, lease: Lease) -> None:
        self._tables = tables
        self._pause = pause
        self._move = move
        self._lease = lease
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._thinking: dict[str, tuple[int, Thought[str]]] = {}
        """What bots are thinking about: the ply, and the thought."""

    @property
    def thinking(self) -> int:
        """How many bots think at this moment."""
        return len(self._thinking)

    def wake(self, table: LiveTable) -> None:
        """Let the bots of a table play on, if it is a bot's turn; costs nothing if they do already.

        Whoever is still thinking about how the table stood before need not go on.
        """
        if any(seat.kind == "bot" for seat in table.record.seats):
            thinkers().ready()
        ply, thought = self._thinking.get(table.name, (table.ply, None))
        if thought and (ply != table.ply or bot_due(table) is None):
            thought.stop()
        playing = self._playing.get(table.name)
        if (playing is None or playing.done()) and bot_due(table):
            task = asyncio.create_task(self._play(table.name))
            self._playing[table.name] = task
            task.add_done_callback(lambda task: self._stopped(table.name, task))

    async def close(self) -> None:
        """Stop them all."""
        playing = list(self._playing.values())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    def _stopped(self, match: str, task: asyncio.Task[None]) -> None:
        if self._playing.get(match) is task:
            del self._playing[match]
        if not task.cancelled() and task.exception():
            log.error("the bots of %s stopped", match, exc_info=task.exception())

    async def _play(self, match: str) -> None:
        """Take turns until a person must."""
        while (turn := await self._turn(match)) and await self._lease(match):
            await asyncio.sleep(self._pause)
            try:
                await self._move(match, turn, await self._think(match, turn))
            except (Stale, BrokenOff):
                continue  # somebody took a move back or resigned meanwhile

    async def _turn(self, match: str) -> Turn | None:
        async with self._tables.at(match) as table:
            level = bot_due(table)
            if level is None:
                return None
            return Turn(table.ply, level, table.match.snapshot() if table.asked == "act" else None)

    async def _think(self, match: str, turn: Turn) -> str | None:
        """Choose an action, beside the event loop and without holding the table.

        Others may undo or resign meanwhile: then it is broken off, and what has become stale is refused when it comes.
        """
        if turn.match is None:
            return None
        thought = thinkers().think(await asyncio.to_thread(Position.of, turn.match), turn.level)
        self._thinking[match] = turn.ply, thought
        try:
            return await asyncio.wrap_future(thought.decided)
        finally:
            del self._thinking[match]
            thought.stop()


def bot_due(table: LiveTable) -> str | None:
    """The level of the bot that is to move now, if any."""
    actor = table.standing.actor
    return (
        None
        if actor is None or table.paused or table.closed
        else table.record.seats[actor].bot(table.match.game)
    )
