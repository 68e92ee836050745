#!/usr/bin/env python3
"""A player of ours against OpenSpiel's own tree search, on our games through the adapter, with the same thinking time.

OpenSpiel's MCTS plays hens, where nothing but the deck is hidden; its information-set MCTS plays BASEBALL! for two and
CLUTCH. Both are its players in Python (those in C++ cannot search games that are written in Python), but what they roll
out is played at random inside our kernels, which is kinder to them than their own way. Their number of simulations is
set anew after each move so that they think as long as they may on average. Seats alternate, and match *i* has the same
luck in every run. A player of ours is a function ``(position, seconds) -> action``, where the position is what its seat
may imagine; name another with ``--player FILE:NAME``.
"""

from __future__ import annotations

import argparse
import importlib.util
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from table import passed

import rainout.adapters.open_spiel  # noqa: F401 (has OpenSpiel know the games)
from rainout import Position
from rainout.bots import decide
from rainout.core.registry import get
from rainout.sim.intervals import proportion

OurPlayer = Callable[[Position, float], int | str]
GAMES = {"hens": "MCTS", "baseball": "IS-MCTS", "clutch": "IS-MCTS"}
MATCHES = {"hens": 40, "baseball": 40, "clutch": 10}
"""How many are played unless told: a match of CLUTCH takes half a minute."""
BAR = 0.6
"""The share of matches to be won."""
FIRST = 4
"""Simulations for the first move of a match, and the fewest for any."""


def of_level(level: str) -> OurPlayer:
    """The player of a level, which takes the time it takes."""

    def play(position: Position, seconds: float) -> str:
        return decide(position, level)

    return play


def named(name: str) -> OurPlayer:
    """The player of a name such as ``my_player.py:think``."""
    file, _, function = name.rpartition(":")
    spec = importlib.util.spec_from_file_location("player", file)
    if spec is None or spec.loader is None:
        raise SystemExit(f"{file} cannot be read")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: OurPlayer = getattr(module, function)
    return found


class Clock:
    """How many moves that left a choice took how long, in seconds of core time."""

    def __init__(self) -> None:
        self.moves, self.spent, self._began = 0, 0.0, 0.0

    def __enter__(self) -> None:
        self._began = time.process_time()

    def __exit__(self, *raised: object) -> None:
        self.moves += 1
        self.spent += time.process_time() - self._began


class RollOuts:
    """What a state comes to when everybody goes on at random."""

    def evaluate(self, state: Any) -> Any:
        """What it is worth to each seat."""
        return np.array(state.position.roll_out("random"), np.float64)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Every action is as likely."""
        if state.is_chance_node():
            listed: list[tuple[int, float]] = state.chance_outcomes()
            return listed
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class Searcher:
    """OpenSpiel's own player, who thinks so many seconds a move on average."""

    def __init__(self, game: Any, kind: str, seconds: float, seed: int) -> None:
        luck = np.random.RandomState(seed)
        if kind == "MCTS":
            self.bot = mcts.MCTSBot(game, 1.4, FIRST, RollOuts(), solve=False, random_state=luck)
        else:
            best = ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
            self.bot = ismcts.ISMCTSBot(
                game, RollOuts(), 1.4, FIRST, random_state=luck, final_policy_type=best
            )
        self.counter = "max_simulations" if kind == "MCTS" else "_max_simulations"
        self.seconds, self.simulations, self.moves, self.spent = seconds, 0, 0, 0.0

    def step(self, state: Any) -> int:
        """Choose an action, of several."""
        began = time.process_time()
        action = int(self.bot.step(state))
        self.spent += time.process_time() - began
        self.moves += 1
        self.simulations += getattr(self.bot, self.counter)
        due = self.seconds * (self.moves + 1) - self.spent
        setattr(self.bot, self.counter, max(FIRST, round(due * self.simulations / self.spent)))
        return action


def play(game: Any, kind: str, ours: OurPlayer, seconds: float, number: int) -> tuple[float, Searcher, Clock]:
    """Match ``number``: what it was worth to us, who the other was, and how long we thought."""
    state, luck = game.new_initial_state(), game.blank.again(7, number)
    other, mine, clock = Searcher(game, kind, seconds, number), number % 2, Clock()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.position.options
            state.apply_action(outcomes[luck.below(len(outcomes))])
        elif len(only := state.legal_actions()) == 1:
            state.apply_action(only[0])
        elif state.current_player() == mine:
            known = state.position.imagine(mine)
            with clock:
                answer = ours(known, seconds)
            state.apply_action(
                answer if isinstance(answer, int) else state.position.game.notation.read(answer)
            )
        else:
            state.apply_action(other.step(state))
    return state.returns()[mine], other, clock


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=list(GAMES), help="hens, baseball, clutch")
    parser.add_argument("--matches", type=int, help=", ".join(f"{n} {name}" for name, n in MATCHES.items()))
    parser.add_argument("--seconds", type=float, default=0.05, help="thinking time a move")
    parser.add_argument("--level", help="one of ours; the strongest if left out")
    parser.add_argument("--player", help="FILE:NAME of a function (position, seconds) instead of a level")
    wanted = parser.parse_args()
    for name in wanted.games:
        get(name).compile()
        level = wanted.level or get(name).bots[-1]
        ours = named(wanted.player) if wanted.player else of_level(level)
        matches = wanted.matches or MATCHES[name]
        game = pyspiel.load_game(f"rainout_{name}")
        played = [play(game, GAMES[name], ours, wanted.seconds, number) for number in range(matches)]
        share = proportion(sum((worth + 1) / 2 for worth, _, _ in played), matches)
        others, clocks = [other for _, other, _ in played], [clock for _, _, clock in played]
        moves = sum(other.moves for other in others)
        mean = sum(other.spent for other in others) / moves
        tries = sum(other.simulations for other in others) / moves
        own = sum(clock.spent for clock in clocks) / sum(clock.moves for clock in clocks)
        print(
            f"{passed((share.value or 0) >= BAR)}: {name}, {wanted.player or level} against OpenSpiel's "
            f"{GAMES[name]}: won {share.value:.0%} ({share.low:.0%} to {share.high:.0%}) of {matches} (bar {BAR:.0%}); "
            f"thought {own:.3f} s a move, OpenSpiel's {mean:.3f} s, {tries:.0f} simulations",
            flush=True,
        )


if __name__ == "__main__":
    main()
