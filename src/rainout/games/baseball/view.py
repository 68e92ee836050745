"""What a seat may see of BASEBALL!: the diamond, the score, its own hand; of other hands only how many (BC-INF-01)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from rainout.core.sight import section
from rainout.core.terms import names_of, spelt
from rainout.core.words import Message, message
from rainout.diamond.book import TEAM_NAMES
from rainout.diamond.state import BASES
from rainout.games.baseball.actions import COLOUR, target
from rainout.games.baseball.knowing import sees
from rainout.games.baseball.rules import attacks, colour, playable
from rainout.games.baseball.state import NO_CARD, SIGNS, Colour, Phase, Tables

TeamName = Literal["visitor", "home"]
CardColour = Annotated[str, names_of(Colour)]


class HandCard(msgspec.Struct, frozen=True):
    """A card in a hand that may be seen."""

    sign: str
    """What is printed on it, such as ``1B``; its words are ``baseball-card-<sign>`` and ``…-text``."""
    colour: CardColour
    target: str
    """What choices call it, such as ``card-1B``; equal cards have the same."""
    why_not: Message | None
    """Why it cannot be played now; None when it can, or when it is not this player's turn."""


class BaseballPlayer(msgspec.Struct, frozen=True):
    """A player at the table."""

    seat: int
    target: str
    team: TeamName
    cards: int
    """How many cards the player holds."""
    hand: tuple[HandCard, ...] | None
    """The cards, for those who may see them."""
    original: int
    """How many cards the player was first dealt and draws up to."""
    skips: int
    """Turns the player has to skip."""


class DiamondView(msgspec.Struct, frozen=True):
    """The field and the score."""

    bases: tuple[bool, ...]
    """Whether 1st, 2nd and 3rd are occupied."""
    outs: int
    batting: TeamName
    inning: int
    runs: tuple[int, int]
    hits: tuple[int, int]
    errors: tuple[int, int]
    left_on_base: tuple[int, int]
    line: tuple[tuple[int, ...], tuple[int, ...]]
    """Runs by inning, visitors and home team."""


class BaseballView(msgspec.Struct, frozen=True, tag="baseball", tag_field="game"):
    """BASEBALL! as one player, or a spectator, sees it."""

    phase: Annotated[str, names_of(Phase)]
    turn: int
    turns: int
    you: int | None
    """The seat this view is for."""
    players: tuple[BaseballPlayer, ...]
    diamond: DiamondView
    deck: int
    """Cards left to draw."""
    discarded: dict[str, int]
    """The discard pile: how many of each card."""
    top: str | None
    """The card played last."""
    pending: str | None
    """The card whose option or cover is being asked for."""
    blue_played: bool
    """The player at turn has played the one blue card a turn allows."""
    played: int
    """Cards played in this turn."""
    winner: TeamName | None


def view(t: Tables, g: Any, seat: int | None) -> BaseballView:
    """The position as ``seat``, or a spectator for None, may see it."""
    return BaseballView(
        phase=spelt(Phase(g.phase)),
        turn=int(g.turn),
        turns=int(g.turns),
        you=seat,
        players=tuple(_player(t, g, owner, seat) for owner in range(t.house.players)),
        diamond=_diamond(t, g),
        deck=int(g.deck_size),
        discarded={sign: int(count) for sign, count in zip(SIGNS, g.discarded, strict=True) if count},
        top=None if g.top == NO_CARD else SIGNS[g.top],
        pending=None if g.pending == NO_CARD else SIGNS[g.pending],
        blue_played=bool(g.blue_played),
        played=int(g.played),
        winner=TEAM_NAMES[g.winner] if g.winner >= 0 else None,  # type: ignore[arg-type]
    )


@section
def _player(t: Tables, g: Any, owner: int, seat: int | None) -> BaseballPlayer:
    size = int(g.hand_size[owner])
    return BaseballPlayer(
        seat=owner,
        target=f"seat-{owner + 1}",
        team=TEAM_NAMES[t.house.team[owner]],  # type: ignore[arg-type]
        cards=size,
        hand=_hand(t, g, owner, size) if seat is not None and sees(t, seat, owner) else None,
        original=int(g.original[owner]),
        skips=int(g.skips[owner]),
    )


def _hand(t: Tables, g: Any, owner: int, size: int) -> tuple[HandCard, ...]:
    asked = g.phase == Phase.PLAY and owner == g.turn
    kinds = sorted(t.cards[g.hand[owner][:size]].tolist())
    return tuple(_hand_card(kind, why_not_playable(t, g, kind) if asked else None) for kind in kinds)


def _hand_card(kind: int, why_not: Message | None) -> HandCard:
    return HandCard(SIGNS[kind], COLOUR.names[colour(kind)], target(kind), why_not)


def why_not_playable(t: Tables, g: Any, kind: int) -> Message | None:
    """The rule that keeps a card in the hand, asked of the rules themselves."""
    if playable(t, g, kind):
        return None
    if colour(kind) == Colour.BLUE:
        return message("baseball-why-one-blue")
    return message("baseball-why-green-only" if attacks(t, g) else "baseball-why-red-only")


@section
def _diamond(t: Tables, g: Any) -> DiamondView:
    innings = int(g.inning)
    return DiamondView(
        bases=tuple(bool(g.bases[base]) for base in range(BASES)),
        outs=int(g.outs),
        batting=TEAM_NAMES[g.batting],  # type: ignore[arg-type]
        inning=innings,
        runs=_pair(g.runs),
        hits=_pair(g.hits),
        errors=_pair(g.errors),
        left_on_base=_pair(g.left_on_base),
        line=(_line(g, 0), _line(g, 1)),
    )


def _pair(values: Any) -> tuple[int, int]:
    return int(values[0]), int(values[1])


def _line(g: Any, team: int) -> tuple[int, ...]:
    """The innings a team has come to bat in."""
    begun = int(g.inning) - (1 if team > g.batting else 0)
    return tuple(int(runs) for runs in g.line[team][:begun])
