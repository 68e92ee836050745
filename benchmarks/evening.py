#!/usr/bin/env python3
"""Four hours' worth of play as fast as it goes: is a server as small at the end as when it had warmed up?

So much is played as a hundred tables come to in four hours at which somebody moves every five seconds: 288,000 moves.
Tables of all games are opened, each from an address of its own, played on two sockets, and left for good once a match
is over or has been long enough. Meanwhile people drop off the line and dial again, somebody comes to look on and goes,
looks back at earlier plies, reads lists, says something; a few play against bots over HTTP. Only as many tables stay in
memory as the setting allows, so that what grows is a leak.

``warm_mb`` is the memory of the server's process once a fifth was played (the median of a few looks), ``end_mb`` the
same at the end; the bar is a growth of 5 %. Run it with the project's Python:
``.venv/bin/python benchmarks/evening.py``. Prints JSON, and on standard error each look. Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import tables
from cores import memory
from hostile import Crowd
from unlimited import KINDS

MOVES = 288_000
GAMES = itertools.cycle(["hens", "clutch", "hens", "stretch", "clix", "baseball"])
LONG_ENOUGH = 150
"""Moves of a match after which people leave."""
AT_ONCE = 24
"""Tables at which people play, all the time."""
WITH_BOTS = 2
ROOM = 60
"""Megabytes for tables in memory."""
LOOKS = 40
"""At the server's memory."""
WARM = 0.2
"""Part of the moves after which it is warm."""
BAR = 0.05
PATIENCE = 60.0


class Guests(Crowd):
    """People from everywhere, who play now this and now that."""

    def open_table(self) -> tuple[str, list[str]]:
        self.game = next(GAMES)
        return super().open_table()


class Evening:
    """All that is played."""

    def __init__(self, wire: Guests, moves: int, seed: int) -> None:
        self.wire = wire
        self.moves = moves
        self.chance = random.Random(seed)
        self.tally = tables.Tally()
        self.answered = 0
        """Moves against bots."""
        self.met = 0
        """Matches that were begun."""

    @property
    def played(self) -> int:
        """Moves that were made."""
        return len(self.tally.latencies) + self.answered

    @property
    def over(self) -> bool:
        return self.played >= self.moves

    async def spend(self) -> None:
        """Play until it is late."""
        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(self.play())
            for _ in range(WITH_BOTS):
                group.create_task(self.play_against_bots())

    async def play(self) -> None:
        """One match after the other with somebody else."""
        while not self.over:
            table = tables.Table(self.wire, self.tally, self.chance)
            await table.open()
            self.met += 1
            for number in range(LONG_ENOUGH):
                if self.over or not table.mover():
                    break
                await table.move(time.perf_counter(), counted=True)
                if number % 10 == 9:
                    await self.chance.choice(self.pastimes(table))()
            await table.close()

    def pastimes(self, table: tables.Table) -> list[Callable[[], Awaitable[None]]]:
        """What people do besides."""

        async def drop_off() -> None:
            await table.redial(self.chance.randrange(2))

        async def be_watched() -> None:
            line = await self.wire.sit(table.match, None)
            await asyncio.wait_for(line.recv(), PATIENCE)
            await line.close()

        async def say_something() -> None:
            said = {"type": "emote", "seat": 0, "emote": "hello"}
            await table.sockets[0].send(json.dumps(said))

        async def think_twice() -> None:
            if found := table.mover():
                seat, heard = found
                asked = {"type": "preview", "ply": heard.ply, "seat": seat}
                action = heard.choices[0].action if heard.choices else "roll"
                await table.sockets[seat].send(json.dumps({**asked, "action": action}))

        async def look_back() -> None:
            async with httpx.AsyncClient(base_url=f"{self.wire.home}/api", timeout=PATIENCE) as client:
                await client.get(f"/tables/{table.match}/plies/{self.chance.randrange(10)}")
                await client.get("/tables")
                await client.get(f"/tables/{table.match}/file")
                await client.get(f"/tables/nobody{self.chance.randrange(10**6)}")

        return [drop_off, be_watched, say_something, think_twice, look_back]

    async def play_against_bots(self) -> None:
        """One match after the other against a bot, without a socket."""
        while not self.over:
            async with httpx.AsyncClient(base_url=f"{self.wire.home}/api", timeout=PATIENCE) as client:
                await self.play_against_a_bot(client)

    async def play_against_a_bot(self, client: httpx.AsyncClient) -> None:
        wish = {"game": next(GAMES), "seats": [{"kind": "me"}, {"kind": "bot"}], "listed": False}
        opened = (await client.post("/tables", json=wish)).raise_for_status().json()
        self.met += 1
        at = f"/tables/{opened['match']}"
        client.headers["Authorization"] = f"Bearer {opened['seats'][0]['token']}"
        for _ in range(10 * LONG_ENOUGH):
            shown = (await client.get(f"{at}?since=-1")).raise_for_status().json()
            if self.over or shown["asked"] == "over" or shown["plies"] > LONG_ENOUGH:
                return
            if shown["actor"] != 0:
                await asyncio.sleep(0.05)
                continue
            action = "roll" if shown["asked"] == "roll" else self.chance.choice(shown["choices"])["action"]
            asked = {"ply": shown["ply"], "seat": 0, "action": action}
            self.answered += (await client.post(f"{at}/actions", json=asked)).is_success


async def watch(evening: Evening, server: int) -> list[float]:
    """Megabytes of the server, looked at again and again while people play."""
    found = []
    for number in range(1, LOOKS + 1):
        while evening.played < evening.moves * number / LOOKS:
            await asyncio.sleep(0.05)
        found.append(memory(server) / 1e6)
        print(
            f"{evening.played} moves, {evening.met} matches: {found[-1]:.1f} MB", file=sys.stderr, flush=True
        )
    return found


async def run(wire: Guests, server: int, wanted: argparse.Namespace) -> dict[str, Any]:
    """Spend the evening there."""
    evening, began = Evening(wire, wanted.moves, wanted.seed), time.perf_counter()
    watching = asyncio.create_task(watch(evening, server))
    await evening.spend()
    found = await watching
    few = max(1, LOOKS // 10)
    warm = statistics.median(found[round(WARM * LOOKS) - few : round(WARM * LOOKS)])
    end = statistics.median(found[-few:])
    return {
        "moves": evening.played,
        "matches": evening.met,
        "seconds": round(time.perf_counter() - began),
        "lost": evening.tally.lost,
        "refused": evening.tally.refused,
        "warm_mb": round(warm, 1),
        "end_mb": round(end, 1),
        "growth": round(end / warm - 1, 3),
        "bar": BAR,
        "kept": end / warm - 1 <= BAR,
    }


def generous() -> dict[str, str]:
    """A server that keeps account of everybody and lets them all play as fast as they can."""
    return {
        **os.environ,
        "RAINOUT_TABLES_MEMORY": str(ROOM),
        "RAINOUT_BOT_PAUSE": "0",
        "RAINOUT_MOST_CONNECTIONS": "0",
        **{f"RAINOUT_{kind.upper()}_A_MINUTE": "1000000" for kind in KINDS},
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="See whether a server grows while people come, play and go.")
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--strict", action="store_true", help="exit with 1 if the bar is missed")
    wanted = parser.parse_args()
    wire = Guests(tables.free_port())
    with tables.running(wire, generous()) as server:
        report = asyncio.run(run(wire, server, wanted))
    print(json.dumps({**report, "room_for_tables_mb": ROOM}, indent=2))
    return int(wanted.strict and not report["kept"])


if __name__ == "__main__":
    sys.exit(main())
