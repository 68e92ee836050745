from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.driver import Player, serving, settings


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
def address(ui: Path) -> Iterator[str]:
    """A server for all tests; each opens tables of its own."""
    with serving(settings(static=ui, hello_within=0.5)) as address:
        yield address


@pytest.fixture
def player(address: str) -> Iterator[Player]:
    player = Player(address)
    yield player
    player.close()
