"""The front door: what can I play, what did I leave unfinished, what can I watch."""

from __future__ import annotations

import re
from uuid import uuid4

from playwright.sync_api import Response, expect

from rainout.core.registry import get
from tests.browser import hens
from tests.browser.conftest import ComeIn, Complaints
from tests.browser.house import House
from tests.browser.looks import DESK, PHONE, show, too_wide, violations
from tests.browser.people import BOT, Player, beside_me, me

GAMES = ("hens", "baseball", "stretch", "clix", "clutch")


KEPT = """async () => (await (await caches.open('rainout')).keys()).map(({ url }) => new URL(url).pathname)"""
KEPT_THE_PAGE = f"""async () => {{
  const kept = new Set(await ({KEPT})())
  const loaded = performance.getEntriesByType('resource').map(({{ name }}) => new URL(name).pathname)
  return kept.has('/') && loaded.every(path => !path.startsWith('/assets/') || kept.has(path))
}}"""
"""Whether all that the page was made of will be there without a network."""


MOST_BYTES = 250_000
"""Of a first visit to the home page, as they are sent."""


def len_of(answer: Response) -> int:
    return int(answer.headers["content-length"])


def test_a_newcomer_to_an_empty_house(come_in: ComeIn, own_house: House) -> None:
    ana = come_in(to=own_house)
    answers: list[Response] = []
    ana.page.on("response", lambda answer: answers.append(answer))
    ana.go_home()
    ana.page.wait_for_load_state("networkidle")
    assert sum(len_of(answer) for answer in answers) <= MOST_BYTES
    expect(ana.page.locator("[data-game]")).to_have_count(5)
    hens, baseball, clix, clutch = (ana.tile(game) for game in ("hens", "baseball", "clix", "clutch"))
    expect(hens.get_by_role("heading", name="Clutch Hens")).to_be_visible()
    expect(baseball.get_by_role("heading", name="Baseball!")).to_be_visible()
    expect(clix.get_by_role("heading", name="SportsClix")).to_be_visible()
    expect(clutch.get_by_role("heading", name="CLUTCH Baseball")).to_be_visible()
    for fact in ("2 players", "5 to 15 minutes", "easy to learn", "Play now seats you against"):
        expect(hens).to_contain_text(fact)
    for fact in ("2 to 6 players", "20 to 40 minutes", "light", "Play now seats you against"):
        expect(baseball).to_contain_text(fact)
    for fact in ("2 players", "45 to 90 minutes", "Play now seats you against"):
        expect(clix).to_contain_text(fact)
    for fact in ("2 players", "60 to 120 minutes"):
        expect(clutch).to_contain_text(fact)
    expect(hens.get_by_role("img", name="Depth 1 of 5")).to_be_visible()
    expect(baseball.get_by_role("img", name="Depth 2 of 5")).to_be_visible()
    expect(clix.get_by_role("img", name="Depth 4 of 5")).to_be_visible()
    expect(clutch.get_by_role("img", name="Depth 5 of 5")).to_be_visible()
    watch = ana.page.get_by_role("region", name="Tables to watch")
    expect(watch).to_contain_text("Nobody is playing in the open just now.")
    expect(ana.page.get_by_role("region", name="Continue")).to_be_hidden()
    expect(ana.page.get_by_role("region", name="Your finished matches")).to_be_hidden()
    expect(ana.page).to_have_title("Rainout")

    learn = ana.page.get_by_role("article", name="New here?")
    expect(learn.get_by_role("link")).to_have_count(5)
    expect(learn.get_by_role("link", name="SportsClix")).to_contain_text("0 of 4")
    for game in map(get, GAMES):
        tile = ana.tile(game.id)
        expect(tile.get_by_role("radio")).to_have_count(len(game.rungs or game.bots))
        expect(tile.get_by_role("link", name="Learn in two minutes")).to_be_visible()
    tops = [ana.tile(game).get_by_role("button", name="Play now").bounding_box() for game in GAMES]
    heights = [round(box["y"]) for box in tops if box]
    assert len(set(heights[:3])) == len(set(heights[3:])) == 1, "neighbours do not line up"


def test_the_first_decision_is_two_clicks_away(player: Player) -> None:
    player.play_now()
    player.press_button("Roll")
    expect(player.lit.first).to_be_visible()
    expect(player.bar).to_contain_text("You rolled a")


def test_a_table_left_is_there_to_continue(player: Player) -> None:
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 5", players=("Ana", "bot novice")))
    table, left = player.page.url, player.position()
    player.page.get_by_role("link", name="Home").click()

    unfinished = player.page.get_by_role("region", name="Continue").get_by_role("listitem")
    expect(unfinished).to_have_count(1)
    expect(unfinished).to_contain_text("Ana v. Newcomer (novice)")
    expect(unfinished).to_contain_text("Ana to move")
    unfinished.get_by_role("link", name="Continue").click()
    player.wait_at_table()
    assert player.page.url == table
    assert player.position() == left
    expect(player.bar).to_contain_text("You rolled a 5")


def test_the_browser_goes_back_and_forth(player: Player) -> None:
    player.play_now()
    player.page.go_back()
    expect(player.page.get_by_role("heading", name="Rained out? Deal the cards.")).to_be_visible()
    player.page.go_forward()
    expect(player.bar).to_be_visible()


def test_tables_in_the_open_can_be_watched_and_others_cannot(come_in: ComeIn) -> None:
    open_name, shut_name = uuid4().hex[:8], uuid4().hex[:8]
    ana = come_in()
    ana.open_table(me(open_name), BOT)
    ana.open_table(me(shut_name), BOT, watched=False)

    visitor = come_in()
    visitor.go_home()
    watch = visitor.page.get_by_role("region", name="Tables to watch")
    line = watch.get_by_role("listitem").filter(has_text=open_name)
    expect(line).to_contain_text("just now")
    expect(watch).not_to_contain_text(shut_name)
    line.get_by_role("link", name="Watch").click()
    visitor.wait_at_table()
    expect(visitor.page.get_by_text("You are watching.")).to_be_visible()


