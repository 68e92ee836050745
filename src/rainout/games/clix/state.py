"""What lies on the table in SportsClix: figures and their dials, the field, dice."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from rainout.core.state import Field, State, record, record_type
from rainout.diamond.state import DIAMOND, OUTS

SEATS = 2
ROSTER = 20
"""Room for a team; the players of seat 0 are numbered from 0, those of seat 1 from ROSTER."""
PLAYERS = SEATS * ROSTER
FIGURES = 160
"""Room for the figures of a set."""
FACES = 6
ZONES = 6
SLOTS = 9
COLUMNS = 7
"""SC-PRE-ATBAT-3: combinations on a base of either kind."""
STEPS = 10
"""SC-PRE-DIAL-1: dial positions with results, hottest first; THREE_BALLS is one colder."""
R6, R3, B1, B4, THREE_BALLS = 0, 3, 6, 9, 10
SYMBOLS = 4
ROUTINE = 10
"""SC-REG-FIELD-6: what a fielding total must be greater than, unless a play says otherwise."""
MOST_CLICKS = 3
"""SC-PLY-CAP-1: the Rule of 3."""
QUEUE = 24
"""Room for clicks that wait to be given out."""
FENCED = 3
CHARTS = 8
"""Room for spray charts."""
NOBODY_THERE = -1
UNKNOWN = -1


class Level(IntEnum):
    """SC-PRE-LVL-1: the four rule levels."""

    PRESEASON = 0
    REGULAR = 1
    PLAYOFFS = 2
    CHAMPIONSHIP = 3


LEVELS = len(Level)


class League(IntEnum):
    """SC-CHA-STYLE-2, SC-CHA-STYLE-3: Meridian clubs use the designated hitter, Harbor clubs do not."""

    MERIDIAN = 0
    HARBOR = 1


class Die(IntEnum):
    """SC-REG-SETUP-2: the five dice; NUMBER is any die read as a number, for 2d6."""

    RED = 0
    WHITE = 1
    BLACK = 2
    BLUE = 3
    GREEN = 4
    NUMBER = 5


class Pitch(IntEnum):
    """Symbols of the pitcher's dice."""

    VELOCITY = 0
    CONTROL = 1
    ACE = 2
    HANGER = 3


class Swing(IntEnum):
    """Symbols of the batter's dice."""

    POWER = 0
    CONTACT = 1
    SWEET = 2
    FOOLED = 3


class Result(IntEnum):
    """What a dial can show, from the worst to the best for a batter."""

    K = 0
    GB = 1
    FB = 2
    PAINT = 3
    GB_SCORCHER = 4
    FB_SCORCHER = 5
    FLY_SHALLOW = 6
    WORK = 7
    W = 8
    FLY_AVERAGE = 9
    SINGLE = 10
    SINGLE_BIG = 11
    DOUBLE = 12
    DOUBLE_BIG = 13
    TRIPLE = 14
    FLY_DEEP = 15
    HR = 16


RESULTS = len(Result)
BATTER_CONTROL = 14
"""SC-PRE-TC-1: where a combination is read: 0-6 a column of the batter's dial, 7-13 of the pitcher's, or control."""
PITCHER_CONTROL = 15


class Intangible(IntEnum):
    """SC-CHA-INT-1: what a dial position may show besides results."""

    NONE = 0
    SPEED_DEMON = 1
    FLAMETHROWER = 2
    SPECIALIST = 3
    SHUT_DOWN = 4
    CLUTCH = 5
    SPRAY = 6
    CANNON = 7
    RANGE = 8
    WIZARD = 9
    LEADERSHIP = 10
    INTIMIDATION = 11


class Position(IntEnum):
    """Where somebody plays; the designated hitter plays nowhere."""

    P = 0
    C = 1
    B1 = 2
    B2 = 3
    B3 = 4
    SS = 5
    LF = 6
    CF = 7
    RF = 8
    DH = 9


POSITIONS = len(Position)
FIELDED = 9


class Hand(IntEnum):
    """The side a batter stands on, or the arm a pitcher throws with."""

    L = 0
    R = 1
    S = 2


