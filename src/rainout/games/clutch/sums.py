"""What the numbers of CLUTCH are made of, name by name: for whoever wants to check the arithmetic."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from rainout.core.words import Message, message
from rainout.games.clutch.naming import player_name, text_name
from rainout.games.clutch.rules.numbers import (
    check_rating,
    check_target,
    check_total,
    command,
    effect_amount,
    for_a_long_throw,
    for_home,
    for_the_relay,
    for_two_outs,
    on_base,
    part_seat,
    pitch_total,
    staying_adds,
    swing_total,
    text_adds,
    throw_rating,
    throw_speed,
    throw_total,
    weather_holds,
)
from rainout.games.clutch.rules.pitchers import tired_penalty
from rainout.games.clutch.rules.table import bat_seat, field_seat, thrown_at, to_bat_left
from rainout.games.clutch.rules.terms import holds, throw_unit
from rainout.games.clutch.state import BUNT_BEATS, SEATS, Tables
from rainout.games.clutch.vocabulary import CAP, EFFECTS, Attribute, Kind, Part, Throw, Unit, Verb

UNIT_NAMES = {Unit.BAT: "battery", Unit.IF: "infield", Unit.OF: "outfield"}


class AddendView(msgspec.Struct, frozen=True):
    """One thing that is added to a number, or taken from it."""

    name: str
    """What it is: ``command``, ``tired``, ``card``, ``cap``…"""
    amount: int
    card: Message | None = None
    """The card it comes from; of a fielder, who he is."""
    seat: int | None = None
    """Whose card that is; nobody's for a Stadium or the weather."""


class SumView(msgspec.Struct, frozen=True):
    """A number with all that makes it up; face and addends come to the total."""

    sides: int
    """Of the die that belongs to it, 0 for none."""
    face: int
    """As it fell, 0 before."""
    addends: tuple[AddendView, ...]
    total: int | None
    """Unknown until the die has fallen."""


# --- Cards, Stadium, weather -----------------------------------------------------------------------------------------


def _changes(t: Tables, g: Any, text: int, k: int, attribute: int, tuned: int) -> int:
    """By how much an effect of a played card changes a number."""
    verb = int(t.texts.verb[text, k])
    if verb in (Verb.CHECK, Verb.CHECK_FIELDER) and attribute == Attribute.DEFENSE:
        return int(effect_amount(t, g, text, k)) - int(t.texts.amount[text, k])
    if verb == Verb.ADD_ANY:
        if tuned < 0 or tuned // 2 != attribute:
            return 0
        return int(effect_amount(t, g, text, k)) * (1 if tuned % 2 == 0 else -1)
    if verb not in (Verb.ADD, Verb.ADD_CLUTCH) or int(t.texts.attribute[text, k]) != attribute:
        return 0
    return int(effect_amount(t, g, text, k))


def _played(t: Tables, g: Any, seat: int, attribute: int, direction: int) -> Iterator[AddendView]:
    """The cards of this at-bat that move a number one way; the last played first, up to what is on the books."""
    left, sign = int(g.added[seat, attribute, direction]), (1, -1)[direction]
    for i in reversed(range(int(g.played_count))):
        text = int(g.played[i])
        if int(g.played_by[i]) != seat or text < 0 or t.texts.lasts[text]:
            continue
        for k in range(EFFECTS):
            amount = _changes(t, g, text, k, attribute, int(g.played_to[i]))
            if 0 < amount * sign <= left:
                left -= abs(amount)
                yield AddendView("card", amount, text_name(t, text), seat)
    if left:
        yield AddendView("card", sign * left, None, seat)


def _staying(t: Tables, g: Any, seat: int, attribute: int, direction: int) -> Iterator[AddendView]:
    """The cards that stay and move a number one way."""
    for i in range(int(g.active_count)):
        if int(g.active_by[i]) != seat:
            continue
        for k in range(EFFECTS):
            amount = int(staying_adds(t, g, i, k, attribute))
            if amount and (amount < 0) == (direction == 1):
                yield AddendView("card", amount, text_name(t, int(g.active[i])), seat)


