"""Two plain teams: for positions written by hand, which must not change when a printed card does.

All batters are alike, all starters, all relievers; what matters to a position is said in it. A plain roster has the
nine first, from catcher to designated hitter, who bat in that order; then five on the bench, the rotation and the
bullpen.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from rainout.games.clutch.cards import enter_sides
from rainout.games.clutch.printed import Batting, Pitching
from rainout.games.clutch.state import ROSTER, ROTATION, SEATS, Tables, put
from rainout.games.clutch.vocabulary import (
    BATTER_SIDE,
    PITCHER_SIDE,
    PLAYER_TYPE,
    POSITION_SIGNS,
    POSITIONS,
    RESULT_SIGNS,
    Hand,
    Icon,
    Place,
    Position,
    Result,
    Role,
    read_chart,
)
from rainout.games.clutch.worth import BALANCED, CONTROL

RATINGS = {
    Position.CA: 9, Position.B1: 1, Position.B2: 2, Position.B3: 2, Position.SS: 3, Position.LF: 0, Position.CF: 3,
    Position.RF: 1,
}  # fmt: skip
"""Infield 8, outfield 4, and with a pitcher's 1 a battery of 10."""
BENCH = (
    (Position.CA,),
    (Position.B1, Position.B3),
    (Position.SS, Position.B2),
    (Position.LF, Position.RF),
    (Position.CF,),
)


def batter(place: Place, *positions: Position) -> Any:
    """A plain batter: On-Base 10, BR 17, ST 18."""
    rated = {position: RATINGS.get(position, 0) for position in positions}
    return _made(place, Batting(Hand.R, 10, None, BALANCED, br=17, st=18, clutch=0, positions=rated))


def pitcher(place: Place, roles: Mapping[Role, int], command: int = 3) -> Any:
    """A plain pitcher: Command 3, X-Zone 1–2."""
    return _made(place, pitching=Pitching(Hand.R, command, None, 2, CONTROL, roles, defense=1, clutch=0))


def _made(place: Place, batting: Batting | None = None, pitching: Pitching | None = None) -> Any:
    made = np.zeros(1, PLAYER_TYPE).view(np.recarray)[0]
    made.place = place
    enter_sides(made, batting, pitching)
    return made


@cache
def roster() -> tuple[Any, ...]:
    """Twenty-six plain cards, the same for everybody; they are copied into tables and never changed."""
    return (
        *(batter(Place.LINEUP, Position(spot)) for spot in range(Position.CA, POSITIONS)),
        *(batter(Place.BENCH, *spots) for spots in BENCH),
        *(pitcher(Place.ROTATION, {Role.SP: 6}) for _ in range(4)),
        pitcher(Place.ROTATION, {Role.SP: 5, Role.BP: 4}),
        *(pitcher(Place.BULLPEN, {Role.RP: 1 + i % 2}, command=4) for i in range(6)),
        pitcher(Place.BULLPEN, {Role.RP: 1, Role.OP: 1}),
    )


def make_plain(t: Tables) -> Tables:
    """Both rosters plain, in tables that nobody else uses."""
    for seat in range(SEATS):
        cards = roster()
        t.team_size[seat] = len(cards)
        for place, card in enumerate(cards):
            player = seat * ROSTER + place
            put(t.players, player, card)
            t.players.card[player], t.players.person[player] = place, player
        t.nine[seat] = [-1, *range(POSITIONS - 1)]
        t.order[seat] = range(Position.CA, POSITIONS)
        t.rotation[seat] = range(14, 14 + ROTATION)
    return t


def rewrite(t: Tables, player: int, values: Mapping[str, Any]) -> None:
    """Give a player other numbers: ``on_base = 12``, ``bats = "L"``, ``icons = ["GG"]``, ``chart = {SO = 1, …}``, …"""
    for name, value in values.items():
        if name in ("chart", "pitch_chart"):
            starts = {Result(RESULT_SIGNS.index(sign)): start for sign, start in value.items()}
            band = "band" if name == "chart" else "pitch_band"
            t.players[name][player], t.players[band][player] = read_chart(starts)
        elif name in ("bats", "throws"):
            t.players[name][player] = Hand[value]
        elif name == "icons":
            t.players.icons[player] = sum(1 << Icon[icon] for icon in value)
        elif name == "place":
            t.players.place[player] = Place[value.upper()]
        elif name == "rating":
            for sign, rating in value.items():
                t.players.rating[player, POSITION_SIGNS.index(sign)] = rating
        elif name == "roles":
            t.players.roles[player] = sum(1 << Role[role] for role in value)
            for role, limit in value.items():
                t.players.limit[player, Role[role]] = limit
        elif name in ("pitcher", "batter"):
            other = pitcher(Place.BULLPEN, {Role.RP: 1}) if name == "pitcher" else batter(Place.BENCH)
            _both_sides(t, player, other, name)
            rewrite(t, player, value)
        else:
            t.players[name][player] = value


def _both_sides(t: Tables, player: int, other: Any, side: str) -> None:
    """CB-C-4: a card gets its other side too."""
    for field in PITCHER_SIDE if side == "pitcher" else BATTER_SIDE:
        t.players[field.name][player] = other[field.name]
    if side == "pitcher":
        t.players.rating[player, Position.P] = 1
