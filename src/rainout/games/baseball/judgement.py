"""What cards are worth in each position of the diamond, worked out once by trying them there under the rules.

A player who thinks in runs then only looks it up: that is what makes ``advise`` fast enough to play by the million.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from rainout.diamond.state import BASES, OUTS
from rainout.games.baseball.advice import change_by_green, change_by_red
from rainout.games.baseball.rules import BATTER
from rainout.games.baseball.state import FIRST_BLUE, FIRST_RED, POSITIONS, STATE, Tables, tables


def with_judgement(t: Tables) -> Tables:
    """The same tables, with the gains worked out under their house rules."""
    t.gains[:] = _gains(bool(t.house.from_third), bool(t.house.always))
    return t


@cache
def _gains(from_third: bool, always: bool) -> Any:
    """For a team in the field and a team at bat, by position and type: the runs a card brings or saves."""
    gains = np.zeros((2, POSITIONS, FIRST_BLUE), np.float32)
    t, g = tables(2, from_third=from_third, always=always), STATE.new()
    for at_bat in (0, 1):
        g.turn, g.batting = 0, 1 - at_bat  # seat 0 plays for the visitors
        for position in range(POSITIONS):
            for kind in range(FIRST_BLUE):
                g.outs = position // 8
                g.bases[:] = [BATTER if position >> base & 1 else 0 for base in range(BASES)]
                change = change_by_green(g, kind) if kind < FIRST_RED else change_by_red(t, g, kind)
                gains[at_bat, position, kind] = change if at_bat else -change
    assert OUTS * 8 == POSITIONS
    return gains
