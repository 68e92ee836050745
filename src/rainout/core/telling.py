"""What can happen in a game, declared once: how rules tell it, what a picture learns of it, and its words.

A game lists its events in a subclass of :class:`Events`, each with the terms it names::

    class Told(Events, game="hens"):
        rolled = event(face=FACE)
        robbed = event(mine=SPACE, theirs=SPACE, given=CARD, taken=CARD)

In rules ``Told.robbed(g, who, mine, theirs, given, taken)`` tells it, when someone listens. ``Told.event(…)`` reads a
row of the event buffer back as one seat may know it; facts and words are those of the terms, and the browser's types
follow from them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, ClassVar, NamedTuple, Self

from rainout.core.declared import Declarations, Maker, Rule, dispatch, write_rule
from rainout.core.state import EVENT_WIDTH
from rainout.core.table import Event
from rainout.core.terms import About, Fact, Said, Term, facts_schema, which_of
from rainout.core.words import message

MOST_TERMS = EVENT_WIDTH - 2


class Telling(NamedTuple):
    """Something that happened, as the rules told it: numbers by name."""

    kind: EventKind
    who: int
    named: dict[str, int]

    def __getattr__(self, name: str) -> int:
        try:
            return self.named[name]
        except KeyError:
            raise AttributeError(name) from None

    @property
    def players(self) -> dict[str, int]:
        """The players it names."""
        return {name: self.named[name] for name, term in self.kind.terms.items() if term.is_player}


Variant = str | Callable[[Any, Telling], str]
"""Which of several sentences tells something: by the name of a term, what is called so; or given the match's tables."""


@dataclass
class EventKind:
    """One kind of event, as declared."""

    terms: Mapping[str, Term]
    variant: Variant | None
    hidden: bool
    silent: bool
    highlight: Variant | None = None
    booked: bool = False
    name: str = ""
    number: int = 0

    @cached_property
    def what(self) -> str:
        """The kind's name as words and the browser spell it."""
        return self.name.rstrip("_").replace("_", "-")

    def highlight_of(self, t: Any, told: Telling) -> str | None:
        """What kind of highlight it is, if it is one."""
        return (self.highlight(t, told) if callable(self.highlight) else self.highlight) or None


def event(
    *,
    variant: Variant | None = None,
    hidden: bool = False,
    silent: bool = False,
    highlight: Variant | None = None,
    booked: bool = False,
    **terms: Term,
) -> Any:
    """Something that can happen to a seat, with at most four terms.

    ``variant`` says which of several sentences tells it: a term by its name, or what follows from the match's tables
    and what was told. What is ``hidden`` is known in full to those who :meth:`Events.knows` says; the others are told
    that it happened, and which players it names, in the variant ``unseen``.
    What is ``silent`` is for those who keep the book, and nobody is told. A ``highlight`` is what people will tell of
    afterwards: always, or where what was told makes it one. What is ``booked`` goes into the scorebook, and is told
    even when nobody but a scorer listens.
    """
    assert len(terms) <= MOST_TERMS, f"an event has room for {MOST_TERMS} terms"
    return EventKind(terms, variant, hidden, silent, highlight, booked)


