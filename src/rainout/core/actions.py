"""The actions of a game, declared once: their numbers, notation and verbs, and how rules make and read them.

A game lists its actions in a subclass of :class:`Actions`, each with the terms it names::

    class Act(Actions, game="hens"):
        roll = chance(face=FACE)
        rob = action(mine=SPACE, theirs=SPACE)

In rules ``Act.rob(mine, theirs)`` is the number of that action, ``Act.rob.holds(action)`` tells whether an action is a
robbery and ``Act.rob.theirs(action)`` which space it names. ``Act.carried_out(roll=…, rob=…)`` is a rule that hands an
action to the rule that carries it out, with what it names. ``Act.notation`` is the text of each action both ways.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product
from typing import Any, ClassVar, NamedTuple

from rainout.core.declared import FEW, Declarations, Maker, Rule, dispatch, write_rule
from rainout.core.notation import Notation
from rainout.core.table import Choice
from rainout.core.terms import About, Fact, Now, Said, Term, facts_schema, term_of, which_of
from rainout.core.words import message


@dataclass
class ActionKind:
    """One kind of action, as declared."""

    things: Mapping[str, Term | Now]
    """What it names, and what else it is about."""
    text: str | None
    by_chance: bool
    unordered: bool = False
    distinct: bool = False
    variant: str | Callable[[About], str] | None = None
    name: str = ""
    first: int = 0
    """The number of the first of them."""

    @cached_property
    def terms(self) -> dict[str, Term]:
        """What it names."""
        return {name: thing for name, thing in self.things.items() if isinstance(thing, Term)}

    @cached_property
    def verb(self) -> str:
        """The kind's name as words and the browser spell it."""
        return self.name.rstrip("_").replace("_", "-")

    @cached_property
    def size(self) -> int:
        """How many numbers it takes."""
        size = 1
        for term in self.terms.values():
            size *= len(term.numbers)
        return size

    @cached_property
    def steps(self) -> dict[str, int]:
        """How far apart two actions are that differ by one in this term."""
        steps, step = {}, self.size
        for name, term in self.terms.items():
            step //= len(term.numbers)
            steps[name] = step
        return steps

    def number(self, named: Mapping[str, int]) -> int:
        """The number of the action that names these."""
        return self.first + sum(
            (named[name] - term.numbers.start) * self.steps[name] for name, term in self.terms.items()
        )

    def read(self, action: int) -> dict[str, int]:
        """What an action of this kind names."""
        named, rest = {}, action - self.first
        for name, term in self.terms.items():
            place, rest = divmod(rest, self.steps[name])
            named[name] = term.numbers[place]
        return named

    def write(self, named: Mapping[str, int]) -> str:
        """The text of the action that names these."""
        pattern = self.text or " ".join(
            [self.verb.replace("-", " "), *(f"{{{name}}}" for name in self.terms)]
        )
        texts = {name: self.terms[name].write(number) for name, number in named.items()}
        return " ".join(pattern.format(**texts).split())  # what stands for nothing leaves no gap

    def about(self, about: About) -> Iterator[tuple[str, Term, int]]:
        """All that an action is about in a position: names, terms and numbers, without what stands for nothing."""
        for name, thing in self.things.items():
            if isinstance(thing, Now):
                term, number = thing.term, int(thing.number(about))
            else:
                term, number = thing, about.named[name]
            if number != term.none:
                yield name, term, number

    def all(self) -> Iterator[dict[str, int]]:
        """All that actions of this kind can name: where the order makes no difference, in ascending order."""
        for numbers in product(*(term.numbers for term in self.terms.values())):
            if self.unordered and list(numbers) != sorted(set(numbers)):
                continue
            if self.distinct and len(set(numbers)) < len(numbers):
                continue
            yield dict(zip(self.terms, numbers, strict=True))


def action(
    text: str | None = None,
    /,
    *,
    unordered: bool = False,
    distinct: bool = False,
    variant: str | Callable[[About], str] | None = None,
    **things: Term | Now,
) -> Any:
    """An action of a player; ``text`` is a pattern for its notation where the plain one will not do.

    Of ``unordered`` terms, each two name the same thing either way round; ``distinct`` ones cannot be the same.
    ``variant`` says which of several sentences tells what it would do, by a term's name or as it finds. What a term
    stands for ``now`` is shown and said with the action, but no part of its number.
    """
    return ActionKind(things, text, False, unordered, distinct, variant)


def chance(text: str | None = None, /, **terms: Term) -> Any:
    """An action of CHANCE: a die falls, a card is drawn."""
    return ActionKind(terms, text, True)


class Taken(NamedTuple):
    """An action, read: its kind and what it names."""

    kind: ActionKind
    named: dict[str, int]


