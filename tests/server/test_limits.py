"""How much one client may ask for: what people need and more, and no end of it only where the host says so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any, get_args

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from rainout.server.errors import CannotStart, TooOften
from rainout.server.limits import Kind, Limits
from rainout.server.reloading import check_together
from rainout.server.settings import Settings
from tests.server.driver import Line, Player, good, refused, serving, settings


class Clock:
    """Time, as the test says."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


class Asking:
    """Clients of a server, and its clock."""

    def __init__(self, most: int = 100, **rates: int) -> None:
        self.clock, self.settings = Clock(), replace(Settings(), **rates)  # type: ignore[arg-type]
        self.limits = Limits(lambda: self.settings, self.clock, most)

    def takes(self, kind: Kind, client: str = "ana", cost: int = 1) -> float:
        """Seconds to wait; 0 if it is given at once."""
        try:
            self.limits.take(kind, client, cost)
        except TooOften as error:
            return error.wait
        return 0.0


# --- Buckets ---


def test_a_minutes_worth_at_once_and_then_as_it_fills() -> None:
    asking = Asking(tables_a_minute=6)
    assert [asking.takes("tables") for _ in range(7)] == [0] * 6 + [10]
    assert asking.takes("tables") == 10, "being refused costs nothing"
    asking.clock.now += 9
    assert asking.takes("tables") == 1
    asking.clock.now += 1
    assert [asking.takes("tables") for _ in range(2)] == [0, 10]
    asking.clock.now += 3600
    assert [asking.takes("tables") for _ in range(7)] == [0] * 6 + [10]


def test_whoever_waits_as_long_as_told_is_served() -> None:
    asking = Asking(messages_a_minute=7)
    for _ in range(100):
        if wait := asking.takes("messages"):
            asking.clock.now += wait
            assert not asking.takes("messages")
        asking.clock.now += 1 / 3


def test_everybody_and_everything_has_a_bucket_of_its_own() -> None:
    asking = Asking(tables_a_minute=1, analyses_a_minute=1)
    assert not asking.takes("tables")
    assert asking.takes("tables")
    assert not asking.takes("analyses")
    assert not asking.takes("tables", "beto")


def test_none_is_no_end_of_it() -> None:
    asking = Asking(tables_a_minute=0)
    assert not any(asking.takes("tables") for _ in range(10_000))
    assert len(asking.limits) == 0


def test_what_costs_more_than_a_minutes_worth_takes_all_of_it() -> None:
    asking = Asking(bots_a_minute=4)
    assert not asking.takes("bots", cost=15)
    assert asking.takes("bots") == 15


def test_a_limit_that_is_changed_holds_at_once() -> None:
    asking = Asking(tables_a_minute=1)
    asking.takes("tables")
    assert asking.takes("tables") == 60
    asking.settings = replace(asking.settings, tables_a_minute=60)
    assert asking.takes("tables") == 1


def test_no_more_buckets_are_kept_than_agreed_and_none_that_are_full() -> None:
    asking = Asking(most=50, tables_a_minute=1)
    for number in range(200):
        assert not asking.takes("tables", str(number))
    assert len(asking.limits) == 50
    assert asking.takes("tables", "199")
    asking.clock.now += 61
    asking.takes("tables", "new")
    assert len(asking.limits) == 1


def test_each_kind_has_its_setting() -> None:
    names = {field.name for field in fields(Settings) if field.name.endswith("_a_minute")}
    assert names == {f"{kind}_a_minute" for kind in get_args(Kind)}


# --- At a server ---


@pytest.fixture
def strict(request: pytest.FixtureRequest) -> Iterator[Player]:
    """Somebody at a server with the limits that the test names."""
    with serving(settings(**request.param)) as address, Player(address) as player:
        yield player


def with_limits(**limits: Any) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("strict", [limits], indirect=True)


def told_to_wait(answer: httpx.Response) -> None:
    trouble = refused(answer, 429, "too-often")
    assert trouble["wait"] > 0
    assert int(answer.headers["Retry-After"]) >= trouble["wait"]


