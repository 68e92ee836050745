"""What a number comes to: printed, by hand, tired, by cards within their cap, by Stadium and weather (CB-3.8, R-48)."""

from rainout.core.kernel import rule
from rainout.diamond.state import FIRST, HOME_PLATE, OUTS, SECOND
from rainout.games.clutch.rules.pitchers import tired_penalty
from rainout.games.clutch.rules.table import bat_seat, field_seat, thrown_at, to_bat_left
from rainout.games.clutch.rules.terms import holds, shows_icon, throw_unit
from rainout.games.clutch.state import LAST_INNING, NOBODY_THERE, SEATS
from rainout.games.clutch.vocabulary import (
    CAP,
    EFFECTS,
    HIGHEST_SWING,
    LOWEST_SWING,
    Attribute,
    LeaveOn,
    Part,
    Position,
    Spell,
    Throw,
    Unit,
    Verb,
    Who,
)

INLINE_RULES = ("modified", "look_up")
MORE = 3
"""What the rules add to one side of a throw."""


# --- What cards add --------------------------------------------------------------------------------------------------


@rule
def helps_offense(attribute, amount):
    """Whether a change is good for the team at bat."""
    offensive = (
        (attribute >= Attribute.ON_BASE and attribute <= Attribute.ST)
        or attribute == Attribute.BUNT_ROLL
        or attribute == Attribute.CHECK_TARGET
    )
    return offensive == (amount > 0)


@rule
def effect_amount(t, g, text, k):
    """How much an effect changes: as printed, with the icon, or by somebody's Clutch (CB-3.7-3, R-39)."""
    if t.texts.verb[text, k] == Verb.ADD_CLUTCH:
        if t.texts.argument[text, k] == Who.PITCHER:
            clutch = int(t.players.pitch_clutch[g.pitcher])
        else:
            clutch = int(t.players.clutch[g.batter])
        least = int(t.texts.least[text, k])
        return max(clutch, least) if least else clutch
    amount = int(t.texts.amount[text, k])
    who = int(t.texts.icon_of[text, k])
    if who != Who.NOBODY and shows_icon(t, g, who, int(t.texts.icon[text, k])):
        amount += int(t.texts.icon_amount[text, k])
    return amount


@rule
def lasting(t, g, seat, attribute, direction):
    """CB-5-53, R-48: what a manager's cards that stay add to a number, up (0) or down (1)."""
    total = 0
    for i in range(g.active_count):
        if g.active_by[i] == seat:
            text = int(g.active[i])
            for k in range(EFFECTS):
                if t.texts.verb[text, k] == Verb.ADD and t.texts.attribute[text, k] == attribute:
                    amount = staying_adds(t, g, i, k, attribute)
                    if (amount < 0) == (direction == 1):
                        total += abs(amount)
    return total


@rule
def staying_adds(t, g, i, k, attribute):
    """CB-5-25, CB-5-53: what an effect of a card that stays adds to a number now.

    On a player it is for him alone, good or bad; on the table for all of its owner's players, where it helps them.
    """
    text = int(g.active[i])
    if t.texts.verb[text, k] != Verb.ADD or t.texts.attribute[text, k] != attribute:
        return 0
    if not is_for_unit(t, g, text, k):
        return 0
    amount = effect_amount(t, g, text, k)
    if g.active_on[i] != NOBODY_THERE:
        return amount if is_his(g, int(g.active_on[i]), int(t.texts.leave_on[text]), attribute) else 0
    if not concerns_runners(g, attribute):
        return 0
    return amount if helps_offense(attribute, amount) == (g.active_by[i] == bat_seat(g)) else 0


@rule
def is_his(g, player, side, attribute):
    """CB-5-25, CB-5-47: whether a number that is being reckoned is a player's own, on this side of his card."""
    if attribute == Attribute.DEFENSE or attribute == Attribute.DEFENSE_ROLL:
        return fields_in(g, player, side, current_unit(g))
    if side == LeaveOn.PITCHER:
        return player == g.pitcher and attribute <= Attribute.PITCH
    if attribute == Attribute.BR or attribute == Attribute.ST:
        return player == thrown_at(g)
    return player == g.batter and attribute > Attribute.PITCH


