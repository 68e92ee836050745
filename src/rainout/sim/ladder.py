"""A ladder: every level of a game plays every other, and each gets a rating with how sure one can be of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from math import log
from typing import Any

import msgspec
import numpy as np

from rainout.core.game import Game
from rainout.core.options import OptionValue
from rainout.core.registry import get
from rainout.sim.intervals import Interval, Z, interval, proportion
from rainout.sim.run import BadPlan, simulate
from rainout.sim.summary import Summary

PER_LOG = 400 / log(10)
"""Points of rating for which the odds to win rise by a factor of e: ten times as likely for 400, as chess has it."""
MIDDLE = 1500.0
"""The mean of all ratings of a ladder."""
STEPS = 100
"""Steps of reckoning that are more than enough for ratings not to change any more."""
CLOSE = 1e-9
AT_LEAST = 0.5
"""What somebody who lost every match is taken to have won, so that there is a rating."""


class Pair(msgspec.Struct, frozen=True):
    """How a level fared against a lower one."""

    upper: str
    lower: str
    games: int
    won: Interval
    """The share the upper one won; level and unfinished matches count half."""


class Standing(msgspec.Struct, frozen=True):
    """A level on the ladder."""

    level: str
    rating: Interval | None
    """Where it stands among those that were rated together, whose mean is 1500; None in a game for one."""
    won: Interval
    """The share of its matches that it won: against all others, or alone against the game."""


class Ladder(msgspec.Struct, frozen=True):
    """A tournament of levels: a function of the game, its options, the seed and the levels, and nothing else."""

    game: str
    rules: int
    options: dict[str, OptionValue]
    seats: int
    seed: int
    games: int
    """Matches of each pair, or of each level in a game for one."""
    standings: tuple[Standing, ...]
    """Strongest first."""
    pairs: tuple[Pair, ...]


Told = Callable[[int], None]
"""Is told how many matches are done of all."""


def climb(
    game: Game | str,
    games: int,
    seed: int,
    levels: Sequence[str] | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seats: int | None = None,
    workers: int | None = None,
    told: Told = lambda done: None,
) -> Ladder:
    """Let levels (all of the game's, unless told) play each other, ``games`` matches a pair, sides changing."""
    game = get(game) if isinstance(game, str) else game
    names = [game.level(name).name for name in levels or game.bots]
    seats = game.seats[0] if seats is None else seats
    alone = game.side_count(seats) == 1
    if len(set(names)) < len(names) or (not alone and len(names) < 2):
        raise BadPlan("sim-error-levels")
    line_ups: list[tuple[str, ...]] = [(name,) for name in names] if alone else list(combinations(names, 2))
    found = []
    for number, line_up in enumerate(line_ups):

        def so_far(done: int, before: int = number * games) -> None:
            told(before + done)

        found.append(
            simulate(game, games, seed, line_up, options, workers=workers, progress=so_far, seats=seats)
        )
    standings, pairs = (_alone if alone else _together)(names, games, found)
    return Ladder(
        game=game.id,
        rules=game.version,
        options=found[0].options,
        seats=seats,
        seed=seed,
        games=games,
        standings=tuple(sorted(standings, key=lambda each: -((each.rating or each.won).value or 0))),
        pairs=pairs,
    )


Found = tuple[list[Standing], tuple[Pair, ...]]


def _alone(names: list[str], games: int, found: list[Summary]) -> Found:
    """Where levels play alone against the game, all that can be said is how often each wins."""
    won = [proportion(summary.players[0].wins, games) for summary in found]
    return [Standing(name, None, share) for name, share in zip(names, won, strict=True)], ()


def _together(names: list[str], games: int, found: list[Summary]) -> Found:
    """Ratings from what every pair came to."""
    places = list(combinations(range(len(names)), 2))
    scores = np.zeros((len(names), len(names)))
    for (a, b), summary in zip(places, found, strict=True):
        scores[a, b] = summary.players[0].wins + (summary.level + summary.unfinished) / 2
        scores[b, a] = games - scores[a, b]
    standings = [
        Standing(name, rating, proportion(float(score.sum()), games * (len(names) - 1)))
        for name, rating, score in zip(names, ratings(scores), scores, strict=True)
    ]
    return standings, tuple(
        Pair(names[b], names[a], games, proportion(float(scores[b, a]), games)) for a, b in places
    )


def ratings(scores: Any) -> list[Interval]:
    """Ratings that make such scores likeliest (Bradley and Terry), each with its 95 % interval.

    >>> [round(each.value) for each in ratings(np.array([[0, 75.0], [25.0, 0]]))]
    [1595, 1405]
    """
    scores = np.maximum(scores, AT_LEAST) * (1 - np.eye(len(scores)))
    played = scores + scores.T
    strength = np.zeros(len(scores))
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        slope = (scores - played * expected).sum(1)
        change = _sure(played, expected) @ slope
        strength += change
        if np.abs(change).max() < CLOSE:
            break
    expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
    reach = Z * PER_LOG * np.sqrt(np.maximum(np.diag(_sure(played, expected)), 0))
    middle = MIDDLE + PER_LOG * (strength - strength.mean())
    return [interval(*bounds) for bounds in zip(middle, middle - reach, middle + reach, strict=True)]


def _sure(played: Any, expected: Any) -> Any:
    """How surely strengths are known, one beside the other: the inverse of what the matches tell of them."""
    told = played * expected * (1 - expected)
    return np.linalg.pinv(np.diag(told.sum(1)) - told)
