"""The words cards are written in, and the records they become.

A card that does something is one row of :data:`TEXT`, whatever its kind: Strategy, Coach, a part of a Stadium, Weather.
It says *when* it may be played (windows and terms), what it *costs*, what it *does* (up to four effects), what follows
if it worked, and how long it stays. Rules interpret the row; no card has code of its own. In card files each word is
written as its name in small letters with dashes for underscores: ``bases-empty``, ``add``, ``swing-roll``.
"""

from __future__ import annotations

from enum import IntEnum

from rainout.core.state import Field, record_type


def signs_of(names: type[IntEnum]) -> tuple[str, ...]:
    """How the members of an enum are written, where ``B1`` stands for ``1B``.

    >>> signs_of(Result)[:7]
    ('SO', 'GB', 'LD', 'FB', 'BB', '1B', '2B')
    """
    return tuple(f"{name[1]}B" if name in ("B1", "B2", "B3") else name for name in names.__members__)


# --- Players ---------------------------------------------------------------------------------------------------------


class Result(IntEnum):
    """CB-3.8.E-1: what an at-bat can come to. The first nine stand on charts, in the order of their bands."""

    SO = 0
    GB = 1
    LD = 2
    """pitchers' charts only"""
    FB = 3
    BB = 4
    B1 = 5
    """written ``1B``"""
    B2 = 6
    """written ``2B``"""
    B3 = 7
    """written ``3B``; batters' charts only"""
    HR = 8
    HBP = 9
    """CB-5-39: a walk that is not charged; cards that look for ``BB`` see it too"""
    E = 10
    """CB-5-32: error: batter to first, runners one base on, nothing earned"""
    IBB = 11
    """CB-5-44: on purpose; no card sees it as a walk"""
    SAC = 12
    """CB-4.2-6: a bunt that worked"""


CHARTED = 9
"""Results that a chart can show."""
RESULT_SIGNS = signs_of(Result)


class Position(IntEnum):
    """CB-1.1.A-2, in the order of the scorebook; the pitcher first."""

    P = 0
    CA = 1
    B1 = 2
    B2 = 3
    B3 = 4
    SS = 5
    LF = 6
    CF = 7
    RF = 8
    DH = 9


POSITION_SIGNS = signs_of(Position)
POSITIONS = len(Position)
OUT_OF_POSITION = -3
"""CB-3.5.B-1: the rating of anybody at a position that is not on his card; the reader of cards fills it in."""


class Role(IntEnum):
    """CB-1.1.B-2: starter, reliever, opener, bulk pitcher."""

    SP = 0
    RP = 1
    OP = 2
    BP = 3


ROLES = len(Role)


class Hand(IntEnum):
    """CB-1.1.A-4, CB-1.1.B-4: right, left, or (batters only) both."""

    R = 0
    L = 1
    S = 2


class Icon(IntEnum):
    """CB-1.1.A-10, CB-1.1.B-10; a card's ``icons`` holds bit ``1 << icon`` for each."""

    AS = 0
    """All-Star"""
    GG = 1
    """top defender"""
    HR = 2
    """home run leader"""
    MVP = 3
    """most valuable"""
    SB = 4
    """steals leader"""
    SC = 5
    """top batter"""
    CY = 6
    """top pitcher"""
    SV = 7
    """saves leader"""
    K = 8
    """strikeout leader"""


class Place(IntEnum):
    """CB-2.1: where a card sits in a roster; it decides who may start and who may relieve."""

    NOWHERE = 0
    LINEUP = 1
    """the nine regulars, designated hitter included"""
    BENCH = 2
    ROTATION = 3
    BULLPEN = 4


LOWEST_SWING, HIGHEST_SWING = -10, 40
"""CB-C-10: charts are read for every swing from here to there; what lies beyond is clipped."""
SWINGS = HIGHEST_SWING - LOWEST_SWING + 1
NO_BAND = 99
"""Where a band begins that a chart does not have."""

