"""What is counted in games of CLUTCH; see ``calibration.py``."""

from __future__ import annotations

from enum import IntEnum

from rainout.games.clutch.actions import Told


class Count(IntEnum):
    """What is counted for each seat besides its at-bats, which are counted by Code."""

    RUNS = 16
    STEALS = 17
    """attempts"""
    CAUGHT = 18
    THROWN_OUT = 19
    """on the bases, not stealing"""
    PITCHERS = 20
    TIRED = 21
    """tired pitches"""
    CARDS = 22
    COACHES = 23
    PARKS = 24
    """times the Stadium worked, home team only"""
    GAMES = 25
    WINS = 26
    HOME = 27
    HOME_WINS = 28
    HALVES = 29
    THROW = 30
    """the last Throw, while counting"""


COUNTS = len(Count) + Count.RUNS


class Heard(IntEnum):
    """The events that are counted, as numbers for rules."""

    FINISHED = Told.kinds["finished"].number
    BATTED_IN = Told.kinds["batted_in"].number
    STARTS = Told.kinds["starts"].number
    RELIEVED = Told.kinds["relieved"].number
    TIRED = Told.kinds["tired"].number
    PLAYED = Told.kinds["played"].number
    COACH = Told.kinds["coach"].number
    STADIUM = Told.kinds["stadium"].number
    HALF = Told.kinds["half"].number
    STEALS = Told.kinds["steals"].number
    THROWS = Told.kinds["throws"].number
    THREW = Told.kinds["threw"].number


class Manager(IntEnum):
    """Who manages a side."""

    SOUND = 0
    """the manager of ``advise``"""
    RANDOM = 1
    """any legal move"""
    NOVICE = 2
    CARDLESS = 3
    """the sound one, but he never plays a Strategy card"""
    ALONE = 4
    """the sound one, but he plays neither Strategy cards nor coaches"""
