"""Words of every ball game's rulebook: whose team bats, who stands on base, whether a game is over.

A game of two managers has a ``home`` besides the fields of a diamond: the seat that is.
"""

from rainout.core.kernel import rule
from rainout.core.state import NOBODY
from rainout.diamond.state import BASES, LAST_INNING, NO_RUNNER, SECOND, THIRD, Ended, Team

INLINE_RULES = ("bat_seat", "field_seat", "team_of", "runner_on", "player_on")


@rule
def bat_seat(g):
    """The seat whose team bats."""
    return int(g.home) if g.batting == Team.HOME else 1 - int(g.home)


@rule
def field_seat(g):
    """The seat whose team is in the field."""
    return 1 - bat_seat(g)


@rule
def team_of(g, seat):
    """The team of a seat."""
    return Team.HOME if g.home == seat else Team.VISITOR


@rule
def runner_on(g, base):
    """Whether somebody stands on a base."""
    return g.bases[base] != NO_RUNNER


@rule
def player_on(g, base):
    """The player on a base, where runners are players counted from 1."""
    return int(g.bases[base]) - 1


@rule
def in_scoring_position(g):
    """Whether somebody stands on second or third."""
    return runner_on(g, SECOND) or runner_on(g, THIRD)


@rule
def occupied(g):
    """Bases with runners, as bits: first 1, second 2, third 4."""
    bits = 0
    for base in range(BASES):
        if runner_on(g, base):
            bits |= 1 << base
    return bits


# --- The end of a game -----------------------------------------------------------------------------------------------


@rule
def is_last_half(g):
    """Whether the home team wins as soon as it is ahead: the bottom of the ninth, or later."""
    return g.inning >= LAST_INNING and g.batting == Team.HOME


@rule
def walked_off(g):
    """Whether the home team has gone ahead in the bottom of the ninth, or later."""
    return is_last_half(g) and g.runs[Team.HOME] > g.runs[Team.VISITOR]


@rule
def is_decided(g):
    """Whether no other half is played after this one."""
    if g.inning < LAST_INNING:
        return False
    if g.batting == Team.VISITOR:
        return g.runs[Team.HOME] > g.runs[Team.VISITOR]
    return g.runs[Team.HOME] != g.runs[Team.VISITOR]


@rule
def how_it_ended(g):
    """Why no more is played, once a game is over and whoever made the last out has left the field.

    The visitors win by the last out; the home team in its last half, in which it has scored, or without playing it.
    """
    if g.runs[Team.VISITOR] > g.runs[Team.HOME]:
        return Ended.LAST_OUT
    if g.inning > LAST_INNING or g.line[Team.HOME, LAST_INNING - 1] > 0:
        return Ended.WALK_OFF
    return Ended.AHEAD


@rule
def payoff(t, g, seat):
    """Once a match is over, 1 for who has won it and -1 for everybody else."""
    if g.actor != NOBODY:
        return 0
    return 1 if g.winner == seat else -1
