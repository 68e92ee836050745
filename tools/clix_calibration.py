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

import numba
import numpy as np

from rainout.core.dice import new_dice
from rainout.core.state import CHANCE, NOBODY
from rainout.diamond.state import Book
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
    Move,
    Phase,
    Position,
    Tables,
    Told,
)
from rainout.games.clix.teams import Terms, ready, starters, tables

AS_THEY_START = -1
FENCE, OVER, FIELD = int(Phase.FENCE), int(Phase.OVER), int(Phase.FIELD)
SET_FENCE = int(Move.FENCE)
FINISHED, STEALS, OUT_AT, BUNTS, WALKED = map(
    int, (Told.FINISHED, Told.STEALS, Told.OUT_AT, Told.BUNTS, Told.WALKED)
)
SENT, CONTROL, CAME_IN = int(Told.SENT), int(Told.CONTROL), int(Told.CAME_IN)
RUN, ERROR, LEFT = int(Book.RUN), int(Book.ERROR), int(Book.SIDE)
ENDINGS = len(Ending)
GAMES, RUNS, ERRORS, STOLEN, CAUGHT, BUNTED, PASSED, CONTROLS = range(ENDINGS, ENDINGS + 8)
CHANGES, STEPS, LEFT_ON, EXTRA, TAGGED, SENT_ON, CLICKS = range(ENDINGS + 8, ENDINGS + 15)
COUNTED = ENDINGS + 15


def counter() -> Any:
    """A compiled function that plays games and counts what happens in them."""
    kernels = GAME.load(compiled=True)
    deal, apply, chance, advise = (
        getattr(kernels.rules, name) for name in ("deal", "apply", "chance", "advise")
    )
    seed_dice = kernels.module("rainout.core.dice").seed_dice

    @numba.njit(nogil=True)  # type: ignore[untyped-decorator]
    def play(t, g, seed, games, fence, start, frozen, dice, out, counts):  # type: ignore[no-untyped-def]
        for game in range(games):
            seed_dice(dice, seed, game)
            deal(t, g)
            for player in range(PLAYERS):
                g.dial[player] = start[player]
            stealing = 0
            while g.actor != NOBODY:
                if g.actor == CHANCE:
                    action = int(chance(t, g, dice))
                elif g.phase == FENCE and fence >= 0:
                    action = SET_FENCE + fence
                else:
                    action = int(advise(t, g, out))
                apply(t, g, action)
                counts[STEPS] += 1
                if frozen and g.phase == FIELD:
                    for player in range(PLAYERS):
                        g.dial[player] = start[player]
                for row in range(g.told):
                    what = g.events[row, 0]
                    if what == FINISHED:
                        counts[g.events[row, 4]] += 1
                        stealing = 0
                    elif what == RUN:
                        counts[RUNS] += 1
                    elif what == ERROR:
                        counts[ERRORS] += 1
                    elif what == STEALS:
                        counts[STOLEN] += 1
                        stealing = 1
                    elif what == OUT_AT and stealing:
                        counts[CAUGHT] += 1
                        stealing = 0
                    elif what == BUNTS:
                        counts[BUNTED] += 1
                    elif what == WALKED:
                        counts[PASSED] += 1
                    elif what == CONTROL:
                        counts[CONTROLS] += 1
                    elif what == CAME_IN:
                        counts[CHANGES] += 1
                    elif what == LEFT:
                        counts[LEFT_ON] += g.events[row, 3]
                    elif what == SENT:
                        how = g.events[row, 3]
                        counts[SENT_ON if how == 0 else TAGGED if how == 1 else EXTRA] += 1
            counts[GAMES] += 1
            for player in range(PLAYERS):
                if g.spot[player] > 0:
                    counts[CLICKS] += start[player] - g.dial[player]

    return play


class Line(NamedTuple):
    """What one setting came to."""

    counts: Any

    def row(self) -> list[str]:
        """The cells of the table."""
        n = [int(each) for each in self.counts]
        teams = 2 * n[GAMES]
        pa = sum(n[:ENDINGS])
        singles, doubles, triples, homers = (
            n[each] for each in (Ending.SINGLE, Ending.DOUBLE, Ending.TRIPLE, Ending.HOME_RUN)
        )
        hits = singles + doubles + triples + homers
        ab = pa - n[Ending.WALK] - n[Ending.SACRIFICE_FLY] - n[Ending.SACRIFICE_BUNT]
        reached = hits + n[Ending.WALK]
        bases = singles + 2 * doubles + 3 * triples + 4 * homers
        return [
            f"{n[RUNS] / teams:.2f}",
            *(
                f"{each:.3f}"[1:]
                for each in (hits / ab, reached / (pa - n[Ending.SACRIFICE_BUNT]), bases / ab)
            ),
            *(f"{n[each] / pa:.3f}"[1:] for each in (Ending.STRIKEOUT, Ending.WALK, Ending.HOME_RUN)),
            *(f"{each / teams:.2f}" for each in (n[Ending.DOUBLE_PLAY], n[ERRORS])),
            *(f"{each / teams:.2f}" for each in (n[STOLEN], n[CAUGHT], n[BUNTED], n[PASSED])),
            *(f"{each / teams:.2f}" for each in (n[EXTRA], n[TAGGED], n[SENT_ON], n[CONTROLS], n[CHANGES])),
            f"{n[LEFT_ON] / teams:.1f}",
            f"{n[CLICKS] / teams / 8:+.2f}",
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
