"""Asking the coach: the best choice is lit, the others have their price, and people get no such help."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from rainout.core.registry import get
from tests.browser import hens, looks
from tests.browser.conftest import ComeIn
from tests.browser.looks import DESK, PHONE
from tests.browser.people import Player


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    """Have compiled rules kept, so that the coach can weigh."""
    get("hens").compile()


def ask(player: Player) -> Locator:
    return player.page.get_by_test_id("ask-coach")


def coach(player: Player) -> Locator:
    return player.page.get_by_test_id("coach")


def lit(player: Player) -> Locator:
    return player.page.locator("[data-advised]")


def a_winning_swap(player: Player, other: str = "bot novice") -> None:
    """The first two of Ana's cards have changed places, and a 4 has been rolled."""
    players = ("Ana", other)
    player.load(hens.match_file(hens.ONE_SWAP_AWAY, hens.NOTHING_IN_PLACE, "roll 4", players=players))
    expect(player.bar).to_contain_text("choose two of your cards")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_best_choice_is_lit_and_told(come_in: ComeIn, size: ViewportSize) -> None:
    ana = come_in(size=size)
    a_winning_swap(ana)
    ana.press(ask(ana))
    expect(coach(ana)).to_contain_text("wins the match on the spot")
    expect(lit(ana)).to_have_count(2)
    for space in (1, 2):
        expect(hens.card(ana, "Ana", space)).to_have_attribute("data-advised", "")
        expect(hens.card(ana, "Ana", space)).to_be_in_viewport(ratio=1)
    if size is PHONE:
        ana.press(coach(ana).locator("summary"))
    expect(coach(ana).locator("tr")).to_have_count(4)
    expect(coach(ana).locator(".cost").first).to_contain_text("−")
    assert looks.too_wide(ana.page) == []
    for scheme in ("light", "dark"):
        looks.show(ana.page, size, scheme)
        assert looks.violations(ana.page) == [], scheme


def test_by_keys_and_it_goes_away_when_the_table_moves_on(come_in: ComeIn) -> None:
    ana = come_in(size=DESK)
    a_winning_swap(ana)
    board = hens.card(ana, "Ana", 3).bounding_box()
    ana.page.keyboard.press("c")
    expect(lit(ana)).to_have_count(2)
    assert hens.card(ana, "Ana", 3).bounding_box() == board, "the board has moved"
    ana.page.keyboard.press("Escape")
    expect(coach(ana)).to_be_hidden()
    expect(lit(ana)).to_have_count(0)
    ana.page.keyboard.press("c")
    ana.press(coach(ana).get_by_role("button", name="Do that"))
    expect(coach(ana)).to_be_hidden()
    expect(lit(ana)).to_have_count(0)


def test_between_people_nobody_is_offered_a_coach(come_in: ComeIn) -> None:
    ana = come_in(size=DESK)
    a_winning_swap(ana, other="Beto")
    expect(ask(ana)).to_be_hidden()
    ana.page.keyboard.press("c")
    expect(coach(ana)).to_be_hidden()
