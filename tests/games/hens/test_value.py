"""What was learned of the hen game, held against the truth: the game has been solved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from rainout.bots import decide
from rainout.bots.training import judge
from rainout.bots.values import read_value, value_file, value_of
from rainout.core.mind import mind
from rainout.core.position import Position
from rainout.core.state import CHANCE
from rainout.games.hens import GAME
from rainout.games.hens.state import SUITS, Phase

EXACT = Path(__file__).parent / "exact.npz"
"""500 positions at the start of a turn, by ranks, the player about to roll first: his chance to win in perfect play."""
WEIGHING = "rainout.core.weighing"


def about_to_roll(position: Position, corrals: Any, blocked: Any) -> Position:
    """The position with these corrals and blocks; which suits the cards are of makes no difference."""
    g = position.state
    used = dict.fromkeys(range(5), 0)
    for seat in range(2):
        for space in range(5):
            rank = int(corrals[seat, space])
            g.corral[seat, space] = rank * SUITS + used[rank]
            g.blocked[seat, space] = blocked[seat] >> space & 1
            used[rank] += 1
    return position


def first_roll() -> Position:
    position = Position("hens", seed=1)
    while position.state.phase != Phase.ROLL:
        position.apply(position.options[0])
    position.state.turn = 0
    return position


def test_the_mean_error_is_at_most_two_points() -> None:
    net = value_of(GAME)
    assert net is not None
    with np.load(EXACT) as exact:
        position = first_roll()
        seen = [
            about_to_roll(position, *each).observe(0)
            for each in zip(exact["corral"], exact["blocked"], strict=True)
        ]
        off = judge(net, np.array(seen)) - exact["value"]
    assert np.abs(off).mean() < 0.02
    assert abs(off.mean()) < 0.005


def test_the_value_says_what_made_it_and_is_small() -> None:
    net, about = read_value(value_file(GAME))
    assert about["rules"] == GAME.version
    assert about["command"] == f"rainout train hens --seed {about['seed']} --rounds {GAME.course.rounds}"
    assert net.first.shape == (GAME.observed, GAME.course.hidden[0])
    assert value_file(GAME).stat().st_size < 300_000


def wins_at_once(position: Position, action: int) -> bool:
    after = position.clone()
    after.apply(action)
    return after.over and after.payoff(position.actor) > 0


def test_one_ply_sees_a_win_and_leaves_the_position_alone() -> None:
    """Whenever something wins at once, its chance is 1, and it is what is taken."""
    kernels = GAME.load(compiled=False)
    weighing = kernels.module(WEIGHING)
    thinker = mind(GAME, (0, 1), value_of(GAME))
    wins = 0
    for seed in range(12):
        position = Position("hens", seed=seed)
        while not position.over and position.ply < 400:
            if position.actor == CHANCE:
                position.settle()
                continue
            before = position.state.tobytes()
            ends = {action for action in position.options if wins_at_once(position, action)}
            if ends:
                thinker.seen[0] = position.state
                count = weighing.weigh(position.tables, position.actor, thinker, 20, seed)
                chosen = weighing.best(thinker, count, 0.0)
                assert int(thinker.listed[0, chosen]) in ends
                assert thinker.worths[chosen] == 1
                wins += 1
            assert position.state.tobytes() == before
            position.apply(decide(position, "advise", seed))
    assert wins > 3
