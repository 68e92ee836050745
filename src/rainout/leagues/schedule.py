"""A season's schedule: who visits whom on which days.

It is built of *rounds*, in which everybody plays one series at most. A group of an even number of clubs goes round by
the circle method; in an odd group those at the same distance round a circle meet, so that all of them play the same
number of games however long each series is. A league plays rounds of all clubs, and between them rounds of divisions.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise
from random import Random
from typing import Any, NamedTuple

from rainout.core.errors import RainoutError

SHORTEST, LONGEST = 2, 4
"""Games of a series."""
USUAL_SERIES = 3
MOST_DAYS_IN_A_ROW = 20
"""As many days as anybody plays without a day off."""
SHARE_OF_ALL = 0.75
"""The part of a season's games that may go into meeting everybody as often; the rest is for the division."""
FEWEST_CLUBS, MOST_CLUBS = 2, 60
MOST_GAMES = 400
TRIES = 30_000
"""Times that series are turned round to break up long stays at home or away."""
TOO_LONG = 100
"""What a stay beyond three series weighs, beside one of three."""


class BadSchedule(RainoutError):
    """A season that cannot be played so, and why."""


class Series(NamedTuple):
    """Two clubs play some days in a row at one of them."""

    day: int
    """The first of them, from 1."""
    home: int
    away: int
    games: int

    @property
    def days(self) -> range:
        """The days it is played on."""
        return range(self.day, self.day + self.games)


class Meeting(NamedTuple):
    """A series of which nobody has said yet where it is played."""

    first: int
    second: int
    games: int


Round = tuple[Meeting, ...]


def make_schedule(divisions: Sequence[Sequence[int]], games: int, seed: int = 0) -> tuple[Series, ...]:
    """A season in which every club of these divisions plays so many games; :class:`BadSchedule` if there is none.

    >>> [(each.home, each.away, each.games) for each in make_schedule([[0, 1]], 6)]
    [(1, 0, 3), (0, 1, 3)]
    """
    check(divisions, games)
    rounds = _in_order(_rounds(divisions, games), seed)
    hosts = _settle_hosts(rounds, seed)
    return tuple(_on_days(rounds, hosts))


def check(divisions: Sequence[Sequence[int]], games: int) -> None:
    """Refuse what no schedule can be made for."""
    clubs = sum(map(len, divisions))
    if not FEWEST_CLUBS <= clubs <= MOST_CLUBS:
        raise BadSchedule("league-error-clubs", count=clubs, low=FEWEST_CLUBS, high=MOST_CLUBS)
    if len(divisions) > 1 and min(map(len, divisions)) < FEWEST_CLUBS:
        raise BadSchedule("league-error-divisions", clubs=clubs, divisions=len(divisions))
    if clubs % 2 and games % 2:
        raise BadSchedule("league-error-odd", clubs=clubs, games=games)
    fewest = 2 * SHORTEST if clubs % 2 else SHORTEST
    if not fewest <= games <= MOST_GAMES:
        raise BadSchedule("league-error-games", clubs=clubs, games=games, low=fewest, high=MOST_GAMES)


# --- Who meets whom --------------------------------------------------------------------------------------------------


def _rounds(divisions: Sequence[Sequence[int]], games: int) -> list[Round]:
    """All rounds: those of the whole league, and between them those of the divisions."""
    everybody = [club for division in divisions for club in division]
    inside = _inside(divisions, games)
    league = list(_rounds_of(everybody, games - inside))
    own = [list(_rounds_of(division, inside)) for division in divisions] if inside else []
    longest = max(map(len, own), default=0)
    beside = [
        tuple(meeting for each in own if number < len(each) for meeting in each[number])
        for number in range(longest)
    ]
    return _spread(league, beside)


def _inside(divisions: Sequence[Sequence[int]], games: int) -> int:
    """How many games a club plays in rounds of its division."""
    clubs = sum(map(len, divisions))
    odd = any(len(division) % 2 for division in divisions)
    circuit = USUAL_SERIES * (clubs - 1)
    times = int(SHARE_OF_ALL * games) // circuit
    if len(divisions) == 1 or not times:
        return 0
    inside = games - times * circuit
    inside -= inside % 2 if odd else 0
    return inside if inside >= (2 * SHORTEST if odd else SHORTEST) else 0


