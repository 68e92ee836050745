"""Positions as records."""

from __future__ import annotations

import pytest

import rainout
from rainout.core.registry import games
from rainout.core.state import reading


@pytest.mark.parametrize("game", sorted(games()))
def test_a_record_reads_the_same_without_its_record(game: str) -> None:
    match = rainout.new(game, seed=3)
    match.settle()
    assert match.game.view(match.tables, match.state, 0) == match.view(0)
    read = reading(match.state)
    for field in match.game.state.fields:
        assert (getattr(read, field.name) == match.state[field.name]).all(), field.name


def test_what_is_written_to_a_reading_stays_there() -> None:
    match = rainout.new("hens", seed=3)
    reading(match.state).turns = 99
    assert match.state.turns != 99
