"""What lies on the table in CLUTCH Baseball: teams, hands and decks, the at-bat."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Any

import numpy as np

from rainout.core.state import Field, State, record, record_type
from rainout.diamond.state import DIAMOND, LAST_INNING
from rainout.games.clutch.vocabulary import (
    ATTRIBUTES,
    MOST_COST,
    PARTS,
    PLAYER,
    POSITIONS,
    TEXT,
    UNITS,
    Result,
    signs_of,
)

SEATS = 2
BOTH_SEATS = (1 << SEATS) - 1
"""As bits."""
ROSTER = 30
"""Room for a roster; the players of seat 0 are numbered from 0, those of seat 1 from ROSTER."""
PLAYERS = SEATS * ROSTER
SLOTS = 9
NOBODY_THERE = -1
UNKNOWN = -1
DECK = 50
"""CB-2.2-1."""
OPENING_HAND = 5
"""CB-3.2.D-1."""
HAND = 24
"""Room for a hand: more than any at-bat can bring; what would not fit is not drawn."""
TEXTS = 160
"""Room for the texts in play: two decks, two staffs, two stadiums, the weather."""
STAFF = 3
PLAYED = 24
"""Room for the cards played in one at-bat; when it is full, no more are."""
ACTIVE = 16
"""Room for cards that stay."""
ADDITIONS = 48
"""Room for what cards of one at-bat add to numbers."""
SUMS, NOTES = 3, 24
"""Sums that are kept, and room for what each is made of."""
CHAIN = 8
"""Room for cards that answer each other."""
CALLS = 48
"""Room for what is to be gone back to; see ``rules/table.py``."""
ROTATION = 5
"""CB-2.1-5, R-16: the starters a die picks from, and advice goes through; a longer rotation begins with them."""
SKIES = 40
"""Room for weather cards."""
FACES = 24
"""The sides of the largest die."""
BUNT_BEATS = 12
"""CB-4.2-2."""
LATE_FROM, CLOSE_WITHIN = 7, 3
"""CB-3.7-2: the inning from which on a game is late, and the runs within which it is close."""
FIRST_CHANGES = 4
"""CB-3.5-2: the inning from which on anybody may be replaced."""
MINIMUM_FACED = 3
"""CB-3.9.A-4: batters a reliever must face."""
MINIMUM_OUTS = 9
"""CB-5-72, CB-5-13: outs a starter or bulk pitcher must get, unless tired."""
MOST_SHIFTS = 8
"""Position switches in one at-bat: enough for every rearrangement of nine, and an end to switching back and forth."""
MOST_MULLIGANS = 5
AUTOMATIC_FROM = 10
"""R-34: the inning from which on the automatic runner appears, where that is agreed."""
QUALITY_OUTS, QUALITY_RUNS = 15, 2
"""CB-3.4.A-1."""
BULK_NAMED = 2
"""What ``g.bulk`` holds when a certain bulk pitcher must follow: this and his place in the roster."""
NO_THROW = 15
"""What ``g.throw`` holds when no throw is being made."""
FORFEIT_RUNS = 9
"""R-33."""
HALVES = 2 * LAST_INNING
"""Half-innings that advice tells apart; those after the ninth are like it."""
MOST_LEAD = 8
"""Runs beyond which a lead makes no difference to advice."""
SITUATIONS = 24
"""The bases taken, as bits, and eight times the outs."""
SURE = 10000
"""The chance of a game that is won."""
PLAY_RUNS = 32
"""In ``plays``, runs are counted in steps of this."""


class Use(IntEnum):
    """What a player's card is in use for, as bits; a Two-Way player's two sides are used apart (R-23)."""

    BATS = 1
    PITCHES = 2
    BAT_OVER = 4
    PITCH_OVER = 8


class Phase(IntEnum):
    """What is asked."""

    ROLL = 0
    """CHANCE: a die, see Roll"""
    DRAW = 1
    """CHANCE: a card off the deck"""
    LOSE = 2
    """CHANCE: a card out of a hand, at random"""
    SKY = 3
    """CHANCE: a weather card"""
    STARTER = 4
    """who starts"""
    ASSIGN = 5
    """who plays the next position"""
    ORDER = 6
    """who bats next in the order"""
    MULLIGAN = 7
    UNDER = 8
    """which card goes under the deck"""
    FIELD = 9
    """the defense: replacements, positions, then to pitch (or to walk him)"""
    BENCH = 10
    """the offense: replacements"""
    WALK = 11
    """the defense: walk him, or pitch to him"""
    RUN = 12
    """the offense: steal, bunt, or swing away"""
    BUNT = 13
    """the offense, after a steal: bunt or swing away"""
    MORE_BUNT = 14
    """after two failures: a third try, or a pitch"""
    INFIELD = 15
    """the defense: infield in or back"""
    STEAL_THROW = 16
    """at which of two thieves"""
    SEND = 17
    """which runners try for more"""
    THROW = 18
    """at which of them, or at nobody"""
    DOUBLE_PLAY = 19
    CARDS = 20
    """a card, a coach, or pass"""
    REACT = 21
    """an answer to what just happened, or pass"""
    PAY = 22
    """which card is discarded as the cost"""
    DISCARD = 23
    """which card is discarded, by an effect or for the hand limit"""
    TUNE = 24
    """which number is changed, up or down"""
    RECYCLE = 25
    """which card of the discard pile goes under the deck"""
    TAKE_BACK = 26
    """take a card back to the hand, or leave it played"""
    REPLACE = 27
    """who comes in for a player a card has sent off"""
    OVER = 28


PHASES = len(Phase)


class Roll(IntEnum):
    """What a die is rolled for."""

    HOME = 0
    STARTER = 1
    WEATHER = 2
    PITCH = 3
    SWING = 4
    BUNT = 5
    THROW = 6
    CHECK = 7
    RETHROW = 8
    """a throw made anew by a card"""
    RESWING = 9
    """a swing made anew by a card"""
    RECHECK = 10
    """a check made anew by a card"""


class Due(IntEnum):
    """What follows by itself, roughly in the order of a game; the rule that does it is called so. 0 is nothing."""

    # Before the game
    ROLL_FOR_HOME = 1
    BEGIN_GAME = 2
    ASK_LINE_UP = 3
    ASK_ORDER = 4
    DEAL_HANDS = 5
    ASK_MULLIGAN = 6
    ASK_WEATHER = 7
    # Steps 1 to 6 of an at-bat
    BEGIN_HALF = 8
    COME_UP = 9
    ASK_WALK = 10
    ASK_RUN = 11
    AFTER_STEAL = 12
    BUNT_WINDOW = 13
    BUNT_HANDS = 14
    ROLL_BUNT = 15
    ASK_INFIELD = 16
    BEFORE_PITCH = 17
    # Steps 6 to 16
    PITCH_HANDS = 18
    PITCH_WINDOW = 19
    COMPARE_WINDOW = 20
    ADVANTAGE_WINDOW = 21
    ROLL_SWING = 22
    SWING_WINDOW = 23
    READ_SWING = 24
    CHANGE_WINDOW = 25
    FIX_OUTCOME = 26
    PLAY_OUTCOME = 27
    THROW_WINDOW = 28
    ROLL_THROW = 29
    JUDGE = 30
    SETTLE_THROW = 31
    FINISH_AT_BAT = 32
    END_AT_BAT = 33
    AFTER_AT_BAT = 34
    END_HALF = 35
    HALF_OVER = 36
    END_GAME = 37
    # Cards and dice
    NEXT_IN_WINDOW = 38
    PAY_NEXT = 39
    ASK_ANSWER = 40
    RESOLVE = 41
    CHECK_WINDOW = 42
    ROLL_CHECK = 43
    JUDGE_CHECK = 44
    COUNT_RESWING = 45
    DRAW_NEXT = 46
    DISCARD_NEXT = 47
    LOSE_NEXT = 48
    ASK_REACTIONS = 49
    ROLLED = 50
    TAKE_BACK_NEXT = 51
    PITCH_PARK = 52
    NEXT_PART = 53
    ROLL_PITCH = 54
    PITCH_ROLL_WINDOW = 55


class Reason(IntEnum):
    """What a reaction answers."""

    NOTHING = 0
    CARD = 1
    STADIUM = 2
    NATURAL = 3


class Bar(IntEnum):
    """Why a manager cannot play a card."""

    NOTHING = 0
    """he can"""
    SIDE = 1
    WINDOW = 2
    CLUTCH_MOMENT = 3
    TITLE = 4
    COST = 5
    WHEN = 6
    """its trigger does not hold, or there is nothing it could do"""


class Root(IntEnum):
    """Why a card is on the chain, and so what follows when it has done all it says."""

    ANSWER = 0
    """it answers the card beneath it, which goes on"""
    WINDOW = 1
    """it was played in its owner's turn in a window: the other's turn"""
    ASIDE = 2
    """it reacts to a Stadium or a die, or is a Stadium's or the weather's: back to what it interrupted"""


class Instance(IntEnum):
    """R-46: what a card's success is judged by."""

    AT_BAT = 0
    THROW = 1
    BUNT = 2
    RESULT = 3


