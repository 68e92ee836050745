"""Looking at a match again: step by step, turn by turn, by itself, and with the keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import baseball, hens
from tests.browser.conftest import ComeIn
from tests.browser.people import Player

CARDS_DEALT = 10


@pytest.fixture
def viewer(player: Player) -> Player:
    """Someone who looks at a finished match again, from the start."""
    player.load(hens.finished())
    player.result.get_by_role("link", name="Replay").click()
    expect(tape(player)).to_have_value("0")
    return player


def tape(viewer: Player) -> Locator:
    return viewer.page.get_by_role("slider", name="Move")


def caption(viewer: Player, text: str) -> None:
    expect(viewer.page.get_by_role("main").get_by_text(text).first).to_be_visible()


def moves(viewer: Player) -> int:
    return int(tape(viewer).get_attribute("max") or 0)


def test_step_by_step(viewer: Player) -> None:
    caption(viewer, "Before the first card is dealt.")
    viewer.press_button("One step forward")
    expect(tape(viewer)).to_have_value("1")
    expect(hens.card(viewer, "Ana", 1)).to_have_accessible_name(re.compile("hen of spades"))
    viewer.press_button("One step back")
    expect(tape(viewer)).to_have_value("0")
    expect(viewer.page.get_by_role("group", name="Corral of Ana").get_by_role("button")).to_have_count(0)
    viewer.press_button("One step back")
    expect(tape(viewer)).to_have_value("0")


def test_turn_by_turn(viewer: Player) -> None:
    viewer.press_button("One turn forward")
    viewer.press_button("One turn forward")
    expect(tape(viewer)).to_have_value(str(CARDS_DEALT + 2))
    expect(viewer.log.last).to_contain_text(
        "swaps the hen of clubs in space 2 and the chick of diamonds in space 4"
    )
    viewer.press_button("One turn back")
    expect(tape(viewer)).to_have_value(str(CARDS_DEALT))
    expect(viewer.log.filter(has_text="swaps")).to_have_count(0)


def test_to_the_end_and_back_and_to_any_moment(viewer: Player) -> None:
    viewer.press_button("To the end")
    expect(tape(viewer)).to_have_value(str(moves(viewer)))
    caption(viewer, "Beto wins with 45 points.")
    expect(viewer.log.last).to_contain_text("Beto wins game 1 with 45 points.")
    viewer.press_button("To the start")
    expect(tape(viewer)).to_have_value("0")
    expect(viewer.page.get_by_text("Nothing has happened yet.")).to_be_visible()

    tape(viewer).fill(str(CARDS_DEALT + 1))
    expect(viewer.log.last).to_have_text("Beto rolls a 4.")
    expect(viewer.page.get_by_role("button", name="The die shows 4.")).to_be_visible()
    expect(viewer.lit).to_have_count(0)


def test_by_itself(viewer: Player) -> None:
    viewer.page.get_by_label("Speed").select_option("quick")
    viewer.press_button("Play")
    expect(tape(viewer)).not_to_have_value("0")
    viewer.press_button("Pause")
    expect(viewer.page.get_by_role("button", name="Play", exact=True)).to_be_visible()

    tape(viewer).fill(str(moves(viewer) - 1))
    viewer.press_button("Play")
    caption(viewer, "Beto wins with 45 points.")
    expect(viewer.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_with_the_keys(viewer: Player) -> None:
    keys = viewer.page.keyboard
    for key, place in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("ArrowDown", CARDS_DEALT),
        ("ArrowDown", CARDS_DEALT + 2),
        ("ArrowUp", CARDS_DEALT),
        ("End", moves(viewer)),
        ("Home", 0),
    ):
        viewer.page.get_by_role("main").focus()
        keys.press(key)
        expect(tape(viewer)).to_have_value(str(place))
    keys.press("Space")
    expect(viewer.page.get_by_role("button", name="Pause")).to_be_visible()
    keys.press("Space")
    expect(viewer.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_replay_can_be_saved_and_left_for_the_table(viewer: Player) -> None:
    with viewer.page.expect_download() as downloaded:
        viewer.follow("Save match")
    assert "result: 0-45" in downloaded.value.path().read_text(encoding="utf-8")
    viewer.follow("To the table")
    expect(viewer.result).to_contain_text("Beto wins with 45 points.")


def test_a_replay_is_acted_out(viewer: Player) -> None:
    viewer.page.emulate_media(reduced_motion="no-preference")
    tape(viewer).fill(str(CARDS_DEALT + 1))
    viewer.press_button("One step forward")
    viewer.page.wait_for_function(
        "() => document.getAnimations().some(each => each.effect.getTiming().duration > 100)"
    )
    expect(viewer.log.last).to_contain_text("swaps")


def test_a_spectator_looks_back_at_a_match_with_hands_that_is_still_played(come_in: ComeIn) -> None:
    """What spectators saw then, and no more: no card of a hand shows its face."""
    ana, carla = come_in(), come_in()
    ana.load(baseball.almost_won(("Ana", "bot novice")))
    carla.visit(f"{ana.page.url}/replay")
    expect(tape(carla)).to_have_value("0")
    held = re.compile("^1B Single:")
    expect(ana.page.get_by_role("button", name=held).first).to_be_visible()
    tape(carla).fill(str(moves(carla)))
    expect(tape(carla)).to_have_value(str(moves(carla)))
    expect(carla.page.get_by_role("button", name=held)).to_have_count(0)
    carla.follow("To the table")
    expect(carla.page.get_by_text("You are watching.")).to_be_visible()
