#!/usr/bin/env python3
"""One hostile client does its worst for a minute: do 100 other tables feel it?

The other tables play as in ``tables.py``: two sockets each, moves that fall due at fixed times, measured from due until
both seats have read the position. Each comes from an address of its own, and the client from one, so that the server
can tell them apart as it does people of different houses; its limits are those it comes with. The client does all of
this at once, again and again, as fast as he is let:

    floods      thousands of hellos, of pings and of frames of a byte, each flood in one write, on several sockets
    tables      opens tables with bots, without end
    sheets      has team sheets of 10 KB examined, and tables foreseen
    looks       asks for old plies, lists, rule books and analyses
    stays       dials and says nothing, or a request a byte a second, or a body that does not come
    deaf        asks for a table again and again and reads nothing of it
    cut         hangs up in the middle of bodies
    nonsense    bytes that are no HTTP, frames that are no messages

Run it with the project's Python: ``.venv/bin/python benchmarks/hostile.py --seconds 60``. Prints JSON: how the other
tables fared, without him and with him, and what he met with.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import itertools
import json
import os
import random
import struct
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import tables
from websockets.asyncio.client import ClientConnection, connect

HOUSE = "127.0.0.1"
HOSTILE = "127.0.0.2"
SILENT = 300
"""Connections that say nothing, or next to it."""
PATIENCE = 5.0


class Hostile:
    """The client; what it is answered is counted by kind of attack."""

    def __init__(self, port: int, match: str, chance: random.Random) -> None:
        self.port, self.match, self.chance = port, match, chance
        self.met: Counter[str] = Counter()

    async def attack(self) -> None:
        """Everything at once, until cancelled."""
        ways: list[Callable[[], Awaitable[None]]] = [
            *[self.flood] * 4,
            *[self.open_tables] * 2,
            *[self.have_sheets_examined] * 2,
            *[self.look] * 4,
            *[self.stay] * 3,
            *[self.be_deaf] * 2,
            *[self.cut_off] * 2,
            self.talk_nonsense,
        ]
        await asyncio.gather(*(self.again_and_again(way) for way in ways))

    async def again_and_again(self, way: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    await way()
            except (OSError, EOFError, TimeoutError) as error:
                self.met[f"{way.__name__}: {type(error).__name__}"] += 1
            await asyncio.sleep(0)

    async def dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(HOUSE, self.port, local_addr=(HOSTILE, 0))

    def head(self, request: str, *more: str) -> bytes:
        return "\r\n".join([f"{request} HTTP/1.1", f"Host: {HOUSE}:{self.port}", *more, "", ""]).encode()

    async def ask(self, what: str, request: str, body: Any = None) -> None:
        """One request; the status it is answered with is counted."""
        reader, writer = await self.dial()
        try:
            said = b"" if body is None else json.dumps(body).encode()
            more = ["Connection: close"]
            if body is not None:
                more += ["Content-Type: application/json", f"Content-Length: {len(said)}"]
            writer.write(self.head(request, *more) + said)
            self.met[f"{what}: {(await reader.readline()).decode()[9:12] or 'hung up'}"] += 1
            await reader.read()
        finally:
            writer.close()

    async def socket(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A socket to a table, without an introduction."""
        reader, writer = await self.dial()
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
        writer.write(
            self.head(
                f"GET /api/tables/{self.match}/live",
                "Upgrade: websocket",
                "Connection: Upgrade",
                key,
                "Sec-WebSocket-Version: 13",
            )
        )
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    # --- Ways to be a nuisance ---

    async def flood(self) -> None:
        """Thousands of frames in one write."""
        reader, writer = await self.socket()
        try:
            hello, ping = frame(b'{"type":"hello"}'), frame(b"x" * 10, opcode=9)
            flood = self.chance.choice(
                [hello * 2000, frame(b"{") * 5000, ping * 20_000, hello * 500 + ping * 5000]
            )
            writer.write(flood)
            await self._count(reader, "flood")
        finally:
            writer.transport.abort()

    async def _count(self, reader: asyncio.StreamReader, what: str) -> None:
        """Read for a moment."""
        heard = b""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(2):
                while some := await reader.read(65536):
                    heard = heard[-100:] + some
                    self.met[f"{what}: refused for now"] += some.count(b'"too-')
                    self.met[f"{what}: shown"] += some.count(b'"type":"table"')

    async def open_tables(self) -> None:
        seats = [{"kind": "me"}, {"kind": "bot"}]
        await self.ask("table", "POST /api/tables", {"game": "clutch", "seats": seats})

    async def have_sheets_examined(self) -> None:
        text = "\n".join(f"{number} nobody in particular" for number in range(400))[:10_000]
        for game in ("clix", "clutch", "stretch"):
            await self.ask("sheet", f"POST /api/games/{game}/workshop/examine", {"text": text})

    async def look(self) -> None:
        at = f"/api/tables/{self.match}"
        for path in (
            f"{at}/plies/9",
            at,
            "/api/tables",
            "/api/games/clutch/rules",
            f"{at}/analysis",
            "/.env",
        ):
            await self.ask("look", f"GET {path}")

    async def stay(self) -> None:
        """Connections that are of no use to anybody."""
        said = [
            b"",
            b"GET / HTTP/1.1\r\nX: ",
            self.head("POST /api/tables", "Content-Type: application/json", "Content-Length: 999"),
        ]
        lines = []
        try:
            for number in range(SILENT // 3):
                _, writer = await self.dial()
                writer.write(said[number % 3])
                lines.append(writer)
            for _ in range(3):
                await asyncio.sleep(1)
                for writer in lines:
                    writer.write(b"x")
        finally:
            for writer in lines:
                writer.transport.abort()

    async def be_deaf(self) -> None:
        """Ask for a table without end, and read nothing."""
        _, writer = await self.socket()
        try:
            for _ in range(100):
                writer.write(frame(b'{"type":"hello"}') * 100)
                await writer.drain()
        finally:
            writer.transport.abort()

    async def cut_off(self) -> None:
        _, writer = await self.dial()
        writer.write(
            self.head("POST /api/tables", "Content-Type: application/json", "Content-Length: 5000") + b"{"
        )
        await asyncio.sleep(0.01)
        writer.transport.abort()

    async def talk_nonsense(self) -> None:
        reader, writer = await self.dial()
        try:
            writer.write(self.chance.randbytes(2000))
            await reader.read()
        finally:
            writer.transport.abort()
        reader, writer = await self.socket()
        try:
            writer.write(self.chance.randbytes(2000))
            await reader.read()
        finally:
            writer.transport.abort()


def frame(said: bytes, opcode: int = 1) -> bytes:
    """A frame of a WebSocket as clients send it, with a mask that changes nothing."""
    length = bytes([0x80 | len(said)]) if len(said) < 126 else struct.pack("!BH", 0x80 | 126, len(said))
    return bytes([0x80 | opcode]) + length + bytes(4) + said


class Crowd(tables.Wire):
    """The other tables: each from an address of its own."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self._addresses = (f"127.1.{number // 200}.{number % 200 + 1}" for number in itertools.count())
        self._at: dict[str, str] = {}

    def open_table(self) -> tuple[str, list[str]]:
        address = next(self._addresses)
        line = http.client.HTTPConnection(HOUSE, self.port, PATIENCE, source_address=(address, 0))
        wish = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "local"}], "listed": False}
        line.request("POST", "/api/tables", json.dumps(wish), {"Content-Type": "application/json"})
        opened = json.load(line.getresponse())
        line.close()
        self._at[opened["match"]] = address
        return opened["match"], [held["token"] for held in opened["seats"]]

    async def sit(self, match: str, token: str | None) -> ClientConnection:
        at, address = f"ws://{HOUSE}:{self.port}/api/tables/{match}/live", (self._at[match], 0)
        seat = await connect(at, compression=None, max_size=None, local_addr=address)
        await seat.send(tables.hello(token))
        return seat


@contextlib.contextmanager
def attacked(wire: tables.Wire) -> Iterator[dict[str, int]]:
    """The client at work, as a process of his own that gives way to the others; afterwards what he met is known."""
    met: dict[str, int] = {}
    match, _ = wire.open_table()
    command = [sys.executable, __file__, "--attack", str(wire.port), match]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as client:
        yield met
        told, _ = client.communicate("enough\n")
        met.update(json.loads(told))


async def attack(port: int, match: str) -> None:
    """Be the client until somebody says that it is enough."""
    os.nice(10)
    client = Hostile(port, match, random.Random(1))
    attacking = asyncio.create_task(client.attack())
    await asyncio.to_thread(sys.stdin.readline)
    attacking.cancel()
    await asyncio.gather(attacking, return_exceptions=True)
    print(json.dumps(dict(sorted(client.met.items()))))


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Measure whether one hostile client is felt at other tables."
    )
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=50.0, help="moves a second at all tables together")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--strict", action="store_true", help="exit with 1 if the bar is missed")
    parser.add_argument("--attack", nargs=2, metavar=("PORT", "MATCH"), help="be the client")
    args = parser.parse_args()
    if args.attack:
        asyncio.run(attack(int(args.attack[0]), args.attack[1]))
        return 0
    reports: dict[str, Any] = {}
    for how in ("in peace", "attacked"):
        wire, met = Crowd(tables.free_port()), {}
        with tables.running(wire, {**os.environ}), contextlib.ExitStack() as afterwards:
            if how == "attacked":
                met = afterwards.enter_context(attacked(wire))
            tally = asyncio.run(tables.load(wire, args.tables, args.rate, args.seconds, warm_up=2))
            afterwards.close()
        reports[how] = {**tally.report(args.tables, args.rate, args.seconds), "the_client_met": met}
    print(json.dumps({**reports, "cores": os.cpu_count()}, indent=2))
    return int(args.strict and not reports["attacked"]["kept"])


if __name__ == "__main__":
    sys.exit(main())
