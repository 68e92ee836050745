"""The story of a finished match besides the scorecard of its last game: how its innings went (CB-3.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rainout.core.report import Report, ReportRow, ReportTable
from rainout.core.table import Feat
from rainout.core.words import Message
from rainout.diamond.feats import feats as scored_feats
from rainout.diamond.feats import in_batting_order
from rainout.diamond.heroes import hero as heroic
from rainout.diamond.heroes import most
from rainout.diamond.scorebook import Scorebook
from rainout.games.clutch.actions import Told
from rainout.games.clutch.naming import player_name
from rainout.games.clutch.state import ROSTER, Tables
from rainout.games.clutch.vocabulary import Unit


def last_game(rows: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """What was told since the last game began."""
    starts = [place for place, row in enumerate(rows) if Told.read(row).kind.name == "home"]
    return list(rows[starts[-1] :] if starts else rows)


def story(t: Tables, g: Any, rows: Sequence[tuple[int, ...]]) -> Report:
    """CB-3.3: the ratings of the units, and a sentence for each half-inning."""
    units = [
        ReportRow(tuple(int(g.unit[seat, unit]) for unit in (Unit.BAT, Unit.IF, Unit.OF)), seat)
        for seat in in_batting_order(int(g.home))
    ]
    table = ReportTable.worded("clutch-box", "units", ("bat", "if", "of"), units)
    return Report((table,), Scorebook(last_game(rows)).prose())


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
