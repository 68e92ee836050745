"""The contract: set up, list, move on. What follows by itself is carried out in a loop, never by recursion."""

from rainout.core.dice import below
from rainout.core.events import hush, tell
from rainout.core.kernel import rule
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
    list_picks,
    pass_click,
    receivers,
    settle_click,
    take_click,
)
from rainout.games.clix.rules.fielding import ask_fielder, go_for_ball, list_fielders, roll_attempt
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
from rainout.games.clix.rules.table import at, field_seat, seat_of
from rainout.games.clix.state import (
    FACES,
    FIELDED,
    INFIELD,
    NOBODY_THERE,
    PLAYERS,
    ROSTER,
    TARGETS,
    ZONES,
    Die,
    Due,
    Level,
    Move,
    Phase,
    Position,
    Roll,
    Told,
)


@rule
def deal(t, g):
    """SC-PRE-LVL-1, SC-PRE-SETUP-1: below Championship line-ups come first, there the roll for home."""
    hush(g)
    clear_table(t, g)
    clear_leftovers(g)
    if t.house.level < Level.CHAMPIONSHIP:
        field_the_nine(t, g)
        g.due = Due.ORDER
    else:
        g.due = Due.HOME
    follow_up(t, g)


@rule
def clear_leftovers(g):
    """Nothing is left of a game that was played in the same record before."""
    g.batter = 0
    g.pitcher = 0
    clear_at_bat(g)
    for position in range(FIELDED):
        g.zone[position] = 0
        g.shifted[position] = 0


# --- What may be done ------------------------------------------------------------------------------------------------


@rule
def options(t, g, out):
    """What the manager to act may do; for CHANCE, the equally likely faces."""
    phase = g.phase
    if phase == Phase.ROLL or phase == Phase.HOME:
        return list_range(out, Move.DIE + int(g.die) * FACES, FACES)
    if phase == Phase.FIELD:
        return list_positioning(t, g, out)
    if phase == Phase.BENCH:
        return list_bench(t, g, out)
    if phase == Phase.SWING:
        return list_swings(t, g, out)
    if phase == Phase.PITCH or phase == Phase.LATE_PITCH:
        return list_range(out, int(Move.PITCH), 2)
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
        return list_players(out, list_picks(g, out), int(Move.CLICK))
    if phase == Phase.LEAD:
        return list_passes(g, out)
    if phase == Phase.CONTROL:
        return list_control(t, g, out)
    if phase == Phase.SPRAY:
        return list_nudges(g, out)
    if phase == Phase.FLAME or phase == Phase.INTIMIDATE:
        return list_range(out, int(Move.YES), 2)
    if phase == Phase.REPLACE:
        return list_replacements(t, g, int(g.removing), out, 0)
    if phase == Phase.RELIEVE:
        out[0] = Move.STAY
        return list_replacements(t, g, at(g, Position.P), out, 1)
    if phase == Phase.SETTLE:
        return list_settling(t, g, out)
    if phase == Phase.ORDER:
        return list_order(g, out)
    if phase == Phase.ASSIGN:
        return list_posts(t, g, out)
    if phase == Phase.FENCE:
        return list_fences(out)
    if phase == Phase.DH:
        return list_range(out, int(Move.DH), 2)
    return 0


@rule
def list_range(out, first, count):
    """Write so many actions, one after the other."""
    for i in range(count):
        out[i] = first + i
    return count


@rule
def list_players(out, n, first):
    """Turn a list of players into actions."""
    for i in range(n):
        out[i] += first
    return n


@rule
def list_passes(g, out):
    """SC-CHA-LEAD-1: keep the click, or pass it on."""
    out[0] = Move.NO
    n = 1
    who = receivers(g)
    for player in range(PLAYERS):
        if who >> player & 1:
            out[n] = Move.PASS + player
            n += 1
    return n


@rule
def chance(t, g, dice):
    """Every face is equally likely."""
    return Move.DIE + int(g.die) * FACES + below(dice, FACES)


# --- Moving on -------------------------------------------------------------------------------------------------------


@rule
def apply(t, g, action):
    """Carry out one of the options."""
    hush(g)
    if action < Move.DH:
        face = action - Move.DIE - int(g.die) * FACES + 1
        if g.phase == Phase.HOME:
            take_home_roll(t, g, face)
        elif g.rolling == Roll.ATTEMPT:
            tell(g, Told.ROLLED, seat_of(g.acting), Die.NUMBER, face, face, Roll.ATTEMPT)
            roll_attempt(t, g, face)
        else:
            roll_die(t, g, face)
    elif action >= Move.STEAL:
        act_in_play(t, g, action)
    elif action >= Move.IN:
        act_before_pitch(t, g, action)
    else:
        act_before_game(t, g, action)
    follow_up(t, g)


