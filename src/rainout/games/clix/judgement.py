"""What is worth how much to players of SportsClix, reckoned once for a set of figures and a level.

A result is worth so many runs against a spray chart and a depth of fences when fielders stand by the chart and field
like the average of the set. From that follow the two-by-two game of dice between any batter and any pitcher, and what
figures are worth at bat and on the mound. The numbers go into ``t.judged`` as thousandths of a run and are only ever an
opinion: rules do not look at them.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from rainout.core.state import record_type
from rainout.games.clix.figures import (
    INFIELDERS,
    MEAN_DEFENSE,
    OUTFIELDERS,
    POSITION_SIGNS,
    SETS,
    FigureSet,
    alignment,
)
from rainout.games.clix.rules.at_bat import without_square
from rainout.games.clix.state import (
    CHARTS,
    COLUMNS,
    FACES,
    FENCED,
    JUDGED,
    PAIRS,
    RESULTS,
    STEPS,
    ZONES,
    Depth,
    Die,
    Level,
    Position,
    Result,
    Tables,
)
from rainout.games.clix.teams import chance_to_beat

OUT, WALK, SINGLE, DOUBLE, TRIPLE, HOME_RUN = -270, 310, 460, 760, 1050, 1400
"""Runs above the average that each way to end a plate appearance is worth, in thousandths."""
MORE = 50
"""What the chance to try for an extra base adds."""
DEFENSE = {position: MEAN_DEFENSE[POSITION_SIGNS[position]] for position in (*INFIELDERS, *OUTFIELDERS)}
PLAIN = {
    Result.K: OUT,
    Result.PAINT: (2 * OUT + WALK) // 3,
    Result.WORK: (2 * WALK + OUT) // 3,
    Result.W: WALK,
    Result.SINGLE: SINGLE,
    Result.SINGLE_BIG: SINGLE + MORE,
    Result.DOUBLE: DOUBLE,
    Result.DOUBLE_BIG: DOUBLE + MORE,
    Result.TRIPLE: TRIPLE,
    Result.HR: HOME_RUN,
}
"""SC-REG-PAINT-1, SC-REG-WORK-1: a die shows its own symbol two times in three."""
IN_PRESEASON = {
    Result.GB: OUT,
    Result.FB: OUT,
    Result.FLY_SHALLOW: (OUT + SINGLE) // 2,
    Result.FLY_AVERAGE: (OUT + DOUBLE) // 2,
    Result.FLY_DEEP: (OUT + HOME_RUN) // 2,
}
"""SC-PRE-SQ-1 to SC-PRE-SQ-3: what squares with a colour mean there, and balls that nobody fields."""
FLIES = {
    Result.FLY_SHALLOW: Depth.SHALLOW,
    Result.FLY_AVERAGE: Depth.AVERAGE,
    Result.FLY_DEEP: Depth.DEEP,
}
GROUND = (Result.GB, Result.GB_SCORCHER)
SCORCHERS = (Result.GB_SCORCHER, Result.FB_SCORCHER)

RUNS_TO_COME = (
    (471, 829, 1085, 1401, 1392, 1696, 1894, 2208),
    (254, 489, 637, 873, 989, 1117, 1303, 1531),
    (98, 216, 282, 415, 359, 500, 582, 815),
    (0,) * 8,
)
"""Runs a team scores on from here, by outs and by who is on base: bit 1 first, 2 second, 4 third."""
ODDS_OF_A_RUN = (
    (266, 378, 605, 549, 859, 834, 804, 736),
    (160, 243, 399, 371, 702, 626, 652, 596),
    (68, 116, 181, 190, 263, 271, 274, 347),
    (0,) * 8,
)
"""How often it scores at all, in a thousand. Both were measured over 18,000 games at Playoffs level."""
RUNS_IN_PRESEASON = (
    (312, 565, 671, 962, 870, 1128, 1234, 1582),
    (176, 334, 419, 604, 595, 757, 842, 1080),
    (72, 143, 194, 277, 310, 383, 433, 553),
    (0,) * 8,
)
ODDS_IN_PRESEASON = (
    (181, 252, 358, 397, 558, 564, 564, 620),
    (113, 158, 243, 270, 419, 423, 423, 476),
    (52, 71, 122, 134, 238, 240, 240, 276),
    (0,) * 8,
)
"""The same where nobody moves on an out, reckoned from that level's rates: of 1,000 plate appearances 724 outs, 50 W,
146 1B, 46 2B, 2 3B and 32 HR."""


def with_judgement(t: Tables) -> Tables:
    """The tables with what everything is worth."""
    t.judged = _judge(int(t.house.set), Level(t.house.level))
    return t


@cache
def worth(spray: tuple[int, ...], fence: Depth, result: Result, preseason: bool = False) -> int:
    """What a result is worth to a batter with this chart.

    >>> worth((1, 2, 3, 4, 5, 6), Depth.AVERAGE, Result.HR)
    1400
    """
    if preseason:
        result = Result(without_square(result))
        if result in IN_PRESEASON:
            return IN_PRESEASON[result]
    if result in PLAIN:
        return PLAIN[result]
    return sum(_worth_to(spray, fence, result, zone) for zone in spray) // FACES


def _worth_to(spray: tuple[int, ...], fence: Depth, result: Result, zone: int) -> int:
    """The same when the ball goes to a zone."""
    missed = SINGLE
    if result in FLIES:
        if FLIES[result] > fence:
            return HOME_RUN
        missed = HOME_RUN if FLIES[result] == fence else DOUBLE
    caught = _chance_of_out(spray, fence, result, zone)
    return round(caught * OUT + (1 - caught) * missed)


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


# --- Dice and figures ------------------------------------------------------------------------------------------------


@cache
def _judge(number: int, level: Level) -> Any:
    """All opinions about a set at a level, as a record."""
    figures = SETS[number]
    judged = np.zeros(1, record_type(JUDGED)).view(np.recarray)[0]
    judged.odds[:] = [round(36 * chance_to_beat(need - 20)) for need in range(len(judged.odds))]
    preseason = level is Level.PRESEASON
    judged.outlook[0] = RUNS_IN_PRESEASON if preseason else RUNS_TO_COME
    judged.outlook[1] = ODDS_IN_PRESEASON if preseason else ODDS_OF_A_RUN
    values = np.zeros((CHARTS, FENCED, RESULTS), np.int64)
    for chart, spray in enumerate(figures.charts):
        for fence in Depth:
            values[chart, fence] = [worth(spray, fence, result, preseason) for result in Result]
    judged.worth[:] = values
    charts = len(figures.charts)
    batting, pitching = _weights(figures)
    for place, figure in enumerate(figures.figures):
        chart = figures.charts.index(figure.spray)
        shown = np.array([step.results for step in figure.dial])
        swings = np.tile(figures.batting, (STEPS, 1)) if figure.is_pitcher else shown
        judged.swings[place, :STEPS] = _by_pairs(values[chart : chart + 1], swings, batting, +1)[:, 0]
        if figure.is_pitcher:
            judged.arms[place, :STEPS, :charts] = _by_pairs(values[:charts], shown, pitching, -1)
        judged.power[place] = _power(figure.spray, swings[figure.marker], batting)
    judged.swings[:, STEPS], judged.arms[:, STEPS] = judged.swings[:, STEPS - 1], judged.arms[:, STEPS - 1]
    _rate(judged, figures, level)
    return judged


def _weights(figures: FigureSet) -> tuple[Any, Any]:
    """In how many of 36 rolls each pair of dice comes to each column of a base; total control is one column more."""
    batting, pitching = np.zeros((2, PAIRS, COLUMNS + 1), np.int64)
    for weights, columns, control in (
        (batting, figures.batter_columns, figures.controls[0]),
        (pitching, figures.pitcher_columns, figures.controls[1]),
    ):
        for pair in range(PAIRS):
            pitch, swing = figures.faces[pair // 2], figures.faces[Die.BLACK + pair % 2]
            for place, signs in enumerate((*columns, control)):
                weights[pair, place] = pitch.count(signs[0]) * swing.count(signs[1])
    return batting, pitching


def _by_pairs(values: Any, shown: Any, weights: Any, sign: int) -> Any:
    """What a dial adds to each pair of dice, by dial position, chart and fences; control picks one click hotter."""
    cells = np.moveaxis(values[:, :, shown], 2, 0)  # position, chart, fence, column
    hotter = cells[[max(step - 1, 0) for step in range(STEPS)]]
    picked = sign * (sign * hotter).max(axis=-1)
    return np.concatenate([cells, picked[..., None]], axis=-1) @ weights.T


def _power(spray: tuple[int, ...], shown: Any, weights: Any) -> list[int]:
    """What shallow fences bring a batter in each zone, over deep ones, with any pair of dice."""
    gains = [0] * (ZONES + 1)
    for zone in spray:
        for column in range(COLUMNS):
            result = Result(shown[column])
            if result in FLIES:
                near, far = (_worth_to(spray, fence, result, zone) for fence in (Depth.SHALLOW, Depth.DEEP))
                gains[zone] += (near - far) * int(weights[:, column].sum())
    return [gain // (FACES * PAIRS * FACES * FACES) for gain in gains]


def _rate(judged: Any, figures: FigureSet, level: Level) -> None:
    """What every figure is worth at bat and on the mound against the average of all others at their markers."""
    hitters = [place for place, figure in enumerate(figures.figures) if not figure.is_pitcher]
    pitchers = [place for place, figure in enumerate(figures.figures) if figure.is_pitcher]

    def at_markers(rows: Any, places: list[int]) -> Any:
        return np.mean([rows[place, figures.figures[place].marker] for place in places], axis=0)

    arms = at_markers(judged.arms[:, :, :, Depth.AVERAGE], pitchers)
    charts = [figures.charts.index(figures.figures[place].spray) for place in hitters]
    swings = at_markers(judged.swings[:, :, Depth.AVERAGE], hitters)
    for place, figure in enumerate(figures.figures):
        chart = figures.charts.index(figure.spray)
        for step in range(STEPS + 1):
            judged.bat[place, step] = _settle(judged.swings[place, step, Depth.AVERAGE] + arms[chart], level)
            mean = np.mean([judged.arms[place, step, chart, Depth.AVERAGE] for chart in charts], axis=0)
            judged.arm[place, step] = _settle(swings + mean, level)


def _settle(pairs: Any, level: Level) -> int:
    """What a plate appearance is worth when both managers choose their dice well; in Preseason there is no choice.

    >>> _settle([36 * 10, 0, 0, 36 * 10], Level.PLAYOFFS)
    5
    """
    rk, rb, wk, wb = (float(each) / FACES**2 for each in pairs)
    if level is Level.PRESEASON:
        return round(rk)
    low, high = max(min(rk, wk), min(rb, wb)), min(max(rk, rb), max(wk, wb))
    if low == high:  # neither manager need mix
        return round(low)
    return round((rk * wb - rb * wk) / (rk - rb - wk + wb))
