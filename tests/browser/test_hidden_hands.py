"""What others hold is nowhere in the browser: not on the page, not behind the curtain, not on the wire."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect

from rainout.core.patches import patched
from rainout.games.clutch.cards import STANDARD, read_set
from tests.browser import baseball, clix, clutch
from tests.browser.conftest import ComeIn
from tests.browser.people import (
    BOT,
    FRIEND,
    Player,
    beside_me,
    invitation,
    me,
    sit_down,
    whoever_is_asked,
)

HANDS = ("BK TP TP", "3B CC BC")
"""All there are in the pack of what the two keep: whoever sees one of them sees the other's hand."""
OF_ANA = ("card-TP", "Triple Play")
OF_BETO = ("card-3B", "card-CC", "card-BC", "Coach Circle", "Bench Clearing")

WATCH_THE_PAGE = """([secrets]) => {
  const look = () => {
    const page = document.documentElement.outerHTML
    const whose = document.querySelector('[data-testid=curtain]') ? 'nobody'
      : document.querySelector('[role=group][aria-label^="Hand of "]')?.ariaLabel.slice(8) ?? 'nobody'
    for (const secret of secrets) if (page.includes(secret)) window.seen.add(`${whose} sees ${secret}`)
  }
  window.seen = new Set()
  window.look = look
  const everything = { attributes: true, childList: true, subtree: true, characterData: true }
  new MutationObserver(look).observe(document, everything)
}"""


def seen(page: Page) -> set[str]:
    """Whose hand lay in front of the screen when a secret was on the page, at any moment since it was watched."""
    return set(page.evaluate("() => { window.look(); return [...window.seen] }"))


@pytest.mark.parametrize("motion", [False, True], ids=["at once", "in motion"])
def test_a_curtain_falls_between_two_at_one_screen(come_in: ComeIn, motion: bool) -> None:
    player = come_in(motion=motion)
    player.page.add_init_script(f"({WATCH_THE_PAGE})([{json.dumps([*OF_ANA, *OF_BETO])}])")
    player.load(baseball.match_file(HANDS, cards="one"))
    expect(player.curtain).to_contain_text("Hand the screen to Ana")
    expect(player.bar).to_contain_text("Hand the screen to Ana")
    expect(player.lit).to_have_count(0)
    assert seen(player.page) == set(), "before anyone has said to be there"

    player.lift_curtain()
    expect(player.hand("Ana")).to_have_count(3)
    player.play_card("BK Balk")
    expect(player.curtain).to_contain_text("Hand the screen to Beto")
    expect(player.undo_button).to_be_hidden()
    expect(player.log).to_have_count(0)
    assert seen(player.page) == {f"Ana sees {secret}" for secret in OF_ANA}

    player.lift_curtain()
    expect(player.hand("Beto")).to_have_count(3)
    expect(player.lit).to_have_count(3)
    expect(player.log.filter(has_text="Balk")).to_have_count(1)
    player.choose_in_menu("The position in words")
    expect(player.words).to_contain_text("Coach Circle")
    assert seen(player.page) == {
        *(f"Ana sees {secret}" for secret in OF_ANA),
        *(f"Beto sees {secret}" for secret in OF_BETO),
    }


def test_nothing_can_be_done_behind_the_curtain(player: Player) -> None:
    player.load(baseball.match_file(HANDS))
    expect(player.curtain.get_by_role("button", name="I am Ana: go on")).to_be_focused()
    for key in ("ArrowRight", "u", "t", "l"):
        player.page.keyboard.press(key)
    player.open_menu()
    expect(player.page.get_by_role("button", name=re.compile("bot play"))).to_have_count(0)
    player.page.keyboard.press("Escape")
    expect(player.curtain).to_be_visible()
    player.curtain.get_by_role("button").focus()
    player.page.keyboard.press("Enter")
    expect(player.hand("Ana")).to_have_count(3)


def test_the_curtain_stays_up_for_one_person_among_bots(player: Player) -> None:
    player.open_table(me("Ana"), BOT, BOT, game="baseball", Who_starts="seat 1")
    for _ in range(3):
        player.take_step()
        player.wait_until_asked()
        expect(player.curtain).to_be_hidden()


def test_the_end_is_for_all_eyes(player: Player) -> None:
    player.load(baseball.almost_won())
    player.lift_curtain()
    player.play_card("1B Single")
    expect(player.result).to_contain_text("Ten runs end it: 10 to 0 for the visitors (")
    expect(player.curtain).to_be_hidden()


