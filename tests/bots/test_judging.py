"""What positions and options are worth: for whom, by what he knows, and the same again."""

from __future__ import annotations

import pytest

from rainout.bots.judging import Judge
from rainout.core.position import Position
from rainout.core.registry import games, get
from rainout.core.state import CHANCE, Bot


def deciding(game: str, decisions: int = 12) -> Position:
    """A position in which somebody decides, sound players having decided so often before."""
    get(game).compile()
    position = Position(game, seed=5)
    while decisions or position.actor == CHANCE:
        if position.actor == CHANCE:
            position.chance()
        else:
            position.apply(_sound(position))
            decisions -= 1
    return position


@pytest.mark.parametrize("game", games())
def test_every_option_is_weighed_and_the_best_comes_first(game: str) -> None:
    position = deciding(game)
    weighed = Judge(position.game).weigh(position, seed=1, futures=4)
    assert sorted(each.action for each in weighed) == sorted(position.texts)
    assert [each.chance for each in weighed] == sorted((each.chance for each in weighed), reverse=True)
    assert all(0 <= each.chance <= 1 for each in weighed)
    assert weighed[0].doubt == 0


@pytest.mark.parametrize("game", games())
def test_it_follows_from_what_the_seat_knows_and_the_seed(game: str) -> None:
    position = deciding(game)
    judge = Judge(position.game)
    redealt = position.imagine()
    assert judge.weigh(position, seed=1, futures=4) == judge.weigh(redealt, seed=1, futures=4)


@pytest.mark.parametrize("game", [game for game in games() if get(game).side_count() == 2])
def test_what_one_side_wins_the_other_loses(game: str) -> None:
    position = deciding(game)
    judge, sides = Judge(position.game), position.game.sides(position.seats)
    chances = dict(
        zip(sides, (judge.chance(position, seat, 32) for seat in range(position.seats)), strict=True)
    )
    if not judge.learned(position) or not position.game.hidden:
        assert sum(chances.values()) == pytest.approx(1)
    assert all(0 <= chance <= 1 for chance in chances.values())


@pytest.mark.parametrize("game", games())
def test_once_it_is_over_it_is_known(game: str) -> None:
    position = deciding(game, 0)
    while not position.over:
        position.chance() if position.actor == CHANCE else position.apply(_sound(position))
    judge = Judge(position.game)
    for seat in range(position.seats):
        assert judge.chance(position, seat) == 0.5 + position.payoff(seat) / 2


def _sound(position: Position) -> str:
    from rainout.bots import advise

    return advise(position)


def test_in_the_hen_game_an_option_that_ends_it_at_once_is_certain() -> None:
    position, certain = deciding("hens", 0), 0
    judge = Judge(position.game)
    while not position.over:
        if position.actor == CHANCE:
            position.chance()
            continue
        for each in judge.weigh(position):
            after = position.clone()
            after.apply(each.action)
            if after.over:
                certain += 1
                assert each.chance == 0.5 + after.payoff(position.actor) / 2
        position.apply(_sound(position))
    assert certain


@pytest.mark.parametrize("game", games())
def test_options_are_told_apart_by_the_value_only_where_the_strongest_player_does_so(game: str) -> None:
    position = deciding(game)
    judge = Judge(position.game)
    strongest = position.game.levels[-1]
    assert judge.weighs(position) == (strongest.bot == Bot.WEIGH)
    if judge.weighs(position):
        assert judge.weigh(position, futures=1) == judge.weigh(position, futures=9)


def test_what_is_chosen_in_secret_is_as_good_one_way_as_another() -> None:
    get("clix").compile()
    position = Position("clix", {"level": "championship"}, seed=5)
    while not position.sealed:
        position.chance() if position.actor == CHANCE else position.apply(_sound(position))
    weighed = Judge(position.game).weigh(position, futures=6)
    assert len(weighed) > 1
    assert len({each.chance for each in weighed}) == 1
