"""Learning a value by self-play: play, note what positions came to, fit the network to it, play with that.

The first round is played by ``advise``, so that nobody begins from nothing; from then on the learned player plays
himself, one ply deep.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from rainout.core.course import Course
from rainout.core.dice import new_dice
from rainout.core.game import PRACTICE, Game
from rainout.core.mind import Net, mind

MILLION = 1 << 20
"""What rates in :mod:`rainout.core.practice` are out of."""
SEEN_AT_ONCE = 40
"""About as many inputs of a network as are not zero at a time."""
WORKERS = 2
"""As many play at a time; how many is part of the course, for what is learned depends on it."""
CLEAR = 1e-6
"""Nothing is taken for nearer to impossible, or to sure, than this where judgements are tempered."""
LONGEST = 100_000
"""As many positions and decisions of one match as are looked back on."""


@dataclass
class Adam:
    """Steps downhill, each weight at its own pace (Kingma and Ba)."""

    weights: list[Any]
    steps: int = 0
    means: list[Any] = field(default_factory=list)
    squares: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]

    def step(self, slopes: Sequence[Any], rate: float) -> None:
        """Change the weights against their slopes."""
        self.steps += 1
        near, far = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for weight, slope, mean, square in zip(self.weights, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weight -= np.float32(rate) * (mean / near) / (np.sqrt(square / far) + 1e-8)


def fresh(inputs: int, hidden: tuple[int, int], seed: int) -> Net:
    """A network that has learned nothing."""
    rng = np.random.default_rng(seed)
    a, b = hidden
    return Net.of(
        rng.normal(0, 0.5 * np.sqrt(2 / min(inputs, SEEN_AT_ONCE)), (inputs, a)),
        np.zeros(a),
        rng.normal(0, np.sqrt(2 / a), (a, b)),
        np.zeros(b),
        rng.normal(0, np.sqrt(1 / b), b) * 0.1,
        np.zeros(1),
    )


def judge(net: Net, observed: Any) -> Any:
    """The chances to win that a network gives to many observations at once, as it learned them."""
    first = np.maximum(observed @ net.first + net.first_bias, 0)
    second = np.maximum(first @ net.second + net.second_bias, 0)
    return 1 / (1 + np.exp(-(second @ net.third + net.third_bias[0])))


def slopes(net: Net, observed: Any, goals: Any) -> tuple[list[Any], float]:
    """How the network's surprise at ``goals`` changes with each weight, and how large it is."""
    first = np.maximum(observed @ net.first + net.first_bias, 0)
    second = np.maximum(first @ net.second + net.second_bias, 0)
    judged = 1 / (1 + np.exp(-(second @ net.third + net.third_bias[0])))
    off = ((judged - goals) / len(goals)).astype(np.float32)
    back = np.outer(off, net.third) * (second > 0)
    further = (back @ net.second.T) * (first > 0)
    found = [
        observed.T @ further,
        further.sum(0),
        first.T @ back,
        back.sum(0),
        second.T @ off,
        np.array([off.sum()], np.float32),
    ]
    return found, float(((judged - goals) ** 2).mean())


Told = Callable[[int, float], None]
"""Is told of a round: its number, and the mean square error."""


class Training:
    """A value in the making."""

    def __init__(self, game: Game, course: Course, workers: int = WORKERS) -> None:
        self.game, self.course, self.workers = game, course, workers
        self.net = fresh(game.observed, course.hidden, course.seed)
        self._adam = Adam(list(self.net.learned))
        self._rng = np.random.default_rng(course.seed)
        self._notes: list[Any] = []
        self._goals: list[Any] = []
        self._practise = game.load(compiled=True).module(PRACTICE).practise
        ways = course.ways or ((game.seats[0], {}),)
        self._ways = [
            (game.tables(agreed, seats), game.sides(seats, agreed))
            for seats, agreed in ((seats, game.agree(wishes, seats)) for seats, wishes in ways)
        ]

    def run(self, told: Told | None = None) -> Net:
        """Learn, round by round."""
        for number in range(self.course.rounds):
            surprise = self.round(number)
            if told:
                told(number, surprise)
        if self.course.tempered:
            self.temper(*self.fresh_round())
        return Net.of(*self.net.learned)

    def round(self, number: int) -> float:
        """Play and learn once; returns the mean square error."""
        with ThreadPoolExecutor(self.workers) as pool:
            found = list(pool.map(lambda each: self._play(number, each), range(self.workers)))
        notes, goals = (np.concatenate(each) for each in zip(*found, strict=True))
        self._notes.append(notes)
        self._goals.append(goals)
        del self._notes[: -self.course.kept], self._goals[: -self.course.kept]
        return self._learn(number)

    def fresh_round(self) -> tuple[Any, Any]:
        """Positions of sound players' matches that nothing was learned from, and what they came to."""
        course = self.course
        self.course = replace(course, first_rounds=course.rounds + 1, explore=0.0)
        try:
            found = [self._play(course.rounds, worker) for worker in range(self.workers)]
        finally:
            self.course = course
        notes, goals = (np.concatenate(each) for each in zip(*found, strict=True))
        return notes, goals

    def temper(self, notes: Any, goals: Any) -> None:
        """Make judgements as bold as suits these positions best: the factor by which all of them are multiplied."""
        judged = np.clip(judge(self.net, notes).astype(float), CLEAR, 1 - CLEAR)
        leaning, factor = np.log(judged / (1 - judged)), 1.0
        for _ in range(20):
            now = 1 / (1 + np.exp(-factor * leaning))
            factor -= ((now - goals) * leaning).mean() / (now * (1 - now) * leaning**2).mean()
        self.net.third[:] *= np.float32(factor)
        self.net.third_bias[:] *= np.float32(factor)

    def _play(self, number: int, worker: int) -> tuple[Any, Any]:
        """One worker's part of a round's matches, spread over the ways to play."""
        course, game = self.course, self.game
        room = course.positions // self.workers
        notes, goals = np.zeros((room, game.observed), np.float32), np.zeros(room, np.float32)
        trail, came = np.zeros((LONGEST, 3), np.int64), np.zeros(LONGEST)
        g, dice, out = game.state.new(), new_dice(), game.room()
        noted, match = 0, 0
        learned = number >= course.first_rounds
        before, after = course.trust
        trust = before + (after - before) * number / course.rounds
        most = game.most_turns if number > course.first_rounds + 1 else min(game.most_turns, course.longest)
        seed = course.seed * 1000 + number * 10 + worker
        minds = [mind(game, sides, self.net) for _, sides in self._ways]
        while noted < room:
            way = match % len(self._ways)
            tables = self._ways[way][0]
            noted += self._practise(
                tables, g, minds[way], course.width, course.caution, int(learned), seed, match, 1,
                most, int(course.explore * MILLION), int(course.noted * MILLION), trust if learned else 1.0,
                dice, out, trail, came, notes[noted:], goals[noted:],
            )  # fmt: skip
            match += 1
        return notes, goals

    def _learn(self, number: int) -> float:
        course = self.course
        notes, goals = np.concatenate(self._notes), np.concatenate(self._goals)
        done = number / max(course.rounds - 1, 1)
        rate = course.rate * 20**-done
        size = 512 if done < 0.5 else 2048
        total, batches = 0.0, int(course.epochs * len(self._notes[-1]) * min(len(self._notes), 4) / size)
        for _ in range(batches):
            rows = self._rng.integers(0, len(notes), size)
            found, surprise = slopes(self.net, notes[rows], goals[rows])
            self._adam.step(found, rate)
            total += surprise
        return total / max(batches, 1)
