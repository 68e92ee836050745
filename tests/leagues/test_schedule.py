"""A schedule that a league's office would sign: series of two to four games, home as often as away, days off."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rainout.leagues.schedule import (
    LONGEST,
    MOST_DAYS_IN_A_ROW,
    SHORTEST,
    BadSchedule,
    Findings,
    look_over,
    make_schedule,
    meetings,
)

SIZES = [
    (clubs, divisions, games)
    for clubs in (2, 3, 4, 5, 7, 8, 9, 12, 16, 21, 30)
    for divisions, games in ((1, 4), (1, 20), (2, 54), (3, 162))
    if divisions == 1 or clubs // divisions >= 2
]


def split(clubs: int, divisions: int) -> list[list[int]]:
    """So many clubs in divisions of about one size."""
    return [
        [club for club in range(clubs) if club * divisions // clubs == place] for place in range(divisions)
    ]


@pytest.mark.parametrize(("clubs", "divisions", "games"), SIZES)
def test_everybody_plays_the_same_number_of_games_in_proper_series(
    clubs: int, divisions: int, games: int
) -> None:
    found = look_over(make_schedule(split(clubs, divisions), games, seed=3))
    assert found.games == {games}
    assert found.doubled == 0
    assert found.lengths <= set(range(SHORTEST, LONGEST + 1))
    assert found.longest_run <= MOST_DAYS_IN_A_ROW
    assert found.longest_stay <= 4
    assert found.most_apart <= 2 * LONGEST


def test_thirty_clubs_play_162_games_half_of_them_at_home_and_more_in_their_division() -> None:
    schedule = make_schedule(split(30, 6), 162, seed=1)
    found = look_over(schedule)
    assert found.games == {162}
    assert found.most_apart <= 2
    assert found.longest_stay <= 3
    assert 162 < found.days < 200
    met = meetings(schedule)
    inside = [games for (a, b), games in met.items() if a // 5 == b // 5]
    across = [games for (a, b), games in met.items() if a // 5 != b // 5]
    assert min(inside) > 4 * max(across)
    assert max(across) - min(across) <= 1
    assert min(across) >= 3


def test_five_clubs_take_turns_in_sitting_out() -> None:
    schedule = make_schedule([[0, 1, 2, 3, 4]], 24, seed=0)
    assert look_over(schedule).games == {24}
    assert set(meetings(schedule).values()) == {6}


def test_the_same_seed_makes_the_same_schedule() -> None:
    assert make_schedule(split(8, 2), 40, 5) == make_schedule(split(8, 2), 40, 5)


@pytest.mark.parametrize(
    ("divisions", "games", "why"),
    [
        ([[0]], 10, "league-error-clubs"),
        ([[0, 1], [2]], 10, "league-error-divisions"),
        ([[0, 1, 2]], 9, "league-error-odd"),
        ([[0, 1, 2]], 2, "league-error-games"),
        ([[0, 1]], 1, "league-error-games"),
        ([[0, 1]], 401, "league-error-games"),
    ],
)
def test_what_cannot_be_scheduled_is_refused_in_a_sentence(
    divisions: list[list[int]], games: int, why: str
) -> None:
    with pytest.raises(BadSchedule) as refused:
        make_schedule(divisions, games)
    assert refused.value.message.key == why
    assert str(refused.value).endswith(".")


def test_the_office_sees_what_is_wrong() -> None:
    """Somebody who plays twice on a day, and another who never leaves home."""
    good = list(make_schedule([[0, 1, 2, 3]], 12, 0))
    home = good[0].home
    twice = [*good, good[0]]
    assert look_over(twice).doubled > 0
    stays = [each if home not in (each.home, each.away) else each._replace(
        home=home, away=each.away if each.home == home else each.home) for each in good]  # fmt: skip
    found: Findings = look_over(stays)
    assert found.most_apart == 12
    assert found.longest_stay == len([each for each in good if home in (each.home, each.away)])
    runs = [b.day - a.day for a, b in pairwise(good)]
    assert min(runs) >= 0
