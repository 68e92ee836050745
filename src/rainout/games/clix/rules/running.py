"""Runners: bases, runs and who is charged with them; hits and walks; steals, tag-ups, extra bases.

SC-PRE-RES, SC-REG-BIG, SC-PLY-STEAL, SC-PLY-TUP, SC-PLY-XB.
"""

from rainout.core.kernel import rule
from rainout.core.listing import list_if, list_one
from rainout.diamond.bases import bring_batter, move, runners_on
from rainout.diamond.innings import count_error, count_hit, put_out, put_out_batter, score_run
from rainout.diamond.state import BASES, FIRST, HOME_PLATE, NO_RUNNER, OUTS, SECOND, THIRD
from rainout.diamond.table import bat_seat, field_seat, occupied, player_on, runner_on
from rainout.diamond.waiting import wait_for
from rainout.games.clix.actions import Act, Told
from rainout.games.clix.rules.dials import owe
from rainout.games.clix.rules.fielding import (
    attempt,
    begin_throw,
    catch_zone,
    list_throwers,
    long_throw,
    reach,
)
from rainout.games.clix.rules.table import (
    at,
    bit,
    defense_of,
    figure,
    infielder_at,
    is_base_zone,
    list_tag_at,
    may_go,
    mover_to,
    plays_out_of_position,
)
from rainout.games.clix.state import (
    INFIELD,
    NOBODY_THERE,
    SUBSETS,
    Attempt,
    Due,
    Ending,
    Level,
    Need,
    Phase,
    Position,
    Strength,
)

FREE_RUNS = 5
"""SC-PLY-LOSSP-1: runs a pitcher may allow for nothing."""
THIEVES = 3
"""SC-PLY-STEAL-2: the bases, as bits, that runners steal from; nobody steals home."""

# --- Moving ----------------------------------------------------------------------------------------------------------


@rule
def advance(t, g, base, count, driven):
    """A runner advances so many bases; if that brings him home, his run counts."""
    runner = int(g.bases[base])
    if move(g, bat_seat(g), base, base + count) > 0:
        cross_plate(t, g, runner, driven)


@rule
def cross_plate(t, g, runner, driven):
    """SC-PLY-GAINB-2, SC-PLY-GAINB-3, SC-PLY-LOSSP-1: a run, who drove it in, and who is charged with it."""
    player = runner - 1
    seat = bat_seat(g)
    g.points[seat] += 1
    g.shutting = 0
    pitcher = int(g.charged[player])
    if pitcher != NOBODY_THERE:
        g.allowed[pitcher] += 1
    if driven:
        g.batted_in += 1
    score_run(g, seat, runner)
    if t.house.level >= Level.PLAYOFFS:
        if driven:
            owe(g, 1, bit(g.batter) | bit(player))
        if pitcher != NOBODY_THERE and g.allowed[pitcher] > FREE_RUNS and not g.gone[pitcher]:
            owe(g, -1, bit(pitcher))


@rule
def advance_everyone(t, g, count, driven):
    """Every runner advances so many bases, the lead runner first."""
    for step in range(BASES):
        base = BASES - 1 - step
        if runner_on(g, base):
            advance(t, g, base, count, driven)


@rule
def bring(t, g, base):
    """The batter reaches a base that is free, or home; SC-PLY-LOSSP-1: the pitcher is charged with him."""
    g.charged[g.batter] = g.pitcher
    if bring_batter(g, bat_seat(g), int(g.batter) + 1, base) > 0:
        cross_plate(t, g, int(g.batter) + 1, True)


@rule
def retire_batter(g):
    """The batter is out; SC-PLY-LOSSB-1: perhaps his team's last."""
    g.batter_out = 1
    g.put_out |= 8
    if put_out_batter(g, field_seat(g), int(g.batter) + 1):
        g.final_out = 1


@rule
def retire_runner(g, base, target):
    """A runner is out at the base he was heading for."""
    runner = int(g.bases[base])
    g.bases[base] = NO_RUNNER
    g.put_out |= 1 << base
    Told.out_at(g, field_seat(g), runner - 1, target)
    put_out(g, field_seat(g), runner, base)


@rule
def outs_at(g):
    """Bases, as bits, at which somebody was put out on this play."""
    return (int(g.put_out) & 7) << 1 | int(g.put_out) >> 3


