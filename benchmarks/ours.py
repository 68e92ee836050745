"""Rainout's own row: random hen games, looped inside one compiled kernel on one core.

Counted: every action applied, CHANCE's (each card dealt or drawn, each die) like the players'. For each of
them the kernel lists all legal actions and picks one evenly, as the peers' loops do.
"""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from stopwatch import Play, serve

STEPS = 200_000
"""Steps per call: some milliseconds, so that the way from Python into the kernel costs nothing measurable."""


def hens() -> Play:
    """A function that plays ``STEPS`` steps of random hen games: all that is known here of Rainout's API."""
    import numpy as np

    from rainout.core.dice import new_dice
    from rainout.core.kernel import load
    from rainout.games.hens.state import STATE, Move, tables

    kernels = load("rainout.games.hens.contract", compiled=True)
    random_steps = kernels.module("rainout.core.play").random_steps
    t, g, dice, out = tables(), STATE.new(), new_dice(), np.zeros(Move.END, np.int16)
    kernels.module("rainout.core.dice").seed_dice(dice, 7, 0)
    return lambda: int(random_steps(t, g, dice, out, STEPS))


def installed() -> str:
    try:
        return version("rainout")
    except PackageNotFoundError:
        return "source tree"


if __name__ == "__main__":
    serve("Rainout", installed(), {"hens": hens()})
