"""The record book: the games of a season, and what everybody did in it (7S-INF-04)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from rainout.core.report import Report, ReportRow, ReportTable
from rainout.core.table import Feat
from rainout.core.terms import spelt
from rainout.core.words import Message, message
from rainout.diamond.heroes import hero as heroic
from rainout.diamond.heroes import most
from rainout.games.stretch.actions import Told
from rainout.games.stretch.cards import player_name
from rainout.games.stretch.state import Result, Stat, Tables, roster_of
from rainout.games.stretch.view import view

BATTING = (
    *(Stat.PA, Stat.RUNS, Stat.HITS, Stat.DOUBLES, Stat.TRIPLES),
    *(Stat.HOME_RUNS, Stat.BATTED_IN, Stat.WALKS, Stat.STEALS),
)
FEATS = tuple(f"stretch-feat-{name}" for name in ("champion", "streak", "blank", "rout", "close"))
LONG_STREAK, MANY_RUNS, MANY_CLOSE = 5, 8, 3
PITCHING = (Stat.HALVES, Stat.ALLOWED, Stat.USES)


def story(t: Tables, g: Any, rows: Sequence[tuple[int, ...]]) -> Report:
    """The games of a season; batters and pitchers, those who did most first. A duel's box score tells it all."""
    if t.house.duel:
        return Report()
    batters = _players(t, g, "batting", BATTING, Stat.PA, Stat.HITS)
    return Report((_games(t, g), batters, _players(t, g, "pitching", PITCHING, Stat.HALVES, Stat.USES)))


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
    """Everybody who batted, or pitched."""
    played = [card for card in roster_of(g, 0) if g.totals[card, by]]
    played.sort(key=lambda card: (-int(g.totals[card, then]), -int(g.totals[card, by]), card))
    found = [ReportRow(_cells(g.totals[card], shown), name=player_name(t, card)) for card in played]
    return ReportTable.worded("stretch-book", title, map(spelt, shown), found)


def _cells(totals: Any, shown: Iterable[Stat]) -> tuple[int, ...]:
    return tuple(int(totals[stat]) for stat in shown)


def feats(t: Tables, g: Any, rows: Sequence[tuple[int, ...]]) -> tuple[Feat, ...]:
    """What people will tell of a season, or of a duel."""
    if t.house.duel:
        winner = int(g.winner)
        return tuple(_in_scores([(int(g.runs[winner]), int(g.runs[1 - winner]))], winner))
    season = view(t, g, 0).season
    assert season
    found = list(_in_scores([(game.own, game.theirs) for game in season.games if game.won], 0))
    if g.result == Result.CHAMPION:
        found.append(Feat.told("stretch-feat-champion", 0, wins=season.wins))
    streaks = [len(list(run)) for won, run in groupby(season.games, lambda game: game.won) if won]
    if max(streaks, default=0) >= LONG_STREAK:
        found.append(Feat.told("stretch-feat-streak", 0, games=max(streaks)))
    close = sum(game.won and game.own - game.theirs == 1 for game in season.games)
    if close >= MANY_CLOSE:
        found.append(Feat.told("stretch-feat-close", 0, games=close))
    return tuple(found)


def hero(t: Tables, told: Sequence[tuple[int, tuple[int, ...]]]) -> Message | None:
    """Who won a game of a season: whose hits brought in the most runs."""
    events = [(ply, Told.read(row)) for ply, row in told]
    if not events or events[-1][1].kind.name != "won_game":
        return None
    brought, batter, hit = Counter[int](), 0, 0
    for ply, event in events[:-1]:
        match event.kind.name:
            case "won_game" | "lost_game":
                brought.clear()
            case "hit":
                batter, hit = event.card, ply
            case "run" if ply == hit:
                brought[batter] += 1
    found = most(brought)
    return found and heroic(player_name(t, found[0]), found[1])


def _in_scores(won: Sequence[tuple[int, int]], side: int) -> Iterator[Feat]:
    """What the scores of games that were won tell by themselves."""
    blanks = sum(theirs == 0 for _, theirs in won)
    most = max((own for own, _ in won), default=0)
    if blanks:
        yield Feat.told("stretch-feat-blank", side, games=blanks)
    if most >= MANY_RUNS:
        yield Feat.told("stretch-feat-rout", side, runs=most)
