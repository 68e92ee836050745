"""How well ``advise`` manages in CLUTCH: games against managers it should beat, the ready clubs playing each other.

    python tools/clutch_managers.py                                   1,120 games against each of them
    python tools/clutch_managers.py --games 200 --against cardless    11,200 games, 200 for each ordered pair of clubs

Both managers have both seats equally often, with every club. The interval is one of 95 %.
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import cache
from itertools import permutations
from math import sqrt
from typing import NamedTuple

import clutch_rivals
import numpy as np
from clutch_counts import Manager

from rainout.core.dice import new_dice
from rainout.core.registry import get
from rainout.games.clutch.cards import STANDARD, read_set
from rainout.games.clutch.decks import ready, tables
from rainout.games.clutch.judgement import with_judgement
from rainout.games.clutch.state import Tables

BARS = {Manager.RANDOM: 0.9, Manager.CARDLESS: 0.6, Manager.ALONE: 0.6}
"""What ``advise`` must win of its games against them."""
Z = 1.96


class Record(NamedTuple):
    """Games won of those that were decided."""

    won: int
    games: int

    @property
    def share(self) -> float:
        """Won of all."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's."""
        n, p = self.games, self.share
        middle, width = p + Z * Z / (2 * n), Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        scale = 1 + Z * Z / n
        return (middle - width) / scale, (middle + width) / scale


@cache
def _tables(clubs: tuple[str, ...], cards: int) -> Tables:
    teams = [ready(read_set(STANDARD), club) for club in clubs]
    return with_judgement(tables(teams, STANDARD, cards=cards, roll_starters=1))


def play(manager: Manager, games: int, seed: int = 1, cards: bool = True) -> Record:
    """``advise`` against a manager, so many games for each ordered pair of ready clubs, starters by a roll."""
    game, printed = get("clutch"), read_set(STANDARD)
    module = game.load(compiled=True).module(clutch_rivals.__name__)
    wins = np.zeros(2, np.int64)
    for number, pair in enumerate(permutations(printed.clubs, 2)):
        module.play_rivals(
            _tables(pair, int(cards)),
            game.state.new(),
            managers=np.array([Manager.SOUND, manager]),
            games=games,
            seed=seed,
            first=number * games,
            dice=new_dice(),
            out=game.room(),
            mind=game.state.blanks(1),
            wins=wins,
            most_turns=game.most_turns,
        )
    return Record(int(wins[0]), int(wins.sum()))


def main() -> int:
    """Play against each manager and say how it went."""
    names = {manager.name.lower(): manager for manager in Manager}
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--against", action="append", choices=list(names), help="all but sound, unless named")
    asked.add_argument("--games", type=int, default=20, help="for each ordered pair of clubs")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--learning", action="store_true", help="without Strategy, Coach and Stadium cards")
    wanted = asked.parse_args()
    missed = False
    for name in wanted.against or list(names)[1:]:
        began = time.process_time()
        record = play(names[name], wanted.games, wanted.seed, not wanted.learning)
        low, high = record.interval
        bar = BARS.get(names[name], 0.0)
        missed |= record.share < bar
        print(
            f"{name:9} {record.share:6.1%} of {record.games} games won ({low:.1%} to {high:.1%})"
            f"{f', bar {bar:.0%}' if bar else ''}, {time.process_time() - began:.1f} s"
        )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
