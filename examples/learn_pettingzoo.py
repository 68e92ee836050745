"""Learns from matches at random what each action is worth, in PettingZoo's own loop, with NumPy alone.

Try: python examples/learn_pettingzoo.py

What a seat observes says how its match may end; each action adds to that, or takes from it. Both are linear guesses, by
least squares. Whoever then takes what adds most plays better than those it has learned from.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # such short sums are not worth sharing among threads

import numpy as np

from rainout.adapters.pettingzoo import env

MATCHES, FRESH = 1000, 300
RIDGE = 30.0
Player = Callable[[np.ndarray, np.ndarray], int]
"""Chooses by what it observes, of the actions that are possible."""


def play(table: Any, players: dict[str, Player], seed: int) -> tuple[list[tuple[np.ndarray, int, str]], dict]:
    """One match: what was seen and done by whom, and what it came to for each."""
    table.reset(seed=seed)
    past, came = [], dict.fromkeys(players, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, given_up, _ = table.last()
        came[agent] += reward
        if over or given_up:
            table.step(None)
            continue
        seen, possible = observation["observation"], np.flatnonzero(observation["action_mask"])
        action = players[agent](seen, possible)
        past.append((seen, action, agent))
        table.step(action)
    return past, came


def anything(random: np.random.Generator) -> Player:
    """A player at random."""
    return lambda seen, possible: int(random.choice(possible))


def train(table: Any, matches: int, seed: int) -> Player:
    """A player that goes by what came of every action in so many matches."""
    chance = anything(np.random.default_rng(seed))
    seen, taken, came = [], [], []
    for number in range(matches):
        past, result = play(table, dict.fromkeys(table.possible_agents, chance), seed + number)
        seen += [each for each, _, _ in past]
        taken += [action for _, action, _ in past]
        came += [result[agent] for _, _, agent in past]
    x, actions, y = with_one(np.array(seen)), np.array(taken), np.array(came)
    more = y - x @ least_squares(x, y)
    adds = np.zeros((x.shape[1], table.action_space(table.possible_agents[0]).n))
    for action in np.unique(actions):
        rows = actions == action
        adds[:, action] = least_squares(x[rows], more[rows])
    return lambda seen, possible: int(possible[(with_one(seen[None]) @ adds[:, possible])[0].argmax()])


def with_one(seen: np.ndarray) -> np.ndarray:
    """Observations and a constant."""
    return np.concatenate([seen, np.ones((len(seen), 1), seen.dtype)], axis=1)


def least_squares(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Weights of which none is larger than it need be."""
    return np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ y)


def against_random(table: Any, player: Player, matches: int, seed: int) -> float:
    """The part of matches that a player wins, first in half of them."""
    (first, second), chance, won = table.possible_agents, anything(np.random.default_rng(seed)), 0
    for number in range(matches):
        me, other = (first, second) if number % 2 else (second, first)
        won += play(table, {me: player, other: chance}, seed + number)[1][me] > 0
    return won / matches


def main(
    matches: int = MATCHES, fresh: int = FRESH, seed: int = 1, game: str = "baseball"
) -> tuple[float, float]:
    """Learn, and say what that gained."""
    began, table = time.perf_counter(), env(game)
    player = train(table, matches, seed)
    print(f"{matches} matches of {game} at random in {time.perf_counter() - began:.0f} s")
    players = anything(np.random.default_rng(seed)), player
    before, after = (against_random(table, each, fresh, 10**6) for each in players)
    print(f"wins against random: {before:.1%} at random, {after:.1%} learned")
    return before, after


if __name__ == "__main__":
    main()
