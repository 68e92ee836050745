"""``rainout train``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from rainout.bots.values import read_value, value_file
from rainout.games.hens import GAME as HENS

from .conftest import Run, said


def test_a_round_is_told_and_what_was_learned_is_kept(run: Run, tmp_path: Path) -> None:
    ran = run("train", "hens", "--rounds", "1", "--seed", "3", "--output", tmp_path / "value.npz")
    assert ran.code == 0
    assert "1" in ran.err
    assert "value.npz" in ran.out.replace("\n", "")
    _, about = read_value(tmp_path / "value.npz")
    assert about["command"] == "rainout train hens --seed 3 --rounds 1"


def test_what_was_learned_is_kept_and_held_against_fresh_matches(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = replace(HENS.course, kinds=((2, {}),), ways=((2, {}),), measured=100)
    monkeypatch.setattr(type(HENS), "course", course)
    ran = run("train", "hens", "--calibrate", "--output", tmp_path / "value.npz")
    assert said("cli-train-measured", number=1, kinds=1) in ran.err
    net, about = read_value(tmp_path / "value.npz")
    old, old_about = read_value(value_file(HENS))
    assert all(np.array_equal(a, b) for a, b in zip(net.learned, old.learned, strict=True))
    assert net.curves.any()
    assert about == {**old_about, "curves": "rainout train hens --seed 1 --calibrate"}


def test_a_game_that_is_not_observed_cannot_be_learned(
    refused: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rainout.games.clix.Clix.observed", 0)
    assert "SportsClix" in refused("train", "clix", "--output", tmp_path / "value.npz")
    assert not list(tmp_path.iterdir())


def test_where_it_is_kept_must_be_there(refused: Callable[..., str], tmp_path: Path) -> None:
    assert "nowhere" in refused("train", "hens", "--output", tmp_path / "nowhere" / "value.npz")
