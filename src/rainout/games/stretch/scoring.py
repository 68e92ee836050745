"""Keeping score of 7th Inning Stretch: what its events mean to a scorer.

Games begin in the bottom of the 7th. An opposing team of a season only rolls: its halves have runs and outs, and nobody
bats in them.
"""

from rainout.core.clearing import clearing
from rainout.core.kernel import rule
from rainout.diamond.scorecard import How, Pitch, fields_to_clear
from rainout.diamond.scoring import (
    are_home,
    bats_at,
    bats_in,
    begins_half,
    comes_in,
    comes_up,
    count_run,
    ends,
    errs,
    game_is_over,
    gets_hit,
    half_is_over,
    in_the_field,
    is_caught,
    is_out,
    scores,
    settle,
    takes_mound,
    team_of,
)
from rainout.diamond.scoring import ran as runs_to
from rainout.diamond.scoring import steals as has_stolen
from rainout.diamond.state import BATTER, OUTS
from rainout.games.stretch.actions import Told
from rainout.games.stretch.state import CARDS, SEATS, Outcome

STARTERS_OUTS = 0
"""Only the last innings are played: a starter wins with any."""
HOW = (How.OUT, How.SINGLE, How.DOUBLE, How.TRIPLE, How.HOMER, How.WALK, How.BUNT)
"""What each Outcome is to a scorer anywhere; a sacrifice moves everybody up like a bunt."""

clear_card = rule(clearing(fields_to_clear(CARDS), "Nothing has been written down yet."))


@rule
def home(t, s, who):
    """7S-DUE-06: in a duel somebody is Home."""
    are_home(s, who)


@rule
def faced(t, s, who, team, home, game):
    """7S-FLW-01: a game of a season begins."""
    are_home(s, 0 if home else 1)
    s.opponent = team


@rule
def head_start(t, s, who, face, runs):
    """7S-DIF-04: runs for the opponent before the first half."""
    team = team_of(s, SEATS - 1)
    s.runs[team] += runs
    s.given[team] += runs


@rule
def bats(t, s, who, card, position):
    """Somebody will bat."""
    bats_at(s, card, team_of(s, who), position + 1)


@rule
def pitches(t, s, who, card):
    """Somebody will pitch."""
    takes_mound(s, card, team_of(s, who))


@rule
def half(t, s, who, inning, half, team):
    """A half begins."""
    begins_half(s, inning, half)


@rule
def turn(t, s, who, card, position, outs):
    """Somebody comes up."""
    comes_up(s, card, s.pitcher[in_the_field(s)])


@rule
def substituted(t, s, who, came, gone, position):
    """7S-SUB-01: somebody bats for somebody else."""
    comes_in(s, came, gone, team_of(s, who))


@rule
def relieved(t, s, who, came, gone):
    """7S-DEF-02: another pitcher."""
    takes_mound(s, came, team_of(s, who))


@rule
def hit(t, s, who, card, line, outcome):
    """7S-BAT-04: what became of an at-bat."""
    ends(s, HOW[outcome])
    if outcome >= Outcome.SINGLE and outcome <= Outcome.HOME_RUN:
        gets_hit(s, s.batting_team)


@rule
def stole(t, s, who, card, base):
    """7S-STL-03: a base is stolen; whoever else moves up has not stolen his."""
    has_stolen(s, card)


@rule
def caught(t, s, who, base):
    """7S-STL-04: a runner is caught, whoever is out for it."""
    if s.on[base - 1] >= 0:
        is_caught(s, int(s.on[base - 1]))


@rule
def half_over(t, s, who, runs, own, others):
    """7S-OFF-06: three outs."""
    half_is_over(s)


@rule
def team_scored(t, s, who, team, runs, total):
    """7S-DEF-06: the half of a team that only rolls."""
    pitcher = int(s.pitcher[in_the_field(s)])
    for _ in range(runs):
        if pitcher >= 0:
            s.pitching[pitcher, Pitch.RUNS] += 1
            s.pitching[pitcher, Pitch.EARNED] += 1
        count_run(s, pitcher)
    for _ in range(OUTS):
        is_out(s, BATTER)
        settle(s)
    s.given[s.batting_team] += runs + OUTS
    half_is_over(s)


@rule
def won_game(t, s, who, team, own, others, game):
    """7S-GAM-06: a game of a season is won."""
    game_is_over(s, team_of(s, 0), STARTERS_OUTS)


@rule
def lost_game(t, s, who, team, own, others, game):
    """7S-GAM-06: a game of a season is lost."""
    game_is_over(s, team_of(s, 1), STARTERS_OUTS)


@rule
def duel_won(t, s, who, own, others, how):
    """7S-DUE-01: a duel is over."""
    game_is_over(s, team_of(s, who), STARTERS_OUTS)


@rule
def ran(t, s, who, runner, start, end):
    """Somebody reaches a base, or home."""
    runs_to(s, runner - 1, start, end)


@rule
def run(t, s, who, runner, team, runs):
    """7S-RUN-01: a run, batted in by the Current Batter."""
    scores(s, False)
    bats_in(s, int(s.batter), 1)


@rule
def out(t, s, who, runner, base, outs):
    """Somebody is out; a batter of whom nothing else was told has missed."""
    if base == BATTER:
        ends(s, int(How.OUT))
    is_out(s, base)


@rule
def side(t, s, who, team, left, inning):
    """Halves end otherwise here."""
    half_is_over(s)


@rule
def error(t, s, who, runner, team):
    """There are no errors here, but the scorebook has a column for them."""
    errs(s, team)


note = Told.noted(
    home=home,
    faced=faced,
    head_start=head_start,
    bats=bats,
    pitches=pitches,
    half=half,
    turn=turn,
    substituted=substituted,
    relieved=relieved,
    hit=hit,
    stole=stole,
    caught=caught,
    half_over=half_over,
    team_scored=team_scored,
    won_game=won_game,
    lost_game=lost_game,
    duel_won=duel_won,
    ran=ran,
    run=run,
    out=out,
    side=side,
    error=error,
)
