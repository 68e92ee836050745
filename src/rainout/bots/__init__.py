"""Players of every level, each given only what its seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rainout.core.errors import IllegalAction
from rainout.core.levels import UnknownBot
from rainout.core.match import Match
from rainout.core.position import Position

if TYPE_CHECKING:
    from rainout.bots.deciding import Stopped

__all__ = ["NAMES", "UnknownBot", "advise", "decide"]

NAMES = ("Pepper", "Moss", "Juno", "Rusty", "Clem", "Dot")
"""What bots are called where there are several at a table; one alone goes by its level."""


def decide(
    match: Match | Position,
    level: str = "advise",
    seed: int | None = None,
    *,
    threads: int = 1,
    stopped: Stopped | None = None,
) -> str:
    """The action, in notation, that a bot takes for the seat that must act.

    What it does follows from what the seat knows, the level and the seed; where that is left out, from chance. Whoever
    searches may use several ``threads``, and goes by what has been found so far once ``stopped`` says so.

    Bots do not decide for CHANCE: what it does comes from the match's dice alone, or it could not be verified.
    """
    from rainout.bots.deciding import choose, never

    if match.actor < 0:
        raise IllegalAction("error-over" if match.over else "error-nobody-acts")
    found = match.game.level(level, match.seats)
    action = choose(Position.of(match, seed=seed), found, stopped or never, threads=threads)
    return match.game.notation.write(action)


def advise(match: Match | Position) -> str:
    """What the rule-of-thumb player would do."""
    return decide(match, "advise", seed=0)
