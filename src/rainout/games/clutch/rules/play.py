"""The contract: set up, list, move on. What follows by itself is carried out in a loop, never by recursion."""

from rainout.core.dice import below
from rainout.core.events import hush
from rainout.core.kernel import rule, rule_for_each
from rainout.core.listing import list_run
from rainout.diamond.table import bat_seat, field_seat
from rainout.diamond.waiting import NOTHING, wait_for
from rainout.games.clutch.actions import Act, Told
from rainout.games.clutch.declared import rules_called
from rainout.games.clutch.rules import at_bat, effects, innings, running, setup, windows, zones
from rainout.games.clutch.rules.at_bat import list_bench, list_field, list_pitching, list_running
from rainout.games.clutch.rules.bench import (
    come_in,
    exchange,
    list_any_reliever,
    list_replacements,
    relieve,
    shift,
)
from rainout.games.clutch.rules.effects import ask_die, list_tunings
from rainout.games.clutch.rules.pitchers import bring_rest
from rainout.games.clutch.rules.running import list_sends, list_throws
from rainout.games.clutch.rules.setup import clear_match, list_order, list_posts, list_starters
from rainout.games.clutch.rules.table import seat_of
from rainout.games.clutch.rules.windows import (
    answered_by_change,
    list_hand,
    list_reactions,
    list_window,
    react_to,
)
from rainout.games.clutch.rules.zones import list_pile, loose_range
from rainout.games.clutch.state import NOBODY_THERE, ROSTER, Due, Phase, Reason, Roll


@rule
def deal(t, g):
    """A match begins with the roll for home, unless it is agreed on."""
    hush(g)
    clear_match(g)
    bring_rest(t, g)
    if t.house.home:
        g.home = t.house.home - 1
        g.due = Due.BEGIN_GAME
    else:
        g.due = Due.ROLL_FOR_HOME
    follow_up(t, g)


# --- What may be done ------------------------------------------------------------------------------------------------


@rule
def options(t, g, out):
    """What the manager to act may do; for CHANCE, the equally likely outcomes."""
    phase = g.phase
    if phase == Phase.ROLL:
        return list_run(out, 0, Act.roll(1), int(g.sides))
    if phase == Phase.FIELD:
        return list_field(t, g, out)
    if phase == Phase.BENCH:
        return list_bench(t, g, out)
    if phase == Phase.WALK:
        return list_pitching(g, out, 0)
    if phase == Phase.RUN or phase == Phase.BUNT:
        return list_running(g, out)
    if phase == Phase.CARDS:
        return list_window(t, g, out)
    if phase == Phase.SEND:
        return list_sends(g, out)
    if phase == Phase.THROW or phase == Phase.STEAL_THROW:
        return list_throws(g, out)
    if phase == Phase.DOUBLE_PLAY:
        return list_two(out, Act.two(), Act.one())
    if phase == Phase.INFIELD:
        return list_two(out, Act.pitch(), Act.infield_in())
    if phase == Phase.MORE_BUNT:
        return list_two(out, Act.bunt(), Act.swing())
    return list_other(t, g, out)


@rule
def list_other(t, g, out):
    """Cards one by one, and what comes before the first pitch."""
    phase = g.phase
    if phase == Phase.DRAW:
        first, count = loose_range(g, int(g.arranging))
        return list_run(out, 0, Act.draw(first), count)
    if phase == Phase.LOSE:
        return list_run(out, 0, Act.lose(0), int(g.hand_size[g.arranging]))
    if phase == Phase.SKY:
        return list_run(out, 0, Act.sky(0), int(t.sky_count))
    if phase == Phase.REACT:
        return list_reactions(t, g, out)
    if phase == Phase.PAY or phase == Phase.DISCARD:
        return list_hand(g, int(g.actor), out, Act.discard(0))
    if phase == Phase.TUNE:
        return list_tunings(g, out)
    if phase == Phase.RECYCLE:
        return list_pile(g, out)
    if phase == Phase.TAKE_BACK:
        return list_two(out, Act.take_back(), Act.leave())
    if phase == Phase.REPLACE:
        if g.sent_off == g.pitcher:
            return list_any_reliever(t, g, out, 0)
        return list_replacements(t, g, int(g.sent_off), out, 0)
    if phase == Phase.STARTER:
        return list_starters(t, g, out)
    if phase == Phase.ASSIGN:
        return list_posts(t, g, out)
    if phase == Phase.ORDER:
        return list_order(g, out)
    if phase == Phase.MULLIGAN:
        return list_two(out, Act.keep(), Act.mulligan())
    if phase == Phase.UNDER:
        return list_hand(g, int(g.actor), out, Act.under(0))
    return 0


@rule
def list_two(out, one, other):
    """One thing or the other."""
    out[0] = one
    out[1] = other
    return 2


@rule
def chance(t, g, dice):
    """Every face, every card of the loose deck, every card of a hand is equally likely."""
    if g.phase == Phase.ROLL:
        return Act.roll(1 + below(dice, g.sides))
    if g.phase == Phase.DRAW:
        first, count = loose_range(g, int(g.arranging))
        return Act.draw(first + below(dice, count))
    if g.phase == Phase.LOSE:
        return Act.lose(below(dice, g.hand_size[g.arranging]))
    return Act.sky(below(dice, t.sky_count))


# --- Dice ------------------------------------------------------------------------------------------------------------


