"""Curves: what was given 70 % is won 70 times in a hundred, and what was the best option stays it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from math import exp, log
from typing import Any

import numpy as np
import pytest

from rainout.bots.values import value_of
from rainout.core import value
from rainout.core.value import APART, KNOTS
from rainout.games.clix import GAME as CLIX
from rainout.games.hens import GAME as HENS
from rainout.games.stretch import GAME as STRETCH
from rainout.sim.calibration import Bin, Calibration, calibrate
from rainout.sim.curves import FINE, Way, curve, measure, with_curves
from rainout.sim.intervals import Interval

MATCHES = 100_000


straightened: Callable[[Any, float], float] = value.straightened
"""The rule in plain Python."""


def odds(chance: float) -> float:
    return log(chance / (1 - chance))


def chance(leaning: float) -> float:
    return 1 / (1 + exp(-leaning))


def counted(won: Any) -> list[Bin]:
    """Matches in which of what was foretold so many were won as a function says."""
    middles = [(number + 0.5) / FINE for number in range(FINE)]
    return [
        Bin(each, each, 1000, each, Interval(won(each), 0.0, 1.0))
        if won(each) is not None
        else Bin(each, each, 0, each, Interval(None, None, None))
        for each in middles
    ]


@pytest.mark.parametrize("bold", [0.7, 1.0, 1.4])
def test_who_is_too_bold_or_too_modest_is_set_right(bold: float) -> None:
    added = curve(counted(lambda foretold: chance(bold * odds(foretold))), MATCHES)
    for foretold in (0.05, 0.2, 0.5, 0.7, 0.95):
        told = chance(straightened(added, odds(foretold)))
        assert told == pytest.approx(chance(bold * odds(foretold)), abs=0.004)


def test_between_knots_and_beyond_the_last_it_is_straight() -> None:
    added = np.zeros(KNOTS)
    added[KNOTS // 2 : KNOTS // 2 + 2] = 0.1, 0.3
    added[-1] = 0.4
    assert straightened(added, 0.0) == pytest.approx(0.1)
    assert straightened(added, APART / 2) == pytest.approx(APART / 2 + 0.2)
    assert straightened(added, 100.0) == pytest.approx(100.4)
    assert straightened(added, -100.0) == -100.0


def test_a_curve_always_rises() -> None:
    """However strange what came: the better of two options stays the better."""
    added = curve(counted(lambda foretold: 0.9 if foretold < 0.5 else 0.1), MATCHES)
    told = [straightened(added, each / 10) for each in range(-60, 60)]
    assert all(before < after for before, after in pairwise(told))


def test_of_what_never_happened_and_of_few_matches_nothing_is_learned() -> None:
    seldom = counted(lambda foretold: foretold if 0.4 < foretold < 0.6 else None)
    assert np.abs(curve(seldom, MATCHES)).max() < 0.01
    assert np.abs(curve(counted(lambda foretold: chance(2 * odds(foretold))), 1)).max() < 0.3


def test_kinds_are_told_apart_by_what_was_agreed() -> None:
    kinds = [CLIX.course.kind(2, CLIX.agree({"level": level}, 2)) for level in ("preseason", "championship")]
    assert kinds == [0, 3]
    assert HENS.course.kind(2, HENS.agree({}, 2)) == 0


def test_a_kind_is_measured_as_it_is_named_and_as_it_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half and half; what is seldom agreed on in fewer matches, and in none that are of another kind."""
    played: list[tuple[str, str, int]] = []

    def noted(game: Any, matches: int, seed: int, *, options: Any, **rest: Any) -> Calibration:
        played.append((options["difficulty"], options["coach"], matches))
        return calibrate("hens", 20, seed, "advise", workers=1)

    net = value_of(STRETCH)
    assert net is not None
    ways: tuple[Way, ...] = (
        (1, {}),
        (1, {"coach": "hitting"}),
        (1, {"difficulty": "goat"}),
        (1, {"playoffs": "extended"}),
    )
    kinds: tuple[Way, ...] = ((1, {"coach": "hitting"}), (1, {}))
    course = replace(STRETCH.course, ways=ways, kinds=kinds, measured=900, seldom=100)
    monkeypatch.setattr(type(STRETCH), "course", course)
    monkeypatch.setattr("rainout.sim.curves.calibrate", noted)
    measure(STRETCH, net, kinds[0], seed=3)
    assert played == [("hall-of-famer", "hitting", 100)]
    played.clear()
    measure(STRETCH, net, kinds[1], seed=3)
    assert played == [("hall-of-famer", "none", 450), ("goat", "none", 225), ("hall-of-famer", "none", 225)]


def test_a_network_that_says_too_little_is_mended_by_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    net = value_of(HENS)
    assert net is not None
    modest = net._replace(third=net.third / 4, third_bias=net.third_bias / 4)
    course = replace(HENS.course, kinds=((2, {}),), ways=((2, {}),), measured=400)
    monkeypatch.setattr(type(HENS), "course", course)
    mended = with_curves(HENS, modest, seed=3)
    assert all(np.array_equal(a, b) for a, b in zip(mended.learned, modest.learned, strict=True))
    before, after = (calibrate("hens", 400, 4, net=each, workers=1).mean_off for each in (modest, mended))
    assert after < before / 2
