"""What the good player's tables are made of, worked out in the open and in worlds small enough to check by hand.

The judgement on file was made by the same rules, compiled: what is worked out here must be found there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from rainout.core.options import agree
from rainout.games.stretch import GAME
from rainout.games.stretch.advice import reckoning
from rainout.games.stretch.judgement import ALL, HAVE, WAYS, numbered_rolls
from rainout.games.stretch.state import (
    ABILITIES,
    CARDS,
    KEPT,
    MOST,
    POLICIES,
    POOL,
    REACHED,
    ROLLS,
    TEAM_RUNS,
    WORTHS,
    Ability,
    Outcome,
)
from tests.games.stretch.positions import CARDS as BOX
from tests.games.stretch.positions import NUMBER

FILED = GAME.tables(agree(GAME.options, {}), 1).judgement
WHOLE = 65535
A_BIT = 1.5 / WHOLE
"""How far odds kept in two bytes are off, at most."""
EMPTY, ON_FIRST, ON_SECOND, ON_THIRD, LOADED = 0, 1, 2, 4, 7
ONE_RUN, RUNS = REACHED, WORTHS - 1
"""Playing for just one run, and for as many as there are."""


# --- Rolls and tokens ------------------------------------------------------------------------------------------------


def lines_met(card: int, dice: int) -> Any:
    """The lines that all rolls of up to so many dice meet."""
    rolls, sizes, _, _ = numbered_rolls()
    met = np.zeros((CARDS, ROLLS), np.uint8)
    reckoning.mark_met(BOX, card, rolls[: reckoning.SMALLER[dice + 1]], sizes, met)
    return met


@pytest.mark.parametrize("slot", ["T1-B02", "T2-06", "T3-13"])
def test_what_a_batter_makes_of_his_dice_is_as_it_is_on_file(slot: str) -> None:
    card, dice = NUMBER[slot], 2
    _, _, _, add = numbered_rolls()
    met, kept = lines_met(card, dice), np.zeros((CARDS, KEPT, len(Outcome)))
    reckoning.spread_outcomes(BOX, card, dice, add, met, kept)
    last = reckoning.SMALLER[dice + 1]
    assert met[card, :last].tolist() == FILED.met[card, :last].tolist()
    rows = slice(reckoning.KEPT_FROM[dice], reckoning.KEPT_FROM[dice] + last)
    assert np.allclose(kept[card, rows], FILED.kept[card, rows] / WHOLE, atol=A_BIT)


@pytest.mark.parametrize(("slot", "dice", "ways"), [("T1-B04", 1, range(POLICIES)), ("T1-B16", 2, (0, 3))])
def test_tokens_are_planned_as_they_are_on_file(slot: str, dice: int, ways: Sequence[int]) -> None:
    """With every stock of them; the first way never uses any, the fourth uses them with runners on."""
    card, met = NUMBER[slot], lines_met(NUMBER[slot], dice)
    rolls, _, _, add = numbered_rolls()
    score, odds = np.zeros((HAVE, ROLLS)), np.zeros((HAVE, ROLLS, ALL))
    menu = np.zeros((CARDS, MOST + 1, POLICIES, HAVE, ALL))
    for policy in ways:
        worth, price = WAYS[policy]
        reckoning.plan_tokens(
            BOX, card, dice, np.array(worth), price, rolls, add, met, score, odds, menu, policy
        )
        assert np.allclose(menu[card, dice, policy], FILED.menu[card, dice, policy] / WHOLE, atol=A_BIT)


@pytest.mark.parametrize("slot", ["T2-06", "T2-08"])
def test_what_a_team_scores_and_what_a_pitcher_saves_is_as_it_is_on_file(slot: str) -> None:
    team = NUMBER[slot]
    dice = int(BOX.teams.roll[team])
    rolls, sizes, ways, add = numbered_rolls()
    last = reckoning.SMALLER[dice + 1]
    runs, kept = np.zeros((CARDS, ROLLS), np.uint8), np.zeros((CARDS, ROLLS, TEAM_RUNS))
    saved, scored = np.zeros((CARDS, ABILITIES)), np.zeros((CARDS, ABILITIES, TEAM_RUNS))
    reckoning.count_runs(BOX, team, rolls[:last], sizes, runs)
    reckoning.spread_runs(team, dice, add, runs, kept)
    reckoning.judge_pitchers(BOX, team, ways, rolls, runs, kept, saved, scored)
    assert runs[team, :last].tolist() == FILED.runs[team, :last].tolist()
    assert np.allclose(kept[team], FILED.team[team] / WHOLE, atol=A_BIT)
    assert np.allclose(saved[team], FILED.saved[team])
    assert np.allclose(scored[team].sum(axis=1), 1)


def test_what_a_use_saves_by_hand() -> None:
    """The Mules score the lower of two dice less 1: of two sixes a 1 set takes all five, and nothing can be dropped."""
    mules, (rolls, _, _, _) = NUMBER["T2-06"], numbered_rolls()
    sixes = reckoning.number_of_roll((6, 6), 2)

    def left(ability: Ability) -> float:
        return float(
            reckoning.best_answer(mules, ability, 2, 2, sixes, rolls, FILED.runs, FILED.team / WHOLE)
        )

    assert left(Ability.SET) == left(Ability.LOW) == left(Ability.FLIP) == 0
    assert left(Ability.NUDGE) == 4
    assert left(Ability.DROP) == left(Ability.COPY) == 5
    assert left(Ability.REROLL1) == pytest.approx(2.5, abs=1e-3)  # 0 to 5, each as likely
    assert left(Ability.REROLLX) == pytest.approx(55 / 36, abs=1e-3)  # both


# --- Halves ----------------------------------------------------------------------------------------------------------


def nobody_scores() -> Any:
    """A half in which whoever comes next makes out, by outs, bases, Pool and tokens."""
    return np.zeros((3, 8, POOL, HAVE, WORTHS))


def after(outs: int, bases: int, outcome: Outcome, dice: int, general: Any) -> Any:
    into = np.zeros(WORTHS)
    reckoning.after_at_bat(outs, bases, outcome, dice, 0, general, into)
    return into


def test_a_single_sends_the_runner_home_where_nobody_else_will() -> None:
    """A Single with a runner on second: third base, unless dice are left to run with, of which one must show a 6."""
    for dice in (0, 1, 3):
        worth = after(0, ON_SECOND, Outcome.SINGLE, dice, nobody_scores())
        assert worth[RUNS] == worth[ONE_RUN] == worth[0] == pytest.approx(1 - (5 / 6) ** dice)
        two_outs = after(2, ON_SECOND, Outcome.SINGLE, dice, nobody_scores())
        assert two_outs[RUNS] == two_outs[ONE_RUN] == two_outs[0] == pytest.approx(1 - (4 / 6) ** dice)


def test_nobody_runs_into_an_out_when_the_next_one_will_bring_him_home() -> None:
    sure = nobody_scores()
    sure[:2] = 1.0
    worth = after(0, ON_SECOND, Outcome.SINGLE, 3, sure)
    assert worth[ONE_RUN] == 1
    assert worth[RUNS] >= 1


def test_of_two_runners_the_one_is_given_up_who_is_missed_less() -> None:
    """A Double with one on first: 2nd and 3rd. Whoever is on third scores a run, if he is still there."""
    third_scores = nobody_scores()
    third_scores[:, ON_THIRD] = third_scores[:, ON_THIRD | ON_SECOND] = 0.8
    second_alone = nobody_scores()
    second_alone[:, ON_THIRD | ON_SECOND] = 0.1
    second_alone[:, ON_SECOND] = 0.3
    stays = after(0, ON_FIRST, Outcome.DOUBLE, 1, third_scores)
    assert stays[RUNS] == pytest.approx(
        1 / 6 + 5 / 6 * 0.8
    )  # safe he scores; else the batter goes, and not he
    goes = after(0, ON_FIRST, Outcome.DOUBLE, 1, second_alone)
    assert goes[RUNS] == pytest.approx(1 / 6 * 1.3 + 5 / 6 * 0.3)
    assert goes[0] == pytest.approx(1 / 6 + 5 / 6 * 0.3)


def test_runs_do_not_count_on_the_third_out() -> None:
    general = nobody_scores()
    assert after(2, ON_THIRD, Outcome.SACRIFICE, 0, general).tolist() == [0.0] * WORTHS
    assert after(1, ON_THIRD, Outcome.SACRIFICE, 0, general)[RUNS] == 1
    assert after(2, LOADED, Outcome.HOME_RUN, 0, general)[RUNS] == 4


def test_a_steal_is_made_where_second_base_is_worth_it() -> None:
    """Two outs, one on first: a 5 or 6 steals second. Who waits has nothing; from second he scores half the time."""
    card, worth, room = 0, np.zeros((1, 3, 8, POOL, HAVE, WORTHS)), np.zeros((POOL, HAVE, WORTHS))
    worth[card, 2, ON_SECOND] = 0.5
    reckoning.consider_steal(card, 2, ON_FIRST, worth, room)
    for pool in (1, 2, 4):
        assert worth[card, 2, ON_FIRST, pool, 0] == pytest.approx(0.5 * (1 - (4 / 6) ** pool))
    assert not worth[card, 2, ON_FIRST, 0].any()  # not without a die


def test_a_steal_of_third_needs_a_six_and_costs_an_out() -> None:
    card, worth, room = 0, np.zeros((1, 3, 8, POOL, HAVE, WORTHS)), np.zeros((POOL, HAVE, WORTHS))
    worth[card, 0, ON_SECOND], worth[card, 0, ON_THIRD], worth[card, 1, EMPTY] = 0.2, 0.8, 0.1
    reckoning.consider_steal(card, 0, ON_SECOND, worth, room)
    assert worth[card, 0, ON_SECOND, 1, 0] == pytest.approx(1 / 6 * 0.8 + 5 / 6 * 0.1)
    before = worth.copy()
    reckoning.consider_steal(card, 0, ON_THIRD, worth, room)
    assert (worth == before).all()  # home is not stolen


def test_a_batter_swings_with_the_dice_and_the_tokens_that_are_best() -> None:
    """One die hits a Home Run half the time, two dice no more often; a token makes it sure, but only if it is used."""
    card, menu = 0, np.zeros((1, MOST + 1, POLICIES, HAVE, ALL))
    menu[card, 1:, :, :, Outcome.OUT] = menu[card, 1:, :, :, Outcome.HOME_RUN] = 0.5
    menu[card, 1:, 2, 1, Outcome.OUT], menu[card, 1:, 2, 1, Outcome.HOME_RUN] = 0.0, 1.0
    ahead, worth = np.zeros((len(Outcome), POOL, HAVE, WORTHS)), np.zeros((1, 3, 8, POOL, HAVE, WORTHS))
    ahead[Outcome.HOME_RUN] = 1.0
    ahead[Outcome.HOME_RUN, 1] = 1.5  # a die left over is good for something
    reckoning.judge_batter(menu, card, 0, EMPTY, ahead, worth)
    assert worth[card, 0, EMPTY, 0, 0].tolist() == [0.0] * WORTHS
    assert worth[card, 0, EMPTY, 1, 0].tolist() == [0.5] * WORTHS
    assert worth[card, 0, EMPTY, 2, 0].tolist() == [0.75] * WORTHS
    assert worth[card, 0, EMPTY, 1, 1].tolist() == [1.0] * WORTHS


def test_a_half_of_home_runs_and_outs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every batter hits a Home Run half the time: 3 runs a half, and none at all in one of eight.

    Pools of at most two dice and no tokens will do, and everything can be counted on the fingers.
    """
    monkeypatch.setattr(reckoning, "POOL", 3)
    monkeypatch.setattr(reckoning, "TOKENS_KNOWN", 1)
    card = NUMBER["T1-B01"]  # who brings two dice
    shares = np.zeros(card + 1)
    shares[card] = 1.0
    menu = np.zeros((card + 1, MOST + 1, POLICIES, 1, len(Outcome)))
    menu[:, 1:, :, :, Outcome.OUT] = menu[:, 1:, :, :, Outcome.HOME_RUN] = 0.5
    worth, general = np.zeros((card + 1, 3, 8, 3, 1, WORTHS)), np.zeros((3, 8, 3, 1, WORTHS))
    ahead, stealing = np.zeros((len(Outcome), 3, 1, WORTHS)), np.zeros((3, 1, WORTHS))
    reckoning.judge_half(BOX, menu, shares, 6, ahead, stealing, worth, general)
    start, two_outs = general[0, EMPTY, 0, 0], general[2, EMPTY, 0, 0]
    assert two_outs[0] == two_outs[ONE_RUN] == 1 / 2
    assert two_outs[1] == two_outs[ONE_RUN + 1] == 1 / 4
    assert start[0] == start[ONE_RUN] == 7 / 8
    assert start[1] == start[ONE_RUN + 1] == 11 / 16  # neither none (1/8) nor one (3/16)
    assert 2.8 < start[RUNS] < 3.0  # six sweeps do not see the longest halves
    assert (np.diff(general[..., RUNS], axis=0) <= 0).all()  # more outs
