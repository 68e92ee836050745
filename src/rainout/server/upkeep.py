"""Looking after a store: is all that it holds in order, a copy of it, putting a copy back, clearing out what is old.

All of it works on either database, and a copy made of one can be put into the other. A copy is lines of JSON, packed:
what it is, then rows of one table after the other, then how many there were. What a server makes anew by itself,
bookmarks and word of who is there, is left out.
"""

from __future__ import annotations

import base64
import binascii
import gzip
import os
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from rainout.core import matchfile
from rainout.core.errors import RainoutError
from rainout.core.words import Message, message
from rainout.leagues.annals import Annals
from rainout.server import migrations
from rainout.server.errors import DamagedMatch, OldRules
from rainout.server.records import Listing, now
from rainout.server.seats import write_players
from rainout.server.show_leagues import course_of
from rainout.server.statements import Rows, Transaction, Value, ask
from rainout.server.store import Store
from rainout.server.tables import LiveTable

TOGETHER = 500
"""Matches that are read at once."""
PASSING = frozenset({"bookmarks", "workers", "leases", "notices", "duties"})
"""Tables of what a server makes anew."""
KIND = "rainout backup"


class UpkeepRefused(RainoutError):
    """Something that cannot be done with a store or a copy, and why."""


def tables() -> list[str]:
    """All tables of the schema, each after those it refers to."""
    return re.findall(r"CREATE TABLE (\w+)", " ".join(migrations.STEPS))


def tables_of_matches() -> list[str]:
    """Those whose rows belong to a match."""
    made = re.findall(r"CREATE TABLE (\w+) \((.*?)(?:;|$)", "; ".join(migrations.STEPS), re.DOTALL)
    return [name for name, columns in made if re.search(r"\bmatch TEXT[^,]* REFERENCES matches", columns)]


# --- Is all in order? ---


class Flaw(NamedTuple):
    """Something wrong with a store: with one match, or with all of it."""

    match: str | None
    what: Message


class Checked(NamedTuple):
    """What a look at all of it has come to."""

    matches: int
    flaws: list[Flaw]
    old: int
    """Matches under rules this program no longer knows, which it cannot play."""


async def check(store: Store) -> Checked:
    """Read all there is, and play every match from its log."""
    flaws = [Flaw(None, message("store-flaw", what=what)) for what in await store.flaws()]
    count = old = 0
    async for name in names(store):
        count += 1
        try:
            what = await check_match(store, name)
        except RainoutError as error:
            what = error.message
            if isinstance(error, OldRules):
                old += 1
                continue
        if what:
            flaws.append(Flaw(name, what))
    for league in await store.read(_leagues()):
        try:
            what = await check_league(store, league)
        except RainoutError as error:
            what = error.message
        if what:
            flaws.append(Flaw(None, message("store-flaw-league", league=league, what=what)))
    return Checked(count, flaws, old)


def _leagues() -> Transaction[list[str]]:
    rows = yield ask("SELECT league FROM leagues ORDER BY league")
    return [league for (league,) in rows]


async def check_league(store: Store, name: str) -> Message | None:
    """What is wrong with a league, if anything is: its file is read as a server does, every game of it."""
    before, annals = None, Annals()
    while before != (record := await store.league(name)):  # somebody may be playing meanwhile
        before, annals = record, Annals()
        annals.add(await store.league_pieces(name, 0))
    if record is None or course_of(annals.league) != record.course:
        return message("store-flaw-standing")
    return None


async def names(store: Store) -> AsyncIterator[str]:
    """The name of every match."""
    last = ""
    while found := await store.read(_names_after(last)):
        for name in found:
            yield name
        last = found[-1]


def _names_after(name: str) -> Transaction[list[str]]:
    rows = yield ask("SELECT match FROM matches WHERE match > $1 ORDER BY match LIMIT $2", name, TOGETHER)
    return [name for (name,) in rows]


async def check_match(store: Store, name: str) -> Message | None:
    """What is wrong with a match, if anything is."""
    plies = await store.read(_plies(name))
    gap = next((ply for ply, found in enumerate(plies) if ply != found), None)
    if gap is not None:
        return message("store-flaw-gap", ply=gap)
    before: list[Listing] = []
    while before != (found := await store.listings([name])):  # somebody may be playing meanwhile
        before, table = found, await replay(store, name)
    if not found:
        return DamagedMatch().message
    if (found[0].ply, found[0].standing) != (table.ply, table.standing):
        return message("store-flaw-standing")
    return None


def _plies(name: str) -> Transaction[list[int]]:
    rows = yield ask("SELECT ply FROM log WHERE match = $1 ORDER BY ply", name)
    return [ply for (ply,) in rows]


async def replay(store: Store, name: str) -> LiveTable:
    """A match as its log tells it; refused where that does not follow the rules, or they are too old."""
    record = await store.record(name)
    if not record:
        raise DamagedMatch
    table = LiveTable(record)
    await table.catch_up(await store.log(name, 0))
    return table


# --- A copy, and back ---


async def backup(store: Store, path: Path) -> Counter[str]:
    """Write all a store holds to a file, as it was at one moment; the file is there when it is complete."""
    beside = path.with_name(f"{path.name}.part")
    try:
        with beside.open("xb") as raw:
            os.chmod(beside, 0o600)  # it tells seeds, and what holds seats
            with gzip.open(raw, "wb") as file:
                count = await store.snapshot(_copied(file, store.COLUMNS))
            raw.flush()
            os.fsync(raw.fileno())
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    return count


