"""People at the browser: what they do, in their own words, and where they look."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import FilePayload, Locator, Page, expect

Words = str | re.Pattern[str]
Game = str
"""The id of a game."""
LIT = "[data-target]:not([aria-disabled='true'], [aria-pressed='true'])"
"""Things on a board that can be chosen, and have not been."""
MOST_STEPS = 1000
"""In a game; a table that leads nowhere must not be played for ever."""


@dataclass(frozen=True)
class Sits:
    """Who is to sit in a seat of a new table, as the dialog asks for it."""

    who: Literal["Me", "Someone else on this screen", "A friend, by link", "A bot"]
    name: str = ""
    level: str = ""


ME = Sits("Me")
BOT = Sits("A bot")
FRIEND = Sits("A friend, by link")


def me(name: str) -> Sits:
    return Sits("Me", name)


def beside_me(name: str) -> Sits:
    return Sits("Someone else on this screen", name)


class Player:
    """Someone at a browser of their own."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page = page
        self.touch = touch

    def press(self, thing: Locator) -> None:
        """Click it, or tap it where there is no mouse."""
        if self.touch:
            thing.tap()
        else:
            thing.click()

    def press_button(self, name: Words) -> None:
        self.press(self.page.get_by_role("button", name=name, exact=isinstance(name, str)))

    def follow(self, name: str) -> None:
        self.press(self.page.get_by_role("link", name=name, exact=True))

    # --- Coming in ---

    def visit(self, path: str) -> None:
        self.page.goto(path)

    def go_home(self) -> None:
        self.visit("/")
        expect(self.page.get_by_role("heading", level=3).first).to_be_visible()

    def tile(self, game: Game = "hens") -> Locator:
        """What the home page says of a game, with the ways in."""
        return self.page.locator(f"[data-game={game}]")

    def play_now(self, game: Game = "hens") -> None:
        """Against a bot, by the shortest way."""
        self._until_well_dealt(lambda: self._play_now(game))

    def _play_now(self, game: Game) -> None:
        self.go_home()
        self.press(self.tile(game).get_by_role("button", name="Play now"))
        self.wait_at_table()
        self.wait_until_asked()

    def start_new_table(self, game: Game = "hens") -> Locator:
        """Open the dialog for a new table."""
        self.go_home()
        self.press(self.tile(game).get_by_role("button", name="New table…"))
        return self.dialog("New table")

    def open_table(
        self,
        *seats: Sits,
        game: Game = "hens",
        own_dice: bool = False,
        watched: bool = True,
        rung: str = "",
        **house_rules: str | bool,
    ) -> None:
        """Open a table by the dialog; house rules by their labels, with underscores for spaces."""
        self._until_well_dealt(lambda: self._open_table(game, seats, own_dice, watched, rung, house_rules))

    def _until_well_dealt(self, open_table: Callable[[], None]) -> None:
        """Not every deal is a beginning for a story.

        Once in a hundred the hands are alike and everyone rolls for the start; once in two hundred a bot wins at once.
        """
        open_table()
        while "Same hands" in self.bar.inner_text() or self.result.is_visible():
            open_table()

    def _open_table(
        self,
        game: Game,
        seats: Sequence[Sits],
        own_dice: bool,
        watched: bool,
        rung: str,
        house_rules: Mapping[str, str | bool],
    ) -> None:
        dialog = self.start_new_table(game)
        if rung:
            dialog.get_by_label(rung, exact=True).check()
        if game == "baseball":
            choose_players(dialog, len(seats))
        for number, seat in enumerate(seats, 1):
            row = dialog.get_by_role("group", name=f"Player {number}")
            row.get_by_label(f"Seat {number}").select_option(seat.who)
            if seat.name:
                row.get_by_label("Name").fill(seat.name)
            if seat.level:
                row.get_by_label("Level").select_option(seat.level)
        if house_rules:
            self.press(dialog.get_by_text("House rules"))
        for label, value in house_rules.items():
            field = dialog.get_by_label(label.replace("_", " "), exact=True)
            if isinstance(value, bool):
                field.set_checked(value)
            else:
                field.select_option(value)
        if own_dice:
            dialog.get_by_label("Our own dice").check()
        dialog.get_by_label("Others may watch").set_checked(watched)
        self.press(dialog.get_by_role("button", name="Open the table"))
        self.wait_at_table()
        if FRIEND not in seats:
            self.wait_until_asked()

    def choose_file(self, text: str) -> None:
        file = FilePayload(name="match.txt", mimeType="text/plain", buffer=text.encode())
        self.page.get_by_label("Choose a saved match").set_input_files(file)

    def load(self, text: str) -> None:
        """Open a match file on the home page and go on with it."""
        self.go_home()
        self.choose_file(text)
        self.wait_at_table()

    def wait_at_table(self) -> None:
        self.page.wait_for_url(re.compile("/t/"))
        expect(self.bar).to_be_visible()

    # --- Where to look ---

    @property
    def bar(self) -> Locator:
        """The sentence that says whose move it is, and the buttons that go with it."""
        return self.page.get_by_test_id("action-bar")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("list", name="Log").get_by_role("listitem")

    @property
    def words(self) -> Locator:
        """The position in words, for those who do not see the picture."""
        return self.page.get_by_role("region", name="The position in words")

    @property
    def announced(self) -> Locator:
        """What a screen reader says last."""
        return self.page.get_by_test_id("announcer")

    @property
    def lit(self) -> Locator:
        """Cards that can be chosen now."""
        return self.page.locator(LIT)

    @property
    def roll_button(self) -> Locator:
        return self.bar.get_by_role("button", name="Roll", exact=True)

    @property
    def verbs(self) -> Locator:
        """Buttons for what cannot be pointed at."""
        return self.bar.locator("button.verb")

    @property
    def undo_button(self) -> Locator:
        return self.bar.get_by_role("button", name="Undo")

    @property
    def faces(self) -> Locator:
        """Where the face of a real die is told."""
        return self.bar.get_by_role("group", name="What did your die show?")

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("dialog", name=re.compile("^(You win|You lose|The match is over)$"))

    def escape(self) -> None:
        """Leave the dialog that is open; it is empty once the page has noticed that it was closed."""
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog h2")).to_have_count(0)

    def dialog(self, name: Words) -> Locator:
        return self.page.get_by_role("dialog", name=name)

    def hand(self, owner: str) -> Locator:
        """The cards someone holds in front of the reader."""
        return self.page.get_by_role("group", name=f"Hand of {owner}").get_by_role("button")

    @property
    def plates(self) -> Locator:
        """Where everyone sits at a table for teams."""
        return self.page.locator("[data-seat]")

    @property
    def tip(self) -> Locator:
        """What is said of a card that the pointer or the focus is on."""
        return self.page.locator(".hand-fan .tip")

    @property
    def curtain(self) -> Locator:
        """What covers the board while the screen changes hands."""
        return self.page.get_by_test_id("curtain")

    def position(self) -> str:
        return self.words.inner_text()

    def is_asked(self) -> bool:
        """Whether something can be done just now, without waiting."""
        return self._askings.first.is_visible()

    @property
    def _askings(self) -> Locator:
        """All the ways in which a table asks for something, and the end."""
        ways = self.roll_button.or_(self.faces).or_(self.verbs).or_(self.lit)
        return ways.or_(self.curtain).or_(self.result)

    # --- Playing ---

    def roll(self) -> None:
        self.press(self.roll_button)

    def tell(self, face: int) -> None:
        """Say what a real die shows."""
        self.press(self.faces.get_by_role("button", name=f"My die shows {face}", exact=True))

    def play_card(self, name: str) -> None:
        """Play a card of one's hand, by what is printed on it: its sign and its name."""
        self.press(self.lit.and_(self.page.get_by_role("button", name=re.compile(f"^{name}:"))).first)

    def lift_curtain(self) -> None:
        """The one the screen was handed to says so."""
        self.press(self.curtain.get_by_role("button"))
        expect(self.curtain).to_be_hidden()

    def press_bar(self, name: Words) -> None:
        self.press(self.bar.get_by_role("button", name=name, exact=isinstance(name, str)))

    def wait_until_asked(self) -> None:
        self._askings.first.wait_for()

    def take_step(self, keen: Keen | None = None) -> None:
        """Press one of the things that light up: the first, unless somebody knows what he is keen on."""
        self.wait_until_asked()
        if self.curtain.is_visible():
            return self.lift_curtain()
        if self.roll_button.is_visible():
            return self.roll()
        if keen and keen(self):
            return None
        if self.lit.count():
            self.press(self.lit.first)
        elif self.verbs.first.is_visible():
            self.press(self.verbs.first)
        # else what was asked has been answered a moment ago and the page had not heard of it yet
        return None

    def play_to_the_end(self, keen: Keen | None = None) -> None:
        for _ in range(MOST_STEPS):
            self.wait_until_asked()
            if self.result.is_visible():
                return
            self.take_step(keen)
        raise AssertionError("the game does not end")

    def take_turn(self, keen: Keen | None = None) -> None:
        """Roll and do what the die says; afterwards it is someone else's turn, or the end."""
        self.roll()
        for _ in range(MOST_STEPS):
            self.wait_until_asked()
            if self.roll_button.or_(self.result).first.is_visible():
                return
            self.take_step(keen)
        raise AssertionError("the turn does not end")

    # --- Other things people do ---

    def open_menu(self) -> None:
        self.press_button("Menu")

    def choose_in_menu(self, name: str) -> None:
        self.open_menu()
        self.press_button(name)

    def save(self) -> str:
        """Save the match from the menu; gives what the file says."""
        self.open_menu()
        with self.page.expect_download() as downloaded:
            self.follow("Save match")
        return downloaded.value.path().read_text(encoding="utf-8")

    def set(self, name: str, group: str | None = None) -> None:
        """Turn something on in the settings."""
        self.press_button("Settings")
        dialog = self.dialog("Settings")
        if group:
            self.press(dialog.get_by_role("group", name=group).get_by_text(name, exact=True))
        else:
            dialog.get_by_label(name).check()
        self.press(dialog.get_by_role("button", name="Close"))
        expect(dialog).to_be_hidden()

    def resign(self) -> None:
        self.choose_in_menu("Resign…")
        self.press(self.dialog("Resign?").get_by_role("button", name="Resign", exact=True))


def invitation(host: Player) -> str:
    """The link that seats a friend."""
    return host.page.get_by_label("Send this link to your friend").input_value()


def sit_down(guest: Player, link: str, name: str) -> None:
    """Follow a link and take the seat it is for."""
    guest.visit(link)
    seat = guest.dialog("A seat is kept for you")
    seat.get_by_label("Name").fill(name)
    guest.press(seat.get_by_role("button", name="Sit down"))
    expect(seat).to_be_hidden()


def whoever_is_asked(*company: Player) -> Player:
    """Whose move it is, among people at browsers of their own."""
    for _ in range(MOST_STEPS):
        for one in company:
            if one.is_asked():
                return one
        company[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked for anything")


def choose_players(dialog: Locator, count: int) -> None:
    """How many are to sit at a new table."""
    dialog.get_by_role("group", name="Players", exact=True).get_by_label(str(count), exact=True).check()


Keen = Callable[[Player], bool]
"""What somebody would rather press than the first thing that lights up; tells whether there was something."""
