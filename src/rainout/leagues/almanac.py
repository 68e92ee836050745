"""What a season's scorecards come to: everybody's lines, who leads, who is honoured, and what people will tell of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np

from rainout.diamond.scorecard import Bat, Catch, Pitch
from rainout.diamond.state import Team
from rainout.leagues.results import Fixture

FULL_GAME = 27
"""Outs of a team that was kept without a hit for a whole game."""
APPEARANCES_A_GAME, OUTS_A_GAME = 3.1, 3
"""What it takes, for each game of the club, to be among those whose averages count."""
LONG_STREAK = 20
"""So many games in a row with a hit are told of."""
MANY_STRIKEOUTS, MANY_HOMERS, MANY_BATTED_IN = 16, 4, 9
"""What is told of in a game."""
SHOWN = 5

BATTED = {Bat.HITS: 0.47, Bat.DOUBLES: 0.31, Bat.TRIPLES: 0.58, Bat.HOMERS: 0.93, Bat.WALKS: 0.33}
"""What deeds of a batter bring in runs; extra bases beside the hit."""
OUT_COSTS = 0.27
STEAL, CAUGHT = 0.2, -0.42


class Player(NamedTuple):
    """Somebody of a club, by his place in its team."""

    club: int
    place: int


class Deed(msgspec.Struct, frozen=True):
    """Something people will tell of. Words: ``league-deed-<kind>``."""

    kind: str
    number: int
    """The game."""
    day: int
    club: int
    """Whose deed it was."""
    place: int | None
    """Of the player, unless it was the whole club's."""
    count: int = 0


class Leader(NamedTuple):
    """Who leads in something, with the figure as it is printed."""

    player: Player
    value: float
    text: str


Figure = Callable[["Almanac"], Any]


