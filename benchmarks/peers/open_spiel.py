"""OpenSpiel: its C++ games, random playouts, three ways of driving them from Python.

- ``from Python``: our loop asks for the legal actions and applies one, step by step.
- ``evaluate_bots``: one call a game; OpenSpiel's C++ loop and its C++ random bots do the rest.
- ``C++ rollouts``: the rollouts of its C++ tree search, a thousand games a call; the nearest thing to a
  compiled loop that its Python package offers.

Counted: every action applied, chance's like the players'. The first two ways count each game's real length.
Rollouts are not reported one by one, so theirs is the number of games times the mean length of games from the
same position, taken the second way before the clock starts (2,000 games: right within about 2 %).
"""

from __future__ import annotations

import random
from importlib.metadata import version
from typing import Any

import pyspiel
from stopwatch import Play, serve

GAMES = ("backgammon", "pig", "connect_four", "tic_tac_toe", "leduc_poker")
ROLLOUTS = 1_000
SAMPLE = 2_000


def from_python(game: Any) -> Play:
    """One game, every step decided here, with nothing in the loop that a step does not need."""
    uniform = random.Random(7).random

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                point = uniform()
                for action, probability in state.chance_outcomes():  # noqa: B007 (the one it stops at)
                    point -= probability
                    if point < 0:
                        break
            else:
                actions = state.legal_actions()
                action = actions[int(uniform() * len(actions))]
            state.apply_action(action)
            steps += 1
        return steps

    return play


def by_bots(game: Any, start: Any) -> Play:
    """One game from ``start`` between C++ random bots, in C++."""
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    seeds = iter(range(2**31))
    begun = int(start.move_number())

    def play() -> int:
        state = start.clone()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return int(state.move_number()) - begun

    return play


def by_rollouts(game: Any) -> Play:
    """A thousand games from the first decision: what a tree search does that may evaluate but once."""
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(start.legal_actions()[0])
    sample = by_bots(game, start)
    steps = round(ROLLOUTS * sum(sample() for _ in range(SAMPLE)) / SAMPLE)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 7)
    # exploration, simulations (one: evaluate the root), memory in MB, no solver, seed, quiet
    search = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, 7, False)

    def play() -> int:
        search.mcts_search(start)
        return steps

    return play


def rows() -> dict[str, Play]:
    """Every game, every way."""
    found: dict[str, Play] = {}
    for name in GAMES:
        game = pyspiel.load_game(name)
        found[f"{name}, from Python"] = from_python(game)
        found[f"{name}, evaluate_bots"] = by_bots(game, game.new_initial_state())
        found[f"{name}, C++ rollouts"] = by_rollouts(game)
    return found


if __name__ == "__main__":
    serve("OpenSpiel", version("open_spiel"), rows())
