"""The at-bat, step by step, in the order of the timeline (CB-3.8, R-47)."""

from rainout.core.clearing import clearing
from rainout.core.kernel import rule
from rainout.core.listing import list_if, list_one
from rainout.diamond.state import OUTS, THIRD
from rainout.diamond.table import bat_seat, field_seat, runner_on
from rainout.diamond.waiting import wait_for
from rainout.games.clutch.actions import Act, Told
from rainout.games.clutch.rules.bench import list_defense, list_pinch, may_pinch
from rainout.games.clutch.rules.effects import (
    ask_die,
    is_check_made,
    judge_mistake,
    judge_riders,
    park_works,
    start_part,
    weather_works,
)
from rainout.games.clutch.rules.numbers import (
    bunt_total,
    look_up,
    on_base,
    pitch_total,
    swing_total,
    take_notes,
)
from rainout.games.clutch.rules.pitchers import swing_sides, throw_pitch
from rainout.games.clutch.rules.running import judge_throw, lay_down, may_bunt, steals, walk_on_purpose
from rainout.games.clutch.rules.table import does, pop, push
from rainout.games.clutch.rules.windows import open_window, react_to
from rainout.games.clutch.rules.zones import check_hands, settle_cards
from rainout.games.clutch.state import (
    AT_BAT,
    BOTH_SEATS,
    BUNT_BEATS,
    CARDS,
    NOBODY_THERE,
    Due,
    Instance,
    Phase,
    Reason,
    Roll,
    Sum,
)
from rainout.games.clutch.vocabulary import Part, Position, Result, Throw, Verb, Window

# --- Step 1: the batter comes to the box; substitutions ---------------------------------------------------------------


@rule
def come_up(t, g):
    """CB-3.8-1: the next batter moves to the box."""
    offense = bat_seat(g)
    g.batter = g.lineup[offense, g.slot[offense]]
    g.pitcher = g.fielder[1 - offense, Position.P]
    g.up_outs = g.outs_by[g.pitcher]
    g.turns += 1
    clear_at_bat(g)
    if t.house.cards:
        clear_cards(g)
    Told.up(g, offense, g.batter, g.pitcher, g.outs)
    g.passes = 0
    ask_defense(t, g)


clear_at_bat = rule(clearing(AT_BAT, "Nothing has happened in this at-bat yet."))
clear_cards = rule(clearing(CARDS, "R-72: what held for one at-bat holds no more."))


@rule
def ask_defense(t, g):
    """CB-3.8.A-2: the defense may replace and rearrange."""
    g.changed_step = 0
    wait_for(g, Phase.FIELD, field_seat(g))


@rule
def offense_is_next(t, g):
    """Whether the offense is asked after the defense, or a card may come in between; if not, one question will do."""
    return t.house.cards != 0 or may_pinch(t, g)


@rule
def list_field(t, g, out):
    """The defense's changes, and to be ready; where nobody is asked in between, the walk as well."""
    n = list_defense(t, g, out, 0)
    if offense_is_next(t, g):
        return list_one(out, n, Act.ready())
    return list_pitching(g, out, n)


@rule
def list_bench(t, g, out):
    """The offense's changes, and to be ready."""
    return list_one(out, list_pinch(t, g, out, 0), Act.ready())


@rule
def ready(t, g):
    """R-47: substitutions go on until both pass in a row."""
    g.passes = 1 if g.changed_step else int(g.passes) + 1
    g.changed_step = 0
    g.fresh = 0
    if g.passes >= 2:
        done_substituting(t, g)
    elif g.phase == Phase.FIELD:
        if may_pinch(t, g):
            wait_for(g, Phase.BENCH, bat_seat(g))
        else:
            done_substituting(t, g)
    else:
        ask_defense(t, g)


@rule
def done_substituting(t, g):
    """CB-3.5-1: the chance is gone until the next at-bat; cards of the first window."""
    g.settled = 1
    g.passes = 0
    open_window(t, g, Window.W1, Due.ASK_WALK)


# --- Steps 2 to 5: walk, steal, bunt, infield in ---------------------------------------------------------------------


@rule
def may_play_in(g):
    """CB-4.3-2: a runner on third, fewer than two outs."""
    return runner_on(g, THIRD) and g.outs < OUTS - 1


@rule
def offense_may_run(g):
    """Whether the offense has anything to declare before the pitch."""
    return steals(g) != 0 or may_bunt(g)


@rule
def ask_walk(t, g):
    """CB-3.8.A-3, CB-4.1-1: the defense may walk the batter, before any card."""
    if g.cards == 0 or (may_play_in(g) and not offense_may_run(g)):
        wait_for(g, Phase.WALK, field_seat(g))
    else:
        g.due = Due.ASK_RUN


