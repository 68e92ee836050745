"""Every kind of question that the games ask, each as the shortest match that was found to come to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import rainout
from rainout.core import matchfile
from rainout.core.match import Match
from rainout.core.registry import get
from rainout.core.state import CHANCE

Agreed = tuple[int, dict[str, str | bool]]
"""How many play, and by which house rules."""

MOST_ACTIONS = 1500
MATCHES = 5

AGREED: dict[str, tuple[Agreed, ...]] = {
    "hens": (
        (2, {"series": "points"}),
        (2, {"renewal": "look-first", "may-decline": True}),
    ),
    "baseball": ((2, {}), (6, {})),
    "stretch": ((1, {}), (1, {"playoffs": "extended", "coach": "hitting", "difficulty": "rookie"}), (2, {})),
    "clix": ((2, {"level": "championship"}), (2, {"level": "preseason"}), (2, {"level": "playoffs"})),
    "clutch": (
        (2, {"cards": "full"}),
        (2, {"cards": "learning"}),
        (2, {"cards": "full", "starters": "roll", "weather": True}),
    ),
}
"""What is played to come to every question; house rules bring questions of their own."""


class Rare(NamedTuple):
    """A match that comes to what hardly any other does."""

    seats: int
    options: dict[str, str | bool]
    seed: int
    soundly: bool
    until: int
    """The ply at which the last of it is asked."""


RARE: dict[str, tuple[Rare, ...]] = {
    "hens": (
        Rare(2, {"renewal": "look-first"}, seed=5, soundly=False, until=31),
        Rare(2, {"series": "points"}, seed=9, soundly=True, until=161),
    ),
    "stretch": (
        Rare(1, {}, seed=5, soundly=True, until=452),
        Rare(1, {"coach": "pitching"}, seed=5, soundly=False, until=65),
    ),
    "clix": (
        Rare(2, {"level": "championship"}, seed=5, soundly=True, until=753),
        Rare(2, {"level": "championship"}, seed=23, soundly=False, until=79),
        Rare(2, {"level": "championship"}, seed=25, soundly=True, until=1010),
    ),
    "clutch": (
        Rare(2, {"cards": "full"}, seed=5, soundly=True, until=146),
        Rare(2, {"cards": "full", "weather": True}, seed=6, soundly=True, until=585),
    ),
}
"""What most matches never ask."""


@dataclass(frozen=True)
class Prompt:
    """A question, and a match that has come to it."""

    key: str
    match: Match

    @property
    def file(self) -> str:
        """The match, with the one who is asked as the only person at the table."""
        asked = self.match.waiting_for
        players = ["Ana" if seat == asked else "bot novice" for seat in range(self.match.seats)]
        return matchfile.save(self.match, players)


def prompts(game: str) -> list[Prompt]:
    """Each question once, where a match came to it soonest."""
    get(game).compile()
    soonest: dict[str, tuple[Match, int]] = {}

    def note(match: Match, asked: Iterator[tuple[str, int]]) -> None:
        for key, ply in asked:
            if key not in soonest or ply < soonest[key][1]:
                soonest[key] = match, ply

    for seats, options in AGREED[game]:
        taken: Counter[tuple[str, str]] = Counter()
        for seed in range(MATCHES):
            match = Match(game, options, seats=seats, seed=seed)
            note(match, questions(match, taken, soundly=seed % 2 == 1))
    for rare in RARE.get(game, ()):
        match = Match(game, rare.options, seats=rare.seats, seed=rare.seed)
        note(match, questions(match, Counter(), rare.soundly, until=rare.until))
    return [Prompt(key, match.at(ply)) for key, (match, ply) in soonest.items()]


def questions(
    match: Match, taken: Counter[tuple[str, str]], soundly: bool, until: int = MOST_ACTIONS
) -> Iterator[tuple[str, int]]:
    """Play a match and tell what is asked and when: by managers who do what has been done least, or by sound ones."""
    while match.ply <= until:
        if match.over:
            return
        if match.actor == CHANCE and not match.die_is_due:
            match.chance()
            continue
        key = match.prompt().key
        yield key, match.ply
        if match.die_is_due:
            match.chance()
        elif soundly and match.ply % 8:
            match.play(rainout.advise(match))
        else:
            match.apply(least_done(match, key, taken))


def least_done(match: Match, key: str, taken: Counter[tuple[str, str]]) -> int:
    numbers = match.options.numbers
    verbs = [match.game.notation.write(number).split()[0] for number in numbers]
    verb = min(dict.fromkeys(verbs), key=lambda verb: taken[key, verb])
    taken[key, verb] += 1
    ways = [number for number, its in zip(numbers, verbs, strict=True) if its == verb]
    return ways[(match.ply * 7 + taken[key, verb]) % len(ways)]
