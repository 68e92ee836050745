"""Rules that are written from what is declared, instead of by hand."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from rainout.core.declared import Rule, write_rule
from rainout.core.state import Field
from rainout.games.clutch.state import BLANK


def clearing(fields: Iterable[Field], doc: str) -> Rule:
    """A rule ``(g)`` after which fields are what they are before anything has happened; those of one shape at once."""
    lines: list[str] = []
    for shape, alike in groupby(sorted(fields, key=lambda field: field.shape), lambda field: field.shape):
        places = [f"i{depth}" for depth in range(len(shape))]
        for depth, (place, count) in enumerate(zip(places, shape, strict=True)):
            lines.append(f"{'    ' * depth}for {place} in range({count}):")
        at = f"[{', '.join(places)}]" if places else ""
        lines += [f"{'    ' * len(shape)}g.{each.name}{at} = {BLANK.get(each.name, 0)}" for each in alike]
    return write_rule("clear", ["g"], lines, doc, {}, inline=False)
