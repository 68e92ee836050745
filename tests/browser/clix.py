"""SportsClix at a moment worth looking at, as match files, and what there is to see and to press at its table."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import product
from typing import Literal

from playwright.sync_api import Locator, expect

from rainout.core import matchfile
from rainout.core.match import Match
from tests.browser.people import Player

Level = Literal["preseason", "regular", "playoffs", "championship"]
Home = Literal["Ana", "Beto"]
AGAINST_A_BOT = ("Ana", "bot novice")
SIDES = {"red": "VVVVAH", "white": "CCCCAH", "black": "PPPFFS", "blue": "TTTTFS"}
"""The symbols of the dice, from side 1 to side 6."""

OUTS = ("K", "K*", "GB", "GB!", "FB", "FB!")
"""In the preseason, whatever else they are later."""
HITS = ("HR", "3B", "2B", "1B")
LEAD = 12
EASY = (
    "ready",
    "swing black",
    "pitch red",
    "steal none",
    "send none",
    "extra none",
    "tag up none",
    "let",
    "no",
)
"""What managers do who do nothing."""


# --- Positions, as match files ---------------------------------------------------------------------------------------


def at_first_pitch(level: Level, home: Home = "Beto", order: str = "fill") -> Match:
    """The first batter comes up. ``order`` is the batting order of the visitors, the other is the usual one."""
    toss = "green 3; green 5" if home == "Beto" else "green 5; green 3"
    orders = f"{order}; fill" if home == "Beto" else f"fill; {order}"
    match = Match("clix", {"level": level})
    if level == "championship":
        enter(match, f"{toss}; dh yes; fill; fill; {orders}; fill")
    else:
        enter(match, f"{orders}; {toss}" + ("; fill" if level != "preseason" else ""))
    return match


def enter(match: Match, *moves: str) -> Match:
    for line in moves:
        for move in line.split(";"):
            match.enter(move.strip())
    return match


def saved(match: Match, players: tuple[str, str] = ("Ana", "Beto"), *, own_dice: bool = False) -> str:
    """The match file; with dice of their own, people tell what comes next."""
    match.own_dice = own_dice
    return matchfile.save(match, list(players))


def thrown(
    match: Match, wanted: Collection[str], pitch: str = "red", swing: str = "black"
) -> tuple[int, int] | None:
    """Two sides of the dice that come to one of these results for whoever is on the mound and at the plate."""
    view = match.view()
    pitcher = next(figure for team in view.teams for figure in team.players if figure.target == view.pitcher)
    results = {
        **dict(zip(view.pitcher_columns, pitcher.results, strict=True)),
        **dict(zip(view.batter_columns, view.bats, strict=True)),
    }
    for one, other in product(range(6), repeat=2):
        if results.get(SIDES[pitch][one] + SIDES[swing][other]) in wanted:
            return one + 1, other + 1
    return None


def last_of_the_ninth(*, over: bool = False) -> Match:
    """A preseason game that Ana, who is home, leads by twelve or more with an out to go; or has won."""
    match = at_first_pitch("preseason", "Ana")
    while not match.over:
        view = match.view()
        if view.inning == 9 and view.outs == 2 and not over:
            break
        scores = view.half == "bottom" and match.state.points[0] < LEAD
        sides = (scores and thrown(match, HITS)) or thrown(match, OUTS)
        assert sides
        enter(match, "red {}; black {}".format(*sides))
    return match


def out_of_strength() -> Match:
    """Bloopers have cooled Ana's pitcher past blue 4: three balls."""
    match = at_first_pitch("championship", "Ana")
    while match.view().phase != "replace":
        view = match.view()
        texts = [option.text for option in match.options]
        if view.rolling == "pitch":
            sides = thrown(match, ["GB!", "FB!"])
            assert sides
            enter(match, "red {}; black {}; green 1".format(*sides))
        elif view.phase == "pick" and not view.pick_gains and "click 1.1" in texts:
            enter(match, "click 1.1")
        else:
            enter(match, next((text for text in EASY if text in texts), texts[0]))
    return match


def first_pitch(level: Level, *moves: str, home: Home = "Ana") -> Match:
    return enter(at_first_pitch(level, home), *moves)


def before(level: Level, moves: str = "") -> Match:
    match = Match("clix", {"level": level})
    return enter(match, moves) if moves else match