class Phase(IntEnum):
    """What is due next."""

    HOME = 0
    """CHANCE: the green dice that decide who is home."""
    ROLL = 1
    """CHANCE rolls a die of the at-bat."""
    DH = 2
    """The home manager decides about the designated hitter."""
    ASSIGN = 3
    """Name the figure for the next position."""
    ORDER = 4
    """Name the batter for the next slot."""
    FENCE = 5
    """Set the fence of the next zone."""
    BENCH = 6
    """The batting manager may replace players."""
    FIELD = 7
    """The fielding manager may replace and shift players, or walk the batter."""
    SWING = 8
    """The batting manager chooses his die in secret, or declares a bunt."""
    PITCH = 9
    """The fielding manager chooses his die in secret."""
    LATE_PITCH = 10
    """Shut 'em Down: the fielding manager chooses his die after the batter's roll."""
    STEAL = 11
    STEAL_THROW = 12
    INTIMIDATE = 13
    CONTROL = 14
    """Total control: pick a result."""
    SPRAY = 15
    FLAME = 16
    SEND = 17
    """The batting manager settles his runners on a ground ball."""
    FIELDER = 18
    """The fielding manager names the fielder who goes for the ball."""
    PLAY = 19
    """The fielding manager picks his play on a ground ball."""
    RELAY = 20
    TAG_UP = 21
    EXTRA = 22
    THROW = 23
    PICK = 24
    """A click for one of several players."""
    LEAD = 25
    """A click that Leadership may pass on."""
    REPLACE = 26
    """A player who shows three balls must be replaced."""
    SETTLE = 27
    """A pinch hitter or runner must field or be replaced."""
    RELIEVE = 28
    """A tired pitcher may be replaced before he loses clicks."""
    OVER = 29


PHASES = len(Phase)


class Due(IntEnum):
    """What follows by itself, before anybody acts again; 0 is nothing. First the course of an at-bat, then the rest."""

    SEAL = 1
    STEALS = 2
    THROW_DICE = 3
    READ = 4
    CONTROLLED = 5
    DECLARE = 6
    FLAME = 7
    RESULT = 8
    FIELDER = 9
    ATTEMPTED = 10
    PLAY = 11
    GROUNDED = 12
    EXTRA = 13
    END_AT_BAT = 14
    AFTER_AT_BAT = 15
    REMOVALS = 16
    UP = 17
    WINDOW = 18
    POSITION = 19
    END_HALF = 20
    HALF_OVER = 21
    HALF = 22
    SETTLE = 23
    TIRE = 24
    TIRED = 25
    HOME = 26
    ASSIGN = 27
    ORDER = 28
    FENCES = 29


class Roll(IntEnum):
    """What a die of the at-bat is rolled for."""

    PITCH = 0
    SWING = 1
    ZONE = 2
    SQUARE = 3
    """SC-PRE-SQ-1: even or odd, Preseason"""
    PAINT = 4
    WORK = 5
    FLAME = 6
    BUNT = 7
    ROLL_EM = 8
    ATTEMPT = 9


class Attempt(IntEnum):
    """What 2d6 are rolled for."""

    FIELD = 0
    BUNT = 1
    COVER = 2
    AT_BATTER = 3
    """a throw at a Speed Demon who hit a ground ball"""
    TAG = 4
    RELAY = 5
    STEAL = 6
    TAG_UP = 7
    EXTRA = 8


class Strength(IntEnum):
    """What a fielder brings to an attempt besides the dice."""

    DEFENSE = 0
    SPECIALIST = 1
    CANNON = 2
    RANGE = 3
    WIZARD = 4
    HOLDING = 5
    FROM_FIRST = 6


class Need(IntEnum):
    """What the total of an attempt must be greater than, part by part."""

    FIELDING = 0
    SPEED = 1
    DEMON = 2
    MOVED = 3
    DEEP = 4
    CLUTCH = 5
    LONG = 6
    AFTER_DEEP = 7
    HOME = 8
    TAGGER = 9
    RELAY = 10
    THIRD_OUT = 11
    AFTER_TAG = 12


class Ending(IntEnum):
    """How a plate appearance ended, for the box score."""

    OPEN = 0
    STRIKEOUT = 1
    WALK = 2
    SINGLE = 3
    DOUBLE = 4
    TRIPLE = 5
    HOME_RUN = 6
    GROUND_OUT = 7
    FLY_OUT = 8
    CHOICE = 9
    """reached on a fielder's choice"""
    SACRIFICE_FLY = 10
    SACRIFICE_BUNT = 11
    DOUBLE_PLAY = 12


