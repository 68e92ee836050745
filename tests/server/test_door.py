"""Who can reach the server, and who may let others in."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Iterator

import httpx
import pytest

from rainout.server.door import Door, is_private, is_this_machine, private_addresses
from rainout.server.errors import NoNetwork
from tests.server.driver import PATIENCE, QUIET, address_in, good, refused

START = """
import functools, sys
from rainout.server import start
start.Door = functools.partial(start.Door, find=lambda: sys.argv[2:])
start.run(port=0, database=sys.argv[1])
"""
BESIDE = "127.0.0.2"
"""Another address of this machine, in place of one on a network."""


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that takes an address for one of a local network; gives its own."""
    command = [sys.executable, "-c", START, str(tmp_path_factory.mktemp("house") / "rainout.db"), BESIDE]
    with subprocess.Popen(command, env={**os.environ, **QUIET}, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            yield address_in(server.stdout.readline())
        finally:
            server.kill()


def ask(address: str, **headers: str) -> httpx.Response:
    return httpx.post(f"{address}/api/reach/open", json={}, headers=headers, timeout=PATIENCE)


def can_connect(host: str, port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((host, port)) == 0


@pytest.mark.parametrize(
    ("header", "value", "status", "refusal"),
    [
        ("Host", "rebound.example", 421, "wrong-host"),
        ("Origin", "http://elsewhere.example", 403, "wrong-origin"),
        ("Origin", "null", 403, "wrong-origin"),
        ("X-Forwarded-For", "203.0.113.9", 403, "not-from-here"),
        ("Via", "1.1 proxy", 403, "not-from-here"),
    ],
)
def test_nobody_else_may_open_it(beside: str, header: str, value: str, status: int, refusal: str) -> None:
    refused(ask(beside, **{header: value}), status, refusal)
    assert good(httpx.get(f"{beside}/api/reach"))["addresses"] == []


def test_a_form_of_another_site_is_turned_away(beside: str) -> None:
    answer = httpx.post(f"{beside}/api/reach/open", data={"open": "please"}, timeout=PATIENCE)
    refused(answer, 415, "not-json")


def test_and_one_click_lets_the_network_in(beside: str) -> None:
    port = int(beside.rpartition(":")[2])
    assert good(httpx.get(f"{beside}/api/reach")) == {"addresses": [], "may_open": True}
    assert not can_connect(BESIDE, port)
    opened = {"addresses": [f"http://{BESIDE}:{port}"], "may_open": False}
    assert good(ask(beside)) == opened
    assert good(ask(beside)) == opened, "asked twice it is the same"
    from_there = httpx.get(f"http://{BESIDE}:{port}/api/reach", timeout=PATIENCE)
    assert good(from_there) == opened
    assert len(httpx.get(f"http://{BESIDE}:{port}/api/games", timeout=PATIENCE).json()) == 5


async def nowhere(listener: socket.socket) -> None:
    listener.close()


def test_without_a_network_there_is_nothing_to_open() -> None:
    door = Door("127.0.0.1", 0, nowhere, find=tuple)
    assert not door.may_be_opened
    with pytest.raises(NoNetwork):
        asyncio.run(door.open())


def test_a_server_that_listens_elsewhere_is_open_already() -> None:
    assert Door("192.168.1.5", 80).addresses == ("http://192.168.1.5:80",)
    assert Door("0.0.0.0", 80, find=lambda: ["10.0.0.4"]).addresses == ("http://10.0.0.4:80",)
    assert Door("localhost", 80).addresses == Door("::1", 80).addresses == ()
    assert not Door().may_be_opened


def test_only_addresses_of_local_networks_are_found() -> None:
    assert all(is_private(address) for address in private_addresses())
    assert is_private("192.168.1.5")
    for address in ("127.0.0.1", "169.254.3.4", "0.0.0.0", "8.8.8.8"):
        assert not is_private(address)
    assert is_this_machine("localhost")
    assert not is_this_machine("localhost.example")


def test_addresses_of_both_kinds_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        pytest.skip("this machine has no addresses of the second kind")
    monkeypatch.setattr("rainout.server.door.PROBES", ("127.0.0.1", "::1"))
    monkeypatch.setattr("rainout.server.door.is_private", lambda address: True)
    assert private_addresses() == ("127.0.0.1", "::1")
