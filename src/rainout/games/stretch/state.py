"""What lies on the table in 7th Inning Stretch: cards, boards, dice."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from rainout.core.state import Field, State, record, record_type
from rainout.diamond.state import DIAMOND

SEATS = 2
"""A season has one player, seat 0; the opposing team then takes the place of seat 1. A duel has two."""
OPPONENT = 1
"""The opposing team of a season, where a seat is named."""
CARDS = 46
"""7S-CMP-01: cards are numbered pile by pile, as they are listed."""
DICE = 12
"""7S-CMP-02: the six-sided dice of the box, and the most that are ever rolled together."""
TOKENS = 4
"""7S-CMP-03: Reroll Tokens, and ±1 Tokens."""
PLENTY = 99
"""7S-OPT-02: what an unlimited supply comes to."""
FACES = 6
LINEUP_FACES = 10
POSITIONS = 9
LINES = 4
"""Most Condition → Outcome lines on a card."""
SET_SIZES = 13
ROSTER = 20
"""Room for a Roster; it never holds more than nineteen cards."""
HAND = 6
SERIES = 8
"""Most teams in the Schedule of a playoff series."""
GAMES = 20
"""Most games in a season: six, and two series of seven."""
COLUMNS = 12
"""Columns of a season's score by half, from the 7th inning on; whatever is scored later goes into the last one."""
FIRST_INNING = 7
"""7S-FLW-01: where the games of a season begin."""
LEVELS = 3
NO_CARD = -1
NO_SERIES = -1
NOWHERE = -1
"""A Batter Disc that lies on no position yet."""


class Pile(IntEnum):
    """The cards that are shuffled together."""

    PITCHERS = 0
    """Tier 1 pitchers"""
    BATTERS = 1
    """Tier 1 batters"""
    TIER_2 = 2
    TIER_3 = 3


PILES = (2, 16, 14, 14)
"""7S-CMP-01: how many cards there are in each pile."""
FIRST_OF = (0, 2, 18, 32)
"""The first card of each pile."""


class Test(IntEnum):
    """7S-CON-01 to 7S-CON-11: what a Condition looks at."""

    __test__ = False  # not one of pytest's

    MAX = 0
    HAS = 1
    PAIR = 2
    TWOPAIR = 3
    TRIPS = 4
    RUN = 5
    SUM_AT_LEAST = 6
    SUM_AT_MOST = 7
    SUM_EXACTLY = 8
    EVEN = 9
    ODD = 10
    DIFF = 11
    SAME = 12
    SPREAD = 13


class Outcome(IntEnum):
    """7S-OUT-01 to 7S-OUT-06: what a line gives; a Hit is worth its number of bases."""

    OUT = 0
    SINGLE = 1
    DOUBLE = 2
    TRIPLE = 3
    HOME_RUN = 4
    WALK = 5
    SACRIFICE = 6


class Special(IntEnum):
    """7S-CON-13 to 7S-CON-17: how many dice a `*` gives."""

    NONE = 0
    RUN = 1
    OUT = 2
    EMPTY = 3
    FILL = 4
    TRAIL = 5


class Ability(IntEnum):
    """7S-CON-18 to 7S-CON-25: what a pitcher does to the dice."""

    NONE = 0
    REROLL1 = 1
    REROLLX = 2
    NUDGE = 3
    COPY = 4
    FLIP = 5
    DROP = 6
    SET = 7
    LOW = 8


class Measure(IntEnum):
    """What a team's scoring ability may measure in a roll."""

    HIGHEST = 0
    LOWEST = 1
    SECOND = 2
    """the second-lowest die"""
    MIDDLE = 3
    """the die in the middle; of two, the lower"""
    SUM = 4
    RUN = 5
    """length of the longest run of consecutive faces"""
    MATCHING = 6
    """how many dice equal at least one other die"""
    DIFFERENT = 7
    """how many different faces there are"""


class Stage(IntEnum):
    """7S-SET-04, 7S-PLY-03: where the season, or the duel, is."""

    SPRING = 0
    FIRST_HALF = 1
    DEADLINE = 2
    SECOND_HALF = 3
    RECOVERY = 4
    SEMIFINALS = 5
    FINALS = 6
    DRAFT = 7
    DUEL = 8


