"""The box score of a game: what newspapers print of it, as plain values; words are said when it is shown."""

from __future__ import annotations

import msgspec

from rainout.core.words import Message

Name = Message | str
"""What somebody is called."""


class BoxBatter(msgspec.Struct, frozen=True):
    """The line of a batter."""

    man: int
    """His number in the game's positions."""
    name: Name
    places: tuple[str, ...]
    """The positions he played, in order, as scorers write them: ``ss``, ``ph``."""
    slot: int
    """His place in the batting order, from 1."""
    turn: int
    """The how-manieth in that place he was, from 1; whoever is not the first came in for somebody."""
    counts: dict[str, int]
    """By the names of columns: ``ab``, ``runs``, ``hits``."""
    at_bats: tuple[str, ...]
    """How each of his plate appearances ended, in order."""


class BoxPitcher(msgspec.Struct, frozen=True):
    """The line of a pitcher."""

    man: int
    name: Name
    innings: str
    """Innings pitched and thirds, such as ``6.2``."""
    counts: dict[str, int]
    decisions: tuple[str, ...]
    """``W``, ``L``, ``S``, ``H`` and ``BS``."""


class BoxEntry(msgspec.Struct, frozen=True):
    """Somebody in a note, and how often."""

    name: Name
    count: int
    more: int | None = None
    """A second number, where a note has one: inherited runners who scored."""


class BoxNote(msgspec.Struct, frozen=True):
    """What happened and is told below the lines, such as home runs, and by whom."""

    kind: str
    """Such as ``hr``. Words: ``diamond-box-note-<kind>``."""
    of: tuple[BoxEntry, ...]
    count: int | None = None
    """Of the team, where nobody is named."""


class BoxTeam(msgspec.Struct, frozen=True):
    """One side of a box score."""

    side: str
    """``visitor`` or ``home``."""
    seat: int | None
    """Who plays it, where that is one player; else it has a name."""
    name: Name | None
    line: tuple[int | None, ...]
    """Runs by inning, from the first that was played; None where the team did not bat."""
    runs: int
    hits: int
    errors: int
    left: int
    totals: dict[str, int]
    """The sums of the batters' columns."""
    batters: tuple[BoxBatter, ...]
    """In batting order, each after the man he came in for."""
    pitchers: tuple[BoxPitcher, ...]
    """As they came."""
    notes: tuple[BoxNote, ...]
    """Only of what happened."""
    fielding: tuple[BoxNote, ...]


class Box(msgspec.Struct, frozen=True):
    """The box score of one game."""

    game: str
    """The game that was played, by its id."""
    number: int
    """Of the game in its match, from 1."""
    first_inning: int
    teams: tuple[BoxTeam, BoxTeam]
    """Visitors, then the home team."""
    over: bool
    forfeited: bool
    winner: str | None
    """``visitor`` or ``home``."""
    skipped: bool
    """Whether the home team did not need its last half: an ``x`` in the line score."""
    outs_when_won: int | None
    """Outs when the winning run scored, where it ended the game."""
    winning: Name | None
    """Pitchers."""
    losing: Name | None
    saving: Name | None
