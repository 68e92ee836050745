"""Fair dice in kernels fall as they do at a table, so that games by the thousand can be verified like any other."""

from __future__ import annotations

import numpy as np
import pytest

from rainout.core import fairness
from rainout.core.fair import FairDice
from rainout.core.fairness import NOW, ROOM, WORD, fair_below, fair_dice, fair_pick, take_seed
from rainout.core.game import FIXTURES
from rainout.core.registry import get


def seeded(seed: str) -> tuple[FairDice, np.ndarray]:
    """The dice of a match, at the table and in a kernel."""
    dice, fair = FairDice.new(seed), fair_dice()
    take_seed(fair, np.frombuffer(dice.seed, np.uint8))
    return dice, fair


@pytest.mark.parametrize("seed", ["a", "league 7 season 1 game 162"])
def test_every_pick_is_the_one_that_verify_expects(seed: str) -> None:
    dice, fair = seeded(seed)
    for ply in (0, 1, 9, 10, 99, 100, 4321):
        for sides in (1, 2, 3, 6, 20, 24, 52):
            assert fair_below(fair, ply, sides) == dice.pick(ply, range(sides))


def test_the_order_in_which_outcomes_are_listed_does_not_matter() -> None:
    dice, fair = seeded("hens")
    out = np.zeros(16, np.int16)
    for ply in range(20):
        listed = [41, 7, 19, 3, 28]
        out[: len(listed)] = listed
        assert fair_pick(fair, ply, out, len(listed)) == dice.pick(ply, listed)


def test_a_pick_that_would_favour_some_outcomes_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """It happens once in 2^60 picks or so; here, twice running."""
    attempts: list[int] = []

    def digest(fair: np.ndarray, ply: int, attempt: int) -> None:
        attempts.append(attempt)
        fair[NOW], fair[NOW + 1] = (WORD, WORD) if attempt < 2 else (0, 5)

    monkeypatch.setattr(fairness, "digest", digest)
    assert fair_below(np.zeros(ROOM, np.int64), 1, 3) == ((1 << 32) * 0 + 5) % 3
    assert attempts == [0, 1, 2]


def test_a_die_that_favours_nobody_is_taken_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 2^64 numbers every one is good for a coin."""

    def digest(fair: np.ndarray, ply: int, attempt: int) -> None:
        assert attempt == 0
        fair[NOW], fair[NOW + 1] = WORD, WORD

    monkeypatch.setattr(fairness, "digest", digest)
    assert fair_below(np.zeros(ROOM, np.int64), 1, 2) == 1


def test_machine_code_picks_the_same() -> None:
    fast = get("hens").load().module(fairness.__name__)
    assert FIXTURES.startswith("rainout.core")
    dice, fair = seeded("fast")
    assert [fast.fair_below(fair, ply, 20) for ply in range(50)] == [
        dice.pick(ply, range(20)) for ply in range(50)
    ]
