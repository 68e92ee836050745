"""Teams of figures: ready clubs, what makes a team legal, who starts, and the tables of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple, cast

from rainout.core.errors import BadFile
from rainout.core.options import OptionValue
from rainout.core.words import Message, message
from rainout.core.workshop import Fault
from rainout.games.clix.figures import (
    POSITION_SIGNS,
    SETS,
    STANDARD,
    Figure,
    FigureSet,
    enter_set,
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

Style = Literal["mixed", "interleague", "dh-league", "no-dh-league"]
Format = Literal["standard", "open"]
Team = tuple[int, ...]
"""Figures by their places in the set."""

MOST_POINTS = 1000
"""SC-CHA-FORMAT-1"""
USUAL_ORDER = ("SS", "3B", "RF", "1B", "LF", "CF", "C", "2B", "P")
"""SC-PRE-SETUP-2"""
LEAGUES: Mapping[str, League] = {"dh-league": League.MERIDIAN, "no-dh-league": League.HARBOR}
POSITIONS = tuple(Position(position) for position in range(FIELDED))


class Terms(NamedTuple):
    """SC-CHA-STYLE-1: what managers agree on before they build teams."""

    level: Level = Level.CHAMPIONSHIP
    style: Style = "mixed"
    format: Format = "standard"

    @classmethod
    def of(cls, options: Mapping[str, OptionValue]) -> Terms:
        """The terms among a match's options; styles and formats are for whole teams only."""
        level = Level[str(options["level"]).upper()]
        if level < Level.CHAMPIONSHIP:
            return cls(level)
        return cls(level, cast(Style, options["style"]), cast(Format, options["format"]))

    @property
    def whole(self) -> bool:
        """Whether whole teams play, rather than nine figures."""
        return self.level == Level.CHAMPIONSHIP

    @property
    def most_points(self) -> int | None:
        """SC-CHA-FORMAT-1: what a team may cost."""
        return MOST_POINTS if self.whole and self.format == "standard" else None

    @property
    def fewest(self) -> int:
        """SC-PRE-COMP-1, SC-CHA-FORMAT-3: nine figures, ten where a designated hitter bats for certain."""
        return FIELDED + (self.style == "dh-league")

    @property
    def fewest_hitters(self) -> int:
        """Pitchers play no other position, and a designated hitter bats besides the eight in the field."""
        return self.fewest - 1


WHOLE = Terms()
"""Whole teams of mixed leagues for 1,000 points."""


# --- Ready teams -----------------------------------------------------------------------------------------------------


def starters(figures: FigureSet, club: str) -> Team:
    """SC-PRE-COMP-1: the nine of a club: the first printed at each position, and its first pitcher."""
    members = figures.clubs[club].figures
    return tuple(
        next(place for place in members if position in figures.figures[place].plays) for position in POSITIONS
    )


def ready(figures: FigureSet, club: str, terms: Terms = WHOLE) -> Team:
    """A club as a legal team: the nine first; for whole teams the bench, relievers and starters while points last."""
    nine = starters(figures, club)
    if not terms.whole:
        return nine
    rest = [place for place in figures.clubs[club].figures if place not in nine]
    rest.sort(key=lambda place: figures.figures[place].printed == "SP")
    team, points = list(nine), price(figures, nine)
    for place in rest:
        if terms.most_points is None or points + figures.figures[place].points <= terms.most_points:
            team.append(place)
            points += figures.figures[place].points
    return tuple(team)


def price(figures: FigureSet, team: Iterable[int]) -> int:
    """What a team costs."""
    return sum(figures.figures[place].points for place in team)


# --- What makes a team legal (SC-PRE-COMP-1, SC-CHA-STYLE, SC-CHA-FORMAT) ---------------------------------------------


def plays(figure: Figure, terms: Terms) -> tuple[Position, ...]:
    """SC-PRE-SETUP-4, SC-CHA-POS-1: where a figure may be put; below Championship only where it is printed."""
    return figure.plays if terms.whole or figure.printed not in ("UI", "OF") else ()


def unfilled(
    figures: FigureSet,
    team: Sequence[int],
    terms: Terms = WHOLE,
    positions: Sequence[Position] = POSITIONS,
) -> list[Position]:
    """SC-CHA-FORMAT-3: the positions for which no figure is left when all play where they may."""
    taken: dict[int, Position] = {}

    def seat(position: Position, tried: set[int]) -> bool:
        for place, figure in enumerate(team):
            if place not in tried and position in plays(figures.figures[figure], terms):
                tried.add(place)
                if place not in taken or seat(taken[place], tried):
                    taken[place] = position
                    return True
        return False

    return [position for position in positions if not seat(position, set())]


