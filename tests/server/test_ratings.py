"""Ratings: for people who want them, of matches that people played to the end, each counted once."""

from __future__ import annotations

import base64
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from rainout.server.glicko import Rating
from rainout.server.records import Played
from rainout.server.seats import player_of
from tests.server.driver import Json, Player, TableAt, good, refused, serving, settings


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest) -> Iterator[Player]:
    """A server on either database."""
    wanted = {"database": request.getfixturevalue("postgres").new()} if request.param == "postgres" else {}
    with serving(settings(**wanted)) as address, Player(address) as player:
        yield player


def key() -> str:
    return base64.urlsafe_b64encode(os.urandom(16)).decode().rstrip("=")


def rated(player: Player, mine: str, theirs: str, **more: object) -> TableAt:
    """A rated table at which two people sit."""
    table = player.open("me", "anyone", rated=True, key=mine, **more)
    table.tokens.append(good(table.ask("take", {"key": theirs, "name": "Bo"}, tokens=()))["token"])
    return table


def known(player: Player, key: str) -> Json:
    return player.post("/players/me", {"key": key})


def test_a_win_counts_for_both(house: Player) -> None:
    ana, bo = key(), key()
    table = rated(house, ana, bo)
    assert table.look()["rated"]
    assert [seat["player"] for seat in table.look()["seats"]] == [player_of(ana), player_of(bo)]
    good(table.resign(1))
    won, lost = known(house, ana), known(house, bo)
    assert [(line["game"], line["matches"]) for line in won["ratings"]] == [("hens", 1)]
    assert won["ratings"][0]["rating"] == round(Rating().after([(Rating(), 1.0)]).rating)
    assert won["ratings"][0]["rating"] + lost["ratings"][0]["rating"] == 3000
    assert lost["name"] == "Bo"
    [told] = lost["history"]
    assert (told["match"], told["score"]) == (table.match, 0.0)
    assert house.get(f"/players/{player_of(ana)}") == won


def test_a_match_counts_once_however_often_it_is_looked_at(house: Player) -> None:
    ana, bo = key(), key()
    table = rated(house, ana, bo)
    good(table.resign(1))
    before = known(house, ana)
    table.look()
    assert known(house, ana) == before


def test_it_counts_after_a_fall_too(tmp_path: Path) -> None:
    """Nothing but the log says that a match is over; whoever looks at it has it counted."""
    wanted = settings(database=str(tmp_path / "rainout.db"))
    ana, bo = key(), key()
    with serving(wanted) as address, Player(address) as player:
        table = rated(player, ana, bo)
        good(table.resign(1))
    database = sqlite3.connect(tmp_path / "rainout.db")
    with database:
        database.execute("DELETE FROM rated")
        database.execute("DELETE FROM ratings")
    database.close()
    with serving(wanted) as address, Player(address) as player:
        assert known(player, ana)["ratings"] == []
        player.get(table.path)
        assert known(player, ana)["ratings"][0]["matches"] == 1


def test_where_a_bot_has_sat_down_nothing_counts(house: Player) -> None:
    ana, bo = key(), key()
    table = rated(house, ana, bo)
    good(table.ask("leave", {"seat": 1}, table.tokens[1:]))
    good(table.ask("return", {"seat": 1}, table.tokens[1:]))
    assert not table.look()["rated"]
    good(table.resign(1))
    assert known(house, ana)["ratings"] == []


def test_a_rematch_counts_as_well(house: Player) -> None:
    ana, bo = key(), key()
    table = rated(house, ana, bo)
    good(table.resign(1))
    following = good(table.ask("rematch", {"seat": 0, "swap": True}))["rematch"]
    body = {"ply": house.get(f"/tables/{following}")["ply"], "seat": 1}
    good(house.ask("POST", f"/tables/{following}/resign", body, table.tokens))
    told = {told["match"]: told["score"] for told in known(house, ana)["history"]}
    assert told == {table.match: 1.0, following: 0.0}


def test_only_people_with_keys_and_dice_of_the_table(house: Player) -> None:
    wishes: list[Json] = [
        {"seats": [{"kind": "me"}, {"kind": "bot"}]},
        {"seats": [{"kind": "me"}, {"kind": "local"}]},
        {"seats": [{"kind": "me"}, {"kind": "anyone"}], "own_dice": True},
    ]
    for each in wishes:
        wish = {"game": "hens", "rated": True, "key": key(), **each}
        refused(house.ask("POST", "/tables", wish), 422, "cannot-rate")
    wish = {"game": "hens", "seats": [{"kind": "me"}, {"kind": "anyone"}], "rated": True}
    refused(house.ask("POST", "/tables", wish), 422, "no-key")
    refused(house.ask("POST", "/tables", {**wish, "key": "short"}), 422, "bad-message")


def test_nobody_sits_down_without_a_key_or_on_both_sides(house: Player) -> None:
    mine = key()
    table = house.open("me", "anyone", rated=True, key=mine)
    refused(table.ask("take", {}, tokens=()), 422, "no-key")
    refused(table.ask("take", {"key": mine}, tokens=()), 409, "seated")
    lines = {line["match"]: line for line in house.get("/lobby")}
    assert lines[table.match]["rated"]


def test_an_invitation_is_not_used_up_by_somebody_without_a_key(house: Player) -> None:
    mine, theirs = key(), key()
    table = house.open("me", "link", rated=True, key=mine)
    body = {"invitation": table.invitations[0]}
    refused(table.ask("claim", body, tokens=()), 422, "no-key")
    assert good(table.ask("claim", {**body, "key": theirs}, tokens=()))["seat"] == 1


def test_who_is_known_well_enough_stands_on_the_board(house: Player) -> None:
    ana, bo = key(), key()
    for _ in range(12):
        good(rated(house, ana, bo).resign(1))
    board = house.get("/ratings/hens")
    assert [line["player"] for line in board[:1]] == [player_of(ana)]
    assert board[0]["matches"] == 12
    assert all(line["deviation"] <= 200 for line in board)
    refused(house.ask("GET", "/ratings/chess"), 404, "no-game")
    assert house.get("/players/%00")["history"] == []


def test_the_key_itself_is_told_nobody(house: Player) -> None:
    mine = key()
    table = house.open("me", "anyone", rated=True, key=mine)
    assert mine not in house.ask("GET", table.path).text


def test_partners_and_two_losers_say_nothing_of_each_other() -> None:
    first, partner, second, third = (
        Played(name, None, side) for name, side in zip("abcd", (0, 0, 1, 2), strict=True)
    )
    assert not partner.counts_against(first, 0)
    assert second.counts_against(first, 0)
    assert not third.counts_against(second, 0)
    assert third.counts_against(second, None)
    assert [each.score(0) for each in (first, partner, second)] == [1.0, 1.0, 0.0]
