"""Live tables: matches rebuilt from their logs and kept as long as they are wanted."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from itertools import pairwise
from typing import Any, TypeVar

from rainout.bots.coach import Advice
from rainout.core.match import Asked, Match
from rainout.core.patches import NO_CHANGE, Patch, patch
from rainout.core.preview import Foreseen
from rainout.core.registry import get
from rainout.core.report import Report
from rainout.core.table import Choice, Event, Reason
from rainout.core.words import Message
from rainout.server import bookmarks, consent
from rainout.server.clocks import Clocks
from rainout.server.consent import Question
from rainout.server.errors import DamagedMatch, OldRules, StorageFailed, UnknownMatch, WrongToken
from rainout.server.protocol import Undone
from rainout.server.records import Bookmark, Entry, Record, Standing, moment
from rainout.server.seats import held_by, is_practice
from rainout.server.store import Store

log = logging.getLogger(__name__)

T = TypeVar("T")


BESIDE = ("table", "undo", "resign", "flag")
"""The first words of entries that are no actions of the match."""
UNRATED = "table unrated"
CLOSED = "table closed"
MOST_FRAMES = 60
"""Events that are shown one by one; after a longer absence nobody watches them all."""

WEIGHT, PLY_WEIGHT = 600_000, 4_000
"""About the most bytes that a table takes, and each entry of its log with all that is kept for looking back."""
AT_ONCE = 8
"""Entries that are taken sooner than a thread would take them up."""


class LiveTable:
    """One table: what was settled when it was opened, and the match as its log tells it.

    Whoever looks at ``match`` or changes it must hold ``lock``: between a move and its commit the two differ.
    """

    def __init__(self, record: Record, clock: Callable[[], int] = moment) -> None:
        self.record = record
        self.clock = clock
        """The time, as entries of the log carry it."""
        self.lock = asyncio.Lock()
        self.reset()

    def reset(self) -> None:
        """Forget the log: something went wrong, and it is to be read afresh."""
        self.match = rebuild(self.record)
        self._marks = [0]
        self._last_undo = 0
        pace = self.record.accord.pace
        people = [seat.kind != "bot" for seat in self.record.seats]
        self.clocks = Clocks.set_up(pace, people) if pace else None
        self.rated = self.record.accord.rated
        """Whether the result counts: not once a bot has sat down for somebody."""
        self.closed = False
        """Whether the host has closed it."""
        self.is_counted = False
        """Whether the store is known to have counted it."""
        self.question: Question | None = None
        """What somebody wants the others to agree to."""
        self._undone: list[int] = []
        """How many actions were left each time one was taken back, on the way to here."""
        self.waiting_since = time.time()
        """When what is asked now was asked."""
        self._digest: Any = hashlib.sha256()
        self._bookmarked = 0
        self._shown: dict[str, Any] = {}
        self.foreseen: dict[tuple[int, str], Foreseen] = {}
        """What each seat was told that an action would do, as long as nothing has happened since."""
        self.told: dict[Any, Any] = {}
        """Messages that say how the table stands, as long as it does."""
        self.advice: Advice | None = None
        """What the coach has said about what is asked now."""

    @property
    def name(self) -> str:
        """The match's name."""
        return self.record.match

    @property
    def ply(self) -> int:
        """Length of the log."""
        return len(self._marks) - 1

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        return WEIGHT + PLY_WEIGHT * self.ply

    @property
    def practice(self) -> bool:
        """Whether there is nobody but bots to mind an undo."""
        return is_practice(self.record.seats)

    def clocks_after(self, entries: Sequence[str], at: int, asked: int | None) -> Clocks | None:
        """How clocks stand after entries that the match has taken already, written while a seat was asked."""
        if self.clocks is None:
            return None
        clocks = self.clocks.copy()
        for ply, entry in enumerate(entries, self._marks[-1]):
            is_action = entry.split()[0] not in BESIDE
            clocks.note(entry, at, self.match.taker(ply) if is_action else asked)
        return clocks

    def note(self, entries: Sequence[str], clocks: Clocks | None) -> None:
        """Entries were added to the log that the match has taken already; clocks stand like this now."""
        self.clocks = clocks
        for entry in entries:
            self.question = consent.after(self.question, entry)
            self.rated = self.rated and entry not in (UNRATED, CLOSED)
            self.closed = self.closed or entry == CLOSED
            word, _, rest = entry.partition(" ")
            if word == "undo":
                self._marks.append(int(rest))
                self._last_undo = self.ply
                self._undone = [ply for ply in self._undone if ply <= int(rest)] + [int(rest)]
            else:
                self._marks.append(self._marks[-1] + (word not in BESIDE))
        self.waiting_since = time.time()
        bookmarks.add_to(self._digest, entries)

    def bookmark(self, entries: Sequence[str] = (), clocks: Clocks | None = None) -> Bookmark | None:
        """A bookmark for the match as it stands, its log ending with these entries; None if it is not yet due.

        Clocks are given where entries are that these do not know of.
        """
        ply = self.ply + len(entries)
        if not bookmarks.due(ply, self._bookmarked):
            return None
        digest = bookmarks.add_to(self._digest.copy(), entries)
        return bookmarks.write(self.match, ply, digest.digest(), clocks or self.clocks)

    def bookmark_is_kept(self, bookmark: Bookmark | None) -> None:
        """The store has a bookmark now, if it was given one."""
        if bookmark:
            self._bookmarked = bookmark.ply

    async def catch_up(self, log: Sequence[Entry], bookmark: Bookmark | None = None) -> None:
        """Take entries of the log that someone else, or an earlier run of the server, has added.

        A bookmark spares the entries it stands for, where these are the first of the log.
        """
        try:
            if len(log) > AT_ONCE:
                spared, clocks = await asyncio.to_thread(_enter, self.match, self.clocks, log, bookmark)
            else:
                spared, clocks = _enter(self.match, self.clocks, log, bookmark)
        except Exception as error:
            self.reset()
            raise DamagedMatch from error
        except BaseException:
            self.reset()
            raise
        self.note([entry.text for entry in log], clocks)
        self._bookmarked = max(self._bookmarked, spared)
        self.forget_shown()

    def events_since(self, seen: int, seat: int | None) -> tuple[tuple[Event, ...], bool]:
        """What a seat may know of what happened after ``seen`` entries of the log.

        All of it, and True, where that cannot be told apart.
        """
        fresh = not 0 < seen <= self.ply or seen < self._last_undo
        since, eyes = -1 if fresh else self._marks[seen], self._eyes(seat)
        return self._once(f"log {since} {eyes}", lambda: tuple(self.match.log_for(eyes, since))), fresh

    def frames_since(self, seen: int, seat: int | None) -> tuple[Patch, ...]:
        """How the view was when each of these events was told: as it differs from the view of the next, or from now."""
        log, fresh = self.events_since(seen, seat)
        if not 0 < len(log) <= MOST_FRAMES:
            return ()
        since, eyes = 0 if fresh else self._marks[seen], self._eyes(seat)
        return self._once(f"frames {since} {eyes}", lambda: self._frames(since, eyes, len(log)))

    def _frames(self, since: int, eyes: int | None, count: int) -> tuple[Patch, ...]:
        views = [view for _, view in self.match.timeline(eyes, since)] + [self.view(eyes)]
        as_set_up = count - len(views) + 1  # events of the very start, before any action
        return (*[NO_CHANGE] * as_set_up, *(patch(after, before) for before, after in pairwise(views)))

    def undo_point(self, seat: int) -> int | None:
        """The ply a seat may go back to. Not after the end: the seed has been told."""
        if self.standing.outcome:
            return None
        return self.match.undo_point(seat, self.practice or self.needs_consent)

    @property
    def needs_consent(self) -> bool:
        """Whether nobody takes anything back unless the others agree."""
        return self.record.accord.consent and not self.practice

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of those who are asked for their consent: not of bots, nor of those who left."""
        return tuple(n for n, seat in enumerate(self.record.seats) if seat.kind == "human" and not seat.away)

    @property
    def paused(self) -> bool:
        """Whether everybody has agreed to stop for a while."""
        return self.clocks is not None and self.clocks.paused

    @property
    def undone(self) -> tuple[Undone, ...]:
        """What was taken back on the way to here, and by whom: by the one who was to act or to roll then."""
        if not self._undone or self.practice:
            return ()
        match = self.match
        asked = [*zip(match.actors, match.rollers, strict=True), (match.waiting_for, match.waiting_for)]
        seats = [roller if actor is None or actor < 0 else actor for actor, roller in asked]
        return tuple(Undone(ply, seat) for ply in self._undone if (seat := seats[ply]) is not None)

    # --- Clocks ---

    def rings(self, now: int) -> tuple[str, int] | None:
        """What the clock has to enter by now, and the moment at which that was so."""
        clocks = self.clocks
        if clocks is None or self.standing.outcome or self.closed:
            return None
        if not clocks.began:
            return None if any(seat.kind == "open" for seat in self.record.seats) else ("table start", now)
        due = clocks.due(self.standing.actor)
        return None if due is None or now < due else (clocks.ring(self.standing.actor), due)

    @property
    def rings_in(self) -> float | None:
        """Seconds until it has."""
        if self.clocks is None or self.standing.outcome or self.closed:
            return None
        due = self.clocks.due(self.standing.actor)
        return None if due is None else (due - self.clock()) / 1000

    @property
    def late(self) -> Sequence[int]:
        """The seats whose time ran out and whom a bot plays for from then on."""
        return self.clocks.late if self.clocks else ()

    # --- What is shown of the position, worked out once ---

    @property
    def asked(self) -> Asked:
        """What is needed for the match to go on."""
        return self._once("asked", lambda: self.match.asked)

    @property
    def still(self) -> Match:
        """The match as it stands, to be looked at in another thread while the table goes on."""
        return self._once("still", lambda: self.match.snapshot())

    @property
    def standing(self) -> Standing:
        """Whose move it is, or how the match ended."""
        return self._once("standing", lambda: Standing(self.match.waiting_for, self.match.outcome))

    @property
    def prompt(self) -> Message:
        """What is asked of whom, in a sentence."""
        return self._once("prompt", self.match.prompt)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What the seat to act may do."""
        return self._once("choices", self.match.choices)

    @property
    def opening(self) -> tuple[Message, ...]:
        """What players should know before the first move."""
        return self._once("opening", self.match.opening)

    @property
    def report(self) -> Report | None:
        """The story of the match, once it is over."""
        return self._once("report", lambda: self.match.report)

    @property
    def why_not(self) -> dict[str, Reason]:
        """Why the seat to act cannot choose what it may want to."""
        return self._once("why_not", lambda: self.match.why_not(self.choices))

    def view(self, seat: int | None) -> Any:
        """What a seat may see."""
        return self.match.view(self._eyes(seat))

    def change(self, known: Any, seat: int | None) -> Patch:
        """How what a seat may see differs from what it has seen."""
        view = self.view(seat)
        known, change = self._once(f"change {id(known)} {id(view)}", lambda: (known, patch(known, view)))
        return change

    def _eyes(self, seat: int | None) -> int | None:
        """Whose eyes a seat looks through: where nothing is hidden, one view is for all."""
        return seat if self.match.game.hidden else None

    def _once(self, what: str, work_out: Callable[[], T]) -> T:
        if what not in self._shown:
            self._shown[what] = work_out()
        shown: T = self._shown[what]
        return shown

    def forget_shown(self) -> None:
        """The match has moved on."""
        self._shown.clear()
        self.foreseen.clear()
        self.told.clear()
        self.advice = None


