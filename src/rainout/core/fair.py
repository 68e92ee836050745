"""Dice that can be shown to be fair.

The hash of a match's seed is public before the first roll, the seed after the last. Roll number ``ply`` depends on the
seed and on ``ply`` alone, so anyone can then repeat every roll and see that nothing was bent.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from functools import cached_property

SEED_BYTES = 32


class FairDice:
    """CHANCE's choices for one match."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    @classmethod
    def new(cls, seed: int | str | bytes | None = None) -> FairDice:
        """Dice with a secret seed, or with a chosen one for tests and examples."""
        if seed is None:
            return cls(secrets.token_bytes(SEED_BYTES))
        if isinstance(seed, bytes):
            return cls(seed)
        return cls(hashlib.sha256(f"rainout {seed}".encode()).digest())

    @cached_property
    def commitment(self) -> str:
        """What is published before the first roll."""
        return hashlib.sha256(self.seed).hexdigest()

    def pick(self, ply: int, outcomes: Sequence[int]) -> int:
        """The outcome of a random event, each exactly equally likely; the order they are listed in does not matter."""
        ordered = sorted(outcomes)
        fair_range = 2**64 - 2**64 % len(ordered)
        attempt = 0
        while True:
            digest = hmac.digest(self.seed, f"{ply} {attempt}".encode(), "sha256")
            number = int.from_bytes(digest[:8], "big")
            if number < fair_range:
                return ordered[number % len(ordered)]
            attempt += 1
