"""Ball games at a moment worth looking at, as match files: people load them on the home page and play on from there."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest

TEN_RUNS = (
    "play 1B; play 1B; play 1B; deal HR; deal 2B; deal 2B",
    "play B; deal B",
    "play HR; play 2B; play 2B; deal HR; deal 1B; deal 1B",
    "play B; deal K",
    "play HR; play 1B; play 1B; deal 3B; deal 1B; deal E",
    "play B; leave; deal K",
    "play 3B",
)
"""From three singles against three balls: Ana has brought nine runners home, stands on third and holds a single."""


def match_file(
    hands: tuple[str, ...], *turns: str, players: tuple[str, ...] = ("Ana", "Beto"), **options: str
) -> str:
    """A match in which these cards were dealt and these turns taken; whoever loads it takes all seats of people.

    Cards are called by their signs; which of several equal ones it is does not matter to the story.
    """
    if len(players) > 2:
        options = {"starts": "seat-1", **options}
    headers = ["rainout match", "game: baseball", "rules: 2"]
    headers += [f"seat {number}: {player}" for number, player in enumerate(players, 1)]
    headers += [f"option {name.replace('_', '-')}: {value}" for name, value in options.items()]
    headers += [f"players: {len(players)}"]
    dealt: Counter[str] = Counter()
    lines = []
    for number, turn in enumerate((deal(*hands), *turns)):
        moves = [_numbered(move.strip(), dealt) for move in turn.split(";")]
        lines.append(f"{number}. {'; '.join(moves)}")
    return "\n".join([*headers, "", *lines, ""])


def deal(*hands: str) -> str:
    """The cards in the order they are dealt, one to each in turn."""
    rounds = zip_longest(*(hand.split() for hand in hands))
    return "; ".join(f"deal {card}" for cards in rounds for card in cards if card)


def _numbered(move: str, dealt: Counter[str]) -> str:
    """The next of several equal cards, where a move deals one."""
    verb, _, card = move.partition(" ")
    if verb != "deal":
        return move
    dealt[card] += 1
    return f"deal {card}.{dealt[card]}"


def almost_won(players: tuple[str, ...] = ("Ana", "Beto")) -> str:
    """One single brings Ana's tenth run home."""
    return match_file(("1B 1B 1B", "B B B"), *TEN_RUNS, players=players)


def finished() -> str:
    """A match of seven turns that the visitors won by ten runs to none."""
    *turns, last = TEN_RUNS
    return match_file(("1B 1B 1B", "B B B"), *turns, f"{last}; play 1B")


def finished_by_six() -> str:
    """A match of seven turns around a table for six, won by the visitors by ten runs to none."""
    hands = ("1B 1B 1B", "B B B", "HR 2B 2B", "S S S", "HR 1B 1B", "K K K")
    turns = (
        "play 1B; play 1B; play 1B; deal 3B; deal 1B; deal E",
        "play B; deal B",
        "play HR; play 2B; play 2B; deal X; deal X; deal X",
        "play S; deal S",
        "play HR; play 1B; play 1B; deal F; deal F; deal F",
        "play K; stop; deal L",
        "play 3B; play 1B",
    )
    return match_file(hands, *turns, players=("Ana", "Beto", "Carla", "Dani", "Eva", "Fito"))
