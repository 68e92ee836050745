"""Who is ahead, and who is when two are level."""

from __future__ import annotations

from collections.abc import Sequence

from rainout.leagues.results import Fixture, Result
from rainout.leagues.standings import records, table

KITES, OTTERS, MILLERS, POTTERS = range(4)


def played(*scores: tuple[int, int, int, int]) -> list[Result]:
    """Games as ``(home, runs, away, runs)``, one a day."""
    return [
        Result(
            Fixture(number, number, home, away), (scored, allowed), (scored > allowed) - (scored < allowed)
        )
        for number, (home, scored, away, allowed) in enumerate(scores, 1)
    ]


def order(
    results: Sequence[Result], clubs: Sequence[int], division: Sequence[int] = (0, 0, 0, 0)
) -> list[int]:
    return [each.club for each in table(clubs, results, division.__getitem__, seed=1)]


def test_a_line_of_the_table_says_how_it_went() -> None:
    results = played((KITES, 3, OTTERS, 1), (OTTERS, 0, KITES, 2), (KITES, 4, OTTERS, 5))
    kites, otters = records([KITES, OTTERS], results).values()
    assert (kites.won, kites.lost, kites.scored, kites.allowed) == (2, 1, 9, 6)
    assert (kites.home, kites.away, kites.streak, kites.last_ten) == ([1, 1], [1, 0], -1, (2, 1))
    assert otters.behind(kites) == 1
    assert otters.streak == 1


def test_two_clubs_level_on_wins_the_head_to_head_decides() -> None:
    """The Otters have won by far more runs, but lost to the Kites."""
    results = played(
        (KITES, 2, OTTERS, 1), (OTTERS, 19, MILLERS, 0), (MILLERS, 3, KITES, 2), (MILLERS, 0, POTTERS, 9)
    )
    assert order(results, [OTTERS, KITES, MILLERS])[:2] == [KITES, OTTERS]


def test_level_between_themselves_the_games_in_the_division_decide() -> None:
    """Kites and Otters have split; the Kites won against their own division, the Otters across."""
    results = played(
        (KITES, 2, OTTERS, 1), (OTTERS, 2, KITES, 1), (KITES, 2, MILLERS, 1), (OTTERS, 9, POTTERS, 1),
        (POTTERS, 2, KITES, 1), (MILLERS, 2, OTTERS, 1),
    )  # fmt: skip
    assert order(results, [OTTERS, KITES], division=(0, 0, 0, 1)) == [KITES, OTTERS]


def test_level_there_too_the_difference_of_runs_decides() -> None:
    results = played((KITES, 2, OTTERS, 1), (OTTERS, 7, KITES, 1))
    assert order(results, [KITES, OTTERS]) == [OTTERS, KITES]


def test_level_in_everything_the_lot_decides_the_same_way_every_time() -> None:
    results = played((KITES, 2, OTTERS, 1), (OTTERS, 2, KITES, 1))
    first = order(results, [KITES, OTTERS])
    assert order(list(reversed(results)), [OTTERS, KITES]) == first
    ahead = [table([0, 1], results, lambda club: 0, seed)[0].club for seed in range(20)]
    assert set(ahead) == {0, 1}


def test_games_that_were_level_count_half() -> None:
    results = played((KITES, 2, OTTERS, 2), (KITES, 1, MILLERS, 0), (OTTERS, 1, MILLERS, 2))
    kites = records([KITES, OTTERS, MILLERS], results)[KITES]
    assert (kites.won, kites.level, float(kites.share)) == (1, 1, 0.75)
    assert order(results, [KITES, OTTERS, MILLERS]) == [KITES, MILLERS, OTTERS]
