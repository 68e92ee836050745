"""Hen games at a moment worth looking at, as match files: people load them on the home page and play on from there."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

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