def _copied(file: Any, columns_of: str) -> Transaction[Counter[str]]:
    """Write every row of every table to a file."""
    write = _writer(file)
    write({"kind": KIND, "version": migrations.VERSION, "made": now()})
    count: Counter[str] = Counter()
    for table in [each for each in tables() if each not in PASSING]:
        columns = [name for (name,) in (yield ask(columns_of, table))]
        if "match" not in columns:
            rows = yield ask(f"SELECT {', '.join(columns)} FROM {table} ORDER BY 1")
            count[table] += _write_rows(write, table, columns, rows)
            continue
        last = ""
        while matches := [name for (name,) in (yield ask(NEXT, last, TOGETHER))]:
            last = matches[-1]
            rows = yield ask(
                f"SELECT {', '.join(columns)} FROM {table} WHERE match IN (SELECT value FROM list($1) AS these)",
                matches,
            )
            count[table] += _write_rows(write, table, columns, rows)
    write({"end": dict(count)})
    return count


NEXT = "SELECT match FROM matches WHERE match > $1 ORDER BY match LIMIT $2"


def _write_rows(write: Any, table: str, columns: list[str], rows: Rows) -> int:
    if rows:
        write(
            {"table": table, "columns": columns, "rows": [[_packed(value) for value in row] for row in rows]}
        )
    return len(rows)


def _writer(file: Any) -> Any:
    return lambda said: file.write(msgspec.json.encode(said) + b"\n")


def _packed(value: Any) -> Any:
    return {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _unpacked(value: Any) -> Value:
    found: Value = base64.b64decode(value["bytes"]) if isinstance(value, dict) else value
    return found


async def restore(store: Store, path: Path) -> Counter[str]:
    """Put a copy into a store that holds nothing yet: all of it, or nothing."""
    return await store.write(_restored(path, store.COLUMNS))


def _restored(path: Path, columns_of: str) -> Transaction[Counter[str]]:
    if (yield ask("SELECT match FROM matches LIMIT 1")):
        raise UpkeepRefused("store-not-empty")
    count: Counter[str] = Counter()
    known = {}
    for table in tables():
        known[table] = {name for (name,) in (yield ask(columns_of, table))}
    follows = []
    for part in _read(path):
        table, columns = part["table"], part["columns"]
        if table not in known or not known[table].issuperset(columns):
            raise UpkeepRefused("store-backup-bad", path=str(path))
        places = ", ".join(f"${number}" for number in range(1, len(columns) + 1))
        for row in part["rows"]:
            values = dict(zip(columns, map(_unpacked, row), strict=True))
            if values.get("follows") is not None:  # a rematch may stand before the match it follows
                follows.append((values["match"], values["follows"]))
                values["follows"] = None
            yield ask(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", *values.values())
            count[table] += 1
    for match, before in follows:
        yield ask("UPDATE matches SET follows = $2 WHERE match = $1", match, before)
    return count


def _read(path: Path) -> Iterator[dict[str, Any]]:
    """The parts of a copy that is whole and of a schema we know."""
    bad = UpkeepRefused("store-backup-bad", path=str(path))
    count: Counter[str] = Counter()
    try:
        with gzip.open(path, "rb") as file:
            first = msgspec.json.decode(file.readline())
            if first["kind"] != KIND:
                raise bad
            if first["version"] > migrations.VERSION:
                raise UpkeepRefused("store-backup-newer", path=str(path))
            for line in file:
                part = msgspec.json.decode(line)
                if "end" in part:
                    if Counter(part["end"]) != count:  # an empty table has no part
                        raise bad
                    return
                count[part["table"]] += len(part["rows"])
                yield part
    except (
        gzip.BadGzipFile,
        EOFError,
        msgspec.MsgspecError,
        LookupError,
        TypeError,
        binascii.Error,
    ) as error:
        raise bad from error
    raise bad  # it ends too soon


# --- Clearing out ---


class Pruned(NamedTuple):
    """What was cleared out, and what was not because it could not be kept otherwise."""

    gone: list[Path]
    stayed: list[str]


async def prune(store: Store, days: float, folder: Path) -> Pruned:
    """Matches at which nothing has happened for so many days become files in a folder, and leave the store."""
    before = now(ago=days * 86_400)
    folder.mkdir(parents=True, exist_ok=True)
    gone, stayed = [], []
    for name in await store.read(_untouched(before)):
        try:
            table = await replay(store, name)
        except RainoutError:
            stayed.append(name)
            continue
        path = keep_file(folder, table)
        if await store.write(_removed(name, before)):
            gone.append(path)
        else:  # somebody has moved meanwhile
            path.unlink()
    return Pruned(gone, stayed)


def keep_file(folder: Path, table: LiveTable) -> Path:
    """A match as a file, safe on the disk."""
    record = table.record
    path = folder / f"{record.game}-{record.match}.txt"
    text = matchfile.save(table.match, write_players(record.seats), date=record.created[:10], with_seed=True)
    with path.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    if os.name == "posix":  # its name in the folder, too
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
    return path


def _untouched(before: str) -> Transaction[list[str]]:
    rows = yield ask("SELECT match FROM matches WHERE updated < $1 ORDER BY updated", before)
    return [name for (name,) in rows]


def _removed(match: str, before: str) -> Transaction[bool]:
    if not (yield ask("SELECT match FROM matches WHERE match = $1 AND updated < $2", match, before)):
        return False
    yield ask("UPDATE matches SET follows = NULL WHERE follows = $1", match)
    for table in tables_of_matches():
        yield ask(f"DELETE FROM {table} WHERE match = $1", match)
    yield ask("DELETE FROM matches WHERE match = $1", match)
    return True
