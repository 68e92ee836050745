"""Positions of the hen game for its tests: many at random, and whole games by the thousand."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from hypothesis import strategies as st

from rainout.core.dice import new_dice
from rainout.core.game import PLAY
from rainout.core.match import Match
from rainout.core.options import OptionValue, agree
from rainout.core.state import Bot
from rainout.games.hens import GAME
from rainout.games.hens.actions import CARD_NAMES, RANK_NAMES, SUIT_NAMES

Options = dict[str, OptionValue]
Given = dict[str, Any]

SPACES = range(5)
SEATS = range(2)
RULED: Options = {}
"""The options of a match played as ruled."""

house_rules = st.fixed_dictionaries(
    {
        option.name: st.sampled_from(option.choices or (False, True))
        for option in GAME.options
        if option.kind != "number"
    }
)
"""Any agreement on the house rules."""
one_game = house_rules.map(lambda agreed: {**agreed, "series": "single"})
"""Any agreement on the house rules, for one game."""
picks = st.lists(st.integers(0, 2**16), min_size=1, max_size=60)
"""How a random game goes on: which option is taken at each step."""


def rank(card: str) -> str:
    """``10`` for ``10c``."""
    return card[:-1]


def is_complete(corral: Sequence[str]) -> bool:
    return tuple(map(rank, corral)) == RANK_NAMES


def stirred_pack(swaps: Sequence[tuple[int, int]]) -> list[str]:
    """Two complete corrals and the deck, after some swaps: with few of them, somebody is close to winning."""
    pack = [f"{each}{suit[0]}" for suit in SUIT_NAMES for each in RANK_NAMES]
    for i, j in swaps:
        pack[i], pack[j] = pack[j], pack[i]
    return pack


@st.composite
def positions(draw: st.DrawFn) -> Given:
    """Any position in which the die is to be rolled, winning ones more often than chance would have them."""
    place = st.integers(0, 19)
    swaps = st.lists(st.tuples(place, place), min_size=1, max_size=14)
    pack = draw(swaps.map(stirred_pack).filter(lambda p: not is_complete(p[:5]) and not is_complete(p[5:10])))
    flags = st.tuples(st.booleans(), st.booleans())
    return {
        "turn": draw(st.integers(0, 1)),
        "corral": [pack[:5], pack[5:10]],
        "blocked": [sorted(draw(st.sets(st.integers(1, 5)))) for _ in SEATS],
        "passed": list(draw(flags)),
        "robbed": list(draw(flags)),
    }


def random_position(choose: random.Random, face: int | None = None) -> Given:
    """A position in which a face has been rolled, by ordinary random numbers."""
    while True:
        swaps = [(choose.randrange(20), choose.randrange(20)) for _ in range(choose.randint(1, 8))]
        pack = stirred_pack(swaps)
        if not is_complete(pack[:5]) and not is_complete(pack[5:10]):
            return {
                "turn": choose.randrange(2),
                "corral": [pack[:5], pack[5:10]],
                "blocked": [[space + 1 for space in SPACES if choose.random() < 0.25][:4] for _ in SEATS],
                "face": face or choose.randint(1, 6),
            }


def match_at(given: Given, options: Options = RULED) -> Match:
    """A match that stands at a position."""
    match = Match(GAME, options, seed="hens")
    GAME.place(match.tables, match.state, given)
    return match


def facts(match: Match) -> dict[str, Any]:
    """The position by the names that scenarios use."""
    return GAME.facts(match.tables, match.state)


def take(match: Match, pick: int) -> str:
    """Take one of the options; returns its text."""
    numbers = match.options.numbers
    return match.apply(numbers[pick % len(numbers)]).text


@dataclass(frozen=True)
class Games:
    """What came of many games, a row for each; players are in the order they were given, not by seat."""

    payoffs: Any
    turns: Any
    ends: Any

    def share_won(self, player: int) -> float:
        return float((self.payoffs[:, player] == 1).mean())


def play_games(
    bots: tuple[Bot, Bot],
    games: int,
    options: Options = RULED,
    *,
    seed: int = 7,
    first: int = 0,
    most_turns: int = GAME.most_turns,
) -> Games:
    """Play games between two bots, who change seats from game to game."""
    payoffs, ends = np.zeros((games, 2), np.int8), GAME.state.blanks(games)
    turns = np.zeros(games, np.int32)
    GAME.load(compiled=True).module(PLAY).play_batch(
        GAME.tables(agree(GAME.options, options), 2),
        GAME.state.new(),
        bots=np.array(bots, np.int64),
        sides=np.arange(2),
        seated=np.zeros(2, np.int64),
        seed=seed,
        first=first,
        most_turns=most_turns,
        dice=new_dice(),
        out=GAME.room(),
        mind=GAME.state.blanks(1),
        payoffs=payoffs,
        turns=turns,
        steps=np.zeros(games, np.int64),
        ends=ends,
        cards=None,
        pages=0,
        totals=GAME.empty_totals(0),
    )
    return Games(payoffs, turns, ends)


assert set(stirred_pack([])) == set(CARD_NAMES)
