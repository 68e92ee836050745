"""The contract: set up, list, move on. What follows by itself is carried out in a loop, never by recursion."""

from rainout.core.dice import below
from rainout.core.events import hush, tell
from rainout.core.kernel import rule
from rainout.games.clutch.rules.at_bat import (
    after_steal,
    ask_infield,
    ask_run,
    ask_walk,
    before_pitch,
    bunt_window,
    bunted,
    check_rolled,
    come_up,
    compare,
    count_reswing,
    declare_bunt,
    fix_outcome,
    give_up_bunt,
    judge,
    list_bench,
    list_field,
    list_pitching,
    list_run,
    next_part,
    pitch_to_him,
    pitched,
    read_swing,
    ready,
    reckon_pitch,
    reswung,
    roll_bunt,
    roll_pitch,
    roll_swing,
    roll_throw,
    swung,
    test_park,
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
    judge_mistake,
    list_tunings,
    rechecked,
    recycle_next,
    resolve_next,
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
from rainout.games.clutch.rules.numbers import swing_total
from rainout.games.clutch.rules.pitchers import swing_sides
from rainout.games.clutch.rules.running import (
    go_for_two,
    let_go,
    list_sends,
    list_throws,
    play_outcome,
    send,
    settle_throw,
    start_throw,
    steal,
    take_one,
    throw_kind,
)
from rainout.games.clutch.rules.setup import (
    ask_line_up,
    ask_mulligan,
    ask_starter,
    ask_weather,
    begin_game,
    clear_match,
    deal_hands,
    draw_weather,
    fill_order,
    fill_posts,
    keep,
    list_order,
    list_posts,
    list_starters,
    mulligan,
    name_for_post,
    name_for_slot,
    put_card_under,
    roll_for_home,
    rolled_starter,
    rolled_weather,
    start,
    take_home_roll,
)
from rainout.games.clutch.rules.table import bat_seat, field_seat, seat_of, wait_for
from rainout.games.clutch.rules.windows import (
    answered_by_change,
    ask_answer,
    ask_reactions,
    decline,
    finish_link,
    list_hand,
    list_reactions,
    list_window,
    next_in_window,
    open_window,
    pass_window,
    pay,
    pay_next,
    play_card,
    react,
    react_to,
    return_card,
    take_back_next,
    use_coach,
)
from rainout.games.clutch.rules.zones import (
    check_hands,
    discard,
    discard_next,
    draw_next,
    loose_range,
    lose_next,
    off_pile,
    put_under,
    take_from_deck,
)
from rainout.games.clutch.state import (
    NOBODY_THERE,
    ROSTER,
    SLOTS,
    Due,
    Move,
    Phase,
    Reason,
    Roll,
    Root,
    Told,
)
from rainout.games.clutch.vocabulary import POSITIONS, Throw, Window


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
        return list_range(out, int(Move.DIE), int(g.sides))
    if phase == Phase.FIELD:
        return list_field(t, g, out)
    if phase == Phase.BENCH:
        return list_bench(t, g, out)
    if phase == Phase.WALK:
        return list_pitching(g, out, 0)
    if phase == Phase.RUN or phase == Phase.BUNT:
        return list_run(g, out)
    if phase == Phase.CARDS:
        return list_window(t, g, out)
    if phase == Phase.SEND:
        return list_sends(g, out)
    if phase == Phase.THROW or phase == Phase.STEAL_THROW:
        return list_throws(g, out)
    if phase == Phase.DOUBLE_PLAY:
        return list_range(out, int(Move.TWO), 2)
    if phase == Phase.INFIELD:
        return list_range(out, int(Move.PITCH), 2)
    if phase == Phase.MORE_BUNT:
        return list_range(out, int(Move.BUNT), 2)
    return list_other(t, g, out)


@rule
def list_other(t, g, out):
    """Cards one by one, and what comes before the first pitch."""
    phase = g.phase
    if phase == Phase.DRAW:
        first, count = loose_range(g, int(g.arranging))
        return list_range(out, Move.DRAW + first, count)
    if phase == Phase.LOSE:
        return list_range(out, int(Move.LOSE), int(g.hand_size[g.arranging]))
    if phase == Phase.SKY:
        return list_range(out, int(Move.SKY), int(t.sky_count))
    if phase == Phase.REACT:
        return list_reactions(t, g, out)
    if phase == Phase.PAY or phase == Phase.DISCARD:
        return list_hand(g, int(g.actor), out, int(Move.DISCARD))
    if phase == Phase.TUNE:
        return list_tunings(g, out, int(Move.TUNE))
    if phase == Phase.RECYCLE:
        return list_pile(g, out)
    if phase == Phase.TAKE_BACK:
        return list_range(out, int(Move.TAKE_BACK), 2)
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
        return list_range(out, int(Move.KEEP), 2)
    if phase == Phase.UNDER:
        return list_hand(g, int(g.actor), out, int(Move.UNDER))
    return 0


@rule
def list_range(out, first, count):
    """Write so many actions, one after the other."""
    for i in range(count):
        out[i] = first + i
    return count


@rule
def list_pile(g, out):
    """Each different card of one's discard pile."""
    seat = int(g.actor)
    n = 0
    for place in range(g.pile_size[seat]):
        new = True
        for other in range(place):
            if g.pile[seat, other] == g.pile[seat, place]:
                new = False
        if new:
            out[n] = Move.RECYCLE + place
            n += 1
    return n


@rule
def chance(t, g, dice):
    """Every face, every card of the loose deck, every card of a hand is equally likely."""
    if g.phase == Phase.ROLL:
        return Move.DIE + below(dice, g.sides)
    if g.phase == Phase.DRAW:
        first, count = loose_range(g, int(g.arranging))
        return Move.DRAW + first + below(dice, count)
    if g.phase == Phase.LOSE:
        return Move.LOSE + below(dice, g.hand_size[g.arranging])
    return Move.SKY + below(dice, t.sky_count)


# --- Moving on -------------------------------------------------------------------------------------------------------


@rule
def apply(t, g, action):
    """Carry out one of the options."""
    hush(g)
    if action < Move.DRAW:
        roll(t, g, action - Move.DIE + 1)
    elif action >= Move.PLAY:
        act_with_cards(t, g, action)
    elif action >= Move.STEAL:
        act_in_play(t, g, action)
    elif action >= Move.READY:
        act_before_pitch(t, g, action)
    else:
        act_before_game(t, g, action)
    follow_up(t, g)


@rule
def roll(t, g, face):
    """A die has fallen; the one who rolled it may have a card for it."""
    g.natural = face
    tell(g, Told.ROLLED, roller(g), face, g.rolling, g.sides)
    if t.house.cards and g.sides == 20 and g.rolling >= Roll.PITCH:
        react_to(t, g, Reason.NATURAL, 1 << roller(g), Due.ROLLED)
    else:
        g.due = Due.ROLLED


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


@rule
def rolled(t, g):
    """What the die was for; R-49: or it is rolled anew."""
    rolling = g.rolling
    if g.anew:
        g.anew = 0
        ask_die(g, rolling, g.sides)
    elif rolling == Roll.PITCH:
        pitched(t, g)
    elif rolling == Roll.SWING:
        swung(t, g)
    elif rolling == Roll.THROW:
        thrown(t, g)
    elif rolling == Roll.BUNT:
        bunted(t, g)
    elif rolling == Roll.CHECK:
        check_rolled(t, g)
    elif rolling == Roll.RETHROW:
        rethrown(t, g)
    elif rolling == Roll.RECHECK:
        rechecked(t, g)
    elif rolling == Roll.RESWING:
        reswung(t, g)
    elif rolling == Roll.HOME:
        take_home_roll(g)
    elif rolling == Roll.STARTER:
        rolled_starter(t, g)
    else:
        rolled_weather(t, g)


@rule
def act_before_game(t, g, action):
    """Cards drawn, starters, line-ups, opening hands."""
    if action < Move.LOSE:
        take_from_deck(g, int(g.arranging), action - Move.DRAW)
        g.due = Due.DRAW
    elif action < Move.SKY:
        discard(t, g, int(g.arranging), action - Move.LOSE)
        g.losing[g.arranging] -= 1
        g.due = Due.LOSSES
    elif action < Move.START:
        draw_weather(g, action - Move.SKY)
    elif action < Move.ASSIGN:
        start(t, g, int(g.arranging) * ROSTER + action - Move.START)
    elif action < Move.BAT:
        name_for_post(t, g, action - Move.ASSIGN)
    elif action < Move.FILL:
        name_for_slot(g, action - Move.BAT)
    elif action == Move.FILL:
        if g.phase == Phase.ASSIGN:
            fill_posts(t, g)
        else:
            fill_order(t, g)
    elif action == Move.KEEP:
        keep(g)
    elif action == Move.MULLIGAN:
        mulligan(g)
    else:
        put_card_under(g, action - Move.UNDER)


@rule
def act_before_pitch(t, g, action):
    """Replacements and declarations."""
    if action == Move.READY:
        ready(t, g)
    elif action == Move.WALK:
        walk(t, g)
    elif action == Move.PITCH:
        pitch_to_him(g, False)
    elif action == Move.INFIELD_IN:
        pitch_to_him(g, True)
    elif action < Move.IN:
        relieve(t, g, seat_of(int(g.pitcher)) * ROSTER + action - Move.RELIEVE)
        g.up_outs = g.outs_by[g.pitcher]
        after_change(t, g)
    elif action < Move.SHIFT:
        first = int(g.actor) * ROSTER
        come_in(t, g, first + (action - Move.IN) // ROSTER, first + (action - Move.IN) % ROSTER)
        after_change(t, g)
    elif action < Move.EXCHANGE:
        shift(t, g, (action - Move.SHIFT) // POSITIONS, (action - Move.SHIFT) % POSITIONS)
        after_change(t, g)
    else:
        exchange(g, (action - Move.EXCHANGE) // SLOTS, (action - Move.EXCHANGE) % SLOTS)
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


@rule
def act_in_play(t, g, action):
    """Steals, bunts, runners sent, throws."""
    if action < Move.BUNT:
        steal(t, g, action - Move.STEAL)
    elif action == Move.BUNT:
        if g.phase == Phase.MORE_BUNT:
            g.due = Due.BUNT_WINDOW
        else:
            declare_bunt(g)
    elif action == Move.SWING:
        if g.phase == Phase.MORE_BUNT:
            give_up_bunt(t, g)
        else:
            g.due = Due.INFIELD
    elif action < Move.THROW:
        send(t, g, action - Move.SEND)
    elif action < Move.LET:
        throw = Throw.STEAL if g.phase == Phase.STEAL_THROW else throw_kind(g)
        start_throw(t, g, throw, action - Move.THROW)
    elif action == Move.LET:
        let_go(t, g)
    elif action == Move.TWO:
        go_for_two(t, g)
    else:
        take_one(t, g)


@rule
def act_with_cards(t, g, action):
    """Cards played, paid, discarded, taken back."""
    seat = int(g.actor)
    if action < Move.COACH:
        if g.phase == Phase.REACT:
            react(t, g, seat, action - Move.PLAY)
        else:
            play_card(t, g, seat, action - Move.PLAY, int(Root.WINDOW))
    elif action < Move.PASS:
        use_coach(t, g, seat, action - Move.COACH)
    elif action == Move.PASS:
        if g.phase == Phase.REACT:
            decline(g)
        else:
            pass_window(g)
    elif action < Move.TUNE:
        if g.phase == Phase.PAY:
            pay(t, g, seat, action - Move.DISCARD)
        else:
            discard(t, g, seat, action - Move.DISCARD)
            g.discarding[seat] -= 1
            g.due = Due.DISCARDS
    elif action < Move.RECYCLE:
        tune(t, g, action - Move.TUNE)
    elif action < Move.TAKE_BACK:
        text = off_pile(g, seat, action - Move.RECYCLE)
        put_under(g, seat, text)
        tell(g, Told.RECYCLED, seat, text)
        recycle_next(g, seat)
    else:
        if action == Move.TAKE_BACK:
            return_card(t, g, int(g.taking))
        g.taking += 1
        g.due = Due.TAKE_BACKS


# --- What follows by itself ------------------------------------------------------------------------------------------


@rule
def follow_up(t, g):
    """Carry out what is due until somebody must act."""
    while g.due != Due.NOTHING:
        due = int(g.due)
        g.due = Due.NOTHING
        if due >= Due.WINDOW:
            if due == Due.ROLLED:
                rolled(t, g)
            else:
                follow_cards(t, g, due)
        elif due >= Due.PITCH:
            follow_play(t, g, due)
        elif due >= Due.HALF:
            follow_at_bat(t, g, due)
        else:
            follow_setup(t, g, due)


@rule
def follow_setup(t, g, due):
    """Before the first pitch."""
    if due == Due.HOME:
        roll_for_home(g)
    elif due == Due.STARTERS:
        begin_game(g)
        ask_starter(t, g)
    elif due == Due.LINE_UPS:
        ask_line_up(g)
    elif due == Due.ORDERS:
        wait_for(g, Phase.ORDER, g.arranging)
    elif due == Due.HANDS:
        deal_hands(t, g)
    elif due == Due.MULLIGANS:
        ask_mulligan(t, g)
    else:
        ask_weather(t, g)


@rule
def follow_at_bat(t, g, due):
    """Steps 1 to 6."""
    if due == Due.UP:
        come_up(t, g)
    elif due == Due.SUBSTITUTED:
        ask_walk(g)
    elif due == Due.STEAL:
        ask_run(g)
    elif due == Due.AFTER_STEAL:
        after_steal(g)
    elif due == Due.INFIELD:
        ask_infield(g)
    elif due == Due.BEFORE_PITCH:
        if t.house.cards:
            before_pitch(t, g)
        else:
            roll_pitch(t, g)
    elif due == Due.HALF:
        begin_half(t, g)
    elif due == Due.BUNT_WINDOW:
        bunt_window(t, g)
    else:
        follow_bunt(t, g, due)


@rule
def follow_bunt(t, g, due):
    """CB-4.2: hands are checked before each try."""
    if due == Due.BUNT_HANDS:
        check_hands(t, g, Due.BUNT_ROLL)
    else:
        roll_bunt(t, g)


@rule
def follow_play(t, g, due):
    """Steps 6 to 16."""
    if due == Due.PLAY:
        play_outcome(t, g)
    elif due == Due.FINISH:
        finish_at_bat(t, g)
    elif due == Due.AFTER_AT_BAT:
        after_at_bat(g)
    elif due == Due.THROW_WINDOW:
        throw_window(t, g)
    elif due == Due.THROW_ROLL:
        roll_throw(g)
    elif due == Due.JUDGE:
        judge(t, g)
    elif due == Due.LAND:
        settle_throw(t, g)
    elif due == Due.END_HALF:
        end_half(t, g)
    elif due == Due.HALF_OVER:
        half_over(t, g)
    elif due == Due.END_AT_BAT:
        end_at_bat(t, g)
    elif due == Due.NEXT_GAME:
        end_game(t, g)
    else:
        follow_duel(t, g, due)


@rule
def follow_duel(t, g, due):
    """Steps 6 to 13 with cards."""
    if due == Due.PITCH:
        check_hands(t, g, Due.PARK)
    elif due == Due.PITCH_TOTAL:
        reckon_pitch(t, g)
        open_window(t, g, Window.W5, Due.COMPARE)
    elif due == Due.COMPARE:
        compare(t, g)
        open_window(t, g, Window.W6, Due.ADVANTAGE)
    elif due == Due.ADVANTAGE:
        g.sides = swing_sides(t, g)
        open_window(t, g, Window.W7, Due.SWING)
    elif due == Due.SWING:
        roll_swing(t, g)
    elif due == Due.SWING_TOTAL:
        g.swing = swing_total(t, g)
        open_window(t, g, Window.W9, Due.READ)
    elif due == Due.READ:
        read_swing(t, g)
    elif due == Due.CHANGES:
        open_window(t, g, Window.W10, Due.OUTCOME)
    else:
        fix_outcome(t, g)


@rule
def follow_cards(t, g, due):
    """Windows, chains, draws, checks."""
    if due == Due.WINDOW:
        next_in_window(t, g)
    elif due == Due.RESOLVE:
        resolve(t, g)
    elif due == Due.PAY:
        pay_next(g)
    elif due == Due.ANSWER:
        ask_answer(t, g)
    elif due == Due.REACT:
        ask_reactions(t, g)
    elif due == Due.DRAW:
        draw_next(g)
    elif due == Due.DISCARDS:
        discard_next(g, field_seat(g))
    elif due == Due.LOSSES:
        lose_next(g)
    elif due == Due.CHECK_WINDOW:
        open_window(t, g, Window.W11, Due.CHECK_ROLL)
    elif due == Due.CHECK_ROLL:
        ask_die(g, Roll.RECHECK if g.check_face else Roll.CHECK, 20)
    elif due == Due.CHECK_JUDGE:
        judge_check(t, g)
    elif due == Due.TAKE_BACKS:
        take_back_next(t, g)
    elif due == Due.SECONDARIES:
        next_part(t, g)
    elif due == Due.RESWUNG:
        count_reswing(g)
    elif due == Due.PARK:
        test_park(t, g, Window.W3, Due.PITCH_ROLL)
    elif due == Due.PITCH_ROLL:
        roll_pitch(t, g)
    else:
        judge_mistake(t, g)
        open_window(t, g, Window.W4, Due.PITCH_TOTAL)


@rule
def resolve(t, g):
    """One card of the chain after the other, effect by effect."""
    g.due = Due.RESOLVE
    if resolve_next(t, g):
        finish_link(t, g)


@rule
def payoff(t, g, seat):
    """1 for the winner of the match, -1 for the other."""
    if g.phase != Phase.OVER or g.winner < 0:
        return 0
    return 1 if g.winner == seat else -1
