"""See before you commit: what an action would do is shown to a pointer, to the focus and to a finger that is held."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser import baseball, hens, looks
from tests.browser.conftest import ComeIn
from tests.browser.looks import DESK, PHONE
from tests.browser.people import Player

HOLD = """async card => {
  const touch = { pointerType: 'touch', pointerId: 7, bubbles: true }
  card.dispatchEvent(new PointerEvent('pointerenter', { ...touch, bubbles: false }))
  card.dispatchEvent(new PointerEvent('pointerdown', touch))
}"""
"""A finger comes down on a card, and stays."""


def foreseen(player: Player) -> Locator:
    return player.bar.locator(".foreseen")


def renewal(player: Player) -> None:
    """Ana has rolled a 1: one of her cards is renewed, and the deck decides by what."""
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 1"))
    expect(player.bar).to_contain_text("choose one of your cards")


def test_a_pointer_and_the_focus_see_the_odds_and_nothing_is_done(come_in: ComeIn) -> None:
    ana = come_in(size=DESK)
    renewal(ana)
    before, first, second = ana.position(), hens.card(ana, "Ana", 1), hens.card(ana, "Ana", 2)
    board = first.bounding_box()
    first.hover()
    expect(foreseen(ana)).to_contain_text("misplaced")
    expect(foreseen(ana)).to_contain_text("%")
    assert first.bounding_box() == board, "the board has moved"
    for scheme in ("light", "dark"):
        looks.show(ana.page, DESK, scheme)
        assert looks.violations(ana.page) == [], scheme
    ana.page.mouse.move(0, 0)
    expect(foreseen(ana)).to_be_hidden()
    second.focus()
    expect(foreseen(ana)).to_contain_text("misplaced")
    assert ana.position() == before


def test_however_much_there_is_to_say_the_board_stays_under_the_pointer(player: Player) -> None:
    """Else it would move from under it and come back, for ever, and nothing could be pressed."""
    cards = ("TP X CE", "K F X")
    player.load(baseball.match_file(cards, "play TP; play X", players=("Ana", "bot novice")))
    card = player.page.locator("[data-target=card-CE]")
    expect(card).to_be_visible()
    before = player.bar.bounding_box()
    box = card.bounding_box()
    assert box
    player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 5)
    expect(foreseen(player)).to_contain_text("goes for nothing")
    assert player.bar.bounding_box() == before
    player.press_bar("End the turn")
    expect(player.bar).not_to_contain_text("Card Exchange")


def test_a_finger_that_is_held_only_looks(come_in: ComeIn) -> None:
    ana = come_in(size=PHONE, touch=True)
    renewal(ana)
    before, card = ana.position(), hens.card(ana, "Ana", 1)
    card.evaluate(HOLD)
    expect(foreseen(ana)).to_contain_text("misplaced")
    assert looks.too_wide(ana.page) == []
    card.evaluate("card => new Promise(done => setTimeout(() => done(card.click()), 500))")
    assert ana.position() == before, "whoever looks has not acted"
    ana.press(card)
    expect(ana.bar).not_to_contain_text("choose one of your cards")
