"""CLUTCH Baseball as people play it: the first game, the at-bat, on the bases, the bench, the end and a series."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from rainout.games.clutch.state import Phase
from tests.browser import clutch
from tests.browser.clutch import Story, adds_up, at, board, come_to, go, load, runner, sum_of, told
from tests.browser.conftest import ComeIn
from tests.browser.people import Player

LEADOFF = "Jairo Montemayor"
"""The first batter of Ana's club, on base when it matters."""

# --- The first game --------------------------------------------------------------------------------------------------


def test_a_newcomer_plays_the_learning_game_to_its_end(player: Player) -> None:
    player.play_now("clutch")
    expect(player.page.get_by_role("heading", name="CLUTCH Baseball")).to_be_visible()
    player.press_button("Rules")
    expect(player.dialog("The rules of CLUTCH Baseball")).to_contain_text("Cards: players only")
    player.escape()
    expect(board(player)).to_contain_text("The higher roll is home")
    clutch.play_until(player, player.result)

    result = player.result
    said = re.search(r"wins? the game, (\d+) to (\d+)", result.inner_text())
    assert said
    line = result.get_by_role("table", name="Line score")
    runs = []
    for name in ("Player 1", "Veteran"):
        cells = line.get_by_role("row", name=name).locator("td").all_inner_texts()
        *innings, total, _, _ = (int(text) for text in cells if text.strip().isdecimal())
        assert sum(innings) == total
        runs.append(total)
    assert sorted(runs, reverse=True) == [int(said[1]), int(said[2])]
    expect(result.get_by_role("table", name="Batting").get_by_role("row", name=LEADOFF)).to_be_visible()
    expect(result.get_by_role("link", name="Replay")).to_be_visible()

    offer = player.page.get_by_test_id("next-game")
    expect(offer).to_contain_text("Strategy cards, coaches and stadiums bend every moment of it.")
    player.press(offer.get_by_role("button", name="Play: All the cards"))
    clutch.play_until(player, at(player, "mulligan"))
    expect(board(player)).to_contain_text("Your opening hand")


def test_the_rung_chosen_on_the_home_page_is_played(player: Player) -> None:
    """What is agreed otherwise than usual is told with the rules."""
    player.go_home()
    player.tile("clutch").get_by_label("All the cards").check()
    expect(player.tile("clutch")).to_contain_text("Strategy cards, coaches and stadiums")
    player.play_now("clutch")
    player.press_button("Rules")
    rules = player.dialog("The rules of CLUTCH Baseball")
    expect(rules).to_contain_text("Two managers, nine innings, more runs win.")
    expect(rules).not_to_contain_text("Cards: players only")


def test_a_line_up_of_ones_own(player: Player) -> None:
    load(player, Story().to_phase("assign").saved())
    desk = player.page.locator("[data-desk=post]")
    catcher = desk.locator("[data-target='player-1.6']")
    expect(desk.get_by_role("button", name="Hand it in")).to_be_disabled()
    player.press(catcher)
    expect(desk.locator("[data-slot='0']")).to_contain_text("Amsinck")
    player.press_bar("As suggested")
    come_to(player, "order")
    order = player.page.locator("[data-desk=bat]")
    order.locator("[data-target='player-1.9']").drag_to(order.locator("[data-slot='0']"))
    expect(order.locator("[data-slot='0']")).to_contain_text("Fairweather")
    left = order.locator(".free-agents").get_by_role("button")
    for count in range(8, 0, -1):
        expect(left).to_have_count(count)
        player.press(left.first)
    player.press(order.get_by_role("button", name="Hand it in"))
    clutch.play_until(player, clutch.plate(player))
    expect(clutch.plate(player)).to_contain_text("Otto Fairweather")


def test_what_is_down_on_the_sheet_stays_when_the_rest_is_suggested(player: Player) -> None:
    load(player, Story().to_phase("order").saved())
    expect(player.bar).to_contain_text("Who bats in slot 1?")
    player.press(player.page.locator("[data-desk=bat] [data-target='player-1.9']"))
    expect(player.bar).to_contain_text("Who bats in slot 2?")
    player.press_bar("As suggested")
    clutch.play_until(player, clutch.plate(player))
    expect(clutch.plate(player)).to_contain_text("Otto Fairweather")


