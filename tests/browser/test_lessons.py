"""Learning a game by playing it: from the front door to a first game, by keys, by ear, by mouse and finger."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle, pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from rainout.core.lesson import Step, lessons
from rainout.core.registry import games
from rainout.core.words import LANGUAGES, Speaker
from tests.browser.conftest import ComeIn, Complaints
from tests.browser.looks import DESK, PHONE, parted, show, too_small, too_wide, violations
from tests.browser.people import LIT, Player
from tests.browser.test_keyboard import FOCUS_SHOWS

ZOOMED = ViewportSize(width=640, height=400)
"""A desk's screen when the page is enlarged to 200 %."""
SIZES = {"desk": DESK, "phone": PHONE, "zoomed": ZOOMED}
MOST_PRESSES = 6
"""To do one thing: point at what it is about, one after the other, and say yes."""
MOST_KEYS = 60
"""To get to something: arrows on the board, Tab elsewhere."""
LAMP = {"en": re.compile(r"Press “(.+)”\.$"), "es": re.compile(r"Pulsa «(.+)»\.$")}
"""What those who listen are told last: the name of the one control that leads on."""

Way = Callable[[Player, Sequence[str], str], None]
"""How somebody goes through a lesson, given its sentences and the language they are in."""


def walks() -> Iterator[Any]:
    """Every lesson by keys and by ear; each way meets all sizes and both languages in each game."""
    for game in games():
        names = list(lessons(game))
        for number in range(max(6, 2 * len(names))):
            name = names[number // 2 % len(names)]
            way = (by_keys, by_ear)[number % 2]
            size, language = list(SIZES)[number % 3], LANGUAGES[number // 3 % 2]
            yield pytest.param(
                game, name, way, size, language, id=f"{game}-{name}-{way.__name__}-{size}-{language}"
            )


def bar(player: Player) -> Locator:
    return player.page.locator(".lesson")


def lit_by_the_step(player: Player) -> Locator:
    """The one control that leads on: a button that stands out, something on the board, or the only verb."""
    page = player.page
    for found in (
        bar(player).locator(".primary"),
        page.locator("[data-action]"),
        page.locator(LIT),
        bar(player).locator("button.verb"),
    ):
        visible = found.locator("visible=true")
        if visible.count():
            return visible.first
    return page.locator(".nothing-is-lit")


# --- Two ways through a lesson: with keys alone, and by what is read aloud alone ---


def by_keys(player: Player, sentences: Sequence[str], language: str) -> None:
    """Get to what is lit with arrows and Tab, and press Enter; what the bar has to offer takes a mere Space."""
    told, keys = bar(player).locator("p").first, player.page.keyboard
    for sentence, following in pairwise(sentences):
        expect(told).to_have_text(sentence)
        for _ in range(MOST_PRESSES):
            control = lit_by_the_step(player)
            expect(control).to_be_visible()
            if in_bar(control) and not player.page.locator(":focus").count():
                keys.press("Space")
            else:
                get_to(player, control)
                keys.press("Enter")
            if told.inner_text() == following:
                break
    expect(told).to_have_text(sentences[-1])


def in_bar(control: Locator) -> bool:
    return bool(control.evaluate("element => element.closest('.lesson') !== null"))


def get_to(player: Player, control: Locator) -> None:
    """Bring the focus to something without a mouse, in such a way that it can be seen there."""
    arrows = cycle(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"])
    for pressed in range(MOST_KEYS):
        if control.evaluate("element => element === document.activeElement"):
            assert control.evaluate(FOCUS_SHOWS), "nobody can see where the focus is"
            return
        player.page.keyboard.press("Tab" if in_bar(control) or pressed >= 12 else next(arrows))
    raise AssertionError(f"no key leads to {control.evaluate('element => element.outerHTML')[:200]}")


def by_ear(player: Player, sentences: Sequence[str], language: str) -> None:
    """Press the control whose name is read aloud, by that name and its role; nothing is looked at."""
    heard = listen(player, "")
    for sentence, following in pairwise(sentences):
        assert sentence in heard
        for _ in range(MOST_PRESSES):
            named = LAMP[language].search(heard)
            assert named, f"nobody says what to do: {heard}"
            player.press(player.page.get_by_role("button", name=named[1], exact=True))
            heard = listen(player, heard)
            if following in heard:
                break
    assert sentences[-1] in heard


def listen(player: Player, heard: str) -> str:
    """What is read aloud next."""
    expect(player.announced).not_to_have_text(heard)
    return player.announced.inner_text()


# --- To the end of a lesson ---


def said(game: str, name: str, language: str = "en") -> list[str]:
    """What a lesson tells, sentence by sentence."""
    taught = lessons(game)[name]
    return [Speaker(language).say(taught.words(name, step)) for step in taught.steps]


def expect_step(player: Player, game: str, name: str, step: Step, language: str = "en") -> None:
    """The learner is at a step, and has been told what it is about."""
    words = lessons(game)[name].words(name, step)
    expect(bar(player)).to_have_attribute("data-step", words.key)
    expect(bar(player).locator("p").first).to_have_text(Speaker(language).say(words))


@pytest.mark.parametrize(("game", "name", "way", "size", "language"), list(walks()))
def test_every_lesson_leads_to_its_end(
    come_in: ComeIn, game: str, name: str, way: Way, size: str, language: str
) -> None:
    finger = size == "phone" and way is by_ear
    player = come_in(size=SIZES[size], touch=finger, locale={"en": "en-GB", "es": "es-ES"}[language])
    player.visit(f"/learn/{game}/{name}")
    way(player, said(game, name, language), language)
    assert too_wide(player.page) == []
    assert too_small(player.page) == []
    assert parted(player.page) == []
    assert violations(player.page) == []


def test_from_the_front_door_to_a_first_game(player: Player) -> None:
    player.go_home()
    player.press(player.tile().get_by_role("link", name="Learn in two minutes"))
    expect(player.page.get_by_role("heading", level=1)).to_have_text("Clutch Hens: Your corral")
    by_keys(player, said("hens", "corral"), "en")
    player.press_button("Play a first game")
    player.wait_at_table()
    player.go_home()
    expect(player.tile().get_by_role("link", name="Learn", exact=True)).to_be_visible()


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
