"""Building a team of figures: what there is to choose from, sheets read and checked, and the teams of a match."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec

from rainout.core import sheet
from rainout.core.errors import BadOption
from rainout.core.options import OptionValue
from rainout.core.sheet import Sheet
from rainout.core.words import message
from rainout.core.workshop import (
    CannotComplete,
    Examined,
    Fault,
    Place,
    TeamOption,
    Workshop,
    in_one_breath,
)
from rainout.games.clix.completing import complete
from rainout.games.clix.figures import (
    POSITION_SIGNS,
    STANDARD,
    STEP_NAMES,
    FigureSet,
    read_set,
)
from rainout.games.clix.state import FIELDED, ROSTER, League
from rainout.games.clix.teams import (
    LEAGUES,
    Team,
    Terms,
    faults,
    faults_of_match,
    lined_up,
    needs,
    nine_if_possible,
    price,
    ready,
)
from rainout.games.clix.view import FigurePrint, figure_print

SHEET_ORDER = ("SP", "RP", "C", "1B", "2B", "3B", "SS", "UI", "LF", "CF", "RF", "OF")
LONGEST_SHEET = 2000
"""Twenty figures with the longest names take half of it."""
MOST_CONSIDERED = 2 * ROSTER
"""Figures among whom nine are looked for; a team that has more may not play anyway."""
LeagueName = Literal["meridian", "harbor"]


class ClixPiece(FigurePrint, frozen=True):
    """A figure to be chosen; ``club`` is the id of its club."""

    league: LeagueName


class ClixClub(msgspec.Struct, frozen=True):
    """A ready club."""

    id: str
    name: str
    abbreviation: str
    league: LeagueName


class ClixCatalogue(msgspec.Struct, frozen=True):
    """All figures there are, in the order of sheets, and the clubs."""

    pieces: tuple[ClixPiece, ...]
    clubs: tuple[ClixClub, ...]
    batter_columns: tuple[str, ...]
    pitcher_columns: tuple[str, ...]
    steps: tuple[str, ...]
    """The dial positions."""


class OwnTeam(NamedTuple):
    """A sheet, read."""

    title: str
    team: Team
    text: str
    unread: tuple[Fault, ...]


class ClixWorkshop(Workshop):
    """Teams of SportsClix."""

    teams = (TeamOption("first-team", "first-club"), TeamOption("second-team", "second-club"))
    terms = ("level", "style", "format")
    usual = {"level": "championship"}  # below it there is little to build  # noqa: RUF012
    catalogue_type = ClixCatalogue
    columns = ("club", "position", "hand", "speed", "defense", "endurance", "marker")

    def catalogue(self) -> ClixCatalogue:
        """Every figure and club of the set."""
        figures = _set()
        clubs = {club.name: club for club in figures.clubs.values()}
        return ClixCatalogue(
            tuple(
                ClixPiece(**figure_print(figure, clubs[figure.club].id), league=_league(figure.league))
                for figure in (
                    figures.figures[place] for place in sorted(range(len(figures.figures)), key=_order)
                )
            ),
            tuple(
                ClixClub(club.id, club.name, club.abbreviation, _league(club.league))
                for club in figures.clubs.values()
            ),
            figures.batter_columns,
            figures.pitcher_columns,
            STEP_NAMES[:-1],
        )

    def names(self) -> Mapping[int, str]:
        """Every figure's name."""
        return {figure.number: figure.name for figure in _set().figures}

    def row(self, number: int) -> tuple[str | int, ...]:
        """A figure as a line of a list."""
        figure = _set().figures[_set().numbered(number)]
        club = next(club for club in _set().clubs.values() if club.name == figure.club)
        speed, defense = ("", "") if figure.is_pitcher else (figure.speed, figure.defense)
        return (
            *(club.abbreviation, figure.printed, figure.hand.name, speed, defense, figure.endurance or ""),
            *(STEP_NAMES[figure.marker], figure.points),
        )

    def ready(self, name: str, options: Mapping[str, OptionValue]) -> str:
        """A club as a sheet."""
        title = "" if name in _set().nines else _set().clubs[name].name
        return _write(title, ready_team(name, Terms.of(options)))

    def examine(self, text: str, options: Mapping[str, OptionValue]) -> Examined:
        """A sheet, read and checked."""
        return _examined(read_team(text), Terms.of(options))

    def complete(self, text: str, options: Mapping[str, OptionValue]) -> Examined:
        """A legal team with all figures of a sheet."""
        own, terms = read_team(text), Terms.of(options)
        if own.unread:
            raise CannotComplete("clix-cannot-spoiled", why=in_one_breath(own.unread))
        team = complete(_set(), own.team, terms)
        return _examined(read_team(_write(own.title, team)), terms)


