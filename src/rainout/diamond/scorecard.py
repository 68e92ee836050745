"""A scorecard: what a scorer has counted of one game, as one flat record that kernels fill.

Everybody who may take part has a number, the same as in the game's positions, and a line for batting, for pitching and
for fielding; and every plate appearance is logged. What a column means is said by the enums. :func:`scorecard_type` is
the layout for so many people; the rules that count are :mod:`rainout.diamond.scoring` and each game's own ``scoring``
module, which listen to what the rules of the game tell.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Any

import numpy as np

from rainout.core.state import Field, record_type
from rainout.diamond.state import BASES, INNINGS

TEAMS = 2
NOBODY_HERE = -1
"""Where a man's number might stand and nobody does."""


class Bat(IntEnum):
    """What is counted of a batter, and of a runner."""

    GAMES = 0
    PA = 1
    AB = 2
    RUNS = 3
    HITS = 4
    DOUBLES = 5
    TRIPLES = 6
    HOMERS = 7
    BATTED_IN = 8
    WALKS = 9
    """Those on purpose among them."""
    ON_PURPOSE = 10
    STRIKEOUTS = 11
    HIT_BY_PITCH = 12
    BUNTS = 13
    """Sacrifice bunts."""
    FLIES = 14
    """Sacrifice flies."""
    ON_ERROR = 15
    """Reached on an error."""
    DOUBLE_PLAYS = 16
    """Grounded into double plays."""
    STEALS = 17
    CAUGHT = 18
    """Caught stealing."""
    OTHER = 19
    """All other plate appearances: singles, outs in play, fielder's choices."""


class Pitch(IntEnum):
    """What is counted of a pitcher."""

    GAMES = 0
    STARTS = 1
    FINISHED = 2
    COMPLETE = 3
    SHUT_OUTS = 4
    WINS = 5
    LOSSES = 6
    SAVES = 7
    HOLDS = 8
    BLOWN = 9
    """Saves that were blown."""
    FACED = 10
    """Batters faced."""
    OUTS = 11
    HITS = 12
    DOUBLES = 13
    TRIPLES = 14
    HOMERS = 15
    RUNS = 16
    EARNED = 17
    WALKS = 18
    """Those on purpose among them."""
    ON_PURPOSE = 19
    STRIKEOUTS = 20
    HIT_BATTERS = 21
    WILD = 22
    """Wild pitches."""
    BALKS = 23
    INHERITED = 24
    """Runners on base when he came in."""
    INHERITED_SCORED = 25
    OTHER = 26
    """All other plate appearances."""


class Catch(IntEnum):
    """What is counted of a fielder, as far as a game knows who fielded."""

    GAMES = 0
    OUTS = 1
    """Outs made by his team while he was in the field."""
    PUTOUTS = 2
    ASSISTS = 3
    ERRORS = 4
    PASSED = 5
    """Passed balls."""
    STEALS = 6
    """Bases stolen while he caught."""
    CAUGHT = 7


class How(IntEnum):
    """How a plate appearance ended."""

    OUT = 0
    """An out of which no more is known."""
    STRIKEOUT = 1
    WALK = 2
    ON_PURPOSE = 3
    HIT_BY_PITCH = 4
    SINGLE = 5
    DOUBLE = 6
    TRIPLE = 7
    HOMER = 8
    ERROR = 9
    CHOICE = 10
    BUNT = 11
    """A sacrifice bunt."""
    FLY = 12
    """A sacrifice fly."""
    DOUBLE_PLAY = 13
    """Grounded into one."""
    GROUND_OUT = 14
    LINE_OUT = 15
    FLY_OUT = 16


class Entry:
    """Where in an entry of the log each number lies: its lowest bit, and how many it has.

    An entry is one plate appearance: who batted against whom, when, with whom on base, and how it ended.
    """

    BATTER = (0, 6)
    PITCHER = (6, 6)
    """The pitcher, or 63 for nobody."""
    HOW = (12, 5)
    BATTED_IN = (17, 3)
    OUTS = (20, 2)
    BASES = (22, 3)
    """Occupied bases as bits: first 1, second 2, third 4."""
    TEAM = (25, 1)
    INNING = (26, 6)
    """63 for any later one."""
    LEAD = (32, 6)
    """By how much the batter's team was ahead, and 32; never more than 31 either way."""


