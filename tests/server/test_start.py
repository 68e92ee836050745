"""Starting and stopping a server."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from rainout.server.databases import is_address
from rainout.server.errors import CannotStart
from rainout.server.listening import DEFAULT_PORT, bind, listen, url
from rainout.server.reloading import check_together
from rainout.server.settings import Settings
from rainout.server.workers import EACH_LISTENS
from tests.server.driver import SOURCES, Player, process, settings


def test_the_next_free_port() -> None:
    with listen("127.0.0.1", None) as first, listen("127.0.0.1", None) as second:
        ports = [each.getsockname()[1] for each in (first, second)]
    assert DEFAULT_PORT <= ports[0] < ports[1]


def test_a_port_that_is_taken() -> None:
    with bind("127.0.0.1", 0) as taken, pytest.raises(CannotStart) as refusal:
        listen("127.0.0.1", taken.getsockname()[1])
    assert "taken" in str(refusal.value)


def test_a_host_that_is_not_here() -> None:
    with pytest.raises(CannotStart) as refusal:
        listen("192.0.2.1", 0)
    assert "192.0.2.1" in str(refusal.value)


def test_answers_do_not_wait_for_more(address: str) -> None:
    """asyncio turns Nagle's delay off only for sockets that say they are TCP."""
    with bind("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


@pytest.mark.parametrize(
    ("host", "expected"),
    [("127.0.0.1", "http://127.0.0.1:80/"), ("::1", "http://[::1]:80/"), ("x", "http://x:80/")],
)
def test_addresses(host: str, expected: str) -> None:
    assert url(host, 80) == expected


def test_an_address_for_others_when_listening_everywhere() -> None:
    assert "0.0.0.0" not in url("0.0.0.0", 80)


@pytest.mark.parametrize("address", ["mysql://db.example/rainout", "PostgreSQL:x", "file:x.db"])
def test_an_address_of_something_else_is_no_database(address: str) -> None:
    with pytest.raises(CannotStart) as refusal:
        is_address(address)
    assert address in str(refusal.value)


@pytest.mark.parametrize("path", [":memory:", "x.db", "./file:x.db", "/tmp/a:b.db", r"C:\games\x.db"])
def test_a_file_is_a_database_whatever_it_is_called(path: str) -> None:
    assert not is_address(path)


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_stopping_with_people_at_the_tables(tmp_path: Path, sign: signal.Signals) -> None:
    with process(tmp_path / "rainout.db") as (server, address):
        player = Player(address)
        table = player.open("me", "novice")
        with table.line() as line:
            line.hear("table")
            server.send_signal(sign)
            assert server.wait(5) in (0, -sign)
        player.close()


def test_neither_numba_nor_the_catalogs_before_the_first_page(tmp_path: Path) -> None:
    """What is not needed for the first page is not loaded before it."""
    code = (
        "import sys; from rainout.server.app import create_app; from rainout.server.settings import Settings; "
        "create_app(Settings(database=':memory:')); "
        "sys.exit(sum(name in sys.modules for name in ('numba', 'fluent.runtime')))"
    )
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    assert subprocess.run([sys.executable, "-c", code], env=environment).returncode == 0


def test_warming_begins_after_the_page(tmp_path: Path) -> None:
    """The kernels are compiled in the background, and the table is playable at once."""
    warm = {"RAINOUT_WARM": "1", "RAINOUT_CACHE_DIR": str(tmp_path)}
    with process(tmp_path / "rainout.db", **warm) as (_, address):
        httpx.get(address)
        player = Player(address)
        table = player.open()
        assert table.step()["ply"] > 10
        assert not list(tmp_path.rglob("*.nbc"))
        player.close()


@pytest.mark.parametrize("wanted", [settings(workers=2), settings(workers=2, database="x.db", lan=True)])
def test_workers_share_a_database_and_have_no_door(wanted: Settings) -> None:
    with pytest.raises(CannotStart):
        check_together(wanted)


def test_a_port_is_shared_by_those_who_belong_together_only() -> None:
    with listen("127.0.0.1", 0, listening=not EACH_LISTENS, shared=EACH_LISTENS) as held:
        port = held.getsockname()[1]
        worker = bind("127.0.0.1", port, shared=True) if EACH_LISTENS else held
        for shared in {False, EACH_LISTENS}:
            with pytest.raises(CannotStart):
                listen("127.0.0.1", port, shared=shared)
        worker.close()