def rebuild(record: Record) -> Match:
    """A stored match before its first entry."""
    game = get(record.game)
    if game.version != record.rules:
        raise OldRules(theirs=record.rules, ours=game.version)
    return Match(game, record.options, seats=len(record.seats), seed=record.seed, own_dice=record.own_dice)


def _enter(
    match: Match, clocks: Clocks | None, log: Sequence[Entry], bookmark: Bookmark | None
) -> tuple[int, Clocks | None]:
    """Take entries into a match and its clocks; returns how many a bookmark has spared, and the clocks."""
    found = bookmarks.read(bookmark, match.game, [entry.text for entry in log]) if bookmark else None
    spared = bookmark.ply if bookmark and found else 0
    if found:
        past, clocks = found
        match.take_up(past)
    for entry in log[spared:]:
        if clocks:
            clocks.note(entry.text, entry.at or 0, match.waiting_for)
        if not entry.text.startswith("table "):
            match.enter(entry.text)
    return spared, clocks


class Tables:
    """All tables there are; those used last are kept in memory, as many as there is memory for."""

    def __init__(self, store: Store, memory: int, clock: Callable[[], int] = moment) -> None:
        self._store = store
        self.clock = clock
        self._memory = memory
        self._weights: dict[str, int] = {}
        self._weight = 0
        """Of all that are kept."""
        self.caught_up: Callable[[LiveTable], None] = lambda table: None
        """Is called with a table of which the log held more than was known here."""
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()

    def __len__(self) -> int:
        return len(self._tables)

    @asynccontextmanager
    async def at(self, match: str) -> AsyncIterator[LiveTable]:
        """A table, up to date and for the moment one's own."""
        table = await self._get(match)
        async with table.lock:
            await self.refresh(table)
            yield table

    async def refresh(self, table: LiveTable) -> None:
        """Take what has been added to a table's log, by another worker or before this one was started."""
        bookmark = None if table.ply else await self._store.bookmark(table.name)
        entries = await self._store.log(table.name, table.ply)
        if entries:
            try:
                await table.catch_up(entries, bookmark)
            except DamagedMatch as error:
                log.error("match %s is damaged (%r): see “rainout store check”", table.name, error.__cause__)
                raise
            table.waiting_since = await self._written(table, entries[-1])
            if len(entries) > AT_ONCE:
                await self._bookmark(table)
            self.caught_up(table)

    async def _written(self, table: LiveTable, last: Entry) -> float:
        """When the last entry of a table's log was written."""
        if last.at is not None:
            return last.at / 1000
        (listing,) = await self._store.listings([table.name])
        return datetime.fromisoformat(listing.updated).timestamp()

    async def _bookmark(self, table: LiveTable) -> None:
        """Keep where a table stands, if much had to be played again to find out; it can do without."""
        bookmark = table.bookmark()
        if bookmark:
            with suppress(StorageFailed):
                await self._store.keep(table.name, bookmark)
                table.bookmark_is_kept(bookmark)

    async def held(self, table: LiveTable, tokens: Sequence[str]) -> tuple[int, ...]:
        """The seats these tokens hold; they may have been given out by another worker."""
        try:
            return held_by(table.record.seats, tokens)
        except WrongToken:
            await self.reread(table)
            return held_by(table.record.seats, tokens)

    async def reread(self, table: LiveTable) -> None:
        """Seats were claimed or a rematch was agreed on: read the match's record again."""
        record = await self._store.record(table.name)
        if record:
            table.record = record

    def keep(self, table: LiveTable) -> None:
        """Keep a table in memory, at the cost of those that were used longest ago."""
        name, weight = table.name, table.weight
        self._tables[name] = table
        self._tables.move_to_end(name)
        self._weight += weight - self._weights.get(name, 0)
        self._weights[name] = weight
        while self._weight > self._memory and len(self._tables) > 1:
            oldest, _ = self._tables.popitem(last=False)
            self._weight -= self._weights.pop(oldest)

    def known(self, match: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._tables.get(match)

    async def _get(self, match: str) -> LiveTable:
        table = self._tables.get(match)
        if not table:
            record = await self._store.record(match)
            if not record:
                raise UnknownMatch(match=match[:40])
            table = self._tables.get(match) or LiveTable(record, self.clock)
        self.keep(table)
        return table
