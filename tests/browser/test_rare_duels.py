"""CLUTCH Baseball at moments that many games never come to: answers, weather, extra innings, and a whole bench."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from rainout.games.clutch.naming import text_id
from tests.browser import clutch
from tests.browser.clutch import (
    HARMLESS,
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
    told,
)
from tests.browser.people import LIT, Player

HITTING = "ready-for-the-first-one ready-for-the-first-one all-of-the-barrel quick-wrists past-the-glove"
"""For a manager at bat: nothing that answers a card."""


def change(player: Player, dugout: Locator, *names: str) -> None:
    """Name those whom a change is about."""
    for name in names:
        player.press(clutch.row(dugout, name))


# --- One out ---------------------------------------------------------------------------------------------------------


def test_one_out_is_taken_where_two_are_unlikely(player: Player) -> None:
    """The infield's 8 against a speed of 14 and 3: ten and more get him, which is 55 of 100 throws."""
    load(player, clutch.MOMENTS["double-play"]().saved())
    come_to(player, "double-play")
    expect(player.bar).to_contain_text("55% of throws get Moses Thibodault too")
    player.press_bar("One out")
    said = player.log.filter(has_text="Moses Thibodault is up").first
    expect(said).to_contain_text("Moses Thibodault grounds out. One out.")
    expect(player.page.get_by_text("Top of inning 1, one out, runner on second.").first).to_be_visible()


# --- A card is answered ----------------------------------------------------------------------------------------------


def test_a_card_is_answered_with_not_today(player: Player) -> None:
    """The batter's one more is not counted; both cards, and the one that was paid, are discarded."""
    story = Story("full", home="Ana", hands=("not-today dugout-talk star-turn", HITTING))
    load(player, story.to_window(3, 1).enter("play 1").saved())
    come_to(player, "react")
    expect(player.bar).to_contain_text("Answer Ready for the First One with a card?")
    on_base = adds_up(sum_of(player, "On-Base"))
    play_card(player, "Not Today")
    come_to(player, "pay")
    speaking = board(player).locator(".speaking")
    expect(speaking.locator(".by")).to_contain_text("Ana answers Ready for the First One")
    expect(player.bar).to_contain_text("Which card do you discard for Not Today?")
    expect(player.words).to_contain_text(
        "Being played: Ready for the First One. Before the pitch: your batter"
    )
    card(player, "Dugout Talk").first.hover()
    expect(player.page.locator(".strategy-hand .card-reading .can")).to_have_text("Press to discard it.")
    player.press(card(player, "Dugout Talk").first)
    answered = player.log.filter(has_text="You play Not Today.")
    expect(answered).to_contain_text("You discard Dugout Talk. Ready for the First One is negated.")
    come_to(player, "cards", "w3")
    assert adds_up(sum_of(player, "On-Base")) == on_base
    # the mouse only rests where the card lay
    expect(player.page.locator(".strategy-hand .card-reading")).to_be_hidden()
    player.press(player.page.locator("[data-open-cards]"))
    piles = player.dialog("Cards on the table").locator(".small")
    expect(piles.locator(".strategy-card .title")).to_have_text(
        ["Not Today", "Dugout Talk", "Ready for the First One"]
    )


# --- Weather ---------------------------------------------------------------------------------------------------------


def test_weather_lasts_as_the_die_says_and_counts(player: Player) -> None:
    """Haze at its worst, for the whole game: every pitcher has one more."""
    story = Story("full", home="Ana", hands=(HARMLESS, HARMLESS), weather="yes").to_phase("sky")
    t = story.match.tables
    skies = [text_id(t, int(sky)) for sky in t.skies[: t.sky_count]]
    story.enter(f"sky {skies.index('haze-5') + 1}")
    load(player, story.saved(own_dice=True))
    come_to(player, "roll", "weather")
    expect(board(player).locator(".weather-card")).to_contain_text("Every pitcher has +1 Command.")
    spells = board(player).locator(".spells")
    expect(spells.locator("dt")).to_have_text(["1–5", "6–9", "10–12", "13–15", "16"])
    expect(spells.locator("dd")).to_have_text(
        ["Innings 1 to 3", "Innings 4 to 6", "Innings 7 to 9", "The whole game", "No effect today"]
    )
    player.tell(13)
    come_to(player, "field")
    overhead = board(player).locator("[data-weather=now]")
    expect(overhead).to_contain_text("Haze (severe)")
    assert ("Haze (severe)", 1) in told(sum_of(player, "Pitch"))
    expect(player.words).to_contain_text("Haze (severe). Every pitcher has +1 Command. The whole game.")
    player.press(overhead)
    expect(board(player).locator(".weather-card")).to_contain_text("Every pitcher has +1 Command.")


# --- Decks and piles -------------------------------------------------------------------------------------------------


