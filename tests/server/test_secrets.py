"""Tokens and seeds never leak: not over the wire, not into the database."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.driver import ENDLESS, Json, Player, TableAt, good, serving, settings


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "rainout.db"


@pytest.fixture
def heard(database: Path) -> Iterator[tuple[Player, list[str]]]:
    """A player, and everything the server ever told them."""
    told: list[str] = []

    def listen(answer: httpx.Response) -> None:
        answer.read()
        told.append(f"{answer.headers}{answer.text}")

    with serving(settings(database=database)) as address:
        player = Player(address)
        player.http.event_hooks = {"response": [listen]}
        yield player, told
        player.close()


def stored(database: Path, query: str) -> list[Json]:
    connection = sqlite3.connect(database)
    try:
        return [value for (value,) in connection.execute(query)]
    finally:
        connection.close()


def look_everywhere(player: Player, table: TableAt, told: list[str]) -> None:
    with table.line() as line:
        told.append(str(line.hear("table")))
        line.say("act", ply=0, seat=0, action="roll")
        told.append(str(line.hear("error")) + str(line.hear("table")))
    table.look()
    table.watch()
    table.act("nonsense")
    table.act("roll", ply=3)
    for path in ("/file", "/plies/5"):
        player.ask("GET", table.path + path)
    player.get("/tables")
    player.post("/tables/mine", {"matches": [table.match]})


def test_the_seed_is_told_after_the_last_roll(heard: tuple[Player, list[str]], database: Path) -> None:
    player, told = heard
    table = player.open(options=ENDLESS)
    for _ in range(4):
        table.step()
    look_everywhere(player, table, told)
    (seed,) = stored(database, "SELECT seed FROM matches")
    assert not any(seed.hex() in each for each in told)
    over = good(table.resign(0))
    assert over["dice"]["seed"] == seed.hex()


def test_tokens_are_told_once(heard: tuple[Player, list[str]], database: Path) -> None:
    player, told = heard
    table = player.open("me", "link")
    told.clear()
    held = player.post(f"{table.path}/claim", {"invitation": table.invitations[0]})
    assert sum(held["token"] in each for each in told) == 1
    told.clear()
    look_everywhere(player, table, told)
    good(table.resign(0))
    good(table.rematch(0))
    secrets = [*table.tokens, *table.invitations, held["token"]]
    digests = stored(database, "SELECT token FROM seats WHERE token IS NOT NULL")
    assert len(digests) == 4
    for secret in (*secrets, *digests):
        assert not any(secret in each for each in told)
    content = b"".join(file.read_bytes() for file in database.parent.glob("rainout.db*"))
    assert table.match.encode() in content
    for secret in secrets:
        assert secret.encode() not in content
