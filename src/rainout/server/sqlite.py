"""The embedded store: SQLite in WAL mode with one writer thread that groups commits.

A commit waits for the disk, about 4 ms; whatever is asked for meanwhile goes into the next one together. So a busy
server does thousands of durable moves a second and a quiet one answers as soon as the disk has.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from rainout.core.options import OptionValue
from rainout.core.table import Outcome
from rainout.server.errors import CannotStart, StorageFailed
from rainout.server.seats import Seat
from rainout.server.settings import MEMORY
from rainout.server.store import Bookmark, Listing, Record, Standing, Taken, now

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]

log = logging.getLogger(__name__)

APPLICATION = 0x5261696E  # "Rain", in the header of the file
MOST_TOGETHER = 256
"""Jobs in one commit."""

SCHEMA = f"""
CREATE TABLE matches (
    match TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL,
    own_dice INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    seed BLOB NOT NULL,
    created TEXT NOT NULL,
    follows TEXT UNIQUE REFERENCES matches,
    ply INTEGER NOT NULL,
    actor INTEGER,
    outcome TEXT,
    updated TEXT NOT NULL
);
CREATE INDEX matches_listed ON matches (outcome IS NOT NULL, updated DESC) WHERE listed;
CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT,
    level TEXT,
    guest INTEGER NOT NULL,
    token TEXT,
    invitation TEXT,
    away INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE INDEX seats_invitation ON seats (invitation) WHERE invitation IS NOT NULL;
CREATE TABLE log (
    match TEXT NOT NULL REFERENCES matches,
    ply INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (match, ply)
) WITHOUT ROWID;
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = 1;
"""
"""The first version; what came later is in :data:`STEPS`."""

STEPS = (
    """
CREATE TABLE bookmarks (
    match TEXT PRIMARY KEY REFERENCES matches,
    ply INTEGER NOT NULL,
    log BLOB NOT NULL,
    program TEXT NOT NULL,
    past BLOB NOT NULL
)
""",
    "CREATE INDEX seats_free ON seats (match) WHERE kind = 'open' AND invitation IS NULL",
)
"""What leads from each version of the schema to the next; there is no way back."""
VERSION = 1 + len(STEPS)

RECORD = """
SELECT match, game, rules, options, own_dice, listed, seed, created, follows,
    (SELECT next.match FROM matches AS next WHERE next.follows = matches.match) AS rematch
