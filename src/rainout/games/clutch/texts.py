"""What cards say: the words of a card file read into terms and effects, and those into the rows that rules read.

Every word is the name of a member of an enum in :mod:`rainout.games.clutch.vocabulary`, in small letters with dashes.

``windows``
    moments, side by side: ``"w1 w14"``.
``when``
    what must hold, all of it. A line may offer alternatives and deny: ``"tired or walked-in-half"``, ``"not tired"``.
    What a term asks for follows it: ``"result GB"``, ``"runner-on first second"``, ``"fielder-icon SS GG"``.
``does``
    what it does, in order. A verb and what it needs: ``"add swing +2"``, ``"add defense +2 if"``, ``"change 1B"``,
    ``"check if 20"``, ``"add-clutch batter swing at least 1"``. After a check, ``made:`` or ``failed:`` says on which
    end an effect works. An icon raises the number: ``"add swing-roll +1 with batter SC +1"``.
``success``, ``failure``
    ``"draw 2"`` or ``"discard 1"``, once it is known whether the play worked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from enum import IntEnum
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from rainout.core.errors import BadFile
from rainout.core.terms import spelt
from rainout.core.words import Message, message
from rainout.games.clutch.vocabulary import (
    CAP,
    EFFECTS,
    MOST_COST,
    POSITION_SIGNS,
    RESULT_SIGNS,
    TERMS,
    Asking,
    Attribute,
    DiscardWhen,
    Duration,
    Icon,
    LeaveOn,
    Position,
    Result,
    Term,
    Throw,
    Unit,
    Verb,
    When,
    Who,
    Window,
)


class TermUse(NamedTuple):
    """One thing that must hold."""

    term: Term
    number: int
    """Its argument."""
    group: int
    """Terms of one group are joined by or."""
    negated: bool


class Effect(NamedTuple):
    """One thing a card does."""

    verb: Verb
    attribute: Attribute | None = None
    amount: int = 0
    argument: int = 0
    when: When = When.ALWAYS
    least: int = 0
    icon: Icon | None = None
    icon_of: Who = Who.NOBODY
    icon_amount: int = 0


class Text(NamedTuple):
    """What a card says."""

    windows: tuple[Window, ...]
    terms: tuple[TermUse, ...]
    effects: tuple[Effect, ...]
    cost: int
    riders: tuple[Effect | None, Effect | None]
    """CB-3.10.A-2: if it was successful, if it was not."""
    leave_on: LeaveOn
    lasts: Duration
    discard_when: int
    """Bits of DiscardWhen."""
    when: tuple[str, ...] = ()
    """What must hold, as it is written: its terms are read from this."""

    @property
    def reacts(self) -> bool:
        """Whether it is played out of turn."""
        return Window.WR in self.windows


class Wrong(Protocol):
    """Says what is wrong with the card that is being read."""

    def __call__(self, key: str, **args: str | int | Message) -> BadFile:
        """The error to raise."""
        ...


E = TypeVar("E", bound=IntEnum)


def word_for(member: IntEnum) -> str:
    """How a word of the vocabulary is written in card files.

    >>> word_for(Term.BASES_EMPTY), word_for(Result.B1), word_for(Icon.GG)
    ('bases-empty', '1B', 'GG')
    """
    if isinstance(member, Result):
        return RESULT_SIGNS[member]
    if isinstance(member, Position):
        return POSITION_SIGNS[member]
    if isinstance(member, Icon):
        return member.name
    return spelt(member)


def read_word(wrong: Wrong, text: str, kind: type[E], known: Iterable[E] | None = None) -> E:
    """The member of the vocabulary a word stands for."""
    members: Iterable[Any] = kind.__members__.values()
    allowed: list[E] = list(members if known is None else known)
    for member in allowed:
        if word_for(member) == text:
            return member
    raise _no_such_word(wrong, text, kind.__name__, [word_for(member) for member in allowed])


def _no_such_word(wrong: Wrong, text: str, kind: str, known: Sequence[str]) -> BadFile:
    """A word nobody knows: what was meant, perhaps, or else what there is."""
    named = message(f"clutch-kind-of-word-{kind.lower()}")
    close = get_close_matches(text.lower(), known)
    if close:
        return wrong("clutch-misfit-word-close", text=text, kind=named, close=", ".join(close))
    return wrong("clutch-misfit-word", text=text, kind=named, known=", ".join(known))


def _number(wrong: Wrong, line: str, text: str, low: int = -99, high: int = 99) -> int:
    found = re.fullmatch(r"([+−-]?)(\d{1,2})", text)
    if not found:
        raise wrong("clutch-misfit-amount", line=line, text=text)
    value = int(found[2]) * (1 if found[1] in ("", "+") else -1)
    if not low <= value <= high:
        raise wrong("clutch-misfit-number", field=line, value=value, low=low, high=high)
    return value


def _die(wrong: Wrong, line: str, sides: int) -> int:
    """CB-6-3, CB-5-16: pitches and swings are rolled with the d20 or the d24."""
    if sides not in (20, 24):
        raise wrong("clutch-misfit-die", line=line)
    return sides


# --- When ------------------------------------------------------------------------------------------------------------

BASES = ("first", "second", "third")
RUNNERS_AND_BATTERS = (Who.BATTER, Who.PITCHER)

REACTIONS = (Term.CARD_PLAYED, Term.STADIUM_WORKS, Term.OWN_NATURAL)
"""Terms that hold in reaction only, in window ``wr``."""


def _asked(word: Asking) -> str:
    """The number, or the kind of word, that has to follow a word."""
    if isinstance(word.asks, tuple):
        low, high = word.asks
        return f"number {low}–{high}".replace("-", "−")
    return word.asks.__name__.lower() if word.asks else ""


def asks_for(term: Term) -> str:
    """What has to follow a term: the kinds of its arguments, for people who write cards.

    >>> asks_for(Term.FIELDER_ICON), asks_for(Term.OUTS), asks_for(Term.TIED)
    ('position icon', 'number 0–2', '')
    """
    several = {Term.RUNNER_ON: "bases", Term.THROW_IS: "throws", Term.FIELDER_ICON: "position icon"}
    return _asked(term) or several.get(term, "")


def _argument(wrong: Wrong, line: str, term: Term, words: Sequence[str]) -> int:
    """What a term asks for, as a number."""
    expected = asks_for(term)
    if not expected:
        if words:
            raise wrong("clutch-misfit-too-much", line=line, text=" ".join(words))
        return 0
    several = expected in ("bases", "throws")
    if not words or (not several and len(words) != (2 if term is Term.FIELDER_ICON else 1)):
        raise wrong("clutch-misfit-argument", line=line, expected=expected)
    if isinstance(term.asks, tuple):
        number = _number(wrong, line, words[0], *term.asks)
        return _die(wrong, line, number) if term is Term.DIE_IS else number
    if term.asks:
        return int(read_word(wrong, words[0], term.asks))
    if term is Term.THROW_IS:
        return sum(1 << read_word(wrong, word, Throw) for word in dict.fromkeys(words))
    if term is Term.FIELDER_ICON:
        return read_word(wrong, words[0], Position) * 16 + read_word(wrong, words[1], Icon)
    for word in words:
        if word not in BASES:
            raise _no_such_word(wrong, word, "bases", BASES)
    return sum(1 << base for base, name in enumerate(BASES) if name in words)


def _terms(wrong: Wrong, lines: Sequence[str]) -> Iterable[TermUse]:
    for group, line in enumerate(lines):
        for alternative in line.split(" or "):
            words = alternative.split()
            negated = words[:1] == ["not"]
            words = words[negated:]
            if not words:
                raise wrong("clutch-misfit-argument", line=line, expected="term")
            term = read_word(wrong, words[0], Term, [term for term in Term if term is not Term.ALWAYS])
            yield TermUse(term, _argument(wrong, line, term, words[1:]), group, negated)


# --- What it does ----------------------------------------------------------------------------------------------------

CHANGES = tuple(result for result in Result if result not in (Result.IBB, Result.SAC))
"""What a Result can be changed to."""
CLUTCH_INTO = (Attribute.ON_BASE, Attribute.SWING, Attribute.COMMAND, Attribute.PITCH)
"""CB-5-14"""
UNITS = (Unit.BAT, Unit.IF, Unit.OF)
FIELDERS = tuple(position for position in Position if position is not Position.DH)
DICE = (Verb.SWING_DIE, Verb.PITCH_DIE)
CHECKS: dict[Verb, tuple[IntEnum, ...]] = {Verb.CHECK: UNITS, Verb.CHECK_FIELDER: FIELDERS}
"""Verbs that check, and whom."""
ENDS = {"made:": When.CHECK_MADE, "failed:": When.CHECK_FAILED}


def needs(verb: Verb) -> str:
    """What has to follow a verb, for people who write cards.

    >>> needs(Verb.ADD), needs(Verb.DRAW), needs(Verb.MAKE_MISTAKE)
    ('attribute ±number [unit]', 'number 1–5', '')
    """
    return _asked(verb) or {
        Verb.ADD: "attribute ±number [unit]",
        Verb.ADD_CLUTCH: "batter|pitcher attribute [at least number]",
        Verb.GIVE_ADVANTAGE: "batter|pitcher",
        Verb.CHECK: "unit number",
        Verb.CHECK_FIELDER: "position number",
        Verb.REMOVE_PLAYER: "batter|pitcher",
    }.get(verb, "")


def _effect(wrong: Wrong, line: str) -> Effect:
    words = line.split()
    when = ENDS.get(words[0], When.ALWAYS) if words else When.ALWAYS
    words = words[when is not When.ALWAYS :]
    if not words:
        raise wrong("clutch-misfit-argument", line=line, expected="verb")
    icon, icon_of, icon_amount = None, Who.NOBODY, 0
    if "with" in words:
        place = words.index("with")
        raised = words[place + 1 :]
        if len(raised) != 3:
            raise wrong("clutch-misfit-argument", line=line, expected="with who icon ±number")
        icon_of = read_word(wrong, raised[0], Who, [who for who in Who if who is not Who.NOBODY])
        icon, icon_amount = read_word(wrong, raised[1], Icon), _number(wrong, line, raised[2])
        words = words[:place]
    verb = read_word(wrong, words[0], Verb, [verb for verb in Verb if verb is not Verb.NOTHING])
    effect = _object(wrong, line, verb, words[1:])
    return effect._replace(when=when, icon=icon, icon_of=icon_of, icon_amount=icon_amount)


def _object(wrong: Wrong, line: str, verb: Verb, words: Sequence[str]) -> Effect:
    """A verb with what it needs."""

    def takes(*counts: int) -> None:
        if len(words) not in counts:
            raise wrong("clutch-misfit-argument", line=line, expected=needs(verb) or word_for(verb))

    if isinstance(verb.asks, tuple):
        takes(1)
        amount = _number(wrong, line, words[0], *verb.asks)
        return Effect(verb, amount=_die(wrong, line, amount) if verb in DICE else amount)
    if verb is Verb.ADD:
        takes(2, 3)
        attribute = read_word(wrong, words[0], Attribute)
        unit = read_word(wrong, words[2], Unit, UNITS) if len(words) == 3 else Unit.ANY
        if unit is not Unit.ANY and attribute is not Attribute.DEFENSE:
            raise wrong("clutch-misfit-too-much", line=line, text=words[2])
        return Effect(verb, attribute, _number(wrong, line, words[1], -9, 9), int(unit))
    if verb is Verb.ADD_CLUTCH:
        takes(2, 5)
        who = read_word(wrong, words[0], Who, RUNNERS_AND_BATTERS)
        attribute = read_word(wrong, words[1], Attribute, CLUTCH_INTO)
        if len(words) == 5 and list(words[2:4]) != ["at", "least"]:
            raise wrong("clutch-misfit-argument", line=line, expected=needs(verb))
        least = _number(wrong, line, words[4], 1, 3) if len(words) == 5 else 0
        return Effect(verb, attribute, argument=int(who), least=least)
    if verb in (Verb.GIVE_ADVANTAGE, Verb.REMOVE_PLAYER):
        takes(1)
        who = read_word(wrong, words[0], Who, RUNNERS_AND_BATTERS)
        return Effect(verb, argument=int(who is Who.BATTER if verb is Verb.GIVE_ADVANTAGE else who))
    if verb in CHECKS:
        takes(2)
        checked = read_word(wrong, words[0], type(CHECKS[verb][0]), CHECKS[verb])
        return Effect(verb, amount=_number(wrong, line, words[1], 1, 40), argument=int(checked))
    if verb is Verb.CHANGE:
        takes(1)
        return Effect(verb, argument=int(read_word(wrong, words[0], Result, CHANGES)))
    takes(0)
    return Effect(verb)


def _rider(wrong: Wrong, line: str) -> Effect | None:
    if not line:
        return None
    effect = _effect(wrong, line)
    if effect.verb not in (Verb.DRAW, Verb.DISCARD):
        raise wrong("clutch-misfit-rider", line=line)
    return effect


def _together(kinds: type[E], wrong: Wrong, text: str) -> tuple[E, ...]:
    return tuple(dict.fromkeys(read_word(wrong, word, kinds) for word in text.split()))


class TextFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What any card that does something says about it, as it is written."""

    windows: str = ""
    when: list[str] = []
    does: list[str] = []
    cost: int = 0
    success: str = ""
    failure: str = ""
    leave_on: str = "none"
    lasts: str = "at-bat"
    discard_when: str = ""


