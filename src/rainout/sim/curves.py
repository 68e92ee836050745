"""Curves: what is added to the log odds that a network gives, so that what it gives 70 % is won 70 times in a hundred.

They are measured on fresh matches, kind by kind, after a network was learned. A curve only ever rises, so that what was
the best option of a moment stays it; but chances that are averaged over dice, or shown to people, are what they say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
from numpy.typing import NDArray

from rainout.core.game import Game
from rainout.core.mind import Net
from rainout.core.options import OptionValue
from rainout.core.value import APART, KNOTS
from rainout.sim.calibration import Bin, calibrate

FINE = 400
"""Bins in which matches are counted."""
LEVEL, EVEN = 1.0, 10.0
"""How much is asked of matches before a curve differs from knot to knot, and before it bends."""
LEAST_RISE = 0.1
"""As much of the log odds as always is left of a difference between them."""
STEPS = 20
"""Steps of reckoning that are more than enough."""
CLEAR = 1e-6
"""Nothing counts as nearer to impossible, or to sure, than this."""

Floats = NDArray[np.float64]
Way = tuple[int, Mapping[str, OptionValue]]
"""A number of players and what is agreed on."""
Told = Callable[[int, int], None]
"""Is told how many kinds of how many are done."""


def with_curves(game: Game, net: Net, seed: int, told: Told = lambda done, kinds: None) -> Net:
    """The network with a curve for each kind of match, measured anew on matches of the strongest level.

    A kind as it is named has half of the matches, all other ways to learn that are of it together the other half.
    """
    plain, found = Net.of(*net.learned), []
    for number, kind in enumerate(game.course.kinds):
        found.append(measure(game, plain, kind, seed))
        told(number + 1, len(game.course.kinds))
    return Net.of(*plain.learned, found) if found else plain


def measure(game: Game, plain: Net, kind: Way, seed: int) -> Floats:
    """The curve of a kind of match."""
    course = game.course
    ways = [(seats, game.agree(wishes, seats)) for seats, wishes in (kind, *course.ways)]
    usual = ways[0] == (kind[0], game.agree({}, kind[0]))
    wanted = course.measured if usual or course.seldom is None else course.seldom
    own = [
        way
        for place, way in enumerate(ways)
        if way not in ways[:place] and course.kind(*way) == course.kind(*ways[0])
    ]
    bins: list[Bin] = []
    for place, (seats, agreed) in enumerate(own):
        part = 2 * (len(own) - 1) if place else min(len(own), 2)
        matches = -(-wanted // part)
        bins += calibrate(game, matches, seed, options=agreed, seats=seats, net=plain, count=FINE).bins
    return curve(bins, wanted)


def curve(bins: list[Bin], matches: int) -> Floats:
    """What to add at each knot: as likely as can be, and no less even than so many matches give reason for."""
    full = [each for each in bins if each.positions]
    foretold = np.clip([each.foretold for each in full], CLEAR, 1 - CLEAR)
    won = np.array([each.won.value for each in full])
    weight = np.array([each.positions for each in full], float)
    weight *= matches / weight.sum()
    leaning = np.log(foretold / (1 - foretold))
    place = np.clip(leaning / APART + KNOTS // 2, 0, KNOTS - 1)
    near = np.maximum(1 - np.abs(place[:, None] - np.arange(KNOTS)), 0)
    steps, bends = np.diff(np.eye(KNOTS), axis=0), np.diff(np.eye(KNOTS), 2, axis=0)
    held = LEVEL * steps.T @ steps + EVEN * bends.T @ bends + CLEAR * np.eye(KNOTS)
    added = np.zeros(KNOTS)
    for _ in range(STEPS):
        judged = 1 / (1 + np.exp(-leaning - near @ added))
        slope = near.T @ (weight * (won - judged)) - held @ added
        bend = (near * (weight * judged * (1 - judged))[:, None]).T @ near + held
        added += np.clip(np.linalg.solve(bend, slope), -1, 1)
    least = (1 - LEAST_RISE) * APART * np.arange(KNOTS)
    rising: Floats = np.maximum.accumulate(added + least)
    return rising - least
