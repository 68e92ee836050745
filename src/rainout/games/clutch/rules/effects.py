"""What cards do: one effect after the other, a few verbs for all cards (CB-3.9, CB-3.10, CB-3.11.B)."""

from rainout.core.events import tell
from rainout.core.kernel import rule
from rainout.core.state import CHANCE
from rainout.games.clutch.rules.bench import has_replacement
from rainout.games.clutch.rules.numbers import (
    check_target,
    check_total,
    effect_amount,
    part_seat,
    pitch_roll,
    weather_holds,
)
from rainout.games.clutch.rules.pitchers import add_inning, has_reliever, limit_of
from rainout.games.clutch.rules.running import forget_additions, judge_throw
from rainout.games.clutch.rules.table import bat_seat, field_seat, pop, push, seat_of, wait_for
from rainout.games.clutch.rules.terms import holds, unit_at
from rainout.games.clutch.rules.zones import leave_card, put_link
from rainout.games.clutch.state import NO_THROW, NOBODY_THERE, Due, Instance, Phase, Roll, Root, Told
from rainout.games.clutch.vocabulary import (
    ATTRIBUTES,
    EFFECTS,
    FAILURE,
    ONE_FIELDER,
    SUCCESS,
    Attribute,
    Duration,
    Kind,
    LeaveOn,
    Part,
    Verb,
    When,
    Who,
    Window,
)

THROWN = 1 << Attribute.DEFENSE_ROLL | 1 << Attribute.DEFENSE
"""CB-5-68: roll and total of a throw or check, as bits."""


@rule
def ask_die(g, rolling, sides):
    """A die is to be rolled."""
    g.rolling = rolling
    g.sides = sides
    wait_for(g, Phase.ROLL, CHANCE)


@rule
def add_to(g, seat, attribute, amount):
    """R-48: a manager's card adds to a number, or takes from it; each direction has an account of its own."""
    if amount > 0:
        g.added[seat, attribute, 0] += amount
    elif amount < 0:
        g.added[seat, attribute, 1] -= amount


@rule
def judge_mistake(t, g):
    """CB-3.8.B-3, CB-3.8.F-4, R-43: in the X-Zone or below, unless a card has made or cancelled the mistake."""
    if g.mistake_set:
        g.mistake = 1 if g.mistake_set > 0 else 0
    else:
        g.mistake = 1 if pitch_roll(t, g) <= int(t.players.zone[g.pitcher]) else 0


# --- One effect after the other --------------------------------------------------------------------------------------


@rule
def resolve_next(t, g):
    """Carry out the next effect of the card on top of the chain; True when there is none left."""
    link = int(g.links) - 1
    k = int(g.chain_step[link])
    if g.chain_negated[link] or k == EFFECTS:
        return True
    g.chain_step[link] = k + 1
    text = int(g.chain[link])
    when = t.texts.when[text, k]
    if when == When.ALWAYS or when == g.chain_check[link]:
        carry_out(t, g, link, text, k)
    return False


@rule
def carry_out(t, g, link, text, k):
    """What one effect does."""
    verb = int(t.texts.verb[text, k])
    seat = int(g.chain_by[link])
    if verb == Verb.NOTHING:
        return
    if verb <= Verb.ADD_ANY:
        add(t, g, link, seat, text, k)
    elif verb <= Verb.CANCEL_MISTAKE:
        affect_duel(t, g, seat, text, k)
    elif verb <= Verb.CHECK_FIELDER:
        start_check(t, g, seat, text, k)
    elif verb <= Verb.ROLL_AGAIN:
        affect_play(t, g, link, seat, text, k)
    elif verb <= Verb.RECYCLE:
        affect_hands(t, g, seat, text, k)
    else:
        affect_table(t, g, link, text, k)


@rule
def add(t, g, link, seat, text, k):
    """R-48: a number goes up or down; what lasts is reckoned while it lasts, a Stadium's while it works."""
    if t.texts.lasts[text] or t.texts.kind[text] >= Kind.STADIUM:
        return
    if t.texts.verb[text, k] == Verb.ADD_ANY:
        wait_for(g, Phase.TUNE, seat)
        return
    attribute = int(t.texts.attribute[text, k])
    add_to(g, seat, attribute, effect_amount(t, g, text, k))
    if attribute == Attribute.PITCH_ROLL:
        judge_mistake(t, g)