def read_text(wrong: Wrong, written: TextFile) -> Text:
    """What a card says, from the words of its file."""
    terms = tuple(_terms(wrong, written.when))
    effects = tuple(_effect(wrong, line) for line in written.does)
    for name, count, most in (("when", len(terms), TERMS), ("does", len(effects), EFFECTS)):
        if count > most:
            raise wrong("clutch-misfit-many", field=name, count=count, most=most)
    if not 0 <= written.cost <= MOST_COST:
        raise wrong("clutch-misfit-number", field="cost", value=written.cost, low=0, high=MOST_COST)
    for place, effect in enumerate(effects):
        earlier = any(each.verb in CHECKS for each in effects[:place])
        if effect.when is not When.ALWAYS and not earlier:
            raise wrong("clutch-misfit-no-check", line=written.does[place])
    text = Text(
        windows=_together(Window, wrong, written.windows),
        terms=terms,
        effects=effects,
        cost=written.cost,
        riders=(_rider(wrong, written.success), _rider(wrong, written.failure)),
        leave_on=read_word(wrong, written.leave_on, LeaveOn),
        lasts=read_word(wrong, written.lasts, Duration),
        discard_when=sum(_together(DiscardWhen, wrong, written.discard_when)),
        when=tuple(written.when),
    )
    if any(term.term in REACTIONS for term in terms) and text.windows != (Window.WR,):
        raise wrong("clutch-misfit-reaction")
    if (text.lasts is Duration.STAYS) != bool(text.discard_when):
        raise wrong("clutch-misfit-stays")
    if text.lasts in (Duration.STAYS, Duration.HALF) and text.leave_on is LeaveOn.NONE:
        raise wrong("clutch-misfit-left-nowhere")
    if text.lasts is Duration.AT_BAT and text.leave_on is not LeaveOn.NONE:
        raise wrong("clutch-misfit-left-briefly", place=word_for(text.leave_on))
    if text.lasts is not Duration.AT_BAT:
        _check_lasting(wrong, text, written.does)
    return text


