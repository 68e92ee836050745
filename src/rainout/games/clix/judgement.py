"""What results are worth to players of SportsClix, reckoned once for a set of figures.

A result is worth so many runs against a spray chart and a depth of fences when fielders stand by the chart and field
like the average of the set. The numbers go into ``t.worth`` and are only ever an opinion: rules do not look at them.
"""

from __future__ import annotations

from functools import cache

from rainout.games.clix.figures import alignment, set_of
from rainout.games.clix.state import FENCED, Depth, Position, Result, Tables
from rainout.games.clix.teams import chance_to_beat

OUT, WALK, SINGLE, DOUBLE, TRIPLE, HOME_RUN = -0.27, 0.31, 0.46, 0.76, 1.05, 1.40
"""Runs above the average that each way to end a plate appearance is worth."""
HOUSE_SYMBOL = 4 / 6
DEFENSE = {
    Position.B1: 4, Position.B2: 5, Position.B3: 5, Position.SS: 6,
    Position.LF: 4, Position.CF: 6, Position.RF: 5,
}  # fmt: skip
PLAIN = {
    Result.K: OUT,
    Result.PAINT: HOUSE_SYMBOL * OUT + (1 - HOUSE_SYMBOL) * WALK,
    Result.WORK: HOUSE_SYMBOL * WALK + (1 - HOUSE_SYMBOL) * OUT,
    Result.W: WALK,
    Result.SINGLE: SINGLE,
    Result.SINGLE_BIG: SINGLE + 0.05,
    Result.DOUBLE: DOUBLE,
    Result.DOUBLE_BIG: DOUBLE + 0.05,
    Result.TRIPLE: TRIPLE,
    Result.HR: HOME_RUN,
}
FLIES = {
    Result.FLY_SHALLOW: Depth.SHALLOW,
    Result.FLY_AVERAGE: Depth.AVERAGE,
    Result.FLY_DEEP: Depth.DEEP,
}
GROUND = (Result.GB, Result.GB_SCORCHER)
SCORCHERS = (Result.GB_SCORCHER, Result.FB_SCORCHER)


def with_judgement(t: Tables) -> Tables:
    """The tables with what results are worth."""
    for place, figure in enumerate(set_of(t).figures):
        for fence in range(FENCED):
            t.worth[place, fence] = [worth(figure.spray, Depth(fence), result) for result in Result]
    return t


@cache
def worth(spray: tuple[int, ...], fence: Depth, result: Result) -> float:
    """What a result is worth to a batter with this chart.

    >>> worth((1, 2, 3, 4, 5, 6), Depth.AVERAGE, Result.HR)
    1.4
    """
    if result in PLAIN:
        return PLAIN[result]
    missed = SINGLE
    if result in FLIES:
        if FLIES[result] > fence:
            return HOME_RUN
        missed = HOME_RUN if FLIES[result] == fence else DOUBLE
    caught = sum(_chance_of_out(spray, fence, result, zone) for zone in spray) / len(spray)
    return caught * OUT + (1 - caught) * missed


def _chance_of_out(spray: tuple[int, ...], fence: Depth, result: Result, zone: int) -> float:
    stands = alignment(spray)
    kind = (Position.B1, Position.LF) if result in GROUND else (Position.LF, Position.DH)
    away = {DEFENSE[Position(each)]: abs(stands[each] - zone) for each in range(*kind)}
    near = min(away.values())
    if near > 1:
        return 0.0
    defense = max(each for each, distance in away.items() if distance == near)
    if near == 0 and result in (Result.GB, Result.FB):
        return 1.0
    need = 10
    if near and result in SCORCHERS:
        need = 11
    elif near and result in FLIES:
        need = 12 if FLIES[result] == fence else 11
    return chance_to_beat(need - defense)
