"""Random numbers: fair, and the same at every speed."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rainout.core.dice import below, new_dice, next_word, seed_dice
from rainout.core.game import DICE
from rainout.core.registry import games

SEEDS = st.integers(0, 2**62)


def rolls(seed: int, stream: int, n: int, count: int) -> list[int]:
    dice = new_dice()
    seed_dice(dice, seed, stream)
    return [below(dice, n) for _ in range(count)]


@given(SEEDS, SEEDS, st.integers(1, 1000))
def test_plain_and_compiled_dice_roll_the_same(seed: int, stream: int, n: int) -> None:
    compiled = next(iter(games().values())).load(compiled=True).module(DICE)
    dice = new_dice()
    compiled.seed_dice(dice, seed, stream)
    assert [compiled.below(dice, n) for _ in range(20)] == rolls(seed, stream, n, 20)


@given(SEEDS, st.integers(1, 10_000))
def test_a_roll_is_in_range(seed: int, n: int) -> None:
    assert all(0 <= roll < n for roll in rolls(seed, 0, n, 50))


@pytest.mark.parametrize("n", [2, 6, 10, 19, 51])
def test_every_face_comes_up_equally_often(n: int) -> None:
    count = 20_000
    faces = np.bincount(rolls(7, 0, n, count), minlength=n)
    expected = count / n
    chi_squared = float(((faces - expected) ** 2 / expected).sum())
    assert chi_squared < n + 5 * (2 * n) ** 0.5  # mean n-1, standard deviation √(2(n-1)): five of them


def test_streams_of_one_seed_differ() -> None:
    first_rolls = {tuple(rolls(7, stream, 1000, 4)) for stream in range(500)}
    assert len(first_rolls) == 500


def test_words_are_32_bits() -> None:
    dice = new_dice()
    seed_dice(dice, 2**62, 2**40)
    words = [next_word(dice) for _ in range(1000)]
    assert max(words) < 2**32
    assert max(words) > 2**31
