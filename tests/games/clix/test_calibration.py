"""What games come to, measured by what writes the table in docs/rules/clix.md."""

from __future__ import annotations

from typing import Any

import pytest

from rainout.games.clix import HARBOR, MERIDIAN
from rainout.games.clix.state import Level
from tests.games.clix.calibration import counter, league, measure

GOALS = {
    "AVG": (0.245, 0.265),
    "OBP": (0.315, 0.330),
    "SLG": (0.390, 0.430),
    "W": (0.075, 0.095),
    "HR": (0.025, 0.032),
    "DP": (0.6, 0.9),
    "E": (0.7, 1.0),
}
OF_LEAGUE: dict[tuple[str, ...], dict[str, tuple[float, float]]] = {
    MERIDIAN: {"R/G": (4.3, 5.0), "K": (0.17, 0.21)},
    HARBOR: {"R/G": (3.9, 4.6), "K": (0.17, 0.23)},
}


@pytest.fixture(scope="module")
def play() -> Any:
    return counter()


@pytest.mark.parametrize("clubs", [MERIDIAN, HARBOR], ids=["meridian", "harbor"])
def test_two_thousand_games_of_a_league_lie_within_every_goal(play: Any, clubs: tuple[str, ...]) -> None:
    found = measure(play, league(clubs, Level.PLAYOFFS, dh=clubs == MERIDIAN), 2000, 1)
    goals = GOALS | OF_LEAGUE[clubs]
    assert {name: found[name] for name, (low, high) in goals.items() if not low <= found[name] <= high} == {}


def test_hot_dials_hit_and_cold_ones_do_not(play: Any) -> None:
    matches = league(MERIDIAN, Level.PLAYOFFS, dh=True)
    runs = [measure(play, matches, 300, 1, batters=step, frozen=True)["R/G"] for step in range(10)]
    assert runs == sorted(runs, reverse=True)
    assert runs[0] > 6
    assert runs[-1] < 1.5


def test_nearer_fences_bring_runs(play: Any) -> None:
    matches = league(HARBOR, Level.PLAYOFFS)
    runs = [measure(play, matches, 600, 1, fence=depth)["R/G"] for depth in range(3)]
    assert runs[0] > runs[1] + 1 > runs[2] + 1