class Sum(IntEnum):
    """Numbers whose making is kept with the position."""

    PITCH = 0
    ON_BASE = 1
    SWING = 2


class Addend(IntEnum):
    """What a number is made of."""

    COMMAND = 0
    HAND = 1
    """by the side of batter or pitcher"""
    TIRED = 2
    FLOOR = 3
    """what keeps Command from falling below 0"""
    BUNTS = 4
    ON_BASE = 5
    WALKED = 6
    """after intentional walks"""
    BATTERY = 7
    INFIELD = 8
    OUTFIELD = 9
    FIELDER = 10
    """one alone"""
    TO_THIRD = 11
    TO_SECOND = 12
    ST = 13
    BR = 14
    DOUBLE_PLAY = 15
    HOME = 16
    TWO_OUTS = 17
    ICON = 18
    GOAL = 19
    CARD = 20
    CAP = 21
    """what cards would add beyond their cap"""
    STADIUM = 22
    WEATHER = 23


class Going(IntEnum):
    """Why runners are sent."""

    HIT = 0
    FLY = 1
    GROUND = 2
    """an unforced runner on second, infield back"""
    INFIELD_IN = 3


class Code(IntEnum):
    """CB-3.3-7: how an at-bat is written in the scorebook."""

    SO = 0
    GB = 1
    LD = 2
    FB = 3
    BB = 4
    B1 = 5
    B2 = 6
    B3 = 7
    HR = 8
    HBP = 9
    E = 10
    IBB = 11
    SAC = 12
    SF = 13
    FC = 14
    DP = 15


