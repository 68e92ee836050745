"""Looking after a store: what is damaged is found and named, copies are whole, and nothing old is lost."""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from rainout.core import matchfile
from rainout.core.match import Match
from rainout.core.registry import get
from rainout.server.databases import open_store
from rainout.server.house import new_record, written
from rainout.server.records import Standing
from rainout.server.seats import Seat
from rainout.server.statements import Transaction, ask
from rainout.server.store import Store
from rainout.server.upkeep import UpkeepRefused, backup, check, prune, restore, tables_of_matches

LONG_AGO = "2020-01-01T00:00:00.000Z"


@pytest.fixture(params=["file", "postgres"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    if request.param == "postgres":
        new: Callable[[], str] = request.getfixturevalue("postgres").new
        return new
    names = iter("abc")
    return lambda: str(tmp_path / f"{next(names)}.db")


def using(database: str, use: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = open_store(database)
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


async def played(store: Store, *, follows: str | None = None) -> str:
    """A match somebody has given up, in a store; gives its name."""
    match = Match(get("hens"), seats=2)
    match.settle()
    record = new_record(
        match, (Seat("human", "Ana", token="t"), Seat("bot", level="novice")), True, follows=follows
    )
    entries = written(match, 0)
    match.resign(0)
    await store.add(record, [*entries, "resign 1"], Standing(None, match.outcome))
    return record.match


async def meddle(store: Store, sql: str, *values: str) -> None:
    def meddling() -> Transaction[None]:
        yield ask(sql, *values)

    await store.write(meddling())


def test_what_is_damaged_is_found_and_named(new_database: Callable[[], str]) -> None:
    async def use(store: Store) -> None:
        names = [await played(store) for _ in range(5)]
        assert await check(store) == (5, [], 0)
        await meddle(store, "DELETE FROM log WHERE match = $1 AND ply = 1", names[0])
        await meddle(store, "UPDATE log SET entry = 'rob the bank' WHERE match = $1 AND ply = 1", names[1])
        await meddle(store, "UPDATE matches SET options = '{' WHERE match = $1", names[2])
        await meddle(store, "UPDATE matches SET actor = 1 WHERE match = $1", names[3])
        found = await check(store)
        assert found.matches == 5
        assert {flaw.match: flaw.what.key for flaw in found.flaws} == {
            names[0]: "store-flaw-gap",
            names[1]: "refused-damaged-match",
            names[2]: "refused-damaged-match",
            names[3]: "store-flaw-standing",
        }

    using(new_database(), use)


def test_a_copy_is_put_into_a_new_database(new_database: Callable[[], str], tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    kept: dict[str, object] = {}

    async def save(store: Store) -> None:
        first = await played(store)
        for name in (first, await played(store, follows=first)):
            kept[name] = await store.record(name), await store.log(name, 0), await store.listings([name])
        assert (await backup(store, copy))["matches"] == 2
        with pytest.raises(UpkeepRefused, match="already"):
            await restore(store, copy)

    async def find(store: Store) -> None:
        assert (await restore(store, copy))["log"] > 2
        for name, was in kept.items():
            assert (await store.record(name), await store.log(name, 0), await store.listings([name])) == was

    using(new_database(), save)
    assert copy.stat().st_mode & 0o077 == 0, "it tells seeds"
    using(new_database(), find)


def test_people_play_on_while_a_file_is_copied(tmp_path: Path) -> None:
    """What they do meanwhile is not in the copy, and they need not wait for it."""
    database = str(tmp_path / "a.db")
    looked, played_on = threading.Event(), threading.Event()

    def looking() -> Transaction[tuple[int, int]]:
        before = yield ask("SELECT match FROM matches")
        looked.set()
        assert played_on.wait(10)
        after = yield ask("SELECT match FROM matches")
        return len(before), len(after)

    async def use(store: Store) -> None:
        await played(store)
        other = open_store(database)
        snapshot = asyncio.create_task(store.snapshot(looking()))
        await asyncio.to_thread(looked.wait)
        await played(other)
        played_on.set()
        assert await snapshot == (1, 1)
        await other.close()

    using(database, use)


def test_a_copy_that_is_not_whole_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    copy, part, other = tmp_path / "copy", tmp_path / "part", tmp_path / "other"

    async def save(store: Store) -> None:
        await played(store)
        await backup(store, copy)

    async def find(store: Store) -> None:
        for broken in (part, other):
            with pytest.raises(UpkeepRefused, match="no whole copy"):
                await restore(store, broken)
        assert (await check(store)).matches == 0

    using(str(tmp_path / "a.db"), save)
    lines = gzip.decompress(copy.read_bytes()).splitlines(keepends=True)
    part.write_bytes(gzip.compress(b"".join(lines[:-1])))
    other.write_text("hens")
    using(str(tmp_path / "b.db"), find)


def test_old_matches_become_files_and_leave(new_database: Callable[[], str], tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        old, damaged, new = [await played(store) for _ in range(3)]
        rematch = await played(store, follows=old)
        await meddle(store, "UPDATE matches SET updated = $1 WHERE match = $2", LONG_AGO, old)
        await meddle(store, "UPDATE matches SET updated = $1 WHERE match = $2", LONG_AGO, damaged)
        await meddle(store, "UPDATE log SET entry = 'rob the bank' WHERE match = $1 AND ply = 1", damaged)
        pruned = await prune(store, 365, tmp_path / "old")
        assert ([path.name for path in pruned.gone], pruned.stayed) == ([f"hens-{old}.txt"], [damaged])
        assert not matchfile.verify(pruned.gone[0].read_text())
        assert await store.record(old) is None
        assert await store.entries(old, 0) == []
        left = await store.record(rematch)
        assert left
        assert left.follows is None
        assert await store.record(new)
        assert await store.record(damaged)

    using(new_database(), use)


def test_whatever_belongs_to_a_match_goes_with_it() -> None:
    assert {"seats", "log", "bookmarks", "leases"} <= set(tables_of_matches())