class Almanac:
    """The lines of everybody in a season, as far as it was played."""

    def __init__(self, clubs: int, men: int) -> None:
        self.men = men // 2
        """The players of a club: on scorecards those of the second seat come after those of the first."""
        self.batting = np.zeros((clubs, self.men, len(Bat)), np.int64)
        self.pitching = np.zeros((clubs, self.men, len(Pitch)), np.int64)
        self.fielding = np.zeros((clubs, self.men, len(Catch)), np.int64)
        self.games = np.zeros(clubs, np.int64)
        self.streak = np.zeros((clubs, self.men), np.int64)
        """Games in a row with a hit, as they stand."""
        self.deeds: list[Deed] = []

    def add(self, fixtures: Sequence[Fixture], cards: Any) -> None:
        """More games, in their order; those of playoffs are told of, but do not count."""
        plain = cards.view(np.ndarray)
        clubs = np.array([(each.home, each.away) for each in fixtures]).reshape(-1, 2)
        proper = np.array([each.round == 0 for each in fixtures], bool)
        by_club = (len(fixtures), 2, self.men, -1)
        batting, pitching, fielding = (
            plain[name].reshape(by_club) for name in ("batting", "pitching", "fielding")
        )
        for club in np.unique(clubs[proper]).tolist():
            own = (clubs == club) & proper[:, None]
            self.games[club] += own.sum()
            for total, lines in (
                (self.batting, batting),
                (self.pitching, pitching),
                (self.fielding, fielding),
            ):
                total[club] += lines[own].sum(0)
        told = [*self._streaks(fixtures, clubs, batting), *self._deeds(fixtures, clubs, batting, pitching)]
        for place in np.flatnonzero((plain["hits"] == 0).any(1)).tolist():
            told += _without_hits(fixtures[place], cards[place])
        self.deeds += sorted(told, key=lambda deed: deed.number)

    def _streaks(self, fixtures: Sequence[Fixture], clubs: Any, batting: Any) -> Iterator[Deed]:
        """Count on who hits game after game; long streaks that ended are told of."""
        batted = batting[..., Bat.AB] + batting[..., Bat.FLIES] > 0
        hit = batting[..., Bat.HITS] > 0
        going, ended = batted & hit, batted & ~hit
        for game, fixture in enumerate(fixtures):
            for seat in range(2) if fixture.round == 0 else ():
                club = int(clubs[game, seat])
                streak, over = self.streak[club], ended[game, seat]
                long = over & (streak >= LONG_STREAK)
                if long.any():
                    for place in np.flatnonzero(long).tolist():
                        yield Deed("streak", fixture.number, fixture.day, club, place, int(streak[place]))
                streak += going[game, seat]
                streak[over] = 0

    def _deeds(self, fixtures: Sequence[Fixture], clubs: Any, batting: Any, pitching: Any) -> Iterator[Deed]:
        """What somebody did in one game that is told of."""
        doubles, triples, homers = (batting[..., kind] for kind in (Bat.DOUBLES, Bat.TRIPLES, Bat.HOMERS))
        singles = batting[..., Bat.HITS] - doubles - triples - homers
        cycle = (singles > 0) & (doubles > 0) & (triples > 0) & (homers > 0)
        for kind, found, counted in (
            ("cycle", cycle, 0 * singles),
            ("homers", homers >= MANY_HOMERS, homers),
            ("batted-in", batting[..., Bat.BATTED_IN] >= MANY_BATTED_IN, batting[..., Bat.BATTED_IN]),
            (
                "strikeouts",
                pitching[..., Pitch.STRIKEOUTS] >= MANY_STRIKEOUTS,
                pitching[..., Pitch.STRIKEOUTS],
            ),
        ):
            for game, seat, place in np.argwhere(found).tolist():
                fixture, club = fixtures[game], int(clubs[game, seat])
                yield Deed(kind, fixture.number, fixture.day, club, place, int(counted[game, seat, place]))

    # --- Figures ---

    def runs_made(self) -> Any:
        """What everybody's bat brought, in runs beside an average one's."""
        b = self.batting
        made = sum(worth * b[..., column] for column, worth in BATTED.items())
        outs = b[..., Bat.AB] - b[..., Bat.HITS]
        return made - OUT_COSTS * outs + STEAL * b[..., Bat.STEALS] + CAUGHT * b[..., Bat.CAUGHT]

    def runs_saved(self) -> Any:
        """What everybody's arm saved beside an average one's of this league."""
        p = self.pitching
        outs, earned = p[..., Pitch.OUTS], p[..., Pitch.EARNED]
        usual = earned.sum() / max(1, outs.sum())
        return usual * outs - earned

    def leaders(self, figure: str, most: int = SHOWN) -> list[Leader]:
        """The best in something, the best first; of those who are level the one who is named first."""
        top, bottom, decimals, fewest = FIGURES[figure]
        above, below = top(self), bottom(self) if bottom else 1
        counts = (above > -1) if fewest is None else fewest(self)
        values = np.where(counts, above / np.maximum(below, 1), -np.inf)
        sign = -1 if figure in LOW_IS_GOOD else 1
        ranked = np.where(counts, sign * values, -np.inf).ravel()
        order = np.argsort(-ranked, kind="stable")[:most]
        found = []
        for place in order.tolist():
            if ranked[place] == -np.inf or (sign > 0 and ranked[place] <= 0):
                break
            value = float(values.ravel()[place])
            found.append(Leader(Player(place // self.men, place % self.men), value, printed(value, decimals)))
        return found


def _qualified_bats(almanac: Almanac) -> Any:
    return almanac.batting[..., Bat.PA] >= np.maximum(1, APPEARANCES_A_GAME * almanac.games)[:, None]


def _qualified_arms(almanac: Almanac) -> Any:
    return almanac.pitching[..., Pitch.OUTS] >= np.maximum(1, OUTS_A_GAME * almanac.games)[:, None]


def _bat(*columns: Bat) -> Figure:
    return lambda almanac: almanac.batting[..., list(columns)].sum(-1)


def _arm(*columns: Pitch) -> Figure:
    return lambda almanac: almanac.pitching[..., list(columns)].sum(-1)


def _times(number: int, figure: Figure) -> Figure:
    return lambda almanac: number * figure(almanac)


FIGURES: dict[str, tuple[Figure, Figure | None, int, Figure | None]] = {
    "average": (_bat(Bat.HITS), _bat(Bat.AB), 3, _qualified_bats),
    "on-base": (
        _bat(Bat.HITS, Bat.WALKS, Bat.HIT_BY_PITCH),
        _bat(Bat.AB, Bat.WALKS, Bat.HIT_BY_PITCH, Bat.FLIES),
        3,
        _qualified_bats,
    ),
    "slugging": (
        _bat(Bat.HITS, Bat.DOUBLES, Bat.TRIPLES, Bat.TRIPLES, Bat.HOMERS, Bat.HOMERS, Bat.HOMERS),
        _bat(Bat.AB),
        3,
        _qualified_bats,
    ),
    "homers": (_bat(Bat.HOMERS), None, 0, None),
    "batted-in": (_bat(Bat.BATTED_IN), None, 0, None),
    "runs": (_bat(Bat.RUNS), None, 0, None),
    "hits": (_bat(Bat.HITS), None, 0, None),
    "steals": (_bat(Bat.STEALS), None, 0, None),
    "earned-average": (_times(FULL_GAME, _arm(Pitch.EARNED)), _arm(Pitch.OUTS), 2, _qualified_arms),
    "wins": (_arm(Pitch.WINS), None, 0, None),
    "saves": (_arm(Pitch.SAVES), None, 0, None),
    "strikeouts": (_arm(Pitch.STRIKEOUTS), None, 0, None),
    "traffic": (_times(3, _arm(Pitch.HITS, Pitch.WALKS)), _arm(Pitch.OUTS), 2, _qualified_arms),
    "best-bat": (lambda almanac: almanac.runs_made(), None, 1, None),
    "best-arm": (lambda almanac: almanac.runs_saved(), None, 1, None),
}
"""What people lead in: what is counted, by what it is divided, decimals, and who counts. Words: ``league-figure-…``."""
BATTING = ("average", "on-base", "slugging", "homers", "batted-in", "runs", "hits", "steals")
PITCHING = ("earned-average", "wins", "saves", "strikeouts", "traffic")
AWARDS = ("best-bat", "best-arm")
LOW_IS_GOOD = frozenset({"earned-average", "traffic"})


def printed(value: float, decimals: int) -> str:
    """A figure as newspapers print it.

    >>> printed(0.3125, 3), printed(41.0, 0), printed(2.0, 2)
    ('.312', '41', '2.00')
    """
    text = f"{value:.{decimals}f}"
    return text.removeprefix("0") if decimals == 3 else text


def _without_hits(fixture: Fixture, card: Any) -> Iterator[Deed]:
    """CB and other rulebooks say nothing of it, but everybody else does: a whole game without a hit."""
    if not card.over or card.forfeited:
        return
    for team in Team:
        other = Team.HOME if team == Team.VISITOR else Team.VISITOR
        if card.hits[team] == 0 and card.putouts[other] >= FULL_GAME:
            club = fixture.home if int(card.seats[other]) == 0 else fixture.away
            men = np.flatnonzero((card.side == other) & (card.mound > 0)).tolist()
            perfect = card.appearances[team] == card.putouts[other] and card.errors[other] == 0
            alone = men[0] % (len(card.side) // 2) if len(men) == 1 else None
            yield Deed("perfect" if perfect else "no-hitter", fixture.number, fixture.day, club, alone)


def almanac_of(clubs: int, games: Iterable[tuple[Fixture, Any]], card: Any) -> Almanac:
    """The almanac of these games, in their order; ``card`` is the layout of their scorecards."""
    almanac = Almanac(clubs, card["side"].shape[0])
    played = list(games)
    if played:
        cards = np.array([each for _, each in played], card).view(np.recarray)
        almanac.add([fixture for fixture, _ in played], cards)
    return almanac


def lines_of(almanac: Almanac, club: int) -> Sequence[int]:
    """The places of a club's players who took part, batters first by their appearances."""
    took_part = almanac.batting[club, :, Bat.GAMES] + almanac.pitching[club, :, Pitch.GAMES] > 0
    order = np.argsort(-almanac.batting[club, :, Bat.PA], kind="stable")
    return [place for place in order.tolist() if took_part[place]]
