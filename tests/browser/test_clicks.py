"""SportsClix as people play it: from the first preseason game to a whole at-bat with fielders, dice and dials."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from rainout.core.match import Match
from tests.browser import clix
from tests.browser.clix import AGAINST_A_BOT, act, board, die, fielder, figure, in_phase, load
from tests.browser.conftest import ComeIn
from tests.browser.people import BOT, Player, me

# --- The first game --------------------------------------------------------------------------------------------------


def test_a_newcomer_starts_in_the_preseason_and_is_told_how_it_goes(player: Player) -> None:
    dialog = player.start_new_table("clix")
    expect(dialog.get_by_label("Preseason", exact=True)).to_be_checked()
    player.press(dialog.get_by_role("button", name="Open the table"))
    player.wait_at_table()
    expect(board(player)).to_have_attribute("data-level", "preseason")
    news = player.page.get_by_role("region", name="New at this level")
    expect(news.get_by_role("heading")).to_have_text("Preseason: two dice, two dials, one result")
    expect(news.get_by_role("listitem")).to_have_count(7)
    expect(news).to_contain_text("Hitters start at red 3")
    player.press(news.get_by_role("button", name="Got it"))
    expect(news).to_be_hidden()
    player.press_button("New at this level")
    expect(player.dialog("New at this level")).to_contain_text("Hitters start at red 3")


def test_from_the_home_page_to_the_first_at_bat(player: Player) -> None:
    player.play_now("clix")
    in_phase(player, "order")
    player.press_button("Got it")
    player.press_bar("Fill up")
    in_phase(player, "home")
    while player.page.locator("[data-phase=home]").is_visible():
        player.wait_until_asked()
        if player.roll_button.is_visible():
            player.roll()
        expect(player.bar.get_by_text("Sending…")).to_be_hidden()
    expect(player.page.get_by_role("region", name="On the mound")).to_be_visible()
    expect(player.page.get_by_role("region", name="At the plate").locator(".dial")).to_have_attribute(
        "data-step", "R3"
    )
    expect(player.log.filter(has_text=re.compile("(You are|is) home"))).not_to_have_count(0)


def test_a_batting_order_is_put_together_and_handed_in(player: Player) -> None:
    player.open_table(me("Ana"), BOT, game="clix")
    player.press_button("Got it")
    bench = player.page.get_by_role("region", name="Figures")
    slots = player.page.get_by_role("region", name="Batting order")
    hand_in = slots.get_by_role("button", name="Hand in")
    bench.locator("[data-target='player-1.4']").click()
    expect(slots.locator("[data-slot='0']").get_by_role("button")).to_contain_text("Linus Tarnfield")
    bench.locator("[data-target='player-1.8']").drag_to(slots.locator("[data-slot='2']"))
    expect(slots.locator("[data-slot='2']").get_by_role("button")).to_contain_text("Gus Embermere")
    bench.locator("[data-target='player-1.5']").focus()
    player.page.keyboard.press("5")
    slots.locator("[data-slot='4']").get_by_role("button").focus()
    player.page.keyboard.press("Shift+ArrowUp")
    expect(slots.locator("[data-slot='3']").get_by_role("button")).to_be_focused()
    expect(hand_in).to_be_disabled()
    while bench.get_by_role("button").count():
        left = bench.get_by_role("button").count()
        bench.get_by_role("button").first.click()
        expect(bench.get_by_role("button")).to_have_count(left - 1)
    hand_in.click()
    in_phase(player, "home")
    player.press_button("Both teams")
    order = player.dialog("Both teams").get_by_role("listitem")
    for slot, name in enumerate(("Linus Tarnfield", None, "Gus Embermere", "Mateo Oatmore")):
        if name:
            expect(order.nth(slot)).to_contain_text(name)


def test_the_end_of_a_preseason_game_leads_to_the_regular_season(player: Player) -> None:
    match = clix.last_of_the_ninth()
    runs = int(match.state.points[0])
    load(player, clix.saved(match, AGAINST_A_BOT))
    while not player.result.is_visible():
        player.wait_until_asked()
        if player.roll_button.is_visible():
            player.roll()
        elif player.lit.first.is_visible():
            player.press(player.lit.first)
        expect(player.bar.get_by_text("Sending…")).to_be_hidden()
    result = player.dialog("You win")
    expect(result).to_contain_text(re.compile(rf"You win, {runs} to \d+: ahead already"))
    line = result.get_by_role("table", name="Line score").get_by_role("row", name="Ana").locator("td")
    *innings, total, _, errors = (int(text) for text in line.all_inner_texts() if text.isdecimal())
    assert (sum(innings), total, errors) == (runs, runs, 0)
    batting = result.get_by_role("table", name="Batting")
    expect(batting.get_by_role("row", name=re.compile("Ira Tallowcroft"))).to_be_visible()
    pitching = result.get_by_role("table", name="Pitching").get_by_role("row", name=re.compile("Coldridge"))
    expect(pitching.locator("td").first).to_have_text("9.0")
    result.locator("summary").click()
    expect(result.get_by_role("listitem").first).to_contain_text("Top of inning 1, the visitors: no runs")

    offer = player.page.get_by_test_id("next-game")
    expect(offer).to_contain_text("Ready for more? Regular season comes next")
    player.press(offer.get_by_role("button", name="Play: Regular season"))
    expect(board(player)).to_have_attribute("data-level", "regular")
    news = player.page.get_by_role("region", name="New at this level")
    expect(news.get_by_role("listitem")).to_have_count(6)
    expect(news).to_contain_text("both choose in secret")


def test_a_finished_game_is_looked_at_again(player: Player) -> None:
    match = clix.last_of_the_ninth(over=True)
    load(player, clix.saved(match, AGAINST_A_BOT))
    player.press(player.result.get_by_role("link", name="Replay"))
    expect(player.page.get_by_role("heading", name="Replay of SportsClix")).to_be_visible()
    expect(player.page.get_by_role("slider", name="Move")).to_have_value("0")
    in_phase(player, "order")
    player.press_button("One turn forward")
    in_phase(player, "roll")
    expect(player.log.last).to_contain_text("comes up against")
    player.press_button("One step forward")
    lying = player.page.locator("[data-role=pitch]").get_by_role("img")
    expect(lying).to_have_accessible_name(re.compile("^red die: "))
    player.press_button("One turn forward")
    expect(player.log.filter(has_text=re.compile("strikes|grounds|flies"))).to_have_count(1)
    expect(player.lit).to_have_count(0)
    player.press_button("To the end")
    expect(player.log.last).to_contain_text(f"You win, {match.state.points[0]} to 0: ahead already")


# --- An at-bat of the regular season ---------------------------------------------------------------------------------


def test_fences_are_set_by_clicking_zones(player: Player) -> None:
    match = clix.enter(Match("clix", {"level": "regular"}), "fill; fill; green 5; green 3")
    load(player, clix.saved(match, AGAINST_A_BOT))
    player.press_button("Got it")
    in_phase(player, "fence")
    for zone, times in ((1, 1), (6, 2)):
        button = player.page.locator(f".zone[data-zone='{zone}']")
        expect(button).to_have_accessible_name(re.compile("the fence is average"))
        for _ in range(times):
            player.press(button)
    player.press_button("Set the fences")
    in_phase(player, "field")
    player.choose_in_menu("The position in words")
    expect(player.words).to_contain_text(
        "Fences from left to right: deep, average, average, average, average, shallow."
    )


def test_a_whole_at_bat_against_a_bot(player: Player) -> None:
    load(player, clix.saved(clix.at_first_pitch("regular", "Ana"), AGAINST_A_BOT))
    in_phase(player, "field")
    player.press(act(player, "cover"))
    expect(player.log.filter(has_text="The fielders stand by the spray chart.")).to_have_count(1)
    expect(act(player, "cover")).to_be_hidden()

    short, second, third = (fielder(player, position) for position in ("SS", "2B", "3B"))
    clix.drag(player, short, to=6)
    expect(short).to_have_attribute("data-zone", "6")
    keys = player.page.keyboard
    third.focus()
    keys.press("Enter")
    expect(player.page.locator(".zone").first).to_be_focused()
    keys.press("Escape")
    expect(third).to_be_focused()
    keys.press("Enter")
    player.page.get_by_role("button", name="zone 5", exact=True).focus()
    keys.press("Enter")
    expect(third).to_have_attribute("data-zone", "5")
    stood = second.get_attribute("data-zone") or ""
    second.focus()
    for key, zone in (
        ("ArrowRight", int(stood) + 1),
        ("ArrowLeft", int(stood)),
        ("ArrowLeft", int(stood) - 1),
    ):
        keys.press(key)
        expect(second).to_have_attribute("data-zone", str(zone))
        expect(second).to_be_focused()

    player.press(act(player, "ready"))
    in_phase(player, "pitch")
    expect(player.page.get_by_role("region", name="At the plate")).to_contain_text("chosen")
    expect(player.page.locator("[data-chosen]")).to_have_attribute("data-chosen", "hidden")
    for one, zone in ((short, 6), (third, 5), (second, int(stood) - 1)):
        expect(one).to_have_attribute("data-zone", str(zone))
    player.press(die(player, "white"))
    in_phase(player, "roll")
    expect(player.page.locator(".tray [data-role]")).to_have_count(3)
    player.press(player.page.locator(".tray [data-role=pitch]").get_by_role("button"))
    expect(
        player.log.filter(has_text=re.compile("On the (batter|pitcher)’s dial, |is in total control"))
    ).to_have_count(1)


def test_fielders_go_back_where_they_stood(player: Player) -> None:
    load(player, clix.saved(clix.at_first_pitch("regular", "Ana"), AGAINST_A_BOT))
    in_phase(player, "field")
    short = fielder(player, "SS")
    clix.drag(player, short, to=1)
    expect(short).to_have_attribute("data-zone", "1")
    player.press(player.page.locator("[data-put-back]"))
    expect(short).to_have_attribute("data-zone", "3")
    player.press(act(player, "ready"))
    in_phase(player, "pitch")
    expect(short).to_have_attribute("data-zone", "3")


NOTE_THE_LIT = """() => {
  window.lit = new Set() // the combinations that lit up, and on whose base
  new MutationObserver(() => {
    for (const cell of document.querySelectorAll('.cell.lit'))
      window.lit.add(`${cell.dataset.column} on ${cell.closest('section').ariaLabel}`)
  }).observe(document, { attributes: true, childList: true, subtree: true })
}"""


def test_one_click_throws_all_dice_and_the_result_is_lit_where_it_is_printed(come_in: ComeIn) -> None:
    ana = come_in(motion=True)
    ana.page.add_init_script(f"({NOTE_THE_LIT})()")
    match = clix.enter(clix.at_first_pitch("regular", "Ana"), "ready; swing black; pitch red")
    load(ana, clix.saved(match, AGAINST_A_BOT))
    dice = ana.page.locator(".tray [data-role]")
    expect(dice).to_have_count(3)
    ana.press(dice.first.get_by_role("button"))
    told = ana.log.filter(has_text="Harlan Sedgedale comes up")
    expect(told).to_contain_text(re.compile("’s dial, |is in total control"))
    found = re.search("On the (batter|pitcher)’s dial, ([a-z ]+) and ([a-z ]+):", told.inner_text())
    whose = {"batter": "At the plate", "pitcher": "On the mound"}
    signs = {"velocity": "V", "ace": "A", "hanger": "H", "power": "P", "fooled": "F", "sweet spot": "S"}
    assert ana.page.evaluate("() => [...window.lit]") == (
        [f"{signs[found[2]]}{signs[found[3]]} on {whose[found[1]]}"] if found else []
    )


def test_dice_of_their_own_are_read_by_the_table(player: Player) -> None:
    """A hanger and power are a deep fly on the batter's dial, between two outfielders."""
    match = clix.enter(clix.at_first_pitch("regular"), "ready; swing black; pitch red")
    sides = clix.thrown(match, ["FBy"])
    assert sides == (6, 1)
    load(player, clix.saved(match, own_dice=True))
    for side in (*sides, 2):
        clix.tell(player, side)
    in_phase(player, "fielder")
    names = ("red die: hanger", "black die: power", "green die: 2")
    for role, name in zip(("pitch", "swing", "zone"), names, strict=True):
        shown = player.page.locator(f".tray [data-role={role}]").get_by_role("img")
        expect(shown).to_have_accessible_name(name)
    lit = player.page.locator(".cell.lit")
    expect(lit).to_have_count(1)
    expect(figure(player, "1.6").locator(".cell.lit")).to_have_attribute("data-column", "HP")
    expect(lit).to_contain_text("FB")
    expect(player.page.locator("[data-read]")).to_have_text("hanger and power: yellow deep fly")
    expect(player.log.last).to_contain_text("On the batter’s dial, hanger and power: yellow deep fly.")
