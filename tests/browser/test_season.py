"""A season and a duel of 7th Inning Stretch, as people play them: cards, line-ups, dice, tokens, odds and secrets."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import rainout
from rainout.core import matchfile
from rainout.core.match import Match
from rainout.games.stretch.state import Phase
from tests.browser.conftest import ComeIn
from tests.browser.looks import DESK, PHONE, show, too_wide, violations
from tests.browser.people import Player

MOST_STEPS = 400
"""In a game of three innings."""


# --- The table -------------------------------------------------------------------------------------------------------


def start_season(player: Player) -> None:
    player.go_home()
    tile = player.page.locator("[data-game=stretch]")
    player.press(tile.get_by_role("button", name=re.compile("^(Play now|Jugar ya)$")))
    player.wait_at_table()
    expect(board(player)).to_have_attribute("data-phase", "sign")


def board(player: Player) -> Locator:
    return player.page.locator("[data-phase]")


def phase(player: Player) -> str:
    return board(player).get_attribute("data-phase") or ""


def act(player: Player, notation: str) -> Locator:
    """The button of a choice, by how its notation begins."""
    return player.page.locator(f'[data-action^="{notation}"]')


def cards(player: Player) -> Locator:
    return player.page.locator("[data-target^=card-]:not([aria-disabled=true])")


def die(player: Player, place: int) -> Locator:
    return player.page.locator(f"[data-target=die-{place}]")


def strip(player: Player) -> Locator:
    """The season in one line."""
    return player.page.get_by_role("complementary", name=re.compile("Scores|Marcador|Puntos")).locator(
        ".strip"
    )


def throw(player: Player) -> None:
    """Roll until all dice lie."""
    while player.roll_button.is_visible():
        player.roll()
        expect(player.bar.get_by_text("Sending…")).to_be_hidden()


def draft(player: Player) -> None:
    """Three times the first of two."""
    for _ in range(3):
        expect(cards(player)).to_have_count(2)
        name = cards(player).first.get_attribute("data-target")
        player.press(cards(player).first)
        expect(player.page.locator(f".offer [data-target={name}]")).to_have_count(0)


def line_up(player: Player) -> None:
    expect(board(player)).to_have_attribute("data-phase", "lineup")
    player.press_button("Best nine")
    player.press_button("Hand in")
    expect(board(player)).not_to_have_attribute("data-phase", "lineup")


def take_step(player: Player) -> None:
    """Something sensible, whatever is asked."""
    now = phase(player)
    if player.roll_button.is_visible():
        return throw(player)
    ways: dict[str, Callable[[], Locator]] = {
        "opponent": lambda: cards(player),
        "pitcher": lambda: cards(player),
        "disc": lambda: player.page.locator("[data-target^=position-]"),
        "change": lambda: player.bar.get_by_role("button", name="Keep him"),
        "plate": lambda: act(player, "swing"),
        "tokens": lambda: act(player, "take").or_(act(player, "stand")),
        "line": lambda: act(player, "take"),
        "defend": lambda: act(player, "stand"),
        "extra": lambda: act(player, "hold"),
        "remove": lambda: act(player, "remove"),
    }
    if now == "lineup" and player.page.get_by_role("button", name="Best nine", disabled=False).is_visible():
        return line_up(player)
    if now in ways:
        thing = ways[now]().first
        if thing.is_visible():
            player.press(thing)
    expect(player.bar.get_by_text("Sending…")).to_be_hidden()


def play_until(player: Player, done: Callable[[], bool]) -> None:
    for _ in range(MOST_STEPS):
        if done():
            return
        take_step(player)
    raise AssertionError("it does not come to that")


# --- Positions, as match files ---------------------------------------------------------------------------------------


def reached(wanted: Phase, players: tuple[str, ...] = ("Ana",), **options: str) -> str:
    """A match that has come to a decision of this kind: always the first way there is, with all dice there are."""
    seats = len(players)
    match = rainout.new("stretch", seed=5, seats=seats, options=options)
    while not (match.actor >= 0 and Phase(match.state.phase) is wanted):
        advance(match)
    return matchfile.save(match, list(players))


def advance(match: Match) -> None:
    if match.actor < 0:
        match.roll()
        return
    legal = [action.text for action in match.options]
    swings = [text for text in legal if text.startswith("swing")]
    match.play(swings[-1] if swings else legal[0] if "fill" not in legal else "fill")


def load(player: Player, text: str) -> None:
    player.load(text)
    expect(board(player)).to_be_visible()


# --- A season --------------------------------------------------------------------------------------------------------


def test_from_the_home_page_through_spring_training_and_a_first_game(player: Player) -> None:
    start_season(player)
    expect(player.bar).to_contain_text("Sign one of the two")
    draft(player)
    player.page.mouse.move(0, 0)
    expect(player.bar).to_contain_text("Whom do you want to face next?")
    expect(player.page.locator(".club-card")).to_have_count(3)
    player.press(cards(player).first)
    line_up(player)
    expect(player.bar).to_contain_text("Roll the lineup die")
    player.press(player.page.get_by_role("button", name="Lineup die: throw it"))
    play_until(player, lambda: phase(player) == "plate")
    board_of_scores = player.page.get_by_role("table", name="Score board")
    expect(board_of_scores.get_by_role("columnheader", name="7", exact=True)).to_be_visible()
    expect(board_of_scores.get_by_role("columnheader", name="1", exact=True)).to_have_count(0)

    play_until(
        player,
        lambda: (
            re.search("[01] won, [01] lost", strip(player).inner_text()) is not None
            and phase(player) == "opponent"
        ),
    )
    player.press_button("Season")
    season = player.dialog("Season board")
    expect(season).to_contain_text(re.compile(r"[WL] \d+–\d+"))
    expect(season.get_by_role("table", name="Batting")).to_be_visible()
    expect(season.get_by_role("heading", name="Schedule")).to_be_visible()


def test_a_line_up_by_keyboard(player: Player) -> None:
    load(player, reached(Phase.LINEUP))
    keys = player.page.keyboard
    keys.press("ArrowDown")
    first = player.page.locator(".batters [data-target]").first
    first.focus()
    name = first.get_attribute("data-target")
    keys.press("4")
    slot = player.page.locator("[data-slot='3']")
    expect(slot.get_by_role("button")).to_be_visible()
    slot.get_by_role("button").focus()
    keys.press("Shift+ArrowUp")
    expect(player.page.locator("[data-slot='2']").get_by_role("button")).to_be_focused()
    expect(slot.get_by_role("button")).to_have_count(0)
    keys.press("Enter")
    expect(player.page.locator(f".batters [data-target={name}]")).to_be_visible()

    for position in (2, 0, 1, 3, 4, 5, 6, 7, 8):  # the one he has left comes first
        player.page.locator(".batters [data-target]").first.focus()
        keys.press("Enter")
        expect(player.page.locator(f"[data-slot='{position}']").get_by_role("button")).to_be_visible()
    hand_in = player.page.get_by_role("button", name="Hand in")
    hand_in.focus()
    keys.press("Enter")
    expect(player.bar).to_contain_text("Roll the lineup die")
    player.press(player.undo_button)
    expect(player.bar).to_contain_text("position 9")


def test_a_line_up_is_filled_in_to_be_seen_and_handed_in(player: Player) -> None:
    load(player, reached(Phase.LINEUP))
    player.press_button("Fill in the rest")
    expect(player.page.locator("[data-slot-card]")).to_have_count(9)
    expect(board(player)).to_have_attribute("data-phase", "lineup")
    player.press_button("Hand in")
    expect(board(player)).not_to_have_attribute("data-phase", "lineup")


def test_a_line_up_by_dragging(player: Player) -> None:
    load(player, reached(Phase.LINEUP))
    card = player.page.locator(".batters [data-target]").first
    name = card.locator(".name").inner_text()
    card.drag_to(player.page.locator("[data-slot='4']"))
    expect(player.page.locator("[data-slot='4']").get_by_role("button")).to_contain_text(name.split()[-1])
    # Out of the line-up again, onto the grass.
    player.page.locator("[data-slot='4']").get_by_role("button").drag_to(player.page.locator(".batters"))
    expect(player.page.locator("[data-slot='4']").get_by_role("button")).to_have_count(0)


def test_dice_are_picked_up_and_thrown(player: Player) -> None:
    load(player, reached(Phase.PLATE, difficulty="rookie"))
    dice = player.page.get_by_role("button", name=re.compile("^Pick up"))
    dice.last.click()
    dice.first.click()
    expect(act(player, "swing")).to_have_text(re.compile("Swing with one die|Don’t swing"))
    dice.first.click() if "Don" in act(player, "swing").inner_text() else None
    player.press(act(player, "swing"))
    expect(player.page.get_by_role("button", name="Throw the dice").first).to_be_visible()
    player.page.keyboard.press("Space")
    expect(player.log.filter(has_text=re.compile(r"You roll \d"))).not_to_have_count(0)


def test_tokens_are_spent_by_clicking_dice(player: Player) -> None:
    load(player, reached(Phase.TOKENS, difficulty="rookie"))
    expect(player.page.get_by_text("Choose dice to roll again.")).to_be_visible()
    player.press(die(player, 1))
    player.press(act(player, "reroll"))
    throw(player)
    expect(player.log.filter(has_text="A reroll token: one die again.")).to_have_count(1)

    load(player, reached(Phase.TOKENS, difficulty="rookie"))
    player.press(act(player, "plus").or_(act(player, "minus")).first)
    expect(player.log.filter(has_text="A ±1 token turns the")).to_have_count(1)


def test_what_are_my_odds(player: Player) -> None:
    load(player, reached(Phase.PLATE, difficulty="rookie"))
    looked = player.page.locator(".looked")
    expect(looked).to_contain_text(re.compile(r"Out \d+%"))
    player.press_button("Odds")
    panel = player.page.get_by_role("region", name="Odds of every choice")
    expect(panel.get_by_role("listitem").filter(has_text="Swing with one die.")).to_be_visible()
    player.page.reload()
    expect(panel).to_be_visible()


def test_a_pitcher_answers_the_other_team(player: Player) -> None:
    load(player, reached(Phase.DEFEND))
    before = player.page.locator(".would b").inner_text()
    player.press(act(player, "stand"))
    expect(player.log.filter(has_text=re.compile(f"score ({before}|nothing)"))).not_to_have_count(0)


def test_going_on_elsewhere_by_link(come_in: ComeIn) -> None:
    ana, phone = come_in(), come_in(size=PHONE, touch=True)
    start_season(ana)
    draft(ana)
    ana.choose_in_menu("Continue on another device…")
    link = ana.page.get_by_label("Open this link on the other device").input_value()
    phone.visit(link)
    expect(board(phone)).to_have_attribute("data-phase", "opponent")
    assert "#" not in phone.page.url, "the token stays in the address"
    expect(phone.page.get_by_text("You are watching.")).to_be_hidden()
    phone.press(cards(phone).first)
    expect(board(phone)).to_have_attribute("data-phase", "lineup")
    line_up(phone)
    ana.escape()
    expect(ana.bar).to_contain_text("Roll the lineup die")
    ana.roll()
    expect(board(phone)).not_to_have_attribute("data-phase", "lineup-die")


# --- A duel ----------------------------------------------------------------------------------------------------------


def open_duel(player: Player, second: str) -> None:
    player.go_home()
    tile = player.page.locator("[data-game=stretch]")
    player.press(tile.get_by_role("button", name="New table…"))
    dialog = player.dialog("New table")
    player.press(dialog.get_by_role("group", name="Players").get_by_text("2", exact=True))
    dialog.get_by_role("group", name="Player 1").get_by_label("Name").fill("Ana")
    row = dialog.get_by_role("group", name="Player 2")
    row.get_by_label("Seat 2").select_option(second)
    if second == "Someone else on this screen":
        row.get_by_label("Name").fill("Beto")
    player.press(dialog.get_by_role("button", name="Open the table"))
    player.wait_at_table()


def lift(player: Player, name: str) -> None:
    player.press_button(f"I am {name}: go on")
    expect(board(player)).to_be_visible()


def names(player: Player) -> list[str]:
    return player.page.locator(".offer .roster-card .name").all_inner_texts()


def test_secret_picks_on_one_screen(player: Player) -> None:
    open_duel(player, "Someone else on this screen")
    lift(player, "Ana")
    expect(cards(player)).to_have_count(4)
    hers = names(player)
    assert len(hers) == 4
    player.press(cards(player).first)
    expect(player.page.get_by_role("button", name="I am Beto: go on")).to_be_visible()
    behind = player.page.content()
    assert not [name for name in hers if name in behind], "her hand is seen behind the curtain"
    lift(player, "Beto")
    expect(cards(player)).to_have_count(4)
    seen = player.page.content()
    assert not [name for name in hers if name in seen], "he sees her hand"
    player.press(cards(player).first)
    lift(player, "Ana")
    # Now both picks are open, and the hands have changed.
    expect(cards(player)).to_have_count(3)
    expect(player.log.filter(has_text=f"Ana signs {hers[0]}")).to_have_count(1)


def test_a_duel_against_a_bot(player: Player) -> None:
    open_duel(player, "A bot")
    for left in (4, 3, 2, 4, 3, 2, 6, 5, 4, 3, 2):
        expect(cards(player)).to_have_count(left)
        player.press(cards(player).first)
    line_up(player)
    play_until(player, lambda: phase(player) in ("plate", "defend", "substitute", "change"))
    expect(
        player.page.get_by_role("table", name="Score board").get_by_role("columnheader", name="9", exact=True)
    ).to_be_visible()


def test_a_duel_with_a_friend_by_link(come_in: ComeIn) -> None:
    ana, beto = come_in(), come_in(size=PHONE, touch=True)
    open_duel(ana, "A friend, by link")
    beto.visit(ana.page.get_by_label("Send this link to your friend").input_value())
    seat = beto.dialog("A seat is kept for you")
    seat.get_by_label("Name").fill("Beto")
    beto.press(seat.get_by_role("button", name="Sit down"))
    expect(seat).to_be_hidden()
    expect(cards(ana)).to_have_count(4)
    hers = names(ana)
    ana.press(cards(ana).first)
    expect(cards(beto)).to_have_count(4)
    assert not set(hers) & set(names(beto))
    assert not [name for name in hers if name in beto.page.content()], "he sees her hand"
    beto.press(cards(beto).first)
    expect(cards(ana)).to_have_count(3)
    expect(ana.log.filter(has_text=f"You sign {hers[0]}")).to_have_count(1)


# --- For everyone ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everyone_can_read_it_on_every_screen(player: Player, scheme: str) -> None:
    for wanted in (Phase.SIGN, Phase.OPPONENT, Phase.LINEUP, Phase.PLATE, Phase.TOKENS, Phase.DEFEND):
        load(player, reached(wanted, difficulty="rookie"))
        for size in (DESK, PHONE):
            show(player.page, size, "dark" if scheme == "dark" else "light")
            assert violations(player.page) == [], wanted
            assert too_wide(player.page) == [], wanted


def test_everything_asked_is_in_sight_on_a_phone(on_phone: Player) -> None:
    for wanted, asked in (
        (Phase.SIGN, ".offer [data-target]"),
        (Phase.OPPONENT, "[data-target]"),
        (Phase.LINEUP, "[data-slot], .acts .button"),
        (Phase.PLATE, "[data-target^=dice-], [data-action^=swing]"),
        (Phase.TOKENS, "[data-target^=die-], .acts [data-action]"),
        (Phase.DEFEND, "[data-target^=die-], .acts [data-action]"),
    ):
        load(on_phone, reached(wanted, difficulty="rookie"))
        things = on_phone.page.locator(asked)
        expect(things.first).to_be_visible()
        top = on_phone.bar.bounding_box()
        for thing in things.all():
            box = thing.bounding_box()
            assert box
            assert top
            assert box["y"] + box["height"] <= top["y"] + 1, (wanted, thing.inner_text())


def test_in_spanish(come_in: ComeIn) -> None:
    ana = come_in(locale="es-ES")
    start_season(ana)
    expect(ana.page.get_by_role("button", name="Temporada")).to_be_visible()
    expect(ana.page.locator(".offer .roster-card").first).to_contain_text(re.compile("lanzador|bateador"))
    text = ana.page.locator("main").inner_text()
    assert not re.search(r"\b(Sign|Roster|die|dice|runs?)\b", text), text


def test_it_is_all_told_in_words(player: Player) -> None:
    load(player, reached(Phase.PLATE))
    expect(player.words).to_contain_text("Bottom of inning 7, nobody out. Bases empty.")
    expect(player.words).to_contain_text("At the plate:")
    player.choose_in_menu("The position in words")
    player.words.get_by_role("button", name="Swing with one die.").click()
    throw(player)
    expect(player.log.filter(has_text=re.compile(r"You roll \d"))).not_to_have_count(0)
