"""The coach: what wins is found, what is said can be said, and sound play is left only for something better."""

from __future__ import annotations

from pathlib import Path

import pytest

from rainout.bots import advise
from rainout.bots.coach import FUTURES, Advice, Coach
from rainout.core.match import Match
from rainout.core.registry import games, get
from rainout.core.scenario import Setting, find_first, load
from rainout.core.words import LANGUAGES, Speaker

SCENARIOS = Path(__file__).parents[2] / "scenarios"
ONE_SHORT = {"turn": 0, "corral": [["10", "J", "Q", "K", "J"], ["A", "Q", "10", "K", "K"]]}
"""An ace where the other's is wins, and the deck has others."""


def coached(match: Match, futures: int = FUTURES) -> Advice:
    return Coach(match.game).advice(match, futures=futures)


def asked(setting: Setting, *moves: str) -> Match:
    """A position, on compiled rules, after some moves."""
    get(setting.game).compile()
    match = setting.position()
    for move in moves:
        match.apply(find_first(match, move))
    return match


def keys(advice: Advice) -> list[str]:
    return [each.key for each in advice.reasons]


@pytest.mark.parametrize("name", ["rob-to-win", "swap-to-win", "a-six-that-robs-to-win"])
def test_the_coach_finds_the_winning_move(name: str) -> None:
    scenario = load(SCENARIOS / "hens" / f"{name}.toml")
    *before, winning = scenario.when.moves
    match = asked(scenario, *before)
    advice = coached(match)
    assert match.game.notation.find(advice.best, match.options.numbers) == find_first(match, winning)
    assert keys(advice)[0] == "coach-wins"
    assert advice.options[0].chance == 1.0
    assert all(other.cost > 0 and not other.alike for other in advice.options[1:])


def test_a_draw_that_may_win_says_how_often() -> None:
    """One ace is all that is missing: of ten cards in the deck three are aces."""
    advice = coached(asked(Setting(game="hens", given=ONE_SHORT), "roll 1"))
    assert advice.best == "renew 5"
    wins = next(each for each in advice.reasons if each.key == "coach-may-win")
    assert wins.args["percent"] == 30


def test_every_option_has_its_cost_and_the_best_comes_first() -> None:
    match = asked(Setting(game="hens", given=ONE_SHORT), "roll 4")
    advice = coached(match)
    assert sorted(each.action for each in advice.options) == sorted(each.text for each in match.options)
    best, *others = advice.options
    assert (best.action, best.cost, best.alike) == (advice.best, 0.0, True)
    for other in others:
        assert other.cost == (0.0 if other.alike else pytest.approx(best.chance - other.chance))


@pytest.mark.parametrize("game", games())
def test_the_same_is_said_again(game: str) -> None:
    get(game).compile()
    match = first_choice(game)
    assert coached(match, futures=24) == coached(match, futures=24)


@pytest.mark.parametrize("game", games())
def test_before_anything_is_compiled_the_coach_says_what_a_sound_player_does(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAINOUT_INTERPRETED", "1")
    match = first_choice(game)
    advice = coached(match)
    assert (advice.best, advice.options) == (advise(match), ())
    assert keys(advice)[-1] == "coach-warming"
    for language in LANGUAGES:
        assert all(Speaker(language, ["Ana", "Beto"], 0).say(each) for each in advice.reasons)


def test_once_somebody_says_it_is_enough_the_coach_makes_do() -> None:
    match = first_choice("baseball")
    match.game.compile()
    looked = []

    def enough() -> bool:
        looked.append(True)
        return True

    advice = Coach(match.game).advice(match, enough, futures=1_000_000)
    assert looked
    assert len(advice.options) == len(match.options)


def first_choice(game: str) -> Match:
    """The first position in which somebody may choose among several things."""
    match = Match(game, seed="coach")
    match.settle()
    while match.asked != "act" or len(match.options) < 2:
        match.throw() if match.asked == "roll" else match.play(advise(match))
    return match
