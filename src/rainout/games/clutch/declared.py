"""Rules that are written from what is declared, instead of by hand."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from types import ModuleType
from typing import Any

from rainout.core.declared import Rule, dispatch, write_rule


def _members(numbers: Any) -> Mapping[str, int]:
    """The names and numbers of an enum, or of the plain numbers that it is to compiled rules."""
    return getattr(numbers, "__members__", None) or {
        name: value for name, value in vars(numbers).items() if not name.startswith("_")
    }


def rules_called(numbers: Any, *modules: ModuleType) -> dict[str, Rule]:
    """The rules that are called as the names of an enum are, but in small letters, by these names."""
    return {
        name: getattr(module, name.lower())
        for name in _members(numbers)
        for module in modules
        if hasattr(module, name.lower())
    }


def answering(
    numbers: Any, number: str, arguments: str, *parts: tuple[Any, *tuple[str, ...]], doc: str
) -> Rule:
    """A rule that hands each number of an enum to the rule that answers for its name, and gives what that gives.

    A name for which no rule answers, or more than one, is refused at once.
    """
    members = _members(numbers)
    answers = [(name, part) for part, (_, *names) in enumerate(parts) for name in " ".join(names).split()]
    assert sorted(name for name, _ in answers) == sorted(members), "each name must have one rule"
    told = sorted((int(members[name]), f"return part_{part}({arguments})") for name, part in answers)
    cases = [
        next(run) for _, run in groupby(told, lambda case: case[1])
    ]  # a case goes on until the next begins
    rules = {f"part_{part}": rule for part, (rule, *_) in enumerate(parts)}
    return write_rule("answer", arguments.split(", "), dispatch(number, cases), doc, rules, inline=False)
