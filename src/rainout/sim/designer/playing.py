"""Playing what a designer's report needs, in batches on threads; all of it follows from the seed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

import numpy as np

from rainout.core.dice import new_dice
from rainout.core.game import DICE, Game
from rainout.core.kernel import Kernels
from rainout.core.state import CHANCE, NOBODY, Bot
from rainout.diamond.game import BallGame
from rainout.sim.batch import Plan, Played
from rainout.sim.designer.counting import BallCount
from rainout.sim.intervals import Interval, interval, mean
from rainout.sim.tally import Sum, Tally

BATCH = 256
"""Matches in a batch: few enough for the scorecards of several batches to fit into memory."""
T = TypeVar("T")
Told = Callable[[int], None]
"""Is told how many more matches have been played."""


class Outcomes(NamedTuple):
    """What matches came to, a number for each."""

    won: Any
    """By the first side: 1, 0 or -1."""
    margin: Any
    """The first side's points less the other's; its points where it plays alone."""
    points: Any
    """Of all sides together."""
    turns: Any
    starter: Any
    """1 where whoever took the first turn won, -1 where he did not, 0 where nobody did or nobody knows who it was."""

    @classmethod
    def of(cls, played: Played, points: str, first: int, starters: Any = None) -> Outcomes:
        """The outcomes of a batch whose first match has this number; a match without an end is won by nobody."""
        ends, sides = played.ends, played.payoffs.shape[1]
        row, numbers = np.arange(len(ends)), np.arange(first, first + len(ends))
        payoffs = played.payoffs.astype(np.int64) * (ends["actor"] == NOBODY)[:, None]
        score = ends[points].astype(np.int64).reshape(len(ends), -1)
        margin = score[:, 0] - score[:, 1] if sides > 1 else score[:, 0]
        starter = np.zeros(len(ends), np.int64)
        if starters is not None:
            starter = payoffs[row, (starters + numbers) % sides]
        return cls(payoffs[row, numbers % sides], margin, score.sum(axis=1), played.turns, starter)

    @classmethod
    def joined(cls, parts: list[Outcomes]) -> Outcomes:
        """The outcomes of several batches, in their order."""
        return cls(*(np.concatenate(each) for each in zip(*parts, strict=True)))


class Difference(NamedTuple):
    """How outcomes of the same matches differ, as sums of whole numbers."""

    won: Sum
    margin: Sum
    points: Sum
    turns: Sum
    starter: Sum

    @classmethod
    def none(cls) -> Difference:
        """Of no matches."""
        return cls(*(Sum() for _ in cls._fields))

    def add(self, changed: Outcomes, usual: Outcomes) -> None:
        """Count in matches, one for one: what they came to less what they usually do."""
        for total, one, other in zip(self, changed, usual, strict=True):
            total.add(Sum.of(one.astype(np.int64) - other))


def share(sum_of_payoffs: Sum) -> Interval:
    """By how much the share of matches won differs: payoffs go from -1 to 1, shares from 0 to 1."""
    found = mean(sum_of_payoffs.count, sum_of_payoffs.total, sum_of_payoffs.squares)
    if found.value is None or found.low is None or found.high is None:
        return found
    return interval(found.value / 2, found.low / 2, found.high / 2)


@dataclass(frozen=True)
class Bench:
    """Plays matches of one game on compiled rules, as many batches at a time as there are workers."""

    game: Game
    kernels: Kernels
    seats: int
    seed: int
    workers: int
    told: Told

    def plan(self, tables: Any, sides: tuple[int, ...], bots: tuple[int, ...], pages: int = 0) -> Plan:
        """What to play: these tables, a bot for each side."""
        return Plan(self.game, self.kernels, tables, bots, sides, self.seed, pages, keeps=bool(pages))

    def tally(self, plan: Plan, first: int, games: int) -> Iterator[tuple[Tally, BallCount | None]]:
        """Batches of matches, each tallied, and counted where scorecards are kept."""

        def batch(start: int, count: int) -> tuple[Tally, BallCount | None]:
            played = plan.batch(start, count)
            points = played.ends[self.game.points]
            counted = BallCount.of(played.cards) if plan.pages and isinstance(self.game, BallGame) else None
            tally = Tally.of(start, played.payoffs, played.turns, played.ends, points)
            starters = self._starters(plan, played, start) if not tally.started else None
            if starters is not None:
                won = Outcomes.of(played, self.game.points, start, starters).starter
                tally.started, tally.starter_wins = tally.finished, int((won > 0).sum())
            return tally, counted

        return self._batches(batch, first, games)

    def outcomes(self, tables: Any, sides: tuple[int, ...], games: int, first: int = 0) -> Outcomes:
        """What so many matches between good players come to."""
        plan = self.plan(tables, sides, (int(Bot.ADVISE),) * len(set(sides)))

        def batch(start: int, count: int) -> Outcomes:
            played = plan.batch(start, count)
            return Outcomes.of(played, self.game.points, start, self._starters(plan, played, start))

        return Outcomes.joined(list(self._batches(batch, first, games)))

    @property
    def knows_starters(self) -> bool:
        """Whether it can be told who takes the first turn."""
        return (
            "starter" in (self.game.state.dtype.names or ())
            or self.game.design.starter(self.game.state.new()) is not None
        )

    def _starters(self, plan: Plan, played: Played, first: int) -> Any:
        """The side that takes the first turn of each match of a batch; None where nobody can tell.

        Where positions do not keep it, matches are dealt once more, from the same dice, until the first turn begins.
        """
        if "starter" in played.ends.dtype.names:
            return played.ends["starter"].astype(np.int64)
        if not self.knows_starters:
            return None
        rules, seed_dice = self.kernels.rules, self.kernels.module(DICE).seed_dice
        g, dice, found = self.game.state.new(), new_dice(), np.zeros(len(played.ends), np.int64)
        for row in range(len(found)):
            seed_dice(dice, self.seed, first + row)
            rules.deal(plan.tables, g)
            while g.turns == 0 and g.actor == CHANCE:
                rules.apply(plan.tables, g, int(rules.chance(plan.tables, g, dice)))
            found[row] = self.game.design.starter(g) or 0
        return found

    def _batches(self, play: Callable[[int, int], T], first: int, games: int) -> Iterator[T]:
        """All batches in their order, a few in flight at a time."""
        starts = iter(range(first, first + games, BATCH))
        flying: deque[tuple[int, Future[T]]] = deque()
        pool = ThreadPoolExecutor(self.workers, thread_name_prefix="report")
        try:
            while True:
                while len(flying) < 2 * self.workers and (start := next(starts, None)) is not None:
                    count = min(BATCH, first + games - start)
                    flying.append((count, pool.submit(play, start, count)))
                if not flying:
                    return
                count, future = flying.popleft()
                yield future.result()
                self.told(count)
        finally:
            pool.shutdown(cancel_futures=True)
