"""The choices of a question in the order they are read, and what may be typed for each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

import msgspec

from rainout.core.table import Choice

MANY = 20
"""A list longer than this begins with what is one of its kind, such as to be ready, and ends with what is so many."""


def arranged(choices: Sequence[Choice], view: Any) -> list[Choice]:
    """The choices kind by kind, each kind in the order in which the view shows what it is about.

    Where the notation counts, its numbers are the order.
    """
    kinds: dict[str, list[Choice]] = {}
    for choice in choices:
        kinds.setdefault(choice.verb, []).append(choice)
    listed = list(kinds.values())
    if len(choices) > MANY:
        listed.sort(key=lambda kind: (len(kind) > 1) + (len(kind) > MANY))
    if not any(map(numbers, choices)):
        seen = list(targets(msgspec.to_builtins(view)))
        places = {target: seen.index(target) for target in set(seen)}
        for kind in listed:
            kind.sort(key=lambda choice: min((places.get(each, 0) for each in choice.targets), default=0))
    return list(chain.from_iterable(listed))


def labels(choices: Sequence[Choice]) -> list[str]:
    """The number that may be typed for each choice, or nothing: there is one numbering at a time.

    Choices are counted where their notation has no numbers. Where it has, those are the numbers of things on the table,
    and one alone means its thing if all that is numbered is of one kind.
    """
    counted = [numbers(choice) for choice in choices]
    if not any(counted):
        return [str(number) for number in range(1, len(choices) + 1)]
    named = [each for each in counted if each]
    kinds = {choice.verb for choice, each in zip(choices, counted, strict=True) if each}
    alone = len(kinds) == 1 and all(len(each) == 1 for each in named) and len(set(named)) == len(named)
    return [each[0] if each and alone else "" for each in counted]


def meant(typed: str, choices: Sequence[Choice]) -> list[Choice]:
    """The choices a text may stand for: the one it is the notation of, else those whose words begin with its words."""
    folded = " ".join(typed.lower().split())
    exact = [choice for choice in choices if choice.action.lower() == folded]
    return exact or [choice for choice in choices if begins(folded, choice.action.lower())]


def begins(text: str, whole: str) -> bool:
    """Whether a text is how a notation begins, or its words are how those of the notation begin; numbers count whole.

    >>> begins("rea", "rearrange 1 2"), begins("re 1 2", "rearrange 1 2"), begins("p 1", "post 12")
    (True, True, False)
    """
    words, known = text.split(), whole.split()
    return bool(words) and (
        whole.startswith(text)
        or (
            len(words) <= len(known)
            and all(
                word == other if word.isdigit() else other.startswith(word)
                for word, other in zip(words, known, strict=False)
            )
        )
    )


def numbers(choice: Choice) -> tuple[str, ...]:
    """The numbers in the notation of a choice."""
    return tuple(word for word in choice.action.split() if word.isdigit())


def targets(shown: Any) -> Iterator[str]:
    """All that a view calls by a name that choices use, from first to last."""
    if isinstance(shown, dict):
        if "target" in shown:
            yield shown["target"]
        shown = list(shown.values())
    if isinstance(shown, list | tuple):
        for each in shown:
            yield from targets(each)