@rule
def roll(t, g, face):
    """A die has fallen; the one who rolled it may have a card for it."""
    g.natural = face
    put_down(g, face)
    Told.rolled(g, roller(g), face, g.rolling, g.sides)
    if t.house.cards and g.sides == 20 and g.rolling >= Roll.PITCH:
        react_to(t, g, Reason.NATURAL, 1 << roller(g), Due.ROLLED)
    else:
        g.due = Due.ROLLED


@rule
def put_down(g, face):
    """The die lies where it belongs."""
    rolling = g.rolling
    if rolling == Roll.PITCH:
        g.pitch_face = face
    elif rolling == Roll.SWING or rolling == Roll.RESWING:
        g.swing_face = face
    elif rolling == Roll.THROW or rolling == Roll.RETHROW:
        g.throw_face = face
    elif rolling == Roll.BUNT:
        g.bunt_face = face
    elif rolling == Roll.CHECK or rolling == Roll.RECHECK:
        g.check_face = face
    elif rolling == Roll.HOME:
        g.home_face[g.arranging] = face


@rule
def roller(g):
    """Whose die it is: the defense pitches, throws and checks, the offense swings and bunts."""
    if g.rolling == Roll.HOME or g.rolling == Roll.STARTER:
        return int(g.arranging)
    if g.rolling == Roll.WEATHER:
        return int(g.home)
    if g.rolling == Roll.SWING or g.rolling == Roll.BUNT or g.rolling == Roll.RESWING:
        return bat_seat(g)
    return field_seat(g)


use_roll = rule_for_each(
    Roll,
    HOME=setup.take_home_roll,
    STARTER=setup.rolled_starter,
    WEATHER=setup.rolled_weather,
    PITCH=at_bat.pitched,
    SWING=at_bat.swung,
    BUNT=at_bat.bunted,
    THROW=at_bat.thrown,
    CHECK=at_bat.check_rolled,
    RETHROW=effects.rethrown,
    RESWING=at_bat.reswung,
    RECHECK=effects.rechecked,
)


@rule
def rolled(t, g):
    """What the die was for; R-49: or it is rolled anew."""
    if g.anew:
        g.anew = 0
        ask_die(g, g.rolling, g.sides)
    else:
        use_roll(t, g, int(g.rolling))


# --- Replacements ----------------------------------------------------------------------------------------------------


@rule
def bring_reliever(t, g, place):
    """CB-5-66: a pitcher comes in for the one on the mound."""
    relieve(t, g, seat_of(int(g.pitcher)) * ROSTER + place)
    g.up_outs = g.outs_by[g.pitcher]
    after_change(t, g)


@rule
def bring_in(t, g, place, other):
    """CB-3.5-1: a player comes off the bench for another."""
    first = int(g.actor) * ROSTER
    come_in(t, g, first + place, first + other)
    after_change(t, g)


@rule
def change_positions(t, g, first, second):
    """CB-3.2.E-2: two fielders change places."""
    shift(t, g, first, second)
    after_change(t, g)


@rule
def change_slots(t, g, first, second):
    """CB-3.5.A-2: two newcomers change slots."""
    exchange(g, first, second)
    after_change(t, g)


@rule
def after_change(t, g):
    """More changes may follow; in answer to a card, that was one (R-41)."""
    if g.phase == Phase.CARDS:
        answered_by_change(g, int(g.actor))
    elif g.phase == Phase.REPLACE:
        g.sent_off = NOBODY_THERE
        g.due = Due.RESOLVE
    else:
        g.changed_step = 1
        wait_for(g, g.phase, g.actor)


# --- Moving on -------------------------------------------------------------------------------------------------------

carry_out = Act.carried_out(
    roll=roll,
    draw=zones.draw_card,
    lose=zones.lose_card,
    sky=setup.draw_weather,
    start=setup.name_starter,
    post=setup.name_for_post,
    bat=setup.name_for_slot,
    fill=setup.fill_line_up,
    keep=setup.keep,
    mulligan=setup.mulligan,
    under=setup.put_card_under,
    ready=at_bat.ready,
    walk=at_bat.walk,
    pitch=at_bat.pitch_to_him,
    infield_in=at_bat.pitch_drawn_in,
    relieve=bring_reliever,
    in_=bring_in,
    shift=change_positions,
    exchange=change_slots,
    steal=running.steal,
    bunt=at_bat.bunt,
    swing=at_bat.swing_away,
    send=running.send,
    throw=running.throw_at,
    let=running.let_go,
    two=running.go_for_two,
    one=running.take_one,
    play=windows.play_from_hand,
    coach=windows.use_coach,
    pass_=windows.pass_up,
    discard=windows.discard_chosen,
    tune=effects.tune,
    recycle=effects.recycle,
    take_back=windows.take_back,
    leave=windows.leave_played,
)

STEPS = (setup, innings, at_bat, running, windows, effects, zones)
"""Where the rules are that carry out what is due; each is called as that is."""
follow = rule_for_each(Due, **rules_called(Due, *STEPS), ROLLED=rolled)


@rule
def apply(t, g, action):
    """Carry out one of the options."""
    hush(g)
    carry_out(t, g, action)
    follow_up(t, g)


@rule
def follow_up(t, g):
    """Carry out what is due until somebody must act."""
    while g.due != NOTHING:
        due = int(g.due)
        g.due = NOTHING
        follow(t, g, due)


@rule
def payoff(t, g, seat):
    """1 for the winner of the match, -1 for the other."""
    if g.phase != Phase.OVER or g.winner < 0:
        return 0
    return 1 if g.winner == seat else -1
