"""Setting fields of a position back: what a field holds before anything happens is said where it is declared.

A game lists in a subclass of :class:`Clearing` which fields are set back together::

    class Clear(Clearing, game="clix"):
        half = HALF
        everything = STATE.own

In rules ``Clear.half(g)`` sets them to what each of them says (:attr:`~rainout.core.state.Field.rest`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, ClassVar

from rainout.core.declared import Declarations, Maker, write_rule
from rainout.core.state import Field


class Clearing(Declarations):
    """Fields that are set back together, by name."""

    groups: ClassVar[dict[str, tuple[Field, ...]]]

    @classmethod
    def _declare(cls, game: str, start: int) -> None:
        cls.groups = {name: fields for name, fields in vars(cls).items() if isinstance(fields, tuple)}

    @classmethod
    def made(cls, maker: Maker) -> dict[str, Any]:
        """Of each group, the rule that sets it back."""
        return {
            name: maker.rule(write_rule(name, ["g"], [*_lines(fields)], f"Clear {name}.", {}, inline=False))
            for name, fields in cls.groups.items()
        }


def _lines(fields: Iterable[Field]) -> Iterator[str]:
    """The lines that set fields back; those of one shape in one loop.

    >>> print("\\n".join(_lines([Field("outs", "i1", (), ""), Field("slots", "i1", (2, 9), "", -1)])))
    g.outs = 0
    for i0 in range(2):
        for i1 in range(9):
            g.slots[i0, i1] = -1
    """

    def shape(field: Field) -> tuple[int, ...]:
        return field.shape

    for sizes, alike in groupby(sorted(fields, key=shape), shape):
        for depth, size in enumerate(sizes):
            yield f"{'    ' * depth}for i{depth} in range({size}):"
        place = f"[{', '.join(f'i{depth}' for depth in range(len(sizes)))}]" if sizes else ""
        for field in alike:
            yield f"{'    ' * len(sizes)}g.{field.name}{place} = {int(field.rest)}"
