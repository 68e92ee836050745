"""Exact odds: every batter with two and three dice, every team with its own, against counts made elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rainout.games.stretch.actions import numbered_rolls
from rainout.games.stretch.advice import reckoning
from rainout.games.stretch.cards import OUTCOME_SIGNS, SLOTS, Condition, read_condition, set_of
from rainout.games.stretch.chances import all_rolls, counts, outcome_of
from rainout.games.stretch.rules.reading import best_line, meets, team_runs
from rainout.games.stretch.rules.rolling import number_of_roll
from rainout.games.stretch.state import MOST, Outcome, Test
from tests.games.stretch.positions import CARDS, NUMBER

BATTERS = """
T1-B01 | HR 1 2B 10 OUT 25 | HR 16 2B 75 OUT 125
T1-B02 | 2B 6 SAC 10 OUT 20 | HR 6 2B 90 SAC 60 OUT 60
T1-B03 | 2B 3 1B 7 OUT 26 | 2B 108 1B 52 OUT 56
T1-B04 | 2B 11 OUT 25 | 2B 91 OUT 125
T1-B05 | 2B 9 OUT 27 | HR 27 BB 27 OUT 162
T1-B06 | 2B 5 1B 10 OUT 21 | 2B 21 1B 10 OUT 185
T1-B07 | 1B 6 BB 12 OUT 18 | 1B 6 BB 18 OUT 192
T1-B08 | 1B 6 BB 6 OUT 24 | 1B 15 BB 4 OUT 197
T1-B09 | 2B 6 SAC 10 OUT 20 | 2B 96 SAC 60 OUT 60
T1-B10 | 1B 9 OUT 27 | 1B 27 BB 27 OUT 162
T1-B11 | 1B 7 BB 9 OUT 20 | 1B 37 BB 61 OUT 118
T1-B12 | 2B 6 1B 11 OUT 19 | 2B 4 1B 91 OUT 121
T1-B13 | 1B 5 BB 9 OUT 22 | 1B 19 BB 61 OUT 136
T1-B14 | 1B 9 BB 3 OUT 24 | 1B 27 BB 3 OUT 186
T1-B15 | 2B 6 BB 10 OUT 20 | 2B 15 BB 10 OUT 191
T1-B16 | 3B 2 2B 4 BB 6 OUT 24 | 3B 30 2B 48 BB 6 OUT 132
T2-05 | 2B 10 1B 5 OUT 21 | 2B 10 1B 21 OUT 185
T2-06 | 2B 7 1B 9 OUT 20 | 2B 37 1B 61 OUT 118
T2-07 | 2B 9 OUT 27 | 2B 27 OUT 189
T2-08 | 1B 3 OUT 33 | HR 35 1B 73 OUT 108
T2-09 | 1B 6 OUT 30 | HR 6 1B 90 OUT 120
T2-10 | 1B 10 BB 5 OUT 21 | 1B 10 BB 21 OUT 185
T2-11 | 2B 1 1B 9 OUT 26 | 2B 81 1B 79 OUT 56
T2-12 | 2B 9 1B 9 OUT 18 | 2B 27 1B 27 OUT 162
T2-13 | 1B 9 BB 6 OUT 21 | 1B 61 BB 4 OUT 151
T2-14 | 2B 7 BB 3 OUT 26 | 2B 37 BB 7 OUT 172
T3-03 | OUT 36 | HR 4 1B 52 OUT 160
T3-06 | OUT 36 | HR 20 2B 36 OUT 160
T3-07 | 2B 9 BB 9 OUT 18 | HR 27 BB 27 OUT 162
T3-08 | 2B 6 SAC 10 OUT 20 | 2B 96 SAC 60 OUT 60
T3-09 | OUT 36 | 2B 24 OUT 192
T3-10 | HR 2 2B 6 OUT 28 | HR 27 2B 15 OUT 174
T3-11 | 2B 9 BB 9 OUT 18 | 2B 27 BB 27 OUT 162
T3-12 | HR 1 2B 10 OUT 25 | HR 16 2B 75 OUT 125
T3-13 | HR 1 2B 10 SAC 9 OUT 16 | HR 16 2B 75 SAC 61 OUT 64
T3-14 | HR 1 2B 10 BB 1 OUT 24 | HR 16 2B 75 BB 13 OUT 112
"""
"""What 36 rolls of two dice and 216 rolls of three come to, the first line met being taken."""

TEAMS = """
T2-01 2030 1296 0.198 5
T2-02 420 216 0.167 4
T2-03 11790 7776 0.117 4
T2-04 315 216 0.236 5
T2-05 340 216 0.259 4
T2-06 55 36 0.306 5
T2-07 16098 7776 0.093 8
T2-08 324 216 0.125 3
T2-09 397 216 0.093 4
T2-10 13074 7776 0.093 4
T2-11 12360 7776 0.059 3
T2-12 432 216 0.125 3
T2-13 12960 7776 0.132 5
T2-14 324 216 0.000 4
T3-01 124343 46656 0.088 7
T3-02 139968 46656 0.088 12
T3-03 112814 46656 0.088 7
T3-04 19566 7776 0.000 5
T3-05 3457 1296 0.027 6
T3-06 4522 1296 0.005 5
T3-07 92880 46656 0.020 4
T3-08 18474 7776 0.000 9
T3-09 139968 46656 0.016 6
T3-10 19440 7776 0.031 5
T3-11 540 216 0.074 5
T3-12 125 36 0.028 5
T3-13 121500 46656 0.015 5
T3-14 91 36 0.000 6
"""
"""Runs over all rolls, how many rolls there are, the share that scores nothing, and the most a roll is worth."""


def counted(text: str) -> dict[str, int]:
    words = text.split()
    return {sign: int(count) for sign, count in zip(words[::2], words[1::2], strict=True)}


@pytest.mark.parametrize("row", BATTERS.strip().splitlines(), ids=lambda row: row.split()[0])
def test_what_a_batter_makes_of_two_and_three_dice(row: str) -> None:
    slot, *columns = (part.strip() for part in row.split("|"))
    for dice, column in enumerate(columns, 2):
        found = counts(CARDS, outcome_of, NUMBER[slot], dice, len(Outcome))
        signs = {**OUTCOME_SIGNS, Outcome.OUT: "OUT"}
        assert {signs[outcome]: int(found[outcome]) for outcome in Outcome if found[outcome]} == counted(
            column
        )


def test_every_batter_is_in_the_list() -> None:
    batters = [slot for number, slot in enumerate(SLOTS) if not CARDS.players.is_pitcher[number]]
    assert [row.split()[0] for row in BATTERS.strip().splitlines()] == batters


@pytest.mark.rules("7S-DEF-03", "7S-DEF-09")
@pytest.mark.parametrize("row", TEAMS.strip().splitlines(), ids=lambda row: row.split()[0])
def test_what_a_team_makes_of_its_dice(row: str) -> None:
    slot, total, ways, nothing, most = row.split()
    team = NUMBER[slot]
    found = counts(CARDS, team_runs, team, int(CARDS.teams.roll[team]))
    assert int((found * np.arange(len(found))).sum()) == int(total)
    assert int(found.sum()) == int(ways)
    assert round(float(found[0] / found.sum()), 3) == float(nothing)
    assert len(found) - 1 == int(most)


def test_rolls_are_all_there() -> None:
    for dice in range(1, 6):
        assert all_rolls(dice).ways.sum() == 6**dice
        assert all(list(roll) == sorted(roll) for roll in all_rolls(dice).dice)
    found = counts(CARDS, outcome_of, NUMBER["T1-B01"], 1, len(Outcome))
    assert found.tolist() == [5, 0, 1, 0, 0, 0, 0]


def test_every_roll_has_a_number() -> None:
    for number, roll in enumerate(numbered_rolls()):
        assert number_of_roll(roll, len(roll)) == number
        if len(roll) <= MOST:
            assert reckoning.number_of_roll(roll, len(roll)) == number


# --- Conditions, told a second time ----------------------------------------------------------------------------------


def holds(condition: Condition, dice: tuple[int, ...]) -> bool:
    """A Condition as a reader of the card would check it."""
    counts = {face: dice.count(face) for face in range(1, 7)}
    runs = [
        face for face in range(1, 7) if all(counts.get(face + step, 0) for step in range(condition.value))
    ]
    met = {
        Test.MAX: max(dice) == condition.value,
        Test.HAS: all(counts[face] >= condition.faces.count(face) for face in condition.faces),
        Test.PAIR: any(count >= 2 and face >= condition.value for face, count in counts.items()),
        Test.TWOPAIR: sum(count // 2 for count in counts.values()) >= 2,
        Test.TRIPS: max(counts.values()) >= 3,
        Test.RUN: bool(runs),
        Test.SUM_AT_LEAST: sum(dice) >= condition.value,
        Test.SUM_AT_MOST: sum(dice) <= condition.value,
        Test.SUM_EXACTLY: sum(dice) == condition.value,
        Test.EVEN: all(die % 2 == 0 for die in dice),
        Test.ODD: all(die % 2 == 1 for die in dice),
        Test.DIFF: len(set(dice)) == len(dice),
        Test.SAME: len(set(dice)) == 1,
        Test.SPREAD: max(dice) - min(dice) >= condition.value,
    }
    return len(dice) >= condition.at_least and met[condition.test]


@pytest.mark.rules(
    "7S-CON-01", "7S-CON-02", "7S-CON-03", "7S-CON-04", "7S-CON-05", "7S-CON-06", "7S-CON-07", "7S-CON-08",
    "7S-CON-09", "7S-CON-10", "7S-CON-11", "7S-BAT-03",
)  # fmt: skip
@given(st.lists(st.integers(1, 6), min_size=1, max_size=12))
def test_every_line_of_every_card_means_what_it_says(rolled: list[int]) -> None:
    dice = tuple(sorted(rolled))
    for number, card in enumerate(set_of(CARDS).cards):
        met = [holds(line.condition, dice) for line in card.player.lines]
        assert [bool(meets(CARDS, number, line, dice, len(dice))) for line in range(len(met))] == met
        assert best_line(CARDS, number, dice, len(dice)) == (met.index(True) if True in met else -1)


@pytest.mark.parametrize(
    ("text", "yes", "no"),
    [
        ("MAX=5", (2, 5), (5, 6)),
        ("HAS66", (1, 6, 6), (5, 6)),
        ("PAIR>=4", (1, 4, 4), (3, 3, 6)),
        ("TWOPAIR", (2, 2, 2, 2), (2, 2, 2, 3)),
        ("TRIPS", (1, 1, 1, 6), (1, 1, 6, 6)),
        ("RUN3", (1, 2, 2, 3), (1, 2, 5, 6)),
        ("RUN2", (5, 6), (1, 6)),
        ("SUM<=5@2", (2, 3), (5,)),
        ("EVEN@3", (2, 4, 6), (2, 4)),
        ("ODD@2", (1, 3), (1, 2)),
        ("DIFF@4", (1, 2, 4, 6), (1, 2, 2, 6)),
        ("SAME@2", (4, 4), (4,)),
        ("SPREAD>=5", (1, 3, 6), (6,)),
    ],
)
def test_conditions_by_example(text: str, yes: tuple[int, ...], no: tuple[int, ...]) -> None:
    condition = read_condition(text)
    assert condition
    assert holds(condition, yes)
    assert not holds(condition, no)


# --- Scoring, told a second time -------------------------------------------------------------------------------------


@pytest.mark.rules("7S-CON-26")
def test_teams_score_what_their_cards_say() -> None:
    said: dict[str, Callable[[tuple[int, ...]], int]] = {
        "T2-02": lambda dice: max(dice) - min(dice) - 1,
        "T2-04": lambda dice: sorted(dice)[1] - sorted(dice)[0],
        "T2-06": lambda dice: min(dice) - 1,
        "T2-08": lambda dice: sum(die % 2 for die in dice),
        "T2-09": lambda dice: (sum(dice) - 4) // 3,
        "T2-11": lambda dice: len(set(dice)) - 2,
        "T2-12": lambda dice: max(dice) - 3,
        "T3-02": lambda dice: 2 * dice.count(6) + dice.count(5),
        "T3-14": lambda dice: min(dice),
    }
    for slot, runs in said.items():
        for dice in product(range(1, 7), repeat=3):
            ordered = tuple(sorted(dice))
            for kept in (ordered, ordered[1:]):  # all three, and what a dropped die leaves
                assert team_runs(CARDS, NUMBER[slot], kept, len(kept)) == max(0, runs(kept))