HIS: dict[LeaveOn, tuple[Attribute, ...]] = {
    LeaveOn.PITCHER: (
        *(Attribute.PITCH_ROLL, Attribute.COMMAND, Attribute.PITCH),
        *(Attribute.DEFENSE_ROLL, Attribute.DEFENSE),
    ),
    LeaveOn.BATTER: (
        *(Attribute.ON_BASE, Attribute.SWING_ROLL, Attribute.SWING, Attribute.BR, Attribute.ST),
        *(Attribute.DEFENSE_ROLL, Attribute.DEFENSE, Attribute.CHECK_TARGET, Attribute.BUNT_ROLL),
    ),
}
"""CB-5-25: the numbers that are a player's own."""


def _check_lasting(wrong: Wrong, text: Text, does: Sequence[str]) -> None:
    """What lasts is a number added all along; on a player, one of his own."""
    for line, effect in zip(does, text.effects, strict=True):
        if effect.verb in (Verb.ADD_ANY, Verb.ADD_CLUTCH):
            raise wrong("clutch-misfit-at-once", line=line)
        if effect.attribute is None or text.leave_on not in HIS:
            continue
        own = HIS[text.leave_on]
        far = text.leave_on is LeaveOn.PITCHER and effect.argument not in (Unit.ANY, Unit.BAT)
        if effect.attribute not in own or far:
            known = ", ".join(word_for(each) for each in own)
            raise wrong("clutch-misfit-not-his", line=line, place=word_for(text.leave_on), known=known)