GROUND_BALL = "walk; ready; swing blue; pitch red; steal none; red 1; blue 1"
MOMENTS: dict[str, Callable[[], Match]] = {
    "order": lambda: before("preseason"),
    "home": lambda: before("regular", "fill; fill; green 3; green 3"),
    "fence": lambda: before("regular", "fill; fill; green 5; green 3"),
    "dh": lambda: before("championship", "green 5; green 3"),
    "assign": lambda: before("championship", "green 5; green 3; dh yes"),
    "field": lambda: first_pitch("regular"),
    "pitch": lambda: first_pitch("regular", "ready; swing blue"),
    "swing": lambda: first_pitch("playoffs", "walk; ready", home="Beto"),
    "roll": lambda: first_pitch("regular", "ready; swing blue; pitch red"),
    "attempt": lambda: first_pitch("playoffs", GROUND_BALL, "green 2; force 2; relay SS 1"),
    "steal": lambda: first_pitch("playoffs", "walk; ready; swing blue; pitch red", home="Beto"),
    "fielder": lambda: first_pitch("playoffs", GROUND_BALL, "green 1"),
    "play": lambda: first_pitch("playoffs", GROUND_BALL, "green 2"),
    "pick": lambda: first_pitch("playoffs", GROUND_BALL, "green 2; force 2; relay SS 1; roll 6; roll 6"),
    "control": lambda: first_pitch(
        "regular", "ready; swing black; pitch red; red 6; black 6; green 3", home="Beto"
    ),
    "bench": lambda: first_pitch("championship", home="Beto"),
    "replace": out_of_strength,
    "over": lambda: last_of_the_ninth(over=True),
}
"""A position for each kind of thing there is to see."""


# --- The table -------------------------------------------------------------------------------------------------------


def load(player: Player, text: str) -> None:
    """Sit down at the table; what is new at its level has been read before."""
    player.load(text)
    expect(board(player).or_(player.curtain)).to_be_visible()


def come_to(player: Player, moment: str) -> None:
    load(player, saved(MOMENTS[moment](), AGAINST_A_BOT))
    in_phase(player, "roll" if moment == "attempt" else moment)
    if player.page.get_by_test_id("news-close").is_visible():
        player.press(player.page.get_by_test_id("news-close"))
    player.page.mouse.move(0, 0)


def board(player: Player) -> Locator:
    return player.page.locator(".clix[data-phase]")


def in_phase(player: Player, phase: str) -> None:
    """Wait for a question; whoever is asked is handed the screen."""
    wanted = player.page.locator(f".clix[data-phase={phase}]")
    expect(wanted.or_(player.curtain).first).to_be_visible()
    if player.curtain.is_visible():
        player.lift_curtain()
    expect(wanted).to_be_visible()


def act(player: Player, notation: str) -> Locator:
    """The button of a choice, by its notation."""
    return player.page.locator(f'[data-action="{notation}"]')


def figure(player: Player, sign: str) -> Locator:
    """A figure at the plate or on the mound, with its dial."""
    return player.page.locator(f'[data-figure="player-{sign}"]')


def fielder(player: Player, position: str) -> Locator:
    return player.page.locator(f'.fielder[data-position="{position}"]')


def runner(player: Player, sign: str) -> Locator:
    """A runner on the field who can be pointed at."""
    return player.page.locator(f'.runner[data-target="player-{sign}"]')


def die(player: Player, colour: str) -> Locator:
    """A die that can be chosen."""
    return player.page.locator(f"[data-target=die-{colour}]")


def zone(player: Player, number: int) -> Locator:
    return player.page.locator(f"g.wedge[data-zone='{number}']")


def step(card: Locator) -> Locator:
    return card.locator(".dial")


def drag(player: Player, thing: Locator, to: int) -> None:
    """By the pointer into a zone, to a spot where nothing else stands."""
    spot: dict[str, float] | None = zone(player, to).evaluate(
        """wedge => {
          const { left, top, width, height } = wedge.getBoundingClientRect()
          for (let down = 0.2; down < 1; down += 0.05)
            for (let across = 0.05; across < 1; across += 0.05) {
              const [x, y] = [left + across * width, top + down * height]
              if (document.elementFromPoint(x, y)?.closest('[data-zone]') === wedge) return { x, y }
            }
          return null
        }"""
    )
    box = thing.bounding_box()
    assert spot
    assert box
    mouse = player.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(spot["x"], spot["y"], steps=5)
    mouse.up()


def tell(player: Player, side: int) -> None:
    """Say what a real die shows; whoever has to is handed the screen."""
    faces = player.faces
    expect(faces.or_(player.curtain)).to_be_visible()
    if player.curtain.is_visible():
        player.lift_curtain()
    player.tell(side)
    expect(player.bar.get_by_text("Sending…")).to_be_hidden()
