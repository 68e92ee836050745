"""What a card is worth now, in ten-thousandths of a game: the chances before it and after it."""

from rainout.core.kernel import rule
from rainout.diamond.state import BASES
from rainout.diamond.table import bat_seat, field_seat
from rainout.games.clutch.advice.odds import FACES, faces_made, faces_out
from rainout.games.clutch.advice.prospects import between, chances_of, current, in_game, throw_home, win_after
from rainout.games.clutch.rules.effects import tunable
from rainout.games.clutch.rules.numbers import (
    check_target,
    check_total,
    command,
    effect_amount,
    fielder_rating,
    helps_offense,
    look_up,
    on_base,
    pitch_roll,
    pitch_total,
    swing_total,
    throw_rating,
    throw_speed,
)
from rainout.games.clutch.rules.pitchers import tired_next
from rainout.games.clutch.state import HALVES, NO_THROW, PLAY_RUNS, SITUATIONS
from rainout.games.clutch.vocabulary import ATTRIBUTES, CAP, EFFECTS, Attribute, Result, Verb, When

CARD = 220
"""What a card drawn early in the game brings."""
CHECKED = 700
"""What a check usually decides about, in thousandths of a run."""
HURLER, HITTER = 0, 1
"""Whose chart a swing is read on."""


@rule
def halves_left(g):
    """Half-innings still to be played, this one included; one in extra innings."""
    return max(1, HALVES + 2 - 2 * int(g.inning) - int(g.batting))


@rule
def weigh(t, g, seat, text, stakes):
    """What a card brings, effect by effect, in a moment that weighs so much."""
    if t.texts.lasts[text]:
        return weigh_lasting(t, g, text)
    total = 0
    made = FACES
    for k in range(EFFECTS):
        verb = int(t.texts.verb[text, k])
        if verb == Verb.NOTHING:
            continue
        if verb == Verb.CHECK or verb == Verb.CHECK_FIELDER:
            at = int(t.texts.argument[text, k])
            rating = int(g.unit[field_seat(g), at]) if verb == Verb.CHECK else fielder_rating(t, g, at)
            amount = int(t.texts.amount[text, k])
            made = faces_made(rating + effect_amount(t, g, text, k) - amount, amount)
            continue
        value = weigh_effect(t, g, seat, text, k, verb, stakes)
        when = t.texts.when[text, k]
        if when == When.CHECK_MADE:
            value = value * made // FACES
        elif when == When.CHECK_FAILED:
            value = value * (FACES - made) // FACES
        total += value
    return total


@rule
def weigh_effect(t, g, seat, text, k, verb, stakes):
    """What one effect brings to a manager."""
    if verb == Verb.ADD or verb == Verb.ADD_CLUTCH:
        amount = effect_amount(t, g, text, k)
        return weigh_addition(t, g, seat, int(t.texts.attribute[text, k]), amount, stakes)
    if verb == Verb.ADD_ANY:
        return weigh_choice(t, g, seat, effect_amount(t, g, text, k), stakes)
    if verb >= Verb.DRAW:
        return weigh_cards(t, g, text, k, verb)
    if verb == Verb.ADD_INNINGS:
        return int(t.promise[text]) if tired_next(t, g, int(g.pitcher)) else 0
    chances = weigh_for_offense(t, g, text, k, verb, stakes)
    return chances if seat == bat_seat(g) else -chances


@rule
def weigh_lasting(t, g, text):
    """What stays is worth the more, the longer the game goes on and the closer it is."""
    return int(t.promise[text]) * min(halves_left(g), 4) // 4


@rule
def weigh_cards(t, g, text, k, verb):
    """Cards drawn are worth the more, the longer there is time to play them."""
    early = min(halves_left(g), 8)
    if verb == Verb.DRAW or verb == Verb.EXTRA_DRAW:
        return CARD * int(t.texts.amount[text, k]) * early // 8
    if verb == Verb.DISCARD:
        return -CARD * int(t.texts.amount[text, k]) * early // 32
    if verb == Verb.OPPONENT_DISCARDS:
        return CARD * early // 10
    return int(t.promise[text]) * early // 16