@rule
def list_pitching(g, out, n):
    """Walk him, or pitch to him; with the infield in, if the offense has nothing to declare first."""
    n = list_if(out, n, Act.walk(), g.cards == 0)
    n = list_one(out, n, Act.pitch())
    return list_if(out, n, Act.infield_in(), may_play_in(g) and not offense_may_run(g))


@rule
def walk(t, g):
    """CB-4.1-2: the batter is walked on purpose."""
    g.settled = 1
    g.fresh = 0
    walk_on_purpose(t, g)
    g.due = Due.FINISH_AT_BAT


@rule
def pitch_to_him(t, g):
    """The defense pitches, the infield back."""
    g.settled = 1
    g.fresh = 0
    g.due = Due.BEFORE_PITCH if g.phase == Phase.INFIELD else Due.ASK_RUN


@rule
def pitch_drawn_in(t, g):
    """CB-4.3-1: the defense pitches with the infield in, openly, for this at-bat (R-56)."""
    g.settled = 1
    g.fresh = 0
    g.infield_in = 1
    Told.infield_in(g, field_seat(g))
    g.due = Due.BEFORE_PITCH


@rule
def ask_run(t, g):
    """CB-3.8.A-4, CB-3.8.A-5: the offense may steal or bunt."""
    if offense_may_run(g):
        wait_for(g, Phase.RUN, bat_seat(g))
    else:
        g.due = Due.BEFORE_PITCH  # the infield, if it matters, was asked for together with the pitch


@rule
def list_running(g, out):
    """Steals, a bunt, or neither."""
    n = 0
    if g.phase == Phase.RUN:
        for bits in range(1, 4):
            n = list_if(out, n, Act.steal(bits), steals(g) >> bits & 1)
    n = list_if(out, n, Act.bunt(), may_bunt(g))
    return list_one(out, n, Act.swing())


@rule
def after_steal(t, g):
    """R-58: three outs end the half; else a bunt may follow, if no card was played."""
    if g.outs >= OUTS:
        g.due = Due.END_AT_BAT
    elif may_bunt(g):
        wait_for(g, Phase.BUNT, bat_seat(g))
    else:
        g.due = Due.ASK_INFIELD


@rule
def ask_infield(t, g):
    """CB-4.3-1, R-56: the defense says whether the infield plays in."""
    if may_play_in(g):
        wait_for(g, Phase.INFIELD, field_seat(g))
    else:
        g.due = Due.BEFORE_PITCH


@rule
def bunt(t, g):
    """CB-4.2-1: the batter squares to bunt; CB-4.2-4: or tries a third time."""
    if g.phase != Phase.MORE_BUNT:
        g.bunting = 1
        Told.bunts(g, bat_seat(g), g.batter)
    g.due = Due.BUNT_WINDOW


@rule
def swing_away(t, g):
    """The offense swings; CB-4.2-4, R-61: or gives the bunt up for a normal pitch. On with the infield."""
    g.due = Due.ASK_INFIELD
    if g.phase == Phase.MORE_BUNT:
        g.bunting = 0
        judge_riders(t, g, Instance.BUNT, False)
        settle_cards(g, Due.ASK_INFIELD)


@rule
def bunt_window(t, g):
    """R-61, R-72: before each try, cards about bunts; what they add holds for all tries of the at-bat."""
    g.bunt_face = 0
    open_window(t, g, Window.WB, Due.BUNT_HANDS)


@rule
def bunt_hands(t, g):
    """R-19: hands are checked before each try."""
    check_hands(t, g, Due.ROLL_BUNT)


@rule
def roll_bunt(t, g):
    """CB-4.4-6: a bunt is a pitch."""
    note_pitch(t, g)
    ask_die(g, Roll.BUNT, 20)


@rule
def note_pitch(t, g):
    """A pitch is thrown to this batter."""
    g.rolled = 1
    throw_pitch(t, g)
    g.last_outs[g.pitcher] = g.up_outs


@rule
def bunted(t, g):
    """CB-4.2-2 to CB-4.2-5: above 12 it is down; after two failures the offense chooses, a third is a strikeout."""
    if bunt_total(t, g) > BUNT_BEATS:
        judge_riders(t, g, Instance.BUNT, True)
        lay_down(t, g)
        g.bunting = 0
        settle_cards(g, Due.FINISH_AT_BAT)
        return
    g.bunts += 1
    Told.bunt_failed(g, bat_seat(g), g.batter, g.bunts)
    if g.bunts == 1:
        g.due = Due.BUNT_WINDOW
    elif g.bunts == 2:
        wait_for(g, Phase.MORE_BUNT, bat_seat(g))
    else:
        g.bunting = 0
        judge_riders(t, g, Instance.BUNT, False)
        g.result = Result.SO
        settle_cards(g, Due.CHANGE_WINDOW)


