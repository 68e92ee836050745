"""Web push: a few words to one browser, through the push service that its maker runs.

What is sent is sealed for that browser alone. The address of the service comes from whoever asks to be called, so it
may lead anywhere: only to the public internet, by https, and no answer leads further.
"""

from __future__ import annotations

import base64
import ipaddress
import logging
import socket
import time
from contextlib import AbstractAsyncContextManager
from functools import cache
from importlib.util import find_spec
from types import TracebackType
from typing import TYPE_CHECKING, Any, Literal, TypeAlias
from urllib.parse import urlsplit

import msgspec

from rainout.server.errors import BadEndpoint
from rainout.server.records import Contact

if TYPE_CHECKING:
    from aiohttp import ClientSession

log = logging.getLogger(__name__)

Sent: TypeAlias = Literal["sent", "gone", "failed"]
"""What has become of a call; gone: nobody will ever be reached there."""

WITHIN = 10.0
"""Seconds that a push service may take."""
KEPT_FOR = 24 * 60 * 60
"""Seconds for which it keeps what it cannot deliver yet."""
SIGNED_FOR = 60 * 60
HTTPS = 443
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
"""Addresses that stand for others of the older kind."""


@cache
def is_installed() -> bool:
    """Whether the packages are there that this needs."""
    return find_spec("pywebpush") is not None


def new_key() -> str:
    """A key by which push services know this house."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def public_part(key: str) -> str:
    """What browsers are told of it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    public = Vapid02.from_pem(key.encode()).public_key
    return _text(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def check(endpoint: str, p256dh: str, anywhere: bool) -> None:
    """Refuse a subscription that no browser would give us."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), base64.urlsafe_b64decode(p256dh + "="))
        address = urlsplit(endpoint)
        port = address.port
    except ValueError:
        raise BadEndpoint from None
    plain = endpoint.isascii() and endpoint.isprintable() and not address.username and address.hostname
    allowed = address.scheme == "https" and port in (None, HTTPS) and not _is_number(address.hostname or "")
    if not plain or not (allowed or (anywhere and address.scheme in ("http", "https"))):
        raise BadEndpoint


def _is_number(host: str) -> bool:
    """Whether a host is named by its number: push services have names."""
    try:
        ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    """Whether an address is one of the public internet, and stands for no other.

    >>> [is_public(each) for each in ("93.184.216.34", "10.0.0.1", "127.0.0.1", "169.254.169.254", "::1")]
    [True, False, False, False, False]
    >>> [is_public(each) for each in ("2606:4700::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "fe80::1%2")]
    [True, False, False, False, False]
    """
    known = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(known, ipaddress.IPv6Address):
        if known.ipv4_mapped or known.sixtofour or known.teredo or known in NAT64:
            return False
    return known.is_global and not known.is_multicast


class Pusher(AbstractAsyncContextManager["Pusher"]):
    """Sends pushes, as long as it is open."""

    def __init__(self, key: str, sender: str, anywhere: bool) -> None:
        from py_vapid import Vapid02

        self._vapid = Vapid02.from_pem(key.encode())
        self._sender = sender
        self._anywhere = anywhere
        self._session: ClientSession | None = None

    async def __aenter__(self) -> Pusher:
        from aiohttp import ClientSession, ClientTimeout, DummyCookieJar, TCPConnector

        connector = TCPConnector(resolver=None if self._anywhere else public_resolver(), use_dns_cache=False)
        timeout = ClientTimeout(total=WITHIN)
        self._session = ClientSession(connector=connector, timeout=timeout, cookie_jar=DummyCookieJar())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._session:
            await self._session.close()

    async def send(self, contact: Contact, words: Any) -> Sent:
        """Send some words to a browser; whatever goes wrong, others can still be called."""
        try:
            return await self._send(contact, words)
        except Exception:
            log.exception("a browser could not be called")
            return "failed"

    async def _send(self, contact: Contact, words: Any) -> Sent:
        from aiohttp import ClientError
        from pywebpush import WebPusher

        assert self._session
        sealing = msgspec.json.decode(contact.sealing or "{}")
        try:
            check(contact.address, sealing["p256dh"], self._anywhere)  # settings may have changed
            pusher = WebPusher({"endpoint": contact.address, "keys": sealing})
            body = pusher.encode(msgspec.json.encode(words))["body"]
        except (BadEndpoint, KeyError, ValueError):
            return "gone"
        headers = {
            **self._signed(contact),
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT_FOR),
            "Topic": "turn",
        }
        try:
            # An answer that sends us elsewhere is no answer; what else it says is not read.
            async with self._session.post(
                contact.address, data=body, headers=headers, allow_redirects=False
            ) as answer:
                status = answer.status
        except (ClientError, OSError, TimeoutError) as error:
            log.info("a push service cannot be reached: %s", type(error).__name__)
            return "failed"
        if status in (404, 410):
            return "gone"
        if not 200 <= status < 300:
            log.info("a push service answers %s", status)
        return "sent" if 200 <= status < 300 else "failed"

    def _signed(self, contact: Contact) -> dict[str, str]:
        address = urlsplit(contact.address)
        claims = {
            "aud": f"{address.scheme}://{address.netloc}",
            "sub": self._answerable(contact),
            "exp": int(time.time()) + SIGNED_FOR,
        }
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed

    def _answerable(self, contact: Contact) -> str:
        """Where a push service can complain: to whoever signs our letters, else at the page itself."""
        if self._sender:
            return f"mailto:{self._sender}"
        host = urlsplit(contact.origin).hostname or ""
        return f"https://{host}" if "." in host else "mailto:rainout@localhost"


def public_resolver() -> Any:
    """Finds the addresses of hosts, and none that are not public: those found here are the ones that are dialled."""
    from aiohttp.abc import AbstractResolver, ResolveResult
    from aiohttp.resolver import ThreadedResolver

    class PublicResolver(AbstractResolver):
        def __init__(self) -> None:
            self._inner = ThreadedResolver()

        async def resolve(
            self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
        ) -> list[ResolveResult]:
            found = await self._inner.resolve(host, port, family)
            if not all(is_public(each["host"]) for each in found):
                raise OSError(f"{host} leads to an address that is not public")
            return found

        async def close(self) -> None:
            await self._inner.close()

    return PublicResolver()


def _text(octets: bytes) -> str:
    return base64.urlsafe_b64encode(octets).decode().rstrip("=")
