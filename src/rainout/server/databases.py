"""Which database it is to be, by what it is called: a file, an address, or memory."""

from __future__ import annotations

import re
from pathlib import Path

from rainout.server.errors import CannotStart
from rainout.server.sqlite import SqliteStore
from rainout.server.store import Store

POSTGRES = ("postgresql://", "postgres://")


def open_store(database: str | Path) -> Store:
    """The store of that name, open and its schema up to date."""
    if is_address(database):
        from rainout.server.postgres import PostgresStore  # only who uses it needs the package

        return PostgresStore(str(database))
    return SqliteStore(database)


def is_address(database: str | Path) -> bool:
    """Whether this is the address of a server; one that we cannot talk to is refused.

    One letter before a colon is a drive; who wants a file called ``postgres:`` writes ``./postgres:``.
    """
    if str(database).startswith(POSTGRES):
        return True
    if re.match(r"[A-Za-z][A-Za-z0-9+.-]+:", str(database)):
        raise CannotStart("cannot-start-address", address=str(database))
    return False
