"""What whole games of CLUTCH come to, between the ready clubs, and how well ``advise`` manages.

    python -m tests.games.clutch.calibration                        20 games for each pair of clubs, without cards
    python -m tests.games.clutch.calibration --games 200 --cards    more, and with the ready decks, coaches and stadiums
    python -m tests.games.clutch.calibration --against cardless     ``advise`` against a manager whom he should beat

``RAINOUT_CLUTCH_CARDS`` names another set. The exit code is 1 when a number lies outside its band.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from typing import Any, NamedTuple

import numpy as np

from rainout.core.dice import new_dice
from rainout.diamond.averages import BattingLine, batting_line
from rainout.games.clutch import CARDS, GAME
from rainout.games.clutch.cards import FOLDER
from rainout.games.clutch.decks import tables
from rainout.games.clutch.judgement import with_judgement
from rainout.games.clutch.state import Code, Tables
from rainout.sim.intervals import Interval, proportion
from tests.games.clutch import tally
from tests.games.clutch.counts import COUNTS, Count, Manager

BANDS = {
    "AVG": (0.245, 0.260),
    "OBP": (0.315, 0.325),
    "SLG": (0.400, 0.420),
    "K": (0.21, 0.23),
    "BB": (0.08, 0.09),
}
"""CB-C-37, without Strategy cards."""
RUNS = (4.3, 4.7)
RUNS_WITH_CARDS = 0.3
"""CB-C-37: how far runs may move with the ready decks."""
HOME_WINS = (0.50, 0.55)
BARS = {Manager.RANDOM: 0.9, Manager.CARDLESS: 0.6, Manager.ALONE: 0.6}
"""What ``advise`` must win of its games against them."""
SHOWN = {
    "R": Count.RUNS,
    "steals tried": Count.STEALS,
    "CS": Count.CAUGHT,
    "GIDP": Code.DP,
    "out on bases": Count.THROWN_OUT,
    "SAC": Code.SAC,
    "IBB": Code.IBB,
    "pitchers": Count.PITCHERS,
    "tired pitches": Count.TIRED,
    "halves at bat": Count.HALVES,
    "cards": Count.CARDS,
    "coaches": Count.COACHES,
}


class Season(NamedTuple):
    """What was counted."""

    counts: Any
    """By club; see Count."""
    played: dict[str, int]
    """How often each Strategy and Coach card was played."""
    wins: tuple[int, int]
    """Of ``advise`` and of the other manager, who change seats from game to game."""

    @property
    def share_won(self) -> Interval:
        """By ``advise``, of the games that were decided."""
        return proportion(self.wins[0], sum(self.wins))

    def total(self, count: int) -> int:
        """Of all clubs."""
        return int(self.counts[:, count].sum())

    def per_game(self, count: int) -> float:
        """For each team in each game."""
        return self.total(count) / self.total(Count.GAMES)

    @property
    def home_wins(self) -> float:
        """The home team's share of games."""
        return self.total(Count.HOME_WINS) / self.total(Count.HOME)


def line_of_codes(codes: Any) -> BattingLine:
    """A batting line from how often each Code was written down."""
    n = [int(each) for each in codes]
    return batting_line(
        sum(n[: Code.DP + 1]),
        [n[code] for code in (Code.B1, Code.B2, Code.B3, Code.HR)],
        n[Code.SO],
        n[Code.BB],
        other_walks=n[Code.HBP] + n[Code.IBB],
        bunts=n[Code.SAC],
        flies=n[Code.SF],
    )


@cache
def _tables(clubs: tuple[str, ...], cards: bool) -> Tables:
    teams = [CARDS.clubs[club].ready for club in clubs]
    return with_judgement(tables(teams, FOLDER, cards=int(cards), roll_starters=1))


