"""Bookmarks: where a match stood, kept beside its log so that nobody waits for all of it to be played again.

The log alone counts. A bookmark names the program whose positions it holds and the entries of the log it stands for;
one that does not fit both is passed over, and the log is played from the start.
"""

from __future__ import annotations

import hashlib
import importlib
import logging
import zlib
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from rainout.core.game import Game
from rainout.core.match import Match, Past
from rainout.server.clocks import Clocks
from rainout.server.records import Bookmark

log = logging.getLogger(__name__)

FEWEST = 8
"""Entries after which a bookmark is worth moving: about as many are played again within a moment, compiled or not."""
SHARE = 50
"""The longer a log, the longer its past takes to write: it grows by this part before its bookmark is moved."""
SHARED_RULES = ("rainout.core", "rainout.diamond")
_past = msgspec.msgpack.Decoder(tuple[Past, Clocks | None])


def due(ply: int, before: int) -> bool:
    """Whether a log of so many entries, bookmarked before, should be bookmarked again."""
    return ply - before >= max(FEWEST, ply // SHARE)


def write(match: Match, ply: int, digest: bytes, clocks: Clocks | None = None) -> Bookmark:
    """A bookmark for a match as it stands after ``ply`` entries of its log, whose digest is given."""
    past = zlib.compress(msgspec.msgpack.encode((match.past(), clocks)), 1)
    return Bookmark(ply=ply, log=digest, program=program(match.game), past=past)


def read(bookmark: Bookmark, game: Game, entries: Sequence[str]) -> tuple[Past, Clocks | None] | None:
    """What a bookmark holds, if this program wrote it and the log still begins with what it stands for."""
    if bookmark.program != program(game) or len(entries) < bookmark.ply:
        return None
    if add_to(hashlib.sha256(), entries[: bookmark.ply]).digest() != bookmark.log:
        return None
    try:
        return _past.decode(zlib.decompress(bookmark.past))
    except (zlib.error, msgspec.MsgspecError) as error:
        log.warning("a bookmark cannot be read and is passed over: %s", error)
        return None


def add_to(digest: Any, entries: Iterable[str]) -> Any:
    """The digest of a log, a SHA-256, with some more entries."""
    for entry in entries:
        digest.update(f"{entry}\n".encode())
    return digest


@cache
def program(game: Game) -> str:
    """A digest of all that gives the bytes of a game's positions their meaning.

    Their layout and the version of the rules come first; the sources count too, since a number may come to mean another
    card without either of them changing.
    """
    digest = hashlib.sha256(f"{game.id} {game.version} {game.state.dtype.descr}".encode())
    for package in (*SHARED_RULES, game.contract.rpartition(".")[0]):
        folder = Path(importlib.import_module(package).__file__ or "").parent
        for source in sorted(each for each in folder.rglob("*") if each.suffix in (".py", ".toml", ".json")):
            digest.update(source.relative_to(folder).as_posix().encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()
