"""Who wins from here: the chances of the team at bat in each situation, whoever plays, between average teams.

A half-inning is a walk through 24 situations, the bases taken and the outs, a plate appearance each. With the odds of
the average league (CB-C-30) and what runners usually make of each Result, the chances follow from the end of the game
backwards. Advice compares them to see what a steal, a bunt, a walk or a card is worth there and then.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import numpy as np

from rainout.diamond.state import OUTS
from rainout.games.clutch.state import HALVES, MOST_LEAD, PLAY_RUNS, SITUATIONS, SURE
from rainout.games.clutch.vocabulary import Result
from rainout.games.clutch.worth import average_batted_grounders, average_odds

LEADS = 2 * MOST_LEAD + 1
MOST_RUNS = 4
TWENTY = 20
"""Shares are faces of a d20."""

# What runners make of a ball in play between average teams, in twentieths of all times.
TWO_OUT = 9
"""A double play is completed."""
HELD_AT_SECOND = 6
"""On a ground ball the runner stays on second."""
TAGS_UP = 14
"""On a fly he scores from third."""
TAKES_THIRD = 6
"""On a fly he takes third."""
HOME_FROM_SECOND = 11
"""On a single he scores from second."""
THIRD_ON_SINGLE = 4
"""On a single he takes third from first."""
HOME_ON_DOUBLE = 8
"""On a double he scores from first."""
EXTRA_INNINGS = 12
"""Rounds until the chances in a tied ninth, and so in every inning after it, no longer change."""


class Play(NamedTuple):
    """What a Result comes to, in so many twentieths of all times."""

    share: int
    runs: int
    on: int
    """The bases taken after it, as bits."""
    outs: int


def _moved(on: int, count: int) -> tuple[int, int]:
    """Runs scored, and the bases taken, when everybody moves up so many bases."""
    ahead = on << count
    return (ahead >> 3).bit_count(), ahead & 7


def _forced(on: int) -> tuple[int, int]:
    """Runs scored, and the bases taken, when the batter takes first and only those move who must."""
    first_free = next((base for base in range(3) if not on >> base & 1), 3)
    return (1, 7) if first_free == 3 else (0, on | 1 << first_free)


def plays(on: int, outs: int, result: Result) -> list[Play]:
    """What usually becomes of a Result: one play, or the better and the worse one for the team at bat."""
    match result:
        case Result.SO | Result.LD:
            return [Play(TWENTY, 0, on, outs + 1)]
        case Result.SAC:
            return [Play(TWENTY, 0, (on & 3) << 1 | on & 4, outs + 1)]
        case Result.BB | Result.HBP | Result.IBB:
            return [Play(TWENTY, *_forced(on), outs)]
        case Result.GB:
            return _grounder(on, outs)
        case Result.FB:
            return _fly(on, outs)
        case Result.HR:
            return [Play(TWENTY, on.bit_count() + 1, 0, outs)]
        case Result.E:
            runs, after = _moved(on, 1)
            return [Play(TWENTY, runs, after | 1, outs)]
        case _:
            return _hit(on, outs, result - Result.B1 + 1)


def _grounder(on: int, outs: int) -> list[Play]:
    """CB-3.12.C, CB-3.13."""
    if outs == OUTS - 1:
        return [Play(TWENTY, 0, on, OUTS)]
    if on & 1:
        runs, after = _moved(on & 6, 1)
        both = Play(TWO_OUT, runs, after, outs + 2) if outs == 0 else Play(TWO_OUT, 0, 0, OUTS)
        return [Play(TWENTY - TWO_OUT, runs, after | 1, outs + 1), both]
    runs = on >> 2
    if on & 2:
        return [Play(TWENTY - HELD_AT_SECOND, runs, 4, outs + 1), Play(HELD_AT_SECOND, runs, 2, outs + 1)]
    return [Play(TWENTY, runs, 0, outs + 1)]


def _fly(on: int, outs: int) -> list[Play]:
    """CB-3.12.D."""
    if outs == OUTS - 1 or not on & 6:
        return [Play(TWENTY, 0, on, outs + 1)]
    if on & 4:
        return [Play(TAGS_UP, 1, on & 3, outs + 1), Play(TWENTY - TAGS_UP, 0, on, outs + 1)]
    return [Play(TAKES_THIRD, 0, on & 1 | 4, outs + 1), Play(TWENTY - TAKES_THIRD, 0, on, outs + 1)]


def _hit(on: int, outs: int, bases: int) -> list[Play]:
    """CB-3.12.A, CB-3.12.B."""
    runs, after = _moved(on, bases)
    usual = Play(TWENTY, runs, after | 1 << bases - 1, outs)
    if bases == 1 and on & 2:
        return _or_better(usual, HOME_FROM_SECOND, usual._replace(runs=runs + 1, on=usual.on & ~4))
    if bases == 1 and on & 1:
        return _or_better(usual, THIRD_ON_SINGLE, usual._replace(on=5))
    if bases == 2 and on & 1:
        return _or_better(usual, HOME_ON_DOUBLE, usual._replace(runs=runs + 1, on=usual.on & ~4))
    return [usual]


def _or_better(usual: Play, share: int, better: Play) -> list[Play]:
    return [better._replace(share=share), usual._replace(share=TWENTY - share)]


def situation(on: int, outs: int) -> int:
    """The number of a situation; the last stands for three outs."""
    return SITUATIONS if outs >= OUTS else 8 * outs + on


def all_plays() -> Iterator[tuple[int, Result, list[Play]]]:
    """What becomes of each Result in each situation."""
    for start in range(SITUATIONS):
        for result in Result:
            yield start, result, plays(start % 8, start // 8, result)


@cache
def _steps(drawn_in: bool) -> np.ndarray:
    """How often a plate appearance leads from each situation to each, by its runs; the infield back or in.

    CB-4.3: with the infield in, a runner on third stays there on a pitcher's ground ball, and a batter's is a hit.
    """
    steps = np.zeros((MOST_RUNS + 1, SITUATIONS, SITUATIONS + 1))

    def count(start: int, odds: float, ends: list[Play]) -> None:
        for play in ends:
            steps[play.runs, start, situation(play.on, play.outs)] += odds * play.share / TWENTY

    odds, hits = average_odds(), average_batted_grounders()
    for start, result, ends in all_plays():
        on, outs = start % 8, start // 8
        if drawn_in and result is Result.GB and on & 4 and outs < OUTS - 1:
            count(start, hits, plays(on, outs, Result.B1))
            count(start, odds[result] - hits, [Play(TWENTY, 0, _held(on), outs + 1)])
        else:
            count(start, odds[result], ends)
    return steps


def _held(on: int) -> int:
    """CB-4.3-3, CB-4.3-4: the bases taken after a ground ball to the infield in."""
    return 7 if on == 7 else on & ~1 | (on & 1) << 1


def _half(over: np.ndarray, walk_off: bool) -> np.ndarray:
    """The chances in a half-inning by lead and situation, from those by lead once it is over.

    The infield comes in where that is better for the defense: each lead is solved with the infield back, then with the
    infield in wherever that lowers the chances.
    """
    chances = np.zeros((LEADS, SITUATIONS + 1))
    chances[:, SITUATIONS] = over
    back, drawn_in = _steps(drawn_in=False), _steps(drawn_in=True)
    for lead in reversed(range(LEADS)):
        if lead == LEADS - 1 or (walk_off and lead > MOST_LEAD):
            chances[lead] = over[lead]  # as good as won, or won
            continue
        steps = back
        for _ in range(2):
            later = steps[0, :, SITUATIONS] * over[lead]
            for runs in range(1, MOST_RUNS + 1):
                later = later + steps[runs] @ chances[min(lead + runs, LEADS - 1)]
            within = np.eye(SITUATIONS) - steps[0, :, :SITUATIONS]
            chances[lead, :SITUATIONS] = np.linalg.solve(within, later)
            ahead = [chances[min(lead + runs, LEADS - 1)] for runs in range(MOST_RUNS + 1)]
            better = np.einsum("rse,re->s", drawn_in - back, np.array(ahead)) < 0
            steps = np.where(better[:, None], drawn_in, back)
    return chances


@cache
def win_chances() -> np.ndarray:
    """The chances of the team at bat by half-inning (the last two stand for all after them), lead, and situation.

    >>> bool(0.5 < win_chances()[HALVES - 1, MOST_LEAD, 0] < 0.7)  # tied, the last of the ninth
    True
    """
    table = np.zeros((HALVES, LEADS, SITUATIONS + 1))
    tied = 0.5  # the visitors' chance in a new inning
    for _ in range(EXTRA_INNINGS):
        after = np.where(np.arange(LEADS) > MOST_LEAD, 1.0, 0.0)
        after[MOST_LEAD] = 1 - tied
        table[HALVES - 1] = _half(after, walk_off=True)
        before = 1 - table[HALVES - 1, ::-1, 0]
        table[HALVES - 2] = _half(before, walk_off=False)
        tied = table[HALVES - 2, MOST_LEAD, 0]
    for half in reversed(range(HALVES - 2)):
        table[half] = _half(1 - table[half + 1, ::-1, 0], walk_off=False)
    return table


@cache
def win_table() -> np.ndarray:
    """The same in whole numbers, SURE for a game that is won."""
    table: np.ndarray = np.rint(win_chances() * SURE).astype(np.int16)
    return table


@cache
def play_tables() -> tuple[np.ndarray, np.ndarray]:
    """For each situation and Result: how often the first play comes of it; and runs * PLAY_RUNS + situation of both."""
    share = np.full((SITUATIONS, len(Result)), TWENTY, np.int8)
    ends = np.zeros((SITUATIONS, len(Result), 2), np.int16)
    for start, result, found in all_plays():
        share[start, result] = found[0].share
        for which in range(2):
            play = found[min(which, len(found) - 1)]
            ends[start, result, which] = play.runs * PLAY_RUNS + situation(play.on, play.outs)
    return share, ends
