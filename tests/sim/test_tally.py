"""Folding batches: who sat where, and that the order and size of batches cannot matter."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from rainout.core.state import NOBODY
from rainout.sim.tally import Tally

FIELDS = [("actor", "i1"), ("total", "i2", (3,)), ("starter", "i1")]


def three_players(games: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Matches for three in which the player in seat 0 starts, scores 10 times the match's number and wins."""
    payoffs, ends = np.full((games, 3), -1, np.int8), np.zeros(games, FIELDS)
    for number in range(games):
        payoffs[number, number % 3] = 1  # seat 0 is taken by player 0, 1, 2, 0, …
        ends[number]["total"][0] = 10 * number
    ends["actor"] = NOBODY
    return payoffs, np.arange(games, dtype=np.int32), ends, ends["total"]


def test_players_are_followed_from_seat_to_seat() -> None:
    tally = Tally.of(0, *three_players(6))
    assert tally.wins.tolist() == [[2, 0, 0], [2, 0, 0], [2, 0, 0]]
    assert [player.total for player in tally.points] == [0 + 30, 10 + 40, 20 + 50]
    assert (tally.winner_points.count, tally.winner_points.total) == (6, 150)
    assert (tally.started, tally.starter_wins) == (6, 6)


@given(st.lists(st.integers(1, 7), min_size=1, max_size=5))
def test_any_cut_gives_the_same_tally(cuts: list[int]) -> None:
    games = sum(cuts)
    payoffs, turns, ends, points = three_players(games)
    whole, first = Tally.of(0, payoffs, turns, ends, points), 0
    parts = []
    for size in cuts:
        rows = slice(first, first + size)
        parts.append(Tally.of(first, payoffs[rows], turns[rows], ends[rows], points[rows]))
        first += size
    folded = Tally(3)
    for part in reversed(parts):
        folded.add(part)
    for name, value in vars(whole).items():
        assert np.array_equal(getattr(folded, name), value), name


def test_unfinished_matches_count_for_nobody() -> None:
    payoffs, turns, ends, points = three_players(3)
    ends["actor"][1] = 0
    tally = Tally.of(0, payoffs, turns, ends, points)
    assert (tally.games, tally.finished, int(tally.wins.sum())) == (3, 2, 2)
    assert tally.points[1].total == 0
    assert tally.turns.tolist() == [1, 0, 1]


def test_a_level_match_is_won_by_nobody() -> None:
    payoffs, turns, ends, points = three_players(2)
    payoffs[0] = 0
    tally = Tally.of(0, payoffs, turns, ends, points)
    assert (tally.level, int(tally.wins.sum())) == (1, 1)


def test_a_game_that_does_not_know_who_started() -> None:
    payoffs, turns, ends, points = three_players(2)
    assert Tally.of(0, payoffs, turns, ends[["actor"]], points).started == 0
