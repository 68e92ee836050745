"""The workers at one store: each serves any table, and they know of each other who is where.

Who is connected to which table, and what is said there, goes from worker to worker and is kept nowhere. What must not
be done twice, the thinking of a match's bots, is leased in the store. A worker says once in a while that it lives; one
that has said nothing for a few looks of another's is buried by that one: its leases are free and its people gone.
Nobody's clock is compared with anybody else's. A worker that was buried alive, since it was held up, begins anew; all
that may have been done twice is to think.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any

from rainout.server.errors import StorageFailed
from rainout.server.live import Live
from rainout.server.notices import Arrived, Here, Left, Notice, Saw
from rainout.server.records import Taken
from rainout.server.store import Store

log = logging.getLogger(__name__)

BEAT = 1.0
"""Seconds between two signs of life, and between two looks for those of others."""
LOOKS = 3
"""How many looks in a row find a worker silent that is taken for dead."""
GATHERED = 0.03
"""Seconds for which news of who is there is gathered."""
SHOWN_ONCE_IN = 10
"""Beats within which others are told once that somebody without a socket is there."""
LOOKED_AT = 100
"""Tables that are compared with the store at each beat."""


class Crew:
    """One worker among the others at a store."""

    def __init__(
        self,
        store: Store,
        live: Live,
        heard: Callable[[Notice], None],
        look_at: Callable[[Iterable[str]], Awaitable[None]],
        wake_all: Callable[[], None],
    ) -> None:
        self._store = store
        self._live = live
        self._heard = heard
        self._look_at = look_at
        self._wake_all = wake_all
        self._leases: set[str] = set()
        self._beats: dict[str, int] = {}
        """How often each other worker had said so at the last look."""
        self._silent: dict[str, int] = {}
        """How many looks have found it unchanged."""
        self._changed: set[str] = set()
        """Tables of which others are to be told who is there."""
        self._shown: dict[tuple[str, tuple[int, ...]], int] = {}
        """Holders of seats of whom others were told that they are there, and at which beat."""
        self._to_tell: list[Notice] = []
        self._telling: asyncio.TimerHandle | None = None
        self._round = 0
        self._beside: set[asyncio.Task[object]] = set()
        live.changed = self.tell_who_is_at

    # --- Coming, living, going ---

    async def begin(self) -> None:
        """Take up work beside whoever is there."""
        if self._store.shared:
            self.do(self._store.listen(self.hear, lambda: self.do(self.look_around())))
            with suppress(StorageFailed):  # then the first look makes up for it
                await self.beat(Arrived())
            self.do(self._live_on())

    async def end(self) -> None:
        """Leave the others what was one's own."""
        for task in list(self._beside):
            task.cancel()
        await asyncio.gather(*self._beside, return_exceptions=True)
        if self._telling:
            self._telling.cancel()
        if self._store.shared:
            try:
                await self._store.bury(self._store.worker, None, Left())
            except StorageFailed:
                log.warning("left without a word")

    def do(self, work: Coroutine[Any, Any, object]) -> None:
        """Have something done beside all else."""
        task = asyncio.create_task(work, name="crew")
        self._beside.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[object]) -> None:
        """What failed was logged where it did, if it was the store, and is made good by looking again."""
        self._beside.discard(task)
        error = None if task.cancelled() else task.exception()
        if error and not isinstance(error, StorageFailed):
            log.error("what other workers did could not be followed", exc_info=error)

    async def _live_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.look()
                await self.look_at_some()
            except StorageFailed:
                self._silent.clear()  # who cannot look cannot tell the dead

    async def look(self) -> None:
        """Say that this worker lives, and bury whom the last few looks have all found silent."""
        beats = await self.beat()
        self._round += 1
        self._shown = {key: at for key, at in self._shown.items() if at > self._round - SHOWN_ONCE_IN}
        for worker, beat in beats.items():
            same = self._beats.get(worker) == beat
            self._silent[worker] = self._silent.get(worker, 0) + 1 if same else 0
            if self._silent[worker] >= LOOKS or is_dead_here(worker):
                if await self._store.bury(worker, beat, Left()):
                    log.info("worker %s is gone", worker)
                self.forget(worker)
            else:
                self._beats[worker] = beat

    async def beat(self, *told: Notice) -> dict[str, int]:
        """Say that this worker lives, and see who else says so, and how often each has.

        Whoever is alone is silent, and has no lease to lose, until somebody comes.
        """
        me = self._store.worker
        if self._store.others or told:
            beats = await self._store.beat(*told)
            if beats[me] == 1:  # new here, or buried alive
                self._leases.clear()
        else:
            beats = await self._store.workers()
            if me not in beats:
                return await self.beat(Arrived())
        del beats[me]
        self._store.others = bool(beats)
        for worker in [each for each in self._beats if each not in beats]:
            self.forget(worker)
        return beats

    def forget(self, worker: str) -> None:
        """A worker is gone: whoever was there through it is so no more, and its bots are to be had."""
        self._silent.pop(worker, None)
        self._beats.pop(worker, None)
        self._live.forget(worker)
        self._wake_all()

    # --- Who is where ---

    def hear(self, worker: str, notice: Notice) -> None:
        """Another worker tells something."""
        if not self._store.others or isinstance(notice, Arrived):
            self._store.others = True
            self.do(self.beat())
        match notice:
            case Arrived():
                for match in self._live.tables:
                    self.tell_who_is_at(match)
            case Left():
                self.do(self.beat())
            case Here():
                self._live.hear(worker, notice)
            case _:
                self._heard(notice)

    def tell(self, notice: Notice) -> None:
        """Have others told, if there are any, in a moment."""
        if self._store.others:
            self._to_tell.append(notice)
            self._tell_soon()

    def tell_who_is_at(self, match: str) -> None:
        """Have others told who is at a table through this worker, in a moment."""
        if self._store.others:
            self._changed.add(match)
            self._tell_soon()

    def saw(self, match: str, seats: tuple[int, ...]) -> None:
        """Somebody shows a token without staying; others hear of it once in a while."""
        if self._store.others and seats and (match, seats) not in self._shown:
            self._shown[match, seats] = self._round
            self.tell(Saw(match, seats))

    def _tell_soon(self) -> None:
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(GATHERED, self._tell_now)

    def _tell_now(self) -> None:
        self._telling = None
        here = [self._live.here(match) for match in self._changed]
        told, self._to_tell = [*self._to_tell, *here], []
        self._changed.clear()
        self.do(self._store.tell(*told))

    # --- What notices did not say ---

    async def look_around(self) -> None:
        """See for every table with people whether it is as the store says; some notices were not heard."""
        await self.beat(Arrived())
        await self._look_at(self._live.tables)
        self._wake_all()

    async def look_at_some(self) -> None:
        """The same for some tables, others each time."""
        tables = self._live.tables
        if tables and self._store.others:
            first = self._round * LOOKED_AT % len(tables)
            await self._look_at((tables + tables)[first : first + min(LOOKED_AT, len(tables))])

    # --- Bots ---

    async def lease(self, match: str) -> bool:
        """Whether the bots of a match are for this worker to think for."""
        if not self._store.shared or match in self._leases:
            return True
        try:
            mine = await self._store.lease(match)
        except Taken:  # this worker was taken for dead
            await self.beat(Arrived())
            return await self._store.lease(match)
        if mine:
            self._leases.add(match)
        return mine

    async def duty(self, what: str) -> bool:
        """Whether something that must not be done twice is for this worker to do."""
        if not self._store.shared:
            return True
        try:
            return await self._store.duty(what)
        except Taken:  # this worker was alone and silent, or taken for dead
            await self.beat(Arrived())
            return await self._store.duty(what)

    def leases(self, match: str) -> bool:
        """Whether the bots of a match think here."""
        return match in self._leases

    async def give_up(self, match: str) -> None:
        """The bots of a match need think no more."""
        if match in self._leases:
            self._leases.discard(match)
            await self._store.give_up_lease(match)


def is_dead_here(worker: str) -> bool:
    """Whether a worker was a process of this machine that has ended; nobody need wait until it is missed."""
    *_, host, process, _ = ["", *worker.split(" ")]
    if os.name != "posix" or host != os.uname().nodename[:40] or not process.isdigit():
        return False
    try:
        os.kill(int(process), 0)  # asks, and does nothing
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False
