"""What every game must keep of the learned value it comes with, if it has one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rainout.bots import decide
from rainout.bots.training import judge
from rainout.bots.values import read_value, value_file, value_of
from rainout.core.game import Game
from rainout.core.mind import Net
from rainout.core.position import Position
from rainout.core.state import CHANCE
from rainout.core.value import APART, KNOTS

MATCHES = 24
MOST = 400_000
"""Bytes that a value takes, at most."""


@pytest.fixture
def net(game: Game) -> Net:
    """What was learned of the game."""
    if not value_file(game).exists():
        pytest.skip("nothing was learned of this game")
    found = value_of(game)
    assert found is not None, "it was learned of other rules than these"
    return found


def test_it_says_what_made_it_and_is_small(game: Game, net: Net) -> None:
    _, about = read_value(value_file(game))
    assert about["game"] == game.id
    assert about["rules"] == game.version
    assert about["command"] == f"rainout train {game.id} --seed {about['seed']} --rounds {game.course.rounds}"
    assert net.first.shape == (game.observed, game.course.hidden[0])
    assert net.curves.shape == (max(len(game.course.kinds), 1), KNOTS)
    if game.course.kinds:
        assert about["curves"] == f"rainout train {game.id} --seed {about['seed']} --calibrate"
        assert np.all(np.diff(net.curves) > -APART), "chances keep their order"
    assert value_file(game).stat().st_size < MOST


def watched(game: Game, number: int) -> tuple[list[Any], list[float]]:
    """What is observed in a match of sound players wherever it can be judged, and what came of it for whom it was."""
    position, seen, seats = Position(game, seed=number), list[Any](), list[int]()
    plain = game.load(compiled=False).rules
    while not position.over:
        if plain.calm(position.tables, position.state):
            seats.append(int(plain.eyes(position.tables, position.state, number % position.seats)))
            seen.append(position.observe(seats[-1]))
        if position.actor == CHANCE:
            position.chance()
        else:
            position.apply(decide(position, "advise", seed=number))
    return seen, [0.5 + position.payoff(seat) / 2 for seat in seats]


def test_it_knows_more_of_who_will_win_than_nothing_and_more_near_the_end(game: Game, net: Net) -> None:
    if game.side_count() < 2:
        pytest.skip("nobody plays against anybody")
    game.compile()
    early, late = [], []
    for number in range(MATCHES):
        seen, came = watched(game, number)
        off = (judge(net, np.array(seen)) - came) ** 2
        early.append(off[: len(off) // 2].mean())
        late.append(off[len(off) // 2 :].mean())
    assert np.mean(late) < np.mean(early) < 0.27, "an even chance for everybody is off by a quarter"
    assert np.mean(late) < 0.24
