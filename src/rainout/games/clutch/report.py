"""The story of a finished match: the scorecard of the last game, and how its innings went (CB-3.3)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

from rainout.core.report import Report, ReportRow, ReportTable
from rainout.core.table import Feat
from rainout.core.telling import Telling
from rainout.core.words import Message
from rainout.diamond.feats import feats as scored_feats
from rainout.diamond.feats import in_batting_order
from rainout.diamond.heroes import hero as heroic
from rainout.diamond.heroes import most
from rainout.diamond.scorebook import Scorebook
from rainout.games.clutch.actions import Told
from rainout.games.clutch.naming import player_name
from rainout.games.clutch.state import CODE_SIGNS, ROSTER, Code, Tables
from rainout.games.clutch.vocabulary import Unit

HITS = {Code.B1: "1b", Code.B2: "2b", Code.B3: "3b", Code.HR: "hr"}
NO_AT_BAT = (Code.BB, Code.HBP, Code.IBB, Code.SAC)
"""Nor is a sacrifice fly one; that it was, is told with the run."""
BATTING = ("ab", "r", "h", "2b", "3b", "hr", "rbi", "bb", "so", "sb", "cs")
PITCHING = ("ip", "h", "r", "er", "bb", "so")


def last_game(rows: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """What was told since the last game began."""
    starts = [place for place, row in enumerate(rows) if Told.read(row).kind.name == "home"]
    return list(rows[starts[-1] :] if starts else rows)


def tallies(rows: Sequence[tuple[int, ...]]) -> dict[int, Counter[str]]:
    """CB-3.3-2, CB-3.3-7: what each player did in a game; what a pitcher allowed has ``p-`` before it."""
    done: defaultdict[int, Counter[str]] = defaultdict(Counter)
    pitcher, stealing = 0, set[int]()
    for told in map(Told.read, rows):
        match told.kind.name:
            case "up":
                pitcher = told.pitcher
                stealing.clear()
            case "relieved":
                pitcher = told.card
            case "steals":
                stealing.add(told.card)
            case "threw" if told.card in stealing:
                done[told.card]["cs"] += told.out
                stealing.discard(told.card) if told.out else None
            case "ran" if told.runner - 1 in stealing:
                done[told.runner - 1]["sb"] += 1
                stealing.discard(told.runner - 1)
            case "finished":
                _note_at_bat(done, told)
            case "batted_in":
                done[told.card]["rbi"] += told.runs
                done[told.card]["ab"] -= told.sacrifice
            case "run":
                done[told.runner - 1]["r"] += 1
            case "out":
                done[pitcher]["p-outs"] += 1
    return done


def _note_at_bat(done: defaultdict[int, Counter[str]], told: Telling) -> None:
    batting, pitching, code = done[told.card], done[told.pitcher], Code(told.code)
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
    for told in map(Told.read, rows):
        if told.kind.name == "finished":
            codes[told.card].append(CODE_SIGNS[told.code])
        elif told.kind.name == "batted_in" and told.sacrifice:
            codes[told.card][-1] = CODE_SIGNS[Code.SF]
    return codes


def batting_order(rows: Sequence[tuple[int, ...]]) -> list[int]:
    """Everybody who was in a line-up, slot by slot, each after the man he came in for."""
    slots: dict[int, int] = {}
    for told in map(Told.read, rows):
        match told.kind.name:
            case "bats":
                slots[told.card] = told.slot
            case "came_in" if told.other in slots:
                slots[told.card] = slots[told.other]
            case "exchanged" if told.card in slots and told.other in slots:
                slots[told.card], slots[told.other] = slots[told.other], slots[told.card]
    return sorted(slots, key=slots.__getitem__)


def pitching_order(rows: Sequence[tuple[int, ...]]) -> list[int]:
    """Everybody who pitched, as they came."""
    told = map(Told.read, rows)
    return list(dict.fromkeys(each.card for each in told if each.kind.name in ("starts", "relieved")))


def report(t: Tables, g: Any, rows: Sequence[tuple[int, ...]]) -> Report:
    """CB-3.3: batting with every at-bat, pitching, the ratings of the units, and a sentence for each half-inning."""
    played = last_game(rows)
    done, codes = tallies(played), at_bats(played)
    batting: list[ReportRow] = []
    pitching: list[ReportRow] = []
    units: list[ReportRow] = []
    for seat in in_batting_order(int(g.home)):
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
    tables = (
        ReportTable.worded("clutch-box", "batting", (*BATTING, "at-bats"), batting),
        ReportTable.worded("clutch-box", "pitching", PITCHING, pitching),
        ReportTable.worded("clutch-box", "units", ("bat", "if", "of"), units),
    )
    return Report(tables, Scorebook(played).prose())


def feats(t: Tables, g: Any, rows: Sequence[tuple[int, ...]]) -> tuple[Feat, ...]:
    """What people will tell of the last game."""
    return scored_feats(last_game(rows), in_batting_order(int(g.home)))


def hero(t: Tables, told: Sequence[tuple[int, tuple[int, ...]]]) -> Message | None:
    """Who won a game: the winner's man who batted in the most runs."""
    game = [Told.read(row) for row in last_game([row for _, row in told])]
    if not game or game[-1].kind.name != "game_":
        return None
    brought = Counter[int]()
    for event in game:
        if event.kind.name == "batted_in" and event.card // ROSTER == game[-1].who:
            brought[event.card] += event.runs
    found = most(brought)
    return found and heroic(player_name(t, found[0]), found[1])