# --- The at-bat ------------------------------------------------------------------------------------------------------


def test_pitch_and_swing_add_up(player: Player) -> None:
    """Two people at one screen who throw dice of their own; nothing is hidden in the learning mode."""
    story = Story().to_roll("pitch")
    load(player, story.saved(("Ana", "Beto"), own_dice=True))
    expect(board(player)).to_contain_text("or more gives the pitcher the Advantage")
    needed = int(re.findall(r"A roll of (\d+) or more", board(player).inner_text())[0])
    player.tell(needed)
    come_to(player, "roll", "swing")
    pitch, on_base = adds_up(sum_of(player, "Pitch")), adds_up(sum_of(player, "On-Base"))
    assert pitch == on_base + 1
    assert told(sum_of(player, "Pitch"))[:2] == [("die", needed), ("Command", 4)]
    expect(board(player)).to_contain_text(f"{pitch} beats {on_base}: the chart of Konstantin Varga counts.")
    story.enter(f"roll {needed}")
    swing = story.swing_for("GB")
    player.tell(swing)
    said = f"Pitch {pitch} against {on_base}: the pitcher has the Advantage. Swing {swing}: ground ball."
    expect(player.log.last).to_contain_text("Ignatius Moreau-Pike is up")
    at_bat = player.log.filter(has_text=f"{LEADOFF} is up")
    expect(at_bat).to_contain_text(said)
    expect(at_bat).to_contain_text(f"{LEADOFF} grounds out.")
    before = player.page.locator(".arithmetic .last")
    expect(before).to_contain_text(f"Pitch {pitch} against {on_base}, Swing {swing}")
    expect(before.locator("abbr")).to_have_text("GB")


def test_a_mistake_is_swung_at_with_the_d24(player: Player) -> None:
    load(player, Story().to_roll("pitch").saved(("Ana", "Beto"), own_dice=True))
    player.tell(1)
    come_to(player, "roll", "swing")
    expect(board(player)).to_contain_text(f"A Mistake Pitch: the Advantage is {LEADOFF}’s")
    expect(sum_of(player, "Pitch")).to_contain_text("Mistake")
    expect(player.faces.get_by_role("button")).to_have_count(24)


NOTE_SUMS = """() => {
  window.wrong = []
  window.read = [] // the rows that were lit, and the results that stood beside the swing
  const number = text => Number(text.replace('−', '-'))
  const look = () => {
    for (const line of document.querySelectorAll('.arithmetic .sum-line')) {
      const total = line.querySelector('.total')?.textContent
      const face = line.querySelector('.number-die:not(.waiting, .tumbling) .print.up')?.textContent ?? '0'
      if (!total || total === '?' || line.querySelector('.tumbling')) continue
      const parts = [...line.querySelectorAll('.part b')].map(part => number(part.textContent))
      const sum = parts.reduce((all, part) => all + part, Number(face))
      if (sum !== Number(total)) window.wrong.push(`${line.ariaLabel}: ${face} and ${parts} is not ${total}`)
    }
    const rows = [...document.querySelectorAll('.chart .row.lit')]
    const swing = rows[0]?.querySelector('.swing')?.textContent
    const result = document.querySelector('.results li:first-child abbr')?.textContent
    if (rows.length && result) window.read.push([rows.map(row => row.querySelector('b').textContent), result, swing])
  }
  const everything = { attributes: true, childList: true, subtree: true, characterData: true }
  new MutationObserver(look).observe(document, everything)
}"""


def test_the_result_is_lit_on_the_chart_that_counts(come_in: ComeIn) -> None:
    """In motion, since the next batter comes up at once."""
    ana = come_in(motion=True)
    ana.page.add_init_script(f"({NOTE_SUMS})()")
    load(ana, Story().to_roll("swing", "GB").saved())
    ana.roll()
    up = ana.log.filter(has_text=f"{LEADOFF} is up")
    expect(up).to_contain_text(re.compile("Swing -?[0-9]+: .+"))
    swing, result = re.findall(r"Swing (-?\d+): ([a-z ]+)\.", up.inner_text())[0]
    expect(ana.bar.get_by_role("button", name="Skip")).to_be_hidden()
    assert ana.page.evaluate("() => window.wrong") == []
    signs = {"strikeout": "SO", "ground ball": "GB", "line drive": "LD", "fly ball": "FB", "walk": "BB"}
    signs |= {"single": "1B", "double": "2B", "triple": "3B", "home run": "HR"}
    read = ana.page.evaluate("() => window.read")
    assert read
    assert all(each == [[signs[result]], signs[result], swing] for each in read), read