BATTER_SIDE = (
    Field("bats_too", "i1", (), "1 when the card has a batter's side"),
    Field("bats", "i1", (), "the Hand he bats with"),
    Field("on_base", "i1", (), "On-Base as printed"),
    Field("bonus", "i1", (2,), "CB-1.1.A-7: added to On-Base against right-handers, left-handers"),
    Field("br", "i1", (), "Baserunning"),
    Field("st", "i1", (), "Stealing"),
    Field("clutch", "i1", (), "signed"),
    Field("chart", "i1", (SWINGS,), "the Result at each swing, from LOWEST_SWING"),
    Field("band", "i1", (CHARTED,), "where the band of each Result begins, or NO_BAND"),
)  # fmt: skip
PITCHER_SIDE = (
    Field("pitches", "i1", (), "1 when the card has a pitcher's side"),
    Field("throws", "i1", (), "the Hand he throws with"),
    Field("command", "i1", (), "Command as printed"),
    Field("command_bonus", "i1", (2,), "CB-1.1.B-6: added against right-side, left-side batters"),
    Field("zone", "i1", (), "the highest Pitch Roll that is a mistake, 1 to 3"),
    Field("pitch_clutch", "i1", (), "the pitcher's Clutch"),
    Field("roles", "i1", (), "bit 1 << Role for each"),
    Field("limit", "i1", (ROLES,), "CB-1.1.B-3: innings in each Role, 0 where not printed"),
    Field("pitch_chart", "i1", (SWINGS,), "the Result at each swing, from LOWEST_SWING"),
    Field("pitch_band", "i1", (CHARTED,), "where the band of each Result begins, or NO_BAND"),
)  # fmt: skip
PLAYER = (
    Field("card", "i2", (), "the row of the card in the set, for its name"),
    Field("person", "i2", (), "CB-2.1-8: who it is; two versions of one player share it"),
    Field("place", "i1", (), "the Place in this roster"),
    Field("icons", "i2", (), "bit 1 << Icon for each"),
    Field("salary", "i2", (), "CB-2.1-9"),
    Field("rating", "i1", (POSITIONS,), "the rating at each Position, OUT_OF_POSITION if not printed; P the pitcher's"),
    *(*BATTER_SIDE, *PITCHER_SIDE),
)  # fmt: skip
"""One player in one roster."""


# --- When a card may be played ---------------------------------------------------------------------------------------


class Kind(IntEnum):
    """What sort of card a text stands on."""

    STRATEGY = 0
    HITTING_COACH = 1
    PITCHING_COACH = 2
    BENCH_COACH = 3
    STADIUM = 4
    """all three parts of a Stadium; which part is its row"""
    WEATHER = 5


class Colour(IntEnum):
    """CB-1.2-1: who may play it."""

    OFFENSE = 0
    DEFENSE = 1
    NEUTRAL = 2


class Rarity(IntEnum):
    """CB-1.2-6; at most 3, 2 and 1 copies in a deck."""

    COMMON = 0
    UNCOMMON = 1
    RARE = 2


class Special(IntEnum):
    """CB-1.2-2, R-66."""

    NONE = 0
    MOMENTUM = 1
    """stays until its ``discard-when``"""
    BURST = 2
    """lasts to the end of the half-inning; write ``lasts = "half"``"""
    IMPULSE = 3
    """played out of turn in window ``wr``, never returned"""


class Window(IntEnum):
    """R-47: the moments of an at-bat; ``windows`` holds bit ``1 << window`` for each. Written ``w1``, ``wb``."""

    W1 = 1
    """at the substitutions"""
    W2 = 2
    """a steal is declared, before the throw"""
    W3 = 3
    """before the pitch"""
    W4 = 4
    """the Pitch Roll is on the table"""
    W5 = 5
    """the Pitch total"""
    W6 = 6
    """the Advantage is known"""
    W7 = 7
    """which die the swing is rolled with"""
    W8 = 8
    """the Swing Roll is on the table"""
    W9 = 9
    """the Swing total"""
    W10 = 10
    """the Result, to be changed"""
    W11 = 11
    """before a throw at a runner or for a double play"""
    W12 = 12
    """a throw (steals included) has been made"""
    W13 = 13
    """the end of the at-bat"""
    W14 = 14
    """the end of the half-inning"""
    WB = 15
    """before a bunt roll"""
    WR = 16
    """in reaction, see Term.CARD_PLAYED, STADIUM_WORKS, OWN_NATURAL"""


class Asking(IntEnum):
    """Words that ask for something: beside the number of each, the lowest and highest it takes, or the kind of word."""

    asks: tuple[int, int] | type[IntEnum] | None

    def __new__(cls, number: int, asks: tuple[int, int] | type[IntEnum] | None = None) -> Asking:
        """A word, and what must follow it."""
        member = int.__new__(cls, number)
        member._value_ = number
        member.asks = asks
        return member


