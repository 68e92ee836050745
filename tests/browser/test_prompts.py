"""What decides is on the screen: every kind of question of every game, at a desk, on a tablet, on a phone, enlarged."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from rainout.core.registry import games
from tests.browser.conftest import ComeIn
from tests.browser.looks import AT_REST, DESK, ENLARGED, PHONE, SMALLEST_LETTERS, parted
from tests.browser.people import Player
from tests.browser.prompts import AGREED, prompts

TABLET = ViewportSize(width=1024, height=768)
SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE, "enlarged": ENLARGED}
"""Enlarged, all that is asked may be scrolled to, but nothing is cut, covered or too small."""
FINGER = 24
"""Pixels: the least that can be pressed without pressing what lies beside it."""
SIGHT = (
    "(allowed) => {"
    + (Path(__file__).parent / "sight.js").read_text(encoding="utf-8")
    + "return whatIsWrong(allowed) }"
)

ALL = bool(os.environ.get("RAINOUT_ALL_SIZES"))
"""Every question at every size takes minutes: else all are looked at on a phone, and one in four at the other sizes."""

SIT_DOWN = """async (file) => {
  const go = (path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }
  go('/nowhere')
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/api/tables/load', { method: 'POST', headers, body: JSON.stringify({ file }) })
  const { match, seats } = await answer.json()
  localStorage.setItem('rainout.tables', JSON.stringify({ [match]: { seats, at: Date.now() } }))
  localStorage.setItem('rainout.clutch-asking', JSON.stringify({ habit: 'always', clutch: true, changes: true }))
  go(`/t/${match}`)
}"""
"""What loading a file does, on the page that is open: hundreds of tables are looked at."""


def sit_down(player: Player, file: str) -> None:
    player.page.evaluate(SIT_DOWN, file)
    expect(player.page.locator(".fit > :not(h2)").first).to_be_visible()
    expect(player.bar.locator(".sentence")).not_to_be_empty()
    if player.page.get_by_test_id("news-close").is_visible():
        player.press(player.page.get_by_test_id("news-close"))


def wrong_with(page: Page, size: str) -> list[str]:
    """What is out of sight, cut, covered or too small in a window of this size."""
    page.set_viewport_size(SIZES[size])
    page.evaluate(AT_REST)
    allowed = {"scrolls": size == "enlarged", "smallest": SMALLEST_LETTERS, "finger": FINGER}
    found: list[str] = page.evaluate(SIGHT, allowed)
    return [*found, *(f"parted: {word}" for word in parted(page))]


@pytest.mark.parametrize("game", AGREED)
def test_what_decides_is_on_the_screen(come_in: ComeIn, game: str) -> None:
    player = come_in()
    player.visit("/")
    wrong = dict[str, list[str]]()
    asked = prompts(game)
    for number, prompt in enumerate(asked):
        player.page.set_viewport_size(DESK)
        sit_down(player, prompt.file)
        for size in SIZES if number % 4 == 0 or ALL else ("phone",):
            if found := wrong_with(player.page, size):
                wrong[f"{prompt.key}, {size}"] = found
    assert len(asked) >= FEWEST[game], "managers were asked less than there is to ask"
    assert wrong == {}


FEWEST = {"hens": 14, "baseball": 11, "stretch": 27, "clix": 38, "clutch": 44}
"""How many kinds of questions the matches come to at least; what is left has words but needs rarer games."""


def test_no_game_is_left_out() -> None:
    assert set(AGREED) == set(games())
