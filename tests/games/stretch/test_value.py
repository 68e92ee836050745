"""What was learned of 7th Inning Stretch, and what it looks at."""

from __future__ import annotations

import pytest

from rainout.bots.values import read_value, value_file, value_of
from rainout.core.mind import mind
from rainout.core.position import Position
from rainout.core.state import CHANCE
from rainout.games.stretch import GAME
from rainout.games.stretch.observing import LEAD, MOST_LEAD, OBSERVED
from rainout.games.stretch.state import Phase, Pile, Stage

PLAIN = GAME.load(compiled=False)


def played_to(phase: Phase, seats: int, seed: int, after: int = 0, stage: Stage | None = None) -> Position:
    """A position in which this is due, after so many actions of sound players, or at a stage of the season."""
    position = Position("stretch", seats=seats, seed=seed)
    while position.ply < after or position.state.phase != phase or stage not in (None, position.state.stage):
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
    """Each Coach's chance to win the duel, or the chance of the title, as it was learned."""
    kind = GAME.course.kind(position.seats, position.agreed)
    head = mind(GAME, GAME.sides(position.seats), value_of(GAME), kind)
    judge = PLAIN.module("rainout.core.value").chance_to_win
    return [judge(position.tables, position.state, seat, head) for seat in range(position.seats)]


def test_the_value_says_what_made_it_and_is_small() -> None:
    net, about = read_value(value_file(GAME))
    assert about["rules"] == GAME.version
    assert about["command"] == f"rainout train stretch --seed {about['seed']} --rounds {GAME.course.rounds}"
    assert net.first.shape == (OBSERVED, GAME.course.hidden[0])
    assert value_file(GAME).stat().st_size < 300_000


def test_in_a_duel_runs_are_worth_something_and_what_one_wins_the_other_loses() -> None:
    position = played_to(Phase.PLATE, 2, 5, after=200)
    found = []
    team = 1 if position.state.home == 0 else 0
    position.state.runs[:] = 6
    for own in (2, 4, 6, 8, 10):
        position.state.runs[team] = own
        first, second = chances(position)
        assert first + second == pytest.approx(1)
        assert position.observe(0)[LEAD + MOST_LEAD + own - 6] == 1
        found.append(first)
    assert found == sorted(found)
    assert found[0] < 0.3
    assert found[-1] > 0.7


def test_a_season_begins_with_a_title_in_six_and_stars_bring_it_nearer() -> None:
    """The good player wins 16 % of seasons at the usual difficulty."""
    position = played_to(Phase.SIGN, 1, 3)
    assert chances(position)[0] == pytest.approx(0.16, abs=0.06)
    position = played_to(Phase.OPPONENT, 1, 3, stage=Stage.SECOND_HALF)
    found = []
    for stars in (0, 2, 4, 6):
        position.state.stars = stars
        found += chances(position)
    assert found == sorted(found)
    assert found[-1] > 2 * found[0]


def test_a_hand_nobody_has_seen_is_observed_by_its_own_coach_alone() -> None:
    position = played_to(Phase.PICK, 2, 7)
    g = position.state
    seen = [position.observe(seat).tolist() for seat in range(2)]
    size = int(g.supply_size[Pile.BATTERS])
    batters = [
        int(card) for card in g.supply[Pile.BATTERS][:size] if not position.tables.players.is_pitcher[card]
    ]
    best = max(batters, key=lambda card: position.tables.judgement.batter[1, 0, card])
    g.hand[0, : g.hand_size[0]] = best
    assert position.observe(1).tolist() == seen[1]
    assert position.observe(0).tolist() != seen[0]
