"""What is told of a match once it is over, beyond its outcome: tables such as a box score, and prose."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from rainout.core.words import Message, message


class ReportRow(msgspec.Struct, frozen=True):
    """A line of a table: of a player, or of something with a name."""

    cells: tuple[int | str | Message, ...]
    seat: int | None = None
    name: Message | str | None = None
    """What the line is about, where that is not a player."""


class ReportTable(msgspec.Struct, frozen=True):
    """A table of numbers."""

    title: Message
    columns: tuple[Message, ...]
    rows: tuple[ReportRow, ...]
    """A row without cells is a heading for those that follow."""
    note: Message | None = None
    """How to read it, where that is not plain."""

    @classmethod
    def worded(
        cls,
        words: str,
        title: str,
        columns: Iterable[str],
        rows: Iterable[ReportRow],
        note: Message | None = None,
    ) -> ReportTable:
        """A table whose words all begin alike, as ``clix-box`` does in ``clix-box-batting``."""
        named = tuple(message(f"{words}-{column}") for column in columns)
        return cls(message(f"{words}-{title}"), named, tuple(rows), note)


class Report(msgspec.Struct, frozen=True):
    """The story of a match."""

    tables: tuple[ReportTable, ...] = ()
    prose: tuple[Message, ...] = ()
