"""Small declared types: what actions and events name by a number, and how it is written, shown and said.

A :class:`Term` is a range of numbers that stand for something on the table: a card, a space, a face of a die. Notation,
the facts of choices and events, their words and the browser's types all follow from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from rainout.core.words import Message, message

Fact = int | str
Said = int | str | Message


MOST_NAMED = 16
"""The most texts that a type of the browser lists one by one."""


def spelt(member: Enum) -> str:
    """How a member of an enum is called where people or the browser read it.

    >>> spelt(Enum("Phase", "ROLL_OFF").ROLL_OFF)
    'roll-off'
    """
    return member.name.lower().replace("_", "-")


def names_of(*enums: type[Enum]) -> msgspec.Meta:
    """What a text of a view can be: how one of these members is called, as the browser's types list it."""
    return msgspec.Meta(
        extra_json_schema={"enum": sorted(spelt(member) for enum in enums for member in enum)}
    )


def facts_schema(terms: Mapping[str, Term], *, hidden: bool = False) -> dict[str, Any]:
    """The JSON schema of the facts about things that are named; what is hidden tells players at most."""
    always = [name for name, term in terms.items() if term.none is None and (term.is_player or not hidden)]
    properties = {name: term.schema for name, term in terms.items()}
    return {"type": "object", "properties": properties, "required": always, "additionalProperties": False}


class About(NamedTuple):
    """What a term may be looked up in."""

    t: Any
    """The match's tables."""
    who: int
    """The seat that acts, or that something happens to."""
    g: Any = None
    """The position in which the choice is made; none for what has happened."""
    named: Mapping[str, int] = MappingProxyType({})
    """All that the action or the event names, by term."""


def _itself(_: About, number: int) -> int:
    return number


def _seat_target(_: About, seat: int) -> str:
    return f"seat-{seat + 1}"


@dataclass(frozen=True)
class Term:
    """A kind of thing, by number.

    >>> face, rank = Term.counted(6, start=1), Term.named(("10", "J", "Q"), words="hens-rank")
    >>> face.write(5), rank.write(2), rank.fact(About(None, 0), 1)
    ('5', 'Q', 'J')
    """

    numbers: range
    """The numbers it stands for."""
    names: tuple[str, ...]
    """What each is called in notation."""
    fact: Callable[[About, int], Fact]
    """What a picture is told of it."""
    say: Callable[[About, int], Said]
    """Its words."""
    kind: type | tuple[str, ...]
    """The type of the fact: a number, a text, or one of these texts."""
    target: Callable[[About, int], str | tuple[str, ...]] | None = None
    """What one points at on the table to name it, if one does; some things are several."""
    also: Mapping[str, Callable[[About, int], Said]] = field(default_factory=dict)
    """More words about it: for a term ``card``, what is said here as ``space`` is the argument ``$card-space``."""
    none: int | None = None
    """The number that stands for nothing, if any."""
    is_player: bool = False
    """Whether it is a player, whom everybody may know of and whom words mention by name."""

    @classmethod
    def counted(cls, count: int, start: int = 0, shown_from: int | None = None) -> Term:
        """Things that are told apart by counting them; people may count from another number than the rules do."""
        numbers = range(start, start + count)
        shift = 0 if shown_from is None else shown_from - start

        def shown(_: About, number: int) -> int:
            return number + shift

        return cls(numbers, tuple(str(number + shift) for number in numbers), shown, shown, int)

    @classmethod
    def named(
        cls,
        names: Sequence[str],
        say: Callable[[About, int], Said] | None = None,
        words: str | None = None,
    ) -> Term:
        """Things with names, which are also their facts; ``words`` is where their messages' keys begin."""

        def fact(_: About, number: int) -> str:
            return names[number]

        messages = [message(f"{words}-{name.lower()}") for name in names] if words else []

        def message_of(_: About, number: int) -> Message:
            return messages[number]

        said = say or (message_of if words else fact)
        return cls(range(len(names)), tuple(names), fact, said, tuple(names))

    @classmethod
    def of(cls, enum: type[Enum], words: str | None = None) -> Term:
        """The members of an enum that counts from 0."""
        return cls.named(tuple(spelt(member) for member in enum), words=words)

    @classmethod
    def amount(cls) -> Term:
        """Any number: a total, a count of runs. Only what has happened can name one."""
        return cls(range(0), (), _itself, _itself, int)

    @classmethod
    def seat(cls, count: int) -> Term:
        """Players by their seats, which people count from 1."""
        names = tuple(str(seat + 1) for seat in range(count))
        return cls(range(count), names, _itself, _itself, int, _seat_target, is_player=True)

    def only(self, numbers: range) -> Term:
        """The same, but only some of them."""
        return replace(self, numbers=numbers, names=tuple(self.write(number) for number in numbers))

    def but(self, **changes: Any) -> Term:
        """The same numbers, shown or said otherwise."""
        return replace(self, **changes)

    def part(self, start: int, stop: int | None = None) -> Term:
        """Some of the same things, from one number to before another."""
        first = self.numbers.start
        stop = self.numbers.stop if stop is None else stop
        return replace(self, numbers=range(start, stop), names=self.names[start - first : stop - first])

    def or_none(self, none: int = -1) -> Term:
        """The same, or nothing: then there is no fact and no word."""
        return replace(self, none=none)

    def now(self, which: str | Callable[[About], int]) -> Now:
        """One of these that an action is about without naming it, for the position tells which: perhaps in a field."""
        return Now(self, (lambda about: getattr(about.g, which)) if isinstance(which, str) else which)

    def write(self, number: int) -> str:
        """What a number is called in notation."""
        return self.names[number - self.numbers.start]

    @property
    def schema(self) -> dict[str, Any]:
        """The JSON schema of the fact."""
        if isinstance(self.kind, tuple) and len(self.kind) <= MOST_NAMED:
            return {"enum": list(self.kind)}
        return {"type": "integer" if self.kind is int else "string"}

    def targets(self, about: About, number: int) -> tuple[str, ...]:
        """All that one points at to name a number."""
        pointed = self.target(about, number) if self.target else ()
        return (pointed,) if isinstance(pointed, str) else pointed

    def words(self, name: str, about: About, number: int) -> dict[str, Said]:
        """What is said of a number, as arguments of a message, for a term called ``name``."""
        if self.is_player:
            return {}  # mentioned by name
        also = {f"{name}_{more}": say(about, number) for more, say in self.also.items()}
        return {name: self.say(about, number), **also}


class Now(NamedTuple):
    """What a term stands for in a position."""

    term: Term
    number: Callable[[About], int]


def term_of(thing: Term | Now) -> Term:
    """What kind of thing an action is about, whether it names it or not."""
    return thing.term if isinstance(thing, Now) else thing


def which_of(
    variant: str | Callable[..., str] | None, terms: Mapping[str, Term], named: Mapping[str, int], *about: Any
) -> str:
    """Which of several sentences says something: by how a term is called, or by what a function finds."""
    if isinstance(variant, str):
        return terms[variant].write(named[variant])
    return variant(*about) if variant else ""
