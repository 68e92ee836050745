"""A server under test, and people to use it: real sockets, real HTTP, nothing patched."""

from __future__ import annotations

import contextlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from rainout.core.patches import patched
from rainout.server.app import create_app
from rainout.server.limits import Kind
from rainout.server.listening import bind
from rainout.server.records import moment
from rainout.server.settings import MEMORY, Settings
from rainout.server.start import configure

SOURCES = Path(__file__).parents[2] / "src"
PATIENCE = 60.0
ENDLESS = {"series": "points", "target-points": 1000}
"""What to agree on for a match that will not end by itself."""
UNLIMITED = {f"{kind}_a_minute": 0 for kind in get_args(Kind)}
"""Tests have much to say in a minute."""
QUIET = {
    "PYTHONPATH": str(SOURCES),
    "RAINOUT_WARM": "0",
    "RAINOUT_BOT_PAUSE": "0",
    "RAINOUT_GONE_AFTER": "0",
    **{f"RAINOUT_{name.upper()}": "0" for name in UNLIMITED},
}
"""The environment of a server for tests."""
Json = Any


def settings(**changes: Any) -> Settings:
    """A server for tests: in memory, bots that do not dawdle, no compiler in the background, nobody waited for."""
    usual = {"database": MEMORY, "bot_pause": 0.0, "warm": False, "gone_after": 0.0, "drain_within": 3}
    return Settings(**{**usual, **UNLIMITED, **changes})


@contextlib.contextmanager
def serving(wanted: Settings, clock: Callable[[], int] = moment) -> Iterator[str]:
    """A server in a thread of this process, with clocks that go as the test says; gives its address."""
    with bind("127.0.0.1", 0) as listener:
        server = uvicorn.Server(configure(create_app(wanted, clock=clock), wanted))
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        try:
            wait_until(lambda: server.started)
            yield address
        finally:
            server.should_exit = True
            thread.join(PATIENCE)


@contextlib.contextmanager
def launcher(database: str | Path) -> Iterator[Launcher]:
    """Starts servers as processes, one after the other, each forked from one that has imported everything already."""
    command = [sys.executable, "-c", Launcher.CODE, str(database)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, env={**os.environ, **QUIET}, **pipes) as process:  # type: ignore[call-overload]
        yield Launcher(process)


class Launcher:
    """Starts servers that come to a sudden end."""

    CODE = """
import os, sys
from rainout.server.start import run
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        print("number", os.getpid(), flush=True)
        run(port=0, database=sys.argv[1])
        os._exit(0)
    os.waitpid(child, 0)
    print("gone", flush=True)
"""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    @contextlib.contextmanager
    def running(self) -> Iterator[str]:
        """A server, up and answering; gives its address. Afterwards ``kill -9``."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write("go\n")
        self._process.stdin.flush()
        server = int(self._process.stdout.readline().split()[1])
        try:
            yield address_in(self._process.stdout.readline())
        finally:
            os.kill(server, signal.SIGKILL)
            assert self._process.stdout.readline() == "gone\n"


@contextlib.contextmanager
def process(database: str | Path, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server as a process of its own, or several that share a port, up and answering, and its address."""
    command = [sys.executable, "-c", f"import rainout.server as r; r.run(port=0, database={str(database)!r})"]
    environment = {**os.environ, **QUIET, **environment}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            yield server, address_in(server.stdout.readline())
        finally:
            server.kill()


def address_in(said: str) -> str:
    """The address a server says it is ready at."""
    found = re.search(r"http://[^ ]+(?=/ )", said)
    assert found, said
    return found[0]


def wait_until(happens: Any, patience: float = PATIENCE) -> None:
    deadline = time.monotonic() + patience
    while not happens():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.005)


class Player:
    """Someone with a browser: speaks HTTP, and opens sockets."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"{address}/api", timeout=PATIENCE)

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.http.close()

    def ask(
        self, method: str, path: str, body: Json = None, tokens: Any = (), **headers: str
    ) -> httpx.Response:
        if tokens:
            headers["Authorization"] = "Bearer " + ",".join(tokens)
        return self.http.request(method, path, json=body, headers=headers)

    def get(self, path: str, tokens: Any = ()) -> Json:
        return good(self.ask("GET", path, tokens=tokens))

    def post(self, path: str, body: Json, tokens: Any = ()) -> Json:
        return good(self.ask("POST", path, body, tokens))

    def open(self, *kinds: str, **more: Any) -> TableAt:
        """Open a table; a kind is ``me``, ``local``, ``link`` or a bot's level."""
        wish = {"game": "hens", "seats": [seat_wish(kind) for kind in kinds or ("me", "local")], **more}
        return TableAt(self, self.post("/tables", wish))


def own_dice(player: Player, *kinds: str) -> TableAt:
    """A table where the test says what is rolled, with the first turn about to begin."""
    table = player.open(*kinds or ("me", "local"), own_dice=True)
    faces = iter([5, 2] * 10)
    while table.look()["view"]["phase"] == "roll-off":
        good(table.act(f"roll {next(faces)}"))
    return table