class Attribute(IntEnum):
    """R-48: what cards can add to; each manager's cards change each by at most 3 either way."""

    PITCH_ROLL = 0
    COMMAND = 1
    PITCH = 2
    ON_BASE = 3
    SWING_ROLL = 4
    SWING = 5
    BR = 6
    """of the runner thrown at; in a double play, the batter's, which what lasts for runners leaves alone"""
    ST = 7
    DEFENSE_ROLL = 8
    """the die of a throw or check"""
    DEFENSE = 9
    """the total of a throw or check; the effect's argument may name a Unit"""
    CHECK_TARGET = 10
    """the number a check must reach"""
    BUNT_ROLL = 11


ATTRIBUTES = len(Attribute)
CAP = 3
HAND_LIMIT = 7
"""CB-3.2.D-5."""


class Term(Asking):
    """What must hold. Terms of one ``group`` are joined by "or", groups by "and"; each can be ``negated``.

    What stands in brackets is the term's argument, where that is not said beside its number.
    """

    ALWAYS = 0
    # The situation
    BASES_EMPTY = 1
    """nobody on base"""
    RUNNER_ON = 2
    """somebody on one of these bases [bits: 1 first, 2 second, 4 third]"""
    BASES_LOADED = 3
    OUTS = 4, (0, 2)
    """exactly so many outs"""
    INNING_FROM = 5, (1, 20)
    """this inning or later [inning]"""
    INNING_TO = 6, (1, 20)
    """this inning or earlier [inning]"""
    TIED = 7
    BEHIND = 8
    """the manager who plays the card trails"""
    CLUTCH_MOMENT = 9
    """CB-3.7-2; the flag ``clutch-moment`` of a card means the same"""
    INFIELD_IN = 10
    BUNTING = 11
    """a bunt is declared"""
    # Batter and pitcher
    SAME_HAND = 12
    """the batter bats from the side of the pitcher's throwing hand"""
    BATS_LEFT = 13
    """the batter stands on the left side against this pitcher"""
    PITCHER_LEFT = 14
    """the pitcher throws left"""
    TIRED = 15
    """CB-5-80: the pitcher has thrown a pitch while tired"""
    TIRED_NEXT = 16
    """his next pitch would be tired"""
    ENTERED_TIRED = 17
    WALKED_IN_HALF = 18
    """he has walked a batter in this half-inning"""
    PINCH_HITTER = 19
    """the batter is one, in this at-bat"""
    AFTER_IBB = 20
    """the batter before was walked on purpose"""
    BATTER_ICON = 21, Icon
    PITCHER_ICON = 22, Icon
    FIELDER_ICON = 23
    """one fielder of the defense [Position * 16 + Icon]"""
    OUTFIELD_ICON = 24, Icon
    """one of the three outfielders"""
    INFIELD_ICON = 25, Icon
    """one of the four infielders"""
    RUNNER_ICON = 26, Icon
    """the runner thrown at"""
    SCORER_ICON = 27, Icon
    """somebody who scored on this play"""
    ICON_INVOLVED = 28, Icon
    """CB-5-47: anybody whose numbers enter the calculation of this window"""
    BATTER_BR_FROM = 29, (11, 25)
    RUNNER_BR_FROM = 30, (11, 25)
    """the runner thrown at; in lasting and stadium effects, the runner the effect is for [speed]"""
    BATTER_CLUTCH_FROM = 31, (-3, 3)
    ZONE_TO = 32, (1, 3)
    """the pitcher's X-Zone is at most this"""
    CATCHER_FROM = 33, (7, 12)
    """the catcher's rating [number]"""
    # Pitch and swing
    NATURAL_PITCH = 34, (1, 24)
    """the Pitch Roll as it fell [face]; a stadium's ``widen`` takes lower faces too"""
    NATURAL_ABOVE_ZONE = 35, (1, 20)
    """the Pitch Roll as it fell lies so much above the X-Zone [1]"""
    MISTAKE = 36
    """this is a Mistake Pitch"""
    MARGIN = 37, (-30, 30)
    """Pitch minus On-Base, when there was no mistake [number]"""
    BATTER_ADVANTAGE = 38
    """the batter has the Advantage"""
    DIE_IS = 39, (20, 24)
    """the die the swing is to be rolled with"""
    NATURAL_SWING = 40, (1, 24)
    """the Swing Roll as it fell [face]; ``widen`` as above"""
    NATURAL_SWING_FROM = 41, (1, 24)
    """[face] or higher"""
    RAISED = 42, Attribute
    """the other manager has raised this in the at-bat"""
    LOWERED = 43, Attribute
    """the other manager has lowered this in the at-bat"""
    # Result, throws
    RESULT = 44, Result
    """the Result as it stands; BB is HBP too"""
    OUT_RESULT = 45
    """R-37: SO, GB, LD or FB"""
    XBH = 46
    """2B, 3B or HR"""
    ON_PITCHER_CHART = 47
    """read on the pitcher's chart"""
    ON_BATTER_CHART = 48
    """read on the batter's chart"""
    AT_LOWEST = 49, Result
    """the swing is where the band of this Result begins on the chart it was read on; ``widen``: higher too"""
    BELOW_BAND = 50, Result
    """the swing is one below the band of this Result on the chart it was read on; ``widen``: lower too"""
    THROW_IS = 51
    """what the throw is for [bits of Throw]"""
    THROW_FAILED = 52
    """the Defensive Throw that was made did not get the runner"""
    THROW_MADE = 53
    """it did"""
    # The play, the half-inning
    REACHED_IN_A_ROW = 54, (1, 9)
    """so many batters in a row reached base, this one the last [number]"""
    RUNS_IN_HALF = 55, (1, 9)
    """at least so many runs in this half-inning [number]; a multi-run inning is 2"""
    LEAD_CHANGED = 56
    """CB-5-48: on this play"""
    ENDED_HALF = 57
    """CB-5-45: this play ends the half-inning"""
    ONE_TWO_THREE = 58
    """CB-5-1: the half-inning that ends was one, by one pitcher"""
    STRUCK_OUT_SIDE = 59
    """CB-5-76"""
    # Reactions, window ``wr`` only
    CARD_PLAYED = 60
    """the opponent just played a Strategy card"""
    STADIUM_WORKS = 61
    """the Main Effect of the Stadium triggers"""
    OWN_NATURAL = 62, (1, 20)
    """a d20 of one's own shows this, as it fell [face]"""
    DISCARD_PILE = 63, (1, 50)
    """one's own discard pile holds at least so many cards [number]"""