# --- On the bases ----------------------------------------------------------------------------------------------------


def test_a_runner_is_sent_by_a_click_with_the_odds(player: Player) -> None:
    """The speed of 20 against the outfield's 3: a throw of 18 or more would get him, and 85 of 100 do not."""
    load(player, clutch.MOMENTS["send"]().saved())
    come_to(player, "send")
    man = runner(player, "1.1")
    expect(man).to_have_accessible_name(re.compile(f"{LEADOFF}.*Baserunning 20.*safe in 85% of throws", re.S))
    expect(man).to_contain_text("85% safe")
    player.press(man)
    expect(man).to_have_attribute("aria-pressed", "true")
    expect(go(player, "none")).to_have_text("Nobody goes.")
    player.press(go(player, "send"))
    expect(player.log.filter(has_text="singles")).to_have_count(2)
    third = re.compile("does not throw|is safe, |is out, ")
    expect(player.log.filter(has_text=third)).to_have_count(1)


def test_a_runner_steals(player: Player) -> None:
    """The catcher's throw is the computer's."""
    load(player, Story().to_first_pitch().at_bats("1B").to_phase("run").saved())
    come_to(player, "run")
    expect(board(player)).to_contain_text("Press a runner who should steal.")
    expect(player.bar).to_contain_text("Steal, bunt, or let Ignatius Moreau-Pike swing?")
    expect(runner(player, "1.1")).to_have_accessible_name(
        re.compile(r"Stealing 22.*safe in \d+% of throws", re.S)
    )
    player.press(runner(player, "1.1"))
    player.press(go(player, "steal"))
    steal = player.log.filter(has_text=f"{LEADOFF} breaks for second.")
    expect(steal).to_contain_text(re.compile(rf"{LEADOFF} is (safe|out), \d+ against 22\."))


def test_with_two_outs_nobody_is_asked_for_a_bunt(player: Player) -> None:
    load(player, Story().to_first_pitch().at_bats("SO", "SO", "1B").to_phase("run").saved())
    come_to(player, "run")
    expect(player.bar).to_contain_text("Steal, or let Absalom Greer swing?")
    expect(player.verbs).to_have_text(["Swing"])


def test_a_bunt(player: Player) -> None:
    """Try by try, until it is down or has failed for good."""
    load(player, clutch.MOMENTS["bench"]().saved())
    come_to(player, "bench")
    player.press_bar("Ready")
    expect(player.bar.get_by_role("button", name="Bunt")).to_be_hidden()

    load(player, Story().to_first_pitch().at_bats("1B").to_phase("run").saved())
    player.press_bar("Bunt")
    come_to(player, "roll", "bunt")
    expect(sum_of(player, "Bunt")).to_be_visible()
    expect(board(player)).to_contain_text("Ignatius Moreau-Pike bunts, try 1 of 3")
    goal = adds_up(sum_of(player, "must beat"))
    player.roll()
    tried = player.log.filter(has_text=re.compile(r"rolls? \d+ for the bunt"))
    expect(tried).to_contain_text(re.compile("sacrifices|The bunt fails, 1 of 3"))
    face = int(re.findall(r"rolls? (\d+) for the bunt", tried.inner_text())[0])
    expect(tried).to_contain_text("sacrifices" if face > goal else "The bunt fails, 1 of 3")