@rule
def tunable(g):
    """The attributes of this window's calculation, as bits."""
    window = g.window
    if g.check_unit > 0:
        return THROWN | 1 << Attribute.CHECK_TARGET if window == Window.W11 else 0
    if window == Window.W2:
        return THROWN | 1 << Attribute.ST
    if window == Window.W3:
        return 1 << Attribute.COMMAND | 1 << Attribute.ON_BASE
    if window == Window.W4:
        return 1 << Attribute.PITCH_ROLL
    if window == Window.W5:
        return 1 << Attribute.PITCH
    if window == Window.W8:
        return 1 << Attribute.SWING_ROLL
    if window == Window.W9:
        return 1 << Attribute.SWING
    if window == Window.W11:
        return THROWN | 1 << Attribute.BR
    return 1 << Attribute.BUNT_ROLL if window == Window.WB else 0


@rule
def list_tunings(g, out, move):
    """Each attribute, up and down."""
    n = 0
    for attribute in range(ATTRIBUTES):
        if tunable(g) >> attribute & 1:
            out[n] = move + 2 * attribute
            out[n + 1] = move + 2 * attribute + 1
            n += 2
    return n


@rule
def tune(t, g, chosen):
    """The owner of the card has chosen what it changes, and which way."""
    link = int(g.links) - 1
    text, k, seat = int(g.chain[link]), int(g.chain_step[link]) - 1, int(g.chain_by[link])
    amount = effect_amount(t, g, text, k) * (1 if chosen % 2 == 0 else -1)
    add_to(g, seat, chosen // 2, amount)
    g.played_to[g.chain_entry[link]] = chosen
    tell(g, Told.TUNED, seat, chosen // 2, amount)
    if chosen // 2 == Attribute.PITCH_ROLL:
        judge_mistake(t, g)
    g.due = Due.RESOLVE


@rule
def affect_duel(t, g, seat, text, k):
    """CB-3.8.C-4, CB-3.8.F-4: Advantage, the dice of swing and pitch, mistakes."""
    verb = t.texts.verb[text, k]
    if verb == Verb.GIVE_ADVANTAGE:
        if not g.mistake:
            g.advantage = t.texts.argument[text, k]
            tell(g, Told.ADVANTAGE, bat_seat(g) if g.advantage else field_seat(g), g.advantage)
    elif verb == Verb.SWING_DIE:
        g.die = t.texts.amount[text, k]
        tell(g, Told.DIE, seat, g.die)
    elif verb == Verb.PITCH_DIE:
        g.pitch_die = t.texts.amount[text, k]
        tell(g, Told.PITCH_DIE, seat, g.pitch_die)
    else:
        g.mistake_set = 1 if verb == Verb.MAKE_MISTAKE else -1
        judge_mistake(t, g)
        tell(g, Told.MISTAKE, seat, g.mistake)


@rule
def affect_play(t, g, link, seat, text, k):
    """CB-3.10: the Result, the lead runner, and dice rolled anew."""
    verb = t.texts.verb[text, k]
    if verb == Verb.CHANGE:
        change_result(t, g, link, seat, text, int(t.texts.argument[text, k]))
    elif verb == Verb.LEAD_ADVANCES:
        g.lead_bases = t.texts.amount[text, k]
        g.lead_on = g.result
    elif verb == Verb.SWING_AGAIN:
        ask_die(g, Roll.RESWING, g.die)
    elif verb == Verb.THROW_AGAIN:
        g.due = Due.THROW_WINDOW
    elif verb == Verb.CHECK_AGAIN:
        g.due = Due.CHECK_WINDOW
    else:
        g.anew = 1


@rule
def change_result(t, g, link, seat, text, result):
    """R-46, CB-3.10-3: a change counts as soon as it took effect; a Stadium's is nobody's."""
    if result == g.result:
        return
    tell(g, Told.CHANGED, seat, result, g.result)
    g.result = result
    if t.texts.kind[text] < Kind.STADIUM:
        g.changes[seat] += 1
        g.played_to[g.chain_entry[link]] = result


@rule
def rethrown(t, g):
    """R-49: the throw anew, all else equal."""
    before = int(g.thrown_out)
    g.throw_face = g.natural
    judge_throw(t, g)
    if g.thrown_out != before:
        g.throw_changes[g.chain_by[g.links - 1]] += 1
    g.due = Due.RESOLVE


@rule
def affect_hands(t, g, seat, text, k):
    """CB-3.4.A, CB-5-26, CB-5-31: innings, draws, discards."""
    verb = t.texts.verb[text, k]
    amount = effect_amount(t, g, text, k)
    if verb == Verb.ADD_INNINGS:
        pitcher = int(g.pitcher)
        add_inning(g, pitcher)
        tell(g, Told.INNINGS, seat_of(pitcher), pitcher, limit_of(t, g, pitcher))
        return
    if verb == Verb.RECYCLE:
        push(g, amount)
        recycle_next(g, seat)
        return
    if verb == Verb.DRAW:
        g.drawing[seat] += amount
    elif verb == Verb.DISCARD:
        g.discarding[seat] += amount
    else:
        g.losing[1 - seat] += amount
    push(g, Due.RESOLVE)
    g.due = Due.DRAW


@rule
def recycle_next(g, seat):
    """CB-5-28: the next card of the pile that goes under the deck, as long as some are to go and some are there."""
    left = pop(g)
    if left > 0 and g.pile_size[seat] > 0:
        push(g, left - 1)
        wait_for(g, Phase.RECYCLE, seat)
    else:
        g.due = Due.RESOLVE


@rule
def affect_table(t, g, link, text, k):
    """CB-5-56, R-29: negation, and players sent off."""
    verb = t.texts.verb[text, k]
    if verb == Verb.NEGATE_CARD:
        if link > 0:
            g.chain_negated[link - 1] = 1
    elif verb == Verb.NEGATE_STADIUM:
        g.park = -1
    elif verb == Verb.REMOVE_PLAYER:
        send_off(t, g, int(g.pitcher if t.texts.argument[text, k] == Who.PITCHER else g.batter))


@rule
def send_off(t, g, player):
    """R-29, R-33: a player must go; with nobody to bat for him the game is forfeit; without relief a pitcher stays."""
    seat = seat_of(player)
    if player == g.pitcher:
        if not has_reliever(t, g, seat):
            return
    elif not has_replacement(t, g, player):
        g.sent_off = player
        g.due = Due.NEXT_GAME
        return
    g.sent_off = player
    tell(g, Told.SENT_OFF, seat, player)
    wait_for(g, Phase.REPLACE, seat)


# --- Checks (CB-3.11.B) ----------------------------------------------------------------------------------------------


@rule
def start_check(t, g, seat, text, k):
    """A Defensive Check: unit or fielder, the number to reach, and what an icon adds, on its owner's account (R-48)."""
    g.throw = NO_THROW
    g.check_unit = t.texts.argument[text, k]
    g.check_post = NOBODY_THERE
    if t.texts.verb[text, k] == Verb.CHECK_FIELDER:
        g.check_post = t.texts.argument[text, k]
        g.check_unit = unit_at(int(g.check_post))
    g.check_target = t.texts.amount[text, k]
    g.check_bonus = 0
    g.check_face = 0
    for each in range(2):
        g.throw_changes[each] = 0
        forget_additions(g, each)
    bonus = effect_amount(t, g, text, k) - int(t.texts.amount[text, k])
    if t.texts.kind[text] < Kind.STADIUM:
        add_to(g, seat, int(Attribute.DEFENSE), bonus)
    else:
        g.check_bonus = bonus
    g.due = Due.CHECK_WINDOW


@rule
def judge_check(t, g):
    """CB-3.11.B-1, CB-3.11.B-2: at or above the number it succeeds for the defense."""
    total, target = check_total(t, g), check_target(t, g)
    made = total >= target
    g.chain_check[g.links - 1] = When.CHECK_MADE if made else When.CHECK_FAILED
    who = int(g.check_unit) if g.check_post == NOBODY_THERE else ONE_FIELDER + int(g.check_post)
    tell(g, Told.CHECK, field_seat(g), who, total, target, 1 if made else 0)
    g.check_unit = 0
    g.check_post = NOBODY_THERE
    g.due = Due.RESOLVE


@rule
def rechecked(t, g):
    """R-49, R-46: the check anew, all else equal; if it ends otherwise, that is a change."""
    before = check_total(t, g) >= check_target(t, g)
    g.check_face = g.natural
    if (check_total(t, g) >= check_target(t, g)) != before:
        g.throw_changes[g.chain_by[g.links - 1]] += 1
    g.due = Due.RESOLVE


# --- Cards that stay, riders -----------------------------------------------------------------------------------------


@rule
def stays(t, g, seat, text):
    """CB-5-53, CB-5-25, R-66: a card that lasts is left on the table or on a player."""
    if t.texts.lasts[text] == Duration.AT_BAT or t.texts.kind[text] >= Kind.STADIUM:
        return False
    player = NOBODY_THERE
    if t.texts.leave_on[text] == LeaveOn.PITCHER:
        player = int(g.pitcher)
    elif t.texts.leave_on[text] == LeaveOn.BATTER:
        player = int(g.batter)
    lasts = t.texts.lasts[text]
    leave_card(t, g, seat, text, player, int(lasts) if lasts < Duration.STAYS else 0)
    return True


@rule
def judge_riders(t, g, instance, offense_succeeded):
    """CB-3.10.A-1, CB-3.10.A-2, CB-5-85: once both have finished, riders follow; a change stands or it does not."""
    for i in range(g.played_count):
        if g.played[i] < 0 or g.played_on[i] != instance:
            continue
        text, seat = int(g.played[i]), int(g.played_by[i])
        g.played_on[i] = -1
        if instance == Instance.RESULT and g.played_to[i] >= 0:
            success = g.played_to[i] == g.result
        else:
            success = offense_succeeded == (seat == bat_seat(g))
        end = SUCCESS if success else FAILURE
        if t.texts.rider[text, end] == Verb.DRAW:
            g.drawing[seat] += t.texts.rider_amount[text, end]
        elif t.texts.rider[text, end] == Verb.DISCARD:
            g.discarding[seat] += t.texts.rider_amount[text, end]


# --- The Stadium (CB-3.2.B, R-65) ------------------------------------------------------------------------------------


@rule
def park_works(t, g, window):
    """CB-3.2.B-2, CB-3.2.B-4: whether the Main Effect triggers at this step, with what widens or cancels it."""
    if g.park != 0 or g.home < 0:
        return False
    main = int(t.parks[g.home, Part.MAIN])
    if main < 0 or int(t.texts.windows[main]) >> window & 1 == 0:
        return False
    wider = 0
    for part in range(Part.DEFENSIVE, Part.OFFENSIVE + 1):
        text = int(t.parks[g.home, part])
        if text < 0:
            continue
        for k in range(EFFECTS):
            verb = t.texts.verb[text, k]
            if verb == Verb.WIDEN or verb == Verb.CANCEL_MAIN:
                if holds(t, g, part_seat(g, part), text, 0):
                    if verb == Verb.CANCEL_MAIN:
                        return False
                    wider += int(t.texts.amount[text, k])
    return holds(t, g, bat_seat(g), main, wider)


@rule
def start_part(t, g, part):
    """A part of the Stadium goes on the chain, as a card nobody played; True if it has anything to do at once."""
    text = int(t.parks[g.home, part])
    if text < 0 or (part != Part.MAIN and not holds(t, g, part_seat(g, part), text, 0)):
        return False
    return start_text(t, g, part_seat(g, part), text)


@rule
def start_text(t, g, seat, text):
    """A text that nobody played goes on the chain, if it does anything at once; what it only adds is just reckoned."""
    active = False
    for k in range(EFFECTS):
        verb = t.texts.verb[text, k]
        if verb >= Verb.GIVE_ADVANTAGE and verb < Verb.CANCEL_MAIN:
            active = True
    if active:
        put_link(g, seat, text, int(Root.ASIDE), -1)
    return active


@rule
def weather_works(t, g, window):
    """CB-C-40: whether the weather does something at once at this step."""
    if g.sky < 0 or not weather_holds(g):
        return False
    text = int(t.skies[g.sky])
    if int(t.texts.windows[text]) >> window & 1 == 0:
        return False
    return holds(t, g, bat_seat(g), text, 0) and start_text(t, g, bat_seat(g), text)
