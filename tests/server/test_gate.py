"""The gate: by which names the server may be asked, and whose pages may ask."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from rainout.core.errors import RainoutError
from rainout.server.door import Door
from rainout.server.gate import check_names
from tests.server.driver import Player, good, refused, serving, settings


@pytest.fixture(scope="module")
def club() -> Iterator[str]:
    """A server with a name of its own."""
    with serving(settings(hosts=("Club.example",))) as address:
        yield address


def lets_in(door: Door, host: str, origin: str | None = None, hosts: tuple[str, ...] = ()) -> str:
    """What a request is refused with; nothing if it is let in."""
    try:
        check_names({"host": host, **({"origin": origin} if origin else {})}, hosts, door)
    except RainoutError as error:
        return error.code
    return ""


HERE = Door("127.0.0.1", 8765)
EVERYWHERE = Door("0.0.0.0", 8765, find=lambda: ["192.168.1.5"])


# --- Names ---


@pytest.mark.parametrize("host", ["localhost:8765", "127.0.0.1:8765", "[::1]:8765", "LOCALHOST", "127.8.8.8"])
def test_this_machine_is_called_that(host: str) -> None:
    assert lets_in(HERE, host) == lets_in(EVERYWHERE, host) == ""


@pytest.mark.parametrize(
    "host",
    ["", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "192.168.1.5:8765", "[", "a b"],
)
def test_a_server_of_one_machine_goes_by_no_other_name(host: str) -> None:
    assert lets_in(HERE, host) == "wrong-host"


def test_where_the_network_is_let_in_it_finds_the_server() -> None:
    this = socket.gethostname().lower()
    for host in ("192.168.1.5:8765", "203.0.113.7", f"{this}:8765", f"{this}.local:8765"):
        assert lets_in(EVERYWHERE, host) == ""
    assert lets_in(EVERYWHERE, "evil.example:8765") == "wrong-host"
    named = Door("192.168.1.5", 8765)
    assert lets_in(named, "192.168.1.5:8765") == ""
    assert lets_in(named, "192.168.1.6:8765") == "wrong-host"


def test_the_host_may_give_it_a_name() -> None:
    assert lets_in(HERE, "club.example", hosts=("Club.example",)) == ""
    assert lets_in(HERE, "www.club.example", hosts=("club.example",)) == "wrong-host"


@pytest.mark.parametrize(
    ("origin", "refusal"),
    [
        (None, ""),
        ("http://localhost:8765", ""),
        ("http://localhost:3000", "wrong-origin"),
        ("https://evil.example", "wrong-origin"),
        ("null", "wrong-origin"),
        ("http://[", "wrong-origin"),
        ("http://localhost:99999", "wrong-origin"),
        ("https://club.example:8443", ""),
    ],
)
def test_only_our_own_pages_ask(origin: str | None, refusal: str) -> None:
    """A proxy may not pass a port on; then the name is enough."""
    assert lets_in(HERE, "localhost:8765", origin, ("club.example",)) == refusal


# --- At a server ---


def test_requests_for_another(club: str) -> None:
    page = refused(httpx.get(f"{club}/", headers={"Host": "evil.example"}), 421, "wrong-host")
    assert "evil.example" in page["message"]
    answer = httpx.get(f"{club}/api/lobby", headers={"Host": "evil.example", "Accept-Language": "es"})
    assert "«evil.example»" in refused(answer, 421, "wrong-host")["message"]
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    wish = {"game": "hens", "seats": [{"kind": "me"}, {"kind": "local"}]}
    answer = httpx.post(f"{club}/api/tables", json=wish, headers={"Origin": "https://evil.example"})
    refused(answer, 403, "wrong-origin")
    assert "access-control-allow-origin" not in answer.headers
    good(httpx.get(f"{club}/api/lobby", headers={"Host": "club.example", "Origin": "https://club.example"}))


def test_machines_ask_by_whatever_name(club: str) -> None:
    assert httpx.get(f"{club}/healthz", headers={"Host": "10.1.2.3:8765"}).status_code == 200


def test_sockets_of_another_sites_page(club: str) -> None:
    with Player(club) as player:
        table = player.open()
    at = f"{club.replace('http', 'ws', 1)}/api{table.path}/live"
    with connect(at, origin=Origin("https://evil.example")) as line:
        assert "wrong-origin" in str(line.recv())
        with pytest.raises(ConnectionClosed) as closed:
            line.recv()
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 4403
    with connect(at, origin=Origin("https://club.example")) as line:
        line.send('{"type": "hello"}')
        assert '"table"' in str(line.recv())


@pytest.mark.parametrize("accept", ["*/*", "text/html"])
@pytest.mark.parametrize(
    "path",
    [
        *(
            "/wp-login.php",
            "/.env",
            "/.git/config",
            "/admin.php",
            "/phpinfo.php",
            "/server-status",
            "/index.php",
        ),
        *("/.aws/credentials", "/..%2f..%2fetc/passwd", "/cgi-bin/x.sh", "/api/../.env", "/actuator/health"),
    ],
)
def test_who_looks_for_doors_finds_none(club: str, path: str, accept: str) -> None:
    """Whoever reads pages is told so by one, and the status says it too."""
    assert httpx.get(f"{club}{path}", headers={"Accept": accept}).status_code == 404
