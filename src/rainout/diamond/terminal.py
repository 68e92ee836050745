"""The line score in a terminal, which the boards of ball games share."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table


def line_score(innings: Iterable[int], totals: Iterable[str] = ("R", "H", "E")) -> Table:
    """A line score without lines: a column for the names, one for each inning, and the totals."""
    table = Table(box=None, padding=(0, 1))
    table.add_column("")
    for inning in innings:
        table.add_column(str(inning), justify="right")
    for heading in totals:
        table.add_column(heading, justify="right", style="bold")
    return table


def runs_by_inning(line: Iterable[int | None]) -> list[str]:
    """The cells of a line; an inning not played yet is blank."""
    return ["" if runs is None else str(runs) for runs in line]