def faults(figures: FigureSet, team: Sequence[int], terms: Terms = WHOLE) -> list[Fault]:
    """What is wrong with one team, in sentences; nothing when it is legal."""
    found = [*spoiled(figures, team, terms)]
    if terms.whole and len(team) < terms.fewest:
        found.append(Fault(message("clix-team-few", count=len(team), fewest=terms.fewest)))
    if not terms.whole and len(team) < FIELDED:
        found.append(Fault(message("clix-team-nine", count=len(team))))
    missing = unfilled(figures, team, terms)
    if terms.format == "open":
        missing = [position for position in missing if position <= Position.C]
    if missing:
        signs = ", ".join(POSITION_SIGNS[position] for position in missing)
        found.append(Fault(message("clix-team-positions", positions=signs)))
    hitters = sum(not figures.figures[place].is_pitcher for place in team)
    if terms.style == "dh-league" and hitters < terms.fewest_hitters:
        found.append(Fault(message("clix-team-no-dh", count=hitters)))
    elif terms.format == "open" and hitters < terms.fewest_hitters:
        found.append(Fault(message("clix-team-hitters", count=hitters, fewest=terms.fewest_hitters)))
    return found


def spoiled(figures: FigureSet, team: Sequence[int], terms: Terms = WHOLE) -> list[Fault]:
    """What no further figure can put right."""
    found = []
    members = [figures.figures[place] for place in team]
    if terms.style in LEAGUES:
        strangers = [figure for figure in members if figure.league is not LEAGUES[terms.style]]
        if strangers:
            found.append(_about(f"clix-team-{terms.style}", strangers))
    elif terms.style == "interleague" and len({figure.league for figure in members}) > 1:
        rare = min(League, key=lambda league: sum(figure.league is league for figure in members))
        found.append(_about("clix-team-two-leagues", [figure for figure in members if figure.league is rare]))
    if not terms.whole:
        found += _spoiled_nine(figures, team, terms)
    elif len(team) > ROSTER:
        found.append(Fault(message("clix-team-many", count=len(team), most=ROSTER)))
    if terms.format == "standard":
        counted = Counter(figure.name for figure in members)
        twice = [figure for figure in dict.fromkeys(members) if counted[figure.name] > 1]
        if twice:
            found.append(_about("clix-team-twice", twice))
    points = sum(figure.points for figure in members)
    if terms.most_points is not None and points > terms.most_points:
        over = points - terms.most_points
        found.append(Fault(message("clix-team-points", points=points, most=terms.most_points, over=over)))
    return found


def _spoiled_nine(figures: FigureSet, team: Sequence[int], terms: Terms) -> list[Fault]:
    """SC-PRE-COMP-1: one figure for each position, and nobody else."""
    found = []
    members = [figures.figures[place] for place in team]
    nowhere = [figure for figure in members if not plays(figure, terms)]
    if nowhere:
        found.append(_about("clix-team-printed", nowhere))
    for position in POSITIONS:
        able = [figure for figure in members if position in plays(figure, terms)]
        if len(able) > 1:
            found.append(_about("clix-team-crowded", able, position=POSITION_SIGNS[position]))
    return found


def _about(key: str, figures: Sequence[Figure], **args: str) -> Fault:
    """A fault that names figures."""
    names = ", ".join(figure.name for figure in figures)
    numbers = tuple(figure.number for figure in figures)
    return Fault(message(key, names=names, count=len(figures), **args), numbers)


def faults_of_match(figures: FigureSet, teams: Sequence[Sequence[int]], terms: Terms = WHOLE) -> list[Fault]:
    """What is wrong between two teams: SC-CHA-FORMAT-4, SC-CHA-STYLE-4."""
    found = []
    if terms.format == "open" and len({len(team) for team in teams}) > 1:
        found.append(Fault(message("clix-team-sizes", first=len(teams[0]), second=len(teams[1]))))
    if terms.style == "interleague":
        leagues = [{figures.figures[place].league for place in team} for team in teams]
        if leagues[0] & leagues[1]:
            found.append(Fault(message("clix-team-same-league")))
    return found