@rule
def fields_in(g, player, side, unit):
    """CB-3.3-3 to CB-3.3-5: whether a player is one of those who throw or are checked."""
    seat = field_seat(g)
    if side == LeaveOn.PITCHER:
        return unit == Unit.BAT and player == g.fielder[seat, Position.P]
    first, last = int(Position.CA), int(Position.CA)
    if unit == Unit.IF:
        first, last = int(Position.B1), int(Position.SS)
    elif unit == Unit.OF:
        first, last = int(Position.LF), int(Position.RF)
    for position in range(first, last + 1):
        if g.fielder[seat, position] == player:
            return True
    return False


@rule
def concerns_runners(g, attribute):
    """R-78: what is for runners is not for a double play's batter."""
    return attribute != Attribute.BR or g.throw != Throw.DOUBLE_PLAY


@rule
def is_for_unit(t, g, text, k):
    """Whether what is added is for the unit that throws or is checked, if it names one."""
    unit = int(t.texts.argument[text, k])
    if t.texts.attribute[text, k] != Attribute.DEFENSE or unit == Unit.ANY:
        return True
    return unit == current_unit(g)


@rule
def current_unit(g):
    """The unit whose throw or check is being reckoned."""
    return int(g.check_unit) if g.check_unit else throw_unit(int(g.throw))


@rule
def by_cards(t, g, attribute):
    """CB-3.9.B-3, R-48: what both managers' cards come to, each capped at 3 in each direction."""
    total = 0
    for seat in range(SEATS):
        up = int(g.added[seat, attribute, 0])
        down = int(g.added[seat, attribute, 1])
        if g.active_count:
            up += lasting(t, g, seat, attribute, 0)
            down += lasting(t, g, seat, attribute, 1)
        total += min(up, CAP) - min(down, CAP)
    return total


@rule
def by_place(t, g, attribute):
    """R-65, CB-C-40: what Stadium and weather add; no cap, and nobody's change."""
    total = 0
    if g.park > 0:
        for part in range(3):
            text = int(t.parks[g.home, part])
            if text >= 0 and (part == Part.MAIN or holds(t, g, part_seat(g, part), text, 0)):
                total += text_adds(t, g, text, attribute)
    if g.sky >= 0 and weather_holds(g):
        text = int(t.skies[g.sky])
        if holds(t, g, bat_seat(g), text, 0):
            total += text_adds(t, g, text, attribute)
    return total


@rule
def part_seat(g, part):
    """Whom a part of a Stadium speaks to."""
    return field_seat(g) if part == Part.DEFENSIVE else bat_seat(g)


@rule
def text_adds(t, g, text, attribute):
    """What a text adds to a number."""
    total = 0
    for k in range(EFFECTS):
        verb = t.texts.verb[text, k]
        if (verb == Verb.ADD or verb == Verb.ADD_CLUTCH) and t.texts.attribute[text, k] == attribute:
            if concerns_runners(g, attribute) and is_for_unit(t, g, text, k):
                total += effect_amount(t, g, text, k)
    return total


@rule
def weather_holds(g):
    """R-67: whether the weather lasts in this inning."""
    spell, inning = g.spell, int(g.inning)
    if spell == Spell.EARLY:
        return inning <= 3
    if spell == Spell.MIDDLE:
        return inning >= 4 and inning <= 6
    if spell == Spell.LATE:
        return inning >= 7 and inning <= LAST_INNING
    return spell == Spell.GAME


@rule
def modified(t, g, attribute):
    """All that cards and places add to a number; nothing in the learning mode."""
    if t.house.cards == 0:
        return 0
    return by_cards(t, g, attribute) + by_place(t, g, attribute)


# --- The duel --------------------------------------------------------------------------------------------------------


@rule
def command(t, g):
    """CB-3.8.B-4, CB-3.4-5, R-25: printed, by the batter's side, by cards, less what tiredness takes; never below 0."""
    pitcher = int(g.pitcher)
    value = int(t.players.command[pitcher]) + int(t.players.command_bonus[pitcher, to_bat_left(t, g)])
    return max(0, value + modified(t, g, Attribute.COMMAND) - tired_penalty(t, g, pitcher))


@rule
def on_base(t, g):
    """CB-3.8.C-3, CB-4.1-4: printed, by the pitcher's hand, by cards, and 2 after an intentional walk."""
    batter = int(g.batter)
    value = int(t.players.on_base[batter]) + int(t.players.bonus[batter, t.players.throws[g.pitcher]])
    return value + modified(t, g, Attribute.ON_BASE) + (2 if g.ibb_row > 0 else 0)


@rule
def pitch_roll(t, g):
    """CB-3.8.B-2: the Pitch Roll with what modifies rolls."""
    return int(g.pitch_face) + modified(t, g, Attribute.PITCH_ROLL)


