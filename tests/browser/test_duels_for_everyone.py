"""CLUTCH Baseball for everyone: on a phone, by night, without a mouse, without motion and in words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import clutch
from tests.browser.clutch import Story, at, board, come_to, load
from tests.browser.conftest import ComeIn
from tests.browser.looks import DESK, PHONE, show, too_wide, violations
from tests.browser.people import Player
from tests.browser.test_clicks_for_everyone import focus_by_arrows, tab_to
from tests.browser.test_motion import NOTE_MOTION, SEEN, longest


@pytest.mark.parametrize("moment", clutch.MOMENTS)
def test_everyone_can_read_it_on_every_screen(player: Player, moment: str) -> None:
    clutch.prefer(player)
    file, phase = clutch.moment(moment)
    load(player, file)
    expect(board(player)).to_have_attribute("data-phase", phase)
    show(player.page, DESK, "light")
    assert too_wide(player.page) == []
    assert violations(player.page) == []
    show(player.page, PHONE, "dark")
    assert too_wide(player.page) == [], "on a phone"
    assert violations(player.page) == [], "on a phone, by night"


APART = """() => {
  const box = (name) => document.querySelector(name).getBoundingClientRect()
  const rows = ['.park .diamond', '.park .sums', '.park .own .hand-fan'].map(box)
  return [...rows.slice(1).map((row, at) => Math.round(row.top - rows[at].bottom)), rows[0].width]
}"""
"""How far the sums lie below the field, and the hand below the sums; and how wide the field is."""
SMALLEST_FIELD = 220
HIDDEN_TITLES = """() => [...document.querySelectorAll('.park .own .slot')].filter((slot) => {
  const words = document.createRange()
  words.selectNodeContents(slot.querySelector('.title'))
  return [...words.getClientRects()].some((line) => {
    const last = document.elementFromPoint(line.right - 4, (line.top + line.bottom) / 2)
    return !slot.contains(last)
  })
}).map((slot) => slot.textContent)"""
"""Cards in the hand whose titles reach under the next card."""
OVERPRINTED = """() => [...document.querySelectorAll('.park .shield')].filter((shield) => {
  const [word, number] = ['small', 'b'].map((name) => shield.querySelector(name).getBoundingClientRect())
  return word.bottom > number.top + 1 || number.bottom > shield.getBoundingClientRect().bottom
}).map((shield) => shield.textContent)"""
"""Command or On-Base on the cards, where the number does not stand clear below its word."""


def test_field_sums_and_hand_lie_apart_on_every_desk(player: Player) -> None:
    load(player, clutch.moment("cards")[0])
    come_to(player, "cards", "w9")
    for width, height in ((1024, 768), (1280, 720), (1280, 800), (1366, 768), (1920, 1080)):
        show(player.page, {"width": width, "height": height})
        below, under, wide = player.page.evaluate(APART)
        assert min(below, under) >= 0, f"{width}x{height}"
        assert wide > SMALLEST_FIELD, f"{width}x{height}"
        assert too_wide(player.page) == [], f"{width}x{height}"
        assert player.page.evaluate(HIDDEN_TITLES) == [], f"{width}x{height}"
        assert player.page.evaluate(OVERPRINTED) == [], f"{width}x{height}"


def scorecard(player: Player) -> None:
    load(player, Story().to_first_pitch().at_bats("BB", "HR", "SO").to_first_pitch().saved())
    player.press(player.page.locator("[data-scorecard]"))
    expect(player.dialog("Scorecard")).to_be_visible()


def dugout(player: Player) -> None:
    load(player, Story(home="Ana").to_inning(4).saved())
    come_to(player, "field")
    clutch.open_dugout(player)


def cards_on_the_table(player: Player) -> None:
    load(player, clutch.MOMENTS["cards"]().enter("play 1").saved())
    player.press(player.page.locator("[data-open-cards]"))
    expect(player.dialog("Cards on the table")).to_be_visible()


def rules_page(player: Player) -> None:
    player.visit("/rules/clutch#at-bat")
    expect(player.page.get_by_role("heading", name="The at-bat")).to_be_visible()


@pytest.mark.parametrize(
    "place", [scorecard, dugout, cards_on_the_table, rules_page], ids=lambda place: place.__name__
)
def test_everyone_can_read_what_is_opened(player: Player, place: clutch.Place) -> None:
    place(player)
    show(player.page, DESK, "dark")
    assert too_wide(player.page) == []
    assert violations(player.page) == [], "by night"
    show(player.page, PHONE, "light")
    assert too_wide(player.page) == [], "on a phone"
    assert violations(player.page) == [], "on a phone"


# --- Without a mouse -------------------------------------------------------------------------------------------------


def test_an_at_bat_without_a_mouse(player: Player) -> None:
    load(player, Story(home="Ana").to_first_pitch().at_bats("1B").saved())
    come_to(player, "field")
    keys = player.page.keyboard
    tab_to(player, player.bar.get_by_role("button", name="Pitch", exact=True))
    expect(player.bar).to_contain_text("Pitch to Moses Thibodault.")
    keys.press("Enter")
    come_to(player, "roll", "pitch")
    expect(player.roll_button).to_be_visible()
    keys.press("Space")
    said = player.log.filter(has_text="Moses Thibodault is up")
    expect(said).to_contain_text(re.compile("has the Advantage"))


def test_a_runner_goes_without_a_mouse(player: Player) -> None:
    load(player, clutch.moment("send")[0])
    come_to(player, "send")
    player.page.keyboard.press("ArrowDown")
    focus_by_arrows(player, clutch.runner(player, "1.1"), "ArrowDown")
    expect(player.bar).to_contain_text("Jairo Montemayor goes.")
    player.page.keyboard.press("Enter")
    tab_to(player, clutch.go(player, "send"))
    player.page.keyboard.press("Enter")
    third = re.compile("does not throw|Jairo Montemayor is safe, |Jairo Montemayor is out, ")
    expect(player.log.filter(has_text=third)).to_have_count(1)


def test_a_card_is_played_without_a_mouse(player: Player) -> None:
    load(player, clutch.moment("cards")[0])
    come_to(player, "cards", "w9")
    tab_to(player, clutch.card(player, "All of the Barrel"))
    expect(player.bar).to_contain_text("Play All of the Barrel.")
    player.page.keyboard.press("Enter")
    expect(player.log.filter(has_text="You play All of the Barrel.")).to_have_count(1)


# --- Motion ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("motion", [False, True], ids=["still", "in motion"])
def test_dice_and_runners_move_only_for_those_who_like_it(come_in: ComeIn, motion: bool) -> None:
    ana = come_in(motion=motion)
    ana.page.add_init_script(f"({NOTE_MOTION})()")
    load(ana, Story().to_first_pitch().at_bats("1B").to_roll("swing", "HR").saved())
    expect(ana.roll_button).to_be_visible()
    ana.page.evaluate("() => { window.moved = []; window.acted = [] }")
    ana.roll()
    expect(ana.log.filter(has_text="Ignatius Moreau-Pike is up")).to_contain_text(re.compile(r"Swing \d+: "))
    if motion:  # whatever the swing comes to, something moves: a runner, a lamp, the next batter's card
        expect(ana.bar.get_by_role("button", name="Skip")).to_be_visible()
        ana.page.wait_for_function(f"() => window.moved.some((ms) => ms >= {SEEN})")
        ana.page.keyboard.press("Space")
    expect(ana.bar.get_by_role("button", name="Skip")).to_be_hidden()
    assert (longest(ana.page, "moved") < SEEN) is not motion


# --- In words --------------------------------------------------------------------------------------------------------


def test_it_is_all_told_in_words(player: Player) -> None:
    load(player, clutch.moment("send")[0])
    come_to(player, "send")
    for words in (
        "Top of inning 1, nobody out, runners on first and second.",
        "Second base: Jairo Montemayor",
        "On the mound: Konstantin Varga, Cinder Falls Stokers. Throws right. Command 4",
    ):
        expect(player.words).to_contain_text(words)
    player.choose_in_menu("The position in words")
    player.words.get_by_role("button", name="Jairo Montemayor goes.").click()
    expect(at(player, "send")).to_be_hidden()