def needs(terms: Terms) -> Message:
    """What a team needs, in a sentence or two."""
    if not terms.whole:
        return message("clix-needs-nine")
    key = f"clix-needs-{terms.format}"
    return message(
        key, fewest=terms.fewest, most=ROSTER, points=MOST_POINTS, style=message(f"clix-needs-{terms.style}")
    )


# --- Who starts ------------------------------------------------------------------------------------------------------


def suggested_nine(figures: FigureSet, team: Sequence[int], terms: Terms = WHOLE) -> list[int]:
    """A player, by place in the team, for every position, the designated hitter last, -1 where there is none.

    The dearest who may, as long as somebody is left for each of the other positions; starters pitch and whoever is
    printed at a position comes before a utility man. Where nobody may, as in an Open team, another hitter stands in.
    """
    taken = nine_if_possible(figures, team, terms)
    if None in taken:
        raise BadFile("error-clix-nine", position=POSITION_SIGNS[taken.index(None)])
    rest = [
        place
        for place, figure in enumerate(team)
        if place not in taken and not figures.figures[figure].is_pitcher
    ]
    hitter = max(rest, key=lambda place: _bat(figures, team[place]), default=-1)
    return [*(place for place in taken if place is not None), hitter]


def nine_if_possible(figures: FigureSet, team: Sequence[int], terms: Terms = WHOLE) -> list[int | None]:
    """The same for a team that may be unfinished: None where nobody is left."""
    taken: list[int | None] = []
    for position in POSITIONS:
        free = [place for place in range(len(team)) if place not in taken]
        able = [place for place in free if position in plays(figures.figures[team[place]], terms)]
        left = {
            place: len(
                unfilled(figures, [team[p] for p in free if p != place], terms, POSITIONS[position + 1 :])
            )
            for place in able
        }
        best = [place for place in able if left[place] == min(left.values())]
        taken.append(max(best, key=lambda place: _fit(figures.figures[team[place]], position), default=None))
    if terms.format == "open":
        _stand_in(figures, team, taken)
    return taken


def _stand_in(figures: FigureSet, team: Sequence[int], taken: list[int | None]) -> None:
    """SC-CHA-POS-6: hitters who are left take the positions that nobody else can play."""
    left = [place for place, figure in enumerate(team) if not figures.figures[figure].is_pitcher]
    for position in POSITIONS[Position.C + 1 :]:
        free = [place for place in left if place not in taken]
        if taken[position] is None and free:
            taken[position] = max(free, key=lambda place: (figures.figures[team[place]].defense, -place))


def _fit(figure: Figure, position: Position) -> tuple[bool, int, int]:
    """How well a figure suits a position, for comparing."""
    made_for = figure.printed in ("SP", POSITION_SIGNS[position])
    return made_for, figure.points, -figure.number


def _bat(figures: FigureSet, place: int) -> float:
    """What a figure is worth at bat as the game begins."""
    figure = figures.figures[place]
    return -1.0 if figure.is_pitcher else figures.worth[figure.template][figure.marker]


def lined_up(figures: FigureSet, team: Sequence[int], terms: Terms) -> Team:
    """A legal team as it sits on the bench: its nine first, by position, then the others as they come."""
    nine = suggested_nine(figures, team, terms)[:FIELDED]
    rest = [place for place in range(len(team)) if place not in nine]
    return tuple(team[place] for place in (*nine, *rest))


# --- The tables of a match -------------------------------------------------------------------------------------------


def designated_hitter(terms: Terms) -> int:
    """SC-CHA-STYLE-2 to SC-CHA-STYLE-5: 1 yes, 0 no, -1 as the home manager decides."""
    if not terms.whole:
        return 0
    return {"dh-league": 1, "no-dh-league": 0}.get(terms.style, -1)


def tables(
    teams: Sequence[Sequence[int]], folder: Path = STANDARD, terms: Terms = WHOLE, **house: int
) -> Tables:
    """The tables for a match of two teams on these terms under these house rules; none means the rulings."""
    figures = read_set(folder)
    assert len(teams) == SEATS
    dh = designated_hitter(terms)
    hitters = [sum(not figures.figures[place].is_pitcher for place in team) for team in teams]
    if min(hitters) < SLOTS:
        dh = 0
    t = blank_tables(**{"set": SETS.number_of(folder), "level": int(terms.level), "dh": dh, **house})
    enter_set(t, figures)
    for seat, team in enumerate(teams):
        t.team_size[seat] = len(team)
        t.team[seat * ROSTER : seat * ROSTER + len(team)] = team
        nine = suggested_nine(figures, team, terms)
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
