"""What games come to, measured by the tool that writes the table in docs/rules/clix.md."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rainout.games.clix import HARBOR, MERIDIAN
from rainout.games.clix.state import Level

TOOLS = Path(__file__).parents[3] / "tools"
GOALS = {
    "AVG": (0.245, 0.265),
    "OBP": (0.315, 0.330),
    "SLG": (0.390, 0.430),
    "W": (0.075, 0.095),
    "HR": (0.025, 0.032),
    "DP": (0.6, 0.9),
    "E": (0.7, 1.0),
}
OF_LEAGUE = {
    MERIDIAN: {"R/G": (4.3, 5.0), "K": (0.17, 0.21)},
    HARBOR: {"R/G": (3.9, 4.6), "K": (0.17, 0.23)},
}


@pytest.fixture(scope="module")
def tool() -> Iterator[Any]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(TOOLS))
        yield importlib.import_module("clix_calibration")


@pytest.fixture(scope="module")
def play(tool: Any) -> Any:
    return tool.counter()


@pytest.mark.parametrize("clubs", [MERIDIAN, HARBOR], ids=["meridian", "harbor"])
def test_two_thousand_games_of_a_league_lie_within_every_goal(
    tool: Any, play: Any, clubs: tuple[str, ...]
) -> None:
    matches = tool.league(clubs, Level.PLAYOFFS, dh=clubs == MERIDIAN)
    found = dict(zip(tool.HEAD, map(float, tool.measure(play, matches, 2000, 1).row()), strict=True))
    goals = GOALS | OF_LEAGUE[clubs]
    assert {name: found[name] for name, (low, high) in goals.items() if not low <= found[name] <= high} == {}


def test_hot_dials_hit_and_cold_ones_do_not(tool: Any, play: Any) -> None:
    matches = tool.league(MERIDIAN, Level.PLAYOFFS, dh=True)
    runs = [
        float(tool.measure(play, matches, 300, 1, batters=step, frozen=True).row()[0]) for step in range(10)
    ]
    assert runs == sorted(runs, reverse=True)
    assert runs[0] > 6
    assert runs[-1] < 1.5


def test_nearer_fences_bring_runs(tool: Any, play: Any) -> None:
    matches = tool.league(HARBOR, Level.PLAYOFFS)
    runs = [float(tool.measure(play, matches, 600, 1, fence=depth).row()[0]) for depth in range(3)]
    assert runs[0] > runs[1] + 1 > runs[2] + 1
