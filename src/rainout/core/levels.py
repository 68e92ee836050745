"""Levels: the players a game brings, from one that a child beats to the best there is, each of them a few numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rainout.core.errors import RainoutError
from rainout.core.state import Bot

SLIPS = 1 << 20
"""What slips are out of, in kernels."""


class UnknownBot(RainoutError):
    """No bot has that level."""


@dataclass(frozen=True)
class Level:
    """A player by name. Words: ``bot-<name>``."""

    name: str
    bot: Bot
    """How it thinks."""
    slips: float = 0.0
    """The part of its decisions that is left to chance."""
    width: int = 20
    """As many of CHANCE's outcomes as are taken each in turn, where it weighs what options lead to."""
    caution: float = 0.0
    """Standard errors by which an option must be better than what ``advise`` would do."""
    nodes: int = 0
    """Futures searched for a decision, or none."""

    @property
    def player(self) -> dict[str, float]:
        """The same as kernels take it; see :data:`rainout.core.mind.PLAYER`."""
        return {
            "bot": self.bot,
            "slips": round(self.slips * SLIPS),
            "width": self.width,
            "caution": self.caution,
            "nodes": self.nodes,
        }

    @property
    def plain(self) -> bool:
        """Whether it is nothing but one of the ways to think that need no learned value and make no slips."""
        return self.bot <= Bot.ADVISE and not self.slips


USUAL = (
    Level("rookie", Bot.NOVICE, slips=0.3),
    Level("veteran", Bot.NOVICE),
    Level("all-star", Bot.ADVISE),
)
"""The levels of a game that has no learned value."""
WAYS = tuple(Level(bot.name.lower(), bot) for bot in Bot)
"""Ways to think by themselves, for whoever measures bots against them."""


def find_level(levels: Sequence[Level], name: str) -> Level:
    """The level of a name among a game's, or a way to think by its own."""
    wanted = name.strip().lower()
    for level in (*levels, *WAYS):
        if level.name == wanted:
            return level
    known = ", ".join(level.name for level in (*levels, *WAYS[: Bot.ADVISE + 1]))
    raise UnknownBot("error-unknown-bot", level=name, known=known)
