"""Positions written by hand: what is wrong with one is said, and nothing is set up."""

from __future__ import annotations

from typing import Any

import pytest

from rainout.core.errors import BadFile
from rainout.core.words import Speaker
from tests.games.baseball.positions import match_at

HANDS = [["K", "X"], ["HR"]]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"basis": "X--"}, "basis"),
        ({"bases": "XX"}, "bases"),
        ({"outs": 3}, "outs"),
        ({"runs": [10, 0]}, "runs"),
        ({"turn": 2}, "each of the 2 players"),
        ({"hands": [["K"], ["XX"]]}, "XX"),
        ({"hands": [["HR", "HR"], ["HR"]]}, "HR"),
        ({"hands": [[], ["HR"]]}, "Player 1 is to play"),
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(BadFile) as refused:
        match_at({"hands": HANDS, **wrong})
    assert said in Speaker("en").say(refused.value.message)