@rule
def pitch_total(t, g):
    """CB-3.8.B-5, CB-4.2-4: the Pitch; after two failed bunts it has 2 more."""
    total = pitch_roll(t, g) + command(t, g) + modified(t, g, Attribute.PITCH)
    return total + (2 if g.bunts >= 2 else 0)


@rule
def swing_total(t, g):
    """CB-3.8.D-3, CB-4.1-5: the Swing; after two intentional walks it has 2 more."""
    total = int(g.swing_face) + modified(t, g, Attribute.SWING_ROLL) + modified(t, g, Attribute.SWING)
    return total + (2 if g.ibb_row > 1 else 0)


@rule
def look_up(t, g, swing):
    """CB-3.8.E-1, R-45: the Result on the chart of whoever has the Advantage."""
    place = min(max(swing, LOWEST_SWING), HIGHEST_SWING) - LOWEST_SWING
    if g.advantage:
        return int(t.players.chart[g.batter, place])
    return int(t.players.pitch_chart[g.pitcher, place])


# --- Throws and checks -----------------------------------------------------------------------------------------------


@rule
def for_a_long_throw(throw, aim):
    """CB-3.12.D-3, CB-3.14-4: more for the defense at second after a tag-up, at third on a steal."""
    if (throw == Throw.TAG_UP and aim == FIRST) or (throw == Throw.STEAL and aim == SECOND):
        return MORE
    return 0


@rule
def for_the_relay(throw):
    """CB-3.13-3: more for the batter of a double play."""
    return MORE if throw == Throw.DOUBLE_PLAY else 0


@rule
def for_home(throw, aim):
    """CB-3.12.B-3: more for a runner who goes home, unless he steals it."""
    return MORE if throw != Throw.STEAL and aim + 1 == HOME_PLATE else 0


@rule
def for_two_outs(throw, outs):
    """CB-3.12.B-4, R-52: more after a hit with two outs; for home that comes on top (CB-3.12.B-5)."""
    return MORE if throw == Throw.EXTRA and outs == OUTS - 1 else 0


@rule
def plain_rating(g, throw, aim):
    """What a throw has of itself, before cards."""
    return int(g.unit[field_seat(g), throw_unit(throw)]) + for_a_long_throw(throw, aim)


@rule
def plain_speed(t, throw, aim, player, outs):
    """CB-3.14-3, CB-3.12.B-2: what it must beat, before cards: ST for a steal, else BR and what is added to it."""
    if throw == Throw.STEAL:
        return int(t.players.st[player])
    return int(t.players.br[player]) + for_the_relay(throw) + for_home(throw, aim) + for_two_outs(throw, outs)


@rule
def throw_rating(t, g):
    """CB-3.11.A-1: the rating, with what cards add."""
    return plain_rating(g, int(g.throw), int(g.aim)) + modified(t, g, Attribute.DEFENSE)


@rule
def throw_speed(t, g):
    """What a throw must beat, with what cards add."""
    cards = modified(t, g, Attribute.ST) if g.throw == Throw.STEAL else modified(t, g, Attribute.BR)
    return plain_speed(t, int(g.throw), int(g.aim), thrown_at(g), int(g.outs_before)) + cards


@rule
def throw_total(t, g):
    """CB-3.11.A-1: the rating and the die."""
    return throw_rating(t, g) + int(g.throw_face) + modified(t, g, Attribute.DEFENSE_ROLL)


@rule
def check_rating(t, g):
    """CB-3.11.B-1: the rating of the unit that is checked, or of one fielder."""
    if g.check_post == NOBODY_THERE:
        return int(g.unit[field_seat(g), g.check_unit])
    return fielder_rating(t, g, int(g.check_post))


@rule
def fielder_rating(t, g, position):
    """CB-1.1.A-3: the rating of whoever plays a position in the field."""
    return int(t.players.rating[g.fielder[field_seat(g), position], position])


@rule
def check_total(t, g):
    """CB-3.11.B-1: the rating, the die, and what cards add."""
    total = check_rating(t, g) + int(g.check_face) + int(g.check_bonus)
    return total + modified(t, g, Attribute.DEFENSE_ROLL) + modified(t, g, Attribute.DEFENSE)


@rule
def check_target(t, g):
    """CB-3.11.B-1: what it must reach."""
    return int(g.check_target) + modified(t, g, Attribute.CHECK_TARGET)
