"""Setting fields of a position back: what a field holds before anything happens is said where it is declared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rainout.core.declared import Rule, write_rule
from rainout.core.state import Field


def clearing(fields: Iterable[Field], doc: str) -> Rule:
    """A function ``(g)`` that sets fields to what each of them says, for rules to call::

    clear_half = rule(clearing(HALF, "Nobody has come to the plate in this half."))
    """
    return write_rule("clear", ["g"], [*_lines(fields)], doc, {}, inline=False)


def _lines(fields: Iterable[Field]) -> Iterator[str]:
    """The lines that set fields back, each in a loop of its own, which the compiler turns into one step.

    >>> print("\\n".join(_lines([Field("outs", "i1", (), ""), Field("slots", "i1", (2, 9), "", -1)])))
    g.outs = 0
    for i0 in range(2):
        for i1 in range(9):
            g.slots[i0, i1] = -1
    """
    for field in fields:
        places = [f"i{depth}" for depth in range(len(field.shape))]
        for depth, size in enumerate(field.shape):
            yield f"{'    ' * depth}for {places[depth]} in range({size}):"
        at = f"[{', '.join(places)}]" if places else ""
        yield f"{'    ' * len(places)}g.{field.name}{at} = {int(field.rest)}"