@rule
def act_before_game(t, g, action):
    """Line-ups and fences."""
    if action < Move.ASSIGN:
        settle_dh(g, action - Move.DH)
    elif action < Move.BAT:
        name_for_post(g, action - Move.ASSIGN)
    elif action < Move.FILL:
        name_for_slot(g, action - Move.BAT)
    elif action >= Move.FENCE:
        set_fence(g, action - Move.FENCE)
    elif g.phase == Phase.ORDER:
        fill_order(t, g)
    elif g.phase == Phase.ASSIGN:
        fill_posts(t, g)
    else:
        fill_fences(g)


@rule
def act_before_pitch(t, g, action):
    """Replacements, positions, and the choice of dice."""
    if action < Move.SWAP:
        bring_in(t, g, (action - Move.IN) // ROSTER, (action - Move.IN) % ROSTER)
    elif action < Move.SHIFT:
        swap(g, field_seat(g), (action - Move.SWAP) // FIELDED, (action - Move.SWAP) % FIELDED)
        g.due = Due.SETTLE if g.phase == Phase.SETTLE else Due.WINDOW
    elif action < Move.COVER:
        shift(g, (action - Move.SHIFT) // ZONES, (action - Move.SHIFT) % ZONES + 1)
    elif action == Move.COVER:
        cover_chart(t, g)
    elif action == Move.READY:
        if g.phase == Phase.BENCH:
            g.due = Due.POSITION
        else:
            begin_at_bat(g)
    elif action == Move.SHUT_DOWN:
        shut_them_down(g)
    elif action == Move.WALK:
        walk_on_purpose(g)
    elif action == Move.STAY:
        stay(g)
    elif action < Move.BUNT:
        choose_swing(g, action - Move.SWING)
    elif action == Move.BUNT:
        declare_bunt(g)
    else:
        choose_pitch(g, action - Move.PITCH)


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
def stay(g):
    """SC-CHA-SUB-5, SC-PLY-ENDUR-3: a pinch player fields; a tired pitcher goes on."""
    if g.phase == Phase.SETTLE:
        g.pinch[g.removing] = 0
        g.due = Due.SETTLE
    else:
        g.due = Due.TIRED


@rule
def act_in_play(t, g, action):
    """Steals, declarations, runners, fielders, throws and clicks."""
    if action < Move.THROW_AT:
        steal(g, action - Move.STEAL)
    elif action < Move.LET:
        throw_at(t, g, action - Move.THROW_AT)
    elif action == Move.LET:
        let_go(t, g)
    elif action < Move.TAKE:
        answer(t, g, action == Move.YES)
    elif action < Move.NUDGE:
        take_result(t, g, action - Move.TAKE)
    elif action < Move.SEND:
        nudge(t, g, action - Move.NUDGE)
    elif action < Move.TAG_UP:
        send(g, action - Move.SEND)
    elif action < Move.EXTRA:
        tag_up(t, g, action - Move.TAG_UP)
    elif action < Move.FIELDER:
        try_extra(t, g, action - Move.EXTRA)
    elif action < Move.AT_BATTER:
        go_for_ball(t, g, action - Move.FIELDER, False)
    elif action < Move.OUT:
        go_for_ball(t, g, action - Move.AT_BATTER, True)
    elif action < Move.CLICK:
        make_play(t, g, action)
    elif action < Move.PASS:
        take_click(t, g, action - Move.CLICK)
    else:
        pass_click(t, g, action - Move.PASS)


@rule
def make_play(t, g, action):
    """SC-PLY-FC-1: the play on a ground ball, a relay, or a throw from the outfield."""
    if action == Move.OUT:
        take_batter(t, g)
    elif action < Move.TAG:
        force(g, action - Move.FORCE)
    elif action < Move.TAG_BY:
        try_tag(t, g, action - Move.TAG, NOBODY_THERE)
    elif action < Move.DOUBLE:
        named = action - Move.TAG_BY
        try_tag(t, g, named // INFIELD, Position.B1 + named % INFIELD)
    elif action < Move.RELAY:
        named = action - Move.DOUBLE
        go_for_two(t, g, named // INFIELD, Position.B1 + named % INFIELD)
    elif action < Move.THROW:
        relay(t, g, (action - Move.RELAY) // TARGETS, (action - Move.RELAY) % TARGETS)
    elif action < Move.THROW_BY:
        named = action - Move.THROW
        throw_for_extra(t, g, Position.LF + named // TARGETS, named % TARGETS)
    else:
        named = action - Move.THROW_BY
        throw_for_tag_up(t, g, named // INFIELD, Position.B1 + named % INFIELD)


@rule
def throw_at(t, g, aim):
    """A throw at a thief, or at one who tagged up."""
    if g.phase == Phase.STEAL_THROW:
        throw_at_thief(t, g, aim)
    else:
        throw_for_tag_up(t, g, aim, NOBODY_THERE)


@rule
def let_go(t, g):
    """Nobody throws."""
    tell(g, Told.NO_THROW, field_seat(g))
    if g.phase == Phase.STEAL_THROW:
        land_steal(t, g, NOBODY_THERE)
    elif g.phase == Phase.RELAY:
        g.due = Due.GROUNDED
    elif g.hit:
        land_extra(t, g, NOBODY_THERE)
    else:
        land_tag_up(t, g, NOBODY_THERE)


@rule
def answer(t, g, yes):
    """Yes or no to an intangible."""
    if g.phase == Phase.LEAD:
        keep_click(t, g)
    elif g.phase == Phase.INTIMIDATE:
        intimidate(g, yes)
    elif g.phase == Phase.SPRAY:
        g.due = Due.FLAME
    elif yes:
        wait_for_die(g, Roll.FLAME, Die.RED)
    else:
        g.due = Due.RESULT


@rule
def follow_up(t, g):
    """What follows from an action by itself, one thing after the other, until somebody must act."""
    while g.due != Due.NOTHING and g.clicking == NOBODY_THERE:
        if g.waiting > 0:
            if settle_click(t, g):
                return
        elif g.due >= Due.SEAL and g.due <= Due.AFTER_AT_BAT:
            follow_up_in_at_bat(t, g)
        else:
            follow_up_between(t, g)


@rule
def follow_up_in_at_bat(t, g):
    """What an at-bat goes through."""
    if g.due == Due.THROW_DICE:
        throw_dice(t, g)
    elif g.due == Due.SEAL:
        seal(t, g)
    elif g.due == Due.READ:
        read_dials(t, g)
    elif g.due == Due.DECLARE:
        declare(t, g)
    elif g.due == Due.FLAME:
        ask_flame(t, g)
    elif g.due == Due.RESULT:
        resolve(t, g)
    elif g.due == Due.ATTEMPTED:
        finish_attempt(t, g)
    elif g.due == Due.END_AT_BAT:
        end_at_bat(t, g)
    elif g.due == Due.AFTER_AT_BAT:
        after_at_bat(t, g)
    elif g.due == Due.STEALS:
        ask_steal(t, g)
    elif g.due == Due.FIELDER:
        ask_fielder(t, g)
    elif g.due == Due.PLAY:
        go_on_with_play(g)
    elif g.due == Due.GROUNDED:
        land_ground_ball(t, g)
    elif g.due == Due.EXTRA:
        ask_extra(t, g)
    else:
        ask_control(g)


@rule
def ask_control(g):
    """SC-PRE-TC-2, SC-PRE-TC-3: the manager in control picks a result."""
    g.phase = Phase.CONTROL
    g.actor = seat_of(g.control)
    g.due = Due.NOTHING


@rule
def follow_up_between(t, g):
    """What comes before, between and after at-bats."""
    if g.due == Due.UP:
        come_to_bat(t, g)
    elif g.due == Due.WINDOW:
        open_window(t, g)
    elif g.due == Due.POSITION:
        ask_positions(t, g)
    elif g.due == Due.REMOVALS:
        before_at_bat(t, g)
    elif g.due == Due.END_HALF:
        end_half(t, g)
    elif g.due == Due.HALF_OVER:
        half_over(g)
    elif g.due == Due.HALF:
        begin_half(g)
    elif g.due == Due.SETTLE:
        settle_pinch(t, g)
    elif g.due == Due.TIRE:
        tire(t, g)
    elif g.due == Due.TIRED:
        lose_strength(t, g)
    elif g.due == Due.ORDER:
        ask_order(t, g)
    elif g.due == Due.HOME:
        roll_for_home(g)
    elif g.due == Due.ASSIGN:
        ask_post(g)
    else:
        ask_fence(t, g)


@rule
def payoff(t, g, seat):
    """SC-PRE-END-1: 1 for the winner, -1 for the other."""
    if g.phase != Phase.OVER or g.winner < 0:
        return 0
    return 1 if g.winner == seat else -1
