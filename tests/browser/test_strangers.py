"""People who do not know each other: by the clock, with consent, rated, and each known by a key that moves along."""

from __future__ import annotations

import re
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import ComeIn, Complaints, served
from tests.browser.house import House
from tests.browser.looks import DESK, PHONE, show, too_wide, violations
from tests.browser.people import Player


def looks_well(player: Player) -> None:
    for size in (PHONE, DESK):
        show(player.page, size, "dark")
        assert violations(player.page) == []
        assert too_wide(player.page) == []
    show(player.page, DESK, "light")


def test_a_rated_game_by_the_clock_with_a_pause(come_in: ComeIn, own_house: House) -> None:
    ana, bo = come_in(to=own_house), come_in(to=own_house)
    ana.visit("/lobby")
    ana.page.get_by_label("Game").select_option("Clutch Hens")
    ana.press_button("Offer a seat…")
    dialog = ana.dialog("New table")
    dialog.get_by_label("Pace").select_option("5 min each + 3 s a turn")
    dialog.get_by_label("Rated").check()
    dialog.get_by_label("Taking back needs consent").check()
    ana.press(dialog.get_by_role("button", name="Open the table"))
    ana.wait_at_table()
    clocks = ana.page.get_by_role("group", name="Clocks")
    expect(clocks.get_by_text("5:00")).to_have_count(2)

    bo.visit("/lobby")
    seats = bo.page.get_by_role("list", name="Free seats").get_by_role("listitem")
    expect(seats).to_contain_text("5 min each + 3 s a turn")
    expect(seats).to_contain_text("Rated")
    bo.page.get_by_label("Pace").select_option("Days per move")
    expect(seats).to_have_count(0)
    bo.page.get_by_label("Pace").select_option("With clocks")
    bo.press_button(re.compile("^Sit down with"))
    bo.wait_at_table()
    expect(clocks.locator(".runs")).to_have_count(1)
    looks_well(bo)

    ana.choose_in_menu("Ask for a pause")
    expect(ana.page.get_by_text("You have asked")).to_be_visible()
    expect(bo.announced).to_contain_text("would like to pause")
    looks_well(bo)
    bo.press_button("I agree")
    expect(ana.page.get_by_text("The clocks stand.")).to_be_visible()
    expect(clocks.locator(".runs")).to_have_count(0)
    ana.press_button("Ask to go on")
    bo.press_button("No")
    ana.press_button("Ask to go on")
    bo.press_button("I agree")
    expect(clocks.locator(".runs")).to_have_count(1)

    bo.resign()
    expect(ana.result).to_be_visible()
    ana.visit("/me")
    expect(ana.page.get_by_role("region", name="Ratings")).to_contain_text("1662")
    looks_well(ana)
    ana.follow("Leaderboards")
    expect(ana.page.get_by_text("Nobody is rated in this game yet.")).to_be_visible()
    looks_well(ana)


def test_a_key_goes_to_other_devices_as_words_and_by_a_link(come_in: ComeIn) -> None:
    desk, phone, tablet = come_in(), come_in(size=PHONE), come_in()
    desk.visit("/me")
    desk.press_button("Show my key")
    words = (
        desk.page.get_by_role("list", name="The words of your key").get_by_role("listitem").all_inner_texts()
    )
    assert len(words) == 17
    link = desk.page.get_by_label("Link that takes the key to another device").input_value()
    assert link.startswith(f"{desk.page.url}#key=")
    looks_well(desk)

    phone.visit("/me")
    phone.page.get_by_text("I have a key from another device").click()
    field = phone.page.get_by_label("Its 17 words")
    for wrong, why in (
        (words[:-1], "These are 16 words"),
        (["xylophone", *words[1:]], "“xylophone” is none of the words"),
        ([*words[1:], words[0]] if words[0] != words[1] else words[::-1], "One of the words is wrong"),
    ):
        field.fill(" ".join(wrong))
        phone.press_button("Use this key here")
        expect(phone.page.get_by_role("alert")).to_contain_text(why)
    field.fill(" ".join(word[:4] for word in words))
    phone.press_button("Use this key here")
    expect(phone.page.get_by_text("This browser has the key now.")).to_be_visible()

    tablet.visit(link)
    expect(tablet.page.get_by_text("This link brings a key.")).to_be_visible()
    assert "#" not in tablet.page.url
    tablet.press_button("Use this key here")
    for other in (phone, tablet):
        other.press_button("Show my key")
        list_ = other.page.get_by_role("list", name="The words of your key")
        assert list_.get_by_role("listitem").all_inner_texts() == words


def test_a_player_is_reported_and_the_host_closes_the_table(
    come_in: ComeIn, tmp_path: Path, complaints: Complaints
) -> None:
    complaints.expect("401")
    with contextmanager(served)(tmp_path, RAINOUT_ADMIN_TOKEN="open sesame") as house:
        ana, bo, host = come_in(to=house), come_in(to=house), come_in(to=house)
        ana.visit("/lobby")
        ana.press_button("Offer a seat…")
        ana.press(ana.dialog("New table").get_by_role("button", name="Open the table"))
        ana.wait_at_table()
        bo.visit(ana.page.url)
        bo.press_button("Sit down")
        bo.wait_at_table()
        bo.choose_in_menu("Report a player…")
        dialog = bo.dialog("Report a player")
        dialog.get_by_label("In your words").fill("She hums.")
        assert violations(bo.page) == []
        bo.press(dialog.get_by_role("button", name="Tell the host"))
        expect(dialog.get_by_role("status")).to_have_text("The host has been told.")

        host.visit("/admin")
        for secret in ("guess", "open sesame"):
            host.page.get_by_label("The host’s secret").fill(secret)
            host.press_button("Come in")
            expect(host.page.get_by_role("alert")).to_have_count(1 if secret == "guess" else 0)
        reports = host.page.get_by_role("region", name="Reports")
        expect(reports).to_contain_text("She hums.")
        looks_well(host)
        host.press(reports.get_by_role("button", name="Close the table"))
        expect(reports).to_contain_text("table closed")
        assert "sesame" not in host.page.url
        expect(ana.page.get_by_text("The host has closed this table.")).to_be_visible()