STAGES = len(Stage)


class Phase(IntEnum):
    """What is due next."""

    DEAL = 0
    """CHANCE draws the next card of a pile."""
    HOME = 1
    """CHANCE decides who is Home (duel)."""
    ROLL = 2
    """CHANCE rolls a die."""
    LINEUP_DIE = 3
    """CHANCE rolls the Lineup Die."""
    SIGN = 4
    """Choose the card that joins the Roster: of a pair, or of the injured."""
    PICK = 5
    """Duel: pick a card of the hand, secretly."""
    TRADE = 6
    """Duel: exchange a pitcher for a batter."""
    OPPONENT = 7
    """Choose the team to face."""
    LINEUP = 8
    """Name the batter for the next position."""
    DISC = 9
    """A ten: choose who bats first."""
    PITCHER = 10
    """Choose the Current Pitcher."""
    SUBSTITUTE = 11
    """Duel: replace the Current Batter or not, before the defending Coach decides about the pitcher."""
    CHANGE = 12
    """Replace the Current Pitcher or not."""
    PLATE = 13
    """Substitute, steal, or say how many dice to roll for the At-Bat."""
    TOKENS = 14
    """A roll lies on the table: use a token, or let it stand, or take an Outcome."""
    DEFEND = 15
    """A roll lies on the table: use the pitcher's ability, or let it stand."""
    LINE = 16
    """Choose among the Outcomes met."""
    EXTRA = 17
    """After a Hit: run extra bases, or hold."""
    REMOVE = 18
    """Choose the runner who is out."""
    REST = 19
    """Pitching Coach: remove Exhaustion."""
    SPEND = 20
    """Spend ★ before the Playoffs."""
    OVER = 21


PHASES = len(Phase)


class Due(IntEnum):
    """What follows by itself, before anybody acts again; 0 is nothing."""

    ROLLED = 1
    """A roll is complete."""
    STANDS = 2
    """The batting side leaves a roll as it is."""
    RESOLVE = 3
    """A roll is resolved."""
    END_TURN = 4
    TURN = 5
    CHANGE = 6
    PLATE = 7
    END_HALF = 8
    NEXT_HALF = 9
    HALF = 10
    END_GAME = 11
    AFTER_GAME = 12
    NEXT_GAME = 13
    SELECTION = 14
    DEAL_ROSTER = 15
    DRAFT_PAIR = 16
    DEAL_DUEL = 17
    PICKS = 18
    TRADES = 19
    RECOVER = 20
    PLAYOFF_SCHEDULES = 21
    SPEND = 22


class Purpose(IntEnum):
    """What dice are rolled for."""

    AT_BAT = 0
    STEAL = 1
    EXTRA = 2
    TEAM = 3
    HEAD_START = 4


class Running(IntEnum):
    """What a player who weighs a roll for bases has in mind."""

    STEAL = 0
    """by what the tables promise"""
    STEAL_WEIGHED = 1
    """by the batters who are really next"""
    EXTRA = 2


class CoachDie(IntEnum):
    """7S-COA-02, 7S-OPT-01: what becomes of the Hitting Coach's die after a roll."""

    NOT_ROLLED = 0
    COMES_BACK = 1
    """to the Pool"""
    SET_ASIDE = 2
    """until the half is over"""


class Role(IntEnum):
    """Where a card of the Roster is during a game."""

    AWAY = 0
    """in nobody's Roster"""
    BENCH = 1
    LINEUP = 2
    MOUND = 3
    DUGOUT = 4


class Buy(IntEnum):
    """7S-PLY-07 to 7S-PLY-10: what ★ buy before the Playoffs."""

    TEAM = 0
    SEMIFINALS_HOME = 1
    FINALS_HOME = 2
    SEMIFINALS_LEVEL = 3
    FINALS_LEVEL = 4


BUYS = len(Buy)


class Result(IntEnum):
    """7S-INF-04: how a season went."""

    OPEN = 0
    MISSED = 1
    LOST_SEMIFINALS = 2
    LOST_FINALS = 3
    CHAMPION = 4


