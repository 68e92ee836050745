"""A game's position as one flat record, its fields documented where they are declared."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

CHANCE = -1
"""The player who rolls dice and draws cards: ``g.actor`` when a random outcome is due."""
NOBODY = -2
"""``g.actor`` when the match is over."""
HEARD, FILMED = 1, 2
"""``g.listening`` when somebody wants to be told what happens, and how the position was each time."""
COUNTED = -1
"""``g.listening`` when only a scorer does: events that he writes down are told, and nothing else."""
EVENT_WIDTH = 6
"""What one event holds: what happened, who did it and four numbers that depend on what happened."""


class Bot(IntEnum):
    """Ways to think, the simplest first; all but the last need nothing but a game's kernels."""

    RANDOM = 0
    NOVICE = 1
    ADVISE = 2
    WEIGH = 3
    """Judges by a learned value what each option leads to."""


class Field(NamedTuple):
    """One field of a position."""

    name: str
    kind: str
    """NumPy's code for the type, such as ``i1``; never a boolean, which does not compile inside a record."""
    shape: tuple[int, ...]
    doc: str
    rest: float = 0
    """What it holds before anything happens, or where nothing else is said."""


class State:
    """The layout of a game's positions.

    Every layout starts with the fields that drivers read (:data:`State.HEADER`) and ends with a buffer for events.
    """

    HEADER = (
        Field("actor", "i1", (), "the seat that must act now, or CHANCE, or NOBODY once the match is over"),
        Field("turns", "i4", (), "turns begun in the game now being played, this one included"),
        Field("listening", "i1", (), "0, or HEARD, or FILMED, or COUNTED"),
        Field("told", "i1", (), "how many events the last action caused"),
    )

    def __init__(self, fields: Iterable[Field], events: int) -> None:
        buffer = Field("events", "i2", (events, EVENT_WIDTH), "what the last action caused, in order")
        self.events = events
        """Room for events of one action."""
        self.own = tuple(fields)
        """The game's own fields."""
        self.fields = (*self.HEADER, *self.own, buffer)
        self.dtype = record_type(self.fields)

    def new(self, *, listening: bool = False) -> Any:
        """A blank position, to be handed to ``deal``."""
        g = self.blanks(1)[0]
        g.listening = listening
        return g

    def same(self, g: Any) -> Any:
        """Another position just like ``g``."""
        positions = self.blanks(1)
        positions[0] = g
        return positions[0]

    def read(self, written: bytes) -> Any:
        """The position that these bytes are; :meth:`numpy.void.tobytes` writes them."""
        positions = self.blanks(1)
        positions.view(np.ndarray).view(np.uint8)[:] = np.frombuffer(written, np.uint8)
        return positions[0]

    def blanks(self, n: int) -> Any:
        """``n`` blank positions in one array."""
        return np.zeros(n, self.dtype).view(np.recarray)


def record_type(fields: Iterable[Field]) -> Any:
    """The type of a record with these fields."""
    return np.dtype([(f.name, f.kind, f.shape) for f in fields], align=True)


def record(fields: Iterable[Field], **values: float) -> Any:
    """A small record of numbers, such as a match's house rules: as its fields say, but for these ``values``."""
    fields = tuple(fields)
    made = np.zeros(1, record_type(fields)).view(np.recarray)[0]
    for name, value in ({field.name: field.rest for field in fields} | values).items():
        made[name] = value
    return made


def reading(record: Any) -> Any:
    """A record for whoever reads a lot of it and writes nothing.

    NumPy looks for a field for microseconds each time, and a view reads thousands of them.
    """
    if not isinstance(record, np.void):
        return record
    return SimpleNamespace(**{name: reading(record[name]) for name in record.dtype.names or ()})
