"""A proof: what a game says about a set of cards that somebody is making for it."""

from __future__ import annotations

from typing import NamedTuple

from rainout.core.words import Message


class Proof(NamedTuple):
    """A set of cards, read and looked over."""

    notes: tuple[Message, ...]
    """What is worth knowing about it."""
    faults: tuple[Message, ...]
    """What must be put right."""
