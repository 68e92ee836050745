"""What can go wrong between a person and a game; each error is a message in the reader's language."""

from __future__ import annotations

import re
from typing import ClassVar

from rainout.core.words import Message, Speaker, message


class RainoutError(Exception):
    """Bad input: says what was wrong and what was expected, and nothing has changed."""

    code: ClassVar[str] = "bad-input"
    """Stable name for programs: that of the class, ``unknown-game``, unless it gives another."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "code" not in vars(cls):
            cls.code = re.sub(r"(?<=.)(?=[A-Z])", "-", cls.__name__).lower()

    def __init__(self, key: str, **args: str | int | Message) -> None:
        self.message = message(key, **args)
        super().__init__(key)

    def __str__(self) -> str:
        return Speaker().say(self.message)


class NotationError(RainoutError):
    """Text that is no action of the game at all."""

    code = "bad-notation"


class IllegalAction(RainoutError):
    """An action of the game that is not among the options now."""


class AmbiguousAction(RainoutError):
    """Shortened text that fits several options."""


class BadOption(RainoutError):
    """A match option that does not exist or cannot have that value."""


class BadFile(RainoutError):
    """A match or scenario file that cannot be read."""


class BadSeats(RainoutError):
    """A game for another number of players."""


class UnknownGame(RainoutError):
    """No game has that id."""


class UnknownLesson(RainoutError):
    """A game has no lesson of that name."""
