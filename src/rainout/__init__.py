"""Rainout plays tabletop games: four about baseball and one about hens.

>>> import rainout
>>> match = rainout.new("hens", seed=7)
>>> while not match.over:
...     action = match.roll() if match.asked == "roll" else match.play(rainout.advise(match))
>>> match.outcome.winner, match.outcome.score
(0, (35, 0))
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rainout.bots import advise
    from rainout.bots.analysis import analyse
    from rainout.core.match import Match
    from rainout.core.matchfile import load, save
    from rainout.core.position import Position
    from rainout.core.registry import games
    from rainout.sim import simulate

__version__ = "0.2.0"
__all__ = ["Match", "Position", "advise", "analyse", "games", "load", "new", "save", "simulate"]

_HOMES = {
    "Match": "rainout.core.match",
    "Position": "rainout.core.position",
    "advise": "rainout.bots",
    "analyse": "rainout.bots.analysis",
    "games": "rainout.core.registry",
    "load": "rainout.core.matchfile",
    "save": "rainout.core.matchfile",
    "simulate": "rainout.sim",
}


def new(game: str, **agreed: Any) -> Match:
    """A new match, dealt and waiting for its first player; ``agreed`` as for :class:`Match`.

    It starts on interpreted rules and goes on with compiled ones as soon as another process has these ready. With
    ``RAINOUT_INTERPRETED`` in the environment nothing is compiled unless asked for.
    """
    import os

    from rainout.core.match import Match

    match = Match(game, **agreed)
    match.settle()
    if not os.environ.get("RAINOUT_INTERPRETED"):
        match.game.warm()
    return match


def __getattr__(name: str) -> Any:
    """Names of the library, fetched when first used: the command line must not wait for NumPy to say hello."""
    import importlib

    if name in _HOMES:
        return getattr(importlib.import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'rainout' has no attribute {name!r}")
