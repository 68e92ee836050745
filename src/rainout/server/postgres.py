"""The store for many: PostgreSQL, so that several servers on several machines can serve the same tables.

It commits by itself what comes together; each transaction has a connection of a small pool to itself.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, TypeVar
from urllib.parse import urlsplit

from rainout.server import migrations
from rainout.server.errors import CannotStart, StorageFailed
from rainout.server.records import Taken
from rainout.server.statements import Transaction, only_answer
from rainout.server.store import Store

try:
    import asyncpg
except ModuleNotFoundError as error:
    raise CannotStart("cannot-start-postgres") from error

T = TypeVar("T")

log = logging.getLogger(__name__)

MOST_CONNECTIONS = 8
"""Of one server; transactions beyond that wait for their turn."""
PATIENCE = 10.0
"""Seconds a connection or a statement may take."""
MIGRATING = 0x5261696E
"""The lock that whoever brings the schema up to date holds meanwhile."""
WORDS = migrations.Words(blob="BYTEA", compact="")
DURABLE = """
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
"""
"""Where somebody has told the database not to wait for its disk, it waits for us all the same."""
LIST = r"""
(SELECT number - 1 AS place, value FROM unnest(CAST(\1 AS TEXT[])) WITH ORDINALITY AS each (value, number))
"""
FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)


class PostgresStore(Store):
    """A store in a PostgreSQL database."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._opening = asyncio.Lock()
        self._pool: Any = None
        _apart(_prepare(address))

    async def read(self, reading: Transaction[T]) -> T:
        """What a transaction finds, which asks once."""
        try:
            asked = next(reading)
        except StopIteration as done:  # it could tell without asking
            found: T = done.value
            return found
        try:
            rows = await (await self._connections()).fetch(in_postgres(asked.sql), *asked.values)
        except FAILURES as error:
            raise _failed(error) from error
        return only_answer(reading, rows)

    async def write(self, transaction: Transaction[T]) -> T:
        """Have a transaction done."""
        try:
            async with (await self._connections()).acquire() as connection, connection.transaction():
                return await carry_out(connection, transaction)
        except asyncpg.IntegrityConstraintViolationError:
            raise Taken from None
        except asyncpg.DataError:  # no text or number that could be kept: our mistake, and nobody's failure
            raise
        except FAILURES as error:
            raise _failed(error) from error

    async def close(self) -> None:
        """Finish what was asked for and let go."""
        if self._pool:
            await self._pool.close()

    async def _connections(self) -> Any:
        """The pool, opened where it is first needed: it belongs to the event loop that runs then."""
        if self._pool is None:
            async with self._opening:
                if self._pool is None:
                    self._pool = await asyncpg.create_pool(
                        self._address,
                        min_size=1,
                        max_size=MOST_CONNECTIONS,
                        timeout=PATIENCE,
                        command_timeout=PATIENCE,
                        init=_wait_for_the_disk,
                        reset=_leave_as_it_is,
                        server_settings={"application_name": "rainout"},
                    )
        return self._pool


async def carry_out(connection: Any, transaction: Transaction[T]) -> T:
    """Answer whatever a transaction asks until it is done."""
    rows: Any = None
    while True:
        try:
            asked = transaction.send(rows)
        except StopIteration as done:
            found: T = done.value
            return found
        rows = await connection.fetch(in_postgres(asked.sql), *asked.values)


@cache
def in_postgres(sql: str) -> str:
    """A statement as PostgreSQL reads it."""
    return re.sub(r"\blist\((\$\d+)\)", LIST, sql)


def _failed(error: Exception) -> StorageFailed:
    log.error("the database failed: %s", error)
    return StorageFailed()


async def _wait_for_the_disk(connection: Any) -> None:
    await connection.execute(DURABLE)


async def _leave_as_it_is(_connection: Any) -> None:
    """A connection is given back as it was taken: nothing here changes one."""


def _apart(work: Coroutine[Any, Any, T]) -> T:
    """Do some work in an event loop of its own, whether or not one runs here."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def _prepare(address: str) -> None:
    """See that the database is there and ours, and bring its schema up to date."""
    try:
        connection = await asyncpg.connect(address, timeout=PATIENCE)
        try:
            async with connection.transaction():
                await _migrate(connection, address)
        finally:
            await connection.close()
    except (*FAILURES, ValueError) as error:
        why = str(error) or type(error).__name__
        raise CannotStart("cannot-start-database", path=without_secrets(address), why=why) from error


async def _migrate(connection: Any, address: str) -> None:
    await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
    if await connection.fetchval("SELECT to_regclass('rainout_schema') IS NULL"):
        if await connection.fetchval("SELECT to_regclass('matches') IS NOT NULL"):
            raise CannotStart("cannot-start-foreign", path=without_secrets(address))
        await connection.execute("CREATE TABLE rainout_schema (version INTEGER NOT NULL)")
        await connection.execute("INSERT INTO rainout_schema VALUES (0)")
    version = await connection.fetchval("SELECT version FROM rainout_schema")
    if version > migrations.VERSION:
        raise CannotStart("cannot-start-foreign", path=without_secrets(address))
    for statement in migrations.since(version, WORDS):
        await connection.execute(statement)
    await connection.execute("UPDATE rainout_schema SET version = $1", migrations.VERSION)


def without_secrets(address: str) -> str:
    """An address as it may be shown: neither who logs in nor how."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return "postgresql://…"
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
