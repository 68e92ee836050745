"""What a Player card is worth on paper, in an average league: the odds of a plate appearance, and a fair salary.

Of the cards in a match :mod:`judgement` makes what advice goes by, and :mod:`chances` knows who wins from where.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product

from rainout.games.clutch.cards import BATTER_BANDS, PITCHER_BANDS, SALARY, SALARY_STEP
from rainout.games.clutch.printed import Batting, Bonus, Pitching, Player
from rainout.games.clutch.vocabulary import LOWEST_SWING, Hand, Position, Result, Role, read_chart

RUNS = {
    Result.SO: -270, Result.GB: -270, Result.LD: -270, Result.FB: -250, Result.BB: 320, Result.B1: 460,
    Result.B2: 770, Result.B3: 1050, Result.HR: 1400, Result.HBP: 320, Result.E: 400, Result.IBB: 300, Result.SAC: -150,
}  # fmt: skip
"""CB-C-38: what each Result is worth in the average situation, in thousandths of a run."""

_REFERENCE_BATTERS = (
    (0.25, (1, 2, 5, 8, 11, 19, 22, 23)),
    (0.45, (1, 3, 6, 8, 11, 18, 0, 20)),
    (0.30, (1, 4, 6, 8, 12, 17, 0, 19)),
)
_REFERENCE_PITCHERS = (
    (0.5, (1, 6, 12, 13, 18, 19, 21, 23)),
    (0.5, (1, 7, 12, 14, 18, 19, 20, 23)),
)


def _reference(
    rows: tuple[tuple[float, tuple[int, ...]], ...], bands: tuple[Result, ...]
) -> tuple[tuple[float, dict[Result, int]], ...]:
    return tuple((share, {b: n for b, n in zip(bands, row, strict=True) if n}) for share, row in rows)


REFERENCE_BATTERS = _reference(_REFERENCE_BATTERS, BATTER_BANDS)
"""CB-C-32: the charts of an average league and their shares: contact, balanced, power."""
REFERENCE_PITCHERS = _reference(_REFERENCE_PITCHERS, PITCHER_BANDS)
"""CB-C-32: control and stuff."""
BALANCED, CONTROL = REFERENCE_BATTERS[1][1], REFERENCE_PITCHERS[0][1]
"""The charts of a usual batter and of a usual pitcher."""
REFERENCE_ZONE = 2
LEAGUE_ON_BASE = ((0.7, 10), (0.3, 11))
LEAGUE_COMMAND = ((0.4, 3), (0.6, 4))
"""CB-C-30: On-Base 10.3 and Command 3.6 with their bonuses, as shares of whole numbers."""
LEFT_PITCHERS, LEFT_SIDE = 0.28, 0.42
"""How often a batter meets a left-hander, and a pitcher a batter on the left side."""


@cache
def _share(bands: tuple[tuple[Result, int], ...], die: int) -> Mapping[Result, float]:
    """How often a die of so many sides reads each Result."""
    swings, _ = read_chart(dict(bands))
    found = dict.fromkeys(Result, 0.0)
    for swing in range(1, die + 1):
        found[Result(swings[swing - LOWEST_SWING])] += 1 / die
    return found


def at_bat(
    on_base: int,
    command: int,
    zone: int,
    batter: Mapping[Result, int],
    pitcher: Mapping[Result, int],
    tired: bool = False,
) -> dict[Result, float]:
    """CB-C-30: how often a plate appearance comes to each Result, without cards.

    >>> odds = at_bat(10, 4, 2, REFERENCE_BATTERS[1][1], REFERENCE_PITCHERS[0][1])
    >>> round(sum(odds.values()), 9)
    1.0
    """
    odds = dict.fromkeys(Result, 0.0)
    mine, theirs = tuple(batter.items()), tuple(pitcher.items())
    for roll in range(1, 21):
        mistake = roll <= zone
        chart = mine if mistake or roll + command <= on_base else theirs
        for result, share in _share(chart, 24 if mistake or tired else 20).items():
            odds[result] += share / 20
    return odds


def _runs(odds: Mapping[Result, float]) -> float:
    return sum(RUNS[result] * share for result, share in odds.items()) / 1000


@cache
def average_odds() -> Mapping[Result, float]:
    """How often a plate appearance of the average league comes to each Result."""
    return _average_odds(REFERENCE_PITCHERS)


@cache
def average_batted_grounders() -> float:
    """How often it comes to a ground ball on the batter's chart."""
    return _average_odds(((1.0, {Result.SO: 1}),))[Result.GB]


