"""Positions of the hen game written by hand, and read back in the same names.

``corral`` and ``blocked``
    a list for each player; cards as ranks (``"Q"``) or with a suit (``"Qh"``), blocked spaces by their numbers.
``turn``, ``face``, ``phase``, ``passed``, ``robbed``, ``total``, ``wins``, ``game``, ``turns``
    as the fields of the position; ``phase`` by its name, a position to be rolled in unless given.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rainout.core.errors import BadFile
from rainout.core.state import CHANCE, NOBODY
from rainout.games.hens.state import NO_CARD, PACK, SEATS, SPACES, SUITS, Phase, Tables
from rainout.games.hens.view import CARD_NAMES, RANK_NAMES

NUMBERS = ("turn", "face", "action", "game", "turns")
PAIRS = ("passed", "robbed", "total", "wins", "roll_off")
ACTED_BY_PLAYER = (Phase.CHOOSE, Phase.INTERMISSION)


def place(t: Tables, g: Any, given: Mapping[str, Any]) -> None:
    """Set up the position that is given; without corrals, the match is about to be dealt."""
    unknown = set(given) - {*NUMBERS, *PAIRS, "corral", "blocked", "phase"}
    if unknown:
        raise BadFile("error-scenario-field", name=", ".join(sorted(unknown)))
    if not given:
        return
    if "corral" in given:
        _lay_cards(g, given["corral"])
        g.phase, g.turns = Phase.ROLL, 1
    for name in NUMBERS:
        if name in given:
            g[name] = int(given[name])
    for name in PAIRS:
        if name in given:
            g[name][:] = [int(each) for each in given[name]]
    for seat, spaces in enumerate(given.get("blocked", ())):
        for space in spaces:
            g.blocked[seat, int(space) - 1] = 1
    if "face" in given:
        g.phase = Phase.CHOOSE
    if "phase" in given:
        g.phase = Phase[str(given["phase"]).upper().replace("-", "_")]
    g.actor = g.turn if g.phase in ACTED_BY_PLAYER else CHANCE


def _lay_cards(g: Any, corrals: Sequence[Sequence[str]]) -> None:
    """Lay named cards; where no suit is named, the first one still free."""
    if len(corrals) != SEATS or any(len(corral) != SPACES for corral in corrals):
        raise BadFile("error-hens-corral")
    named = [str(card) for corral in corrals for card in corral]
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
    """The position in the names above, and ``over``, ``actor``, ``winner``, ``points``, ``deck`` and ``drawn``."""
    return {
        "corral": [[_rank(card) for card in corral] for corral in g.corral.tolist()],
        "cards": [[_card(card) for card in corral] for corral in g.corral.tolist()],
        "blocked": [[space + 1 for space in range(SPACES) if corral[space]] for corral in g.blocked.tolist()],
        "deck": sorted((_rank(int(card)) for card in g.deck[: g.deck_size]), key=RANK_NAMES.index),
        "deck_size": int(g.deck_size),
        "drawn": _rank(int(g.drawn)),
        "phase": Phase(g.phase).name.lower().replace("_", "-"),
        "actor": int(g.actor),
        "over": bool(g.actor == NOBODY),
        "winner": int(g.winner),
        "points": g.points.tolist(),
        "lines": g.lines.tolist(),
        **{name: int(g[name]) for name in NUMBERS},
        **{name: g[name].tolist() for name in PAIRS},
    }


def _rank(card: int) -> str:
    return "" if card == NO_CARD else RANK_NAMES[card // SUITS]


def _card(card: int) -> str:
    return "" if card == NO_CARD else CARD_NAMES[card]
