"""What a seat may see of BASEBALL!: the diamond, the score, its own hand; of other hands only how many (BC-INF-01)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rainout.core.sight import section
from rainout.core.words import Message, message
from rainout.diamond.state import BASES
from rainout.games.baseball.state import FIRST_BLUE, FIRST_RED, NO_CARD, SIGNS, Kind, Phase, Tables

TEAMS = ("visitor", "home")
TeamName = Literal["visitor", "home"]
CardColour = Literal["green", "red", "blue"]


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

    phase: Literal["start", "deal", "play", "cover", "option", "exchange", "take", "give", "time", "over"]
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


def colour_name(kind: int) -> CardColour:
    """Green, red or blue."""
    return "green" if kind < FIRST_RED else "red" if kind < FIRST_BLUE else "blue"


def may_see(t: Tables, seat: int | None, owner: int) -> bool:
    """BC-SET-10: one's own hand only; BC-OPT-08: or that of a team-mate."""
    if seat is None:
        return False
    return seat == owner or bool(t.house.open_hands and t.house.team[seat] == t.house.team[owner])


def view(t: Tables, g: Any, seat: int | None) -> BaseballView:
    """The position as ``seat``, or a spectator for None, may see it."""
    return BaseballView(
        phase=Phase(g.phase).name.lower(),  # type: ignore[arg-type]
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
        winner=TEAMS[g.winner] if g.winner >= 0 else None,  # type: ignore[arg-type]
    )


@section
def _player(t: Tables, g: Any, owner: int, seat: int | None) -> BaseballPlayer:
    hand = tuple(_hand_card(t, g, owner, int(card)) for card in g.hand[owner][: g.hand_size[owner]])
    return BaseballPlayer(
        seat=owner,
        target=f"seat-{owner + 1}",
        team=TEAMS[t.house.team[owner]],  # type: ignore[arg-type]
        cards=len(hand),
        hand=tuple(sorted(hand, key=lambda card: SIGNS.index(card.sign)))
        if may_see(t, seat, owner)
        else None,
        original=int(g.original[owner]),
        skips=int(g.skips[owner]),
    )


def _hand_card(t: Tables, g: Any, owner: int, card: int) -> HandCard:
    kind = int(t.cards[card])
    why_not = why_not_playable(t, g, kind) if g.phase == Phase.PLAY and owner == g.turn else None
    return HandCard(SIGNS[kind], colour_name(kind), f"card-{SIGNS[kind]}", why_not)


def why_not_playable(t: Tables, g: Any, kind: int) -> Message | None:
    """The rule that keeps a card in the hand, asked of the rules themselves."""
    from rainout.games.baseball.rules import attacks, playable

    if playable(t, g, kind):
        return None
    if kind >= Kind.BALL:
        return message("baseball-why-one-blue")
    return message("baseball-why-green-only" if attacks(t, g, g.turn) else "baseball-why-red-only")


@section
def _diamond(t: Tables, g: Any) -> DiamondView:
    innings = int(g.inning)
    return DiamondView(
        bases=tuple(bool(g.bases[base]) for base in range(BASES)),
        outs=int(g.outs),
        batting=TEAMS[g.batting],  # type: ignore[arg-type]
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
