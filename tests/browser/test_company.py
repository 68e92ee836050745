"""Two at a table and others around it: hot-seat, a friend by link, spectators, and taking back."""

from __future__ import annotations

import re
from uuid import uuid4

from playwright.sync_api import Locator, expect

from tests.browser import hens
from tests.browser.conftest import ComeIn, Complaints
from tests.browser.looks import PHONE, too_wide, violations
from tests.browser.people import FRIEND, ME, Player, beside_me, invitation, me, sit_down


def by_turn(one: Player, other: Player) -> tuple[Player, Player]:
    """Who is to roll, and who waits for it."""
    for each in (one, other):
        expect(each.bar).to_contain_text("roll")
    mover, waiter = (one, other) if one.roll_button.or_(one.faces).is_visible() else (other, one)
    expect(mover.roll_button.or_(mover.faces)).to_be_visible()
    return mover, waiter


def test_two_people_on_one_screen(player: Player) -> None:
    player.open_table(me("Ana"), beside_me("Beto"))
    for name in ("Ana", "Beto"):
        expect(player.page.get_by_role("group", name=f"Corral of {name}")).to_be_visible()
    for _ in range(2):
        player.take_turn(hens.keen)
    for name in ("Ana", "Beto"):
        expect(player.log.filter(has_text=f"{name} rolls a")).to_have_count(1)


def test_a_friend_comes_by_link_and_both_see_every_move(come_in: ComeIn) -> None:
    ana, beto = come_in(), come_in()
    ana.open_table(me("Ana"), FRIEND)
    ana.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.press_button("Copy")
    expect(ana.page.get_by_role("button", name="Copied")).to_be_visible()
    link = ana.page.evaluate("() => navigator.clipboard.readText()")
    assert link == invitation(ana)
    sit_down(beto, link, "Beto")
    expect(ana.page.get_by_label("Send this link to your friend")).to_be_hidden()
    expect(ana.page.get_by_role("group", name="Corral of Beto")).to_be_visible()
    assert "#" not in beto.page.url, "the invitation stays in the address"

    mover, waiter = by_turn(ana, beto)
    expect(waiter.bar).to_contain_text("is to roll.")
    mover.roll()
    expect(mover.log.last).to_contain_text("You roll a")
    expect(waiter.log.last).to_contain_text("rolls a")
    expect(waiter.lit).to_have_count(0)
    while mover.is_asked():
        mover.take_step(hens.keen)
        expect(mover.bar.get_by_text("Sending…")).to_be_hidden()
    expect(waiter.roll_button).to_be_visible()
    assert facts(mover.position()) == facts(waiter.position())


def facts(position: str) -> list[str]:
    """The cards and where they lie, whoever they are told to."""
    return sorted(re.findall(r"\w+ of (?:clubs|diamonds|hearts|spades)", position))


def test_an_invitation_leaves_room_for_names_on_a_phone(on_phone: Player) -> None:
    on_phone.open_table(me("Maximiliana"), FRIEND)
    expect(on_phone.page.get_by_label("Send this link to your friend")).to_be_visible()
    names = on_phone.page.locator(".side .name")
    expect(names).to_have_count(2)
    assert (
        names.evaluate_all("names => names.map(name => name.scrollWidth > name.clientWidth)") == [False] * 2
    )
    assert too_wide(on_phone.page) == []


def test_a_link_is_good_for_one_friend(come_in: ComeIn, complaints: Complaints) -> None:
    complaints.expect(r"status of 403.*/claim|status of 409.*/claim|status of 404.*/claim")
    ana, beto, carla = come_in(), come_in(), come_in()
    ana.open_table(me("Ana"), FRIEND)
    link = invitation(ana)
    sit_down(beto, link, "Beto")

    carla.visit(link)
    seat = carla.dialog("A seat is kept for you")
    seat.get_by_role("button", name="Sit down").click()
    expect(seat.get_by_role("alert")).to_contain_text("This invitation is not valid")
    seat.get_by_role("button", name="Just watch").click()
    expect(carla.page.get_by_text("You are watching.")).to_be_visible()


def test_a_friend_who_reloads_keeps_the_seat(come_in: ComeIn) -> None:
    ana, beto = come_in(), come_in()
    ana.open_table(me("Ana"), FRIEND)
    sit_down(beto, invitation(ana), "Beto")
    mover, _ = by_turn(ana, beto)
    mover.page.reload()
    expect(mover.roll_button).to_be_visible()
    expect(beto.page.get_by_text("You are watching.")).to_be_hidden()


def test_a_player_goes_on_with_another_device(come_in: ComeIn) -> None:
    at_home, on_the_bus = come_in(), come_in(size=PHONE)
    at_home.open_table(me("Ana"), beside_me("Beto"))
    at_home.choose_in_menu("Continue on another device…")
    link = at_home.page.get_by_label("Open this link on the other device").input_value()
    on_the_bus.page.goto(link)
    on_the_bus.wait_at_table()
    expect(on_the_bus.page).to_have_url(link.partition("#")[0])  # the seat does not stay in the address
    on_the_bus.roll()
    expect(at_home.log.filter(has_text=re.compile("rolls a"))).to_have_count(1)


