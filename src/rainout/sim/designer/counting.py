"""What is counted of many games of ball: whole numbers only, so that the order they come in cannot matter."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from rainout.diamond.book import TEAM_NAMES
from rainout.diamond.scorecard import MOST_LOGGED, STATES, Entry, read_entry
from rainout.diamond.state import INNINGS, LAST_INNING, Team
from rainout.sim.designer.findings import Ball, Chance, Expected, Inning
from rainout.sim.intervals import DIGITS, mean, proportion

MOST_RUNS = 15
"""So many runs or more are one column."""
TOLD_INNINGS = LAST_INNING + 1
"""Innings that are told apart; the last stands for all later ones."""
MOST_LEAD = 6
LEADS = 2 * MOST_LEAD + 1
FEWEST_SEEN = 30
"""A chance to win is told of what was seen at least so often."""
BASE_STATES = 8


class Real(msgspec.Struct, frozen=True):
    """Facts of real baseball; see ``real.toml``."""

    runs: tuple[int, ...]
    home: int
    total: int
    expectancy: tuple[tuple[float, ...], ...]

    @property
    def distribution(self) -> tuple[float, ...]:
        """How often a team scores 0, 1, 2 … runs in a game."""
        total = sum(self.runs)
        return tuple(round(count / total, DIGITS) for count in self.runs)

    @property
    def home_share(self) -> float:
        """How many games the home team wins."""
        return round(2 * self.home / sum(self.runs), DIGITS)


@cache
def real() -> Real:
    """The facts there are."""
    return msgspec.toml.decode(Path(__file__).with_name("real.toml").read_bytes(), type=Real)


SHAPES = {
    "runs": (MOST_RUNS + 1,),
    "half_runs": (TOLD_INNINGS,),
    "halves": (TOLD_INNINGS,),
    "to_come": (STATES,),
    "to_come_squares": (STATES,),
    "seen": (STATES,),
    "leads": (TOLD_INNINGS, len(Team), LEADS),
    "lead_wins": (TOLD_INNINGS, len(Team), LEADS),
}
"""What is counted in arrays."""


@dataclass
class BallCount:
    """Counts over any number of games."""

    games: int = 0
    played: int = 0
    """Innings."""
    decided: int = 0
    home_wins: int = 0
    runs: Any = None
    total: int = 0
    squares: int = 0
    """Of runs of teams, for their mean."""
    half_runs: Any = None
    halves: Any = None
    to_come: Any = None
    to_come_squares: Any = None
    seen: Any = None
    leads: Any = None
    lead_wins: Any = None
    """Half wins of the home team: 2 for one that was won, 1 for one that ended level."""

    def __post_init__(self) -> None:
        for name, shape in SHAPES.items():
            setattr(self, name, np.zeros(shape, np.int64))

    @classmethod
    def of(cls, cards: Any) -> BallCount:
        """The counts of games by their scorecards; games that were not finished, or forfeited, are left out."""
        cards = cards[(cards.over == 1) & (cards.forfeited == 0)]
        made = cls(games=len(cards))
        made.played = int((cards.innings - cards.from_inning + 1).sum())
        made.decided = int((cards.winner >= 0).sum())
        made.home_wins = int((cards.winner == Team.HOME).sum())
        runs = cards.runs.astype(np.int64).ravel()
        made.runs = np.bincount(np.minimum(runs, MOST_RUNS), minlength=MOST_RUNS + 1)
        made.total, made.squares = int(runs.sum()), int((runs * runs).sum())
        made._count_halves(cards)
        return made

    def _count_halves(self, cards: Any) -> None:
        """What plate appearances tell: what was to come in their halves, and who won from where."""
        logged = np.arange(MOST_LOGGED)[None, :] < np.minimum(cards.logged, MOST_LOGGED)[:, None]
        game = np.nonzero(logged)[0]
        entries = cards.log[logged]
        if not len(entries):
            return
        team, inning = read_entry(entries, Entry.TEAM), read_entry(entries, Entry.INNING)
        lead = read_entry(entries, Entry.LEAD) - 32
        first = np.ones(len(entries), bool)
        first[1:] = (np.diff(game) != 0) | (np.diff(team) != 0) | (np.diff(inning) != 0)
        half = np.cumsum(first) - 1
        began = lead[first][half]
        self._count_chances(cards, game[first], team[first], inning[first], lead[first])
        line = cards.line.astype(np.int64)[game, team, np.minimum(inning, INNINGS) - 1]
        told = np.minimum(inning[first], TOLD_INNINGS) - 1
        kept_half = inning[first] < INNINGS
        self.halves = np.bincount(told[kept_half], minlength=TOLD_INNINGS)
        self.half_runs = _sums(told[kept_half], line[first][kept_half], TOLD_INNINGS)
        last = (inning == cards.innings[game]) & (team == cards.last_half[game])
        broken_off = last & (cards.half_open[game] == 1)
        cut_short = (team == Team.HOME) & (inning >= LAST_INNING)
        kept = ~broken_off & ~cut_short & (inning < INNINGS)
        state = (read_entry(entries, Entry.BASES) + BASE_STATES * read_entry(entries, Entry.OUTS))[kept]
        to_come = (line - (lead - began))[kept]
        self.seen = np.bincount(state, minlength=STATES)
        self.to_come = _sums(state, to_come, STATES)
        self.to_come_squares = _sums(state, to_come * to_come, STATES)

    def _count_chances(self, cards: Any, game: Any, team: Any, inning: Any, lead: Any) -> None:
        """Who won, by inning, half and lead as the half began."""
        own = np.where(team == Team.HOME, lead, -lead)
        place = np.minimum(inning, TOLD_INNINGS) - 1, team, np.clip(own, -MOST_LEAD, MOST_LEAD) + MOST_LEAD
        np.add.at(self.leads, place, 1)
        winner = cards.winner[game]
        np.add.at(self.lead_wins, place, np.where(winner < 0, 1, 2 * (winner == Team.HOME)))

    def add(self, other: BallCount) -> None:
        """Count in other games."""
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def ball(self) -> Ball:
        """What it all shows."""
        teams = len(Team) * self.games
        return Ball(
            games=self.games,
            innings_played=round(self.played / max(self.games, 1), DIGITS),
            home=proportion(self.home_wins, self.decided),
            real_home=real().home_share,
            runs=mean(teams, self.total, self.squares),
            real_runs=round(real().total / sum(real().runs), DIGITS),
            distribution=tuple(round(int(count) / max(teams, 1), DIGITS) for count in self.runs),
            real_distribution=real().distribution,
            innings=tuple(
                Inning(number + 1, int(halves), round(int(runs) / int(halves), DIGITS))
                for number, (halves, runs) in enumerate(zip(self.halves, self.half_runs, strict=True))
                if halves
            ),
            expectancy=tuple(
                Expected(
                    state % BASE_STATES,
                    state // BASE_STATES,
                    int(self.seen[state]),
                    mean(*map(int, (self.seen[state], self.to_come[state], self.to_come_squares[state]))),
                    real().expectancy[state // BASE_STATES][state % BASE_STATES],
                )
                for state in range(STATES)
            ),
            chances=tuple(
                Chance(
                    inning + 1,
                    TEAM_NAMES[team],
                    lead - MOST_LEAD,
                    int(self.leads[inning, team, lead]),
                    proportion(
                        int(self.lead_wins[inning, team, lead]) / 2, int(self.leads[inning, team, lead])
                    ),
                )
                for inning, team, lead in np.ndindex(self.leads.shape)
                if self.leads[inning, team, lead] >= FEWEST_SEEN
            ),
        )


def _sums(places: Any, numbers: Any, count: int) -> Any:
    """Whole numbers added up by place."""
    found = np.zeros(count, np.int64)
    np.add.at(found, places, numbers)
    return found
