"""The line score and the diamond in a terminal, which the boards of ball games share."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from rainout.core.words import Speaker
from rainout.diamond.state import OUTS

TALL = 36
"""A screen of so many lines has room for what is good to see besides what a question is about."""


class Roomy:
    """One picture for a tall screen, a smaller one for any other."""

    def __init__(self, tall: RenderableType, small: RenderableType = "") -> None:
        self.tall = tall
        self.small = small

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        chosen = self.tall if console.height >= TALL else self.small
        if chosen != "":
            yield chosen


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


def slot_and_number(speaker: Speaker) -> tuple[str, str]:
    """The headings of the batting order, and of the numbers by which players are called."""
    return speaker.say("diamond-terminal-slot"), speaker.say("diamond-terminal-number")


def manager(speaker: Speaker, seat: int) -> str:
    """What a manager is called; by his seat where nobody has said."""
    return speaker.names[seat] if seat < len(speaker.names) else str(seat + 1)


def diamond(bases: Iterable[object], outs: int, *below: str) -> Text:
    """The bases as they look from behind the plate, the outs, and lines to go below."""
    first, second, third = ("[yellow]◆[/]" if runner else "◇" for runner in bases)
    counted = "●" * outs + "○" * (OUTS - outs)
    lines = (f"    {second}", f"  {third}   {first}", f"    ⌂   {counted}", *below)
    return Text.from_markup("\n".join(lines))