def test_spectators_see_everything_and_can_do_nothing(come_in: ComeIn) -> None:
    name = uuid4().hex[:8]
    ana, carla = come_in(), come_in()
    ana.open_table(me(name), beside_me("Beto"))
    carla.go_home()
    line = (
        carla.page.get_by_role("region", name="Tables to watch").get_by_role("listitem").filter(has_text=name)
    )
    line.get_by_role("link", name="Watch").click()
    expect(carla.page.get_by_text("You are watching.")).to_be_visible()

    ana.roll()
    expect(carla.log.last).to_contain_text("rolls a")
    expect(ana.lit.first).to_be_visible()
    expect(carla.bar.get_by_role("button")).to_have_count(0)
    expect(carla.lit).to_have_count(0)
    before = carla.position()
    hens.card(carla, name, 1).click(force=True)
    carla.page.keyboard.press("Space")
    carla.open_menu()
    expect(carla.page.get_by_role("button", name="Resign…")).to_have_count(0)
    assert carla.position() == before

    ana.resign()
    expect(carla.result).to_contain_text("resigns")
    expect(carla.result.get_by_role("button", name="Rematch")).to_have_count(0)


def test_a_move_can_be_taken_back_until_the_other_rolls(player: Player) -> None:
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 4"))
    expect(player.undo_button).to_be_hidden()
    before = player.position()
    hens.choose(player, "Ana", 1, 4)
    expect(player.bar).to_contain_text("Beto. Your turn: roll the die.")
    expect(player.log.last).to_contain_text("Ana swaps the")
    player.press(player.undo_button)
    expect(player.bar).to_contain_text("Ana. You rolled a 4")
    expect(player.log.last).to_have_text("Ana took back an action.")
    expect(player.log.nth(-2)).to_have_text("Ana rolls a 4.")
    expect(player.undo_button).to_be_hidden()
    assert player.position() == before

    hens.choose(player, "Ana", 2, 5)
    expect(player.undo_button).to_be_visible()
    player.roll()
    expect(player.log.last).to_contain_text("Beto rolls a")
    expect(player.undo_button).to_be_hidden()


def test_a_card_once_drawn_stays_drawn(player: Player) -> None:
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 1"))
    hens.choose(player, "Ana", 1)
    expect(player.bar).to_contain_text("Beto. Your turn: roll the die.")
    expect(player.undo_button).to_be_hidden()


def test_a_friend_sees_that_a_move_was_taken_back(come_in: ComeIn) -> None:
    ana, beto = come_in(), come_in()
    ana.open_table(me("Ana"), FRIEND, own_dice=True)
    sit_down(beto, invitation(ana), "Beto")
    mover, waiter = by_turn(ana, beto)
    mover.tell(5)
    mover.press(mover.lit.first)
    expect(waiter.log.last).to_contain_text("blocks the")
    expect(waiter.faces).to_be_visible()
    expect(waiter.undo_button).to_be_hidden()
    expect(waiter.page).to_have_title("● Your turn – Clutch Hens · Rainout")
    expect(icon(waiter)).to_have_attribute("href", "/favicon-turn.svg")
    mover.press(mover.undo_button)
    expect(waiter.log.last).to_contain_text("took back an action.")
    expect(waiter.log.nth(-2)).to_contain_text("rolls a 5")
    expect(waiter.page.get_by_test_id("took-back")).to_contain_text("took back an action.")
    expect(waiter.faces).to_be_hidden()
    expect(waiter.page).to_have_title("Clutch Hens · Rainout")
    expect(icon(waiter)).to_have_attribute("href", "/favicon.svg")
    expect(mover.lit).to_have_count(5)


def icon(player: Player) -> Locator:
    """What the browser's tab shows."""
    return player.page.locator("link[rel=icon]")


LISTEN_IN = """() => {
  window.called = [] // notices, while the tab is out of sight
  window.sounded = 0
  Object.defineProperty(document, 'hidden', { get: () => window.away === true })
  window.Notification = class {
    static permission = 'granted'
    static requestPermission = async () => 'granted'
    constructor(title, { body }) {
      window.called.push(`${title} | ${body}`)
    }
    close() {}
  }
  OscillatorNode.prototype.start = () => window.sounded++
  OscillatorNode.prototype.stop = () => {}
}"""


