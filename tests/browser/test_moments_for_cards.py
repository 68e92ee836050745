"""CLUTCH Baseball with all its cards: the opening hand, moments for cards, who is asked in them, and coaches."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser import clutch
from tests.browser.clutch import (
    BATTING_CARDS,
    HARMLESS,
    NOTHING_YET,
    Story,
    adds_up,
    at,
    board,
    card,
    come_to,
    hand,
    load,
    play_card,
    sum_of,
)
from tests.browser.people import Player


def windows(player: Player) -> Locator:
    """What is said of the moment for cards that is open."""
    return player.page.locator(".response-bar")


def passed(player: Player) -> Locator:
    return player.page.locator("[data-passed]")


def asking(player: Player, wish: str) -> None:
    """Behind the gear: when to be asked."""
    gear = windows(player).get_by_role("button", name="When to ask me")
    player.press(gear)
    player.press(windows(player).get_by_text(wish, exact=True))
    player.press(gear)


# --- The opening hand ------------------------------------------------------------------------------------------------


def test_an_opening_hand_is_kept(player: Player) -> None:
    load(player, Story("full", hands=(BATTING_CARDS, HARMLESS)).to_phase("mulligan").saved())
    opening = board(player).locator(".strategy-card")
    expect(opening).to_have_count(5)
    titles = ("All of the Barrel", "Past the Glove", "Quick Wrists", "Third Base Says Go", "Star Turn")
    expect(opening.locator(".title")).to_have_text(titles)
    player.press_bar("Keep")
    expect(player.log.filter(has_text="You keep a hand of 5 cards.")).to_have_count(1)
    clutch.play_until(player, clutch.plate(player))
    expect(hand(player)).to_have_count(5)


def test_a_mulligan_costs_a_card(player: Player) -> None:
    load(player, Story("full").to_phase("mulligan").saved())
    player.press_bar("Mulligan")
    expect(player.log.filter(has_text="You take a mulligan.")).to_have_count(1)
    come_to(player, "mulligan")
    player.press_bar("Keep")
    come_to(player, "under")
    expect(player.bar).to_contain_text("Which card goes under the deck?")
    lit = board(player).locator("[data-target]")
    expect(lit).to_have_count(5)
    player.press(lit.first)
    expect(player.log.filter(has_text="under the deck.")).to_have_count(1)
    clutch.play_until(player, clutch.plate(player))
    expect(hand(player)).to_have_count(4)


# --- A card in its window --------------------------------------------------------------------------------------------


def test_a_card_changes_the_sum_and_is_named_in_it(player: Player) -> None:
    """Two are added to the Swing; then the ground ball is read on the pitcher's chart."""
    load(player, Story("full", hands=(BATTING_CARDS, HARMLESS)).to_window(9, 0, "GB").saved())
    come_to(player, "cards", "w9")
    expect(windows(player)).to_contain_text("The swing is counted")
    expect(windows(player)).to_contain_text("2 cards could be played.")
    swing = sum_of(player, "Swing")
    before = adds_up(swing)

    play_card(player, "All of the Barrel")
    expect(player.log.filter(has_text="You play All of the Barrel.")).to_have_count(1)
    come_to(player, "cards", "w9")
    expect(swing.locator("output.total")).to_have_text(str(before + 2))
    assert adds_up(swing) == before + 2
    assert ("▲ All of the Barrel", 2) in clutch.told(swing)
    expect(hand(player)).to_have_count(4)

    player.press_bar("Pass")
    come_to(player, "cards", "w10")
    lit = clutch.lit_row(clutch.mound(player))
    expect(lit.locator("b")).to_have_text("GB")
    expect(lit.locator(".swing")).to_have_text(str(before + 2))
    expect(clutch.lit_row(clutch.plate(player))).to_have_count(0)
    expect(board(player).get_by_role("list", name="Result").locator("abbr")).to_have_text(["GB"])
    expect(player.log.last).to_contain_text(f"Swing {before + 2}: ground ball.")