class Stat(IntEnum):
    """The columns of the record book."""

    PA = 0
    HITS = 1
    DOUBLES = 2
    TRIPLES = 3
    HOME_RUNS = 4
    WALKS = 5
    SACRIFICES = 6
    BATTED_IN = 7
    RUNS = 8
    STEALS = 9
    CAUGHT = 10
    HALVES = 11
    """half-innings pitched"""
    ALLOWED = 12
    """runs allowed"""
    USES = 13
    """uses of the ability"""


STATS = len(Stat)

GAME = (
    *DIAMOND,
    Field("selecting", "i8", (), "whose Player Selection, hand or pitcher is being asked for"),
    Field("revealed", "i8", (), "1 once both Lineups of a duel are open"),
    Field("lineup_size", "i8", (SEATS,), "how many positions are filled"),
    Field("disc", "i8", (SEATS,), "the position of the Batter Disc, from 0, or NOWHERE", NOWHERE),
    Field("pitcher", "i8", (SEATS,), "the Current Pitcher, or NO_CARD", NO_CARD),
    Field("head_start", "i8", (), "runs the opponent started with (G.O.A.T.)"),
)
"""What is kept of a game."""

HALF = (
    Field("at_bat", "i8", (), "the seat that bats; in a season, 1 is the opposing team"),
    Field("dice_pool", "i8", (), "dice in the Pool"),
    Field("rerolls", "i8", (), "Reroll Tokens in the Pool"),
    Field("nudges", "i8", (), "±1 Tokens in the Pool"),
    Field("gained", "i8", (3,), "dice, Reroll and ±1 Tokens the Current Batter brought"),
    Field("may_substitute", "i8", (), "1 while the Current Batter can still be replaced in this Turn"),
    Field("stole", "i8", (), "the base a steal was tried of in this Turn, 0 before that"),
    Field("half_runs", "i2", (), "runs of this half"),
    Field("purpose", "i8", (), "what the dice are rolled for, a Purpose"),
    Field("dice", "i1", (DICE,), "the dice of the roll, lowest first"),
    Field("rolled", "i8", (), "how many dice of the roll lie on the table"),
    Field("to_roll", "i8", (), "how many are still to be rolled"),
    Field("landed", "i8", (), "how many dice of this throw have come to rest"),
    Field("again", "i8", (), "1 when some dice of the roll are being rerolled"),
    Field("coach_die", "i8", (), "what becomes of the Hitting Coach's die if it is among them, a CoachDie"),
    Field("coach_aside", "i8", (), "1 while the Hitting Coach's die is set aside, having served this half"),
    Field("answered", "i8", (), "1 once the pitcher's ability was used on this roll"),
)
"""What is kept of a half: whose it is, the Pool, and the dice of a roll."""

