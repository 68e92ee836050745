"""Positions for tests: plain teams, and a game that plays itself."""

from __future__ import annotations

from typing import Any

from rainout.bots import decide
from rainout.core.match import Match
from rainout.core.options import OptionValue
from rainout.games.clutch import GAME

COACHES = [f"{manager}.{coach}" for manager in (1, 2) for coach in (1, 2, 3)]
"""All six, for positions in which nobody has a coach left."""
ON_FIRST, ON_THIRD = {"bases": "X--"}, {"bases": "--X"}
BATTER, PITCHER = "ready, pitch, roll 7", "ready, pitch, roll 9"
"""A plain batter gets the Advantage, a plain pitcher does."""
RUNNING = "ready, pitch, swing, roll 7, roll 11, send 2, throw 3"
"""A single with a man on first, who tries for third and is thrown at."""


def placed(given: dict[str, Any] | None = None, **options: OptionValue) -> Match:
    """A match in the learning mode, unless told otherwise, in a position written by hand."""
    match = Match(
        GAME, {"cards": "learning", **{name.replace("_", "-"): each for name, each in options.items()}}
    )
    GAME.place(match.tables, match.state, {"inning": 1, **(given or {})})
    return match


def play(match: Match, moves: str) -> Match:
    """The match after these moves, written with commas."""
    for move in moves.split(", "):
        match.apply(GAME.notation.find(move, match.options.numbers))
    return match


def play_on(match: Match, until: Any) -> Match:
    """The match as sound managers play it, until something is so."""
    while not match.over and not until(match):
        if match.asked == "roll":
            match.roll()
            match.settle()
        else:
            match.play(decide(match, "advise", seed=1))
    return match
