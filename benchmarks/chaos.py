#!/usr/bin/env python3
"""Workers and PostgreSQL are killed at random moments while people play: is anything lost, or told twice differently?

Two workers behind one port, PostgreSQL in a folder of its own with every commit on the disk, and at each table two
people who move as soon as it is their turn, each on a socket of their own that dials again when it drops; after some
hundred moves they open another table. ``kill -9`` then ends a worker, or PostgreSQL with all its processes, at moments
that follow from ``--seed`` and from how much was played meanwhile. Everybody writes down what they did and were told.
At the end a checker compares that with the log:

- every move that was acknowledged stands in the log at the ply it was made at;
- what each person was told, over all their lines, is one story, and the log tells the same one;
- the log of every match has no gap and follows the rules.

Run it with the project's Python: ``.venv/bin/python benchmarks/chaos.py --workers-killed 200 --databases-killed 20``.
Prints JSON; exit code 1 if anything was lost or forked. Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from unlimited import unlimited
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from rainout.server.databases import open_store
from rainout.server.errors import StorageFailed
from rainout.server.store import Store
from rainout.server.upkeep import check
from tests.server.cluster import Cluster, cluster

ENDLESS = {"series": "points", "target-points": 1000}
LONG = 500
"""Moves after which people leave a table for a new one: whoever dials again is told the whole story of his."""
LINE_IS_DEAD = (WebSocketException, OSError, TimeoutError, EOFError)
PATIENCE = 20.0
"""Seconds without a word after which a line is given up."""
REDIAL = (0.1, 0.4)
"""Seconds until somebody dials again, as the page does."""


@dataclass
class Person:
    """Somebody at a table, and all they did and heard."""

    match: str
    seat: int
    token: str
    story: list[Any] = field(default_factory=list)
    """The events told, over all lines."""
    ply: int = 0
    asked: tuple[int, str] | None = None
    """The move under way."""
    meant: tuple[int, str] | None = None
    """The last move asked for: it is asked for again on the next line, as nobody can know what became of it."""
    acknowledged: list[tuple[int, str]] = field(default_factory=list)
    forks: list[str] = field(default_factory=list)
    away: list[tuple[float, float]] = field(default_factory=list)
    """When a line dropped, and the table was there again."""


@dataclass
class World:
    """All that is going on."""

    home: str
    chance: random.Random
    going: bool = True
    people: list[Person] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    reached: dict[tuple[str, int], float] = field(default_factory=dict)
    """When somebody at a table first heard of a ply."""
    spread: list[float] = field(default_factory=list)
    """Seconds until the other did, too."""

    @property
    def moves(self) -> int:
        return sum(len(person.acknowledged) for person in self.people)


async def open_table(world: World) -> list[Person]:
    wish = {"game": "hens", "seats": [{"kind": "me"}, {"kind": "local"}], "options": ENDLESS, "listed": False}
    async with httpx.AsyncClient(base_url=world.home, timeout=PATIENCE) as client:
        opened = (await client.post("/api/tables", json=wish)).raise_for_status().json()
    return [Person(opened["match"], held["seat"], held["token"]) for held in opened["seats"]]


async def spend_the_evening(world: World) -> None:
    """Two people play at one table after the other."""
    while world.going:
        try:
            couple = await open_table(world)
        except (httpx.HTTPError, *LINE_IS_DEAD):
            await asyncio.sleep(world.chance.uniform(*REDIAL))
            continue
        world.people += couple
        await asyncio.gather(*(play(world, person) for person in couple))


async def play(world: World, person: Person) -> None:
    """Sit at the table until the story is long, whatever happens to the line."""
    dropped: float | None = None
    at = f"{world.home.replace('http', 'ws', 1)}/api/tables/{person.match}/live"
    while world.going and person.ply < LONG:
        try:
            async with connect(
                at, compression=None, max_size=None, open_timeout=PATIENCE, close_timeout=0.1
            ) as line:
                hello = {"type": "hello", "tokens": [person.token], "since": 0}
                await line.send(json.dumps(hello))
                person.asked = None  # nobody will answer that any more
                while world.going and person.ply < LONG:
                    heard = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
                    if heard["type"] == "table" and dropped:
                        person.away.append((dropped, time.monotonic()))
                        dropped = None
                    move = hear(world, person, heard)
                    if move:
                        await asyncio.sleep(0.2 if heard["type"] == "error" else 0)
                        person.asked = person.meant = person.ply, move["action"]
                        await line.send(
                            json.dumps({"type": "act", "seat": person.seat, "ply": person.ply, **move})
                        )
        except LINE_IS_DEAD:
            dropped = dropped or time.monotonic()
            await asyncio.sleep(world.chance.uniform(*REDIAL))


def hear(world: World, person: Person, heard: dict[str, Any]) -> dict[str, str] | None:
    """Write down what was told; the move to be made now, if any."""
    if heard["type"] == "error":
        world.refused[heard["code"]] = world.refused.get(heard["code"], 0) + 1
        asked, person.asked = person.asked, None
        return {"action": asked[1]} if asked and heard["code"] != "stale" else None
    if heard["type"] != "table":
        return None
    told = heard["log"] if heard["fresh"] else [*person.story, *heard["log"]]
    shorter = min(len(told), len(person.story))
    if told[:shorter] != person.story[:shorter]:
        person.forks.append(
            f"seat {person.seat} of {person.match} was told another story at ply {heard['ply']}"
        )
    if len(told) >= len(person.story):
        person.story = told
    if person.asked and heard["ply"] > person.asked[0]:
        person.acknowledged.append(person.asked)
        person.asked = None
    if heard["ply"] > person.ply:
        first = world.reached.setdefault((person.match, heard["ply"]), time.monotonic())
        world.spread.append(time.monotonic() - first)
    person.ply = heard["ply"]
    if heard["actor"] != person.seat or person.asked or heard["asked"] == "over":
        return None
    if person.meant and person.meant[0] == person.ply:
        return {"action": person.meant[1]}
    if heard["asked"] == "roll":
        return {"action": "roll"}
    return {"action": world.chance.choice(heard["choices"])["action"]} if heard["choices"] else None


def children(process: int) -> list[int]:
    try:
        return [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except OSError:
        return []


def workers(process: int) -> list[int]:
    found = []
    for child in children(process):
        try:
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(child)
        except OSError:
            continue
    return found


async def both_serve(store: Store, server: int) -> bool:
    """Whether two workers are there and have begun to work."""
    try:
        serving = {int(worker.split(" ")[1]) for worker in await store.workers()}
    except StorageFailed:
        return False
    return len(serving.intersection(workers(server))) == 2


def kill_database(database: Cluster) -> None:
    """As when the machine's plug is pulled: all its processes at once; then it is started again."""
    others = children(database.process)
    database.kill()
    for other in others:
        try:
            os.kill(other, signal.SIGKILL)
        except ProcessLookupError:
            continue
    while any(Path(f"/proc/{other}").exists() for other in others):
        time.sleep(0.01)
    database.start()