class Depth(IntEnum):
    """SC-REG-FENCE-1: how deep a fence stands, or a fly goes."""

    SHALLOW = 0
    AVERAGE = 1
    DEEP = 2


INFIELD = 4
"""1B, 2B, 3B and SS, one after the other from Position.B1."""
SUBSETS = 8
TARGETS = 4
"""First, second, third, home."""


HALF = (
    Field("faced", "i1", (), "batters who came to the plate in this half"),
    Field("changed", "i1", (), "1 once the pitcher was changed in this half after a batter"),
    Field("reached", "i1", (), "hits and walks in this half"),
    Field("shutting", "i1", (), "1 while a reliever may still shut them down"),
    Field(
        "credited", "i1", (), "the pitcher whose inning this half counts as, or NOBODY_THERE", NOBODY_THERE
    ),
)
"""What is kept of a half."""

AT_BAT = (
    Field("begun", "i1", (), "1 once the batter counts as having come to the plate"),
    Field("swapped", "i8", (), "players who changed places before this at-bat, as bits"),
    Field("shifted", "i1", (FIELDED,), "how often each was shifted before this at-bat"),
    Field("bat_die", "i1", (), "the batter's die, or UNKNOWN", UNKNOWN),
    Field("pitch_die", "i1", (), "the pitcher's die, or UNKNOWN", UNKNOWN),
    Field("revealed", "i1", (), "1 once the chosen dice are open"),
    Field("bunting", "i1", (), "1 when the batter bunts"),
    Field("shut_down", "i1", (), "1 when Shut 'em Down was declared"),
    Field("walked", "i1", (), "1 when the batter is walked on purpose"),
    Field("pitch_face", "i1", (), "the symbol pitched, or UNKNOWN", UNKNOWN),
    Field("bat_face", "i1", (), "the symbol batted, or UNKNOWN", UNKNOWN),
    Field("green", "i1", (), "the green die, or 0"),
    Field("ball", "i1", (), "the zone the ball goes to"),
    Field("result", "i1", (), "the Result, or UNKNOWN", UNKNOWN),
    Field("control", "i1", (), "the player in total control, or NOBODY_THERE", NOBODY_THERE),
    Field("rolling", "i1", (), "what the die is rolled for, a Roll"),
    Field("die", "i1", (), "the Die being rolled"),
    Field("shown", "i1", (), "what it shows, or UNKNOWN as long as it is due", UNKNOWN),
    Field("scoring_position", "i1", (), "1 when somebody was on second or third as the result was read"),
    Field("going", "i1", (), "bases, as bits, of the runners who steal, are sent, tag up or try for more"),
    Field("forced", "i1", (), "bases, as bits, of forced runners"),
    Field("man", "i1", (), "the fielder with the ball, or NOBODY_THERE", NOBODY_THERE),
    Field("moved", "i1", (), "1 when he had to move for it"),
    Field("mover", "i1", (), "who has moved in this play besides him, or NOBODY_THERE", NOBODY_THERE),
    Field("covered", "i1", (), "1 when that one passed a fielding attempt for it, so that he may throw on"),
    Field("ranging", "i1", (), "1 when he had Great Range as he went for it"),
    Field("at_batter", "i1", (), "1 when the ball is played at a Speed Demon"),
    Field("deep", "i1", (), "1 after a Deep Fly"),
    Field("big", "i1", (), "1 when the batter too may try for an extra base"),
    Field("open_hit", "i1", (), "1 when extra bases may be tried on the hit"),
    # An attempt
    Field("attempt", "i1", (), "what 2d6 are rolled for, an Attempt"),
    Field("acting", "i1", (), "the player who makes it, or NOBODY_THERE", NOBODY_THERE),
    Field("against", "i1", (), "the player a throw is meant for, or NOBODY_THERE", NOBODY_THERE),
    Field("first_face", "i1", (), "the first of the two dice, or 0"),
    Field("second_face", "i1", (), "the second, or 0"),
    Field("made", "i1", (), "1 when the attempt succeeded"),
    Field("misplayed", "i1", (), "1 when it was an Error"),
    Field("aim", "i1", (), "the base a throw goes to, FIRST to HOME_PLATE", NOBODY_THERE),
    Field("from_base", "i1", (), "the base a relay starts from", NOBODY_THERE),
    Field("tagged", "i1", (), "1 when the last out was a tag out"),
    Field("chain", "i1", (), "outs made on this ground ball"),
    Field("put_out", "i1", (), "bases, as bits, the retired runners came from; 8 for the batter"),
    Field("involved", "i8", (), "fielders who fielded or threw on a ground ball, as bits"),
    Field("threw_out", "i8", (), "who may gain for throwing out a runner, as bits"),
    # Its result
    Field("ending", "i1", (), "how it ended, an Ending"),
    Field("hit", "i1", (), "bases of the hit, 0 for none"),
    Field("batted_in", "i1", (), "runs driven in"),
    Field("batter_out", "i1", (), "1 when the batter himself is out"),
    Field("final_out", "i1", (), "1 when the batter himself is the third out"),
    Field("no_runs", "i1", (), "1 when runs of this play do not count any more"),
)
"""What is kept of an at-bat."""

