"""Confidence intervals against published and recomputed values."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rainout.sim.intervals import Interval, Z, mean, proportion, quantile

# R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3: the score interval.
NEWCOMBE = [
    (81, 263, 0.2553, 0.3662),
    (15, 148, 0.0624, 0.1605),
    (0, 20, 0.0000, 0.1611),
    (1, 29, 0.0061, 0.1718),
]


def known(interval: Interval) -> tuple[float, float, float]:
    """An estimate and its bounds, where there is something to estimate from."""
    assert interval.value is not None
    assert interval.low is not None
    assert interval.high is not None
    return interval.value, interval.low, interval.high


@pytest.mark.parametrize(("successes", "trials", "low", "high"), NEWCOMBE)
def test_proportion_matches_published_values(successes: int, trials: int, low: float, high: float) -> None:
    interval = proportion(successes, trials)
    assert interval.value == pytest.approx(successes / trials, abs=1e-6)
    assert interval.low == pytest.approx(low, abs=5e-5)
    assert interval.high == pytest.approx(high, abs=5e-5)


@given(st.integers(0, 500), st.integers(1, 500))
def test_proportion_is_symmetric_and_within_bounds(successes: int, trials: int) -> None:
    successes = min(successes, trials)
    value, low, high = known(proportion(successes, trials))
    assert 0 <= low <= value <= high <= 1
    _, _, highest = known(proportion(trials - successes, trials))
    assert low == pytest.approx(1 - highest, abs=2e-6)


@given(st.lists(st.integers(0, 2000), min_size=2, max_size=200))
def test_mean_matches_numpy(numbers: list[int]) -> None:
    interval = mean(len(numbers), sum(numbers), sum(n * n for n in numbers))
    reach = Z * np.std(numbers, ddof=1) / np.sqrt(len(numbers))
    assert interval.value == pytest.approx(np.mean(numbers), abs=1e-6)
    assert interval.low == pytest.approx(np.mean(numbers) - reach, abs=1e-5)
    assert interval.high == pytest.approx(np.mean(numbers) + reach, abs=1e-5)


def test_mean_of_huge_sums_loses_nothing() -> None:
    """Ten million numbers that are all 50,001: there is no variance to be found."""
    many, big = 10_000_000, 50_001
    interval = mean(many, many * big, many * big * big)
    assert (interval.value, interval.low, interval.high) == (big, big, big)


@given(st.lists(st.integers(0, 300), min_size=1, max_size=300), st.sampled_from([0.05, 0.5, 0.95]))
def test_quantile_matches_numpy(numbers: list[int], share: float) -> None:
    assert quantile(np.bincount(numbers), share) == np.quantile(numbers, share, method="inverted_cdf")


def test_nothing_to_estimate_from() -> None:
    assert proportion(0, 0).value is None
    assert mean(0, 0, 0).low is None
    assert quantile(np.zeros(0, np.int64), 0.5) is None