def _average_odds(pitchers: tuple[tuple[float, dict[Result, int]], ...]) -> dict[Result, float]:
    total = dict.fromkeys(Result, 0.0)
    for (often, on_base), (part, command) in product(LEAGUE_ON_BASE, LEAGUE_COMMAND):
        for (share, batter), (piece, pitcher) in product(REFERENCE_BATTERS, pitchers):
            for result, odds in at_bat(on_base, command, REFERENCE_ZONE, batter, pitcher).items():
                total[result] += often * part * share * piece * odds
    return total


@cache
def _average_runs() -> float:
    """What a plate appearance is worth between the cards of the average league."""
    return sum(
        share * _against_batters(command, REFERENCE_ZONE, tuple(pitcher.items())) * often
        for often, command in LEAGUE_COMMAND
        for share, pitcher in REFERENCE_PITCHERS
    )


@cache
def _against_batters(command: int, zone: int, chart: tuple[tuple[Result, int], ...]) -> float:
    """What a plate appearance of the average league's batters is worth against a pitcher."""
    return sum(
        often * share * _runs(at_bat(on_base, command, zone, batter, dict(chart)))
        for often, on_base in LEAGUE_ON_BASE
        for share, batter in REFERENCE_BATTERS
    )


def batter_runs(batting: Batting) -> float:
    """Runs above average in a plate appearance against the pitchers of the average league."""
    return _batter_runs(batting.on_base, batting.bonus, tuple(batting.chart.items()))


@cache
def _batter_runs(on_base: int, bonus: Bonus | None, chart: tuple[tuple[Result, int], ...]) -> float:
    total = 0.0
    for hand, share in ((Hand.L, LEFT_PITCHERS), (Hand.R, 1 - LEFT_PITCHERS)):
        raised = on_base + (bonus.amount if bonus and bonus.against is hand else 0)
        for often, command in LEAGUE_COMMAND:
            for part, pitcher in REFERENCE_PITCHERS:
                odds = at_bat(raised, command, REFERENCE_ZONE, dict(chart), pitcher)
                total += share * often * part * _runs(odds)
    return total - _average_runs()


def pitcher_runs(pitching: Pitching) -> float:
    """Runs saved in a plate appearance against the batters of the average league."""
    total = 0.0
    chart = tuple(pitching.chart.items())
    for hand, share in ((Hand.L, LEFT_SIDE), (Hand.R, 1 - LEFT_SIDE)):
        bonus = pitching.bonus.amount if pitching.bonus and pitching.bonus.against is hand else 0
        total += share * _against_batters(pitching.command + bonus, pitching.zone, chart)
    return _average_runs() - total


def fair_salary(player: Player) -> int:
    """CB-C-38: what a card should cost; a card with two sides costs its better one and half of the other."""
    worths = []
    if player.batting:
        batting = player.batting
        first = next(iter(batting.positions))
        glove = batting.positions[first] - (7 if first is Position.CA else 0)
        worth = 260 + 4.5 * 650 * batter_runs(batting) + 12 * glove
        worths.append(worth + 4 * (batting.br - 17) + 4 * max(0, batting.st - 20) + 8 * batting.clutch)
    if player.pitching:
        pitching = player.pitching
        role, innings = next(iter(pitching.roles.items()))
        saved = 750 * pitcher_runs(pitching)
        if role in (Role.SP, Role.BP):
            worth = 235 + 4 * saved + 35 * (innings - 5) + 8 * pitching.defense
        else:
            worth = 100 + 1.6 * saved + 30 * (innings - 1) + 4 * pitching.defense
        worths.append(worth + 8 * pitching.clutch)
    worth = max(worths) + sum(sorted(worths)[:-1]) / 2 + 10 * len(player.icons)
    low, high = SALARY
    return max(low, min(high, round(worth / SALARY_STEP) * SALARY_STEP))