# --- Steps 6 to 9: cards, the pitch, the Advantage -------------------------------------------------------------------


@rule
def before_pitch(t, g):
    """CB-3.9.A: cards before the pitch, late substitutions; without cards, the pitch."""
    if t.house.cards:
        open_window(t, g, Window.W3, Due.PITCH_HANDS)
    else:
        roll_pitch(t, g)


@rule
def pitch_hands(t, g):
    """CB-3.2.D-7: hands are brought back to the limit."""
    check_hands(t, g, Due.PITCH_PARK)


@rule
def pitch_park(t, g):
    """CB-3.2.B-2: the Stadium, before the pitch."""
    test_park(t, g, Window.W3, Due.ROLL_PITCH)


@rule
def roll_pitch(t, g):
    """CB-3.8.B-1: the defense rolls the d20, unless a card names another die."""
    note_pitch(t, g)
    ask_die(g, Roll.PITCH, g.pitch_die if g.pitch_die else 20)


@rule
def pitched(t, g):
    """CB-3.8.B-3: the roll is on the table, and may be a mistake."""
    judge_mistake(t, g)
    if t.house.cards == 0:
        compare(t, g)
        roll_swing(t, g)
    else:
        test_park(t, g, Window.W4, Due.PITCH_ROLL_WINDOW)


@rule
def pitch_roll_window(t, g):
    """R-43: once the Stadium has worked, whether it is a mistake; cards on the roll."""
    judge_mistake(t, g)
    open_window(t, g, Window.W4, Due.PITCH_WINDOW)


@rule
def pitch_window(t, g):
    """CB-3.8.B-5: the Pitch is summed up; cards on it."""
    reckon_pitch(t, g)
    open_window(t, g, Window.W5, Due.COMPARE_WINDOW)


@rule
def reckon_pitch(t, g):
    """CB-3.8.B-5, CB-3.8.C-3: the Pitch and the On-Base it must beat."""
    take_notes(g, Sum.PITCH)
    g.pitch = pitch_total(t, g)
    take_notes(g, Sum.ON_BASE)
    g.on_base = on_base(t, g)
    g.noting = 0


@rule
def compare(t, g):
    """CB-3.8.C-1, CB-3.8.C-2, CB-3.8.F-2: the pitcher needs more than the On-Base; a mistake is the batter's."""
    reckon_pitch(t, g)
    g.advantage = 1 if g.mistake or g.pitch <= g.on_base else 0
    g.compared = 1
    Told.pitched(g, field_seat(g), g.pitch, g.on_base, g.mistake, g.advantage)


@rule
def compare_window(t, g):
    """CB-3.8.C: who has the Advantage; cards on that."""
    compare(t, g)
    open_window(t, g, Window.W6, Due.ADVANTAGE_WINDOW)


@rule
def advantage_window(t, g):
    """CB-3.8.D-1: the die of the swing is named; cards on it."""
    g.sides = swing_sides(t, g)
    open_window(t, g, Window.W7, Due.ROLL_SWING)


# --- Steps 10 to 13: the swing and its Result ------------------------------------------------------------------------


@rule
def roll_swing(t, g):
    """CB-3.8.D-1: the offense rolls."""
    g.die = swing_sides(t, g)
    ask_die(g, Roll.SWING, g.die)


@rule
def swung(t, g):
    """CB-3.8.D-2: the Swing Roll is on the table."""
    if t.house.cards == 0:
        read_result(t, g)
        g.due = Due.PLAY_OUTCOME
    else:
        open_window(t, g, Window.W8, Due.SWING_WINDOW)


@rule
def swing_window(t, g):
    """CB-3.8.D-3: the Swing is summed up; cards on it."""
    reckon_swing(t, g)
    open_window(t, g, Window.W9, Due.READ_SWING)


@rule
def reckon_swing(t, g):
    """CB-3.8.D-3: the Swing."""
    take_notes(g, Sum.SWING)
    g.swing = swing_total(t, g)
    g.noting = 0


@rule
def read_result(t, g):
    """CB-3.8.E-1, CB-4.3-10, R-45: the Result of the Swing; with the infield in a batter's ground ball gets through."""
    reckon_swing(t, g)
    g.result = look_up(t, g, int(g.swing))
    if g.infield_in and g.advantage and g.result == Result.GB and not grounders_kept(t, g):
        g.result = Result.B1
    Told.swung(g, bat_seat(g), g.swing, g.advantage, g.result)


