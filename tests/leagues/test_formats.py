"""Playoffs, cups, round robins, Swiss tournaments and ladders: who plays whom next, and who has won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import ceil, log2

import pytest

from rainout.leagues.bracket import Bracket, played_through
from rainout.leagues.formats import Cup, Format, Ladder, RoundRobin, Season, Swiss
from rainout.leagues.results import Fixture, Result
from rainout.leagues.schedule import make_schedule

Winner = Callable[[Fixture], int]


def better(fixture: Fixture) -> int:
    """The club with the lower number wins."""
    return 1 if fixture.home < fixture.away else -1


def play_all(format: Format, wins: Winner = better) -> list[Result]:
    """A whole competition, day by day."""
    played: list[Result] = []
    while due := format.due(played):
        assert len({each.day for each in due}) == 1
        busy = Counter(club for each in due for club in (each.home, each.away))
        assert max(busy.values()) == 1, "somebody would play twice on a day"
        for each in due:
            assert each.number == len(played) + 1
            won = wins(each)
            played.append(Result(each, (1, 0) if won > 0 else (0, 1) if won < 0 else (0, 0), won))
    return played


def season(playoffs: int = 4, divisions: int = 2) -> Season:
    clubs = [[club for club in range(8) if club % divisions == place] for place in range(divisions)]
    return Season(clubs, 1, make_schedule(clubs, 28, 1), playoffs, (3, 5))


def test_a_day_that_was_begun_is_played_to_its_end_first() -> None:
    format = season()
    day = format.due([])
    begun = [Result(each, (1, 0), 1) for each in day[:2]]
    assert format.due(begun) == day[2:]


def test_the_first_of_each_division_play_on_and_then_the_best_of_the_others() -> None:
    format = season()
    played = play_all(format)
    proper = [each for each in played if each.fixture.round == 0]
    assert format.qualified(proper) == [0, 1, 2, 3]
    strong = play_all(season(2), lambda each: -better(each))
    assert season(2).qualified([each for each in strong if not each.fixture.round])[0] in (6, 7)


def test_the_better_club_is_at_home_first_and_the_champion_has_won_the_last_series() -> None:
    format = season()
    played = play_all(format)
    ties = format.bracket(played)
    assert ties
    assert [(tie.upper, tie.lower, tie.upper_wins, tie.lower_wins) for tie in ties.rounds[0]] == [
        (0, 3, 2, 0),
        (1, 2, 2, 0),
    ]
    assert [(tie.upper, tie.lower, tie.upper_wins) for tie in ties.rounds[1]] == [(0, 1, 3)]
    assert format.champion(played) == 0
    assert format.champion(played[:-1]) is None
    final = [each.fixture for each in played if each.fixture.round == 2]
    assert [each.home for each in final] == [0, 0, 1]


def test_a_series_goes_to_whoever_wins_more_than_half_of_it() -> None:
    bracket = Bracket([4, 7], [5])
    for home, won in ((4, 1), (4, -1), (7, 1), (7, -1)):
        away = 11 - home
        bracket.count(Result(Fixture(1, 1, home, away, 1), (1, 0), won))
        assert bracket.champion is None
    assert [(each.home, each.away) for each in bracket.due(9, 3)] == [(4, 7)]
    bracket.count(Result(Fixture(9, 3, 4, 7, 1), (1, 0), -1))
    assert bracket.champion == 7


def test_who_has_no_opponent_goes_on() -> None:
    bracket = Bracket([0, 1, 2, 3, 4], [1])
    assert [(tie.upper, tie.lower) for tie in bracket.rounds[0]] == [(0, None), (3, 4), (1, None), (2, None)]
    assert [(each.home, each.away) for each in bracket.due(1, 1)] == [(3, 4)]


def test_a_series_that_is_level_for_ever_goes_to_the_upper_club() -> None:
    results = [Result(Fixture(n, n, 0, 1, 1), (0, 0), 0) for n in range(1, 4)]
    assert played_through([0, 1], [1], results).champion == 0


@pytest.mark.parametrize("clubs", range(2, 10))
def test_a_cup_has_one_winner_whoever_takes_part(clubs: int) -> None:
    cup = Cup([list(range(clubs))], 5, (3,))
    played = play_all(cup)
    assert cup.champion(played) == 0
    assert cup.standings(played)[0].club == 0
    assert len(played) == 2 * (clubs - 1)


@pytest.mark.parametrize("clubs", [2, 5, 6])
def test_everybody_meets_everybody_here_and_there(clubs: int) -> None:
    format = RoundRobin([list(range(clubs))], 5, 2)
    met = Counter((each.fixture.home, each.fixture.away) for each in play_all(format))
    assert set(met.values()) == {1}
    assert len(met) == clubs * (clubs - 1)


@pytest.mark.parametrize("clubs", [4, 7, 8, 16])
def test_a_swiss_tournament_finds_the_best_without_meeting_twice(clubs: int) -> None:
    rounds = ceil(log2(clubs)) + 1
    format = Swiss([list(range(clubs))], 5, rounds)
    played = play_all(format)
    assert format.champion(played) == 0
    assert max(Counter(frozenset(each.clubs) for each in played).values()) == 1
    games = Counter(club for each in played for club in each.clubs)
    assert max(games.values()) - min(games.values()) <= clubs % 2 * 2
    if clubs % 2:
        assert min(games.values()) >= rounds - 1


def test_on_a_ladder_whoever_beats_the_one_above_takes_his_place() -> None:
    format = Ladder([list(range(5))], 5, 20)
    order = format.drawn
    above, below = order[0], order[1]
    first = format.due([])[0]
    assert {first.home, first.away} == {above, below}
    won = 1 if first.home == below else -1
    assert format.order([Result(first, (0, 0), won)])[:2] == [below, above]
    assert format.order([Result(first, (0, 0), -won)])[:2] == [above, below]
    played = play_all(format)
    assert format.order(played) == [0, 1, 2, 3, 4]
    assert format.champion(played) == 0