STATE = State(
    events=64,
    fields=[
        *DIAMOND,
        *HALF,
        *AT_BAT,
        Field("phase", "i1", (), "what is due next, a Phase"),
        Field("due", "i1", (), "what follows by itself, a Due"),
        Field("home", "i1", (), "the seat that is home, or UNKNOWN", UNKNOWN),
        Field("with_dh", "i1", (), "1 when a designated hitter bats for the pitchers"),
        Field("arranging", "i1", (), "the seat whose line-up, or whose pinch players, are being settled"),
        Field("arranged", "i1", (), "positions or slots settled so far"),
        Field("home_face", "i1", (SEATS,), "the green die each manager rolled for home"),
        Field("fences", "i1", (ZONES + 1,), "the Depth of the fence in zones 1 to 6", Depth.AVERAGE),
        # Teams: players are numbered seat * ROSTER + place in the roster
        Field("dial", "i1", (PLAYERS,), "each player's dial position, 0 for R6"),
        Field("spot", "i1", (PLAYERS,), "the Position each player holds, or NOBODY_THERE", NOBODY_THERE),
        Field("gone", "i1", (PLAYERS,), "1 for players who have left the game"),
        Field("pinch", "i1", (PLAYERS,), "1 for one who came in to bat or run and has not fielded yet"),
        Field(
            "fielder", "i1", (SEATS, POSITIONS), "who plays at each Position, or NOBODY_THERE", NOBODY_THERE
        ),
        Field("lineup", "i1", (SEATS, SLOTS), "the player in each batting slot", NOBODY_THERE),
        Field("slot", "i1", (SEATS,), "the slot that is up, or up next"),
        Field("gained", "i1", (PLAYERS,), "clicks gained in this at-bat"),
        Field("lost", "i1", (PLAYERS,), "clicks lost in this at-bat"),
        Field("charged", "i1", (PLAYERS,), "the pitcher who put a runner on base", NOBODY_THERE),
        Field("allowed", "i2", (PLAYERS,), "runs each pitcher allowed"),
        Field("innings", "i2", (PLAYERS,), "half-innings in which each pitcher faced a batter"),
        Field("batter", "i1", (), "the player at bat", NOBODY_THERE),
        Field("pitcher", "i1", (), "the player on the mound", NOBODY_THERE),
        Field("zone", "i1", (FIELDED,), "the zone each infielder and outfielder stands in"),
        Field("strength", "i1", (len(Strength),), "his defense and all that adds to it, by Strength"),
        Field("need", "i1", (len(Need),), "what the total must be greater than, by Need"),
        # Clicks that wait
        Field("waiting", "i1", (), "clicks in the queue"),
        Field("click_sign", "i1", (QUEUE,), "1 for a gain, -1 for a loss"),
        Field("click_who", "i8", (QUEUE,), "players who may take it, as bits"),
        Field("clicking", "i1", (), "the player whose click Leadership may pass on", NOBODY_THERE),
        Field("removing", "i1", (), "the player to be replaced, or NOBODY_THERE", NOBODY_THERE),
        Field("points", "i2", (SEATS,), "runs by seat"),
        Field("winner", "i1", (), "the seat that won, or -1", -1),
    ],
)


HOUSE = (
    Field("set", "i2", (), "the number of the set of figures, for its names"),
    Field("level", "i1", (), "SC-PRE-LVL-1: a Level"),
    Field("three_lines", "i1", (), "SC-REG-THROW-3: how many zone lines make a throw long", 3),
    Field("home", "i1", (), "1 and the seat that is home, or 0 when the managers roll for it"),
    Field("dh", "i1", (), "SC-CHA-STYLE-2 to SC-CHA-STYLE-5: 1 yes, 0 no, -1 as the home manager likes"),
)

