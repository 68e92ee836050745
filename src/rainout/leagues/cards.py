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
from typing import Any, NamedTuple

import numpy as np

from rainout.core.game import Game

ENDING = ".cards"
PIECE = struct.Struct("<IHIH")
FAST, SMALL = 1, 6
"""How hard scorecards are pressed."""
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


def layout_of(game: Game) -> bytes:
    """What scorecards begin with that were written down by programs that keep score alike."""
    return hashlib.sha256(repr(game.scorecard.descr).encode()).digest()[:8]


def packed(season: int, first: int, cards: Any, effort: int = FAST) -> bytes:
    """The cards of games that follow each other, as one piece."""
    pressed = zlib.compress(_erased(cards).tobytes(), effort)
    return PIECE.pack(len(pressed), season, first, len(cards)) + pressed


class Pack(NamedTuple):
    """One piece: the cards of some games, still packed."""

    season: int
    first: int
    games: int
    pressed: bytes

    def cards(self, game: Game) -> Any:
        """The cards themselves."""
        return np.frombuffer(zlib.decompress(self.pressed), game.scorecard).view(np.recarray)


def packs(written: bytes) -> Iterator[Pack]:
    """The pieces that were written one after the other; what was cut short is left out."""
    at = 0
    while at + PIECE.size <= len(written):
        length, season, first, count = PIECE.unpack_from(written, at)
        at += PIECE.size
        if at + length > len(written):
            return
        yield Pack(season, first, count, written[at : at + length])
        at += length


class CardFile:
    """The scorecards beside a league's file."""

    def __init__(self, league: Path, game: Game) -> None:
        self.path = league.with_name(league.name + ENDING)
        self.game = game
        self.head = layout_of(game)

    def add(self, season: int, first: int, cards: Any) -> None:
        """Add the cards of games that follow each other."""
        if self._is_another_layout():
            self.path.write_bytes(self.head)
        with self.path.open("ab") as file:
            file.write(packed(season, first, cards))

    def read(self, season: int) -> Iterator[tuple[int, Any]]:
        """The cards of a season, with the number of each game."""
        if self._is_another_layout():
            return
        for pack in packs(self.path.read_bytes()[len(self.head) :]):
            if pack.season == season:
                cards = pack.cards(self.game)
                yield from ((pack.first + place, cards[place]) for place in range(pack.games))

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
