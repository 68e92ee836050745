"""Rules that are written from what is declared, instead of by hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from rainout.core.declared import Rule, dispatch, write_rule
from rainout.core.state import Field
from rainout.games.clutch.state import BLANK


def clearing(fields: Iterable[Field], doc: str) -> Rule:
    """A rule ``(g)`` after which fields are what they are before anything has happened.

    Each has a loop of its own, of which the compiler makes one step.
    """
    lines: list[str] = []
    for field in fields:
        places = [f"i{depth}" for depth in range(len(field.shape))]
        for depth, (place, count) in enumerate(zip(places, field.shape, strict=True)):
            lines.append(f"{'    ' * depth}for {place} in range({count}):")
        at = f"[{', '.join(places)}]" if places else ""
        lines.append(f"{'    ' * len(places)}g.{field.name}{at} = {BLANK.get(field.name, 0)}")
    return write_rule("clear", ["g"], lines, doc, {}, inline=False)


def answering(
    numbers: Any, number: str, arguments: str, *parts: tuple[Any, *tuple[str, ...]], doc: str
) -> Rule:
    """A rule that hands each number of an enum to the rule that answers for its name, and gives what that gives.

    A name for which no rule answers, or more than one, is refused at once.
    """
    members: Mapping[str, int] = getattr(numbers, "__members__", None) or {
        name: value for name, value in vars(numbers).items() if not name.startswith("_")
    }
    answers = [(name, part) for part, (_, *names) in enumerate(parts) for name in " ".join(names).split()]
    assert sorted(name for name, _ in answers) == sorted(members), "each name must have one rule"
    told = sorted((int(members[name]), f"return part_{part}({arguments})") for name, part in answers)
    cases = [
        next(run) for _, run in groupby(told, lambda case: case[1])
    ]  # a case goes on until the next begins
    rules = {f"part_{part}": rule for part, (rule, *_) in enumerate(parts)}
    return write_rule("answer", arguments.split(", "), dispatch(number, cases), doc, rules, inline=False)
