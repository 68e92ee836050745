"""SportsClix for everyone: on a phone, by night, without a mouse and in words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from rainout.core.match import Match
from tests.browser import clix
from tests.browser.clix import AGAINST_A_BOT, act, die, fielder, in_phase, load
from tests.browser.looks import DESK, PHONE, show, too_wide, violations
from tests.browser.people import Player


@pytest.mark.parametrize("moment", clix.MOMENTS)
def test_everyone_can_read_it_on_every_screen(player: Player, moment: str) -> None:
    clix.come_to(player, moment)
    show(player.page, DESK, "light")
    assert too_wide(player.page) == []
    assert violations(player.page) == []
    show(player.page, PHONE, "dark")
    assert too_wide(player.page) == [], "on a phone"
    assert violations(player.page) == [], "on a phone, by night"


ASKED = {
    "field": ".fielder[data-spot]",
    "pitch": "[data-target^=die-]",
    "play": "[data-action]",
    "steal": "[data-runner], [data-action]",
    "pick": "[data-action]",
    "control": "[data-target^=result-]",
}


@pytest.mark.parametrize("moment", ASKED)
def test_everything_asked_is_in_sight_on_a_phone(on_phone: Player, moment: str) -> None:
    clix.come_to(on_phone, moment)
    things = on_phone.page.locator(ASKED[moment])
    expect(things.first).to_be_visible()
    bar = on_phone.bar.bounding_box()
    assert bar
    for thing in things.all():
        box = thing.bounding_box()
        assert box
        assert box["y"] + box["height"] <= bar["y"] + 1, thing.inner_text()


def test_what_is_new_can_be_read_and_closed_on_a_phone(on_phone: Player) -> None:
    load(on_phone, clix.saved(Match("clix", {"level": "regular"}), AGAINST_A_BOT))
    note = on_phone.page.get_by_role("region", name="New at this level")
    expect(note).to_be_visible()
    assert too_wide(on_phone.page) == []
    assert violations(on_phone.page) == []
    on_phone.press(note.get_by_role("button", name="Got it"))
    expect(note).to_be_hidden()


# --- Without a mouse -------------------------------------------------------------------------------------------------


def focus_by_arrows(player: Player, wanted: Locator, key: str) -> None:
    for _ in range(20):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        player.page.keyboard.press(key)
    raise AssertionError(f"{key} never gets to {wanted}")


def tab_to(player: Player, wanted: Locator) -> None:
    for _ in range(60):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        player.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never gets to {wanted}")


def test_an_at_bat_without_a_mouse(player: Player) -> None:
    load(player, clix.saved(clix.at_first_pitch("playoffs", "Ana"), AGAINST_A_BOT))
    keys = player.page.keyboard
    short = fielder(player, "SS")
    tab_to(player, short)
    keys.press("ArrowLeft")
    expect(short).to_have_attribute("data-zone", "2")
    expect(player.announced).to_contain_text("Cosmo Grovefell in zone 2")
    tab_to(player, act(player, "ready"))
    keys.press("Enter")
    in_phase(player, "pitch")
    keys.press("ArrowDown")
    focus_by_arrows(player, die(player, "white"), "ArrowDown")
    expect(player.bar).to_contain_text("White die: control")
    keys.press("Enter")
    in_phase(player, "roll")
    keys.press("Space")
    told = player.log.filter(has_text="Harlan Sedgedale comes up")
    expect(told).to_contain_text(re.compile("’s dial, |is in total control"))


def test_a_choice_among_plays_without_a_mouse(player: Player) -> None:
    load(player, clix.saved(clix.MOMENTS["play"](), AGAINST_A_BOT))
    in_phase(player, "play")
    player.page.keyboard.press("ArrowDown")
    focus_by_arrows(player, act(player, "force 2"), "ArrowDown")
    expect(player.bar).to_contain_text("Force Harlan Sedgedale out at second")
    player.page.keyboard.press("Enter")
    in_phase(player, "relay")


# --- In words ----------------------------------------------------------------------------------------


def test_it_is_all_told_in_words(player: Player) -> None:
    clix.come_to(player, "play")
    expect(player.words).to_contain_text("Top of inning 1, nobody out; a runner on first.")
    expect(player.words).to_contain_text("velocity and contact: ground ball. zone 3")
    expect(player.words).to_contain_text("Harlan Sedgedale on first, speed 14")
    player.choose_in_menu("The position in words")
    player.words.get_by_role("button", name="Force Harlan Sedgedale out at second").click()
    in_phase(player, "relay")
