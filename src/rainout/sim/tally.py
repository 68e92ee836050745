"""What is kept of the matches that were played: whole numbers only, so that the order they come in cannot matter."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from rainout.core.state import NOBODY
from rainout.core.words import Message


@dataclass
class Sum:
    """How many numbers there were, their sum and the sum of their squares."""

    count: int = 0
    total: int = 0
    squares: int = 0

    @classmethod
    def of(cls, numbers: Any) -> Sum:
        """The sum of an array of whole numbers."""
        wide = numbers.astype(np.int64)
        return cls(len(wide), int(wide.sum()), int((wide * wide).sum()))

    def add(self, other: Sum) -> None:
        """Count in other numbers."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares


@dataclass
class Tally:
    """Counts over any number of matches; it grows with the longest match, not with how many there are.

    A *player* is a bot by its place in the line-up; players change sides from match to match. A side is a seat, or a
    team where the game has teams.
    """

    players: int
    games: int = 0
    finished: int = 0
    level: int = 0
    """Finished with nobody ahead; one who plays alone has either won or lost."""
    started: int = 0
    """Finished, and it is known who took the first turn."""
    starter_wins: int = 0
    wins: Any = None
    """Wins by player and by the side he was on."""
    points: list[Sum] = field(default_factory=list)
    """Points of each player over all matches."""
    winner_points: Sum = field(default_factory=Sum)
    turns: Any = None
    """How many finished matches lasted 0, 1, 2… turns."""
    forfeits: list[int] = field(default_factory=list)
    """Matches that each player lost by what it did outside the rules."""
    faults: dict[int, tuple[int, Message]] = field(default_factory=dict)
    """Of each player that did, the first such match and what was wrong."""
    totals: Any = None
    """What scorecards add up to, an array of one, where somebody kept score."""

    def __post_init__(self) -> None:
        self.wins = np.zeros((self.players, self.players), np.int64)
        self.points = [Sum() for _ in range(self.players)]
        self.turns = np.zeros(0, np.int64)
        self.forfeits = [0] * self.players

    @classmethod
    def of(cls, first: int, payoffs: Any, turns: Any, ends: Any, points: Any, totals: Any = None) -> Tally:
        """The tally of one batch of matches numbered from ``first``.

        ``payoffs`` come by player, ``points`` by side. Of the end positions only ``actor`` is read, and ``starter`` if
        the game has it. A match given up for its length counts as unfinished and scores no points.
        """
        games, players = payoffs.shape
        tally = cls(players, games=games)
        finished = ends["actor"] == NOBODY
        won = (payoffs == 1) & finished[:, None]
        side_of = _sides(first, games, players)
        tally.finished = int(finished.sum())
        tally.level = int((finished & (payoffs == 0).all(axis=1)).sum())
        for player in range(players):
            tally.wins[player] = np.bincount(side_of[won[:, player], player], minlength=players)
        tally.turns = np.bincount(turns[finished])
        tally.totals = totals
        tally._count_points(points, finished, won, side_of)
        tally._count_starters(ends, finished, won, side_of)
        return tally

    def _count_points(self, points: Any, finished: Any, won: Any, side_of: Any) -> None:
        points = np.take_along_axis(points.astype(np.int64), side_of, axis=1) * finished[:, None]
        self.points = [Sum.of(points[:, player]) for player in range(self.players)]
        self.winner_points = Sum.of(points[won])

    def _count_starters(self, ends: Any, finished: Any, won: Any, side_of: Any) -> None:
        if "starter" not in ends.dtype.names:
            return
        self.started = int(finished.sum())
        self.starter_wins = int((won & (side_of == ends["starter"][:, None])).sum())

    def blame(self, player: int, number: int, fault: Message) -> None:
        """A player lost match ``number`` by a fault of its own."""
        self.forfeits[player] += 1
        self._keep_first(player, number, fault)

    def _keep_first(self, player: int, number: int, fault: Message) -> None:
        if player not in self.faults or number < self.faults[player][0]:
            self.faults[player] = number, fault

    def add(self, other: Tally) -> None:
        """Count in other matches."""
        self.games += other.games
        self.finished += other.finished
        self.level += other.level
        self.started += other.started
        self.starter_wins += other.starter_wins
        self.wins += other.wins
        for mine, theirs in zip(self.points, other.points, strict=True):
            mine.add(theirs)
        self.winner_points.add(other.winner_points)
        self.forfeits = [mine + theirs for mine, theirs in zip(self.forfeits, other.forfeits, strict=True)]
        for player, first in other.faults.items():
            self._keep_first(player, *first)
        self._add_totals(other)
        longest = max(len(self.turns), len(other.turns))
        self.turns = _lengthened(self.turns, longest) + _lengthened(other.turns, longest)

    def _add_totals(self, other: Tally) -> None:
        if self.totals is None:
            self.totals = other.totals
        elif other.totals is not None:
            for name in self.totals.dtype.names:
                self.totals[name] += other.totals[name]


def _sides(first: int, games: int, players: int) -> Any:
    """The side of each player in each match, as :func:`rainout.core.play.play_batch` rotates them."""
    numbers = np.arange(first, first + games)[:, None]
    return (np.arange(players)[None, :] - numbers) % players


def _lengthened(counts: Any, length: int) -> Any:
    return np.concatenate([counts, np.zeros(length - len(counts), np.int64)])
