"""How sure one can be: 95 % confidence intervals and quantiles, from counts and sums alone."""

from __future__ import annotations

from math import sqrt
from typing import Any

import msgspec
import numpy as np

Z = 1.959963984540054
"""How many standard errors either way hold 95 % of a normal distribution."""
DIGITS = 6
"""Figures are rounded to this many decimals: far below what any run can tell apart."""


class Interval(msgspec.Struct, frozen=True):
    """An estimate and the bounds of its 95 % confidence interval; all None where there is nothing to estimate from."""

    value: float | None
    low: float | None
    high: float | None


UNKNOWN = Interval(None, None, None)


def proportion(successes: float, trials: int) -> Interval:
    """A share, by Wilson's score interval: sound for few trials and for shares near 0 and 1.

    >>> proportion(9, 10)
    Interval(value=0.9, low=0.59585, high=0.982124)
    """
    if not trials:
        return UNKNOWN
    share = successes / trials
    scale = 1 + Z * Z / trials
    middle = (share + Z * Z / (2 * trials)) / scale
    reach = Z * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials)) / scale
    return interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(count: int, total: int, squares: int) -> Interval:
    """A mean, by the normal approximation, from how many numbers there were, their sum and the sum of their squares.

    >>> mean(4, 1 + 2 + 3 + 4, 1 + 4 + 9 + 16)
    Interval(value=2.5, low=1.234849, high=3.765151)
    """
    if not count:
        return UNKNOWN
    centre = total / count
    # In whole numbers to the last step, so that nothing is lost however many there are.
    variance = (squares * count - total * total) / (count * (count - 1)) if count > 1 else 0.0
    reach = Z * sqrt(variance / count)
    return interval(centre, centre - reach, centre + reach)


def quantile(histogram: Any, share: float) -> int | None:
    """The smallest number that at least this share of all numbers does not exceed; ``histogram[n]`` counts the ``n``.

    >>> quantile(np.array([0, 3, 0, 1]), 0.5), quantile(np.array([0, 3, 0, 1]), 0.95)
    (1, 3)
    """
    numbers = np.flatnonzero(histogram)
    if not len(numbers):
        return None
    return int(np.quantile(numbers, share, weights=histogram[numbers], method="inverted_cdf"))


def interval(value: float, low: float, high: float) -> Interval:
    """An interval with as many decimals as any run can tell apart."""
    return Interval(*(round(float(each), DIGITS) for each in (value, low, high)))
