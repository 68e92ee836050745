#!/usr/bin/env python3
"""What a move costs and how much it says: each game played by sound bots at a table with a reader in each seat.

``ms`` is core time for a move, the disk's part left out, on compiled rules; ``bytes`` what one reader is sent, before
compression, events and their pictures included. ``bar`` is the most that the median may be. The figures of the time
when every move sent the whole view are beside them.

Run it with the project's Python: ``.venv/bin/python benchmarks/moves.py [GAME …]``.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from rainout.bots import decide
from rainout.core.match import Match
from rainout.core.options import OptionValue
from rainout.core.registry import get
from rainout.server.house import House, new_record, written
from rainout.server.live import Subscriber
from rainout.server.protocol import Act
from rainout.server.records import Standing
from rainout.server.seats import Seat, digest
from rainout.server.settings import Settings
from rainout.server.sqlite import SqliteStore

MOVES = 200
MOST_BYTES = 6_000


class Case(NamedTuple):
    """A game at a table, and what it cost when every move sent the whole view."""

    game: str
    options: dict[str, OptionValue]
    seats: int
    ms: float
    bytes: int


CASES = (
    Case("hens", {}, 2, 0.94, 2_732),
    Case("baseball", {}, 2, 1.19, 2_206),
    Case("stretch", {}, 1, 2.27, 12_868),
    Case("clix", {"level": "championship"}, 2, 2.85, 25_598),
    Case("clutch", {}, 2, 4.39, 39_992),
)


async def play(case: Case) -> tuple[list[float], list[int]]:
    """Milliseconds of each move and the bytes of each message that came of it."""
    game = get(case.game)
    game.compile()
    match = Match(game, case.options, seats=case.seats, seed=1)
    match.settle()
    tokens = [f"seat {seat}" for seat in range(case.seats)]
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "moves.db")
        house = House(store, Settings())
        record = new_record(match, tuple(Seat("human", token=digest(each)) for each in tokens), listed=False)
        await store.add(record, written(match, 0), Standing(match.waiting_for, match.outcome), None)
        readers = [Subscriber(1000) for _ in tokens]
        for reader, token in zip(readers, tokens, strict=True):
            await house.join(record.match, reader, [token], 0)
        costs, sizes = list[float](), list[int]()
        drain(readers)
        async with house.at(record.match) as table:
            pass
        while len(costs) < MOVES and not table.match.over:
            seat = table.standing.actor
            assert seat is not None
            asked = table.asked
            action = "roll" if asked == "roll" else str(decide(table.match, "advise", seed=1))
            began = time.process_time()
            await house.act(record.match, Act(table.ply, seat, action), [tokens[seat]])
            costs.append(1000 * (time.process_time() - began))
            sizes += drain(readers)
        await house.close()
    return costs, sizes


def drain(readers: list[Subscriber]) -> list[int]:
    """How long the messages are that wait for these readers."""
    sizes = []
    for reader in readers:
        while not reader._unsent.empty():
            sizes.append(len(str(reader._unsent.get_nowait()).encode()))
    return sizes


def main() -> None:
    """Play each game, or those named, and print what it came to."""
    wanted = sys.argv[1:]
    print(f"{'game':10} {'ms':>6} {'first':>6} {'bytes':>7} {'bar':>6} {'first':>7} {'most':>7}")
    for case in CASES:
        if wanted and case.game not in wanted:
            continue
        costs, sizes = asyncio.run(play(case))
        print(
            f"{case.game:10} {statistics.median(costs):6.2f} {case.ms:6.2f} {statistics.median(sizes):7.0f}"
            f" {MOST_BYTES:6} {case.bytes:7} {max(sizes):7}"
        )


if __name__ == "__main__":
    main()