class Events(Declarations):
    """What can happen in a game."""

    game: ClassVar[str]
    kinds: ClassVar[dict[str, EventKind]]
    """Every kind of event by its name, in the order of their numbers."""
    first: ClassVar[int]
    """The number of the first of them."""
    further: ClassVar[type[Events] | None] = None
    """What else can happen, numbered after these: what several games have in common."""

    @classmethod
    def _declare(cls, game: str, start: int) -> None:
        cls.game, cls.kinds, cls.first = game, {}, start
        for name, kind in vars(cls).items():
            if isinstance(kind, EventKind):
                kind.name, kind.number = name, start + len(cls.kinds)
                cls.kinds[name] = kind

    @classmethod
    def made(cls, maker: Maker) -> dict[str, Any]:
        """Of each kind, the rule that tells it; and what makes one of the rules that write them down."""
        write_down = maker.module("rainout.core.events").write_down

        def noted(**rules: Rule) -> Rule:
            return maker.rule(_noted(cls, rules))

        told = {name: maker.rule(_made(kind, write_down)) for name, kind in cls.kinds.items()}
        return told | {"noted": noted}

    @classmethod
    def noted(cls, **rules: Rule) -> Rule:
        """A rule ``(t, s, what, who, a, b, c, d)`` that hands each kind of event that is booked to a rule.

        Such a rule gets ``t``, the scorer's ``s``, who it is about, and the terms of the event.
        """
        raise NotImplementedError  # made for each instance of the rules that asks for it

    @classmethod
    def read(cls, row: tuple[int, ...]) -> Telling:
        """What a row of the event buffer tells."""
        number, who, *rest = row
        if cls.further and number >= cls.further.first:
            return cls.further.read(row)
        kind = list(cls.kinds.values())[number - cls.first]
        return Telling(kind, who, dict(zip(kind.terms, rest, strict=False)))

    @classmethod
    def event(cls, t: Any, ply: int, row: tuple[int, ...], seat: int | None) -> Event | None:
        """What happened, as a seat, or a spectator, may know it."""
        if cls.further and row[0] >= cls.further.first:
            return cls.further.event(t, ply, row, seat)
        told = cls.read(row)
        if told.kind.silent:
            return None
        kind, key = told.kind, f"{cls.game}-told-{told.kind.what}"
        seats = cls.seats(told) | told.players
        facts: dict[str, Fact] = {**told.players}
        if kind.hidden and not cls.knows(t, told, seat):
            return Event(ply, kind.what, told.who, facts, message(f"{key}-unseen", seats))
        if variant := which_of(kind.variant, kind.terms, told.named, t, told):
            key += f"-{variant}"
        about = About(t, told.who, named=told.named)
        said: dict[str, Said] = {}
        for name, term in kind.terms.items():
            number = told.named[name]
            if number != term.none:
                facts[name] = term.fact(about, number)
                said |= term.words(name, about, number)
        return Event(ply, kind.what, told.who, facts, message(key, seats, **said), kind.highlight_of(t, told))

    @classmethod
    def facts_of_events(cls) -> dict[str, dict[str, Any]]:
        """The JSON schema of the facts of each kind of event that is told."""
        own = {
            kind.what: facts_schema(kind.terms, hidden=kind.hidden)
            for kind in cls.kinds.values()
            if not kind.silent
        }
        return own | (cls.further.facts_of_events() if cls.further else {})

    @classmethod
    def with_terms(cls, variants: Mapping[str, Variant], **terms: Term) -> type[Self]:
        """The same events with other terms under some names, and other variants of some sentences."""
        kinds = {
            name: replace(
                kind,
                terms={each: terms.get(each, term) for each, term in kind.terms.items()},
                variant=variants.get(name, kind.variant),
            )
            for name, kind in cls.kinds.items()
        }
        return type(cls.__name__, (cls,), {"kinds": kinds})

    @classmethod
    def seats(cls, told: Telling) -> dict[str, int]:
        """The players that the words of an event mention."""
        return {"player": told.who, "other": 1 - told.who}

    @classmethod
    def knows(cls, t: Any, told: Telling, seat: int | None) -> bool:
        """Whether a seat, or a spectator, knows all of something hidden: only the one it happens to."""
        return seat == told.who


def _made(kind: EventKind, write_down: Any) -> Any:
    """The rule that tells an event."""
    numbers = [*kind.terms, *["0"] * (MOST_TERMS - len(kind.terms))]
    listens = "g.listening" if kind.booked else "g.listening > 0"
    lines = [f"if {listens}:", f"    write_down(g, {kind.number}, who, {', '.join(numbers)})"]
    return write_rule(
        kind.name, ["g", "who", *kind.terms], lines, f"Tell {kind.what}.", {"write_down": write_down}
    )


def _noted(events: type[Events], rules: Mapping[str, Rule]) -> Rule:
    """A rule that calls, for each kind of event a scorer writes down, the rule that does so."""
    own = list(events.kinds.values())
    further = list(events.further.kinds.values()) if events.further else []
    written = [kind for kind in own if kind.booked]
    written += [kind for kind in further if kind.booked and kind.name not in events.kinds]
    booked = {kind.name for kind in written}
    missing, unknown = booked - rules.keys(), rules.keys() - booked
    assert not missing and not unknown, f"no rule for {sorted(missing)}, nothing booked as {sorted(unknown)}"
    places = "abcd"[:MOST_TERMS]
    cases = [(kind.number, _call(kind, places) if kind in written else "pass") for kind in (*own, *further)]
    arguments = ["t", "s", "what", "who", *places]
    return write_rule(
        "note", arguments, dispatch("what", cases), "Write down what happened.", rules, inline=False
    )


def _call(kind: EventKind, places: str) -> str:
    """The call of the rule for a kind of event, with as many numbers as it has terms."""
    return f"{kind.name}({', '.join(['t', 's', 'who', *places[: len(kind.terms)]])})"
