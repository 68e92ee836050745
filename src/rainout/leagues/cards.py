"""The scorecards of a league's games, in a file beside the league's own.

They follow from the games, which can be played again; so this file may be deleted, and whatever it lacks is made anew.
A day's cards are one piece: its length, the season, the first game's number, how many there are, and the cards, packed.
"""

from __future__ import annotations

import hashlib
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from rainout.core.game import Game

ENDING = ".cards"
PIECE = struct.Struct("<IHIH")
FAST = 1
PENCIL = frozenset(
    {
        "stood",
        "chances",
        "how",
        "waved",
        "pending",
        "slots_used",
        "mounds_used",
        "field",
        "chance",
        "blown",
        "held",
    }
)
"""What a scorer only needs while a game is on."""


class CardFile:
    """The scorecards beside a league's file."""

    def __init__(self, league: Path, game: Game) -> None:
        self.path = league.with_name(league.name + ENDING)
        self.game = game
        self.head = hashlib.sha256(repr(game.scorecard.descr).encode()).digest()[:8]

    def add(self, season: int, first: int, cards: Any) -> None:
        """Add the cards of games that follow each other."""
        if self._is_another_layout():
            self.path.write_bytes(self.head)
        packed = zlib.compress(_erased(cards).tobytes(), FAST)
        with self.path.open("ab") as file:
            file.write(PIECE.pack(len(packed), season, first, len(cards)) + packed)

    def read(self, season: int) -> Iterator[tuple[int, Any]]:
        """The cards of a season, with the number of each game; what was cut short is left out."""
        if self._is_another_layout():
            return
        written, at = self.path.read_bytes(), len(self.head)
        while at + PIECE.size <= len(written):
            length, of, first, count = PIECE.unpack_from(written, at)
            at += PIECE.size
            if at + length > len(written):
                return
            if of == season:
                plain = zlib.decompress(written[at : at + length])
                cards = np.frombuffer(plain, self.game.scorecard).view(np.recarray)
                yield from ((first + place, cards[place]) for place in range(count))
            at += length

    def _is_another_layout(self) -> bool:
        """Whether there is no file yet, or it was written by a program that kept score otherwise."""
        if not self.path.exists():
            return True
        with self.path.open("rb") as file:
            return file.read(len(self.head)) != self.head


def _erased(cards: Any) -> Any:
    """Cards without what was only pencilled."""
    clean = cards.view(np.ndarray).copy()
    for name in PENCIL & set(clean.dtype.names or ()):
        clean[name] = 0
    return clean