def play(games: int, seed: int = 1, cards: bool = True, rival: Manager = Manager.SOUND) -> Season:
    """So many games for each ordered pair of clubs, the starters by a roll."""
    module = GAME.load(compiled=True).module(tally.__name__)
    counts = {club: np.zeros(COUNTS, np.int64) for club in CARDS.clubs}
    played: dict[str, int] = {}
    wins = np.zeros(2, np.int64)
    names = [*CARDS.strategies], [*CARDS.coaches]
    for number, pair in enumerate(permutations(CARDS.clubs, 2)):
        t = _tables(pair, cards)
        made, texts = np.zeros((2, COUNTS), np.int64), np.zeros(len(t.texts["card"]), np.int64)
        module.play_games(
            t,
            GAME.state.new(listening=True),
            managers=np.array([Manager.SOUND, rival]),
            games=games,
            seed=seed,
            first=number * games,
            dice=new_dice(),
            out=GAME.room(),
            mind=GAME.state.blanks(1),
            counts=made,
            played=texts,
            wins=wins,
            most_turns=GAME.most_turns,
        )
        for club, told in zip(pair, made, strict=True):
            counts[club] += told
        for row in np.flatnonzero(texts):
            name = names[1 if t.texts["kind"][row] else 0][t.texts["card"][row]]
            played[name] = played.get(name, 0) + int(texts[row])
    return Season(np.array([*counts.values()]), played, (int(wins[0]), int(wins[1])))


def report(season: Season, title: str) -> None:
    """Print what a season was like."""
    print(f"{title:17} {line_of_codes(season.counts.sum(0))}")
    shown = "  ".join(f"{name} {season.per_game(count):.2f}" for name, count in SHOWN.items())
    print(f"  per team and game: {shown}")
    print(f"  home wins {season.home_wins:.1%}")
    for club, row in zip(CARDS.clubs, season.counts, strict=True):
        wins, runs = row[Count.WINS] / row[Count.GAMES], row[Count.RUNS] / row[Count.GAMES]
        print(f"  {club:12} wins {wins:.3f}  R {runs:.2f}  {line_of_codes(row)}")
    often = sorted(season.played.items(), key=lambda each: -each[1])
    print("  " + ", ".join(f"{name} {count / season.total(Count.GAMES):.2f}" for name, count in often))


def outside(bare: Season, full: Season | None) -> Iterator[str]:
    """What lies outside the bands of CB-C-37."""
    found = dict(zip(BANDS, line_of_codes(bare.counts.sum(0)), strict=False))
    runs = bare.per_game(Count.RUNS)
    for name, value, (low, high) in [
        ("R", runs, RUNS),
        *((name, found[name], BANDS[name]) for name in BANDS),
    ]:
        if not low <= value <= high:
            yield f"without cards: {name} is {value:.3f}, should be {low} to {high}"
    if full and abs(full.per_game(Count.RUNS) - runs) > RUNS_WITH_CARDS:
        yield f"with cards: R is {full.per_game(Count.RUNS):.2f}, without {runs:.2f}"
    if full and not HOME_WINS[0] <= full.home_wins <= HOME_WINS[1]:
        yield f"with cards: the home team wins {full.home_wins:.1%}"


def main() -> int:
    """Play, and say what lies outside."""
    rivals = {manager.name.lower(): manager for manager in Manager if manager is not Manager.SOUND}
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--games", type=int, default=20, help="for each ordered pair of clubs")
    asked.add_argument("--cards", action="store_true", help="with the ready decks too")
    asked.add_argument(
        "--against", action="append", choices=list(rivals), help="a manager whom advise should beat"
    )
    asked.add_argument("--seed", type=int, default=1)
    wanted = asked.parse_args()
    wrong: list[str] = []
    for name in wanted.against or ():
        won = play(wanted.games, wanted.seed, rival=rivals[name]).share_won
        print(f"against {name:9} {won.value:6.1%} won ({won.low:.1%} to {won.high:.1%})")
        if won.value is not None and won.value < BARS.get(rivals[name], 0):
            wrong.append(f"against {name}: should be {BARS[rivals[name]]:.0%}")
    if not wanted.against:
        bare = play(wanted.games, wanted.seed, cards=False)
        report(bare, "without cards")
        full = play(wanted.games, wanted.seed) if wanted.cards else None
        if full:
            report(full, "with cards")
        wrong += outside(bare, full)
    print("\n".join(wrong) if wrong else "All numbers are within their bands.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