@rule
def misplay(t, g):
    """SC-PLY-DBL-6: an Error moves everybody one base more than the play did."""
    if g.misplayed:
        g.misplayed = 0
        count_error(g, field_seat(g), int(g.acting) + 1)
        if g.outs < OUTS:
            advance_everyone(t, g, 1, False)


# --- Walks and hits (SC-PRE-RES) -------------------------------------------------------------------------------------


@rule
def is_told_at_once(ending):
    """Whether an at-bat is known to end so before anybody has moved."""
    return ending >= Ending.STRIKEOUT and ending <= Ending.HOME_RUN


@rule
def end_as(g, ending, stranded):
    """How the at-bat ends; what comes of it is told after it."""
    g.ending = ending
    Told.finished(g, bat_seat(g), g.batter, g.pitcher, ending, stranded)


@rule
def walk(t, g):
    """SC-PRE-RES-1, SC-PRE-GAIN-2: the batter to first; runners move only if pushed."""
    end_as(g, int(Ending.WALK), 0)
    free = FIRST
    while free < BASES and runner_on(g, free):
        free += 1
    for step in range(free):
        advance(t, g, free - 1 - step, 1, True)
    bring(t, g, FIRST)
    g.reached += 1
    g.due = Due.END_AT_BAT


@rule
def strike_out(g):
    """SC-PRE-RES-6: the batter is out, runners hold."""
    end_as(g, int(Ending.STRIKEOUT), runners_on(g) if g.outs == OUTS - 1 else 0)
    retire_batter(g)
    g.due = Due.END_AT_BAT


@rule
def hit(t, g, bases):
    """SC-PRE-RES-2 to SC-PRE-RES-5: the batter and all runners advance; an Error adds a base; more may be tried for."""
    g.hit = bases
    g.reached += 1
    end_as(g, int(Ending.SINGLE) + bases - 1, 0)
    count_hit(g, bat_seat(g), int(g.batter) + 1, bases)
    advance_everyone(t, g, bases, True)
    bring(t, g, bases - 1)
    misplay(t, g)
    g.due = Due.EXTRA if g.open_hit else Due.END_AT_BAT


# --- Extra bases (SC-REG-BIG, SC-PLY-XB) -----------------------------------------------------------------------------


@rule
def may_try(t, g, going):
    """SC-PLY-XB-1, SC-PLY-XB-2, SC-PLY-XB-8: whether these may go on, and push nobody who stays."""
    if not may_go(g, going):
        return False
    for base in range(BASES):
        if going >> base & 1 and player_on(g, base) == g.batter and not g.big:
            return False
    if t.house.level == Level.REGULAR and going != 0:  # only the batter goes, and whom he pushes
        lowest = 0
        while going >> lowest & 1 == 0:
            lowest += 1
        if player_on(g, lowest) != g.batter:
            return False
        for base in range(lowest + 1, BASES):
            if going >> base & 1 and going >> (base - 1) & 1 == 0:
                return False
    return True


@rule
def list_extra(t, g, out):
    """SC-PLY-XB-3: any of those who may try for a base more, or nobody."""
    n = 0
    for going in range(SUBSETS):
        n = list_if(out, n, Act.extra(going), may_try(t, g, going))
    return n


@rule
def ask_extra(t, g):
    """SC-REG-BIG-2, SC-PLY-XB-1: the batting manager may send players one base further."""
    for going in range(1, SUBSETS):
        if may_try(t, g, going):
            wait_for(g, Phase.EXTRA, bat_seat(g))
            return
    g.due = Due.END_AT_BAT


@rule
def try_extra(t, g, going):
    """SC-REG-BIG-3, SC-PLY-XB-4: who goes is known; an outfielder may throw at one of them."""
    g.going = going
    if going == 0:
        g.due = Due.END_AT_BAT
        return
    Told.extra(g, bat_seat(g), going)
    if reach(g) < 0:
        land_extra(t, g, NOBODY_THERE)
    else:
        wait_for(g, Phase.THROW, field_seat(g))


@rule
def list_extra_throws(t, g, out):
    """SC-REG-BIG-3, SC-PLY-XB-4: any outfielder who gets to the ball, at any who tried; Regular Season: the batter."""
    n = list_one(out, 0, Act.let())
    for base in range(BASES):
        if g.going >> base & 1:
            if t.house.level > Level.REGULAR or player_on(g, base) == g.batter:
                n = list_throwers(g, base + 1, out, n)
    return n


