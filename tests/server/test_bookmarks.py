"""Tables that are not in memory: found again by a bookmark and a few entries of the log, and by the log alone."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from rainout.core.registry import get
from rainout.server import bookmarks
from tests.server.driver import ENDLESS, Json, Player, TableAt, good, move, serving, settings

LONG = 60


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "rainout.db"


@contextmanager
def house(database: Path) -> Iterator[Player]:
    """A server with nothing in memory yet."""
    with serving(settings(database=database)) as address, Player(address) as player:
        yield player


@pytest.fixture
def played(database: Path) -> tuple[TableAt, Json]:
    """A long match that was taken back from and given up, on a server that is gone; and how it stood."""
    choose = random.Random(1)
    with house(database) as player:
        table = player.open("me", "local", options=ENDLESS)
        while (shown := table.look())["ply"] < LONG:
            good(table.ask("actions", move(shown, choose)))
            for seat in table.look()["may_undo"] if choose.random() < 0.2 else ():
                good(table.undo(seat))
        return table, table.look()


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows by one with every action that the rules are asked to take."""
    taken: list[int] = []
    rules = get("hens").kernels
    real = rules.apply

    def apply(*action: Any) -> None:
        taken.append(1)
        real(*action)

    monkeypatch.setattr(rules, "apply", apply)
    return taken


def change(database: Path, statement: str, *values: Any) -> None:
    connection = sqlite3.connect(database)
    try:
        assert connection.execute(statement, values).rowcount > 0
        connection.commit()
    finally:
        connection.close()


def looked_at_again(database: Path, table: TableAt) -> Json:
    with house(database) as player:
        table.player = player
        return table.look()


def test_a_table_is_found_again_without_playing_it_all(
    database: Path, played: tuple[TableAt, Json], steps: list[int]
) -> None:
    table, before = played
    del steps[:]
    assert looked_at_again(database, table) == before
    assert len(steps) < bookmarks.FEWEST


def test_it_goes_on_and_back_from_there(database: Path, played: tuple[TableAt, Json]) -> None:
    table, before = played
    with house(database) as player:
        table.player = player
        first = player.get(f"{table.path}/plies/3")
        assert first["plies"] == before["plies"]
        moved = table.step(table.step_until(lambda shown: shown["asked"] == "act"))
        assert moved["plies"] > before["plies"]
        for seat in moved["may_undo"]:
            assert good(table.undo(seat))["plies"] < moved["plies"]
        good(table.resign(0))
        now = table.look()
    assert looked_at_again(database, table) == now


SPOILT = {
    "another program's": "UPDATE bookmarks SET program = 'older'",
    "of another log": "UPDATE bookmarks SET log = x'00'",
    "beyond the log": "UPDATE bookmarks SET ply = 10000",
    "not to be read": "UPDATE bookmarks SET past = x'789c0000'",
    "gone": "DELETE FROM bookmarks",
}


@pytest.mark.parametrize("spoilt", SPOILT)
def test_a_bookmark_that_does_not_fit_is_passed_over_and_set_anew(
    database: Path, played: tuple[TableAt, Json], steps: list[int], spoilt: str
) -> None:
    table, before = played
    change(database, SPOILT[spoilt])
    del steps[:]
    assert looked_at_again(database, table) == before
    assert len(steps) >= before["plies"]
    del steps[:]
    assert looked_at_again(database, table) == before
    assert len(steps) < bookmarks.FEWEST


def test_the_log_counts_and_not_the_bookmark(database: Path, played: tuple[TableAt, Json]) -> None:
    """Somebody has mended the log by hand: what it says now is what is shown."""
    table, _ = played
    change(database, "DELETE FROM log WHERE ply >= 12")
    assert looked_at_again(database, table)["ply"] == 12


def test_a_long_log_is_bookmarked_less_often() -> None:
    def kept(length: int) -> list[int]:
        at = [0]
        for ply in range(length + 1):
            if bookmarks.due(ply, at[-1]):
                at.append(ply)
        return at

    assert kept(30) == [0, 8, 16, 24]
    assert kept(5000)[-1] - kept(5000)[-2] > 90
    assert len(kept(100_000)) < 500


def test_a_program_is_known_by_its_rules() -> None:
    assert len({bookmarks.program(get(game)) for game in ("hens", "baseball")}) == 2
