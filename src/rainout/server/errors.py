"""Everything that can be refused, each with a stable code, an HTTP status and words in the reader's language."""

from __future__ import annotations

import logging
from math import ceil
from typing import ClassVar

from rainout.core.errors import RainoutError
from rainout.core.words import Message, Speaker
from rainout.server import journal
from rainout.server.protocol import Trouble

log = logging.getLogger(__name__)

LONGEST_QUOTE = 200


class Refusal(RainoutError):
    """Something the server does not do; its words are the message ``refused-<code>``."""

    status: ClassVar[int]

    def __init_subclass__(cls, status: int = 400) -> None:
        super().__init_subclass__()
        cls.status = status

    def __init__(self, **args: str | int | Message) -> None:
        super().__init__(f"refused-{self.code}", **args)


class BadJson(Refusal):
    """A body or message that is not JSON."""


class NotJson(Refusal, status=415):
    """A body that does not say it is JSON; other sites' forms cannot say so, which keeps them out."""


class BadMessage(Refusal, status=422):
    """JSON that has not the form agreed on."""


class TooLarge(Refusal, status=413):
    """A body or message beyond the limit."""


class TooLate(Refusal, status=408):
    """A request whose body does not come."""


class UnknownAddress(Refusal, status=404):
    """Nothing is there."""


class WrongMethod(Refusal, status=405):
    """Something is there, but not for that method."""


class NotFromHere(Refusal, status=403):
    """Something that only whoever sits at the server's machine may do."""


class WrongHost(Refusal, status=421):
    """A request for a name that is not this server's."""


class WrongOrigin(Refusal, status=403):
    """A request from another site's page."""


class NoNetwork(Refusal, status=409):
    """There is no local network to listen on."""


class BadRequest(Refusal):
    """A request that cannot be understood for any other reason."""


class UnknownMatch(Refusal, status=404):
    """No match has that name."""


class NoGame(Refusal, status=404):
    """An address that names no game."""


class NoWorkshop(Refusal, status=404):
    """No game of that name has teams to be built."""


class NobodyScores(Refusal, status=404):
    """A box score of a game that nobody keeps score of."""


class LongSheet(Refusal, status=422):
    """A team sheet longer than any that a match takes."""


class UnknownPly(Refusal, status=404):
    """The match has not come that far."""


class NoToken(Refusal, status=401):
    """What only players may do, asked by someone who shows no token."""


class WrongToken(Refusal, status=401):
    """A token that holds no seat of this match."""


class NotYourSeat(Refusal, status=403):
    """A seat held by someone else."""


class Away(Refusal, status=409):
    """A player who has left the seat to a bot and must take it back first."""


class TimeUp(Refusal, status=409):
    """A player whose time has run out, and for whom a bot plays to the end."""


class CannotRate(Refusal, status=422):
    """A rated table with somebody who is no person of their own, or with dice that nobody can check."""


class NoKey(Refusal, status=422):
    """A rated table, and somebody without a key."""


class Closed(Refusal, status=409):
    """A table that the host has closed."""


class AtOdds(Refusal, status=403):
    """Somebody at the table does not want to play with whoever sits down, or the other way round."""


class BadAddress(Refusal, status=422):
    """Something that is no e-mail address."""


class BadEndpoint(Refusal, status=422):
    """A push subscription that leads nowhere we would go."""


class NoCalls(Refusal, status=409):
    """A way to be called that this house does not have."""


class CalledAlready(Refusal, status=429):
    """A letter went to that address a moment ago."""

    def __init__(self, wait: float) -> None:
        self.wait = wait
        super().__init__(minutes=ceil(wait / 60))


class MailFailed(Refusal, status=503):
    """The letter could not be handed to the post."""


class NoContact(Refusal, status=404):
    """A link from a letter that counts no more."""


class NoPasskeys(Refusal, status=409):
    """A house that does not know people by passkeys."""


class BadPasskey(Refusal, status=403):
    """What a passkey has signed does not hold."""


class UnknownPasskey(Refusal, status=404):
    """A passkey with which nothing was sealed here."""


class NoReport(Refusal, status=404):
    """A report that nobody has made."""


class UnknownLeague(Refusal, status=404):
    """No league has that name."""


class NotYourClub(Refusal, status=403):
    """What only whoever manages a club may do."""


class NotDue(Refusal, status=409):
    """A game that is not to be played now, or not by people."""


class CannotFound(RainoutError):
    """A league that cannot be founded as wished, for the reason that was given elsewhere."""

    def __init__(self, code: str, message: Message) -> None:
        super().__init__(message.key, **message.args)
        self.code = code  # type: ignore[misc]


