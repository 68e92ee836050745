"""A ball game: cards from a hand, a diamond, two teams, up to six around the table."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser import baseball, looks
from tests.browser.conftest import ComeIn
from tests.browser.looks import DESK, PHONE
from tests.browser.people import (
    BOT,
    FRIEND,
    ME,
    Player,
    choose_players,
    invitation,
    me,
    sit_down,
    whoever_is_asked,
)

AGAINST_A_BOT = ("Ana", "bot novice")
ONE_BLUE_CARD = "You have played a blue card this turn; one is the limit."


def cells(row: Locator) -> list[str]:
    return [text.strip() for text in row.locator("th, td").all_inner_texts()]


def test_a_whole_game_on_a_phone(on_phone: Player) -> None:
    ana = on_phone
    ana.play_now("baseball")
    expect(ana.page.get_by_role("heading", name="Baseball!")).to_be_visible()
    ana.play_to_the_end()

    expect(ana.result).to_contain_text(re.compile(r"Ten runs end it: \d+ to \d+ for|The last card is down"))
    line_score = ana.result.get_by_role("table", name="Line score")
    box_score = ana.result.get_by_role("table", name="Box score")
    runs = [int(cells(line_score.get_by_role("row", name=team))[-3]) for team in ("Player 1", "Veteran")]
    mine, theirs = (
        [int(text) for text in cells(box_score.get_by_role("row", name=name))[1:]]
        for name in ("Player 1", "Veteran")
    )
    # Cards, hits, runs in, hits and runs given, outs made: the box score and the line score tell of the same game.
    assert runs == [mine[2] + theirs[4], theirs[2] + mine[4]]
    if max(runs) < 10:
        assert mine[0] + theirs[0] == 92, "all cards are played"
    ana.press(ana.result.get_by_role("button", name="Rematch", exact=True))
    ana.wait_until_asked()
    expect(ana.hand("Player 1")).to_have_count(3)


def test_a_card_is_played_and_the_runners_run(player: Player) -> None:
    player.load(baseball.match_file(("1B 2B HR", "K F X"), players=AGAINST_A_BOT))
    expect(player.bar).to_contain_text("Your team is at bat: play a card.")
    player.hand("Ana").first.hover()
    expect(player.bar).to_contain_text("Single: the batter and all runners advance one base.")
    player.play_card("1B Single")
    expect(player.log.last).to_have_text("You play Single. The batter reaches first.")
    expect(player.page.get_by_role("img", name="Runner on first.")).to_be_visible()
    player.play_card("2B Double")
    expect(player.page.get_by_role("img", name="Runners on second and third.")).to_be_visible()
    expect(player.log.last).to_have_text(
        "You play Double. The runner on first moves to third. The batter reaches second."
    )
    player.play_card("HR Home Run")
    scores = player.page.get_by_role("complementary", name="Scores")
    expect(scores.get_by_role("row", name="Ana")).to_contain_text("3")


def test_several_cards_drawn_are_told_in_one_sentence(player: Player) -> None:
    player.load(baseball.match_file(("1B 2B HR", "K F X"), "play 1B", players=AGAINST_A_BOT))
    expect(player.log.first).to_have_text("You draw Single, Double and Home Run.")


def test_a_turn_may_be_ended_after_one_card(player: Player) -> None:
    player.load(baseball.match_file(("1B 2B HR", "K F X"), players=AGAINST_A_BOT))
    expect(player.bar.get_by_role("button", name="End the turn")).to_be_hidden()
    player.play_card("1B Single")
    player.press_bar("End the turn")
    expect(player.log.filter(has_text="Newcomer (novice) plays")).not_to_have_count(0)
    expect(player.hand("Ana")).to_have_count(3)


def test_a_question_is_answered_by_yes_or_no(player: Player) -> None:
    player.load(baseball.match_file(("1B DP 2B", "K F X"), "play 1B", players=AGAINST_A_BOT))
    player.play_card("DP Double Play")
    expect(player.bar).to_contain_text("Put the lead runner out too?")
    player.bar.get_by_role("button", name="No").hover()
    expect(player.bar).to_contain_text("Leave it at the batter.")
    player.press_bar("Yes")
    expect(player.page.get_by_role("img", name="Top of inning 1, 2 outs. Bases empty.")).to_be_visible()


def test_a_player_is_chosen_at_the_place_they_sit(player: Player) -> None:
    bots = ("bot novice", "bot novice", "bot novice")
    player.load(baseball.match_file(("T 1B 2B", "K F X", "1B 1B 1B", "BK SB SB"), players=("Ana", *bots)))
    player.play_card("T Time")
    expect(player.bar).to_contain_text("Choose the player who skips a turn.")
    chosen = player.plates.nth(1)
    chosen.hover()
    expect(player.bar).to_contain_text("skips a turn.")
    player.press(chosen)
    expect(player.log.last).to_contain_text("will sit out a turn.")


def test_what_the_joker_stands_for_is_asked_in_plain_words(player: Player) -> None:
    player.load(baseball.match_file(("J 1B 2B", "K F X"), players=AGAINST_A_BOT))
    player.play_card("J Joker")
    picker = player.page.get_by_role("group", name="The joker stands for…")
    player.page.mouse.move(0, 0)
    expect(picker.get_by_role("button", name=re.compile(r"^[A-Z0-9]+ "))).to_have_count(28)
    balk = picker.get_by_role("button", name=re.compile("^BK "))
    balk.hover()
    expect(picker).to_contain_text("Balk: every runner advances one base.")
    expect(player.bar).to_contain_text("Play Joker as Balk.")
    player.page.keyboard.press("Escape")
    expect(picker).to_be_hidden()
    player.play_card("J Joker")
    picker.get_by_role("button", name=re.compile("^3B ")).click()
    expect(player.log.last).to_contain_text("You play Joker as Triple.")


def test_a_finger_asks_what_a_card_does_before_the_joker_becomes_it(on_phone: Player) -> None:
    ana = on_phone
    ana.load(baseball.match_file(("J 1B 2B", "K F X"), players=AGAINST_A_BOT))
    ana.play_card("J Joker")
    expect(ana.bar).to_contain_text("Choose the card that the joker stands for.")
    picker = ana.page.get_by_role("group", name="The joker stands for…")
    for kind in ("BK", "3B"):
        ana.press(picker.get_by_role("button", name=re.compile(f"^{kind} ")))
    expect(picker).to_contain_text("every runner scores. Tap once more to play it.")
    assert looks.too_wide(ana.page) == []
    for card in picker.get_by_role("button").all():
        expect(card).to_be_in_viewport(ratio=0.9)
    ana.press(picker.get_by_role("button", name=re.compile("^3B ")))
    expect(picker).to_be_hidden()
    expect(ana.page.get_by_role("img", name="Runner on third.")).to_be_visible()


def test_a_card_that_cannot_be_played_says_why(player: Player) -> None:
    player.load(baseball.match_file(("T S 1B", "K F X"), "play T; time 2", players=AGAINST_A_BOT))
    single, strike = player.hand("Ana").nth(0), player.hand("Ana").nth(1)
    expect(strike).to_have_class(re.compile("dimmed"))
    expect(single).not_to_have_class(re.compile("dimmed"))
    expect(strike).to_have_attribute("aria-disabled", "true")
    expect(strike).to_have_accessible_name(re.compile(re.escape(ONE_BLUE_CARD)))
    expect(player.tip).to_be_hidden()

    strike.hover()
    expect(player.tip).to_have_text(ONE_BLUE_CARD)
    player.page.mouse.move(0, 0)
    expect(player.tip).to_be_hidden()

    player.page.keyboard.press("ArrowRight")
    player.page.keyboard.press("End")
    expect(strike).to_be_focused()
    expect(player.tip).to_have_text(ONE_BLUE_CARD)
    player.page.keyboard.press("Enter")
    expect(strike).to_be_visible()
    expect(player.log.filter(has_text="Strike.")).to_have_count(0)


def test_a_tap_asks_why_a_card_cannot_be_played(on_phone: Player) -> None:
    file = baseball.match_file(("K 1B 1B", "F F X"), players=AGAINST_A_BOT, colours="own")
    on_phone.load(file)
    strike_out = on_phone.hand("Ana").last
    expect(strike_out).to_have_class(re.compile("dimmed"))
    strike_out.tap(force=True)
    expect(on_phone.tip).to_have_text("At bat you may play green and blue cards only.")
    expect(on_phone.tip).to_be_in_viewport(ratio=1)


def test_six_fit_around_a_phone(on_phone: Player) -> None:
    names = (
        "Maximiliano de la Vega",
        "Ignatius Featherstone",
        "Bo",
        "Carolina Estefanía",
        "Wu",
        "Anastasia K.",
    )
    hands = ("1B J DP", "K F X", "BK SB HR", "1B 1B E", "K L F", "BB BB WP")
    on_phone.load(baseball.match_file(hands, players=names))
    on_phone.lift_curtain()
    for size in (PHONE, DESK):
        looks.show(on_phone.page, size)
        assert looks.too_wide(on_phone.page) == []
        assert on_phone.page.evaluate("scrollY") == 0
        expect(on_phone.plates).to_have_count(6)
        for place in [*on_phone.plates.all(), *on_phone.hand(names[0]).all()]:
            expect(place).to_be_in_viewport(ratio=1)
        expect(on_phone.bar).to_be_in_viewport(ratio=1)


def test_the_box_score_of_six_can_be_read_on_a_phone(on_phone: Player) -> None:
    on_phone.load(baseball.finished_by_six())
    box_score = on_phone.result.get_by_role("table", name="Box score")
    for name in ("Ana", "Beto", "Carla", "Dani", "Eva", "Fito"):
        row = box_score.get_by_role("row", name=name)
        row.scroll_into_view_if_needed()
        expect(row).to_be_in_viewport(ratio=1)
    assert looks.too_wide(on_phone.page) == []


def test_a_table_for_six_is_put_together(player: Player) -> None:
    dialog = player.start_new_table("baseball")
    expect(dialog.get_by_label("Our own dice")).to_have_count(0)
    choose_players(dialog, 5)
    choose_players(dialog, 6)
    for seat, team in enumerate(("visitors", "home team") * 3, 1):
        expect(dialog.get_by_label(f"Seat {seat}, {team}", exact=True)).to_be_visible()
    dialog.get_by_label("Game").select_option("Clutch Hens")
    expect(dialog.get_by_role("group", name="Player 3")).to_have_count(0)
    expect(dialog.get_by_label("Our own dice")).to_be_visible()

    player.open_table(
        me("Ana"), *[BOT] * 5, game="baseball", Cards_in_a_turn="exactly one", Who_starts="seat 1"
    )
    expect(player.plates).to_have_count(6)
    player.take_step()
    player.press_button("Rules")
    expect(player.dialog("The rules of Baseball!")).to_contain_text("Cards in a turn: exactly one")


def test_whoever_leaves_is_replaced_by_a_bot_and_may_come_back(come_in: ComeIn) -> None:
    ana, beto = come_in(), come_in()
    ana.open_table(me("Ana"), FRIEND, game="baseball", Cards_in_a_turn="exactly one")
    sit_down(beto, invitation(ana), "Beto")
    expect(beto.bar).to_contain_text("Ana is to play")

    ana.choose_in_menu("Leave and let a bot play…")
    question = ana.dialog("Leave the table?")
    expect(question).to_contain_text("A bot plays on in your place.")
    ana.press(question.get_by_role("button", name="Let a bot play"))
    expect(ana.page.get_by_text("A bot plays for Ana.")).to_be_visible()
    expect(
        beto.log.filter(has_text="Ana plays").or_(beto.log.filter(has_text="Ana sets")).first
    ).to_be_visible()
    beto.wait_until_asked()
    expect(ana.lit).to_have_count(0)

    ana.press_button("Take my seat back")
    expect(ana.page.get_by_text("A bot plays for Ana.")).to_be_hidden()
    while whoever_is_asked(ana, beto) is beto:
        beto.take_step()
        expect(beto.bar.get_by_text("Sending…")).to_be_hidden()
    plays = beto.log.filter(has_text="Ana plays").count()
    ana.press(ana.lit.first)
    expect(beto.log.filter(has_text="Ana plays")).to_have_count(plays + 1)


def test_the_discard_pile_can_be_looked_through(player: Player) -> None:
    player.load(baseball.match_file(("1B 1B K", "F F X"), "play 1B; play 1B", players=AGAINST_A_BOT))
    player.press_button("Discard pile, 2 cards, Single on top: look through it")
    pile = player.dialog("Discard pile: 2 cards")
    expect(pile.get_by_role("img", name="Single × 2")).to_be_visible()


def test_a_turn_without_a_mouse(player: Player) -> None:
    keys = player.page.keyboard
    player.load(baseball.match_file(("1B J K", "F F X"), players=AGAINST_A_BOT))
    expect(player.lit).to_have_count(3)
    keys.press("ArrowRight")
    expect(player.hand("Ana").first).to_be_focused()
    keys.press("ArrowRight")
    keys.press("ArrowLeft")
    expect(player.bar).to_contain_text("Single: the batter and all runners advance one base.")
    keys.press("Enter")
    expect(player.log.last).to_contain_text("You play Single.")

    keys.press("ArrowRight")
    keys.press("End")
    joker = player.hand("Ana").last
    expect(joker).to_be_focused()
    keys.press("Enter")
    picker = player.page.get_by_role("group", name="The joker stands for…")
    expect(picker.get_by_role("button", name=re.compile("^1B "))).to_be_focused()
    keys.press("Escape")
    expect(picker).to_be_hidden()
    keys.press("1")
    expect(player.log.filter(has_text="Newcomer (novice)")).not_to_have_count(0)


def test_the_cards_are_shown_to_be_fair_once_they_are_known(player: Player) -> None:
    player.open_table(ME, BOT, game="baseball")
    player.open_menu()
    expect(player.page.get_by_role("link", name="Save match")).to_have_count(0)
    player.press_button("Fair cards")
    expect(player.dialog("Fair cards")).to_contain_text("it can be saved once the match is over")
    expect(player.dialog("Fair cards").get_by_role("link", name="Save match")).to_have_count(0)
    player.escape()
    player.resign()
    player.press(player.result.get_by_role("button", name="Close"))
    assert "deal" in player.save()


def test_winning_and_looking_at_it_again(player: Player) -> None:
    player.load(baseball.almost_won(AGAINST_A_BOT))
    player.play_card("1B Single")
    result = player.dialog("You win")
    expect(result).to_contain_text("Ten runs end it: 10 to 0 for the visitors (")
    assert cells(result.get_by_role("table", name="Line score").get_by_role("row", name="Ana"))[-3:] == [
        "10",
        "11",
        "0",
    ]
    assert cells(result.get_by_role("table", name="Box score").get_by_role("row", name="Ana"))[1:] == [
        *("11", "11", "10", "0", "0", "0")
    ]

    player.press(result.get_by_role("link", name="Replay"))
    expect(player.page.get_by_role("heading", name="Replay of Baseball!")).to_be_visible()
    tape = player.page.get_by_role("slider", name="Move")
    expect(tape).to_have_value("0")
    player.press_button("One turn forward")
    player.press_button("One turn forward")
    expect(player.log.filter(has_text="You play Single.")).to_have_count(3)
    expect(player.log.last).to_have_text("You draw Home Run, Double and Double.")
    expect(player.page.get_by_role("img", name="Bases loaded.")).to_be_visible()
    expect(player.lit).to_have_count(0)
    player.press_button("To the end")
    expect(player.log.last).to_contain_text("Ten runs end it: 10 to 0 for the visitors (")
    player.press_button("To the start")
    expect(player.page.get_by_text("Nothing has happened yet.")).to_be_visible()