@rule
def weigh_for_offense(t, g, text, k, verb, stakes):
    """What an effect on the duel or the play brings to the team at bat."""
    if verb == Verb.CHANGE:
        return chances_of(t, g, int(t.texts.argument[text, k])) - chances_of(t, g, max(int(g.result), 0))
    if verb == Verb.THROW_AGAIN:
        if g.throw == NO_THROW:
            return 0
        safe, out = throw_home(t, g, False), throw_home(t, g, True)
        return between(throw_faces(t, g, 0), out, safe) - (out if g.thrown_out else safe)
    if verb == Verb.LEAD_ADVANCES:
        return weigh_lead(t, g, int(t.texts.amount[text, k]))
    runs = 0
    if verb == Verb.GIVE_ADVANTAGE:
        runs = advantage_runs(t, g) * (1 if t.texts.argument[text, k] else -1)
    elif verb == Verb.MAKE_MISTAKE:
        runs = int(t.swing[g.batter, HITTER, 1]) - duel_runs(t, g)
    elif verb == Verb.CANCEL_MISTAKE:
        runs = duel_runs(t, g) - int(t.swing[g.batter, HITTER, 1])
    elif verb == Verb.SWING_DIE:
        die = 1 if t.texts.amount[text, k] > FACES else 0
        runs = swing_brings(t, g, die) - swing_brings(t, g, 1 - die)
    elif verb == Verb.PITCH_DIE:
        runs = weigh_pitch_die(t, g, int(t.texts.amount[text, k]))
    elif verb == Verb.CHECK_AGAIN:
        runs = weigh_recheck(t, g)
    elif verb == Verb.SWING_AGAIN:
        runs = swing_brings(t, g, 1 if g.die > FACES else 0) - int(t.worth[max(int(g.result), 0)])
    return in_game(runs, stakes)


@rule
def weigh_lead(t, g, bases):
    """The lead runner moves up once the play that is likeliest is over, unless only the batter is on then."""
    result = max(int(g.result), 0)
    played = int(t.plays[current(g), result, 0])
    runs, after = played // PLAY_RUNS, played % PLAY_RUNS
    if after == SITUATIONS or (result >= Result.BB and runs + runners_in(after) == 1):
        return 0
    on, base = after % (1 << BASES), BASES - 1
    while base >= 0 and on >> base & 1 == 0:
        base -= 1
    if base < 0:
        return 0
    moved, home = on & ~(1 << base), 0
    if base + bases >= BASES:
        home = 1
    else:
        moved |= 1 << base + bases
    return win_after(t, g, runs + home, after - on + moved) - win_after(t, g, runs, after)


@rule
def runners_in(situation):
    """How many are on base in a situation."""
    on = situation % (1 << BASES)
    return (on & 1) + (on >> 1 & 1) + (on >> 2)


# --- The duel --------------------------------------------------------------------------------------------------------


@rule
def advantage_runs(t, g):
    """What the Advantage is worth between these two, in thousandths of a run."""
    return int(t.swing[g.batter, HITTER, 0]) - int(t.swing[g.pitcher, HURLER, 0])


@rule
def duel_runs(t, g):
    """What the swing brings if the pitch on the table is no mistake."""
    return swing_runs(t, g, False, pitch_total(t, g) - on_base(t, g))


@rule
def swing_brings(t, g, die):
    """What a swing with the d20 (0) or the d24 (1) brings on the chart of whoever has the Advantage."""
    return int(t.swing[g.batter, HITTER, die] if g.advantage else t.swing[g.pitcher, HURLER, die])


@rule
def weigh_pitch_die(t, g, sides):
    """Another die for the pitch: how much oftener the batter has the Advantage, before it is rolled."""
    if g.pitch_face > 0:
        return 0
    now = int(g.pitch_die) if g.pitch_die else FACES
    needed = max(on_base(t, g) - command(t, g), int(t.players.zone[g.pitcher]))
    oftener = min(needed, sides) * now - min(needed, now) * sides
    return advantage_runs(t, g) * oftener // (sides * now)


@rule
def weigh_recheck(t, g):
    """A check made anew: what it would take from the defense, or give to it."""
    rating, target = check_total(t, g) - int(g.check_face), check_target(t, g)
    made = faces_made(rating, target)
    if rating + int(g.check_face) >= target:
        return CHECKED * (FACES - made) // FACES
    return -CHECKED * made // FACES