def test_who_looks_elsewhere_is_called_and_who_waits_is_told_how_long(come_in: ComeIn) -> None:
    ana, beto = come_in(), come_in()
    for one in (ana, beto):
        one.page.add_init_script(f"({LISTEN_IN})()")
        one.page.clock.install()
        one.go_home()
        one.press_button("Turn sounds on")
        one.set("Tell me outside the page when it is my turn")
    ana.open_table(me("Ana"), FRIEND, own_dice=True)
    sit_down(beto, invitation(ana), "Beto")
    mover, waiter = by_turn(ana, beto)
    waiter.page.clock.fast_forward(12_000)
    expect(waiter.page.get_by_test_id("waiting")).to_have_text(re.compile(r"thinking for 1\d s"))
    waiter.page.evaluate("() => { window.away = true; window.called = []; window.sounded = 0 }")
    mover.tell(5)
    mover.press(mover.lit.first)
    expect(waiter.faces).to_be_visible()
    waiter.page.wait_for_function("() => window.called.length > 0 && window.sounded > 0")
    assert waiter.page.evaluate("() => window.called") == [
        "Clutch Hens: your turn | Your turn: roll the die."
    ]


def test_friends_say_something_kind_and_need_not_hear_it(come_in: ComeIn) -> None:
    ana, beto = come_in(), come_in(size=PHONE, touch=True)
    ana.go_home()
    ana.press_button("No, thanks")
    ana.open_table(me("Ana"), FRIEND)
    sit_down(beto, invitation(ana), "Beto")
    ana.press_button("Say something")
    expect(ana.page.locator(".emotes button")).to_have_count(9)
    assert violations(ana.page) == []
    ana.press_button("Good luck")
    expect(beto.page.get_by_test_id("bubble")).to_have_text("Ana Good luck")
    expect(beto.announced).to_contain_text("Ana: Good luck")
    expect(ana.page.get_by_test_id("bubble")).to_have_text("Ana Good luck")
    assert too_wide(beto.page) == []

    ana.press_button("Say something")
    ana.press_button("Do not hear the others here")
    beto.press_button("Say something")
    beto.press_button("Thank you")
    expect(beto.page.get_by_test_id("bubble").filter(has_text="Beto Thank you")).to_be_visible()
    expect(ana.page.get_by_test_id("bubble").filter(has_text="Beto")).to_have_count(0)
    ana.go_home()
    expect(ana.page.get_by_test_id("sound-offer")).to_be_hidden()


def test_in_practice_against_a_bot_anything_can_be_taken_back(player: Player) -> None:
    players = ("Ana", "bot novice")
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 1", players=players))
    before = player.position()
    hens.choose(player, "Ana", 3)
    expect(player.bar).to_contain_text("Your turn: roll the die.")
    expect(player.log.filter(has_text="Newcomer (novice) rolls a")).to_have_count(1)
    player.press(player.undo_button)
    expect(player.bar).to_contain_text("You rolled a 1")
    expect(player.log.filter(has_text="Newcomer (novice) rolls a")).to_have_count(0)
    assert player.position() == before


def test_a_rematch_brings_the_friend_along(come_in: ComeIn) -> None:
    ana, beto = come_in(), come_in()
    ana.open_table(me("Ana"), FRIEND)
    sit_down(beto, invitation(ana), "Beto")
    first = ana.page.url
    ana.resign()
    expect(ana.dialog("You lose")).to_contain_text("You resign; Beto wins.")
    expect(beto.dialog("You win")).to_contain_text("Ana resigns; you win.")

    beto.press(beto.result.get_by_role("button", name="Rematch", exact=True))
    for one in (ana, beto):
        one.page.wait_for_url(lambda url: "/t/" in url and url != first)
    assert ana.page.url == beto.page.url
    mover, waiter = by_turn(ana, beto)
    mover.roll()
    expect(waiter.log.last).to_contain_text("rolls a")
    expect(waiter.page.get_by_text("You are watching.")).to_be_hidden()


def test_a_link_that_only_this_machine_can_reach_is_made_one_for_friends(player: Player) -> None:
    """Whether there is a network is told here, so that the story is the same on every machine."""
    shut = {"addresses": [], "may_open": True}
    opened = {"addresses": ["http://192.168.1.5:8765", "http://10.0.0.4:8765"], "may_open": False}
    player.page.route("**/api/reach", lambda route: route.fulfill(json=shut))
    player.page.route("**/api/reach/open", lambda route: route.fulfill(json=opened))
    player.open_table(ME, FRIEND)
    expect(player.page.get_by_text("Only this machine can reach the link as it is.")).to_be_visible()
    here = invitation(player)
    player.press_button("Open to the local network")
    expect(player.page.get_by_text("Works on your local network")).to_be_visible()
    path = here.partition("/t/")[2]
    assert invitation(player) == f"http://192.168.1.5:8765/t/{path}"
    player.page.get_by_label("Address").select_option("10.0.0.4")
    assert invitation(player) == f"http://10.0.0.4:8765/t/{path}"
    assert violations(player.page) == []
    player.press_button("QR code")
    expect(player.dialog("Scan to open the link").get_by_role("img", name="QR code")).to_be_visible()
    assert violations(player.page) == []
