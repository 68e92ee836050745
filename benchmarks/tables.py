#!/usr/bin/env python3
"""1,000 live tables of two sockets each at a real server with two workers: how long until both seats see a move?

The load is open-loop: moves fall due at fixed times, 500 a second in all and one every two seconds at each table,
whether or not the server keeps up. A move's clock starts when it was due (so a slow server, or a slow
generator, cannot hide by delaying the next move) and stops when the second of the two seats has read the new
position. How late the moves were really sent is reported beside it: that part is the generator's own doing. So is
what the cores did: for the server, for its database, and for the generator, which shares them.

``--workers``, ``--tables`` and ``--rate`` ask for another load, ``--database postgres`` for a PostgreSQL of its own,
with every commit on its disk. The system shares connections out among workers, so at half the tables each seat has
another.

``--apart`` has two servers at one store and a seat of each table at either; ``seat_to_seat`` is how much later the
second seat reads of a move than the first.

``--floor`` puts ``stand_in.py``, which knows no rules and stores nothing, in the server's place: what remains
is the cost of sockets, framework and generator on this machine, the least any server here could show.

Run it with the project's Python: ``.venv/bin/python benchmarks/tables.py``. Prints JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from cores import core_seconds
from unlimited import unlimited
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.cluster import cluster

HERE = Path(__file__).resolve().parent
BAR = 0.100
"""Seconds from due to both seats updated, for 99 moves of 100."""
PATIENCE = 10.0
"""Seconds after which a move counts as lost."""
BEGINS_TO_READ = 2.5
"""Seconds after which a server that was asked for the page has begun to read the compiled rules."""
IDLE = 0.1
"""Of a second that a server works which has nothing to do, at most."""


class Choice(msgspec.Struct):
    """A legal action, as far as it is needed here."""

    action: str


class Heard(msgspec.Struct):
    """What a server says, as far as it is needed here: a table's position, or a refusal."""

    type: str
    ply: int | None = None
    actor: int | None = None
    asked: str = ""
    choices: list[Choice] = []
    code: str = ""


