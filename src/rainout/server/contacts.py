"""Contacts: where people have asked to be called when a table waits for them.

A contact is a browser that takes pushes, or an e-mail address that somebody has shown to read. It is named by a secret
that only its browser keeps, and what it is sent names it by another, which is good for nothing but to end that. For
which seats it is meant is kept by the hashes that hold the seats, so it follows a player from match to rematch. Who
somebody is, nobody need know.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import smtplib

import msgspec

from rainout.server import mail, push
from rainout.server.errors import (
    BadAddress,
    CalledAlready,
    MailFailed,
    NoCalls,
    NoContact,
)
from rainout.server.house import House
from rainout.server.protocol import (
    CallByMail,
    CallByPush,
    Contacted,
    ContactShown,
    MyContacts,
    Ways,
)
from rainout.server.records import Contact, Taken
from rainout.server.seats import digest, new_secret
from rainout.server.statements import is_name
from rainout.server.store import Store

log = logging.getLogger(__name__)

HOUR = 60 * 60 * 1000
"""Milliseconds in which nobody is called twice."""
STOP = "/api/calls/stop/"
PUSH_KEY = "push"
"""By which name the store knows the key of the house that push services are shown."""
LETTERS_AT_ONCE = 4


class Contacts:
    """What people may do about being called."""

    def __init__(self, store: Store, house: House) -> None:
        self._store = store
        self._house = house
        self._writing = asyncio.Semaphore(LETTERS_AT_ONCE)

    async def ways(self) -> Ways:
        """How the house can call people, and know them again."""
        settings = self._house.settings
        public = push.public_part(await self.push_key()) if self.pushes else None
        return Ways(public, mail.is_set_up(settings), settings.passkeys and are_passkeys_known())

    @property
    def pushes(self) -> bool:
        """Whether browsers are called."""
        return self._house.settings.push and push.is_installed()

    async def push_key(self) -> str:
        """The key by which push services know this house; made when it is first wanted."""
        return await self._store.house_key(PUSH_KEY, push.new_key)

    async def by_push(self, wish: CallByPush, origin: str) -> Contacted:
        """Call a browser."""
        if not self.pushes:
            raise NoCalls
        push.check(wish.endpoint, wish.p256dh, self._house.settings.push_anywhere)
        sealing = msgspec.json.encode({"p256dh": wish.p256dh, "auth": wish.auth}).decode()
        secret = new_secret()
        contact = Contact(
            contact=digest(secret),
            kind="push",
            address=wish.endpoint,
            account=account(wish.endpoint),
            sealing=sealing,
            origin=origin,
            language=wish.language,
            stop=new_secret(),
        )
        now = self._house.clock()
        await self._store.add_contact(contact, None, hashes(wish.seats), now, now - HOUR)
        return Contacted(secret)

    async def by_mail(self, wish: CallByMail, origin: str) -> Contacted:
        """Call somebody by e-mail, once they have followed the link in a first letter."""
        settings = self._house.settings
        if not mail.is_set_up(settings):
            raise NoCalls
        if not mail.is_address(wish.address):
            raise BadAddress(address=wish.address)
        secret, code = new_secret(), new_secret()
        contact = Contact(
            contact=digest(secret),
            kind="mail",
            address=wish.address,
            account=account(wish.address.lower()),
            origin=origin,
            language=wish.language,
            stop=new_secret(),
        )
        now = self._house.clock()
        if not await self._store.add_contact(contact, digest(code), hashes(wish.seats), now, now - HOUR):
            raise CalledAlready(HOUR / 1000)
        stop = f"{origin}{STOP}{contact.stop}"
        first = mail.about_confirming(settings, wish.address, origin, code, stop, wish.language)
        try:
            async with self._writing:
                await asyncio.to_thread(mail.post, settings, first)
        except (OSError, smtplib.SMTPException, mail.NoSuchReader) as error:
            log.warning("a letter could not be sent: %s", type(error).__name__)
            await self._store.forget_contact(contact.contact)
            await self._store.never_called(f"confirm {contact.account}")
            raise MailFailed from None
        return Contacted(secret)

    async def confirm(self, code: str) -> None:
        """What was sent to an address has come back."""
        if not await self._store.confirm(digest(code)):
            raise NoContact

    async def mine(self, wish: MyContacts) -> list[ContactShown]:
        """For which seats some contacts are meant from now on, and what they are."""
        found = []
        for secret in wish.contacts:
            try:
                known = await self._store.wait_at(digest(secret), hashes(wish.seats), self._house.clock())
            except Taken:  # it was ended at that very moment
                known = None
            found.append(ContactShown(*known) if known else ContactShown(None, False))  # type: ignore[arg-type]
        return found

    async def forget(self, secret: str) -> None:
        """Whoever has a contact's secret wants to be called there no more."""
        await self._store.forget_contact(digest(secret))

    async def stop(self, word: str) -> None:
        """Whoever was called wants that no more; said twice, it is as good."""
        if is_name(word):
            await self._store.stop_calling(word)


def account(address: str) -> str:
    """What all contacts at one address have in common."""
    return hashlib.sha256(address.encode()).hexdigest()


def hashes(tokens: list[str]) -> list[str]:
    """By which names the store knows what holds seats."""
    return [digest(token) for token in tokens]


def are_passkeys_known() -> bool:
    """Whether the package is there that knows passkeys."""
    from importlib.util import find_spec

    return find_spec("webauthn") is not None
