"""Live updates: everyone at a table is sent what changed, each what they may see."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict, deque
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from rainout.server.notices import Here
from rainout.server.protocol import Emoted, FromServer, SeatInfo, Table, Watched
from rainout.server.show import show_seats, show_table
from rainout.server.tables import LiveTable

_encode = msgspec.json.Encoder().encode


COUNT_AFTER = 0.5
"""Seconds after which a table is told how many look on, so that a crowd that comes is told of once."""
EMOTES, WITHIN = 3, 10.0
"""How many emotes a seat may send in so many seconds."""


BEHIND = 8
"""Messages that wait for a reader; beyond that it is not told of every change, but of all at once when it has read."""
MOST_TOLD = 64
"""Ways to tell how one table stands that are kept ready."""


class Around(NamedTuple):
    """What is told of a table besides its match, the same to everybody there."""

    seats: tuple[SeatInfo, ...]
    watching: int
    waited: int
    """Whole seconds."""


class TooSlow(Exception):
    """A reader that does not keep up; it may come back and ask for what it missed."""


class Subscriber:
    """Someone at a table, or watching it, through a socket."""

    def __init__(self, most_unsent: int) -> None:
        self.you: tuple[int, ...] = ()
        """The seats held."""
        self.seen = 0
        """How much of the log was sent."""
        self.known: dict[int | None, Any] = {}
        """The view that was sent last through the eyes of each seat; the next is told by how it differs."""
        self.viewer: int | None = None
        """The seat the last one was through."""
        self.missed = False
        """Whether the table has changed and nothing was sent, because the reader was behind."""
        self._unsent: asyncio.Queue[str | int] = asyncio.Queue(most_unsent)
        self._has_read = asyncio.Event()
        self._has_read.set()
        self._too_slow = False

    def send(self, message: FromServer) -> None:
        """Have something sent, as soon as the reader takes it."""
        self.send_encoded(_encode(message).decode())

    def send_encoded(self, message: str | int) -> None:
        """The same for a message that is ready to go, or for the code to close the line with after all others."""
        try:
            self._unsent.put_nowait(message)
        except asyncio.QueueFull:
            self._too_slow = True
        if self.behind:
            self._has_read.clear()

    @property
    def behind(self) -> bool:
        """Whether much waits to be read."""
        return self._unsent.qsize() >= BEHIND

    @property
    def due(self) -> bool:
        """Whether all was read that waited, and there is news that was held back meanwhile."""
        return self.missed and self._unsent.empty()

    async def has_read(self) -> None:
        """Wait until the reader is not behind."""
        await self._has_read.wait()

    def took(self, table: LiveTable, shown: Table) -> None:
        """Remember what was sent."""
        self.seen = table.ply
        self.missed = False
        if shown.meanwhile:
            self.known[self.viewer] = table.view(self.viewer)
        self.viewer = shown.viewer
        self.known[self.viewer] = table.view(self.viewer)

    async def next(self) -> str | int:
        """The next message to go out, or a close code."""
        if self._too_slow:
            raise TooSlow
        message = await self._unsent.get()
        if not self.behind:
            self._has_read.set()
        return message


class Live:
    """Who is at which table: through this worker, and through others as far as they told."""

    def __init__(self) -> None:
        self.changed: Callable[[str], None] = lambda match: None
        """Is called with a table at which somebody has come or gone here."""
        self.left: Callable[[str, Iterable[int]], None] = lambda match, seats: None
        """Is called with seats whose holders have gone elsewhere."""
        self.push_soon: Callable[[str], None] = lambda match: None
        """Is called with a table at which somebody has come or gone elsewhere."""
        self._elsewhere: defaultdict[str, dict[str, Here]] = defaultdict(dict)
        """Who is at a table through other workers, by these."""
        self._subscribers: defaultdict[str, set[Subscriber]] = defaultdict(set)
        self._emoted: defaultdict[tuple[str, int], deque[float]] = defaultdict(lambda: deque(maxlen=EMOTES))
        """When each seat sent its last emotes."""
        self._counting: set[str] = set()
        """The tables that are to be told how many look on."""

    def here(self, match: str) -> Here:
        """Who is at a table through this worker."""
        readers = self._subscribers.get(match, ())
        seats = {seat for each in readers for seat in each.you}
        return Here(match, tuple(sorted(seats)), sum(not each.you for each in readers))

    def hear(self, worker: str, here: Here) -> None:
        """Who is at a table through another worker now."""
        match = here.match
        present, watching = self.present(match), self.watching(match)
        before = self._elsewhere[match].pop(worker, None)
        if here.seats or here.watching:
            self._elsewhere[match][worker] = here
        if not self._elsewhere[match]:
            del self._elsewhere[match]
        if before:
            self.left(match, set(before.seats) - set(here.seats))
        if match in self._subscribers:
            if self.present(match) != present:
                self.push_soon(match)
            if self.watching(match) != watching:
                self._count_soon(match)

    def forget(self, worker: str) -> None:
        """Nobody is anywhere through another worker any more."""
        for match in [match for match, there in self._elsewhere.items() if worker in there]:
            self.hear(worker, Here(match, (), 0))

    def _all(self, match: str) -> Iterable[Here]:
        yield self.here(match)
        yield from self._elsewhere.get(match, {}).values()

    def present(self, match: str) -> frozenset[int]:
        """The seats of a table whose holders are connected."""
        return frozenset(seat for here in self._all(match) for seat in here.seats)

    def watching(self, match: str) -> int:
        """How many look on at a table without a seat."""
        return sum(here.watching for here in self._all(match))

    @property
    def tables(self) -> tuple[str, ...]:
        """The tables at which somebody sits or watches through this worker."""
        return tuple(self._subscribers)

    def is_attended_here(self, match: str) -> bool:
        """Whether somebody sits or watches at a table through this worker."""
        return match in self._subscribers

    @property
    def sockets(self) -> int:
        """How many lines are open to tables through this worker."""
        return sum(map(len, self._subscribers.values()))

    @property
    def seated_here(self) -> int:
        """At how many tables somebody sits through this worker."""
        return sum(bool(self.here(match).seats) for match in self._subscribers)

    @property
    def attended(self) -> tuple[str, ...]:
        """The tables at which somebody sits; who only watches keeps none alive."""
        return tuple(match for match in {*self._subscribers, *self._elsewhere} if self.present(match))

    @property
    def attended_by_anyone(self) -> bool:
        """Whether somebody sits or watches anywhere."""
        return bool(self._subscribers)

    def send_away(self, code: int) -> None:
        """Hang up on everybody, after what waits for them."""
        for subscribers in self._subscribers.values():
            for subscriber in subscribers:
                subscriber.send_encoded(code)

    def join(self, table: LiveTable, subscriber: Subscriber, you: tuple[int, ...], since: int) -> None:
        """Someone sits down or starts to watch: they are sent the table, the others who is there now."""
        before = self.present(table.name)
        subscriber.you = you
        self._subscribers[table.name].add(subscriber)
        if not you:
            self._count_soon(table.name)
        self.catch_up(table, subscriber, since)
        self.changed(table.name)
        if self.present(table.name) != before:
            self.push(table, but=subscriber)

    def leave(self, match: str, subscriber: Subscriber) -> bool:
        """Someone is gone; whether a seat is empty for it, so that the others should be told."""
        before = self.present(match)
        self._subscribers[match].discard(subscriber)
        self.changed(match)
        if not subscriber.you:
            self._count_soon(match)
        if not self._subscribers[match]:
            del self._subscribers[match]
            for seat in [key for key in self._emoted if key[0] == match]:
                del self._emoted[seat]
            return False
        return self.present(match) != before

    def catch_up(self, table: LiveTable, subscriber: Subscriber, since: int) -> None:
        """Send one subscriber the table and what happened since."""
        self._tell(table, subscriber, since, self._around(table))

    def push(self, table: LiveTable, but: Subscriber | None = None) -> None:
        """Send everyone at a table, but for one, how it stands now; those who see the same share one message."""
        around = self._around(table)
        for subscriber in self._subscribers.get(table.name, set()) - {but}:
            if subscriber.behind:
                subscriber.missed = True
            else:
                self._tell(table, subscriber, subscriber.seen, around)

    def _around(self, table: LiveTable) -> Around:
        """Who is at a table now."""
        seats = show_seats(table.record, self.present(table.name))
        return Around(seats, self.watching(table.name), int(time.time() - table.waiting_since))

    def _tell(self, table: LiveTable, subscriber: Subscriber, since: int, around: Around) -> None:
        """Send a table; those who see the same share one message, and whoever asks again is sent it again."""
        known = tuple(subscriber.known.values())
        key = (subscriber.you, since, subscriber.viewer, frozenset(map(id, known)))
        about = (around, id(table.record))
        ready = table.told.get((key, about))
        if ready is None:
            shown = show_table(table, subscriber.you, since, around.seats, subscriber, around.watching)
            if len(table.told) >= MOST_TOLD:
                table.told.clear()
            # What was known is kept with it: as long as it is, nothing else goes by its id.
            ready = shown, _encode(shown).decode(), (known, table.record)
            table.told[key, about] = ready
        shown, message, _ = ready
        subscriber.send_encoded(message)
        subscriber.took(table, shown)

    def _count_soon(self, match: str) -> None:
        """Have everyone at a table told how many look on, in a moment, when those who come together have come."""
        if match not in self._counting:
            self._counting.add(match)
            asyncio.get_running_loop().call_later(COUNT_AFTER, self._tell_count, match)

    def _tell_count(self, match: str) -> None:
        self._counting.discard(match)
        told = _encode(Watched(self.watching(match))).decode()
        for subscriber in self._subscribers.get(match, ()):
            subscriber.send_encoded(told)

    def may_emote(self, match: str, seat: int) -> bool:
        """Whether a seat has not said too much of late; it counts as said."""
        said, now = self._emoted[match, seat], time.monotonic()
        if len(said) == EMOTES and now - said[0] < WITHIN:
            return False
        said.append(now)
        return True

    def emote(self, match: str, said: Emoted) -> None:
        """Send everyone at a table what a player says; it is kept nowhere."""
        for subscriber in self._subscribers.get(match, ()):
            subscriber.send(said)