async def strike(
    world: World, database: Cluster, store: Store, server: int, wanted: argparse.Namespace
) -> list[float]:
    """Kill one thing after the other, each time after some more has been played; when the database was back."""
    blows = ["worker"] * wanted.workers_killed + ["database"] * wanted.databases_killed
    world.chance.shuffle(blows)
    restarts = []
    for number, blow in enumerate(blows):
        goal, deadline = world.moves + world.chance.randrange(5, 60), time.monotonic() + 60
        while world.moves < goal or not await both_serve(store, server):
            if time.monotonic() > deadline:
                raise SystemExit(await standstill(world, store, server, goal))
            await asyncio.sleep(0.02)
        await asyncio.sleep(world.chance.uniform(0, 0.05))
        if blow == "worker":
            os.kill(world.chance.choice(workers(server)), signal.SIGKILL)
        else:
            began = time.monotonic()
            await asyncio.to_thread(kill_database, database)
            restarts += [began, time.monotonic()]
        if sys.stderr.isatty() or number % 20 == 19:
            print(f"{number + 1} of {len(blows)}, {world.moves} moves", file=sys.stderr, flush=True)
    goal = world.moves + 50
    while world.moves < goal:
        await asyncio.sleep(0.01)
    return restarts


async def standstill(world: World, store: Store, server: int, goal: int) -> str:
    """What there is to say when nothing happens any more."""
    at_work = await store.workers()
    return f"nothing happens any more: {world.moves} moves of {goal}, running {workers(server)}, at work {at_work}"


