"""What cannot be chosen says why where it is pressed, with its rule; what an action would move is seen beforehand."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser import clutch, hens, looks
from tests.browser.conftest import ComeIn
from tests.browser.looks import DESK, PHONE
from tests.browser.people import Player


def reason(player: Player) -> Locator:
    return player.page.get_by_test_id("why-not")


def press_anyway(player: Player, thing: Locator) -> None:
    """Press something that says that it is not to be pressed."""
    if player.touch:
        thing.tap(force=True)
    else:
        thing.click(force=True)


def test_a_blocked_card_says_that_it_is_blocked_and_shows_the_rule(come_in: ComeIn) -> None:
    ana = come_in(size=PHONE, touch=True)
    turns = ("roll 1; renew 1; draw 10h", "roll 5; block 2", "roll 3")
    ana.load(hens.match_file(hens.SCATTERED, hens.WAITING, *turns, players=("Ana", "bot novice")))
    before, blocked = ana.position(), hens.card(ana, "Newcomer", 2)
    press_anyway(ana, blocked)
    expect(reason(ana)).to_contain_text("blocked: it can be neither robbed nor renewed")
    card, note = blocked.bounding_box(), reason(ana).bounding_box()
    assert card is not None
    assert note is not None
    above, below = note["y"] + note["height"] <= card["y"], note["y"] >= card["y"] + card["height"]
    assert above or below, "the note covers its card"
    assert looks.violations(ana.page) == []
    assert ana.position() == before
    ana.follow("The rule")
    expect(ana.page.get_by_role("dialog").get_by_role("heading", name="Blocks")).to_be_visible()


def test_what_is_not_asked_for_says_what_is(come_in: ComeIn) -> None:
    ana = come_in(size=DESK)
    ana.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 4"))
    press_anyway(ana, hens.card(ana, "Beto", 1))
    expect(reason(ana)).to_contain_text("A 4 is about your own cards only")
    ana.page.keyboard.press("Escape")
    expect(reason(ana)).to_be_hidden()


def test_a_player_of_clutch_who_stays_where_he_is_says_why(player: Player) -> None:
    """Among bench and bullpen, which lie over the table: the note is to be read and followed there, too."""
    clutch.load(player, clutch.MOMENTS["field"]().saved())
    clutch.come_to(player, "field")
    dugout = clutch.open_dugout(player)
    dugout.get_by_role("listitem").first.locator("[data-player]").click()
    expect(reason(player)).to_contain_text("stays on the mound for now: before the fourth inning")
    player.follow("The rule")
    expect(player.page.get_by_role("dialog").get_by_role("heading", name="The bench")).to_be_visible()


def test_what_flags_over_the_field_of_clutch_mean(on_phone: Player) -> None:
    story = clutch.Story(home="Ana").to_first_pitch()
    clutch.load(on_phone, story.enter(story.offered("shift")).saved())
    flag = clutch.board(on_phone).locator("[data-emergency]").first
    expect(flag).to_contain_text("−3")
    flag.tap()
    note = on_phone.page.get_by_role("complementary", name="Out of position")
    expect(note).to_contain_text("his card gives him no rating")


def test_cards_that_would_change_places_are_seen_as_ghosts(come_in: ComeIn) -> None:
    ana = come_in(size=DESK)
    ana.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 4"))
    ghosts = ana.page.locator("[data-ghost]")
    ana.press(hens.card(ana, "Ana", 1))
    expect(ghosts).to_have_count(0)
    hens.card(ana, "Ana", 3).hover()
    expect(ghosts).to_have_count(2)
    assert ghosts.evaluate_all("found => found.map(one => one.dataset.ghost[0])") == ["J", "A"]
    ana.page.mouse.move(0, 0)
    expect(ghosts).to_have_count(0)
