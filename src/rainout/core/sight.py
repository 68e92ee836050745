"""Looking at a position again and again: a view is put together from sections, and one that would be the same is kept.

NumPy looks for a field for microseconds each time, and a view reads thousands of them, after every move and once for
each event that is shown. So a view reads a position through a :class:`Sight`, which notes what was read. A function
marked as a :func:`section` of a view is not called again as long as every field that it has read is as it was::

    @section
    def player(t, g, player): ...

What a section gives is shared between views, so nobody may change it; and two views of which little differs have most
of their parts in common, which is what makes telling one from the other cheap.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import cache, wraps
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np

from rainout.core.state import reading

MOST_KEPT = 4
"""How many values of one section are kept: the moments of a move, through whoever's eyes."""


class _Kept(NamedTuple):
    """What a section gave, and the fields that it depends on, as they were."""

    fields: dict[str, bytes]
    value: Any


Album = dict[Any, list[_Kept]]
"""What the sections of a match's views gave lately."""


@cache
def _layout(kind: Any) -> tuple[Any, dict[str, slice]]:
    """A type of records whose fields NumPy finds fast, and where these lie among its bytes."""
    spans = {name: slice(start, start + field.itemsize) for name, (field, start) in kind.fields.items()}
    return np.dtype((np.void, kind)), spans


class _Record:
    """A position as a row of bytes, and its fields as far as they were looked at."""

    def __init__(self, record: Any, album: Album) -> None:
        self.album = album
        self.bytes: bytes = record.tobytes()
        plain, self.spans = _layout(record.dtype)
        self.record = np.frombuffer(self.bytes, plain)[0]
        self._values: dict[str, Any] = {}

    def value(self, name: str) -> Any:
        """A field, for reading."""
        if name not in self._values:
            if name not in self.spans:
                raise AttributeError(f"no field {name!r}")
            self._values[name] = reading(self.record[name])
        return self._values[name]

    def still(self, fields: Mapping[str, bytes]) -> bool:
        """Whether these fields are as they were."""
        return all(self.bytes[self.spans[name]] == as_it_was for name, as_it_was in fields.items())


class Sight:
    """A position as one section of a view reads it: a field that was read is an attribute from then on."""

    def __init__(self, record: _Record) -> None:
        self.__dict__["of"] = record
        self.__dict__["within"] = set[str]()

    def __getattr__(self, name: str) -> Any:
        value = self.__dict__[name] = self.__dict__["of"].value(name)
        return value

    def __deepcopy__(self, _: Any) -> Any:
        """A position to scribble on."""
        record = self.__dict__["of"]
        self.__dict__["within"].update(record.spans)
        return deepcopy(reading(record.record))


def _read(sight: Sight) -> set[str]:
    """The fields that were read, by sections within this one too."""
    own, within = sight.__dict__.keys(), sight.__dict__["within"]
    return {*own, *within} - {"of", "within"}


def look(record: Any, album: Album) -> Sight:
    """A position to be read by a view, with the album of its match."""
    return Sight(_Record(record, album))


class Sheet:
    """A position to try a rule on: with fields of its own, which the rule may change, and the others as they are."""

    def __init__(self, position: Any, **own: Any) -> None:
        self.__dict__.update(own)
        self.__dict__["position"] = position

    def __getattr__(self, name: str) -> Any:
        return getattr(self.__dict__["position"], name)


Section = TypeVar("Section", bound=Callable[..., Any])


def section(function: Section) -> Section:
    """Keep what a part of a view, ``(t, g, …)``, gives for as long as all that it reads of ``g`` stays the same.

    Further arguments are numbers, texts or nothing. A position that is no :class:`Sight` is simply read.
    """

    @wraps(function)
    def seen(t: Any, g: Any, *which: Any) -> Any:
        if not isinstance(g, Sight):
            return function(t, g, *which)
        record, within = g.__dict__["of"], g.__dict__["within"]
        kept = record.album.setdefault((function, which), [])
        for number, each in enumerate(kept):
            if record.still(each.fields):
                kept.insert(0, kept.pop(number))
                break
        else:
            inner = Sight(record)
            value = function(t, inner, *which)
            fields = {name: record.bytes[record.spans[name]] for name in _read(inner)}
            each = _Kept(fields, next((old.value for old in kept if old.value == value), value))
            kept[MOST_KEPT - 1 :] = []
            kept.insert(0, each)
        within.update(each.fields)
        return each.value

    return cast(Section, seen)
