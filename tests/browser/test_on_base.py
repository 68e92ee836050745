"""SportsClix from the playoffs on: runners, throws, double plays, dials that turn, benches and intangibles."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from rainout.core.match import Match
from tests.browser import clix
from tests.browser.clix import (
    AGAINST_A_BOT,
    act,
    board,
    fielder,
    figure,
    in_phase,
    load,
    runner,
    step,
    tell,
)
from tests.browser.conftest import ComeIn
from tests.browser.people import Player

GROUND_BALL = "walk; ready; swing blue; pitch red; steal none; red 1; blue 1; green 2"
"""Harlan Sedgedale is walked on purpose; Elias Pebbleley hits a ground ball to Ana's shortstop."""
DOUBLE = "walk; ready; swing blue; pitch red; steal none; red 6; blue 1; green 6"
"""The same two, and a double into the right corner."""
SINGLE = "walk; ready; swing black; pitch red; steal none; red 6; black 1; green 6"
"""Hollis Larkgate bats second and singles there."""
SENT_RUNNING = "walk; ready; swing blue; pitch red"


@pytest.fixture
def ana(player: Player) -> Player:
    return player


def in_the_field(ana: Player, *moves: str, order: str = "fill", level: clix.Level = "playoffs") -> None:
    """Ana is home, in the field first, and has dice of her own."""
    match = clix.enter(clix.at_first_pitch(level, "Ana", order), *moves)
    load(ana, clix.saved(match, AGAINST_A_BOT, own_dice=True))


def at_bat(ana: Player, *moves: str, order: str = "fill", level: clix.Level = "playoffs") -> None:
    """Ana visits and bats first, with dice of her own."""
    match = clix.enter(clix.at_first_pitch(level, "Beto", order), *moves)
    load(ana, clix.saved(match, AGAINST_A_BOT, own_dice=True))


def thrown_arrow(ana: Player) -> Locator:
    return ana.page.locator("path.throw:not(.under)")


def parts(ana: Player) -> list[str]:
    """The sum of an attempt, number by number: the thrower's side, then the runner's."""
    return [" ".join(text.split()) for text in ana.page.locator("[data-attempt] .part").all_inner_texts()]


# --- In the field ----------------------------------------------------------------------------------------------------


def test_a_double_play_by_clicking_players(ana: Player) -> None:
    in_the_field(ana, GROUND_BALL)
    in_phase(ana, "play")
    plays = ana.page.get_by_role("group", name="Plays")
    expect(plays.get_by_role("button")).to_have_text(
        ["Elias Pebbleley out at first", "Force Harlan Sedgedale out at second"]
    )
    act(ana, "force 2").hover()
    expect(thrown_arrow(ana)).to_be_attached()
    expect(ana.bar).to_contain_text("Force Harlan Sedgedale out at second")
    ana.press(runner(ana, "2.6"))

    in_phase(ana, "relay")
    expect(plays.get_by_role("button")).to_have_count(2)
    ana.press(fielder(ana, "SS"))
    attempt = ana.page.locator("[data-attempt=relay]")
    expect(attempt).to_have_accessible_name("Cosmo Grovefell relays for another out, at first")
    assert parts(ana) == ["+7 defense", "12 speed"]
    expect(thrown_arrow(ana)).to_be_attached()
    tell(ana, 6)
    tell(ana, 5)
    expect(ana.log.filter(has_text="Elias Pebbleley hits into a double play.")).to_have_count(1)
    in_phase(ana, "pick")
    takers = ana.page.get_by_role("list", name="Who takes the click")
    expect(takers.get_by_role("button")).to_have_count(2)
    ana.press(act(ana, "click 1.6"))
    expect(ana.log.filter(has_text="Cosmo Grovefell gains a click: red 3.")).to_have_count(1)
    expect(ana.page.get_by_role("img", name="Top of inning 1, 2 out; the bases are empty.")).to_be_visible()


