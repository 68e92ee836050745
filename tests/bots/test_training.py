"""Learning by self-play: the same course leads to the same weights, and a course learns."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np

from rainout.bots.training import Training
from rainout.bots.values import read_value, write_value
from rainout.games.hens import GAME

SHORT = replace(GAME.course, rounds=4, positions=4000, first_rounds=2)


def test_a_course_can_be_repeated_and_learns(tmp_path: Path) -> None:
    surprises: list[float] = []
    first = Training(GAME, SHORT).run(lambda number, surprise: surprises.append(surprise))
    second = Training(GAME, SHORT).run()
    assert all(np.array_equal(a, b) for a, b in zip(first, second, strict=True))
    other = Training(GAME, replace(SHORT, seed=2)).run()
    assert not np.array_equal(first.third, other.third)
    assert len(surprises) == SHORT.rounds
    assert surprises[-1] < 0.25, "no worse than giving everybody an even chance"

    write_value(first, tmp_path / "hens.npz", game="hens", rules=GAME.version, seed=1, command="so")
    kept, about = read_value(tmp_path / "hens.npz")
    assert all(np.array_equal(a, b) for a, b in zip(first, kept, strict=True))
    assert about == {"game": "hens", "rules": GAME.version, "seed": 1, "command": "so"}
