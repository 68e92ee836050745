"""Positions of the hen game written by hand, and read back in the same names.

``corral`` and ``blocked``
    a list for each player; cards as ranks (``"Q"``) or with a suit (``"Qh"``), blocked spaces by their numbers.
``turn``, ``face``, ``game``, ``turns``, ``passed``, ``robbed``, ``total``, ``wins``
    as the fields of the position; a position to be rolled in, unless ``face`` says what was rolled.

Read back are also ``cards`` (with suits), ``deck``, ``deck_size``, ``drawn``, ``phase``, ``actor``, ``action``,
``over``, ``winner``, ``points``, ``lines`` and ``roll_off``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from rainout.core.errors import BadFile
from rainout.core.state import CHANCE, NOBODY
from rainout.core.terms import spelt
from rainout.games.hens.actions import CARD_NAMES, RANK_NAMES
from rainout.games.hens.rules import complete, has_target
from rainout.games.hens.state import NO_CARD, PACK, SEATS, SPACES, SUITS, Phase, Tables

SpaceNumber = Annotated[int, msgspec.Meta(ge=1, le=SPACES)]
Count = Annotated[int, msgspec.Meta(ge=0, le=10_000)]


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """The position a scenario starts from."""

    corral: tuple[tuple[str, str, str, str, str], tuple[str, str, str, str, str]]
    turn: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    face: Annotated[int, msgspec.Meta(ge=1, le=6)] | None = None
    blocked: tuple[list[SpaceNumber], list[SpaceNumber]] = ([], [])
    passed: tuple[bool, bool] = (False, False)
    robbed: tuple[bool, bool] = (False, False)
    total: tuple[Count, Count] = (0, 0)
    wins: tuple[Count, Count] = (0, 0)
    game: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    turns: Annotated[int, msgspec.Meta(ge=1)] = 1


def place(t: Tables, g: Any, given: Mapping[str, Any]) -> None:
    """Set up the position that is given; without one, the match is about to be dealt."""
    if not given:
        return
    try:
        position = msgspec.convert(given, Given, strict=False)
    except msgspec.ValidationError as error:
        raise BadFile("error-scenario-given", why=str(error)) from error
    _lay_cards(g, position.corral)
    if any(complete(g, seat) for seat in range(SEATS)):
        raise BadFile("error-hens-complete")
    g.turn, g.turns, g.game = position.turn, position.turns, position.game
    g.passed[:], g.robbed[:] = position.passed, position.robbed
    g.total[:], g.wins[:] = position.total, position.wins
    for seat, spaces in enumerate(position.blocked):
        for space in spaces:
            g.blocked[seat, space - 1] = 1
    g.phase, g.actor = Phase.ROLL, CHANCE
    if position.face is not None:
        if not has_target(g, position.face):
            raise BadFile("error-hens-void", face=position.face)
        g.face, g.phase, g.actor = position.face, Phase.CHOOSE, position.turn


def _lay_cards(g: Any, corrals: tuple[tuple[str, ...], ...]) -> None:
    """Lay named cards; where no suit is named, the first one still free."""
    named = [card for corral in corrals for card in corral]
    free = list(CARD_NAMES)
    for card in named:
        if card in free:
            free.remove(card)
        elif card not in RANK_NAMES:
            raise BadFile("error-hens-card", card=card)
    laid = []
    for card in named:
        if card in RANK_NAMES:
            fitting = [each for each in free if each[:-1] == card]
            if not fitting:
                raise BadFile("error-hens-card", card=card)
            card = fitting[0]
            free.remove(card)
        laid.append(CARD_NAMES.index(card))
    g.corral[:] = [laid[:SPACES], laid[SPACES:]]
    rest = [card for card in range(PACK) if card not in laid]
    g.deck[: len(rest)] = rest
    g.deck_size = len(rest)


def facts(t: Tables, g: Any) -> dict[str, Any]:
    """The position in the names above."""
    return {
        "corral": [[_rank(card) for card in corral] for corral in g.corral.tolist()],
        "cards": [[_card(card) for card in corral] for corral in g.corral.tolist()],
        "blocked": [[space + 1 for space in range(SPACES) if corral[space]] for corral in g.blocked.tolist()],
        "deck": sorted((_rank(int(card)) for card in g.deck[: g.deck_size]), key=RANK_NAMES.index),
        "deck_size": int(g.deck_size),
        "drawn": _rank(int(g.drawn)),
        "phase": spelt(Phase(g.phase)),
        "actor": int(g.actor),
        "over": bool(g.actor == NOBODY),
        "winner": int(g.winner),
        "points": g.points.tolist(),
        "lines": g.lines.tolist(),
        **{name: int(g[name]) for name in ("turn", "face", "action", "game", "turns")},
        **{name: g[name].tolist() for name in ("passed", "robbed", "total", "wins", "roll_off")},
    }


def _rank(card: int) -> str:
    return "" if card == NO_CARD else RANK_NAMES[card // SUITS]


def _card(card: int) -> str:
    return "" if card == NO_CARD else CARD_NAMES[card]