class Wire:
    """All that is known here of the server: how it is started, where it listens and what it is told."""

    def __init__(self, port: int, game: str = "hens", workers: int = 1, database: str = "") -> None:
        self.port = port
        self.home = f"http://127.0.0.1:{port}"
        self.game = game
        self.workers = workers
        self.database = database
        """An address; if there is none, matches are kept in a file."""

    def command(self, folder: Path) -> list[str]:
        """Start a server that keeps its matches in ``folder``, unless it has another place for them."""
        database = f"--database={self.database or folder / 'rainout.db'}"
        return [
            *(sys.executable, "-m", "rainout", f"--port={self.port}", database, "--no-browser"),
            f"--workers={self.workers}",
        ]

    def is_up(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.home}/api/games", timeout=1):
                return True
        except urllib.error.HTTPError:
            return True
        except OSError:
            return False

    def warm_up(self) -> None:
        """Ask for the page until every worker was asked, which has them read the compiled rules in a moment."""
        for _ in range(20 * self.workers):
            with contextlib.suppress(urllib.error.HTTPError):  # where no page was built they are read as well
                urllib.request.urlopen(self.home, timeout=PATIENCE).close()

    def open_table(self) -> tuple[str, list[str]]:
        """A new table of two people: its name and the token of each seat."""
        wish = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "local"}], "listed": False}
        request = urllib.request.Request(
            f"{self.home}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            opened = json.load(answer)
        return opened["match"], [held["token"] for held in opened["seats"]]

    async def sit(self, match: str, token: str | None) -> ClientConnection:
        """A seat's socket, introduced; without a token, that of somebody who looks on."""
        at = f"ws://127.0.0.1:{self.port}/api/tables/{match}/live"
        seat = await connect(at, compression=None, max_size=None)
        await seat.send(hello(token))
        return seat

    def move(self, heard: Heard, chance: random.Random) -> str:
        """Any legal action of the seat that must act."""
        action = "roll" if heard.asked == "roll" else chance.choice(heard.choices).action
        return json.dumps({"type": "act", "ply": heard.ply, "seat": heard.actor, "action": action})


def hello(token: str | None) -> str:
    """How a line begins."""
    return json.dumps({"type": "hello", "tokens": [token] if token else [], "since": 0})


class Floor(Wire):
    """The stand-in instead of Rainout."""

    def command(self, folder: Path) -> list[str]:
        return [sys.executable, str(HERE / "stand_in.py"), str(self.port)]

    def warm_up(self) -> None:
        """It has nothing to read."""


class Apart(Wire):
    """Two servers at one store: the seats of a table are at different ones."""

    def __init__(self, first: Wire, second: Wire) -> None:
        super().__init__(first.port)
        self._at = (first, second)
        self._seats: dict[str, int] = {}

    def open_table(self) -> tuple[str, list[str]]:
        match, tokens = super().open_table()
        self._seats |= {token: seat for seat, token in enumerate(tokens)}
        return match, tokens

    async def sit(self, match: str, token: str | None) -> ClientConnection:
        return await self._at[self._seats.get(token or "", 0)].sit(match, token)


@dataclass
class Tally:
    """What became of the moves."""

    latencies: list[float] = field(default_factory=list)
    gaps: list[float] = field(default_factory=list)
    """Seconds from when the first of two seats had read of a move until the other had."""
    lags: list[float] = field(default_factory=list)
    lost: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    games_over: int = 0

    def report(self, tables: int, rate: float, seconds: float) -> dict[str, Any]:
        p99 = percentile(self.latencies, 99)
        return {
            "tables": tables,
            "sockets": 2 * tables,
            "asked_moves_per_s": rate,
            "made_moves_per_s": round(len(self.latencies) / seconds, 1),
            "moves": len(self.latencies),
            **{f"p{q}_ms": ms(percentile(self.latencies, q)) for q in (50, 90, 99)},
            "max_ms": ms(max(self.latencies, default=0.0)),
            "seat_to_seat_p50_ms": ms(percentile(self.gaps, 50)),
            "seat_to_seat_p99_ms": ms(percentile(self.gaps, 99)),
            "sent_late_p99_ms": ms(percentile(self.lags, 99)),
            "lost": self.lost,
            "refused": self.refused,
            "games_over": self.games_over,
            "bar_p99_ms": ms(BAR),
            "kept": bool(self.latencies) and p99 < BAR and not self.lost and not self.refused,
        }


class Table:
    """One table: its two sockets, the newest position each has read, and its moves, one after the other."""

    def __init__(self, wire: Wire, tally: Tally, chance: random.Random) -> None:
        self.wire, self.tally, self.chance = wire, tally, chance
        self.turn = asyncio.Lock()

    async def open(self) -> None:
        self.match, self.tokens = await asyncio.to_thread(self.wire.open_table)
        self.sockets = [await self.wire.sit(self.match, token) for token in self.tokens]
        self.heard: list[Heard | None] = [None, None]
        self.read_at = [0.0, 0.0]
        self.news = asyncio.Condition()
        self.readers = [asyncio.create_task(self.read(seat)) for seat in (0, 1)]
        await self.both_at(0)

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*(socket.close() for socket in self.sockets))

    async def redial(self, seat: int) -> None:
        """A line drops, and whoever sits there is back on another."""
        self.readers[seat].cancel()
        await self.sockets[seat].close()
        self.sockets[seat] = await self.wire.sit(self.match, self.tokens[seat])
        self.readers[seat] = asyncio.create_task(self.read(seat))

    async def read(self, seat: int) -> None:
        decode = msgspec.json.Decoder(Heard).decode
        async for message in self.sockets[seat]:
            now, heard = time.perf_counter(), decode(message)
            if heard.type == "error":
                self.tally.refused[heard.code] = self.tally.refused.get(heard.code, 0) + 1
            if heard.type != "table":
                continue
            before = self.heard[seat]
            if before is None or before.ply != heard.ply:
                self.read_at[seat] = now
            async with self.news:
                self.heard[seat] = heard
                self.news.notify_all()

    async def both_at(self, ply: int) -> None:
        """Wait until both seats have read a position of at least ``ply`` actions."""
        async with self.news, asyncio.timeout(PATIENCE):
            await self.news.wait_for(
                lambda: all(h and h.ply is not None and h.ply >= ply for h in self.heard)
            )

    def mover(self) -> tuple[int, Heard] | None:
        """The seat that must act and what it sees; none when the game is over."""
        for seat, heard in enumerate(self.heard):
            if heard and heard.actor == seat and heard.asked in ("act", "roll"):
                return seat, heard
        return None

    async def move(self, due: float, counted: bool) -> None:
        """Make the move that fell due; a finished game is replaced by a new one, which is nobody's move."""
        async with self.turn:
            found = self.mover()
            if not found:
                self.tally.games_over += 1
                await self.close()
                await self.open()
                return
            seat, heard = found
            sent = time.perf_counter()
            try:
                await self.sockets[seat].send(self.wire.move(heard, self.chance))
                await self.both_at((heard.ply or 0) + 1)
            except (OSError, TimeoutError):
                self.tally.lost += 1
                return
            if counted:
                self.tally.latencies.append(max(self.read_at) - due)
                self.tally.gaps.append(max(self.read_at) - min(self.read_at))
                self.tally.lags.append(sent - due)


