"""What CLUTCH cards make of the game: averages in closed form, and from whole games between the ready clubs.

    python tools/clutch_calibration.py                       the shipped set, closed form only
    python tools/clutch_calibration.py --games 100           and 100 games for each pair of clubs, without cards
    python tools/clutch_calibration.py --games 100 --cards   and with the ready decks, coaches and stadiums too
    python tools/clutch_calibration.py FOLDER …              another set

The exit code is 1 when a number lies outside the bands of CB-C-37.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from itertools import permutations
from pathlib import Path
from typing import NamedTuple

import clutch_tally
import numpy as np
from clutch_counts import COUNTS, Count

from rainout.core.dice import new_dice
from rainout.core.errors import RainoutError
from rainout.core.kernel import Kernels
from rainout.core.registry import get
from rainout.games.clutch.cards import STANDARD, read_set
from rainout.games.clutch.decks import ready, tables
from rainout.games.clutch.judgement import with_judgement
from rainout.games.clutch.printed import CardSet, Player
from rainout.games.clutch.state import Code
from rainout.games.clutch.vocabulary import Hand, Result
from rainout.games.clutch.worth import REFERENCE_BATTERS, REFERENCE_PITCHERS, at_bat

BANDS = {
    "AVG": (0.245, 0.260),
    "OBP": (0.315, 0.325),
    "SLG": (0.400, 0.420),
    "R": (4.3, 4.7),
    "K": (0.21, 0.23),
    "BB": (0.08, 0.09),
}
"""CB-C-37, without Strategy cards."""
RUNS_WITH_CARDS = 0.3
"""CB-C-37: how far runs may move with the ready decks."""
HOME_WINS = (0.50, 0.55)
REFERENCE = {
    "AVG": 0.258,
    "OBP": 0.321,
    "SLG": 0.415,
    "K": 0.216,
    "BB": 0.085,
    "HR": 0.031,
}
"""CB-C-33: what the reference cards must come to."""
STARTERS_SHARE = 0.64
"""How much of a game starters pitch."""


class Line(NamedTuple):
    """How a league, a club or a player bats."""

    average: float
    on_base: float
    slugging: float
    strikeouts: float
    walks: float
    homers: float

    def __str__(self) -> str:
        return (
            f"AVG {self.average:.3f}  OBP {self.on_base:.3f}  SLG {self.slugging:.3f}  "
            f"K {self.strikeouts:.1%}  BB {self.walks:.1%}  HR {self.homers:.1%}"
        )


def line_of(odds: Mapping[Result, float]) -> Line:
    """A batting line from how often each Result comes."""
    whole = sum(odds.values())
    share = {result: number / whole for result, number in odds.items()}
    hits = (Result.B1, Result.B2, Result.B3, Result.HR)
    hit = sum(share[result] for result in hits)
    bases = sum(count * share[result] for count, result in enumerate(hits, 1))
    at_bats = 1 - share[Result.BB]
    return Line(
        hit / at_bats,
        hit + share[Result.BB],
        bases / at_bats,
        share[Result.SO],
        share[Result.BB],
        share[Result.HR],
    )


# --- Closed form -----------------------------------------------------------------------------------------------------


def reference(margin: int | None = None, tired: bool = False) -> Line:
    """CB-C-33; or CB-C-34, for one difference of On-Base and Command."""
    total = dict.fromkeys(Result, 0.0)
    commands = ((0.6, 3), (0.4, 4)) if margin is None else ((1.0, 10 - margin),)
    for often, command in commands:
        for share, batter in REFERENCE_BATTERS:
            for part, pitcher in REFERENCE_PITCHERS:
                for result, odds in at_bat(10, command, 2, batter, pitcher, tired).items():
                    total[result] += often * share * part * odds
    return line_of(total)


def between(batter: Player, pitcher: Player) -> dict[Result, float]:
    """How often a plate appearance between two cards comes to each Result (CB-1.1.A-5, CB-1.1.A-7, CB-1.1.B-6)."""
    assert batter.batting
    assert pitcher.pitching
    bat, arm = batter.batting, pitcher.pitching
    side = bat.bats if bat.bats is not Hand.S else Hand(1 - arm.throws)
    on_base = bat.on_base + (bat.bonus.amount if bat.bonus and bat.bonus.against is arm.throws else 0)
    command = arm.command + (arm.bonus.amount if arm.bonus and arm.bonus.against is side else 0)
    return at_bat(on_base, command, arm.zone, bat.chart, arm.chart)


def league(cards: CardSet) -> Line:
    """All ready line-ups against all ready staffs, nobody tired."""
    total = dict.fromkeys(Result, 0.0)
    teams = [ready(cards, club) for club in cards.clubs]
    arms = [
        (share / len(ids), cards.players[id])
        for team in teams
        for share, ids in (
            (STARTERS_SHARE, team.rotation),
            (1 - STARTERS_SHARE, tuple(id for id, _ in team.bullpen)),
        )
        for id in ids
    ]
    for team in teams:
        for id, _ in team.lineup:
            for weight, pitcher in arms:
                for result, odds in between(cards.players[id], pitcher).items():
                    total[result] += weight * odds
    return line_of(total)


def closed_form(cards: CardSet) -> Iterator[str]:
    """Print both; yields what is wrong."""
    found = reference()
    print(f"reference cards   {found}")
    for (name, wanted), value in zip(REFERENCE.items(), found, strict=True):
        if abs(value - wanted) > 0.0005 + 1e-9:
            yield f"reference {name} is {value:.4f}, should be {wanted}"
    for margin in (2, 4, 5, 6, 7, 8, 10, 12):
        tired = reference(margin, tired=True)
        print(
            f"  OB−C {margin:2}         {reference(margin)}   tired OBP {tired.on_base:.3f} SLG {tired.slugging:.3f}"
        )
    print(f"ready clubs       {league(cards)}")


# --- Whole games -----------------------------------------------------------------------------------------------------


class Season(NamedTuple):
    """What was counted."""

    counts: np.ndarray
    """By club; see Count."""
    clubs: tuple[str, ...]
    played: dict[str, int]
    """How often each Strategy and Coach card was played."""

    def total(self, count: int) -> int:
        """Of all clubs."""
        return int(self.counts[:, count].sum())

    def per_game(self, count: int) -> float:
        """For each team in each game."""
        return self.total(count) / self.total(Count.GAMES)


def line_of_codes(codes: np.ndarray) -> Line:
    """A batting line as a scorer reckons it."""
    hits = [int(codes[code]) for code in (Code.B1, Code.B2, Code.B3, Code.HR)]
    walks = int(codes[Code.BB] + codes[Code.HBP] + codes[Code.IBB])
    appearances = int(codes[: Code.DP + 1].sum())
    at_bats = appearances - walks - int(codes[Code.SAC] + codes[Code.SF])
    bases = sum(number * count for number, count in enumerate(hits, 1))
    return Line(
        sum(hits) / at_bats,
        (sum(hits) + walks) / (appearances - int(codes[Code.SAC])),
        bases / at_bats,
        int(codes[Code.SO]) / appearances,
        int(codes[Code.BB]) / appearances,
        hits[3] / appearances,
    )


def play(folder: Path, games: int, seed: int, with_cards: bool) -> Season:
    """So many games for each ordered pair of clubs, the starters by a roll."""
    cards, game = read_set(folder), get("clutch")
    kernels = Kernels(game.contract, compiled=True)
    module = kernels.module(clutch_tally.__name__)
    clubs = tuple(cards.clubs)
    counts = np.zeros((len(clubs), COUNTS), np.int64)
    played: dict[str, int] = {}
    names = [*cards.strategies], [*cards.coaches]
    for number, pair in enumerate(permutations(range(len(clubs)), 2)):
        teams = [ready(cards, clubs[club]) for club in pair]
        t = with_judgement(tables(teams, folder, cards=int(with_cards), roll_starters=1))
        made, texts = np.zeros((2, COUNTS), np.int64), np.zeros(len(t.texts["card"]), np.int64)
        module.play_games(
            t,
            game.state.new(listening=True),
            games,
            seed,
            first=number * games,
            dice=new_dice(),
            out=game.room(),
            counts=made,
            played=texts,
            most_turns=game.most_turns,
        )
        for seat, club in enumerate(pair):
            counts[club] += made[seat]
        for row in np.flatnonzero(texts):
            kind = 1 if t.texts["kind"][row] else 0
            name = names[kind][t.texts["card"][row]]
            played[name] = played.get(name, 0) + int(texts[row])
    return Season(counts, clubs, played)


def report(season: Season, title: str) -> None:
    """Print what a season was like."""
    halves = season.total(Count.HALVES) / season.total(Count.GAMES)
    print(f"{title:17} {line_of_codes(season.counts.sum(0))}")
    print(
        f"  per team and game: R {season.per_game(Count.RUNS):.2f}  "
        f"SB {season.per_game(Count.STEALS) - season.per_game(Count.CAUGHT):.2f}  "
        f"CS {season.per_game(Count.CAUGHT):.2f}  GIDP {season.per_game(Code.DP):.2f}  "
        f"out on bases {season.per_game(Count.THROWN_OUT):.2f}  SAC {season.per_game(Code.SAC):.2f}  "
        f"IBB {season.per_game(Code.IBB):.2f}  pitchers {season.per_game(Count.PITCHERS):.2f}  "
        f"tired pitches {season.per_game(Count.TIRED):.2f}  halves at bat {halves:.2f}  "
        f"cards {season.per_game(Count.CARDS):.2f}  coaches {season.per_game(Count.COACHES):.2f}"
    )
    print(f"  home wins {season.total(Count.HOME_WINS) / season.total(Count.HOME):.1%}")
    for club, row in zip(season.clubs, season.counts, strict=True):
        wins, runs = row[Count.WINS] / row[Count.GAMES], row[Count.RUNS] / row[Count.GAMES]
        print(f"  {club:12} wins {wins:.3f}  R {runs:.2f}  {line_of_codes(row)}")


def outside(season: Season, bare: Season | None) -> Iterator[str]:
    """What lies outside the bands of CB-C-37."""
    line, runs = line_of_codes(season.counts.sum(0)), season.per_game(Count.RUNS)
    if bare is None:
        found = (line.average, line.on_base, line.slugging, runs, line.strikeouts, line.walks)
        for (name, (low, high)), value in zip(BANDS.items(), found, strict=True):
            if not low <= value <= high:
                yield f"without cards: {name} is {value:.3f}, should be {low} to {high}"
        return
    if abs(runs - bare.per_game(Count.RUNS)) > RUNS_WITH_CARDS:
        yield f"with cards: R is {runs:.2f}, without {bare.per_game(Count.RUNS):.2f}"
    home = season.total(Count.HOME_WINS) / season.total(Count.HOME)
    if not HOME_WINS[0] <= home <= HOME_WINS[1]:
        yield f"with cards: the home team wins {home:.1%}"


def main() -> int:
    """Reckon, play, and say what lies outside."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("folder", nargs="?", type=Path, default=STANDARD)
    asked.add_argument("--games", type=int, default=0, help="for each ordered pair of clubs")
    asked.add_argument("--cards", action="store_true", help="with the ready decks too")
    asked.add_argument("--seed", type=int, default=1)
    wanted = asked.parse_args()
    if wanted.games < 0 or wanted.seed < 0:
        asked.error("--games and --seed are whole numbers from 0 up")
    try:
        cards = read_set(wanted.folder)
    except RainoutError as error:
        print(error)
        return 1
    wrong = list(closed_form(cards))
    if wanted.games:
        bare = play(wanted.folder, wanted.games, wanted.seed, with_cards=False)
        report(bare, "without cards")
        wrong += outside(bare, None)
        if wanted.cards:
            full = play(wanted.folder, wanted.games, wanted.seed, with_cards=True)
            report(full, "with cards")
            wrong += outside(full, bare)
            often = sorted(full.played.items(), key=lambda each: -each[1])
            print("  " + ", ".join(f"{name} {count / full.total(Count.GAMES):.2f}" for name, count in often))
    print("\n".join(wrong) if wrong else "All numbers are within their bands.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
