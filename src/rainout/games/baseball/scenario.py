"""Positions of BASEBALL! written by hand, and read back in the same names.

``hands``
    a list of signs for each player, such as ``["1B", "S", "K"]``.
``deck``
    the signs in the draw deck; without it, all cards that are in no hand and not ``discarded``.
``bases``
    as in ``"X-X"``: 1st, 2nd and 3rd, occupied or not.
``runs``, ``outs``, ``batting``, ``inning``, ``turn``, ``skips``, ``played``, ``blue_played``
    as the fields of the position.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rainout.core.errors import BadFile
from rainout.core.state import NOBODY
from rainout.diamond.state import BASES
from rainout.games.baseball.rules import BATTER, eyes
from rainout.games.baseball.state import CARDS, NO_CARD, PACK, SIGNS, Phase, Tables

NUMBERS = ("outs", "batting", "inning", "turn", "played", "blue_played", "turns")
LISTS = ("runs", "hits", "errors", "skips")


def place(t: Tables, g: Any, given: Mapping[str, Any]) -> None:
    """Set up the position that is given; with hands, the player at turn is to play a card."""
    unknown = set(given) - {*NUMBERS, *LISTS, "hands", "deck", "bases"}
    if unknown:
        raise BadFile("error-scenario-field", name=", ".join(sorted(unknown)))
    if not given:
        return
    _lay_cards(t, g, given.get("hands", ()), given.get("deck"))
    for name in NUMBERS:
        if name in given:
            g[name] = int(given[name])
    for name in LISTS:
        for i, value in enumerate(given.get(name, ())):
            g[name][i] = int(value)
    for base, mark in enumerate(str(given.get("bases", "---"))):
        g.bases[base] = BATTER if mark == "X" else 0
    g.turns = max(1, int(g.turns))
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

    if len(hands) != t.house.players:
        raise BadFile("error-baseball-hands", players=int(t.house.players))
    g.owed[:] = 0
    g.pool_size = 0
    for seat, signs in enumerate(hands):
        cards = [find(sign) for sign in signs]
        g.hand[seat, : len(cards)] = cards
        g.hand_size[seat] = len(cards)
        g.known[cards] = g.in_hands[cards] = eyes(t, seat)
    rest = list(free) if deck is None else [find(sign) for sign in deck]
    g.pack[: len(rest)] = rest
    g.place[rest] = range(len(rest))
    g.deck_size = len(rest)
    if deck is not None:
        for card in free:
            g.discarded[CARDS[card]] += 1


def facts(t: Tables, g: Any) -> dict[str, Any]:
    """The position in the names above, and ``state`` (``"1 / X-X"``), ``phase``, ``over``, ``winner`` and counts."""
    players = int(t.house.players)
    bases = "".join("X" if g.bases[base] else "-" for base in range(BASES))
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
        "bases": bases,
        "state": f"{int(g.outs)} / {bases}",
        "phase": Phase(g.phase).name.lower(),
        "pending": "" if g.pending == NO_CARD else SIGNS[g.pending],
        "actor": int(g.actor),
        "over": bool(g.actor == NOBODY),
        "winner": int(g.winner),
        "left_on_base": g.left_on_base.tolist(),
        **{name: int(g[name]) for name in NUMBERS},
        **{name: g[name].tolist() for name in ("runs", "hits", "errors")},
        "skips": g.skips[:players].tolist(),
    }
