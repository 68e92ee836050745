"""The contract: set up, list, move on. What follows by itself is carried out in a loop, never by recursion."""

from rainout.core.dice import below
from rainout.core.events import hush
from rainout.core.kernel import rule, rule_for_each
from rainout.core.listing import list_one, list_run
from rainout.diamond.table import field_seat
from rainout.diamond.waiting import wait_for
from rainout.games.clix.actions import Act, Told
from rainout.games.clix.rules.at_bat import (
    ask_flame,
    ask_positions,
    begin_at_bat,
    choose_pitch,
    choose_swing,
    clear_at_bat,
    come_to_bat,
    cover_chart,
    declare,
    declare_bunt,
    finish_attempt,
    go_on_with_play,
    intimidate,
    list_control,
    list_nudges,
    list_positioning,
    list_swings,
    nudge,
    open_window,
    read_dials,
    resolve,
    roll_die,
    seal,
    shift,
    shut_them_down,
    take_result,
    throw_dice,
    wait_for_die,
    walk_on_purpose,
)
from rainout.games.clix.rules.bench import (
    list_bench,
    list_replacements,
    list_settling,
    replace,
    settle_pinch,
    swap,
)
from rainout.games.clix.rules.dials import (
    keep_click,
    list_passes,
    list_picks,
    pass_click,
    settle_click,
    take_click,
)
from rainout.games.clix.rules.fielding import ask_fielder, clear_sum, go_for_ball, list_fielders, roll_attempt
from rainout.games.clix.rules.ground import (
    force,
    go_for_two,
    land_ground_ball,
    list_plays,
    list_relays,
    list_sends,
    relay,
    send,
    take_batter,
    try_tag,
)
from rainout.games.clix.rules.innings import (
    after_at_bat,
    before_at_bat,
    begin_half,
    end_at_bat,
    end_half,
    half_over,
    lose_strength,
    tire,
)
from rainout.games.clix.rules.running import (
    ask_extra,
    ask_steal,
    land_extra,
    land_steal,
    land_tag_up,
    list_extra,
    list_extra_throws,
    list_steal_throws,
    list_steals,
    list_tag_throws,
    list_tag_ups,
    steal,
    tag_up,
    throw_at_thief,
    throw_for_extra,
    throw_for_tag_up,
    try_extra,
)
from rainout.games.clix.rules.setup import (
    ask_fence,
    ask_order,
    ask_post,
    clear_table,
    field_the_nine,
    fill_fences,
    fill_order,
    fill_posts,
    list_fences,
    list_order,
    list_posts,
    name_for_post,
    name_for_slot,
    roll_for_home,
    set_fence,
    settle_dh,
    take_home_roll,
)
from rainout.games.clix.rules.table import at, seat_of
from rainout.games.clix.state import (
    FACES,
    NOBODY_THERE,
    ROSTER,
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
    clear_table(t, g)
    g.batter = NOBODY_THERE
    g.pitcher = NOBODY_THERE
    clear_at_bat(g)
    clear_sum(g)
    if t.house.level < Level.CHAMPIONSHIP:
        field_the_nine(t, g)
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
        return list_positioning(t, g, out)
    if phase == Phase.BENCH:
        return list_bench(t, g, out)
    if phase == Phase.SWING:
        return list_swings(t, g, out)
    if phase == Phase.PITCH or phase == Phase.LATE_PITCH:
        return list_run(out, 0, Act.pitch(Die.RED), 2)
    if phase == Phase.STEAL:
        return list_steals(g, out)
    if phase == Phase.STEAL_THROW:
        return list_steal_throws(g, out)
    if phase == Phase.SEND:
        return list_sends(g, out)
    if phase == Phase.FIELDER:
        return list_fielders(t, g, out)
    if phase == Phase.PLAY:
        return list_plays(t, g, out)
    if phase == Phase.RELAY:
        return list_relays(g, out)
    if phase == Phase.TAG_UP:
        return list_tag_ups(g, out)
    if phase == Phase.EXTRA:
        return list_extra(t, g, out)
    if phase == Phase.THROW:
        return list_throws(t, g, out)
    return list_other(t, g, out)


@rule
def list_throws(t, g, out):
    """Throws after a catch, or after a hit."""
    return list_extra_throws(t, g, out) if g.hit else list_tag_throws(g, out)


@rule
def list_other(t, g, out):
    """Clicks, declarations, replacements and what comes before the first pitch."""
    phase = g.phase
    if phase == Phase.PICK:
        return list_picks(g, out)
    if phase == Phase.LEAD:
        return list_passes(g, out)
    if phase == Phase.CONTROL:
        return list_control(t, g, out)
    if phase == Phase.SPRAY:
        return list_nudges(g, out)
    if phase == Phase.FLAME or phase == Phase.INTIMIDATE:
        return list_one(out, list_one(out, 0, Act.yes()), Act.no())
    if phase == Phase.REPLACE:
        return list_replacements(t, g, int(g.removing), out, 0)
    if phase == Phase.RELIEVE:
        return list_replacements(t, g, at(g, Position.P), out, list_one(out, 0, Act.stay()))
    if phase == Phase.SETTLE:
        return list_settling(t, g, out)
    if phase == Phase.ORDER:
        return list_order(g, out)
    if phase == Phase.ASSIGN:
        return list_posts(t, g, out)
    if phase == Phase.FENCE:
        return list_fences(out)
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
        take_home_roll(t, g, face)
    elif g.rolling == Roll.ATTEMPT:
        roll_attempt(t, g, face)
    else:
        roll_die(t, g, face)


@rule
def fill(t, g):
    """The rest of a line-up, of an order or of the fences as usual."""
    if g.phase == Phase.ORDER:
        fill_order(t, g)
    elif g.phase == Phase.ASSIGN:
        fill_posts(t, g)
    else:
        fill_fences(t, g)


@rule
def bring_in(t, g, place, other):
    """SC-CHA-SUB-1: a player comes in, and what was going on goes on."""
    first = int(g.actor) * ROSTER
    phase = g.phase
    replace(t, g, first + place, first + other)
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
    swap(g, field_seat(g), position, other)
    g.due = Due.SETTLE if g.phase == Phase.SETTLE else Due.WINDOW


@rule
def be_ready(t, g):
    """Nobody is replaced; or the fielders stand where they should."""
    if g.phase == Phase.BENCH:
        g.due = Due.POSITION
    else:
        begin_at_bat(t, g)


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
        throw_at_thief(t, g, aim)
    else:
        throw_for_tag_up(t, g, aim, by)


@rule
def let_go(t, g):
    """Nobody throws."""
    Told.no_throw(g, field_seat(g))
    if g.phase == Phase.STEAL_THROW:
        land_steal(t, g, NOBODY_THERE)
    elif g.phase == Phase.RELAY:
        g.due = Due.GROUNDED
    elif g.hit:
        land_extra(t, g, NOBODY_THERE)
    else:
        land_tag_up(t, g, NOBODY_THERE)


@rule
def use_it(t, g):
    """Yes to Intimidation, or to a Flamethrower."""
    if g.phase == Phase.INTIMIDATE:
        intimidate(t, g, True)
    else:
        wait_for_die(g, Roll.FLAME, Die.RED)


@rule
def leave_it(t, g):
    """No to an intangible."""
    if g.phase == Phase.LEAD:
        keep_click(t, g)
    elif g.phase == Phase.INTIMIDATE:
        intimidate(t, g, False)
    else:
        g.due = Due.FLAME if g.phase == Phase.SPRAY else Due.RESULT


@rule
def field_ball(t, g, position):
    """SC-REG-FIELD-3: a fielder goes for the ball."""
    go_for_ball(t, g, position, False)


@rule
def race_batter(t, g, position):
    """SC-CHA-SPEED-2: a fielder throws at a Speed Demon."""
    go_for_ball(t, g, position, True)


carry_out = Act.carried_out(
    roll=roll,
    dh=settle_dh,
    post=name_for_post,
    bat=name_for_slot,
    fence=set_fence,
    fill=fill,
    in_=bring_in,
    swap=change_places,
    shift=shift,
    cover=cover_chart,
    ready=be_ready,
    shut_down=shut_them_down,
    walk=walk_on_purpose,
    stay=stay,
    swing=choose_swing,
    bunt=declare_bunt,
    pitch=choose_pitch,
    yes=use_it,
    no=leave_it,
    take=take_result,
    nudge=nudge,
    steal=steal,
    send=send,
    tag_up=tag_up,
    extra=try_extra,
    field=field_ball,
    race=race_batter,
    out=take_batter,
    force=force,
    tag=try_tag,
    double=go_for_two,
    relay=relay,
    throw=throw_at,
    throw_from=throw_for_extra,
    let=let_go,
    click=take_click,
    pass_=pass_click,
)


# --- What follows by itself ------------------------------------------------------------------------------------------


@rule
def follow_nothing(t, g):
    """Somebody must act."""


@rule
def ask_control(t, g):
    """SC-PRE-TC-2, SC-PRE-TC-3: the manager in control picks a result."""
    wait_for(g, Phase.CONTROL, seat_of(g.control))


follow = rule_for_each(
    Due,
    NOTHING=follow_nothing,
    SEAL=seal,
    STEALS=ask_steal,
    THROW_DICE=throw_dice,
    READ=read_dials,
    CONTROLLED=ask_control,
    DECLARE=declare,
    FLAME=ask_flame,
    RESULT=resolve,
    FIELDER=ask_fielder,
    ATTEMPTED=finish_attempt,
    PLAY=go_on_with_play,
    GROUNDED=land_ground_ball,
    EXTRA=ask_extra,
    END_AT_BAT=end_at_bat,
    AFTER_AT_BAT=after_at_bat,
    REMOVALS=before_at_bat,
    UP=come_to_bat,
    WINDOW=open_window,
    POSITION=ask_positions,
    END_HALF=end_half,
    HALF_OVER=half_over,
    HALF=begin_half,
    SETTLE=settle_pinch,
    TIRE=tire,
    TIRED=lose_strength,
    HOME=roll_for_home,
    ASSIGN=ask_post,
    ORDER=ask_order,
    FENCES=ask_fence,
)


@rule
def follow_up(t, g):
    """What follows from an action by itself, one thing after the other, until somebody must act."""
    while g.due != Due.NOTHING and g.clicking == NOBODY_THERE:
        if g.waiting == 0:
            follow(t, g, g.due)
        elif settle_click(t, g):
            return


@rule
def apply(t, g, action):
    """Carry out one of the options."""
    hush(g)
    carry_out(t, g, action)
    follow_up(t, g)


@rule
def payoff(t, g, seat):
    """SC-PRE-END-1: 1 for the winner, -1 for the other."""
    if g.phase != Phase.OVER or g.winner < 0:
        return 0
    return 1 if g.winner == seat else -1
