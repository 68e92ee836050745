"""A ladder: the ways to play a game that lead from one to the next, the easiest first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from rainout.core.options import OptionValue


class Rung(msgspec.Struct, frozen=True):
    """One way to play. Words: ``<game>-rung-<name>`` and ``…-about``; for a bot's, ``bot-<bot>``."""

    name: str
    options: dict[str, OptionValue] = {}
    """What is agreed on this rung, of all that the rungs of a game differ in."""
    seats: int | None = None
    """For how many players, where the rungs differ in that."""
    bot: str | None = None
    """The level of the bots, in a game whose only ladder is better and better company."""


def bot_rungs(bots: tuple[str, ...]) -> tuple[Rung, ...]:
    """The ladder of a game that has no other: its bots, weakest first."""
    return tuple(Rung(bot, bot=bot) for bot in bots)


def rung_of(rungs: Sequence[Rung], options: Mapping[str, OptionValue], seats: int) -> Rung | None:
    """The rung of a ladder that a table is on, whoever sits at it; None for one that is agreed on otherwise."""
    for rung in rungs:
        agreed = all(options.get(name) == value for name, value in rung.options.items())
        if agreed and rung.seats in (None, seats) and not rung.bot:
            return rung
    return None