def test_a_card_that_cannot_be_played_says_why(player: Player) -> None:
    story = Story("full", hands=("all-of-the-barrel past-the-glove the-book-on-him steady-hands", HARMLESS))
    load(player, story.to_window(9, 0, "GB").saved())
    come_to(player, "cards", "w9")
    held_up = player.page.locator(".strategy-hand .card-reading")
    card(player, "All of the Barrel").focus()
    for title, reason in (
        ("Past the Glove", "Not now, but: The Result is read."),
        ("The Book on This One", "Only your team in the field plays this."),
        ("Steady Hands", "Not now, but: Before the pitch."),
    ):
        player.page.keyboard.press("ArrowRight")
        expect(card(player, title)).to_be_focused()
        expect(card(player, title)).to_have_attribute("aria-disabled", "true")
        expect(card(player, title)).to_have_accessible_name(re.compile(re.escape(reason)))
        expect(held_up.locator(".title")).to_have_text(title)
        expect(held_up.locator(".why")).to_have_text(reason)
        player.page.keyboard.press("Enter")
    expect(player.bar).to_contain_text("A card on the Swing?")
    expect(hand(player)).to_have_count(5)
    player.page.keyboard.press("Home")
    expect(held_up.locator(".can")).to_have_text("Press to play it.")
    hand(player).last.hover()
    expect(held_up.locator(".why")).to_have_text("Not now, but: Before the pitch.")


def test_a_finger_reads_a_card_before_it_plays_it(on_phone: Player) -> None:
    load(on_phone, clutch.MOMENTS["cards"]().saved())
    come_to(on_phone, "cards", "w9")
    barrel = card(on_phone, "All of the Barrel")
    barrel.tap(position={"x": 12, "y": 12})
    expect(on_phone.page.locator(".strategy-hand .card-reading .can")).to_have_text("Tap again to play it.")
    expect(on_phone.page.locator(".strategy-hand .card-reading")).to_be_in_viewport(ratio=0.98)
    barrel.tap(position={"x": 12, "y": 12})
    expect(barrel).to_have_count(0)
    expect(on_phone.page.locator(".strategy-hand .card-reading")).to_be_hidden()
    on_phone.press_button("Log")
    expect(on_phone.log.filter(has_text="You play All of the Barrel.")).to_have_count(1)


def test_a_card_that_changes_any_number_asks_which(player: Player) -> None:
    load(player, clutch.MOMENTS["tune"]().saved())
    come_to(player, "tune")
    before = adds_up(sum_of(player, "Swing"))
    tunings = board(player).get_by_role("group", name="Which number changes")
    expect(tunings.get_by_role("button")).to_have_text(["Raise the Swing.", "Lower the Swing."])
    player.press(player.page.locator('[data-action="tune swing down"]'))
    come_to(player, "cards", "w9")
    expect(sum_of(player, "Swing").locator("output.total")).to_have_text(str(before - 1))
    assert ("▲ Star Turn", -1) in clutch.told(sum_of(player, "Swing"))


def test_what_was_played_can_be_undone_in_practice(player: Player) -> None:
    load(player, Story("full", hands=(BATTING_CARDS, HARMLESS)).to_window(9, 0, "GB").saved())
    come_to(player, "cards", "w9")
    play_card(player, "All of the Barrel")
    expect(hand(player)).to_have_count(4)
    player.press(player.undo_button)
    expect(hand(player)).to_have_count(5)
    assert "All of the Barrel" not in dict(clutch.told(sum_of(player, "Swing")))


def test_a_card_on_a_batter_who_leaves_may_be_taken_back(player: Player) -> None:
    load(player, clutch.MOMENTS["take-back"]().saved())
    come_to(player, "take-back")
    expect(player.bar).to_contain_text("Take Sign from the Dugout back?")
    expect(card(player, "Sign from the Dugout")).to_have_count(0)
    player.press_bar("Take back")
    expect(card(player, "Sign from the Dugout")).to_have_count(1)
    expect(player.log.filter(has_text="Sign from the Dugout goes back to your hand.")).to_have_count(1)


# --- When to be asked ------------------------------------------------------------------------------------------------


def test_a_window_passes_by_itself_when_nothing_can_be_played(player: Player) -> None:
    """Coaches could be called on, but that alone is no reason to ask."""
    load(player, Story("full", hands=(NOTHING_YET, HARMLESS)).to_window(3, 0).saved())
    expect(passed(player)).to_have_text("Passed for you: Before the pitch.")
    come_to(player, "roll", "swing")
    expect(player.bar.get_by_role("button", name="Pass")).to_be_hidden()


def test_whoever_wants_to_be_asked_always_is(player: Player) -> None:
    load(player, Story("full", hands=(NOTHING_YET, HARMLESS)).to_roll("swing").saved())
    come_to(player, "roll", "swing")
    asking(player, "In every window")
    player.roll()
    clutch.play_until(player, at(player, "cards", "w3"))
    expect(windows(player)).to_contain_text("Before the pitch")
    player.press(windows(player).get_by_role("button", name="Pass for this at-bat"))
    come_to(player, "roll", "swing")
    player.page.reload()
    player.press(windows(player).get_by_role("button", name="When to ask me"))
    expect(windows(player).get_by_label("In every window")).to_be_checked()