STATE = State(
    events=48,
    fields=[
        *GAME,
        *HALF,
        Field("phase", "i8", (), "what is due next, a Phase"),
        Field("due", "i8", (), "what follows by itself, a Due"),
        Field("after", "i8", (), "what is due when CHANCE has drawn the card asked for"),
        Field("stage", "i8", (), "where the season or the duel is, a Stage"),
        # Cards
        Field("supply", "i8", (4, 16), "the cards of each Pile nobody has seen, in no particular order"),
        Field("supply_size", "i8", (4,), "how many those are"),
        Field("top", "i8", (4,), "the card turned up on top of each Pile, or NO_CARD", NO_CARD),
        Field("pile", "i8", (), "the Pile that CHANCE draws from"),
        Field("roster", "i8", (SEATS, ROSTER), "the cards of each Roster, in the order they joined"),
        Field("roster_size", "i8", (SEATS,), "how many those are"),
        Field("role", "i1", (CARDS,), "where each card of a Roster is during a game, a Role"),
        Field("exhaustion", "i1", (CARDS,), "Exhaustion Tokens on each pitcher"),
        Field("offered", "i8", (3,), "the cards to choose from: a pair, or the injured"),
        Field("offered_size", "i8", (), "how many those are"),
        Field("schedule", "i8", (3,), "teams of this half of the season not faced yet"),
        Field("schedule_size", "i8", (), "how many those are"),
        Field("series", "i8", (2, SERIES), "Semi-finals and Finals Schedule, from the top", NO_CARD),
        Field("series_size", "i8", (2,), "how many teams each holds"),
        # The draft of a duel
        Field("hand", "i8", (SEATS, HAND), "the cards each Coach picks from"),
        Field("hand_size", "i8", (SEATS,), "how many those are"),
        Field("pick", "i8", (SEATS,), "the card each Coach has picked, secret until both have", NO_CARD),
        Field("drafted", "i1", (), "hands drafted so far: 0, 1 (Tier 1), 2 (Tiers 2 and 3), 3 when all were"),
        Field("dealing", "i8", (), "1 while hands are being dealt"),
        Field("passes", "i8", (), "how often these hands have changed Coaches"),
        Field("trading", "i8", (), "the Coach who gets the next batter drawn, or -1", -1),
        # A game
        Field("opponent", "i8", (), "the opposing team, or NO_CARD", NO_CARD),
        Field("home", "i8", (), "the seat that is Home, or -1 before that is known", -1),
        Field("lineup", "i8", (SEATS, POSITIONS), "the batter in each position", NO_CARD),
        Field("last_lineup", "i8", (SEATS, POSITIONS), "the Lineup each game before started with", NO_CARD),
        Field("lined_up", "i8", (SEATS,), "how large each Roster was when its last Lineup was named"),
        Field(
            "pitched", "i8", (), "the last pitcher to face a batter in this half (duel), or NO_CARD", NO_CARD
        ),
        # A season
        Field("game", "i8", (), "number of the game, from 1"),
        Field("stars", "i8", (), "★ to spend"),
        Field("earned", "i8", (), "★ earned"),
        Field("wins", "i8", (), "games won"),
        Field("losses", "i8", (), "games lost"),
        Field("series_wins", "i8", (2,), "games won in the Semi-finals and in the Finals"),
        Field("series_losses", "i8", (2,), "games lost in the Semi-finals and in the Finals"),
        Field("level", "i8", (2,), "Level of the Semi-finals and of the Finals card", LEVELS),
        Field("green", "i8", (2,), "1 where that card shows its Home Field side"),
        Field("bought", "i8", (), "Tier 2 teams put on top of the Semi-finals Schedule"),
        Field("veteran", "i8", (), "Veteran dice left"),
        Field("rests", "i8", (), "Exhaustion the Pitching Coach may still remove"),
        Field("result", "i8", (), "how the season went, a Result"),
        Field("faced", "i1", (GAMES,), "the opposing team of each game played", NO_CARD),
        Field("was_home", "i1", (GAMES,), "1 where the player was Home"),
        Field("last_inning", "i2", (GAMES,), "the last inning of each game played"),
        Field("skipped", "i1", (GAMES,), "1 where its bottom half was not played any more"),
        Field("scores", "i2", (GAMES, 2), "own and opposing runs of each game played"),
        Field(
            "halves", "i2", (GAMES, 2, COLUMNS), "runs by inning from the 7th, own and opposing, of each game"
        ),
        Field("totals", "i2", (CARDS, STATS), "the record book: what each player has done"),
        Field("points", "i2", (SEATS,), "★ earned in a season; runs in a duel"),
        Field("winner", "i8", (), "the seat that won, or -1", -1),
    ],
)


def roster_of(g: Any, seat: int) -> list[int]:
    """The cards of a Roster."""
    return [int(card) for card in g.roster[seat][: g.roster_size[seat]]]


HOUSE = (
    Field("card_set", "i2", (), "the number of the card set, for its names"),
    Field("duel", "i1", (), "1 when two Coaches play a duel"),
    Field("rookie", "i1", (), "7S-DIF-01"),
    Field("veteran", "i1", (), "7S-DIF-02"),
    Field("goat", "i1", (), "7S-DIF-04"),
    Field("hitting_coach", "i1", (), "7S-COA-02"),
    Field("pitching_coach", "i1", (), "7S-COA-04"),
    Field("extended", "i1", (), "7S-EXT-02: long playoffs"),
    Field("once_a_half", "i1", (), "7S-OPT-01: the Hitting Coach's die is rolled once in a half"),
    Field("unlimited", "i1", (), "7S-OPT-02: dice and tokens never run out"),
    Field("same_leadoff", "i1", (), "7S-OPT-03: who did not get to bat leads off the next half"),
    Field("spare_batter", "i1", (), "7S-OPT-04: a failed extra-base roll costs a preexisting runner"),
    Field("bans_gain", "i1", (), "7S-OPT-05: banned tokens are not even gained"),
    Field("flip_alone", "i1", (), "7S-OPT-06: the Finals card may be flipped alone"),
    Field(
        "pitcher_of_first",
        "i1",
        (),
        "7S-OPT-07: the Tier 1 pitcher agreed on for seat 0, or NO_CARD",
        NO_CARD,
    ),
    Field("home_seat", "i1", (), "7S-OPT-07: the Coach agreed on as Home, or -1", -1),
)

