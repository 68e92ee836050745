"""The figures: dice, dials and charts, what a designer may write, and what is said about mistakes."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from rainout.core.errors import BadFile
from rainout.games.clix.figures import (
    COMBINATIONS,
    MEAN_DEFENSE,
    POSITION_SIGNS,
    STANDARD,
    STEP_NAMES,
    Figure,
    alignment,
    read_set,
)
from rainout.games.clix.rules.table import is_base_zone, lines_crossed, relay_lines
from rainout.games.clix.state import STEPS, Intangible, Position

SET = read_set(STANDARD)


def test_there_are_eight_clubs_of_sixteen() -> None:
    assert len(SET.figures) == 128
    assert {len(club.figures) for club in SET.clubs.values()} == {16}
    assert len({figure.name for figure in SET.figures}) == 128
    assert len({figure.number for figure in SET.figures}) == 128


@pytest.mark.rules("SC-PRE-COMP-1")
def test_there_is_a_nine_to_start_with_for_each_league() -> None:
    assert set(SET.nines) == {"meridian", "harbor"}
    kinds = []
    for league, nine in SET.nines.items():
        figures = [SET.figures[place] for place in nine]
        assert {figure.league.name.lower() for figure in figures} == {league}
        assert [figure.printed for figure in figures] == ["SP", *POSITION_SIGNS[1:9]]
        assert len({figure.club for figure in figures}) == 4
        kinds.append([(figure.template, figure.marker) for figure in figures])
    assert kinds[0] == kinds[1]


@pytest.mark.rules("SC-PRE-COMP-3", "SC-PRE-COMP-4", "SC-PRE-COMP-5")
def test_every_figure_has_its_base() -> None:
    for figure in SET.figures:
        assert figure.is_pitcher == (figure.printed in ("SP", "RP")) == (figure.endurance > 0)
        assert figure.points >= 20
        assert len(figure.spray) == 6
        assert figure.hand.name in ("LR" if figure.is_pitcher else "LRS")


@pytest.mark.rules("SC-PRE-COMP-6", "SC-PRE-DIAL-1")
def test_every_dial_has_ten_positions_and_a_marker() -> None:
    assert STEP_NAMES == ("R6", "R5", "R4", "R3", "R2", "R1", "B1", "B2", "B3", "B4", "3BALL")
    for figure in SET.figures:
        assert len(figure.dial) == STEPS > figure.marker >= 0
        assert all(len(step.results) == 7 for step in figure.dial)


@pytest.mark.rules("SC-PRE-ATBAT-3")
def test_every_combination_has_one_home() -> None:
    homes = Counter((*SET.batter_columns, *SET.pitcher_columns, *SET.controls))
    assert set(homes) == set(COMBINATIONS)
    assert set(homes.values()) == {1}


def fair_points(figure: Figure, worth: tuple[float, ...]) -> int:
    """The price of a figure by the value of its template at the marker, its base and its intangibles."""
    extras = sum(step.intangible is not Intangible.NONE for step in figure.dial)
    runs = worth[figure.marker]
    if figure.printed == "SP":
        price = 80 - 1500 * runs + 4 * (figure.endurance - 6)
    elif figure.printed == "RP":
        price = 35 - 600 * runs + 4 * (figure.endurance - 1)
    else:
        price = 70 + 700 * runs + 5 * (figure.defense - MEAN_DEFENSE[figure.printed])
        price += 2 * (figure.speed - 12)
    return max(20, round(price + extras))


def test_points_are_fair_and_intangibles_frequent() -> None:
    for figure in SET.figures:
        assert figure.points == fair_points(figure, SET.worth[figure.template]), figure.name
    shown = Counter(each for figure in SET.figures for each in {step.intangible for step in figure.dial})
    assert min(shown[each] for each in Intangible) >= 6


@pytest.mark.rules("SC-REG-SPRAY-1", "SC-REG-SPRAY-2")
def test_zones_and_charts() -> None:
    assert {zone for zone in range(7) if is_base_zone(1, zone)} == {3, 4}
    assert [lines_crossed(zone, 2) for zone in range(1, 7)] == [0, 1, 2, 3, 4, 5]
    assert [lines_crossed(zone, 1) for zone in range(1, 7)] == [2, 1, 0, 0, 1, 2]
    assert [lines_crossed(zone, 0) for zone in range(1, 7)] == [5, 4, 3, 2, 1, 0]
    assert [relay_lines(1, 0), relay_lines(1, 2), relay_lines(2, 0), relay_lines(3, 0)] == [2, 2, 5, 0]
    for figure in SET.figures:
        assert list(figure.spray) == sorted(figure.spray)
        assert len(set(figure.spray)) >= 5
        stands = alignment(figure.spray)
        assert stands[Position.B3] < stands[Position.SS] < stands[Position.B2] < stands[Position.B1]


# --- Mistakes --------------------------------------------------------------------------------------------------------


def mistaken(folder: Path, file: str, old: str, new: str) -> str:
    """What is said of a set with one thing changed."""
    shutil.copytree(STANDARD, folder / "set")
    path = folder / "set" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadFile) as refused:
        read_set(folder / "set")
    return str(refused.value)


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("dice.toml", '"VVVVAH"', '"VVVVAX"', "needs six of the symbols V C A H"),
        ("dice.toml", '["VP", "CT"', '["VP", "VP"', "must be named once"),
        ("dice.toml", "[1, 2, 3, 4, 5, 6]", "[1, 2, 3, 4, 6, 5]", "none lower than the one before"),
        ("templates.toml", "FBy FBg", "FBy HRR", "there is no result “HRR”"),
        ("templates.toml", '"FBy FBg', '"GB  FBg', "worse for its owner"),
        ("clubs/comets.toml", 'marker = "R2"', 'marker = "R7"', "there is no dial position “R7”"),
        ("clubs/comets.toml", 'template = "GLOVE"', 'template = "POWER"', "no such template"),
        ("clubs/comets.toml", '"Cannon" = "R6-B2"', '"Canon" = "R6-B2"', "there is no intangible “Canon”"),
        ("clubs/comets.toml", '"R6-B2"', '"B2-R6"', "write the hotter first"),
        ("clubs/comets.toml", "number = 2\n", "number = 1\n", "The number 1 is there twice"),
        ("clubs/comets.toml", "speed = 10\n", "", "needs “bats”, “speed” and “defense”"),
        ("clubs/comets.toml", "points = 50", "points = 0", "must be 1 to 1,000"),
        ("clubs/comets.toml", "points = 50", "price = 50", "is not a file of figures"),
        ("starters.toml", "[29, 49", "[49, 29", "cannot start for meridian at P"),
        ("starters.toml", "[29, 49", "[76, 49", "cannot start for meridian at P"),
        ("starters.toml", "[29, 49", "[29", "“figures” is 8"),
    ],
)
def test_mistakes_are_named(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    assert said in mistaken(tmp_path, file, old, new)