def _by_cards(t: Tables, g: Any, attribute: int) -> Iterator[AddendView]:
    """R-48: what both managers' cards add, with what the cap takes off."""
    for seat in range(SEATS):
        for direction in range(2):
            found = [
                *_played(t, g, seat, attribute, direction),
                *_staying(t, g, seat, attribute, direction),
            ]
            yield from found
            beyond = abs(sum(addend.amount for addend in found)) - CAP
            if beyond > 0:
                yield AddendView("cap", beyond if direction else -beyond, None, seat)


def _by_place(t: Tables, g: Any, attribute: int) -> Iterator[AddendView]:
    """R-65, CB-C-40: what Stadium and weather add."""
    if g.park > 0:
        for part in Part:
            text = int(t.parks[g.home, part])
            if text >= 0 and (part is Part.MAIN or holds(t, g, part_seat(g, part), text, 0)):
                yield AddendView("stadium", int(text_adds(t, g, text, attribute)), text_name(t, text))
    if g.sky >= 0 and weather_holds(g):
        text = int(t.skies[g.sky])
        if holds(t, g, bat_seat(g), text, 0):
            yield AddendView("weather", int(text_adds(t, g, text, attribute)), text_name(t, text))


def modifiers(t: Tables, g: Any, *attributes: int) -> list[AddendView]:
    """All that cards and places add to some numbers; nothing in the learning mode."""
    if not t.house.cards:
        return []
    return [
        addend
        for attribute in attributes
        for addend in (*_by_cards(t, g, attribute), *_by_place(t, g, attribute))
        if addend.amount
    ]


def _sum(first: AddendView, *more: AddendView, sides: int = 0, face: int = 0, known: int | None) -> SumView:
    """The first is always there, the others where they are not 0; what is known to be otherwise is said as such."""
    addends = (first, *(addend for addend in more if addend.amount))
    return _settled(addends, sides, face, known)


def _settled(addends: tuple[AddendView, ...], sides: int, face: int, known: int | None) -> SumView:
    rest = 0 if known is None else known - face - sum(addend.amount for addend in addends)
    if rest:
        addends = (*addends, AddendView("since", rest))
    return SumView(sides, face, addends, known)


# --- The duel --------------------------------------------------------------------------------------------------------


def pitch_sum(t: Tables, g: Any, compared: bool) -> SumView:
    """The Pitch: the die, Command by the batter's side less tiredness, and what else is added."""
    pitcher, face = int(g.pitcher), int(g.pitch_face)
    own = [
        AddendView("command", int(t.players.command[pitcher])),
        AddendView("hand", int(t.players.command_bonus[pitcher, to_bat_left(t, g)])),
        AddendView("tired", -int(tired_penalty(t, g, pitcher))),
        *modifiers(t, g, Attribute.COMMAND),
    ]
    floor = AddendView("floor", int(command(t, g)) - sum(addend.amount for addend in own))
    known = (int(g.pitch) if compared else int(pitch_total(t, g))) if face else None
    made = _sum(
        *own,
        floor,
        AddendView("bunts", 2 if g.bunts >= 2 else 0),
        *modifiers(t, g, Attribute.PITCH_ROLL, Attribute.PITCH),
        sides=int(g.pitch_die) or 20,
        face=face,
        known=known,
    )
    return _as_then(made)


def _as_then(made: SumView) -> SumView:
    """An out on this very play may have made him tired: the pitch was thrown before that."""
    since = sum(addend.amount for addend in made.addends if addend.name == "since")
    if not since:
        return made
    kept = [
        msgspec.structs.replace(addend, amount=addend.amount + since) if addend.name == "tired" else addend
        for addend in made.addends
        if addend.name != "since"
    ]
    told = sum(addend.amount for addend in kept)
    if made.face + told != made.total:
        return made
    return msgspec.structs.replace(
        made, addends=tuple(addend for addend in kept if addend.amount or addend.name == "command")
    )


def on_base_sum(t: Tables, g: Any, compared: bool) -> SumView:
    """On-Base: printed, by the pitcher's hand, after an intentional walk, and what cards add."""
    batter = int(g.batter)
    return _sum(
        AddendView("on-base", int(t.players.on_base[batter])),
        AddendView("hand", int(t.players.bonus[batter, t.players.throws[g.pitcher]])),
        AddendView("walked", 2 if g.ibb_row > 0 else 0),
        *modifiers(t, g, Attribute.ON_BASE),
        known=int(g.on_base) if compared else int(on_base(t, g)),
    )


