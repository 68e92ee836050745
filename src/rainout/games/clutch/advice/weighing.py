"""What a card is worth now, in thousandths of a run: the odds before it and after it."""

from rainout.core.kernel import rule
from rainout.diamond.state import BATTER
from rainout.games.clutch.advice.odds import FACES, faces_made
from rainout.games.clutch.rules.effects import tunable
from rainout.games.clutch.rules.numbers import (
    effect_amount,
    helps_offense,
    look_up,
    pitch_total,
    swing_total,
    throw_rating,
    throw_speed,
)
from rainout.games.clutch.rules.table import bat_seat, field_seat, is_clutch_moment
from rainout.games.clutch.rules.windows import coach_is_playable, is_playable, reacts
from rainout.games.clutch.state import STAFF, Move, Reason, Roll
from rainout.games.clutch.vocabulary import ATTRIBUTES, CAP, EFFECTS, Attribute, Verb, When

WORTH_PLAYING = 90
"""A card is kept unless it brings so much."""
FULL_HAND = 6
"""With so many in hand anything that helps is played."""
FLIP = 420
"""What the Advantage is worth: the difference between an average batter's and an average pitcher's chart."""
POINT = 20
"""What a point of On-Base or Command is worth before the pitch."""
OUT_ON_BASES = 600
"""What a runner thrown out is worth."""
CARD = 110
"""What a card drawn is worth."""


@rule
def advise_card(t, g):
    """The card or coach that brings most now, if it is worth it; else pass."""
    seat = int(g.actor)
    best, most = int(Move.PASS), worth_playing(g, seat)
    for place in range(g.hand_size[seat]):
        text = int(g.hand[seat, place])
        if is_playable(t, g, seat, text) and is_first(g, seat, place):
            value = weigh(t, g, seat, text) - CARD * int(t.texts.cost[text])
            if value > most:
                best, most = int(Move.PLAY) + place, value
    for coach in range(STAFF):
        if coach_is_playable(t, g, seat, coach):
            value = weigh(t, g, seat, int(t.staff[seat, coach])) - coach_patience(g)
            if value > most:
                best, most = int(Move.COACH) + coach, value
    return best


@rule
def is_first(g, seat, place):
    """Of two like cards in a hand only the first is named."""
    for other in range(place):
        if g.hand[seat, other] == g.hand[seat, place]:
            return False
    return True


@rule
def worth_playing(g, seat):
    """What a card must bring: little with a full hand or when it matters, more with a small one."""
    if g.hand_size[seat] >= FULL_HAND:
        return 10
    return WORTH_PLAYING // 2 if is_clutch_moment(g) else WORTH_PLAYING


@rule
def coach_patience(g):
    """A coach comes once in a game: before the sixth he waits for something large."""
    return 150 if g.inning < 6 else 0


@rule
def weigh(t, g, seat, text):
    """What a card brings, effect by effect."""
    total = 0
    made = FACES
    for k in range(EFFECTS):
        verb = int(t.texts.verb[text, k])
        if verb == Verb.NOTHING:
            continue
        if verb == Verb.CHECK:
            rating = int(g.unit[field_seat(g), t.texts.argument[text, k]])
            amount = int(t.texts.amount[text, k])
            made = faces_made(rating + effect_amount(t, g, text, k) - amount, amount)
            continue
        value = weigh_effect(t, g, seat, text, k, verb)
        when = t.texts.when[text, k]
        if when == When.CHECK_MADE:
            value = value * made // FACES
        elif when == When.CHECK_FAILED:
            value = value * (FACES - made) // FACES
        total += value
    return total


@rule
def weigh_effect(t, g, seat, text, k, verb):
    """What one effect brings to a manager."""
    if verb == Verb.ADD or verb == Verb.ADD_CLUTCH:
        amount = effect_amount(t, g, text, k)
        if t.texts.lasts[text]:
            return 150
        return weigh_addition(t, g, seat, int(t.texts.attribute[text, k]), amount)
    if verb == Verb.ADD_ANY:
        best = 0
        for attribute in range(ATTRIBUTES):
            if tunable(g) >> attribute & 1:
                for sign in range(2):
                    amount = int(t.texts.amount[text, k]) * (1 - 2 * sign)
                    best = max(best, weigh_addition(t, g, seat, attribute, amount))
        return best
    if verb == Verb.CHANGE:
        change = int(t.worth[t.texts.argument[text, k]]) - int(t.worth[max(int(g.result), 0)])
        return change if seat == bat_seat(g) else -change
    if verb == Verb.GIVE_ADVANTAGE or verb == Verb.CANCEL_MISTAKE or verb == Verb.MAKE_MISTAKE:
        return FLIP
    if verb == Verb.SWING_DIE:
        return 200
    if verb == Verb.SWING_AGAIN:
        return weigh_swing_again(t, g)
    if verb == Verb.THROW_AGAIN:
        out = min(max(FACES + throw_rating(t, g) - throw_speed(t, g), 0), FACES)
        return OUT_ON_BASES * out // FACES
    if verb == Verb.LEAD_ADVANCES:
        return 200 if g.outs < 2 else 0
    if verb == Verb.ADD_INNINGS:
        return 400
    if verb == Verb.DRAW:
        return CARD * int(t.texts.amount[text, k])
    if verb == Verb.DISCARD:
        return -CARD * int(t.texts.amount[text, k]) // 2
    if verb == Verb.OPPONENT_DISCARDS:
        return CARD
    return CARD // 2


