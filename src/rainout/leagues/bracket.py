"""A bracket: who loses a series is out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rainout.leagues.results import Fixture, Result

HOSTS = {1: "U", 3: "ULU", 5: "UULLU", 7: "UULLLUU", 9: "UULLLUULU"}
"""Who is at home in each game of a best of so many: the upper or the lower club."""
LEVEL_GAMES = 3
"""Where so many times as many games as a series has were level, the upper club goes on."""


@dataclass
class Tie:
    """Two clubs who play for going on."""

    round: int
    upper: int
    """The one with the better place, or none yet."""
    lower: int | None
    """Nobody where the upper one has no need to play."""
    best_of: int
    upper_wins: int = 0
    lower_wins: int = 0
    games: int = 0

    @property
    def winner(self) -> int | None:
        """Who goes on, once that is known."""
        if (
            self.lower is None
            or 2 * self.upper_wins > self.best_of
            or self.games >= LEVEL_GAMES * self.best_of
        ):
            return self.upper
        return self.lower if 2 * self.lower_wins > self.best_of else None

    @property
    def pairing(self) -> tuple[int, int]:
        """The home club and the other of the next game."""
        assert self.lower is not None
        upper = HOSTS[self.best_of][self.games % self.best_of] == "U"
        return (self.upper, self.lower) if upper else (self.lower, self.upper)

    def count(self, result: Result) -> None:
        """One more game of theirs."""
        self.games += 1
        self.upper_wins += result.winner == self.upper
        self.lower_wins += result.winner == self.lower


class Bracket:
    """The ties of every round, as far as they are known."""

    def __init__(self, seeded: Sequence[int], best_of: Sequence[int]) -> None:
        """``seeded`` clubs, the best first; ``best_of`` games by round, the last for all rounds that come after."""
        self.best_of = best_of
        self.rounds: list[list[Tie]] = []
        self.places = {club: place for place, club in enumerate(seeded)}
        size = 1 << max(1, (len(seeded) - 1).bit_length())
        order = [seeded[place] if place < len(seeded) else None for place in _seats(size)]
        self._begin(order)

    def _begin(self, clubs: Sequence[int | None]) -> None:
        number = len(self.rounds) + 1
        best_of = self.best_of[min(number, len(self.best_of)) - 1]
        pairs = zip(clubs[::2], clubs[1::2], strict=True)
        self.rounds.append([Tie(number, *self._ranked(one, other), best_of) for one, other in pairs])

    def _ranked(self, one: int | None, other: int | None) -> tuple[int, int | None]:
        there = sorted((each for each in (one, other) if each is not None), key=self.places.__getitem__)
        return there[0], there[1] if len(there) > 1 else None

    def count(self, result: Result) -> None:
        """One more game; the next round begins when all ties of this one are decided."""
        tie = next(each for each in self.rounds[-1] if {each.upper, each.lower} == set(result.clubs))
        tie.count(result)

    def go_on(self) -> None:
        """Begin the next round if this one is over and there is one."""
        ties = self.rounds[-1]
        if len(ties) > 1 and all(each.winner is not None for each in ties):
            self._begin([each.winner for each in ties])

    @property
    def champion(self) -> int | None:
        """Who won the last tie."""
        return self.rounds[-1][0].winner if len(self.rounds[-1]) == 1 else None

    def due(self, number: int, day: int) -> Iterator[Fixture]:
        """The next game of each tie that is not decided, numbered from one on."""
        open_ties = [tie for tie in self.rounds[-1] if tie.winner is None]
        for place, tie in enumerate(open_ties):
            yield Fixture(number + place, day, *tie.pairing, tie.round)


def played_through(seeded: Sequence[int], best_of: Sequence[int], results: Sequence[Result]) -> Bracket:
    """The bracket after these games."""
    bracket = Bracket(seeded, best_of)
    for result in results:
        while result.fixture.round > len(bracket.rounds):
            before = len(bracket.rounds)
            bracket.go_on()
            assert len(bracket.rounds) > before, "a game of a round that has not begun"
        bracket.count(result)
    return bracket


def _seats(size: int) -> list[int]:
    """The places of a bracket from top to bottom, so that the best meet last.

    >>> _seats(8)
    [0, 7, 3, 4, 1, 6, 2, 5]
    """
    order = [0]
    while len(order) < size:
        both = 2 * len(order) - 1
        order = [place for each in order for place in (each, both - each)]
    return order