def test_finished_matches_are_kept_until_taken_off_the_list(player: Player) -> None:
    player.load(hens.finished())
    player.result.get_by_role("link", name="Home").click()
    finished = player.page.get_by_role("region", name="Your finished matches")
    expect(finished).to_contain_text("Beto wins with 45 points.")
    expect(finished.get_by_role("link", name="Replay")).to_be_visible()
    finished.get_by_role("button", name="Take off this list").click()
    expect(finished).to_be_hidden()


def test_a_name_once_given_is_remembered(player: Player) -> None:
    player.open_table(me("Ana Lluvia"), beside_me("Beto"))
    dialog = player.start_new_table()
    expect(dialog.get_by_label("Name")).to_have_value("Ana Lluvia")


def test_the_rules_are_one_click_away(player: Player) -> None:
    player.go_home()
    player.press(player.tile().get_by_role("link", name="Rules"))
    contents = player.page.get_by_role("navigation", name="Contents")
    for title in ("The aim", "A turn", "The die", "Blocks", "Points", "A series"):
        expect(contents.get_by_role("link", name=title, exact=True)).to_be_visible()
    contents.get_by_role("link", name="The die").click()
    expect(player.page.get_by_text("4, rearrange: two of your cards change places.")).to_be_visible()
    expect(player.page).to_have_title("The rules of Clutch Hens · Rainout")


def test_a_file_that_is_no_match_is_explained(player: Player, complaints: Complaints) -> None:
    complaints.expect(r"status of 422.*/api/tables/load")
    player.go_home()
    player.choose_file("Dear diary, it rained all day.")
    expect(player.page.get_by_role("alert")).to_contain_text("This is not a match file")
    player.choose_file(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 4; rearrange 1 9"))
    expect(player.page.get_by_role("alert")).to_contain_text("rearrange 1 9")
    player.choose_file(hens.match_file(hens.SCATTERED, hens.WAITING))
    player.wait_at_table()


def test_a_link_that_leads_nowhere(player: Player, complaints: Complaints) -> None:
    complaints.expect(r"status of 404.*(/api/tables/nosuchtable|/nowhere)")
    for path in ("/nowhere", "/rules/chess", "/t/nosuchtable", "/t/nosuchtable/replay"):
        player.visit(path)
        expect(player.page.get_by_role("heading", name="Nothing here")).to_be_visible()
    expect(player.page.get_by_text("There is no match “nosuchtable”.")).to_be_visible()
    player.page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(player.tile()).to_be_visible()


def test_the_house_is_closed(come_in: ComeIn, own_house: House, complaints: Complaints) -> None:
    complaints.expect(r"ERR_CONNECTION_REFUSED|Failed to load resource")
    ana = come_in(to=own_house)
    ana.page.route(re.compile("/api/"), lambda route: route.abort("connectionrefused"))
    ana.visit("/")
    alert = ana.page.get_by_role("alert")
    expect(alert).to_contain_text("The server does not answer")
    ana.page.unroute_all()
    alert.get_by_role("button", name="Try again").click()
    expect(ana.tile()).to_be_visible()


def test_it_opens_without_a_server_once_it_has_been_there(
    come_in: ComeIn, own_house: House, complaints: Complaints
) -> None:
    complaints.expect(r"ERR_CONNECTION_REFUSED|Failed to load resource|Failed to fetch")
    ana = come_in(to=own_house, service_workers="allow")
    ana.go_home()
    ana.page.evaluate("() => navigator.serviceWorker.ready")
    ana.page.wait_for_function(KEPT_THE_PAGE)
    own_house.close()
    for path in ("/", "/t/somewhere"):
        ana.visit(path)
        alert = ana.page.get_by_role("alert")
        expect(alert).to_contain_text("The server does not answer")
        expect(alert).to_contain_text("even for two on one screen")
    assert violations(ana.page) == []
    kept = ana.page.evaluate(KEPT)
    assert "/" in kept
    assert [path for path in kept if path.startswith("/api")] == []
    own_house.open()
    ana.visit("/")
    expect(ana.tile()).to_be_visible()


def test_the_page_of_the_player_of_this_browser(come_in: ComeIn, player: Player) -> None:
    player.go_home()
    player.follow("Your page")
    expect(player.page.get_by_text("No game has been finished here yet.")).to_be_visible()
    expect(player.page.get_by_role("button", name="Save as a file")).to_be_disabled()
    assert violations(player.page) == []

    player.visit("/")
    player.load(hens.finished())
    told = player.result.get_by_role("list", name="To be told").get_by_role("listitem")
    expect(told.first).to_be_visible()
    player.visit("/me")
    expect(player.page.get_by_role("region", name="Results").get_by_role("listitem")).to_have_count(1)
    expect(player.page.get_by_role("article", name="Clutch Hens")).to_contain_text("One game")
    for size in (DESK, PHONE):
        show(player.page, size, "dark")
        assert violations(player.page) == []
        assert too_wide(player.page) == []
    with player.page.expect_download() as saved:
        player.press_button("Save as a file")

    other = come_in()
    other.visit("/me")
    other.page.get_by_label("Take in a file…").set_input_files(saved.value.path())
    kept = other.page.get_by_role("region", name="Keep it")
    expect(kept.get_by_role("status")).to_have_text("One match was taken in.")
    expect(other.page.get_by_role("region", name="Results").get_by_role("listitem")).to_have_count(1)
