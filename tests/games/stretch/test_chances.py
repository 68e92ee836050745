"""The odds that go with a choice: exact, together 1, and the same as trying every roll."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from rainout.core.match import Match
from rainout.core.words import LANGUAGES, Speaker
from rainout.games.stretch.chances import outcome_of
from rainout.games.stretch.rules.reading import team_runs
from rainout.games.stretch.rules.table import batter
from tests.games.stretch.positions import CARDS, match_at, play

FACES = range(1, 7)
ROSTER = ["T1-P1", *(f"T1-B{number:02}" for number in range(1, 10))]
AT_BAT: dict[str, Any] = {"roster": ROSTER, "dice": 4, "rerolls": 1, "nudges": 1, "gathered": True}
SIGNS = {"stretch-odds-out": 0, "stretch-gives-1B": 1, "stretch-gives-2B": 2, "stretch-gives-3B": 3}
SIGNS |= {"stretch-gives-HR": 4, "stretch-gives-BB": 5, "stretch-gives-SAC": 6}


def odds(match: Match, action: str) -> dict[Any, float]:
    """How likely each result of a choice is: an Outcome, or runs."""
    [choice] = [choice for choice in match.choices() if choice.action == action]
    return {SIGNS.get(each.words.key, each.words.args.get("runs")): each.share for each in choice.odds}


def tried(match: Match, kept: tuple[int, ...], thrown: int) -> dict[int, float]:
    """The same by trying every roll."""
    card, count = batter(match.state), len(kept) + thrown
    found = Counter(
        outcome_of(CARDS, card, sorted((*kept, *roll)), count) for roll in product(FACES, repeat=thrown)
    )
    return {outcome: ways / 6**thrown for outcome, ways in found.items()}


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_a_swing(dice: int) -> None:
    match = match_at(AT_BAT)
    assert odds(match, f"swing {dice}") == pytest.approx(tried(match, (), dice))
    assert odds(match, "swing 0") == {}


def test_tokens_on_an_at_bat() -> None:
    match = play(match_at(AT_BAT), "swing 3", "roll 2", "roll 4", "roll 6")
    assert odds(match, "reroll 1") == pytest.approx(tried(match, (4, 6), 1))
    assert odds(match, "reroll 1 2") == pytest.approx(tried(match, (6,), 2))
    assert odds(match, "reroll 1 2 3") == pytest.approx(tried(match, (), 3))
    assert odds(match, "plus 2") == tried(match, (2, 5, 6), 0)


def test_a_steal_of_second_and_a_reroll_of_it() -> None:
    match = match_at({**AT_BAT, "bases": ["T1-B05", "", ""]})
    for dice in (1, 2, 3):
        [choice] = [each for each in match.choices() if each.action == f"steal {dice}"]
        assert [each.words.key for each in choice.odds] == ["stretch-odds-safe", "stretch-odds-out"]
        assert choice.odds[1].share == pytest.approx((4 / 6) ** dice)
    play(match, "steal 2", "roll 1", "roll 3")
    [again] = [each for each in match.choices() if each.action == "reroll 1 2"]
    assert again.odds[0].share == pytest.approx(5 / 9)


def test_a_team_and_the_pitcher_who_answers() -> None:
    match = match_at({"roster": ROSTER, "opponent": "T2-09", "inning": 8, "half": "top"})
    play(match, "roll 2", "roll 5", "roll 6")
    team = int(match.state.opponent)
    found = Counter(team_runs(CARDS, team, sorted((2, 5, face)), 3) for face in FACES)
    assert odds(match, "reroll 3") == pytest.approx({runs: ways / 6 for runs, ways in found.items()})
    assert odds(match, "stand") == {team_runs(CARDS, team, (2, 5, 6), 3): 1}


def test_with_many_dice_only_single_ones_come_with_their_odds() -> None:
    match = match_at({**AT_BAT, "dice": 8})
    play(match, "swing 7", *(f"roll {face}" for face in (1, 2, 3, 4, 5, 6, 6)))
    told = [choice for choice in match.choices() if choice.verb == "reroll" and choice.odds]
    assert {len(choice.targets) for choice in told} == {1}


def test_odds_add_up_and_have_words() -> None:
    match = play(match_at(AT_BAT), "swing 3", "roll 1", "roll 1", "roll 6")
    told = [choice.odds for choice in match.choices() if choice.odds]
    assert told
    for chances in told:
        assert sum(chance.share for chance in chances) == pytest.approx(1)
        for language in LANGUAGES:
            assert all(Speaker(language).say(chance.words) for chance in chances)
