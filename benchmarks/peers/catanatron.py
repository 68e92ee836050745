"""Catanatron: two random players, whole games in pure Python.

Counted: every action its log holds (a roll of the dice is one of them, as it is with us), and one more for
each development card bought and each card stolen, for there an action hides a draw that is a step elsewhere.
"""

from __future__ import annotations

import random
from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.models.enums import ActionType
from stopwatch import serve


def draws(action: Any) -> bool:
    """Whether the action hides a draw: a development card, or a card stolen from somebody."""
    if action.action_type is ActionType.MOVE_ROBBER:
        return action.value[1] is not None
    return action.action_type is ActionType.BUY_DEVELOPMENT_CARD


def play() -> int:
    """One game."""
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    game.play()
    log = game.state.actions
    return len(log) + sum(map(draws, log))


if __name__ == "__main__":
    random.seed(7)
    serve("Catanatron", version("catanatron"), {"2 random players": play})
