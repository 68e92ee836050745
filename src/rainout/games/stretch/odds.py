"""Exact odds: what every roll of so many dice comes to, for batters and for teams.

Rolls are counted, not sampled: each multiset of faces with the number of ways it can come up.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

import numpy as np

from rainout.games.stretch.rules.reading import best_line, team_runs
from rainout.games.stretch.state import FACES, LINES, Outcome, Tables


@cache
def rolls(dice: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """All rolls of so many dice, lowest first, each with the number of ways it can come up.

    >>> rolls(1)[0], len(rolls(2)), sum(ways for _, ways in rolls(3))
    (((1,), 1), 21, 216)
    """
    return tuple(_rolls(dice))


def _rolls(dice: int) -> Iterator[tuple[tuple[int, ...], int]]:
    for roll in combinations_with_replacement(range(1, FACES + 1), dice):
        yield roll, factorial(dice) // prod(factorial(roll.count(face)) for face in set(roll))


def line_counts(t: Tables, card: int, dice: int) -> Any:
    """How many of the 6^dice rolls lead to each line of a batter first met; the last entry counts those that miss."""
    counts = np.zeros(LINES + 1, np.int64)
    for roll, ways in rolls(dice):
        counts[best_line(t, card, roll, dice)] += ways
    return counts


def outcome_counts(t: Tables, card: int, dice: int) -> Any:
    """How many of the 6^dice rolls lead to each Outcome, when the first line met is taken."""
    counts = np.zeros(len(Outcome), np.int64)
    lines = line_counts(t, card, dice)
    for line in range(t.players.lines[card]):
        counts[t.players.outcome[card, line]] += lines[line]
    counts[Outcome.OUT] += lines[-1]
    return counts


def run_counts(t: Tables, team: int, dice: int) -> Any:
    """How many of the 6^dice rolls give a team 0, 1, 2… runs."""
    found = [(team_runs(t, team, roll, dice), ways) for roll, ways in rolls(dice)]
    counts = np.zeros(max(runs for runs, _ in found) + 1, np.int64)
    for runs, ways in found:
        counts[runs] += ways
    return counts
