"""What a number comes to: printed, by hand, tired, by cards within their cap, by Stadium and weather (CB-3.8, R-48)."""

from rainout.core.kernel import rule
from rainout.diamond.state import FIRST, HOME_PLATE, LAST_INNING, OUTS, SECOND
from rainout.diamond.table import bat_seat, field_seat
from rainout.games.clutch.rules.pitchers import tired_penalty
from rainout.games.clutch.rules.table import bats_left, thrown_at
from rainout.games.clutch.rules.terms import holds, shows_icon, throw_unit
from rainout.games.clutch.state import ADDITIONS, NOBODY_THERE, NOTES, SEATS, Addend
from rainout.games.clutch.vocabulary import (
    CAP,
    EFFECTS,
    HIGHEST_SWING,
    LOWEST_SWING,
    PARTS,
    UNIT_AT,
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

INLINE_RULES = ("modified", "look_up", "note", "note_first", "one_way")
MORE = 3
"""What the rules add to one side of a throw."""


# --- The ledger ------------------------------------------------------------------------------------------------------
# What a number is made of is written down, entry by entry, by the very rules that add it up. The position is the book;
# where there is None, somebody only asks what a number would be, as players do all the time, and nothing is written.


@rule
def note(book, addend, amount, source, seat):
    """An amount that is added, and noted unless it is nothing; ``source`` is a text or a player."""
    if book is not None:
        if book.noting and amount != 0:
            write_note(book, addend, amount, source, seat)
    return amount


@rule
def note_first(book, addend, amount):
    """What a number begins with: noted even when it is nothing."""
    if book is not None:
        if book.noting:
            write_note(book, addend, amount, -1, -1)
    return amount


@rule
def write_note(g, addend, amount, source, seat):
    """Write an entry, while there is room."""
    place = int(g.noted[g.noting - 1])
    if place < NOTES:
        entry = g.notes[g.noting - 1, place]
        entry[0], entry[1], entry[2], entry[3] = addend, amount, source, seat
        g.noted[g.noting - 1] = place + 1


@rule
def take_notes(g, of):
    """What is reckoned now is written down anew, where somebody might look."""
    if g.listening > 0:
        g.noted[of] = 0
        g.noting = of + 1


@rule
def add_to(g, seat, attribute, amount, text):
    """R-48: a manager's card adds to a number, or takes from it; each direction has an account of its own."""
    if amount == 0:
        return
    g.added[seat, attribute, 0 if amount > 0 else 1] += abs(amount)
    if g.addition_count < ADDITIONS:
        entry = g.additions[g.addition_count]
        entry[0], entry[1], entry[2], entry[3] = text, seat, attribute, amount
        g.addition_count += 1


@rule
def forget_additions(g, first, last):
    """R-48: a new calculation: what cards added to the attributes from ``first`` to before ``last`` is gone."""
    for seat in range(SEATS):
        for attribute in range(first, last):
            g.added[seat, attribute, 0] = 0
            g.added[seat, attribute, 1] = 0
    kept = 0
    for i in range(g.addition_count):
        attribute = g.additions[i, 2]
        if attribute < first or attribute >= last:
            for k in range(4):
                g.additions[kept, k] = g.additions[i, k]
            kept += 1
    g.addition_count = kept


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
                        total += abs(note(g, Addend.CARD, amount, text, seat))
    return total


@rule
def note_played(g, seat, attribute, direction):
    """The cards of this at-bat that move a number one way."""
    for i in range(g.addition_count):
        text, amount = int(g.additions[i, 0]), int(g.additions[i, 3])
        if g.additions[i, 1] == seat and g.additions[i, 2] == attribute and (amount < 0) == (direction == 1):
            note(g, Addend.CARD, amount, text, seat)


@rule
def staying_adds(t, g, i, k, attribute):
    """CB-5-25, CB-5-53: what an effect of a card that stays adds to a number now.

    On a player it is for him alone, good or bad; on the table for all of its owner's players, where it helps them.
    """
    text = int(g.active[i])
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
    for position in range(Position.CA, Position.DH):
        if UNIT_AT[position] == unit and g.fielder[seat, position] == player:
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
        total += one_way(t, g, seat, attribute, 0) - one_way(t, g, seat, attribute, 1)
    return total


@rule
def one_way(t, g, seat, attribute, direction):
    """R-48: how far a manager's cards move a number up (0) or down (1)."""
    much = int(g.added[seat, attribute, direction])
    if g.noting:
        note_played(g, seat, attribute, direction)
    if g.active_count:
        much += lasting(t, g, seat, attribute, direction)
    if much > CAP:
        note(g, Addend.CAP, (CAP - much) * (1 - 2 * direction), -1, seat)
        much = CAP
    return much


@rule
def by_place(t, g, attribute):
    """R-65, CB-C-40: what Stadium and weather add; no cap, and nobody's change."""
    total = 0
    if g.park > 0:
        for part in range(PARTS):
            text = part_text(t, g, part)
            if text >= 0:
                total += note(g, Addend.STADIUM, text_adds(t, g, text, attribute), text, -1)
    text = weather_text(t, g)
    if text >= 0:
        total += note(g, Addend.WEATHER, text_adds(t, g, text, attribute), text, -1)
    return total


@rule
def part_text(t, g, part):
    """R-65: the text of a part of a Stadium that works; -1 if there is none, or what it asks for is not so."""
    text = int(t.parks[g.home, part])
    if text >= 0 and (part == Part.MAIN or holds(t, g, part_seat(g, part), text, 0)):
        return text
    return -1


@rule
def weather_text(t, g):
    """CB-C-40: the text of the weather, if it lasts and what it asks for is so; else -1."""
    if g.sky < 0 or not weather_holds(g):
        return -1
    text = int(t.skies[g.sky])
    return text if holds(t, g, bat_seat(g), text, 0) else -1


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
    played = by_cards(t, g, attribute) if g.addition_count or g.active_count else 0
    return played + by_place(t, g, attribute)


# --- The duel --------------------------------------------------------------------------------------------------------


@rule
def command(t, g):
    """CB-3.8.B-4, CB-3.4-5, R-25: printed, by the batter's side, by cards, less what tiredness takes; never below 0."""
    pitcher = int(g.pitcher)
    value = note_first(g, Addend.COMMAND, int(t.players.command[pitcher]))
    side = bats_left(t, int(g.batter), pitcher)
    value += note(g, Addend.HAND, int(t.players.command_bonus[pitcher, side]), -1, -1)
    value += note(g, Addend.TIRED, -tired_penalty(t, g, pitcher), -1, -1)
    value += modified(t, g, Attribute.COMMAND)
    return value + note(g, Addend.FLOOR, max(0, -value), -1, -1)


@rule
def on_base(t, g):
    """CB-3.8.C-3, CB-4.1-4: printed, by the pitcher's hand, by cards, and 2 after an intentional walk."""
    batter = int(g.batter)
    value = note_first(g, Addend.ON_BASE, int(t.players.on_base[batter]))
    value += note(g, Addend.HAND, int(t.players.bonus[batter, t.players.throws[g.pitcher]]), -1, -1)
    value += note(g, Addend.WALKED, 2 if g.ibb_row > 0 else 0, -1, -1)
    return value + modified(t, g, Attribute.ON_BASE)


@rule
def pitch_roll(t, g):
    """CB-3.8.B-2: the Pitch Roll with what modifies rolls."""
    return int(g.pitch_face) + modified(t, g, Attribute.PITCH_ROLL)


@rule
def pitch_total(t, g):
    """CB-3.8.B-5, CB-4.2-4: the Pitch; after two failed bunts it has 2 more."""
    total = command(t, g) + note(g, Addend.BUNTS, 2 if g.bunts >= 2 else 0, -1, -1)
    return total + pitch_roll(t, g) + modified(t, g, Attribute.PITCH)


@rule
def swing_total(t, g):
    """CB-3.8.D-3, CB-4.1-5: the Swing; after two intentional walks it has 2 more."""
    total = int(g.swing_face) + note(g, Addend.WALKED, 2 if g.ibb_row > 1 else 0, -1, -1)
    return total + modified(t, g, Attribute.SWING_ROLL) + modified(t, g, Attribute.SWING)


@rule
def bunt_total(t, g):
    """CB-4.2-2: the die of a bunt, with what is added."""
    return int(g.bunt_face) + modified(t, g, Attribute.BUNT_ROLL)


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
def plain_rating(g, throw, aim, book):
    """What a throw has of itself, before cards."""
    unit = throw_unit(throw)
    rating = note(book, unit_addend(unit), int(g.unit[field_seat(g), unit]), -1, -1)
    to = Addend.TO_THIRD if throw == Throw.STEAL else Addend.TO_SECOND
    return rating + note(book, to, for_a_long_throw(throw, aim), -1, -1)


@rule
def unit_addend(unit):
    """What the rating of a unit is noted as."""
    if unit == Unit.BAT:
        return int(Addend.BATTERY)
    return int(Addend.INFIELD) if unit == Unit.IF else int(Addend.OUTFIELD)


@rule
def plain_speed(t, throw, aim, player, outs, book):
    """CB-3.14-3, CB-3.12.B-2: what it must beat, before cards: ST for a steal, else BR and what is added to it.

    CB-3.13-3: more for the batter of a double play; CB-3.12.B-3: for a runner who goes home; CB-3.12.B-4, R-52: after a
    hit with two outs, on top of that (CB-3.12.B-5).
    """
    if throw == Throw.STEAL:
        return note_first(book, Addend.ST, int(t.players.st[player]))
    speed = note_first(book, Addend.BR, int(t.players.br[player]))
    if throw == Throw.DOUBLE_PLAY:
        speed += note(book, Addend.DOUBLE_PLAY, MORE, -1, -1)
    if aim + 1 == HOME_PLATE:
        speed += note(book, Addend.HOME, MORE, -1, -1)
    if throw == Throw.EXTRA and outs == OUTS - 1:
        speed += note(book, Addend.TWO_OUTS, MORE, -1, -1)
    return speed


@rule
def throw_rating(t, g):
    """CB-3.11.A-1: the rating, with what cards add."""
    return plain_rating(g, int(g.throw), int(g.aim), g) + modified(t, g, Attribute.DEFENSE)


@rule
def throw_speed(t, g):
    """What a throw must beat, with what cards add."""
    speed = plain_speed(t, int(g.throw), int(g.aim), thrown_at(g), int(g.outs_before), g)
    return speed + modified(t, g, Attribute.ST if g.throw == Throw.STEAL else Attribute.BR)


@rule
def throw_total(t, g):
    """CB-3.11.A-1: the rating and the die."""
    return throw_rating(t, g) + int(g.throw_face) + modified(t, g, Attribute.DEFENSE_ROLL)


@rule
def check_rating(t, g):
    """CB-3.11.B-1: the rating of the unit that is checked, or of one fielder."""
    if g.check_post == NOBODY_THERE:
        return note_first(g, unit_addend(int(g.check_unit)), int(g.unit[field_seat(g), g.check_unit]))
    return note_first(g, Addend.FIELDER, fielder_rating(t, g, int(g.check_post)))


@rule
def fielder_rating(t, g, position):
    """CB-1.1.A-3: the rating of whoever plays a position in the field."""
    return int(t.players.rating[g.fielder[field_seat(g), position], position])


@rule
def check_total(t, g):
    """CB-3.11.B-1: the rating, the die, and what cards add."""
    total = check_rating(t, g) + int(g.check_face) + note(g, Addend.ICON, int(g.check_bonus), -1, -1)
    return total + modified(t, g, Attribute.DEFENSE_ROLL) + modified(t, g, Attribute.DEFENSE)


@rule
def check_target(t, g):
    """CB-3.11.B-1: what it must reach."""
    return note_first(g, Addend.GOAL, int(g.check_target)) + modified(t, g, Attribute.CHECK_TARGET)
