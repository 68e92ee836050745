"""Looking after a server: is it well, what does it count, what does it write down, how does it stop."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from rainout.server.databases import open_store
from rainout.server.errors import CannotStart
from rainout.server.house import House
from rainout.server.in_force import in_force
from rainout.server.journal import JsonLine, TextLine
from rainout.server.reloading import check_together, reload
from rainout.server.settings import MEMORY, Settings
from tests.server.driver import (
    ENDLESS,
    QUIET,
    Json,
    Player,
    good,
    process,
    refused,
    serving,
    settings,
    wait_until,
)


@pytest.fixture(scope="module")
def watched() -> Iterator[str]:
    """A server that shows its metrics to programs on its machine."""
    with serving(settings(metrics="here")) as address:
        yield address


# --- Health ---


def test_a_server_that_is_well(address: str) -> None:
    assert good(httpx.get(f"{address}/healthz")) == {"status": "ok"}
    assert good(httpx.get(f"{address}/readyz")) == {"status": "ready"}


def test_nobody_is_sent_to_a_server_without_its_database(tmp_path: Path) -> None:
    """It lives, and people are sent to another."""
    code = """
import sys, threading, rainout.server as server
from rainout.server import house
async def gone(self):
    raise OSError("gone")
house.House.reach_store = gone
server.run(port=0, database=sys.argv[1])
"""
    command = [sys.executable, "-c", code, str(tmp_path / "rainout.db")]
    with subprocess.Popen(command, env={**os.environ, **QUIET}, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            found = re.search(r"http://\S+(?=/ )", server.stdout.readline())
            assert found
            assert httpx.get(f"{found[0]}/healthz").status_code == 200
            answer = httpx.get(f"{found[0]}/readyz")
            assert (answer.status_code, answer.json()) == (503, {"status": "no-database"})
        finally:
            server.kill()


# --- Metrics ---


def metrics(address: str, **headers: str) -> dict[str, float]:
    answer = httpx.get(f"{address}/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    lines = [line.rpartition(" ") for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_what_is_counted(watched: str) -> None:
    before = metrics(watched)
    with Player(watched) as player:
        table = player.open("me", "local", options=ENDLESS)
        with table.line() as line:
            line.move(line.hear("table"))
            line.hear("table")
            wait_until(lambda: metrics(watched)["rainout_tables_attended"] == 1)
            now = metrics(watched)
            assert now["rainout_sockets"] == before["rainout_sockets"] + 1
            assert now["rainout_tables"] >= 1
            assert now["rainout_memory_bytes"] > 10_000_000
        refused(table.act("fly away"), 422, "bad-notation")
    now = metrics(watched)
    for counted, label in (
        ("rainout_move_seconds_count", 'by="player"'),
        ("rainout_store_seconds_count", 'call="append"'),
        ("rainout_refusals_total", 'code="bad-notation"'),
        ("rainout_request_seconds_count", 'method="POST",status="201"'),
    ):
        key = f"{counted}{{{label}}}"
        assert now[key] == before.get(key, 0) + 1, key
    assert now["rainout_loop_lag_seconds_count"] >= 1
    wait_until(lambda: metrics(watched)["rainout_sockets"] == before["rainout_sockets"])


def test_metrics_are_nobodys_business_unless_the_host_says_so(address: str) -> None:
    refused(httpx.get(f"{address}/metrics"), 404, "unknown-address")


def test_metrics_for_programs_on_this_machine(watched: str) -> None:
    """What came by way of a proxy did not begin here."""
    headers = {"X-Forwarded-For": "203.0.113.7"}
    refused(httpx.get(f"{watched}/metrics", headers=headers), 403, "not-from-here")


def test_metrics_for_whoever_has_the_token() -> None:
    with serving(settings(metrics="token", metrics_token="fungo")) as address:
        assert metrics(address, Authorization="Bearer fungo")
        answer = httpx.get(f"{address}/metrics", headers={"Authorization": "Bearer bunt"})
        refused(answer, 401, "wrong-token")
        refused(httpx.get(f"{address}/metrics"), 401, "no-token")
    with pytest.raises(CannotStart, match="metrics_token"):
        check_together(Settings(metrics="token"))


def test_workers_count_together(tmp_path: Path) -> None:
    """Two processes, one folder: each tells what both have done, and what was true of one that is gone is not."""
    code = """