class Throw(IntEnum):
    """What a Defensive Throw is for; ``throw-is`` takes the names, joined by bits ``1 << throw``."""

    STEAL = 0
    EXTRA = 1
    """an extra base after a hit"""
    TAG_UP = 2
    GROUND = 3
    """at a runner sent on a ground ball, infield back or in"""
    DOUBLE_PLAY = 4


# --- What a card does ------------------------------------------------------------------------------------------------


class Unit(IntEnum):
    """CB-3.3-3 to CB-3.3-5: whose rating a throw or check uses."""

    ANY = 0
    BAT = 1
    IF = 2
    OF = 3


UNIT_AT = (*[int(Unit.BAT)] * 2, *[int(Unit.IF)] * 4, *[int(Unit.OF)] * 3)
"""The unit of each Position but DH, as plain numbers for the rules."""
UNITS = len(Unit)
ONE_FIELDER = UNITS
"""Where a check is told of: a Unit, or this and the Position of the one fielder whose rating counts."""


class Verb(Asking):
    """What an effect does, with ``attribute``, ``amount`` and ``argument``; an icon adds to the amount."""

    NOTHING = 0
    ADD = 1
    """add ``amount`` to ``attribute`` (``argument``: a Unit, for DEFENSE)"""
    ADD_CLUTCH = 2
    """add the Clutch of ``argument`` (a Who: batter or pitcher) to ``attribute``, at least ``least`` if not 0"""
    ADD_ANY = 3, (1, 3)
    """the owner adds or takes ``amount`` to or from one attribute of this window's calculation, as he likes"""
    GIVE_ADVANTAGE = 4
    """``argument`` 1 to the batter, 0 to the pitcher; not against a Mistake Pitch (R-44)"""
    SWING_DIE = 5, (20, 24)
    """the swing is rolled with a die of ``amount`` sides, 20 or 24; never 20 against a tired pitcher"""
    PITCH_DIE = 6, (20, 24)
    """CB-3.8.B-1: the pitch is rolled with a die of ``amount`` sides, 20 or 24"""
    MAKE_MISTAKE = 7
    """this is a Mistake Pitch"""
    CANCEL_MISTAKE = 8
    """it is none; the comparison and the d20 come back (R-44)"""
    CHECK = 9
    """a Defensive Check of unit ``argument`` against ``amount``; ``when`` says on which end later effects work; an icon
    adds to the check's total"""
    CHECK_FIELDER = 10
    """a Defensive Check with the rating of one fielder, at Position ``argument``, against ``amount``"""
    CHANGE = 11, Result
    """change the Result to ``argument`` (a Result)"""
    LEAD_ADVANCES = 12, (1, 3)
    """the lead runner moves up ``amount`` bases once the play is over, unless the Result is another by then"""
    SWING_AGAIN = 13
    """a new Swing Roll on the same chart; counts as a change of the Result"""
    THROW_AGAIN = 14
    """the throw that was made is rolled anew, all else equal; counts as a change of that throw"""
    CHECK_AGAIN = 15
    """the check that was made is rolled anew, all else equal; counts as a change of that check"""
    ROLL_AGAIN = 16
    """the die that was just rolled is rolled anew"""
    ADD_INNINGS = 17, (1, 2)
    """``amount`` to the pitcher's limit, within CB-3.4.A"""
    DRAW = 18, (1, 5)
    """the owner draws ``amount``"""
    DISCARD = 19, (1, 5)
    """the owner discards ``amount`` of his choice"""
    OPPONENT_DISCARDS = 20, (1, 5)
    """the opponent loses ``amount`` at random"""
    RECYCLE = 21, (1, 5)
    """the owner puts ``amount`` cards of his discard pile under his deck"""
    NEGATE_CARD = 22
    """the card just played has no effect"""
    NEGATE_STADIUM = 23
    """the Stadium has no effect in this at-bat"""
    HAND_LIMIT = 24, (HAND_LIMIT + 1, 12)
    """while it stays: the owner's hand limit is ``amount``"""
    EXTRA_DRAW = 25, (1, 3)
    """while it stays: the owner draws ``amount`` more at the end of a half-inning"""
    KEEP_GROUNDERS = 26
    """while it stays: with the infield in, a ground ball on the batter's chart stays one (against CB-4.3-10)"""
    REMOVE_PLAYER = 27
    """``argument`` (a Who: batter or pitcher) must leave the game (R-29, R-33)"""
    # Stadiums and weather only
    CANCEL_MAIN = 28
    """the Main Effect does not work"""
    WIDEN = 29, (1, 5)
    """the Main Effect works for ``amount`` further numbers, as its terms say"""
    NO_TAG_UPS = 30
    """nobody may tag up on this play"""


