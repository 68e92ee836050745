"""The story of a finished match: the scorecard of the last game, and how its innings went (CB-3.3)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

from rainout.core.report import Report, ReportRow, ReportTable
from rainout.core.words import message
from rainout.diamond.scorebook import Scorebook
from rainout.diamond.state import Book
from rainout.games.clutch.state import CODE_SIGNS, ROSTER, Code, Tables, Told, Use
from rainout.games.clutch.view import player_name
from rainout.games.clutch.vocabulary import Unit

HITS = {Code.B1: "1b", Code.B2: "2b", Code.B3: "3b", Code.HR: "hr"}
NO_AT_BAT = (Code.BB, Code.HBP, Code.IBB, Code.SAC, Code.SF)
BATTING = ("ab", "r", "h", "2b", "3b", "hr", "rbi", "bb", "so", "sb", "cs")
PITCHING = ("ip", "h", "r", "er", "bb", "so")


def last_game(rows: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """What was told since the last game began."""
    starts = [place for place, row in enumerate(rows) if row[0] == Told.HOME]
    return list(rows[starts[-1] :] if starts else rows)


def tallies(rows: Sequence[tuple[int, ...]]) -> dict[int, Counter[str]]:
    """CB-3.3-2, CB-3.3-7: what each player did in a game; what a pitcher allowed has ``p-`` before it."""
    done: defaultdict[int, Counter[str]] = defaultdict(Counter)
    pitcher, stealing = 0, set[int]()
    for what, _, a, b, c, d in rows:
        if what == Told.UP:
            pitcher = b
            stealing.clear()
        elif what == Told.RELIEVED:
            pitcher = a
        elif what == Told.STEALS:
            stealing.add(a)
        elif what == Told.THREW and a in stealing:
            done[a]["cs"] += b
            stealing.discard(a) if b else None
        elif what == Book.RAN and a - 1 in stealing:
            done[a - 1]["sb"] += 1
            stealing.discard(a - 1)
        elif what == Told.FINISHED:
            _note_at_bat(done, a, b, Code(c), d)
        elif what == Book.RUN:
            done[a - 1]["r"] += 1
        elif what == Book.OUT:
            done[pitcher]["p-outs"] += 1
    return done


def _note_at_bat(
    done: defaultdict[int, Counter[str]], batter: int, pitcher: int, code: Code, rbi: int
) -> None:
    batting, pitching = done[batter], done[pitcher]
    batting["pa"] += 1
    batting["ab"] += code not in NO_AT_BAT
    batting["rbi"] += rbi
    batting["bb"] += code in (Code.BB, Code.IBB)
    batting["so"] += code is Code.SO
    pitching["p-bb"] += code is Code.BB
    pitching["p-so"] += code is Code.SO
    if code in HITS:
        batting["h"] += 1
        batting[HITS[code]] += 1
        pitching["p-h"] += 1


def at_bats(rows: Sequence[tuple[int, ...]]) -> dict[int, list[str]]:
    """CB-3.3-7: the codes of each batter's at-bats, in order."""
    codes: defaultdict[int, list[str]] = defaultdict(list)
    for what, _, a, _, c, _ in rows:
        if what == Told.FINISHED:
            codes[a].append(CODE_SIGNS[c])
    return codes


def report(t: Tables, g: Any, rows: Sequence[tuple[int, ...]]) -> Report:
    """CB-3.3: batting with every at-bat, pitching, the ratings of the units, and a sentence for each half-inning."""
    played = last_game(rows)
    done, codes = tallies(played), at_bats(played)
    order = (1 - int(g.home), int(g.home))
    batting: list[ReportRow] = []
    pitching: list[ReportRow] = []
    units: list[ReportRow] = []
    for seat in order:
        batting.append(ReportRow((), seat))
        pitching.append(ReportRow((), seat))
        units.append(ReportRow(tuple(int(g.unit[seat, unit]) for unit in (Unit.BAT, Unit.IF, Unit.OF)), seat))
        for player in range(seat * ROSTER, seat * ROSTER + int(t.team_size[seat])):
            tally, name = done[player], player_name(t, player)
            if tally["pa"] or tally["r"]:
                cells: tuple[int | str, ...] = (
                    *(tally[column] for column in BATTING),
                    " ".join(codes[player]),
                )
                batting.append(ReportRow(cells, name=name))
            if int(g.use[player]) & (Use.PITCHES | Use.PITCH_OVER):
                outs = int(g.outs_by[player])
                runs = (int(g.allowed[player]), int(g.earned[player]))
                line = (tally["p-h"], *runs, int(g.walks[player]), tally["p-so"])
                pitching.append(ReportRow((f"{outs // 3}.{outs % 3}", *line), name=name))
    made = (
        ("batting", (*BATTING, "at-bats"), batting),
        ("pitching", PITCHING, pitching),
        ("units", ("bat", "if", "of"), units),
    )
    return Report(
        tuple(
            ReportTable(
                message(f"clutch-box-{title}"),
                tuple(message(f"clutch-box-{column}") for column in columns),
                tuple(lines),
            )
            for title, columns, lines in made
        ),
        Scorebook(played).prose(),
    )
