"""What is special about the embedded store: the file, its versions and its disk."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from rainout.server import migrations
from rainout.server.errors import CannotStart, StorageFailed
from rainout.server.records import Bookmark, Entry
from rainout.server.sqlite import APPLICATION, SqliteStore
from rainout.server.store import Store
from tests.server.test_store import GOING, record, with_store

DATA = Path(__file__).parent / "data"


def test_a_failing_database_changes_nothing(tmp_path: Path) -> None:
    """As when the disk is full: everyone who waited is told, and later it works again."""

    async def use(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await store.add(record(), [], GOING)
        connection = store._connection
        most = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {most}")
        big = "x" * 100_000
        results = await asyncio.gather(
            *(store.append("m", 0, [big], GOING) for _ in range(3)), return_exceptions=True
        )
        assert all(isinstance(result, StorageFailed) for result in results)
        assert await store.entries("m", 0) == []
        connection.execute(f"PRAGMA max_page_count = {2**30}")
        await store.append("m", 0, [big], GOING)
        assert await store.entries("m", 0) == [big]

    with_store(tmp_path / "rainout.db", use)


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "rainout.db")
    assert store._connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._connection.execute("PRAGMA synchronous").fetchone() == (2,)
    asyncio.run(store.close())


def test_a_file_that_is_no_database_of_ours(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("hens " * 1000)
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE hens (name)")
    other.close()
    (tmp_path / "folder").mkdir()
    for name in ("notes.txt", "other.db", "folder", "notes.txt/rainout.db"):
        with pytest.raises(CannotStart) as refusal:
            SqliteStore(tmp_path / name)
        assert name in str(refusal.value)


def database_of(version: int, path: Path) -> None:
    """A database as an earlier version of Rainout has left it, with a match in it."""
    with sqlite3.connect(path) as connection:
        connection.executescript((DATA / f"version-{version}.sql").read_text())
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {version}")
    connection.close()


@pytest.mark.parametrize("version", [1, 2])
def test_an_older_database_is_brought_up_to_date(tmp_path: Path, version: int) -> None:
    database = tmp_path / "rainout.db"
    database_of(version, database)

    async def use(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        kept = await store.record("kept")
        assert kept
        assert (kept.own_dice, [seat.kind for seat in kept.seats]) == (True, ["human", "open"])
        assert await store.log("kept", 1) == [Entry("roll 4", None), Entry("draw", None)]
        assert (await store.bookmark("kept") is not None) == (version > 1)
        await store.keep("kept", Bookmark(ply=1, log=b"l", program="p", past=b"x"))
        await store.append("kept", 3, ["draw"], GOING)
        assert (await store.log("kept", 3))[0].at
        assert [line.match for line in await store.listed(10, "2020", [])] == ["kept"]
        assert store._connection.execute("PRAGMA user_version").fetchone() == (migrations.VERSION,)

    with_store(database, use)
    with_store(database, lambda store: store.listings(["kept"]))
    assert schema(database) == schema_of_a_new_one(tmp_path)


def schema_of_a_new_one(folder: Path) -> set[str]:
    with_store(folder / "new.db", lambda store: store.listings([]))
    return schema(folder / "new.db")


def schema(path: Path) -> set[str]:
    """What tables and indexes there are, and of what."""
    with sqlite3.connect(path) as connection:
        found = {
            " ".join(sql.split()) for (sql,) in connection.execute("SELECT sql FROM sqlite_schema") if sql
        }
    connection.close()
    return found


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    database = tmp_path / "rainout.db"
    database_of(2, database)
    with sqlite3.connect(database) as connection:
        connection.execute(f"PRAGMA user_version = {migrations.VERSION + 1}")
    connection.close()
    with pytest.raises(CannotStart):
        SqliteStore(database)
    with sqlite3.connect(database) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (migrations.VERSION + 1,)
    connection.close()
