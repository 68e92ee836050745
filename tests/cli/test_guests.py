"""Bots of one's own on the command line."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Run

BOTS = """
def first(position):
    return position.options[0]

def broken(position):
    return {}["never"]

def dreaming(position):
    return "dance"

def slow(position):
    while True:
        pass
"""


def written(folder: Path) -> Path:
    file = folder / "my_bots.py"
    file.write_text(BOTS)
    return file


def test_simulate_seats_them_and_says_what_went_wrong(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path)
    arguments = ("simulate", "hens", "--games", "4", "--seed", "7", "--bots", f"{file}:first,{file}:broken")
    ran = run(*arguments)
    assert (ran.code, ran.err) == (0, "")
    assert "4 matches were lost that way, the first number 0" in ran.flat
    assert "KeyError: 'never' (my_bots.py:6)" in ran.flat
    players = json.loads(run(*arguments, "--json").out)["players"]
    assert [player["forfeits"] for player in players] == [0, 4]


def test_a_match_against_ones_own_bot_is_resumed_by_naming_it_again(
    run: Run, refused: Callable[..., str], tmp_path: Path
) -> None:
    file, kept = written(tmp_path), tmp_path / "kept.txt"
    ran = run("play", "hens", "--bot", f"{file}:first", "--seed", "7", "--save", kept, typed="\n1\n\nquit\n")
    assert ran.code == 0
    assert "first" in ran.out
    assert f"--bot {file}:first" in refused("play", "--resume", kept)
    assert run("play", "--resume", kept, "--bot", f"{file}:first", typed="quit\n").code == 0
    assert run("export", kept, "--format", "text").code == 0


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("broken", "failed and loses the match: KeyError: 'never' (my_bots.py:6)"),
        ("dreaming", "chose what it may not and loses the match. “dance” is not an action"),
        ("slow", "has not answered within 1 s and loses the match"),
    ],
)
def test_a_bad_bot_at_the_table_has_lost(run: Run, tmp_path: Path, name: str, why: str) -> None:
    bot = f"{written(tmp_path)}:{name}"
    arguments = ("play", "hens", "--bot", bot, "--patience", "1", "--seed", "7")
    ran = run(*arguments, typed="\n1\n" * 20 + "quit\n")
    assert ran.code == 0
    assert why in ran.flat
    assert f"{name} resigns; you win" in ran.flat


def test_what_cannot_be_loaded_is_refused_in_one_line(refused: Callable[..., str], tmp_path: Path) -> None:
    assert "cannot be read" in refused("simulate", "hens", "--bots", "advise,nowhere.py:bot")
    assert "cannot be read" in refused("play", "hens", "--bot", "nowhere.py:bot")
    assert "Bots there: first, broken, dreaming, slow" in refused(
        "play", "hens", "--bot", f"{written(tmp_path)}:last"
    )