class NotCommissioner(Refusal, status=403):
    """What only a league's commissioner may do."""


class SeasonOver(Refusal, status=409):
    """A season that has its champion cannot be played on."""


class LeagueBusy(Refusal, status=409):
    """A league that is being played already."""


class NoLines(Refusal, status=404):
    """Players of a league in which nobody keeps their lines."""


class NeedsConsent(Refusal, status=409):
    """Something was to be taken back that the others must agree to."""


class CannotAsk(Refusal, status=409):
    """Something was asked for that is not to be had, or while something else is asked."""


class NothingAsked(Refusal, status=409):
    """An answer to nothing that this seat was asked."""


class Paused(Refusal, status=409):
    """A move while the clocks stand."""


class NotGone(Refusal, status=409):
    """Someone who is there cannot be replaced by a bot."""


class JustLeft(Refusal, status=409):
    """Someone who was there a moment ago keeps the seat for a while."""

    def __init__(self, wait: float) -> None:
        self.wait = wait
        super().__init__(wait=ceil(wait))


class TooManyEmotes(Refusal, status=429):
    """Somebody who has said a lot within a few seconds."""


class TooOften(Refusal, status=429):
    """More than one client may ask for at a time."""

    def __init__(self, wait: float) -> None:
        self.wait = wait
        super().__init__(wait=ceil(wait))


class TooManySockets(Refusal, status=429):
    """As many sockets are open from one address as may be."""


class WrongInvitation(Refusal, status=403):
    """An invitation that was used already or never given out."""


class SeatTaken(Refusal, status=409):
    """No seat is free, or not the one that was asked for."""


class Seated(Refusal, status=409):
    """Somebody who sits at the table has asked for another seat of it."""


class NotKept(Refusal, status=409):
    """A seat that is not kept for anybody was to be offered to all."""


class HiddenYet(Refusal, status=403):
    """What must not be shown before the match is over."""


class NoCoach(Refusal, status=403):
    """The coach was asked in a game against people."""


class NothingToChoose(Refusal, status=409):
    """The coach was asked when a die is due, which nobody can throw better."""


class Stale(Refusal, status=409):
    """Someone else was first: the log is not where the client thought."""

    def __init__(self, ply: int) -> None:
        self.ply = ply
        super().__init__()


class NotYourTurn(Refusal, status=409):
    """Another seat must act first."""


class MatchOver(Refusal, status=409):
    """The match has ended."""

    code = "over"


class NotOver(Refusal, status=409):
    """The match has not ended."""


class OldRules(Refusal, status=409):
    """The match was played under rules this program no longer knows."""


class TableRolls(Refusal, status=422):
    """The players wanted the table to roll, so nobody may say what was rolled."""


class HelloExpected(Refusal):
    """A socket that began with something other than hello, or with nothing."""


class DamagedMatch(Refusal, status=500):
    """A stored match that does not follow the rules."""


class StorageFailed(Refusal, status=503):
    """The database could not be written or read; nothing has changed."""


class DatabaseGone(StorageFailed, status=503):
    """The database's file was deleted or replaced while the server ran; nothing has changed."""


class DatabaseDamaged(StorageFailed, status=503):
    """The database cannot read what is in it; nothing has changed."""


class Busy(Refusal, status=503):
    """More was asked for than can be done at once; nothing has changed."""

    def __init__(self, wait: float) -> None:
        self.wait = wait
        super().__init__()


class Internal(Refusal, status=500):
    """A mistake of ours."""


class CannotStart(RainoutError):
    """The server cannot be started, and why."""


STATUS = {"cannot-undo": 409, "unknown-lesson": 404, "too-many-analyses": 429, "no-such-game": 404}
"""Of errors that come from the core; 422 for the others."""


def status_of(error: RainoutError) -> int:
    """The HTTP status of an error."""
    return error.status if isinstance(error, Refusal) else STATUS.get(error.code, 422)


def trouble(error: RainoutError, language: str) -> Trouble:
    """An error as it goes over the wire, written down as one."""
    journal.refused(error.code)
    ply = error.ply if isinstance(error, Stale) else None
    wait = wait_of(error)
    try:
        words = Speaker(language).say(shortened(error.message))
    except (
        LookupError
    ):  # a catalog lacks the message: worth a line in the log, but no reason to answer nothing
        log.exception("no words for %s", error.code)
        words = error.code
    return Trouble(error.code, words, ply, wait)


def wait_of(error: RainoutError) -> float | None:
    """Seconds after which what was refused may be asked for again; None where time does not help."""
    wait = getattr(error, "wait", None)
    return None if wait is None else round(wait, 1)


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