@rule
def throw_for_extra(t, g, position, aim):
    """SC-PLY-XB-4, SC-PLY-XB-7: a throw at one who tries for a base more."""
    begin_throw(t, g, at(g, position), player_on(g, aim - 1), True)
    throw_from_outfield(t, g, aim)
    attempt(g, Attempt.EXTRA, aim)


@rule
def throw_from_outfield(t, g, aim):
    """SC-REG-THROW-3, SC-PLY-TUP-7, SC-PLY-XB-7: what the way from the outfield adds to a throw."""
    g.need[Need.LONG] = long_throw(t, g, g.ball, aim)
    g.need[Need.AFTER_DEEP] = g.deep
    g.need[Need.HOME] = 1 if aim == HOME_PLATE else 0


@rule
def land_extra(t, g, aim):
    """SC-PLY-XB-5, SC-PLY-XB-6, SC-REG-BIG-4, SC-PLY-LOSSB-1: where all end who tried, or move behind a throw home."""
    stretching = aim != NOBODY_THERE and player_on(g, aim - 1) == g.batter
    land_runners(t, g, aim)
    if stretching and g.made and g.outs >= OUTS:
        g.final_out = 1


@rule
def land_runners(t, g, aim):
    """One who was thrown at may be out; those who go advance, behind a throw home all do; then the at-bat is over."""
    caught = aim != NOBODY_THERE and g.made
    if caught:
        g.threw_out |= bit(g.acting) | taggers(g, aim)
        retire_runner(g, aim - 1, aim)
    moving = int(g.going)
    if aim == HOME_PLATE:
        moving = occupied(g)
    settle_runners(t, g, moving, not caught or aim != HOME_PLATE, True)
    misplay(t, g)
    g.due = Due.END_AT_BAT


@rule
def settle_runners(t, g, moving, scores, driven):
    """Those who go advance one base, after a third out only from third, where that still scores; tells how many."""
    moved = 0
    for step in range(BASES):
        base = BASES - 1 - step
        if moving >> base & 1 and runner_on(g, base):
            if g.outs < OUTS or (scores and base == THIRD):
                advance(t, g, base, 1, driven)
                moved += 1
    return moved


@rule
def taggers(g, base):
    """SC-PLY-GAINF-3: who may have made the tag at a base, as bits."""
    if base == HOME_PLATE:
        return bit(at(g, Position.C))
    who = 0
    for step in range(INFIELD):
        position = Position.B1 + step
        if is_base_zone(base, g.zone[position]):
            who |= bit(at(g, position))
    return who


# --- Tagging up (SC-PLY-TUP) -----------------------------------------------------------------------------------------


@rule
def make_catch(t, g):
    """SC-REG-FIELD-2, SC-PLY-TUP-1: the batter is out; runners may tag up if that is not the third out."""
    retire_batter(g)
    g.ending = Ending.FLY_OUT
    if g.outs < OUTS and t.house.level >= Level.PLAYOFFS and occupied(g) != 0:
        wait_for(g, Phase.TAG_UP, bat_seat(g))
    else:
        g.due = Due.END_AT_BAT


@rule
def tag_up(t, g, going):
    """SC-PLY-TUP-2: who tags up is known; the outfielder may throw at one of them."""
    g.going = going
    if going == 0:
        g.due = Due.END_AT_BAT
        return
    Told.tag_up(g, bat_seat(g), going)
    wait_for(g, Phase.THROW, field_seat(g))


@rule
def list_tag_throws(g, out):
    """SC-PLY-TUP-4, SC-PLY-TUP-5: at one of those who go, if somebody can be there for the tag."""
    n = list_one(out, 0, Act.let())
    for base in range(BASES):
        aim = base + 1
        if g.going >> base & 1 and can_tag_at(g, aim):
            n = list_tag_at(g, aim, Act.throw(aim, 0), out, n)
    return n


@rule
def can_tag_at(g, aim):
    """SC-PLY-TAG-3, SC-PLY-TAG-6: somebody is at a base, or can get there."""
    return infielder_at(g, aim) != NOBODY_THERE or mover_to(g, aim) != NOBODY_THERE


