"""``rainout ladder``: the tournament of a game's levels, with ratings."""

from __future__ import annotations

from argparse import Namespace
from itertools import pairwise
from typing import TYPE_CHECKING

from rainout.cli.output import console, print_json
from rainout.cli.simulate import progress_bar, shared_out, told_range
from rainout.cli.trouble import Exit
from rainout.cli.voice import Voice
from rainout.core.registry import get
from rainout.sim.ladder import Ladder, climb

if TYPE_CHECKING:
    from rich.table import Table

CLEAR = 0.6
"""The share of matches that a level is to win against the one below it."""


def run(wanted: Namespace, voice: Voice) -> int:
    """Play the tournament, with a progress bar for whoever is watching, and say who stands where."""
    game = get(wanted.game)
    levels = wanted.levels or game.bots
    alone = game.side_count(wanted.players) == 1
    rounds = len(levels) if alone else len(levels) * (len(levels) - 1) // 2
    with progress_bar(game, rounds * wanted.games, voice) as move_bar:
        ladder = climb(
            game,
            wanted.games,
            wanted.seed,
            wanted.levels,
            dict(wanted.option),
            wanted.players,
            wanted.processes,
            move_bar,
        )
    if wanted.json:
        print_json(ladder)
    else:
        show(ladder, voice)
    return Exit.WELL


def show(ladder: Ladder, voice: Voice) -> None:
    """Who stands where, what each wins against the next, and where luck leaves less than a clear step."""
    screen = console()
    title = voice.say(f"{ladder.game}-title")
    screen.print()
    screen.print(
        voice.say("cli-ladder-title", game=title, games=ladder.games, seed=str(ladder.seed)), style="bold"
    )
    screen.print()
    screen.print(_standings(ladder, voice))
    if ladder.pairs:
        screen.print()
        screen.print(_pairs(ladder, voice))
        for upper, lower in pairwise(standing.level for standing in ladder.standings):
            share = next(
                pair.won.value for pair in ladder.pairs if {pair.upper, pair.lower} == {upper, lower}
            )
            if share is not None and 1 - CLEAR < share < CLEAR:
                said = {
                    name: voice.say(f"bot-{level}") for name, level in (("upper", upper), ("lower", lower))
                }
                screen.print(voice.say("cli-ladder-close", **said), style="yellow")
    screen.print(voice.say("cli-simulate-ranges"), style="dim")


def _standings(ladder: Ladder, voice: Voice) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(voice.say("cli-ladder-level"))
    rated = bool(ladder.pairs)
    for heading in (*(["rating"] if rated else []), "won"):
        table.add_column(voice.say(f"cli-ladder-{heading}"), justify="right")
    for each in ladder.standings:
        rating = [told_range("cli-ladder-interval", each.rating, 1, voice)] if each.rating else []
        table.add_row(voice.say(f"bot-{each.level}"), *rating, shared_out(each.won, voice))
    return table


def _pairs(ladder: Ladder, voice: Voice) -> Table:
    from rich.table import Table

    grid = Table.grid(padding=(0, 2, 0, 0))
    for pair in ladder.pairs:
        names = {"upper": voice.say(f"bot-{pair.upper}"), "lower": voice.say(f"bot-{pair.lower}")}
        grid.add_row(voice.say("cli-ladder-pair", **names), shared_out(pair.won, voice))
    return grid
