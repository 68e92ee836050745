"""Rules that hold all along whole games, and what nobody may see."""

from __future__ import annotations

import random

import pytest

from rainout.core.match import Match
from rainout.core.state import CHANCE
from rainout.games.clix import GAME
from rainout.games.clix.report import tallies

LEVELS = ("preseason", "regular", "playoffs", "championship")


def random_game(level: str, seed: int) -> Match:
    """A game played at random, but without too many changes before each pitch."""
    choose = random.Random(seed)
    match = Match(GAME, {"level": level}, seed=seed)
    while not match.over and match.ply < 3000:
        if match.actor == CHANCE:
            match.roll()
            continue
        texts = [action.text for action in match.options]
        if "ready" in texts and choose.random() < 0.9:
            match.apply(GAME.notation.read("ready"))
        else:
            match.apply(choose.choice(match.options.numbers))
    return match


@pytest.mark.rules("SC-PRE-LVL-2", "SC-PRE-SETUP-6", "SC-REG-FLOW-1")
@pytest.mark.parametrize("level", LEVELS)
def test_the_box_score_balances(level: str) -> None:
    match = random_game(level, 3)
    assert match.over
    done = tallies([row for _, row in match._told])
    view = match.view()
    assert sum(tally["r"] for tally in done.values()) == sum(team.runs for team in view.teams)
    assert sum(tally["h"] for tally in done.values()) == sum(team.hits for team in view.teams)
    assert [sum(runs or 0 for runs in team.line) for team in view.teams] == [team.runs for team in view.teams]
    report = match.report
    assert report
    assert len(report.tables) == 2


@pytest.mark.rules("SC-REG-DICE-3")
def test_a_die_is_seen_by_who_chose_it_alone() -> None:
    match = Match(GAME, {"level": "regular"}, seed=1)
    GAME.place(match.tables, match.state, {"inning": 1})
    match.play("ready")
    match.play("swing blue")
    assert match.view(0).chosen == ("blue", None)
    assert match.view(1).chosen == match.view(None).chosen == (None, None)
    assert match.view(1).has_chosen == (True, False)
    assert not any("blue" in str(event) for event in match.log_for(1))
    match.play("pitch red")
    assert match.view(None).chosen == ("blue", "red")
