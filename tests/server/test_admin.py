"""Reports and blocks, and the host who acts on them."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from rainout.server.seats import player_of
from tests.server.driver import Json, Player, TableAt, good, refused, serving, settings
from tests.server.test_ratings import key, rated

SECRET = "the-secret-of-the-host"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest) -> Iterator[Player]:
    wanted = {"database": request.getfixturevalue("postgres").new()} if request.param == "postgres" else {}
    with serving(settings(admin_token=SECRET, **wanted)) as address, Player(address) as player:
        yield player


def host(player: Player, path: str = "", body: Json = None) -> httpx.Response:
    return player.ask("GET" if body is None else "POST", f"/admin{path}", body, [SECRET])


def report(table: TableAt, about: int, seat: int = 0, **more: str) -> httpx.Response:
    body = {"seat": seat, "about": about, "kind": "rude", **more}
    return table.ask("report", body, [table.tokens[seat]])


def test_a_report_reaches_the_host_who_closes_the_table(house: Player) -> None:
    table = house.open("me", "local")
    good(report(table, 1, words="He\0 \nhums."))
    [told] = [each for each in good(host(house))["reports"] if each["match"] == table.match]
    assert (told["kind"], told["words"], told["about"], told["done"]) == ("rude", "He hums.", 1, None)
    wish = {"match": table.match, "seat": 0, "about": 1, "done": "closed"}
    seen = good(host(house, "/reports/settle", wish))
    [told] = [each for each in seen["reports"] if each["match"] == table.match]
    assert told["done"] == "closed"
    assert table.look()["closed"]
    refused(table.resign(0), 409, "closed")
    assert table.match not in [line["match"] for line in house.get("/tables")]


def test_a_closed_table_seats_nobody_and_counts_for_nothing(house: Player) -> None:
    mine = key()
    table = house.open("me", "anyone", rated=True, key=mine)
    good(host(house, f"/tables/{table.match}/close", {}))
    refused(table.ask("take", {"key": key()}, tokens=()), 409, "closed")
    assert not table.look()["rated"]


def test_only_players_report_and_only_people(house: Player) -> None:
    table = house.open("me", "novice")
    refused(report(table, 1), 403, "not-your-seat")
    refused(report(table, 9), 403, "not-your-seat")
    refused(table.ask("report", {"seat": 0, "about": 1, "kind": "rude"}, tokens=()), 401, "no-token")
    refused(report(table, 1, kind="tall"), 422, "bad-message")


def test_only_the_host_looks_in(house: Player, player: Player) -> None:
    refused(house.ask("GET", "/admin"), 401, "no-token")
    refused(house.ask("GET", "/admin", tokens=["guess"]), 401, "wrong-token")
    refused(player.ask("GET", "/admin", tokens=[SECRET]), 404, "unknown-address")
    wish = {"match": "none", "seat": 0, "about": 1, "done": "dismissed"}
    for match in ("none", "\0"):
        refused(host(house, "/reports/settle", {**wish, "match": match}), 404, "no-report")


def test_who_was_blocked_is_met_at_rated_tables_no_more(house: Player) -> None:
    ana, bo = key(), key()
    wish = {"key": ana, "player": player_of(bo), "blocked": True}
    house.post("/players/block", wish)
    for mine, theirs in ((ana, bo), (bo, ana)):
        table = house.open("me", "anyone", rated=True, key=mine)
        refused(table.ask("take", {"key": theirs}, tokens=()), 403, "at-odds")
    house.post("/players/block", {**wish, "blocked": False})
    assert rated(house, ana, bo).look()["rated"]
