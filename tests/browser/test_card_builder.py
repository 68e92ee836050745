"""Building a whole team of cards: players put in their places, a deck with copies, completing, keeping, playing."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import looks
from tests.browser.conftest import ComeIn, Complaints
from tests.browser.looks import DESK, PHONE
from tests.browser.people import Player


def team(player: Player) -> Locator:
    return player.page.get_by_role("region", name="Your team")


def cards(player: Player) -> Locator:
    return player.page.get_by_role("region", name="Cards")


def verdict(player: Player) -> Locator:
    return player.page.get_by_test_id("verdict")


def test_a_team_of_cards_is_built_kept_and_played(come_in: ComeIn, complaints: Complaints) -> None:
    ana = come_in()
    ana.visit("/build/clutch")
    expect(team(ana)).to_contain_text("Nothing is in the team yet.")
    ana.press(cards(ana).get_by_role("button", name=re.compile("^Add Deacon Olutayo,")))
    expect(team(ana).get_by_label("Place of Deacon Olutayo")).to_have_value("SS")
    ana.press(cards(ana).get_by_role("button", name="Strategies"))
    for _ in range(2):
        ana.press(cards(ana).get_by_role("button", name=re.compile(r"^Add Quick Wrists\.")))
    expect(verdict(ana)).to_contain_text("The deck has 2 cards, but needs 50.")
    expect(team(ana)).to_contain_text("Salaries: 440 of 6,000")

    ana.press_button("Complete it for me")
    expect(verdict(ana)).to_contain_text("This team may play.")
    expect(team(ana).get_by_label("Place of Deacon Olutayo")).to_have_value("SS")
    team(ana).get_by_label("Place of Deacon Olutayo").select_option("bench")
    expect(verdict(ana)).to_contain_text("The line-up has 8 batters, but needs 9.")
    ana.press_button("Take back")
    expect(verdict(ana)).to_contain_text("This team may play.")

    team(ana).get_by_label("Team name").fill("Rainy Day")
    ana.press(team(ana).get_by_role("button", name="Save", exact=True))
    expect(team(ana)).to_contain_text("Saved in this browser")
    ana.press_button("Start anew")
    expect(team(ana)).to_contain_text("Nothing is in the team yet.")
    ana.press_button("My teams")
    ana.press_button("Open: Rainy Day")
    expect(verdict(ana)).to_contain_text("This team may play.")
    ana.press_button("Play with this team")
    ana.press_button("Open the table")
    expect(ana.page.get_by_text("The higher roll is home")).to_be_visible()


def test_on_a_phone(on_phone: Player) -> None:
    on_phone.visit("/build/clutch")
    expect(team(on_phone)).to_contain_text("Nothing is in the team yet.")
    on_phone.press_button("Complete it for me")
    expect(verdict(on_phone)).to_contain_text("This team may play.")
    on_phone.press_button("Cards")
    expect(team(on_phone)).to_be_hidden()
    on_phone.press(cards(on_phone).get_by_role("button", name="Stadiums"))
    on_phone.press(cards(on_phone).get_by_role("button", name=re.compile("^Add ")).first)
    on_phone.press_button(re.compile("^Your team"))
    expect(verdict(on_phone)).to_contain_text("This team may play.")


def begun(player: Player) -> None:
    player.visit("/build/clutch")
    player.press(cards(player).get_by_role("button", name=re.compile("^Add ")).first)
    expect(verdict(player)).to_contain_text("The roster has one player")


def whole(player: Player) -> None:
    player.visit("/build/clutch")
    player.press_button("Complete it for me")
    expect(verdict(player)).to_contain_text("This team may play.")
    player.press(cards(player).get_by_role("button", name="Strategies"))


def card_in_hand(player: Player) -> None:
    player.visit("/build/clutch")
    player.press(cards(player).get_by_role("button", name=re.compile("^About ")).first)
    expect(player.page.get_by_role("dialog")).to_contain_text("Command")


@pytest.mark.parametrize("place", [begun, whole, card_in_hand], ids=lambda place: place.__name__)
def test_everyone_can_read_it(player: Player, place: Callable[[Player], None]) -> None:
    place(player)
    for size in (DESK, PHONE):
        for scheme in ("light", "dark"):
            looks.show(player.page, size, scheme)
            assert looks.too_wide(player.page) == [], f"sideways at {size}"
            assert looks.violations(player.page) == [], f"{scheme} at {size}"