FROM matches WHERE match = ?
"""
LINES = "SELECT match, game, options, ply, actor, outcome, updated FROM matches"
LATEST_FIRST = "ORDER BY outcome IS NOT NULL, updated DESC LIMIT ?"
FREE = "SELECT match FROM seats WHERE kind = 'open' AND invitation IS NULL"
BOOKMARK = "SELECT ply, log, program, past FROM bookmarks WHERE match = ?"
SEATS = "SELECT kind, name, level, guest, token, invitation, away FROM seats WHERE match = ? ORDER BY seat"

_options = msgspec.json.Decoder(dict[str, OptionValue])
_outcome = msgspec.json.Decoder(Outcome)


class SqliteStore:
    """A :class:`rainout.server.store.Store` in one file, or in memory."""

    def __init__(self, database: str | Path) -> None:
        in_memory = str(database) == MEMORY
        self._connection = _open(database)
        self._writer = Writer(self._connection)
        # What is in memory only the one connection can see; a file has another to read by, which waits for no commit.
        self._reader = self._writer if in_memory else Reader(_open(database))

    async def add(
        self, record: Record, entries: Sequence[str], standing: Standing, bookmark: Bookmark | None = None
    ) -> None:
        """A new match; see :class:`rainout.server.store.Store`, here and below."""

        def job(connection: sqlite3.Connection) -> None:
            values = (
                record.match,
                record.game,
                record.rules,
                msgspec.json.encode(record.options).decode(),
                record.own_dice,
                record.listed,
                record.seed,
                record.created,
                record.follows,
                len(entries),
                *_standing_values(standing),
                record.created,
            )
            connection.execute(f"INSERT INTO matches VALUES ({marks(values)})", values)
            for number, seat in enumerate(record.seats):
                row = (record.match, number, *msgspec.structs.astuple(seat))
                connection.execute(f"INSERT INTO seats VALUES ({marks(row)})", row)
            _insert_entries(connection, record.match, 0, entries)
            _keep(connection, record.match, bookmark)

        await self._writer.do(job)

    async def record(self, match: str) -> Record | None:
        """A match by name."""

        def job(connection: sqlite3.Connection) -> Record | None:
            row = connection.execute(RECORD, (match,)).fetchone()
            return _record(row, _seats(connection, match)) if row else None

        return await self._reader.do(job)

    async def entries(self, match: str, since: int) -> list[str]:
        """The log of a match from an entry on."""

        def job(connection: sqlite3.Connection) -> list[str]:
            rows = connection.execute(
                "SELECT entry FROM log WHERE match = ? AND ply >= ? ORDER BY ply", (match, since)
            )
            return [entry for (entry,) in rows]

        return await self._reader.do(job)

    async def bookmark(self, match: str) -> Bookmark | None:
        """Where a match stood when that was last kept."""

        def job(connection: sqlite3.Connection) -> Bookmark | None:
            row = connection.execute(BOOKMARK, (match,)).fetchone()
            return Bookmark(ply=row[0], log=row[1], program=row[2], past=row[3]) if row else None

        return await self._reader.do(job)

    async def keep(self, match: str, bookmark: Bookmark) -> None:
        """Keep where a match stands."""
        await self._writer.do(lambda connection: _keep(connection, match, bookmark))

    async def append(
        self,
        match: str,
        ply: int,
        entries: Sequence[str],
        standing: Standing,
        bookmark: Bookmark | None = None,
    ) -> None:
        """Entries number ``ply`` and on, all or none."""

        def job(connection: sqlite3.Connection) -> None:
            _insert_entries(connection, match, ply, entries)
            connection.execute(
                "UPDATE matches SET ply = ?, actor = ?, outcome = ?, updated = ? WHERE match = ?",
                (ply + len(entries), *_standing_values(standing), now(), match),
            )
            _keep(connection, match, bookmark)

        await self._writer.do(job)

    async def claim(self, invitation: str, token: str, name: str | None) -> bool:
        """Turn an invitation into a token."""

        def job(connection: sqlite3.Connection) -> bool:
            claimed = connection.execute(
                "UPDATE seats SET kind = 'human', token = ?, invitation = NULL, name = coalesce(?, name) "
                "WHERE invitation = ?",
                (token, name, invitation),
            )
            return claimed.rowcount > 0

        return await self._writer.do(job)

    async def take(self, match: str, seat: int, token: str, name: str | None) -> bool:
        """Somebody sits down in a free seat."""

        def job(connection: sqlite3.Connection) -> bool:
            taken = connection.execute(
                "UPDATE seats SET kind = 'human', token = ?, name = coalesce(?, name) "
                "WHERE match = ? AND seat = ? AND kind = 'open' AND invitation IS NULL",
                (token, name, match, seat),
            )
            return taken.rowcount > 0

        return await self._writer.do(job)

    async def offer(self, match: str, seat: int) -> bool:
        """A seat that was kept for a friend is free from now on."""

        def job(connection: sqlite3.Connection) -> bool:
            offered = connection.execute(
                "UPDATE seats SET invitation = NULL "
                "WHERE match = ? AND seat = ? AND kind = 'open' AND invitation IS NOT NULL",
                (match, seat),
            )
            return offered.rowcount > 0

        return await self._writer.do(job)

    async def set_listed(self, match: str, listed: bool) -> None:
        """Show a match to everyone, or do so no more."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE matches SET listed = ? WHERE match = ?", (listed, match))

        await self._writer.do(job)

    async def set_away(self, match: str, seat: int, away: bool) -> None:
        """A player leaves the seat to a bot, or takes it back."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE seats SET away = ? WHERE match = ? AND seat = ?", (away, match, seat))

        await self._writer.do(job)

    async def listed(self, most: int, since: str, attended: Sequence[str]) -> list[Listing]:
        """Tables to be shown to everyone."""
        alive = f"updated >= ? OR match IN ({marks(attended)})"
        wanted = f"{LINES} WHERE listed AND ({alive}) {LATEST_FIRST}"
        return await self._reader.do(
            lambda connection: _listings(connection, wanted, (since, *attended, most))
        )

    async def free(self, most: int, since: str, attended: Sequence[str]) -> list[Listing]:
        """Unfinished matches with a free seat, the latest first."""
        alive = f"updated >= ? OR match IN ({marks(attended)})"
        wanted = (
            f"{LINES} WHERE match IN ({FREE}) AND outcome IS NULL AND ({alive}) ORDER BY updated DESC LIMIT ?"
        )
        return await self._reader.do(
            lambda connection: _listings(connection, wanted, (since, *attended, most))
        )

    async def listings(self, matches: Sequence[str]) -> list[Listing]:
        """Some matches by name."""
        wanted = f"{LINES} WHERE match IN ({marks(matches)}) ORDER BY updated DESC"
        return await self._reader.do(lambda connection: _listings(connection, wanted, matches))

    async def close(self) -> None:
        """Finish what was asked for and let go."""
        if isinstance(self._reader, Reader):
            self._reader.stop()
        await asyncio.to_thread(self._writer.stop)


class Reader:
    """Reads at once: a few pages the system has in memory take microseconds, handing them to a thread takes longer."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def do(self, job: Job[T]) -> T:
        """What a job finds, all of it as it was at one moment."""
        try:
            self._connection.execute("BEGIN")
            try:
                return job(self._connection)
            finally:
                self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            log.error("the database failed: %s", error)
            raise StorageFailed from error

    def stop(self) -> None:
        """Close the connection."""
        self._connection.close()


class Pending(NamedTuple):
    """A job and where its result is awaited."""

    job: Job[Any]
    answer: Future[Any]


