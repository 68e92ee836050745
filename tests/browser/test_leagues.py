"""A league in the browser: founded, played to its champion, read about, with a game seen as it was played."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import ComeIn, Complaints
from tests.browser.looks import DESK, PHONE, parted, show, too_small, too_wide, violations
from tests.browser.people import Player

BUSY = 60_000
"""Milliseconds in which a process has surely started, however busy the machine."""


def found(player: Player, name: str, **fields: str) -> None:
    """Found a league by the dialog; fields by their labels, with underscores for spaces."""
    player.visit("/leagues")
    player.press_button("Found a league…")
    dialog = player.dialog("New league")
    dialog.get_by_label("Name of the league").fill(name)
    for label, value in fields.items():
        dialog.get_by_label(label.replace("_", " "), exact=True).fill(value)
    player.press(dialog.get_by_role("button", name="Found the league"))
    expect(player.page.get_by_role("heading", level=1, name=name)).to_be_visible(timeout=BUSY)


def office(player: Player) -> Locator:
    return player.page.get_by_role("region", name="Commissioner’s office")


def looks_well(page: Page) -> None:
    """Wide and narrow, by day and by night: axe finds nothing, nothing sticks out, nothing is too small to be read."""
    for size, scheme in ((DESK, "light"), (PHONE, "dark")):
        show(page, size, scheme)  # type: ignore[arg-type]
        assert violations(page) == []
        assert too_wide(page) == []
        assert too_small(page) == []
        assert parted(page) == []
    show(page, DESK)


def test_a_season_from_its_founding_to_its_champion(come_in: ComeIn, complaints: Complaints) -> None:
    ana = come_in()
    found(ana, "Tin Cup", Clubs="4", Games_of_each_club="6", Clubs_in_the_playoffs="2")
    expect(ana.page.get_by_role("region", name="Coming up on day 1").get_by_role("listitem")).to_have_count(2)
    expect(ana.page.get_by_role("table", name="Standings").get_by_role("row")).to_have_count(5)
    looks_well(ana.page)

    ana.press_button("Play a day")
    results = ana.page.get_by_role("region", name="Results of day 1")
    expect(results.get_by_role("listitem")).to_have_count(1, timeout=BUSY)
    expect(ana.page.get_by_role("region", name="Game of the day")).to_contain_text(" beat ")
    expect(ana.page.get_by_role("region", name="Leaders")).to_contain_text("Batting average")
    ana.press_button("Play to the end")
    expect(office(ana)).to_contain_text(re.compile("won season 1"), timeout=BUSY)
    champion = ana.page.get_by_text(re.compile("^Champion of season 1: "))
    expect(champion).to_be_visible()
    name = champion.inner_text().removeprefix("Champion of season 1: ")
    expect(ana.page.get_by_role("region", name="Playoffs")).to_contain_text(name)
    looks_well(ana.page)
    address = ana.page.url

    visitor = come_in(locale="es-ES")
    visitor.visit(address)
    expect(visitor.page.get_by_text(f"Campeón de la temporada 1: {name}")).to_be_visible()
    expect(visitor.page.get_by_role("region", name="Despacho de la liga")).to_be_hidden()
    assert violations(visitor.page) == []

    ana.press(ana.page.get_by_role("table", name="Standings").get_by_role("link", name=name))
    expect(ana.page.get_by_role("heading", level=2, name=name)).to_be_visible()
    expect(ana.page.get_by_role("table", name="Schedule and results").get_by_role("row")).not_to_have_count(1)
    looks_well(ana.page)
    ana.press(ana.page.get_by_role("table", name="Batting", exact=True).get_by_role("link").first)
    expect(ana.page.get_by_role("table", name="Batting, game by game")).to_be_visible()
    looks_well(ana.page)

    ana.press(ana.page.get_by_role("table", name="Batting, game by game").get_by_role("link").last)
    expect(ana.page.get_by_role("table", name="Line score")).to_be_visible()
    expect(ana.page.get_by_role("table", name="Pitching")).to_be_visible()
    looks_well(ana.page)
    ana.follow("Day 1")
    expect(ana.page.get_by_role("list", name="Day 1").get_by_role("listitem")).to_have_count(2)
    looks_well(ana.page)
    ana.follow("Leaders")
    expect(ana.page.get_by_role("table", name="Home runs")).to_be_visible()
    looks_well(ana.page)

    ana.follow("Over time")
    expect(
        ana.page.get_by_role("img", name="Standings: games won less games lost").locator("canvas")
    ).to_be_visible()
    ana.press(ana.page.get_by_text("As a table"))
    looks_well(ana.page)

    ana.visit(f"{address}/game/1")
    ana.press_button("See it played")
    expect(ana.page.get_by_role("heading", name="Replay of CLUTCH Baseball")).to_be_visible(timeout=BUSY)

    ana.visit("/leagues")
    line = ana.page.get_by_role("listitem").filter(has_text="Tin Cup")
    expect(line).to_contain_text(f"{name} won season 1")
    expect(line).to_contain_text("yours")
    looks_well(ana.page)


def test_a_commissioners_key_goes_to_another_device_by_a_link(come_in: ComeIn) -> None:
    ana, phone = come_in(), come_in(size=PHONE, touch=True)
    found(ana, "Coop Open", Clubs="2", Games_of_each_club="2")
    ana.press(office(ana).get_by_text("Keep it, hand it on"))
    phone.visit(office(ana).get_by_label("Whoever opens this link runs the league too").input_value())
    expect(phone.page.get_by_role("button", name="Play a day")).to_be_visible()
    assert "#" not in phone.page.url
    assert violations(phone.page) == []


def test_a_person_takes_a_club_and_plays_its_game(come_in: ComeIn) -> None:
    """The commissioner's link, the game at an ordinary table, and its result in the league."""
    ana, beto = come_in(), come_in()
    ana.visit("/leagues")
    ana.press_button("Found a league…")
    dialog = ana.dialog("New league")
    dialog.get_by_label("Name of the league").fill("Coop Open")
    dialog.get_by_label("Game", exact=True).select_option("Clutch Hens")
    dialog.get_by_label("How clubs compete").select_option("everybody against everybody")
    ana.press(dialog.get_by_text("Who plays, and by which rules"))
    dialog.get_by_label("Names of those who take part").fill("Kites\nMillers")
    dialog.get_by_label("Games of each two").fill("1")
    ana.press(dialog.get_by_role("button", name="Found the league"))
    ana.press(ana.page.get_by_role("table", name="Standings").get_by_role("link", name="Kites"))
    ana.press_button("Let a person manage it")
    link = ana.page.get_by_label("Whoever opens this link first manages the club").input_value()

    beto.visit(link)
    expect(beto.page.get_by_text("You are invited to manage Kites")).to_be_visible()
    looks_well(beto.page)
    beto.page.get_by_label("Name").fill("Beto")
    beto.press_button("Take the club")
    expect(beto.page.get_by_text("You manage this club.")).to_be_visible()
    assert "#" not in beto.page.url

    ana.follow("Front page")
    people = ana.page.get_by_role("region", name="People play today")
    expect(people).to_contain_text("Kites (Beto)")
    ana.press_button("Play to the end")
    expect(office(ana)).to_contain_text("Waiting for people", timeout=BUSY)
    looks_well(ana.page)

    beto.follow("Front page")
    beto.press_button("Play the game")
    beto.wait_at_table()
    league = ana.page.url
    beto.resign()
    beto.visit(league)
    expect(beto.page.get_by_text("Champion of season 1: Millers")).to_be_visible(timeout=BUSY)
    expect(beto.page.get_by_role("region", name="Results of day 1")).to_contain_text("9")


def test_what_cannot_be_founded_is_explained(player: Player, complaints: Complaints) -> None:
    complaints.expect(r"status of 422.*/api/leagues")
    player.visit("/leagues")
    player.press_button("Found a league…")
    dialog = player.dialog("New league")
    dialog.get_by_label("Clubs", exact=True).fill("5")
    dialog.get_by_label("Games of each club").fill("7")
    player.press(dialog.get_by_role("button", name="Found the league"))
    expect(dialog.get_by_role("alert")).to_contain_text(
        "an odd number of clubs needs an even number of games"
    )
    for size in (DESK, PHONE):
        show(player.page, size, "dark")
        assert violations(player.page) == []
        assert too_wide(player.page) == []
