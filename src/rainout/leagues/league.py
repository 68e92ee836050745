"""A league: what was agreed on, who plays, and what was played, season by season."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, get_args

import msgspec

from rainout.core.errors import RainoutError
from rainout.core.game import Game
from rainout.core.options import OptionValue
from rainout.core.registry import get
from rainout.leagues.bracket import HOSTS
from rainout.leagues.clubs import Club, options_between
from rainout.leagues.formats import Cup, Format, Ladder, RoundRobin, Season, Swiss
from rainout.leagues.results import Fixture, Result
from rainout.leagues.schedule import Series, make_schedule

Kind = Literal["season", "round-robin", "cup", "swiss", "ladder"]
KINDS: tuple[Kind, ...] = get_args(Kind)
MOST_CLUBS = 60
MOST_ROUNDS = 1000


class BadLeague(RainoutError):
    """A league that cannot be as asked."""


class NoSuchGame(RainoutError):
    """No game of the league was played then, or by them."""


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What a league has agreed on; all that is random follows from its seed."""

    name: str
    game: str
    rules: int
    """The version of the game's rules."""
    seed: int
    kind: Kind
    games: int
    """Of each club in a season; of each two clubs in a round robin; rounds of a Swiss tournament or a ladder."""
    playoffs: int = 0
    """How many clubs play on after a season, or 0."""
    best_of: tuple[int, ...] = (3,)
    """The most games of a series of playoffs or cup, by round; the last holds for all later rounds."""
    options: dict[str, OptionValue] = {}
    """What matches are played by, where that differs from the defaults."""
    divisions: tuple[str, ...] = ()
    """Their names; none means one for all."""


@dataclass
class Year:
    """One season of a league."""

    number: int
    format: Format
    schedule: tuple[Series, ...] = ()
    """In the kind of league that has one."""
    played: list[Result] = field(default_factory=list)

    @property
    def due(self) -> list[Fixture]:
        """The games that are next, all of one day."""
        return self.format.due(self.played)

    @property
    def champion(self) -> int | None:
        """Who has won it, once that is known."""
        return self.format.champion(self.played)

    @property
    def fixtures(self) -> list[Fixture]:
        """All games that are known of: those that were played, the schedule's, and those that are next."""
        known: list[Fixture] = [each.fixture for each in self.played]
        known += getattr(self.format, "fixtures", [])[len(known) :]
        return known + [each for each in self.due if each.number > len(known)]

    @property
    def games_left(self) -> int:
        """How many are to be played as far as anybody can tell; at least one as long as the season is on."""
        rounds = getattr(self.format, "rounds", 0) * (len(self.format.clubs) // 2)
        return max(len(getattr(self.format, "fixtures", ())), rounds, len(self.played) + 1) - len(self.played)


@dataclass
class League:
    """Clubs, and all they have played."""

    terms: Terms
    clubs: tuple[Club, ...]
    division: tuple[int, ...]
    """Of each club."""
    years: list[Year] = field(default_factory=list)

    @cached_property
    def game(self) -> Game:
        """What they play."""
        return get(self.terms.game)

    @cached_property
    def agreed(self) -> dict[str, OptionValue]:
        """Every option of its matches, but for the teams."""
        return self.game.agree(self.terms.options, SEATS)

    @property
    def year(self) -> Year:
        """The season that is being played, or was played last."""
        return self.years[-1]

    @property
    def divisions(self) -> list[list[int]]:
        """The clubs of each division."""
        count = max(1, len(self.terms.divisions))
        return [[club for club, each in enumerate(self.division) if each == place] for place in range(count)]

    def club(self, name: str) -> int:
        """A club by its sign or name."""
        wanted = name.strip().casefold()
        for place, club in enumerate(self.clubs):
            if wanted in (club.sign.casefold(), club.name.casefold()):
                return place
        raise NoSuchGame(
            "league-error-no-club", club=name[:40], known=" ".join(club.sign for club in self.clubs)
        )

    def begin_season(self, schedule: Sequence[Series] | None = None) -> Year:
        """The next season, with the same clubs; its schedule is made unless it is given."""
        if self.years and self.year.champion is None:
            raise BadLeague("league-error-not-over", season=self.year.number)
        number = len(self.years) + 1
        terms, seed = self.terms, season_seed(self.terms.seed, number)
        if terms.kind == "season" and schedule is None:
            schedule = make_schedule(self.divisions, terms.games, seed)
        schedule = tuple(schedule or ())
        self.years.append(Year(number, _format(terms, self.divisions, seed, schedule), schedule))
        return self.year

    def options_of(self, fixture: Fixture) -> dict[str, OptionValue]:
        """What a game is played by, the home club in the first seat, but for what the clubs bring along."""
        clubs = [self.clubs[fixture.home], self.clubs[fixture.away]]
        return self.game.in_season(options_between(self.game, self.agreed, clubs))

    def seed_of(self, year: Year, fixture: Fixture) -> str:
        """What the dice of a game are made of."""
        return f"league {self.terms.seed} season {year.number} game {fixture.number}"


SEATS = 2


def season_seed(seed: int, number: int) -> int:
    """What is drawn for a season follows from this."""
    return seed * 1000 + number


def _format(
    terms: Terms, divisions: Sequence[Sequence[int]], seed: int, schedule: tuple[Series, ...]
) -> Format:
    if terms.kind == "season":
        return Season(divisions, seed, schedule, terms.playoffs, terms.best_of)
    if terms.kind == "round-robin":
        return RoundRobin(divisions, seed, terms.games)
    if terms.kind == "cup":
        return Cup(divisions, seed, terms.best_of)
    return (Swiss if terms.kind == "swiss" else Ladder)(divisions, seed, terms.games)


def found(
    terms: Terms, clubs: Sequence[Club], divisions: Sequence[int] | None = None, begin: bool = True
) -> League:
    """A new league, with its first season unless told otherwise; what cannot be played is refused."""
    game = get(terms.game)
    game.check_seats(SEATS)
    if not 2 <= len(clubs) <= MOST_CLUBS:
        raise BadLeague("league-error-clubs", count=len(clubs), low=2, high=MOST_CLUBS)
    if terms.kind != "season" and not 1 <= terms.games <= MOST_ROUNDS:
        raise BadLeague("league-error-rounds", count=terms.games, most=MOST_ROUNDS)
    if terms.playoffs and (terms.playoffs < 2 or terms.playoffs > len(clubs)):
        raise BadLeague("league-error-playoffs", count=terms.playoffs, clubs=len(clubs))
    for each in terms.best_of:
        if each not in HOSTS:
            raise BadLeague("league-error-best-of", count=each, known=", ".join(map(str, HOSTS)))
    count = max(1, len(terms.divisions))
    division = tuple(divisions or (place * count // len(clubs) for place in range(len(clubs))))
    league = League(terms, tuple(clubs), division)
    for club in clubs:  # each alone, so that whoever may not play is named
        game.level(club.level)
        game.agree(options_between(game, league.agreed, [club, club]), SEATS)
    if begin:
        league.begin_season()
    return league
