"""Every page and every dialog there is, and how people get there."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import positions
from tests.browser.people import BOT, FRIEND, ME, Player

Place = Callable[[Player], None]


def home(player: Player) -> None:
    """With something in every section."""
    player.play_now()
    player.load(positions.finished())
    player.go_home()
    expect(player.page.get_by_role("region", name="Your finished matches")).to_be_visible()


def rules_page(player: Player) -> None:
    player.visit("/rules/hens")
    expect(player.page.get_by_role("heading", name="The aim")).to_be_visible()


def lost(player: Player) -> None:
    player.visit("/nowhere")
    expect(player.page.get_by_role("heading", name="Nothing here")).to_be_visible()


def replay(player: Player) -> None:
    player.load(positions.finished())
    player.follow("Replay")
    expect(player.page.get_by_role("slider", name="Move")).to_be_visible()
    player.press_button("One turn forward")
    expect(player.log.last).to_contain_text("starts")


def lab(player: Player) -> None:
    player.visit("/lab")
    expect(player.page.get_by_role("heading", name="light")).to_be_visible()


def table_to_roll(player: Player) -> None:
    player.load(positions.match_file(positions.SCATTERED, positions.WAITING, "roll 5; block 1"))
    expect(player.roll_button).to_be_visible()


def table_to_choose(player: Player) -> None:
    player.load(positions.match_file(positions.SCATTERED, positions.WAITING, "roll 5; block 1", "roll 3"))
    player.choose("Beto", 2)
    expect(player.bar).to_contain_text("and…?")


def table_with_a_six(player: Player) -> None:
    player.load(
        positions.match_file(positions.SCATTERED, positions.WAITING, "roll 6", players=("Ana", "bot novice"))
    )
    expect(player.bar.get_by_role("button", name="Pass")).to_be_visible()


def table_with_real_dice(player: Player) -> None:
    player.load(positions.match_file(positions.SCATTERED, positions.WAITING, own_dice=True))
    expect(player.faces).to_be_visible()


def table_in_words(player: Player) -> None:
    player.load(positions.match_file(positions.SCATTERED, positions.WAITING, "roll 5"))
    player.choose_in_menu("The position in words")
    expect(player.words.get_by_role("heading", name="What you can do")).to_be_visible()


def table_waiting_for_a_friend(player: Player) -> None:
    player.open_table(ME, FRIEND)
    expect(player.page.get_by_label("Send this link to your friend")).to_be_visible()


def table_between_games(player: Player) -> None:
    almost = (positions.ONE_SWAP_AWAY, positions.NOTHING_IN_PLACE)
    player.load(positions.match_file(*almost, "roll 4", series="points"))
    player.choose("Ana", 1, 2)
    expect(player.page.get_by_role("region", name="The last game")).to_be_visible()


def table_over(player: Player) -> None:
    player.load(positions.finished())
    player.press(player.result.get_by_role("button", name="Close"))
    expect(player.bar.get_by_role("button", name="Rematch")).to_be_visible()


def new_table_dialog(player: Player) -> None:
    dialog = player.start_new_table()
    player.press(dialog.get_by_text("House rules"))
    expect(dialog.get_by_label("Length")).to_be_visible()


def settings_dialog(player: Player) -> None:
    player.go_home()
    player.press_button("Settings")
    expect(player.dialog("Settings")).to_be_visible()


def rules_dialog(player: Player) -> None:
    player.open_table(ME, BOT, own_dice=True)
    player.press_button("Rules")
    expect(player.dialog("Clutch: the rules")).to_be_visible()


def keys_dialog(player: Player) -> None:
    table_to_roll(player)
    player.choose_in_menu("Keys")
    expect(player.dialog("Keys")).to_be_visible()


def dice_dialog(player: Player) -> None:
    table_to_roll(player)
    player.choose_in_menu("Fair dice")
    expect(player.dialog("Fair dice")).to_be_visible()


def resign_dialog(player: Player) -> None:
    table_to_roll(player)
    player.choose_in_menu("Resign…")
    expect(player.dialog("Resign?")).to_be_visible()


def result_dialog(player: Player) -> None:
    player.load(positions.finished())
    expect(player.result).to_be_visible()


def menu(player: Player) -> None:
    table_to_roll(player)
    player.open_menu()
    expect(player.page.get_by_role("link", name="Save match")).to_be_visible()


def seat_dialog(player: Player) -> None:
    table_waiting_for_a_friend(player)
    link = player.page.get_by_label("Send this link to your friend").input_value()
    player.visit(re.sub(r"#", "?again#", link))
    expect(player.dialog("A seat is kept for you")).to_be_visible()


PAGES: tuple[Place, ...] = (home, rules_page, lost, replay, lab)
TABLES: tuple[Place, ...] = (
    table_to_roll,
    table_to_choose,
    table_with_a_six,
    table_with_real_dice,
    table_in_words,
    table_waiting_for_a_friend,
    table_between_games,
    table_over,
)
DIALOGS: tuple[Place, ...] = (
    new_table_dialog,
    settings_dialog,
    rules_dialog,
    keys_dialog,
    dice_dialog,
    resign_dialog,
    result_dialog,
    menu,
    seat_dialog,
)
EVERYWHERE = (*PAGES, *TABLES, *DIALOGS)