def test_a_discarded_card_goes_under_the_deck(on_phone: Player) -> None:
    notebook = "ready-for-the-first-one the-old-notebook star-turn quick-wrists all-of-the-barrel"
    story = Story("full", first_deck="running", hands=(notebook, HARMLESS)).to_window(3, 0).enter("play 1")
    load(on_phone, story.to_window(13, 0, "2B").saved())
    come_to(on_phone, "cards", "w13")
    play_card(on_phone, "The Old Notebook")
    come_to(on_phone, "recycle")
    pile = on_phone.page.get_by_role("region", name="Your discard pile").locator(LIT)
    expect(pile).to_be_in_viewport(ratio=0.9)
    expect(pile).to_contain_text("Ready for the First One")
    on_phone.press(pile)
    expect(pile).to_have_count(0)
    expect(hand(on_phone)).to_have_count(4)
    on_phone.press_button("Log")
    expect(on_phone.log.filter(has_text="You put Ready for the First One under the deck.")).to_have_count(1)


# --- Extra innings ---------------------------------------------------------------------------------------------------


def test_in_the_tenth_inning_a_runner_starts_on_second(player: Player) -> None:
    story = Story(automatic_runners="yes").to_inning(9, "bottom").at_bats("SO", "SO").to_roll("swing")
    load(player, story.saved(("Ana", "Beto"), own_dice=True))
    come_to(player, "roll", "swing")
    player.tell(story.swing_for("SO"))
    expect(player.log.filter(has_text="Top of inning 10: Ana bats.")).to_contain_text(
        "Otto Fairweather starts on second."
    )
    expect(player.page.get_by_text("Top of inning 10, nobody out, runner on second.").first).to_be_visible()
    expect(board(player).get_by_text("Fairweather")).to_be_visible()
    innings = player.page.get_by_role("table", name="Line score").first.get_by_role("columnheader")
    expect(innings.filter(visible=True)).to_have_text(
        [re.compile("Line score"), *map(str, range(2, 11)), "R", "H", "E"]
    )


# --- The bench -------------------------------------------------------------------------------------------------------


def test_a_pinch_runner_takes_the_base(player: Player) -> None:
    load(player, Story().to_inning(4).at_bats("1B").to_phase("bench").saved())
    come_to(player, "bench")
    dugout = clutch.open_dugout(player)
    expect(clutch.row(dugout, "Montemayor")).to_contain_text("on first")
    change(player, dugout, "Brightwater", "Montemayor")
    expect(player.log.last).to_have_text(
        re.compile(r"Elias Brightwater comes in for Jairo Montemayor \(CF\)\.")
    )
    expect(clutch.row(dugout, "Brightwater")).to_contain_text("on first")
    expect(clutch.row(dugout, "Montemayor")).to_contain_text("out of the game")
    player.escape()
    expect(board(player).locator(".field").get_by_text("Brightwater")).to_be_visible()
    player.press_bar("Ready")
    come_to(player, "run")
    expect(clutch.runner(player, "1.12")).to_have_accessible_name(
        re.compile("Elias Brightwater.*Stealing 22", re.S)
    )


def test_a_double_switch_and_an_emergency(player: Player) -> None:
    """Two come in, an outfielder at second base: −3 there. Then they change slots, and then places, which is better."""
    load(player, Story(home="Ana").to_inning(4).saved())
    come_to(player, "field")
    dugout = clutch.open_dugout(player)
    expect(dugout).to_contain_text("Infield +8")
    change(player, dugout, "Brightwater")
    expect(clutch.row(dugout, "Oridono")).to_contain_text("Brightwater: 2B −3, emergency")
    expect(clutch.row(dugout, "Montemayor")).to_contain_text("Brightwater: CF +2")
    change(player, dugout, "Oridono")
    expect(dugout).to_contain_text("Infield +3")
    expect(board(player).locator("[data-emergency]")).to_have_text(["Brightwater: 2B −3"])
    expect(player.words).to_contain_text("Elias Brightwater: 2B −3, emergency")
    change(player, dugout, "Sunn", "Montemayor")
    expect(player.log.filter(has_text="Obadiah Sunn comes in for Jairo Montemayor")).to_have_count(1)
    expect(clutch.row(dugout, "Sunn")).to_have_attribute("aria-pressed", "false")
    change(player, dugout, "Brightwater", "Sunn")
    either = dugout.locator(".either").get_by_role("button")
    expect(either).to_have_text(
        [
            "Elias Brightwater and Obadiah Sunn change positions.",
            "Obadiah Sunn and Elias Brightwater change slots in the order.",
        ]
    )
    expect(either.last).to_be_in_viewport()
    player.press(either.last)
    order = dugout.locator("ol [data-player]")
    expect(order.nth(0)).to_contain_text("Elias Brightwater")
    expect(order.nth(2)).to_contain_text("Obadiah Sunn")
    change(player, dugout, "Sunn", "Brightwater")
    expect(dugout).to_contain_text("Infield +8")
    expect(board(player).locator("[data-emergency]")).to_have_count(0)
    player.escape()
    player.press_bar("Ready")
    expect(at(player, "walk").or_(at(player, "roll", "pitch"))).to_be_visible()