@with_limits(tables_a_minute=2, bots_a_minute=3)
def test_tables_and_bots(strict: Player) -> None:
    wish = {"game": "hens", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    table = strict.open("me", "novice")
    good(table.ask("leave", {"seat": 0}))
    assert strict.ask("POST", "/tables", wish).status_code == 201
    told_to_wait(table.ask("leave", {"seat": 0}))
    told_to_wait(strict.ask("POST", "/tables", wish))
    told_to_wait(strict.ask("POST", "/tables/load", {"file": "x"}))
    strict.get("/lobby")


@with_limits(requests_a_minute=3)
def test_requests(strict: Player) -> None:
    for _ in range(3):
        strict.get("/lobby")
    told_to_wait(strict.ask("GET", "/lobby"))
    spanish = strict.ask("GET", "/lobby", **{"Accept-Language": "es"})
    assert "segundos" in spanish.json()["message"]
    assert httpx.get(f"{strict.address}/healthz").status_code == 200, (
        "machines ask as often as they are told to"
    )


@with_limits(analyses_a_minute=1)
def test_analyses(strict: Player) -> None:
    strict.ask("GET", "/tables/nosuchmatch/analysis")
    told_to_wait(strict.ask("GET", "/tables/nosuchmatch/analysis"))
    told_to_wait(strict.ask("POST", "/analysis", {"file": "x"}))


@with_limits(messages_a_minute=3)
def test_messages_at_one_socket(strict: Player) -> None:
    table = strict.open()
    with table.line() as line, table.line(tokens=[]) as other:
        shown = line.hear("table")
        line.say("ping")
        line.say("ping")
        line.hear("pong")
        line.hear("pong")
        line.say("act", ply=shown["ply"], seat=shown["actor"], action="roll")
        trouble = line.hear("error")
        assert trouble["code"] == "too-often"
        assert 0 < trouble["wait"] <= 20
        assert table.look()["ply"] == shown["ply"]
        other.hear("table")
        other.say("ping")
        other.hear("pong")


@with_limits(sockets_a_minute=2)
def test_calls(strict: Player) -> None:
    table = strict.open()
    for _ in range(2):
        with table.line() as line:
            line.hear("table")
    turned_away(table.line(hello=False), "too-often")


@with_limits(most_sockets=1)
def test_sockets_that_are_open(strict: Player) -> None:
    table = strict.open()
    with table.line() as line:
        line.hear("table")
        assert "1 " in turned_away(table.line(hello=False), "too-many-sockets")


def turned_away(line: Line, code: str) -> str:
    with line:
        trouble = line.hear("error")
        assert trouble["code"] == code
        with pytest.raises(ConnectionClosed) as closed:
            line.hear()
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1013
    return str(trouble["message"])


# --- Whose account ---


def ask_for(address: str, whom: str) -> httpx.Response:
    return httpx.get(f"{address}/api/lobby", headers={"X-Forwarded-For": whom})


def test_a_proxy_that_is_trusted_says_who_asks() -> None:
    with serving(settings(requests_a_minute=1, trusted_proxies=("127.0.0.0/8",))) as address:
        good(ask_for(address, "203.0.113.7"))
        told_to_wait(ask_for(address, "203.0.113.7"))
        told_to_wait(ask_for(address, "198.51.100.1, 203.0.113.7"))
        good(ask_for(address, "203.0.113.8"))
        good(ask_for(address, "2001:db8::1"))
        told_to_wait(ask_for(address, "2001:db8::2"))


def test_nobody_else_does() -> None:
    with serving(settings(requests_a_minute=1)) as address:
        good(ask_for(address, "203.0.113.7"))
        told_to_wait(ask_for(address, "203.0.113.8"))


def test_a_proxy_is_an_address_or_a_network() -> None:
    check_together(Settings(trusted_proxies=("10.0.0.1", "fd00::/8")))
    with pytest.raises(CannotStart, match=r"proxy\.example"):
        check_together(Settings(trusted_proxies=("proxy.example",)))
