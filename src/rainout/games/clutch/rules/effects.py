"""What cards do: one effect after the other, a few verbs for all cards (CB-3.9, CB-3.10, CB-3.11.B)."""

from rainout.core.kernel import rule
from rainout.core.listing import list_run
from rainout.core.state import CHANCE
from rainout.diamond.table import bat_seat, field_seat
from rainout.diamond.waiting import wait_for
from rainout.games.clutch.actions import Act, Told
from rainout.games.clutch.declared import answering
from rainout.games.clutch.rules.bench import has_replacement
from rainout.games.clutch.rules.numbers import (
    add_to,
    check_target,
    check_total,
    effect_amount,
    part_seat,
    part_text,
    pitch_roll,
    weather_text,
)
from rainout.games.clutch.rules.pitchers import add_inning, has_reliever, limit_of
from rainout.games.clutch.rules.running import forget_throw, judge_throw
from rainout.games.clutch.rules.table import pop, push, seat_of
from rainout.games.clutch.rules.terms import holds
from rainout.games.clutch.rules.zones import leave_card, off_pile, put_link, put_under
from rainout.games.clutch.state import NO_THROW, NOBODY_THERE, UNKNOWN, Due, Instance, Phase, Roll, Root
from rainout.games.clutch.vocabulary import (
    ATTRIBUTES,
    EFFECTS,
    FAILURE,
    ONE_FIELDER,
    SUCCESS,
    UNIT_AT,
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
def judge_mistake(t, g):
    """CB-3.8.B-3, CB-3.8.F-4, R-43: in the X-Zone or below, unless a card has made or cancelled the mistake."""
    if g.mistake_set:
        g.mistake = 1 if g.mistake_set > 0 else 0
    else:
        g.mistake = 1 if pitch_roll(t, g) <= int(t.players.zone[g.pitcher]) else 0


# --- What each effect does -------------------------------------------------------------------------------------------
# ``verb`` is what it does, ``seat`` whose card it is; the effect is number ``k`` of its ``text``.


@rule
def nothing_now(t, g, verb, seat, text, k):
    """What an effect says holds while its card lies there, or when something else asks for it."""


@rule
def add(t, g, verb, seat, text, k):
    """R-48: a number goes up or down; what lasts is reckoned while it lasts, a Stadium's while it works."""
    if adds_at_once(t, text):
        add_now(t, g, seat, int(t.texts.attribute[text, k]), effect_amount(t, g, text, k), text)


@rule
def adds_at_once(t, text):
    """Whether what a card adds is put on its owner's account when it takes effect."""
    return not t.texts.lasts[text] and t.texts.kind[text] < Kind.STADIUM


@rule
def add_now(t, g, seat, attribute, amount, text):
    """A manager's card adds to a number; a Pitch Roll that changes may be a mistake, or none any more."""
    add_to(g, seat, attribute, amount, text)
    if attribute == Attribute.PITCH_ROLL:
        judge_mistake(t, g)


@rule
def add_any(t, g, verb, seat, text, k):
    """R-48: a number of its owner's choice."""
    if adds_at_once(t, text):
        wait_for(g, Phase.TUNE, seat)


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
def list_tunings(g, out):
    """Each attribute, up and down."""
    n = 0
    for attribute in range(ATTRIBUTES):
        if tunable(g) >> attribute & 1:
            n = list_run(out, n, Act.tune(attribute, 0), 2)
    return n


@rule
def current_effect(g):
    """The effect that is carried out: whose card it is, its text, and which of the effects."""
    link = int(g.links) - 1
    return int(g.chain_by[link]), int(g.chain[link]), int(g.chain_step[link]) - 1


@rule
def tune(t, g, attribute, way):
    """The owner of the card has chosen what it changes, and which way."""
    seat, text, k = current_effect(g)
    amount = tuned_by(t, g, text, k, way)
    add_now(t, g, seat, attribute, amount, text)
    g.played_to[g.chain_entry[g.links - 1]] = 2 * attribute + way
    Told.tuned(g, seat, attribute, amount)
    g.due = Due.RESOLVE


@rule
def tuned_by(t, g, text, k, way):
    """How much a number of its owner's choice changes: up (0) or down (1)."""
    return effect_amount(t, g, text, k) * (1 - 2 * way)


@rule
def give_advantage(t, g, verb, seat, text, k):
    """CB-3.8.C-4, R-44: the Advantage, unless the pitch is a mistake."""
    if not g.mistake:
        g.advantage = t.texts.argument[text, k]
        Told.advantage(g, bat_seat(g) if g.advantage else field_seat(g), g.advantage)


@rule
def set_swing_die(t, g, verb, seat, text, k):
    """CB-3.8.D-1: the die of the swing."""
    g.die = t.texts.amount[text, k]
    Told.die(g, seat, g.die)


@rule
def set_pitch_die(t, g, verb, seat, text, k):
    """CB-3.8.B-1: the die of the pitch."""
    g.pitch_die = t.texts.amount[text, k]
    Told.pitch_die(g, seat, g.pitch_die)


@rule
def set_mistake(t, g, verb, seat, text, k):
    """CB-3.8.F-4: a card has the last word on a mistake: it makes one, or cancels it."""
    g.mistake_set = 1 if verb == Verb.MAKE_MISTAKE else -1
    judge_mistake(t, g)
    Told.mistake(g, seat, g.mistake)


@rule
def change_result(t, g, verb, seat, text, k):
    """R-46, CB-3.10-3: a change counts as soon as it took effect; a Stadium's is nobody's."""
    before, result = int(g.result), int(t.texts.argument[text, k])
    if result == before:
        return
    g.result = result
    if t.texts.kind[text] < Kind.STADIUM:
        g.changes[seat] += 1
        g.played_to[g.chain_entry[g.links - 1]] = result
    Told.changed(g, seat, result, before)


@rule
def move_lead_later(t, g, verb, seat, text, k):
    """CB-5-49: the lead runner advances once the play is over."""
    g.lead_bases = t.texts.amount[text, k]
    g.lead_on = g.result


@rule
def swing_again(t, g, verb, seat, text, k):
    """R-49: the swing anew; what came of the first is remembered."""
    push(g, g.result)
    g.result = UNKNOWN
    ask_die(g, Roll.RESWING, g.die)


@rule
def try_again(t, g, verb, seat, text, k):
    """R-49: the throw or the check anew."""
    g.due = Due.THROW_WINDOW if verb == Verb.THROW_AGAIN else Due.CHECK_WINDOW


@rule
def rethrown(t, g):
    """R-49: the throw anew, all else equal."""
    before = int(g.thrown_out)
    judge_throw(t, g)
    if g.thrown_out != before:
        g.throw_changes[g.chain_by[g.links - 1]] += 1
    g.due = Due.RESOLVE


@rule
def roll_again(t, g, verb, seat, text, k):
    """R-49: the die just rolled is rolled anew."""
    g.anew = 1


@rule
def add_innings(t, g, verb, seat, text, k):
    """CB-3.4.A: an inning more for the pitcher."""
    pitcher = int(g.pitcher)
    add_inning(g, pitcher)
    Told.innings(g, seat_of(pitcher), pitcher, limit_of(t, g, pitcher))


@rule
def owe_cards(t, g, verb, seat, text, k):
    """CB-5-31, CB-5-26: cards off the deck, discards of one's own choice, or what the opponent loses at random.

    What is owed comes before the next effect.
    """
    amount = effect_amount(t, g, text, k)
    if verb == Verb.DRAW:
        g.drawing[seat] += amount
    elif verb == Verb.DISCARD:
        g.discarding[seat] += amount
    else:
        g.losing[1 - seat] += amount
    push(g, Due.RESOLVE)
    g.due = Due.DRAW_NEXT


@rule
def recycle_cards(t, g, verb, seat, text, k):
    """CB-5-28: cards of one's discard pile go under the deck."""
    push(g, effect_amount(t, g, text, k))
    recycle_next(g, seat)


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
def recycle(t, g, place):
    """CB-5-28: the card is chosen."""
    seat = int(g.actor)
    text = off_pile(g, seat, place)
    put_under(g, seat, text)
    Told.recycled(g, seat, text)
    recycle_next(g, seat)


@rule
def negate_card(t, g, verb, seat, text, k):
    """CB-5-56: the card it answers."""
    if g.links > 1:
        g.chain_negated[g.links - 2] = 1


@rule
def negate_stadium(t, g, verb, seat, text, k):
    """CB-5-56: the Stadium, in this at-bat."""
    g.park = -1


@rule
def remove_player(t, g, verb, seat, text, k):
    """R-29: the pitcher or the batter is sent off."""
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
        g.due = Due.END_GAME
        return
    g.sent_off = player
    Told.sent_off(g, seat, player)
    wait_for(g, Phase.REPLACE, seat)


# --- Checks (CB-3.11.B) ----------------------------------------------------------------------------------------------


@rule
def start_check(t, g, verb, seat, text, k):
    """CB-3.11.B-1: a Defensive Check of a unit or of one fielder: the number to reach, and what an icon adds.

    That is on its owner's account (R-48); a Stadium has none.
    """
    g.throw = NO_THROW
    if verb == Verb.CHECK_FIELDER:
        g.check_post = t.texts.argument[text, k]
        g.check_unit = UNIT_AT[g.check_post]
    else:
        g.check_post = NOBODY_THERE
        g.check_unit = t.texts.argument[text, k]
    g.check_target = t.texts.amount[text, k]
    g.check_bonus = 0
    g.check_face = 0
    forget_throw(g)
    bonus = effect_amount(t, g, text, k) - int(t.texts.amount[text, k])
    if t.texts.kind[text] < Kind.STADIUM:
        add_to(g, seat, int(Attribute.DEFENSE), bonus, text)
    else:
        g.check_bonus = bonus
    g.due = Due.CHECK_WINDOW


@rule
def is_check_made(t, g):
    """CB-3.11.B-1: at or above the number."""
    return check_total(t, g) >= check_target(t, g)


@rule
def judge_check(t, g):
    """CB-3.11.B-1, CB-3.11.B-2: at or above the number it succeeds for the defense."""
    total, target = check_total(t, g), check_target(t, g)
    made = is_check_made(t, g)
    g.chain_check[g.links - 1] = When.CHECK_MADE if made else When.CHECK_FAILED
    who = int(g.check_unit) if g.check_post == NOBODY_THERE else ONE_FIELDER + int(g.check_post)
    Told.check(g, field_seat(g), who, total, target, 1 if made else 0)
    g.check_unit = 0
    g.check_post = NOBODY_THERE
    g.due = Due.RESOLVE


@rule
def rechecked(t, g):
    """R-49, R-46: the check anew, all else equal; if it ends otherwise, that is a change."""
    if is_check_made(t, g) != (g.check_made != 0):
        g.throw_changes[g.chain_by[g.links - 1]] += 1
    g.due = Due.RESOLVE


# --- One effect after the other --------------------------------------------------------------------------------------

take_effect = rule(
    answering(
        Verb,
        "verb",
        "t, g, verb, seat, text, k",
        (nothing_now, "NOTHING HAND_LIMIT EXTRA_DRAW KEEP_GROUNDERS CANCEL_MAIN WIDEN NO_TAG_UPS"),
        (add, "ADD ADD_CLUTCH"),
        (add_any, "ADD_ANY"),
        (give_advantage, "GIVE_ADVANTAGE"),
        (set_swing_die, "SWING_DIE"),
        (set_pitch_die, "PITCH_DIE"),
        (set_mistake, "MAKE_MISTAKE CANCEL_MISTAKE"),
        (start_check, "CHECK CHECK_FIELDER"),
        (change_result, "CHANGE"),
        (move_lead_later, "LEAD_ADVANCES"),
        (swing_again, "SWING_AGAIN"),
        (try_again, "THROW_AGAIN CHECK_AGAIN"),
        (roll_again, "ROLL_AGAIN"),
        (add_innings, "ADD_INNINGS"),
        (owe_cards, "DRAW DISCARD OPPONENT_DISCARDS"),
        (recycle_cards, "RECYCLE"),
        (negate_card, "NEGATE_CARD"),
        (negate_stadium, "NEGATE_STADIUM"),
        (remove_player, "REMOVE_PLAYER"),
        doc="What an effect does.",
    )
)


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
        take_effect(t, g, int(t.texts.verb[text, k]), int(g.chain_by[link]), text, k)
    return False


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
    text = part_text(t, g, part)
    return text >= 0 and start_text(t, g, part_seat(g, part), text)


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
    text = weather_text(t, g)
    if text < 0 or int(t.texts.windows[text]) >> window & 1 == 0:
        return False
    return start_text(t, g, bat_seat(g), text)
