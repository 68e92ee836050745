"""Asking the coach at live tables: against bots, never against people, and nobody else waits for him."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from rainout.bots.thinkers import THINKERS, BrokenOff, Thought, thinkers
from rainout.core.match import Match
from rainout.core.registry import get
from rainout.server.coaching import Coaching
from rainout.server.house import House, new_record
from rainout.server.protocol import NewTable, SeatWish
from rainout.server.seats import Seat
from rainout.server.settings import MEMORY
from rainout.server.sqlite import SqliteStore
from rainout.server.tables import LiveTable
from tests.server.driver import (
    ENDLESS,
    PATIENCE,
    Json,
    Line,
    Player,
    TableAt,
    good,
    refused,
    settings,
    wait_until,
)


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    """Have compiled rules kept, so that the coach can weigh."""
    get("hens").compile()


def choice(table: TableAt, seat: int = 0) -> Json:
    """The table once a seat is to choose, others having played."""
    return table.step_until(lambda shown: shown["actor"] == seat and shown["asked"] == "act")


def question(shown: Json, seat: int = 0) -> Json:
    return {"ply": shown["ply"], "seat": seat}


def test_against_a_bot_the_coach_says_what_is_best_and_what_the_rest_costs(player: Player) -> None:
    table = player.open("me", "novice", options=ENDLESS)
    assert table.look()["coach"]
    shown = choice(table)
    with table.line() as line:
        line.hear("table")
        line.say("consult", **question(shown))
        told = line.hear("advised")
        assert (told["ply"], told["seat"]) == (shown["ply"], 0)
        advice = told["advice"]
        actions = [choice["action"] for choice in shown["choices"]]
        assert advice["best"] == advice["options"][0]["action"]
        assert sorted(each["action"] for each in advice["options"]) == sorted(actions)
        assert advice["reasons"]
        assert good(table.ask("consult", question(shown)))["advice"] == advice, "the same over HTTP"
    good(table.act(advice["best"]))


@pytest.mark.parametrize("other", ["local", "link"])
def test_against_people_there_is_no_coach(player: Player, other: str) -> None:
    table = player.open("me", other)
    shown = table.look()
    assert not shown["coach"]
    for seat, holder in enumerate(table.tokens):
        refused(table.ask("consult", question(shown, seat), [holder]), 403, "no-coach")


def test_somebody_who_left_his_seat_to_a_bot_is_still_a_person(player: Player) -> None:
    table = player.open("me", "local")
    with table.line(tokens=table.tokens[1:]) as line:
        line.hear("table")
        line.say("leave", seat=1)
        wait_until(lambda: table.look()["seats"][1]["away"])
    shown = table.look(table.tokens[:1])
    assert not shown["coach"]
    refused(table.ask("consult", question(shown), table.tokens[:1]), 403, "no-coach")


def test_who_only_watches_is_told_nothing(player: Player) -> None:
    table = player.open("me", "novice", options=ENDLESS)
    shown = choice(table)
    assert not table.watch()["coach"]
    refused(table.ask("consult", question(shown), []), 401, "no-token")
    with Line(player.address, table.match) as watching:
        watching.hear("table")
        watching.say("consult", **question(shown))
        assert watching.hear("error")["code"] == "no-token"


def test_a_mate_is_nobody_to_be_protected_from(player: Player) -> None:
    """Seats 0 and 2 are of one team, and nobody sits against them."""
    kinds = ("me", "novice", "local", "novice")
    assert player.open(*kinds, game="baseball").look()["coach"]
    assert not player.open("me", "local", "novice", "novice", game="baseball").look()["coach"]
    assert player.open("me", game="stretch").look()["coach"], "alone against the game"


def test_the_coach_is_asked_in_ones_own_turn_and_in_time(player: Player) -> None:
    table = player.open("me", "novice", options=ENDLESS)
    shown = choice(table)
    refused(table.ask("consult", question(shown, 1)), 403, "not-your-seat")
    refused(table.ask("consult", {**question(shown), "ply": shown["ply"] - 1}), 409, "stale")
    rolling = table.step_until(lambda shown: shown["actor"] == 0 and shown["asked"] == "roll")
    refused(table.ask("consult", question(rolling)), 409, "nothing-to-choose")
    good(table.resign(0))
    refused(table.ask("consult", question(table.look())), 409, "over")


def test_tables_go_on_while_every_thinker_is_busy(player: Player) -> None:
    """Neither a bot nor the coach holds up anybody else, whatever they have to think about."""
    asking, other = player.open("me", "novice", options=ENDLESS), player.open("me", "local", options=ENDLESS)
    shown = choice(asking)
    with busy_thinkers() as free, asking.line() as line:
        bots = player.open("novice", "novice", options=ENDLESS)
        line.hear("table")
        line.say("consult", **question(shown))
        line.say("ping")
        line.hear("pong")  # the conversation goes on
        before = other.look()["ply"]
        other.step(other.look())
        assert other.look()["ply"] == before + 1
        free.set()
        assert line.hear("advised")["ply"] == shown["ply"]
        ply = bots.watch()["ply"]
        wait_until(lambda: bots.watch()["ply"] > ply)


def test_once_the_table_has_moved_on_nobody_hears_the_answer(player: Player) -> None:
    table = player.open("me", "novice", options=ENDLESS)
    shown = choice(table)
    with table.line() as line:
        line.hear("table")
        with busy_thinkers() as free:
            line.say("consult", **question(shown))
            line.say("act", ply=shown["ply"], seat=0, action=shown["choices"][0]["action"])
            assert line.hear("table")["ply"] > shown["ply"]
            free.set()
        later = choice(table)
        line.say("consult", **question(later))
        heard = line.hear_until(lambda message: message["type"] != "table")
        assert (heard["type"], heard["ply"]) == ("advised", later["ply"]), "the first that is heard"


# --- What nobody waits for any more ---


async def thought_about(thinking: dict[str, tuple[int, Thought[Any]]]) -> Thought[Any]:
    """What is being thought about, once something is."""
    async with asyncio.timeout(PATIENCE):
        while not thinking:
            await asyncio.sleep(0.005)
    return next(iter(thinking.values()))[1]


def test_a_bot_stops_thinking_when_its_house_is_closed() -> None:
    async def close_while_it_thinks() -> Thought[Any]:
        house = House(SqliteStore(MEMORY), settings())
        bot = SeatWish("bot", level="novice")
        await house.open(NewTable("hens", [bot, bot]))
        thought = await thought_about(house._bots._thinking)
        await house.close()
        return thought

    with busy_thinkers():
        assert is_given_up(asyncio.run(close_while_it_thinks()))


def test_the_coach_stops_thinking_when_whoever_asked_hangs_up() -> None:
    async def hang_up() -> Thought[Any]:
        coaching = Coaching()
        asking = asyncio.create_task(coaching.think("a table", 1, choosing()))
        thought = await thought_about(coaching._thinking)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        return thought

    with busy_thinkers():
        assert is_given_up(asyncio.run(hang_up()))


def test_the_coach_stops_thinking_when_the_table_moves_on() -> None:
    async def move_on() -> None:
        coaching, match = Coaching(), choosing()
        asking = asyncio.create_task(coaching.think("a table", 1, match))
        thought = await thought_about(coaching._thinking)
        record = msgspec.structs.replace(
            new_record(match, (Seat("human"), Seat("bot")), listed=False), match="a table"
        )
        coaching.moved_on(LiveTable(record))  # at the very beginning: another position than was asked about
        assert thought._stopped.is_set()
        free.set()
        with pytest.raises(BrokenOff):
            await asking

    with busy_thinkers() as free:
        asyncio.run(move_on())


def is_given_up(thought: Thought[Any]) -> bool:
    """Whether nobody will begin to think about it."""
    return thought._stopped.is_set() and thought.decided.cancelled()


def choosing() -> Match:
    """A match in which somebody has something to choose."""
    match = Match("hens", seed=1)
    while match.asked != "act":
        match.throw()
    return match


@contextmanager
def busy_thinkers() -> Iterator[threading.Event]:
    """Every thinker has something to do until the event is set, or the end."""
    free = threading.Event()
    for _ in range(THINKERS):
        thinkers()._threads.submit(free.wait)
    try:
        yield free
    finally:
        free.set()
