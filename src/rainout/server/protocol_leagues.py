"""What server and browser say to each other about leagues; see :mod:`rainout.server.protocol`."""

from __future__ import annotations

from typing import Annotated

import msgspec

from rainout.core.options import OptionValue
from rainout.core.report import ReportTable
from rainout.core.words import Message
from rainout.leagues.league import Kind
from rainout.leagues.telling import Row
from rainout.server.protocol import In, Name, Token

Called = Message | str
"""What somebody is called."""

# --- What a client sends ---------------------------------------------------------------------------------------------


class FoundLeague(In, frozen=True):
    """Found a league; what is left out is as usual."""

    game: str
    name: Name | None = None
    kind: Kind | None = None
    clubs: Annotated[int, msgspec.Meta(ge=2, le=60)] | None = None
    games: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None
    """Of each club in a season; of each two in a round robin; rounds of a Swiss tournament or a ladder."""
    divisions: Annotated[int, msgspec.Meta(ge=1, le=30)] | None = None
    playoffs: Annotated[int, msgspec.Meta(ge=0, le=60)] | None = None
    """How many clubs play on after a season; 0 for none."""
    level: Name | None = None
    """The bot that manages the clubs."""
    draft: bool = False
    """Whether all teams are drawn by lot, the game's ready ones too."""
    entrants: Annotated[list[Name], msgspec.Meta(max_length=60)] = msgspec.field(default_factory=list)
    """Those who take part by name; clubs of the game, or with names made up, where there are none."""
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)
    listed: bool = True
    """Show the league to everybody, and not only to those who have its link."""


class PlayLeague(In, frozen=True):
    """Play a league on."""

    days: Annotated[int, msgspec.Meta(ge=1, le=100_000)] | None = None
    """From the next day on that has games; None to its champion."""


class TakeClub(In, frozen=True):
    """Take the club that an invitation is for."""

    invitation: Token
    name: Name | None = None


class Nothing(In, frozen=True):
    """Nothing more need be said."""


# --- What it is sent -------------------------------------------------------------------------------------------------


class Founded(msgspec.Struct, frozen=True):
    """A league that was founded."""

    league: str
    token: str
    """The secret by which its commissioner is known."""


class Invited(msgspec.Struct, frozen=True):
    """What a commissioner hands to whoever is to manage a club."""

    club: str
    invitation: str


class Managing(msgspec.Struct, frozen=True):
    """A club that somebody has taken."""

    club: str
    """The sign."""
    token: str
    """The secret by which its manager is known."""


class LeagueLine(msgspec.Struct, frozen=True):
    """A league as lists show it."""

    league: str
    name: str
    game: str
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
    playing: bool
    """Whether it is played just now."""
    waiting: bool
    """Whether it waits for a game that people play themselves."""
    updated: str


class ClubLine(msgspec.Struct, frozen=True):
    """A club."""

    sign: str
    name: str
    level: str
    """The bot that manages it. Words: ``bot-<level>``."""


class ManagerLine(msgspec.Struct, frozen=True):
    """Somebody who manages a club, or is invited to."""

    club: str
    """The sign."""
    name: str | None
    """None where he gave none, or has not come yet."""
    came: bool
    mine: bool
    """Whether it is he who looks."""


class PeoplesGame(msgspec.Struct, frozen=True):
    """A game of today that people play themselves."""

    number: int
    home: str
    away: str
    match: str | None
    """The table, once somebody has sat down."""
    over: bool
    """Whether it was played to its end, and only waits to be entered."""
    mine: bool
    """Whether whoever looks manages one of the clubs."""


class SeasonLine(msgspec.Struct, frozen=True):
    """A season, and who won it."""

    season: int
    champion: str | None
    """The club's sign."""


class GameLine(msgspec.Struct, frozen=True):
    """A game: when, who, and what came of it."""

    number: int
    day: int
    round: int
    """0 in the season proper, else the round of playoffs or cup, from 1."""
    home: str
    away: str
    score: tuple[int, int] | None
    """Of the home club, of the other; None while it was not played."""
    words: Message | None = None
    """What is told of it."""


class Day(msgspec.Struct, frozen=True):
    """All games of a day."""

    day: int
    games: tuple[GameLine, ...]
    best: int | None
    """The number of the game of the day."""


class TieLine(msgspec.Struct, frozen=True):
    """Two clubs who play for going on."""

    upper: str
    lower: str | None
    """Nobody where the upper one has no need to play."""
    upper_wins: int
    lower_wins: int
    best_of: int
    winner: str | None


class LeaderLine(msgspec.Struct, frozen=True):
    """Who leads, with the figure as it is printed."""

    club: str
    place: int
    name: Called
    text: str


