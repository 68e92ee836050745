"""Glicko-2, the rating system of Mark Glickman, as he published it ("Example of the Glicko-2 system", 2022).

It is written here because the one kept package of it, ``glicko2``, looks for the volatility with the rating where the
paper has the deviation; nothing shows of that in the paper's example, whose player has the rating that counts as 0.
Letters are those of the paper.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt

import msgspec

SCALE = 173.7178
MIDDLE = 1500.0
TAU = 0.5
"""How fast volatility changes."""
WIDEST = 350.0
"""The deviation of somebody of whom nothing is known."""
CLOSE = 1e-6


class Rating(msgspec.Struct, frozen=True):
    """How well somebody plays, as far as that is known."""

    rating: float = MIDDLE
    deviation: float = WIDEST
    volatility: float = 0.06

    @property
    def mu(self) -> float:
        """The rating on the scale of the paper's sums."""
        return (self.rating - MIDDLE) / SCALE

    @property
    def phi(self) -> float:
        """The deviation on that scale."""
        return self.deviation / SCALE

    def after(self, results: Sequence[tuple[Rating, float]]) -> Rating:
        """The rating after a period with these opponents, each with 1 for a win, 0 for a loss, 0.5 for neither."""
        against = [(_g(other.phi), _expected(self.mu, other), score) for other, score in results]
        v = 1 / sum(g * g * e * (1 - e) for g, e, _ in against)
        gained = sum(g * (score - e) for g, e, score in against)
        sigma = _volatility(self.phi, self.volatility, v, v * gained)
        phi = 1 / sqrt(1 / (self.phi**2 + sigma**2) + 1 / v)
        return Rating(MIDDLE + SCALE * (self.mu + phi**2 * gained), SCALE * phi, sigma)

    def rested(self, periods: float) -> Rating:
        """The same after some periods without a match: as good as before, but less is known of it."""
        phi = sqrt(self.phi**2 + periods * self.volatility**2)
        return Rating(self.rating, min(WIDEST, SCALE * phi), self.volatility)


def _g(phi: float) -> float:
    """How much a result against somebody counts of whom so much is known."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _expected(mu: float, other: Rating) -> float:
    return 1 / (1 + exp(-_g(other.phi) * (mu - other.mu)))


def _volatility(phi: float, sigma: float, v: float, delta: float) -> float:
    """Step 5 of the paper: where f is 0, found by the Illinois method."""
    a = log(sigma**2)

    def f(x: float) -> float:
        d = phi**2 + v + exp(x)
        return exp(x) * (delta**2 - d) / (2 * d**2) - (x - a) / TAU**2

    low = a
    if delta**2 > phi**2 + v:
        high = log(delta**2 - phi**2 - v)
    else:
        k = 1
        while f(a - k * TAU) < 0:
            k += 1
        high = a - k * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