def test_whoever_leaves_a_seat_to_a_bot_does_not_see_the_next_hand(player: Player) -> None:
    player.open_table(me("Ana"), beside_me("Beto"), game="baseball")
    player.lift_curtain()
    player.choose_in_menu("Let a bot play for Ana…")
    player.press(player.dialog("Leave the table?").get_by_role("button", name="Let a bot play"))
    expect(player.page.get_by_text("A bot plays for Ana.")).to_be_visible()
    expect(player.curtain).to_contain_text("Hand the screen to Beto")
    expect(player.page.get_by_role("group", name=re.compile("^Hand of"))).to_have_count(0)


@dataclass
class Wire:
    """Everything a browser was told, by HTTP and by socket."""

    heard: list[str] = field(default_factory=list)
    tables: list[dict[str, Any]] = field(default_factory=list)
    """The positions among it: of each message those at the events it tells of, then the one they led to."""
    _views: dict[int | None, Any] = field(default_factory=dict)
    _viewer: int | None = None

    def tap(self, page: Page) -> None:
        page.route(re.compile("/api/(?!.*live)"), self._pass_on)
        page.on("websocket", self._listen)

    def _pass_on(self, route: Route) -> None:
        answer = route.fetch()
        self.heard.append(answer.text())
        told = json.loads(answer.text()) if answer.text().startswith("{") else {}
        if "view" in told:
            self._note(told)
        route.fulfill(response=answer)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda message: self._hear(str(message)))

    def _hear(self, message: str) -> None:
        """A view comes whole once, then as it differs from the last one through the same eyes."""
        self.heard.append(message)
        told = json.loads(message)
        if told["type"] != "table":
            return
        if meanwhile := told["meanwhile"]:
            self._views[self._viewer] = patched(self._views[self._viewer], meanwhile["change"])
            asked = {"choices": (), "prompt": None, "viewer": self._viewer}
            self._note({**told, **asked, **meanwhile, "view": self._views[self._viewer]})
        if told["view"] is None:
            told["view"] = patched(self._views[told["viewer"]], told["change"])
        self._viewer = told["viewer"]
        self._views[self._viewer] = told["view"]
        self._note(told)

    def _note(self, told: dict[str, Any]) -> None:
        now = {**told, "change": None, "frames": (), "meanwhile": None}
        before, view = [], told["view"]
        for frame in reversed(told["frames"]):
            view = patched(view, frame)
            before.append({**now, "view": view, "log": (), "choices": (), "prompt": None})
        self.tables += [*reversed(before), now]


def things(told: Any) -> Iterator[dict[str, Any]]:
    """All objects in a message, however deep."""
    if isinstance(told, dict):
        yield told
        for value in told.values():
            yield from things(value)
    elif isinstance(told, list):
        for value in told:
            yield from things(value)


def leaks(wire: Wire, seat: int) -> list[str]:
    """What a seat was told and should not have been."""
    found = [text[:200] for text in wire.heard if re.search(r'"(deal|take) [A-Z0-9]+\.\d', text)]
    for table in wire.tables:
        if table["you"] != [seat]:
            continue
        for thing in things(table):
            if thing.get("hand") is not None and thing.get("seat") != seat:
                found.append(f"the hand of seat {thing['seat']}")
            if thing.get("what") in ("drew", "took", "gave") and "card" in json.dumps(thing["facts"]):
                if seat not in (thing["who"], thing["facts"].get("other")):
                    found.append(f"what seat {thing['who']} {thing['what']}")
        if table["choices"] and table["actor"] != seat:
            found.append(f"the choices of seat {table['actor']}")
        if table["dice"]["seed"] is not None:
            found.append("the seed")
    return found


def test_a_hand_left_to_a_bot_is_not_shown_to_who_stays(player: Player) -> None:
    wire = Wire()
    wire.tap(player.page)
    player.load(baseball.match_file(HANDS, cards="one"))
    player.lift_curtain()
    player.choose_in_menu("Let a bot play for Ana…")
    player.press(player.dialog("Leave the table?").get_by_role("button", name="Let a bot play"))
    expect(player.curtain).to_contain_text("Hand the screen to Beto")
    player.lift_curtain()
    player.play_card("3B Triple")
    expect(player.log.filter(has_text="Ana plays")).not_to_have_count(0)
    assert [table["ply"] for table in wire.tables if table["seats"][table["viewer"]]["away"]] == []


