"""Rainout plays tabletop games: four about baseball and one about hens.

>>> import rainout
>>> match = rainout.new("hens", seed=7)
>>> while not match.over:
...     action = match.roll() if match.asked == "roll" else match.play(rainout.advise(match))
>>> match.outcome.winner, match.outcome.score
(0, (35, 0))

=============  =========================================================================================
``all_games``  the games there are, by their ids; ``game`` is one of them
``new``        a match, dealt and waiting for its first player
``Match``      a match being played: options, ``play``, ``roll``, ``view``, ``undo``, ``at``, outcome
``save``       a match as readable text; ``load`` reads it again
``advise``     what the rule-of-thumb player would do
``Position``   where a match stands, to look ahead from: ``clone``, ``imagine``, ``apply``, ``roll_out``
``analyse``    a match looked back at: the chance to win, what turned it, what choices cost
``simulate``   many matches between bots, yours among them, and what they come to
``analyse``    the chance to win over a match, and what each decision cost
=============  =========================================================================================

``rainout.adapters`` has the games as environments for learning: OpenSpiel, PettingZoo, Gymnasium, and thousands of
matches at once in NumPy arrays. The guide for bot authors, ``docs/bots.md``, shows all of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rainout.bots import advise
    from rainout.bots.analysis import analyse
    from rainout.core.match import Match
    from rainout.core.matchfile import load, save
    from rainout.core.position import Position
    from rainout.core.registry import games as all_games
    from rainout.core.registry import get as game
    from rainout.sim import simulate

__version__ = "0.2.0"
__all__ = ["Match", "Position", "advise", "all_games", "analyse", "game", "load", "new", "save", "simulate"]

_CALLED = {"all_games": "games", "game": "get"}
"""What a name is called at home, where that differs: ``rainout.games`` is the room that the games are in."""
_HOMES = {
    "Match": "rainout.core.match",
    "Position": "rainout.core.position",
    "advise": "rainout.bots",
    "all_games": "rainout.core.registry",
    "analyse": "rainout.bots.analysis",
    "game": "rainout.core.registry",
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


def __dir__() -> list[str]:
    """What there is, for ``help`` and for whoever presses the tabulator."""
    return sorted([*__all__, "__all__", "__doc__", "__file__", "__name__", "__path__", "__version__"])


def __getattr__(name: str) -> Any:
    """Names of the library, fetched when first used: the command line must not wait for NumPy to say hello."""
    import importlib

    if name in _HOMES:
        return getattr(importlib.import_module(_HOMES[name]), _CALLED.get(name, name))
    raise AttributeError(f"module 'rainout' has no attribute {name!r}")
