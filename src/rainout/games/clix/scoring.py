"""Keeping score of SportsClix: what its events mean to a scorer (SC-PRE-SETUP-6)."""

from rainout.core.clearing import clearing
from rainout.core.kernel import rule
from rainout.diamond.scorecard import Catch, How, fields_to_clear
from rainout.diamond.scoring import (
    are_home,
    bats_at,
    bats_in,
    begins_half,
    comes_in,
    comes_up,
    ends,
    errs,
    game_is_over,
    gets_hit,
    half_is_over,
    in_the_field,
    is_out,
    scores,
    stands_at,
    takes_mound,
    team_of,
)
from rainout.diamond.scoring import ran as runs_to
from rainout.games.clix.actions import Told
from rainout.games.clix.state import PLAYERS, Ending

STARTERS_OUTS = 15
"""A starter wins only with five innings."""
HOW = (
    *(
        How.OUT,
        How.STRIKEOUT,
        How.WALK,
        How.SINGLE,
        How.DOUBLE,
        How.TRIPLE,
        How.HOMER,
        How.GROUND_OUT,
        How.FLY_OUT,
    ),
    *(How.CHOICE, How.FLY, How.BUNT, How.DOUBLE_PLAY),
)
"""What each Ending is to a scorer anywhere."""

clear_card = rule(clearing(fields_to_clear(PLAYERS), "Nothing has been written down yet."))


@rule
def home(t, s, who):
    """The home team is known."""
    are_home(s, who)


@rule
def assigned(t, s, who, figure, position):
    """Somebody will play a position."""
    stands_at(s, figure, team_of(s, who), position + 1)


@rule
def bats(t, s, who, figure, slot):
    """Somebody will bat."""
    bats_at(s, figure, team_of(s, who), slot + 1)


@rule
def half(t, s, who, inning, half):
    """A half-inning begins."""
    begins_half(s, inning, half)


@rule
def up(t, s, who, batter, pitcher, outs):
    """Somebody comes up."""
    comes_up(s, batter, pitcher)


@rule
def came_in(t, s, who, comes, goes, position):
    """Somebody comes in for somebody else; for the pitcher of the team in the field, to pitch."""
    team = team_of(s, who)
    pitched = s.half_open and team == in_the_field(s) and s.pitcher[team] == goes
    comes_in(s, comes, goes, team)
    if pitched:
        takes_mound(s, comes, team)


@rule
def swapped(t, s, who, first, to, second, back):
    """Two men change positions."""
    team = team_of(s, who)
    stands_at(s, first, team, to + 1)
    stands_at(s, second, team, back + 1)


@rule
def walked(t, s, who, batter):
    """SC-PLY-IBB-1: a walk on purpose."""
    s.waved = 1


@rule
def steals(t, s, who, runner, base):
    """A runner goes."""
    s.stealing = int(s.stealing) | 1 << (base - 1)
    s.play_outs = 0


@rule
def finished(t, s, who, batter, pitcher, ending, stranded):
    """How a plate appearance ended."""
    if not s.at_bat:
        comes_up(s, batter, pitcher)
    if ending == Ending.WALK and s.waved:
        ends(s, int(How.ON_PURPOSE))
    else:
        ends(s, HOW[ending])


@rule
def batted_in(t, s, who, batter, runs):
    """What the batter drove in."""
    bats_in(s, batter, runs)


@rule
def won(t, s, who, own, others, how):
    """The game is over."""
    game_is_over(s, team_of(s, who), STARTERS_OUTS)


@rule
def ran(t, s, who, runner, start, end):
    """Somebody reaches a base, or home."""
    runs_to(s, runner - 1, start, end)


@rule
def run(t, s, who, runner, team, runs):
    """A run."""
    scores(s, True)


@rule
def out(t, s, who, runner, base, outs):
    """Somebody is out."""
    is_out(s, base)


@rule
def side(t, s, who, team, left, inning):
    """A half is over."""
    half_is_over(s)


@rule
def hit(t, s, who, runner, bases, team):
    """A hit."""
    gets_hit(s, team)


@rule
def error(t, s, who, runner, team):
    """SC-PLY-DBL-6: an error of the man who tried to make the play."""
    s.fielding[runner - 1, Catch.ERRORS] += 1
    errs(s, team)


note = Told.noted(
    home=home,
    assigned=assigned,
    bats=bats,
    half=half,
    up=up,
    came_in=came_in,
    swapped=swapped,
    walked=walked,
    steals=steals,
    finished=finished,
    batted_in=batted_in,
    won=won,
    ran=ran,
    run=run,
    out=out,
    side=side,
    hit=hit,
    error=error,
)
