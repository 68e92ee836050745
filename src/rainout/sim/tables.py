"""Statistics as tables: files in the manner of Lahman's database, lines of JSON, Parquet, and data frames."""

from __future__ import annotations

import csv
import json
import re
import unicodedata
from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rainout.core.errors import RainoutError
from rainout.core.words import Message, Speaker
from rainout.diamond.game import BallGame
from rainout.sim.stats import BatterStats, FielderStats, PitcherStats, Stats

Row = dict[str, str | int | None]
Tables = dict[str, list[Row]]

BATTING = {
    "G": "games", "AB": "ab", "R": "runs", "H": "hits", "2B": "doubles", "3B": "triples", "HR": "homers",
    "RBI": "batted-in", "SB": "steals", "CS": "caught", "BB": "walks", "SO": "strikeouts", "IBB": "on-purpose",
    "HBP": "hit-by-pitch", "SH": "bunts", "SF": "flies", "GIDP": "double-plays",
}  # fmt: skip
PITCHING = {
    "W": "wins", "L": "losses", "G": "games", "GS": "starts", "CG": "complete", "SHO": "shut-outs", "SV": "saves",
    "IPouts": "outs", "H": "hits", "ER": "earned", "HR": "homers", "BB": "walks", "SO": "strikeouts",
    "IBB": "on-purpose", "WP": "wild", "HBP": "hit-batters", "BK": "balks", "BFP": "faced", "GF": "finished",
    "R": "runs", "HLD": "holds", "BS": "blown", "IR": "inherited", "IRS": "inherited-scored",
}  # fmt: skip
FIELDING = {
    "G": "games", "InnOuts": "outs", "PO": "putouts", "A": "assists", "E": "errors", "PB": "passed", "SB": "steals",
    "CS": "caught",
}  # fmt: skip
"""The columns of Lahman's tables, which begin with player, year, stint, team and league, and what is in them here.

The last four of ``PITCHING`` are ours.
"""
LIBRARIES = {"polars": ("polars",), "pandas": ("pandas", "pyarrow")}
"""What makes data frames, the first that is there; and what each takes to write Parquet."""
FORMATS = ("csv", "ndjson", "parquet")


class NoFrames(RainoutError):
    """Something was asked for that takes a library which is not installed."""


def tables_of(game: BallGame, stats: Stats, season: int = 1, language: str = "en") -> Tables:
    """The statistics as Lahman's tables ``People``, ``Batting``, ``Pitching``, ``Fielding`` and ``Teams``."""
    speaker = Speaker(language)
    lines: list[FielderStats | PitcherStats | BatterStats] = [
        *stats.fielders,
        *stats.pitchers,
        *stats.batters,
    ]
    named = {
        line.man: speaker.say(line.name) if isinstance(line.name, Message) else line.name for line in lines
    }
    signs = player_signs(dict(sorted(named.items())))

    def row(man: int, columns: Mapping[str, str], counts: Mapping[str, int]) -> Row:
        seat = game.seat_of_man(man)
        head: Row = {
            "playerID": signs[man],
            "yearID": season,
            "stint": 1,
            "teamID": "" if seat is None else f"T{seat + 1}",
            "lgID": game.id,
        }
        return head | {column: counts[name] for column, name in columns.items()}

    return {
        "People": [
            {"playerID": signs[man], "nameGiven": name, "number": man} for man, name in sorted(named.items())
        ],
        "Batting": [row(line.man, BATTING, line.counts) for line in stats.batters],
        "Pitching": [row(line.man, PITCHING, line.counts) for line in stats.pitchers],
        "Fielding": [row(line.man, FIELDING, line.counts) for line in stats.fielders],
        "Teams": [
            {"yearID": season, "lgID": game.id, "side": team.side, "G": stats.games, **team.counts}
            for team in stats.teams
        ],
    }


def player_signs(named: Mapping[int, str]) -> dict[int, str]:
    """An ID for everybody, made as Lahman's are: five letters of the last name, two of the first, a number.

    >>> player_signs({3: "Moses Thibodault", 8: "Mo Thibodault", 9: "Big Tom Wadsley"})
    {3: 'thibomo01', 8: 'thibomo02', 9: 'wadslbi01'}
    """
    seen: dict[str, int] = {}
    signs = {}
    for man, name in named.items():
        plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
        first, *more = [re.sub(r"[^a-z0-9]", "", word) for word in plain.split()] or ["x"]
        stem = (more[-1] if more else first)[:5] + (first[:2] if more else "")
        seen[stem] = seen.get(stem, 0) + 1
        signs[man] = f"{stem}{seen[stem]:02}"
    return signs


def check_form(form: str) -> None:
    """Refuse a form of files that nothing installed here can write, before anything is played for them."""
    if form == "parquet":
        _library(LIBRARIES, to_parquet=True)


def write_tables(tables: Tables, folder: Path, form: str = "csv") -> list[Path]:
    """Write tables into a folder, each to a file of its own; returns the files. One without rows is left out."""
    check_form(form)
    write = {"csv": _write_csv, "ndjson": _write_ndjson, "parquet": _write_parquet}[form]
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, rows in tables.items():
        if rows:
            path = folder / f"{name}.{form}"
            write(path, rows)
            written.append(path)
    return written


def _write_csv(path: Path, rows: list[Row]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
        table.writeheader()
        table.writerows(rows)


def _write_ndjson(path: Path, rows: Iterable[Row]) -> None:
    lines = (json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    path.write_text("".join(lines), encoding="utf-8")


def _write_parquet(path: Path, rows: list[Row]) -> None:
    library = _library(LIBRARIES, to_parquet=True)
    made = frame(rows, library)
    if library == "polars":
        made.write_parquet(path)
    else:
        made.to_parquet(path, engine="pyarrow", index=False)


def frame(rows: list[Row], library: str | None = None) -> Any:
    """A data frame of polars or of pandas, whichever is there; ``library`` names one of them."""
    return import_module(_library([library] if library else LIBRARIES)).DataFrame(rows)


def frames(
    game: BallGame, stats: Stats, season: int = 1, library: str | None = None, language: str = "en"
) -> dict[str, Any]:
    """Data frames of the tables, by their names; one without rows is left out."""
    tables = tables_of(game, stats, season, language)
    return {name: frame(rows, library) for name, rows in tables.items() if rows}


def _library(names: Iterable[str], to_parquet: bool = False) -> str:
    """The first of these libraries that is installed, with all it takes to write Parquet if that is wanted."""
    wanted = [name for name in names if name in LIBRARIES]
    for name in wanted:
        if all(map(find_spec, LIBRARIES[name] if to_parquet else (name,))):
            return name
    raise NoFrames("sim-error-no-frames", wanted=" / ".join(wanted or names))
