"""The story of a finished game: the box score of both teams, and how the innings went."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

from rainout.core.report import Report, ReportRow, ReportTable
from rainout.core.table import Feat
from rainout.diamond.feats import feats as scored_feats
from rainout.diamond.feats import in_batting_order
from rainout.diamond.scorebook import Scorebook
from rainout.games.clix.actions import Told, player_name
from rainout.games.clix.state import ROSTER, Ending, Tables

HITS = {Ending.SINGLE: "1b", Ending.DOUBLE: "2b", Ending.TRIPLE: "3b", Ending.HOME_RUN: "hr"}
NO_AT_BAT = (Ending.WALK, Ending.SACRIFICE_FLY, Ending.SACRIFICE_BUNT)
BATTING = ("ab", "r", "h", "2b", "3b", "hr", "rbi", "bb", "so")
PITCHING = ("ip", "h", "r", "bb", "so")


def tallies(rows: Sequence[tuple[int, ...]]) -> dict[int, Counter[str]]:
    """What each player did, from all that was told; pitchers have ``p-`` before what they allowed, and their outs.

    A run is charged to whoever pitched to the runner who scored, as long as he came to bat.
    """
    done: defaultdict[int, Counter[str]] = defaultdict(Counter)
    pitcher = 0
    pitched_to: dict[int, int] = {}
    for row in rows:
        told = Told.read(row)
        match told.kind.name:
            case "up":
                pitcher = told.pitcher
                done[pitcher]["pitched"] += 1
            case "came_in":
                pitched_to[told.comes] = pitched_to.get(told.goes, pitcher)
                pitcher = told.comes if told.goes == pitcher else pitcher
            case "finished":
                ending = Ending(told.ending)
                batted, pitched = done[told.batter], done[told.pitcher]
                pitched_to[told.batter] = told.pitcher
                batted["pa"] += 1
                batted["ab"] += ending not in NO_AT_BAT
                for tally, before in ((batted, ""), (pitched, "p-")):
                    tally[f"{before}bb"] += ending is Ending.WALK
                    tally[f"{before}so"] += ending is Ending.STRIKEOUT
                    tally[f"{before}h"] += ending in HITS
                if ending in HITS:
                    batted[HITS[ending]] += 1
            case "batted_in":
                done[told.batter]["rbi"] += told.runs
            case "run":
                done[told.runner - 1]["r"] += 1
                done[pitched_to.get(told.runner - 1, pitcher)]["p-r"] += 1
            case "out":
                done[pitcher]["p-outs"] += 1
    return done


def report(t: Tables, g: Any, rows: Sequence[tuple[int, ...]]) -> Report:
    """SC-PRE-SETUP-6: the box score by teams, and a sentence for each half-inning."""
    done = tallies(rows)
    batting: list[ReportRow] = []
    pitching: list[ReportRow] = []
    for seat in in_batting_order(int(g.home)):
        batting.append(ReportRow((), seat))
        pitching.append(ReportRow((), seat))
        for player in range(seat * ROSTER, seat * ROSTER + int(t.team_size[seat])):
            tally, name = done[player], player_name(t, player)
            if tally["pa"] or tally["r"]:
                batting.append(ReportRow(tuple(tally[column] for column in BATTING), name=name))
            if tally["pitched"]:
                outs = tally["p-outs"]
                allowed = [tally[f"p-{column}"] for column in PITCHING[1:]]
                cells: tuple[int | str, ...] = (f"{outs // 3}.{outs % 3}", *allowed)
                pitching.append(ReportRow(cells, name=name))
    tables = (
        ReportTable.worded("clix-box", "batting", BATTING, batting),
        ReportTable.worded("clix-box", "pitching", PITCHING, pitching),
    )
    return Report(tables, Scorebook(rows).prose())


def feats(t: Tables, g: Any, rows: Sequence[tuple[int, ...]]) -> tuple[Feat, ...]:
    """What people will tell of the game."""
    return scored_feats(rows, in_batting_order(int(g.home)))
