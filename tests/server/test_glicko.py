"""Glicko-2 as published."""

from __future__ import annotations

import pytest

from rainout.server.glicko import Rating


def test_the_example_of_the_paper() -> None:
    player = Rating(1500, 200, 0.06)
    results = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    found = player.after(results)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_what_counts_is_the_difference() -> None:
    """All 800 better, all the same: nothing in the sums may depend on how good anybody is by himself."""
    low = Rating(1500, 200).after([(Rating(1900, 50), 1.0)])
    high = Rating(2300, 200).after([(Rating(2700, 50), 1.0)])
    assert high.rating - low.rating == pytest.approx(800)
    assert (high.deviation, high.volatility) == pytest.approx((low.deviation, low.volatility))


def test_a_surprise_makes_a_player_more_volatile() -> None:
    expected = Rating(1500, 50).after([(Rating(1000, 50), 1.0)])
    surprise = Rating(1500, 50).after([(Rating(2600, 50), 1.0)])
    assert expected.volatility < 0.06 < surprise.volatility
    assert 0 < expected.rating - 1500 < 5 < surprise.rating - 1500


def test_who_rests_is_less_known_but_no_worse() -> None:
    rested = Rating(1800, 60).rested(20)
    assert rested.rating == 1800
    assert 60 < rested.deviation < 80
    assert Rating(1800, 60).rested(10_000).deviation == 350
