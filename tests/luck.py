"""Dice that fall the same way whenever the tests are run."""

from __future__ import annotations

import hashlib


class SameLuck:
    """In place of the module ``secrets`` where seeds are made: the same ones each time, for matches and for bots."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._taken = 0

    def token_bytes(self, count: int) -> bytes:
        self._taken += 1
        return hashlib.shake_256(f"{self._name} {self._taken}".encode()).digest(count)

    def randbits(self, count: int) -> int:
        return int.from_bytes(self.token_bytes(count // 8 + 1)) % (1 << count)