async def judge(world: World, store: Store) -> dict[str, Any]:
    """Compare what everybody wrote down with what is in the store."""
    lost, forks = [], [fork for person in world.people for fork in person.forks]
    found = await check(store)
    logs = {match: await store.entries(match, 0) for match in {person.match for person in world.people}}
    for person in world.people:
        log = logs[person.match]
        for ply, action in person.acknowledged:
            stands = log[ply] if ply < len(log) else None
            if stands is None or (stands != action and not (action == "roll" and stands.startswith("roll"))):
                lost.append(f"{person.match} {ply}: {action} was acknowledged, {stands} stands there")
    async with httpx.AsyncClient(base_url=world.home, timeout=PATIENCE) as client:
        for person in world.people:
            answer = await client.get(
                f"/api/tables/{person.match}", headers={"Authorization": f"Bearer {person.token}"}
            )
            if answer.raise_for_status().json()["log"][: len(person.story)] != person.story:
                forks.append(
                    f"seat {person.seat} of {person.match} was told another story than stands at the end"
                )
    return {
        "lost": lost,
        "forks": forks,
        "damaged": [f"{flaw.match}: {flaw.what.key}" for flaw in found.flaws],
        "entries": sum(map(len, logs.values())),
    }


async def run(database: Cluster, address: str, wanted: argparse.Namespace) -> dict[str, Any]:
    store = open_store(address)
    with tempfile.TemporaryFile() as log:
        command = [sys.executable, "-m", "rainout", "--workers=2", f"--port={wanted.port}"]
        command += ["--no-browser", f"--database={address}"]
        quiet = {"RAINOUT_WARM": "0", "RAINOUT_LOG_LEVEL": "error"}
        server = subprocess.Popen(command, env={**unlimited(), **quiet}, stdout=subprocess.PIPE, stderr=log)
        try:
            assert server.stdout
            assert b"http" in server.stdout.readline()
            world = World(f"http://127.0.0.1:{wanted.port}", random.Random(wanted.seed))
            began = time.monotonic()
            playing = [asyncio.create_task(spend_the_evening(world)) for _ in range(wanted.tables)]
            restarts = await strike(world, database, store, server.pid, wanted)
            world.going = False
            took = time.monotonic() - began
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            judged = await judge(world, store)
        finally:
            server.terminate()
            server.wait(30)
            await store.close()
        log.seek(0)
        written = log.read()
        tracebacks = written.count(b"Traceback")
        if tracebacks:
            at = written.index(b"Traceback")
            print(written[max(0, at - 500) : at + 6000].decode(errors="replace"), file=sys.stderr)
    return {
        "workers_killed": wanted.workers_killed,
        "databases_killed": wanted.databases_killed,
        "seed": wanted.seed,
        "tables_at_a_time": wanted.tables,
        "tables": len(world.people) // 2,
        "acknowledged_moves": world.moves,
        "seconds": round(took, 1),
        "lines_dropped": sum(len(person.away) for person in world.people),
        "back_after": times(back(world, restarts, during=False)),
        "back_after_with_the_database_gone": times(back(world, restarts, during=True)),
        "from_one_seat_to_the_other": times([each for each in world.spread if each > 0]),
        "refused": world.refused,
        "tracebacks_logged": tracebacks,
        **judged,
    }


def back(world: World, restarts: list[float], during: bool) -> list[float]:
    """How long people were away, while the database was there all the time or was not."""
    gone = list(zip(restarts[::2], restarts[1::2], strict=True))
    return [
        until - since
        for person in world.people
        for since, until in person.away
        if during == any(since < end + 1 and until > start for start, end in gone)
    ]


def times(seconds: list[float]) -> dict[str, float] | None:
    if len(seconds) < 2:
        return None
    cuts = statistics.quantiles(seconds, n=100, method="inclusive")
    return {"p50": round(cuts[49], 3), "p99": round(cuts[98], 3), "most": round(max(seconds), 3)}


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--workers-killed", type=int, default=200, metavar="N")
    arguments.add_argument("--databases-killed", type=int, default=20, metavar="M")
    arguments.add_argument("--tables", type=int, default=20)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--port", type=int, default=8799)
    wanted = arguments.parse_args()
    with cluster() as database:
        told = asyncio.run(run(database, database.new(), wanted))
    print(json.dumps(told, indent=2))
    return 1 if told["lost"] or told["forks"] or told["damaged"] else 0


if __name__ == "__main__":
    sys.exit(main())