def test_two_far_apart_and_bots_between_them(come_in: ComeIn) -> None:
    ana, beto = come_in(), come_in()
    wires = Wire(), Wire()
    for one, wire in zip((ana, beto), wires, strict=True):
        wire.tap(one.page)
    ana.open_table(me("Ana"), BOT, FRIEND, BOT, game="baseball")
    sit_down(beto, invitation(ana), "Beto")
    names, seats = ("Ana", "Beto"), (0, 2)

    for _ in range(12):
        asked = whoever_is_asked(ana, beto)
        asked.take_step()
        expect(asked.bar.get_by_text("Sending…")).to_be_hidden()
    whoever_is_asked(ana, beto)

    for one, wire, seat, name in zip((ana, beto), wires, seats, names, strict=True):
        assert len(wire.tables) > 4
        assert leaks(wire, seat) == []
        held = wire.tables[-1]["view"]["players"][seat]["hand"]
        cards = one.page.locator("[data-target^=card-]")
        expect(cards).to_have_count(len(held))
        shown = cards.evaluate_all("cards => cards.map(card => card.dataset.target)")
        assert sorted(shown) == sorted(card["target"] for card in held), (
            "no card but one's own is on the page"
        )
        expect(one.page.get_by_role("group", name=f"Hand of {name}")).to_have_count(1)
        expect(one.page.get_by_role("group", name=re.compile("^Hand of"))).to_have_count(1)

    nobody_is_told(beto, ana.page.url.rpartition("/")[2], "players")


def test_a_spectator_sees_no_hand_at_all(come_in: ComeIn) -> None:
    ana, carla = come_in(), come_in()
    wire = Wire()
    wire.tap(carla.page)
    ana.open_table(me("Ana"), BOT, BOT, game="baseball", Who_starts="seat 1")
    carla.visit(ana.page.url)
    expect(carla.page.get_by_text("You are watching.")).to_be_visible()
    for _ in range(3):
        ana.take_step()
        ana.wait_until_asked()
    expect(carla.log).not_to_have_count(0)
    expect(carla.page.locator("[data-target]")).to_have_count(0)
    assert all(player["hand"] is None for table in wire.tables for player in table["view"]["players"])
    assert "draws Single" not in carla.page.content()
    expect(carla.log.filter(has_text=re.compile("draws (?!a card)"))).to_have_count(0)


# --- A die chosen in secret ------------------------------------------------------------------------------------------

NOTE_CHOSEN = """() => {
  window.chosen = new Set() // dice shown as chosen, at any moment
  const look = () => {
    for (const each of document.querySelectorAll('[data-chosen]')) window.chosen.add(each.dataset.chosen)
  }
  new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true })
}"""


def but_pairings(told: Any) -> Any:
    """What was told, without what any two dice would come to: every die is named in that, whichever was chosen."""
    if isinstance(told, dict):
        return {key: but_pairings(part) for key, part in told.items() if key != "pairings"}
    return [but_pairings(part) for part in told] if isinstance(told, list) else told


def while_sealed(wire: Wire, seat: int | None) -> list[str]:
    """All that a seat, or a spectator, was told while the other's die was in and not yet shown."""
    return [
        json.dumps(but_pairings(table))
        for table in wire.tables
        if table["view"]["you"] == seat
        and not table["view"]["rolling"]
        and any(chosen and owner != seat for owner, chosen in enumerate(table["view"]["has_chosen"]))
    ]


def test_a_die_chosen_at_one_screen_is_sealed_until_both_are_in(player: Player) -> None:
    wire = Wire()
    wire.tap(player.page)
    player.page.add_init_script(f"({NOTE_CHOSEN})()")
    clix.load(player, clix.saved(clix.enter(clix.at_first_pitch("regular"), "ready")))
    expect(player.curtain).to_contain_text("Hand the screen to Ana")
    clix.in_phase(player, "swing")
    player.press(clix.die(player, "blue"))
    expect(player.curtain).to_contain_text("Hand the screen to Beto")
    expect(player.page.locator("[data-chosen], .die")).to_have_count(0)

    clix.in_phase(player, "pitch")
    sealed = player.page.get_by_role("region", name="At the plate").locator("[data-chosen]")
    expect(sealed).to_have_attribute("data-chosen", "hidden")
    expect(sealed.locator("svg")).to_have_count(0)
    expect(player.page.get_by_role("button", name=re.compile("die: contact|die: power"))).to_have_count(0)
    assert player.page.evaluate("() => [...window.chosen]") == ["hidden"]
    player.press(clix.die(player, "white"))
    clix.in_phase(player, "roll")
    expect(player.page.locator("[data-chosen=blue]")).to_be_visible()
    expect(player.page.locator("[data-chosen=white]")).to_be_visible()
    told = while_sealed(wire, 1)
    assert len(told) > 0
    assert not [each for each in told if "blue" in each]
    assert while_sealed(wire, 0) == []


