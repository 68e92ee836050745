"""The line breaks, the server dies: the table says so, comes back by itself, and not a move is lost or made twice."""

from __future__ import annotations

import re

from playwright.sync_api import WebSocketRoute, expect

from tests.browser import hens
from tests.browser.conftest import ComeIn, Complaints
from tests.browser.house import House
from tests.browser.people import Player

LOST = "Connection lost. Reconnecting…"

KILLED = (
    "WebSocket connection to|ERR_CONNECTION_(REFUSED|RESET)|ERR_CONTENT_LENGTH_MISMATCH|ERR_EMPTY_RESPONSE"
)
"""What a browser complains of whose server is killed: a font may be on its way just then."""


def test_the_server_is_killed_and_started_again(
    come_in: ComeIn, own_house: House, complaints: Complaints
) -> None:
    complaints.expect(KILLED)
    ana = come_in(to=own_house)
    ana.load(hens.match_file(hens.SCATTERED, hens.WAITING))
    for _ in range(3):
        ana.take_turn(hens.keen)
    left, told = ana.position(), ana.log.all_inner_texts()

    own_house.close()
    expect(ana.page.get_by_role("status")).to_have_text(LOST)
    ana.roll()
    assert ana.position() == left

    own_house.open()
    expect(ana.page.get_by_role("status")).to_be_hidden()
    expect(ana.log).to_have_count(len(told) + 1)
    assert ana.log.all_inner_texts()[: len(told)] == told
    expect(ana.log.last).to_contain_text("rolls a")

    ana.page.reload()
    expect(ana.log).to_have_count(len(told) + 1)
    expect(ana.page.get_by_role("status")).to_be_hidden()


def test_the_answer_to_a_move_is_lost_on_the_way(player: Player) -> None:
    """The move was made and the line broke before the answer came: asked again, it is not made twice."""
    lines: list[WebSocketRoute] = []
    cut = Cut()

    def dial(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.close() if cut.now(message) else line.send(message))
        lines.append(line)

    player.page.route_web_socket(re.compile("/live$"), dial)
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 5"))
    cut.after_move = True
    hens.choose(player, "Ana", 3)
    expect(player.page.get_by_role("status")).to_be_hidden()
    expect(player.bar).to_contain_text("Beto. Your turn: roll the die.")
    expect(player.log.filter(has_text="Ana blocks")).to_have_count(1)
    assert len(lines) == 2
    player.roll()
    expect(player.log.last).to_contain_text("Beto rolls a")


class Cut:
    """Cuts the line once, at the first answer after it was told to."""

    def __init__(self) -> None:
        self.after_move = False

    def now(self, message: str | bytes) -> bool:
        cut = self.after_move and '"type":"table"' in str(message)
        self.after_move = self.after_move and not cut
        return cut


def test_two_at_different_places_meet_again(
    come_in: ComeIn, own_house: House, complaints: Complaints
) -> None:
    """A spectator who was cut off catches up with what happened meanwhile."""
    complaints.expect(KILLED)
    ana, carla = come_in(to=own_house), come_in(to=own_house)
    ana.load(hens.match_file(hens.SCATTERED, hens.WAITING))
    carla.visit(ana.page.url)
    expect(carla.page.get_by_text("You are watching.")).to_be_visible()
    own_house.close()
    for one in (ana, carla):
        expect(one.page.get_by_role("status")).to_have_text(LOST)
    own_house.open()
    ana.take_turn(hens.keen)
    expect(carla.log.filter(has_text="rolls a")).to_have_count(1)
    expect(carla.page.get_by_role("status")).to_be_hidden()
