#!/usr/bin/env python3
"""What a move costs a server, all of it: with two real sockets, and SQLite on a disk.

One table after the other, played by whoever holds both its seats: any legal action, then the next as soon as both
sockets have read of it. ``ms`` is all the time that the cores have worked for the server's process meanwhile, what the
system did for it included, over the moves made. It is the best of several passes: whatever else runs on the machine
can only make it more, by taking caches away. ``first`` is what it was in the first release.

Run it with the project's Python: ``.venv/bin/python benchmarks/sockets.py [GAME …]``. Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import time

import tables
from cores import core_seconds

GAMES = ("hens", "baseball", "stretch", "clix", "clutch")
BARS = {"hens": 1.2, "clutch": 4.5}
FIRST = {"hens": 2.1, "clutch": 4.5}
"""Milliseconds in the first release."""
PASSES = 5
MOVES = 400


async def play(wire: tables.Wire, server: int, passes: int, moves: int) -> list[float]:
    """Milliseconds of core time a move, of each pass."""
    tally, chance, found = tables.Tally(), random.Random(7), list[float]()
    table = tables.Table(wire, tally, chance)
    await table.open()
    for number in range(passes + 1):  # the first is to warm up
        tally.latencies.clear()
        began = core_seconds(server)
        while len(tally.latencies) < moves:
            await table.move(time.perf_counter(), counted=True)
        cost = 1000 * (core_seconds(server) - began) / moves
        found += [cost] if number else []
    await table.close()
    assert not tally.refused, tally.refused
    assert not tally.lost, "a move was not answered"
    return found


def main() -> None:
    """Play each game, or those named, and print what it came to."""
    parser = argparse.ArgumentParser(description="Measure what a move costs a server with two sockets.")
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--passes", type=int, default=PASSES)
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--floor", action="store_true", help="measure the stand-in instead of the server")
    wanted = parser.parse_args()
    print(f"{'game':10} {'ms':>6} {'median':>7} {'bar':>6} {'first':>6}")
    for game in wanted.games:
        wire = (tables.Floor if wanted.floor else tables.Wire)(tables.free_port(), game)
        with tables.running(wire) as server:
            costs = asyncio.run(play(wire, server, wanted.passes, wanted.moves))
        bars = (f"{of[game]:6.1f}" if game in of else f"{'':6}" for of in (BARS, FIRST))
        print(f"{game:10} {min(costs):6.2f} {statistics.median(costs):7.2f}", *bars, flush=True)


if __name__ == "__main__":
    main()
