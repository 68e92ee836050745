"""Positions in between: what a position was whenever the rules told something.

A *strip* is an array of positions. The first is the one that rules change; while it is ``FILMED``, each event leaves a
copy of it behind, the first event in the second place and so on.
"""

from __future__ import annotations

import threading
from typing import Any

import numpy as np

from rainout.core.state import FILMED, State


def keep_frame(g: Any, number: int) -> None:
    """Copy a position to another place of the strip it is the first of."""
    g.base[number] = g


keep_frame.native = "keep_frame"  # type: ignore[attr-defined]
"""What it is called in :mod:`rainout.core.compiler`, for rules that are compiled."""


class _Strips(threading.local):
    """One strip for each layout of positions and each thread."""

    def __init__(self) -> None:
        self.of: dict[State, tuple[Any, Any]] = {}
        """The strip, and the bytes of the first position on it."""


_strips = _Strips()


def strip_for(state: State, position: bytes) -> Any:
    """A strip whose first position is this one and filmed; good until the next one of this thread."""
    if state not in _strips.of:
        made = state.blanks(1 + state.events)
        _strips.of[state] = made, made[:1].view(np.ndarray).view(np.uint8)
    strip, first = _strips.of[state]
    first[:] = np.frombuffer(position, np.uint8)
    strip[0].listening = FILMED
    return strip
