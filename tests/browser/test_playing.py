"""Playing a game: clicking or tapping what lights up, from the first roll to the points."""

from __future__ import annotations

import hashlib
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import hens
from tests.browser.conftest import ComeIn
from tests.browser.looks import PHONE
from tests.browser.people import BOT, ME, Player, Sits

ALMOST_WON = hens.match_file(hens.ONE_SWAP_AWAY, hens.NOTHING_IN_PLACE, own_dice=True)


def rows(table: Locator) -> list[list[str]]:
    return [row.locator("th, td").all_inner_texts() for row in table.get_by_role("row").all()]


def test_a_whole_game_against_a_bot_and_a_rematch(come_in: ComeIn) -> None:
    player = come_in(size=PHONE)  # many clicks, and a small window is quicker to draw
    player.play_now()
    first = player.page.url
    player.play_to_the_end(hens.keen)

    *lines, total = [int(re.sub(r"\D", "", points)) for _, points in rows(player.result.get_by_role("table"))]
    assert len(lines) >= 1
    assert lines[0] == 15
    assert sum(lines) == total
    expect(player.result).to_contain_text(f"with {total} points.")
    player.press(player.result.get_by_role("button", name="Rematch", exact=True))
    player.page.wait_for_url(lambda url: url != first)
    player.wait_until_asked()
    expect(player.page.get_by_role("group", name="Corral of Veteran")).to_be_visible()


def test_winning_by_tapping_on_a_phone(on_phone: Player) -> None:
    ana = on_phone
    ana.load(ALMOST_WON)
    expect(ana.bar).to_contain_text("Ana. Your turn: roll the die. What did your die show?")
    ana.tell(4)
    expect(ana.lit).to_have_count(5)
    hens.choose(ana, "Ana", 1, 2)
    expect(ana.result).to_contain_text("Ana wins with 55 points.")
    assert rows(ana.result.get_by_role("table")) == [
        ["15 for the win", "15"],
        ["5 × 5 = 25 for the misplaced cards of Beto", "+ 25"],
        ["10 for never passing", "+ 10"],
        ["5 for never being robbed", "+ 5"],
        ["Ana in all", "= 55"],
    ]

    ana.press(ana.result.get_by_role("button", name="Rematch", exact=True))
    expect(ana.bar).to_contain_text("What did your die show?")
    ana.press_button("Log")
    expect(ana.log).to_have_count(1)
    expect(ana.log).to_have_text(re.compile("(Ana|Beto) holds more .* and starts.|Nothing has happened yet."))


def test_who_wins_is_told_to_both_in_their_own_words(player: Player) -> None:
    players = ("Ana", "bot random")
    player.load(hens.match_file(hens.ONE_SWAP_AWAY, hens.NOTHING_IN_PLACE, "roll 4", players=players))
    expect(player.bar).to_contain_text("You rolled a 4")
    hens.choose(player, "Ana", 2, 1)
    expect(player.dialog("You win")).to_contain_text("You win with 55 points.")
    expect(hens.card(player, "Ana", 5)).to_have_accessible_name(
        re.compile("^Your space 5: champion of .*, in place$")
    )


def test_only_what_can_be_chosen_lights_up(player: Player) -> None:
    player.load(
        hens.match_file(hens.SCATTERED, hens.WAITING, "roll 5; block 2", "roll 2", players=("Ana", "Beto"))
    )
    lit = player.lit.evaluate_all("cards => cards.map(card => card.dataset.target)")
    assert lit == ["corral-0-1", "corral-0-3", "corral-0-4", "corral-0-5"]
    expect(hens.card(player, "Ana", 2)).to_have_accessible_name(
        re.compile("^Space 2 of Ana: champion .* blocked$")
    )
    before = player.position()
    hens.card(player, "Ana", 2).click(force=True)
    hens.card(player, "Beto", 1).click(force=True)
    expect(player.bar).to_contain_text("Beto. You rolled a 2")
    assert player.position() == before


def test_what_a_click_would_do_is_said_before_and_a_first_step_can_be_taken_back(player: Player) -> None:
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 4"))
    before = player.position()
    hens.choose(player, "Ana", 1)
    expect(player.bar).to_contain_text(re.compile(r"Rearrange: champion of \w+ of Ana \(space 1\), and…\?"))
    hens.card(player, "Ana", 4).hover()
    expect(player.bar).to_contain_text(
        re.compile(r"Swap your champion of \w+ \(space 1\) and your egg of \w+ ")
    )
    player.press_bar("Back")
    expect(player.bar).to_contain_text("Ana. You rolled a 4: choose two of your cards to change places.")
    assert player.position() == before
    hens.choose(player, "Ana", 4, 1)
    expect(player.log.last).to_contain_text("Ana swaps the")
    expect(hens.card(player, "Ana", 1)).to_have_accessible_name(
        re.compile("^Space 1 of Ana: egg of .*, in place$")
    )


