"""Measure SportsClix: how often what happens when sound managers play it, level by level.

``python tools/clix_calibration.py`` plays whole compiled games between all clubs of a league and prints a table; the
same seed gives the same table. The goals are those of the section "Calibration" in ``docs/rules/clix.md``.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import clix_tally
import numpy as np
from clix_counts import COUNTED, Count

from rainout.core.dice import new_dice
from rainout.games.clix import GAME, HARBOR, MERIDIAN
from rainout.games.clix.figures import STANDARD, STEP_NAMES, read_set
from rainout.games.clix.judgement import with_judgement
from rainout.games.clix.rules.table import is_pitcher
from rainout.games.clix.state import (
    FIELDED,
    PLAYERS,
    ROSTER,
    Depth,
    Ending,
    Level,
    Position,
    Tables,
)
from rainout.games.clix.teams import Terms, ready, starters, tables

AS_THEY_START = -1
ENDINGS = len(Ending)


def counter() -> Any:
    """A compiled function that plays games and counts what happens in them."""
    return GAME.load(compiled=True).module(clix_tally.__name__).play_games


class Line(NamedTuple):
    """What one setting came to."""

    counts: Any

    def row(self) -> list[str]:
        """The cells of the table."""
        n = [int(each) for each in self.counts]
        teams = 2 * n[Count.GAMES]
        pa = sum(n[:ENDINGS])
        singles, doubles, triples, homers = (
            n[each] for each in (Ending.SINGLE, Ending.DOUBLE, Ending.TRIPLE, Ending.HOME_RUN)
        )
        hits = singles + doubles + triples + homers
        ab = pa - n[Ending.WALK] - n[Ending.SACRIFICE_FLY] - n[Ending.SACRIFICE_BUNT]
        reached = hits + n[Ending.WALK]
        bases = singles + 2 * doubles + 3 * triples + 4 * homers
        return [
            f"{n[Count.RUNS] / teams:.2f}",
            *(
                f"{each:.3f}"[1:]
                for each in (hits / ab, reached / (pa - n[Ending.SACRIFICE_BUNT]), bases / ab)
            ),
            *(f"{n[each] / pa:.3f}"[1:] for each in (Ending.STRIKEOUT, Ending.WALK, Ending.HOME_RUN)),
            *(f"{each / teams:.2f}" for each in (n[Ending.DOUBLE_PLAY], n[Count.ERRORS])),
            *(
                f"{each / teams:.2f}"
                for each in (n[Count.STOLEN], n[Count.CAUGHT], n[Count.BUNTED], n[Count.PASSED])
            ),
            *(
                f"{each / teams:.2f}"
                for each in (
                    n[Count.EXTRA],
                    n[Count.TAGGED],
                    n[Count.SENT_ON],
                    n[Count.CONTROLS],
                    n[Count.CHANGES],
                )
            ),
            f"{n[Count.LEFT_ON] / teams:.1f}",
            f"{n[Count.CLICKS] / teams / 8:+.2f}",
        ]


HEAD = (
    *("R/G", "AVG", "OBP", "SLG", "K", "W", "HR", "DP", "E"),
    *("SB try", "CS", "bunt", "IBB", "extra", "tag up", "sent", "TC", "subs", "LOB", "clicks"),
)


def league(clubs: Sequence[str], level: Level, dh: bool = False, folder: Path = STANDARD) -> list[Tables]:
    """The tables of every pair of clubs; below Championship nine a side, or a tenth as hitter."""
    figures = read_set(folder)
    team = ready if level == Level.CHAMPIONSHIP else starters
    matches = []
    for pair in combinations(clubs, 2):
        t = with_judgement(tables([team(figures, club) for club in pair], folder, Terms(level)))
        for seat, club in enumerate(pair if dh else ()):
            members = figures.clubs[club].figures
            hitter = next(place for place in members if figures.figures[place].printed == "OF")
            t.house["dh"] = 1
            t.team[seat * ROSTER + FIELDED] = hitter
            t.team_size[seat] = FIELDED + 1
            t.nine[seat, Position.DH] = FIELDED
        matches.append(t)
    return matches


def measure(
    play: Any,
    matches: Sequence[Tables],
    games: int,
    seed: int,
    fence: int = Depth.AVERAGE,
    batters: int = AS_THEY_START,
    pitchers: int = AS_THEY_START,
    frozen: bool = False,
) -> Line:
    """Play so many games, spread over the matches; dials may start elsewhere, and stay there."""
    counts = np.zeros(COUNTED, np.int64)
    g, dice, out = GAME.state.new(listening=True), new_dice(), GAME.room()
    deal = GAME.load(compiled=True).rules.deal
    for number, t in enumerate(matches):
        deal(t, g)
        start = np.array(g.dial)
        for player in range(PLAYERS):
            wanted = pitchers if is_pitcher(t, player) else batters
            if wanted != AS_THEY_START:
                start[player] = wanted
        play(t, g, seed + number, -(-games // len(matches)), fence, start, frozen, dice, out, counts)
    return Line(counts)


def main() -> None:
    """Print the table."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="games a row")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="rows whose name contains this")
    wanted = parser.parse_args()
    play = counter()
    meridian = league(MERIDIAN, Level.PLAYOFFS, dh=True)
    harbor = league(HARBOR, Level.PLAYOFFS)
    rows: list[tuple[str, list[Tables], dict[str, int]]] = [
        ("Playoffs, Meridian, DH", meridian, {}),
        ("Playoffs, Meridian, pitcher bats", league(MERIDIAN, Level.PLAYOFFS), {}),
        ("Playoffs, Harbor", harbor, {}),
        ("Playoffs, Harbor, fences green", harbor, {"fence": Depth.SHALLOW}),
        ("Playoffs, Harbor, fences red", harbor, {"fence": Depth.DEEP}),
        ("Playoffs, Meridian, fences green", meridian, {"fence": Depth.SHALLOW}),
        ("Playoffs, Meridian, fences red", meridian, {"fence": Depth.DEEP}),
    ]
    for level in (Level.PRESEASON, Level.REGULAR, Level.CHAMPIONSHIP):
        name = level.name.capitalize()
        rows += [
            (f"{name}, Meridian", league(MERIDIAN, level), {}),
            (f"{name}, Harbor", league(HARBOR, level), {}),
        ]
    rows.append(("Championship, Meridian, own fences", league(MERIDIAN, Level.CHAMPIONSHIP), {"fence": -1}))
    rows.append(("Championship, Harbor, own fences", league(HARBOR, Level.CHAMPIONSHIP), {"fence": -1}))
    rows.append(("Meridian, dials held at markers", meridian, {"frozen": True}))
    for step in ("R6", "R4", "B1", "B4"):
        place = STEP_NAMES.index(step)
        rows.append((f"line-ups held at {step}", meridian, {"batters": place, "frozen": True}))
        rows.append((f"staffs held at {step}", meridian, {"pitchers": place, "frozen": True}))
    rows = [row for row in rows if wanted.only in row[0]]
    width = max(len(row[0]) for row in rows)
    print("| " + " " * width + " | " + " | ".join(HEAD) + " |")
    print("| " + "-" * width + " | " + " | ".join("-" * len(name) for name in HEAD) + " |")
    for name, matches, how in rows:
        cells = measure(play, matches, wanted.games, wanted.seed, **how).row()
        shown = " | ".join(f"{cell:>{len(head)}}" for cell, head in zip(cells, HEAD, strict=True))
        print(f"| {name:{width}} | {shown} |", flush=True)


if __name__ == "__main__":
    main()
