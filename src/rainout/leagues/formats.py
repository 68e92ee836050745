"""Ways to compete: a season with a schedule and playoffs, a round robin, a cup, a Swiss tournament, a ladder.

Each says which games come next, from nothing but what was agreed and the results so far.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from random import Random

from rainout.leagues.bracket import Bracket, played_through
from rainout.leagues.results import Fixture, Result
from rainout.leagues.schedule import Series, circle_rounds
from rainout.leagues.standings import Record, table

DAYS_BETWEEN = 2
"""From the last day of a round to the first of the next: one day off."""


class Format(ABC):
    """A way to compete, among clubs by their places in the league."""

    def __init__(self, divisions: Sequence[Sequence[int]], seed: int) -> None:
        self.divisions, self.seed = divisions, seed
        self.clubs = sorted(club for division in divisions for club in division)
        self._division = {club: place for place, each in enumerate(divisions) for club in each}

    @abstractmethod
    def next_day(self, played: Sequence[Result]) -> list[Fixture]:
        """All games of the next day, when every day before is over; none when the competition is."""

    @abstractmethod
    def champion(self, played: Sequence[Result]) -> int | None:
        """Who has won, once that is known."""

    def due(self, played: Sequence[Result]) -> list[Fixture]:
        """The games that are next: what is left of a day that was begun, or those of a new one."""
        if not played:
            return self.next_day(played)
        today = len(list(takewhile(lambda each: each.day == played[-1].day, reversed(played))))
        return self.next_day(played[:-today])[today:] or self.next_day(played)

    def standings(self, played: Sequence[Result], clubs: Sequence[int] | None = None) -> list[Record]:
        """The table after these games, of all clubs or of some, without those of a bracket."""
        proper = [each for each in played if each.fixture.round == 0]
        return table(self.clubs if clubs is None else clubs, proper, self._division.__getitem__, self.seed)

    def bracket(self, played: Sequence[Result]) -> Bracket | None:
        """The bracket as it stands, where there is one and it has begun."""
        return None


def _after(played: Sequence[Result], days: int = 1) -> int:
    return played[-1].day + days if played else 1


class Season(Format):
    """A schedule, and playoffs among the best."""

    def __init__(
        self,
        divisions: Sequence[Sequence[int]],
        seed: int,
        schedule: Sequence[Series],
        playoffs: int,
        best_of: Sequence[int],
    ) -> None:
        super().__init__(divisions, seed)
        self.schedule, self.playoffs, self.best_of = schedule, playoffs, best_of
        self._seeded: list[int] | None = None
        """Who plays on, once it was found out."""
        days = sorted((day, place) for place, each in enumerate(schedule) for day in each.days)
        self.fixtures = [
            Fixture(number, day, schedule[place].home, schedule[place].away)
            for number, (day, place) in enumerate(days, 1)
        ]

    def next_day(self, played: Sequence[Result]) -> list[Fixture]:
        """The day in the schedule; then a game of each series of the playoffs."""
        if len(played) < len(self.fixtures):
            day = self.fixtures[len(played)].day
            rest = self.fixtures[len(played) : len(played) + len(self.clubs)]
            return [each for each in rest if each.day == day]
        bracket = self.bracket(played)
        if bracket is None:
            return []
        begins = not any(tie.games for tie in bracket.rounds[-1])
        return list(bracket.due(len(played) + 1, _after(played, DAYS_BETWEEN if begins else 1)))

    def qualified(self, played: Sequence[Result]) -> list[int]:
        """Who plays on: the first of each division, as far as there is room, then the best of the others."""
        order = [each.club for each in self.standings(played)]
        first = [self.standings(played, division)[0].club for division in self.divisions]
        if len(first) > self.playoffs or len(self.divisions) == 1:
            return order[: self.playoffs]
        firsts = [club for club in order if club in first]
        return (firsts + [club for club in order if club not in first])[: self.playoffs]

    def bracket(self, played: Sequence[Result]) -> Bracket | None:
        """The playoffs, once the season proper is over."""
        proper = len(self.fixtures)
        if len(played) < proper or self.playoffs < 2:
            return None
        if self._seeded is None:
            self._seeded = self.qualified(played[:proper])
        bracket = played_through(self._seeded, self.best_of, played[proper:])
        bracket.go_on()
        return bracket

    def champion(self, played: Sequence[Result]) -> int | None:
        """Who won the last series; without playoffs, who is first in the table."""
        if bracket := self.bracket(played):
            return bracket.champion
        return self.standings(played)[0].club if played and len(played) == len(self.fixtures) else None


class RoundRobin(Format):
    """Everybody against everybody, so many times, now at home and now away."""

    def __init__(self, divisions: Sequence[Sequence[int]], seed: int, times: int) -> None:
        super().__init__(divisions, seed)
        clubs = [*self.clubs, *([None] * (len(self.clubs) % 2))]
        self.fixtures: list[Fixture] = []
        for day, (turn, pairs) in enumerate(
            ((turn, pairs) for turn in range(times) for pairs in circle_rounds(len(clubs))), 1
        ):
            for a, b in pairs:
                one, other = (clubs[a], clubs[b]) if turn % 2 == 0 else (clubs[b], clubs[a])
                if one is not None and other is not None:
                    self.fixtures.append(Fixture(len(self.fixtures) + 1, day, one, other))

    def next_day(self, played: Sequence[Result]) -> list[Fixture]:
        """A game for everybody, or for all but one."""
        rest = self.fixtures[len(played) :]
        return [each for each in rest if each.day == rest[0].day]

    def champion(self, played: Sequence[Result]) -> int | None:
        """Who is first in the end."""
        return self.standings(played)[0].club if played and len(played) == len(self.fixtures) else None


class Cup(Format):
    """Who loses is out; places in the bracket are drawn."""

    def __init__(self, divisions: Sequence[Sequence[int]], seed: int, best_of: Sequence[int]) -> None:
        super().__init__(divisions, seed)
        self.best_of = best_of
        self.drawn = Random(f"{seed} cup").sample(self.clubs, len(self.clubs))

    def bracket(self, played: Sequence[Result]) -> Bracket:
        """The whole cup."""
        bracket = played_through(self.drawn, self.best_of, played)
        bracket.go_on()
        return bracket

    def next_day(self, played: Sequence[Result]) -> list[Fixture]:
        """A game of each tie of the round."""
        return list(self.bracket(played).due(len(played) + 1, _after(played)))

    def champion(self, played: Sequence[Result]) -> int | None:
        """Who won the last tie."""
        return self.bracket(played).champion

    def standings(self, played: Sequence[Result], clubs: Sequence[int] | None = None) -> list[Record]:
        """What everybody has to show; who went further stands higher."""
        order = table(self.clubs if clubs is None else clubs, played, self._division.__getitem__, self.seed)
        reached = Counter(dict.fromkeys(self.clubs, 0))
        for tie in (tie for ties in self.bracket(played).rounds for tie in ties):
            for club in (tie.upper, tie.lower):
                if club is not None:
                    reached[club] = max(reached[club], tie.round + (tie.winner == club))
        return sorted(order, key=lambda each: -reached[each.club])


class Swiss(Format):
    """So many rounds, in which clubs meet that have won as much, and nobody the same club twice while that can be."""

    def __init__(self, divisions: Sequence[Sequence[int]], seed: int, rounds: int) -> None:
        super().__init__(divisions, seed)
        self.rounds = rounds
        self.drawn = Random(f"{seed} swiss").sample(self.clubs, len(self.clubs))

    def next_day(self, played: Sequence[Result]) -> list[Fixture]:
        """A round: from the top of the table down, each meets the next it has not met; the last sits out in turn."""
        day = _after(played)
        if day > self.rounds:
            return []
        place = {each.club: number for number, each in enumerate(self.standings(played))}
        order = sorted(self.clubs, key=place.__getitem__) if played else list(self.drawn)
        if len(order) % 2:
            order.remove(self._sits_out(order, played))
        met = Counter(frozenset(each.clubs) for each in played)
        hosted = Counter(each.fixture.home for each in played)
        pairs = _pair_up(order, met)
        turned = [
            (a, b) if (hosted[a], place.get(a, 0)) <= (hosted[b], place.get(b, 0)) else (b, a)
            for a, b in pairs
        ]
        return [Fixture(len(played) + number, day, *pair) for number, pair in enumerate(turned, 1)]

    def _sits_out(self, order: Sequence[int], played: Sequence[Result]) -> int:
        count = Counter(club for each in played for club in each.clubs)
        return min(reversed(order), key=lambda club: -count[club])

    def champion(self, played: Sequence[Result]) -> int | None:
        """Who is first after the last round."""
        return None if not played or self.due(played) else self.standings(played)[0].club


def _pair_up(order: Sequence[int], met: Counter[frozenset[int]], most: int = 0) -> list[tuple[int, int]]:
    """Neighbours in the table as pairs of which none has met more than ``most`` times; more often if need be."""
    for again in range(most, most + len(order) + 1):
        if found := _pairs(tuple(order), met, again, [20_000]):
            return found
    return list(zip(order[::2], order[1::2], strict=True))


def _pairs(
    order: tuple[int, ...], met: Counter[frozenset[int]], most: int, patience: list[int]
) -> list[tuple[int, int]] | None:
    if not order:
        return []
    first, rest = order[0], order[1:]
    for place, other in enumerate(rest):
        patience[0] -= 1
        if patience[0] < 0:
            return None
        if met[frozenset((first, other))] <= most:
            others = _pairs(rest[:place] + rest[place + 1 :], met, most, patience)
            if others is not None:
                return [(first, other), *others]
    return None


class Ladder(Format):
    """Everybody stands on a rung; in each round neighbours meet, and who beats the one above takes his place."""

    def __init__(self, divisions: Sequence[Sequence[int]], seed: int, rounds: int) -> None:
        super().__init__(divisions, seed)
        self.rounds = rounds
        self.drawn = Random(f"{seed} ladder").sample(self.clubs, len(self.clubs))

    def order(self, played: Sequence[Result]) -> list[int]:
        """Who stands where, from the top."""
        rungs = list(self.drawn)
        for each in played:
            above, below = sorted(each.clubs, key=rungs.index)
            if each.winner == below:
                high, low = rungs.index(above), rungs.index(below)
                rungs[high], rungs[low] = below, above
        return rungs

    def next_day(self, played: Sequence[Result]) -> list[Fixture]:
        """Rungs one and two meet, three and four, …; in the next round two and three, and so on."""
        day = _after(played)
        if day > self.rounds:
            return []
        rungs = self.order(played)
        start = (day + 1) % 2 if len(rungs) > 2 else 0
        pairs = [(rungs[place + 1], rungs[place]) for place in range(start, len(rungs) - 1, 2)]
        turned = [pair if day // 2 % 2 else pair[::-1] for pair in pairs]
        return [Fixture(len(played) + number, day, *pair) for number, pair in enumerate(turned, 1)]

    def champion(self, played: Sequence[Result]) -> int | None:
        """Who stands on top after the last round."""
        return None if not played or self.due(played) else self.order(played)[0]

    def standings(self, played: Sequence[Result], clubs: Sequence[int] | None = None) -> list[Record]:
        """What everybody has to show, from the top rung down."""
        known = {each.club: each for each in super().standings(played, clubs)}
        return [known[club] for club in self.order(played) if club in known]