def test_two_are_out_on_one_ground_ball_if_the_relay_is_good(player: Player) -> None:
    load(player, clutch.MOMENTS["double-play"]().saved())
    come_to(player, "double-play")
    expect(player.bar).to_contain_text("Go for two?")
    expect(player.bar.get_by_role("button", name="One out")).to_be_visible()
    player.press_bar("Double play")
    come_to(player, "roll", "throw")
    expect(board(player)).to_contain_text("The relay to first, to get Moses Thibodault")
    needed = adds_up(sum_of(player, "must beat"))
    (source, infield), *_ = told(sum_of(player, "Throw"))[-1:]
    assert (source, infield) == ("Infield", 8)
    player.roll()
    said = player.log.filter(has_text="Moses Thibodault is up").first
    expect(said).to_contain_text(re.compile(rf"Moses Thibodault is (out|safe), \d+ against {needed}\."))
    outcome, thrown = re.findall(r"Thibodault is (out|safe), (\d+) against", said.inner_text())[0]
    assert (outcome == "out") is (int(thrown) > needed)
    outs = 2 if outcome == "out" else 1
    expect(
        player.page.get_by_text(f"Top of inning 1, {'two' if outs == 2 else 'one'} out").first
    ).to_be_visible()


def test_a_batter_is_walked_on_purpose(player: Player) -> None:
    load(player, Story(home="Ana").to_first_pitch().saved())
    come_to(player, "field")
    player.bar.get_by_role("button", name="Walk", exact=True).hover()
    expect(player.bar).to_contain_text("Walk Ivo Castellane on purpose.")
    player.press_bar("Walk")
    expect(player.log.filter(has_text="Ivo Castellane is walked on purpose.")).to_have_count(1)
    expect(player.page.get_by_text("Top of inning 1, nobody out, runner on first.").first).to_be_visible()


def test_the_infield_comes_in(player: Player) -> None:
    load(player, Story(home="Ana").to_first_pitch().at_bats("3B").saved())
    come_to(player, "field")
    player.press_bar("Infield in")
    expect(player.log.filter(has_text="You bring the infield in.")).to_have_count(1)
    expect(board(player).locator(".flag").filter(has_text="Infield in")).to_be_visible()
    come_to(player, "roll", "pitch")


# --- The bench -------------------------------------------------------------------------------------------------------


def test_a_pinch_hitter_from_the_bench(player: Player) -> None:
    load(player, clutch.MOMENTS["bench"]().saved())
    come_to(player, "bench")
    dugout = clutch.open_dugout(player)
    expect(dugout).to_contain_text("Whoever glows can be changed.")
    player.press(clutch.row(dugout, "Brightwater"))
    expect(dugout).to_contain_text("Elias Brightwater, and who else?")
    player.press(clutch.row(dugout, "Montemayor"))
    expect(player.log.filter(has_text=f"Elias Brightwater comes in for {LEADOFF}")).to_have_count(1)
    expect(clutch.plate(player)).to_contain_text("Elias Brightwater")
    expect(board(player).locator(".flag").filter(has_text="Pinch hitter")).to_be_visible()


def test_a_reliever_from_the_bullpen_and_who_is_left_behind(player: Player) -> None:
    load(player, Story(home="Ana").to_inning(4).saved())
    come_to(player, "field")
    dugout = clutch.open_dugout(player)
    player.press(clutch.row(dugout, "Pryce-Ito"))
    expect(
        player.log.filter(has_text="Evander Pryce-Ito relieves Thelonius Marsh as reliever.")
    ).to_have_count(1)
    expect(clutch.mound(player)).to_contain_text("Evander Pryce-Ito")
    expect(clutch.row(dugout, "Marsh")).to_contain_text("out of the game")
    expect(dugout.get_by_role("button", name="Newcomer (novice)")).to_be_visible()
    player.press(dugout.get_by_role("button", name="Newcomer (novice)"))
    expect(clutch.row(dugout, "Varga")).to_be_visible()


def test_before_the_fourth_inning_nobody_is_replaced(player: Player) -> None:
    load(player, Story().to_first_pitch().at_bats("1B").to_phase("run").saved())
    dugout = clutch.open_dugout(player)
    expect(dugout).to_contain_text("Before the fourth inning nobody is replaced, unless a starter is tired.")
    expect(dugout.locator("[data-target]")).to_have_count(0)