# --- Sheets ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def read_team(text: str) -> OwnTeam:
    """The team on a sheet, whatever may be wrong with it."""
    figures = _set()
    found, unread = sheet.read(text, ClixWorkshop().names())
    team = tuple(sorted((figures.numbered(number) for number in found.numbers), key=_order))
    return OwnTeam(found.title, team, _write(found.title, team), tuple(unread))


def _write(title: str, team: Team) -> str:
    figures = _set()
    numbers = tuple(figures.figures[place].number for place in sorted(team, key=_order))
    printed = {figure.number: figure.printed for figure in figures.figures}
    return sheet.write(Sheet(title, numbers), ClixWorkshop().names(), printed.__getitem__)


def _examined(own: OwnTeam, terms: Terms) -> Examined:
    figures = _set()
    return Examined(
        title=own.title,
        text=own.text,
        numbers=tuple(figures.figures[place].number for place in own.team),
        points=price(figures, own.team),
        most_points=terms.most_points,
        places=_places(figures, own.team, terms),
        needs=needs(terms),
        faults=(*own.unread, *faults(figures, own.team, terms)),
    )


def _places(figures: FigureSet, team: Team, terms: Terms) -> tuple[Place, ...]:
    """Who plays where, then the hitters on the bench and the pitchers who wait."""
    nine = nine_if_possible(figures, team[:MOST_CONSIDERED], terms)

    def number(place: int) -> int:
        return figures.figures[team[place]].number

    places = [
        Place(POSITION_SIGNS[position], None if place is None else number(place))
        for position, place in enumerate(nine)
    ]
    rest = [place for place in range(len(team)) if place not in nine]
    hitters = [place for place in rest if not figures.figures[team[place]].is_pitcher]
    if terms.style == "dh-league":
        places.append(Place(POSITION_SIGNS[FIELDED], number(hitters[0]) if hitters else None))
        hitters = hitters[1:]
    pitchers = [place for place in rest if figures.figures[team[place]].is_pitcher]
    return (
        *places,
        *(Place("bench", number(place), needed=False) for place in hitters),
        *(Place("bullpen", number(place), needed=False) for place in pitchers),
    )


# --- The teams of a match --------------------------------------------------------------------------------------------


def settled(options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """A match's options with its sheets in their one form; teams that may not play are refused."""
    terms = Terms.of(options)
    found = dict(options)
    for option in ClixWorkshop.teams:
        text = str(options[option.text])
        if text:
            own = read_team(text)
            wrong = [*own.unread, *faults(_set(), own.team, terms)]
            if wrong:
                title = own.title or message("clix-team-untitled")
                raise BadOption("error-clix-team", title=title, option=option.text, why=in_one_breath(wrong))
            found[option.text] = own.text
        else:
            _check_club(str(options[option.ready]), terms)
    wrong = faults_of_match(_set(), teams_of(found), terms)
    if wrong:
        raise BadOption("error-clix-teams", why=in_one_breath(wrong))
    return found


def _check_club(name: str, terms: Terms) -> None:
    """SC-CHA-STYLE-2, SC-CHA-STYLE-3: a ready club plays in its own league's games."""
    league = LEAGUES.get(terms.style)
    own = League[name.upper()] if name in _set().nines else _set().clubs[name].league
    if league is not None and own is not league:
        club = message(f"clix-option-first-club-{name}")
        known = ", ".join(each.name for each in _set().clubs.values() if each.league is league)
        raise BadOption(f"error-clix-club-{terms.style}", club=club, known=known)


def teams_of(options: Mapping[str, OptionValue]) -> tuple[Team, ...]:
    """The teams of a match whose options are settled."""
    terms = Terms.of(options)
    return tuple(
        lined_up(_set(), read_team(str(options[option.text])).team, terms)
        if options[option.text]
        else ready_team(str(options[option.ready]), terms)
        for option in ClixWorkshop.teams
    )


@lru_cache(maxsize=64)
def ready_team(name: str, terms: Terms) -> Team:
    """A ready club, or the nine of a league to start with; where whole teams play, that nine with a bench."""
    nine = _set().nines.get(name)
    if nine is None:
        return ready(_set(), name, terms)
    return lined_up(_set(), complete(_set(), nine, terms), terms) if terms.whole else nine


# --- Parts -----------------------------------------------------------------------------------------------------------


def _set() -> FigureSet:
    return read_set(STANDARD)


def _order(place: int) -> tuple[int, int]:
    figure = _set().figures[place]
    return SHEET_ORDER.index(figure.printed), figure.number


def _league(league: League) -> LeagueName:
    return "meridian" if league is League.MERIDIAN else "harbor"
