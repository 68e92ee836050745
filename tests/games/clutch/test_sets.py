"""Sets of one's own at the table: clubs and decks are those of the set, whatever they are called."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rainout.core.errors import BadFile
from rainout.games.clutch.cards import STANDARD, read_set

HERE = Path(__file__).parents[3]


def set_of_ones_own(folder: Path, clubs: dict[str, str]) -> Path:
    """The cards that ship, but for the clubs: only these, under other names, with a deck under another name."""
    shutil.copytree(STANDARD, folder)
    for path in (folder / "clubs").glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        path.unlink()
        if path.stem in clubs:
            named = re.sub(
                r'^name( +)= ".*"', f'name = "The {clubs[path.stem].title()}"', text, count=1, flags=re.M
            )
            decked = re.sub(r'^deck( +)= ".*"', 'deck = "mine"', named, count=1, flags=re.M)
            (folder / "clubs" / f"{clubs[path.stem]}.toml").write_text(decked, encoding="utf-8")
    decks = folder / "decks.toml"
    decks.write_text(decks.read_text(encoding="utf-8").replace("[running.", "[mine."), encoding="utf-8")
    return folder


def rainout(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A command carried out with these cards."""
    return subprocess.run(
        [sys.executable, "-m", "rainout", *arguments],
        env={
            **os.environ,
            "RAINOUT_CLUTCH_CARDS": str(folder),
            "PYTHONPATH": str(HERE / "src"),
            "COLUMNS": "200",
        },
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def python(folder: Path, program: str) -> str:
    """What a program prints that plays with these cards."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "RAINOUT_CLUTCH_CARDS": str(folder), "PYTHONPATH": str(HERE / "src")},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return done.stdout


def test_a_set_without_the_shipped_clubs_is_played(tmp_path: Path) -> None:
    folder = set_of_ones_own(tmp_path / "set", {"ferrymen": "otters", "kites": "badgers"})
    told = python(
        folder,
        """
from rainout.core.match import Match
from rainout.games.clutch import GAME
options = {option.name: option for option in GAME.options}
print(*options["first-club"].choices, *options["second-deck"].choices)
print(options["first-club"].names["otters"])
match = Match("clutch", {"second-deck": "mine", "preset": "twenty"}, seed=1)
match.settle()
print(*(team.club_name for team in match.view().teams))
print(GAME.workshop.complete("Own", {"preset": "standard"}).legal)
""",
    )
    assert told.splitlines() == [
        "badgers otters own balanced mine pitching",
        "The Otters",
        "The Badgers The Otters",
        "True",
    ]


def test_one_club_plays_itself(tmp_path: Path) -> None:
    folder = set_of_ones_own(tmp_path / "set", {"ferrymen": "otters"})
    done = rainout(folder, "games")
    assert "otters" in done.stdout
    assert done.returncode == 0
    program = "from rainout.core.match import Match; print(len(Match('clutch', seed=1).view().teams))"
    assert python(folder, program).strip() == "2"


def test_a_set_without_a_club_is_refused_clearly(tmp_path: Path) -> None:
    folder = set_of_ones_own(tmp_path / "set", {})
    with pytest.raises(BadFile, match="there must be at least one club: with none, nobody could play"):
        read_set(folder)
    done = rainout(folder, "games")
    assert done.returncode == 2
    assert "there must be at least one club" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    done = rainout(tmp_path / "nowhere", "games")
    assert done.returncode == 2
    assert "nowhere" in done.stderr
    assert "Traceback" not in done.stderr
