"""The contract: set up, list, move on. What follows by itself is carried out in a loop, never by recursion."""

from rainout.core.dice import below
from rainout.core.events import hush
from rainout.core.kernel import rule, rule_for_each
from rainout.core.listing import list_run
from rainout.diamond.table import bat_seat, field_seat
from rainout.diamond.waiting import NOTHING, wait_for
from rainout.games.clutch.actions import (
    Act,
    Told,
)
from rainout.games.clutch.rules.at_bat import (
    advantage_window,
    after_steal,
    ask_infield,
    ask_run,
    ask_walk,
    before_pitch,
    bunt,
    bunt_hands,
    bunt_window,
    bunted,
    change_window,
    check_rolled,
    check_window,
    come_up,
    compare_window,
    count_reswing,
    fix_outcome,
    judge,
    list_bench,
    list_field,
    list_pitching,
    list_running,
    next_part,
    pitch_drawn_in,
    pitch_hands,
    pitch_park,
    pitch_roll_window,
    pitch_to_him,
    pitch_window,
    pitched,
    read_swing,
    ready,
    reswung,
    roll_bunt,
    roll_check,
    roll_pitch,
    roll_swing,
    roll_throw,
    swing_away,
    swing_window,
    swung,
    throw_window,
    thrown,
    walk,
)
from rainout.games.clutch.rules.bench import (
    come_in,
    exchange,
    list_any_reliever,
    list_replacements,
    relieve,
    shift,
)
from rainout.games.clutch.rules.effects import (
    ask_die,
    judge_check,
    list_tunings,
    rechecked,
    recycle,
    rethrown,
    tune,
)
from rainout.games.clutch.rules.innings import (
    after_at_bat,
    begin_half,
    end_at_bat,
    end_game,
    end_half,
    finish_at_bat,
    half_over,
)
from rainout.games.clutch.rules.running import (
    go_for_two,
    let_go,
    list_sends,
    list_throws,
    play_outcome,
    send,
    settle_throw,
    steal,
    take_one,
    throw_at,
)
from rainout.games.clutch.rules.setup import (
    ask_line_up,
    ask_mulligan,
    ask_order,
    ask_weather,
    begin_game,
    clear_match,
    deal_hands,
    draw_weather,
    fill_line_up,
    keep,
    list_order,
    list_posts,
    list_starters,
    mulligan,
    name_for_post,
    name_for_slot,
    name_starter,
    put_card_under,
    roll_for_home,
    rolled_starter,
    rolled_weather,
    take_home_roll,
)
from rainout.games.clutch.rules.table import seat_of
from rainout.games.clutch.rules.windows import (
    answered_by_change,
    ask_answer,
    ask_reactions,
    discard_chosen,
    leave_played,
    list_hand,
    list_reactions,
    list_window,
    next_in_window,
    pass_up,
    pay_next,
    play_from_hand,
    react_to,
    resolve,
    take_back,
    take_back_next,
    use_coach,
)
from rainout.games.clutch.rules.zones import (
    discard_next,
    draw_card,
    draw_next,
    list_pile,
    loose_range,
    lose_card,
    lose_next,
)
from rainout.games.clutch.state import (
    NOBODY_THERE,
    ROSTER,
    Due,
    Phase,
    Reason,
    Roll,
)


@rule
def deal(t, g):
    """A match begins with the roll for home."""
    hush(g)
    clear_match(g)
    g.due = Due.HOME
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
    HOME=take_home_roll,
    STARTER=rolled_starter,
    WEATHER=rolled_weather,
    PITCH=pitched,
    SWING=swung,
    BUNT=bunted,
    THROW=thrown,
    CHECK=check_rolled,
    RETHROW=rethrown,
    RESWING=reswung,
    RECHECK=rechecked,
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
    draw=draw_card,
    lose=lose_card,
    sky=draw_weather,
    start=name_starter,
    post=name_for_post,
    bat=name_for_slot,
    fill=fill_line_up,
    keep=keep,
    mulligan=mulligan,
    under=put_card_under,
    ready=ready,
    walk=walk,
    pitch=pitch_to_him,
    infield_in=pitch_drawn_in,
    relieve=bring_reliever,
    in_=bring_in,
    shift=change_positions,
    exchange=change_slots,
    steal=steal,
    bunt=bunt,
    swing=swing_away,
    send=send,
    throw=throw_at,
    let=let_go,
    two=go_for_two,
    one=take_one,
    play=play_from_hand,
    coach=use_coach,
    pass_=pass_up,
    discard=discard_chosen,
    tune=tune,
    recycle=recycle,
    take_back=take_back,
    leave=leave_played,
)

follow = rule_for_each(
    Due,
    HOME=roll_for_home,
    STARTERS=begin_game,
    LINE_UPS=ask_line_up,
    ORDERS=ask_order,
    HANDS=deal_hands,
    MULLIGANS=ask_mulligan,
    WEATHER=ask_weather,
    HALF=begin_half,
    UP=come_up,
    SUBSTITUTED=ask_walk,
    STEAL=ask_run,
    AFTER_STEAL=after_steal,
    BUNT_WINDOW=bunt_window,
    BUNT_HANDS=bunt_hands,
    BUNT_ROLL=roll_bunt,
    INFIELD=ask_infield,
    BEFORE_PITCH=before_pitch,
    PITCH=pitch_hands,
    PARK=pitch_park,
    PITCH_ROLL=roll_pitch,
    PITCH_WINDOW=pitch_roll_window,
    PITCH_TOTAL=pitch_window,
    COMPARE=compare_window,
    ADVANTAGE=advantage_window,
    SWING=roll_swing,
    SWING_TOTAL=swing_window,
    READ=read_swing,
    CHANGES=change_window,
    OUTCOME=fix_outcome,
    PLAY=play_outcome,
    THROW_WINDOW=throw_window,
    THROW_ROLL=roll_throw,
    JUDGE=judge,
    LAND=settle_throw,
    FINISH=finish_at_bat,
    END_AT_BAT=end_at_bat,
    AFTER_AT_BAT=after_at_bat,
    END_HALF=end_half,
    HALF_OVER=half_over,
    NEXT_GAME=end_game,
    WINDOW=next_in_window,
    PAY=pay_next,
    ANSWER=ask_answer,
    RESOLVE=resolve,
    CHECK_WINDOW=check_window,
    CHECK_ROLL=roll_check,
    CHECK_JUDGE=judge_check,
    RESWUNG=count_reswing,
    DRAW=draw_next,
    DISCARDS=discard_next,
    LOSSES=lose_next,
    REACT=ask_reactions,
    ROLLED=rolled,
    TAKE_BACKS=take_back_next,
    SECONDARIES=next_part,
)


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
