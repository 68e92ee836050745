"""Sitting down with whoever is there: a seat is offered, taken with one click, and the sides are swapped afterwards."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import ComeIn
from tests.browser.house import House
from tests.browser.looks import DESK, PHONE, show, too_wide, violations
from tests.browser.people import Player


def name_is(player: Player, name: str) -> None:
    """The name this browser remembers, as after a table that was opened under it."""
    player.visit("/")
    player.page.evaluate(
        """name => localStorage.setItem('rainout.settings',
        JSON.stringify({ ...JSON.parse(localStorage.getItem('rainout.settings') ?? '{}'), name }))""",
        name,
    )


def test_a_seat_is_offered_and_taken_with_one_click(come_in: ComeIn, own_house: House) -> None:
    ana, bo = come_in(to=own_house), come_in(to=own_house)
    name_is(ana, "Ana")
    name_is(bo, "Bo")

    bo.go_home()
    strip = bo.page.get_by_role("region", name="Free seats")
    expect(strip).to_contain_text("Nobody is waiting for company just now.")
    height = strip.bounding_box()

    ana.visit("/lobby")
    expect(ana.page.get_by_text("Offer a seat yourself")).to_be_visible()
    for size in (DESK, PHONE):
        show(ana.page, size, "dark")
        assert violations(ana.page) == []
        assert too_wide(ana.page) == []
    show(ana.page, DESK, "light")
    ana.page.get_by_label("Game").select_option("Clutch Hens")
    ana.press_button("Offer a seat…")
    dialog = ana.dialog("New table")
    expect(dialog.get_by_label("Seat 2")).to_have_value("anyone")
    ana.press(dialog.get_by_role("button", name="Open the table"))
    ana.wait_at_table()
    expect(ana.page.get_by_text("A free seat is on offer")).to_be_visible()

    expect(strip).to_contain_text("Ana")
    assert strip.bounding_box() == height, "the games below have moved"
    assert violations(bo.page) == []
    bo.follow("All free seats (1)")
    seats = bo.page.get_by_role("list", name="Free seats").get_by_role("listitem")
    bo.page.get_by_label("Game").select_option("SportsClix")
    expect(seats).to_have_count(0)
    expect(bo.page.get_by_label("Level")).to_be_visible()
    bo.page.get_by_label("Game").select_option("Any game")
    expect(seats).to_have_count(1)
    assert violations(bo.page) == []
    bo.press_button("Sit down with Ana: Clutch Hens")
    bo.wait_at_table()
    expect(ana.announced).to_contain_text(re.compile("Bo|move|roll"))
    expect(ana.page.get_by_text("A free seat is on offer")).to_be_hidden()

    visitor = come_in(to=own_house)
    visitor.visit(bo.page.url)
    expect(visitor.page.get_by_text("You are watching.")).to_be_visible()
    for someone in (ana, bo, visitor):
        expect(someone.page.get_by_title("one watching")).to_be_visible()
    visitor.visit("/lobby")
    expect(visitor.page.get_by_text("Nobody is waiting for company just now.")).to_be_visible()

    table = bo.page.url
    bo.resign()
    ana.press(ana.result.get_by_role("button", name="Rematch, sides swapped"))
    for someone in (ana, bo):
        someone.page.wait_for_function("old => location.href !== old", arg=table)
        someone.wait_at_table()
    held = "JSON.parse(localStorage.getItem('rainout.tables'))[location.pathname.split('/').at(-1)].seats"
    assert [seat["seat"] for seat in ana.page.evaluate(held)] == [1]
    assert [seat["seat"] for seat in bo.page.evaluate(held)] == [0]


def test_whoever_follows_the_link_of_a_table_may_sit_down(come_in: ComeIn) -> None:
    ana, bo = come_in(), come_in()
    dialog = ana.start_new_table()
    dialog.get_by_label("Seat 2").select_option("A friend, by link")
    dialog.get_by_label("Others may watch").uncheck()
    ana.press(dialog.get_by_role("button", name="Open the table"))
    ana.wait_at_table()
    ana.press_button("Let anybody take the seat")
    link = ana.page.get_by_label("Whoever opens this link can take it too").input_value()
    bo.visit(link)
    expect(bo.page.get_by_text("A seat is free here, for anybody.")).to_be_visible()
    assert violations(bo.page) == []
    bo.press_button("Sit down")
    expect(bo.page.get_by_text("A seat is free here, for anybody.")).to_be_hidden()
    expect(bo.page.get_by_text("You are watching.")).to_be_hidden()
    ana.choose_in_menu("Let others watch")
    ana.open_menu()
    expect(ana.page.get_by_role("button", name="Only with the link")).to_be_visible()