def swing_sum(t: Tables, g: Any, sides: int, read: bool) -> SumView:
    """The Swing: the die and what is added to it."""
    face = int(g.swing_face)
    addends = [
        AddendView("walked", 2 if g.ibb_row > 1 else 0),
        *modifiers(t, g, Attribute.SWING_ROLL, Attribute.SWING),
    ]
    known = (int(g.swing) if read else int(swing_total(t, g))) if face else None
    return _settled(tuple(addend for addend in addends if addend.amount), sides, face, known)


def bunt_sum(t: Tables, g: Any) -> SumView:
    """CB-4.2-2: a bunt's die and what is added."""
    face, added = int(g.bunt_face), tuple(modifiers(t, g, Attribute.BUNT_ROLL))
    return SumView(20, face, added, face + sum(addend.amount for addend in added) if face else None)


def bunt_goal() -> SumView:
    """CB-4.2-2: what a bunt must beat."""
    return SumView(0, 0, (AddendView("bunt", BUNT_BEATS),), BUNT_BEATS)


# --- Throws and checks -----------------------------------------------------------------------------------------------


def throw_sums(t: Tables, g: Any) -> tuple[SumView, SumView]:
    """A throw, and the speed it must beat."""
    throw, aim, face = int(g.throw), int(g.aim), int(g.throw_face)
    unit, player, steal = Unit(throw_unit(throw)), int(thrown_at(g)), throw == Throw.STEAL
    rating = [
        AddendView(UNIT_NAMES[unit], int(g.unit[field_seat(g), unit])),
        AddendView("to-third" if steal else "to-second", for_a_long_throw(throw, aim)),
        *modifiers(t, g, Attribute.DEFENSE),
    ]
    total = int(throw_total(t, g)) if face else None
    more = modifiers(t, g, Attribute.DEFENSE_ROLL)
    rated = _settled(tuple(each for each in rating if each.amount), 0, 0, int(throw_rating(t, g)))
    thrown = _settled((*rated.addends, *more), 20, face, total)
    speed = _sum(
        AddendView("st" if steal else "br", int((t.players.st if steal else t.players.br)[player])),
        AddendView("double-play", for_the_relay(throw)),
        AddendView("home", for_home(throw, aim)),
        AddendView("two-outs", for_two_outs(throw, int(g.outs_before))),
        *modifiers(t, g, Attribute.ST if steal else Attribute.BR),
        known=int(throw_speed(t, g)),
    )
    return thrown, speed


def _fielder(t: Tables, g: Any, rating: int) -> AddendView:
    """The one fielder whose rating counts, by his name."""
    name = player_name(t, int(g.fielder[field_seat(g), g.check_post]))
    return AddendView("fielder", rating, message("clutch-name", name=name))


def check_sums(t: Tables, g: Any) -> tuple[SumView, SumView]:
    """A Defensive Check, and the number it must reach."""
    face, rating = int(g.check_face), int(check_rating(t, g))
    made = _sum(
        _fielder(t, g, rating) if g.check_post >= 0 else AddendView(UNIT_NAMES[Unit(g.check_unit)], rating),
        AddendView("icon", int(g.check_bonus)),
        *modifiers(t, g, Attribute.DEFENSE_ROLL, Attribute.DEFENSE),
        sides=20,
        face=face,
        known=int(check_total(t, g)) if face else None,
    )
    goal = _sum(
        AddendView("goal", int(g.check_target)),
        *modifiers(t, g, Attribute.CHECK_TARGET),
        known=int(check_target(t, g)),
    )
    return made, goal


# --- The Result ------------------------------------------------------------------------------------------------------


def result_changes(t: Tables, g: Any) -> list[tuple[int, Message | None]]:
    """Each Result a card has changed to, in order, with the card."""
    found: list[tuple[int, Message | None]] = []
    for i in range(int(g.played_count)):
        text, to = int(g.played[i]), int(g.played_to[i])
        if text < 0 or to < 0 or int(t.texts.kind[text]) >= Kind.STADIUM:
            continue
        if any(int(t.texts.verb[text, k]) in (Verb.CHANGE, Verb.SWING_AGAIN) for k in range(EFFECTS)):
            found.append((to, text_name(t, text)))
    return found