@rule
def grounders_kept(t, g):
    """CB-4.3-10: whether a card that stays keeps ground balls what they are, with the infield in."""
    for i in range(g.active_count):
        on = g.active_on[i]
        if g.active_by[i] == field_seat(g) and (on == NOBODY_THERE or on == g.pitcher or on == g.batter):
            if does(t, int(g.active[i]), Verb.KEEP_GROUNDERS):
                return True
    return False


@rule
def reswung(t, g):
    """R-49: the swing anew, with all that was added; new cards may be played for the new roll."""
    open_window(t, g, Window.W8, Due.SWING_WINDOW)


@rule
def read_swing(t, g):
    """R-47: the Result of the swing, first or anew, on the chart; then the Stadium, then change attempts."""
    read_result(t, g)
    test_park(t, g, Window.W10, Due.COUNT_RESWING if g.rolling == Roll.RESWING else Due.CHANGE_WINDOW)


@rule
def count_reswing(t, g):
    """R-46: if another Result came of it, that is a change."""
    before = pop(g)
    link = int(g.links) - 1
    if g.result != before:
        g.changes[g.chain_by[link]] += 1
        g.played_to[g.chain_entry[link]] = g.result
    g.due = Due.RESOLVE


@rule
def change_window(t, g):
    """CB-3.8.E-2: attempts to change the Result."""
    open_window(t, g, Window.W10, Due.FIX_OUTCOME)


@rule
def fix_outcome(t, g):
    """CB-3.8.E-4, CB-3.8.E-5, CB-3.10.A-1: the Result becomes the Outcome; changes that stand were successful."""
    judge_riders(t, g, Instance.RESULT, g.result >= Result.BB)
    settle_cards(g, Due.PLAY_OUTCOME)


# --- Throws and checks -----------------------------------------------------------------------------------------------


@rule
def throw_window(t, g):
    """Cards before a throw, and before a throw made anew (R-49)."""
    open_window(t, g, Window.W2 if g.throw == Throw.STEAL else Window.W11, Due.ROLL_THROW)


@rule
def roll_throw(t, g):
    """CB-3.11.A-1: the defense rolls; R-49: a throw that has its die already is made anew."""
    g.rolled = 1
    ask_die(g, Roll.RETHROW if g.throw_face else Roll.THROW, 20)


@rule
def thrown(t, g):
    """CB-3.11.A-1: the throw is made, and may be answered (R-47)."""
    judge_throw(t, g)
    open_window(t, g, Window.W12, Due.JUDGE)


@rule
def judge(t, g):
    """CB-3.10.A-1: both have finished; riders, then what the throw came to."""
    judge_riders(t, g, Instance.THROW, g.thrown_out == 0)
    settle_cards(g, Due.SETTLE_THROW)


@rule
def check_window(t, g):
    """Cards before a check, and before a check made anew (R-49)."""
    open_window(t, g, Window.W11, Due.ROLL_CHECK)


@rule
def roll_check(t, g):
    """CB-3.11.B-1: the defense rolls; R-49: a check that has its die already is made anew."""
    g.check_made = 1 if is_check_made(t, g) else 0
    ask_die(g, Roll.RECHECK if g.check_face else Roll.CHECK, 20)


@rule
def check_rolled(t, g):
    """CB-3.11.B-1: a check is made, and may be answered (R-47)."""
    open_window(t, g, Window.W12, Due.JUDGE_CHECK)


# --- Stadium and weather ---------------------------------------------------------------------------------------------


@rule
def test_park(t, g, window, then):
    """CB-3.2.B-2: at this step the Stadium's Main Effect may trigger; both may react to that."""
    if t.house.cards == 0:
        g.due = then
    elif park_works(t, g, window):
        g.park = 1
        Told.stadium(g, g.home, t.parks[g.home, Part.MAIN])
        push(g, then)
        push(g, window)
        push(g, int(Part.MAIN))
        react_to(t, g, Reason.STADIUM, BOTH_SEATS, Due.NEXT_PART)
    else:
        test_weather(t, g, window, then)


@rule
def test_weather(t, g, window, then):
    """CB-C-40: after the Stadium, the weather."""
    if weather_works(t, g, window):
        push(g, then)
        g.due = Due.RESOLVE
    else:
        g.due = then


@rule
def next_part(t, g):
    """R-65: the Main Effect, then the secondary ones, unless the Stadium was negated."""
    part = pop(g)
    if g.park < 0 or part > Part.OFFENSIVE:
        window = pop(g)
        test_weather(t, g, window, pop(g))
        return
    push(g, part + 1)
    if start_part(t, g, part):
        push(g, Due.NEXT_PART)
        g.due = Due.RESOLVE
    else:
        g.due = Due.NEXT_PART
