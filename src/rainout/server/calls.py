"""Calls: who has asked for it is told of tables that wait for them, when they are not there.

A turn is called once, after it has been due for a while, and once more before its time is up; all tables that wait for
somebody go into one call, and no address is called twice within an hour. That is settled in the store before anything
is sent, so neither a fall nor another worker makes a second call of it: what was not sent is sent an hour later. Among
several workers one has the duty.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
from collections.abc import Sequence
from contextlib import ExitStack
from datetime import datetime
from email.message import EmailMessage
from typing import NamedTuple

from rainout.core.errors import RainoutError
from rainout.core.words import Speaker
from rainout.server import mail
from rainout.server.contacts import HOUR, STOP, Contacts
from rainout.server.errors import StorageFailed
from rainout.server.house import House
from rainout.server.mail import NoSuchReader, Post
from rainout.server.push import Pusher, Sent
from rainout.server.records import Contact, Told, Wait, now
from rainout.server.seats import called
from rainout.server.settings import Settings
from rainout.server.store import Store

log = logging.getLogger(__name__)

DUTY = "calls"
"""By which name the store knows whose this is."""
LOOKED, LOOKED_SOONEST = 30.0, 0.1
"""Seconds between two looks; more often where a turn is called after a shorter time."""
MOST_CALLED, MOST_TABLES = 500, 20
"""Of one look, and of one call."""
MOST_LINES = 5
"""Tables that are named in a push."""
AT_ONCE = 8
"""Browsers that are called at the same time."""
DAY = 24 * HOUR
UNCONFIRMED, UNSEEN = DAY, 400 * DAY
"""Milliseconds after which a contact is forgotten that was never confirmed, or whose browser was not seen."""
MOST_FAILURES, MOST_REFUSALS = 10, 3
"""Calls in a row that went wrong, after which an address is forgotten; the second where nobody is said to be there."""
LONGEST_WAIT = 24
"""Hours between two attempts at an address that cannot be reached."""
REMINDED_FROM = 8 * 60 * 60
"""Seconds that a move must have, so that a turn is called again when a quarter of them is left."""


class Waiting(NamedTuple):
    """A table that waits for somebody, as they are told."""

    match: str
    game: str
    others: tuple[str, ...]
    """What those are called who sit there too; empty for those without a name."""
    hours: int
    """For how long it has waited."""
    left: int | None
    """Hours that are left for the move; None where no clock runs."""


class Called(NamedTuple):
    """All that one call says, to whom, and what is noted then."""

    contact: Contact
    tables: list[Waiting]
    told: list[Told]


class Caller:
    """Calls people, beside all else that a server does."""

    def __init__(self, store: Store, house: House, contacts: Contacts) -> None:
        self._store = store
        self._house = house
        self._contacts = contacts
        self._swept = 0

    async def go_on(self) -> None:
        """Look again and again who is to be called, until cancelled."""
        while True:
            await asyncio.sleep(min(LOOKED, max(LOOKED_SOONEST, self._house.settings.call_after / 10)))
            try:
                await self.look()
            except (StorageFailed, smtplib.SMTPException, OSError) as error:
                log.warning("people could not be called: %s", type(error).__name__)
            except Exception:
                log.exception("people could not be called")

    async def look(self) -> None:
        """Call everybody who is to be called."""
        settings, at = self._house.settings, self._house.clock()
        since = at, at - HOUR, now(ago=settings.call_after)
        accounts = await self._store.due(*since, MOST_CALLED)
        if not (accounts or at - self._swept >= HOUR) or not await self._house.has_duty(DUTY):
            return
        if at - self._swept >= HOUR:
            self._swept = at
            await self._store.forget_old_contacts(at - UNCONFIRMED, at - UNSEEN, at - DAY)
        calls: list[Called] = []
        for account in accounts:
            waits = await self._store.waits(account, *since, MOST_TABLES)
            if found := await self._made_of(waits, at):
                calls.append(found)
        await self._push([each for each in calls if each.contact.kind == "push"])
        await self._write([each for each in calls if each.contact.kind == "mail"])

    # --- What there is to say ---

    async def _made_of(self, waits: Sequence[Wait], at: int) -> Called | None:
        """What to tell somebody for whom tables wait; None if there is no news, or none that they need."""
        tables, told, news = dict[str, Waiting](), list[Told](), False
        missing = [wait for wait in waits if not self._house.is_there(wait.match, wait.seat)]
        for wait in missing if any(wait.news for wait in missing) else ():
            state = await self._look_at(wait, at)
            mark = Told(wait.contact.contact, wait.token, wait.match, wait.ply, state[1] if state else None)
            if state is None:  # nothing is to be done there before something happens
                await self._store.called([mark], False)
                continue
            tables[wait.match] = state[0]
            told.append(mark)
            news |= wait.news
        return Called(waits[0].contact, list(tables.values()), told) if news else None

    async def _look_at(self, wait: Wait, at: int) -> tuple[Waiting, int | None] | None:
        """How a table waits, and when to say so again; None if it does not."""
        try:
            async with self._house.at(wait.match) as table:
                clocks, sitting = table.clocks, table.record.seats
                mine = sitting[wait.seat]
                asked = table.standing.actor == wait.seat and not table.match.over and not table.closed
                stands = clocks is not None and not clocks.going
                if not asked or stands or mine.away or mine.kind != "human":
                    return None
                due = clocks.due(wait.seat) if clocks else None
                pace = clocks.pace if clocks else None
                speaker = Speaker(wait.contact.language)
                others = tuple(
                    plain(called(seat, number, speaker))
                    for number, seat in enumerate(sitting)
                    if number != wait.seat
                )
        except StorageFailed:
            raise
        except RainoutError:
            return None
        waited = at - int(datetime.fromisoformat(wait.updated).timestamp() * 1000)
        left = None if due is None else max(0, due - at) // HOUR
        found = Waiting(wait.match, table.record.game, others, max(0, waited) // HOUR, left)
        again = None
        if due is not None and pace and pace.each_move and pace.seconds >= REMINDED_FROM:
            last_quarter = due - pace.seconds * 1000 // 4
            again = last_quarter if last_quarter > at else None
        return found, again

    # --- Saying it ---

    async def _may_call(self, each: Called) -> bool:
        """Whether nobody was faster; from here on the call counts as made."""
        at = self._house.clock()
        return await self._store.may_call(each.contact.account, at, at - HOUR)

    async def _push(self, calls: Sequence[Called]) -> None:
        """Call browsers, some at a time."""
        if not calls or not self._contacts.pushes:
            return
        settings, turn = self._house.settings, asyncio.Semaphore(AT_ONCE)
        key = await self._contacts.push_key()
        async with Pusher(key, mail.sender(settings), settings.push_anywhere) as pusher:

            async def push_one(each: Called) -> None:
                async with turn:
                    if await self._may_call(each):
                        await self._note(each, await pusher.send(each.contact, pushed(each)), MOST_FAILURES)

            await asyncio.gather(*map(push_one, calls))

    async def _write(self, calls: Sequence[Called]) -> None:
        """Send letters, one after the other; nothing counts as sent before the mail server is there."""
        settings = self._house.settings
        if not calls or not mail.is_set_up(settings):
            return
        with ExitStack() as leaving:
            post = await asyncio.to_thread(leaving.enter_context, Post(settings))
            for each in calls:
                if await self._may_call(each):
                    sent = await asyncio.to_thread(handed_over, post, letter(settings, each))
                    await self._note(each, sent, MOST_REFUSALS if sent == "gone" else MOST_FAILURES)

    async def _note(self, each: Called, sent: Sent, most: int) -> None:
        """Note what has become of a call; who cannot be reached is left alone for longer each time, then for good.

        A browser that is gone is forgotten at once. That nobody reads letters there must be said more than once.
        """
        contact = each.contact
        failures = contact.failures + 1
        if sent == "sent":
            await self._store.called(each.told)
        elif failures >= most or (sent == "gone" and contact.kind == "push"):
            await self._store.forget_account(contact.account)
        else:
            pause = min(2**failures, LONGEST_WAIT) * HOUR
            await self._store.not_called(contact.account, failures, self._house.clock() + pause)


def handed_over(post: Post, written: EmailMessage) -> Sent:
    """What the mail server makes of a letter."""
    try:
        post.send(written)
    except NoSuchReader:
        return "gone"
    except (OSError, smtplib.SMTPException) as error:
        log.warning("a letter could not be sent: %s", type(error).__name__)
        return "failed"
    return "sent"


# --- In words ---


def pushed(each: Called) -> dict[str, str]:
    """What the service worker of a browser shows (``ui/worker.js``)."""
    contact, speaker = each.contact, Speaker(each.contact.language)
    alone = len(each.tables) == 1
    return {
        "title": title(speaker, each),
        "body": "\n".join(line(speaker, table) for table in each.tables[:MOST_LINES]),
        "path": f"/t/{each.tables[0].match}" if alone else "/",
        "stop": f"{STOP}{contact.stop}",
        "stop_label": speaker.say("call-stop"),
        "language": contact.language,
    }


def letter(settings: Settings, each: Called) -> EmailMessage:
    """A letter with all tables that wait."""
    contact, speaker = each.contact, Speaker(each.contact.language)
    say = speaker.say
    house = contact.origin.partition("://")[2]
    tables = [f"- {line(speaker, table)}\n  {contact.origin}/t/{table.match}" for table in each.tables]
    parts = [
        say("call-letter", count=len(each.tables), house=house),
        *tables,
        say("call-letter-why"),
        f"{contact.origin}/me#stop={contact.stop}",
    ]
    stop = f"{contact.origin}{STOP}{contact.stop}"
    text = "\n\n".join(parts) + "\n"
    return mail.letter(settings, contact.address, title(speaker, each), text, stop, contact.language)


def title(speaker: Speaker, each: Called) -> str:
    """What a call is about."""
    game = speaker.say(f"{each.tables[0].game}-title")
    return speaker.say("call-title", count=len(each.tables), game=game)


def line(speaker: Speaker, table: Waiting) -> str:
    """One table that waits."""
    said = speaker.say(
        "call-line",
        game=speaker.say(f"{table.game}-title"),
        others=", ".join(table.others),
        waited=span(speaker, table.hours),
    )
    if table.left is None:
        return said
    return f"{said} {speaker.say('call-left', left=span(speaker, table.left))}"


def span(speaker: Speaker, hours: int) -> str:
    """A time as people say it."""
    if hours >= 2 * 24:
        return speaker.say("call-days", count=hours // 24)
    return speaker.say("call-hours", count=hours)


def plain(name: str) -> str:
    """A name that somebody has given themselves, without what mail programs would make a link of."""
    kept = "".join(letter if letter.isalnum() or letter in " -'’" else " " for letter in name)
    return " ".join(kept.split()) or "–"
