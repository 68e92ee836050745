"""How matches end and what is kept of them: giving up, series, saving, loading, real dice."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser import hens
from tests.browser.people import BOT, ME, Player, beside_me, me

ALMOST_WON = (hens.ONE_SWAP_AWAY, hens.NOTHING_IN_PLACE)


def test_resigning_asks_once(player: Player) -> None:
    player.open_table(me("Ana"), beside_me("Beto"))
    player.choose_in_menu("Resign…")
    question = player.dialog("Resign?")
    expect(question).to_contain_text("The match ends at once and the other side wins.")
    question.get_by_role("button", name="Play on").click()
    expect(question).to_be_hidden()
    player.take_turn(hens.keen)

    player.resign()
    expect(player.result).to_contain_text(re.compile("(Ana resigns; Beto|Beto resigns; Ana) wins."))
    expect(player.log.last).to_contain_text("resigns;")
    player.result.get_by_role("button", name="Close").click()
    player.open_menu()
    expect(player.page.get_by_role("button", name="Resign…")).to_have_count(0)
    expect(player.roll_button).to_be_hidden()


def test_the_result_can_be_looked_at_again(player: Player) -> None:
    player.load(hens.finished())
    player.result.get_by_role("button", name="Close").click()
    expect(player.result).to_be_hidden()
    player.press_bar("Result")
    expect(player.result).to_contain_text("Beto wins with 45 points.")


def test_a_finished_match_is_saved_and_loaded_again(player: Player) -> None:
    player.load(hens.match_file(*ALMOST_WON, "roll 4"))
    hens.choose(player, "Ana", 1, 2)
    with player.page.expect_download() as downloaded:
        player.result.get_by_role("link", name="Save match").click()
    assert re.fullmatch(r"hens-\w+\.txt", downloaded.value.suggested_filename)
    saved = downloaded.value.path().read_text(encoding="utf-8")
    assert saved.startswith("rainout match\n")
    assert "result: 55-0" in saved
    assert "rearrange 1 2" in saved

    player.load(saved)
    expect(player.result).to_contain_text("Ana wins with 55 points.")
    expect(player.log.last).to_contain_text("Ana wins game 1 with 55 points.")
    player.result.get_by_role("link", name="Replay").click()
    expect(player.page.get_by_role("heading", name="Replay of Clutch")).to_be_visible()


def test_a_match_half_played_is_saved_and_goes_on(player: Player) -> None:
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING))
    for _ in range(3):
        player.take_turn(hens.keen)
    left, told, table = player.position(), player.log.all_inner_texts(), player.page.url
    saved = player.save()
    assert "result:" not in saved
    assert "seed:" not in saved

    player.load(saved)
    assert player.page.url != table
    assert player.position() == left
    assert player.log.all_inner_texts() == told
    player.take_turn(hens.keen)
    expect(player.log.filter(has_text="rolls a")).to_have_count(sum("rolls a" in line for line in told) + 1)


def test_people_who_roll_their_own_die(player: Player) -> None:
    player.open_table(me("Ana"), beside_me("Beto"), own_dice=True)
    expect(player.roll_button).to_be_hidden()
    expect(player.bar).to_contain_text("What did your die show?")
    player.tell(2)
    expect(player.log.last).to_contain_text("rolls a 2.")

    # It was a five, really: what was told wrongly can be put right.
    player.press(player.undo_button)
    player.tell(5)
    expect(player.log.last).to_contain_text("rolls a 5.")
    expect(player.log.filter(has_text="rolls a 2.")).to_have_count(0)
    player.press(player.lit.first)
    expect(player.log.last).to_contain_text("blocks the")
    player.tell(4)
    expect(player.bar).to_contain_text("You rolled a 4: choose two of your cards to change places.")


def test_real_dice_against_a_bot_that_has_no_hands(player: Player) -> None:
    players = ("Ana", "bot novice")
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING, players=players, own_dice=True))
    player.tell(5)
    hens.choose(player, "Ana", 1)
    expect(player.log.filter(has_text="Newcomer (novice) rolls a")).to_have_count(1)
    expect(player.faces).to_be_visible()


def test_a_series_is_agreed_on_in_the_dialog(player: Player) -> None:
    dialog = player.start_new_table()
    dialog.get_by_text("House rules").click()
    expect(dialog.get_by_label("Best of")).to_be_hidden()
    dialog.get_by_label("Length").select_option("a series of games")
    expect(dialog.get_by_label("Best of")).to_be_visible()
    expect(dialog.get_by_label("Points to reach")).to_be_hidden()
    dialog.get_by_label("Length").select_option("a series to a number of points")
    expect(dialog.get_by_label("Best of")).to_be_hidden()
    expect(dialog.get_by_label("Points to reach")).to_have_value("100")

    player.open_table(ME, BOT, Length="a series of games", Best_of="5 games", Rolls_may_be_declined=True)
    scores = player.page.get_by_role("complementary", name="Scores")
    expect(scores).to_contain_text("Game 1. First to 3 wins.")
    expect(scores.get_by_role("columnheader", name="Won")).to_be_visible()
    player.roll()
    expect(player.bar.get_by_role("button", name="Pass")).to_be_visible()


def test_a_series_of_games_goes_on_to_the_end(player: Player) -> None:
    first = (
        hens.match_file(*ALMOST_WON, "roll 4; rearrange 1 2; next", series="games", own_dice=True)
    ).strip()
    second = "0. " + hens.deal(*ALMOST_WON)
    player.load(f"{first}\n{second}\n")
    scores = player.page.get_by_role("complementary", name="Scores")
    expect(scores).to_contain_text("Game 2. First to 2 wins.")
    expect(scores.get_by_role("row", name="Ana")).to_contain_text("1")
    player.tell(4)
    hens.choose(player, "Ana", 2, 1)
    expect(player.result).to_contain_text("Ana wins the series, 2 to 0.")
    expect(player.result).to_contain_text("Ana in all")


def test_between_two_games_of_a_series(player: Player) -> None:
    player.load(hens.match_file(*ALMOST_WON, "roll 4", series="games", best_of="3"))
    hens.choose(player, "Ana", 1, 2)
    banner = player.page.get_by_role("region", name="The last game")
    expect(banner).to_contain_text("Ana wins game 1 with 55 points.")
    expect(banner.get_by_role("row")).to_have_count(5)
    expect(player.bar).to_contain_text("Beto. You lost that one, so you deal game 2.")
    player.press_bar("Deal the next game")
    expect(player.page.get_by_text("Game 2. First to 2 wins.")).to_be_visible()
    expect(banner).to_be_visible()
    banner.get_by_role("button", name="Close").click()
    expect(banner).to_be_hidden()
