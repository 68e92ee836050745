"""Rules one wants to read: pages with pictures, a search, a word list, and signs that explain themselves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from rainout.core.registry import games
from tests.browser import hens, looks
from tests.browser.conftest import ComeIn
from tests.browser.looks import DESK, PHONE
from tests.browser.people import Player

FIND = {
    "hens": ("pullet", "Pullet (Q)"),
    "baseball": ("move left", "ML (Move Left)"),
    "stretch": ("min 2", "min (minimum dice)"),
    "clix": ("fb!", "FB! (scorching fly)"),
    "clutch": ("x-zone", "X-Zone"),
}
"""What somebody looks up, and how the word list writes it."""
PICTURED = {
    "hens": "die",
    "baseball": "diamond",
    "stretch": "cards",
    "clix": "running",
    "clutch": "cards",
}


@pytest.mark.parametrize("game", games())
def test_a_rule_book_is_read_and_searched(player: Player, game: str) -> None:
    page = player.page
    player.visit(f"/rules/{game}#{PICTURED[game]}")
    expect(page.get_by_role("img", name=re.compile(r"\w")).first).to_be_visible()
    page.get_by_role("link", name=re.compile("^On to ")).click()
    expect(page.get_by_role("article")).to_be_focused()
    chapter = page.get_by_role("article").get_by_role("heading").first
    title = chapter.inner_text()
    for size in (DESK, PHONE):
        page.go_back()
        looks.show(page, size, "dark" if size is PHONE else "light")
        assert looks.too_wide(page) == []
        assert looks.violations(page) == []
        page.go_forward()
        expect(chapter).to_have_text(title)
    page.keyboard.press("/")
    words, term = FIND[game]
    page.keyboard.type(words.upper())
    found = page.get_by_role("link", name=re.compile(re.escape(term)))
    expect(found.first).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(found.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".sought")).to_be_in_viewport()
    expect(page.locator(".sought dt")).to_have_text(term)


def test_a_link_to_a_chapter_brings_the_level_it_is_for(player: Player) -> None:
    page = player.page
    player.visit("/rules/clix#championship")
    expect(page.get_by_label("Rules", exact=True)).to_have_value("championship")
    page.get_by_label("Rules", exact=True).select_option("preseason")
    expect(page.get_by_role("link", name="On the bases")).to_have_count(0)
    expect(page.get_by_role("heading", name="The game", level=2)).to_be_visible()


def test_the_table_says_what_everything_is(come_in: ComeIn) -> None:
    ana = come_in()
    page = ana.page
    ana.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 5; block 1"))
    expect(ana.roll_button).to_be_visible()

    # From the prompt to its chapter.
    ana.bar.get_by_role("link", name="What is this about?").click()
    dialog = ana.dialog("The rules of Clutch Hens")
    expect(dialog.get_by_role("heading", name="A turn", level=3)).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()

    # A mouse that rests on a sign, and the way on into the word list.
    page.locator("[data-word='pullet']").first.hover()
    note = page.get_by_role("complementary", name="Pullet")
    expect(note).to_contain_text("A young hen")
    note.get_by_role("link", name="More in the rules").click()
    expect(dialog.locator(".sought")).to_contain_text("Pullet (Q)")
    page.keyboard.press("Escape")

    # The same by the keyboard alone.
    page.keyboard.press("w")
    listed = ana.dialog("What is what")
    expect(listed.get_by_text("Block", exact=True)).to_be_visible()
    assert looks.violations(page) == []
    page.keyboard.press("Escape")
    expect(listed).to_be_hidden()

    # And by a finger, which takes no turn away.
    beto = come_in(size=PHONE, touch=True)
    beto.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 5; block 1"))
    beto.page.locator("[data-word='pullet']").first.tap()
    expect(beto.page.get_by_role("complementary", name="Pullet")).to_contain_text("A young hen")
    expect(beto.roll_button).to_be_visible()
