#!/usr/bin/env python3
"""The games as environments: decisions a second on one core, by the batch and one at a time from Python.

Everybody decides at random. In a batch, CHANCE acts inside the kernel and is not counted; what is counted are
decisions, and a step of the batch checks each of them, takes it, deals anew what is over and lists what is possible
next. Picking at random is not part of it (that is the learner's work) and neither is observing, which is measured by
itself. The loop of single steps counts plies, CHANCE's too, and asks for the options of each, as the peer's loop does
that is shown beside it.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from table import passed, rate, times

MATCHES = 4096
STEPS = 60
PLIES = 20_000
BARS = {"hens": 2e6, "clutch": 200e3}
"""Decisions a second in a batch."""
SINGLE_BAR = 20e3
"""Plies a second, one call each."""


def timed(work: Callable[[], Any]) -> float:
    """Seconds of core time."""
    began = time.process_time()
    work()
    return time.process_time() - began


def batch(game: str) -> tuple[float, float]:
    """Decisions a second, stepped and observed: the best of some."""
    from rainout.adapters.batch import Batch
    from rainout.core.registry import get

    get(game).compile()
    many, uniform = Batch(game, MATCHES, seed=7, observe=False), np.random.default_rng(7)
    watched = Batch(game, MATCHES, seed=7)
    for _ in range(STEPS):
        many.step(many.sample(uniform))
        watched.step(watched.sample(uniform))
    stepped: list[float] = []
    seen: list[float] = []
    for _ in range(STEPS):
        for each, spent in ((many, stepped), (watched, seen)):
            actions = each.sample(uniform)
            spent.append(timed(partial(each.step, actions)))
    return MATCHES * STEPS / sum(stepped), MATCHES * STEPS / sum(seen)


def single() -> float:
    """Plies a second of hens, one call from Python each."""
    from rainout import Position
    from rainout.core.registry import get

    get("hens").compile()
    blank, uniform = Position("hens", seed=7), random.Random(7).random

    def play(plies: int) -> None:
        position = blank.again(7)
        for _ in range(plies):
            if position.over:
                position = blank.again(7)
            options = position.options
            position.apply(options[int(uniform() * len(options))])

    play(PLIES // 10)
    return PLIES / min(timed(lambda: play(PLIES)) for _ in range(3))


def peer(name: str) -> float:
    """The same for a game of OpenSpiel's own, in C++; 0 where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return 0.0
    game, uniform = pyspiel.load_game(name), random.Random(7).random

    def play(plies: int) -> None:
        state = game.new_initial_state()
        for _ in range(plies):
            if state.is_terminal():
                state = game.new_initial_state()
            options = state.legal_actions()
            state.apply_action(options[int(uniform() * len(options))])

    play(PLIES // 10)
    return PLIES / min(timed(lambda: play(PLIES)) for _ in range(3))


def main() -> int:
    print("the games as environments, one core, random decisions, seconds of core time")
    kept = True
    for game, bar in BARS.items():
        stepped, seen = batch(game)
        kept &= stepped >= bar
        print(
            f"{passed(stepped >= bar)}: {game}, {MATCHES} at once: {rate(stepped)} decisions/s "
            f"(bar {rate(bar)}); with observations {rate(seen)}"
        )
    ours, theirs = single(), peer("backgammon")
    kept &= ours >= SINGLE_BAR
    beside = f"; {times(ours / theirs)} OpenSpiel's backgammon ({rate(theirs)})" if theirs else ""
    print(
        f"{passed(ours >= SINGLE_BAR)}: hens, one at a time from Python: {rate(ours)} plies/s "
        f"(bar {rate(SINGLE_BAR)}){beside}"
    )
    return int("--strict" in sys.argv and not kept)


if __name__ == "__main__":
    sys.exit(main())