class When(IntEnum):
    """On which end of the card's own check an effect works."""

    ALWAYS = 0
    CHECK_MADE = 1
    CHECK_FAILED = 2


class Who(IntEnum):
    """Whose icon raises an effect (``icon-of``), or whose Clutch counts."""

    NOBODY = 0
    BATTER = 1
    PITCHER = 2
    RUNNER = 3
    """the runner thrown at"""
    OUTFIELD = 4
    """any of the three"""
    INFIELD = 5
    """any of the four"""
    CATCHER = 6
    SCORER = 7
    """anybody who scored on this play"""


class LeaveOn(IntEnum):
    """CB-5-25: where a card that stays is left; with a player it goes when he leaves."""

    NONE = 0
    """it does not stay"""
    PITCHER = 1
    BATTER = 2
    TABLE = 3
    """for all of the owner's players"""


class Duration(IntEnum):
    """R-72: how long the effects last."""

    AT_BAT = 0
    """this at-bat; the default"""
    HALF = 1
    """to the end of the half-inning"""
    TWO_HALVES = 2
    """this half-inning and the next"""
    STAYS = 3
    """until ``discard-when``"""


class DiscardWhen(IntEnum):
    """What makes a card that stays go to the discard pile, as bits; several may be named."""

    NEVER = 0
    OWN_STRIKEOUT = 1
    """one of the owner's batters strikes out"""
    HALF_ENDS = 2
    RUN_CHARGED = 4
    """a run is charged to the pitcher it is left on, or to any of the owner's"""
    LEAD_CHANGE = 8
    OWN_OUT = 16
    """one of the owner's at-bats ends in an out Result"""
    OPPONENT_REACHES = 32
    """a batter reaches base against the owner's pitcher"""


