"""What cards do in each position of the diamond, worked out once by trying them there under the rules.

A player who thinks in runs then only looks it up: that is what makes ``advise`` fast enough to play by the million.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from rainout.diamond.bases import lead_base
from rainout.diamond.innings import put_out_batter, put_out_runner
from rainout.diamond.state import BASES, OUTS
from rainout.games.baseball.advice import position
from rainout.games.baseball.rules import BATTER, move_runners, offers_more, sacrifice, turn_two_or_three
from rainout.games.baseball.state import FIRST_BLUE, FIRST_RED, POSITIONS, STATE, Kind, Tables, tables

RUNS_TO_COME = (
    (480, 850, 1100, 1430, 1350, 1780, 1960, 2290)
    + (250, 510, 660, 880, 950, 1130, 1380, 1540)
    + (100, 220, 320, 430, 350, 480, 580, 750)
    + (0, 0, 0, 0, 0, 0, 0, 0)
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
        g = STATE.new()
        g.turn, g.batting = 0, 1 - at_bat  # seat 0 plays for the visitors
        g.outs = here // 8
        g.bases[:] = [BATTER if here >> base & 1 else 0 for base in range(BASES)]
        runs = _try(t, g, kind, bool(at_bat))
        change = 1000 * runs + RUNS_TO_COME[position(g)] - RUNS_TO_COME[here]
        gains[at_bat, here, kind] = change if at_bat else -change
        brings[at_bat, here, kind] = runs
        leads_to[at_bat, here, kind] = position(g)
    return gains, brings, leads_to


def _try(t: Tables, g: Any, kind: int, at_bat: bool) -> int:
    """Carry out a green or red card, its option used in the player's own interest; returns the runs it brings."""
    if kind < FIRST_RED:
        return int(move_runners(g, g.turn, kind))
    if kind == Kind.CAUGHT_STEALING:
        if lead_base(g) >= 0:
            put_out_runner(g, g.turn, lead_base(g))
        return 0
    if put_out_batter(g, g.turn, BATTER) or not offers_more(t, g, kind):
        return 0
    sacrificing = kind in (Kind.SACRIFICE_FLY, Kind.SACRIFICE_HIT)
    if not t.house.always and sacrificing != at_bat:
        return 0
    if sacrificing:
        return int(sacrifice(g, g.turn, kind))
    turn_two_or_three(g, g.turn, kind)
    return 0


assert OUTS * 8 == POSITIONS
