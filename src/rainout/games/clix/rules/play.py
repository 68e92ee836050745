"""The contract: set up, list, move on. What follows by itself is carried out in a loop, never by recursion."""

from rainout.core.dice import below
from rainout.core.events import hush
from rainout.core.kernel import rule, rule_for_each
from rainout.core.listing import list_one, list_run
from rainout.diamond.table import field_seat
from rainout.diamond.waiting import NOTHING, wait_for
from rainout.games.clix.actions import Act, Told
from rainout.games.clix.rules import at_bat, bench, dials, fielding, ground, innings, running, setup
from rainout.games.clix.rules.table import at, list_going, seat_of
from rainout.games.clix.state import (
    FACES,
    NOBODY_THERE,
    ROSTER,
    SUBSETS,
    Die,
    Due,
    Level,
    Phase,
    Position,
    Roll,
)

INLINE_RULES = ("roll",)


@rule
def deal(t, g):
    """SC-PRE-LVL-1, SC-PRE-SETUP-1: below Championship line-ups come first, there the roll for home."""
    hush(g)
    setup.clear_table(t, g)
    g.batter = NOBODY_THERE
    g.pitcher = NOBODY_THERE
    at_bat.clear_at_bat(g)
    fielding.clear_sum(g)
    if t.house.level < Level.CHAMPIONSHIP:
        setup.field_the_nine(t, g)
        g.due = Due.ORDER
    else:
        g.due = Due.HOME
    follow_up(t, g)


# --- What may be done ------------------------------------------------------------------------------------------------


@rule
def options(t, g, out):
    """What the manager to act may do; for CHANCE, the equally likely faces."""
    phase = g.phase
    if phase == Phase.ROLL or phase == Phase.HOME:
        return list_run(out, 0, Act.roll(int(g.die), 1), FACES)
    if phase == Phase.FIELD:
        return at_bat.list_positioning(t, g, out)
    if phase == Phase.BENCH:
        return bench.list_bench(t, g, out)
    if phase == Phase.SWING:
        return at_bat.list_swings(t, g, out)
    if phase == Phase.PITCH or phase == Phase.LATE_PITCH:
        return list_run(out, 0, Act.pitch(Die.RED), 2)
    if phase == Phase.STEAL:
        return list_going(g, out, Act.steal(0), running.THIEVES)
    if phase == Phase.STEAL_THROW:
        return running.list_steal_throws(g, out)
    if phase == Phase.SEND:
        return list_going(g, out, Act.send(0), ~int(g.forced))
    if phase == Phase.FIELDER:
        return fielding.list_fielders(t, g, out)
    if phase == Phase.PLAY:
        return ground.list_plays(t, g, out)
    if phase == Phase.RELAY:
        return ground.list_relays(g, out)
    if phase == Phase.TAG_UP:
        return list_going(g, out, Act.tag_up(0), SUBSETS - 1)
    if phase == Phase.EXTRA:
        return running.list_extra(t, g, out)
    if phase == Phase.THROW:
        return running.list_extra_throws(t, g, out) if g.hit else running.list_tag_throws(g, out)
    return list_other(t, g, out)


@rule
def list_other(t, g, out):
    """Clicks, declarations, replacements and what comes before the first pitch."""
    phase = g.phase
    if phase == Phase.PICK:
        return dials.list_picks(g, out)
    if phase == Phase.LEAD:
        return dials.list_passes(g, out)
    if phase == Phase.CONTROL:
        return at_bat.list_control(t, g, out)
    if phase == Phase.SPRAY:
        return at_bat.list_nudges(g, out)
    if phase == Phase.FLAME or phase == Phase.INTIMIDATE:
        return list_one(out, list_one(out, 0, Act.yes()), Act.no())
    if phase == Phase.REPLACE:
        return bench.list_replacements(t, g, int(g.removing), out, 0)
    if phase == Phase.RELIEVE:
        return bench.list_replacements(t, g, at(g, Position.P), out, list_one(out, 0, Act.stay()))
    if phase == Phase.SETTLE:
        return bench.list_settling(t, g, out)
    if phase == Phase.ORDER:
        return setup.list_order(g, out)
    if phase == Phase.ASSIGN:
        return setup.list_posts(t, g, out)
    if phase == Phase.FENCE:
        return setup.list_fences(out)
    if phase == Phase.DH:
        return list_run(out, 0, Act.dh(0), 2)
    return 0


