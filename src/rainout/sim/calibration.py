"""Calibration: whether in fresh matches of learned players what was given 70 % is won 70 times in a hundred."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from typing import Any

import msgspec
import numpy as np

from rainout.bots.deciding import BRANCHES
from rainout.bots.values import value_of
from rainout.core.dice import new_dice
from rainout.core.foretelling import FORETOLD, POSITIONS, SQUARES, WON
from rainout.core.game import FORETELLING, Game
from rainout.core.mind import Net, mind, players, tree
from rainout.core.options import OptionValue
from rainout.core.registry import get
from rainout.core.words import message
from rainout.sim.intervals import Interval, Z, interval, proportion
from rainout.sim.run import BadPlan, check, cores

BINS = 20
BATCH = 250
"""Matches in a batch."""


class Bin(msgspec.Struct, frozen=True):
    """All positions of which about the same was foretold."""

    low: float
    high: float
    positions: int
    foretold: float
    """The mean of what was foretold; the middle of the bin where it is empty."""
    won: Interval
    """What came, level matches as halves. The interval counts matches, for positions of one match end alike."""

    @property
    def off(self) -> float:
        """By how much more was won than foretold."""
        return (self.won.value or 0.0) - self.foretold if self.positions else 0.0


class Calibration(msgspec.Struct, frozen=True):
    """A function of the game, its options, the level, the seed, how many matches, and the value; of nothing else."""

    game: str
    rules: int
    options: dict[str, OptionValue]
    seats: int
    level: str
    seed: int
    games: int
    bins: tuple[Bin, ...]

    @property
    def positions(self) -> int:
        """How many were looked at."""
        return sum(each.positions for each in self.bins)

    @property
    def mean_off(self) -> float:
        """By how much bins are off, each by as many positions as it has."""
        return sum(abs(each.off) * each.positions for each in self.bins) / self.positions


Told = Callable[[int], None]
"""Is told how many matches are done."""


def calibrate(
    game: Game | str,
    games: int,
    seed: int,
    level: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seats: int | None = None,
    workers: int | None = None,
    net: Net | None = None,
    told: Told = lambda done: None,
    count: int = BINS,
) -> Calibration:
    """Let a level (the strongest, unless told) play itself, and hold the value (the game's own) against what came.

    Every position in which the value judges (see ``calm``) counts, for one seat in each match, the next in the next.
    """
    game = get(game) if isinstance(game, str) else game
    seats = game.seats[0] if seats is None else seats
    found = game.level(level or game.bots[-1], seats)
    agreed = game.agree(options or {}, seats)
    value = net or value_of(game)
    if value is None:
        raise BadPlan("sim-error-no-value", game=message(f"{game.id}-title"))
    workers = cores() if workers is None else workers
    check(games, seed, workers)
    tables, sides, kernels = game.tables(agreed, seats), game.sides(seats, agreed), game.compile()
    kind = game.course.kind(seats, agreed)

    def play(first: int) -> Any:
        bins = np.zeros((count, 4))
        kernels.module(FORETELLING).foretell(
            tables,
            game.state.new(),
            players(found.player)[0],
            mind(game, sides, value, kind),
            tree(BRANCHES * found.nodes),
            new_dice(),
            game.room(),
            seed,
            first,
            min(BATCH, games - first),
            game.most_turns,
            np.zeros((count, 2)),
            bins,
        )
        return bins

    total = np.zeros((count, 4))
    with ThreadPoolExecutor(workers, thread_name_prefix="calibrate") as pool:
        for number, bins in enumerate(pool.map(play, range(0, games, BATCH))):
            total += bins
            told(min((number + 1) * BATCH, games))
    return Calibration(
        game=game.id,
        rules=game.version,
        options=agreed,
        seats=seats,
        level=found.name,
        seed=seed,
        games=games,
        bins=tuple(_bin(number / count, (number + 1) / count, row) for number, row in enumerate(total)),
    )


def _bin(low: float, high: float, row: Any) -> Bin:
    count = int(row[POSITIONS])
    if not count:
        return Bin(low, high, 0, (low + high) / 2, Interval(None, None, None))
    won, reach = float(row[WON]) / count, Z * sqrt(row[SQUARES]) / count
    # Had each position a match of its own, it would tell that much; together they tell no more.
    alone = proportion(float(row[WON]), count)
    return Bin(
        low,
        high,
        count,
        float(row[FORETOLD]) / count,
        interval(won, max(min(won - reach, alone.low or 0), 0), min(max(won + reach, alone.high or 1), 1)),
    )
