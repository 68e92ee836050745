"""SportsClix in words: what is asked, what is new at a level, how a game ended."""

from __future__ import annotations

from typing import Any

from rainout.core.table import Outcome
from rainout.core.terms import spelt
from rainout.core.words import Message, message
from rainout.diamond.state import Ended
from rainout.diamond.table import how_it_ended
from rainout.games.clix.actions import player_name
from rainout.games.clix.figures import POSITION_SIGNS
from rainout.games.clix.rules import at_bat
from rainout.games.clix.state import UNKNOWN, Level, Phase, Roll, Tables
from rainout.games.clix.view import NEWS


def roller(g: Any) -> int:
    """The seat whose die is due."""
    if g.phase == Phase.HOME:
        return int(g.arranging)
    return int(at_bat.roller(g))


def same_throw(g: Any) -> bool:
    """The second of two dice; the batter's with the pitcher's, and the green one with both."""
    if g.phase == Phase.HOME:
        return False
    if g.rolling == Roll.ATTEMPT:
        return bool(g.first_face)
    return bool(g.rolling == Roll.ZONE or (g.rolling == Roll.SWING and g.pitch_face != UNKNOWN))


def opening(t: Tables) -> tuple[Message, ...]:
    """SC-PRE-LVL-2: what kind of level is played, and what is new at it."""
    key = f"clix-news-{spelt(Level(t.house.level))}"
    return message(key), *(message(f"{key}-{line}") for line in range(1, NEWS[t.house.level] + 1))


def prompt(t: Tables, g: Any) -> Message:
    """One sentence: whose move it is and what is asked."""
    phase = Phase(g.phase)
    seats = {"player": int(g.actor) if g.actor >= 0 else roller(g)}
    key = f"clix-ask-{spelt(phase)}"
    if phase is Phase.ROLL:
        return message(f"{key}-{spelt(Roll(g.rolling))}", seats)
    if phase is Phase.ASSIGN:
        return message(key, seats, position=POSITION_SIGNS[g.arranged])
    if phase is Phase.ORDER:
        return message(key, seats, slot=int(g.arranged) + 1)
    if phase is Phase.FENCE:
        return message(key, seats, zone=int(g.arranged) + 1)
    if phase in (Phase.BENCH, Phase.FIELD, Phase.SWING):
        return message(key, seats, batter=player_name(t, int(g.batter)))
    if phase in (Phase.PITCH, Phase.LATE_PITCH, Phase.RELIEVE, Phase.FLAME):
        return message(key, seats, pitcher=player_name(t, int(g.pitcher)))
    if phase in (Phase.CONTROL, Phase.INTIMIDATE):
        return message(key, seats, name=player_name(t, int(g.control)))
    if phase in (Phase.REPLACE, Phase.SETTLE):
        return message(key, seats, name=player_name(t, int(g.removing)))
    if phase is Phase.LEAD:
        return message(key, seats, name=player_name(t, int(g.clicking)))
    if phase is Phase.PICK:
        return message(f"{key}-{'gain' if g.click_sign[0] > 0 else 'loss'}", seats)
    if phase in (Phase.SEND, Phase.FIELDER):
        return message(key, seats, zone=int(g.ball))
    return message(key, seats)


def outcome(t: Tables, g: Any) -> Outcome:
    """How a finished game ended."""
    winner = int(g.winner)
    score = (int(g.points[0]), int(g.points[1]))
    own, others, how = score[winner], score[1 - winner], spelt(Ended(how_it_ended(g)))
    words = message("clix-told-won", {"player": winner}, own=own, others=others, how=how)
    return Outcome(winner, "played", score, words)


def resigned(t: Tables, g: Any, seat: int) -> Outcome:
    """How a game ends when a manager gives up."""
    score = (int(g.points[0]), int(g.points[1]))
    words = message("clix-outcome-resigned", {"player": 1 - seat, "loser": seat})
    return Outcome(1 - seat, "resigned", score, words)
