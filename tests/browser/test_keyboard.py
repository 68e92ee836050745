"""Without a mouse, and without eyes: keys, focus, names, the position in words, and what is said aloud."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import hens
from tests.browser.people import Player

FOCUS_SHOWS = """element => element.matches(':focus-visible') && [element, ...element.children].some(part => {
  const { outlineStyle, outlineWidth } = getComputedStyle(part)
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
})"""


def tab_to(page: Page, wanted: Locator) -> None:
    for _ in range(40):
        page.keyboard.press("Tab")
        if wanted.evaluate("element => element === document.activeElement"):
            assert wanted.evaluate(FOCUS_SHOWS), "nobody can see where the focus is"
            return
    raise AssertionError(f"Tab never gets to {wanted}")


def focused(page: Page) -> Locator:
    return page.locator(":focus")


@pytest.fixture
def rolled_four(player: Player) -> Player:
    """Ana has rolled a 4: two of her cards are to change places."""
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 4"))
    return player


def test_from_the_front_door_through_a_whole_turn(player: Player) -> None:
    page, keys = player.page, player.page.keyboard
    player.visit("/")
    play_now = player.tile().get_by_role("button", name="Play now")
    expect(play_now).to_be_visible()
    tab_to(page, play_now)
    keys.press("Enter")
    player.wait_at_table()
    player.wait_until_asked()
    while player.roll_button.is_visible():
        keys.press("Space")
        expect(player.bar).not_to_contain_text("Sending…")
        player.wait_until_asked()
    expect(player.bar).to_contain_text("You rolled a")

    if player.bar.locator("button.verb").first.is_visible():
        keys.press("5")
        expect(player.bar).to_contain_text("Block: choose what glows.")
    rolls = player.log.filter(has_text="rolls a").count()
    for _ in range(2):
        if player.lit.first.is_visible():
            keys.press("ArrowDown")
            keys.press("ArrowRight")
            assert focused(page).evaluate(FOCUS_SHOWS)
            keys.press("Enter")
    expect(player.log.filter(has_text="rolls a")).not_to_have_count(rolls)


def test_arrows_aim_and_enter_chooses(rolled_four: Player) -> None:
    player, keys = rolled_four, rolled_four.page.keyboard
    keys.press("ArrowRight")
    expect(hens.card(player, "Ana", 1)).to_be_focused()
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    keys.press("ArrowLeft")
    expect(hens.card(player, "Ana", 2)).to_be_focused()
    assert hens.card(player, "Ana", 2).evaluate(FOCUS_SHOWS)
    keys.press("Enter")
    expect(hens.card(player, "Ana", 2)).to_have_attribute("aria-pressed", "true")
    keys.press("ArrowRight")
    expect(player.bar).to_contain_text(
        re.compile(r"Swap your champion of \w+ \(space 2\) and your chick of \w+")
    )
    keys.press("Enter")
    expect(player.log.last).to_contain_text("Ana swaps the champion of")


def test_escape_backs_out(rolled_four: Player) -> None:
    player, keys = rolled_four, rolled_four.page.keyboard
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(player.bar).to_contain_text("and…?")
    keys.press("Escape")
    expect(hens.card(player, "Ana", 1)).to_have_attribute("aria-pressed", "false")
    expect(player.bar.get_by_role("button", name="Back")).to_be_hidden()


def test_u_takes_back_and_l_goes_to_the_log(rolled_four: Player) -> None:
    player, keys = rolled_four, rolled_four.page.keyboard
    for key in ("ArrowRight", "Enter", "ArrowRight", "Enter"):
        keys.press(key)
    expect(player.log.last).to_contain_text("swaps")
    keys.press("l")
    expect(player.page.get_by_role("list", name="Log")).to_be_focused()
    keys.press("u")
    expect(player.log.last).to_contain_text("took back")
    expect(player.log.nth(-2)).to_have_text("Ana rolls a 4.")


def test_a_question_mark_lists_the_keys(player: Player) -> None:
    player.play_now()
    player.page.keyboard.press("?")
    listed = player.dialog("Keys")
    for key in ("Esc", "U", "L", "T", "R", "?"):
        expect(listed.get_by_text(key, exact=True)).to_be_visible()
    expect(listed).to_contain_text("Undo your last move")
    player.page.keyboard.press("u")
    player.escape()
    expect(listed).to_be_hidden()
    player.page.keyboard.press("r")
    expect(player.dialog("The rules of Clutch")).to_be_visible()


def test_numbers_tell_what_a_real_die_shows(player: Player) -> None:
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING, own_dice=True))
    expect(player.faces).to_be_visible()
    player.page.keyboard.press("4")
    expect(player.log.last).to_have_text("Ana rolls a 4.")


def test_a_dialog_keeps_the_focus_and_gives_it_back(player: Player) -> None:
    page = player.page
    player.go_home()
    new_table = player.tile().get_by_role("button", name="New table…")
    tab_to(page, new_table)
    page.keyboard.press("Enter")
    dialog = player.dialog("New table")
    expect(dialog).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        outside = page.evaluate("() => document.activeElement.closest('dialog, body') === document.body")
        assert not outside or page.evaluate("() => document.activeElement === document.body")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(new_table).to_be_focused()


def test_the_skip_link_leads_past_the_head(player: Player) -> None:
    player.play_now()
    player.page.reload()
    expect(player.bar).to_be_visible()
    player.page.keyboard.press("Tab")
    expect(player.page.get_by_role("link", name="Skip to the table")).to_be_focused()
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_role("main")).to_be_focused()


def test_focus_is_not_lost_while_playing_on(rolled_four: Player) -> None:
    """After a move by keys the arrows still work, wherever the focus was."""
    player, keys = rolled_four, rolled_four.page.keyboard
    for key in ("ArrowRight", "Enter", "ArrowRight", "Enter"):
        keys.press(key)
    expect(player.bar).to_contain_text("Beto. Your turn: roll the die.")
    keys.press("Space")
    expect(player.log.last).to_contain_text("Beto rolls a")
    if not player.bar.locator("button.verb").first.is_visible():
        keys.press("ArrowLeft")
        expect(focused(player.page)).to_have_attribute("data-target", re.compile("corral-"))


def test_the_position_is_there_in_words(rolled_four: Player) -> None:
    player = rolled_four
    said = player.words.get_by_role("listitem")
    expect(said).to_have_count(10)
    expect(said.nth(0)).to_have_text(re.compile(r"Space 1 of Ana: champion of \w+, not in place"))
    expect(said.nth(5)).to_have_text(re.compile(r"Space 1 of Beto: hen of \w+, not in place"))
    expect(player.words).to_contain_text("The die shows 4.")
    expect(player.words).to_contain_text("Has never passed, has not been robbed.")

    player.page.keyboard.press("t")
    expect(player.words.get_by_role("heading", name="What you can do")).to_be_visible()
    player.page.keyboard.press("t")
    expect(player.words.get_by_role("heading", name="What you can do")).to_be_hidden()


def test_events_are_announced_politely(rolled_four: Player) -> None:
    player = rolled_four
    expect(player.announced).to_have_attribute("aria-live", "polite")
    expect(player.announced).to_contain_text("Ana. You rolled a 4: choose two of your cards")
    hens.choose(player, "Ana", 1, 4)
    expect(player.announced).to_contain_text("Ana swaps the champion of")
    expect(player.announced).to_contain_text("Beto. Your turn: roll the die.")
    player.roll()
    expect(player.announced).to_contain_text("Beto rolls a")


def test_everything_on_the_table_has_a_name(rolled_four: Player) -> None:
    page = rolled_four.page
    for name in ("Corral of Ana", "Corral of Beto"):
        expect(page.get_by_role("group", name=name).get_by_role("button")).to_have_count(5)
    expect(page.get_by_role("img", name="Deck: 10 cards, face down")).to_be_visible()
    expect(page.get_by_role("button", name="The die shows 4.")).to_be_visible()
    expect(page.get_by_role("heading", name="The board")).to_have_count(1)
    assert page.get_by_role("button", name=re.compile(r"^\s*$")).count() == 0