def test_holding_the_ball_after_a_force_leaves_the_batter_on_first(ana: Player) -> None:
    in_the_field(ana, GROUND_BALL)
    ana.press(act(ana, "force 2"))
    in_phase(ana, "relay")
    ana.press_bar("No throw")
    expect(ana.log.filter(has_text="Elias Pebbleley reaches on a fielder’s choice.")).to_have_count(1)
    expect(ana.page.get_by_role("img", name="Top of inning 1, one out; a runner on first.")).to_be_visible()


def test_a_throw_home_shows_its_arrow_and_every_number_by_name(ana: Player) -> None:
    in_the_field(ana, DOUBLE, "extra 3")
    in_phase(ana, "throw")
    expect(thrown_arrow(ana)).to_have_count(0)
    act(ana, "throw RF home").focus()
    expect(thrown_arrow(ana)).to_be_attached()
    ana.press(act(ana, "throw RF home"))
    attempt = ana.page.get_by_role(
        "group", name="Wilbur Quarryfell throws at Harlan Sedgedale, who goes for more"
    )
    expect(attempt).to_be_visible()
    assert parts(ana) == ["+5 defense", "14 speed", "+1 going home", "= 15"]
    expect(thrown_arrow(ana)).to_be_attached()
    ana.choose_in_menu("The position in words")
    expect(ana.words).to_contain_text("+5 defense; must beat 14 speed + 1 going home.")
    tell(ana, 4)
    tell(ana, 5)
    expect(ana.log.filter(has_text="Wilbur Quarryfell does not make it (14).")).to_have_count(1)
    scores = ana.page.get_by_role("table", name="Line score")
    expect(scores.get_by_role("row", name=re.compile("Newcomer")).locator("td").nth(-3)).to_have_text("1")


def test_a_long_throw_is_named(ana: Player) -> None:
    """A single into the right corner: from there to third base is far."""
    in_the_field(ana, SINGLE, "extra 2", order="bat 6; bat 4; fill")
    in_phase(ana, "throw")
    ana.press(act(ana, "throw RF 3"))
    expect(ana.page.locator("[data-attempt=extra]")).to_be_visible()
    assert parts(ana) == ["+5 defense", "14 speed", "+1 long throw", "= 15"]


def test_somebody_runs_over_to_a_ball_in_the_gap(ana: Player) -> None:
    in_the_field(ana, GROUND_BALL.replace("green 2", "green 1"))
    in_phase(ana, "fielder")
    expect(fielder(ana, "2B")).to_have_attribute("aria-disabled", "true")
    ana.press(fielder(ana, "3B"))
    assert parts(ana) == ["+5 defense", "10 to field it"]
    tell(ana, 5)
    tell(ana, 4)
    in_phase(ana, "play")
    expect(ana.log.last).to_contain_text("Mateo Oatmore makes it (14).")


def test_a_thief_is_caught(ana: Player) -> None:
    in_the_field(ana, SENT_RUNNING, "steal 1")
    in_phase(ana, "steal-throw")
    ana.press(runner(ana, "2.6"))
    attempt = ana.page.get_by_role(
        "group", name="Duncan Heathermore throws at Harlan Sedgedale, who steals second"
    )
    expect(attempt).to_be_visible()
    assert parts(ana) == ["+5 defense", "+1 the runner is held", "14 speed"]
    tell(ana, 6)
    tell(ana, 3)
    expect(ana.log.filter(has_text="Duncan Heathermore makes it (15).")).to_have_count(1)
    in_phase(ana, "pick")
    ana.press(act(ana, "click 1.2"))
    expect(ana.page.get_by_role("img", name="Top of inning 1, one out; the bases are empty.")).to_be_visible()


def test_a_batter_is_walked_on_purpose(ana: Player) -> None:
    in_the_field(ana)
    ana.press(act(ana, "walk"))
    expect(ana.log.filter(has_text="Harlan Sedgedale is walked on purpose.")).to_have_count(1)
    expect(
        ana.page.get_by_role("img", name="Top of inning 1, nobody out; a runner on first.")
    ).to_be_visible()


# --- On base ---------------------------------------------------------------------------------------------------------


