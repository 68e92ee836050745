"""The story of a finished match: the scorecard of the last game, and how its innings went (CB-3.3)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

from rainout.core.report import Report, ReportRow, ReportTable
from rainout.core.words import message
from rainout.diamond.book import Book
from rainout.diamond.scorebook import Scorebook
from rainout.games.clutch.state import CODE_SIGNS, ROSTER, Code, Tables, Told
from rainout.games.clutch.view import player_name
from rainout.games.clutch.vocabulary import Unit

HITS = {Code.B1: "1b", Code.B2: "2b", Code.B3: "3b", Code.HR: "hr"}
NO_AT_BAT = (Code.BB, Code.HBP, Code.IBB, Code.SAC)
"""Nor is a sacrifice fly one; that it was, is told with the run."""
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
    for what, _, a, b, c, _ in rows:
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
        elif what == Book.kinds["ran"].number and a - 1 in stealing:
            done[a - 1]["sb"] += 1
            stealing.discard(a - 1)
        elif what == Told.FINISHED:
            _note_at_bat(done, a, b, Code(c))
        elif what == Told.BATTED_IN:
            done[a]["rbi"] += b
            done[a]["ab"] -= c
        elif what == Book.kinds["run"].number:
            done[a - 1]["r"] += 1
        elif what == Book.kinds["out"].number:
            done[pitcher]["p-outs"] += 1
    return done


def _note_at_bat(done: defaultdict[int, Counter[str]], batter: int, pitcher: int, code: Code) -> None:
    batting, pitching = done[batter], done[pitcher]
    batting["pa"] += 1
    batting["ab"] += code not in NO_AT_BAT
    batting["bb"] += code in (Code.BB, Code.IBB)
    batting["so"] += code is Code.SO
    pitching["p-so"] += code is Code.SO
    if code in HITS:
        batting["h"] += 1
        batting[HITS[code]] += 1
        pitching["p-h"] += 1


def _pitching_line(g: Any, player: int, tally: Counter[str]) -> tuple[int | str, ...]:
    """CB-3.3-2: innings, hits, runs, earned runs, walks that were charged, strikeouts."""
    outs = int(g.outs_by[player])
    runs = int(g.allowed[player]), int(g.earned[player])
    return f"{outs // 3}.{outs % 3}", tally["p-h"], *runs, int(g.walks[player]), tally["p-so"]


def at_bats(rows: Sequence[tuple[int, ...]]) -> dict[int, list[str]]:
    """CB-3.3-7: the codes of each batter's at-bats, in order."""
    codes: defaultdict[int, list[str]] = defaultdict(list)
    for what, _, a, _, c, _ in rows:
        if what == Told.FINISHED:
            codes[a].append(CODE_SIGNS[c])
        elif what == Told.BATTED_IN and c:
            codes[a][-1] = CODE_SIGNS[Code.SF]
    return codes


def batting_order(rows: Sequence[tuple[int, ...]]) -> list[int]:
    """Everybody who was in a line-up, slot by slot, each after the man he came in for."""
    slots: dict[int, int] = {}
    for what, _, a, b, _, _ in rows:
        if what == Told.BATS:
            slots[a] = b
        elif what == Told.CAME_IN and b in slots:
            slots[a] = slots[b]
        elif what == Told.EXCHANGED and a in slots and b in slots:
            slots[a], slots[b] = slots[b], slots[a]
    return sorted(slots, key=slots.__getitem__)


def pitching_order(rows: Sequence[tuple[int, ...]]) -> list[int]:
    """Everybody who pitched, as they came."""
    return list(dict.fromkeys(row[2] for row in rows if row[0] in (Told.STARTS, Told.RELIEVED)))


def report(t: Tables, g: Any, rows: Sequence[tuple[int, ...]]) -> Report:
    """CB-3.3: batting with every at-bat, pitching, the ratings of the units, and a sentence for each half-inning."""
    played = last_game(rows)
    done, codes = tallies(played), at_bats(played)
    batting: list[ReportRow] = []
    pitching: list[ReportRow] = []
    units: list[ReportRow] = []
    for seat in (1 - int(g.home), int(g.home)):
        own = range(seat * ROSTER, (seat + 1) * ROSTER)
        batting.append(ReportRow((), seat))
        for player in batting_order(played):
            if player in own:
                cells = tuple(done[player][column] for column in BATTING)
                batting.append(ReportRow((*cells, " ".join(codes[player])), name=player_name(t, player)))
        pitching.append(ReportRow((), seat))
        for player in pitching_order(played):
            if player in own:
                pitching.append(
                    ReportRow(_pitching_line(g, player, done[player]), name=player_name(t, player))
                )
        units.append(ReportRow(tuple(int(g.unit[seat, unit]) for unit in (Unit.BAT, Unit.IF, Unit.OF)), seat))
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
