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

import struct
from collections.abc import Callable
from copy import deepcopy
from functools import cache, wraps
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np

from rainout.core.state import reading

MOST_KEPT = 4
"""How many values of one section are kept: the moments of a move, through whoever's eyes."""


TELLING = frozenset(("listening", "told", "events"))
"""The fields that no view shows: what was told has its own place beside it."""

bytes_of = np.void.tobytes
"""The bytes of a record, which would look among its fields first if it were asked itself."""
Pick = Callable[[Any], Any]
"""Picks some of what there is."""


class _Kept(NamedTuple):
    """What a section gave, and the fields that it depends on, as they were."""

    names: frozenset[str]
    pick: Pick
    fields: Any
    value: Any


class Album:
    """What the sections of a match's views gave lately, and what the fields were that they read."""

    def __init__(self) -> None:
        self.sections: dict[Any, list[_Kept]] = {}
        self.fields: dict[str, bytes] = {}


class _Layout(NamedTuple):
    """How a record lies in its bytes."""

    plain: Any
    """A type of such records whose fields NumPy finds fast."""
    spans: dict[str, slice]
    numbers: dict[str, Callable[[bytes], int]]
    """What finds each field that is a plain number, in a fraction of the time that NumPy takes."""
    shown: Pick
    """Picks all but what was told out of the bytes."""


@cache
def _layout(kind: Any) -> _Layout:
    spans = {name: slice(start, start + field.itemsize) for name, (field, start) in kind.fields.items()}
    runs = [list(run) for told, run in groupby(spans, TELLING.__contains__) if not told]
    shown = itemgetter(*(slice(spans[run[0]].start, spans[run[-1]].stop) for run in runs))
    numbers = {
        name: _unpacking(field, start) for name, (field, start) in kind.fields.items() if field.kind in "iu"
    }
    return _Layout(np.dtype((np.void, kind)), spans, numbers, shown)


def _unpacking(field: Any, start: int) -> Callable[[bytes], int]:
    """What finds a number of this type at a place among bytes."""
    unpack = struct.Struct(field.char).unpack_from
    return lambda position: int(unpack(position, start)[0])


@cache
def _picking(names: frozenset[str]) -> Pick:
    """What picks the fields with these names."""
    return itemgetter(*sorted(names)) if names else lambda _: None


class _Fields(dict[str, bytes]):
    """The bytes of each field that was asked for; a field that is as it was is the same object, so that it is quickly
    compared."""

    def __init__(self, picture: Picture) -> None:
        self._of = picture

    def __missing__(self, name: str) -> bytes:
        lately, field = self._of.album.fields, self._of.bytes[self._of.layout.spans[name]]
        if lately.get(name) == field:
            field = lately[name]
        self[name] = lately[name] = field
        return field


class _Values(dict[str, Any]):
    """Each field that was looked at, for reading."""

    def __init__(self, picture: Picture) -> None:
        self._of = picture

    def __missing__(self, name: str) -> Any:
        layout = self._of.layout
        if name not in layout.spans:
            raise AttributeError(f"no field {name!r}")
        if find := layout.numbers.get(name):
            value: Any = find(self._of.bytes)
        else:
            value = reading(self._of.record[name])
        self[name] = value
        return value


class Picture:
    """A position as a row of bytes, and its fields as far as they were looked at: taken once, for everybody's eyes."""

    def __init__(self, record: Any, album: Album) -> None:
        self.album = album
        self.bytes: bytes = bytes_of(record)
        self.layout = _layout(record.dtype)
        self.record = np.frombuffer(self.bytes, self.layout.plain)[0]
        self.views: dict[int | None, Any] = {}
        """What those who have looked at it saw, by seat."""
        self.fields = _Fields(self)
        self.values = _Values(self)

    def looks_like(self, other: Picture) -> bool:
        """Whether two positions differ in nothing but what was told on the way there."""
        return bool(self.layout.shown(self.bytes) == other.layout.shown(other.bytes))


class Sight:
    """A position as one section of a view reads it: a field that was read is an attribute from then on."""

    def __init__(self, picture: Picture) -> None:
        self.__dict__["of"] = picture
        self.__dict__["within"] = set[str]()

    def __getattr__(self, name: str) -> Any:
        value = self.__dict__[name] = self.__dict__["of"].values[name]
        return value

    def __deepcopy__(self, _: Any) -> Any:
        """A position to scribble on; what was told so far is no part of what is found that way."""
        picture = self.__dict__["of"]
        self.__dict__["within"].update(picture.layout.spans.keys() - TELLING)
        return deepcopy(reading(picture.record))


_OWN = {"of", "within"}


def _read(sight: Sight) -> frozenset[str]:
    """The fields that were read, by sections within this one too."""
    return frozenset((sight.__dict__.keys() | sight.__dict__["within"]) - _OWN)


def look(record: Any, album: Album) -> Sight:
    """A position to be read by a view, with the album of its match."""
    return Sight(Picture(record, album))


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
        picture, within = g.__dict__["of"], g.__dict__["within"]
        fields, kept = picture.fields, picture.album.sections.setdefault((function, which), [])
        for number, each in enumerate(kept):
            if each.pick(fields) == each.fields:
                if number:
                    kept.insert(0, kept.pop(number))
                break
        else:
            inner = Sight(picture)
            value = function(t, inner, *which)
            names = _read(inner)
            pick = _picking(names)
            same = next((old.value for old in kept if old.value == value), value)
            each = _Kept(names, pick, pick(fields), same)
            kept[MOST_KEPT - 1 :] = []
            kept.insert(0, each)
        within.update(each.names)
        return each.value

    return cast(Section, seen)