def _spread(many: list[Round], few: list[Round]) -> list[Round]:
    """Two lists as one, each spread evenly over it."""
    placed = [((2 * place + 1) / (2 * len(each)), which, turn) for which, each in enumerate((many, few))
              for place, turn in enumerate(each)]  # fmt: skip
    return [turn for _, _, turn in sorted(placed, key=lambda each: each[:2])]


def _rounds_of(group: Sequence[int], games: int) -> Iterator[Round]:
    """Rounds in which every club of a group plays so many games against the others."""
    if len(group) % 2:
        yield from _odd_rounds(group, games)
        return
    circle = list(circle_rounds(len(group)))
    count = _count_of_series(games, len(circle))
    for number, length in enumerate(_lengths(games, count)):
        yield tuple(Meeting(group[a], group[b], length) for a, b in circle[number % len(circle)])


def _odd_rounds(group: Sequence[int], games: int) -> Iterator[Round]:
    """Rounds of an odd group: in each, one club after the other has no game.

    Clubs at the same distance round the circle play series of one length, two of them each.
    """
    size = len(group)
    distances = size // 2
    count = _count_of_series(games // 2, distances)
    lengths = _lengths(games // 2, count)
    for start in range(0, count, distances):
        length_at = dict(enumerate(lengths[start : start + distances], 1))
        for turn in range(size):
            met = (tuple(sorted((a, (turn - a) % size))) for a in range(size) if a != (turn - a) % size)
            pairs = sorted(set(met))
            apart = ((a, b, min(b - a, size - (b - a))) for a, b in pairs)
            found = tuple(Meeting(group[a], group[b], length_at[d]) for a, b, d in apart if d in length_at)
            if found:
                yield found


def circle_rounds(count: int) -> Iterator[list[tuple[int, int]]]:
    """Everybody of an even number against everybody else once: one stays, the others go round.

    >>> [sorted(map(sorted, each)) for each in circle_rounds(4)]
    [[[0, 3], [1, 2]], [[0, 2], [1, 3]], [[0, 1], [2, 3]]]
    """
    last = count - 1
    for turn in range(last):
        pairs = [(turn, last)]
        pairs += [((turn + step) % last, (turn - step) % last) for step in range(1, count // 2)]
        yield [(a, b) if step % 2 else (b, a) for step, (a, b) in enumerate(pairs, turn)]


def _count_of_series(games: int, circuit: int) -> int:
    """How many series so many games are: whole times round if that can be, and three games each more or less."""
    fewest, most = -(-games // LONGEST), max(1, games // SHORTEST)
    able = range(fewest, most + 1)
    return min(able, key=lambda count: (count % circuit != 0, abs(USUAL_SERIES * count - games), count))


def _lengths(games: int, count: int) -> list[int]:
    """The games of each of so many series, as even as can be, the longer ones spread among the others.

    >>> _lengths(10, 3)
    [3, 3, 4]
    """
    return [games * (number + 1) // count - games * number // count for number in range(count)]


# --- In which order --------------------------------------------------------------------------------------------------


def _in_order(rounds: list[Round], seed: int) -> list[Round]:
    """The rounds so that nobody meets the same club twice running, as far as exchanging rounds goes."""
    luck = Random(seed)
    pairs = [frozenset((each.first, each.second) for each in turn) for turn in rounds]

    def again(place: int) -> int:
        return sum(
            len(pairs[left] & pairs[left + 1])
            for left in (place - 1, place)
            if left >= 0 and left + 1 < len(pairs)
        )

    for place in [*range(len(rounds) - 1)] * 2:
        if pairs[place] & pairs[place + 1]:
            for other in luck.sample(range(len(rounds)), len(rounds)):
                before = again(place) + again(other)
                _exchange(pairs, place, other)
                if abs(other - place) > 1 and again(place) + again(other) < before:
                    _exchange(rounds, place, other)
                    break
                _exchange(pairs, place, other)
    return rounds


def _exchange(those: list[Any], one: int, other: int) -> None:
    those[one], those[other] = those[other], those[one]


# --- At whose place --------------------------------------------------------------------------------------------------


def _settle_hosts(rounds: Sequence[Round], seed: int) -> list[list[bool]]:
    """Of each meeting, whether the first club is at home.

    Two series of one length between the same two clubs are one here and one there. What is left over is a set of closed
    walks, for each length, and hosts take turns along them: so nobody's games at home and away differ by more than
    one series of each length. Exchanging the two of a couple changes none of that.
    """
    hosts = [[True] * len(turn) for turn in rounds]
    waiting: dict[Meeting, tuple[int, int]] = {}
    couples: list[tuple[tuple[int, int], tuple[int, int]]] = []
    for number, turn in enumerate(rounds):
        for place, meeting in enumerate(turn):
            key = Meeting(min(meeting[:2]), max(meeting[:2]), meeting.games)
            here = number, place
            if (there := waiting.pop(key, None)) is None:
                waiting[key] = here
                continue
            turned = rounds[there[0]][there[1]].first == meeting.first
            hosts[number][place] = turned != hosts[there[0]][there[1]]
            couples.append((there, here))
    for length in sorted({key.games for key in waiting}):
        left = {key[:2]: here for key, here in waiting.items() if key.games == length}
        for first, second in _walks(left):
            number, place = left[min(first, second), max(first, second)]
            hosts[number][place] = rounds[number][place].first == first
    Stays(rounds, hosts, seed).break_up(couples, sorted(waiting.values()))
    return hosts


Spot = tuple[int, int]
"""A round, and a meeting in it."""


def _walks(pairs: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Each pair one way round, so that every club comes first as often as second, or once more or less."""
    ways: dict[int, set[int]] = defaultdict(set)
    for a, b in pairs:
        ways[a].add(b)
        ways[b].add(a)
    nowhere = -1
    for club in [club for club, others in ways.items() if len(others) % 2]:
        ways[club].add(nowhere)
        ways[nowhere].add(club)
    for start in sorted(ways):
        at = start
        while ways[at]:
            to = min(ways[at])
            ways[at].remove(to)
            ways[to].remove(at)
            if nowhere not in (at, to):
                yield at, to
            at = to


class Stays:
    """How long clubs stay at home or away, and series turned round until nobody stays too long."""

    def __init__(self, rounds: Sequence[Round], hosts: list[list[bool]], seed: int) -> None:
        self.rounds, self.hosts = rounds, hosts
        self.luck = Random(seed)
        self.spots: dict[int, list[Spot]] = defaultdict(list)
        for number, turn in enumerate(rounds):
            for place, meeting in enumerate(turn):
                self.spots[meeting.first].append((number, place))
                self.spots[meeting.second].append((number, place))
        self.troubles = {club: self._trouble(club) for club in self.spots}

    def break_up(self, couples: Sequence[tuple[Spot, Spot]], single: Sequence[Spot]) -> None:
        """Try to turn couples of series, single ones and rings of three, and keep what does no harm."""
        at = {frozenset(self._meeting(spot)[:2]): spot for spot in single}
        for _ in range(TRIES):
            if max(self.troubles.values()) < TOO_LONG:
                return
            turned = (
                self.luck.choice(couples) if couples and self.luck.random() < 0.5 else self._ring(single, at)
            )
            self._turn_unless_worse(turned)

    def _meeting(self, spot: Spot) -> Meeting:
        return self.rounds[spot[0]][spot[1]]

    def _host_and_guest(self, spot: Spot) -> tuple[int, int]:
        first, second, _ = self._meeting(spot)
        return (first, second) if self.hosts[spot[0]][spot[1]] else (second, first)

    def _ring(self, single: Sequence[Spot], at: dict[frozenset[int], Spot]) -> tuple[Spot, ...]:
        """A series that stands alone, by itself or with two others round which hosts take turns."""
        if not single:
            return ()
        spot = self.luck.choice(single)
        if self.luck.random() < 0.3:
            return (spot,)
        host, guest = self._host_and_guest(spot)
        third = self.luck.choice(list(self.spots))
        there, back = at.get(frozenset((guest, third))), at.get(frozenset((third, host)))
        if there is None or back is None or third in (host, guest):
            return (spot,)
        ring = self._host_and_guest(there) == (guest, third) and self._host_and_guest(back) == (third, host)
        return (spot, there, back) if ring else (spot,)

    def _turn_unless_worse(self, spots: Sequence[Spot]) -> None:
        clubs = {club for spot in spots for club in self._meeting(spot)[:2]}
        self._turn(spots)
        found = {club: self._trouble(club) for club in clubs}
        if sum(found.values()) > sum(self.troubles[club] for club in clubs):
            self._turn(spots)
        else:
            self.troubles |= found

    def _turn(self, spots: Sequence[Spot]) -> None:
        for number, place in spots:
            self.hosts[number][place] = not self.hosts[number][place]

    def _trouble(self, club: int) -> int:
        """What a club would complain of: long stays, and a season that is not half at home."""
        total = length = more = 0
        last: bool | None = None
        for number, place in self.spots[club]:
            first, _, games = self.rounds[number][place]
            here = (first == club) == self.hosts[number][place]
            length = length + 1 if here == last else 1
            more += games if here else -games
            last = here
            total += (0, 0, 0, 1)[length] if length < 4 else TOO_LONG * (length - 3)
        return total + TOO_LONG * max(0, abs(more) - SHORTEST)


# --- On which days ---------------------------------------------------------------------------------------------------


def _on_days(rounds: Sequence[Round], hosts: Sequence[Sequence[bool]]) -> Iterator[Series]:
    """Round after round, with a day off for all before anybody plays too many days in a row."""
    day, since = 1, dict[int, int]()
    for turn, at_first in zip(rounds, hosts, strict=True):
        length = max(meeting.games for meeting in turn)
        playing = [club for meeting in turn for club in meeting[:2]]
        if any(day + length - since.get(club, day) > MOST_DAYS_IN_A_ROW for club in playing):
            day += 1
            since.clear()
        for meeting, first in zip(turn, at_first, strict=True):
            home, away = meeting[:2] if first else meeting[1::-1]
            yield Series(day, home, away, meeting.games)
            for club in (home, away):
                since.setdefault(club, day)
                if meeting.games < length:
                    since.pop(club)
        for club in set(since) - set(playing):
            del since[club]
        day += length


# --- Looking it over -------------------------------------------------------------------------------------------------


class Findings(NamedTuple):
    """What a schedule asks of clubs, at worst."""

    games: frozenset[int]
    """The numbers of games that clubs play."""
    days: int
    longest_run: int
    """Days in a row that somebody plays."""
    most_apart: int
    """By how many a club's games at home and away differ."""
    longest_stay: int
    """Series in a row that somebody plays at home, or away."""
    twice: int
    """How often two clubs play two series running; two clubs alone do nothing else."""
    doubled: int
    """How often somebody would play twice on a day."""
    lengths: frozenset[int]


def look_over(schedule: Sequence[Series]) -> Findings:
    """Go through a schedule as a league's office would before it signs it."""
    clubs = sorted({club for each in schedule for club in (each.home, each.away)})
    mine = {club: [each for each in schedule if club in (each.home, each.away)] for club in clubs}
    played = {club: [day for each in mine[club] for day in each.days] for club in clubs}
    at_home = {club: sum(each.games for each in mine[club] if each.home == club) for club in clubs}
    return Findings(
        games=frozenset(map(len, played.values())),
        days=max(max(days) for days in played.values()),
        longest_run=max(_longest(b == a + 1 for a, b in pairwise(sorted(days))) for days in played.values()) + 1,
        most_apart=max(abs(2 * at_home[club] - len(played[club])) for club in clubs),
        longest_stay=max(
            _longest((a.home == club) == (b.home == club) for a, b in pairwise(mine[club])) for club in clubs
        ) + 1,
        twice=sum({a.home, a.away} == {b.home, b.away} for club in clubs for a, b in pairwise(mine[club])) // 2,
        doubled=sum(len(days) - len(set(days)) for days in played.values()),
        lengths=frozenset(each.games for each in schedule),
    )  # fmt: skip


def _longest(holds: Iterable[bool]) -> int:
    """How often something holds in a row, at most."""
    longest = length = 0
    for each in holds:
        length = length + 1 if each else 0
        longest = max(longest, length)
    return longest


def meetings(schedule: Sequence[Series]) -> dict[tuple[int, int], int]:
    """How many games each two clubs play."""
    clubs = sorted({club for each in schedule for club in (each.home, each.away)})
    count = dict.fromkeys(combinations(clubs, 2), 0)
    for each in schedule:
        count[min(each.home, each.away), max(each.home, each.away)] += each.games
    return count
