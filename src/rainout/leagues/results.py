"""What a league keeps of its games: who played when, and what came of it."""

from __future__ import annotations

from typing import NamedTuple

Carried = tuple[int, ...]
"""What a club takes into its next game, as the game's rules carry it."""


class Fixture(NamedTuple):
    """A game that is to be played."""

    number: int
    """Its place in the season, from 1: with the league's seed it makes the dice."""
    day: int
    home: int
    """A club, by its place in the league; in the first seat."""
    away: int
    round: int = 0
    """0 in the season proper, else the round of the bracket, from 1."""


class Result(NamedTuple):
    """A game that was played."""

    fixture: Fixture
    score: tuple[int, int]
    """Of the home club, of the other."""
    won: int
    """1 if the home club won, -1 if the other did, 0 where nobody did."""
    carried: tuple[Carried, Carried] = ((), ())
    """What either takes into its next game."""
    actions: tuple[str, ...] = ()
    """Every action in notation, where people played it; what bots play follows from the dice."""

    @property
    def day(self) -> int:
        """The day it was played."""
        return self.fixture.day

    @property
    def clubs(self) -> tuple[int, int]:
        """The home club and the other."""
        return self.fixture.home, self.fixture.away

    @property
    def winner(self) -> int | None:
        """The club that won, if one did."""
        return None if self.won == 0 else self.fixture.home if self.won > 0 else self.fixture.away

    @property
    def loser(self) -> int | None:
        """The club that lost, if one did."""
        return None if self.won == 0 else self.fixture.away if self.won > 0 else self.fixture.home
