"""CLUTCH Baseball at a moment worth looking at, as match files, and what there is to see and to press at its table."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Literal

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, expect

from rainout.core import matchfile
from rainout.core.match import Match
from rainout.core.terms import spelt
from rainout.games.clutch.naming import text_id
from rainout.games.clutch.rules.numbers import look_up
from rainout.games.clutch.state import Phase, Roll
from rainout.games.clutch.vocabulary import RESULT_SIGNS
from tests.browser.people import LIT, MOST_STEPS, Player

Cards = Literal["learning", "full"]
Home = Literal["Ana", "Beto"]
Place = Callable[[Player], None]
Until = Callable[[Any], bool]
"""Whether a position, which is a record of the rules, is the one that is waited for."""
AGAINST_A_BOT = ("Ana", "bot novice")
OUTS = ("SO", "GB", "LD", "FB")
EASY = ("fill", "keep", "ready", "pitch", "swing", "send none", "let", "one", "pass", "leave")
"""What managers do who do nothing."""


# --- Positions, as match files ---------------------------------------------------------------------------------------


class Story:
    """A match told as far as it matters: who holds which cards, how the at-bats end, what the managers do."""

    def __init__(
        self,
        cards: Cards = "learning",
        *,
        home: Home = "Beto",
        hands: tuple[str, str] = ("", ""),
        **options: str,
    ) -> None:
        agreed = {name.replace("_", "-"): value for name, value in options.items()}
        self.match = Match("clutch", {"cards": cards, **agreed})
        self._home_faces = (3, 12) if home == "Beto" else (12, 3)
        self._wanted = [hand.split() for hand in hands]

    # --- Going on ---

    def until(self, wanted: Until, result: str = "SO") -> Story:
        """As easy-going managers play it until something is so; at-bats come out as wished."""
        for _ in range(MOST_STEPS):
            if wanted(self.match.state):
                return self
            self.step(result)
        raise AssertionError("it never comes to that")

    def step(self, result: str = "SO") -> None:
        """One action: the easiest, or a die that serves the result, or a card that is wanted."""
        match = self.match
        texts = [action.text for action in match.options]
        if match.die_is_due:
            match.enter(f"roll {self._face(result)}")
        elif texts[0].startswith("draw"):
            match.enter(self._drawn(texts))
        else:
            # What is thrown away is what came last: a hand keeps what was dealt to it on purpose.
            other = texts[-1] if texts[-1].startswith("discard") else texts[0]
            match.enter(next((text for text in EASY if text in texts), other))

    def to_first_pitch(self) -> Story:
        return self.until(lambda g: g.phase == Phase.FIELD)

    def to_inning(self, inning: int, half: Literal["top", "bottom"] = "top") -> Story:
        """Whoever is up strikes out until then."""
        bottom = half == "bottom"
        return self.until(
            lambda g: g.phase == Phase.FIELD and g.inning == inning and bool(g.batting) is bottom
        )

    def at_bats(self, *results: str) -> Story:
        """Some batters do this, one after the other; nobody runs further than he must."""
        for result in results:
            before = self.match.state.turns.item()
            while self.match.state.turns == before:
                self.step(result)
        return self

    def to_phase(self, phase: str, result: str = "SO") -> Story:
        return self.until(lambda g: spelt(Phase(g.phase)) == phase, result)

    def to_window(self, window: int, seat: int, result: str = "SO") -> Story:
        """A moment for cards in which somebody is asked."""
        return self.until(lambda g: g.phase == Phase.CARDS and g.window == window and g.actor == seat, result)

    def to_roll(self, die: str, result: str = "SO") -> Story:
        return self.until(lambda g: g.phase == Phase.ROLL and spelt(Roll(g.rolling)) == die, result)

    def enter(self, *moves: str) -> Story:
        for line in moves:
            for move in line.split(";"):
                self.match.enter(move.strip())
        return self

    def offered(self, beginning: str) -> str:
        """What can be done now and begins like this."""
        return next(action.text for action in self.match.options if action.text.startswith(beginning))

    @property
    def phase(self) -> str:
        return spelt(Phase(self.match.state.phase))

    # --- Chance ---

    def _face(self, result: str) -> int:
        g = self.match.state
        if g.rolling == Roll.HOME:
            return self._home_faces[0 if g.home_face[0] == 0 else 1]
        if g.rolling == Roll.PITCH:
            return 20 if result in OUTS else 1
        if g.rolling in (Roll.SWING, Roll.RESWING):
            return self.swing_for(result)
        return 1

    def swing_for(self, result: str) -> int:
        """The face of the swing's die that is read as a result on the chart that counts."""
        t, g = self.match.tables, self.match.state
        for face in range(1, int(g.sides) + 1):
            if RESULT_SIGNS[look_up(t, g, face)] == result:
                return face
        raise AssertionError(f"no face of the d{g.sides} comes to {result}")

    def _drawn(self, texts: Sequence[str]) -> str:
        """The card that is wanted next, else whichever lies there."""
        t, g = self.match.tables, self.match.state
        seat = int(g.arranging)
        if not self._wanted[seat]:
            return texts[0]
        wanted = self._wanted[seat].pop(0)
        return next(
            text for text in texts if text_id(t, int(g.deck[seat, int(text.split()[1]) - 1])) == wanted
        )

    def saved(self, players: tuple[str, str] = AGAINST_A_BOT, *, own_dice: bool = False) -> str:
        """The match file; with dice of their own, people tell what comes next."""
        self.match.own_dice = own_dice
        return matchfile.save(self.match, list(players))