MOST_LOGGED = 250
"""So many plate appearances of a game are logged one by one; what comes later is only counted."""
STATES = 24
"""Situations by bases and outs: the bases as bits, and eight times the outs."""
LATE_STATES = 2 * STATES
"""The same again when it is late and close: from the seventh inning on, level, a run ahead, or the tying run near."""


class Lead(IntEnum):
    """What lead a reliever came in to keep."""

    NONE = 0
    LARGE = 1
    """To be saved by three innings."""
    THREE = 2
    """Three runs or fewer: to be saved by an inning."""
    NEAR = 3
    """The tying run on base, at bat or on deck."""


PLACES = 10
"""Positions as scorers number them, from 1; 10 is a designated hitter. A pinch hitter is 11, a pinch runner 12."""
PINCH_HITTER, PINCH_RUNNER = 11, 12
MOST_PLACES = 7
"""So many positions of one man are remembered, in order, four bits each."""


def scorecard_fields(men: int) -> tuple[Field, ...]:
    """The fields of a scorecard for so many people."""
    return (*_lines(men), *_card(men), *_pencil(men))


def fields_to_clear(men: int) -> tuple[Field, ...]:
    """Those that are set back before a game; of the log, only how long it is."""
    return tuple(field for field in scorecard_fields(men) if field.name != "log")


def _lines(men: int) -> tuple[Field, ...]:
    """What adds up over games."""
    return (
        Field("batting", "i2", (men, len(Bat)), "batting and running of everybody, by Bat"),
        Field("pitching", "i2", (men, len(Pitch)), "pitching of everybody, by Pitch"),
        Field("fielding", "i2", (men, len(Catch)), "fielding of everybody, by Catch"),
        Field("line", "i2", (TEAMS, INNINGS), "runs by inning; what comes later goes into the last column"),
        Field("runs", "i2", (TEAMS,), "runs of the visitors and of the home team"),
        Field("hits", "i2", (TEAMS,), "hits"),
        Field("errors", "i2", (TEAMS,), "errors in the field"),
        Field("left", "i2", (TEAMS,), "runners left on base"),
        Field("appearances", "i2", (TEAMS,), "plate appearances"),
        Field("putouts", "i2", (TEAMS,), "outs made in the field"),
        Field("double_plays", "i2", (TEAMS,), "double plays turned"),
        Field("triple_plays", "i2", (TEAMS,), "triple plays turned"),
        Field("given", "i2", (TEAMS,), "what came without a batter: automatic runners; runs and outs that are rolled"),
    )  # fmt: skip


def _card(men: int) -> tuple[Field, ...]:
    """What a box score needs besides."""
    return (
        Field("log", "i8", (MOST_LOGGED,), "every plate appearance in order, see Entry"),
        Field("logged", "i2", (), "how many those are"),
        Field("over", "i1", (), "1 once the game is over"),
        Field("side", "i1", (men,), "the team of each who took part, or NOBODY_HERE", NOBODY_HERE),
        Field("slot", "i1", (men,), "his place in the batting order, from 1; 0 for none"),
        Field("turn", "i1", (men,), "the how-manieth in that place he was, from 1"),
        Field("mound", "i1", (men,), "the how-manieth pitcher of his team he was, from 1; 0 for none"),
        Field("places", "i4", (men,), "positions he played, in order, the first in the lowest four bits"),
        Field("game", "i2", (), "the number of the game in its match, from 1", 1),
        Field("seats", "i1", (TEAMS,), "the seats of the visitors and of the home team", NOBODY_HERE),
        Field("opponent", "i2", (), "who the opponent is, where that is no player of the match", NOBODY_HERE),
        Field("innings", "i2", (), "the last inning that was begun", 1),
        Field("last_half", "i1", (), "the team that batted in the last half that was begun"),
        Field("skipped", "i1", (), "1 where the home team need not bat in the last inning"),
        Field("from_inning", "i2", (), "the first inning played", 1),
        Field("began_with", "i1", (), "the team that batted first in it"),
        Field("winner", "i1", (), "the team that won, or NOBODY_HERE", NOBODY_HERE),
        Field("forfeited", "i1", (), "1 where the game was forfeited; runs are as they were scored until then"),
        Field("winning", "i1", (), "the pitcher who won, or NOBODY_HERE", NOBODY_HERE),
        Field("losing", "i1", (), "the pitcher who lost", NOBODY_HERE),
        Field("saving", "i1", (), "the pitcher who saved it", NOBODY_HERE),
        Field("outs", "i1", (), "outs in the half that is on, or that was broken off"),
        Field("half_open", "i1", (), "1 while a half is on; after a game, where its last half was broken off"),
    )  # fmt: skip


