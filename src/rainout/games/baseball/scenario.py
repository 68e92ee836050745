"""Positions of BASEBALL! written by hand, and read back in the same names.

``hands``
    a list of signs for each player, such as ``["1B", "S", "K"]``.
``deck``
    the signs in the draw deck, the rest having been played; without it, all cards that are in no hand.
``bases``
    as in ``"X-X"``: 1st, 2nd and 3rd, occupied or not.
``runs``, ``outs``, ``batting``, ``inning``, ``turn``, ``skips``, ``played``, ``blue_played``
    as the fields of the position.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from rainout.core.errors import BadFile
from rainout.core.terms import spelt
from rainout.diamond.scenario import diamond_facts
from rainout.diamond.state import OUTS
from rainout.games.baseball.knowing import know_only_hands
from rainout.games.baseball.rules import BATTER
from rainout.games.baseball.state import CARDS, GONE, HAND, NO_CARD, PACK, SEATS, SIGNS, TEN, Phase, Tables

NUMBERS = ("outs", "batting", "inning", "turn", "played", "blue_played", "turns")
LISTS = ("runs", "hits", "errors", "skips")

Runs = Annotated[int, msgspec.Meta(ge=0, lt=TEN)]
Half = Annotated[int, msgspec.Meta(ge=0, le=1)]
Count = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """The position a scenario starts from."""

    hands: list[Annotated[list[str], msgspec.Meta(max_length=HAND)]]
    deck: list[str] | None = None
    bases: Annotated[str, msgspec.Meta(pattern="^[X-]{3}$")] = "---"
    runs: tuple[Runs, Runs] = (0, 0)
    hits: tuple[Count, Count] = (0, 0)
    errors: tuple[Count, Count] = (0, 0)
    skips: Annotated[list[Count], msgspec.Meta(max_length=SEATS)] = []
    outs: Annotated[int, msgspec.Meta(ge=0, lt=OUTS)] = 0
    batting: Half = 0
    inning: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1
    turn: Annotated[int, msgspec.Meta(ge=0, lt=SEATS)] = 0
    turns: Annotated[int, msgspec.Meta(ge=1)] = 1
    played: Count = 0
    blue_played: Half = 0


def place(t: Tables, g: Any, given: Mapping[str, Any]) -> None:
    """Set up the position that is given, a card to be played in it; without one, the match is about to be dealt."""
    if not given:
        return
    try:
        position = msgspec.convert(given, Given, strict=False)
    except msgspec.ValidationError as error:
        raise BadFile("error-scenario-given", why=str(error)) from error
    players = int(t.house.players)
    if len(position.hands) != players or position.turn >= players or len(position.skips) > players:
        raise BadFile("error-baseball-hands", players=players)
    if not position.hands[position.turn]:
        raise BadFile("error-baseball-nothing-to-play", seat=position.turn + 1)
    _lay_cards(t, g, position.hands, position.deck)
    for name in NUMBERS:
        g[name] = getattr(position, name)
    for name in LISTS:
        values = getattr(position, name)
        g[name][: len(values)] = values
    g.bases[:] = [BATTER if mark == "X" else 0 for mark in position.bases]
    g.opener = 0
    g.last[t.house.team[g.turn]] = g.turn
    g.phase = Phase.PLAY
    g.actor = g.turn


def _lay_cards(t: Tables, g: Any, hands: Sequence[Sequence[str]], deck: Sequence[str] | None) -> None:
    free = list(range(PACK))

    def find(sign: str) -> int:
        for card in free:
            if SIGNS[CARDS[card]] == sign:
                free.remove(card)
                return card
        raise BadFile("error-baseball-card", card=str(sign))

    g.owed[:] = 0
    g.pool_size = 0
    for seat, signs in enumerate(hands):
        cards = [find(sign) for sign in signs]
        g.hand[seat, : len(cards)] = cards
        g.hand_size[seat] = len(cards)
    rest = list(free) if deck is None else [find(sign) for sign in deck]
    g.pack[: len(rest)] = rest
    g.place[rest] = range(len(rest))
    g.deck_size = len(rest)
    if deck is not None:
        for card in free:
            g.discarded[CARDS[card]] += 1
            g.where[:, card] = GONE
    for seat in range(len(hands)):
        know_only_hands(t, g, seat)


def facts(t: Tables, g: Any) -> dict[str, Any]:
    """The position in the names above, and ``state`` (``"1 / X-X"``), ``phase``, ``over``, ``winner`` and counts."""
    players = int(t.house.players)
    return {
        "hands": [
            sorted((SIGNS[CARDS[card]] for card in g.hand[s][: g.hand_size[s]]), key=SIGNS.index)
            for s in range(players)
        ],
        "hand_sizes": g.hand_size[:players].tolist(),
        "originals": g.original[:players].tolist(),
        "teams": t.house.team[:players].tolist(),
        "deck_size": int(g.deck_size),
        "discarded": {SIGNS[kind]: int(count) for kind, count in enumerate(g.discarded) if count},
        **diamond_facts(g),
        "phase": spelt(Phase(g.phase)),
        "pending": "" if g.pending == NO_CARD else SIGNS[g.pending],
        "left_on_base": g.left_on_base.tolist(),
        **{name: int(g[name]) for name in NUMBERS},
        **{name: g[name].tolist() for name in ("runs", "hits", "errors")},
        "skips": g.skips[:players].tolist(),
    }
