"""Looking back at a finished match: the graph is the way through it, links lead to moments, and one may play on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import hens
from tests.browser.conftest import Complaints
from tests.browser.people import Player
from tests.browser.test_replay import moves, tape


@pytest.fixture
def viewer(player: Player) -> Player:
    """Someone who looks back at a finished match, all of which has been worked out."""
    player.load(hens.finished())
    player.result.get_by_role("link", name="Analyse").click()
    expect(graph(player)).to_be_visible()
    expect(player.page.get_by_text("All of it has been looked at.")).to_be_visible()
    return player


def graph(viewer: Player) -> Locator:
    return viewer.page.get_by_role("img", name=re.compile("^The chance of Ana to win"))


def test_the_graph_is_the_way_through_the_match(viewer: Player) -> None:
    keys = viewer.page.keyboard
    viewer.page.get_by_role("main").focus()
    for key, place in (
        ("ArrowRight", 1),
        ("End", moves(viewer)),
        ("ArrowLeft", moves(viewer) - 1),
        ("Home", 0),
    ):
        keys.press(key)
        expect(tape(viewer)).to_have_value(str(place))
    box = graph(viewer).bounding_box()
    assert box
    viewer.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(tape(viewer)).to_have_value(str(round(moves(viewer) / 2)))
    viewer.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 5)
    viewer.page.mouse.down()
    viewer.page.mouse.move(box["x"] + box["width"] - 1, box["y"] + 5, steps=3)
    viewer.page.mouse.up()
    expect(tape(viewer)).to_have_value(str(moves(viewer)))
    expect(viewer.page.get_by_role("region", name="Here", exact=True)).to_contain_text("100% Beto")


def test_swings_and_dear_choices_lead_to_their_moments(viewer: Player) -> None:
    viewer.page.get_by_role("region", name="What turned it").get_by_role("button").first.click()
    expect(tape(viewer)).not_to_have_value("0")
    viewer.page.get_by_role("region", name="The choices that cost most").get_by_role("button").first.click()
    here = viewer.page.get_by_role("region", name="Here", exact=True)
    expect(here).to_contain_text("gave away")
    expect(here).to_contain_text("Better: ")


def test_turns_and_sums_are_there_to_be_read(viewer: Player) -> None:
    expect(viewer.page.get_by_role("region", name="Where it came from")).to_contain_text("Accuracy")
    viewer.page.get_by_text("All turns", exact=True).click()
    row = (
        viewer.page.get_by_role("row")
        .filter(has=viewer.page.get_by_role("button", name="1", exact=True))
        .first
    )
    row.get_by_role("button").click()
    expect(tape(viewer)).not_to_have_value("0")


def test_it_can_be_kept(viewer: Player) -> None:
    for name, start in (("Text", "Clutch Hens: "), ("JSON", "{"), ("Picture", "<svg")):
        with viewer.page.expect_download() as downloaded:
            keep = viewer.page.get_by_role("region", name="Keep it")
            keep.get_by_text(name, exact=True).click()
        assert downloaded.value.path().read_text(encoding="utf-8").startswith(start)


def test_play_on_from_a_moment_and_leave_the_match_as_it_was(viewer: Player) -> None:
    there = viewer.page.url
    end = moves(viewer)
    tape(viewer).fill(str(end - 2))
    viewer.press_button("Play on from here")
    dialog = viewer.dialog("Play on from here")
    dialog.get_by_label("Play as").select_option("Beto")
    dialog.get_by_label("Against").select_option("Rookie")
    dialog.get_by_role("button", name="Play on").click()
    viewer.wait_at_table()
    expect(viewer.words).to_contain_text("Corral of Rookie")
    assert re.sub("#.*", "", there) not in viewer.page.url
    viewer.page.goto(there)
    expect(tape(viewer)).to_have_attribute("max", str(end))


def test_a_link_opens_at_the_moment_it_names(viewer: Player) -> None:
    tape(viewer).fill("7")
    expect(viewer.page).to_have_url(re.compile("/analysis#ply=7$"))
    viewer.press_button("Link to this moment")
    link = viewer.page.get_by_label("This link opens at move 7").input_value()
    viewer.escape()
    viewer.follow("Replay")
    expect(viewer.page).to_have_url(re.compile("/replay#ply=7$"))
    expect(tape(viewer)).to_have_value("7")
    viewer.visit("/")
    viewer.visit(link)
    expect(tape(viewer)).to_have_value("7")
    viewer.page.evaluate("location.hash = '#ply=3'")
    expect(tape(viewer)).to_have_value("3")


def test_home_and_the_menu_lead_there(player: Player) -> None:
    player.load(hens.finished())
    player.press(player.result.get_by_role("button", name="Close"))
    player.open_menu()
    player.page.get_by_role("link", name="Analyse").click()
    expect(graph(player)).to_be_visible()
    player.go_home()
    player.follow("Analyse")
    expect(graph(player)).to_be_visible()


def test_a_match_that_is_played_shows_no_graph(player: Player, complaints: Complaints) -> None:
    complaints.expect("409")
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 5", players=("Ana", "Beto")))
    player.visit(re.sub("#.*", "", player.page.url) + "/analysis")
    expect(player.page.get_by_role("alert")).to_contain_text("The match is not over yet.")
