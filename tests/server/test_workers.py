"""Several workers at one store: people at one table are connected to different ones and cannot tell."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from rainout.server import statements
from rainout.server.crew import LOOKS, Crew, is_dead_here
from rainout.server.databases import open_store
from rainout.server.live import Live
from rainout.server.notices import Notice
from rainout.server.records import Taken
from rainout.server.store import Store
from tests.server.driver import (
    ENDLESS,
    PATIENCE,
    Line,
    Player,
    TableAt,
    good,
    own_dice,
    process,
    refused,
    serving,
    settings,
    wait_until,
)
from tests.server.test_store import GOING, record, with_store

A_START = 60.0
"""Seconds in which a process has surely started, however busy the machine."""


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def new_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[], str]:
    """Makes databases of one kind or the other."""
    if request.param == "postgres":
        new: Callable[[], str] = request.getfixturevalue("postgres").new
        return new
    return lambda: str(tmp_path_factory.mktemp("workers") / "rainout.db")


@pytest.fixture
def database(new_database: Callable[[], str]) -> str:
    return new_database()


@pytest.fixture(scope="module")
def two(new_database: Callable[[], str]) -> Iterator[tuple[Player, Player]]:
    """Two people, each at a worker of their own."""
    wanted = settings(database=new_database(), gone_after=60.0)
    with contextlib.ExitStack() as afterwards:
        addresses = [afterwards.enter_context(serving(wanted)) for _ in range(2)]
        ana, bo = (afterwards.enter_context(Player(address)) for address in addresses)
        yield ana, bo


def elsewhere(table: TableAt, player: Player) -> TableAt:
    """The same table, reached through another worker."""
    return TableAt(player, table.opened)


def until_both_are_there(line: Line) -> None:
    line.hear_until(lambda heard: heard["type"] == "table" and all(s["connected"] for s in heard["seats"]))


def test_each_sees_what_the_other_does(two: tuple[Player, Player], monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves, what is said, who is there, who watches, and that somebody has gone: told, before anybody looks."""
    monkeypatch.setattr("rainout.server.crew.LOOKED_AT", 0)
    table = own_dice(two[0], "me", "local")
    there = elsewhere(table, two[1])
    with table.line(table.tokens[:1]) as ana:
        with there.line(table.tokens[1:]) as bo:
            until_both_are_there(ana)
            until_both_are_there(bo)
            shown = table.look()
            for roll in (5, 3, 4):
                actor = shown["actor"]
                mine, theirs = (ana, bo) if actor == 0 else (bo, ana)
                mine.say("act", ply=shown["ply"], seat=actor, action=f"roll {roll}")
                told = mine.hear_until(lambda heard, ply=shown["ply"]: heard.get("ply", 0) > ply)
                also = theirs.hear_until(lambda heard, ply=shown["ply"]: heard.get("ply", 0) > ply)
                assert (told["ply"], told["view"]) == (also["ply"], also["view"])
                shown = table.look()
                if shown["asked"] == "act":
                    break
            bo.say("emote", seat=1, emote="hello")
            assert ana.hear_until(lambda heard: heard["type"] == "emoted")["seat"] == 1
            with there.line(()):
                assert ana.hear("watched")["watching"] == 1
            assert ana.hear("watched")["watching"] == 0
        gone = ana.hear_until(lambda heard: heard["type"] == "table")
        assert [seat["connected"] for seat in gone["seats"]] == [True, False]
        refused(table.ask("leave", {"seat": 1}, table.tokens[:1]), 409, "just-left")


def test_a_seat_is_taken_elsewhere(two: tuple[Player, Player]) -> None:
    table = two[0].open("me", "anyone")
    with table.line() as ana:
        held = good(elsewhere(table, two[1]).ask("take", {"name": "Bo"}, tokens=()))
        seated = ana.hear_until(lambda heard: heard["type"] == "table" and not heard["seats"][1]["free"])
        assert seated["seats"][1]["name"] == "Bo"
    assert table.look([held["token"]])["you"] == [1]


def test_one_of_two_at_the_same_ply_is_stale(two: tuple[Player, Player]) -> None:
    """Whoever is late is told, and shown the table as it is now."""
    table = two[0].open()
    there = elsewhere(table, two[1])
    ply = there.look()["ply"]
    good(table.resign(0))
    trouble = refused(there.ask("resign", {"ply": ply, "seat": 1}), 409, "stale")
    assert trouble["ply"] == ply + 1
    assert there.look() == table.look()