# --- What people can play --------------------------------------------------------------------------------------------

IN_ORDER = tuple(window for window in Window if window <= Window.W14)
"""The windows of an at-bat, as they come."""


def _from(first: Window, last: Window = Window.W14) -> tuple[Window, ...]:
    return tuple(window for window in IN_ORDER if first <= window <= last)


STADIUM_VERBS = {
    Verb.CANCEL_MAIN: "clutch-misfit-stadium",
    Verb.WIDEN: "clutch-misfit-stadium",
    Verb.NO_TAG_UPS: "clutch-misfit-stadium-weather",
}
"""What only places do, and how to say so."""
BETWEEN = tuple(window for window in Window if window not in (Window.W2, Window.W11, Window.W12))
"""Moments at which no throw or check is open."""
VERBS_AT: dict[Verb, tuple[Window, ...]] = {
    Verb.PITCH_DIE: _from(Window.W1, Window.W3),
    Verb.CHECK: BETWEEN,
    Verb.CHECK_FIELDER: BETWEEN,
    Verb.LEAD_ADVANCES: (*_from(Window.W1, Window.W12), Window.WB, Window.WR),
    Verb.CHECK_AGAIN: (Window.W12,),
    Verb.GIVE_ADVANTAGE: _from(Window.W6, Window.W9),
    Verb.SWING_DIE: (Window.W7,),
    Verb.MAKE_MISTAKE: _from(Window.W1, Window.W5),
    Verb.CANCEL_MISTAKE: _from(Window.W1, Window.W5),
    Verb.CHANGE: (Window.W10,),
    Verb.SWING_AGAIN: (Window.W10,),
    Verb.THROW_AGAIN: (Window.W12,),
    Verb.ROLL_AGAIN: (Window.WR,),
}
"""Effects that can happen at some moments only: what they act on is not there yet, or is settled."""
AGAIN = (Verb.THROW_AGAIN, Verb.CHECK_AGAIN, Verb.ROLL_AGAIN)
"""What Stadiums and weather cannot do: no die has just been rolled when they work."""
COUNTS_TO: dict[Attribute, Window] = {
    Attribute.PITCH_ROLL: Window.W4,
    Attribute.COMMAND: Window.W5,
    Attribute.PITCH: Window.W5,
    Attribute.ON_BASE: Window.W5,
    Attribute.SWING_ROLL: Window.W8,
    Attribute.SWING: Window.W9,
}
"""The last window of an at-bat in which it matters what is added to a number."""
KNOWN_FROM: dict[Term, Window] = {
    **dict.fromkeys((Term.NATURAL_PITCH, Term.NATURAL_ABOVE_ZONE, Term.MISTAKE), Window.W4),
    **dict.fromkeys(
        (Term.MARGIN, Term.BATTER_ADVANTAGE, Term.ON_PITCHER_CHART, Term.ON_BATTER_CHART), Window.W6
    ),
    **dict.fromkeys((Term.NATURAL_SWING, Term.NATURAL_SWING_FROM), Window.W8),
    **dict.fromkeys((Term.RESULT, Term.OUT_RESULT, Term.XBH), Window.W10),
    **dict.fromkeys((Term.ONE_TWO_THREE, Term.STRUCK_OUT_SIDE), Window.W14),
}
"""The first window of an at-bat in which it is known whether a term holds."""