CODE_SIGNS = signs_of(Code)
SUBSETS = 8


MATCH = (
    Field("home", "i1", (), "the seat that is home in this game, or UNKNOWN", UNKNOWN),
    Field("game", "i1", (), "the game of the series, from 1", 1),
    Field("wins", "i1", (SEATS,), "games won"),
    Field("winner", "i1", (), "the seat that won the match, or -1", -1),
    Field("home_face", "i1", (SEATS,), "the d20 each manager rolled for home"),
    Field("owed", "i1", (PLAYERS,), "games of rest a pitcher owed when this game began"),
    Field("again", "i1", (PLAYERS,), "1 when he pitched in the game before"),
    Field("calls", "i1", (CALLS,), "what is to be gone back to, the last on top"),
)  # fmt: skip
"""What a match keeps from game to game."""
GAME = (
    Field("depth", "i1", (), "how many numbers ``calls`` holds"),
    Field("points", "i2", (SEATS,), "runs by seat in this game"),
    Field("arranging", "i1", (), "the seat whose affairs are being settled"),
    Field("arranged", "i1", (), "positions or slots settled so far; while hands are kept, who decides, or 2"),
    Field("half", "i2", (), "half-innings begun in this game"),
    Field("won", "i1", (), "1 once the home team has won in its last half"),
    Field("batter", "i1", (), "the player at bat"),
    Field("pitcher", "i1", (), "the player on the mound"),
    Field("up_outs", "i2", (), "outs the pitcher had when this batter came up"),
    Field("last_code", "i1", (), "how the at-bat before ended, or UNKNOWN", UNKNOWN),
    Field("last_batted_in", "i1", (), "runs driven in by it"),
    Field("outs_before", "i1", (), "outs when the ball was hit"),
    Field("sent_off", "i1", (), "the player a card has sent off, or NOBODY_THERE", NOBODY_THERE),
    # Teams
    Field("use", "i1", (PLAYERS,), "what each card is in use for, bits of Use"),
    Field("fielder", "i1", (SEATS, POSITIONS), "the player at each Position, or NOBODY_THERE", NOBODY_THERE),
    Field("lineup", "i1", (SEATS, SLOTS), "the player in each batting slot", NOBODY_THERE),
    Field("slot", "i1", (SEATS,), "the slot that is up, or up next"),
    Field("unit", "i1", (SEATS, UNITS), "CB-3.3-6: the rating of each Unit"),
    Field("role", "i1", (PLAYERS,), "the Role in which a pitcher is used"),
    Field("bulk", "i1", (SEATS,), "1 while the next pitcher must be a bulk pitcher, or BULK_NAMED and which"),
    Field("outs_by", "i2", (PLAYERS,), "outs each pitcher has recorded"),
    Field("allowed", "i2", (PLAYERS,), "runs charged to him"),
    Field("earned", "i2", (PLAYERS,), "those that are earned"),
    Field("walks", "i2", (PLAYERS,), "walks charged to him"),
    Field("added_innings", "i1", (PLAYERS,), "innings that cards added to his limit"),
    Field("added_in", "i2", (PLAYERS,), "the half-inning in which one was last added"),
    Field("quality", "i1", (PLAYERS,), "1 for a Quality Appearance"),
    Field("faced", "i2", (PLAYERS,), "batters he has faced"),
    Field("entered", "i2", (PLAYERS,), "the half-inning he came in"),
    Field("pitched", "i1", (PLAYERS,), "1 once he threw a pitch, 2 once he threw one while tired"),
    Field("last_outs", "i2", (PLAYERS,), "outs he had when the last batter he pitched to came up"),
    Field("charged", "i1", (PLAYERS,), "the pitcher who answers for a runner, or NOBODY_THERE", NOBODY_THERE),
    Field("unearned", "i1", (PLAYERS,), "1 for a runner whose run would not be earned"),
    Field("coach_used", "i1", (SEATS, STAFF), "1 once a coach was used"),
    # Dice
    Field("natural", "i1", (), "the die rolled last, as it fell"),
    Field("anew", "i1", (), "1 when a card makes the die just rolled be rolled anew"),
    Field("sides", "i1", (), "the sides of the die that is due, or was rolled last"),
    Field("rolling", "i1", (), "what the die is rolled for, a Roll"),
    Field("why", "i1", (), "why they are sent, a Going"),
    # Cards
    Field("hand", "i2", (SEATS, HAND), "texts in hand"),
    Field("hand_size", "i1", (SEATS,), "how many"),
    Field("shown", "i4", (SEATS,), "places of the hand the opponent has seen, as bits"),
    Field("deck", "i2", (SEATS, DECK), "texts in the deck, the top last; the top ``loose`` are in no order yet"),
    Field("deck_size", "i1", (SEATS,), "how many"),
    Field("loose", "i1", (SEATS,), "cards on top in no order"),
    Field("under", "i1", (SEATS,), "cards beneath them put there after mulligans, in no order either"),
    Field("pile", "i2", (SEATS, DECK), "the discard pile"),
    Field("pile_size", "i1", (SEATS,), "how many"),
    Field("mulligans", "i1", (SEATS,), "mulligans taken"),
    Field("drawing", "i1", (SEATS,), "cards to be drawn"),
    Field("discarding", "i1", (SEATS,), "cards to be discarded, of one's choice"),
    Field("losing", "i1", (SEATS,), "cards to be lost at random"),
    Field("active_count", "i1", (), "cards that stay"),
    Field("active", "i2", (ACTIVE,), "their texts"),
    Field("active_by", "i1", (ACTIVE,), "whose they are"),
    Field("active_on", "i1", (ACTIVE,), "the player one is left on, or NOBODY_THERE", NOBODY_THERE),
    Field("active_halves", "i1", (ACTIVE,), "half-innings it has left, 0 for until its condition"),
    Field("sky", "i2", (), "the weather card, or -1", -1),
    Field("spell", "i1", (), "how long it lasts, a Spell"),
    # Windows, and what is being resolved
    Field("window", "i1", (), "the Window that is open, 0 for none"),
    Field("priority", "i1", (), "the seat whose turn it is in the window"),
    Field("passes", "i1", (), "passes in a row"),
    Field("links", "i1", (), "cards in the chain that is being resolved"),
    Field("chain", "i2", (CHAIN,), "their texts"),
    Field("chain_by", "i1", (CHAIN,), "whose they are"),
    Field("chain_step", "i1", (CHAIN,), "the effect that is next"),
    Field("chain_root", "i1", (CHAIN,), "why each is there, a Root"),
    Field("chain_negated", "i1", (CHAIN,), "1 for a negated one"),
    Field("chain_entry", "i1", (CHAIN,), "its place in the list of played cards, or -1"),
    Field("chain_check", "i1", (CHAIN,), "how its check ended, a When; ALWAYS before"),
    Field("paying", "i1", (), "cards still to be discarded as the cost"),
    Field("reason", "i1", (), "what may be reacted to, a Reason"),
    Field("reacting", "i1", (), "the seat that may react"),
    Field("asked", "i1", (), "seats still to be asked for a reaction, as bits"),
    Field("taking", "i1", (), "the played card that may be taken back"),
    Field("check_target", "i1", (), "the number a check must reach"),
    Field("check_bonus", "i1", (), "what the card adds to it"),
    Field("check_face", "i1", (), "its die as it fell"),
    Field("check_made", "i1", (), "1 when it was made, before it is made anew"),
    # What is written down
    Field("noting", "i1", (), "1 and the Sum that is being written down, or 0"),
    Field("noted", "i1", (SUMS,), "entries of each Sum"),
    Field("notes", "i2", (SUMS, NOTES, 4), "of each, an Addend, the amount, a text or player, and a seat, or -1"),
)  # fmt: skip
"""What begins anew with each game."""
HALF = (
    Field("settled", "i1", (), "1 once the first substitution step of the half has passed"),
    Field("batters", "i1", (), "batters who finished their at-bats in this half"),
    Field("reached", "i1", (), "those who reached base"),
    Field("struck_out", "i1", (), "those who struck out"),
    Field("in_a_row", "i1", (), "batters in a row who reached base"),
    Field("pitchers", "i1", (), "pitchers who appeared in this half"),
    Field("walked_half", "i1", (), "walks by the current pitcher in this half"),
    Field("runs_half", "i1", (), "runs in this half"),
    Field("ibb_row", "i1", (), "intentional walks in a row just before"),
)  # fmt: skip
"""What begins anew with each half-inning."""
AT_BAT = (
    Field("pinch", "i1", (), "1 when the batter is a pinch hitter"),
    Field("changed_step", "i1", (), "1 when somebody was replaced since the other manager's last word"),
    Field("shifts", "i1", (), "position switches in this substitution step"),
    Field("fresh", "i2", (), "slots of those who came in during this step, as bits"),
    Field("rolled", "i1", (), "1 once a die was rolled in this at-bat"),
    Field("infield_in", "i1", (), "1 with the infield in"),
    Field("bunting", "i1", (), "1 while a bunt is tried"),
    Field("bunts", "i1", (), "failed bunts in this at-bat"),
    Field("bunt_face", "i1", (), "the die of the bunt as it fell, 0 before"),
    Field("pitch_face", "i1", (), "the Pitch Roll as it fell, 0 before"),
    Field("swing_face", "i1", (), "the Swing Roll as it fell, 0 before"),
    Field("mistake", "i1", (), "1 for a Mistake Pitch"),
    Field("mistake_set", "i1", (), "1 made one by a card, -1 cancelled, 0 as the dice say"),
    Field("pitch", "i1", (), "the Pitch total"),
    Field("on_base", "i1", (), "the batter's On-Base in this at-bat"),
    Field("compared", "i1", (), "1 once Pitch and On-Base were compared"),
    Field("advantage", "i1", (), "1 the batter's, 0 the pitcher's"),
    Field("die", "i1", (), "the sides a card set for the swing, 0 for none"),
    Field("pitch_die", "i1", (), "the sides a card set for the pitch, 0 for none"),
    Field("swing", "i1", (), "the Swing total"),
    Field("result", "i1", (), "the Result as it stands, or UNKNOWN", UNKNOWN),
    Field("code", "i1", (), "how the at-bat ended, a Code", UNKNOWN),
    Field("batted_in", "i1", (), "runs driven in"),
    Field("scored", "i1", (), "runs on this play"),
    Field("lead_changes", "i1", (), "lead changes on this play"),
    Field("scorer_icons", "i2", (), "icons of those who scored on this play"),
    Field("lead_bases", "i1", (), "bases a card gives the lead runner when the play is over"),
    Field("lead_on", "i1", (), "the Result it was played on, or UNKNOWN before one", UNKNOWN),
    Field("safe", "i1", (), "1 when the batter reached base"),
    Field("erred", "i1", (), "1 when the play is an error"),
    # Runners and throws
    Field("going", "i1", (), "bases of the runners who try for more, as bits"),
    Field("throw", "i1", (), "what the throw is for, a Throw", NO_THROW),
    Field("aim", "i1", (), "the base the runner thrown at comes from; BATTER in a double play"),
    Field("thrown", "i1", (), "the player thrown at", NOBODY_THERE),
    Field("throw_face", "i1", (), "the die of the throw as it fell"),
    Field("thrown_out", "i1", (), "1 when the throw got him"),
    Field("check_post", "i1", (), "the Position that alone counts, or NOBODY_THERE for the unit", NOBODY_THERE),
)  # fmt: skip
"""What begins anew with each at-bat."""
CARDS = (
    Field("cards", "i1", (), "Strategy cards played in this at-bat"),
    Field("park", "i1", (), "1 when the Stadium's Main Effect has triggered in this at-bat, -1 when negated"),
    Field("check_unit", "i1", (), "the Unit of the check"),
    Field("provoked", "i1", (SEATS,), "1 when a late substitution is allowed (R-41)"),
    Field("changes", "i1", (SEATS,), "changes of the Result by each manager"),
    Field("throw_changes", "i1", (SEATS,), "changes of this throw or check by each manager"),
    Field("added", "i1", (SEATS, ATTRIBUTES, 2), "what each manager's cards add in this calculation, up and down"),
    Field("addition_count", "i1", (), "entries in the list of what cards added"),
    Field("additions", "i2", (ADDITIONS, 4), "of each, the text, its owner, the Attribute and the amount"),
    Field("played_count", "i1", (), "entries in the list of played cards"),
    Field("played", "i2", (PLAYED,), "texts played in this at-bat"),
    Field("played_by", "i1", (PLAYED,), "by whom"),
    Field("played_on", "i1", (PLAYED,), "an Instance; -1 when nothing is left to judge"),
    Field("played_in", "i1", (PLAYED,), "the Window; 0 for what cannot be taken back"),
    Field("played_to", "i1", (PLAYED,), "the Result it changed to, or UNKNOWN"),
    Field("paid", "i2", (PLAYED, MOST_COST), "the cards discarded for it, as many as it costs"),
)  # fmt: skip
"""What cards have done in an at-bat; R-72: what held for one holds no more in the next."""