class Writer:
    """A thread that does jobs on a connection of its own, all those that wait in one transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._pending: queue.SimpleQueue[Pending | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def do(self, job: Job[T]) -> T:
        """Have a job done; returns once it is durable, and raises what it raised."""
        answer: Future[T] = Future()
        self._pending.put(Pending(job, answer))
        return await asyncio.wrap_future(answer)

    def stop(self) -> None:
        """Do what was asked for, then close the connection."""
        self._pending.put(None)
        self._thread.join()

    def _work(self) -> None:
        going = True
        while going:
            first = self._pending.get()
            batch = [] if first is None else [first]
            going = first is not None
            while going and len(batch) < MOST_TOGETHER and not self._pending.empty():
                another = self._pending.get()
                if another is None:
                    going = False
                else:
                    batch.append(another)
            if batch:
                self._commit(batch)
        self._connection.close()

    def _commit(self, batch: Sequence[Pending]) -> None:
        """Do a batch in one transaction; a job that fails is undone alone, a commit that fails undoes them all."""
        batch = [asked for asked in batch if asked.answer.set_running_or_notify_cancel()]
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            results = [self._try(asked.job) for asked in batch]
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            log.error("the database failed: %s", error)
            self._roll_back()
            results = [StorageFailed() for _ in batch]
        for asked, result in zip(batch, results, strict=True):
            if isinstance(result, Exception):
                asked.answer.set_exception(result)
            else:
                asked.answer.set_result(result)

    def _try(self, job: Job[Any]) -> Any:
        """The job's result, or the exception it ended with, in which case it changed nothing."""
        self._connection.execute("SAVEPOINT job")
        try:
            result = job(self._connection)
        except sqlite3.OperationalError:
            raise
        except Exception as error:
            self._connection.execute("ROLLBACK TO job")
            result = Taken() if isinstance(error, sqlite3.IntegrityError) else error
        self._connection.execute("RELEASE job")
        return result

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")


def _open(database: str | Path) -> sqlite3.Connection:
    """A connection to a database of ours, made if it is not there."""
    try:
        if str(database) != MEMORY:
            Path(database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        connection = sqlite3.connect(database, timeout=5.0, isolation_level=None, check_same_thread=False)
        try:
            _prepare(connection, database)
        except BaseException:
            connection.close()
            raise
        return connection
    except (OSError, sqlite3.Error) as error:
        raise CannotStart("cannot-start-database", path=str(database), why=str(error)) from error


def _prepare(connection: sqlite3.Connection, database: str | Path) -> None:
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("BEGIN IMMEDIATE")
    if connection.execute("SELECT count(*) FROM sqlite_schema").fetchone() == (0,):
        for statement in SCHEMA.split(";"):
            connection.execute(statement)
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION or not 1 <= version <= VERSION:
        raise CannotStart("cannot-start-foreign", path=str(database))
    if version < VERSION:
        for step in STEPS[version - 1 :]:
            connection.execute(step)
        connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("COMMIT")


def marks(values: Sequence[object]) -> str:
    """As many question marks as there are values."""
    return ", ".join("?" * len(values))


def _insert_entries(connection: sqlite3.Connection, match: str, ply: int, entries: Iterable[str]) -> None:
    connection.executemany(
        "INSERT INTO log VALUES (?, ?, ?)",
        [(match, number, entry) for number, entry in enumerate(entries, ply)],
    )


def _keep(connection: sqlite3.Connection, match: str, bookmark: Bookmark | None) -> None:
    if bookmark:
        values = (match, bookmark.ply, bookmark.log, bookmark.program, bookmark.past)
        connection.execute(f"INSERT OR REPLACE INTO bookmarks VALUES ({marks(values)})", values)


def _standing_values(standing: Standing) -> tuple[int | None, str | None]:
    outcome = msgspec.json.encode(standing.outcome).decode() if standing.outcome else None
    return standing.actor, outcome


def _standing(actor: int | None, outcome: str | None) -> Standing:
    return Standing(actor, _outcome.decode(outcome) if outcome else None)


def _record(row: Sequence[Any], seats: tuple[Seat, ...]) -> Record:
    match, game, rules, options, own_dice, listed, seed, created, follows, rematch = row
    return Record(
        match=match,
        game=game,
        rules=rules,
        options=_options.decode(options),
        own_dice=bool(own_dice),
        listed=bool(listed),
        seed=seed,
        created=created,
        follows=follows,
        rematch=rematch,
        seats=seats,
    )


def _seats(connection: sqlite3.Connection, match: str) -> tuple[Seat, ...]:
    rows = connection.execute(SEATS, (match,))
    return tuple(
        Seat(kind, name, level, bool(guest), token, invitation, bool(away))
        for kind, name, level, guest, token, invitation, away in rows
    )


def _listings(connection: sqlite3.Connection, query: str, values: Sequence[Any]) -> list[Listing]:
    return [
        Listing(
            match=match,
            game=game,
            options=_options.decode(options),
            ply=ply,
            standing=_standing(actor, outcome),
            updated=updated,
            seats=_seats(connection, match),
        )
        for match, game, options, ply, actor, outcome, updated in connection.execute(query, values).fetchall()
    ]
