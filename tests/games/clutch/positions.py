"""Cards and teams made up for tests: a few reference charts, everybody plain unless a test says otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from rainout.games.clutch.state import ROSTER, SEATS, Tables, blank_tables, put
from rainout.games.clutch.vocabulary import (
    OUT_OF_POSITION,
    PLAYER_TYPE,
    POSITIONS,
    Hand,
    Place,
    Position,
    Result,
    Role,
    blank_text,
    read_chart,
)

BATTER = {Result.SO: 1, Result.GB: 3, Result.FB: 6, Result.BB: 8, Result.B1: 11, Result.B2: 18, Result.HR: 20}
PITCHER = {
    Result.SO: 1,
    Result.GB: 6,
    Result.LD: 12,
    Result.FB: 13,
    Result.BB: 18,
    Result.B1: 19,
    Result.B2: 21,
    Result.HR: 23,
}
RATINGS = {Position.CA: 9, Position.B1: 1, Position.B2: 2, Position.B3: 2, Position.SS: 3, Position.LF: 0}
RATINGS |= {Position.CF: 3, Position.RF: 1}


def batter(place: Place, *positions: Position, **values: Any) -> Any:
    """A plain batter for these positions."""
    made = np.zeros(1, PLAYER_TYPE).view(np.recarray)[0]
    made.place, made.bats_too, made.bats = place, 1, Hand.R
    made.on_base, made.br, made.st = 10, 17, 18
    made.rating = OUT_OF_POSITION
    made.rating[Position.P] = 0
    for position in positions:
        made.plays |= 1 << position
        made.rating[position] = RATINGS.get(position, 0)
    made.chart, made.band = read_chart(BATTER)
    return changed(made, values)


def pitcher(place: Place, roles: Mapping[Role, int], **values: Any) -> Any:
    """A plain pitcher with these roles and limits."""
    made = np.zeros(1, PLAYER_TYPE).view(np.recarray)[0]
    made.place, made.pitches, made.throws = place, 1, Hand.R
    made.command, made.zone = 3, 2
    made.rating = OUT_OF_POSITION
    made.rating[Position.P] = 1
    for role, limit in roles.items():
        made.roles |= 1 << role
        made.limit[role] = limit
    made.pitch_chart, made.pitch_band = read_chart(PITCHER)
    return changed(made, values)


def changed(made: Any, values: Mapping[str, Any]) -> Any:
    for name, value in values.items():
        made[name] = value
    return made


def roster() -> list[Any]:
    """Twenty-six plain cards: places 0 to 8 the regulars (CA to DH), 9 to 13 the bench, then rotation and bullpen."""
    regulars = [batter(Place.LINEUP, Position(spot)) for spot in range(Position.CA, POSITIONS)]
    bench = [
        batter(Place.BENCH, *spots, on_base=8)
        for spots in (
            (Position.CA,),
            (Position.B1, Position.B3),
            (Position.SS, Position.B2),
            (Position.LF, Position.RF),
            (Position.CF,),
        )
    ]
    rotation = [pitcher(Place.ROTATION, {Role.SP: 6}) for _ in range(4)]
    rotation.append(pitcher(Place.ROTATION, {Role.SP: 5, Role.BP: 4}))
    bullpen = [pitcher(Place.BULLPEN, {Role.RP: 1 + i % 2}, command=4) for i in range(6)]
    bullpen.append(pitcher(Place.BULLPEN, {Role.RP: 1, Role.OP: 1}))
    return [*regulars, *bench, *rotation, *bullpen]


def plain_tables(**house: int) -> Tables:
    """Two plain teams, no cards but players."""
    t = blank_tables(**house)
    for seat in range(SEATS):
        cards = roster()
        t.team_size[seat] = len(cards)
        for place, card in enumerate(cards):
            card.card = place
            put(t.players, seat * ROSTER + place, card)
        t.nine[seat] = [-1, *range(9)]
        t.order[seat] = [
            Position.CF,
            Position.SS,
            Position.B1,
            Position.DH,
            Position.LF,
            Position.B3,
            Position.RF,
            Position.B2,
            Position.CA,
        ]
        t.rotation[seat] = range(14, 19)
    return t


def with_texts(t: Tables, **texts: Mapping[str, Any]) -> Tables:
    """These texts, in order from row 0."""
    for row, values in enumerate(texts.values()):
        put(t.texts, row, blank_text(title=row, card=row, **values))
    return t
