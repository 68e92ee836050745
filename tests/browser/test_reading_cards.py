"""A Strategy card that is held up to be read lies neither on the sums nor on the card itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize, expect

from tests.browser.clutch import BATTING_CARDS, HARMLESS, Story, hand, load
from tests.browser.conftest import ComeIn
from tests.browser.looks import DESK, PHONE

TABLET = ViewportSize(width=1024, height=768)


def rect(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def meet(one: FloatRect, other: FloatRect) -> bool:
    abreast = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return abreast and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


@pytest.mark.parametrize(("size", "touch"), [(DESK, False), (TABLET, False), (PHONE, True)])
def test_what_is_read_leaves_the_sums_in_sight(come_in: ComeIn, size: ViewportSize, touch: bool) -> None:
    ana = come_in(size=size, touch=touch)
    load(ana, Story("full", hands=(BATTING_CARDS, HARMLESS)).to_window(9, 0, "GB").saved())
    sums, cards = ana.page.locator(".arithmetic > :first-child"), hand(ana)
    expect(cards).to_have_count(5)
    for each in cards.all():
        each.focus()
        reading = ana.page.locator(".hand-fan .card-reading")
        expect(reading).to_be_visible()
        assert not meet(rect(reading), rect(sums)), "it covers the sums"
        assert touch or not meet(rect(reading), rect(each)), "it covers its card"