def test_whoever_never_wants_to_be_asked_can_stop_the_game_once(player: Player) -> None:
    clutch.prefer(player, habit="never", clutch=False)
    load(player, Story("full", hands=(BATTING_CARDS, HARMLESS)).to_window(8, 0, "GB").saved())
    expect(passed(player)).to_contain_text("Passed for you")
    clutch.play_until(player, at(player, "roll", "swing"))  # of the next batter
    expect(player.roll_button).to_be_visible()  # nothing is left to be passed before the swing
    stop = player.page.locator("[data-stop]")
    expect(stop).to_have_text("Ask me next time")
    player.press(stop)
    player.roll()
    come_to(player, "cards")
    expect(windows(player)).to_contain_text(re.compile(r"cards? could be played\."))
    player.press_bar("Pass")
    clutch.play_until(player, at(player, "roll", "swing"))
    expect(stop).to_have_attribute("aria-pressed", "false")


def test_a_clutch_moment_stops_the_game_once_before_the_pitch(player: Player) -> None:
    """Bases loaded, and nothing in hand to play before the pitch."""
    story = Story("full", hands=(NOTHING_YET, HARMLESS)).to_first_pitch().at_bats("BB", "BB", "BB")
    file = story.to_window(3, 0).saved()
    load(player, file)
    come_to(player, "cards", "w3")
    expect(board(player).locator("[data-clutch-moment]")).to_be_visible()
    expect(player.bar.get_by_role("button", name="Pass")).to_be_visible()
    asking(player, "Stop at Clutch Moments")
    expect(passed(player)).to_have_text("Passed for you: Before the pitch.")
    load(player, file)
    come_to(player, "roll", "swing")


def test_before_a_pitch_only_those_are_asked_who_want_it(player: Player) -> None:
    """Neither about changes nor about a walk on purpose: the next thing to do is to roll."""
    load(player, Story("full", home="Ana", hands=(HARMLESS, "")).to_first_pitch().saved())
    come_to(player, "field")
    dugout = clutch.open_dugout(player)
    dugout.locator("[data-ask-changes]").uncheck()
    player.escape()
    expect(at(player, "roll", "pitch")).to_be_visible()
    expect(clutch.plate(player)).to_contain_text("Ivo Castellane")


# --- Coaches ---------------------------------------------------------------------------------------------------------


def test_a_coach_is_called_on(player: Player) -> None:
    """Three are added to On-Base, once in a game."""
    clutch.prefer(player)
    load(player, Story("full", hands=(NOTHING_YET, HARMLESS)).to_window(3, 0).saved())
    come_to(player, "cards", "w3")
    on_base = sum_of(player, "On-Base")
    before = adds_up(on_base)
    player.press(player.page.locator("[data-coach=coach-2]"))
    expect(player.log.filter(has_text="You call on Dot Plankinton.")).to_have_count(1)
    expect(on_base.locator("output.total")).to_have_text(str(before + 3))
    assert ("▲ Dot Plankinton", 3) in clutch.told(on_base)
    expect(player.page.locator("[data-coach=coach-2]")).to_contain_text("Used")


def test_the_game_stops_where_a_coach_that_waits_can_be_called_on(player: Player) -> None:
    load(player, Story("full", hands=(NOTHING_YET, HARMLESS)).to_roll("swing").saved())
    come_to(player, "roll", "swing")
    player.press(player.page.locator("[data-coach=coach-2]"))
    expect(board(player).locator(".coaches")).to_contain_text("waits")
    player.roll()
    clutch.play_until(player, player.page.locator("[data-target=coach-2]"))
    expect(at(player, "cards", "w3")).to_be_visible()


def test_all_cards_on_the_table_can_be_looked_at(player: Player) -> None:
    load(
        player,
        Story("full", hands=(BATTING_CARDS, HARMLESS))
        .to_window(9, 0, "GB")
        .enter("play 1; pass; pass")
        .saved(),
    )
    player.press(player.page.locator("[data-open-cards]"))
    table = player.dialog("Cards on the table")
    expect(table).to_contain_text("Ana: coaches and discards")
    expect(table.locator(".small .strategy-card .title")).to_have_text(["All of the Barrel"])
    expect(table).to_contain_text("Newcomer (novice): coaches and discards")
    expect(table).to_contain_text("Ike Sundqvist")
    expect(table).not_to_contain_text("This Is the One")
