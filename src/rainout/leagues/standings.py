"""Standings: who is ahead, and who is when two are level."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import groupby

from rainout.leagues.results import Result

LAST = 10
"""So many of the latest games are told of apart."""


@dataclass
class Record:
    """What a club has to show."""

    club: int
    won: int = 0
    lost: int = 0
    level: int = 0
    scored: int = 0
    allowed: int = 0
    home: list[int] = field(default_factory=lambda: [0, 0])
    """Games won and lost at home."""
    away: list[int] = field(default_factory=lambda: [0, 0])
    course: list[int] = field(default_factory=list)
    """Each game in its order: 1, -1, or 0."""

    @property
    def games(self) -> int:
        """How many it has played."""
        return self.won + self.lost + self.level

    @property
    def share(self) -> Fraction:
        """The part of its games it won; level games count half, none at all as one half."""
        return Fraction(2 * self.won + self.level, 2 * self.games) if self.games else Fraction(1, 2)

    @property
    def streak(self) -> int:
        """Games won in a row, or lost, as a negative number."""
        last = self.course[-1] if self.course else 0
        length = next((n for n, each in enumerate(reversed(self.course)) if each != last), len(self.course))
        return last * length

    @property
    def last_ten(self) -> tuple[int, int]:
        """Won and lost of the latest ten."""
        latest = self.course[-LAST:]
        return latest.count(1), latest.count(-1)

    def behind(self, leader: Record) -> Fraction:
        """Games behind another."""
        return Fraction((leader.won - leader.lost) - (self.won - self.lost), 2)

    def count(self, won: int, scored: int, allowed: int, at_home: bool) -> None:
        """One more game."""
        self.course.append(won)
        self.won += won > 0
        self.lost += won < 0
        self.level += won == 0
        self.scored += scored
        self.allowed += allowed
        place = self.home if at_home else self.away
        if won:
            place[won < 0] += 1


def records(clubs: Sequence[int], results: Iterable[Result]) -> dict[int, Record]:
    """What each of these clubs has to show against each other."""
    found = {club: Record(club) for club in clubs}
    for result in results:
        home, away = result.clubs
        if home in found and away in found:
            found[home].count(result.won, result.score[0], result.score[1], at_home=True)
            found[away].count(-result.won, result.score[1], result.score[0], at_home=False)
    return found


def table(
    clubs: Sequence[int], results: Sequence[Result], division: Callable[[int], int], seed: int
) -> list[Record]:
    """These clubs, the best first.

    Where clubs are level, what counts is, one after the other: the games between them, those in their divisions, the
    difference of runs, the runs, and at last a lot that was drawn with the league's seed.
    """
    known = records(sorted({club for each in results for club in each.clubs} | set(clubs)), results)
    ordered = sorted((known[club] for club in clubs), key=lambda each: -each.share)
    found: list[Record] = []
    for _, level in groupby(ordered, key=lambda each: each.share):
        found += _untie([each.club for each in level], results, known, division, seed)
    return found


def _untie(
    level: list[int],
    results: Sequence[Result],
    known: dict[int, Record],
    division: Callable[[int], int],
    seed: int,
) -> list[Record]:
    """Clubs that are level, in the order that breaks the tie."""
    if len(level) == 1:
        return [known[level[0]]]
    between = records(level, results)
    inside = _in_divisions(level, results, division)

    def claim(club: int) -> tuple[object, ...]:
        record = known[club]
        return (
            -between[club].share, -inside[club], record.allowed - record.scored, -record.scored, lot(seed, club)
        )  # fmt: skip

    return [known[club] for club in sorted(level, key=claim)]


def _in_divisions(
    level: Sequence[int], results: Sequence[Result], division: Callable[[int], int]
) -> dict[int, Fraction]:
    """The part that each won of the games within its division."""
    own: dict[int, list[Result]] = defaultdict(list)
    for each in results:
        if division(each.fixture.home) == division(each.fixture.away):
            for club in each.clubs:
                own[club].append(each)
    return {
        club: records({club for each in own[club] for club in each.clubs} | {club}, own[club])[club].share  # type: ignore[arg-type]
        for club in level
    }


def lot(seed: int, club: int) -> str:
    """What a club has drawn, once for all."""
    return hashlib.sha256(f"lot {seed} {club}".encode()).hexdigest()