# --- The table -------------------------------------------------------------------------------------------------------

ALWAYS = {"habit": "always", "clutch": True, "changes": True}
"""Asked in every window, and about changes before every at-bat."""


def prefer(player: Player, **wishes: str | bool) -> None:
    """How this browser wants to be asked, as if it had been set here before."""
    kept = json.dumps(json.dumps({**ALWAYS, **wishes}))
    player.page.add_init_script(f"localStorage.setItem('rainout.clutch-asking', {kept})")


def load(player: Player, text: str) -> None:
    player.load(text)
    expect(board(player).or_(player.curtain).first).to_be_visible()


def board(player: Player) -> Locator:
    return player.page.locator(".clutch[data-phase]")


def at(player: Player, phase: str, detail: str = "") -> Locator:
    """The board at some question; of a roll, which die; of a moment for cards, which one."""
    kind = {"roll": "rolling", "cards": "window"}.get(phase)
    more = f"[data-{kind}={detail}]" if kind and detail else ""
    return player.page.locator(f".clutch[data-phase={phase}]{more}")


def come_to(player: Player, phase: str, detail: str = "") -> None:
    """Wait for a question; whoever is asked is handed the screen."""
    wanted = at(player, phase, detail)
    expect(wanted.or_(player.curtain).first).to_be_visible()
    if player.curtain.is_visible():
        player.lift_curtain()
    expect(wanted).to_be_visible()
    expect(player.bar.get_by_text("Sending…")).to_be_hidden()


def mound(player: Player) -> Locator:
    return player.page.get_by_role("region", name="On the mound")


def plate(player: Player) -> Locator:
    return player.page.get_by_role("region", name="At the plate")


def runner(player: Player, sign: str) -> Locator:
    """A runner on the field who can be pointed at."""
    return player.page.locator(f'.runner-token[data-target="player-{sign}"]')


def go(player: Player, verb: Literal["send", "steal", "none"]) -> Locator:
    """The button that sends those who were pointed at, or nobody."""
    return player.page.locator(f"[data-go={verb}]")


def sum_of(player: Player, name: str) -> Locator:
    """A sum of the at-bat or of a throw."""
    return player.page.locator(".arithmetic").get_by_role("group", name=name, exact=True)


def told(line: Locator) -> list[tuple[str, int]]:
    """The parts of a sum as they are printed, and what each comes from; the die first."""
    parts = [
        (" ".join(part.locator(".source").inner_text().split()), number(part.locator("b").inner_text()))
        for part in line.locator(".part").all()
    ]
    face = line.locator(".number-die .print.up text")
    return [("die", int(face.text_content() or 0)), *parts] if face.count() else parts


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def total(line: Locator) -> int:
    return int(line.locator("output.total").inner_text())


def adds_up(line: Locator) -> int:
    """What a sum comes to, once it has been added up again."""
    expect(line.locator("output.total")).not_to_have_text("?")
    assert sum(amount for _, amount in told(line)) == total(line), told(line)
    return total(line)


def lit_row(card: Locator) -> Locator:
    """The row of a chart at which a swing is read."""
    return card.locator(".chart .row.lit")


def hand(player: Player) -> Locator:
    return player.page.locator(".strategy-hand [data-target]")


def card(player: Player, title: str) -> Locator:
    """A card in hand, by its title."""
    return hand(player).and_(player.page.get_by_role("button", name=re.compile(f"^{re.escape(title)}")))


def play_card(player: Player, title: str) -> None:
    found = card(player, title).first
    expect(found).to_have_attribute("aria-disabled", "false")
    found.focus()
    player.page.keyboard.press("Enter")


def open_dugout(player: Player) -> Locator:
    player.press(player.page.locator("[data-dugout]"))
    dugout = player.page.get_by_test_id("dugout")
    expect(dugout).to_be_visible()
    return dugout


def row(dugout: Locator, name: str) -> Locator:
    """A player's line on the bench, in the bullpen or in the line-up."""
    return dugout.locator("[data-player]").filter(has_text=name)


# --- Playing on ------------------------------------------------------------------------------------------------------

POINTED = ("under", "pay", "discard", "recycle", "replace", "steal-throw")
"""Questions that are answered on the board alone."""
LEADS_ON = ", ".join(
    [
        ".starters [data-target]",
        "[data-go=none]",
        "[data-testid=action-bar] :is(.roll, .verb)",
        f".clutch:is({', '.join(f'[data-phase={phase}]' for phase in POINTED)}) {LIT}",
        ".tunings button",
    ]
)
"""The first starter, nobody further, the die, what managers do who do little, a card where one must be named."""


