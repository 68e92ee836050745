"""The story of a finished match in the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rainout.core.report import Report, ReportRow, ReportTable
from rainout.core.words import Message, Speaker


def draw_report(report: Report, speaker: Speaker) -> RenderableType:
    """Tables first, then the prose."""
    parts: list[RenderableType] = [_table(each, speaker) for each in report.tables]
    story = "\n".join(_upper(speaker.say(sentence)) for sentence in report.prose)
    return Group(*parts, Padding(Text(story, "dim"), (1, 0)))


def _table(told: ReportTable, speaker: Speaker) -> RenderableType:
    title = Text(speaker.say(told.title), "bold")
    table = Table(box=None, padding=(0, 1))
    table.add_column("")
    for column in told.columns:
        table.add_column(speaker.say(column), justify="right")
    for row in told.rows:
        style = "" if row.cells else "bold"
        table.add_row(Text(_name(row, speaker), style), *(_cell(cell, speaker) for cell in row.cells))
    note = [Text(speaker.say(told.note), "dim")] if told.note else []
    return Padding(Group(title, table, *note), (1, 0, 0, 0))


def _name(row: ReportRow, speaker: Speaker) -> str:
    if row.seat is not None:
        return speaker.names[row.seat]
    return _upper(_cell(row.name, speaker)) if row.name else ""


def _cell(cell: int | str | Message, speaker: Speaker) -> str:
    return speaker.say(cell) if isinstance(cell, Message) else str(cell)


def _upper(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
