"""What a designer's report finds, as plain values: each with how sure one can be of it."""

from __future__ import annotations

import msgspec

from rainout.core.options import OptionValue
from rainout.core.words import Message
from rainout.sim.intervals import Interval
from rainout.sim.summary import Summary


class Rival(msgspec.Struct, frozen=True):
    """How the good player fares against another."""

    bot: str
    games: int
    won: Interval


class Lasted(msgspec.Struct, frozen=True):
    """How many of the finished matches lasted so many turns."""

    low: int
    high: int
    share: float


class ClubRecord(msgspec.Struct, frozen=True):
    """How a club fares against the others."""

    club: str
    games: int
    won: Interval


class Inning(msgspec.Struct, frozen=True):
    """What an inning brings: runs a half, over all halves in which somebody came to bat."""

    inning: int
    """From 1; the last one stands for all later ones too."""
    halves: int
    runs: float


class Expected(msgspec.Struct, frozen=True):
    """The runs that are to come in a half, from a situation on."""

    bases: int
    """Who is on, as bits: first 1, second 2, third 4."""
    outs: int
    seen: int
    """How many plate appearances began so."""
    runs: Interval
    real: float
    """The same in real baseball."""


class Chance(msgspec.Struct, frozen=True):
    """The home team's chance to win as a half begins."""

    inning: int
    """From 1; the last one stands for all later ones too."""
    half: str
    """Of the inning: ``visitor`` or ``home`` comes to bat."""
    lead: int
    """The home team's; the outermost stand for all beyond."""
    seen: int
    won: Interval


class Ball(msgspec.Struct, frozen=True):
    """What there is to say of a game of ball."""

    games: int
    innings_played: float
    """In a game; real baseball has nine, more or less."""
    home: Interval
    """The home team's share of the games that were decided."""
    real_home: float
    """The same in real baseball, as for all that is called real."""
    runs: Interval
    """Of a team in a game."""
    real_runs: float
    distribution: tuple[float, ...]
    """How often a team scores 0, 1, 2 … runs in a game; the last is for that many or more."""
    real_distribution: tuple[float, ...]
    innings: tuple[Inning, ...]
    expectancy: tuple[Expected, ...]
    chances: tuple[Chance, ...]


class RuleWorth(msgspec.Struct, frozen=True):
    """What changes when a house rule does: the same matches under it, less as agreed."""

    option: str
    value: OptionValue
    agreed: OptionValue
    games: int
    first: Interval
    """Share of matches won by the first side."""
    starter: Interval | None
    """Share won by whoever takes the first turn, where the game tells."""
    turns: Interval
    points: Interval
    """Of all sides together."""


class PieceWorth(msgspec.Struct, frozen=True):
    """What a piece is worth to who has it: the same matches with it, less without."""

    kind: str
    id: str
    name: Message | str
    games: int
    won: Interval
    """Share of matches won."""
    margin: Interval
    """Points ahead of the other side."""
    points: Interval
    """Of all sides together."""
    role: str = ""
    price: int | None = None


class TraitPrice(msgspec.Struct, frozen=True):
    """What one more of something printed on pieces is worth, and what it costs."""

    trait: str
    worth: Interval
    """Share of matches won."""
    costs: float
    """What it costs today, in points of price."""
    fair: float
    """What it would cost if everything cost what it is worth."""
    verdict: str
    """``cheap``, ``dear``, ``fair``, or ``unsure`` where its worth may be nothing."""


class PricedPiece(msgspec.Struct, frozen=True):
    """A piece, what it costs and what it should."""

    id: str
    name: Message | str
    role: str
    price: int
    worth: float
    """Share of matches won, by what is printed on it, above the others of its role, as often as it plays."""
    proposal: int
    dominated_by: Message | str | None
    """Another of its role that costs no more and is no worse in anything."""
    verdict: str
    """``cheap``, ``dear`` or ``fair``, by how far the proposal is from the price."""


class Pricing(msgspec.Struct, frozen=True):
    """Prices of one kind of pieces against what they are worth."""

    kind: str
    point: float
    """Share of matches won that a point of price buys."""
    explained: float
    """How much of what pieces of a role differ in worth follows from what is printed on them, from 0 to 1."""
    agreement: float
    """How well prices of a role go with worth today: their correlation."""
    agreement_then: float
    """The same with prices as they are proposed."""
    traits: tuple[TraitPrice, ...]
    pieces: tuple[PricedPiece, ...]


class DesignReport(msgspec.Struct, frozen=True):
    """A function of the game, its options, the seed and how many games; of nothing else."""

    game: str
    rules: int
    options: dict[str, OptionValue]
    seats: int
    seed: int
    games: int
    """Matches of each part."""
    interrupted: bool
    """Whether somebody stopped it before all was played."""
    summary: Summary | None
    lengths: tuple[Lasted, ...]
    rivals: tuple[Rival, ...]
    clubs: tuple[ClubRecord, ...]
    ball: Ball | None
    rules_worth: tuple[RuleWorth, ...]
    pieces: tuple[PieceWorth, ...]
    pricing: tuple[Pricing, ...]
