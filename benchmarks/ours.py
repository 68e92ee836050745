"""Rainout's own rows, looped inside compiled kernels on one core.

``hens`` plays random hen games. Counted: every action applied, CHANCE's (each card dealt or drawn, each die) like the
players'. For each of them the kernel lists all legal actions and picks one evenly, as the peers' loops do.

The others play whole games with ``advise`` in every seat. Counted: games.
"""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from stopwatch import Play, serve
from table import ADVISED, Advised

STEPS = 200_000
"""Steps per call: some milliseconds, so that the way from Python into the kernel costs nothing measurable."""
GAMES = 200
"""Games per call, with a player who thinks."""


def hens() -> Play:
    """A function that plays ``STEPS`` steps of random hen games: all that is known here of Rainout's API."""
    from rainout.core.dice import new_dice
    from rainout.core.registry import get
    from rainout.games.hens.state import STATE, tables

    game = get("hens")
    kernels = game.compile()
    random_steps = kernels.module("rainout.core.play").random_steps
    t, g, dice, out = tables(), STATE.new(), new_dice(), game.room()
    kernels.module("rainout.core.dice").seed_dice(dice, 7, 0)
    return lambda: int(random_steps(t, g, dice, out, STEPS))


def advised(row: Advised) -> Play:
    """A function that plays some games with the good player in every seat, never the same twice."""
    from itertools import count

    import numpy as np

    from rainout.core.dice import new_dice
    from rainout.core.game import PLAY
    from rainout.core.options import agree
    from rainout.core.registry import get
    from rainout.core.state import Bot

    game, seats = get(row.game), row.seats
    play_batch = game.load(compiled=True).module(PLAY).play_batch
    sides = np.array(game.sides(seats), np.int64)
    bots = np.full(sides.max() + 1, Bot.ADVISE, np.int64)
    payoffs, ends = np.zeros((GAMES, len(bots)), np.int8), game.state.blanks(GAMES)
    turns, steps = np.zeros(GAMES, np.int32), np.zeros(GAMES, np.int64)
    agreed = agree(game.options, row.options)
    t, g, dice, out, mind = (
        game.tables(agreed, seats),
        game.state.new(),
        new_dice(),
        game.room(),
        game.state.blanks(1),
    )
    pages = game.most_games(agreed, seats) if row.scored else 0
    cards, totals = game.scorecards(pages) if pages else None, game.empty_totals(min(pages, 1))
    calls = count()

    def play() -> int:
        first = GAMES * next(calls)
        play_batch(
            t,
            g,
            bots,
            sides,
            sides.copy(),
            7,
            first,
            game.most_turns,
            dice,
            out,
            mind,
            payoffs,
            turns,
            steps,
            ends,
            cards,
            pages,
            totals,
        )
        return GAMES

    return play


def installed() -> str:
    try:
        return version("rainout")
    except PackageNotFoundError:
        return "source tree"


if __name__ == "__main__":
    rows = {name: advised(row) for name, row in ADVISED.items()}
    serve("Rainout", installed(), {"hens": hens(), **rows})
