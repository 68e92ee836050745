"""What a designer may want to know of SportsClix: what every figure and every intangible is worth.

A figure is played, in whole teams of one club, against the cheapest figure of its position in its place. An intangible
is played against the same figures without it, on each figure in turn that has it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from itertools import permutations
from typing import ClassVar

from rainout.core.design import Design, Options, Piece, Trial
from rainout.core.words import message
from rainout.games.clix.figures import INTANGIBLES, STANDARD, Figure, FigureSet, read_set
from rainout.games.clix.judgement import with_judgement
from rainout.games.clix.state import FIELDED, Intangible, Level, Position, Tables
from rainout.games.clix.teams import Team, Terms, ready, suggested_nine, tables

NEAR = 2
"""Clicks from its marker within which an intangible is taken to be what a figure is bought for."""
RELIEVERS = 2
OPEN = Terms(Level.CHAMPIONSHIP, format="open")
PLAYED_AT = {"UI": Position.SS, "OF": Position.RF}
"""Where somebody is tried who has no position of his own."""


class ClixDesign(Design):
    """The ready clubs, all figures, all intangibles."""

    usual: ClassVar[Options] = {"level": "championship"}

    def sample(self, options: Options, wished: Options) -> tuple[Options, ...]:
        """Every club at every other, unless somebody has said who plays."""
        if any(name in wished for name in ("first-club", "second-club", "first-team", "second-team")):
            return (options,)
        return tuple(
            {**options, "first-club": one, "second-club": other}
            for one, other in permutations(_set().clubs, 2)
        )

    def clubs(self, options: Options) -> tuple[str, ...]:
        """The names of ready clubs; a team of one's own, or of a league, is none."""
        names = [_set().clubs.get(str(options[name])) for name in ("first-club", "second-club")]
        if options["first-team"] or options["second-team"] or None in names:
            return ()
        return tuple(club.name for club in names if club)

    def pieces(self, options: Options) -> Iterator[Piece]:
        """Intangibles and figures, where whole teams play."""
        if options["level"] != "championship":
            return
        figures = _set()
        for name, power in INTANGIBLES.items():
            having = [place for place, figure in enumerate(figures.figures) if power in _shown(figure)]
            if having:
                trials = tuple(
                    Trial(partial(_played, place), partial(_played_without, place, power)) for place in having
                )
                key = f"clix-word-intangible-{_slug(name)}"
                yield Piece("intangible", _slug(name), message(key), trials, is_trait=key)
        by_role: dict[str, list[int]] = {}
        for place, figure in enumerate(figures.figures):
            by_role.setdefault(figure.printed, []).append(place)
        for role, places in by_role.items():
            cheapest = min(places, key=lambda place: (figures.figures[place].points, place))
            for place in places:
                yield _figure(place, role, cheapest)


def _set() -> FigureSet:
    return read_set(STANDARD)


def _slug(name: str) -> str:
    """The name of an intangible in keys.

    >>> _slug("Shut 'em Down")
    'shut-em-down'
    """
    return name.lower().replace("'", "").replace(" ", "-")


def _shown(figure: Figure) -> set[Intangible]:
    """The intangibles on a figure's dial."""
    return {step.intangible for step in figure.dial} - {Intangible.NONE}


def _figure(place: int, role: str, cheapest: int) -> Piece:
    figures = _set()
    figure = figures.figures[place]
    host = _host(place, cheapest)
    trial = Trial(partial(_played, place, host), partial(_played, cheapest, host), f"{role} {host}")
    return Piece(
        "figure",
        str(figure.number),
        message("clix-design-figure-name", name=figure.name, club=figure.club),
        (trial,),
        figure.points,
        role,
        traits=_traits(figure, figures),
        strengths=_strengths(figure),
    )


# --- On which team ---------------------------------------------------------------------------------------------------


def _host(*places: int) -> str:
    """The first club that none of these figures is of."""
    strangers = {_set().figures[place].club for place in places}
    return next(id for id, club in _set().clubs.items() if club.name not in strangers)


@cache
def _twelve(club: str) -> Team:
    """A club's nine, its best other hitter and two relievers: those who play."""
    figures = _set()
    team = ready(figures, club)
    *nine, hitter = suggested_nine(figures, team, OPEN)
    others = [place for place in team if figures.figures[place].printed == "RP"]
    others += [place for place in figures.clubs[club].figures if figures.figures[place].printed == "RP"]
    relief = list(dict.fromkeys(others))[:RELIEVERS]
    return (*(team[place] for place in nine), team[hitter], *relief)


def _played(place: int, club: str = "") -> Tables:
    """A club with a figure in the place that is his, at the same club without him."""
    team = _twelve(club or _host(place))
    figure = _set().figures[place]
    if figure.printed == "RP":
        where = FIELDED + 1
    elif figure.is_pitcher:
        where = int(Position.P)
    else:
        where = int(PLAYED_AT.get(figure.printed, figure.plays[0]))
    joined = (*team[:where], place, *team[where + 1 :])
    return with_judgement(tables((joined, team), terms=OPEN))


def _played_without(place: int, power: Intangible) -> Tables:
    """The same with an intangible taken from his dial; the other team has nobody of his."""
    t = _played(place)
    shown = t.figures.intangible[place]
    shown[shown == power] = Intangible.NONE
    return t


# --- What is on a figure ---------------------------------------------------------------------------------------------


def _traits(figure: Figure, figures: FigureSet) -> dict[str, float]:
    """Hundredths of a run a time at bat at its marker, what is printed on its base, and its intangibles near by."""
    near = slice(max(0, figure.marker - NEAR), figure.marker + NEAR + 1)
    runs = 100 * figures.worth[figure.template][figure.marker]
    if figure.printed == "SP":
        found = {"clix-trait-starting": -runs, "clix-trait-endurance": float(figure.endurance)}
    elif figure.is_pitcher:
        found = {"clix-trait-relieving": -runs, "clix-trait-relief-endurance": float(figure.endurance)}
    else:
        found = {
            "clix-trait-batting": runs,
            "clix-trait-defense": float(figure.defense),
            "clix-trait-speed": float(figure.speed),
        }
    shown = {step.intangible for step in figure.dial[near]}
    return found | {
        f"clix-word-intangible-{_slug(name)}": 1.0 for name, power in INTANGIBLES.items() if power in shown
    }


def _strengths(figure: Figure) -> tuple[float, ...]:
    """All there is to a figure, as numbers of which more is better: every cell of its dial counts, from its marker on.

    Spray chart and hand are a matter of whom it meets, so only figures that share them are compared.
    """
    side = -1 if figure.is_pitcher else 1
    alike = (*figure.spray, figure.hand)
    return (
        *(float(side * result) for step in figure.dial for result in step.results),
        *(float(step.intangible == power) for step in figure.dial for power in INTANGIBLES.values()),
        *(figure.speed, figure.defense, figure.endurance, -figure.marker),
        *(each for number in alike for each in (number, -number)),
    )