@rule
def weigh_swing_again(t, g):
    """The average of all swings on this chart, against the Result now."""
    total = 0
    modifiers = int(g.swing) - int(g.swing_face)
    for face in range(1, int(g.die) + 1):
        total += int(t.worth[look_up(t, g, face + modifiers)])
    return total // int(g.die) - int(t.worth[g.result])


@rule
def within_cap(g, seat, attribute, amount):
    """R-48: what is left of an addition under the cap."""
    if amount > 0:
        return min(amount, max(0, CAP - int(g.added[seat, attribute, 0])))
    return -min(-amount, max(0, CAP - int(g.added[seat, attribute, 1])))


@rule
def weigh_addition(t, g, seat, attribute, amount):
    """What a number going up or down brings to a manager now that he knows the dice so far."""
    amount = within_cap(g, seat, attribute, amount)
    if amount == 0:
        return 0
    mine = helps_offense(attribute, amount) == (seat == bat_seat(g))
    value = 0
    if attribute == Attribute.SWING or attribute == Attribute.SWING_ROLL:
        if g.swing_face > 0:
            swing = swing_total(t, g)
            value = int(t.worth[look_up(t, g, swing + amount)]) - int(t.worth[look_up(t, g, swing)])
        else:
            value = 40 * amount
    elif attribute == Attribute.PITCH or attribute == Attribute.PITCH_ROLL:
        value = weigh_pitch(t, g, attribute, amount)
    elif attribute == Attribute.ON_BASE or attribute == Attribute.COMMAND:
        value = POINT * amount
    elif attribute == Attribute.CHECK_TARGET or attribute == Attribute.BUNT_ROLL:
        value = 20 * amount
    else:
        value = weigh_throw(t, g, amount)
    return abs(value) if mine else -abs(value)


@rule
def weigh_pitch(t, g, attribute, amount):
    """Whether the Advantage changes hands."""
    if g.pitch_face == 0:
        return POINT * amount
    zone = int(t.players.zone[g.pitcher])
    total = pitch_total(t, g)
    roll = (
        int(g.pitch_face)
        + int(g.added[0, Attribute.PITCH_ROLL, 0])
        + int(g.added[1, Attribute.PITCH_ROLL, 0])
    )
    roll -= int(g.added[0, Attribute.PITCH_ROLL, 1]) + int(g.added[1, Attribute.PITCH_ROLL, 1])
    after = roll + amount if attribute == Attribute.PITCH_ROLL else roll
    before = g.mistake != 0 or total <= target(t, g)
    mistake = after <= zone if attribute == Attribute.PITCH_ROLL and g.mistake_set == 0 else g.mistake != 0
    then = mistake or total + amount <= target(t, g)
    return FLIP if before != then else 0


@rule
def target(t, g):
    """The On-Base a pitch must beat, as far as it is known."""
    if g.on_base:
        return int(g.on_base)
    return int(t.players.on_base[g.batter]) + int(t.players.bonus[g.batter, t.players.throws[g.pitcher]])


@rule
def weigh_throw(t, g, amount):
    """A face of twenty for each point, while the throw or check is open."""
    if g.check_unit > 0:
        return OUT_ON_BASES * amount // FACES
    gap = FACES + throw_rating(t, g) - throw_speed(t, g)
    if gap <= -abs(amount) or gap >= FACES + abs(amount):
        return 0
    value = OUT_ON_BASES * amount // FACES
    return value * 3 // 2 if g.aim == BATTER else value


# --- Reactions, discards, choices ------------------------------------------------------------------------------------


@rule
def advise_reaction(t, g):
    """Negate what matters, roll a bad die anew, keep the Stadium from helping the other side."""
    seat = int(g.actor)
    for place in range(g.hand_size[seat]):
        text = int(g.hand[seat, place])
        if reacts(t, g, seat, text) and is_first(g, seat, place) and is_worth_reacting(t, g, seat):
            return int(Move.PLAY) + place
    return int(Move.PASS)


@rule
def is_worth_reacting(t, g, seat):
    """Whether what happened is bad enough."""
    if g.reason == Reason.CARD:
        return weigh_other(t, g, int(g.chain[g.links - 1]), 1 - seat) >= 200
    if g.reason == Reason.STADIUM:
        return False
    return g.rolling != Roll.CHECK or g.check_target > 0


@rule
def weigh_other(t, g, text, seat):
    """What the card just played brings to the one who played it."""
    return weigh(t, g, seat, text)


@rule
def advise_hand(t, g, seat):
    """The place of the card that is easiest to do without: a second copy first, then the plainest."""
    best, least = 0, 10000
    for place in range(g.hand_size[seat]):
        if not is_first(g, seat, place):
            continue
        text = int(g.hand[seat, place])
        value = 10 * int(t.texts.rarity[text])
        for other in range(g.hand_size[seat]):
            if other != place and g.hand[seat, other] == g.hand[seat, place]:
                value -= 5
        if value < least:
            best, least = place, value
    return best


@rule
def advise_tuning(g):
    """What helps one's own side most: the first attribute that is one's own, up; else the other's, down."""
    batting = int(g.actor) == bat_seat(g)
    for attribute in range(ATTRIBUTES):
        if tunable(g) >> attribute & 1:
            up = helps_offense(attribute, 1) == batting
            return int(Move.TUNE) + 2 * attribute + (0 if up else 1)
    return int(Move.TUNE)