PLAYERS = (
    Field("is_pitcher", "i8", (CARDS,), "1 for a pitcher, 0 for a batter"),
    Field("dice", "i8", (CARDS,), "dice a batter brings; with a `*`, its number"),
    Field("special", "i8", (CARDS,), "the `*` rule, a Special"),
    Field("rerolls", "i8", (CARDS,), "Reroll Tokens a batter brings"),
    Field("nudges", "i8", (CARDS,), "±1 Tokens a batter brings"),
    Field("lines", "i8", (CARDS,), "how many lines a batter has"),
    Field("test", "i8", (CARDS, LINES), "the Condition of each line, a Test"),
    Field("value", "i8", (CARDS, LINES), "its number"),
    Field("at_least", "i8", (CARDS, LINES), "the dice it needs"),
    Field("needs", "i1", (CARDS, LINES, FACES), "how many dice of each face HAS asks for"),
    Field("outcome", "i8", (CARDS, LINES), "what each line gives, an Outcome"),
    Field("stamina", "i8", (CARDS,), "a pitcher's Stamina"),
    Field("ability", "i8", (CARDS,), "a pitcher's Ability"),
    Field("rating", "f4", (CARDS,), "what a player is worth, roughly: see the card files"),
)

TEAMS = (
    Field("roll", "i8", (CARDS,), "dice to roll; 0 for a card without a team"),
    Field("minimum", "i8", (CARDS,), "Minimum Dice"),
    Field("weight", "i1", (CARDS, len(Measure)), "how often each Measure counts"),
    Field("per_face", "i1", (CARDS, FACES), "runs for each die of a face"),
    Field("bonus", "i8", (CARDS, 2), "runs for having all faces of a set"),
    Field("bonus_faces", "i8", (CARDS, 2), "those faces, as bits"),
    Field("constant", "i8", (CARDS,), "runs in any case"),
    Field("divisor", "i8", (CARDS,), "what the sum is divided by"),
    Field("per_set", "i1", (CARDS, SET_SIZES), "runs by the size of the largest set of equal dice"),
)

PLAYOFFS = (
    Field("no_rerolls", "i1", (2, LEVELS + 1), "1 where a series at a Level forbids Reroll Tokens"),
    Field("no_nudges", "i1", (2, LEVELS + 1), "1 where a series at a Level forbids ±1 Tokens"),
)

MOST = 6
"""The most dice whose rolls are numbered and judged beforehand; see reckoning.py and judgement.py."""
ROLLS = 924
"""How many multisets of up to so many dice there are."""
KEPT = 1715
"""What can be kept of one die, of two, of three…, one after the other."""
POOL = 9
"""Pools of fewer dice than that are told apart."""
TOKENS_KNOWN = 3
"""As are fewer tokens of a kind than that."""
POLICIES = 5
"""Ways to use tokens that are weighed against each other before a roll."""
REACHED = 5
GOALS = 4
WORTHS = REACHED + GOALS + 1
"""What is known of a half: the odds of 1, 2… runs when playing for runs, and when playing for just that many."""
PACE = 2
"""A season has two paces: before and after the Trade Deadline."""
HALVES = 6
"""Halves of a game that are told apart: bottom 7, top 8, bottom 8, top 9, bottom 9 or later, top 10 or later."""
LEADS = 25
EVEN = 12
"""The lead, from -12 to 12, is counted from 0; this is none."""
TEAM_RUNS = 10
"""Runs of a team's half that are told apart."""
ABILITIES = len(Ability)


