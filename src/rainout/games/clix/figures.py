"""The figures of SportsClix: files a designer writes, checked and turned into the numbers that rules read.

A set is a folder with ``dice.toml`` (faces, where combinations are read, spray charts, the dial pitchers bat from),
``templates.toml`` (dials to make figures from), ``clubs/*.toml``, a club of figures in each, and ``starters.toml``,
a nine to start with for each league. A figure has

``number``, ``name``, ``position``
    unique in the set; one of C 1B 2B SS 3B UI LF CF RF OF, SP or RP.
``bats``, ``speed``, ``defense`` or ``throws``, ``endurance``
    of position players, or of pitchers.
``spray``, ``template``, ``marker``, ``points``
    the names of a chart and of a template, the dial position it starts at, such as ``R2``, and its price.
``intangibles``
    what the dial shows from one position to another: ``{ "Cannon" = "R6-B2" }``.
``edits``
    up to three cells that differ from the template: ``{ "HT R3" = "2B" }``.

Results are written ``K GB FB K* GB! FB! FBg W* W FBy 1B 1B+ 2B 2B+ 3B FBr HR``, from worst to best for a batter.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from rainout.core.errors import BadFile
from rainout.core.files import Sets, T, read_toml
from rainout.games.clix.state import (
    BATTER_CONTROL,
    CHARTS,
    COLUMNS,
    FACES,
    FIELDED,
    FIGURES,
    PITCHER_CONTROL,
    STEPS,
    ZONES,
    Die,
    Hand,
    Intangible,
    League,
    Position,
    Result,
    Tables,
)

STANDARD = Path(__file__).parent / "data"

RESULT_SIGNS = (
    *("K", "GB", "FB", "K*", "GB!", "FB!", "FBg", "W*", "W", "FBy"),
    *("1B", "1B+", "2B", "2B+", "3B", "FBr", "HR"),
)
"""How each Result is written on a dial."""
STEP_NAMES = ("R6", "R5", "R4", "R3", "R2", "R1", "B1", "B2", "B3", "B4", "3BALL")
"""SC-PRE-DIAL-1: the dial positions from the hottest to the coldest."""
PITCH_SIGNS, SWING_SIGNS = "VCAH", "PTSF"
COMBINATIONS = tuple(pitch + swing for pitch, swing in product(PITCH_SIGNS, SWING_SIGNS))
POSITION_SIGNS = ("P", "C", "1B", "2B", "3B", "SS", "LF", "CF", "RF", "DH")
INTANGIBLES = {
    "Speed Demon": Intangible.SPEED_DEMON,
    "Flamethrower": Intangible.FLAMETHROWER,
    "Specialist": Intangible.SPECIALIST,
    "Shut 'em Down": Intangible.SHUT_DOWN,
    "Clutch Hitter": Intangible.CLUTCH,
    "Spray Hitter": Intangible.SPRAY,
    "Cannon": Intangible.CANNON,
    "Great Range": Intangible.RANGE,
    "Double Play Wizard": Intangible.WIZARD,
    "Leadership": Intangible.LEADERSHIP,
    "Intimidation": Intangible.INTIMIDATION,
}
MOST_EDITS = 3
INFIELDERS = (Position.B1, Position.B2, Position.B3, Position.SS)
OUTFIELDERS = (Position.LF, Position.CF, Position.RF)
MEAN_DEFENSE = {"C": 5, "1B": 4, "2B": 5, "SS": 6, "3B": 5, "LF": 4, "CF": 6, "RF": 5, "UI": 5, "OF": 5}


# --- What the files hold ---------------------------------------------------------------------------------------------


class FacesFile(msgspec.Struct, forbid_unknown_fields=True):
    """Six symbols for each of the four dice with symbols."""

    red: str
    white: str
    black: str
    blue: str


class CombinationsFile(msgspec.Struct, forbid_unknown_fields=True):
    """SC-PRE-ATBAT-3, SC-PRE-TC-1: which base each combination is printed on, and the two that are on none."""

    batter: list[str]
    pitcher: list[str]
    batter_control: str
    pitcher_control: str


class PitchersBattingFile(msgspec.Struct, forbid_unknown_fields=True):
    """SC-PRE-PBAT-1: what all pitchers bat with."""

    speed: int
    results: dict[str, str]


class DiceFile(msgspec.Struct, forbid_unknown_fields=True):
    """What belongs to the set as a whole."""

    faces: FacesFile
    combinations: CombinationsFile
    pitchers_batting: PitchersBattingFile
    sprays: dict[str, list[int]]


class TemplateFile(msgspec.Struct, forbid_unknown_fields=True):
    """A dial to make figures from."""

    kind: Literal["hitter", "pitcher"]
    worth: list[float]
    dial: dict[str, str]


class FigureFile(msgspec.Struct, forbid_unknown_fields=True):
    """A figure as it is written."""

    number: int
    name: str
    position: Literal["C", "1B", "2B", "SS", "3B", "UI", "LF", "CF", "RF", "OF", "SP", "RP"]
    spray: str
    template: str
    marker: str
    points: int
    bats: Literal["L", "R", "S"] | None = None
    speed: int | None = None
    defense: int | None = None
    throws: Literal["L", "R"] | None = None
    endurance: int | None = None
    intangibles: dict[str, str] = {}
    edits: dict[str, str] = {}


class ClubFile(msgspec.Struct, forbid_unknown_fields=True):
    """A club as it is written."""

    name: str
    abbreviation: str
    league: Literal["meridian", "harbor"]
    figure: list[FigureFile]


# --- What they mean --------------------------------------------------------------------------------------------------


class Step(NamedTuple):
    """SC-PRE-COMP-6: one position of a dial."""

    results: tuple[Result, ...]
    intangible: Intangible


class Figure(NamedTuple):
    """SC-PRE-COMP-5: a figure, its base and its dial."""

    number: int
    name: str
    club: str
    league: League
    printed: str
    hand: Hand
    speed: int
    defense: int
    endurance: int
    spray: tuple[int, ...]
    marker: int
    points: int
    dial: tuple[Step, ...]
    template: str

    @property
    def is_pitcher(self) -> bool:
        """Whether it is a pitcher."""
        return self.printed in ("SP", "RP")

    @property
    def plays(self) -> tuple[Position, ...]:
        """SC-CHA-POS-1: the positions it plays without penalty."""
        if self.is_pitcher:
            return (Position.P,)
        if self.printed == "UI":
            return INFIELDERS
        if self.printed == "OF":
            return OUTFIELDERS
        return (Position(POSITION_SIGNS.index(self.printed)),)


class Club(NamedTuple):
    """A club and its figures."""

    id: str
    name: str
    abbreviation: str
    league: League
    figures: tuple[int, ...]
    """Their places in the set."""


class FigureSet(NamedTuple):
    """All figures, and what the dice show."""

    figures: tuple[Figure, ...]
    clubs: dict[str, Club]
    faces: tuple[str, ...]
    batter_columns: tuple[str, ...]
    pitcher_columns: tuple[str, ...]
    controls: tuple[str, str]
    """The combinations in which the batter, and the pitcher, has total control."""
    batting: tuple[Result, ...]
    """What pitchers bat with."""
    charts: tuple[tuple[int, ...], ...]
    """SC-REG-SPRAY-2: all spray charts."""
    worth: dict[str, tuple[float, ...]]
    """What a plate appearance is worth by template and dial position."""

    nines: dict[str, tuple[int, ...]]
    """A nine to start with for each league, the pitcher first, then by Position."""

    def numbered(self, number: int) -> int:
        """The place in the set of the figure with a collector number."""
        for place, figure in enumerate(self.figures):
            if figure.number == number:
                return place
        raise BadFile("error-clix-no-figure", number=number)


# --- Reading ---------------------------------------------------------------------------------------------------------


def _read_file(path: Path, kind: type[T]) -> T:
    return read_toml(path, kind, "error-clix-file")


def _within(who: str, name: str, value: int, low: int, high: int) -> int:
    if not low <= value <= high:
        raise BadFile("error-clix-number", who=who, name=name, value=value, low=low, high=high)
    return value


def read_result(text: str) -> Result | None:
    """A result from its sign, or None.

    >>> read_result("FB!"), read_result("BB")
    (<Result.FB_SCORCHER: 5>, None)
    """
    return Result(RESULT_SIGNS.index(text)) if text in RESULT_SIGNS else None


def _result(who: str, text: str) -> Result:
    found = read_result(text)
    if found is None:
        raise BadFile("error-clix-result", who=who, text=text, known=" ".join(RESULT_SIGNS))
    return found


def _step(who: str, text: str) -> int:
    if text not in STEP_NAMES[:STEPS]:
        raise BadFile("error-clix-step", who=who, text=text, known=" ".join(STEP_NAMES[:STEPS]))
    return STEP_NAMES.index(text)


def _read_dice(path: Path) -> DiceFile:
    dice = _read_file(path, DiceFile)
    for name, faces in msgspec.structs.asdict(dice.faces).items():
        signs = PITCH_SIGNS if name in ("red", "white") else SWING_SIGNS
        if len(faces) != FACES or not set(faces) <= set(signs):
            raise BadFile("error-clix-faces", die=name, faces=faces, signs=" ".join(signs))
    named = dice.combinations
    printed = [*named.batter, *named.pitcher, named.batter_control, named.pitcher_control]
    short = len(named.batter) != COLUMNS or len(named.pitcher) != COLUMNS
    if short or sorted(printed) != sorted(COMBINATIONS):
        raise BadFile("error-clix-combinations", columns=COLUMNS, known=" ".join(COMBINATIONS))
    if sorted(dice.pitchers_batting.results) != sorted(named.batter):
        raise BadFile("error-clix-columns", who="pitchers_batting", columns=" ".join(named.batter))
    _within(str(path), "sprays", len(dice.sprays), 1, CHARTS)
    for chart, zones in dice.sprays.items():
        if len(zones) != FACES or zones != sorted(zones) or not 1 <= zones[0] <= zones[-1] <= ZONES:
            raise BadFile("error-clix-spray", chart=chart, zones=" ".join(map(str, zones)))
    return dice


def _read_template(name: str, template: TemplateFile, dice: DiceFile) -> tuple[tuple[Result, ...], ...]:
    """The columns of a template, in the order of the base they are printed on."""
    columns = dice.combinations.batter if template.kind == "hitter" else dice.combinations.pitcher
    if sorted(template.dial) != sorted(columns):
        raise BadFile("error-clix-columns", who=name, columns=" ".join(columns))
    for column, cells in template.dial.items():
        _within(f"{name} {column}", "cells", len(cells.split()), STEPS, STEPS)
    _within(name, "worth", len(template.worth), STEPS, STEPS)
    return tuple(
        tuple(_result(f"{name} {column}", cell) for cell in template.dial[column].split())
        for column in columns
    )


def _read_intangibles(who: str, written: dict[str, str]) -> list[Intangible]:
    """The intangible of each dial position, from spans."""
    shown = [Intangible.NONE] * STEPS
    for name, span in written.items():
        if name not in INTANGIBLES:
            raise BadFile("error-clix-intangible", who=who, text=name, known=", ".join(INTANGIBLES))
        found = re.fullmatch(r"(\w\d)-(\w\d)", span)
        first, last = (_step(who, found[1]), _step(who, found[2])) if found else (1, 0)
        if first > last:
            raise BadFile("error-clix-span", who=who, text=span)
        for step in range(first, last + 1):
            if shown[step]:
                raise BadFile("error-clix-two-intangibles", who=who, step=STEP_NAMES[step])
            shown[step] = INTANGIBLES[name]
    return shown


def _check_dial(who: str, dial: list[list[Result]], better: int) -> None:
    """Every click changes something, and nothing gets worse for the owner of a hotter dial."""
    for step in range(1, STEPS):
        cells = list(zip(dial[step - 1], dial[step], strict=True))
        if all(hot == cold for hot, cold in cells):
            raise BadFile("error-clix-same", who=who, hot=STEP_NAMES[step - 1], cold=STEP_NAMES[step])
        for column, (hot, cold) in enumerate(cells):
            if (hot - cold) * better < 0:
                raise BadFile(
                    "error-clix-worse",
                    who=who,
                    column=column + 1,
                    hot=f"{STEP_NAMES[step - 1]} {RESULT_SIGNS[hot]}",
                    cold=f"{STEP_NAMES[step]} {RESULT_SIGNS[cold]}",
                )


def _read_figure(
    figure: FigureFile, club: ClubFile, dice: DiceFile, templates: dict[str, TemplateFile]
) -> Figure:
    who = f"{club.abbreviation} {figure.number} {figure.name}"
    pitcher = figure.position in ("SP", "RP")
    if figure.template not in templates or (templates[figure.template].kind == "pitcher") != pitcher:
        kind = "pitcher" if pitcher else "hitter"
        known = ", ".join(name for name, template in templates.items() if template.kind == kind)
        raise BadFile("error-clix-template", who=who, text=figure.template, known=known)
    if figure.spray not in dice.sprays:
        raise BadFile("error-clix-chart", who=who, text=figure.spray, known=", ".join(dice.sprays))
    if pitcher and (figure.throws is None or figure.endurance is None):
        raise BadFile("error-clix-pitcher", who=who)
    if not pitcher and (figure.bats is None or figure.speed is None or figure.defense is None):
        raise BadFile("error-clix-hitter", who=who)
    columns = _read_template(figure.template, templates[figure.template], dice)
    names = dice.combinations.pitcher if pitcher else dice.combinations.batter
    dial = [[column[step] for column in columns] for step in range(STEPS)]
    _within(who, "edits", len(figure.edits), 0, MOST_EDITS)
    for cell, text in figure.edits.items():
        column, _, step = cell.partition(" ")
        if column not in names:
            raise BadFile("error-clix-column", who=who, text=column, known=" ".join(names))
        dial[_step(who, step)][names.index(column)] = _result(who, text)
    _check_dial(who, dial, -1 if pitcher else 1)
    shown = _read_intangibles(who, figure.intangibles)
    return Figure(
        number=figure.number,
        name=figure.name,
        club=club.name,
        league=League[club.league.upper()],
        printed=figure.position,
        hand=Hand[figure.throws or figure.bats or "R"],
        speed=dice.pitchers_batting.speed if pitcher else _within(who, "speed", figure.speed or 0, 1, 30),
        defense=0 if pitcher else _within(who, "defense", figure.defense or 0, 0, 12),
        endurance=_within(who, "endurance", figure.endurance or 0, 1, 15) if pitcher else 0,
        spray=tuple(dice.sprays[figure.spray]),
        marker=_step(who, figure.marker),
        points=_within(who, "points", figure.points, 1, 1000),
        dial=tuple(Step(tuple(dial[step]), shown[step]) for step in range(STEPS)),
        template=figure.template,
    )


@cache
def read_set(folder: Path) -> FigureSet:
    """The set in a folder; a mistake is reported with the figure it is in and what was expected."""
    dice = _read_dice(folder / "dice.toml")
    templates = _read_file(folder / "templates.toml", dict[str, TemplateFile])
    figures: list[Figure] = []
    clubs: dict[str, Club] = {}
    for path in sorted((folder / "clubs").glob("*.toml")):
        club = _read_file(path, ClubFile)
        first = len(figures)
        figures += (_read_figure(figure, club, dice, templates) for figure in club.figure)
        members = tuple(range(first, len(figures)))
        clubs[path.stem] = Club(path.stem, club.name, club.abbreviation, League[club.league.upper()], members)
    _within(str(folder), "figures", len(figures), 1, FIGURES)
    numbers = [figure.number for figure in figures]
    for number in numbers:
        if numbers.count(number) > 1:
            raise BadFile("error-clix-twice", number=number)
    named = dice.combinations
    batting = tuple(
        _result("pitchers_batting", dice.pitchers_batting.results[column]) for column in named.batter
    )
    made = FigureSet(
        tuple(figures),
        clubs,
        msgspec.structs.astuple(dice.faces),
        tuple(named.batter),
        tuple(named.pitcher),
        (named.batter_control, named.pitcher_control),
        batting,
        tuple(tuple(zones) for zones in dice.sprays.values()),
        {name: tuple(template.worth) for name, template in templates.items()},
        {},
    )
    return made._replace(nines=_read_nines(folder / "starters.toml", made))


def _read_nines(path: Path, figures: FigureSet) -> dict[str, tuple[int, ...]]:
    """SC-PRE-COMP-1: nine figures a league, each at its printed position."""
    nines: dict[str, tuple[int, ...]] = {}
    for league, numbers in _read_file(path, dict[Literal["meridian", "harbor"], list[int]]).items():
        nine = tuple(figures.numbered(number) for number in numbers)
        _within(league, "figures", len(nine), FIELDED, FIELDED)
        for position, place in enumerate(nine):
            figure = figures.figures[place]
            sign = "P" if figure.is_pitcher else figure.printed
            if sign != POSITION_SIGNS[position] or figure.league is not League[league.upper()]:
                raise BadFile(
                    "error-clix-starter", league=league, position=POSITION_SIGNS[position], name=figure.name
                )
        nines[league] = nine
    return nines


# --- Tables ----------------------------------------------------------------------------------------------------------

SETS = Sets(read_set)
"""The number of a set is in the tables, for its names."""


def set_of(t: Tables) -> FigureSet:
    """The set a match is played with."""
    return SETS[int(t.house.set)]


def figure_of(t: Tables, player: int) -> Figure:
    """The figure of a player."""
    return set_of(t).figures[int(t.team[player])]


def enter_set(t: Tables, figures: FigureSet) -> None:
    """Write a set into the tables."""
    for die, faces in enumerate(figures.faces):
        signs = PITCH_SIGNS if die <= Die.WHITE else SWING_SIGNS
        t.book.faces[die, 1:] = [signs.index(face) for face in faces]
        t.book.often[die] = [faces.count(sign) for sign in signs]
    columns = (*figures.batter_columns, *figures.pitcher_columns)
    homes = {sign: column for column, sign in enumerate(columns)}
    homes |= {figures.controls[0]: BATTER_CONTROL, figures.controls[1]: PITCHER_CONTROL}
    for sign, home in homes.items():
        pitch, swing = PITCH_SIGNS.index(sign[0]), SWING_SIGNS.index(sign[1])
        t.book.home_of[pitch, swing] = home
        if home < len(columns):
            t.book.column_pitch[home], t.book.column_bat[home] = pitch, swing
    for place, figure in enumerate(figures.figures):
        _enter_figure(t.figures, place, figure, figures)


def _enter_figure(figures: Any, place: int, figure: Figure, of: FigureSet) -> None:
    figures.pitcher[place] = figure.is_pitcher
    figures.starter[place] = figure.printed == "SP"
    figures.catcher[place] = figure.printed == "C"
    figures.plays[place] = sum(1 << position for position in figure.plays)
    figures.spray[place, 1:] = figure.spray
    figures.chart[place] = of.charts.index(figure.spray)
    figures.cover[place] = alignment(figure.spray)
    for name in ("hand", "speed", "defense", "endurance", "marker", "points"):
        figures[name][place] = getattr(figure, name)
    for step in range(STEPS + 1):
        shown = figure.dial[min(step, STEPS - 1)]  # who shows three balls plays on as at B4
        figures.dial[place, step] = shown.results
        figures.bats[place, step] = of.batting if figure.is_pitcher else shown.results
        figures.intangible[place, step] = shown.intangible


@cache
def alignment(spray: tuple[int, ...]) -> tuple[int, ...]:
    """Where fielders stand best against a chart: on as many faces as they can, and never far from any.

    Infielders keep their order from third to first base, outfielders from left to right.

    >>> alignment((1, 2, 2, 3, 4, 5))
    (0, 0, 4, 3, 1, 2, 2, 4, 5)
    """
    infield, outfield = _best_zones(spray, 4, (1, 3, 4, 6)), _best_zones(spray, 3, (2, 4, 5))
    zones = [0] * FIELDED
    for position, zone in zip((Position.B3, Position.SS, Position.B2, Position.B1), infield, strict=True):
        zones[position] = zone
    for position, zone in zip(OUTFIELDERS, outfield, strict=True):
        zones[position] = zone
    return tuple(zones)


def _best_zones(spray: tuple[int, ...], count: int, usual: tuple[int, ...]) -> tuple[int, ...]:
    def good(zones: tuple[int, ...]) -> tuple[int, int]:
        covered = sum(face in zones for face in spray)
        beyond = sum(min(abs(face - zone) for zone in zones) > 1 for face in spray)
        return covered - 10 * beyond, sum(zone in usual for zone in zones)

    return max(combinations(range(1, ZONES + 1), count), key=good)
