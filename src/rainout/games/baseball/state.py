"""What lies on the table in BASEBALL!: cards, hands, the diamond."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from rainout.core.state import Field, State, record, record_type
from rainout.diamond.state import DIAMOND

SEATS = 6
PACK = 92
HAND = 8
"""Room for a hand; nobody ever holds more than four cards."""
TEN = 10
"""BC-CMP-06, BC-END-01: the run cards end at ten."""
NO_CARD = -1
DECK = 1 << SEATS
POOL = 1 << SEATS + 1
"""BC-INF-02: places a card may be in, next to the hands, which are the bits below: the deck, and CC's circle."""
GONE = 255
"""Where a card is that was played: nowhere, and everybody knows."""


class Kind(IntEnum):
    """BC-CMP-02, BC-CMP-03, BC-CMP-04: the types of cards, green, then red, then blue."""

    SINGLE = 0
    DOUBLE = 1
    TRIPLE = 2
    WALK = 3
    BALK = 4
    ERROR = 5
    HIT_BY_PITCH = 6
    HOME_RUN = 7
    PASSED_BALL = 8
    STOLEN_BASE = 9
    WILD_PITCH = 10
    CAUGHT_STEALING = 11
    DOUBLE_PLAY = 12
    FLY_OUT = 13
    STRIKE_OUT = 14
    LINE_OUT = 15
    SACRIFICE_FLY = 16
    SACRIFICE_HIT = 17
    TRIPLE_PLAY = 18
    GROUND_OUT = 19
    BALL = 20
    BENCH_CLEARING = 21
    COACH_CIRCLE = 22
    CARD_EXCHANGE = 23
    JOKER = 24
    MOVE_LEFT = 25
    MOVE_RIGHT = 26
    STRIKE = 27
    TIME = 28


class Colour(IntEnum):
    """Green helps the team at bat, red hurts it, blue moves cards and turns."""

    GREEN = 0
    RED = 1
    BLUE = 2


PRINTED = {
    Colour.GREEN: {
        Kind.SINGLE: ("1B", 6), Kind.DOUBLE: ("2B", 3), Kind.TRIPLE: ("3B", 1), Kind.WALK: ("BB", 5),
        Kind.BALK: ("BK", 4), Kind.ERROR: ("E", 2), Kind.HIT_BY_PITCH: ("HBP", 4), Kind.HOME_RUN: ("HR", 2),
        Kind.PASSED_BALL: ("PB", 4), Kind.STOLEN_BASE: ("SB", 5), Kind.WILD_PITCH: ("WP", 4),
    },
    Colour.RED: {
        Kind.CAUGHT_STEALING: ("CS", 4), Kind.DOUBLE_PLAY: ("DP", 4), Kind.FLY_OUT: ("F", 4),
        Kind.STRIKE_OUT: ("K", 5), Kind.LINE_OUT: ("L", 4), Kind.SACRIFICE_FLY: ("SF", 2),
        Kind.SACRIFICE_HIT: ("SH", 2), Kind.TRIPLE_PLAY: ("TP", 2), Kind.GROUND_OUT: ("X", 5),
    },
    Colour.BLUE: {
        Kind.BALL: ("B", 4), Kind.BENCH_CLEARING: ("BC", 1), Kind.COACH_CIRCLE: ("CC", 1),
        Kind.CARD_EXCHANGE: ("CE", 2), Kind.JOKER: ("J", 2), Kind.MOVE_LEFT: ("ML", 2),
        Kind.MOVE_RIGHT: ("MR", 2), Kind.STRIKE: ("S", 4), Kind.TIME: ("T", 2),
    },
}  # fmt: skip
"""BC-CMP-01, BC-CMP-07: what is printed on cards of each type, and how many there are: 40 green, 32 red, 20 blue."""
KINDS = len(Kind)
_BY_KIND = sorted(
    (kind, colour, *printed) for colour, cards in PRINTED.items() for kind, printed in cards.items()
)
COLOURS = tuple(int(colour) for _, colour, _, _ in _BY_KIND)
SIGNS: tuple[str, ...] = tuple(sign for _, _, sign, _ in _BY_KIND)
COPIES: tuple[int, ...] = tuple(copies for *_, copies in _BY_KIND)
FIRST_BLUE = int(Kind.BALL)
"""Green and red types, which do something on the diamond, are numbered before it."""
assert tuple(sorted(COLOURS)) == COLOURS and COLOURS.index(Colour.BLUE) == FIRST_BLUE

POSITIONS = 24
"""Positions of the diamond: three counts of outs by eight ways the bases can be occupied."""


class Idle(IntEnum):
    """Why a card does nothing."""

    NOBODY_ON = 0
    NOTHING_TO_GIVE = 1
    NOBODY_HOLDS = 2
    """No other player has a card to exchange."""


class Way(IntEnum):
    """Where hands are passed on to."""

    LEFT = 0
    RIGHT = 1


class Phase(IntEnum):
    """What is due next."""

    DEAL = 0
    """CHANCE hands out a card: at the start, after BC or CC, at the end of a turn."""
    PLAY = 1
    """The player at turn plays a card or, after the first, may stop."""
    COVER = 2
    """BALL or STRIKE was played: cover it or not."""
    OPTION = 3
    """DP, TP, SF or SH: take what the card offers beyond the batter's out, or leave it."""
    EXCHANGE = 4
    """CE: choose whom to draw from."""
    TAKE = 5
    """CHANCE draws a card from the hand chosen."""
    GIVE = 6
    """CE: choose the card to give."""
    TIME = 7
    """T: choose who skips a turn."""
    OVER = 8
    START = 9
    """CHANCE picks the visitor who starts."""


