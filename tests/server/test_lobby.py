"""Free seats: offered, taken by one only, and gone when nobody waits there any more."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest

from rainout.core.registry import get
from rainout.server.lobby import Glance
from rainout.server.seats import Seat, moved_on
from tests.server.driver import Player, TableAt, good, refused, serving, settings, wait_until


@pytest.fixture
def house() -> Iterator[Player]:
    """A server at which nobody is given time to come back: whoever leaves, leaves the lobby."""
    with serving(settings(lobby_keeps=0.0)) as address, Player(address) as guest:
        yield guest


def lobby(player: Player) -> dict[str, dict[str, object]]:
    return {line["match"]: line for line in player.get("/lobby")}


def test_a_seat_for_whoever_comes(player: Player) -> None:
    table = player.open("me", "anyone")
    assert (len(table.tokens), table.invitations) == (1, [])
    assert [(seat["kind"], seat["free"]) for seat in table.look()["seats"]] == [
        ("human", False),
        ("open", True),
    ]
    assert table.match in lobby(player)

    held = good(table.ask("take", {"name": "Bo"}, tokens=()))
    assert held["seat"] == 1
    seat = table.look([held["token"]])["seats"][1]
    assert (seat["kind"], seat["name"], seat["free"]) == ("human", "Bo", False)
    assert table.match not in lobby(player)
    refused(table.ask("take", {}, tokens=()), 409, "seat-taken")
    assert not table.look()["practice"]


def test_nobody_sits_down_twice_or_where_nothing_is_free(player: Player) -> None:
    free, kept = player.open("me", "anyone"), player.open("me", "link")
    refused(free.ask("take", {}), 409, "seated")
    refused(free.ask("take", {"seat": 0}, tokens=()), 409, "seat-taken")
    refused(free.ask("take", {"seat": 7}, tokens=()), 409, "seat-taken")
    refused(kept.ask("take", {"seat": 1}, tokens=()), 409, "seat-taken")
    free.resign(0)
    refused(free.ask("take", {}, tokens=()), 409, "over")
    assert free.match not in lobby(player)


def test_only_one_of_many_gets_the_seat(player: Player) -> None:
    table = player.open("me", "anyone")
    answers: list[int] = []
    together = threading.Barrier(4)

    def take() -> None:
        together.wait()
        answers.append(table.ask("take", {}, tokens=()).status_code)

    guests = [threading.Thread(target=take) for _ in range(4)]
    for guest in guests:
        guest.start()
    for guest in guests:
        guest.join()
    assert sorted(answers) == [200, 409, 409, 409]


def test_seats_of_a_team_are_taken_one_by_one(player: Player) -> None:
    wish = [{"kind": kind} for kind in ("me", "anyone", "anyone", "anyone")]
    table = TableAt(player, player.post("/tables", {"game": "baseball", "seats": wish}))
    taken = [good(table.ask("take", body, tokens=()))["seat"] for body in ({"seat": 2}, {}, {})]
    assert taken == [2, 1, 3]
    assert table.match not in lobby(player)


def test_a_seat_kept_for_a_friend_who_does_not_come(player: Player) -> None:
    table = player.open("me", "link")
    assert table.match not in lobby(player)
    refused(table.ask("offer", {"seat": 1}, tokens=()), 401, "no-token")
    refused(table.ask("offer", {"seat": 0}), 409, "not-kept")
    assert good(table.ask("offer", {"seat": 1}))["seats"][1]["free"]
    assert table.match in lobby(player)
    refused(table.ask("offer", {"seat": 1}), 409, "not-kept")
    refused(table.ask("claim", {"invitation": table.invitations[0]}), 403, "wrong-invitation")
    good(table.ask("take", {}, tokens=()))


def test_a_table_nobody_is_at_leaves_the_lobby(house: Player) -> None:
    table = house.open("me", "anyone")
    wait_until(lambda: table.match not in lobby(house))
    with table.line() as line:
        line.hear("table")
        wait_until(lambda: table.match in lobby(house))
        assert lobby(house)[table.match]["seats"][0]["connected"]  # type: ignore[index]
    wait_until(lambda: table.match not in lobby(house))


def test_the_lobby_says_what_is_played(player: Player) -> None:
    seats = [{"kind": "me"}, {"kind": "anyone"}]
    for options, rung in (({"level": "playoffs"}, "playoffs"), ({}, get("clix").rungs[0].name)):
        opened = player.post("/tables", {"game": "clix", "seats": seats, "options": options})
        assert lobby(player)[opened["match"]]["rung"] == rung
    hens = player.open("me", "anyone")
    assert lobby(player)[hens.match]["rung"] is None


def test_a_table_is_shown_to_all_and_hidden_again(player: Player) -> None:
    table = player.open("me", "rookie", listed=False)

    def shown() -> bool:
        return table.match in {line["match"] for line in player.get("/tables")}

    assert not shown()
    refused(table.ask("show", {"listed": True}, tokens=()), 401, "no-token")
    assert good(table.ask("show", {"listed": True}))["listed"]
    assert shown()
    good(table.ask("show", {"listed": False}))
    assert not shown()


def test_everybody_hears_how_many_look_on(player: Player) -> None:
    table = player.open("me", "anyone")
    with table.line() as sitting:
        assert sitting.hear("table")["watching"] == 0
        with table.line(()) as first, table.line(()) as second:
            assert first.hear("table")["watching"] == 1
            assert second.hear("table")["watching"] == 2
            assert sitting.hear("watched") == {"type": "watched", "watching": 2}
            assert table.watch()["watching"] == 2
            assert lobby(player)[table.match]["watching"] == 2
        assert sitting.hear("watched")["watching"] == 0


def test_sides_are_swapped_for_the_rematch(player: Player) -> None:
    table = player.open("me", "anyone")
    other = good(table.ask("take", {"name": "Bo"}, tokens=()))["token"]
    table.resign(0)
    name = good(table.ask("rematch", {"seat": 0, "swap": True}))["rematch"]
    again = TableAt(player, {"match": name, "seats": []})
    assert again.look(table.tokens)["you"] == [1]
    shown = again.look([other])
    assert (shown["you"], shown["seats"][0]["name"]) == ([0], "Bo")


def test_whoever_changes_sides_takes_the_team_along() -> None:
    teams = get("clix").workshop.teams  # type: ignore[union-attr]
    options = {teams[0].text: "ana's", teams[0].ready: "owls", teams[1].text: "", teams[1].ready: "foxes"}
    sitting = (Seat("human", "Ana"), Seat("human", "Bo"))
    moved, agreed = moved_on(sitting, {**options, "level": "playoffs"}, get("clix"))
    assert [seat.name for seat in moved] == ["Bo", "Ana"]
    assert agreed == {
        teams[0].text: "",
        teams[0].ready: "foxes",
        teams[1].text: "ana's",
        teams[1].ready: "owls",
        "level": "playoffs",
    }


def test_however_many_look_the_store_is_asked_once() -> None:
    asked = 0

    async def look() -> int:
        nonlocal asked
        asked += 1
        await asyncio.sleep(0)
        return asked

    async def crowd() -> None:
        glance = Glance(look, kept=60.0)
        assert await asyncio.gather(*(glance.now() for _ in range(100))) == [1] * 100
        glance.forget()
        assert await glance.now() == 2

    asyncio.run(crowd())
