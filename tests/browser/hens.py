"""Hen games in the browser: moments worth looking at, as match files that people load and play on, and the corrals."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from playwright.sync_api import Locator

from tests.browser.people import Player

GOLDEN = Path(__file__).parents[1] / "golden" / "hens" / "default.txt"
SUITS = "cdhs"

ONE_SWAP_AWAY = "J 10 Q K A"
"""Complete once the first two cards change places."""
NOTHING_IN_PLACE = "K Q J 10 Q"
"""Nothing in place and no champion: whoever holds anything else here starts."""
SCATTERED = "A A J 10 Q"
"""Nothing in place and two champions: whoever holds it starts."""
WAITING = "K 10 A J Q"
"""Nothing in place and one champion."""


def match_file(
    first: str,
    second: str,
    *turns: str,
    players: tuple[str, str] = ("Ana", "Beto"),
    own_dice: bool = False,
    **options: str,
) -> str:
    """A match in which these ranks were dealt and these turns taken; whoever loads it takes all seats of people."""
    headers = ["rainout match", "game: hens", "rules: 1"]
    headers += [f"seat {number}: {player}" for number, player in enumerate(players, 1)]
    headers += [f"option {name.replace('_', '-')}: {value}" for name, value in options.items()]
    headers += ["own dice: yes"] * own_dice
    moves = [f"{number}. {turn}" for number, turn in enumerate((deal(first, second), *turns))]
    return "\n".join([*headers, "", *moves, ""])


def deal(first: str, second: str) -> str:
    """The cards in the order they are dealt, a card to each in turn; any suit will do."""
    dealt: Counter[str] = Counter()
    cards = []
    for pair in zip(first.split(), second.split(), strict=True):
        for rank in pair:
            cards.append(f"deal {rank}{SUITS[dealt[rank]]}")
            dealt[rank] += 1
    return "; ".join(cards)


def finished() -> str:
    """A match of 45 turns that Beto won with 45 points."""
    headers, moves, *_ = GOLDEN.read_text(encoding="utf-8").split("\n\n")
    return f"{headers}\n\n{moves}\n"


# --- Corrals ---


def card(player: Player, owner: str, space: int) -> Locator:
    corral = player.page.get_by_role("group", name=f"Corral of {owner}")
    return corral.get_by_role("button").nth(space - 1)


def choose(player: Player, owner: str, *spaces: int) -> None:
    for space in spaces:
        player.press(card(player, owner, space))


def keen(player: Player) -> bool:
    """No genius, but keen to put hens in their place: press what does so, if anything lights up."""
    verb = player.bar.get_by_role("button", name="Rearrange", exact=True)
    if verb.is_visible():
        player.press(verb)
        return True
    # One look at all of them: whatever is pressed next is among those that glow at this moment.
    names = player.lit.evaluate_all("cards => cards.map(card => card.ariaLabel)")
    if names:
        player.press(player.lit.nth(most_promising(names)))
    return bool(names)


def most_promising(names: list[str]) -> int:
    """Which of some cards to choose: one of one's own that is out of place, or one of theirs that is in place."""
    for wish in (r"^Your .*, not in place", r"^Space .*, in place"):
        for index, name in enumerate(names):
            if re.search(wish, name):
                return index
    return 0