@rule
def chance(t, g, dice):
    """Every face is equally likely."""
    return Act.roll(int(g.die), 1 + below(dice, FACES))


# --- Moving on -------------------------------------------------------------------------------------------------------


@rule
def roll(t, g, die, face):
    """A die has come to rest: for home, for an attempt, or one of the at-bat."""
    if g.phase == Phase.HOME:
        setup.take_home_roll(t, g, face)
    elif g.rolling == Roll.ATTEMPT:
        fielding.roll_attempt(t, g, face)
    else:
        at_bat.roll_die(t, g, face)


@rule
def fill(t, g):
    """The rest of a line-up, of an order or of the fences as usual."""
    if g.phase == Phase.ORDER:
        setup.fill_order(t, g)
    elif g.phase == Phase.ASSIGN:
        setup.fill_posts(t, g)
    else:
        setup.fill_fences(t, g)


@rule
def bring_in(t, g, place, other):
    """SC-CHA-SUB-1: a player comes in, and what was going on goes on."""
    first = int(g.actor) * ROSTER
    phase = g.phase
    bench.replace(t, g, first + place, first + other)
    if phase == Phase.REPLACE:
        g.due = Due.AFTER_AT_BAT if g.begun else Due.REMOVALS
    elif phase == Phase.SETTLE:
        g.due = Due.SETTLE
    elif phase == Phase.RELIEVE:
        g.due = Due.TIRED
    else:
        g.due = Due.WINDOW


@rule
def change_places(t, g, position, other):
    """SC-CHA-POS-6, SC-CHA-SUB-5: two fielders change places, before a pitch or as they take the field."""
    bench.swap(g, field_seat(g), position, other)
    g.due = Due.SETTLE if g.phase == Phase.SETTLE else Due.WINDOW


@rule
def be_ready(t, g):
    """Nobody is replaced; or the fielders stand where they should."""
    if g.phase == Phase.BENCH:
        g.due = Due.POSITION
    else:
        at_bat.begin_at_bat(t, g)


@rule
def stay(t, g):
    """SC-CHA-SUB-5, SC-PLY-ENDUR-3: a pinch player fields; a tired pitcher goes on."""
    if g.phase == Phase.SETTLE:
        g.pinch[g.removing] = 0
        g.due = Due.SETTLE
    else:
        g.due = Due.TIRED


@rule
def throw_at(t, g, aim, by):
    """A throw at a thief, or at one who tagged up."""
    if g.phase == Phase.STEAL_THROW:
        running.throw_at_thief(t, g, aim)
    else:
        running.throw_for_tag_up(t, g, aim, by)


@rule
def let_go(t, g):
    """Nobody throws."""
    Told.no_throw(g, field_seat(g))
    if g.phase == Phase.STEAL_THROW:
        running.land_steal(t, g, NOBODY_THERE)
    elif g.phase == Phase.RELAY:
        g.due = Due.GROUNDED
    elif g.hit:
        running.land_extra(t, g, NOBODY_THERE)
    else:
        running.land_tag_up(t, g, NOBODY_THERE)


@rule
def use_it(t, g):
    """Yes to Intimidation, or to a Flamethrower."""
    if g.phase == Phase.INTIMIDATE:
        at_bat.intimidate(t, g, True)
    else:
        at_bat.wait_for_die(g, Roll.FLAME, Die.RED)


