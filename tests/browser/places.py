"""Every page and every dialog there is, and how people get there."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import baseball, clix, hens
from tests.browser.people import BOT, FRIEND, ME, Player, choose_players

Place = Callable[[Player], None]


def home(player: Player) -> None:
    """With something in every section."""
    player.play_now()
    player.load(hens.finished())
    player.go_home()
    expect(player.page.get_by_role("region", name="Your finished matches")).to_be_visible()


def rules_page(player: Player) -> None:
    player.visit("/rules/hens")
    expect(player.page.get_by_role("heading", name="The aim")).to_be_visible()


def ball_rules_page(player: Player) -> None:
    player.visit("/rules/baseball#blue")
    expect(player.page.get_by_role("heading", name="Blue cards")).to_be_visible()


def clix_rules_page(player: Player) -> None:
    player.visit("/rules/clix#at-bat")
    expect(player.page.get_by_role("heading", name="An at-bat")).to_be_visible()


def lost(player: Player) -> None:
    player.visit("/nowhere")
    expect(player.page.get_by_role("heading", name="Nothing here")).to_be_visible()


def replay(player: Player) -> None:
    player.load(hens.finished())
    player.follow("Replay")
    expect(player.page.get_by_role("slider", name="Move")).to_be_visible()
    player.press_button("One turn forward")
    expect(player.log.last).to_contain_text("starts")


def analysis(player: Player) -> None:
    """At the choice that cost most, with all turns listed."""
    player.load(hens.finished())
    player.result.get_by_role("link", name="Analyse").click()
    expect(player.page.get_by_text("All of it has been looked at.")).to_be_visible()
    player.page.get_by_role("region", name="The choices that cost most").get_by_role("button").first.click()
    player.page.get_by_text("All turns", exact=True).click()
    expect(player.page.get_by_text("Better: ").first).to_be_visible()


def lab(player: Player) -> None:
    player.visit("/lab")
    expect(player.page.get_by_role("heading", name="light", exact=True)).to_be_visible()


def table_to_roll(player: Player) -> None:
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 5; block 1"))
    expect(player.roll_button).to_be_visible()


def table_to_choose(player: Player) -> None:
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 5; block 1", "roll 3"))
    hens.choose(player, "Beto", 2)
    expect(player.bar).to_contain_text("and…?")


def table_with_a_six(player: Player) -> None:
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 6", players=("Ana", "bot novice")))
    expect(player.bar.get_by_role("button", name="Pass")).to_be_visible()


def table_with_real_dice(player: Player) -> None:
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING, own_dice=True))
    expect(player.faces).to_be_visible()


def table_in_words(player: Player) -> None:
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 5"))
    player.choose_in_menu("The position in words")
    expect(player.words.get_by_role("heading", name="What you can do")).to_be_visible()


def table_waiting_for_a_friend(player: Player) -> None:
    player.open_table(ME, FRIEND)
    expect(player.page.get_by_label("Send this link to your friend")).to_be_visible()


def table_between_games(player: Player) -> None:
    almost = (hens.ONE_SWAP_AWAY, hens.NOTHING_IN_PLACE)
    player.load(hens.match_file(*almost, "roll 4", series="points"))
    hens.choose(player, "Ana", 1, 2)
    expect(player.page.get_by_role("region", name="The last game")).to_be_visible()


def table_over(player: Player) -> None:
    player.load(hens.finished())
    player.press(player.result.get_by_role("button", name="Close"))
    expect(player.bar.get_by_role("button", name="Rematch")).to_be_visible()


def ball_game(player: Player) -> None:
    """A card cannot be played, and the reason is shown."""
    turn = "play T; time 2"
    player.load(baseball.match_file(("T S 1B", "K F X"), turn, players=("Ana", "bot novice")))
    expect(player.bar.get_by_role("button", name="End the turn")).to_be_visible()
    for key in ("ArrowRight", "End"):
        player.page.keyboard.press(key)
    expect(player.tip).to_be_visible()


def ball_game_for_six(player: Player) -> None:
    """Someone is to be chosen."""
    hands = ("T J DP", "K F X", "BK SB HR", "1B 1B E", "K L F", "BB BB WP")
    player.load(baseball.match_file(hands, players=("Ana", *["bot novice"] * 5)))
    player.play_card("T Time")
    expect(player.lit).to_have_count(5)


def joker(player: Player) -> None:
    player.load(baseball.match_file(("J 1B K", "K F X"), players=("Ana", "bot novice")))
    player.play_card("J Joker")
    expect(player.page.get_by_role("group", name="The joker stands for…")).to_be_visible()


def curtain(player: Player) -> None:
    player.load(baseball.match_file(("J 1B K", "K F X")))
    expect(player.curtain).to_be_visible()


def ball_game_over(player: Player) -> None:
    player.load(baseball.finished())
    player.press(player.result.get_by_role("button", name="Close"))
    expect(player.bar.get_by_role("button", name="Rematch")).to_be_visible()


def ball_game_again(player: Player) -> None:
    player.load(baseball.finished())
    player.follow("Replay")
    player.press_button("One turn forward")
    player.press_button("One turn forward")
    expect(player.log.filter(has_text="plays Single")).to_have_count(3)


def new_table_dialog(player: Player) -> None:
    dialog = player.start_new_table()
    player.press(dialog.get_by_text("House rules"))
    expect(dialog.get_by_label("Length")).to_be_visible()


def new_table_for_six(player: Player) -> None:
    dialog = player.start_new_table("baseball")
    choose_players(dialog, 6)
    player.press(dialog.get_by_text("House rules"))
    expect(dialog.get_by_label("Cards in a turn")).to_be_visible()


def settings_dialog(player: Player) -> None:
    player.go_home()
    player.press_button("Settings")
    expect(player.dialog("Settings")).to_be_visible()


def rules_dialog(player: Player) -> None:
    player.open_table(ME, BOT, own_dice=True)
    player.press_button("Rules")
    expect(player.dialog("The rules of Clutch")).to_be_visible()


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
    player.load(hens.finished())
    expect(player.result).to_be_visible()


def box_score(player: Player) -> None:
    player.load(baseball.finished_by_six())
    expect(player.result.get_by_role("table", name="Box score")).to_be_visible()


def discard_pile(player: Player) -> None:
    ball_game(player)
    player.press_button(re.compile("^Discard pile"))
    expect(player.dialog(re.compile("^Discard pile"))).to_be_visible()


def substitutions(player: Player) -> None:
    """Ana may bring in a reliever, or have two fielders change places."""
    clix.load(player, clix.saved(clix.first_pitch("championship", "ready"), clix.AGAINST_A_BOT))
    player.press_button("Substitutions")
    expect(player.page.get_by_role("region", name="Comes in")).to_be_visible()


def both_teams(player: Player) -> None:
    clix.load(player, clix.saved(clix.first_pitch("championship", "ready"), clix.AGAINST_A_BOT))
    player.press_button(re.compile("^(Both teams|Teams)$"))
    expect(player.dialog("Both teams")).to_be_visible()


def menu(player: Player) -> None:
    table_to_roll(player)
    player.open_menu()
    expect(player.page.get_by_role("link", name="Save match")).to_be_visible()


def seat_dialog(player: Player) -> None:
    table_waiting_for_a_friend(player)
    link = player.page.get_by_label("Send this link to your friend").input_value()
    player.visit(re.sub(r"#", "?again#", link))
    expect(player.dialog("A seat is kept for you")).to_be_visible()


PAGES: tuple[Place, ...] = (
    home,
    rules_page,
    ball_rules_page,
    clix_rules_page,
    lost,
    replay,
    analysis,
    ball_game_again,
    lab,
)
TABLES: tuple[Place, ...] = (
    table_to_roll,
    table_to_choose,
    table_with_a_six,
    table_with_real_dice,
    table_in_words,
    table_waiting_for_a_friend,
    table_between_games,
    table_over,
    ball_game,
    ball_game_for_six,
    joker,
    curtain,
    ball_game_over,
)
DIALOGS: tuple[Place, ...] = (
    new_table_dialog,
    new_table_for_six,
    settings_dialog,
    rules_dialog,
    keys_dialog,
    dice_dialog,
    resign_dialog,
    result_dialog,
    box_score,
    discard_pile,
    substitutions,
    both_teams,
    menu,
    seat_dialog,
)
EVERYWHERE = (*PAGES, *TABLES, *DIALOGS)