def test_a_runner_is_sent_to_steal(ana: Player) -> None:
    at_bat(ana, SENT_RUNNING)
    in_phase(ana, "steal")
    on_first = runner(ana, "1.6")
    expect(on_first).to_have_accessible_name("Cosmo Grovefell on first, speed 14")
    ana.press(on_first)
    expect(on_first).to_have_attribute("aria-pressed", "true")
    ana.press(ana.page.get_by_role("button", name="Cosmo Grovefell steals"))
    expect(ana.log.filter(has_text="Cosmo Grovefell goes for second.")).to_have_count(1)


def test_runners_are_sent_on_a_ground_ball_or_kept(ana: Player) -> None:
    at_bat(ana, f"{SENT_RUNNING}; steal 1; let; red 1; blue 1; green 3", order="bat 6; bat 3; fill")
    in_phase(ana, "send")
    choose = ana.page.get_by_role("group", name="Send runners")
    ana.press(choose.get_by_role("button", name="Cosmo Grovefell, on second (S 14)"))
    expect(runner(ana, "1.6")).to_have_attribute("aria-pressed", "true")
    expect(act(ana, "send 2")).to_be_visible()
    ana.press(runner(ana, "1.6"))
    expect(act(ana, "send 2")).to_be_hidden()
    ana.press(runner(ana, "1.6"))
    ana.press(act(ana, "send 2"))
    expect(board(ana)).not_to_have_attribute("data-phase", "send")


def test_the_batter_bunts(ana: Player) -> None:
    at_bat(ana, "walk; ready")
    in_phase(ana, "swing")
    ana.press(act(ana, "bunt"))
    expect(ana.log.filter(has_text="Mateo Oatmore squares to bunt.")).to_have_count(1)


# --- Dials -----------------------------------------------------------------------------------------------------------

NOTE_TURNS = """() => {
  window.turned = false
  new MutationObserver(() => { if (document.querySelector('.dial.turning')) window.turned = true })
    .observe(document, { attributes: true, subtree: true, attributeFilter: ['class'] })
}"""


@pytest.mark.parametrize("motion", [True, False], ids=["in motion", "at once"])
def test_a_dial_turns_when_a_click_is_gained(come_in: ComeIn, motion: bool) -> None:
    """A highlight play: the pitcher takes the click."""
    ana = come_in(motion=motion)
    ana.page.add_init_script(f"({NOTE_TURNS})()")
    in_the_field(ana, GROUND_BALL, "force 2; relay SS 1; roll 6; roll 6")
    in_phase(ana, "pick")
    mound = figure(ana, "1.1")
    expect(step(mound)).to_have_attribute("data-step", "R2")
    results = mound.locator(".dial-results").inner_text()
    ana.press(act(ana, "click 1.1"))
    expect(step(mound)).to_have_attribute("data-step", "R3")
    expect(mound.locator(".dial-results")).not_to_have_text(results)
    expect(mound).to_have_accessible_name(re.compile("dial at red 3"))
    assert ana.page.evaluate("() => window.turned") is motion


def test_total_control_gains_a_click_and_picks_from_the_dial(ana: Player) -> None:
    at_bat(ana, "ready; swing black; pitch red; red 6; black 6; green 3", level="regular")
    in_phase(ana, "control")
    plate = figure(ana, "1.6")
    expect(step(plate)).to_have_attribute("data-step", "R3")
    expect(ana.page.get_by_role("region", name="At the plate")).to_contain_text("Total control")
    open_results = plate.get_by_role("button")
    expect(open_results).to_have_count(len(ana.page.locator("[data-target^=result-]").all()))
    expect(figure(ana, "2.1").get_by_role("button")).to_have_count(0)
    best = ana.page.get_by_role("button", name=re.compile("^Take the result: (single|double)$")).first
    ana.press(best)
    expect(ana.log.filter(has_text="Cosmo Grovefell is in total control.")).to_contain_text(
        re.compile("Cosmo Grovefell (singles|doubles)")
    )


# --- Championship ----------------------------------------------------------------------------------------------------


