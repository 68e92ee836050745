"""What a bot is handed at a web table where something is hidden: what its seat sees, and nothing to look ahead from."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from rainout.core.game import Game
from rainout.core.options import OptionValue
from rainout.core.table import Choice
from rainout.core.words import Message, message
from rainout.visiting.errors import NotShown


class Glimpse:
    """What a seat that must act sees, under the names that a :class:`~rainout.core.position.Position` has for it.

    A record from which to go on cannot be made of a view, and none is sent. So there is nothing to clone, to imagine or
    to play out; a bot that asks for that is told so.
    """

    over = False

    def __init__(
        self,
        game: Game,
        agreed: Mapping[str, OptionValue],
        *,
        seats: int,
        actor: int,
        ply: int,
        view: Any,
        choices: tuple[Choice, ...],
        prompt: Message,
    ) -> None:
        self.game = game
        self.agreed = dict(agreed)
        self.seats = seats
        self.actor = actor
        """The seat that must act: the bot's own."""
        self.ply = ply
        self.texts = tuple(choice.action for choice in choices)
        """The legal actions in notation."""
        self.options = tuple(map(game.notation.read, self.texts))
        """The same by their numbers."""
        self._view, self._choices, self._prompt = view, choices, prompt
        self._luck = Random(secrets.randbits(63))

    def view(self, seat: int | None = None) -> Any:
        """What the seat sees on the table; no other's view is sent."""
        if seat not in (None, self.actor):
            raise self._not_shown(f"view({seat})")
        return msgspec.convert(self._view, self.game.view_type, str_keys=True)

    def choices(self) -> tuple[Choice, ...]:
        """The legal actions, with words and with the facts of what they name."""
        return self._choices

    def prompt(self) -> Message:
        """One sentence: whose move it is and what is asked."""
        return self._prompt

    def below(self, n: int) -> int:
        """One of 0 … n-1, each equally likely."""
        return self._luck.randrange(n)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        raise self._not_shown(name)

    def _not_shown(self, name: str) -> NotShown:
        return NotShown("error-visit-not-shown", game=message(f"{self.game.id}-title"), name=name)

    def __repr__(self) -> str:
        return f"<Glimpse: {self.game.id} after {self.ply} actions, {self.game.notation.list(self.options)}>"
