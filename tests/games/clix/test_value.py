"""What was learned of SportsClix, and what it looks at."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rainout.bots.values import read_value, value_file, value_of
from rainout.core.mind import mind
from rainout.core.position import Position
from rainout.core.state import CHANCE
from rainout.games.clix import GAME
from rainout.games.clix.observing import AT_BAT, HALF, HALVES, LEAD, MOST_LEAD, OBSERVED
from rainout.games.clix.state import SEATS, Phase

LEVELS = ("preseason", "regular", "playoffs", "championship")
PLAIN = GAME.load(compiled=False)


def played_to(phase: Phase, level: str, seed: int, after: int = 40) -> Position:
    """A position in which this is due, after so many actions of sound players."""
    position = Position("clix", {"level": level}, seed=seed)
    while position.ply < after or position.state.phase != phase:
        if position.actor == CHANCE:
            position.chance()
        else:
            position.apply(advised(position))
        assert not position.over
    return position


def advised(position: Position) -> int:
    """What a sound player does, who looks at nothing hidden."""
    return int(PLAIN.rules.advise(position.tables, position.state, GAME.room()))


def chances(position: Position) -> list[float]:
    """Each manager's chance to win, as it was learned."""
    head = mind(GAME, (0, 1), value_of(GAME), GAME.course.kind(SEATS, position.agreed))
    judge = PLAIN.module("rainout.core.value").chance_to_win
    return [judge(position.tables, position.state, seat, head) for seat in range(SEATS)]


def test_the_value_says_what_made_it_and_is_small() -> None:
    net, about = read_value(value_file(GAME))
    assert about["rules"] == GAME.version
    assert about["command"] == f"rainout train clix --seed {about['seed']} --rounds {GAME.course.rounds}"
    assert net.first.shape == (OBSERVED, GAME.course.hidden[0])
    assert value_file(GAME).stat().st_size < 300_000


@pytest.mark.parametrize("level", LEVELS)
def test_runs_ahead_are_worth_something_and_what_one_wins_the_other_loses(level: str) -> None:
    position = played_to(Phase.ROLL if level == "preseason" else Phase.FIELD, level, 5)
    lead = int(position.state.points[0] - position.state.points[1])
    found = []
    for ahead in (-4, -2, 0, 2, 4):
        position.state.points[0] += ahead - lead
        lead = ahead
        first, second = chances(position)
        assert first + second == pytest.approx(1)
        found.append(first)
    assert found == sorted(found)
    assert found[0] < 0.3
    assert found[-1] > 0.7


def test_both_managers_observe_the_same_game_from_their_own_side() -> None:
    position = played_to(Phase.FIELD, "championship", 3)
    g = position.state
    seen = [position.observe(seat) for seat in range(SEATS)]
    lead = int(g.points[0] - g.points[1])
    for seat, sign in enumerate((1, -1)):
        assert seen[seat][LEAD + MOST_LEAD + sign * lead] == 1
        assert seen[seat][HALF + HALVES + 1] == (g.home == seat)
    assert seen[0][HALF + HALVES] + seen[1][HALF + HALVES] == 1


def test_a_die_chosen_in_secret_is_observed_by_who_chose_it() -> None:
    position = played_to(Phase.PITCH, "regular", 4)
    pitching = position.actor
    seen = [position.observe(seat)[AT_BAT : AT_BAT + 4].sum() for seat in (pitching, 1 - pitching)]
    assert seen == [0, 1]


@pytest.mark.parametrize("phase", [Phase.SWING, Phase.PITCH])
def test_options_chosen_in_secret_are_not_told_apart(phase: Phase) -> None:
    """What the other is going to choose would be given away by what follows from each die."""
    position = played_to(phase, "playoffs", 6)
    head: Any = mind(GAME, (0, 1), value_of(GAME))
    head.seen[0] = position.state
    weighing = PLAIN.module("rainout.core.weighing")
    count = weighing.weigh(position.tables, position.actor, head, 6, 1)
    assert count == len(position.options)
    assert len(set(head.worths[:count].tolist())) == 1
    assert not np.any(head.doubts[:count])
    assert int(head.listed[0, weighing.best(head, count, 0.0)]) == advised(position)
