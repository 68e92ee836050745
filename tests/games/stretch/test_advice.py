"""The bots of 7th Inning Stretch: what the good one looks up is right, what it never misses, and how often it wins."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from rainout.bots import decide
from rainout.core.dice import new_dice
from rainout.core.game import DICE
from rainout.core.match import Match
from rainout.core.options import agree
from rainout.core.state import CHANCE, NOBODY
from rainout.games.stretch import GAME
from rainout.games.stretch.actions import Act
from rainout.games.stretch.advice import reckoning
from rainout.games.stretch.cards import tables
from rainout.games.stretch.chances import all_rolls, counts, outcome_of
from rainout.games.stretch.judgement import FILE, digest, numbered_rolls, odds_to_win
from rainout.games.stretch.rules.reading import team_runs
from rainout.games.stretch.state import EVEN, MOST, POOL, REACHED, ROLLS, Outcome, Phase
from rainout.sim import simulate
from tests.games.stretch.positions import CARDS, NUMBER, Options, match_at, play

ALL = GAME.tables(agree(GAME.options, {}), 1).judgement
BATTERS = [card for card in range(len(CARDS.players.is_pitcher)) if not CARDS.players.is_pitcher[card]]
NINE = [f"T1-B0{number}" for number in range(1, 10)]
WHOLE = 65535


def advised(match: Match, level: str = "advise") -> str:
    return decide(match, level, seed=1)


# --- What it looks up ------------------------------------------------------------------------------------------------


def test_the_judgement_on_file_is_of_these_cards() -> None:
    """If this fails: make judgement."""
    with np.load(FILE) as file:
        assert file["cards"] == digest(tables())


def test_rolls_are_numbered_without_gaps() -> None:
    dice, sizes, ways, add = numbered_rolls()
    assert len({tuple(row) for row in dice.tolist()}) == ROLLS
    assert list(sizes) == sorted(sizes)
    for number in range(1, ROLLS):
        size = int(sizes[number])
        assert reckoning.number_of_roll(dice[number], size) == number
        if size < MOST:
            assert sorted([*dice[number, :size], 6]) == dice[add[number, 5], : size + 1].tolist()
    assert ways[sizes == 4].sum() == 6**4


def test_what_is_kept_of_a_roll_has_a_number() -> None:
    for roll in all_rolls(4).dice:
        for count in range(4):
            for places in combinations(range(4), count):
                mask = sum(1 << place for place in range(4) if place not in places)
                kept = [roll[place] for place in places]
                assert reckoning.number_of_kept(roll, 4, mask) == reckoning.number_of_roll(kept, count)


@pytest.mark.parametrize("dice", range(1, 5))
def test_the_odds_of_a_swing_are_those_counted(dice: int) -> None:
    for card in BATTERS:
        exact = counts(CARDS, outcome_of, card, dice, len(Outcome)) / 6**dice
        assert np.allclose(ALL.kept[card, reckoning.KEPT_FROM[dice]] / WHOLE, exact, atol=1e-5)


def test_a_reroll_and_a_nudge_help_as_much_as_they_can() -> None:
    """T1-B04 hits with a 6: one die, rolled twice; or a 5 or 6; or any of that."""
    card, menu = NUMBER["T1-B04"], ALL.menu / WHOLE
    keen = 3  # with runners on, tokens are hardly saved
    double = slice(Outcome.DOUBLE, None, 7)
    assert menu[card, 1, keen, 3, double].sum() == pytest.approx(1 - (5 / 6) ** 2, abs=1e-4)
    assert menu[card, 1, keen, 1, double].sum() == pytest.approx(2 / 6, abs=1e-4)
    assert menu[card, 1, keen, 4, double].sum() == pytest.approx(1 - (4 / 6) ** 2, abs=1e-4)
    assert np.allclose(menu[BATTERS, 1:].sum(axis=-1), 1, atol=1e-3)


def test_a_team_scores_what_was_counted() -> None:
    with np.load(FILE) as file:
        scored = file["scored"]
    for team in range(len(CARDS.teams.roll)):
        if CARDS.teams.roll[team]:
            found = counts(CARDS, team_runs, team, int(CARDS.teams.roll[team]))
            mean = (found * np.arange(len(found))).sum() / found.sum()
            assert (scored[team, 0] * np.arange(scored.shape[2])).sum() == pytest.approx(mean, abs=0.02)
            assert (ALL.saved[team] >= 0).all()


def test_a_run_with_two_outs_is_a_hit() -> None:
    """A runner on third, two outs, one run wanted: any Hit or forced Walk will do, and all dice go into it."""
    third, wanted = 4, REACHED
    for slot in ("T1-B04", "T3-12"):
        for dice in (1, 2, 3):
            card = NUMBER[slot]
            found = counts(CARDS, outcome_of, card, dice, len(Outcome))
            hits = found[Outcome.SINGLE : Outcome.HOME_RUN + 1].sum() / 6**dice
            worth = ALL.half[:, card, 2, third, dice, 0, wanted] / WHOLE
            assert worth == pytest.approx(hits, abs=1e-4)


def test_more_is_never_worse() -> None:
    """More dice, more tokens, fewer outs; and playing for one run makes one run likelier than playing for many."""
    half = ALL.half[:, BATTERS].astype(int)
    one = half[..., REACHED]
    assert (np.diff(one, axis=4) >= -1).all()  # dice
    assert (np.diff(one, axis=2) <= 1).all()  # outs
    assert (one >= half[..., 0] - 1).all()
    assert (half[..., 0:4] >= half[..., 1:5] - 1).all()
    assert half.shape[5] == POOL


def test_leads_win_games() -> None:
    assert (np.diff(ALL.win, axis=-1) >= -1e-9).all()
    win, start = odds_to_win([0.5, 0.3, 0.2], [0.6, 0.3, 0.1, 0.05], np.array([[0.5, 0.3, 0.2]]))
    assert win[0, 1, 4, EVEN + 1] == 1  # ahead after nine
    assert win[0, 0, 3, EVEN - 1] == 0  # away, behind before the bottom of the ninth
    assert start[0, 1] > 0.5 > start[0, 0]  # three halves at bat, or two


# --- What it never misses --------------------------------------------------------------------------------------------


def at_bat(**given: Any) -> Match:
    return match_at({"roster": ["T1-P1", *NINE], "gathered": True, **given})


def test_a_walk_off_is_run_for() -> None:
    """Two outs in the ninth, level, the winning run on third after a Single: four dice beat another batter."""
    match = at_bat(inning=9, half="bottom", outs=2, bases="-X-", dice=6, runs=[3, 3], disc=3)
    play(match, "swing 2", "roll 4", "roll 5")
    assert advised(match) == "run 4"


def test_nobody_runs_for_nothing() -> None:
    """Four runs ahead with nobody out, a runner is not risked."""
    match = at_bat(inning=8, half="bottom", bases="X--", dice=3, runs=[6, 2])
    assert not advised(match).startswith("steal")


def test_all_dice_go_into_the_last_chance() -> None:
    match = at_bat(inning=9, half="bottom", outs=2, bases="--X", dice=4, runs=[2, 2], disc=1)
    assert advised(match) == "swing 4"  # HAS66, MAX=6: the more the better


def seasons(
    count: int, bot: str = "advise", options: Options | None = None
) -> Iterator[tuple[Any, int, int]]:
    """Compiled seasons, a position and an action at a time; the phase comes along."""
    kernels = GAME.compile()
    t, g, out, dice = (
        GAME.tables(agree(GAME.options, options or {}), 1),
        GAME.state.new(),
        GAME.room(),
        new_dice(),
    )
    for number in range(count):
        kernels.module(DICE).seed_dice(dice, 7, number)
        kernels.rules.deal(t, g)
        while g.actor != NOBODY:
            phase = int(g.phase)
            if g.actor == CHANCE:
                action = int(kernels.rules.chance(t, g, dice))
            else:
                action = int(getattr(kernels.rules, bot)(t, g, out))
                yield g, action, phase
            kernels.rules.apply(t, g, action)
        yield g, -1, int(Phase.OVER)


def test_baserunning_is_part_of_the_game() -> None:
    """A steal or an extra-base roll, because it is the better choice, in three of a hundred Offensive Halves."""
    tries, halves, half = 0, 0, (0, 0)
    for g, action, phase in seasons(150):
        if phase in (Phase.PLATE, Phase.EXTRA):
            if (int(g.game), int(g.inning)) != half:
                half = int(g.game), int(g.inning)
                halves += 1
            tries += Act.steal.holds(action) or Act.run.holds(action)
    assert halves > 3000
    assert tries / halves > 0.03


# --- How often it wins -----------------------------------------------------------------------------------------------


def titles(games: int, bot: str, **options: str) -> float:
    return simulate("stretch", games, seed=5, bots=(bot,), options=options).players[0].wins / games


def test_titles_of_a_hall_of_famer() -> None:
    """As many as the simple player of the rule checklist (12.9 %), on the harder cards; not so many as to be bored."""
    assert 0.13 <= titles(10_000, "advise") <= 0.20
    assert titles(2_000, "novice") < 0.01
    assert titles(500, "random") == 0


def test_difficulty_is_difficult() -> None:
    assert titles(1_000, "advise", difficulty="goat") < 0.08
    assert titles(1_000, "advise", difficulty="veteran") > 0.17
    assert titles(1_000, "advise", difficulty="rookie") > 0.5
    assert titles(1_000, "advise", coach="pitching") > 0.2
    assert titles(1_000, "advise", coach="hitting") > 0.5


def test_a_duel_against_a_novice() -> None:
    summary = simulate("stretch", 600, seed=5, bots=("advise", "novice"), seats=2)
    assert summary.players[0].wins > 500
