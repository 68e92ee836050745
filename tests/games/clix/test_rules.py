"""Rules that hold all along whole games, and what nobody may see."""

from __future__ import annotations

import random

import pytest

from rainout.core.match import Match
from rainout.core.state import CHANCE
from rainout.diamond.state import OUTS
from rainout.games.clix import GAME
from rainout.games.clix.state import B4, MOST_CLICKS, NOBODY_THERE, SEATS, THREE_BALLS, UNKNOWN

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
    (box,) = match.boxes
    view = match.view()
    for shown, told in zip(view.teams, (box.teams if match.state.home else box.teams[::-1]), strict=True):
        assert told.totals["runs"] == told.runs == shown.runs
        assert told.totals["hits"] == told.hits == shown.hits
        assert told.totals["pa"] == told.runs + told.left + sum(
            line.counts["outs"] for other in box.teams if other is not told for line in other.pitchers
        )
    assert [sum(runs or 0 for runs in team.line) for team in view.teams] == [team.runs for team in view.teams]
    report = match.report
    assert report
    assert [table.title.key for table in report.tables] == [
        f"diamond-box-{title}" for title in ("batting", "pitching", "notes")
    ]


def test_nothing_is_secret_before_the_first_die_is_chosen() -> None:
    match = Match(GAME, {"level": "playoffs"}, seed=1)
    phases = set()
    while match.view(None).phase != "swing":
        phases.add(match.view(None).phase)
        assert not match.secret(0)
        assert not match.secret(1)
        if match.asked == "roll":
            match.roll()
        else:
            match.play("fill" if "fill" in match.options else "ready")
    assert phases >= {"order", "fence", "field"}


@pytest.mark.rules("SC-REG-DICE-3")
def test_a_die_is_seen_by_who_chose_it_alone() -> None:
    match = Match(GAME, {"level": "regular"}, seed=1)
    GAME.place(match.tables, match.state, {"inning": 1})
    assert not match.secret(0)
    assert not match.secret(1)
    match.play("ready")
    assert match.secret(0)
    match.play("swing blue")
    assert match.secret(0)
    assert match.secret(1)
    assert match.view(0).chosen == ("blue", None)
    assert match.view(1).chosen == match.view(None).chosen == (None, None)
    assert match.view(1).has_chosen == (True, False)
    assert not any("blue" in str(event) for event in match.log_for(1))
    match.play("pitch red")
    assert match.view(None).chosen == ("blue", "red")
    assert not match.secret(0)
    assert not match.secret(1)


# --- What holds after every action of any game -----------------------------------------------------------------------


def check_position(match: Match, level: str) -> None:
    """SC-PRE-DIAL-1, SC-PLY-CAP-1, SC-PRE-FLOW-2, SC-PLY-RUN-2: what no position may break."""
    g = match.state
    coldest = THREE_BALLS if level == "championship" else B4
    assert g.dial.min() >= 0
    assert g.dial.max() <= coldest
    assert 0 <= g.gained.min() <= g.gained.max() <= MOST_CLICKS
    assert 0 <= g.lost.min() <= g.lost.max() <= MOST_CLICKS
    assert 0 <= g.outs <= OUTS
    runners = [int(runner) for runner in g.bases if runner]
    assert len(runners) == len(set(runners))
    assert g.points.min() >= 0
    for seat in range(SEATS):
        fielders = [int(each) for each in g.fielder[seat] if each != NOBODY_THERE]
        assert len(fielders) == len(set(fielders))
        assert all(g.spot[each] == spot for spot, each in enumerate(g.fielder[seat]) if each != NOBODY_THERE)
        assert not any(g.gone[each] for each in fielders)
        bats = [int(each) for each in g.lineup[seat] if each != NOBODY_THERE]
        assert len(bats) == len(set(bats))
    if g.turns and not g.revealed and (g.bat_die != UNKNOWN or g.pitch_die != UNKNOWN):
        for seat in range(SEATS):
            assert match.view(seat).chosen[1 - seat] is None
        assert match.view().chosen == (None, None)


@pytest.mark.rules(
    "SC-PRE-DIAL-1", "SC-PLY-CAP-1", "SC-PRE-FLOW-2", "SC-PLY-RUN-2", "SC-REG-DICE-3", "SC-CHA-OUT-1"
)
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("level", LEVELS)
def test_no_position_of_a_random_game_breaks_the_rules(level: str, seed: int) -> None:
    choose = random.Random(seed)
    match = Match(GAME, {"level": level}, seed=seed)
    steps, warmer = 0, False
    starts = match.state.dial.copy()
    while not match.over and match.ply < 1500:
        before = match.state.dial.copy()
        if match.actor == CHANCE:
            match.roll()
        else:
            texts = [action.text for action in match.options]
            often = "ready" in texts and choose.random() < 0.8
            match.apply(GAME.notation.read("ready") if often else choose.choice(match.options.numbers))
        check_position(match, level)
        steps += 1
        warmer = warmer or bool((match.state.dial < starts).any())
        if level in ("preseason", "regular"):  # SC-PRE-DIAL-5
            assert (match.state.dial <= before).all()
    assert steps > 100
    assert warmer
