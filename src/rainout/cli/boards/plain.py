"""Any game, as the facts of its view: not pretty, but nothing is missing and nothing hidden is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

from rainout.core.words import Speaker

QUIET: frozenset[str] = frozenset()


def draw(view: Any, speaker: Speaker, bottom: int) -> Table:
    """A line for each fact of the view."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for name, value in facts(msgspec.to_builtins(view)):
        table.add_row(Text(name, "dim"), value)
    return table


def die(view: Any) -> None:
    """What was rolled is among the facts."""
    return None


def facts(value: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """The leaves of a nested structure, each with the way to it; short lists of simple things on one line.

    >>> list(facts({"turn": 1, "hand": ["Q", "K"], "score": {"us": 3}}))
    [('turn', '1'), ('hand', 'Q, K'), ('score us', '3')]
    """
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list | tuple) and any(isinstance(each, dict | list | tuple) for each in value):
        inside = list(enumerate(value, 1))
    else:
        yield name, ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
        return
    for key, each in inside:
        yield from facts(each, f"{name} {key}".strip())