import sys
from rainout.server import metrics
metrics.REFUSALS.labels(code="stale").inc()
metrics.SOCKETS.set(3)
print(metrics.os.getpid(), flush=True)
sys.stdin.readline()
print(metrics.exposition().decode())
"""
    environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    command = [sys.executable, "-c", code]
    with subprocess.Popen(command, env=environment, **pipes) as one:
        with subprocess.Popen(command, env=environment, **pipes) as other:
            assert one.stdout
            assert other.stdout
            assert one.stdout.readline()
            gone = other.stdout.readline().strip()
            told, _ = other.communicate("\n")
            assert 'rainout_refusals_total{code="stale"} 2.0' in told
            assert "rainout_sockets 6.0" in told
        forget = f"from rainout.server import metrics; metrics.worker_is_gone({gone})"
        subprocess.run([sys.executable, "-c", forget], env=environment, check=True)
        told, _ = one.communicate("\n")
        assert 'rainout_refusals_total{code="stale"} 2.0' in told
        assert "rainout_sockets 3.0" in told


# --- The log ---


class Lines(logging.Handler):
    """What was logged, as programs read it."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[Json] = []
        self.setFormatter(JsonLine())

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(json.loads(self.format(record)))

    def of(self, number: str) -> list[Json]:
        wait_until(lambda: [line for line in self.said if line.get("request") == number])
        return [line for line in self.said if line.get("request") == number]


@pytest.fixture
def lines() -> Iterator[Lines]:
    handler, log = Lines(), logging.getLogger("rainout")
    root, before = logging.getLogger(), log.level
    handlers, level = [*root.handlers], root.level
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    yield handler
    log.removeHandler(handler)
    log.setLevel(before)
    root.handlers[:], root.level = handlers, level


def test_a_line_a_request_with_the_number_it_came_with(player: Player, lines: Lines) -> None:
    answer = player.ask("GET", "/tables/nothing?token=secret", **{"X-Request-ID": "club-17"})
    assert answer.headers["X-Request-ID"] == "club-17"
    (line,) = lines.of("club-17")
    assert line["message"] == "request"
    assert (line["method"], line["path"], line["status"]) == ("GET", "/api/tables/nothing", 404)
    assert line["refused"] == "unknown-match"
    assert line["ms"] >= 0


def test_a_number_that_is_none_is_not_repeated(player: Player, lines: Lines) -> None:
    answer = player.ask("GET", "/games", **{"X-Request-ID": 'x" level="error'})
    number = answer.headers["X-Request-ID"]
    assert re.fullmatch("[0-9a-f]{16}", number)
    assert [line["status"] for line in lines.of(number)] == [200]


def test_a_line_a_socket_and_one_for_each_refusal_there(player: Player, lines: Lines) -> None:
    table = player.open()
    with table.line() as line:
        line.hear("table")
        line.say("act", ply=99, seat=0, action="roll")
        line.hear("error")
        assert line.socket.response
        number = line.socket.response.headers["X-Request-ID"]
    wait_until(lambda: len(lines.of(number)) == 2)
    refusal, end = lines.of(number)
    assert (refusal["message"], refusal["code"]) == ("refused", "stale")
    assert (end["message"], end["status"]) == ("socket", 1000)
    assert not [told for told in lines.said for token in table.tokens if token in str(told)]


def test_who_hangs_up_in_the_middle_is_no_mistake_of_ours(address: str, lines: Lines) -> None:
    import socket

    host, port = address.removeprefix("http://").split(":")
    head = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nX-Request-ID: cut-off\r\n"
    head += "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    with socket.create_connection((host, int(port))) as line:
        line.sendall(head.encode())
        time.sleep(0.1)
    assert [(line["level"], line["message"]) for line in lines.of("cut-off")] == [("info", "request")]


