"""The store: nothing half done, nobody overwritten, nothing forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from rainout.core.table import Outcome
from rainout.core.words import Message
from rainout.server.databases import open_store
from rainout.server.records import Bookmark, Entry, Record, Standing, Taken, moment
from rainout.server.seats import Seat
from rainout.server.settings import MEMORY
from rainout.server.store import Store

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


def with_store(database: str | Path, *uses: Callable[[Store], Awaitable[object]], stores: int = 1) -> None:
    async def run() -> None:
        opened = [open_store(database) for _ in range(stores)]
        try:
            await asyncio.gather(*(use(opened[n % stores]) for n, use in enumerate(uses)))
        finally:
            for store in opened:
                await store.close()

    asyncio.run(run())


@pytest.fixture(params=["file", "memory", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres").new())
    return MEMORY if request.param == "memory" else tmp_path / "rainout.db"


@pytest.fixture
def shared(database: str | Path) -> str | Path:
    """One that several stores can open."""
    if database == MEMORY:
        pytest.skip("what is in memory is one store's")
    return database


def test_what_was_added_is_there(database: str | Path) -> None:
    async def use(store: Store) -> None:
        await store.add(record(), ["deal Qh", "roll 3"], GOING)
        assert await store.record("m") == record()
        assert await store.record("x") is None
        assert await store.entries("m", 0) == ["deal Qh", "roll 3"]
        assert await store.entries("m", 1) == ["roll 3"]
        assert await store.entries("m", 2) == []
        assert await store.entries("x", 0) == []

    with_store(database, use)


def test_a_ply_can_be_written_once(database: str | Path) -> None:
    async def use(store: Store) -> None:
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
    async def use(store: Store) -> None:
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


def test_two_stores_race(shared: str | Path) -> None:
    wins: list[int] = []

    async def use(store: Store) -> None:
        for ply in range(20):
            try:
                await store.append("m", ply, ["x"], GOING)
                wins.append(ply)
            except Taken:
                pass

    async def prepare(store: Store) -> None:
        await store.add(record(), [], GOING)

    with_store(shared, prepare)
    with_store(shared, use, use, stores=2)
    assert sorted(wins) == list(range(20))


def test_a_match_is_followed_by_one(database: str | Path) -> None:
    async def use(store: Store) -> None:
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
    async def use(store: Store) -> None:
        await store.add(record(), [], GOING)
        assert not await store.claim("x", "token", None)
        assert await store.claim("i", "token", "Bo")
        assert not await store.claim("i", "token", "Cy")
        kept = await store.record("m")
        assert kept
        assert kept.seats[2] == Seat("human", "Bo", guest=True, token="token")

    with_store(database, use)


def test_a_job_with_a_mistake_harms_nobody(database: str | Path) -> None:
    async def use(store: Store) -> None:
        await store.add(record(), [], GOING)
        with pytest.raises(Exception, match="surrogates"):
            await store.append("m", 0, ["fine", "\ud800"], GOING)
        assert await store.entries("m", 0) == []
        await store.append("m", 0, ["fine"], GOING)

    with_store(database, use)


def test_a_bookmark_is_kept_with_its_entries_or_not_at_all(database: str | Path) -> None:
    first, second = (Bookmark(ply=ply, log=b"l", program="p", past=b"x" * ply) for ply in (1, 2))

    async def use(store: Store) -> None:
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


def test_an_entry_carries_the_moment_it_was_written(database: str | Path) -> None:
    async def use(store: Store) -> None:
        before = moment()
        await store.add(record(), ["a"], GOING)
        await store.append("m", 1, ["b"], GOING)
        await store.append("m", 2, ["c", "d"], GOING, at=before + 86_400_000)
        first, second, *later = await store.log("m", 0)
        assert (first.text, second.text) == ("a", "b")
        assert before <= (first.at or 0) <= (second.at or 0) <= moment()
        assert later == [Entry("c", before + 86_400_000), Entry("d", before + 86_400_000)]
        assert await store.log("m", 3) == later[1:]

    with_store(database, use)


def test_lists_tell_of_each_match_with_its_seats(database: str | Path) -> None:
    async def use(store: Store) -> None:
        over = Standing(None, Outcome(winner=0, score=(1, 0), reason="played", words=Message("x")))
        await store.add(record("going"), [], GOING)
        await store.add(record("over"), [], over)
        await store.add(record("secret", listed=False), [], GOING)
        await store.add(record("old", created="2020-01-01T00:00:00.000Z", seats=()), [], GOING)
        await store.append("going", 0, ["a", "b"], GOING)
        recent = "2021-01-01T00:00:00.000Z"
        shown = await store.listed(10, recent, [])
        assert [line.match for line in shown] == ["going", "over"]
        assert [line.standing for line in shown] == [GOING, over]
        assert all(line.seats == record().seats and line.options == record().options for line in shown)
        assert [line.ply for line in shown] == [2, 0]
        assert [line.match for line in await store.listed(10, recent, ["old", "x"])] == [
            "going",
            "old",
            "over",
        ]
        assert [line.match for line in await store.listed(1, recent, [])] == ["going"]
        assert [line.match for line in await store.listings(["old", "secret", "x"])] == ["secret", "old"]
        assert [line.seats for line in await store.listings(["old"])] == [()]

    with_store(database, use)


@pytest.mark.parametrize("name", ["", "x\0y", "\ud800", "é", "'; DROP TABLE matches; --", "x" * 10_000])
def test_a_name_that_is_none_is_not_found(database: str | Path, name: str) -> None:
    async def use(store: Store) -> None:
        await store.add(record(), [], GOING)
        assert await store.record(name) is None
        assert [line.match for line in await store.listings([name, "m"])] == ["m"]

    with_store(database, use)


def test_many_first_entries_at_once(database: str | Path) -> None:
    """As when a long match is loaded from a file."""

    async def use(store: Store) -> None:
        entries = [f"roll {n}" for n in range(50_000)]
        await store.add(record(), entries, GOING)
        assert await store.entries("m", 0) == entries

    with_store(database, use)