def test_a_die_chosen_far_away_is_sealed_until_both_are_in(come_in: ComeIn) -> None:
    ana, beto, carla = come_in(), come_in(), come_in()
    wires = Wire(), Wire(), Wire()
    for one, wire in zip((ana, beto, carla), wires, strict=True):
        wire.tap(one.page)
    ana.open_table(me("Ana"), FRIEND, game="clix", rung="Regular season")
    sit_down(beto, invitation(ana), "Beto")
    carla.visit(ana.page.url)
    for one in (ana, beto):
        one.press_button("Got it")
        one.press_bar("Fill up")
        expect(one.bar).not_to_contain_text("Who bats")
    while clix.board(ana).get_attribute("data-phase") in ("order", "home"):
        asked = whoever_is_asked(ana, beto)
        asked.roll()
        expect(asked.bar.get_by_text("Sending…")).to_be_hidden()
    whoever_is_asked(ana, beto).press_bar("Fill up")
    in_the_field = whoever_is_asked(ana, beto)
    in_the_field.press(clix.act(in_the_field, "ready"))
    batting = whoever_is_asked(ana, beto)
    assert batting is not in_the_field

    batting.press(clix.die(batting, "blue"))
    expect(batting.page.locator("[data-chosen=blue]")).to_be_visible()
    for other in (in_the_field, carla):
        expect(other.page.locator("[data-chosen=hidden]")).to_be_visible()
        expect(other.page.locator("[data-chosen=blue]")).to_have_count(0)
    in_the_field.press(clix.die(in_the_field, "white"))
    for one in (ana, beto, carla):
        expect(one.page.locator("[data-chosen=blue]")).to_be_visible()
        expect(one.page.locator("[data-chosen=white]")).to_be_visible()
    seats = {id(ana): 0, id(beto): 1, id(carla): None}
    for one, wire in zip((ana, beto, carla), wires, strict=True):
        told = while_sealed(wire, seats[id(one)])
        assert len(told) > 0
        assert not [each for each in told if ("white" if one is batting else "blue") in each]


# --- Hands of strategies ---------------------------------------------------------------------------------------------

FOR_THE_BAT = "quick-wrists past-the-glove never-stop-at-first all-of-the-barrel steady-hands"
FOR_THE_FIELD = "sawed-off ice-water the-book-on-him late-break nobody-on"
TITLES_OF_ANA = ("Quick Wrists", "Past the Glove", "Never Stop at First", "All of the Barrel", "Steady Hands")
TITLES_OF_BETO = ("Sawed Off", "Ice Water", "The Book on This One", "Late Break", "Nobody On")

NOTE_TOGETHER = """([secrets]) => {
  window.together = new Set() // which secrets were on the page at one moment, and whether behind the curtain
  window.look = () => {
    const page = document.documentElement.outerHTML
    const seen = secrets.filter(secret => page.includes(secret))
    const curtain = document.querySelector('[data-testid=curtain]')
    if (seen.length) window.together.add(JSON.stringify({ curtain: curtain !== null, seen }))
  }
  const everything = { attributes: true, childList: true, subtree: true, characterData: true }
  new MutationObserver(window.look).observe(document, everything)
}"""


def seen_together(page: Page) -> list[dict[str, Any]]:
    found: list[str] = page.evaluate("() => { window.look(); return [...window.together] }")
    return [json.loads(each) for each in found]