class TableAt:
    """A table someone opened, with what they were given."""

    def __init__(self, player: Player, opened: Json) -> None:
        self.player = player
        self.match: str = opened["match"]
        self.opened = opened
        self.tokens = [held["token"] for held in opened["seats"] if held["token"]]
        self.invitations = [held["invitation"] for held in opened["seats"] if held["invitation"]]
        self.path = f"/tables/{self.match}"

    def look(self, tokens: Any = None) -> Json:
        """How the table stands; how long it has waited is another matter."""
        shown = self.player.get(self.path, self.tokens if tokens is None else tokens)
        assert shown.pop("waited") >= 0
        return shown

    def watch(self) -> Json:
        return self.look(())

    def ask(self, what: str, body: Json, tokens: Any = None) -> httpx.Response:
        return self.player.ask("POST", f"{self.path}/{what}", body, self.tokens if tokens is None else tokens)

    def act(
        self, action: str, seat: int | None = None, ply: int | None = None, tokens: Any = None
    ) -> httpx.Response:
        now = self.look(())
        body = {"ply": now["ply"] if ply is None else ply, "seat": now["actor"] if seat is None else seat}
        return self.ask("actions", {**body, "action": action}, tokens)

    def step(self, table: Json | None = None) -> Json:
        """Roll, or take any legal action."""
        table = table or self.look()
        return good(self.ask("actions", move(table)))

    def step_until(self, wanted: Any) -> Json:
        """Play for whoever holds a seat here; bots move in their own time."""
        while not wanted(table := self.look()):
            assert table["asked"] != "over", "it never happened"
            if table["actor"] in table["you"]:
                self.step(table)
        return table

    def undo(self, seat: int) -> httpx.Response:
        return self.ask("undo", {"ply": self.watch()["ply"], "seat": seat})

    def resign(self, seat: int) -> httpx.Response:
        return self.ask("resign", {"ply": self.watch()["ply"], "seat": seat})

    def rematch(self, seat: int) -> httpx.Response:
        return self.ask("rematch", {"seat": seat})

    def line(self, tokens: Any = None, since: int = 0, hello: bool = True) -> Line:
        return Line(self.player.address, self.match, self.tokens if tokens is None else tokens, since, hello)


class Line:
    """A socket to a table."""

    def __init__(
        self, address: str, match: str, tokens: Any = (), since: int = 0, hello: bool = True
    ) -> None:
        at = f"{address.replace('http', 'ws', 1)}/api/tables/{match}/live"
        self._dialled = connect(at, compression=None, max_size=None, close_timeout=2)
        self._hello = {"tokens": list(tokens), "since": since} if hello else None
        self._views: dict[int | None, Json] = {}
        self._viewer: int | None = None

    def __enter__(self) -> Line:
        self.socket: ClientConnection = self._dialled.__enter__()
        if self._hello:
            self.say("hello", **self._hello)
        return self

    def __exit__(self, *_: object) -> None:
        self._dialled.__exit__(None, None, None)

    def say(self, type: str, **more: Any) -> None:
        self.socket.send(json.dumps({"type": type, **more}))

    def hear(self, type: str | None = None) -> Json:
        """The next message, which must be of that type; how many look on is heard only where that is asked for."""
        message = json.loads(self.socket.recv(PATIENCE))
        while message["type"] == "watched" != type:
            message = json.loads(self.socket.recv(PATIENCE))
        if message["type"] == "table":  # the view is sent once, then how it differs from the last
            viewer = message["viewer"]
            if message["view"] is None:
                message["view"] = patched(self._views[viewer], message["change"])
            self._views[viewer] = message["view"]
            if message["meanwhile"]:
                before = self._viewer
                self._views[before] = patched(self._views[before], message["meanwhile"]["change"])
            self._viewer = viewer
        assert type is None or message["type"] == type, message
        return message

    def hear_until(self, wanted: Any) -> Json:
        while not wanted(message := self.hear()):
            pass
        return message

    def move(self, table: Json) -> None:
        self.say("act", **move(table))


def seat_wish(kind: str) -> Json:
    return {"kind": kind} if kind in ("me", "local", "link", "anyone") else {"kind": "bot", "level": kind}


def move(table: Json, chance: random.Random | None = None) -> Json:
    """What the actor could do: roll, or any legal action."""
    action = "roll" if table["asked"] == "roll" else (chance or random).choice(table["choices"])["action"]
    return {"ply": table["ply"], "seat": table["actor"], "action": action}


def good(answer: httpx.Response) -> Json:
    """What was answered, which must not be a refusal."""
    assert answer.is_success, answer.text
    return answer.json()


def refused(answer: httpx.Response, status: int, code: str) -> Json:
    """A refusal as it should be: typed, with words, and without a traceback."""
    trouble = answer.json()
    assert (answer.status_code, trouble["code"]) == (status, code), answer.text
    assert trouble["type"] == "error"
    assert trouble["message"]
    assert "Traceback" not in answer.text
    return trouble
