"""BASEBALL! in words: what is asked, and how a match ended."""

from __future__ import annotations

from typing import Any

from rainout.core.table import Outcome
from rainout.core.terms import spelt
from rainout.core.words import Message, message
from rainout.games.baseball.actions import card_words, team_words
from rainout.games.baseball.state import SIGNS, TEN, Phase, Tables


def prompt(t: Tables, g: Any) -> Message:
    """One sentence: whose move it is and what is asked."""
    phase = Phase(g.phase)
    seats = {"player": int(g.turn)}
    if phase is Phase.PLAY:
        role = "attack" if t.house.team[g.turn] == g.batting else "defend"
        return message(f"baseball-ask-play-{'more' if g.played else role}", seats)
    if phase is Phase.OPTION:
        return message(f"baseball-ask-option-{SIGNS[g.pending]}", seats)
    if phase is Phase.COVER:
        return message("baseball-ask-cover", seats, card=card_words(int(g.pending)))
    return message(f"baseball-ask-{spelt(phase)}", seats)


def roller(g: Any) -> int:
    """Nobody rolls a die here."""
    return int(g.turn)


def outcome(t: Tables, g: Any) -> Outcome:
    """More runs win; equal runs are a draw."""
    score = (int(g.runs[0]), int(g.runs[1]))
    if g.winner < 0:
        return Outcome(None, "played", score, message("baseball-told-drawn", runs=score[0]))
    team = int(g.winner)
    key = f"baseball-told-won-{'ten' if score[team] >= TEN else 'cards'}"
    words = message(key, team=team_words(t, team), runs=score[team], others=score[1 - team])
    return Outcome(team, "played", score, words)


def resigned(t: Tables, g: Any, seat: int) -> Outcome:
    """A player who gives up gives up for the team."""
    team = int(t.house.team[seat])
    words = message("baseball-outcome-resigned", {"player": seat}, team=team_words(t, 1 - team))
    return Outcome(1 - team, "resigned", (int(g.runs[0]), int(g.runs[1])), words)
