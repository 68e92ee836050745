"""What a server must remember: matches, their seats, and an append-only log with the key (match, ply).

Two writers racing for the same ply cannot both win: the key decides, and the loser gets :class:`Taken`.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Protocol

import msgspec

from rainout.core.options import OptionValue
from rainout.core.table import Outcome
from rainout.server.seats import Seat


class Taken(Exception):
    """Someone else was first with this ply, or with the match that follows this one."""


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """What was settled when a match began. The seed leaves the server only when the match is over."""

    match: str
    game: str
    rules: int
    """Version of the rules it is played under."""
    options: dict[str, OptionValue]
    own_dice: bool
    listed: bool
    seed: bytes
    created: str
    follows: str | None = None
    """The match this one is the rematch of."""
    rematch: str | None = None
    """The match that follows this one; known from that one, so never written here."""
    seats: tuple[Seat, ...]


class Standing(msgspec.Struct, frozen=True):
    """Where a match stands: worked out from the log and kept beside it, so that lists need no replay."""

    actor: int | None
    outcome: Outcome | None


class Bookmark(msgspec.Struct, frozen=True, kw_only=True):
    """Where a match stood after some entries of its log; see :mod:`rainout.server.bookmarks`."""

    ply: int
    """How many entries."""
    log: bytes
    """The digest of them."""
    program: str
    """The digest of the program that can read ``past``."""
    past: bytes


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """A match as lists show it."""

    match: str
    game: str
    options: dict[str, OptionValue]
    ply: int
    standing: Standing
    updated: str
    seats: tuple[Seat, ...]


class Store(Protocol):
    """Where matches are kept. What a coroutine here has returned from is durable."""

    async def add(
        self, record: Record, entries: Sequence[str], standing: Standing, bookmark: Bookmark | None = None
    ) -> None:
        """A new match with the first entries of its log; :class:`Taken` if its predecessor has a successor."""

    async def record(self, match: str) -> Record | None:
        """A match by name."""

    async def entries(self, match: str, since: int) -> list[str]:
        """The log of a match from an entry on."""

    async def bookmark(self, match: str) -> Bookmark | None:
        """Where a match stood when that was last kept."""

    async def keep(self, match: str, bookmark: Bookmark) -> None:
        """Keep where a match stands, in place of where it stood before."""

    async def append(
        self,
        match: str,
        ply: int,
        entries: Sequence[str],
        standing: Standing,
        bookmark: Bookmark | None = None,
    ) -> None:
        """Entries number ``ply`` and on, all or none; :class:`Taken` if there is an entry ``ply`` already."""

    async def claim(self, invitation: str, token: str, name: str | None) -> bool:
        """Turn an invitation into a token, wherever it was carried along; False if it is not to be had."""

    async def take(self, match: str, seat: int, token: str, name: str | None) -> bool:
        """Somebody sits down in a free seat; False if it is free no more."""

    async def offer(self, match: str, seat: int) -> bool:
        """A seat that was kept for a friend is free from now on; False if it was not kept."""

    async def set_listed(self, match: str, listed: bool) -> None:
        """Show a match to everyone, or do so no more."""

    async def set_away(self, match: str, seat: int, away: bool) -> None:
        """A player leaves the seat to a bot, or takes it back."""

    async def listed(self, most: int, since: str, attended: Sequence[str]) -> list[Listing]:
        """Tables to be shown to everyone: those in progress first, the latest first.

        Of those at which nothing has happened since a moment, only the attended ones.
        """

    async def free(self, most: int, since: str, attended: Sequence[str]) -> list[Listing]:
        """Unfinished matches with a free seat, the latest first.

        Of those at which nothing has happened since a moment, only the attended ones.
        """

    async def listings(self, matches: Sequence[str]) -> list[Listing]:
        """Some matches by name, the latest first; unknown names are passed over."""

    async def close(self) -> None:
        """Finish what was asked for and let go."""


def now(ago: float = 0) -> str:
    """The time, or some seconds before it, as it is stored and sent: ISO 8601, UTC."""
    then = datetime.now(UTC) - timedelta(seconds=ago)
    return then.isoformat(timespec="milliseconds").replace("+00:00", "Z")