class Meter:
    """What processes, and the one that measures them, use of the cores meanwhile."""

    def __init__(self, **processes: int) -> None:
        self._processes = processes
        self.begin()

    def begin(self) -> None:
        """What was used before counts no more."""
        self._began = time.perf_counter()
        self._before = self._now()

    def _now(self) -> dict[str, float]:
        used = {name: core_seconds(process) for name, process in self._processes.items()}
        return used | {"generator": time.process_time()}

    def report(self, moves: int) -> dict[str, Any]:
        """Cores that each has kept busy, and milliseconds of it for a move."""
        seconds, now = time.perf_counter() - self._began, self._now()
        used = {name: now[name] - before for name, before in self._before.items()}
        return {
            "cores_used": {name: round(each / seconds, 3) for name, each in used.items()},
            "core_ms_a_move": {name: ms(each / max(1, moves)) for name, each in used.items()},
        }


async def load(
    wire: Wire, tables: int, rate: float, seconds: float, warm_up: float, meter: Meter | None = None
) -> Tally:
    """Open the tables, let moves fall due for ``warm_up`` and then ``seconds``, and wait for the last of them."""
    tally, chance = Tally(), random.Random(7)
    live = [Table(wire, tally, chance) for _ in range(tables)]
    for table in live:
        await table.open()
    start = time.perf_counter() + 0.1
    moves: set[asyncio.Task[None]] = set()
    for number in range(round((warm_up + seconds) * rate)):
        due = start + number / rate
        await asyncio.sleep(due - time.perf_counter())
        if meter and number == round(warm_up * rate):
            meter.begin()
        move = asyncio.create_task(live[number % tables].move(due, counted=due >= start + warm_up))
        moves.add(move)
        move.add_done_callback(moves.discard)
    await asyncio.gather(*moves)
    for table in live:
        await table.close()
    return tally


@contextlib.contextmanager
def running(wire: Wire, environment: dict[str, str] | None = None) -> Iterator[int]:
    """The server as a process of its own, with an empty folder to store in; gives the process's number."""
    with tempfile.TemporaryDirectory(prefix="rainout-bench-") as folder:
        log = Path(folder, "server.log")
        with log.open("wb") as output:
            server = subprocess.Popen(
                wire.command(Path(folder)), env=environment or unlimited(), stdout=output, stderr=output
            )
        try:
            deadline = time.monotonic() + 30
            while not wire.is_up():
                if server.poll() is not None or time.monotonic() > deadline:
                    said = log.read_text(errors="replace").strip().splitlines() or ["nothing"]
                    raise SystemExit(f"the server did not start; it said: {said[-1]}")
                time.sleep(0.05)
            wire.warm_up()
            wait_until_idle(server.pid)
            yield server.pid
        finally:
            server.terminate()
            try:
                server.wait(5)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()


def wait_until_idle(process: int) -> None:
    """Wait until a server has read the compiled rules: it begins a moment after it was asked for the page."""
    time.sleep(BEGINS_TO_READ)
    before, now = 0.0, core_seconds(process)
    while now - before > IDLE:
        time.sleep(1)
        before, now = now, core_seconds(process)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def percentile(values: list[float], q: int) -> float:
    """The value that ``q`` of 100 do not exceed (nearest rank); 0 for none."""
    return sorted(values)[max(0, -(-len(values) * q // 100) - 1)] if values else 0.0


def ms(seconds: float) -> float:
    return round(seconds * 1000, 2)


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Measure how fast moves reach both seats of many live tables."
    )
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500.0, help="moves a second at all tables together")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--apart", action="store_true", help="two servers at one store, a seat at each")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds of load before counting")
    parser.add_argument("--floor", action="store_true", help="measure the stand-in instead of the server")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if the bar is missed")
    args = parser.parse_args()
    with contextlib.ExitStack() as stack:
        processes = {}
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="rainout-bench-"))
        address = f"{folder}/rainout.db"
        if args.database == "postgres":
            database = stack.enter_context(cluster())
            address, processes["database"] = database.new(), database.process
        workers = 1 if args.apart else args.workers
        wire = Floor(free_port()) if args.floor else Wire(free_port(), workers=workers, database=address)
        processes["server"] = stack.enter_context(running(wire))
        if args.apart:
            other = Wire(free_port(), database=address)
            processes["other_server"] = stack.enter_context(running(other))
            wire = Apart(wire, other)
        meter = Meter(**processes)
        tally = asyncio.run(load(wire, args.tables, args.rate, args.seconds, args.warm_up, meter))
        used = meter.report(len(tally.latencies))
    report = tally.report(args.tables, args.rate, args.seconds)
    server = {"server": "stand-in"} if args.floor else {"server": "rainout", "workers": workers}
    print(
        json.dumps({**server, "database": args.database, **report, **used, "cores": os.cpu_count()}, indent=2)
    )
    return int(args.strict and not report["kept"])


if __name__ == "__main__":
    sys.exit(main())
