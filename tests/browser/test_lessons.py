"""Learning a game by playing it: from the front door to a first game, by mouse, finger and keys, in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from rainout.core.lesson import Step, lessons
from rainout.core.registry import games
from rainout.core.words import Speaker
from tests.browser.conftest import ComeIn, Complaints
from tests.browser.looks import DESK, PHONE, show, too_wide, violations
from tests.browser.people import LIT, Player

ALL = [(game, name) for game in games() for name in lessons(game)]
SIZES = {"desk": DESK, "phone": PHONE}
MOST_PRESSES = 6
"""To do one thing: point at what it is about, one after the other, and say yes."""


def bar(player: Player) -> Locator:
    return player.page.locator(".lesson")


def lit_by_the_step(player: Player) -> Locator:
    """The one control that leads on: a button that stands out, something on the board, or the only verb.

    Where more is chosen from the start than is wanted, something has to be put back first.
    """
    page = player.page
    places = (
        bar(player).locator("button.primary"),
        page.locator("[data-action], [data-go]"),
        page.locator(LIT),
        bar(player).locator("button.verb"),
        page.locator("[data-target][aria-pressed='true']:not([aria-disabled='true'])"),
    )
    for found in places:
        visible = found.locator("visible=true")
        if visible.count():
            return visible.last if found is places[-1] else visible.first
    return page.locator(".nothing-is-lit")


def follow(player: Player, game: str, name: str, language: str = "en", by_key: bool = False) -> None:
    """Do what a lesson says until its last sentence."""
    for step in lessons(game)[name].steps[:-1]:
        expect_step(player, game, name, step, language)
        for _ in range(MOST_PRESSES):
            control = lit_by_the_step(player)
            expect(control).to_be_visible()
            if by_key:
                control.focus()
                player.page.keyboard.press("Enter")
            else:
                player.press(control)
            if bar(player).get_attribute("data-step") != key_of(game, name, step):
                break
    expect_step(player, game, name, lessons(game)[name].steps[-1], language)


def expect_step(player: Player, game: str, name: str, step: Step, language: str = "en") -> None:
    """The learner is at a step, and has been told what it is about."""
    expect(bar(player)).to_have_attribute("data-step", key_of(game, name, step))
    expect(bar(player).locator("p").first).to_have_text(Speaker(language).say(key_of(game, name, step)))


def key_of(game: str, name: str, step: Step) -> str:
    return lessons(game)[name].words(name, step).key


def test_from_the_front_door_to_a_first_game(player: Player) -> None:
    player.go_home()
    player.press(player.tile().get_by_role("link", name="Learn in two minutes"))
    expect(player.page.get_by_role("heading", level=1)).to_have_text("Clutch Hens: Your corral")
    follow(player, "hens", "corral")
    player.press_button("Play a first game")
    player.wait_at_table()
    player.go_home()
    expect(player.tile().get_by_role("link", name="Learn", exact=True)).to_be_visible()


@pytest.mark.parametrize(("game", "name"), ALL, ids=str)
def test_every_lesson_leads_to_its_end_by_keys(player: Player, game: str, name: str) -> None:
    player.visit(f"/learn/{game}/{name}")
    follow(player, game, name, by_key=True)
    assert violations(player.page) == []


@pytest.mark.parametrize(("game", "name"), ALL, ids=str)
def test_every_lesson_leads_to_its_end_on_a_phone_in_spanish(come_in: ComeIn, game: str, name: str) -> None:
    player = come_in(size=PHONE, touch=True, locale="es-ES")
    player.visit(f"/learn/{game}/{name}")
    follow(player, game, name, language="es")
    assert too_wide(player.page) == []


def test_a_lesson_that_was_left_goes_on_where_it_was(player: Player) -> None:
    steps = lessons("hens")["corral"].steps
    player.visit("/learn/hens")
    for _ in range(2):
        player.press_button("Go on")
    player.press_button("Roll")
    expect_step(player, "hens", "corral", steps[3])
    player.go_home()
    player.press(player.tile().get_by_role("link", name="Go on learning"))
    expect_step(player, "hens", "corral", steps[3])
    expect(player.log.last).to_have_text("You roll a 4.")
    player.press_button("Begin again")
    expect_step(player, "hens", "corral", steps[0])


def test_only_what_the_step_is_about_can_be_chosen(player: Player) -> None:
    player.visit("/learn/hens/corral")
    for _ in range(2):
        player.press_button("Go on")
    expect(player.page.locator(LIT)).to_have_count(0)
    player.press_button("Roll")
    expect(player.page.locator(LIT)).to_have_count(2)


def test_what_there_is_to_learn_is_said_aloud(player: Player) -> None:
    player.visit("/learn/hens/corral")
    expect(player.announced).to_contain_text("The five cards in front of you are your corral.")
    player.page.keyboard.press("Space")
    expect(player.announced).to_contain_text("Every space waits for one of them")


def test_a_lesson_that_nobody_gives_is_not_found(player: Player, complaints: Complaints) -> None:
    complaints.expect("404")
    player.visit("/learn/hens/flying")
    expect(player.page.get_by_role("heading", level=1)).to_have_text("Nothing here")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_in_a_lesson(player: Player, size: str, scheme: str) -> None:
    player.visit("/learn/hens/corral")
    expect(bar(player)).to_be_visible()
    show(player.page, SIZES[size], "dark" if scheme == "dark" else "light")
    assert violations(player.page) == []
    assert too_wide(player.page) == []
