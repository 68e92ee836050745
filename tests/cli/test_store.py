"""``rainout store``, as a host uses it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from rainout.server.databases import open_store
from tests.cli.conftest import Run
from tests.server.test_upkeep import played


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "club.db"

    async def fill() -> None:
        store = open_store(path)
        await played(store)
        await store.close()

    asyncio.run(fill())
    return path


def test_a_night_at_the_club(run: Run, database: Path, tmp_path: Path) -> None:
    """Checked, copied, damaged, found out, and put back."""
    copy, fresh = tmp_path / "club.backup", tmp_path / "new.db"
    at = ("--database", str(database))
    assert "in order" in run("store", "check", *at).out
    assert run("store", "backup", str(copy), *at).code == 0
    with sqlite3.connect(database) as connection:
        connection.execute("DELETE FROM log WHERE ply = 0")
    connection.close()
    found = run("store", "check", *at)
    assert found.code == 1
    assert "entry 0 of its log is missing" in found.out
    assert "rainout store restore" in found.out
    assert run("store", "restore", str(copy), "--database", str(fresh)).code == 0
    assert run("store", "check", "--database", str(fresh)).code == 0
    pruned = run("store", "prune", str(tmp_path / "old"), "--days", "1", "--database", str(fresh))
    assert "0 matches" in pruned.out


@pytest.mark.parametrize(
    "words", [("check", "x"), ("backup",), ("prune", "x"), ("check", "--days", "1"), ("check",)]
)
def test_what_makes_no_sense_is_refused(
    refused: Callable[..., str], tmp_path: Path, words: tuple[str, ...]
) -> None:
    assert refused("store", *words, "--database", str(tmp_path / "nowhere.db"))
    assert list(tmp_path.iterdir()) == []
