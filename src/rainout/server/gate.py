"""The gate: what every request must show before anything is done for it.

A browser says in ``Host`` by what name it found the server, and in ``Origin`` whose page asks. A page of another site
may have a name of its own lead to this machine; then it would be let in as if it were ours. So the server answers only
to names that are its own, and only to its own pages or to programs, which name none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from rainout.server.door import Door, name_in
from rainout.server.errors import WrongHost, WrongOrigin
from rainout.server.limits import client_of

FOR_MACHINES = "for_machines"
"""Marks addresses that a host's machines ask: by whatever name, and as often as they are told to."""
LONGEST_NAME = 100


async def admit(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Let a request in, unless it is for another or too many have come; sockets are told in another way."""
    if connection.scope["type"] == ScopeType.HTTP and not handler.opt.get(FOR_MACHINES):
        require_own_names(connection)
        client_of(connection).take("requests")


def require_own_names(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuse what names another server, or comes from another's page."""
    state = connection.app.state
    check_names(connection.headers, state.house.settings.hosts, state.door)


def check_names(headers: Mapping[str, str], hosts: tuple[str, ...], door: Door) -> None:
    """The same for a request's headers: ``hosts`` are names that the server goes by beside the door's."""
    hosts, asked = tuple(each.lower() for each in hosts), headers.get("host", "").lower()
    name = name_in(asked)
    if name not in hosts and not door.answers_to(name):
        raise WrongHost(name=asked[:LONGEST_NAME])
    origin = headers.get("origin")
    if origin is None:
        return
    page = urlsplit(origin.lower()) if name_in(origin.lower().partition("//")[2]) else None
    if page is None or (page.netloc != asked and page.hostname not in hosts):
        raise WrongOrigin(origin=origin[:LONGEST_NAME])
