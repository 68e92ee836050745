"""Setting up: the pack, the die, the deal and who starts."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations, product
from math import comb

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rainout.core.dice import new_dice
from rainout.core.game import DICE, PLAY
from rainout.core.match import Match
from rainout.core.options import agree
from rainout.core.state import Bot
from rainout.games.hens import GAME
from rainout.games.hens.actions import CARD_NAMES, RANK_NAMES
from tests.games.hens.positions import (
    RULED,
    SEATS,
    Given,
    facts,
    is_complete,
    match_at,
    picks,
    positions,
    take,
)

FIVE_SIGMA = 5


def dealt(first: list[str], second: list[str]) -> Match:
    """A match in which these cards were dealt."""
    match = Match(GAME, seed="hens")
    for pair in zip(first, second, strict=True):
        for card in pair:
            match.apply(GAME.notation.read(f"deal {card}"))
    return match


@pytest.mark.rules("CH-SET-01")
def test_two_players_neither_more_nor_fewer() -> None:
    assert GAME.seats == (2, 2)
    assert len(Match(GAME, seed=1).view().players) == 2


@pytest.mark.rules("CH-SET-02")
def test_the_pack_has_four_cards_of_each_of_five_ranks() -> None:
    match = Match(GAME, seed=1)
    cards = [action.text.removeprefix("deal ") for action in match.options]
    assert sorted(cards) == sorted(set(cards)) == sorted(CARD_NAMES)
    assert Counter(card[:-1] for card in cards) == dict.fromkeys(RANK_NAMES, 4)
    assert Counter(card[-1] for card in cards) == dict.fromkeys("cdhs", 5)


@pytest.mark.rules("CH-SET-03", "CH-SET-04", "CH-SET-05")
def test_every_card_comes_to_every_space_and_every_face_comes_up_equally_often() -> None:
    kernels = GAME.load(compiled=True)
    t, g, out, mind, dice = (
        GAME.tables(agree(GAME.options, RULED), 2),
        GAME.state.new(),
        GAME.room(),
        GAME.state.blanks(1),
        new_dice(),
    )
    kernels.module(DICE).seed_dice(dice, 2026, 0)
    decide = kernels.module(PLAY).decide
    deals, came = 4000, np.zeros((10, 20))
    faces: Counter[int] = Counter()
    for _ in range(deals):
        kernels.rules.deal(t, g)
        for _ in range(10):
            kernels.rules.apply(t, g, decide(t, g, int(Bot.RANDOM), dice, out, mind))
        if g.deck_size == 10:  # and not, once in 909 deals, dealt again
            came[range(10), g.corral.reshape(10)] += 1
            faces[int(decide(t, g, int(Bot.RANDOM), dice, out, mind))] += 1
    expected = deals / 20
    assert np.abs(came - expected).max() < FIVE_SIGMA * np.sqrt(expected)
    assert set(faces) == set(GAME.dice)
    assert all(abs(count - deals / 6) < FIVE_SIGMA * np.sqrt(deals / 6) for count in faces.values())


@pytest.mark.rules("CH-SET-04", "CH-SET-05")
@given(st.permutations(CARD_NAMES))
def test_five_cards_each_in_the_order_dealt_and_ten_in_the_deck(pack: list[str]) -> None:
    match = Match(GAME, seed=1)
    for card in pack[:10]:
        match.apply(GAME.notation.read(f"deal {card}"))
    if not is_complete(pack[:10:2]) and not is_complete(pack[1:10:2]):
        assert facts(match)["cards"] == [pack[:10:2], pack[1:10:2]]
        assert facts(match)["deck"] == sorted((card[:-1] for card in pack[10:]), key=RANK_NAMES.index)


@pytest.mark.rules("CH-SET-06", "CH-INF-01")
@given(positions(), picks)
def test_both_corrals_lie_face_up_for_everybody_all_the_time(start: Given, steps: list[int]) -> None:
    match = match_at(start)
    for step in steps:
        for seat in (None, *SEATS):
            shown = match.view(seat).players
            assert [[space.card.name for space in player.corral] for player in shown] == facts(match)["cards"]
        if match.over:
            break
        take(match, step)


@pytest.mark.rules("CH-SET-07", "CH-SET-08", "CH-R-01")
@pytest.mark.parametrize("seat", SEATS)
def test_of_all_orders_of_the_five_ranks_only_the_right_one_is_dealt_again(seat: int) -> None:
    for order in permutations(RANK_NAMES):
        corrals = [[f"{each}h" for each in order], ["10c", "10d", "Jc", "Jd", "Qc"]]
        match = dealt(*(corrals if seat == 0 else corrals[::-1]))
        if order == RANK_NAMES:
            assert facts(match)["phase"] == "deal"
            assert facts(match)["deck_size"] == 20
            assert match.log[-1].what == "dealt-again"
            assert match.log[-1].who == seat
        else:
            assert facts(match)["phase"] == "roll"
            assert "dealt-again" not in [event.what for event in match.log]


HANDS = [counts for counts in product(range(5), repeat=5) if sum(counts) == 5]
"""How many tens, jacks, queens, kings and aces five cards can hold."""


@pytest.mark.rules("CH-SET-09", "CH-SET-10", "CH-SET-11", "CH-R-02")
def test_whoever_starts_in_every_pair_of_hands() -> None:
    choose = random.Random(1)
    level = ways = 0
    for first, second in product(HANDS, HANDS):
        if any(a + b > 4 for a, b in zip(first, second, strict=True)):
            continue
        alike = 1
        for a, b in zip(first, second, strict=True):
            alike *= comb(4, a) * comb(4 - a, b)
        ways += alike
        if first == second:
            level += alike
        if first == second or choose.random() < 0.2:
            _check_starter(first, second, choose)
    assert ways == comb(20, 5) * comb(15, 5)
    assert level / ways == pytest.approx(0.01008, abs=0.00001)


def _check_starter(first: tuple[int, ...], second: tuple[int, ...], choose: random.Random) -> None:
    hands: list[list[str]] = [[], []]
    for rank, counts in zip(RANK_NAMES, zip(first, second, strict=True), strict=True):
        suits = list("cdhs")
        for hand, count in zip(hands, counts, strict=True):
            hand += [rank + suits.pop() for _ in range(count)]
    for hand in hands:
        while True:
            choose.shuffle(hand)
            if not is_complete(hand):
                break
    position = facts(dealt(*hands))
    if first == second:
        assert position["phase"] == "roll-off"
    else:
        assert position["phase"] == "roll"
        assert position["turn"] == int(first[::-1] < second[::-1])  # aces first, then kings and so on


@pytest.mark.rules("CH-SET-11", "CH-R-02")
@given(st.lists(st.integers(1, 6), min_size=2, max_size=40))
def test_the_higher_roll_starts_and_level_rolls_are_repeated(rolls: list[int]) -> None:
    match = dealt(["Ac", "Kc", "Qc", "Jc", "10c"], ["Ad", "Kd", "Qd", "Jd", "10d"])
    for a, b in zip(rolls[::2], rolls[1::2], strict=False):
        assert facts(match)["phase"] == "roll-off"
        match.apply(GAME.notation.read(f"roll {a}"))
        match.apply(GAME.notation.read(f"roll {b}"))
        if a != b:
            assert facts(match)["phase"] == "roll"
            assert facts(match)["turn"] == int(b > a)
            return
    assert facts(match)["phase"] == "roll-off"


@pytest.mark.rules("CH-SET-12")
@given(st.integers(0, 10_000))
def test_the_first_turn_begins_with_no_card_blocked_and_nothing_held_against_anyone(seed: int) -> None:
    match = Match(GAME, seed=seed)
    while facts(match)["phase"] != "roll":
        match.roll()
    start = facts(match)
    assert start["turns"] == 1
    assert start["blocked"] == [[], []]
    assert start["passed"] == start["robbed"] == [0, 0]
