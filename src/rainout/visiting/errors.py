"""What can keep a bot from a web table, or from playing there; each says what was wrong and what would do."""

from __future__ import annotations

from rainout.core.errors import RainoutError


class WrongLink(RainoutError):
    """A link that leads to no table."""


class Unreachable(RainoutError):
    """Nobody answers at a server's address."""


class NotRainout(RainoutError):
    """Somebody answers, but it is no server of ours."""


class TurnedAway(RainoutError):
    """The server refuses, and its words say why."""

    def __init__(self, code: str, why: str) -> None:
        self.refusal = code
        """The server's own code for it."""
        super().__init__("error-visit-refused", why=why)


class NoSeat(RainoutError):
    """There is no seat at the table for whoever has only this link."""


class OtherRules(RainoutError):
    """The table plays by rules that this program does not know."""


class NeedsPosition(RainoutError):
    """A bot that looks ahead from positions, in a game that shows none over the wire."""


class NotShown(RainoutError):
    """A bot asked for what a web table does not show."""