@rule
def cover_base(g, aim, by):
    """SC-PLY-TAG-6: 1 when an infielder had to move to a base for the tag: who was named, or the only one who can."""
    if infielder_at(g, aim) == NOBODY_THERE:
        catch_zone(g, mover_to(g, aim) if by == NOBODY_THERE else Position.B1 + by, aim)
    return 0 if g.mover == NOBODY_THERE else 1


@rule
def throw_for_tag_up(t, g, aim, by):
    """SC-PLY-TUP-4, SC-PLY-TUP-7, SC-PLY-TUP-8: the outfielder throws at one who tagged up."""
    begin_throw(t, g, int(g.man), player_on(g, aim - 1), False)
    throw_from_outfield(t, g, aim)
    g.need[Need.TAGGER] = cover_base(g, aim, by)
    g.strength[Strength.FROM_FIRST] = 2 if aim == SECOND else 0
    attempt(g, Attempt.TAG_UP, aim)


@rule
def land_tag_up(t, g, aim):
    """SC-PLY-TUP-3, SC-PLY-TUP-5, SC-PLY-TUP-6: everybody else is safe; behind a throw home all move up."""
    scored = g.batted_in
    land_runners(t, g, aim)
    if g.batted_in > scored:
        g.ending = Ending.SACRIFICE_FLY


# --- Stealing (SC-PLY-STEAL) -----------------------------------------------------------------------------------------


@rule
def ask_steal(t, g):
    """SC-PLY-STEAL-1: after dice are chosen and before they are rolled."""
    g.due = Due.THROW_DICE
    if t.house.level >= Level.PLAYOFFS and g.outs < OUTS:
        for going in range(1, THIEVES + 1):
            if may_go(g, going):
                wait_for(g, Phase.STEAL, bat_seat(g))


@rule
def steal(t, g, going):
    """SC-PLY-STEAL-1: the runners go; the fielding manager may throw."""
    g.going = going
    if going == 0:
        g.due = Due.THROW_DICE
        return
    for step in range(THIRD):
        base = SECOND - step
        if going >> base & 1:
            Told.steals(g, bat_seat(g), player_on(g, base), base + 1)
    wait_for(g, Phase.STEAL_THROW, field_seat(g))


@rule
def list_steal_throws(g, out):
    """SC-PLY-STEAL-3, SC-PLY-STEAL-6: one throw at one of them, or none."""
    n = list_one(out, 0, Act.let())
    for base in range(THIRD):
        n = list_if(out, n, Act.throw(base + 1, NOBODY_THERE), g.going >> base & 1)
    return n


@rule
def arm_of_catcher(t, g):
    """SC-CHA-POS-2, SC-CHA-POS-3: the catcher's D against thieves, none for a man who is no catcher."""
    catcher = at(g, Position.C)
    strength = defense_of(t, g, catcher, True)
    if plays_out_of_position(t, g, Position.C):
        strength -= int(t.figures.defense[figure(t, catcher)])
    return strength


@rule
def throw_at_thief(t, g, aim):
    """SC-PLY-STEAL-3, SC-PLY-STEAL-5: the catcher throws; a runner who is held is easier to catch."""
    begin_throw(t, g, at(g, Position.C), player_on(g, aim - 1), True)
    if plays_out_of_position(t, g, Position.C):
        g.strength[Strength.DEFENSE] = 0
    g.strength[Strength.HOLDING] = holding_adds(g, aim - 1)
    attempt(g, Attempt.STEAL, aim)


@rule
def holding_adds(g, base):
    """SC-PLY-STEAL-5: an infielder who keeps a runner at first or second."""
    if infielder_at(g, base) == NOBODY_THERE:
        return 0
    return 1 if base == FIRST else 2


@rule
def land_steal(t, g, aim):
    """SC-PLY-STEAL-4, SC-PLY-STEAL-6, SC-PLY-STEAL-7: one may be out, the other is safe; then the at-bat goes on."""
    if aim != NOBODY_THERE and g.made:
        owe(g, 1, bit(g.acting) | taggers(g, aim))
        retire_runner(g, aim - 1, aim)
        g.put_out = 0
    if g.outs < OUTS:
        settle_runners(t, g, int(g.going), True, False)
        misplay(t, g)
        g.due = Due.THROW_DICE
    else:
        g.due = Due.AFTER_AT_BAT
    g.going = 0
