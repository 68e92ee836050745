"""Learns from matches at random what a position is worth, and plays on that; with OpenSpiel's bots, and NumPy.

Try: python examples/learn_open_spiel.py

The player that learns sees what its seat sees: before it tries an option, it has OpenSpiel draw another state that it
could not tell from the true one.
"""

from __future__ import annotations

import os
import time
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # such short sums are not worth sharing among threads

import numpy as np
import pyspiel
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.bots.uniform_random import UniformRandomBot

import rainout.adapters.open_spiel  # noqa: F401 (has OpenSpiel know the games)

MATCHES, FRESH = 150, 100
RIDGE = 30.0


class Learner(pyspiel.Bot):
    """Takes the option after which the position seems best, by a linear guess at the result."""

    def __init__(self, seat: int, weights: np.ndarray, worlds: int = 2) -> None:
        super().__init__()
        self.seat, self.weights, self.worlds = seat, weights, worlds

    def restart_at(self, state: Any) -> None:
        """Nothing is remembered from match to match."""

    def step(self, state: Any) -> int:
        """Try every option in some states that look the same from here."""
        options = state.legal_actions()
        worth = np.zeros(len(options))
        for _ in range(self.worlds if len(options) > 1 else 0):
            world = state.resample_from_infostate(self.seat, None)
            worth += [self._worth(world.child(option)) for option in options]
        return options[int(worth.argmax())]

    def _worth(self, state: Any) -> float:
        if state.is_terminal():
            return float(state.returns()[self.seat])
        return float(np.dot(state.observation_tensor(self.seat), self.weights))


def train(game: Any, matches: int, random: np.random.RandomState) -> np.ndarray:
    """Weights that guess from what a seat observes how a match at random will end, by least squares."""
    seen, came = [], []
    for _ in range(matches):
        state, past = game.new_initial_state(), []
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(random.choice(outcomes, p=chances)))
            else:
                state.apply_action(int(random.choice(state.legal_actions())))
                past.append([state.observation_tensor(seat) for seat in range(game.num_players())])
        for tensors in past:
            seen += tensors
            came += state.returns()
    x, y = np.array(seen, np.float32), np.array(came, np.float32)
    return np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ y)


def against_random(game: Any, weights: np.ndarray, matches: int, random: np.random.RandomState) -> float:
    """What a match is worth to the learner, from -1 to 1; it sits first in half of them."""
    worth = 0.0
    for number in range(matches):
        seat = number % 2
        bots = [UniformRandomBot(other, random) for other in (0, 1)]
        bots[seat] = Learner(seat, weights)
        worth += evaluate_bots(game.new_initial_state(), bots, random)[seat]
    return worth / matches


def main(
    matches: int = MATCHES, fresh: int = FRESH, seed: int = 1, game: str = "baseball"
) -> tuple[float, float]:
    """Learn, and say what that gained."""
    began, loaded, random = (
        time.perf_counter(),
        pyspiel.load_game(f"rainout_{game}"),
        np.random.RandomState(seed),
    )
    weights = train(loaded, matches, random)
    print(f"{matches} matches of {game} at random in {time.perf_counter() - began:.0f} s")
    after = against_random(loaded, weights, fresh, random)
    print(f"a match against random is worth 0 at random, {after:+.2f} on what was learned (-1 lost, 1 won)")
    return 0.0, after


if __name__ == "__main__":
    main()