def test_the_home_manager_decides_about_the_designated_hitter(ana: Player) -> None:
    match = clix.enter(Match("clix", {"level": "championship"}), "green 5; green 3")
    load(ana, clix.saved(match, AGAINST_A_BOT))
    ana.press_button("Got it")
    ana.page.mouse.move(0, 0)
    in_phase(ana, "dh")
    expect(ana.bar).to_contain_text("Does the designated hitter bat for the pitchers?")
    ana.press(act(ana, "dh no"))
    expect(ana.log.filter(has_text="Pitchers bat for themselves.")).to_have_count(1)
    in_phase(ana, "assign")
    expect(ana.page.get_by_role("region", name="Positions").get_by_role("listitem")).to_have_count(9)
    ana.press(ana.page.get_by_role("button", name=re.compile("^Felix Briarmore plays P")))
    expect(ana.page.get_by_role("region", name="Positions").get_by_role("listitem").first).to_contain_text(
        "Briarmore"
    )
    ana.press_bar("Fill up")
    in_phase(ana, "order")


def test_a_pinch_hitter_comes_from_the_bench(ana: Player) -> None:
    at_bat(ana, level="championship")
    in_phase(ana, "bench")
    ana.press_button("Substitutions")
    ana.press(ana.page.get_by_role("region", name="Comes in").locator("[data-target='player-1.11']"))
    expect(ana.log.filter(has_text="Bram Fallowridge comes in for Cosmo Grovefell")).to_have_count(1)
    expect(figure(ana, "1.11")).to_be_visible()
    ana.press_button("Both teams")
    teams = ana.dialog("Both teams")
    expect(teams.get_by_role("listitem").first).to_contain_text("Bram Fallowridge")
    expect(teams.get_by_role("listitem").filter(has_text="Cosmo Grovefell")).to_contain_text(
        "has left the game"
    )


def test_a_reliever_comes_in_and_fielders_change_places(ana: Player) -> None:
    in_the_field(ana, "ready", level="championship")
    ana.press_button("Substitutions")
    ana.press(ana.page.get_by_role("region", name="Leaves").locator("[data-target='player-1.1']"))
    ana.press(ana.page.get_by_role("region", name="Comes in").locator("[data-target='player-1.13']"))
    expect(ana.log.filter(has_text="Dario Valewright comes in for Wendell Coldridge (P).")).to_have_count(1)
    expect(figure(ana, "1.13")).to_be_visible()
    expect(ana.page.locator("[data-changes]")).to_have_attribute("aria-expanded", "false")
    ana.press_button("Substitutions")
    ana.press_button("Swap positions")
    ana.press(ana.page.locator("[data-role=swap][data-target='player-1.4']"))
    ana.press(ana.page.locator("[data-role=swap][data-target='player-1.7']"))
    expect(ana.log.filter(has_text="Linus Tarnfield moves to LF, Rafe Barrowyard to 2B.")).to_have_count(1)
    expect(fielder(ana, "2B")).to_have_accessible_name(re.compile("^Rafe Barrowyard, 2B .*out of position"))


def test_a_spray_hitter_changes_the_green_die(ana: Player) -> None:
    at_bat(
        ana,
        "ready; ready; swing blue; pitch red; red 1; blue 1; green 3",
        order="bat 4; fill",
        level="championship",
    )
    in_phase(ana, "spray")
    expect(ana.page.get_by_role("region", name="At the plate")).to_contain_text(
        "He may change the green die by one."
    )
    ana.press(ana.page.locator(".zone[data-zone='4']"))
    expect(ana.log.filter(has_text="The green die is changed to 4: zone 4.")).to_have_count(1)


def test_three_balls_and_he_must_leave(ana: Player) -> None:
    load(ana, clix.saved(clix.out_of_strength(), AGAINST_A_BOT))
    in_phase(ana, "replace")
    expect(ana.log.filter(has_text="Wendell Coldridge shows three balls and must leave.")).to_have_count(1)
    expect(ana.bar).to_contain_text("Wendell Coldridge is out of strength. Who comes in?")
    expect(step(figure(ana, "1.1"))).to_have_attribute("data-step", "3BALL")
    ana.press(ana.page.get_by_role("region", name="Comes in").locator("[data-target='player-1.14']"))
    expect(ana.log.filter(has_text="Horace Marlhurst comes in for Wendell Coldridge (P).")).to_have_count(1)
    expect(figure(ana, "1.14")).to_be_visible()
