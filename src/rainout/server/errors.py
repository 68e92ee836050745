"""Everything that can be refused, each with a stable code, an HTTP status and words in the reader's language."""

from __future__ import annotations

import logging
from typing import ClassVar

from rainout.core.errors import RainoutError
from rainout.core.words import Message, Speaker
from rainout.server.protocol import Trouble

log = logging.getLogger(__name__)

LONGEST_QUOTE = 200


class Refusal(RainoutError):
    """Something the server does not do; its words are the message ``refused-<code>``."""

    status: ClassVar[int] = 400

    def __init__(self, **args: str | int | Message) -> None:
        super().__init__(f"refused-{self.code}", **args)


class BadJson(Refusal):
    """A body or message that is not JSON."""

    code = "bad-json"


class NotJson(Refusal):
    """A body that does not say it is JSON; other sites' forms cannot say so, which keeps them out."""

    code = "not-json"
    status = 415


class BadMessage(Refusal):
    """JSON that has not the form agreed on."""

    code = "bad-message"
    status = 422


class TooLarge(Refusal):
    """A body or message beyond the limit."""

    code = "too-large"
    status = 413


class UnknownAddress(Refusal):
    """Nothing is there."""

    code = "unknown-address"
    status = 404


class WrongMethod(Refusal):
    """Something is there, but not for that method."""

    code = "wrong-method"
    status = 405


class BadRequest(Refusal):
    """A request that cannot be understood for any other reason."""

    code = "bad-request"


class UnknownMatch(Refusal):
    """No match has that name."""

    code = "unknown-match"
    status = 404


class NoGame(Refusal):
    """An address that names no game."""

    code = "no-game"
    status = 404


class NoWorkshop(Refusal):
    """No game of that name has teams to be built."""

    code = "no-workshop"
    status = 404


class UnknownPly(Refusal):
    """The match has not come that far."""

    code = "unknown-ply"
    status = 404


class NoToken(Refusal):
    """What only players may do, asked by someone who shows no token."""

    code = "no-token"
    status = 401


class WrongToken(Refusal):
    """A token that holds no seat of this match."""

    code = "wrong-token"
    status = 401


class NotYourSeat(Refusal):
    """A seat held by someone else."""

    code = "not-your-seat"
    status = 403


class Away(Refusal):
    """A player who has left the seat to a bot and must take it back first."""

    code = "away"
    status = 409


class NotGone(Refusal):
    """Someone who is there cannot be replaced by a bot."""

    code = "not-gone"
    status = 409


class WrongInvitation(Refusal):
    """An invitation that was used already or never given out."""

    code = "wrong-invitation"
    status = 403


class HiddenYet(Refusal):
    """What must not be shown before the match is over."""

    code = "hidden-yet"
    status = 403


class Stale(Refusal):
    """Someone else was first: the log is not where the client thought."""

    code = "stale"
    status = 409

    def __init__(self, ply: int) -> None:
        self.ply = ply
        super().__init__()


class NotYourTurn(Refusal):
    """Another seat must act first."""

    code = "not-your-turn"
    status = 409


class MatchOver(Refusal):
    """The match has ended."""

    code = "over"
    status = 409


class NotOver(Refusal):
    """The match has not ended."""

    code = "not-over"
    status = 409


class OldRules(Refusal):
    """The match was played under rules this program no longer knows."""

    code = "old-rules"
    status = 409


class TableRolls(Refusal):
    """The players wanted the table to roll, so nobody may say what was rolled."""

    code = "table-rolls"
    status = 422


class HelloExpected(Refusal):
    """A socket that began with something other than hello, or with nothing."""

    code = "hello-expected"


class DamagedMatch(Refusal):
    """A stored match that does not follow the rules."""

    code = "damaged-match"
    status = 500


class StorageFailed(Refusal):
    """The database could not be written or read; nothing has changed."""

    code = "storage-failed"
    status = 503


class Internal(Refusal):
    """A mistake of ours."""

    code = "internal"
    status = 500


class CannotStart(RainoutError):
    """The server cannot be started, and why."""

    code = "cannot-start"


STATUS = {"cannot-undo": 409}
"""Of errors that come from the core; 422 for the others."""


def status_of(error: RainoutError) -> int:
    """The HTTP status of an error."""
    return error.status if isinstance(error, Refusal) else STATUS.get(error.code, 422)


def trouble(error: RainoutError, language: str) -> Trouble:
    """An error as it goes over the wire."""
    ply = error.ply if isinstance(error, Stale) else None
    try:
        words = Speaker(language).say(shortened(error.message))
    except (
        LookupError
    ):  # a catalog lacks the message: worth a line in the log, but no reason to answer nothing
        log.exception("no words for %s", error.code)
        words = error.code
    return Trouble(error.code, words, ply)


def shortened(told: Message) -> Message:
    """A message that quotes no more of what a client sent than a reader needs; catalogs take 1000 letters at most."""
    args: dict[str, str | int | Message] = {}
    for name, value in told.args.items():
        if isinstance(value, Message):
            args[name] = shortened(value)
        elif isinstance(value, str) and len(value) > LONGEST_QUOTE:
            args[name] = value[:LONGEST_QUOTE] + "…"
        else:
            args[name] = value
    return Message(told.key, args, told.seats)
