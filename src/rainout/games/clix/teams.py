"""Teams of figures: ready clubs, what makes a team legal, completing one, and the tables of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Literal

from rainout.core.errors import BadFile
from rainout.core.words import Message, message
from rainout.games.clix.figures import (
    POSITION_SIGNS,
    STANDARD,
    FigureSet,
    enter_set,
    number_of,
    read_set,
)
from rainout.games.clix.state import (
    FIELDED,
    ROSTER,
    SEATS,
    SLOTS,
    League,
    Level,
    Position,
    Tables,
    blank_tables,
)

Style = Literal["dh-league", "no-dh-league", "interleague", "mixed"]
Format = Literal["standard", "open"]
Team = tuple[int, ...]
"""Figures by their places in the set."""

MOST_POINTS = 1000
"""SC-CHA-FORMAT-1"""
USUAL_ORDER = ("SS", "3B", "RF", "1B", "LF", "CF", "C", "2B", "P")
"""SC-PRE-SETUP-2"""
LEAGUES: Mapping[str, League] = {"dh-league": League.MERIDIAN, "no-dh-league": League.HARBOR}


# --- Ready teams -----------------------------------------------------------------------------------------------------


def starters(figures: FigureSet, club: str) -> Team:
    """SC-PRE-COMP-1: the nine of a club: the first printed at each position, and its first pitcher."""
    members = figures.clubs[club].figures
    return tuple(
        next(place for place in members if Position(position) in figures.figures[place].plays)
        for position in range(FIELDED)
    )


def ready(figures: FigureSet, club: str) -> Team:
    """A club as a legal Standard team: the nine first, then the bench, relievers, and starters while points last."""
    nine = starters(figures, club)
    rest = [place for place in figures.clubs[club].figures if place not in nine]
    rest.sort(key=lambda place: figures.figures[place].printed == "SP")
    team, points = list(nine), sum(figures.figures[place].points for place in nine)
    for place in rest:
        if points + figures.figures[place].points <= MOST_POINTS:
            team.append(place)
            points += figures.figures[place].points
    return tuple(team)


# --- What makes a team legal (SC-CHA-STYLE, SC-CHA-FORMAT) ---------------------------------------------------------


def unfilled(figures: FigureSet, team: Sequence[int]) -> list[Position]:
    """SC-CHA-FORMAT-3: the positions for which no figure is left when nine play where they may."""
    taken: dict[int, Position] = {}

    def seat(position: Position, tried: set[int]) -> bool:
        for place, figure in enumerate(team):
            if position in figures.figures[figure].plays and place not in tried:
                tried.add(place)
                if place not in taken or seat(taken[place], tried):
                    taken[place] = position
                    return True
        return False

    return [Position(position) for position in range(FIELDED) if not seat(Position(position), set())]


def fewest(style: Style) -> int:
    """SC-CHA-FORMAT-3: nine figures, ten where a designated hitter bats for certain."""
    return FIELDED + (style == "dh-league")


def faults(
    figures: FigureSet, team: Sequence[int], style: Style = "mixed", format: Format = "standard"
) -> list[Message]:
    """What is wrong with one team, in sentences; nothing when it is legal."""
    found = []
    members = [figures.figures[place] for place in team]
    if style in LEAGUES:
        strangers = [figure.name for figure in members if figure.league is not LEAGUES[style]]
        if strangers:
            found.append(message(f"clix-team-{style}", names=", ".join(strangers)))
    elif style == "interleague" and len({figure.league for figure in members}) > 1:
        found.append(message("clix-team-two-leagues"))
    if len(team) > ROSTER:
        found.append(message("clix-team-many", count=len(team), most=ROSTER))
    if len(team) < fewest(style):
        found.append(message("clix-team-few", count=len(team), fewest=fewest(style)))
    hitters = sum(not figure.is_pitcher for figure in members)
    if style == "dh-league" and hitters < SLOTS:
        found.append(message("clix-team-no-dh", count=hitters))
    missing = unfilled(figures, team)
    if missing and format == "standard":
        signs = ", ".join(POSITION_SIGNS[position] for position in missing)
        found.append(message("clix-team-positions", positions=signs))
    elif Position.P in missing or Position.C in missing:
        found.append(message("clix-team-battery"))
    if format == "standard":
        points = sum(figure.points for figure in members)
        if points > MOST_POINTS:
            found.append(message("clix-team-points", points=points, most=MOST_POINTS))
        twice = [name for name, count in Counter(figure.name for figure in members).items() if count > 1]
        if twice:
            found.append(message("clix-team-twice", names=", ".join(twice)))
    return found


def faults_of_match(
    figures: FigureSet, teams: Sequence[Sequence[int]], style: Style = "mixed", format: Format = "standard"
) -> list[Message]:
    """What is wrong between two teams: SC-CHA-FORMAT-4, SC-CHA-STYLE-4."""
    found = []
    if format == "open" and len({len(team) for team in teams}) > 1:
        found.append(message("clix-team-sizes", first=len(teams[0]), second=len(teams[1])))
    if style == "interleague":
        leagues = [{figures.figures[place].league for place in team} for team in teams]
        if leagues[0] & leagues[1]:
            found.append(message("clix-team-same-league"))
    return found


def complete(
    figures: FigureSet, team: Sequence[int], style: Style = "mixed", format: Format = "standard"
) -> Team:
    """A team filled up to a legal one: missing positions with the cheapest, then the best that points allow.

    What is there stays, so a team that is over its points already is returned as it is.
    """
    chosen = list(team)
    league = LEAGUES.get(style)
    if style == "interleague" and chosen:
        league = figures.figures[chosen[0]].league

    def points() -> int:
        return sum(figures.figures[place].points for place in chosen)

    def candidates() -> list[int]:
        names = {figures.figures[place].name for place in chosen}
        return [
            place
            for place, figure in enumerate(figures.figures)
            if (league is None or figure.league is league) and (format == "open" or figure.name not in names)
        ]

    while missing := unfilled(figures, chosen):
        fitting = [place for place in candidates() if missing[0] in figures.figures[place].plays]
        if not fitting:
            return tuple(chosen)
        chosen.append(min(fitting, key=lambda place: figures.figures[place].points))
    while sum(not figures.figures[place].is_pitcher for place in chosen) < SLOTS:
        hitters = [place for place in candidates() if not figures.figures[place].is_pitcher]
        if not hitters:
            return tuple(chosen)
        chosen.append(min(hitters, key=lambda place: figures.figures[place].points))
    while format == "standard" and len(chosen) < ROSTER - 4:
        bullpen = sum(figures.figures[place].is_pitcher for place in chosen)
        wanted = [
            place
            for place in candidates()
            if points() + figures.figures[place].points <= MOST_POINTS
            and figures.figures[place].is_pitcher == (bullpen < 3)
        ]
        if not wanted:
            return tuple(chosen)
        chosen.append(max(wanted, key=lambda place: figures.figures[place].points))
    return tuple(chosen)


# --- The tables of a match -------------------------------------------------------------------------------------------


def designated_hitter(figures: FigureSet, teams: Sequence[Sequence[int]]) -> int:
    """SC-CHA-STYLE-2 to SC-CHA-STYLE-5: 1 yes, 0 no, -1 as the home manager decides."""
    leagues = {figures.figures[place].league for team in teams for place in team}
    if len(leagues) > 1:
        return -1
    return int(leagues == {League.MERIDIAN})


def suggested_nine(figures: FigureSet, team: Sequence[int]) -> list[int]:
    """A player, by place in the team, for every position, the designated hitter last: the dearest who may."""
    taken: list[int] = []
    for position in range(FIELDED):
        able = [
            place
            for place, figure in enumerate(team)
            if place not in taken and Position(position) in figures.figures[figure].plays
        ]
        spare = [
            place
            for place, figure in enumerate(team)
            if place not in taken and not figures.figures[figure].is_pitcher and position > Position.C
        ]
        pool = able or spare
        if not pool:
            raise BadFile("error-clix-nine", position=POSITION_SIGNS[position])
        starting = [place for place in pool if figures.figures[team[place]].printed == "SP"]
        printed = [p for p in pool if figures.figures[team[p]].printed == POSITION_SIGNS[position]]
        taken.append(max(starting or printed or pool, key=lambda place: figures.figures[team[place]].points))
    rest = [
        place
        for place, figure in enumerate(team)
        if place not in taken and not figures.figures[figure].is_pitcher
    ]
    hitter = max(rest, key=lambda place: _bat(figures, team[place]), default=-1)
    return [*taken, hitter]


def _bat(figures: FigureSet, place: int) -> float:
    """What a figure is worth at bat as the game begins."""
    figure = figures.figures[place]
    return -1.0 if figure.is_pitcher else figures.worth[figure.template][figure.marker]


def tables(
    teams: Sequence[Sequence[int]], folder: Path = STANDARD, level: Level = Level.CHAMPIONSHIP, **house: int
) -> Tables:
    """The tables for a match of two teams at a level under these house rules; none means the rulings."""
    figures = read_set(folder)
    dh = designated_hitter(figures, teams) if level == Level.CHAMPIONSHIP else 0
    hitters = [sum(not figures.figures[place].is_pitcher for place in team) for team in teams]
    if min(hitters) < SLOTS:
        dh = 0
    t = blank_tables(**{"set": number_of(folder), "level": int(level), "dh": dh, **house})
    enter_set(t, figures)
    for seat, team in enumerate(teams):
        t.team_size[seat] = len(team)
        t.team[seat * ROSTER : seat * ROSTER + len(team)] = team
        nine = suggested_nine(figures, team)
        t.nine[seat] = nine
        by_sign = {sign: nine[place] for place, sign in enumerate(POSITION_SIGNS)}
        usual = [by_sign[sign] for sign in USUAL_ORDER]
        t.order[seat, 0] = usual
        t.order[seat, 1] = [by_sign["DH"] if sign == "P" else by_sign[sign] for sign in USUAL_ORDER]
    return t


@cache
def chance_to_beat(need: int) -> float:
    """The odds that 2d6 come to more than a number; 6-6 always does and 1-1 never.

    >>> round(36 * chance_to_beat(5))
    26
    """
    faces = range(1, 7)
    made = sum((a, b) == (6, 6) or ((a, b) != (1, 1) and a + b > need) for a in faces for b in faces)
    return made / 36


def ready_tables(clubs: Sequence[str], level: Level, **house: int) -> Tables:
    """The tables for two ready clubs: whole teams at Championship level, nine figures each below it."""
    figures = read_set(STANDARD)
    assert len(clubs) == SEATS
    pick = ready if level == Level.CHAMPIONSHIP else starters
    return tables([pick(figures, club) for club in clubs], STANDARD, level, **house)