def read_played(wrong: Wrong, written: TextFile) -> Text:
    """What a card says that people play."""
    text = read_text(wrong, written)
    _check_moments(wrong, text, written)
    return text


def _check_moments(wrong: Wrong, text: Text, written: TextFile) -> None:
    """A card that people play does nothing that cannot be done, and asks for nothing that cannot be, at its moments."""
    for line, effect in zip(written.does, text.effects, strict=True):
        if effect.verb in STADIUM_VERBS:
            raise wrong(STADIUM_VERBS[effect.verb], line=line)
        if effect.verb is Verb.ADD and abs(effect.amount) > CAP:
            raise wrong("clutch-misfit-number", field=line, value=effect.amount, low=-CAP, high=CAP)
        if text.lasts is Duration.AT_BAT:
            possible = VERBS_AT.get(effect.verb)
            if effect.attribute in COUNTS_TO and effect.verb in (Verb.ADD, Verb.ADD_CLUTCH):
                possible = (*_from(Window.W1, COUNTS_TO[effect.attribute]), Window.WB, Window.WR)
            late = [window for window in text.windows if possible and window not in possible]
            if late and possible:
                raise _not_then(wrong, line, late[0], possible)
    for term in text.terms:
        alone = sum(each.group == term.group for each in text.terms) == 1
        if alone and not term.negated and term.term in KNOWN_FROM:
            possible = (*_from(KNOWN_FROM[term.term]), Window.WR)
            if not set(text.windows) & set(possible):
                raise _not_then(wrong, written.when[term.group], text.windows[0], possible)


def _not_then(wrong: Wrong, line: str, window: Window, possible: Sequence[Window]) -> BadFile:
    known = ", ".join(word_for(each) for each in possible)
    return wrong("clutch-misfit-moment", line=line, window=word_for(window), known=known)


def enter_text(row: Any, text: Text) -> None:
    """Write what a card says into a row of TEXT."""
    row.windows = sum(1 << window for window in text.windows)
    row.cost = text.cost
    row.term_group[:] = range(TERMS)
    for place, term in enumerate(text.terms):
        row.term[place], row.term_number[place] = term.term, term.number
        row.term_group[place], row.term_negated[place] = term.group, term.negated
    for place, effect in enumerate(text.effects):
        for name, value in effect._asdict().items():
            row[name][place] = value or 0
    for place, rider in enumerate(text.riders):
        if rider:
            row.rider[place], row.rider_amount[place] = rider.verb, rider.amount
    row.leave_on, row.lasts, row.discard_when = text.leave_on, text.lasts, text.discard_when
