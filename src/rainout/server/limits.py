"""How much one client may ask for within a minute: more than people need, less than would be felt by others.

A bucket holds a minute's worth and fills evenly. It is kept as one number, the moment at which it will be full again;
one that is full is like one that never was, so only those that were used of late are kept, and not without end.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, Literal

from litestar.connection import ASGIConnection

from rainout.server.errors import TooManySockets, TooOften
from rainout.server.settings import Settings

Kind = Literal["requests", "messages", "tables", "sockets", "bots", "analyses", "sign_ups"]
"""What is counted; how much of it is allowed is the setting ``<kind>_a_minute``."""

MINUTE = 60.0
MOST_BUCKETS = 20_000
"""Buckets that are kept; beyond that, those used longest ago count as full."""
SITE = 64
"""Bits of an IPv6 address that name a household; whoever has one address there has all the others."""


class Limits:
    """What clients of one server have asked for of late."""

    def __init__(
        self,
        settings: Callable[[], Settings],
        clock: Callable[[], float] = time.monotonic,
        most: int = MOST_BUCKETS,
    ) -> None:
        self.settings = settings
        self._clock = clock
        self._most = most
        self._full_at: OrderedDict[tuple[Kind, str], float] = OrderedDict()
        self._sockets: Counter[str] = Counter()
        """The open ones, by address."""

    def __len__(self) -> int:
        return len(self._full_at)

    def take(self, kind: Kind, client: str, cost: int = 1) -> None:
        """A client asks for something; refused, and then it has cost nothing, if it was too much of late."""
        a_minute = getattr(self.settings(), f"{kind}_a_minute")
        if not a_minute:
            return
        bucket, now = (kind, client), self._clock()
        each = MINUTE / a_minute
        full_at = max(now, self._full_at.get(bucket, now)) + min(cost, a_minute) * each
        wait = full_at - now - MINUTE
        if wait > each / 1000:  # no more than rounding makes of it
            raise TooOften(wait)
        self._full_at[bucket] = full_at
        self._full_at.move_to_end(bucket)
        while len(self._full_at) > self._most or next(iter(self._full_at.values())) <= now:
            self._full_at.popitem(last=False)

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """A socket is open: not too many were opened of late, nor are open now, from one address."""
        self.take("sockets", address)
        most = self.settings().most_sockets
        if 0 < most <= self._sockets[address]:
            raise TooManySockets(most=most)
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


class Client:
    """Somebody at an address; with a number, one of those who share it."""

    _numbers = count(1)

    def __init__(self, limits: Limits, address: str) -> None:
        self.limits = limits
        self.address = address
        self._name = f"{address} {next(self._numbers)}"

    def take(self, kind: Kind, cost: int = 1) -> None:
        """Ask for something, on account of the address."""
        if cost:
            self.limits.take(kind, self.address, cost)

    @contextmanager
    def socket(self) -> Iterator[None]:
        """Have a socket open."""
        with self.limits.socket(self.address):
            yield

    def says(self) -> None:
        """A message comes: on account of this client, and of all at the address."""
        self.limits.take("messages", self._name)
        self.take("requests")


def client_of(request: ASGIConnection[Any, Any, Any, Any]) -> Client:
    """Whoever is at the other end."""
    host = request.client.host if request.client else ""
    return Client(request.app.state.limits, account_of(host))


def account_of(host: str) -> str:
    """On whose account an address asks.

    >>> account_of("203.0.113.7"), account_of("2001:db8:1:2:3::4"), account_of("::ffff:203.0.113.7")
    ('203.0.113.7', '2001:db8:1:2::', '203.0.113.7')
    """
    try:
        known = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if known.version == 4:
        return host
    if known.ipv4_mapped:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, SITE), strict=False).network_address)
