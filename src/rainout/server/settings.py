"""What can be set about a server, each with a default that suits one person at home.

A line here and a sentence in the catalogs (``setting-<name>``) make a setting: :mod:`rainout.server.declaring` says
what a line may be, :mod:`rainout.server.in_force` where values come from, and ``rainout settings`` shows them all.
"""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal

from rainout.core.folders import data_folder
from rainout.server.declaring import RELOADED, Count, Limit, Port, Seconds, Secret

MEMORY = ":memory:"
"""In place of a database file: keep nothing."""
SMALL_MACHINE = 2_000_000_000
CONTAINER = Path("/sys/fs/cgroup/memory.max")
"""Where Linux tells a container how much memory it may use."""
STATIC = Path(__file__).parents[1] / "static"


def default_database() -> str:
    """Where matches are kept when nobody says otherwise: the user's data folder."""
    return str(data_folder() / "rainout.db")


def memory_here() -> int:
    """Bytes of memory that there are for us; a small machine's where nobody tells."""
    found = [SMALL_MACHINE]
    with suppress(OSError, ValueError, AttributeError):  # not on every system
        found = [os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")]
    with suppress(OSError, ValueError):  # not in a container, or "max"
        found.append(int(CONTAINER.read_text()))
    return min(found)


@dataclass(frozen=True)
class Reaching:
    """Where the server can be reached."""

    host: str = "127.0.0.1"
    port: Port | None = None
    """None for the first free one from 8765 on."""
    workers: Count = 1
    lan: bool = False
    browser: bool = True
    static: Path = STATIC
    hosts: Annotated[tuple[str, ...], RELOADED] = ()
    trusted_proxies: tuple[str, ...] = ()


@dataclass(frozen=True)
class Keeping:
    """What is kept, and where."""

    database: str | Path = field(default_factory=default_database)
    tables_memory: Count | None = None
    """Megabytes, of all workers together; None for a quarter of what there is."""


@dataclass(frozen=True)
class Playing:
    """Tables, lists of them, and bots."""

    bot_pause: Seconds = 0.8
    warm: bool = True
    lines_shown: Annotated[Count, RELOADED] = 50
    abandoned_after: Annotated[Seconds, RELOADED] = 1800.0
    gone_after: Seconds = 60.0
    lobby_keeps: Annotated[Seconds, RELOADED] = 60.0


@dataclass(frozen=True)
class Limits:
    """What one client may ask for."""

    request_within: Seconds = 15.0
    body_within: Annotated[Seconds, RELOADED] = 30.0
    hello_within: Annotated[Seconds, RELOADED] = 10.0
    read_within: Seconds = 30.0
    ping_every: Seconds = 20.0
    largest_body: Count = 1_000_000
    largest_message: Annotated[Count, RELOADED] = 64_000
    most_unsent: Annotated[Count, RELOADED] = 64
    requests_a_minute: Annotated[Limit, RELOADED] = 3000
    messages_a_minute: Annotated[Limit, RELOADED] = 600
    sockets_a_minute: Annotated[Limit, RELOADED] = 120
    most_connections: Limit = 400
    most_sockets: Annotated[Limit, RELOADED] = 200
    tables_a_minute: Annotated[Limit, RELOADED] = 30
    bots_a_minute: Annotated[Limit, RELOADED] = 120
    analyses_a_minute: Annotated[Limit, RELOADED] = 10
    sign_ups_a_minute: Annotated[Limit, RELOADED] = 20


@dataclass(frozen=True)
class Calling:
    """Calling people for whom a table waits, and knowing them again."""

    push: Annotated[bool, RELOADED] = True
    push_anywhere: Annotated[bool, RELOADED] = False
    smtp_host: Annotated[str, RELOADED] = ""
    smtp_port: Annotated[Port, RELOADED] = 587
    smtp_security: Annotated[Literal["starttls", "tls", "none"], RELOADED] = "starttls"
    smtp_user: Annotated[str, RELOADED] = ""
    smtp_password: Annotated[Secret, RELOADED] = ""
    mail_from: Annotated[str, RELOADED] = ""
    call_after: Annotated[Seconds, RELOADED] = 600.0
    passkeys: Annotated[bool, RELOADED] = True


@dataclass(frozen=True)
class Care:
    """Looking after it."""

    metrics: Annotated[Literal["off", "here", "token"], RELOADED] = "off"
    metrics_token: Annotated[Secret, RELOADED] = ""
    log_level: Annotated[Literal["debug", "info", "warning", "error"], RELOADED] = "warning"
    log_format: Annotated[Literal["text", "json"], RELOADED] = "text"
    admin_token: Annotated[Secret, RELOADED] = ""
    drain_delay: Seconds = 0.0
    drain_within: Count = 10


GROUPS = (Reaching, Keeping, Playing, Calling, Limits, Care)
"""In the order in which people read them."""


@dataclass(frozen=True)
class Settings(Reaching, Keeping, Playing, Calling, Limits, Care):
    """A server's settings."""

    @property
    def table_room(self) -> int:
        """Bytes of memory for the live tables of one worker."""
        together = memory_here() // 4 if self.tables_memory is None else self.tables_memory * 1_000_000
        return together // self.workers
