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

from collections.abc import Callable
from copy import deepcopy
from functools import cache, wraps
from operator import itemgetter
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np

from rainout.core.state import reading

MOST_KEPT = 4
"""How many values of one section are kept: the moments of a move, through whoever's eyes."""


TELLING = frozenset(("listening", "told", "events"))
"""The fields that no view shows: what was told has its own place beside it."""


class _Kept(NamedTuple):
    """What a section gave, and the fields that it depends on, as they were."""

    names: frozenset[str]
    pick: Callable[[bytes], Any]
    """Picks these fields out of a position's bytes."""
    fields: Any
    value: Any


Album = dict[Any, list[_Kept]]
"""What the sections of a match's views gave lately."""


@cache
def _layout(kind: Any) -> tuple[Any, dict[str, slice]]:
    """A type of records whose fields NumPy finds fast, and where these lie among its bytes."""
    spans = {name: slice(start, start + field.itemsize) for name, (field, start) in kind.fields.items()}
    return np.dtype((np.void, kind)), spans


@cache
def _picking(kind: Any, names: frozenset[str]) -> Callable[[bytes], Any]:
    """What picks some fields out of the bytes of a record."""
    spans = _layout(kind)[1]
    return itemgetter(*(spans[name] for name in sorted(names))) if names else lambda _: None


class Picture:
    """A position as a row of bytes, and its fields as far as they were looked at: taken once, for everybody's eyes."""

    def __init__(self, record: Any, album: Album) -> None:
        self.album = album
        self.bytes: bytes = record.tobytes()
        self.kind = record.dtype
        plain, self.spans = _layout(self.kind)
        self.record = np.frombuffer(self.bytes, plain)[0]
        self.views: dict[int | None, Any] = {}
        """What those who have looked at it saw, by seat."""
        self._values: dict[str, Any] = {}

    @property
    def sight(self) -> Sight:
        """The position, to be read by a view."""
        return Sight(self)

    def looks_like(self, other: Picture) -> bool:
        """Whether two positions differ in nothing but what was told on the way there."""
        pick = _picking(self.kind, frozenset(self.spans) - TELLING)
        return bool(pick(self.bytes) == pick(other.bytes))

    def value(self, name: str) -> Any:
        """A field, for reading."""
        if name not in self._values:
            if name not in self.spans:
                raise AttributeError(f"no field {name!r}")
            self._values[name] = reading(self.record[name])
        return self._values[name]


class Sight:
    """A position as one section of a view reads it: a field that was read is an attribute from then on."""

    def __init__(self, picture: Picture) -> None:
        self.__dict__["of"] = picture
        self.__dict__["within"] = set[str]()

    def __getattr__(self, name: str) -> Any:
        value = self.__dict__[name] = self.__dict__["of"].value(name)
        return value

    def __deepcopy__(self, _: Any) -> Any:
        """A position to scribble on."""
        picture = self.__dict__["of"]
        self.__dict__["within"].update(picture.spans)
        return deepcopy(reading(picture.record))


_OWN = {"of", "within"}


def _read(sight: Sight) -> frozenset[str]:
    """The fields that were read, by sections within this one too."""
    return frozenset((sight.__dict__.keys() | sight.__dict__["within"]) - _OWN)


def look(record: Any, album: Album) -> Sight:
    """A position to be read by a view, with the album of its match."""
    return Picture(record, album).sight


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
        kept = picture.album.setdefault((function, which), [])
        for number, each in enumerate(kept):
            if each.pick(picture.bytes) == each.fields:
                if number:
                    kept.insert(0, kept.pop(number))
                break
        else:
            inner = picture.sight
            value = function(t, inner, *which)
            names = _read(inner)
            pick = _picking(picture.kind, names)
            same = next((old.value for old in kept if old.value == value), value)
            each = _Kept(names, pick, pick(picture.bytes), same)
            kept[MOST_KEPT - 1 :] = []
            kept.insert(0, each)
        within.update(each.names)
        return each.value

    return cast(Section, seen)
