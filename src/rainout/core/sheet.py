"""Team sheets: a title, then a piece a line, by its number or its name.

Rainy Day Nine                   the title; a sheet can do without
#12 Wendell Coldridge, SP        what follows a comma is for people
Ira Tallowcroft                  the name alone, in any case, with or without accents
2x #40                           twice the same
- #7  # off the bench            bullets and comments do no harm

Numbers are written with a ``#`` right before them; any other ``#`` begins a comment, and so does ``//``.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import NamedTuple

from rainout.core.words import message
from rainout.core.workshop import Fault

LONGEST_TITLE = 60
MOST_PIECES = 200
"""More than any team has; nobody is to have a list of millions made from a short text."""
MOST_FAULTS = 20
"""Lines that are told to be unreadable; after so many the rest is not looked at."""
COMMENT = re.compile(r"(?:^|\s)(?:#(?!\d)|//).*$")
BULLET = re.compile(r"^(?:[-*•·–]|\d{1,3}[.)])\s+")
ENTRY = re.compile(r"^(?:(?P<count>\d{1,3})\s*[x×]\s*)?(?P<number>#?\d+)?\s*(?P<name>.*)$")
LIKE = 0.8
"""How alike a misspelt name must be for it to be taken for one."""


class Sheet(NamedTuple):
    """What a sheet says."""

    title: str
    numbers: tuple[int, ...]


class Entry(NamedTuple):
    """A line that is about a piece."""

    times: int
    number: int | None
    name: str
    marked: bool
    """Whether it can be nothing but an entry: it has a bullet, a count, a ``#``, or is a number and nothing else."""


def read(text: str, names: Mapping[int, str]) -> tuple[Sheet, list[Fault]]:
    """The sheet in a text, and the lines that could not be read.

    >>> read("Nine\\n#2\\nana perez", {1: "Ana Pérez", 2: "Beto Luna"})
    (Sheet(title='Nine', numbers=(2, 1)), [])
    """
    known = {fold(name): number for number, name in names.items()}
    title, first = "", True
    numbers: list[int] = []
    faults: list[Fault] = []
    for place, raw in enumerate(text.splitlines(), 1):
        line = COMMENT.sub("", raw).strip()
        if not line:
            continue
        entry = _entry(line)
        if first and not entry.marked and not _near(entry.name, known):  # "12 Angry Men" is a title
            title = " ".join(line.split())
            if len(title) > LONGEST_TITLE:
                faults.append(Fault(message("sheet-long-title", line=place, most=LONGEST_TITLE), line=place))
                title = title[:LONGEST_TITLE].strip()
        else:
            found = _find(entry, place, line, names, known)
            if isinstance(found, Fault):
                faults.append(found)
            else:
                numbers += [found] * entry.times
        first = False
        if len(faults) >= MOST_FAULTS:
            faults.append(Fault(message("sheet-unread", line=place), line=place))
            break
        if len(numbers) > MOST_PIECES:
            faults.append(Fault(message("sheet-many", line=place, most=MOST_PIECES), line=place))
            return Sheet(title, tuple(numbers[:MOST_PIECES])), faults
    return Sheet(title, tuple(numbers)), faults


def write(sheet: Sheet, names: Mapping[int, str], note: Callable[[int], str]) -> str:
    """A sheet as text: its title, then a line for each piece in the order given, with a note for people."""
    counted = Counter(sheet.numbers)
    lines = [sheet.title] if sheet.title else []
    for number, count in counted.items():
        times = f"{count}x " if count > 1 else ""
        lines.append(f"{times}#{number} {names[number]}, {note(number)}")
    return "\n".join(lines)


def fold(name: str) -> str:
    """A name as it is compared: without case, accents, doubled blanks, and with one kind of apostrophe."""
    plain = unicodedata.normalize("NFKD", name.replace("’", "'"))
    return " ".join(
        "".join(letter for letter in plain if not unicodedata.combining(letter)).casefold().split()
    )


def _entry(line: str) -> Entry:
    bare = BULLET.sub("", line)
    found = ENTRY.match(bare)
    assert found, "everything in it may be missing"
    name = re.split(r"[,;(\t]", found["name"], maxsplit=1)[0].strip()
    number = int(found["number"].lstrip("#")[:9]) if found["number"] else None
    lone = number is not None and (found["number"][0] == "#" or not name)
    marked = bare != line or found["count"] is not None or lone
    return Entry(int(found["count"] or 1), number, name, marked)


def _near(name: str, known: Mapping[str, int]) -> str | None:
    """The known name that is meant, as it is compared."""
    if fold(name) in known:
        return fold(name)
    return next(iter(get_close_matches(fold(name), known, 1, LIKE)), None)


def _find(
    entry: Entry, place: int, line: str, names: Mapping[int, str], known: Mapping[str, int]
) -> int | Fault:
    """The number of the piece that a line is about, or what is wrong with the line."""
    if entry.number is not None and entry.number not in names:
        return Fault(message("sheet-no-number", line=place, number=str(entry.number)), line=place)
    if not entry.name:
        if entry.number is None:
            return Fault(message("sheet-no-name", line=place, text=line), line=place)
        return entry.number
    meant = _near(entry.name, known)
    if entry.number is not None:
        if meant != fold(names[entry.number]):
            words = message(
                "sheet-mismatch",
                line=place,
                number=str(entry.number),
                name=names[entry.number],
                text=entry.name,
            )
            return Fault(words, line=place)
        return entry.number
    if meant is None:
        return Fault(message("sheet-no-name", line=place, text=entry.name), line=place)
    if meant != fold(entry.name):
        near = names[known[meant]]
        return Fault(message("sheet-near", line=place, text=entry.name, near=near), line=place)
    return known[meant]
