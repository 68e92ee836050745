"""Dice that can be shown to be fair."""

from __future__ import annotations

import hashlib
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from rainout.core.fair import FairDice


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    dice = FairDice.new(b"a secret")
    assert dice.commitment == hashlib.sha256(b"a secret").hexdigest()


def test_secret_seeds_differ() -> None:
    assert len({FairDice.new().seed for _ in range(50)}) == 50


@given(st.binary(min_size=1, max_size=64), st.integers(0, 10_000), st.sets(st.integers(0, 500), min_size=1))
def test_a_pick_depends_on_seed_and_ply_alone(seed: bytes, ply: int, outcomes: set[int]) -> None:
    dice = FairDice(seed)
    pick = dice.pick(ply, list(outcomes))
    assert pick in outcomes
    assert pick == FairDice(seed).pick(ply, sorted(outcomes, reverse=True))


def test_every_face_comes_up_equally_often() -> None:
    dice = FairDice.new(7)
    faces = Counter(dice.pick(ply, range(6)) for ply in range(12_000))
    assert all(abs(count - 2000) < 200 for count in faces.values())  # 5 standard deviations