class Leading(msgspec.Struct, frozen=True):
    """The best in something. Words: ``league-figure-<figure>``."""

    figure: str
    lines: tuple[LeaderLine, ...]


class DeedLine(msgspec.Struct, frozen=True):
    """What people will tell of."""

    number: int
    words: Message


class LeagueShown(msgspec.Struct, frozen=True):
    """The front page of a league's season."""

    line: LeagueLine
    season: int
    """The one that is shown."""
    seasons: tuple[SeasonLine, ...]
    games: int
    """As agreed: of each club, of each two, or rounds."""
    playoffs: int
    best_of: tuple[int, ...]
    clubs: tuple[ClubLine, ...]
    day: int
    """The last that was played on in this season."""
    divisions: tuple[tuple[Row, ...], ...]
    rounds: tuple[tuple[TieLine, ...], ...]
    """Of playoffs or cup, once they have begun."""
    champion: str | None
    """The sign of the club that has won this season."""
    latest: Day | None
    """The last day that was played."""
    next: Day | None
    """The next one."""
    leaders: tuple[Leading, ...]
    awards: tuple[Message, ...]
    deeds: tuple[DeedLine, ...]
    """The latest first."""
    has_lines: bool
    """Whether there are lines of players."""
    commissioner: bool
    """Whether it is the commissioner who looks."""
    managers: tuple[ManagerLine, ...]
    awaited: tuple[PeoplesGame, ...]
    """Games of the next day that people play themselves."""


class DayPage(msgspec.Struct, frozen=True):
    """A day of a season."""

    season: int
    first: int
    last: int
    """The days there are."""
    before: int | None
    """The day with games before this one."""
    after: int | None
    shown: Day


class LeadersPage(msgspec.Struct, frozen=True):
    """Who leads in what."""

    season: int
    leaders: tuple[Leading, ...]
    awards: tuple[Message, ...]
    deeds: tuple[DeedLine, ...]


class CourseLine(msgspec.Struct, frozen=True):
    """How a club came to stand where it stands."""

    club: str
    """The sign."""
    ahead: tuple[int, ...]
    """After each day, games won less games lost."""


class CoursePage(msgspec.Struct, frozen=True):
    """How the standings came about, day by day, without playoffs."""

    season: int
    days: tuple[int, ...]
    divisions: tuple[tuple[CourseLine, ...], ...]
    """As in the standings, the best first."""
    names: tuple[str, ...]
    """Of the divisions; an empty one where there is one alone."""


class PlayerLine(msgspec.Struct, frozen=True):
    """A player with what stands in the columns."""

    place: int
    name: Called
    cells: tuple[str, ...]


class Lines(msgspec.Struct, frozen=True):
    """Players of a club. Words: ``league-column-<column>``."""

    columns: tuple[str, ...]
    rows: tuple[PlayerLine, ...]


class ClubPage(msgspec.Struct, frozen=True):
    """A club in a season."""

    season: int
    club: ClubLine
    row: Row
    """As it stands in the table."""
    rank: int
    """Its place there, from 1."""
    games: tuple[GameLine, ...]
    """All of its, those to come too."""
    batting: Lines | None
    pitching: Lines | None


class PlayedLine(msgspec.Struct, frozen=True):
    """A game in a player's log."""

    number: int
    day: int
    other: str
    """The sign of the other club."""
    at_home: bool
    score: tuple[int, int]
    """Of his club, of the other."""
    cells: tuple[str, ...]


class GameLog(msgspec.Struct, frozen=True):
    """A player's line of the season, and of each game he took part in."""

    columns: tuple[str, ...]
    season: tuple[str, ...]
    game_columns: tuple[str, ...]
    games: tuple[PlayedLine, ...]


class PlayerPage(msgspec.Struct, frozen=True):
    """A player in a season."""

    season: int
    club: ClubLine
    place: int
    name: Called
    batting: GameLog | None
    pitching: GameLog | None
    deeds: tuple[DeedLine, ...]


class InningsLine(msgspec.Struct, frozen=True):
    """A line of a line score."""

    club: str
    """The sign."""
    cells: tuple[str, ...]
    runs: int
    hits: int
    errors: int


class GamePage(msgspec.Struct, frozen=True):
    """A game with its box score."""

    season: int
    line: GameLine
    names: tuple[str, str]
    """Of the home club, of the other: who sits in the first seat and in the second."""
    first_inning: int
    innings: tuple[InningsLine, ...]
    """The line score; empty where nobody keeps score."""
    tables: tuple[ReportTable, ...]
    closing: tuple[Message, ...]
    """How it was decided."""
    before: int | None
    """The number of the game before this one of those that were played."""
    after: int | None