def record(message: str, **told: object) -> logging.LogRecord:
    made = logging.LogRecord("rainout.x", logging.INFO, "x", 1, message, None, None)
    made.told = told
    return made


def test_nothing_from_outside_breaks_a_line() -> None:
    made = record("request", path="/a b\n2026-01-01 ERROR forged", status=404)
    text = TextLine().format(made)
    assert "\n" not in text
    assert 'path="/a b\\n2026-01-01 ERROR forged" status=404' in text
    assert json.loads(JsonLine().format(made))["path"] == "/a b\n2026-01-01 ERROR forged"


def test_settings_read_again(tmp_path: Path) -> None:
    """Levels and lists change while people play; what makes no sense changes nothing."""
    file = tmp_path / "rainout.toml"
    file.write_text("metrics = 'off'", encoding="utf-8")
    with process(tmp_path / "rainout.db", RAINOUT_CONFIG=str(file)) as (server, address):
        assert httpx.get(f"{address}/metrics").status_code == 404
        file.write_text("metrics = 'here'", encoding="utf-8")
        server.send_signal(signal.SIGHUP)
        wait_until(lambda: httpx.get(f"{address}/metrics").status_code == 200)


def test_settings_that_make_no_sense_change_nothing(lines: Lines) -> None:
    async def read_again() -> None:
        house = House(open_store(MEMORY), settings())
        before = house.settings
        reload(
            house,
            lambda: in_force(environment={"RAINOUT_LINES_SHOWN": "7", "RAINOUT_METRICS": "token"}).settings,
        )
        assert house.settings is before
        reload(
            house,
            lambda: in_force(environment={"RAINOUT_LINES_SHOWN": "7", "RAINOUT_LARGEST_BODY": "1"}).settings,
        )
        assert (house.settings.lines_shown, house.settings.largest_body) == (7, before.largest_body)
        await house.close()

    asyncio.run(read_again())
    assert [line["message"][:29] for line in lines.said if line["level"] == "error"] == [
        "the settings stay as they were"[:29]
    ]


# --- Taking leave ---


def test_a_server_that_stops_asks_people_to_come_back_and_keeps_what_it_has_said(tmp_path: Path) -> None:
    """Told to stop in the midst of moves: every move it has shown is there when it starts again."""
    database = tmp_path / "rainout.db"
    with process(database) as (server, address), Player(address) as player:
        table = player.open("me", "local", options=ENDLESS)
        with table.line() as line:
            shown = line.hear("table")
            stop = threading.Timer(0.3, server.send_signal, [signal.SIGTERM])
            stop.start()
            began = time.monotonic()
            with contextlib.suppress(ConnectionClosed):
                while True:
                    line.move(shown)
                    shown = line.hear("table")
            assert line.socket.close_code == 1012
        assert shown["ply"] > 20
        assert server.wait(8) in (0, -signal.SIGTERM)
        assert time.monotonic() - began < 8
    with process(database) as (_, address), Player(address) as player:
        assert player.get(table.path)["ply"] >= shown["ply"]


def test_a_proxy_has_time_to_send_people_elsewhere(tmp_path: Path) -> None:
    with process(tmp_path / "rainout.db", RAINOUT_DRAIN_DELAY="1.5") as (server, address):
        with Player(address) as player:
            table = player.open()
            server.send_signal(signal.SIGTERM)
            wait_until(lambda: httpx.get(f"{address}/readyz").json() == {"status": "draining"})
            assert httpx.get(f"{address}/healthz").status_code == 200
            assert table.step()["ply"] > 0
            with pytest.raises(ConnectionClosed) as closed, table.line() as line:
                line.hear()
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1012
        assert server.wait(8) in (0, -signal.SIGTERM)