# --- Numbers that go up or down --------------------------------------------------------------------------------------


@rule
def weigh_choice(t, g, seat, amount, stakes):
    """The best of all that a card may change."""
    best = 0
    for attribute in range(ATTRIBUTES):
        if tunable(g) >> attribute & 1:
            best = max(best, weigh_addition(t, g, seat, attribute, amount, stakes))
            best = max(best, weigh_addition(t, g, seat, attribute, -amount, stakes))
    return best


@rule
def within_cap(g, seat, attribute, amount):
    """R-48: what is left of an addition under the cap."""
    if amount > 0:
        return min(amount, max(0, CAP - int(g.added[seat, attribute, 0])))
    return -min(-amount, max(0, CAP - int(g.added[seat, attribute, 1])))


@rule
def weigh_addition(t, g, seat, attribute, amount, stakes):
    """What a number going up or down brings to a manager, now that he knows the dice so far."""
    amount = within_cap(g, seat, attribute, amount)
    if amount == 0:
        return 0
    if attribute == Attribute.SWING or attribute == Attribute.SWING_ROLL:
        value = weigh_swing(t, g, amount)
    elif attribute <= Attribute.ON_BASE:
        value = weigh_pitch(t, g, attribute, amount, stakes)
    elif attribute == Attribute.BUNT_ROLL:
        value = (chances_of(t, g, Result.SAC) - chances_of(t, g, Result.SO)) * amount // FACES
    elif g.check_unit > 0:
        value = in_game(CHECKED, stakes) * abs(amount) // FACES
        if not helps_offense(attribute, amount):
            value = -value
    elif g.throw == NO_THROW:
        value = 0
    else:
        value = weigh_throw(t, g, amount if helps_offense(attribute, 1) else -amount)
    return value if seat == bat_seat(g) else -value


@rule
def weigh_swing(t, g, amount):
    """Another Result of the swing on the table."""
    if g.swing_face == 0:
        return 0
    swing = swing_total(t, g)
    now, then = look_up(t, g, swing), look_up(t, g, swing + amount)
    return chances_of(t, g, then) - chances_of(t, g, now) if now != then else 0


@rule
def weigh_pitch(t, g, attribute, amount, stakes):
    """The Advantage changes hands, or, before the pitch, does so on some faces of the die."""
    up = attribute == Attribute.ON_BASE
    if g.pitch_face == 0:
        now = on_base(t, g) - command(t, g)
        faces = shown_faces(t, g, now + (amount if up else -amount)) - shown_faces(t, g, now)
        return in_game(advantage_runs(t, g) * faces, stakes) // FACES
    gap = pitch_total(t, g) - on_base(t, g)
    then = gap + (-amount if up else amount)
    mistake = g.mistake != 0
    if attribute == Attribute.PITCH_ROLL and g.mistake_set == 0:
        mistake = pitch_roll(t, g) + amount <= int(t.players.zone[g.pitcher])
    runs = swing_runs(t, g, mistake, then) - swing_runs(t, g, g.mistake != 0, gap)
    return in_game(runs, stakes)


@rule
def shown_faces(t, g, difference):
    """CB-C-30: faces that give the batter the Advantage."""
    return min(max(difference, int(t.players.zone[g.pitcher])), FACES)


@rule
def swing_runs(t, g, mistake, gap):
    """What the swing brings: after a mistake, or by how far the Pitch is above the On-Base."""
    if mistake:
        return int(t.swing[g.batter, HITTER, 1])
    return int(t.swing[g.pitcher, HURLER, 0] if gap > 0 else t.swing[g.batter, HITTER, 0])


@rule
def throw_faces(t, g, quicker):
    """Faces that get the runner of the throw that is being made, if he is so much quicker."""
    return faces_out(throw_rating(t, g), throw_speed(t, g) + quicker)


@rule
def weigh_throw(t, g, quicker):
    """A runner so much quicker, or a defense so much slower, while the throw is open."""
    faces = throw_faces(t, g, 0) - throw_faces(t, g, quicker)
    return (throw_home(t, g, False) - throw_home(t, g, True)) * faces // FACES
