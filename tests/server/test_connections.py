"""Connections: those that are slow are hung up on, those that say much at once wait their turn."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import closing
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.frames import Frame, Opcode

from rainout.server.connections import SLICE
from rainout.server.databases import open_store
from rainout.server.house import House
from rainout.server.live import BEHIND, Subscriber
from rainout.server.protocol import NewTable, SeatWish
from rainout.server.settings import MEMORY
from rainout.server.show import show_table
from rainout.server.tables import LiveTable
from tests.server.driver import PATIENCE, Player, good, serving, settings


@pytest.fixture(scope="module")
def hasty() -> Iterator[str]:
    """A server without patience."""
    with serving(settings(request_within=0.2, body_within=0.2, read_within=0.3, ping_every=0.3)) as address:
        yield address


def dial(address: str) -> socket.socket:
    host, port = address.removeprefix("http://").split(":")
    line = socket.create_connection((host, int(port)), timeout=PATIENCE)
    line.settimeout(PATIENCE)
    return line


def is_hung_up_on(line: socket.socket) -> bool:
    try:
        while line.recv(65536):
            pass
    except ConnectionResetError:
        pass
    return True


def head(address: str, request: str, **headers: str) -> bytes:
    lines = [request, f"Host: {address.removeprefix('http://')}", *(f"{k}: {v}" for k, v in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode()


def upgrade(address: str, match: str) -> bytes:
    return head(
        address,
        f"GET /api/tables/{match}/live HTTP/1.1",
        Upgrade="websocket",
        Connection="Upgrade",
        **{"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13"},
    )


def frame(text: str) -> bytes:
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=True)


# --- Deadlines ---


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n"])
def test_who_does_not_say_what_is_wanted(hasty: str, said: bytes) -> None:
    with closing(dial(hasty)) as line:
        line.sendall(said)
        assert is_hung_up_on(line)


def test_who_says_nothing_more_after_an_answer(hasty: str) -> None:
    with closing(dial(hasty)) as line:
        line.sendall(head(hasty, "GET /api/lobby HTTP/1.1"))
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        assert is_hung_up_on(line)


def test_a_body_that_does_not_come(hasty: str) -> None:
    with closing(dial(hasty)) as line:
        brings = {"Content-Type": "application/json", "Content-Length": "100"}
        line.sendall(head(hasty, "POST /api/tables HTTP/1.1", **brings) + b'{"game":')
        answer = line.recv(65536)
        assert answer.startswith(b"HTTP/1.1 408")
        assert b'"too-late"' in answer or b'"too-late"' in line.recv(65536)
        assert is_hung_up_on(line)


def test_a_socket_at_which_nobody_is(hasty: str) -> None:
    """Whoever answers pings stays; a line whose other end is gone does not."""
    with Player(hasty) as player:
        table = player.open()
        with table.line() as alive, closing(dial(hasty)) as dead:
            alive.hear("table")
            dead.sendall(upgrade(hasty, table.match))
            assert is_hung_up_on(dead)
            alive.say("ping")
            alive.hear("pong")


def test_connections_of_one_address() -> None:
    with serving(settings(most_connections=2)) as address:
        with closing(dial(address)) as one, closing(dial(address)):
            one.sendall(head(address, "GET /healthz HTTP/1.1"))
            assert one.recv(65536).startswith(b"HTTP/1.1 200")
            with closing(dial(address)) as third:
                assert third.recv(65536).startswith(b"HTTP/1.1 429")
                assert is_hung_up_on(third)
        with Player(address) as player:
            table = player.open()
            for _ in range(5):
                with table.line() as line:
                    line.hear("table")
            good(httpx.get(f"{address}/healthz"))


# --- Turns ---


def test_much_said_at_once_is_all_heard_and_in_order(hasty: str) -> None:
    """In one write, many times what is read in a turn; large messages too."""
    with Player(hasty) as player:
        table = player.open()
        with closing(dial(hasty)) as line:
            hello = frame('{"type": "hello"}')
            wrong = frame(json.dumps({"type": "emote", "seat": 0, "emote": "x" * 20_000}))
            line.sendall(upgrade(hasty, table.match))
            line.recv(65536)
            line.sendall((hello + frame('{"type": "ping"}')) * 300 + wrong + frame('{"type": "ping"}'))
            heard = b""
            while heard.count(b'"pong"') < 301:
                heard += line.recv(65536)
        assert len(hello) * 300 > 3 * SLICE
        assert heard.count(b'"bad-message"') == 1
        assert heard.index(b'"bad-message"') > heard.index(b'"table"')


class Floor:
    """A house with one table, and who is sent what."""

    def __init__(self) -> None:
        self.house = House(open_store(MEMORY), settings())

    async def __aenter__(self) -> Floor:
        opened = await self.house.open(NewTable("hens", [SeatWish("me"), SeatWish("local")]))
        self.match = opened.match
        self.tokens = [str(held.token) for held in opened.seats]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.house.close()

    async def join(self, *tokens: str) -> Subscriber:
        subscriber = Subscriber(64)
        await self.house.join(self.match, subscriber, tokens, 0)
        return subscriber


async def read(subscriber: Subscriber) -> list[Any]:
    told = []
    while subscriber._unsent.qsize():
        told.append(json.loads(str(await subscriber.next())))
    return told


def test_a_reader_who_is_behind_is_told_when_all_is_read() -> None:
    async def watch() -> None:
        async with Floor() as floor:
            slow, quick = await floor.join(floor.tokens[0]), await floor.join(floor.tokens[1])
            for _ in range(3 * BEHIND):
                async with floor.house.at(floor.match) as table:
                    floor.house.live.push(table)
                await read(quick)
            assert not quick.due
            assert not quick.missed
            assert slow.missed
            waiting = asyncio.create_task(slow.has_read())
            await asyncio.sleep(0)
            assert not waiting.done(), "nothing is heard of somebody who does not read"
            assert len(await read(slow)) == BEHIND
            await waiting
            assert slow.due
            await floor.house.refresh(floor.match, slow, slow.seen)
            assert not slow.due
            (told,) = await read(slow)
            assert told["type"] == "table"

    asyncio.run(watch())


def test_a_table_is_put_together_once_for_all_who_see_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    put_together: list[LiveTable] = []

    def count(table: LiveTable, *args: Any) -> Any:
        put_together.append(table)
        return show_table(table, *args)

    monkeypatch.setattr("rainout.server.live.show_table", count)
    clock = SimpleNamespace(time=lambda: 0.0, monotonic=time.monotonic)
    monkeypatch.setattr("rainout.server.live.time", clock)

    async def ask_again() -> None:
        async with Floor() as floor:
            subscriber = await floor.join(floor.tokens[0])
            for _ in range(20):
                await floor.house.refresh(floor.match, subscriber)
            tables = [told for told in await read(subscriber) if told["type"] == "table"]
            assert len(tables) == 21
            assert tables[2:] == tables[2:3] * 19
            assert len(put_together) <= 3

    asyncio.run(ask_again())


def send_for_ever(line: socket.socket, said: bytes) -> None:
    while True:
        line.sendall(said)


def test_pings_without_end_are_not_answered_without_end(hasty: str) -> None:
    """Somebody sends pings and reads no pongs: what waits to be sent to him does not grow, and he is hung up on."""
    with Player(hasty) as player:
        table = player.open()
    with closing(dial(hasty)) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(upgrade(hasty, table.match))
        pings = Frame(Opcode.PING, b"x" * 100).serialize(mask=True) * 1000
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            send_for_ever(line, pings)
    with Player(hasty) as player:
        assert player.get("/lobby") == []