TERMS = 6
EFFECTS = 4
MOST_COST = 5
RIDERS = 2
SUCCESS, FAILURE = 0, 1

TEXT = (
    Field("card", "i2", (), "the row in the set, for the title and the printed text"),
    Field("title", "i2", (), "R-12: cards with one title share this number"),
    Field("kind", "i1", (), "a Kind"),
    Field("colour", "i1", (), "a Colour"),
    Field("rarity", "i1", (), "a Rarity"),
    Field("special", "i1", (), "a Special"),
    Field("clutch_moment", "i1", (), "CB-1.2-4: 1 when it needs a Clutch Moment"),
    Field("windows", "i4", (), "bit 1 << Window for each; a Stadium's Main Effect: the step at which it is tested"),
    Field("cost", "i1", (), "CB-5-27: cards to discard for it"),
    Field("term", "i1", (TERMS,), "what must hold, a Term each; ALWAYS where there is none"),
    Field("term_number", "i2", (TERMS,), "its argument"),
    Field("term_group", "i1", (TERMS,), "terms of one group are joined by or; a group of its own for each by default"),
    Field("term_negated", "i1", (TERMS,), "1 when it must not hold"),
    Field("verb", "i1", (EFFECTS,), "what it does, a Verb each, in order"),
    Field("attribute", "i1", (EFFECTS,), "an Attribute"),
    Field("amount", "i1", (EFFECTS,), "how much"),
    Field("argument", "i1", (EFFECTS,), "a Result, Unit or Who, as the verb needs"),
    Field("when", "i1", (EFFECTS,), "a When"),
    Field("least", "i1", (EFFECTS,), "ADD_CLUTCH: no less than this, if not 0"),
    Field("icon", "i1", (EFFECTS,), "the Icon that raises the amount"),
    Field("icon_of", "i1", (EFFECTS,), "whose icon, a Who; NOBODY for none"),
    Field("icon_amount", "i1", (EFFECTS,), "added to the amount with the icon"),
    Field("rider", "i1", (RIDERS,), "CB-3.10.A-2: DRAW, DISCARD or NOTHING if it was successful, if not"),
    Field("rider_amount", "i1", (RIDERS,), "how many"),
    Field("leave_on", "i1", (), "a LeaveOn"),
    Field("lasts", "i1", (), "a Duration"),
    Field("discard_when", "i2", (), "bits of DiscardWhen"),
)  # fmt: skip
"""One text: a Strategy or Coach card, one part of a Stadium, or a Weather card."""


class Part(IntEnum):
    """CB-1.4-1: the parts of a Stadium card, a text each."""

    MAIN = 0
    DEFENSIVE = 1
    """who it is for (the defense) is said by its terms"""
    OFFENSIVE = 2


PARTS = len(Part)


class Spell(IntEnum):
    """CB-C-40: how long weather lasts, by its d16."""

    NONE = 0
    EARLY = 1
    """innings 1 to 3"""
    MIDDLE = 2
    """innings 4 to 6"""
    LATE = 3
    """innings 7 to 9"""
    GAME = 4


SPELLS = tuple(
    int(spell)
    for faces, spell in (
        (1, Spell.NONE),  # face 0, which no die shows
        (5, Spell.EARLY),
        (4, Spell.MIDDLE),
        (3, Spell.LATE),
        (3, Spell.GAME),
        (1, Spell.NONE),
    )
    for _ in range(faces)
)
"""CB-C-40: the Spell of each face of the d16, as plain numbers for the rules."""

PLAYER_TYPE = record_type(PLAYER)
TEXT_TYPE = record_type(TEXT)


def read_chart(start: dict[Result, int]) -> tuple[list[int], list[int]]:
    """A chart as the rules read it, from where each band begins: the Result of every swing, and the beginnings.

    R-45: the lowest band is open downwards, the highest upwards.
    """
    bands = sorted((number, int(result)) for result, number in start.items())
    swings = [
        max((band for band in bands if band[0] <= swing), default=bands[0])[1]
        for swing in range(LOWEST_SWING, HIGHEST_SWING + 1)
    ]
    return swings, [start.get(Result(result), NO_BAND) for result in range(CHARTED)]
