from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.driver import Player, TableAt, serving, settings
from tests.visiting.relay import Relay, relay

Invite = Callable[..., str]


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """A server for all tests; each opens tables of its own."""
    with serving(settings()) as address:
        yield address


@pytest.fixture
def player(address: str) -> Iterator[Player]:
    player = Player(address)
    yield player
    player.close()


@pytest.fixture
def between(address: str) -> Iterator[Relay]:
    """A line to the server that can be cut."""
    with relay(address) as between:
        yield between


def invitation(table: TableAt, address: str | None = None) -> str:
    """The link that a friend is sent."""
    return f"{address or table.player.address}/t/{table.match}#seat={table.invitations[0]}"
