"""Who sits at a table: people by name, bots by level, as match files write them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rainout.cli.voice import Voice
from rainout.core import matchfile
from rainout.core.game import Game
from rainout.core.match import Match

BOT = "bot "
"""What a bot's name in a match file starts with; its level follows."""


@dataclass(frozen=True)
class Seat:
    """A person, or a bot: one of some level, or one of the player's own by its file and name."""

    name: str = ""
    bot: str | None = None

    @property
    def written(self) -> str:
        """The seat as a match file names it."""
        return f"{BOT}{self.bot}" if self.bot else self.name

    @classmethod
    def read(cls, written: str, game: Game) -> Seat:
        """The seat a match file of a game names."""
        from rainout.bots.guests import is_guest

        if not written.startswith(BOT):
            return cls(name=written)
        level = written.removeprefix(BOT).strip()
        return cls(bot=level if is_guest(level) else game.level(level).name)


def seats_of(text: str, match: Match) -> list[Seat]:
    """The seats of a match file, as many as the match needs."""
    seats = [Seat.read(written, match.game) for written in matchfile.players(text)]
    return [*seats, *[Seat()] * (match.seats - len(seats))]


def display_names(seats: Sequence[Seat], voice: Voice, you: int | None = None) -> list[str]:
    """What the players are called at the table; people without a name by their number, the only reader as "you"."""
    bots = [number for number, seat in enumerate(seats) if seat.bot]
    names = [
        _bot_name(seat.bot, voice) if seat.bot else seat.name or _unnamed(number, voice, you)
        for number, seat in enumerate(seats)
    ]
    if len(bots) > 1:
        from rainout.bots import NAMES

        for number, name in zip(bots, NAMES, strict=False):
            names[number] = name
    return names


def _bot_name(bot: str, voice: Voice) -> str:
    return bot.rpartition(":")[2] if ":" in bot else voice.say(f"bot-{bot}")


def _unnamed(number: int, voice: Voice, you: int | None) -> str:
    return voice.say("cli-you") if number == you else voice.say("seat-name", number=number + 1)