def play_until(player: Player, wanted: Locator) -> None:
    """Go on until something is in sight: roll what is to be rolled, do what is suggested, or the least."""
    way = player.page.locator(LEADS_ON)
    anything = wanted.or_(player.curtain).or_(way).first
    for _ in range(MOST_STEPS):
        anything.wait_for()
        if wanted.first.is_visible():
            return
        if player.curtain.is_visible():
            player.lift_curtain()
        else:
            press_if_still_there(player, way.first)
    raise AssertionError("the game leads nowhere")


def press_if_still_there(player: Player, way: Locator) -> None:
    """This very button and no other: what passes by itself may be gone by now, and something else asked."""
    try:
        button = way.element_handle(timeout=500)
        button.tap() if player.touch else button.click()
    except PlaywrightError as missed:
        if not re.search("not attached|Timeout 500ms", missed.message):
            raise


# --- Moments ---------------------------------------------------------------------------------------------------------

BATTING_CARDS = "all-of-the-barrel past-the-glove quick-wrists third-base-says-go star-turn"
"""For the Swing, for a ground ball, for the Swing Roll, for a runner, and one that changes any number."""
NOTHING_YET = "this-is-the-one past-the-glove past-the-glove never-stop-at-first for-the-far-seats"
"""For a batter, but nothing before the pitch."""
HARMLESS = "ready-for-the-first-one ready-for-the-first-one all-of-the-barrel quick-wrists this-is-the-one"
"""For a manager in the field: nothing that can be played there."""
LEAD = 12


def three_games() -> Story:
    """A series at one game all: home wins each game by twelve runs or more, and an out of the third is left.

    Ana is home in the first game, Beto in the second, Ana in the third.
    """
    story = Story(home="Ana", games="3")

    def result() -> str:
        g = story.match.state
        return "HR" if g.batting and g.points[g.home] < LEAD else "SO"

    def almost() -> bool:
        g = story.match.state
        return bool(
            g.game == 3 and g.inning == 9 and not g.batting and g.outs == 2 and g.phase == Phase.FIELD
        )

    while not almost():
        story.step(result())
    return story


def finished() -> Story:
    """A learning game that Ana, who is home, has won."""
    story = Story(home="Ana")
    while not story.match.over:
        g = story.match.state
        story.step("HR" if g.batting and g.points[0] < 1 else "SO")
    return story


def taken_back() -> Story:
    """Ana has played a card on the batter, and another comes up for him: she may have it back."""
    story = Story("full", home="Ana", hands=("sign-from-the-dugout", "")).to_inning(4)
    story.to_window(3, 0).enter("play 1; pass")
    return story.enter(story.offered("in 10")).to_phase("take-back")


MOMENTS: dict[str, Callable[[], Story]] = {
    "home": lambda: Story(),
    "starter": lambda: Story().until(lambda g: g.phase == Phase.STARTER),
    "assign": lambda: Story().to_phase("assign"),
    "order": lambda: Story().to_phase("order"),
    "mulligan": lambda: Story("full").to_phase("mulligan"),
    "field": lambda: Story("full", home="Ana").to_first_pitch(),
    "pitch": lambda: Story("full", home="Ana").to_roll("pitch"),
    "bench": lambda: Story().to_inning(4).to_phase("bench"),
    "run": lambda: Story("full").to_first_pitch().at_bats("1B").to_phase("run"),
    "send": lambda: Story().to_first_pitch().at_bats("1B").to_phase("send", "1B"),
    "double-play": lambda: Story(home="Ana").to_first_pitch().at_bats("1B").to_phase("double-play", "GB"),
    "throw": lambda: (
        Story(home="Ana").to_first_pitch().at_bats("1B").to_phase("double-play", "GB").enter("two")
    ),
    "bunt": lambda: Story().to_first_pitch().at_bats("1B").to_phase("run").enter("bunt"),
    "cards": lambda: Story("full", hands=(BATTING_CARDS, HARMLESS)).to_window(9, 0, "GB"),
    "clutch-moment": lambda: (
        Story("full", hands=("steady-hands", HARMLESS))
        .to_first_pitch()
        .at_bats("BB", "BB", "BB")
        .to_window(3, 0)
    ),
    "tune": lambda: (
        Story("full", hands=(BATTING_CARDS, HARMLESS)).to_window(9, 0, "GB").enter("play 5").to_phase("tune")
    ),
    "take-back": taken_back,
    "series": three_games,
    "over": finished,
}
"""A position for each kind of thing there is to see."""


@cache
def moment(name: str) -> tuple[str, str]:
    """A moment as a file against a bot, and its phase; told once, since many look at it."""
    story = MOMENTS[name]()
    return story.saved(), story.phase
