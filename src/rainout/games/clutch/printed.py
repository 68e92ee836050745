"""What is printed on cards, once their files are read; what it is worth, ``worth`` and ``judgement`` reckon."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, get_args

from rainout.core.errors import BadFile
from rainout.core.words import Message, message
from rainout.games.clutch.texts import Text
from rainout.games.clutch.vocabulary import (
    OUT_OF_POSITION,
    POSITION_SIGNS,
    Colour,
    Hand,
    Icon,
    Kind,
    Part,
    Position,
    Rarity,
    Result,
    Role,
    Special,
)

Legality = Literal["legal", "rotated", "optional"]
Duty = Literal["closer", "setup", "middle", "long", "opener", "bulk"]
DUTIES: Mapping[str, Duty] = {duty: duty for duty in get_args(Duty)}
PLACED: Mapping[str, Position] = {
    POSITION_SIGNS[position]: position for position in Position if position is not Position.P
}
"""Where batters play, by how that is written."""


class Edition(NamedTuple):
    """CB-6-1: an edition of cards."""

    id: str
    year: int
    legality: Legality


class Bonus(NamedTuple):
    """CB-1.1.A-7, CB-1.1.B-6: what is added against one hand."""

    against: Hand
    amount: int

    def __str__(self) -> str:
        return f"{self.against.name}+{self.amount}"


class Batting(NamedTuple):
    """The batter's side of a card."""

    bats: Hand
    on_base: int
    bonus: Bonus | None
    chart: Mapping[Result, int]
    """Where each band begins."""
    br: int
    st: int
    clutch: int
    positions: Mapping[Position, int]
    """The rating at each position, 0 for DH."""


class Pitching(NamedTuple):
    """The pitcher's side of a card."""

    throws: Hand
    command: int
    bonus: Bonus | None
    zone: int
    chart: Mapping[Result, int]
    roles: Mapping[Role, int]
    """CB-1.1.B-3: innings in each role."""
    defense: int
    clutch: int


class Player(NamedTuple):
    """A Player card."""

    id: str
    person: str
    """CB-2.1-8: the first card of the player; all his versions share it."""
    name: str
    club: str
    edition: Edition
    year: int
    salary: int
    icons: frozenset[Icon]
    batting: Batting | None
    pitching: Pitching | None

    def named(self) -> Message:
        """The name."""
        return message("clutch-name", name=self.name)

    def plays(self, position: Position) -> bool:
        """Whether a position is printed on the card; anybody who bats may be the designated hitter."""
        if self.batting is None:
            return False
        return position is Position.DH or position in self.batting.positions

    def rating(self, position: Position) -> int:
        """CB-1.1.A-3, CB-3.5.B-1: the rating at a position."""
        if position is Position.P:
            return self.pitching.defense if self.pitching else OUT_OF_POSITION
        return self.batting.positions.get(position, OUT_OF_POSITION) if self.batting else OUT_OF_POSITION

    def has_role(self, *roles: Role) -> bool:
        """Whether one of these roles is on the card."""
        return self.pitching is not None and any(role in self.pitching.roles for role in roles)

    def __str__(self) -> str:
        return f"{self.id} {self.name}"


class Strategy(NamedTuple):
    """A Strategy card."""

    id: str
    edition: Edition
    title: str
    """R-12: what copies are counted by: the catalogs' name of the card, or its own title."""
    colour: Colour
    rarity: Rarity
    special: Special
    clutch_moment: bool
    text: Text
    own_title: str = ""
    own_text: str = ""

    def named(self) -> Message:
        """The title."""
        return _own(self.own_title, f"clutch-card-{self.title}")

    def printed(self) -> Message:
        """The text on the card."""
        return _own(self.own_text, f"clutch-card-{self.title}-text")


class Coach(NamedTuple):
    """A Coach card."""

    id: str
    name: str
    kind: Kind
    text: Text
    own_text: str = ""

    def named(self) -> Message:
        """The name."""
        return message("clutch-name", name=self.name)

    def printed(self) -> Message:
        """The text on the card."""
        return _own(self.own_text, f"clutch-coach-{self.id}-text")


class Stadium(NamedTuple):
    """A Stadium card."""

    id: str
    name: str
    fences: tuple[int, ...]
    """Feet to left field, left-centre, centre, right-centre and right."""
    parts: tuple[Text, ...]
    """By Part."""
    own_text: str = ""

    def named(self) -> Message:
        """The name."""
        return message("clutch-name", name=self.name)

    def printed(self, part: Part = Part.MAIN) -> Message:
        """The text of one part."""
        return _own(self.own_text, f"clutch-stadium-{self.id}-{part.name.lower()}")


class Weather(NamedTuple):
    """A Weather card."""

    id: str
    family: str
    strength: int
    text: Text
    own_text: str = ""

    def named(self) -> Message:
        """What the weather is called."""
        return message(f"clutch-weather-{self.family}", strength=self.strength)

    def printed(self) -> Message:
        """The text on the card."""
        return _own(self.own_text, f"clutch-weather-{self.id}-text")


Batters = tuple[tuple[str, Position], ...]
"""Batters in their order, and where each of them plays."""
SECTIONS = ("lineup", "bench", "rotation", "bullpen")


class Team(NamedTuple):
    """A team, by the ids of its cards."""

    title: str = ""
    lineup: Batters = ()
    """CB-3.2.E-1: the nine in batting order and where they play."""
    bench: tuple[str, ...] = ()
    rotation: tuple[str, ...] = ()
    bullpen: tuple[tuple[str, Duty], ...] = ()
    deck: Mapping[str, int] = {}
    """Copies of each Strategy card."""
    coaches: tuple[str, ...] = ()
    stadium: str = ""

    @property
    def section(self) -> Mapping[str, tuple[str, ...]]:
        """The cards of each part of the roster."""
        nine, relievers = (tuple(id for id, _ in part) for part in (self.lineup, self.bullpen))
        return dict(zip(SECTIONS, (nine, self.bench, self.rotation, relievers), strict=True))

    @property
    def roster(self) -> tuple[str, ...]:
        """All Player cards: the nine, the bench, the rotation, the bullpen."""
        return tuple(id for part in self.section.values() for id in part)


class Club(NamedTuple):
    """A club."""

    id: str
    name: str
    abbreviation: str
    league: str
    stadium: str
    players: tuple[str, ...]
    ready: Team
    """CB-C-22: the team it plays as when nobody builds another."""


class CardSet(NamedTuple):
    """All cards of a folder. Rows of tables are places in these."""

    editions: Mapping[str, Edition]
    clubs: Mapping[str, Club]
    players: Mapping[str, Player]
    strategies: Mapping[str, Strategy]
    coaches: Mapping[str, Coach]
    stadiums: Mapping[str, Stadium]
    weather: Mapping[str, Weather]
    decks: Mapping[str, Mapping[str, int]]
    """Ready decks: copies by card."""

    def player(self, id: str) -> Player:
        """A Player card by its id."""
        if id not in self.players:
            raise BadFile("error-clutch-no-card", id=id)
        return self.players[id]


def _own(own: str, key: str) -> Message:
    """Words written in a card file, as they are, or the catalogs' words for a card that ships with the game."""
    return message("clutch-card-own", text=own) if own else message(key)
