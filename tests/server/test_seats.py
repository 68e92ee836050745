"""Seats, names and secrets."""

from __future__ import annotations

import re

import pytest

from rainout.core.match import Match
from rainout.server.protocol import SeatWish
from rainout.server.seats import (
    Seat,
    digest,
    held_by,
    is_practice,
    new_name,
    new_secret,
    player_name,
    read_players,
    write_players,
)


def test_names_and_secrets_go_into_addresses() -> None:
    for _ in range(50):
        assert re.fullmatch(r"[a-z2-9]{12}", new_name())
        assert re.fullmatch(r"[A-Za-z0-9_-]{32}", new_secret())
    assert len({new_secret() for _ in range(1000)}) == 1000


def test_a_digest_does_not_tell_the_secret() -> None:
    secret = new_secret()
    assert secret not in digest(secret)
    assert digest(secret) == digest(secret)


@pytest.mark.parametrize(
    ("wish", "name"),
    [
        ("Ana", "Ana"),
        (" Ana  B ", "Ana B"),
        ("A\nB", "A B"),
        ("\x00", None),
        ("", None),
        (None, None),
        ("母鶏", "母鶏"),
    ],
)
def test_player_names(wish: str | None, name: str | None) -> None:
    assert player_name(wish) == name


def test_match_files_name_the_players() -> None:
    seats = [Seat("human", "Ana"), Seat("bot", level="novice")]
    assert write_players(seats) == ["Ana", "bot novice"]
    wishes = read_players(Match("hens"), ["Ana", "bot novice"])
    assert wishes == [SeatWish("me", "Ana"), SeatWish("bot", level="novice")]
    assert read_players(Match("hens"), ["bot genius"]) == [SeatWish("me", "bot genius"), SeatWish("me", "")]


def test_a_seat_without_a_token_is_held_by_nobody() -> None:
    seats = [Seat("human", token=digest("a")), Seat("open", invitation=digest("b")), Seat("bot")]
    assert held_by(seats, ["a"]) == (0,)
    assert held_by(seats, []) == ()


@pytest.mark.parametrize(
    ("seats", "practice"),
    [
        ([Seat("human"), Seat("bot")], True),
        ([Seat("human"), Seat("human"), Seat("bot")], True),
        ([Seat("human"), Seat("human")], False),
        ([Seat("bot"), Seat("bot")], False),
        ([Seat("human"), Seat("bot"), Seat("open", guest=True)], False),
        ([Seat("human"), Seat("bot"), Seat("human", guest=True)], False),
    ],
)
def test_practice(seats: list[Seat], practice: bool) -> None:
    assert is_practice(seats) is practice
