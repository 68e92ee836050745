"""The story of a finished game: the box score of both teams, and how the innings went."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

from rainout.core.report import Report, ReportRow, ReportTable
from rainout.core.words import message
from rainout.diamond.book import Book
from rainout.diamond.scorebook import Scorebook
from rainout.games.clix.state import ROSTER, SEATS, Ending, Tables, Told
from rainout.games.clix.view import player_name

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
    for what, _, a, b, c, d in rows:
        if what == Told.UP:
            pitcher = b
            done[pitcher]["pitched"] += 1
        elif what == Told.CAME_IN:
            pitched_to[a] = pitched_to.get(b, pitcher)
            pitcher = a if b == pitcher else pitcher
        elif what == Told.FINISHED:
            ending = Ending(c)
            pitched_to[a] = b
            done[a]["pa"] += 1
            done[a]["ab"] += ending not in NO_AT_BAT
            done[a]["rbi"] += d
            done[a]["bb"] += ending is Ending.WALK
            done[a]["so"] += ending is Ending.STRIKEOUT
            done[b]["p-bb"] += ending is Ending.WALK
            done[b]["p-so"] += ending is Ending.STRIKEOUT
            if ending in HITS:
                done[a]["h"] += 1
                done[a][HITS[ending]] += 1
                done[b]["p-h"] += 1
        elif what == Book.kinds["run"].number:
            done[a - 1]["r"] += 1
            done[pitched_to.get(a - 1, pitcher)]["p-r"] += 1
        elif what == Book.kinds["out"].number:
            done[pitcher]["p-outs"] += 1
    return done


def report(t: Tables, g: Any, rows: Sequence[tuple[int, ...]]) -> Report:
    """SC-PRE-SETUP-6: the box score by teams, and a sentence for each half-inning."""
    done = tallies(rows)
    order = (1 - int(g.home), int(g.home))
    batting: list[ReportRow] = []
    pitching: list[ReportRow] = []
    for seat in order:
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
    tables = tuple(
        ReportTable(
            message(f"clix-box-{title}"),
            tuple(message(f"clix-box-{column}") for column in columns),
            tuple(lines),
        )
        for title, columns, lines in (
            ("batting", BATTING, batting),
            ("pitching", PITCHING, pitching),
        )
    )
    assert len(order) == SEATS
    return Report(tables, Scorebook(rows).prose())
