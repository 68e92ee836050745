"""The end of a game and its points, counted again by hand from what was told."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rainout.bots import decide
from rainout.core.match import Match
from rainout.core.state import CHANCE, Bot
from rainout.games.hens import GAME
from rainout.games.hens.actions import RANK_NAMES
from tests.games.hens.positions import (
    Given,
    Options,
    facts,
    house_rules,
    is_complete,
    match_at,
    one_game,
    picks,
    play_games,
    positions,
    take,
)


def played(agreed: Options, seed: int) -> Match:
    """A finished match between players who mostly know what they do."""
    match, choose = Match(GAME, agreed, seed=seed), random.Random(seed)
    while not match.over:
        if match.actor == CHANCE:
            match.roll()
        elif choose.random() < 0.15:
            match.apply(choose.choice(match.options.numbers))
        else:
            match.apply(GAME.notation.read(decide(match, "novice", seed=0)))
    return match


def counted_by_hand(told: list[Any], corrals: list[list[str]], winner: int, agreed: Options) -> list[int]:
    """The five lines of the score table, from the story of a game and how it was left."""
    face, robberies, passes = 0, [], []
    for event in told:
        if event.what == "rolled":
            face = event.facts["face"]
        elif event.what == "robbed" and (face == 3 or agreed["six-robs"]):
            robberies.append(event.who)
        elif event.what == "passed":
            passes.append(event.who)
    deed = [event for event in told if event.what in ("renewed", "robbed", "rearranged")][-1]
    by_robbery = deed.what == "robbed" and deed.who == winner and (face == 3 or bool(agreed["six-robs"]))
    misplaced = sum(card != wanted for card, wanted in zip(corrals[1 - winner], RANK_NAMES, strict=True))
    return [
        15,
        10 * by_robbery,
        5 * misplaced,
        10 * (winner not in passes),
        5 * (1 - winner not in robberies),
    ]


@pytest.mark.rules("CH-SCO-01", "CH-SCO-02", "CH-SCO-03", "CH-SCO-04", "CH-SCO-05", "CH-SCO-06", "CH-SCO-07")
@pytest.mark.rules("CH-SCO-08", "CH-SCO-09", "CH-SCO-10", "CH-SCO-11", "CH-SER-01", "CH-OPT-05", "CH-R-16")
@settings(max_examples=60)
@given(one_game, st.integers(0, 10**6))
def test_the_points_are_those_counted_by_hand(agreed: Options, seed: int) -> None:
    match = played(agreed, seed)
    end = facts(match)
    lines = counted_by_hand(match.log, end["corral"], end["winner"], agreed)
    assert end["lines"] == lines
    assert end["points"][end["winner"]] == sum(lines)
    assert end["points"][1 - end["winner"]] == 0
    assert match.outcome is not None
    assert match.outcome.score == tuple(end["points"])


@pytest.mark.rules("CH-TRN-09", "CH-END-01", "CH-END-02", "CH-END-03", "CH-END-04", "CH-END-05")
@given(positions(), one_game, picks)
def test_a_game_is_over_exactly_when_a_corral_is_complete(
    start: Given, agreed: Options, steps: list[int]
) -> None:
    match = match_at(start, agreed)
    for step in steps:
        turn, turns = facts(match)["turn"], facts(match)["turns"]
        take(match, step)
        end = facts(match)
        complete = [is_complete(corral) for corral in end["cards"]]
        assert match.over == any(complete)
        if match.over:
            assert end["winner"] == (turn if complete[turn] else 1 - turn)
            assert (end["turn"], end["turns"]) == (turn, turns)
            assert len(match.options) == 0
            break


@pytest.mark.rules("CH-SCO-04", "CH-SCO-12", "CH-END-06")
def test_a_game_has_one_winner_who_scores_65_at_most() -> None:
    games = play_games((Bot.ADVISE, Bot.NOVICE), 20_000)
    assert set(map(tuple, games.payoffs.tolist())) == {(1, -1), (-1, 1)}
    points = games.ends["points"]
    assert points.max() == 65
    assert points.max(axis=1).min() >= 15
    assert points.min(axis=1).max() == 0


# --- Series ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("CH-SER-02", "CH-SER-03", "CH-SER-04", "CH-SCO-13", "CH-OPT-06", "CH-R-17")
@settings(max_examples=40)
@given(house_rules, st.sampled_from([10, 100, 230]), st.integers(0, 10**6))
def test_a_series_adds_up_its_games_and_ends_when_agreed(agreed: Options, target: int, seed: int) -> None:
    match = played({**agreed, "target-points": target}, seed)
    total, wins, story = [0, 0], [0, 0], []
    for event in match.log:
        story.append(event)
        if event.what != "won":
            continue
        starts = [each for each in story if each.what == "starts"]
        assert len(starts) == 1, "every game has its own starter"
        assert [each.what for each in story].count("dealt") >= 10, "every game has its own deal"
        assert not reached(agreed, target, total, wins), "the series went on after its end"
        assert event.facts["game"] == sum(wins) + 1
        total[event.who] += int(event.facts["points"])
        wins[event.who] += 1
        scored = [int(each.facts["points"]) for each in story if each.what == "scored"]
        assert sum(scored) == event.facts["points"]
        passed = any(each.what == "passed" and each.who == event.who for each in story)
        bonus = any(each.what == "scored" and each.facts["line"] == "never-passed" for each in story)
        assert bonus != passed, "a pass in one game has no say in the next"
        story = []
    assert reached(agreed, target, total, wins)
    end = facts(match)
    assert end["total"] == total
    assert end["wins"] == wins
    if agreed["series"] != "single":
        decisive = total if agreed["series"] == "points" else wins
        assert decisive[end["winner"]] > decisive[1 - end["winner"]]


def reached(agreed: Options, target: int, total: list[int], wins: list[int]) -> bool:
    if agreed["series"] == "points":
        return max(total) >= target
    if agreed["series"] == "games":
        return max(wins) > int(agreed["best-of"]) // 2
    return sum(wins) == 1


@pytest.mark.rules("CH-SER-02", "CH-SER-03", "CH-SER-04")
@pytest.mark.parametrize("series", ["points", "games"])
def test_each_match_of_a_batch_is_a_series_of_its_own(series: str) -> None:
    agreed: Options = {"series": series}
    games = play_games((Bot.ADVISE, Bot.ADVISE), 50, agreed)
    decisive = games.ends["total" if series == "points" else "wins"]
    assert decisive.max(axis=1).min() >= (100 if series == "points" else 2)
    assert decisive.min(axis=1).max() < (100 if series == "points" else 2)
    assert (games.ends["wins"].sum(axis=1) == games.ends["game"]).all()
    later = play_games((Bot.ADVISE, Bot.ADVISE), 20, agreed, first=30)
    assert later.ends.tobytes() == games.ends[30:].tobytes()
