"""The ladder: every level plays every other, ratings follow from that, and the same seed leads to the same ladder."""

from __future__ import annotations

import numpy as np
import pytest

from rainout.sim.ladder import climb, ratings
from rainout.sim.run import BadPlan, simulate


def test_the_levels_of_the_hens_stand_in_their_order() -> None:
    ladder = climb("hens", 400, 1)
    assert [each.level for each in ladder.standings] == ["hall-of-famer", "all-star", "veteran", "rookie"]
    steps = {(pair.upper, pair.lower): pair.won.value for pair in ladder.pairs}
    for upper, lower in (("veteran", "rookie"), ("all-star", "veteran"), ("hall-of-famer", "all-star")):
        assert (steps[upper, lower] or 0) > 0.6
    assert len(ladder.pairs) == 6
    rated = [each.rating for each in ladder.standings]
    assert np.mean([rating.value or 0 for rating in rated if rating]) == pytest.approx(1500)


def test_the_same_seed_leads_to_the_same_ladder_on_any_number_of_cores() -> None:
    levels = ("rookie", "hall-of-famer")
    assert climb("hens", 70, 3, levels, workers=1) == climb("hens", 70, 3, levels, workers=3)


def test_who_plays_alone_is_rated_by_what_it_wins() -> None:
    ladder = climb("stretch", 4, 1, ("random", "advise"))
    assert ladder.pairs == ()
    assert {each.level for each in ladder.standings} == {"random", "advise"}
    assert all(each.rating is None for each in ladder.standings)


def test_ratings_say_how_sure_they_are() -> None:
    even, sure = (ratings(np.array([[0, n], [n, 0]])) for n in (5.0, 500.0))
    assert [each.value for each in even] == [1500, 1500]
    width = [(each[0].high or 0) - (each[0].low or 0) for each in (even, sure)]
    assert width[0] == pytest.approx(10 * width[1], rel=1e-6), (
        "a hundred times the matches, a tenth of the doubt"
    )
    swept = ratings(np.array([[0, 10.0], [0, 0]]))
    assert (swept[0].value or 0) > (swept[1].value or 0), "who lost every match has a rating too"


def test_a_ladder_needs_two_levels_each_named_once() -> None:
    for levels in (("advise",), ("advise", "advise")):
        with pytest.raises(BadPlan):
            climb("hens", 10, 1, levels)


def test_levels_with_slips_are_simulated_like_any_bot() -> None:
    summary = simulate("hens", 200, 5, ("rookie", "all-star"))
    assert [player.bot for player in summary.players] == ["rookie", "all-star"]
    assert summary.players[1].wins > 140
