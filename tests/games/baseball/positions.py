"""Positions of BASEBALL! for its tests: placed by hand, reached at random, and whole games by the thousand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from hypothesis import settings
from hypothesis import strategies as st

from rainout.core.dice import new_dice
from rainout.core.game import DICE, PLAY
from rainout.core.match import Match
from rainout.core.options import OptionValue, agree
from rainout.core.scenario import find_first
from rainout.core.state import CHANCE, Bot
from rainout.games.baseball import GAME
from rainout.games.baseball.state import CARDS, COPIES, PRINTED, SIGNS

Options = dict[str, OptionValue]
Given = dict[str, Any]

TABLES = range(GAME.seats[0], GAME.seats[1] + 1)
"""How many can play."""
RULED: Options = {}
"""The options of a match played as ruled."""
GREEN, RED, BLUE = (tuple(sign for sign, _ in cards.values()) for cards in PRINTED.values())
PACK = sorted(SIGNS[kind] for kind in CARDS)
"""The 92 cards by their signs."""
FIVE_SIGMA = 5

house_rules = st.fixed_dictionaries(
    {option.name: st.sampled_from(option.choices or (False, True)) for option in GAME.options}
)
"""Any agreement on the house rules."""
tables = st.sampled_from(TABLES)
seeds = st.integers(0, 2**32)
few_games = settings(max_examples=15)
"""For properties that are looked at all along whole games."""


def match_at(given: Given, options: Options = RULED) -> Match:
    """A match that stands at a position; as many play as there are hands."""
    match = Match(GAME, options, seats=len(given["hands"]), seed="baseball")
    GAME.place(match.tables, match.state, given)
    return match


def facts(match: Match) -> dict[str, Any]:
    """The position by the names that scenarios use."""
    return GAME.facts(match.tables, match.state)


def play(match: Match, *moves: str) -> Match:
    """Take some actions, CHANCE's included; a beginning will do."""
    for move in moves:
        match.apply(find_first(match, move))
    return match


def random_game(players: int, options: Options, seed: int, most: int = 10_000) -> Iterator[Match]:
    """A match, again and again, as it goes on by random choices."""
    choose = random.Random(seed)
    match = Match(GAME, options, seats=players, seed=seed)
    while True:
        yield match
        if match.over or match.ply >= most:
            return
        if match.actor == CHANCE:
            match.chance()
        else:
            match.apply(choose.choice(match.options.numbers))


def hand(match: Match, seat: int) -> list[int]:
    """The cards a player holds, by number."""
    return list(match.state.hand[seat][: match.state.hand_size[seat]].tolist())


def deck(match: Match) -> list[int]:
    """The cards in the draw deck, by number."""
    return list(match.state.pack[: match.state.deck_size].tolist())


def dice_of(seed: int) -> Any:
    """Seeded dice for kernels."""
    dice = new_dice()
    GAME.load(compiled=True).module(DICE).seed_dice(dice, seed, 0)
    return dice


def imagined(match: Match, seat: int, dice: Any) -> Match:
    """The match as it may stand as far as a seat knows."""
    other = Match(GAME, match.options_agreed, seats=match.seats, seed="imagined")
    other.state = match.state.copy()
    GAME.kernels.imagine(other.tables, other.state, seat, dice)
    return other


@dataclass(frozen=True)
class Games:
    """What came of many games, a row for each; teams are in the order their bots were given."""

    payoffs: Any
    turns: Any
    ends: Any

    def share_won(self, team: int) -> float:
        return float((self.payoffs[:, team] == 1).mean())


def play_games(
    bots: tuple[Bot, Bot], games: int, players: int, options: Options = RULED, *, seed: int = 7
) -> Games:
    """Play games between two teams of bots, who change sides from game to game."""
    tables = GAME.tables(agree(GAME.options, options), players)
    sides = tables.house.team[:players].astype(np.int64)
    payoffs, ends = np.zeros((games, 2), np.int8), GAME.state.blanks(games)
    turns = np.zeros(games, np.int32)
    GAME.load(compiled=True).module(PLAY).play_batch(
        tables,
        GAME.state.new(),
        bots=np.array(bots, np.int64),
        sides=sides,
        seated=np.zeros(players, np.int64),
        seed=seed,
        first=0,
        most_turns=GAME.most_turns,
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


assert len(PACK) == sum(COPIES) == 92