def test_the_scorecard_is_kept(player: Player) -> None:
    """A walk, two runs on a home run and two outs are on Beto's pitcher."""
    story = Story().to_first_pitch().at_bats("BB", "HR", "SO", "GB").to_first_pitch()
    load(player, story.saved())
    player.press(player.page.locator("[data-scorecard]"))
    scorecard = player.dialog("Scorecard")
    beto = scorecard.get_by_role("group", name=re.compile("Cinder Falls Stokers"))
    units = story.match.view().teams[1]
    expect(beto.locator(".units dd")).to_have_text(
        [re.compile(rf"\+?{rating}$") for rating in (units.battery, units.infield, units.outfield)]
    )
    pitching = beto.get_by_role("table", name="Pitchers")
    expect(pitching.get_by_role("columnheader").locator("abbr")).to_have_text(["IP", "R", "ER", "BB"])
    varga = pitching.get_by_role("row", name=re.compile("Varga"))
    expect(varga.locator("td")).to_have_text(["0.2", "2", "2", "1"])
    expect(varga.get_by_role("img", name="2 outs of 7 innings.")).to_be_visible()
    ana = scorecard.get_by_role("group", name=re.compile("Larkspur Beekeepers"))
    order = ana.get_by_role("table", name="Batting order").get_by_role("row")
    for slot, code in enumerate(("BB", "HR", "SO", "GB")):
        expect(order.nth(slot).locator(".codes abbr")).to_have_text([code])
    expect(order.nth(4)).to_have_attribute("aria-current", "true")


# --- The end, again, and a series ------------------------------------------------------------------------------------


def test_a_finished_game_is_looked_at_again(player: Player) -> None:
    load(player, clutch.finished().saved())
    expect(player.dialog("You win")).to_contain_text("You win the game, 1 to 0:")
    player.press(player.result.get_by_role("link", name="Replay"))
    expect(player.page.get_by_role("heading", name="Replay of CLUTCH Baseball")).to_be_visible()
    expect(board(player)).to_contain_text("The higher roll is home")
    player.press_button("One turn forward")
    come_to(player, "field")
    player.press_button("One turn forward")
    expect(player.log.filter(has_text="Ivo Castellane strikes out.")).to_have_count(1)
    expect(player.lit).to_have_count(0)
    player.press(player.page.locator("[data-scorecard]"))
    expect(player.dialog("Scorecard")).to_contain_text("SO")
    player.escape()
    player.press_button("To the end")
    expect(player.log.last).to_contain_text("You win the game, 1 to 0:")


def test_a_series_is_carried_to_its_end(player: Player) -> None:
    """Ana is home in the first and the third game; the starters of the games before are tired."""
    load(player, clutch.three_games().saved())
    come_to(player, "field")
    series = player.page.get_by_test_id("series").first
    expect(series).to_contain_text("Game 3 of 3")
    expect(series.get_by_role("img", name="1 won of 2 needed")).to_have_count(2)
    for game, home in enumerate(("You are", "Newcomer.* is", "You are"), 1):
        expect(player.log.filter(has_text=re.compile(f"({home}) home in game {game}"))).to_have_count(1)
    dugout = clutch.open_dugout(player)
    rotation = dugout.locator("li").filter(has=player.page.locator("[data-player]"))
    expect(rotation.filter(has_text="Marsh")).to_contain_text("Tired: owes 3 games of rest")
    expect(rotation.filter(has_text="Iturbide")).to_contain_text("Tired: owes 4 games of rest")
    player.escape()
    clutch.play_until(player, player.result)
    result = player.dialog("You win")
    expect(result).to_contain_text("You win the series, 2 games to 1.")
    expect(result.get_by_role("img", name="2 won of 2 needed")).to_have_count(1)


@pytest.mark.parametrize("game", [2, 3])
def test_between_the_games_of_a_series_the_tired_may_not_start(player: Player, game: int) -> None:
    story = Story(home="Ana", games="3")
    while story.match.state.game < game:
        g = story.match.state
        story.step("HR" if g.batting and g.points[g.home] < 1 else "SO")
    story.until(lambda g: g.phase == Phase.STARTER and g.actor == 0)
    load(player, story.saved())
    come_to(player, "starter")
    expect(player.page.get_by_test_id("series").first).to_contain_text(f"Game {game} of 3")
    tired = player.page.locator(".starters .slot").filter(has_text="Tired: owes")
    expect(tired).to_have_count(game - 1)
    expect(tired.locator("[data-target]")).to_have_count(0)
    fresh = player.page.locator(".starters [data-target]")
    expect(fresh).to_have_count(6 - game)
    player.press(fresh.first)
    clutch.play_until(player, clutch.plate(player))
    expect(player.log.filter(has_text="takes the mound for")).to_have_count(2 * game)
