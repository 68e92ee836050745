"""The embedded store: SQLite in WAL mode with one writer thread that groups commits.

A commit waits for the disk, about 4 ms; whatever is asked for meanwhile goes into the next one together. So a busy
server does thousands of durable moves a second and a quiet one answers as soon as the disk has.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import re
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from rainout.server import migrations, notices
from rainout.server.errors import CannotStart, DatabaseDamaged, DatabaseGone, StorageFailed
from rainout.server.notices import Heard, Missed, Notice
from rainout.server.records import Taken
from rainout.server.settings import MEMORY
from rainout.server.statements import Transaction, Value, ask
from rainout.server.store import Store

T = TypeVar("T")

log = logging.getLogger(__name__)

APPLICATION = 0x5261696E  # "Rain", in the header of the file
MOST_TOGETHER = 256
"""Transactions in one commit."""
WORDS = migrations.Words(blob="BLOB", compact="WITHOUT ROWID", counted="INTEGER")
PATIENCE = 5.0
"""Seconds to wait for a file to which somebody else writes."""
MOMENT = 0.0005
"""Seconds between two tries to have it. SQLite itself would try seldom and seldomer, at last ten times a second, and a
busy worker would never let another in."""
LOOKED = 0.01
"""Seconds between two looks for what other workers did."""
LOOKED_ALONE = 0.2
"""The same where there seem to be none: a new one waits so long for the others to know of it."""
NOTICES_KEPT = 10_000


class SqliteStore(Store):
    """A store in one file, or in memory."""

    COLUMNS = "SELECT name FROM pragma_table_info($1)"

    def __init__(self, database: str | Path) -> None:
        super().__init__()
        in_memory = str(database) == MEMORY
        self.shared = not in_memory
        self._connection = _open(database)
        files = Files() if in_memory else Files(Path(database), Path(f"{database}-wal"))
        self._writer = Writer(self._connection, files, lambda: self.others)
        # What is in memory only the one connection can see; a file has another to read by, which waits for no commit.
        self._reader = self._writer if in_memory else Reader(_open(database), files)

    async def read(self, reading: Transaction[T]) -> T:
        """What a transaction finds."""
        return await self._reader.do(reading)

    async def write(self, transaction: Transaction[T], *told: Notice) -> T:
        """Have a transaction done; notices are rows of the same."""
        return await self._writer.do(tell(transaction, self.worker, told) if told else transaction)

    async def snapshot(self, reading: Transaction[T]) -> T:
        """What a transaction finds, as it was when it began; in a file, whoever writes need not wait for it."""
        if isinstance(self._reader, Reader):
            return await asyncio.to_thread(self._reader.at_one_moment, reading)
        return await self.write(reading)

    async def flaws(self) -> list[str]:
        """What SQLite finds wrong with its file, and rows that belong to nothing."""
        return await self.snapshot(flaws())

    async def listen(self, heard: Heard, missed: Missed) -> None:
        """Look again and again whether somebody else has written, which costs next to nothing, and what was told."""
        last: int | None = None
        version: int | None = None
        while self.shared:
            try:
                last = await self.read(last_notice()) if last is None else last
                before, version = version, await self.read(data_version())
                found = [] if version == before else await self.read(notices_since(last))
            except StorageFailed:
                found, version = [], None
            if found and last is not None and found[0][0] > last + 1:
                missed()
            for number, worker, said in found:
                last = number
                if worker != self.worker:
                    notices.hand_on(worker, said, heard)
            await asyncio.sleep(LOOKED if self.others else LOOKED_ALONE)

    async def close(self) -> None:
        """Finish what was asked for and let go."""
        if isinstance(self._reader, Reader):
            self._reader.stop()
        await asyncio.to_thread(self._writer.stop)


def carry_out(connection: sqlite3.Connection, transaction: Transaction[T]) -> T:
    """Answer whatever a transaction asks until it is done."""
    rows: Any = None
    while True:
        try:
            asked = transaction.send(rows)
        except StopIteration as done:
            found: T = done.value
            return found
        values = [as_bound(value) for value in asked.values]
        rows = connection.execute(in_sqlite(asked.sql), values).fetchall()


def flaws() -> Transaction[list[str]]:
    """What SQLite itself can tell about its file."""
    pages = yield ask("PRAGMA integrity_check")
    orphans = yield ask("PRAGMA foreign_key_check")
    found = [str(said) for (said,) in pages if said != "ok"]
    return found + [f"{table}: {row} -> {parent}" for table, row, parent, _ in orphans]


# --- Notices ---


def tell(transaction: Transaction[T], worker: str, told: Sequence[Notice]) -> Transaction[T]:
    """The same transaction, and notices with it; those that everybody has long heard are cleared away."""
    result = yield from transaction
    said = [notices.write(notice) for notice in told]
    rows = yield ask(
        "INSERT INTO notices (worker, said) SELECT $1, value FROM list($2) ORDER BY place RETURNING number",
        worker,
        said,
    )
    last = max(number for (number,) in rows)
    yield ask("DELETE FROM notices WHERE number <= $1", last - NOTICES_KEPT)
    return result


def data_version() -> Transaction[int]:
    """A number that changes when anybody else writes to the file."""
    ((version,),) = yield ask("PRAGMA data_version")
    return int(version)


def last_notice() -> Transaction[int]:
    """The number of the latest notice."""
    ((number,),) = yield ask("SELECT coalesce(max(number), 0) FROM notices")
    return int(number)


def notices_since(last: int) -> Transaction[list[tuple[int, str, str]]]:
    """What was told after a notice."""
    rows = yield ask("SELECT number, worker, said FROM notices WHERE number > $1 ORDER BY number", last)
    return [(number, worker, said) for number, worker, said in rows]


@cache
def in_sqlite(sql: str) -> str:
    """A statement as SQLite reads it."""
    listed = re.sub(r"\blist\((\$\d+)\)", r"(SELECT key AS place, value FROM json_each(\1))", sql)
    return re.sub(r"\$(\d+)", r"?\1", listed)


def as_bound(value: Value) -> str | int | bytes | None:
    """A value as SQLite takes it: it knows no lists."""
    if value is None or isinstance(value, str | int | bytes):
        return value
    return msgspec.json.encode(value).decode()


class Files:
    """The files of an open database. Deleted, they are written to as before, and nothing of it can be found again."""

    def __init__(self, *paths: Path) -> None:
        self._paths = paths
        self._opened = self._find()

    def require(self) -> None:
        """Refuse to go on if they are not where they were opened."""
        if self._find() != self._opened:
            log.error("the database %s was deleted or replaced", self._paths[0])
            raise DatabaseGone

    def _find(self) -> list[tuple[int, int] | None]:
        found: list[tuple[int, int] | None] = []
        for path in self._paths:
            try:
                status = path.stat()
                found.append((status.st_dev, status.st_ino))
            except OSError:
                found.append(None)
        return found


def failure(error: sqlite3.Error) -> StorageFailed:
    """What to tell of an error of the database."""
    log.error("the database failed: %.200s", error)
    return DatabaseDamaged() if is_damage(error) else StorageFailed()


def is_damage(error: Exception) -> bool:
    """Whether a database cannot make sense of its own file."""
    if isinstance(error, sqlite3.OperationalError) and str(error).startswith("Could not decode"):
        return True
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def is_busy(error: sqlite3.OperationalError) -> bool:
    """Whether somebody else has a file for the moment."""
    return error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


class Reader:
    """Reads at once: a few pages the system has in memory take microseconds, handing them to a thread takes longer."""

    def __init__(self, connection: sqlite3.Connection, files: Files) -> None:
        self._connection = connection
        self._files = files

    async def do(self, reading: Transaction[T]) -> T:
        """What a transaction finds, which asks once."""
        self._files.require()
        try:
            return carry_out(self._connection, reading)
        except sqlite3.Error as error:
            raise failure(error) from error

    def at_one_moment(self, reading: Transaction[T]) -> T:
        """What a transaction finds that asks often; meanwhile nobody reads here."""
        self._files.require()
        try:
            self._connection.execute("BEGIN")
            try:
                return carry_out(self._connection, reading)
            finally:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise failure(error) from error

    def stop(self) -> None:
        """Close the connection."""
        self._connection.close()


class Pending(NamedTuple):
    """A transaction and where its result is awaited."""

    transaction: Transaction[Any]
    answer: Future[Any]


class Writer:
    """A thread that does transactions on a connection of its own, all those that wait in one commit."""

    def __init__(
        self, connection: sqlite3.Connection, files: Files, others: Callable[[], bool] = lambda: False
    ) -> None:
        self._connection = connection
        self._connection.execute("PRAGMA busy_timeout = 0")
        self._files = files
        self._others = others
        """Whether others write to the same file."""
        self._pending: queue.SimpleQueue[Pending | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def do(self, transaction: Transaction[T]) -> T:
        """Have a transaction done; returns once it is durable, and raises what it raised."""
        answer: Future[T] = Future()
        self._pending.put(Pending(transaction, answer))
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
            if self._others():
                time.sleep(2 * MOMENT)  # whoever waits for the file has it now
        self._connection.close()

    def _begin(self) -> None:
        """Begin to write, as soon as nobody else does."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self._connection.execute("BEGIN IMMEDIATE")
                return
            except sqlite3.OperationalError as error:
                if not is_busy(error) or time.monotonic() > deadline:
                    raise
            time.sleep(MOMENT)

    def _commit(self, batch: Sequence[Pending]) -> None:
        """Do a batch together; a transaction that fails is undone alone, a commit that fails undoes them all."""
        batch = [asked for asked in batch if asked.answer.set_running_or_notify_cancel()]
        results: list[Any]
        try:
            self._files.require()
            self._begin()
            results = [self._try(asked.transaction) for asked in batch]
            self._connection.execute("COMMIT")
            self._files.require()  # who has taken them away meanwhile has taken this along
        except (sqlite3.Error, StorageFailed) as error:
            self._roll_back()
            told = failure(error) if isinstance(error, sqlite3.Error) else error
            results = [type(told)() for _ in batch]
        for asked, result in zip(batch, results, strict=True):
            if isinstance(result, Exception):
                asked.answer.set_exception(result)
            else:
                asked.answer.set_result(result)

    def _try(self, transaction: Transaction[Any]) -> Any:
        """What a transaction found, or the exception it ended with, in which case it changed nothing."""
        self._connection.execute("SAVEPOINT alone")
        try:
            result = carry_out(self._connection, transaction)
        except Exception as error:
            if isinstance(error, sqlite3.OperationalError) or is_damage(error):
                raise
            self._connection.execute("ROLLBACK TO alone")
            result = Taken() if isinstance(error, sqlite3.IntegrityError) else error
        self._connection.execute("RELEASE alone")
        return result

    def _roll_back(self) -> None:
        """Undo what has failed; where even that fails, the next one cannot begin, and it is tried again then."""
        with suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")


def _open(database: str | Path) -> sqlite3.Connection:
    """A connection to a database of ours, made if it is not there."""
    try:
        if str(database) != MEMORY:
            Path(database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        connection = sqlite3.connect(
            database, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
        try:
            _prepare(connection, database)
        except BaseException:
            connection.close()
            raise
        return connection
    except (OSError, sqlite3.Error) as error:
        if is_damage(error) and getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT:
            raise CannotStart("cannot-start-damaged", path=str(database), why=str(error)) from error
        raise CannotStart("cannot-start-database", path=str(database), why=str(error)) from error


def _prepare(connection: sqlite3.Connection, database: str | Path) -> None:
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("BEGIN IMMEDIATE")
    if connection.execute("SELECT count(*) FROM sqlite_schema").fetchone() == (0,):
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        version = 0
    else:
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if application != APPLICATION or not 1 <= version <= migrations.VERSION:
            raise CannotStart("cannot-start-foreign", path=str(database))
    for statement in migrations.since(version, WORDS):
        connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {migrations.VERSION}")
    connection.execute("COMMIT")
