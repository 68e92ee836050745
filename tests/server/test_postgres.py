"""What is special about PostgreSQL: where it is, who it is, and that it may be gone for a while."""

from __future__ import annotations

import asyncio
import sys

import asyncpg
import pytest

from rainout.server import migrations
from rainout.server.databases import open_store
from rainout.server.errors import CannotStart, StorageFailed
from rainout.server.postgres import PostgresStore, without_secrets
from rainout.server.store import Store
from tests.server.cluster import Cluster
from tests.server.driver import Player, good, launcher
from tests.server.test_store import GOING, record, with_store


def asked(address: str, *statements: str) -> None:
    """Have something done in a database by somebody else."""

    async def run() -> None:
        connection = await asyncpg.connect(address)
        for statement in statements:
            await connection.execute(statement)
        await connection.close()

    asyncio.run(run())


def test_a_server_keeps_its_matches_there(postgres: Cluster) -> None:
    """Opened, played and killed: the next server on that address goes on with the match."""
    address = postgres.new()
    with launcher(address) as server:
        with server.running() as at, Player(at) as player:
            table = player.open()
            table.step()
            before = table.look()
        with server.running() as at, Player(at) as player:
            table.player = player
            assert table.look() == before
            good(table.resign(0))


def test_a_database_of_something_else_is_left_alone(postgres: Cluster) -> None:
    address = postgres.new()
    asked(address, "CREATE TABLE matches (name TEXT)")
    with pytest.raises(CannotStart):
        open_store(address)
    asked(address, "DROP TABLE matches")
    with_store(address, lambda store: store.listings([]))


def test_a_newer_database_is_left_alone(postgres: Cluster) -> None:
    address = postgres.new()
    with_store(address, lambda store: store.listings([]))
    asked(address, f"UPDATE rainout_schema SET version = {migrations.VERSION + 1}")
    with pytest.raises(CannotStart):
        open_store(address)


def test_an_older_database_is_brought_up_to_date_by_one_of_those_who_open_it(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.new()
    with monkeypatch.context() as earlier:
        earlier.setattr(migrations, "STEPS", migrations.STEPS[:2])
        earlier.setattr(migrations, "VERSION", 2)
        open_store(address)

    async def open_many() -> None:
        opened = await asyncio.gather(*(asyncio.to_thread(open_store, address) for _ in range(4)))
        for store in opened:
            await store.close()

    asyncio.run(open_many())
    with_store(address, lambda store: store.add(record(), ["a"], GOING))


def test_what_is_not_there_is_said_without_the_password(postgres: Cluster) -> None:
    wrong = f"postgresql://ana:secret@/nowhere?host={postgres.folder}"
    with pytest.raises(CannotStart) as refusal:
        open_store(wrong)
    assert "nowhere" in str(refusal.value)
    assert "secret" not in str(refusal.value)
    assert (
        without_secrets("postgresql://ana:secret@db.example:5433/club?password=x")
        == "postgresql://db.example:5433/club"
    )


def test_the_package_it_needs_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "rainout.server.postgres")
    with pytest.raises(CannotStart, match="postgres") as refusal:
        open_store("postgresql://db.example/club")
    assert refusal.value.code == "cannot-start"


def test_it_may_be_gone_for_a_while(postgres: Cluster) -> None:
    """Killed and started again: who asks meanwhile is told, and what was promised is there."""

    async def use(store: Store) -> None:
        await store.add(record(), ["a"], GOING)
        postgres.kill()
        for _ in range(3):
            with pytest.raises(StorageFailed):
                await store.append("m", 1, ["lost"], GOING)
            with pytest.raises(StorageFailed):
                await store.entries("m", 0)
        postgres.start()
        await store.append("m", 1, ["b"], GOING)
        assert await store.entries("m", 0) == ["a", "b"]

    with_store(postgres.new(), use)


def test_every_commit_waits_for_the_disk(postgres: Cluster) -> None:
    """Even where the database was told not to, as it is for these tests."""

    async def use(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        pool = await store._connections()
        assert await pool.fetchval("SHOW synchronous_commit") == "on"

    with_store(postgres.new(), use)
