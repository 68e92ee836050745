"""The store: nothing half done, nobody overwritten, nothing forgotten."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from rainout.server.errors import CannotStart, StorageFailed
from rainout.server.seats import Seat
from rainout.server.settings import MEMORY
from rainout.server.sqlite import SCHEMA, VERSION, SqliteStore
from rainout.server.store import Bookmark, Record, Standing, Taken

GOING = Standing(0, None)


def record(match: str = "m", **changes: object) -> Record:
    settled: dict[str, object] = {
        "match": match,
        "game": "hens",
        "rules": 1,
        "options": {"series": "single", "six-robs": True, "target-points": 100},
        "own_dice": False,
        "listed": True,
        "seed": b"\x00secret",
        "created": "2026-01-01T00:00:00.000Z",
        "seats": (
            Seat("human", "Ana", token="t"),
            Seat("bot", level="novice"),
            Seat("open", guest=True, invitation="i"),
        ),
    }
    return Record(**{**settled, **changes})  # type: ignore[arg-type]


def with_store(
    database: str | Path, *uses: Callable[[SqliteStore], Awaitable[object]], stores: int = 1
) -> None:
    async def run() -> None:
        opened = [SqliteStore(database) for _ in range(stores)]
        try:
            await asyncio.gather(*(use(opened[n % stores]) for n, use in enumerate(uses)))
        finally:
            for store in opened:
                await store.close()

    asyncio.run(run())


@pytest.fixture(params=["file", "memory"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    return MEMORY if request.param == "memory" else tmp_path / "rainout.db"


def test_what_was_added_is_there(database: str | Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.add(record(), ["deal Qh", "roll 3"], GOING)
        assert await store.record("m") == record()
        assert await store.record("x") is None
        assert await store.entries("m", 0) == ["deal Qh", "roll 3"]
        assert await store.entries("m", 1) == ["roll 3"]
        assert await store.entries("m", 2) == []
        assert await store.entries("x", 0) == []

    with_store(database, use)


def test_a_ply_can_be_written_once(database: str | Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.add(record(), ["a"], GOING)
        await store.append("m", 1, ["b", "c"], GOING)
        with pytest.raises(Taken):
            await store.append("m", 2, ["x", "y"], GOING)
        with pytest.raises(Taken):
            await store.append("m", 0, ["x"], GOING)
        assert await store.entries("m", 0) == ["a", "b", "c"]
        assert [line.ply for line in await store.listings(["m"])] == [3]

    with_store(database, use)


def test_one_loser_does_not_spoil_the_batch(database: str | Path) -> None:
    async def use(store: SqliteStore) -> None:
        for n in range(50):
            await store.add(record(f"m{n}", seats=()), [], GOING)
        results = await asyncio.gather(
            *(store.append(f"m{n % 50}", 0, [f"by {n}"], GOING) for n in range(100)), return_exceptions=True
        )
        assert sum(isinstance(result, Taken) for result in results) == 50
        assert sum(result is None for result in results) == 50
        for n in range(50):
            assert len(await store.entries(f"m{n}", 0)) == 1

    with_store(database, use)


def test_two_stores_race(tmp_path: Path) -> None:
    wins: list[int] = []

    async def use(store: SqliteStore) -> None:
        for ply in range(20):
            try:
                await store.append("m", ply, ["x"], GOING)
                wins.append(ply)
            except Taken:
                pass

    async def prepare(store: SqliteStore) -> None:
        await store.add(record(), [], GOING)

    with_store(tmp_path / "rainout.db", prepare)
    with_store(tmp_path / "rainout.db", use, use, stores=2)
    assert sorted(wins) == list(range(20))


def test_a_match_is_followed_by_one(database: str | Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.add(record("a"), [], GOING)
        await store.add(record("b", follows="a"), [], GOING)
        with pytest.raises(Taken):
            await store.add(record("c", follows="a"), ["x"], GOING)
        first, second = await store.record("a"), await store.record("b")
        assert first
        assert second
        assert (first.rematch, second.rematch, second.follows) == ("b", None, "a")
        assert await store.record("c") is None
        assert await store.entries("c", 0) == []

    with_store(database, use)


def test_an_invitation_is_used_up(database: str | Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.add(record(), [], GOING)
        assert not await store.claim("x", "token", None)
        assert await store.claim("i", "token", "Bo")
        assert not await store.claim("i", "token", "Cy")
        kept = await store.record("m")
        assert kept
        assert kept.seats[2] == Seat("human", "Bo", guest=True, token="token")

    with_store(database, use)


def test_a_job_with_a_mistake_harms_nobody(database: str | Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.add(record(), [], GOING)
        with pytest.raises(UnicodeEncodeError):
            await store.append("m", 0, ["fine", "\ud800"], GOING)
        assert await store.entries("m", 0) == []
        await store.append("m", 0, ["fine"], GOING)

    with_store(database, use)


def test_a_failing_database_changes_nothing(tmp_path: Path) -> None:
    """As when the disk is full: everyone who waited is told, and later it works again."""

    async def use(store: SqliteStore) -> None:
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


def test_a_bookmark_is_kept_with_its_entries_or_not_at_all(database: str | Path) -> None:
    first, second = (Bookmark(ply=ply, log=b"l", program="p", past=b"x" * ply) for ply in (1, 2))

    async def use(store: SqliteStore) -> None:
        await store.add(record(), ["a"], GOING, first)
        assert await store.bookmark("m") == first
        with pytest.raises(Taken):
            await store.append("m", 0, ["b"], GOING, second)
        assert await store.bookmark("m") == first
        await store.append("m", 1, ["b"], GOING, second)
        assert await store.bookmark("m") == second
        await store.append("m", 2, ["c"], GOING)
        assert await store.bookmark("m") == second
        await store.keep("m", first)
        assert await store.bookmark("m") == first
        assert await store.bookmark("x") is None

    with_store(database, use)


def first_version(path: Path) -> None:
    """A database as the first version of the schema made it, with a match in it."""
    with sqlite3.connect(path) as connection:
        connection.executescript(SCHEMA)
        values = ("m", "hens", 1, "{}", 0, 1, b"s", "then", None, 1, 0, None, "then")
        connection.execute(f"INSERT INTO matches VALUES ({', '.join('?' * len(values))})", values)
        connection.execute("INSERT INTO log VALUES ('m', 0, 'deal Qh')")
    connection.close()


def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    database = tmp_path / "rainout.db"
    first_version(database)

    async def use(store: SqliteStore) -> None:
        assert await store.entries("m", 0) == ["deal Qh"]
        assert await store.bookmark("m") is None
        await store.keep("m", Bookmark(ply=1, log=b"l", program="p", past=b"x"))
        assert store._connection.execute("PRAGMA user_version").fetchone() == (VERSION,)

    with_store(database, use)
    with_store(database, lambda store: store.listings(["m"]))


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    database = tmp_path / "rainout.db"
    first_version(database)
    with sqlite3.connect(database) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    with pytest.raises(CannotStart):
        SqliteStore(database)
    with sqlite3.connect(database) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION + 1,)
    connection.close()