FIGURE = (
    Field("pitcher", "i1", (FIGURES,), "1 for pitchers"),
    Field("starter", "i1", (FIGURES,), "1 for starting pitchers"),
    Field("catcher", "i1", (FIGURES,), "1 for those who may catch"),
    Field("plays", "i2", (FIGURES,), "positions played without penalty, as bits"),
    Field("hand", "i1", (FIGURES,), "stance, or throwing hand, a Hand"),
    Field("speed", "i1", (FIGURES,), "S; the generic one for pitchers"),
    Field("defense", "i1", (FIGURES,), "D"),
    Field("endurance", "i1", (FIGURES,), "E"),
    Field("spray", "i1", (FIGURES, FACES + 1), "the zone of each green face"),
    Field("chart", "i1", (FIGURES,), "the number of its spray chart"),
    Field("cover", "i1", (FIGURES, FIELDED), "where fielders stand best against the chart"),
    Field("marker", "i1", (FIGURES,), "the starting marker"),
    Field("dial", "i1", (FIGURES, STEPS + 1, COLUMNS), "the results of each dial position"),
    Field("bats", "i1", (FIGURES, STEPS + 1, COLUMNS), "the same as it bats: pitchers have the generic dial"),
    Field("intangible", "i1", (FIGURES, STEPS + 1), "the intangible of each dial position"),
    Field("points", "i2", (FIGURES,), "point value"),
)

RULEBOOK = (
    Field("faces", "i1", (4, FACES + 1), "the symbol on each face of red, white, black and blue"),
    Field("often", "i1", (4, SYMBOLS), "how many faces of each of those dice show each symbol"),
    Field("home_of", "i1", (SYMBOLS, SYMBOLS), "where a combination is read, by pitch and bat symbol"),
    Field("column_pitch", "i1", (2 * COLUMNS,), "the pitch symbol of each column"),
    Field("column_bat", "i1", (2 * COLUMNS,), "the bat symbol of each column"),
)

PAIRS = 4
"""Red with black and blue, white with black and blue."""
JUDGED = (
    Field(
        "odds", "i1", (40,), "in how many of 36 rolls 2d6 beat a number from -20 on, 6-6 always and 1-1 never"
    ),
    Field("worth", "i2", (CHARTS, FENCED, RESULTS), "a result against a chart and a depth of fences"),
    Field("swings", "i4", (FIGURES, STEPS + 1, FENCED, PAIRS), "a batter's part of a pair of dice, in 36ths"),
    Field("arms", "i4", (FIGURES, STEPS + 1, CHARTS, FENCED, PAIRS), "a pitcher's part of it"),
    Field("bat", "i2", (FIGURES, STEPS + 1), "a plate appearance at bat, against the average pitcher"),
    Field("arm", "i2", (FIGURES, STEPS + 1), "a plate appearance allowed, to the average hitter"),
    Field(
        "power",
        "i2",
        (FIGURES, ZONES + 1),
        "how much more a fence of a zone gives when it is shallow, not deep",
    ),
    Field(
        "outlook", "i2", (2, OUTS + 1, 8), "runs to come by outs and bases, and the odds of one run at least"
    ),
)
"""Opinions in thousandths of a run, reckoned once for a set of figures and a level."""

TABLES = (
    ("house", record_type(HOUSE)),
    ("figures", record_type(FIGURE)),
    ("book", record_type(RULEBOOK)),
    ("team_size", "i1", (SEATS,)),  # figures in each team
    ("team", "i2", (PLAYERS,)),  # the figure of each player
    ("nine", "i1", (SEATS, POSITIONS)),  # the player suggested for each position, by place in the roster
    ("order", "i1", (SEATS, 2, SLOTS)),  # the order suggested, without and with a designated hitter
    ("judged", record_type(JUDGED)),  # what advice looks up, see judgement.py
)
"""What the rules look things up in: one record, so that handing it on costs nothing."""

Tables = Any


def blank_tables(**house: int) -> Tables:
    """Tables without figures under these house rules; none means the rulings, at Preseason level."""
    t = np.zeros(1, np.dtype(list(TABLES), align=True)).view(np.recarray)[0]
    t.house = record(HOUSE, **house)
    return t
