"""One server for all stories, a browser of their own for everyone in them, and an ear for every error."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, ViewportSize, WebError, expect

from tests.browser.house import House
from tests.browser.looks import DESK, PHONE
from tests.browser.people import Player

PATIENCE = 10_000
"""Milliseconds; nothing takes that long, but machines are sometimes busy."""

expect.set_options(timeout=PATIENCE)
ComeIn = Callable[..., Player]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The browser that tools/browser_tests.py found, or the one on the path; it need not be Playwright's own."""
    chromium = os.environ.get("RAINOUT_CHROMIUM") or shutil.which("chromium-headless-shell")
    chromium = chromium or shutil.which("chromium")
    return {**browser_type_launch_args, "executable_path": chromium}


@pytest.fixture(scope="session", autouse=True)
def _compiled_rules() -> None:
    """The rules run in the server, not here: nothing to compile."""


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that all stories share; each opens tables of its own."""
    yield from served(tmp_path_factory.mktemp("house"))


@pytest.fixture
def own_house(tmp_path: Path, complaints: Complaints) -> Iterator[House]:
    """A server with an empty database, for a story that needs one to itself or breaks it."""
    for house in served(tmp_path):
        yield house
        complaints.over = True


def served(folder: Path, **environment: str) -> Iterator[House]:
    """A server while it is needed, with its files in a folder."""
    house = House(folder, **environment)
    house.open()
    try:
        yield house
    finally:
        house.close()
    assert "Traceback" not in house.complaints, house.complaints


class Complaints:
    """Errors that the browsers of a story have seen."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._expected: list[str] = []
        self.over = False
        """Whether the story has ended; what breaks when its house is closed is no part of it."""

    def expect(self, pattern: str) -> None:
        """This one belongs to the story: browsers speak of every refusal, and of every line that breaks."""
        self._expected.append(pattern)

    def watch(self, context: BrowserContext) -> None:
        context.on("console", self._hear)
        context.on("weberror", self._fail)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not self.over:
            self.heard.append(f"console: {message.text} ({message.location.get('url')})")

    def _fail(self, error: WebError) -> None:
        self.heard.append(f"page: {error.error}")

    @property
    def unexpected(self) -> list[str]:
        return [heard for heard in self.heard if not any(re.search(known, heard) for known in self._expected)]


@pytest.fixture(autouse=True)
def complaints() -> Iterator[Complaints]:
    """No story ends well when the console has seen an error."""
    complaints = Complaints()
    yield complaints
    assert complaints.unexpected == []


@pytest.fixture
def come_in(new_context: Callable[..., BrowserContext], house: House, complaints: Complaints) -> ComeIn:
    """Someone comes in with a browser of their own: storage, window and wishes."""

    def come_in(
        *,
        size: ViewportSize = DESK,
        touch: bool = False,
        motion: bool = False,
        to: House = house,
        **wishes: Any,
    ) -> Player:
        context = new_context(
            base_url=to.address,
            viewport=size,
            has_touch=touch,
            reduced_motion="no-preference" if motion else "reduce",
            **{"locale": "en-GB", "color_scheme": "light", "service_workers": "block", **wishes},
        )
        context.set_default_timeout(PATIENCE)
        complaints.watch(context)
        return Player(context.new_page(), touch)

    return come_in


@pytest.fixture
def player(come_in: ComeIn) -> Player:
    """Someone at a desk, in English, who does not care for motion."""
    return come_in()


@pytest.fixture
def on_phone(come_in: ComeIn) -> Player:
    """Someone with a phone in hand, and a finger for a mouse."""
    return come_in(size=PHONE, touch=True)