class Actions(Declarations):
    """The actions of a game."""

    game: ClassVar[str]
    kinds: ClassVar[dict[str, ActionKind]]
    """Every kind of action by its name, in the order of their numbers."""
    end: ClassVar[int]
    """One more than the largest number of an action."""
    notation: ClassVar[Notation]
    _in_order: ClassVar[tuple[ActionKind, ...]]
    _firsts: ClassVar[tuple[int, ...]]

    @classmethod
    def _declare(cls, game: str, start: int) -> None:
        cls.game, cls.kinds, cls.end = game, {}, start
        for name, kind in vars(cls).items():
            if isinstance(kind, ActionKind):
                kind.name, kind.first = name, cls.end
                cls.kinds[name] = kind
                cls.end += kind.size
        cls._in_order = tuple(cls.kinds.values())
        cls._firsts = tuple(kind.first for kind in cls._in_order)
        texts = {kind.number(named): kind.write(named) for kind in cls.kinds.values() for named in kind.all()}
        cls.notation = Notation(texts, dict(cls._also()))

    @classmethod
    def _also(cls) -> Iterator[tuple[str, int]]:
        """Other texts for the same: unordered terms the other way round."""
        for kind in cls.kinds.values():
            if kind.unordered:
                for named in kind.all():
                    swapped = dict(zip(kind.terms, reversed(named.values()), strict=True))
                    yield kind.write(swapped), kind.number(named)

    @classmethod
    @cache
    def read(cls, action: int) -> Taken:
        """What kind an action is of, and what it names; worked out once, so nobody may change it."""
        kind = cls._in_order[bisect_right(cls._firsts, action) - 1]
        return Taken(kind, kind.read(action))

    @classmethod
    def choice(cls, t: Any, g: Any, action: int) -> Choice:
        """A legal action of the seat to act, with what it is about: the targets and words of its terms."""
        kind, named = cls.read(action)
        about = About(t, int(g.actor), g, named)
        facts: dict[str, Fact] = {}
        said: dict[str, Said] = {}
        seats: dict[str, int] = {}
        targets: tuple[str, ...] = ()
        for name, term, number in kind.about(about):
            facts[name] = term.fact(about, number)
            said |= term.words(name, about, number)
            targets += term.targets(about, number)
            if term.is_player:
                seats[name] = number
        key = f"{cls.game}-do-{kind.verb}"
        if variant := which_of(kind.variant, kind.terms, named, about):
            key += f"-{variant}"
        return Choice(
            cls.notation.write(action), kind.verb, targets, message(key, seats, **said), facts=facts
        )

    @classmethod
    def facts_of_verbs(cls) -> dict[str, dict[str, Any]]:
        """The JSON schema of the facts of each kind of choice."""
        return {
            kind.verb: facts_schema({name: term_of(thing) for name, thing in kind.things.items()})
            for kind in cls.kinds.values()
            if not kind.by_chance
        }

    @classmethod
    def range(cls, *names: str) -> range:
        """The numbers of some kinds of action declared one after the other."""
        kinds = [cls.kinds[name] for name in names]
        return range(kinds[0].first, kinds[-1].first + kinds[-1].size)

    @classmethod
    def made(cls, maker: Maker) -> dict[str, Any]:
        """Of each kind its number, with the rules that read it; and what makes one of the rules that carry them out."""

        def carried_out(**rules: Rule) -> Rule:
            return maker.rule(_carried_out(cls.kinds, rules))

        return {name: _made(kind, maker.rule) for name, kind in cls.kinds.items()} | {
            "carried_out": carried_out
        }

    @classmethod
    def carried_out(cls, **rules: Rule) -> Rule:
        """A rule ``(t, g, action)`` that hands each kind of action to a rule, with the numbers it names."""
        raise NotImplementedError  # made for each instance of the rules that asks for it


def _made(kind: ActionKind, rule: Callable[[Rule], Rule]) -> Any:
    """The number of an action as a rule, with the rules that read it as its attributes."""
    parts = [  # numbers of a record may be too small for the sum
        _times(_plus(f"int({name})", -term.numbers.start), kind.steps[name])
        for name, term in kind.terms.items()
    ]
    sum_of = " + ".join([str(kind.first), *parts])
    made: Any = rule(
        write_rule(kind.name, list(kind.terms), [f"return {sum_of}"], f"The number of {kind.verb}.", {})
    )
    last = kind.first + kind.size - 1
    readers = {name: _reading(kind, name) for name in kind.terms} | {
        "holds": f"{kind.first} <= action <= {last}"
    }
    for name, value in readers.items():
        setattr(made, name, rule(write_rule(f"{kind.name}_{name}", ["action"], [f"return {value}"], "", {})))
    return made


def _carried_out(kinds: Mapping[str, ActionKind], rules: Mapping[str, Rule]) -> Rule:
    """A rule that calls, for each kind of action, the rule that carries it out."""
    missing, unknown = kinds.keys() - rules.keys(), rules.keys() - kinds.keys()
    assert not missing and not unknown, f"no rule for {sorted(missing)}, no action for {sorted(unknown)}"
    cases = [
        (kind.first, f"{name}({', '.join(['t', 'g', *(_reading(kind, term) for term in kind.terms)])})")
        for name, kind in kinds.items()
    ]
    lines = dispatch("action", cases)
    few = len(cases) <= FEW
    return write_rule("carry_out", ["t", "g", "action"], lines, "Carry out an action.", rules, inline=few)


def _reading(kind: ActionKind, name: str) -> str:
    """How a term is read out of an action."""
    numbers, step = kind.terms[name].numbers, kind.steps[name]
    place = _plus("action", -kind.first)
    place = place if step == 1 else f"{place} // {step}"
    place = place if step * len(numbers) == kind.size else f"{place} % {len(numbers)}"
    return _plus(place, numbers.start)


def _plus(what: str, amount: int) -> str:
    return f"({what} {'+' if amount > 0 else '-'} {abs(amount)})" if amount else what


def _times(what: str, amount: int) -> str:
    return f"{what} * {amount}" if amount != 1 else what