@pytest.mark.parametrize("motion", [False, True], ids=["at once", "in motion"])
def test_a_curtain_hides_hands_of_strategies(come_in: ComeIn, motion: bool) -> None:
    player = come_in(motion=motion)
    clutch.prefer(player)
    player.page.add_init_script(f"({NOTE_TOGETHER})([{json.dumps([*TITLES_OF_ANA, *TITLES_OF_BETO])}])")
    story = clutch.Story("full", hands=(FOR_THE_BAT, FOR_THE_FIELD))
    clutch.load(player, story.to_phase("mulligan").saved(("Ana", "Beto")))
    expect(player.curtain).to_contain_text("Hand the screen to Ana")
    player.lift_curtain()
    expect(clutch.board(player).locator(".strategy-card .title")).to_have_text(TITLES_OF_ANA)
    player.press_bar("Keep")
    expect(player.curtain).to_contain_text("Hand the screen to Beto")
    player.lift_curtain()
    expect(clutch.board(player).locator(".strategy-card .title")).to_have_count(5)
    player.press_bar("Keep")
    clutch.play_until(player, clutch.at(player, "roll", "swing"))
    expect(player.curtain).to_be_hidden()
    expect(clutch.hand(player)).to_have_count(5)

    moments = seen_together(player.page)
    assert not [each for each in moments if each["curtain"]], "nothing shows behind the curtain"
    whose = [
        (bool({*each["seen"]} & {*TITLES_OF_ANA}), bool({*each["seen"]} & {*TITLES_OF_BETO}))
        for each in moments
    ]
    assert {*whose} == {(True, False), (False, True)}, "each sees one hand, and never both"


def only_in(deck: str, other: str) -> set[str]:
    """Strategies that are in one ready deck and not in another."""
    decks = read_set(STANDARD).decks
    return {*decks[deck]} - {*decks[other]}


def test_hands_of_strategies_far_away_are_not_on_the_wire(come_in: ComeIn) -> None:
    """Ana's deck runs and Beto's pitches: a card that is in his deck alone tells of his hand."""
    ana, beto, carla = come_in(), come_in(), come_in()
    wires = Wire(), Wire(), Wire()
    for one, wire in zip((ana, beto, carla), wires, strict=True):
        wire.tap(one.page)
        clutch.prefer(one, habit="never", clutch=False, changes=False)
    decks: dict[str, Any] = {"First manager’s deck": "running game", "Second manager’s deck": "pitching"}
    ana.open_table(me("Ana"), FRIEND, game="clutch", rung="All the cards", **decks)
    sit_down(beto, invitation(ana), "Beto")
    carla.visit(ana.page.url)

    done = re.compile("Top of inning 1")
    for _ in range(60):
        way = whoever_leads_on(ana, beto)
        if ana.log.filter(has_text=re.compile("is up against .* (has the Advantage)")).count():
            break
        clutch.press_if_still_there(way, way.page.locator(clutch.LEADS_ON).first)
    expect(ana.log.filter(has_text=done)).to_have_count(1)

    secrets = only_in("running", "pitching"), only_in("pitching", "running"), set[str]()
    for seat, (one, wire) in enumerate(zip((ana, beto), wires, strict=False)):
        told = [table for table in wire.tables if table["you"] == [seat]]
        assert len(told) > 4
        hands = [team["hand"] for table in told for team in table["view"]["teams"] if team["seat"] != seat]
        assert hands
        assert all(card is None for hand in hands for card in hand), "of the other hand only how many"
        own = {card["id"] for card in told[-1]["view"]["teams"][seat]["hand"]}
        assert own
        theirs = secrets[1 - seat]
        heard = "\n".join(wire.heard)
        assert not [card for card in theirs if f'"{card}"' in heard or f"clutch-card-{card}" in heard]
        assert not re.search(r'"(draw|lose) \d', heard)
        assert all(not table["choices"] or table["actor"] == seat for table in told)
        assert all(table["dice"]["seed"] is None for table in told)
        expect(one.page.locator(".strategy-hand [data-target]")).to_have_count(
            len(told[-1]["view"]["teams"][seat]["hand"])
        )
    watched = [team["hand"] for table in wires[2].tables for team in table["view"]["teams"]]
    assert watched
    assert all(card is None for hand in watched for card in hand), "who only watches sees no hand at all"
    nobody_is_told(carla, ana.page.url.rpartition("/")[2], "teams")


def nobody_is_told(who: Player, match: str, holders: str) -> None:
    """Who asks without a seat gets no file before the match is over, and looks back at what spectators saw."""
    assert who.page.request.get(f"/api/tables/{match}/file").status == 403
    earlier = who.page.request.get(f"/api/tables/{match}/plies/4")
    assert earlier.status == 200
    hands = [holder["hand"] for holder in earlier.json()["view"][holders]]
    assert all(card is None for hand in hands for card in hand or [])


def whoever_leads_on(*company: Player) -> Player:
    """Whoever has something to press that leads on."""
    for _ in range(500):
        for one in company:
            if one.page.locator(clutch.LEADS_ON).first.is_visible():
                return one
        company[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked for anything")
