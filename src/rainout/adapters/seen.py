"""What environments show of a position, whatever the framework."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

import numpy as np

from rainout.core.game import Game
from rainout.core.options import OptionValue
from rainout.core.position import Position


def begun(game: Game | str, options: Mapping[str, OptionValue] | None, seats: int | None) -> Position:
    """A position to deal from. Matches begun once another process has compiled the rules go by machine code."""
    position = Position(game, options, seats=seats, seed=0)
    if not os.environ.get("RAINOUT_INTERPRETED"):
        position.game.warm()
    return position


def action_count(game: Game) -> int:
    """Actions are numbered from 0 to one less than this."""
    return 1 + max(game.notation.actions)


def size(game: Game) -> int:
    """How many numbers an observation has."""
    return game.observed or 1


def observation(position: Position, seat: int) -> Any:
    """What a seat knows, in numbers.

    Where a game's positions are not told in numbers yet, there is one: whether the seat must act.
    """
    if position.game.observed:
        return position.observe(seat)
    return np.array([position.actor == seat], np.float32)


def mask(position: Position, seat: int) -> Any:
    """For each action there is, 1 if the seat may take it now."""
    possible = np.zeros(action_count(position.game), np.int8)
    if position.actor == seat:
        possible[list(position.options)] = 1
    return possible


def given_up(position: Position) -> bool:
    """Whether a match has lasted so long that nobody waits for its end."""
    return bool(position.state["turns"] > position.game.most_turns)