DIALS = (
    Field("support", "f8", (), "how much pitching to expect in halves to come: 0 none, 1 a use in each", 0.8),
    Field(
        "veteran_early",
        "f8",
        (),
        "what a Veteran's die must bring to the odds to win before the Playoffs",
        0.2,
    ),
    Field("veteran_semifinals", "f8", (), "the same in the Semi-finals", 0.06),
    Field("veteran_finals", "f8", (), "and in the Finals", 0.03),
    Field("later", "f8", (), "what a run to come in the same game is worth, in odds to win", 0.1),
    Field("substitute", "f8", (), "what a substitution must bring", 0.005),
    Field("use", "f8", (), "what a use of an ability must bring when Stamina is scarce", 0.25),
    Field("scarcity", "f8", (), "how fast that falls with uses for each half to come", 1.5),
    Field("finals", "f8", (), "how much the Finals count while the Semi-finals are played", 0.8),
    Field("duel", "f8", (), "what a use of an ability must take from a batter in a duel", 0.06),
    Field("keep_pitcher", "f8", (), "how much a pitcher is kept for teams he suits better", 0.6),
    Field("stamina", "f8", (), "what a use left counts for when a pitcher is chosen", 0.05),
    Field("relieve", "f8", (), "what another pitcher must have over the one on the mound", 0.2),
    Field("star", "f8", (), "what an injured player must be worth to pay a ★ for him", 0.15),
    Field("team", "f8", (), "how much the odds against a team count in the draft", 0.6),
    Field("order", "f8", (), "whether easy teams are faced first", -0.5),
    Field("pitcher", "f8", (), "what a run saved by each use is worth in the draft", 0.45),
    Field("enough", "f8", (), "how soon there is enough Stamina in the Roster", 1.5),
    Field("batter", "f8", (), "what a run a plate appearance is worth in the draft", 1.5),
    Field("duel_pitcher", "f8", (), "what a use is worth in the draft of a duel", 0.2),
    Field(
        "bans",
        "f8",
        (),
        "what a run a plate appearance, lost to banned tokens, costs in odds of a game",
        0.12,
    ),
)
"""What the good player has learnt: found by playing seasons with one of them changed at a time."""

JUDGEMENT = (
    Field("met", "u1", (CARDS, ROLLS), "the lines of a batter that a roll meets, as bits"),
    Field("kept", "u2", (CARDS, KEPT, len(Outcome)), "odds of each Outcome when some dice are kept"),
    Field("menu", "u2", (CARDS, MOST + 1, POLICIES, 9, 9 * len(Outcome)), "odds of Outcomes and tokens left"),
    Field(
        "half", "u2", (PACE, CARDS, 3, 8, POOL, 9, WORTHS - 1), "what a half is still worth with a batter up"
    ),
    Field(
        "batter", "f8", (PACE, 4, CARDS), "runs a plate appearance above the usual batter, by banned tokens"
    ),
    Field("runs", "u1", (CARDS, ROLLS), "what a roll brings a team"),
    Field("team", "u2", (CARDS, ROLLS, TEAM_RUNS), "odds of a team's runs when some dice are kept"),
    Field("saved", "f8", (CARDS, ABILITIES), "runs one use of an ability saves against a team"),
    Field("win", "f8", (PACE, 2, CARDS, 2, HALVES, LEADS), "odds to win after a half, untouched or pitched"),
    Field("chances", "f8", (PACE, 2, CARDS, 2), "odds to win a game, untouched or pitched, away or at home"),
)
"""What the good player looks up, see judgement.py; odds kept in two bytes count in parts of 65535."""

TABLES = (
    ("judgement", record_type(JUDGEMENT)),
    ("dials", record_type(DIALS)),
    ("house", record_type(HOUSE)),
    ("players", record_type(PLAYERS)),
    ("teams", record_type(TEAMS)),
    ("playoffs", record_type(PLAYOFFS)),
)
"""What the rules look things up in: one record, so that handing it on costs nothing."""

Tables = Any


def blank_tables(**house: int) -> Tables:
    """Tables without cards under these house rules; none means the rulings, for a season."""
    t = np.zeros(1, np.dtype(list(TABLES), align=True)).view(np.recarray)[0]
    t.dials = record(DIALS)
    t.house = record(HOUSE, **house)
    return t
