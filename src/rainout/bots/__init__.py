"""Players: random, novice and rule of thumb, each given only what its seat may know."""

from __future__ import annotations

from rainout.core.dice import new_dice
from rainout.core.errors import IllegalAction, RainoutError
from rainout.core.game import DICE, PLAY
from rainout.core.kernel import current
from rainout.core.match import Match
from rainout.core.position import Position
from rainout.core.state import Bot


class UnknownBot(RainoutError):
    """No bot has that level."""


NAMES = ("Pepper", "Moss", "Juno", "Rusty", "Clem", "Dot")
"""What bots are called where there are several at a table; one alone goes by its level."""


def bot(level: str) -> Bot:
    """The bot of a level, by name."""
    try:
        return Bot[level.upper()]
    except KeyError:
        raise UnknownBot(
            "error-unknown-bot", level=level, known=", ".join(b.name.lower() for b in Bot)
        ) from None


def decide(match: Match | Position, level: str = "advise", seed: int | None = None) -> str:
    """The action, in notation, that a bot takes for the seat that must act.

    Bots do not decide for CHANCE: what it does comes from the match's dice alone, or it could not be verified.
    """
    import secrets

    if match.actor < 0:
        raise IllegalAction("error-over" if match.over else "error-nobody-acts")
    kernels = current(match.game.contract)
    dice = new_dice()
    kernels.module(DICE).seed_dice(dice, secrets.randbits(63) if seed is None else seed, match.ply)
    mind = match.game.state.blanks(1)
    action = kernels.module(PLAY).decide(
        match.tables, match.state, int(bot(level)), dice, match.game.room(), mind
    )
    return match.game.notation.write(action)


def advise(match: Match | Position) -> str:
    """What the rule-of-thumb player would do."""
    return decide(match, "advise", seed=0)
