"""Statistics of a simulation: what everybody did in all games together, and how that reads as averages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import numpy as np

from rainout.core.box import Name
from rainout.diamond.averages import BattingLine, batting_line
from rainout.diamond.book import TEAM_NAMES
from rainout.diamond.box import innings_of
from rainout.diamond.game import BallGame
from rainout.diamond.scorecard import STATES, Bat, Catch, How, Pitch, names_of
from rainout.diamond.state import OUTS, Team

NINE = 9
SITUATIONS = ("empty", "runners", "scoring", "scoring-two-out", "loaded", "late")
"""Situations that batting is split by: nobody on base, somebody, somebody on second or third, that with two out, bases
loaded; late and close."""


class BatterStats(msgspec.Struct, frozen=True):
    """What somebody did at bat and on the bases."""

    man: int
    name: Name
    counts: dict[str, int]
    splits: dict[str, dict[str, int]]
    """By situation, how many plate appearances ended how."""

    @property
    def line(self) -> BattingLine | None:
        """His averages, if he had an at-bat."""
        return line_of(self.counts)


class PitcherStats(msgspec.Struct, frozen=True):
    """What somebody did on the mound."""

    man: int
    name: Name
    innings: str
    counts: dict[str, int]

    @property
    def earned_average(self) -> float | None:
        """Earned runs in nine innings."""
        return per_nine(self.counts["earned"], self.counts["outs"])

    @property
    def whip(self) -> float | None:
        """Walks and hits an inning."""
        outs = self.counts["outs"]
        return OUTS * (self.counts["walks"] + self.counts["hits"]) / outs if outs else None


class FielderStats(msgspec.Struct, frozen=True):
    """What somebody did in the field, as far as the game knows."""

    man: int
    name: Name
    counts: dict[str, int]


class TeamStats(msgspec.Struct, frozen=True):
    """What the visitors did in all games, or the home teams."""

    side: str
    counts: dict[str, int]
    line: tuple[int, ...]
    """Runs by inning, as far as any were scored."""


class Stats(msgspec.Struct, frozen=True):
    """What was counted in all games together."""

    games: int
    """Games that were finished."""
    teams: tuple[TeamStats, ...]
    batters: tuple[BatterStats, ...]
    """Everybody who came to bat, by his number."""
    pitchers: tuple[PitcherStats, ...]
    fielders: tuple[FielderStats, ...]


def stats_of(game: BallGame, t: Any, totals: Any) -> Stats:
    """The statistics in totals of scorecards."""
    batters = tuple(
        BatterStats(
            man, game.man(t, man), _counts(Bat, totals.batting[man]), dict(_splits(totals.splits[man]))
        )
        for man in np.flatnonzero(totals.batting[:, Bat.GAMES]).tolist()
        if totals.batting[man, Bat.PA] or totals.batting[man, Bat.RUNS]
    )
    pitchers = tuple(
        PitcherStats(
            man,
            game.man(t, man),
            innings_of(int(totals.pitching[man, Pitch.OUTS])),
            _counts(Pitch, totals.pitching[man]),
        )
        for man in np.flatnonzero(totals.pitching[:, Pitch.GAMES]).tolist()
    )
    fielders = tuple(
        FielderStats(man, game.man(t, man), _counts(Catch, totals.fielding[man]))
        for man in np.flatnonzero(totals.fielding.any(axis=1)).tolist()
    )
    return Stats(int(totals.games), tuple(_team(totals, team) for team in Team), batters, pitchers, fielders)


def _counts(columns: Any, line: Any) -> dict[str, int]:
    return dict(zip(names_of(columns), line.tolist(), strict=True))


def _splits(line: Any) -> Iterator[tuple[str, dict[str, int]]]:
    """Plate appearances by situation; situations overlap, as a batter with the bases loaded has runners on too."""
    states = np.arange(len(line)) % STATES
    bases, outs = states % 8, states // 8
    where = {
        "empty": bases == 0,
        "runners": bases > 0,
        "scoring": bases > 1,
        "scoring-two-out": (bases > 1) & (outs == OUTS - 1),
        "loaded": bases == 7,
        "late": np.arange(len(line)) >= STATES,
    }
    for situation in SITUATIONS:
        ended = line[where[situation]].sum(axis=0).tolist()
        if any(ended):
            yield situation, {name: n for name, n in zip(names_of(How), ended, strict=True) if n}


def _team(totals: Any, team: Team) -> TeamStats:
    line = totals.line[team]
    last = int(np.flatnonzero(totals.line.any(axis=0)).max(initial=-1)) + 1
    names = ("appearances", "runs", "hits", "errors", "left", "putouts", "double_plays", "triple_plays")
    counts = {name.replace("_", "-"): int(totals[name][team]) for name in names}
    return TeamStats(TEAM_NAMES[team], counts, tuple(line[:last].tolist()))


def line_of(counts: Mapping[str, int]) -> BattingLine | None:
    """Averages from counts; None for who had no at-bat."""
    if not counts["ab"]:
        return None
    singles = counts["hits"] - counts["doubles"] - counts["triples"] - counts["homers"]
    return batting_line(
        counts["pa"],
        (singles, counts["doubles"], counts["triples"], counts["homers"]),
        counts["strikeouts"],
        counts["walks"] - counts["on-purpose"],
        counts["on-purpose"] + counts["hit-by-pitch"],
        counts["bunts"],
        counts["flies"],
    )


def per_nine(count: int, outs: int) -> float | None:
    """So many in nine innings."""
    return count * NINE * OUTS / outs if outs else None
