"""docs/adding-a-game.md, followed to the letter: the game it adds is found, plays, is simulated and is refereed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.following import PAGE, follow

SOURCES = Path(__file__).parents[2] / "src"
PLAY = """
import rainout
from rainout.core import matchfile
match = rainout.new("pig", options={"goal": 30}, seed=3)
while not match.over:
    match.roll() if match.asked == "roll" else match.play(rainout.advise(match))
assert max(match.outcome.score) >= 30, match.outcome
assert matchfile.verify(matchfile.save(match)) == []
print(*match.outcome.score)
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the game of the page."""
    folder = tmp_path_factory.mktemp("games")
    follow(folder)
    return folder


def run(folder: Path, *arguments: str) -> str:
    """What Python says, with that folder for games; it must not fail."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), "RAINOUT_GAMES": str(folder)}
    environment |= {"RAINOUT_INTERPRETED": "1", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, encoding="utf-8", timeout=120
    )
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def test_every_block_of_the_page_is_a_file(tmp_path: Path) -> None:
    names = follow(tmp_path)
    assert len(names) == PAGE.read_text(encoding="utf-8").count("\n```\n")
    assert {"pig/__init__.py", "pig/locale/en.ftl", "scenarios/pig/holding-wins.toml"} <= set(names)


def test_a_match_is_played(folder: Path) -> None:
    assert len(run(folder, "-c", PLAY).split()) == 2


def test_the_terminal_lists_it_among_the_games(folder: Path) -> None:
    assert "Roll as long as you dare" in run(folder, "-m", "rainout", "games")


def test_it_is_simulated(folder: Path) -> None:
    told = run(folder, "-m", "rainout", "simulate", "pig", "--games", "20", "--seed", "1")
    assert "Pig: 20 matches" in told


def test_it_leaves_out_of_the_contract_what_it_has_no_use_for(folder: Path) -> None:
    """Every kernel that is compiled beforehand finds its rules, those of leagues too."""
    loads = "from rainout.core.registry import get; kernels = get('pig').load(compiled=False)"
    names = "rainout.core.play", "rainout.core.fixtures"
    shows = f"print([kernels.module(each).__name__ for each in {names}])"
    assert "rainout.core.fixtures" in run(folder, "-c", f"{loads}; {shows}")


def test_its_scenario_holds(folder: Path) -> None:
    told = run(folder, "-m", "rainout", "referee", str(folder / "scenarios"))
    assert "One scenario holds, none fails." in told


def test_its_lesson_can_be_followed(folder: Path) -> None:
    told = run(folder, "-m", "rainout", "referee", str(folder / "pig" / "lessons"))
    assert "One scenario holds, none fails." in told
    assert "rainout learn pig dare" in run(folder, "-m", "rainout", "learn")


def test_its_rule_book_can_be_read(folder: Path) -> None:
    told = run(folder, "-m", "rainout", "referee", str(folder / "pig" / "book"))
    assert "2 scenarios hold, none fails." in told
    assert "Eleven in the pot" in run(folder, "-m", "rainout", "rules", "pig")
    assert "not banked yet" in run(folder, "-m", "rainout", "rules", "pig", "pot")


def test_its_code_is_in_the_style_of_the_project(folder: Path) -> None:
    config = str(SOURCES.parent / "pyproject.toml")
    for check in (("check", "--ignore", "INP"), ("format", "--check")):
        run(folder, "-m", "ruff", *check, "--no-cache", "--config", config, str(folder / "pig"))
