"""What every game must keep of the players it brings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rainout.bots import decide
from rainout.bots.deciding import choose
from rainout.core.dice import new_dice
from rainout.core.game import DICE, Game
from rainout.core.levels import USUAL, WAYS, UnknownBot
from rainout.core.match import Match, Past
from rainout.core.position import Position
from rainout.core.state import Bot
from rainout.core.words import LANGUAGES, Speaker
from tests.conformance.playing import positions

EVERY = 7
"""So many decisions go by for one at which all levels are asked."""
QUICK = 64
"""Futures that are enough to see whether a search peeks."""


def asked(game: Game, seed: str, most: int = 150) -> list[Past]:
    """Some positions of a match at which somebody must decide."""
    match = Match(game, {}, seed=seed)
    found = [match.past() for _ in positions(match, seed, most) if match.actor >= 0]
    return found[::EVERY]


def test_redealing_what_a_seat_cannot_see_changes_nothing_any_level_does(game: Game, seed: str) -> None:
    if not game.hidden:
        pytest.skip("nothing is hidden in this game")
    kernels, dice = game.compile(), new_dice()
    kernels.module(DICE).seed_dice(dice, 7, 8)
    match, redealt = Match(game, {}, seed=seed), Match(game, {}, seed=seed)
    for number, past in enumerate(asked(game, seed)):
        match.take_up(past)
        redealt.take_up(past)
        kernels.rules.imagine(match.tables, redealt.state, match.actor, dice)
        for level in game.levels:
            quick = replace(level, nodes=min(level.nodes, QUICK))
            known, other = (Position.of(each, seed=number) for each in (match, redealt))
            assert choose(known, quick, seconds=3600) == choose(other, quick, seconds=3600)


def test_thinking_changes_nothing_and_can_be_repeated(game: Game, seed: str) -> None:
    game.compile()
    match = Match(game, {}, seed=seed)
    for past in asked(game, seed, 60):
        match.take_up(past)
        before = match.state.tobytes()
        for level in game.bots:
            first = decide(match, level, seed=3)
            assert match.state.tobytes() == before
            assert first in {option.text for option in match.options}


def test_levels_have_names_and_words_and_the_weakest_comes_first(game: Game) -> None:
    names = [level.name for level in game.levels]
    assert names[: len(USUAL)] == [level.name for level in USUAL]
    assert len(set(names)) == len(names)
    for language in LANGUAGES:
        speaker = Speaker(language, [], 0)
        assert all(speaker.say(f"bot-{level.name}") for level in (*game.levels, *WAYS))


def test_however_many_play_levels_go_by_the_same_names(game: Game) -> None:
    low, high = game.seats
    for seats in range(low, high + 1):
        assert tuple(level.name for level in game.levels_for(seats)) == game.bots
        assert [game.level(name, seats) for name in game.bots] == list(game.levels_for(seats))


def test_only_who_knows_what_positions_are_worth_weighs_them(game: Game) -> None:
    """A value need not make the strongest player: a coach needs the chance to win all the same."""
    from rainout.bots.values import value_of

    assert value_of(game) is not None or all(level.bot != Bot.WEIGH for level in game.levels)


def test_a_level_that_nobody_has_is_refused_with_those_there_are(game: Game) -> None:
    with pytest.raises(UnknownBot, match="hall-of-shame") as refused:
        game.level("hall-of-shame")
    assert "all-star" in str(refused.value)