def test_a_ply_that_is_taken_at_the_last_moment(
    two: tuple[Player, Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both workers believe to be first: the key decides, and the other is told as if it had been late."""
    table = two[0].open()
    there = elsewhere(table, two[1])
    ply = there.look()["ply"]
    append = statements.append
    raced: list[str] = []

    def first_the_other(match: str, *args: Any) -> Any:
        if not raced:
            raced.append(match)
            good(table.resign(0))
        return append(match, *args)

    monkeypatch.setattr(statements, "append", first_the_other)
    trouble = refused(there.ask("resign", {"ply": ply, "seat": 1}), 409, "stale")
    assert trouble["ply"] == ply + 1
    assert there.look() == table.look()
    assert raced == [table.match]


def test_a_bot_answers_wherever_a_move_is_made(two: tuple[Player, Player]) -> None:
    """It thinks at one worker, and people play on through whichever they like."""
    table = two[0].open("me", "novice", options=ENDLESS)
    there = elsewhere(table, two[1])
    for turn in range(6):
        at = (table, there)[turn % 2]
        at.step(at.step_until(lambda shown: shown["actor"] == 0))
    assert table.look()["ply"] > 6


def test_a_killed_worker_is_missed_by_nobody(database: str) -> None:
    """People are back at once at the other, have lost nothing, and the bot plays on; then there are two again."""
    with process(database, RAINOUT_WORKERS="2") as (server, address):
        wait_until(lambda: len(alive(database)) == 2, A_START)
        with Player(address) as player, contextlib.ExitStack() as lines:
            table = player.open("me", "novice", options=ENDLESS)
            table.step(table.step_until(lambda shown: shown["actor"] == 0))
            for _ in range(6):
                lines.enter_context(table.line()).hear("table")
            log = table.look()["log"]
            killed = min(alive(database))
            os.kill(killed, signal.SIGKILL)
        with Player(address) as player:
            table.player = player
            found = table.look()
            assert found["log"][: len(log)] == log
            with table.line(since=found["ply"]) as again:
                again.hear("table")
            table.step(table.step_until(lambda shown: shown["actor"] == 0))
            table.step_until(lambda shown: shown["actor"] == 0)
        wait_until(lambda: len(alive(database) - {killed}) == 2, A_START)
        server.terminate()
        assert server.wait(PATIENCE) == 0
    assert alive(database) <= {killed}, "all have taken their leave"


def alive(database: str) -> set[int]:
    """The processes of the workers that say they live."""
    found: dict[str, int] = {}

    async def look(store: Store) -> None:
        found.update(await store.workers())

    with_store(database, look)
    return {int(worker.split(" ")[1]) for worker in found}


# --- Who is there ---


def crew(store: Store, heard: list[Notice]) -> Crew:
    async def look_at(_matches: object) -> None: ...

    return Crew(store, Live(), heard.append, look_at, lambda: None)


def test_bots_are_one_workers_until_it_is_gone(database: str) -> None:
    """A worker that says nothing for a few looks is buried, and another takes over; buried alive, it begins anew."""

    async def use(one: Store, other: Store) -> None:
        await one.add(record("bots"), ["a"], GOING)
        here, there = crew(one, []), crew(other, [])
        await here.beat()
        await there.beat()
        await here.beat()
        assert await here.lease("bots")
        assert not await there.lease("bots")
        for _ in range(LOOKS):
            await there.look()
        assert not await there.lease("bots"), "it may only be slow"
        await here.look()
        for _ in range(LOOKS):
            await there.look()
        assert not await there.lease("bots"), "it was heard of meanwhile"
        await there.look()
        assert await there.lease("bots")
        assert here.leases("bots")
        await here.look()
        assert not here.leases("bots")
        assert not await here.lease("bots")
        await there.end()
        assert await here.lease("bots")
        await here.give_up("bots")
        await here.end()

    with_two(database, use)


def test_a_worker_taken_for_dead_can_lease_again(database: str) -> None:
    async def use(one: Store, other: Store) -> None:
        await one.add(record("late"), ["a"], GOING)
        here = crew(one, [])
        await here.beat()
        await other.bury(one.worker)
        with pytest.raises(Taken):
            await one.lease("late")
        assert await here.lease("late")
        await here.end()

    with_two(database, use)


def test_what_was_to_be_done_at_the_very_end_is_let_be(database: str) -> None:
    """A server may be told to stop just as it turns to something: nothing is left of it, and nobody is warned."""

    async def use(one: Store, other: Store) -> None:
        await one.add(record("last"), ["a"], GOING)
        here, begun = crew(one, []), []

        async def turn_to_it() -> None:
            begun.append("a look")

        here.do(turn_to_it())
        await here.end()
        assert not begun

    with_two(database, use)


def with_two(database: str, use: Callable[[Store, Store], Awaitable[None]]) -> None:
    async def both(one: Store) -> None:
        other = open_store(database)
        try:
            await use(one, other)
        finally:
            await other.close()

    with_store(database, both)


def test_a_process_of_this_machine_that_has_ended_is_dead(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        host, _process, _ = store.worker.split(" ")
        assert not is_dead_here(store.worker)
        assert not is_dead_here("elsewhere 999999999 abc")
        assert is_dead_here(f"{host} 999999999 abc")

    with_store(tmp_path / "rainout.db", use)


def test_whoever_let_a_bot_play_is_not_called_back_by_a_line_that_dropped(
    two: tuple[Player, Player],
) -> None:
    """Wherever the line comes up again: that they wished for it, every worker knows."""
    here, there = two
    table = here.open("me", "local")
    mine = table.tokens[:1]
    assert good(table.ask("leave", {"seat": 0}, mine))["seats"][0]["away"]
    elsewhere = TableAt(there, table.opened)
    with elsewhere.line(tokens=mine, since=10) as line:
        assert line.hear("table")["seats"][0]["away"]
    with elsewhere.line(tokens=mine) as line:
        assert not line.hear("table")["seats"][0]["away"]
