"""Keeping score of CLUTCH Baseball: what its events mean to a scorer (CB-3.3)."""

from rainout.core.clearing import clearing
from rainout.core.kernel import rule
from rainout.diamond.scorecard import NOBODY_HERE, How, fields_to_clear
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
    is_out,
    scores,
    stands_at,
    takes_mound,
    team_of,
    was_sacrifice,
)
from rainout.diamond.scoring import ran as runs_to
from rainout.diamond.state import SECOND
from rainout.games.clutch.actions import Told
from rainout.games.clutch.state import PLAYERS

STARTERS_OUTS = 15
"""A starter wins only with five innings."""
HOW = (
    *(
        How.STRIKEOUT,
        How.GROUND_OUT,
        How.LINE_OUT,
        How.FLY_OUT,
        How.WALK,
        How.SINGLE,
        How.DOUBLE,
        How.TRIPLE,
        How.HOMER,
    ),
    *(How.HIT_BY_PITCH, How.ERROR, How.ON_PURPOSE, How.BUNT, How.FLY, How.CHOICE, How.DOUBLE_PLAY),
)
"""CB-3.3-7: what each Code is to a scorer anywhere."""

clear_card = rule(clearing(fields_to_clear(PLAYERS), "Nothing has been written down yet."))


@rule
def home(t, s, who, game):
    """A game begins."""
    are_home(s, who)


@rule
def starts(t, s, who, card, role):
    """Somebody will pitch first."""
    stands_at(s, card, team_of(s, who), 1)


@rule
def assigned(t, s, who, card, position):
    """Somebody will play a position."""
    stands_at(s, card, team_of(s, who), position + 1)


@rule
def bats(t, s, who, card, slot):
    """Somebody will bat."""
    bats_at(s, card, team_of(s, who), slot)


@rule
def half(t, s, who, inning, half):
    """A half-inning begins."""
    begins_half(s, inning, half)


@rule
def automatic(t, s, who, card):
    """R-35: a runner who stands on second and nobody answers for."""
    s.on[SECOND] = card
    s.answers[SECOND] = NOBODY_HERE
    s.unearned[SECOND] = 1
    s.given[s.batting_team] += 1


@rule
def up(t, s, who, card, pitcher, outs):
    """Somebody comes up."""
    comes_up(s, card, pitcher)


@rule
def relieved(t, s, who, card, other, role):
    """A reliever takes the mound."""
    takes_mound(s, card, team_of(s, who))


@rule
def came_in(t, s, who, card, other, position):
    """Somebody comes in for somebody else."""
    comes_in(s, card, other, team_of(s, who))


@rule
def shifted(t, s, who, card, position, other, place):
    """Two men change positions."""
    team = team_of(s, who)
    stands_at(s, card, team, position + 1)
    stands_at(s, other, team, place + 1)


@rule
def exchanged(t, s, who, card, other):
    """Two men change their places in the batting order."""
    s.slot[card], s.slot[other] = int(s.slot[other]), int(s.slot[card])
    s.turn[card], s.turn[other] = int(s.turn[other]), int(s.turn[card])


@rule
def steals(t, s, who, card, base):
    """A runner goes."""
    s.stealing = int(s.stealing) | 1 << (base - 1)
    s.play_outs = 0


@rule
def finished(t, s, who, card, pitcher, code, stranded):
    """CB-3.3-7: how an at-bat is scored."""
    if not s.at_bat:
        comes_up(s, card, pitcher)
    s.stealing = 0
    ends(s, HOW[code])


@rule
def batted_in(t, s, who, card, runs, sacrifice):
    """CB-5-63: what the batter drove in; a run makes a fly ball a sacrifice."""
    bats_in(s, card, runs)
    if sacrifice:
        was_sacrifice(s, int(How.FLY))


@rule
def forfeit(t, s, who):
    """R-33: a game is forfeited."""
    s.forfeited = 1


@rule
def game_(t, s, who, own, others, game, how):
    """A game is over."""
    game_is_over(s, team_of(s, who), STARTERS_OUTS)


@rule
def ran(t, s, who, runner, start, end):
    """Somebody reaches a base, or home."""
    runs_to(s, runner - 1, start, end)


@rule
def run(t, s, who, runner, team, runs):
    """R-28: a run; no half is played again without its errors."""
    scores(s, False)


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
    """An error."""
    errs(s, team)


note = Told.noted(
    home=home,
    starts=starts,
    assigned=assigned,
    bats=bats,
    half=half,
    automatic=automatic,
    up=up,
    relieved=relieved,
    came_in=came_in,
    shifted=shifted,
    exchanged=exchanged,
    steals=steals,
    finished=finished,
    batted_in=batted_in,
    forfeit=forfeit,
    game_=game_,
    ran=ran,
    run=run,
    out=out,
    side=side,
    hit=hit,
    error=error,
)
