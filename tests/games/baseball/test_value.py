"""What was learned of BASEBALL!, and the player who goes by it."""

from __future__ import annotations

import pytest

from rainout.bots import decide
from rainout.bots.training import judge
from rainout.bots.values import value_of
from rainout.core.game import SEARCH, THINKING
from rainout.core.mind import Mind, Net, mind, tree
from rainout.core.position import Position
from rainout.core.state import CHANCE
from rainout.core.weighing import SLICE
from rainout.games.baseball import GAME

BEST = "hall-of-famer"
WIDTH = 200


@pytest.fixture
def net() -> Net:
    found = value_of(GAME)
    assert found is not None
    return found


def deciding(seed: int, decisions: int) -> Position:
    """A position in which somebody has a choice, sound players having decided so often before."""
    GAME.compile()
    position = Position(GAME, seed=seed)
    while decisions or position.actor == CHANCE or len(position.options) == 1:
        if position.actor == CHANCE:
            position.settle()
        else:
            position.apply(decide(position, "advise", seed))
            decisions -= decisions > 0
    return position


def weighed(position: Position, net: Net) -> Mind:
    """A head in which every option of the position has been weighed."""
    head = mind(GAME, GAME.sides(position.seats), net)
    plant = position.kernels.module(SEARCH).plant
    plant(position.tables, position.state, position.actor, WIDTH, head, tree(), position.dice)
    return head


def test_runs_are_what_wins(net: Net) -> None:
    position = deciding(3, 20)
    position.state.runs[:] = (7, 2)
    ahead, behind = (judge(net, position.observe(seat)[None])[0] for seat in range(2))
    assert ahead > 0.75
    assert behind < 0.25
    assert ahead + behind == pytest.approx(1, abs=0.1), "both go by what they know, and that is not the same"


def test_what_is_worse_beyond_doubt_is_followed_no_further(net: Net) -> None:
    given_up = 0
    for seed in range(5):
        position = deciding(seed, 15)
        head = weighed(position, net)
        usual = int(head.usual[0])
        for option in range(len(position.options)):
            assert head.looked[option] > 0
            if option != usual and head.looked[option] == SLICE:
                assert head.worths[option] < head.worths[usual]
                given_up += 1
    assert given_up > 5


def test_who_imagines_in_bulk_remembers_what_has_been_seen_as_at_a_table() -> None:
    """As fairly as a match that is listened to: only the deck and the other hand are open, and they are told apart."""
    position = Position(GAME, seed=1)
    GAME.load(compiled=False).module(THINKING).deal_to_minds(position.tables, position.state, 0)
    assert position.state.minding
    assert not position.state.listening
    position.settle()
    assert position.state.where[0].any(), "it is minded where the cards of the own hand are"


def wins_at_once(position: Position, action: int) -> bool:
    after = position.clone()
    after.apply(action)
    return after.over and after.payoff(position.actor) > 0


def test_who_can_win_at_once_does_or_wins_as_surely(net: Net) -> None:
    wins = 0
    for seed in range(12):
        position = deciding(seed, 1)
        while not position.over:
            if position.actor == CHANCE:
                position.settle()
                continue
            ends = {action for action in position.options if wins_at_once(position, action)}
            if ends and len(position.options) > 1:
                chosen, head = GAME.notation.read(decide(position, BEST, seed)), weighed(position, net)
                worths = dict(zip(position.options, head.worths.tolist(), strict=False))
                assert {worths[action] for action in ends} == {1}
                assert worths[chosen] > 0.99
                wins += 1
            position.apply(decide(position, "advise", seed))
    assert wins > 3