def test_a_six_offers_everything_and_passing_asks_once(player: Player) -> None:
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 6"))
    verbs = ["Renew one of yours", "Renew one of theirs", "Rob", "Rearrange", "Block", "Pass"]
    assert [text.strip() for text in player.bar.get_by_role("button").all_inner_texts()] == verbs
    player.press_bar("Rob")
    expect(player.bar).to_contain_text("Rob: choose what glows.")
    player.press_bar("Back")
    player.press_bar("Pass")
    expect(player.bar).to_contain_text("Pass. It costs the 10 points for never passing.")
    expect(player.log.filter(has_text="Ana passes.")).to_have_count(0)
    player.press_bar("Yes: Pass")
    expect(player.log.last).to_have_text("Ana passes.")
    expect(player.bar).to_contain_text("Beto. Your turn: roll the die.")


def test_with_a_six_a_card_can_be_pointed_at_first(player: Player) -> None:
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 6"))
    hens.choose(player, "Ana", 3)
    expect(player.bar).to_contain_text("what shall it be?")
    player.press_bar("Block")
    expect(player.log.last).to_contain_text("Ana blocks the chick of")
    expect(hens.card(player, "Ana", 3)).to_have_accessible_name(re.compile("blocked$"))


def test_the_die_itself_can_be_thrown(player: Player) -> None:
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING))
    player.press_button("Roll the die")
    expect(player.log.last).to_contain_text("Ana rolls a")
    face = re.sub(r"\D", "", player.log.last.inner_text())
    expect(player.page.get_by_role("button", name=f"The die shows {face}.")).to_be_visible()


@pytest.mark.parametrize("level", ["Rookie", "Hall of Famer"])
def test_bots_of_every_level_play(player: Player, level: str) -> None:
    player.open_table(ME, Sits("A bot", level=level))
    player.take_turn(hens.keen)
    expect(player.log.filter(has_text=f"{level} rolls a")).not_to_have_count(0)


def test_those_who_wish_are_asked_before_each_move(player: Player) -> None:
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 5"))
    player.set("Ask before each move")
    hens.choose(player, "Ana", 4)
    expect(player.bar).to_contain_text(re.compile(r"Block your egg of \w+ \(space 4\)|Block the egg"))
    expect(player.log.filter(has_text="blocks")).to_have_count(0)
    player.press_bar("Yes: Block")
    expect(player.log.last).to_contain_text("Ana blocks the egg")


def test_those_who_wish_have_the_die_thrown_for_them(player: Player) -> None:
    player.go_home()
    player.set("Roll the die for me")
    player.choose_file(hens.match_file(hens.SCATTERED, hens.WAITING))
    expect(player.log.last).to_contain_text("Ana rolls a")


def test_choosing_from_a_list_of_sentences(player: Player) -> None:
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 5"))
    player.choose_in_menu("The position in words")
    expect(player.words.get_by_role("heading", name="What you can do")).to_be_visible()
    player.words.get_by_role("button", name=re.compile("^Block .*space 5")).click()
    expect(player.log.last).to_contain_text("Ana blocks the pullet")


def test_the_rules_at_the_table_name_what_was_agreed(player: Player) -> None:
    player.open_table(ME, BOT, own_dice=True, Blocks_at_a_time="one; a new block replaces the old")
    player.press_button("Rules")
    agreed = player.dialog("The rules of Clutch")
    expect(agreed.get_by_role("heading", name="Agreed at this table")).to_be_visible()
    expect(agreed).to_contain_text("Blocks at a time: one; a new block replaces the old")
    expect(agreed).to_contain_text("Our own dice")
    player.press(agreed.get_by_role("button", name="Close"))
    expect(agreed).to_be_hidden()


def test_the_dice_are_shown_to_be_fair(player: Player) -> None:
    player.play_now()
    player.choose_in_menu("Fair dice")
    dice = player.dialog("Fair dice")
    expect(dice).to_contain_text("shown when the match is over")
    commitment = dice.get_by_role("definition").first.inner_text()
    dice.get_by_role("button", name="Close").click()

    player.resign()
    player.result.get_by_role("button", name="Close").click()
    player.choose_in_menu("Fair dice")
    expect(dice.get_by_role("definition").first).to_have_text(commitment)
    seed = dice.get_by_role("definition").last.inner_text()
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == commitment


SKIP_AS_SOON_AS_IT_CAN_BE = """() => {
    const skip = () => [...document.querySelectorAll('[data-testid="action-bar"] button')]
        .find(button => button.textContent.trim() === 'Skip')
    new MutationObserver((_, watch) => {
        if (!skip()) return
        watch.disconnect()
        skip().click()
        window.skipped = true
    }).observe(document.body, { attributes: true, childList: true, subtree: true })
}"""


def test_the_show_can_be_skipped(come_in: ComeIn) -> None:
    ana = come_in(motion=True)
    ana.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 5"))
    ana.page.evaluate(SKIP_AS_SOON_AS_IT_CAN_BE)
    hens.choose(ana, "Ana", 1)
    ana.page.wait_for_function("() => window.skipped")
    ana.roll()
    expect(ana.lit.first).to_be_visible()
