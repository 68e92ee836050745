"""How a setting is declared: one line, which says what it is called, what it may be and what it is when nobody says.

A setting is a field of a group of :class:`rainout.server.settings.Settings`. The file calls it by its name, the
environment by ``RAINOUT_`` and its name in capitals; ``setting-<name>`` in the catalogs tells hosts what it is for.
Its type is ``bool``, ``int``, ``float``, ``str``, ``Path``, ``tuple[str, ...]``, a ``Literal`` of texts or one of those
below.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping
from dataclasses import MISSING, fields
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from rainout.core.errors import RainoutError
from rainout.core.words import Message, message

PREFIX = "RAINOUT_"


class Between(NamedTuple):
    """Bounds of a number."""

    least: float
    most: float = math.inf


class Mark(NamedTuple):
    """Something else to be known about a setting."""

    what: str


SECRET = Mark("secret")
"""Never printed."""
RELOADED = Mark("reloaded")
"""Read again on SIGHUP, while the server goes on."""

Seconds = Annotated[float, Between(0)]
Count = Annotated[int, Between(1)]
Limit = Annotated[int, Between(0)]
"""The most there may be of something; 0 for no end of it."""
Port = Annotated[int, Between(0, 65535)]
Secret = Annotated[str, SECRET]

KINDS = {
    bool: "settings-yes-or-no",
    str: "settings-text",
    Path: "settings-path",
    tuple: "settings-list",
}
NUMBERS = {int: "settings-whole-number", float: "settings-number"}
"""What the catalogs call the kinds there are."""
YES, NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")
PASSWORD = re.compile(r"(?<=://)([^/@:]*):[^/@]*@|(?<=password=)[^&]*", re.IGNORECASE)
"""In an address, such as that of a database."""


class BadSetting(RainoutError):
    """A setting that does not exist or cannot have that value."""


class Setting(NamedTuple):
    """One thing that can be set about a server."""

    name: str
    group: str
    kind: Any
    """What it is, without bounds and marks."""
    bounds: Between
    marks: tuple[Mark, ...]
    default: Any

    @property
    def variable(self) -> str:
        """What the environment calls it."""
        return PREFIX + self.name.upper()

    @property
    def purpose(self) -> Message:
        """What it is for."""
        return message(f"setting-{self.name.replace('_', '-')}")

    @property
    def secret(self) -> bool:
        """Whether nobody may read it."""
        return SECRET in self.marks

    @property
    def reloaded(self) -> bool:
        """Whether it is read again while the server goes on."""
        return RELOADED in self.marks

    @property
    def wanted(self) -> Message:
        """What it may be, in words."""
        if get_origin(self.kind) is Literal:
            return message("settings-one-of", choices=", ".join(get_args(self.kind)))
        kind = get_origin(self.kind) or self.kind
        if kind not in NUMBERS:
            return message(KINDS[kind])
        least, most = (f"{bound:g}" if math.isfinite(bound) else "none" for bound in self.bounds)
        return message(NUMBERS[kind], least=least, most=most)

    def told(self, value: Any) -> Any:
        """A value as anybody may read it: no secret, and no password in an address."""
        if value is None or isinstance(value, bool | int | float):
            return value
        if self.secret:
            return "…" if value else ""
        if isinstance(value, tuple):
            return list(value)
        return PASSWORD.sub(_without_password, str(value))

    def shown(self, value: Any) -> str:
        """The same as the file would have it; empty where nothing is set."""
        return "" if value is None else json.dumps(self.told(value), ensure_ascii=False)

    def parse(self, text: str) -> Any:
        """The value that a text means, as in the environment; :class:`ValueError` if it means none."""
        kind = get_origin(self.kind) or self.kind
        if kind is bool and text.lower() in YES + NO:
            return text.lower() in YES
        if kind in NUMBERS:
            return self.check(kind(text))
        if kind is tuple:
            return tuple(each.strip() for each in text.split(",") if each.strip())
        return self.check(text)

    def check(self, value: Any) -> Any:
        """A value as the program wants it; :class:`ValueError` if it cannot be."""
        kind = get_origin(self.kind) or self.kind
        if kind is Literal and value in get_args(self.kind):
            return value
        if kind is Path and isinstance(value, str | Path):
            return Path(value).expanduser()
        if kind is str and isinstance(value, Path):
            return str(value)
        if kind is tuple and isinstance(value, list | tuple) and all(isinstance(each, str) for each in value):
            return tuple(value)
        if kind is float and type(value) is int:
            value = float(value)
        if kind in NUMBERS and type(value) is kind and self.bounds.least <= value <= self.bounds.most:
            return value
        if kind in (bool, str) and type(value) is kind:
            return value
        raise ValueError


def _without_password(found: re.Match[str]) -> str:
    return f"{found[1]}:…@" if found[1] is not None else "…"


def declared(groups: tuple[type, ...]) -> Mapping[str, Setting]:
    """The settings in some groups, as they are declared."""
    settings = {}
    for group in groups:
        kinds = get_type_hints(group, include_extras=True)
        for field in fields(group):
            kind, notes = _taken_apart(kinds[field.name])
            bounds = next((note for note in notes if isinstance(note, Between)), Between(-math.inf))
            marks = tuple(note for note in notes if isinstance(note, Mark))
            default = field.default if field.default_factory is MISSING else field.default_factory()
            settings[field.name] = Setting(field.name, group.__name__.lower(), kind, bounds, marks, default)
    return settings


def _taken_apart(kind: Any) -> tuple[Any, list[Any]]:
    """A type without what else is noted of it, and that; of alternatives, the one that people write."""
    if get_origin(kind) is Annotated:
        inner, *notes = get_args(kind)
        kind, more = _taken_apart(inner)
        return kind, notes + more
    if get_origin(kind) in (Union, UnionType):
        return _taken_apart(get_args(kind)[0])
    return kind, []