PHASES = len(Phase)


class Due(IntEnum):
    """What follows by itself, before anybody acts again; 0 is nothing."""

    GO_ON = 1
    """The player at turn may go on, or the turn ends."""
    END_TURN = 2
    DRAW = 3
    """The player at turn draws up, and nobody else; then comes the next turn."""
    HAND_OUT = 4
    """Whoever is owed cards gets them; then whatever ``g.after`` says is due."""
    NEXT_TURN = 5


STATE = State(
    events=48,
    fields=[
        *DIAMOND,
        Field("phase", "i1", (), "what is due next, a Phase"),
        Field("opener", "i1", (), "the visitor who has the first turn, or -1 before that is known", -1),
        Field("turn", "i1", (), "the player at turn"),
        Field("played", "i1", (), "cards played in this turn"),
        Field("blue_played", "i1", (), "1 once a blue card was played in this turn"),
        Field("closing", "i1", (), "1 when the turn ends after the card now being resolved"),
        Field("pending", "i1", (), "the type whose option, cover or target is being asked for", NO_CARD),
        Field("pack", "u1", (PACK,), "the draw deck, in no particular order; after it, unused"),
        Field("place", "u1", (PACK,), "where in the deck each card lies, for those that do"),
        Field("deck_size", "i1", (), "cards in the draw deck"),
        Field("pool", "u1", (SEATS * HAND,), "cards collected by CC and not yet handed out"),
        Field("pool_size", "i1", (), "how many those are"),
        Field("hand", "u1", (SEATS, HAND), "each player's cards"),
        Field("hand_size", "i1", (SEATS,), "how many each player holds"),
        Field("original", "i1", (SEATS,), "how many each player was first dealt"),
        Field("owed", "i1", (SEATS,), "cards CHANCE still has to hand to each player"),
        Field("receiver", "i1", (), "who gets the next card that CHANCE hands out, if it is owed"),
        Field("due", "i1", (), "what follows by itself, a Due"),
        Field("after", "i1", (), "what is due when all cards are handed out"),
        Field("exchanging", "i1", (), "whom CE draws from and gives to"),
        Field("skips", "i1", (SEATS,), "turns each player still has to skip"),
        Field("last", "i1", (2,), "who of each team had the last turn", -1),
        Field("discarded", "i1", (KINDS,), "cards of each type in the discard pile"),
        Field("top", "i1", (), "the type played last, or NO_CARD", NO_CARD),
        Field(
            "where",
            "u1",
            (SEATS, PACK),
            "for each player and card, the places (as bits) it may be in for all that player knows; 0 as in the fog",
        ),
        Field(
            "minding", "i1", (), "1 when it is minded who has seen what; not in bulk play: nobody imagines"
        ),
        Field("fog", "u1", (SEATS,), "for each player, the places of the cards not followed one by one"),
        Field("followed", "i1", (), "1 when somebody may know of a card in a hand not seen"),
        Field("winner", "i1", (), "the team that won, or -1", -1),
    ],
)


HOUSE = (
    Field("players", "i1", (), "how many play, 2 to 6"),
    Field("one_card", "i1", (), "BC-OPT-01: exactly one card a turn"),
    Field("own_colour", "i1", (), "BC-OPT-02: attackers play green or blue, defenders red or blue"),
    Field("alternate", "i1", (), "BC-OPT-03: teams strictly alternate"),
    Field("play_on", "i1", (), "BC-OPT-04: the third out does not end the turn"),
    Field("always", "i1", (), "BC-OPT-05: DP, TP, SF and SH do all they can"),
    Field("from_third", "i1", (), "BC-OPT-06: SF scores only from 3rd"),
    Field("free_joker", "i1", (), "BC-OPT-07: a Joker counts as the colour declared"),
    Field("open_hands", "i1", (), "BC-OPT-08: team-mates see each other's hands"),
    Field(
        "starter", "i1", (), "BC-R-25: the seat agreed on to start, or -1 where chance picks a visitor", -1
    ),
    Field("team", "i1", (SEATS,), "the team of each seat"),
)


CARDS = np.repeat(np.arange(KINDS, dtype=np.int8), COPIES)


def teams(players: int, home_larger: bool = False) -> list[int]:
    """BC-SET-02 to BC-SET-05: seats alternate; where one team is larger, two of its seats are neighbours."""
    sides = [seat % 2 for seat in range(players)]
    if players % 2 and home_larger:
        sides[-1] = 1
    return sides


TABLES = (
    ("house", record_type(HOUSE)),
    ("cards", "u1", (PACK,)),  # the type of each card
    ("gains", "i4", (2, POSITIONS, FIRST_BLUE)),  # what a card is worth, see judgement.py
    ("brings", "i1", (2, POSITIONS, FIRST_BLUE)),  # the runs it brings
    ("leads_to", "i1", (2, POSITIONS, FIRST_BLUE)),  # where it leads, POSITIONS for the end of the half
)
"""What the rules look things up in: one record, so that handing it on costs nothing."""

Tables = Any


def tables(players: int, home_larger: bool = False, **house: int) -> Tables:
    """The tables for so many players under these house rules, by default the rulings; without judgement yet."""
    t = np.zeros(1, np.dtype(list(TABLES), align=True)).view(np.recarray)[0]
    t.cards[:] = CARDS
    t.house = record(HOUSE, players=players, **house)
    t.house["team"][:players] = teams(players, home_larger)
    return t
