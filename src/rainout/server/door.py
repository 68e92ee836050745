"""The door: who can reach the server, and letting in the local network while it runs.

A server listens on its own machine unless told otherwise, and a link to it is of no use to a friend. Whoever sits at
that machine may open the door: then the server also listens at the machine's private addresses, and there alone. What
can be reached is what was there before, tables by their links and the list of open ones.
"""

from __future__ import annotations

import ipaddress
import logging
import re
import socket
from collections.abc import Awaitable, Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

from litestar import Request

from rainout.server.errors import NoNetwork, NotFromHere
from rainout.server.listening import EVERYWHERE, bind, url

log = logging.getLogger(__name__)

Serve = Callable[[socket.socket], Awaitable[None]]
"""Has the server listen at one more socket."""
PROBES = ("192.0.2.1", "10.255.255.254", "172.31.255.254", "192.168.255.254", "2001:db8::1", "fd00::1")
"""Addresses of examples and of private networks; the way to each tells an address of ours.

Those that more devices understand come first.
"""
PLACE = re.compile(r"[\w.:\[\]-]{1,300}", re.ASCII)
"""What a host, with or without a port, may look like."""
PASSED_ON = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers of a request that somebody else made, which came to us by way of this machine."""


def private_addresses() -> tuple[str, ...]:
    """This machine as others on its networks see it; nothing is sent to find out, only the way is looked up."""
    found = {}
    for probe in PROBES:
        family = socket.AF_INET6 if ":" in probe else socket.AF_INET
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as looking:
                looking.connect((probe, 9))
                found[str(looking.getsockname()[0])] = True
        except OSError:
            continue  # no way there, or a machine that does not know such addresses
    return tuple(address for address in found if is_private(address))


def is_private(address: str) -> bool:
    """Whether an address is of a local network, and not of this machine alone."""
    known = ipaddress.ip_address(address)
    return known.is_private and not (known.is_loopback or known.is_link_local or known.is_unspecified)


def is_this_machine(name: str) -> bool:
    """Whether a host's name or address means the machine that says it."""
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def name_in(place: str) -> str:
    """The name in a host with or without a port; empty where there is none.

    >>> name_in("localhost:8765"), name_in("[::1]:80"), name_in("["), name_in("a b")
    ('localhost', '::1', '', '')
    """
    if not PLACE.fullmatch(place):
        return ""
    try:
        return urlsplit(f"//{place}").hostname or ""
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    """Whether a host is named by its number."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Door:
    """Of one server; shut, and not to be opened, unless it is told otherwise."""

    def __init__(
        self,
        host: str = "127.0.0.1",
        port: int = 0,
        serve: Serve | None = None,
        find: Callable[[], Sequence[str]] = private_addresses,
    ) -> None:
        self._host = host.lower()
        self._port = port
        self.serve = serve
        self._find = find
        if host in EVERYWHERE:
            self.addresses = tuple(origin(each, port) for each in find())
        else:
            self.addresses = () if is_this_machine(host) else (origin(host, port),)
        """Where others reach the server, the likeliest first; none while only this machine does."""

    def answers_to(self, name: str) -> bool:
        """Whether the server goes by a name: what it listens at, and this machine's name where others get in.

        Listening everywhere it goes by every number: what was found by a number was not found by another's name.
        """
        everywhere = self._host in EVERYWHERE
        if is_this_machine(name) or name == self._host:
            return True
        if is_address(name):
            return everywhere or any(name == urlsplit(each).hostname for each in self.addresses)
        if not (everywhere or self.addresses):
            return False
        called = socket.gethostname().lower()
        return name in (called, f"{called}.local")

    @property
    def may_be_opened(self) -> bool:
        """Whether it is shut, and there is somebody to let in."""
        return not self.addresses and self.serve is not None and len(self._find()) > 0

    async def open(self) -> None:
        """Listen on the local network too; opened once, it stays so until the server stops."""
        if self.addresses:
            return
        found = []
        for address in self._find() if self.serve else ():
            try:
                listener = bind(address, self._port)
            except OSError as error:
                log.warning("cannot listen at %s: %s", address, error)
                continue
            await self.serve(listener)  # type: ignore[misc]
            found.append(origin(address, listener.getsockname()[1]))
        if not found:
            raise NoNetwork
        self.addresses = tuple(found)


def origin(host: str, port: int) -> str:
    """An address as links begin with it."""
    return url(host, port).rstrip("/")


def is_from_here(request: Request[Any, Any, Any]) -> bool:
    """Whether a person at this machine asks, in a page that this server has sent.

    Another site cannot: a name of its own that it makes lead here is not one of this machine's names, and what came
    through a server in between says so.
    """
    client, host = request.client, name_in(request.headers.get("host", ""))
    origin = request.headers.get("origin")
    came_from = name_in(origin.partition("//")[2]) if origin else host
    return (
        client is not None
        and is_this_machine(client.host)
        and is_this_machine(host)
        and is_this_machine(came_from)
        and not any(name in request.headers for name in PASSED_ON)
    )


def require_here(request: Request[Any, Any, Any]) -> None:
    """Refuse whoever is not at this machine."""
    if not is_from_here(request):
        raise NotFromHere
