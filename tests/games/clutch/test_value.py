"""What was learned of CLUTCH Baseball."""

from __future__ import annotations

from typing import Any

import pytest

from rainout.bots.training import judge
from rainout.bots.values import value_of
from rainout.core.position import Position
from rainout.games.clutch import GAME
from tests.games.clutch.positions import placed


def chance(given: dict[str, Any], seat: int) -> float:
    """The chance to win of a seat in a position written by hand, between teams from the box."""
    net = value_of(GAME)
    assert net is not None
    match = placed({**given, "printed": True})
    return float(judge(net, Position.of(match, seat, seed=1).observe(seat)[None])[0])


def test_runs_are_what_wins_and_more_so_late() -> None:
    early, late = ({"inning": inning, "runs": [4, 1]} for inning in (2, 8))
    assert 0.55 < chance(early, 0) < chance(late, 0)
    assert chance(late, 0) > 0.85
    for given in (early, late):
        assert chance(given, 0) + chance(given, 1) == pytest.approx(1, abs=0.1)


def test_an_even_game_is_even() -> None:
    assert chance({"inning": 1}, 0) == pytest.approx(0.5, abs=0.15)
    assert chance({"inning": 1}, 0) + chance({"inning": 1}, 1) == pytest.approx(1, abs=0.1)
