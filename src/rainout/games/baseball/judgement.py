"""What cards do in each position of the diamond, worked out once by trying them there under the rules.

A player who thinks in runs then only looks it up: that is what makes ``advise`` fast enough to play by the million.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from rainout.diamond.state import BASES, OUTS
from rainout.games.baseball.advice import gain_of_accepting, position
from rainout.games.baseball.rules import BATTER, accept, decline, resolve
from rainout.games.baseball.state import FIRST_BLUE, POSITIONS, STATE, Phase, Tables, tables

RUNS_TO_COME = (
    (480, 850, 1100, 1430, 1350, 1780, 1960, 2290)
    + (250, 510, 660, 880, 950, 1130, 1380, 1540)
    + (100, 220, 320, 430, 350, 480, 580, 750)
    + (0,)  # the half is over
)
"""What a half-inning is still worth, in thousandths of a run, with so many outs (a row each) and these bases occupied
(1st counts 1, 2nd 2, 3rd 4)."""


def with_judgement(t: Tables) -> Tables:
    """The same tables, with what cards do worked out under their house rules."""
    t.gains[:], t.brings[:], t.leads_to[:] = _judge(bool(t.house.from_third), bool(t.house.always))
    return t


@cache
def _judge(from_third: bool, always: bool) -> tuple[Any, Any, Any]:
    """For a player in the field and one at bat, by position and type: what a card gains, brings and leads to."""
    shape = (2, POSITIONS, FIRST_BLUE)
    gains, brings, leads_to = np.zeros(shape, np.int32), np.zeros(shape, np.int8), np.zeros(shape, np.int8)
    t = tables(2, from_third=from_third, always=always)
    for at_bat, here, kind in np.ndindex(shape):
        g, team = STATE.new(), 1 - at_bat  # seat 0 plays for the visitors
        g.batting, g.inning, g.outs = team, 1, here // 8
        g.bases[:] = [BATTER if here >> base & 1 else 0 for base in range(BASES)]
        _try(t, g, kind)
        after = position(g) if g.batting == team else POSITIONS
        change = 1000 * int(g.runs[team]) + RUNS_TO_COME[after] - RUNS_TO_COME[here]
        gains[at_bat, here, kind] = change if at_bat else -change
        brings[at_bat, here, kind] = g.runs[team]
        leads_to[at_bat, here, kind] = after
    return gains, brings, leads_to


def _try(t: Tables, g: Any, kind: int) -> None:
    """Carry out a green or red card, its option used in the player's own interest."""
    resolve(t, g, kind)
    if g.phase == Phase.OPTION and gain_of_accepting(t, g) > 0:
        accept(t, g)
    elif g.phase == Phase.OPTION:
        decline(t, g)


assert OUTS * 8 == POSITIONS
