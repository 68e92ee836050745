"""Keeping score of BASEBALL!: what its events mean to a scorer.

Batters have no names here. The scorer numbers those of each team from one to nine, as they come up, and calls whoever
pitches and fields for a team its defence. What each player's cards did is another table of the report.
"""

from rainout.core.clearing import clearing
from rainout.core.kernel import rule
from rainout.diamond.scorecard import TEAMS, Catch, How, Pitch, fields_to_clear
from rainout.diamond.scoring import (
    bats_at,
    bats_in,
    becomes_double_play,
    begins_half,
    comes_up,
    ends,
    errs,
    game_is_over,
    gets_hit,
    half_is_over,
    in_the_field,
    is_out,
    scores,
    settle,
    takes_mound,
    was_sacrifice,
)
from rainout.diamond.scoring import ran as runs_to
from rainout.diamond.state import BASES, BATTER
from rainout.games.baseball.actions import Told
from rainout.games.baseball.state import FIRST_BLUE, Kind

ORDER = 9
"""Batters of a team; the visitors' are numbered from 0, the home team's from 9."""
DEFENCE = TEAMS * ORDER
"""The visitors' defence, and after it the home team's."""
MEN = DEFENCE + TEAMS
STARTERS_OUTS = -1
"""Nobody pitches whom a win could go to."""

PLAYS: dict[int, int] = {
    Kind.SINGLE: How.SINGLE,
    Kind.DOUBLE: How.DOUBLE,
    Kind.TRIPLE: How.TRIPLE,
    Kind.HOME_RUN: How.HOMER,
    Kind.WALK: How.WALK,
    Kind.HIT_BY_PITCH: How.HIT_BY_PITCH,
    Kind.ERROR: How.ERROR,
    Kind.STRIKE_OUT: How.STRIKEOUT,
    Kind.FLY_OUT: How.FLY_OUT,
    Kind.SACRIFICE_FLY: How.FLY_OUT,
    Kind.LINE_OUT: How.LINE_OUT,
    Kind.GROUND_OUT: How.GROUND_OUT,
    Kind.SACRIFICE_HIT: How.GROUND_OUT,
    Kind.DOUBLE_PLAY: How.GROUND_OUT,
    Kind.TRIPLE_PLAY: How.GROUND_OUT,
}
HOW = tuple(int(PLAYS.get(card, How.OUT)) for card in range(FIRST_BLUE))
"""What a card for the batter is to a scorer anywhere, as far as is known when it is played."""
RUNNERS_CARDS = (Kind.BALK, Kind.PASSED_BALL, Kind.WILD_PITCH, Kind.STOLEN_BASE, Kind.CAUGHT_STEALING)
FOR_RUNNERS = tuple(int(card in RUNNERS_CARDS) for card in range(FIRST_BLUE))
"""BC-GRN-12, BC-RED-03: cards that leave the batter where he is."""

clear_all = rule(clearing(fields_to_clear(MEN), "Nothing has been written down yet."))


@rule
def clear_card(s):
    """Nothing has been written down yet but who they are."""
    clear_all(s)
    for team in range(TEAMS):
        s.seats[team] = team
        for place in range(ORDER):
            bats_at(s, team * ORDER + place, team, place + 1)
        takes_mound(s, DEFENCE + team, team)


@rule
def played(t, s, who, card, colour, joker, cover):
    """BC-TRN-05: a card is played; what moves of it is told after it."""
    if card >= FIRST_BLUE:
        return
    if not s.half_open:
        begins_half(s, s.inning, s.batting_team)
    settle(s)
    s.pending = card
    if FOR_RUNNERS[card]:
        note_for_runners(s, card)
        return
    team = int(s.batting_team)
    comes_up(s, team * ORDER + s.appearances[team] % ORDER, DEFENCE + in_the_field(s))
    s.pending = card
    ends(s, HOW[card])


@rule
def note_for_runners(s, card):
    """What a card means that moves runners, if there are any."""
    lead = BASES - 1
    while lead >= 0 and s.on[lead] < 0:
        lead -= 1
    if lead < 0:
        return
    defence = DEFENCE + in_the_field(s)
    if card == Kind.BALK:
        s.pitching[defence, Pitch.BALKS] += 1
    elif card == Kind.WILD_PITCH:
        s.pitching[defence, Pitch.WILD] += 1
    elif card == Kind.PASSED_BALL:
        s.fielding[defence, Catch.PASSED] += 1
    else:
        s.stealing = 1 << lead


@rule
def ran(t, s, who, runner, start, end):
    """Somebody reaches a base, or home; BC-RED-09: a runner moved makes an out a sacrifice."""
    if s.pending == Kind.SACRIFICE_HIT:
        s.pending = -1
        was_sacrifice(s, int(How.BUNT))
    runs_to(s, int(s.batter if start == BATTER else s.on[start]), start, end)


@rule
def run(t, s, who, runner, team, runs):
    """BC-FLD-03: a run; BC-RED-08: on a fly, a sacrifice."""
    scores(s, True)
    if s.pending == Kind.SACRIFICE_FLY:
        was_sacrifice(s, int(How.FLY))
        bats_in(s, int(s.batter), 1)
    elif is_batted_in(s.how, s.pending):
        bats_in(s, int(s.batter), 1)


@rule
def is_batted_in(how, card):
    """Whether the batter drove a run in: by a hit, or by a walk or a ball that hit him with the bases loaded."""
    if card >= 0 and FOR_RUNNERS[card]:
        return False
    return (how >= How.WALK and how <= How.HOMER) or how == How.BUNT


@rule
def out(t, s, who, runner, base, outs):
    """Somebody is out; BC-RED-04: the second of a double play is the batter's doing."""
    is_out(s, base)
    if s.pending == Kind.DOUBLE_PLAY and s.play_outs == 2:
        becomes_double_play(s)


@rule
def side(t, s, who, team, left, inning):
    """A half is over; the next begins with the next card."""
    half_is_over(s)
    s.inning = inning + team
    s.batting_team = 1 - team


@rule
def hit(t, s, who, runner, bases, team):
    """A hit."""
    gets_hit(s, team)


@rule
def error(t, s, who, runner, team):
    """An error."""
    s.fielding[DEFENCE + team, Catch.ERRORS] += 1
    errs(s, team)


@rule
def won(t, s, who, team, runs, others):
    """BC-END-03: a team has won."""
    game_is_over(s, team, STARTERS_OUTS)


@rule
def drawn(t, s, who, runs):
    """BC-END-04: nobody has."""
    game_is_over(s, -1, STARTERS_OUTS)


note = Told.noted(
    played=played,
    won=won,
    drawn=drawn,
    ran=ran,
    run=run,
    out=out,
    side=side,
    hit=hit,
    error=error,
)
