"""Measure SportsClix: how often what happens when sound managers play it, level by level.

``python -m tests.games.clix.calibration`` plays whole compiled games between all clubs of a league and prints a table;
the same seed gives the same table. The goals are those of the section "Calibration" in ``docs/rules/clix.md``.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from rainout.core.dice import new_dice
from rainout.diamond.averages import batting_line
from rainout.games.clix import GAME, HARBOR, MERIDIAN
from rainout.games.clix.figures import STANDARD, STEP_NAMES, read_set
from rainout.games.clix.judgement import with_judgement
from rainout.games.clix.rules.table import is_pitcher
from rainout.games.clix.state import FIELDED, PLAYERS, ROSTER, Depth, Ending, Level, Position, Tables
from rainout.games.clix.teams import Terms, ready, starters, tables
from tests.games.clix import tally
from tests.games.clix.counts import COUNTED, Count

AS_THEY_START = -1
ENDINGS = len(Ending)


def counter() -> Any:
    """A compiled function that plays games and counts what happens in them."""
    return GAME.load(compiled=True).module(tally.__name__).play_games


SHOWN = {
    "DP": Ending.DOUBLE_PLAY,
    "E": Count.ERRORS,
    "SB try": Count.STOLEN,
    "CS": Count.CAUGHT,
    "bunt": Count.BUNTED,
    "IBB": Count.PASSED,
    "extra": Count.EXTRA,
    "tag up": Count.TAGGED,
    "sent": Count.SENT_ON,
    "TC": Count.CONTROLS,
    "subs": Count.CHANGES,
    "LOB": Count.LEFT_ON,
}
"""What is shown as it was counted, for a team and game."""
THOUSANDTHS = ("AVG", "OBP", "SLG", "K", "W", "HR")
HEAD = ("R/G", *THOUSANDTHS, *SHOWN, "clicks")


def row(counts: Any) -> dict[str, float]:
    """What one setting came to, under each head."""
    n = [int(each) for each in counts]
    teams = 2 * n[Count.GAMES]
    line = batting_line(
        sum(n[:ENDINGS]),
        [n[each] for each in (Ending.SINGLE, Ending.DOUBLE, Ending.TRIPLE, Ending.HOME_RUN)],
        n[Ending.STRIKEOUT],
        n[Ending.WALK],
        bunts=n[Ending.SACRIFICE_BUNT],
        flies=n[Ending.SACRIFICE_FLY],
    )
    per_game = (n[each] / teams for each in SHOWN.values())
    return dict(
        zip(HEAD, (n[Count.RUNS] / teams, *line, *per_game, n[Count.CLICKS] / teams / 8), strict=True)
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
) -> dict[str, float]:
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
        play(t, g, seed + number, -(-games // len(matches)), int(fence), start, frozen, dice, out, counts)
    return row(counts)


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
    rows: list[tuple[str, list[Tables], dict[str, Any]]] = [
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
        found = measure(play, matches, wanted.games, wanted.seed, **how)
        cells = {
            head: f"{value:.3f}"[1:] if head in THOUSANDTHS else f"{value:.2f}"
            for head, value in found.items()
        }
        shown = " | ".join(f"{cell:>{len(head)}}" for head, cell in cells.items())
        print(f"| {name:{width}} | {shown} |", flush=True)


if __name__ == "__main__":
    main()
