"""The record book: the games of a season, and what everybody did in it (7S-INF-04)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rainout.core.report import Report, ReportRow, ReportTable
from rainout.core.terms import spelt
from rainout.core.words import message
from rainout.games.stretch.cards import player_name
from rainout.games.stretch.state import SEATS, Stat, Tables, roster_of
from rainout.games.stretch.view import view

BATTING = (
    *(Stat.PA, Stat.RUNS, Stat.HITS, Stat.DOUBLES, Stat.TRIPLES),
    *(Stat.HOME_RUNS, Stat.BATTED_IN, Stat.WALKS, Stat.STEALS),
)
PITCHING = (Stat.HALVES, Stat.ALLOWED, Stat.USES)


def report(t: Tables, g: Any, rows: Sequence[tuple[int, ...]]) -> Report:
    """The games of a season; batters and pitchers, those who did most first."""
    tables = () if t.house.duel else (_games(t, g),)
    batters = _players(t, g, "batting", BATTING, Stat.PA, Stat.HITS)
    return Report((*tables, batters, _players(t, g, "pitching", PITCHING, Stat.HALVES, Stat.USES)))


def _games(t: Tables, g: Any) -> ReportTable:
    season = view(t, g, 0).season
    assert season
    played: list[ReportRow] = []
    stage = None
    for game in season.games:
        if game.stage != stage:
            stage = game.stage
            played.append(ReportRow((), name=message(f"stretch-book-{stage}")))
        where = message("stretch-book-home" if game.home else "stretch-book-away")
        result = message("stretch-book-won" if game.won else "stretch-book-lost")
        played.append(ReportRow((where, f"{game.own}–{game.theirs}", result), name=game.team.name))
    note = message("stretch-book-totals", stars=season.earned, wins=season.wins, losses=season.losses)
    return ReportTable.worded("stretch-book", "games", ("where", "score", "result"), played, note)


def _players(t: Tables, g: Any, title: str, shown: Sequence[Stat], by: Stat, then: Stat) -> ReportTable:
    """Everybody who batted, or pitched; in a duel by Coaches."""
    found: list[ReportRow] = []
    for seat in range(SEATS if t.house.duel else 1):
        if t.house.duel:
            found.append(ReportRow((), seat))
        played = [card for card in roster_of(g, seat) if g.totals[card, by]]
        played.sort(key=lambda card: (-int(g.totals[card, then]), -int(g.totals[card, by]), card))
        found += [ReportRow(_cells(g.totals[card], shown), name=player_name(t, card)) for card in played]
    return ReportTable.worded("stretch-book", title, map(spelt, shown), found)


def _cells(totals: Any, shown: Iterable[Stat]) -> tuple[int, ...]:
    return tuple(int(totals[stat]) for stat in shown)