STATE = State(
    events=96,
    fields=[
        *DIAMOND,
        Field("phase", "i1", (), "what is asked, a Phase"),
        Field("due", "i1", (), "what follows by itself, a Due"),
        *(*MATCH, *GAME, *HALF, *AT_BAT, *CARDS),
    ],
)


HOUSE = (
    Field("cards", "i1", (), "CB-1-2: 1 with Strategy, Coach and Stadium cards, 0 in the learning mode"),
    Field("weather", "i1", (), "R-67: 1 with weather"),
    Field("games", "i1", (), "CB-3.2.A-2: the most games of a series, 1 for a single game", 1),
    Field("roll_starters", "i1", (), "CB-3.2.C-3: 1 when a die names the starters"),
    Field("automatic", "i1", (), "R-34: 1 with automatic runners"),
    Field(
        "home", "i1", (), "1 and the seat that is home in the first game, or 0 when the managers roll for it"
    ),
    Field("ask_always", "i1", (), "1 when a window stops for everybody who holds a card, playable or not"),
)


def spread(fields: Iterable[Field], count: int) -> Any:
    """The type of a record that holds ``count`` of each field, one array after the other."""
    return record_type(Field(f.name, f.kind, (count, *f.shape), f.doc) for f in fields)


TABLES = (
    Field("house", record_type(HOUSE), (), "the house rules"),
    Field("players", spread(PLAYER, PLAYERS), (), "both rosters"),
    Field("texts", spread(TEXT, TEXTS), (), "the texts in play"),
    Field("team_size", "i1", (SEATS,), "players in each roster"),
    Field("nine", "i1", (SEATS, POSITIONS), "the place in the roster suggested for each position", -1),
    Field("order", "i1", (SEATS, SLOTS), "the positions in the batting order suggested"),
    Field("owed", "i1", (PLAYERS,), "games of rest a pitcher owes as the match begins"),
    Field("again", "i1", (PLAYERS,), "1 when he pitched in the game before the match"),
    Field("rotation", "i1", (SEATS, ROTATION), "the first starters and bulk pitchers by place, or -1", -1),
    Field("deck", "i2", (SEATS, DECK), "the texts of each deck"),
    Field("deck_size", "i1", (SEATS,), "how many"),
    Field("staff", "i2", (SEATS, STAFF), "the texts of the coaches, or -1", -1),
    Field("staff_windows", "i4", (SEATS,), "the windows in which one of the coaches is of use, a bit each"),
    Field("parks", "i2", (SEATS, PARTS), "the texts of the parts of each Stadium, or -1", -1),
    Field("skies", "i2", (SKIES,), "the texts of the weather cards"),
    Field("sky_count", "i1", (), "how many"),
    Field("set", "i2", (1,), "the number of the card set, for names; an array, so that readers along see it change"),
    # What advice goes by; see judgement.py
    Field("arm", "i2", (PLAYERS,), "what a pitcher saves in a plate appearance, in thousandths of a run"),
    Field("bat", "i2", (PLAYERS, 2), "what a batter makes of one against right-handers, left-handers"),
    Field("swing", "i2", (PLAYERS, 2, 2), "what a swing brings on his pitcher's and batter's chart, with d20 and d24"),
    Field("worth", "i2", (len(Result),), "what each Result is worth, in thousandths of a run"),
    Field("share", "i1", (SITUATIONS, len(Result)), "how often, in twentieths, it ends in the first of its plays"),
    Field("plays", "i2", (SITUATIONS, len(Result), 2), "its two plays: runs times PLAY_RUNS, and the situation after"),
    Field("win", "i2", (HALVES, 2 * MOST_LEAD + 1, SITUATIONS + 1), "the chances of the team at bat; see chances.py"),
    Field("promise", "i2", (TEXTS,), "what a card brings when it is used well"),
)  # fmt: skip
"""What the rules look things up in: one record, so that handing it on costs nothing."""

Tables = Any


CARRIED = 2 * ROSTER
"""What a club takes from game to game: by place in the roster, the rest owed; then who pitched in the last game."""


def blank_tables(**house: int) -> Tables:
    """Tables without cards under these house rules; none means a single game in the learning mode."""
    t = record(TABLES)
    t.house = record(HOUSE, **house)
    return t


def put_all(table: Any, first: int, made: Any) -> None:
    """Write an array of records into rows of a spread table."""
    spread, count = table.view(np.ndarray) if isinstance(table, np.ndarray) else table, len(made)
    plain = made.view(np.ndarray)
    for name in made.dtype.names:
        spread[name][first : first + count] = plain[name]


def put(table: Any, row: int, made: Any) -> None:
    """Write one record into a row of a spread table."""
    for name in made.dtype.names:
        table[name][row] = made[name]
