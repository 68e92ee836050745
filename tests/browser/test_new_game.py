"""The game of docs/adding-a-game.md has a page before anybody draws for it: a tile, rules, a table, two languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.conftest import ComeIn, served
from tests.browser.house import House
from tests.browser.looks import DESK, PHONE, show, too_wide, violations
from tests.browser.people import Player
from tests.following import follow


@pytest.fixture(scope="module")
def new_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that finds the game of the page in a folder of its own."""
    games = tmp_path_factory.mktemp("games")
    follow(games)
    yield from served(tmp_path_factory.mktemp("house"), RAINOUT_GAMES=str(games))


def board(player: Player) -> Locator:
    return player.page.get_by_test_id("plain-board")


def sit_down(player: Player) -> None:
    player.go_home()
    player.press(player.page.locator("[data-game=pig]").get_by_role("button", name="Play now"))
    expect(board(player)).to_be_visible()


def roll_until_asked(player: Player) -> None:
    """Whoever rolls a 1 is asked nothing: the other player has the die, and then it comes back."""
    hold = player.bar.get_by_role("button", name="Hold", exact=True)
    while not hold.is_visible():
        player.wait_until_asked()
        if player.roll_button.is_visible():
            player.roll()


def test_it_has_a_tile_and_a_page_of_rules(come_in: ComeIn, new_house: House) -> None:
    player = come_in(to=new_house)
    player.go_home()
    tile = player.page.locator("[data-game=pig]")
    expect(tile).to_contain_text("One die. Roll as long as you dare.")
    expect(tile.locator(".game-picture .tarp")).to_be_visible()
    player.press(tile.get_by_role("link", name="Rules"))
    expect(player.page.get_by_role("heading", name="How to play")).to_be_visible()


def test_a_move_is_made_on_the_plain_board(come_in: ComeIn, new_house: House) -> None:
    player = come_in(to=new_house)
    sit_down(player)
    roll_until_asked(player)
    facts = board(player)
    pot = int(facts.locator("dl > div", has_text="Pot").locator("dd").inner_text())
    assert pot >= 2
    mine = facts.get_by_role("row").nth(1).get_by_role("cell")
    before = int(mine.inner_text())
    player.press(player.bar.get_by_role("button", name="Hold", exact=True))
    expect(mine).to_have_text(str(before + pot))
    expect(player.page.locator(".side-log")).to_contain_text(f"You bank {pot}")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_it_is_for_everyone(
    come_in: ComeIn, new_house: House, size: ViewportSize, request: pytest.FixtureRequest
) -> None:
    player = come_in(to=new_house, size=size, touch=size == PHONE)
    sit_down(player)
    roll_until_asked(player)
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        show(player.page, size, scheme)
        assert violations(player.page) == []
        assert too_wide(player.page) == []
        folder = Path(str(request.config.getoption("--output")))
        folder.mkdir(parents=True, exist_ok=True)
        player.page.screenshot(path=folder / f"new-game-{size['width']}-{scheme}.png")


def test_it_speaks_spanish(come_in: ComeIn, new_house: House) -> None:
    player = come_in(to=new_house, locale="es-ES")
    player.go_home()
    expect(player.page.locator("[data-game=pig]")).to_contain_text("Un dado. Tira mientras te atrevas.")
    player.press(player.page.locator("[data-game=pig]").get_by_role("button", name="Jugar ya"))
    expect(board(player)).to_contain_text("Bote")
