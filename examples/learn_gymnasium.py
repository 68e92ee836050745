"""Learns to manage seasons of 7th Inning Stretch, through Gymnasium, with NumPy alone.

Try: python examples/learn_gymnasium.py

Whoever acts at random never wins a title, so the title alone teaches nothing: a wrapper pays every run instead. What is
learned is what each action brings on the whole, in runs that are scored or allowed soon after it: which men to sign,
how to swing, when to leave the dice as they lie.
"""

from __future__ import annotations

import os
import time
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # such short sums are not worth sharing among threads

import gymnasium
import numpy as np

from rainout.adapters.gymnasium import Seat

SEASONS, SWEEPS = 150, 2
SOON = 0.9
"""How much a run counts for the decision before the one that brought it."""
CURIOUS = 0.3
"""The part of decisions that is left to chance once something is known."""
DOUBT = 20
"""As many times must an action have been taken to be half believed in."""


class Runs(gymnasium.Wrapper):
    """Pays 1 for every run scored, and -1 for every run allowed."""

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action; the reward is what it brought in runs."""
        before = self.runs()
        seen, _, over, given_up, info = self.env.step(action)
        gained = self.runs() - before
        gained[gained < 0] = 0  # a new game begins
        return seen, float(gained[0] - gained[1]), over, given_up, info

    def runs(self) -> np.ndarray:
        """The score of the game, own club first; the record has the visitors first."""
        state = self.unwrapped.position.state
        return state["runs"].astype(int)[:: -1 if state["home"] == 0 else 1]


class Manager:
    """Takes what has brought most, but for some decisions at random."""

    def __init__(self, actions: int, random: np.random.Generator) -> None:
        self.worth = np.zeros(actions)
        self.random = random

    def choose(self, possible: np.ndarray, curious: float = 0.0) -> int:
        """One of the actions that are possible."""
        if self.random.random() < curious:
            return int(self.random.choice(possible))
        return int(possible[self.worth[possible].argmax()])

    def manage(self, season: Runs, seed: int, curious: float = 0.0) -> tuple[list[int], list[float]]:
        """One season: what was done, and what each action brought at once."""
        _, info = season.reset(seed=seed)
        taken, brought, over, given_up = [], [], False, False
        while not (over or given_up):
            taken.append(self.choose(np.flatnonzero(info["action_mask"]), curious))
            _, reward, over, given_up, info = season.step(taken[-1])
            brought.append(reward)
        return taken, brought

    def learn(self, season: Runs, seeds: range, curious: float, believed: float) -> None:
        """Note what came of every action, and believe it as far as it should be."""
        taken: list[int] = []
        came: list[float] = []
        for seed in seeds:
            actions, brought = self.manage(season, seed, curious)
            soon = 0.0
            for action, runs in zip(reversed(actions), reversed(brought), strict=True):
                soon = runs + SOON * soon
                taken.append(action)
                came.append(soon)
        more = np.array(came) - np.mean(came)
        times = np.bincount(taken, minlength=len(self.worth))
        found = np.bincount(taken, more, len(self.worth)) / (times + DOUBT)
        self.worth += believed * (found - self.worth)


def train(season: Runs, seasons: int, sweeps: int, seed: int) -> Manager:
    """A manager with some experience: first at random, then mostly by what it knows."""
    manager = Manager(int(season.action_space.n), np.random.default_rng(seed))
    for sweep in range(sweeps):
        seeds = range(seed + sweep * seasons, seed + (sweep + 1) * seasons)
        manager.learn(season, seeds, CURIOUS if sweep else 1.0, 0.5 if sweep else 1.0)
    return manager


def margin(season: Runs, manager: Manager, seasons: int, curious: float = 0.0) -> float:
    """Runs scored less runs allowed, a season, in seasons nobody has learned from."""
    return sum(sum(manager.manage(season, 10**6 + number, curious)[1]) for number in range(seasons)) / seasons


def main(
    seasons: int = SEASONS, sweeps: int = SWEEPS, fresh: int = 100, seed: int = 1
) -> tuple[float, float]:
    """Learn, and say what that gained."""
    began, season = time.perf_counter(), Runs(Seat("stretch", {"difficulty": "rookie"}))
    manager = train(season, seasons, sweeps, seed)
    print(f"{sweeps * seasons} seasons in {time.perf_counter() - began:.0f} s")
    before, after = margin(season, manager, fresh, curious=1.0), margin(season, manager, fresh)
    print(f"runs scored less runs allowed, a season: {before:.1f} at random, {after:.1f} learned")
    return before, after


if __name__ == "__main__":
    main()
