"""What an action changed in a position, kept so small that a match keeps all of them and goes back by them.

Most actions change a few dozen bytes of a position of thousands. So going back needs neither copies of positions nor
the rules, and costs the same whether these are compiled or not.
"""

from __future__ import annotations

from typing import Any

import numpy as np

PLACE = np.dtype("<u2")
LARGEST = 1 << 16
"""Bytes a position may have, for a place in it to be written in two."""


def difference(before: bytes, after: bytes) -> bytes:
    """Where two positions of one layout differ, and what the first has there."""
    assert len(before) == len(after) <= LARGEST
    old, new = np.frombuffer(before, np.uint8), np.frombuffer(after, np.uint8)
    where = np.flatnonzero(old != new)
    return where.astype(PLACE).tobytes() + old[where].tobytes()


def take_back(position: Any, change: bytes) -> None:
    """Make of a position, as an array of bytes, the one before a change."""
    count = len(change) // (PLACE.itemsize + 1)
    where = np.frombuffer(change, PLACE, count)
    position[where] = np.frombuffer(change, np.uint8, count, count * PLACE.itemsize)
