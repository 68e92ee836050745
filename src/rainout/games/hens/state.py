"""What lies on the table in CLUTCH, the hen game: cards and positions."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, NamedTuple

from rainout.core.state import NOBODY, Field, State, record

SEATS = 2
SPACES = 5
RANKS = 5
"""Card ``c`` has rank ``c // 4``: 0 is the 10 (an egg), then J, Q, K, and 4 is the ace (a champion)."""
SUITS = 4
PACK = RANKS * SUITS
FACES = 6
NO_CARD = -1


class Phase(IntEnum):
    """What is due next."""

    DEAL = 0
    """CHANCE deals a card to a corral."""
    ROLL_OFF = 1
    """CHANCE rolls to settle who starts."""
    ROLL = 2
    """CHANCE rolls for the active player."""
    CHOOSE = 3
    """The active player carries out an action."""
    DRAW = 4
    """CHANCE draws a card from the deck."""
    INTERMISSION = 5
    """A game of a series has ended; the loser deals the next one."""
    OVER = 6


class Face(IntEnum):
    """The faces of the die; 1 to 5 are also the numbers of the actions."""

    RENEW_OWN = 1
    RENEW_THEIRS = 2
    ROB = 3
    REARRANGE = 4
    BLOCK = 5
    ANY = 6


class Line(IntEnum):
    """The lines of the score table (CH-SCO)."""

    WIN = 0
    ROBBERY = 1
    MISPLACED = 2
    NEVER_PASSED = 3
    NEVER_ROBBED = 4


POINTS = (15, 10, 5, 10, 5)
"""What each :class:`Line` is worth; the misplaced cards, each."""


class Series(IntEnum):
    """CH-OPT-06: how long a match is."""

    SINGLE = 0
    POINTS = 1
    GAMES = 2


GAME = (
    Field("turn", "i1", (), "the active player"),
    Field("face", "i1", (), "what the active player rolled; 0 before the roll"),
    Field("action", "i1", (), "the action (1 to 5) carried out this turn; 0 before it is chosen"),
    Field("corral", "i1", (SEATS, SPACES), "the card in each space, left to right", NO_CARD),
    Field("blocked", "i1", (SEATS, SPACES), "1 where the card in that space is blocked"),
    Field("drawn", "i1", (), "the card drawn and looked at but not yet placed, or NO_CARD", NO_CARD),
    Field("roll_off", "i1", (SEATS,), "what each player rolled to settle who starts; 0 before"),
    Field("passed", "i1", (SEATS,), "1 once that player has passed in this game"),
    Field("robbed", "i1", (SEATS,), "1 once that player has suffered a robbery in this game"),
)
"""What is kept of a game."""

STATE = State(
    events=16,
    fields=[
        *GAME,
        Field("phase", "i1", (), "what is due next, a Phase"),
        Field("deck", "i1", (PACK,), "the cards not in a corral, in no particular order"),
        Field("deck_size", "i1", (), "how many cards of `deck` count"),
        Field("space", "i1", (), "the space a drawn card will go to, once it is named"),
        Field("winner", "i1", (), "who won the last finished game, or NOBODY", NOBODY),
        Field("lines", "i1", (len(Line),), "what the winner of the last finished game scored, line by line"),
        Field("points", "i2", (SEATS,), "points of the last finished game"),
        Field("game", "i2", (), "number of the game within the series, from 1", 1),
        Field("total", "i2", (SEATS,), "points over the series"),
        Field("wins", "i2", (SEATS,), "games won in the series"),
    ],
)


HOUSE = (
    Field("one_round", "i1", (), "CH-OPT-01: a block falls off at the start of its owner's next turn"),
    Field("one_block", "i1", (), "CH-OPT-02: a new block replaces the old one"),
    Field("may_decline", "i1", (), "CH-OPT-03: faces 1 to 5 may be declined, which is a pass"),
    Field("look_first", "i1", (), "CH-OPT-04: draw and look, then choose where the card goes"),
    Field("rolled_robberies", "i1", (), "CH-OPT-05: only a rolled 3 counts as a robbery for the points"),
    Field("series", "i1", (), "CH-OPT-06: a Series"),
    Field("goal", "i2", (), "points or won games that end the series"),
)


class Tables(NamedTuple):
    """What the rules look things up in."""

    house: Any
    """The match's house rules, a record of HOUSE."""


def tables(**house: int) -> Tables:
    """The tables for a match under these house rules; none means the rulings."""
    return Tables(record(HOUSE, **house))
