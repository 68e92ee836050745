"""What may be seen of a hen game: everything but the order of the deck and the rolls to come (CH-INF-01, CH-INF-02)."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

import msgspec

from rainout.core.sight import section
from rainout.core.terms import names_of, spelt
from rainout.games.hens.actions import CARD_NAMES, RANK_NAMES, SUIT_NAMES, target
from rainout.games.hens.state import NO_CARD, SEATS, SPACES, SUITS, Line, Phase, Series, Tables

Rank = Literal["10", "J", "Q", "K", "A"]
Suit = Literal["clubs", "diamonds", "hearts", "spades"]


class HenCard(msgspec.Struct, frozen=True):
    """A card lying face up."""

    name: str
    rank: Rank
    suit: Suit


class Space(msgspec.Struct, frozen=True):
    """One space of a corral."""

    target: str
    """What choices call it, such as ``corral-0-5``: the seat, then the space from 1."""
    wanted: Rank
    """The target rank of the space."""
    card: HenCard | None
    """None only while the cards are being dealt."""
    blocked: bool
    placed: bool
    """Whether the card is well placed."""


class Player(msgspec.Struct, frozen=True):
    """One player's side of the table."""

    corral: tuple[Space, ...]
    passed: bool
    """Has passed in this game."""
    robbed: bool
    """Has suffered a robbery in this game."""
    total: int
    """Points over the series."""
    wins: int
    """Games won in the series."""


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of the score table for the winner of the last finished game."""

    line: Annotated[str, names_of(Line)]
    points: int


class HensView(msgspec.Struct, frozen=True, tag="hens", tag_field="game"):
    """A hen game as a player or a spectator sees it."""

    phase: Annotated[str, names_of(Phase)]
    turn: int
    """The active player."""
    turns: int
    """Turns begun in this game."""
    face: int
    """What the active player rolled, 0 before the roll."""
    players: tuple[Player, ...]
    deck: dict[str, int]
    """How many cards of each rank are in the deck: anyone can count them."""
    drawn: HenCard | None
    """A card drawn and looked at but not yet placed (a house rule)."""
    drawing_for: str | None
    """The space a card is being drawn for."""
    number: int
    """Number of the game in the series, from 1."""
    series: Annotated[str, names_of(Series)]
    goal: int
    """The points or won games that end the series; 0 for a single game."""
    winner: int | None
    """Who won the last finished game."""
    lines: tuple[ScoreLine, ...]
    """How the winner of the last finished game scored."""


@cache
def hen_card(card: int) -> HenCard | None:
    """A card as it is seen, or None for no card."""
    if card == NO_CARD:
        return None
    return HenCard(CARD_NAMES[card], RANK_NAMES[card // SUITS], SUIT_NAMES[card % SUITS])  # type: ignore[arg-type]


def view(t: Tables, g: Any, seat: int | None) -> HensView:
    """The position as ``seat`` sees it, or a spectator for None: the same for all, as nothing is hidden."""
    drawn, winner = int(g.drawn), int(g.winner) if g.winner >= 0 else None
    in_deck = [card // SUITS for card in g.deck[: g.deck_size].tolist() if card != drawn]
    placing = g.phase == Phase.DRAW and g.space >= 0
    owner = int(g.turn) if g.action == 1 else 1 - int(g.turn)
    return HensView(
        phase=spelt(Phase(g.phase)),
        turn=int(g.turn),
        turns=int(g.turns),
        face=int(g.face),
        players=tuple(_player(t, g, each) for each in range(SEATS)),
        deck={name: in_deck.count(rank) for rank, name in enumerate(RANK_NAMES)},
        drawn=hen_card(drawn),
        drawing_for=target(owner, int(g.space)) if placing else None,
        number=int(g.game),
        series=spelt(Series(t.house.series)),
        goal=int(t.house.goal),
        winner=winner,
        lines=() if winner is None else _lines(g),
    )


def _lines(g: Any) -> tuple[ScoreLine, ...]:
    return tuple(ScoreLine(spelt(line), int(g.lines[line])) for line in Line if g.lines[line])


@section
def _player(t: Tables, g: Any, seat: int) -> Player:
    corral, blocked = g.corral[seat].tolist(), g.blocked[seat].tolist()
    return Player(
        corral=tuple(
            Space(
                target=target(seat, space),
                wanted=RANK_NAMES[space],  # type: ignore[arg-type]
                card=hen_card(corral[space]),
                blocked=bool(blocked[space]),
                placed=corral[space] // SUITS == space,
            )
            for space in range(SPACES)
        ),
        passed=bool(g.passed[seat]),
        robbed=bool(g.robbed[seat]),
        total=int(g.total[seat]),
        wins=int(g.wins[seat]),
    )
