"""Motion explains what happens, and obeys: a wish for less of it, the setting, and a click."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import baseball, hens
from tests.browser.conftest import ComeIn
from tests.browser.people import Player

NOTE_MOTION = """() => {
  window.moved = [] // how long anything moved
  window.acted = [] // the same of what the table acts out: flights and throws
  const note = element => {
    for (const each of element.getAnimations?.({ subtree: false }) ?? [])
      window.moved.push(Number(each.effect.getComputedTiming().duration))
  }
  for (const begins of ['transitionrun', 'animationstart'])
    addEventListener(begins, event => note(event.target), true)
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, timing) {
    window.acted.push(Number(timing?.duration ?? timing ?? 0))
    window.moved.push(window.acted.at(-1))
    return animate.call(this, frames, timing)
  }
}"""
SEEN = 20
"""Milliseconds below which nobody sees a thing move."""


def longest(page: Page, what: Literal["moved", "acted"]) -> float:
    durations: list[float] = page.evaluate(f"() => window.{what}")
    return max(durations, default=0)


def watched(player: Player) -> Player:
    player.page.add_init_script(f"({NOTE_MOTION})()")
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 4"))
    return player


def play_a_little(player: Player) -> None:
    hens.choose(player, "Ana", 1, 4)
    expect(player.log.last).to_contain_text("swaps")
    player.roll()
    expect(player.log.last).to_contain_text("Beto rolls a")


def test_cards_fly_and_the_die_tumbles(come_in: ComeIn) -> None:
    ana = watched(come_in(motion=True))
    play_a_little(ana)
    assert 600 <= longest(ana.page, "acted") <= 800, "the die tumbles about 700 ms"


@pytest.mark.parametrize("whose", ["system", "setting"])
def test_a_wish_for_no_motion_is_obeyed(come_in: ComeIn, whose: str) -> None:
    ana = come_in(motion=whose == "setting")
    if whose == "setting":
        ana.go_home()
        ana.set("Off", group="Motion")
    watched(ana)
    ana.page.evaluate("() => window.moved = []")
    play_a_little(ana)
    expect(ana.bar.get_by_role("button", name="Skip")).to_be_hidden()
    assert longest(ana.page, "moved") < SEEN


def test_night_falls_at_once_where_nothing_may_move(player: Player) -> None:
    """Else colours change level by level down the page, and for some frames nothing can be read."""
    player.play_now()
    player.press_button("Dark colours")
    assert player.page.evaluate("() => document.getAnimations().length") == 0


def test_fast_is_twice_as_fast(come_in: ComeIn) -> None:
    ana = come_in(motion=True)
    ana.go_home()
    ana.set("Fast", group="Motion")
    watched(ana)
    play_a_little(ana)
    assert 300 <= longest(ana.page, "acted") <= 400


def test_a_home_run_has_the_stage_until_somebody_clicks(come_in: ComeIn) -> None:
    player = come_in(motion=True)
    homer(player)
    expect(highlight(player)).to_contain_text("Home run")
    expect(player.announced).to_contain_text("You play Home Run.")
    player.page.locator(".fit").click(position={"x": 5, "y": 5})
    expect(highlight(player)).to_be_hidden()
    expect(player.lit.first).to_be_visible()


def test_without_motion_a_home_run_stands_still_and_is_in_nobodys_way(player: Player) -> None:
    homer(player)
    expect(highlight(player)).to_be_visible()
    player.press(player.page.locator("[data-target=card-1B]"))
    expect(highlight(player)).to_be_hidden()
    expect(player.log.last).to_have_text("You play Single. The batter reaches first.")
    expect(player.log.nth(-2)).to_have_text("You play Home Run. A run for the visitors (you): that makes 1.")


def homer(player: Player) -> None:
    """Play a home run against a bot, with a single left in the hand."""
    player.load(baseball.match_file(("HR 1B 2B", "B B B"), players=("Ana", "bot novice")))
    player.press(player.page.locator("[data-target=card-HR]"))


def highlight(player: Player) -> Locator:
    return player.page.get_by_test_id("highlight")


def test_the_game_never_waits_for_the_show(come_in: ComeIn) -> None:
    """While a card is still flying one key skips the show, and the next one rolls."""
    ana = come_in(motion=True)
    ana.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 5"))
    hens.choose(ana, "Ana", 1)
    expect(ana.log.last).to_contain_text("Ana blocks the")
    ana.page.keyboard.press("Space")
    ana.page.keyboard.press("Space")
    expect(ana.log.last).to_contain_text("Beto rolls a")


NOTE_FLIGHTS = """() => {
  window.flights = [] // how long each card was in the air
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, timing) {
    if (frames.length === 3) window.flights.push(timing.duration)
    return animate.call(this, frames, timing)
  }
}"""


@pytest.mark.parametrize(
    ("card", "told", "in_the_air", "longest"),
    [
        ("ML Move Left", "All hands go one seat to the left.", 11, 720),
        ("MR Move Right", "All hands go one seat to the right.", 11, 720),
        ("CC Coach Circle", "The coaches call everyone in", 11, 420),
    ],
)
def test_hands_fly_around_the_table(
    come_in: ComeIn, card: str, told: str, in_the_air: int, longest: int
) -> None:
    """Two are left in Ana's hand and three in each of the others'."""
    ana = come_in(motion=True)
    ana.page.add_init_script(f"({NOTE_FLIGHTS})()")
    hands = (f"{card.split()[0]} 1B K", "F X BB", "F X BB", "F X BB")
    ana.load(baseball.match_file(hands, players=("Ana", "bot novice", "bot novice", "bot novice")))
    ana.page.evaluate("() => window.flights = []")
    ana.play_card(card)
    expect(ana.page.get_by_role("list", name="Log")).to_contain_text(told)
    ana.page.wait_for_function(
        "([count, ms]) => window.flights.filter(flight => flight === ms).length >= count",
        arg=[in_the_air, longest],
    )
    expect(ana.bar).to_contain_text(re.compile("Play another card|end your turn|End the turn"))
