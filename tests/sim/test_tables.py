"""Statistics as tables: files of every form, and data frames of either library, hold the same numbers."""

from __future__ import annotations

import csv
import json
from functools import cache
from pathlib import Path
from typing import Any

import pandas
import polars
import pyarrow.parquet
import pytest

from rainout.core.registry import get
from rainout.diamond.game import BallGame
from rainout.sim import simulate, tables
from rainout.sim.stats import Stats
from rainout.sim.tables import NoFrames, Tables, frames, tables_of, write_tables

GAMES = 8


@cache
def played() -> tuple[BallGame, Stats]:
    game = get("clix")
    assert isinstance(game, BallGame)
    stats = simulate(game, GAMES, 7, ("advise", "advise"), stats=True).stats
    assert stats is not None
    return game, stats


@cache
def told() -> Tables:
    return tables_of(*played())


def read_csv(path: Path) -> list[dict[str, Any]]:
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return [
        {name: int(cell) if cell.removeprefix("-").isdigit() else cell for name, cell in row.items()}
        for row in rows
    ]


def read_ndjson(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def read_parquet(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pyarrow.parquet.read_table(path).to_pylist()
    return found


@pytest.mark.parametrize(
    ("form", "read"), [("csv", read_csv), ("ndjson", read_ndjson), ("parquet", read_parquet)]
)
def test_what_is_written_is_what_was_counted(tmp_path: Path, form: str, read: Any) -> None:
    written = write_tables(told(), tmp_path / "deep" / "down", form)
    assert {path.name for path in written} == {f"{name}.{form}" for name, rows in told().items() if rows}
    for path in written:
        assert read(path) == told()[path.stem]


def test_pandas_writes_the_same_parquet_as_polars(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    by_polars = write_tables(told(), tmp_path / "polars", "parquet")
    monkeypatch.delitem(tables.LIBRARIES, "polars")
    by_pandas = write_tables(told(), tmp_path / "pandas", "parquet")
    for one, other in zip(by_polars, by_pandas, strict=True):
        assert read_parquet(one) == read_parquet(other)
        types = [str(each).replace("large_", "") for each in pyarrow.parquet.read_schema(one).types]
        assert types == [str(each).replace("large_", "") for each in pyarrow.parquet.read_schema(other).types]


@pytest.mark.parametrize("library", [polars, pandas])
def test_data_frames_can_be_reckoned_with(library: Any) -> None:
    found = frames(*played(), library=library.__name__)
    batting, pitching = found["Batting"], found["Pitching"]
    assert isinstance(batting, library.DataFrame)
    assert list(batting.columns)[:5] == ["playerID", "yearID", "stint", "teamID", "lgID"]
    assert int(batting["R"].sum()) == int(pitching["R"].sum()) > 0
    assert int(pitching["GS"].sum()) == int(pitching["W"].sum() + pitching["L"].sum()) == 2 * GAMES
    assert len(batting) == len(told()["Batting"])


def test_a_table_in_which_nobody_stands_is_left_out(tmp_path: Path) -> None:
    assert write_tables({"Batting": [], "Teams": [{"G": 1}]}, tmp_path) == [tmp_path / "Teams.csv"]


def test_what_is_not_installed_is_named_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "LIBRARIES", {"abacus": ("abacus",)})
    with pytest.raises(NoFrames) as refused:
        tables.check_form("parquet")
    assert refused.value.message.args["wanted"] == "abacus"
    with pytest.raises(NoFrames):
        write_tables(told(), tmp_path / "none", "parquet")
    assert not (tmp_path / "none").exists()
    with pytest.raises(NoFrames):
        frames(*played(), library="numbers")
