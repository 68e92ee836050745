#!/usr/bin/env python3
"""What a long match costs at the table: 400 actions of CLUTCH Baseball and of the hen game, on interpreted rules, then
on compiled ones.

Going back (``undo``, ``at``), finding a table that is not in memory (its bookmark as far behind its log as it ever is),
showing it whole, a move, and an action that is refused. Milliseconds of core time, all threads of the process together:
the disk's part of a move is not in them. ``bar`` is what going back and finding a table may cost at most.

Run it with the project's Python: ``.venv/bin/python benchmarks/long_table.py``. The first time it also compiles CLUTCH,
which takes half a minute; ``--interpreted`` leaves that out.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import hashlib
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from rainout.bots import decide
from rainout.core.errors import RainoutError
from rainout.core.match import Match
from rainout.core.options import OptionValue
from rainout.core.registry import get
from rainout.core.state import CHANCE
from rainout.server import bookmarks
from rainout.server.house import House, new_record, written
from rainout.server.protocol import Act
from rainout.server.records import Record, Standing
from rainout.server.seats import Seat, digest
from rainout.server.settings import Settings
from rainout.server.sqlite import SqliteStore

GAMES: dict[str, dict[str, OptionValue]] = {
    "clutch": {},
    "hens": {"series": "points", "target-points": 1000},
}
LONG = 400
TIMES = 15
MOVES = 12
BARS = {"interpreted": 50.0, "compiled": 5.0}
TOKENS = ["ana", "beto"]


def long_match(name: str, plies: int) -> Match:
    """A match between sound managers that has come so far, and a bit further to where somebody must act."""
    game = get(name)
    match = Match(game, GAMES[name], seed=1)
    while match.ply < plies or match.actor < 0:
        if match.actor == CHANCE:
            match.chance()
        else:
            match.apply(game.notation.read(decide(match, "advise", seed=1)))
        assert not match.over, "the match was too short"
    return match


def cost(work: Callable[[], object]) -> float:
    """Milliseconds of core time, the median of several tries."""
    tries = []
    for _ in range(TIMES):
        began = time.process_time()
        work()
        tries.append(time.process_time() - began)
    return 1000 * statistics.median(tries)


async def async_cost(work: Callable[[], Awaitable[object]], times: int = TIMES) -> float:
    tries = []
    for _ in range(times):
        began = time.process_time()
        await work()
        tries.append(time.process_time() - began)
    return 1000 * statistics.median(tries)


async def stored(store: SqliteStore, match: Match) -> Record:
    """The match in a store, with a bookmark that is as old as they get."""
    record = new_record(match, tuple(Seat("human", token=digest(each)) for each in TOKENS), listed=False)
    entries = written(match, 0)
    behind = len(entries) - bookmarks.FEWEST + 1
    log = bookmarks.add_to(hashlib.sha256(), entries[:behind]).digest()
    bookmark = bookmarks.write(match.at(behind), behind, log)
    await store.add(record, entries, Standing(match.waiting_for, None), bookmark)
    return record


async def at_the_table(match: Match, folder: Path) -> dict[str, float]:
    """What happens at a table of a server, without the sockets."""
    store = SqliteStore(folder / "rainout.db")
    house = House(store, Settings(bot_pause=0.0, warm=False))
    name = (await stored(store, match)).match

    async def find() -> None:
        house._tables._tables.clear()
        async with house.at(name):
            pass

    async def refused() -> None:
        with contextlib.suppress(RainoutError):
            async with house.at(name) as table:
                ply, other = table.ply, 1 - (table.standing.actor or 0)
            await house.act(name, Act(ply, other, "pass"), TOKENS)

    async def move() -> None:
        async with house.at(name) as table:
            ply, seat, asked = table.ply, table.standing.actor or 0, table.asked
            action = "roll" if asked == "roll" else table.choices[0].action
        await house.act(name, Act(ply, seat, action), TOKENS)

    try:
        return {
            "find a table that is not in memory": await async_cost(find),
            "show it whole": await async_cost(lambda: house.look(name, TOKENS[:1])),
            "an action that is refused": await async_cost(refused),
            "a move": await async_cost(move, MOVES),
        }
    finally:
        await house.close()


def measure(match: Match) -> dict[str, float]:
    last = match.ply
    back = {
        "undo": cost(lambda: match.snapshot().rewind(last - 1)),
        f"at({last // 2})": cost(lambda: match.at(last // 2)),
        "at(0)": cost(lambda: match.at(0)),
    }
    with tempfile.TemporaryDirectory() as folder:
        return back | asyncio.run(at_the_table(match, Path(folder)))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--interpreted", action="store_true", help="leave the compiler out")
    wanted = arguments.parse_args()
    for name in GAMES:
        match = long_match(name, LONG)
        print(f"\n{name}, after {match.ply} actions; milliseconds of core time")
        for rules in ("interpreted",) if wanted.interpreted else ("interpreted", "compiled"):
            if rules == "compiled":
                match.game.compile()
            print(f"\n{rules} rules (bar {BARS[rules]:g})")
            for what, milliseconds in measure(match).items():
                print(f"  {what:<36}{milliseconds:9.2f}")


if __name__ == "__main__":
    main()
