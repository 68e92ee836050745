"""Statistics of a simulation in the terminal: who batted and pitched how, and how teams fared by situation."""

from __future__ import annotations

from collections import Counter

from rich.table import Table

from rainout.cli.output import console
from rainout.cli.voice import Voice
from rainout.core.box import Name
from rainout.core.words import Message
from rainout.diamond.scorecard import How
from rainout.sim.stats import SITUATIONS, Stats, line_of

SHOWN = 30
"""So many of a table are shown, those who did most; files have all."""
BATTING = (
    "games",
    "pa",
    "ab",
    "runs",
    "hits",
    "doubles",
    "triples",
    "homers",
    "batted-in",
    "walks",
    "strikeouts",
    "steals",
)
BATTING_SIGNS = ("G", "PA", "AB", "R", "H", "2B", "3B", "HR", "RBI", "BB", "SO", "SB", "AVG", "OBP", "SLG")
PITCHING = (
    "games",
    "starts",
    "wins",
    "losses",
    "saves",
    "holds",
    "hits",
    "runs",
    "earned",
    "homers",
    "walks",
    "strikeouts",
)
PITCHING_SIGNS = ("IP", "G", "GS", "W", "L", "SV", "HLD", "H", "R", "ER", "HR", "BB", "SO", "ERA", "WHIP")
TEAM = ("appearances", "runs", "hits", "errors", "left", "double-plays")
TEAM_SIGNS = ("PA", "R", "H", "E", "LOB", "DP")


def show_stats(stats: Stats, voice: Voice) -> None:
    """Teams, situations, batters and pitchers."""
    screen = console()
    screen.print()
    screen.print(voice.say("cli-simulate-stats-games", games=stats.games), style="bold")
    for table in (
        _teams(stats, voice),
        _situations(stats, voice),
        _batters(stats, voice),
        _pitchers(stats, voice),
    ):
        if table.row_count:
            screen.print()
            screen.print(table)


def _table(title: str, signs: tuple[str, ...]) -> Table:
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column(title)
    for sign in signs:
        table.add_column(sign, justify="right")
    return table


def _called(name: Name, voice: Voice) -> str:
    return voice.say(name) if isinstance(name, Message) else name


def _share(share: float | None) -> str:
    return "" if share is None else f"{share:.3f}".lstrip("0")


def _teams(stats: Stats, voice: Voice) -> Table:
    table = _table("", TEAM_SIGNS)
    for team in stats.teams:
        shares = (f"{team.counts[name] / max(1, stats.games):.2f}" for name in TEAM)
        table.add_row(voice.say(f"cli-simulate-team-{team.side}"), *shares)
    return table


def _situations(stats: Stats, voice: Voice) -> Table:
    table = _table(voice.say("cli-simulate-situations"), ("PA", "AVG", "HR", "BB", "SO"))
    for situation in SITUATIONS:
        ended = Counter[str]()
        for line in stats.batters:
            ended.update(line.splits.get(situation, {}))
        if ended:
            table.add_row(voice.say(f"cli-simulate-situation-{situation}"), *_of_situation(ended))
    return table


def _of_situation(ended: Counter[str]) -> list[str]:
    of = {how: ended[how.name.lower().replace("_", "-")] for how in How}
    free = (How.WALK, How.ON_PURPOSE, How.HIT_BY_PITCH, How.BUNT, How.FLY)
    at_bats = sum(of.values()) - sum(of[how] for how in free)
    hits = sum(of[how] for how in (How.SINGLE, How.DOUBLE, How.TRIPLE, How.HOMER))
    counts = (of[How.HOMER], of[How.WALK] + of[How.ON_PURPOSE], of[How.STRIKEOUT])
    return [str(sum(of.values())), _share(hits / at_bats if at_bats else None), *map(str, counts)]


def _batters(stats: Stats, voice: Voice) -> Table:
    table = _table(voice.say("cli-simulate-batting"), BATTING_SIGNS)
    for line in sorted(stats.batters, key=lambda line: -line.counts["pa"])[:SHOWN]:
        averages = line_of(line.counts)
        shares = averages[:3] if averages else (None, None, None)
        counts = (str(line.counts[name]) for name in BATTING)
        table.add_row(_called(line.name, voice), *counts, *map(_share, shares))
    return table


def _pitchers(stats: Stats, voice: Voice) -> Table:
    table = _table(voice.say("cli-simulate-pitching"), PITCHING_SIGNS)
    for line in sorted(stats.pitchers, key=lambda line: -line.counts["outs"])[:SHOWN]:
        counts = (str(line.counts[name]) for name in PITCHING)
        rates = ("" if rate is None else f"{rate:.2f}" for rate in (line.earned_average, line.whip))
        table.add_row(_called(line.name, voice), line.innings, *counts, *rates)
    return table