@rule
def leave_it(t, g):
    """No to an intangible."""
    if g.phase == Phase.LEAD:
        dials.keep_click(t, g)
    elif g.phase == Phase.INTIMIDATE:
        at_bat.intimidate(t, g, False)
    else:
        g.due = Due.FLAME if g.phase == Phase.SPRAY else Due.RESULT


@rule
def field_ball(t, g, position):
    """SC-REG-FIELD-3: a fielder goes for the ball."""
    fielding.go_for_ball(t, g, position, False)


@rule
def race_batter(t, g, position):
    """SC-CHA-SPEED-2: a fielder throws at a Speed Demon."""
    fielding.go_for_ball(t, g, position, True)


carry_out = Act.carried_out(
    roll=roll,
    dh=setup.settle_dh,
    post=setup.name_for_post,
    bat=setup.name_for_slot,
    fence=setup.set_fence,
    fill=fill,
    in_=bring_in,
    swap=change_places,
    shift=at_bat.shift,
    cover=at_bat.cover_chart,
    ready=be_ready,
    shut_down=at_bat.shut_them_down,
    walk=at_bat.walk_on_purpose,
    stay=stay,
    swing=at_bat.choose_swing,
    bunt=at_bat.declare_bunt,
    pitch=at_bat.choose_pitch,
    yes=use_it,
    no=leave_it,
    take=at_bat.take_result,
    nudge=at_bat.nudge,
    steal=running.steal,
    send=ground.send,
    tag_up=running.tag_up,
    extra=running.try_extra,
    field=field_ball,
    race=race_batter,
    out=ground.take_batter,
    force=ground.force,
    tag=ground.try_tag,
    double=ground.go_for_two,
    relay=ground.relay,
    throw=throw_at,
    throw_from=running.throw_for_extra,
    let=let_go,
    click=dials.take_click,
    pass_=dials.pass_click,
)


# --- What follows by itself ------------------------------------------------------------------------------------------


@rule
def ask_control(t, g):
    """SC-PRE-TC-2, SC-PRE-TC-3: the manager in control picks a result."""
    wait_for(g, Phase.CONTROL, seat_of(g.control))


follow = rule_for_each(
    Due,
    SEAL=at_bat.seal,
    STEALS=running.ask_steal,
    THROW_DICE=at_bat.throw_dice,
    READ=at_bat.read_dials,
    CONTROLLED=ask_control,
    DECLARE=at_bat.declare,
    FLAME=at_bat.ask_flame,
    RESULT=at_bat.resolve,
    FIELDER=fielding.ask_fielder,
    ATTEMPTED=at_bat.finish_attempt,
    PLAY=at_bat.go_on_with_play,
    GROUNDED=ground.land_ground_ball,
    EXTRA=running.ask_extra,
    END_AT_BAT=innings.end_at_bat,
    AFTER_AT_BAT=innings.after_at_bat,
    REMOVALS=innings.before_at_bat,
    UP=at_bat.come_to_bat,
    WINDOW=at_bat.open_window,
    POSITION=at_bat.ask_positions,
    END_HALF=innings.end_half,
    HALF_OVER=innings.half_over,
    HALF=innings.begin_half,
    SETTLE=bench.settle_pinch,
    TIRE=innings.tire,
    TIRED=innings.lose_strength,
    HOME=setup.roll_for_home,
    ASSIGN=setup.ask_post,
    ORDER=setup.ask_order,
    FENCES=setup.ask_fence,
)


@rule
def follow_up(t, g):
    """What follows from an action by itself, one thing after the other, until somebody must act."""
    while g.due != NOTHING and g.clicking == NOBODY_THERE:
        if g.waiting == 0:
            follow(t, g, g.due)
        elif dials.settle_click(t, g):
            return


@rule
def apply(t, g, action):
    """Carry out one of the options."""
    hush(g)
    carry_out(t, g, action)
    follow_up(t, g)
