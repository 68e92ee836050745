"""What is special about the embedded store: the file, its versions and its disk."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path
from typing import Any, ClassVar

import pytest

from rainout.server import migrations
from rainout.server.errors import CannotStart, DamagedMatch, DatabaseDamaged, DatabaseGone, StorageFailed
from rainout.server.records import Bookmark, Entry
from rainout.server.sqlite import APPLICATION, Files, SqliteStore
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


class Faulty(sqlite3.Connection):
    """A database whose disk does not even let go of what has failed."""

    faults: ClassVar[list[str]] = []

    def execute(self, sql: str, values: Any = (), /) -> sqlite3.Cursor:
        """What is asked for, unless it is to fail the next time."""
        if sql in self.faults:
            self.faults.remove(sql)
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, values)


def test_a_disk_that_fails_twice_stops_nobody_for_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *args, **more: connect(*args, factory=Faulty, **more))

    async def use(store: Store) -> None:
        await store.add(record(), [], GOING)
        Faulty.faults[:] = ["COMMIT", "ROLLBACK"]
        with pytest.raises(StorageFailed):
            await store.append("m", 0, ["lost"], GOING)
        with pytest.raises(StorageFailed):  # what failed is still in the way, and is cleared away now
            await store.append("m", 0, ["lost, too"], GOING)
        await store.append("m", 0, ["kept"], GOING)
        assert await store.entries("m", 0) == ["kept"]

    with_store(tmp_path / "rainout.db", use)


def test_workers_at_one_file_take_turns(tmp_path: Path) -> None:
    """One that writes without a pause does not keep another from writing."""

    async def use(store: Store) -> None:
        store.others = True
        other = SqliteStore(tmp_path / "rainout.db")
        other.others = True
        await store.add(record(), [], GOING)
        done = asyncio.Event()

        async def write_on() -> None:
            while not done.is_set():
                await store.keep("m", Bookmark(ply=0, log=b"", program="", past=b""))

        busy = [asyncio.create_task(write_on()) for _ in range(3)]
        for ply in range(20):
            await other.append("m", ply, ["roll 5"], GOING)
        done.set()
        await asyncio.gather(*busy)
        assert len(await store.entries("m", 0)) == 20
        await other.close()

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


@pytest.mark.skipif(os.name != "posix", reason="elsewhere nobody can delete an open file")
@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_that_is_taken_away_is_noticed(tmp_path: Path, replaced: bool) -> None:
    """Nothing is acknowledged that is not in it; put back, all goes on."""
    database, aside = tmp_path / "rainout.db", tmp_path / "aside.db"

    async def use(store: Store) -> None:
        await store.add(record(), ["a"], GOING)
        database.rename(aside)
        if replaced:
            database.write_bytes(b"")
        with pytest.raises(DatabaseGone):
            await store.append("m", 1, ["lost"], GOING)
        with pytest.raises(DatabaseGone):
            await store.entries("m", 0)
        aside.rename(database)
        await store.append("m", 1, ["b"], GOING)
        assert await store.entries("m", 0) == ["a", "b"]

    with_store(database, use)


def test_a_file_that_goes_while_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the commit it is looked for again, before anybody is told."""
    database, require = tmp_path / "rainout.db", Files.require
    looks: list[Files] = []

    def deleted_after_the_first_look(files: Files) -> None:
        require(files)
        database.unlink(missing_ok=True)
        looks.append(files)

    async def use(store: Store) -> None:
        monkeypatch.setattr(Files, "require", deleted_after_the_first_look)
        with pytest.raises(DatabaseGone):
            await store.add(record(), ["a"], GOING)
        assert len(looks) == 1

    with_store(database, use)


def test_a_damaged_file_is_called_that(tmp_path: Path) -> None:
    database = tmp_path / "rainout.db"

    async def fill(store: Store) -> None:
        await store.add(record(), ["x" * 3000] * 40, GOING)

    async def use(store: Store) -> None:
        with pytest.raises(DatabaseDamaged):
            await store.entries("m", 0)

    with_store(database, fill)
    with database.open("r+b") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(size // 2)
        file.write(b"\xff" * (size // 4))
    with_store(database, use)


def test_one_damaged_match_harms_no_other(tmp_path: Path) -> None:
    database = tmp_path / "rainout.db"

    async def fill(store: Store) -> None:
        await store.add(record(), ["a"], GOING)
        await store.add(record("other"), ["a"], GOING)

    async def use(store: Store) -> None:
        with pytest.raises(DamagedMatch):
            await store.record("m")
        assert [line.match for line in await store.listed(10, "2020", [])] == ["other"]

    with_store(database, fill)
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE matches SET options = '{' WHERE match = 'm'")
    connection.close()
    with_store(database, use)
