"""The fields every baseball game's position has."""

from __future__ import annotations

from enum import IntEnum

from rainout.core.state import Field

BASES = 3
FIRST, SECOND, THIRD, HOME_PLATE = 0, 1, 2, 3
"""Bases by number; a runner who comes home reaches HOME_PLATE."""
BATTER = -1
"""Where a batter runs from."""
NO_RUNNER = 0
"""What ``g.bases`` holds where nobody stands; runners have numbers from 1."""
INNINGS = 30
"""Columns of the line score; whatever is scored later goes into the last one."""
OUTS = 3
LAST_INNING = 9
"""The last, unless it ends in a tie."""


class Team(IntEnum):
    """The visitors bat first, in the top of each inning."""

    VISITOR = 0
    HOME = 1


class Ended(IntEnum):
    """Why no more of a game is played."""

    LAST_OUT = 0
    AHEAD = 1
    """The home team was ahead and need not bat again."""
    WALK_OFF = 2
    """The home team went ahead in its last half."""
    FORFEIT = 3


DIAMOND = (
    Field("bases", "i2", (BASES,), "the runner on 1st, 2nd and 3rd; 0 for nobody"),
    Field("outs", "i1", (), "outs in this half-inning"),
    Field("batting", "i1", (), "the team at bat"),
    Field("inning", "i2", (), "the inning, from 1; a match that nobody wins has hundreds", 1),
    Field("runs", "i2", (2,), "runs of each team"),
    Field("hits", "i2", (2,), "hits of each team"),
    Field("errors", "i2", (2,), "errors of each team"),
    Field("left_on_base", "i2", (2,), "runners each team left on base when its halves ended"),
    Field("line", "i2", (2, INNINGS), "runs by inning: the line score"),
)
"""The fields that a baseball game's position starts with."""
