"""What the numbers on the table are made of, name by name, as the rules noted it: to check them, not to judge by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from rainout.core.sight import Sheet, section
from rainout.core.terms import spelt
from rainout.core.words import Message, message
from rainout.diamond.table import field_seat
from rainout.games.clutch.naming import player_name, text_name
from rainout.games.clutch.rules import numbers
from rainout.games.clutch.state import BUNT_BEATS, UNKNOWN, Addend, Sum, Tables
from rainout.games.clutch.vocabulary import EFFECTS, Kind, Verb


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


# --- What was noted --------------------------------------------------------------------------------------------------


def _noted(t: Tables, g: Any, of: Sum) -> tuple[AddendView, ...]:
    return tuple(_addend(t, g, *entry) for entry in g.notes[of][: g.noted[of]].tolist())


def _addend(t: Tables, g: Any, addend: int, amount: int, text: int, seat: int) -> AddendView:
    card = text_name(t, text) if text >= 0 else None
    if addend == Addend.FIELDER:
        card = message("clutch-name", name=player_name(t, int(g.fielder[field_seat(g), g.check_post])))
    return AddendView(spelt(Addend(addend)), amount, card, seat if seat >= 0 else None)


def _tried(t: Tables, g: Any, rule: Callable[[Tables, Any], int]) -> tuple[AddendView, ...]:
    """What a rule would note now, on a sheet of its own."""
    sheet = Sheet(g, noting=1, noted=np.zeros_like(g.noted), notes=np.zeros_like(g.notes))
    rule(t, sheet)
    return _noted(t, sheet, Sum(0))


def _sum(
    t: Tables,
    g: Any,
    rule: Callable[[Tables, Any], int],
    sides: int = 0,
    face: int = 0,
    kept: Sum | None = None,
) -> SumView:
    """A number as a rule adds it up now, or as it was when it was ``kept``."""
    addends = _tried(t, g, rule) if kept is None else _noted(t, g, kept)
    known = face != 0 or sides == 0
    return SumView(sides, face, addends, face + sum(each.amount for each in addends) if known else None)


# --- The duel --------------------------------------------------------------------------------------------------------


@section
def pitch_sum(t: Tables, g: Any) -> SumView:
    """The Pitch: the die, Command by the batter's side less tiredness, and what else is added."""
    kept = Sum.PITCH if g.compared else None
    return _sum(t, g, numbers.pitch_total, int(g.pitch_die) or 20, int(g.pitch_face), kept)


@section
def on_base_sum(t: Tables, g: Any) -> SumView:
    """On-Base: printed, by the pitcher's hand, after an intentional walk, and what cards add."""
    return _sum(t, g, numbers.on_base, kept=Sum.ON_BASE if g.compared else None)


@section
def swing_sum(t: Tables, g: Any, sides: int) -> SumView:
    """The Swing: the die and what is added to it."""
    kept = Sum.SWING if g.swing_face and g.result != UNKNOWN else None
    return _sum(t, g, numbers.swing_total, sides, int(g.swing_face), kept)


# --- Bunts, throws and checks ----------------------------------------------------------------------------------------


@section
def bunt_sums(t: Tables, g: Any) -> tuple[SumView, SumView]:
    """CB-4.2-2: a bunt, and what it must beat."""
    goal = SumView(0, 0, (AddendView("bunt", BUNT_BEATS),), BUNT_BEATS)
    return _sum(t, g, numbers.bunt_total, 20, int(g.bunt_face)), goal


@section
def throw_sums(t: Tables, g: Any) -> tuple[SumView, SumView]:
    """A throw, and the speed it must beat."""
    return _sum(t, g, numbers.throw_total, 20, int(g.throw_face)), _sum(t, g, numbers.throw_speed)


@section
def check_sums(t: Tables, g: Any) -> tuple[SumView, SumView]:
    """A Defensive Check, and the number it must reach."""
    return _sum(t, g, numbers.check_total, 20, int(g.check_face)), _sum(t, g, numbers.check_target)


# --- The Result ------------------------------------------------------------------------------------------------------


@section
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
