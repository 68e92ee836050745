"""What a server must remember, as the rest of the server speaks of it; how it is kept is another matter."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

import msgspec

from rainout.core.options import OptionValue
from rainout.core.table import Outcome
from rainout.server.protocol import ContactKind, Pace
from rainout.server.seats import Seat

PERIOD = 7 * 24 * 60 * 60 * 1000
"""Milliseconds of a rating period: for so long without a match a rating becomes less certain by one step."""


class Taken(Exception):
    """Someone else was first with this ply, or with the match that follows this one."""


class Accord(msgspec.Struct, frozen=True, omit_defaults=True):
    """What people agreed on at a table's making besides the rules of the game."""

    pace: Pace | None = None
    consent: bool = False
    rated: bool = False


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
    accord: Accord = Accord()


class Standing(msgspec.Struct, frozen=True):
    """Where a match stands: worked out from the log and kept beside it, so that lists need no replay."""

    actor: int | None
    outcome: Outcome | None


class Played(NamedTuple):
    """Somebody who played a match that counts."""

    player: str
    name: str | None
    side: int

    def score(self, winner: int | None) -> float:
        """1 for a win, 0 for a loss, 0.5 where nobody won."""
        return 0.5 if winner is None else float(self.side == winner)

    def counts_against(self, other: Played, winner: int | None) -> bool:
        """Whether the result says something about the two: not of partners, nor of two who have lost."""
        return self.side != other.side and winner in (None, self.side, other.side)


class Entry(NamedTuple):
    """One entry of a log."""

    text: str
    at: int | None
    """When it was written, as :func:`moment` tells time; None for what is older than this column."""


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
    accord: Accord
    seats: tuple[Seat, ...]


class Contact(msgspec.Struct, frozen=True, kw_only=True):
    """Where somebody has asked to be called: by push or by mail."""

    contact: str
    """The hash of the secret by which a browser names it."""
    kind: ContactKind
    address: str
    """The address of a push service for one browser, or an e-mail address."""
    account: str
    """The same for all contacts that lead to one address: on it is counted how often that is called."""
    sealing: str | None = None
    """Keys with which a push is sealed, so that only that browser can read it."""
    origin: str
    """Where the page was that asked, so that links lead there."""
    language: str
    stop: str
    """Names the contact in what it is sent, and is good for nothing but to end that."""
    failures: int = 0


class Wait(NamedTuple):
    """A table that waits for somebody who has a contact."""

    contact: Contact
    match: str
    seat: int
    ply: int
    token: str
    """The hash by which the seat is held."""
    updated: str
    """When something happened there last."""
    news: bool
    """Whether they were not told of this turn, or are to be again before their time is up."""


class Told(NamedTuple):
    """That somebody was told of a turn, and when to tell them again if it is still theirs."""

    contact: str
    token: str
    match: str
    ply: int
    again: int | None


class Passkey(NamedTuple):
    """What is kept of a passkey: it says nothing of whose it is."""

    credential: str
    public: bytes
    sealed: bytes
    host: str
    signs: int


class Course(msgspec.Struct, frozen=True):
    """How far a league is: worked out from its games and kept beside them, so that lists need not read those."""

    kind: str
    clubs: int
    season: int
    day: int
    """The last that was played on; 0 before the first."""
    games: int
    """Of this season, so far."""
    left: int
    """How many are to come, as far as anybody can tell."""
    champion: str | None
    """The name of the club that has won this season."""


class LeagueRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A league, but for its games."""

    league: str
    token: str
    """The hash of the secret by which its commissioner is known."""
    name: str
    game: str
    listed: bool
    goal: int = 0
    """The last day that is to be played now; 0 where nothing is."""
    waiting: int = 0
    """The number of the game that is waited for, since people play it themselves; 0 where none is."""
    pieces: int
    """How many there are of its file."""
    course: Course
    created: str
    updated: str


class Manager(NamedTuple):
    """Somebody who manages a club of a league, or is invited to."""

    club: int
    name: str | None
    token: str | None
    """The hash of the secret by which he is known; None until he has come."""


def now(ago: float = 0) -> str:
    """The time, or some seconds before it, as it is stored and sent: ISO 8601, UTC."""
    then = datetime.now(UTC) - timedelta(seconds=ago)
    return then.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def told(at: int) -> str:
    """A moment as it is sent: ISO 8601, UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def moment() -> int:
    """The time in milliseconds since the epoch, as entries of a log carry it."""
    return time.time_ns() // 1_000_000
