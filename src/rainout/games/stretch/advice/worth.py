"""What a position is worth: the odds to win the game from it, looked up in the judgement of the cards."""

from rainout.core.kernel import rule
from rainout.diamond.state import LAST_INNING, OUTS, Team
from rainout.diamond.table import is_last_half
from rainout.games.stretch.advice.reckoning import bases_after, count_on, runs_after
from rainout.games.stretch.rules.offense import dice_for
from rainout.games.stretch.rules.table import nudges_banned, rerolls_banned, total_of
from rainout.games.stretch.state import (
    EVEN,
    FIRST_INNING,
    GOALS,
    LEADS,
    POOL,
    POSITIONS,
    REACHED,
    TOKENS_KNOWN,
    Outcome,
    Stage,
)

WHOLE = 65535.0
"""What certainty is in tables of odds kept in two bytes."""
A_RUN_EARLY = 0.08
"""What a run is worth in the early innings of a duel, in odds to win."""


@rule
def pace_of(g):
    """Before the Trade Deadline the batters to come are of another kind than after it."""
    return 0 if g.stage == Stage.SPRING or g.stage == Stage.FIRST_HALF else 1


@rule
def half_of(g):
    """The half being played, as the tables number them."""
    if g.batting == Team.HOME:
        return 4 if g.inning >= LAST_INNING else (int(g.inning) - FIRST_INNING) * 2
    return 5 if g.inning > LAST_INNING else (int(g.inning) - FIRST_INNING) * 2 - 1


@rule
def lead_of(g, seat):
    """How far a seat is ahead."""
    return int(total_of(g, seat)) - int(total_of(g, 1 - seat))


@rule
def prize(t, g, seat, lead):
    """The odds that a seat wins the game if this half ends with that lead."""
    if t.house.duel and g.inning < FIRST_INNING:
        return 0.5 + A_RUN_EARLY * lead
    lead = min(LEADS - 1, max(0, lead + EVEN))
    team = max(0, int(g.opponent))
    home = 1 if g.home == seat else 0
    half = max(0, half_of(g))
    pace = pace_of(g)
    plain = t.judgement.win[pace, 0, team, home, half, lead]
    pitched = t.judgement.win[pace, 1, team, home, half, lead]
    share = t.dials.support
    return plain + share * (pitched - plain)


@rule
def at_plate(t, g, lead, card, outs, bases, dice, rr, pm):
    """The odds of the side at bat with a batter at the plate who has gathered."""
    seat = int(g.at_bat)
    row = t.judgement.half[
        pace_of(g),
        card,
        outs,
        bases,
        min(POOL - 1, dice),
        min(TOKENS_KNOWN - 1, rr) * TOKENS_KNOWN + min(TOKENS_KNOWN - 1, pm),
    ]
    if is_last_half(g):
        need = 1 - lead
        tied = prize(t, g, seat, 0)
        return (1.0 - tied) * reach(row, need) + tied * reach(row, need - 1)
    worth = prize(t, g, seat, lead)
    before = worth
    for k in range(REACHED):
        after = prize(t, g, seat, lead + k + 1)
        worth += (after - before) * (int(row[k]) / WHOLE)
        before = after
    return worth


@rule
def reach(row, runs):
    """The odds of so many more runs in this half when nothing else counts."""
    if runs <= 0:
        return 1.0
    if runs <= GOALS:
        return int(row[REACHED + runs - 1]) / WHOLE
    worth = int(row[REACHED - 1]) / WHOLE
    for _ in range(REACHED, runs):
        worth *= 0.4
    return worth


@rule
def to_bat(t, g, lead, card, outs, bases, dice, rr, pm):
    """The odds of the side at bat when a batter is about to gather."""
    dice += dice_for(t, card, count_on(bases), outs, dice, 3 if lead <= 0 else 1)
    if not rerolls_banned(t, g):
        rr += int(t.players.rerolls[card])
    if not nudges_banned(t, g):
        pm += int(t.players.nudges[card])
    return at_plate(t, g, lead, card, outs, bases, dice, rr, pm)


@rule
def next_batter(g):
    """Who comes after the Current Batter."""
    seat = int(g.at_bat)
    return int(g.lineup[seat, (int(g.disc[seat]) + 1) % POSITIONS])


@rule
def after_outcome(t, g, lead, outs, bases, outcome, dice, rr, pm):
    """The odds of the side at bat after an Outcome, with these dice and tokens left."""
    now, runs = bases_after(bases, outcome), runs_after(bases, outcome)
    if outcome == Outcome.OUT or outcome == Outcome.SACRIFICE:
        outs += 1
        if outs >= OUTS:
            return prize(t, g, int(g.at_bat), lead)
    if runs > 0 and lead + runs > 0 and is_last_half(g):
        return 1.0
    return to_bat(t, g, lead + runs, next_batter(g), outs, now, dice, rr, pm)