def _pencil(men: int) -> tuple[Field, ...]:
    """What a scorer keeps in mind while a game is on."""
    return (
        Field("batting_team", "i1", (), "the team at bat"),
        Field("inning", "i2", (), "the inning", 1),
        Field("batter", "i1", (), "who is at bat", NOBODY_HERE),
        Field("at_bat", "i1", (), "1 while his plate appearance is not counted yet"),
        Field("pitcher", "i1", (TEAMS,), "who pitches for each team", NOBODY_HERE),
        Field("on", "i1", (BASES,), "who stands on each base", NOBODY_HERE),
        Field("answers", "i1", (BASES,), "the pitcher who answers for him", NOBODY_HERE),
        Field("unearned", "i1", (BASES,), "1 where his run would not be earned"),
        Field("home_count", "i1", (), "runners who have come home and whose runs are not counted yet"),
        Field("home", "i1", (BASES + 1,), "who they are", NOBODY_HERE),
        Field("home_answers", "i1", (BASES + 1,), "who answers for them", NOBODY_HERE),
        Field("home_unearned", "i1", (BASES + 1,), "whether their runs are not earned"),
        Field("stealing", "i1", (), "bases that runners are stealing from, as bits"),
        Field("erring", "i1", (), "1 once an error was made on this play"),
        Field("play_outs", "i1", (), "outs on this play"),
        Field("chances", "i1", (), "outs there would be in this half but for errors"),
        Field("stood", "i8", (), "how things stood when the batter came up, as in an entry of the log"),
        Field("how", "i1", (), "how the last plate appearance ended, a How"),
        Field("afoot", "i1", (), "1 while the batter has neither reached a base nor been put out"),
        Field("waved", "i1", (), "1 where the batter is being walked on purpose"),
        Field("pending", "i1", (), "what a play may still come to, as the game numbers it", -1),
        Field("slots_used", "i1", (TEAMS, 10), "how many have had each place in the batting order"),
        Field("mounds_used", "i1", (TEAMS,), "how many have pitched for each team"),
        Field("field", "i1", (TEAMS, PLACES), "who plays where", NOBODY_HERE),
        Field("leader", "i1", (), "the team that is ahead, or NOBODY_HERE", NOBODY_HERE),
        Field("credit", "i1", (), "who would win if nothing changed any more", NOBODY_HERE),
        Field("blame", "i1", (), "who would lose", NOBODY_HERE),
        Field("chance", "i1", (men,), "the lead a reliever came in to keep, a Lead"),
        Field("blown", "i1", (men,), "1 once he has let the lead go"),
        Field("held", "i1", (men,), "1 if he left with the lead he came for"),
    )  # fmt: skip


def scorecard_type(men: int) -> np.dtype[Any]:
    """The layout of scorecards for so many people."""
    made: np.dtype[Any] = record_type(scorecard_fields(men))
    return made


def totals_type(men: int) -> np.dtype[Any]:
    """The layout of what scorecards add up to: the same lines, with room for any number of games."""
    fields = (Field(name, "i8", shape, doc) for name, _, shape, doc, _ in _lines(men))
    splits = Field("splits", "i8", (men, LATE_STATES, len(How)), "plate appearances by situation and How")
    games = Field("games", "i8", (), "games that were finished")
    made: np.dtype[Any] = record_type((*fields, splits, games))
    return made


def names_of(columns: Iterable[IntEnum]) -> tuple[str, ...]:
    """How columns are spelt in files and messages.

    >>> names_of([Bat.PA, Pitch.INHERITED_SCORED])
    ('pa', 'inherited-scored')
    """
    return tuple(column.name.lower().replace("_", "-") for column in columns)


def read_entry(entries: Any, part: tuple[int, int]) -> Any:
    """One of the numbers of entries of a log.

    >>> int(read_entry(5 | 11 << 12, Entry.BATTER)), How(read_entry(5 | 11 << 12, Entry.HOW)).name
    (5, 'BUNT')
    """
    low, bits = part
    return entries >> low & (1 << bits) - 1
