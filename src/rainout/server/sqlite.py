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
from collections.abc import Sequence
from concurrent.futures import Future
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from rainout.server import migrations
from rainout.server.errors import CannotStart, StorageFailed
from rainout.server.records import Taken
from rainout.server.settings import MEMORY
from rainout.server.statements import Transaction, Value
from rainout.server.store import Store

T = TypeVar("T")

log = logging.getLogger(__name__)

APPLICATION = 0x5261696E  # "Rain", in the header of the file
MOST_TOGETHER = 256
"""Transactions in one commit."""
WORDS = migrations.Words(blob="BLOB", compact="WITHOUT ROWID")


class SqliteStore(Store):
    """A store in one file, or in memory."""

    def __init__(self, database: str | Path) -> None:
        in_memory = str(database) == MEMORY
        self._connection = _open(database)
        self._writer = Writer(self._connection)
        # What is in memory only the one connection can see; a file has another to read by, which waits for no commit.
        self._reader = self._writer if in_memory else Reader(_open(database))

    async def read(self, reading: Transaction[T]) -> T:
        """What a transaction finds."""
        return await self._reader.do(reading)

    async def write(self, transaction: Transaction[T]) -> T:
        """Have a transaction done."""
        return await self._writer.do(transaction)

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


class Reader:
    """Reads at once: a few pages the system has in memory take microseconds, handing them to a thread takes longer."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def do(self, reading: Transaction[T]) -> T:
        """What a transaction finds, which asks once."""
        try:
            return carry_out(self._connection, reading)
        except sqlite3.Error as error:
            log.error("the database failed: %s", error)
            raise StorageFailed from error

    def stop(self) -> None:
        """Close the connection."""
        self._connection.close()


class Pending(NamedTuple):
    """A transaction and where its result is awaited."""

    transaction: Transaction[Any]
    answer: Future[Any]


class Writer:
    """A thread that does transactions on a connection of its own, all those that wait in one commit."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
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
        self._connection.close()

    def _commit(self, batch: Sequence[Pending]) -> None:
        """Do a batch together; a transaction that fails is undone alone, a commit that fails undoes them all."""
        batch = [asked for asked in batch if asked.answer.set_running_or_notify_cancel()]
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            results = [self._try(asked.transaction) for asked in batch]
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

    def _try(self, transaction: Transaction[Any]) -> Any:
        """What a transaction found, or the exception it ended with, in which case it changed nothing."""
        self._connection.execute("SAVEPOINT alone")
        try:
            result = carry_out(self._connection, transaction)
        except sqlite3.OperationalError:
            raise
        except Exception as error:
            self._connection.execute("ROLLBACK TO alone")
            result = Taken() if isinstance(error, sqlite3.IntegrityError) else error
        self._connection.execute("RELEASE alone")
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
