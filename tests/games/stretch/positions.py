"""Positions of 7th Inning Stretch for its tests: placed by hand, reached at random, or as a seat may imagine them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from rainout.core.dice import new_dice
from rainout.core.game import DICE
from rainout.core.match import Match
from rainout.core.options import OptionValue
from rainout.core.scenario import find_first
from rainout.core.state import CHANCE
from rainout.games.stretch import GAME
from rainout.games.stretch.cards import SLOTS, tables

Options = dict[str, OptionValue]
Given = dict[str, Any]

RULED: Options = {}
"""The options of a match played as ruled."""
CARDS = tables()
"""The standard cards under the rulings."""
NUMBER = {slot: number for number, slot in enumerate(SLOTS)}

house_rules = st.fixed_dictionaries({option.name: st.sampled_from(option.choices) for option in GAME.options})
"""Any agreement."""
seats = st.sampled_from((1, 2))
seeds = st.integers(0, 2**32)
few_games = settings(max_examples=12, deadline=None)
"""For properties that are looked at all along whole seasons."""


def match_at(given: Given, options: Options = RULED, players: int = 1) -> Match:
    """A match that stands at a position."""
    match = Match(GAME, options, seats=players, seed="stretch")
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


def legal(match: Match) -> list[str]:
    """What may be done now."""
    return [action.text for action in match.options]


def random_game(players: int, options: Options, seed: int, most: int = 3000) -> Iterator[Match]:
    """A match, again and again, as it goes on by random choices; batters swing more often than not."""
    choose = random.Random(seed)
    match = Match(GAME, options, seats=players, seed=seed)
    while True:
        yield match
        if match.over or match.ply >= most:
            return
        if match.actor == CHANCE:
            match.chance()
            continue
        swings = [text for text in legal(match) if text.startswith(("swing", "take", "sign", "fill"))]
        if swings and choose.random() < 0.7:
            match.apply(GAME.notation.read(choose.choice(swings)))
        else:
            match.apply(choose.choice(match.options.numbers))


def dice_of(seed: int) -> Any:
    """Seeded dice for kernels."""
    dice = new_dice()
    GAME.load(compiled=False).module(DICE).seed_dice(dice, seed, 0)
    return dice


def imagined(match: Match, seat: int, dice: Any) -> Match:
    """The match as it may stand as far as a seat knows."""
    other = Match(GAME, match.options_agreed, seats=match.seats, seed="imagined")
    other.state = match.state.copy()
    GAME.kernels.imagine(other.tables, other.state, seat, dice)
    return other
