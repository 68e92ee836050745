"""Every page and every dialog, at a desk and on a phone, by day and by night: all in sight, and axe finds nothing."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import looks, places
from tests.browser.conftest import Complaints
from tests.browser.looks import DESK, ENLARGED, PHONE
from tests.browser.people import Player

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def in_sight_without_scrolling(page: Page, bar: Locator) -> None:
    """What is asked, and every button that answers it."""
    assert page.evaluate("scrollY") == 0
    expect(bar).to_be_in_viewport(ratio=1)
    for button in bar.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("place", places.EVERYWHERE, ids=lambda place: place.__name__)
def test_everyone_can_read_it(player: Player, complaints: Complaints, place: places.Place) -> None:
    if place is places.lost:
        complaints.expect("404.*/nowhere")
    place(player)
    for size in (DESK, PHONE):
        looks.show(player.page, size)
        assert looks.too_wide(player.page) == [], f"sideways at {size}"
        if place is not places.lab:  # it shows things at every size there is
            assert looks.too_small(player.page) == [], f"at {size}"
            assert looks.parted(player.page) == [], f"at {size}"
        if place in places.TABLES:
            in_sight_without_scrolling(player.page, player.bar)
        for scheme in SCHEMES if place is not places.lab else SCHEMES[:1]:  # the lab shows both at once
            looks.show(player.page, size, scheme)
            assert looks.violations(player.page) == [], f"{scheme} at {size}"


def test_everyone_can_read_the_log_drawer_of_a_phone(on_phone: Player) -> None:
    places.table_to_choose(on_phone)
    on_phone.press_button("Log")
    expect(on_phone.dialog("Log")).to_contain_text("Ana blocks the")
    for scheme in SCHEMES:
        looks.show(on_phone.page, PHONE, scheme)
        assert looks.too_wide(on_phone.page) == []
        assert looks.violations(on_phone.page) == [], scheme


def test_all_of_the_menu_can_be_got_to_on_an_enlarged_screen(player: Player) -> None:
    places.menu(player)
    looks.show(player.page, ENLARGED)
    last = player.page.get_by_role("button", name="Resign…")
    expect(last).not_to_be_in_viewport()
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)
