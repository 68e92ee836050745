"""Building a team of one's own: choosing, reading what is wrong, completing, keeping, sharing, playing."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from rainout.games.clix.figures import STANDARD, read_set
from tests.browser import looks
from tests.browser.conftest import ComeIn, Complaints
from tests.browser.looks import DESK, PHONE
from tests.browser.people import Player

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
TEN_DEAREST = sum(sorted((figure.points for figure in read_set(STANDARD).figures), reverse=True)[:10])
SLUGGERS = ("Ira Tallowcroft", "Calix Thatchgate", "Gideon Ravenyard")


def come_to_build(player: Player) -> None:
    player.visit("/build/clix")
    expect(player.page.get_by_role("heading", name="Build a team")).to_be_visible()
    expect(team(player).get_by_role("listitem").first).to_be_visible()


def team(player: Player) -> Locator:
    return player.page.get_by_role("region", name="Your team")


def figures(player: Player) -> Locator:
    return player.page.get_by_role("region", name="Figures")


def verdict(player: Player) -> Locator:
    return player.page.get_by_test_id("verdict")


def add(player: Player, *names: str) -> None:
    for name in names:
        player.press(figures(player).get_by_role("button", name=re.compile(f"^Add {name},")))
        expect(figures(player).get_by_role("button", name=re.compile(f"^Take out {name},"))).to_be_visible()


def complete(player: Player) -> None:
    player.press_button("Complete it for me")


def save(player: Player, name: str) -> None:
    team(player).get_by_label("Team name").fill(name)
    player.press(team(player).get_by_role("button", name="Save", exact=True))
    expect(team(player)).to_contain_text("Saved in this browser")


def test_an_illegal_team_is_put_right_kept_and_played(come_in: ComeIn, complaints: Complaints) -> None:
    ana = come_in()
    ana.go_home()
    ana.press(ana.tile("clix").get_by_role("link", name="Build a team…"))
    expect(team(ana)).to_contain_text("Nobody is in the team yet.")
    expect(team(ana).get_by_role("button", name="Play with this team")).to_be_disabled()

    # The eight dearest leave too few points for the rest.
    for _ in range(8):
        ana.press(figures(ana).get_by_role("button", name=re.compile("^Add ")).first)
    expect(verdict(ana)).to_contain_text("8 figures are not enough; at least 9 are needed.")
    expect(verdict(ana)).to_contain_text("Nobody is left to play C, 2B, 3B, SS")
    complaints.expect("422")
    complete(ana)
    refusal = ana.page.get_by_role("alert")
    expect(refusal).to_contain_text("points are left, but what is missing costs at least")
    named = re.search(r"Drop (.+) and try again", refusal.inner_text())
    assert named
    ana.press(team(ana).get_by_role("button", name=f"Take out {named[1]}", exact=True))
    complete(ana)
    expect(verdict(ana)).to_contain_text("This team may play.")
    expect(refusal).to_be_hidden()

    save(ana, "Rainy Day Nine")
    ana.page.reload()
    expect(verdict(ana)).to_contain_text("This team may play.")
    expect(team(ana).get_by_label("Team name")).to_have_value("Rainy Day Nine")
    expect(team(ana)).to_contain_text("Saved in this browser")

    ana.press(team(ana).get_by_role("button", name="Play with this team"))
    dialog = ana.dialog("New table")
    expect(dialog.get_by_label("Seat 1: team")).to_have_value(re.compile("^mine "))
    expect(dialog.get_by_label("Championship", exact=True)).to_be_checked()
    ana.press(dialog.get_by_role("button", name="Open the table"))
    ana.wait_at_table()
    ana.press_button("Rules")
    expect(ana.dialog(re.compile("^The rules of"))).to_contain_text(
        "First manager’s own team: Rainy Day Nine"
    )


def test_too_many_points_and_the_wrong_league(player: Player) -> None:
    come_to_build(player)
    for _ in range(10):
        player.press(figures(player).get_by_role("button", name=re.compile("^Add ")).first)
    expect(verdict(player)).to_contain_text(
        f"{TEN_DEAREST:,} points are {TEN_DEAREST - 1000} more than the 1,000 a team may cost."
    )
    expect(team(player)).to_contain_text(f"{TEN_DEAREST - 1000} over")
    player.press(team(player).get_by_text("What it is for"))
    team(player).get_by_label("Leagues").select_option("dh-league")
    expect(verdict(player)).to_contain_text(
        "Only figures of the Meridian League may play; these do not belong:"
    )
    team(player).get_by_label("Teams").select_option("open")
    expect(team(player)).to_contain_text(f"{TEN_DEAREST:,} points; they do not count here")


def test_figures_are_searched_narrowed_and_looked_at(player: Player) -> None:
    come_to_build(player)
    shown = figures(player)
    expect(shown).to_contain_text("128 figures")
    shown.get_by_label("Search by name or #number").fill("tallow")
    expect(shown).to_contain_text("One figure")
    player.press(shown.get_by_role("button", name="Clear the search"))
    shown.get_by_label("Can play").select_option("SS")
    shown.get_by_label("League").select_option("Harbor League")
    expect(shown).to_contain_text("8 figures")
    shown.get_by_label("Points at most").fill("36")
    shown.get_by_label("Order").select_option("by name")
    cheap = shown.get_by_role("button", name=re.compile("^Add "))
    expect(cheap).to_have_count(3)
    player.press(shown.get_by_role("button", name=re.compile("^About ")).first)
    details = player.page.get_by_role("dialog")
    expect(details).to_contain_text("where it starts")
    player.press(details.get_by_role("button", name="One click hotter"))
    expect(details).not_to_contain_text("where it starts")
    player.press(details.get_by_role("button", name=re.compile("^Add ")))
    player.page.keyboard.press("Escape")
    expect(team(player)).to_contain_text("One figure")


def test_by_keys_alone(player: Player) -> None:
    come_to_build(player)
    keys = player.page.keyboard
    figures(player).get_by_label("Search by name or #number").focus()
    keys.type("ira tallow")
    for _ in range(40):
        keys.press("Tab")
        focused = player.page.evaluate("document.activeElement.textContent.trim()")
        if focused.startswith("Add Ira"):
            break
    keys.press("Enter")
    expect(verdict(player)).to_contain_text("One figure is not enough")
    figures(player).get_by_role("button", name="Clear the search").press("Enter")
    first = figures(player).get_by_role("button", name=re.compile("^(Add|Take out) ")).first
    first.focus()
    for key in ("ArrowDown", "Enter", "ArrowDown", "Space"):
        keys.press(key)
    expect(team(player)).to_contain_text("3 figures")
    keys.press("u")
    expect(team(player)).to_contain_text("2 figures")
    out = team(player).get_by_role("button", name=re.compile("^Take out "))
    out.first.focus()
    keys.press("Enter")
    expect(out).to_have_count(1)
    expect(out).to_be_focused()


def test_a_team_is_sent_as_text_and_played_by_a_friend(come_in: ComeIn, complaints: Complaints) -> None:
    beto = come_in()
    come_to_build(beto)
    add(beto, *SLUGGERS)
    complete(beto)
    team(beto).get_by_label("Team name").fill("Beto’s Bunch")
    expect(verdict(beto)).to_contain_text("This team may play.")
    beto.press_button("Share…")
    sheet = beto.page.get_by_label("The team as text")
    expect(sheet).to_have_value(re.compile("^Beto’s Bunch\n"))
    text = sheet.input_value()

    ana = come_in()
    come_to_build(ana)
    ana.press_button("Paste or open…")
    dialog = ana.dialog("Paste or open…")
    dialog.get_by_label("Team sheet").fill(text.replace("#3 Ira Tallowcroft", "#3 Moe Rain"))
    ana.press(dialog.get_by_role("button", name="Take over"))
    expect(dialog.get_by_role("alert")).to_contain_text("#3 is Ira Tallowcroft, not “Moe Rain”")
    dialog.get_by_label("Team sheet").fill(text)
    ana.press(dialog.get_by_role("button", name="Take over"))
    expect(verdict(ana)).to_contain_text("This team may play.")
    expect(team(ana).get_by_label("Team name")).to_have_value("Beto’s Bunch")

    # She opens the table for him, with what he has sent.
    dialog = ana.start_new_table("clix")
    dialog.get_by_label("Seat 2", exact=True).select_option("A friend, by link")
    dialog.get_by_label("Seat 2: team").select_option("Paste a team sheet…")
    dialog.get_by_label("Team sheet of seat 2").fill(text)
    complaints.expect("422")
    ana.press(dialog.get_by_role("button", name="Open the table"))
    expect(dialog.get_by_role("alert")).to_contain_text(
        "“Beto’s Bunch” (second-team) cannot play this match. At this level"
    )
    dialog.get_by_label("Championship", exact=True).check()
    ana.press(dialog.get_by_role("button", name="Open the table"))
    expect(ana.page.get_by_label("Send this link to your friend")).to_be_visible()


def test_saved_teams_are_renamed_opened_and_deleted(player: Player) -> None:
    come_to_build(player)
    add(player, SLUGGERS[0])
    save(player, "One")
    player.press_button("Start anew")
    add(player, *SLUGGERS[1:])
    save(player, "Two")
    player.press_button("My teams")
    mine = player.dialog("My teams")
    expect(mine.get_by_role("listitem")).to_have_count(2)
    expect(mine).to_contain_text("not complete")
    player.press(mine.get_by_role("button", name="Rename: One"))
    mine.get_by_label("New name").fill("First")
    player.page.keyboard.press("Enter")
    player.press(mine.get_by_role("button", name="Delete: Two"))
    expect(mine).to_contain_text("Delete “Two”?")
    player.press(mine.get_by_role("button", name="Yes, delete it"))
    expect(mine.get_by_role("listitem")).to_have_count(1)
    player.press(mine.get_by_role("button", name="Open: First"))
    expect(team(player).get_by_label("Team name")).to_have_value("First")
    expect(team(player)).to_contain_text("One figure")
    player.press_button("Take back")
    expect(team(player)).to_contain_text("2 figures")


def test_on_a_phone(on_phone: Player) -> None:
    on_phone.visit("/build/clix")
    expect(team(on_phone)).to_contain_text("Nobody is in the team yet.")
    on_phone.press_button("Figures")
    expect(team(on_phone)).to_be_hidden()
    add(on_phone, SLUGGERS[0])
    expect(on_phone.page.get_by_text("113 / 1,000")).to_be_in_viewport()
    on_phone.press_button("Your team (1)")
    complete(on_phone)
    expect(verdict(on_phone)).to_contain_text("This team may play.")
    on_phone.press(team(on_phone).get_by_role("button", name="Play with this team"))
    dialog = on_phone.dialog("New table")
    on_phone.press(dialog.get_by_role("button", name="Open the table"))
    on_phone.wait_at_table()


def test_in_spanish_faults_follow_the_language(player: Player) -> None:
    come_to_build(player)
    add(player, SLUGGERS[0])
    expect(verdict(player)).to_contain_text("One figure is not enough")
    player.press_button(re.compile("^ES"))
    expect(verdict(player)).to_contain_text("Una figura no basta; hacen falta al menos 9.")


def empty(player: Player) -> None:
    come_to_build(player)


def at_fault(player: Player) -> None:
    come_to_build(player)
    for _ in range(10):
        player.press(figures(player).get_by_role("button", name=re.compile("^Add ")).first)
    expect(verdict(player)).to_contain_text(f"{TEN_DEAREST - 1000} more")


def complete_team(player: Player) -> None:
    come_to_build(player)
    complete(player)
    expect(verdict(player)).to_contain_text("This team may play.")


def details(player: Player) -> None:
    complete_team(player)
    player.press(team(player).get_by_role("button", name=re.compile("^About ")).first)
    expect(player.page.get_by_role("dialog")).to_contain_text("where it starts")


def shared(player: Player) -> None:
    complete_team(player)
    player.press_button("Share…")
    expect(player.page.get_by_label("The team as text")).to_be_visible()


def my_teams(player: Player) -> None:
    complete_team(player)
    save(player, "Rain")
    player.press_button("My teams")
    expect(player.dialog("My teams")).to_contain_text("Rain")


def table_for_it(player: Player) -> None:
    complete_team(player)
    player.press(team(player).get_by_role("button", name="Play with this team"))
    expect(player.dialog("New table")).to_be_visible()


@pytest.mark.parametrize(
    "place",
    [empty, at_fault, complete_team, details, shared, my_teams, table_for_it],
    ids=lambda place: place.__name__,
)
def test_everyone_can_read_it(player: Player, place: Callable[[Player], None]) -> None:
    place(player)
    for size in (DESK, PHONE):
        for scheme in SCHEMES:
            looks.show(player.page, size, scheme)
            assert looks.too_wide(player.page) == [], f"sideways at {size}"
            assert looks.violations(player.page) == [], f"{scheme} at {size}"
