from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from rainout.server.settings import MEMORY
from tests.server.cluster import QUICK, Cluster, cluster
from tests.server.driver import Player, serving, settings
from tools.postgres import find_postgres


@pytest.fixture(scope="session")
def ui(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as Vite leaves it."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>the page</title>")
    (folder / "assets" / "index-Bd2x.js").write_text("console.log('hens')\n" * 100)
    (folder / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    return folder


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL server for all tests; each has a database of its own."""
    if not find_postgres() and not os.environ.get("CI"):
        pytest.skip("there is no PostgreSQL here")
    with cluster(*QUICK) as running:
        yield running


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def address(ui: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """A server for all tests, on either database; each opens tables of its own."""
    database = request.getfixturevalue("postgres").new() if request.param == "postgres" else MEMORY
    with serving(settings(static=ui, hello_within=0.5, database=database)) as address:
        yield address


@pytest.fixture
def player(address: str) -> Iterator[Player]:
    player = Player(address)
    yield player
    player.close()
