"""/lab shows every component in every state, and sits for its portrait."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import places
from tests.browser.people import Player

UI = Path(__file__).parents[2] / "ui" / "src"
OBJECTS = (*UI.glob("lib/objects/*.svelte"), *UI.glob("games/*/objects/*.svelte"))
PARTS = {
    "BackPrint",
    "CardPrint",
    "CardStock",
    "ChalkTick",
    "ColourShape",
    "ConditionSign",
    "DieSymbol",
    "DropBall",
    "Padlock",
    "Pawn",
    "Pennant",
    "Pips",
    "Portrait",
    "Poster",
    "Rain",
    "ResultChart",
    "Ring",
    "Suit",
    "TeamPrint",
    "TierCard",
}
"""Drawn as parts of others, never alone."""
GROUND = {"TableTop"}
"""What others lie on."""
LONG_EXPOSURE = 60_000
"""Milliseconds: the page is 55,000 pixels high, and a busy machine takes ten seconds and more to paint it."""


def test_the_lab_sits_for_its_portrait(player: Player, pytestconfig: pytest.Config) -> None:
    places.lab(player)
    page = player.page
    for theme in ("light", "dark"):
        half = page.get_by_role("region", name=theme, exact=True)
        expect(half.get_by_role("heading", name="PlayingCard rank suit")).to_be_visible()
        assert half.locator("svg").count() > 150
        empty = half.locator("figure").evaluate_all(
            "figures => figures.filter(it => it.firstElementChild.getBoundingClientRect().height < 4)"
            ".map(it => it.innerText)"
        )
        assert empty == [], "specimens without anything to see"
    folder = Path(str(pytestconfig.getoption("--output")))
    folder.mkdir(parents=True, exist_ok=True)
    picture = folder / "lab.png"
    page.screenshot(path=picture, full_page=True, timeout=LONG_EXPOSURE)
    assert picture.stat().st_size > 500_000


def test_the_lab_shows_every_object(player: Player) -> None:
    places.lab(player)
    captions = " ".join(player.page.locator("h3, figcaption").all_inner_texts())
    objects = {path.stem for path in OBJECTS} - PARTS - GROUND
    assert {name for name in objects if name not in captions} == set()
