"""What players and bots may know, where randomness comes from, and when bulk simulation gives up."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rainout.bots import decide
from rainout.core.match import Match
from rainout.core.state import CHANCE, Bot
from rainout.games.hens import GAME
from rainout.games.hens.actions import RANK_NAMES
from tests.games.hens.positions import (
    SEATS,
    Given,
    Options,
    facts,
    match_at,
    one_game,
    picks,
    play_games,
    positions,
    take,
)


@pytest.mark.rules("CH-INF-01")
@given(positions(), one_game, picks)
def test_everybody_sees_all_that_lies_on_the_table(start: Given, agreed: Options, steps: list[int]) -> None:
    match = match_at(start, agreed)
    for step in steps:
        at, seen = facts(match), match.view()
        assert all(match.view(seat) == seen for seat in SEATS)
        for seat, player in enumerate(seen.players):
            assert [space.card.name for space in player.corral] == at["cards"][seat]
            assert [i for i, space in enumerate(player.corral, 1) if space.blocked] == at["blocked"][seat]
            assert (player.passed, player.robbed) == (at["passed"][seat], at["robbed"][seat])
        assert (seen.face, seen.turn) == (at["face"], at["turn"])
        on_table = [card[:-1] for corral in at["cards"] for card in corral] + [at["drawn"]]
        assert seen.deck == {rank: 4 - on_table.count(rank) for rank in RANK_NAMES}
        if match.over:
            break
        take(match, step)


def reordered_deck(match: Match, order: random.Random) -> Match:
    """The same position with its deck in another order."""
    other = match_at({}, match.options_agreed)
    other.state = match.state.copy()
    size = int(other.state.deck_size)
    deck = other.state.deck[:size].tolist()
    order.shuffle(deck)
    other.state.deck[:size] = deck
    return other


@pytest.mark.rules("CH-INF-02", "CH-INF-03")
@given(positions(), one_game, picks, st.randoms(use_true_random=False))
def test_neither_views_nor_bots_depend_on_the_order_of_the_deck(
    start: Given, agreed: Options, steps: list[int], order: random.Random
) -> None:
    match = match_at(start, agreed)
    for step in steps:
        if match.over:
            break
        other = reordered_deck(match, order)
        assert match.view() == other.view()
        assert match.prompt() == other.prompt()
        assert match.choices() == other.choices()
        assert sorted(match.options.numbers) == sorted(other.options.numbers)
        if match.actor >= 0:
            for level in ("novice", "advise"):
                assert decide(match, level, seed=1) == decide(other, level, seed=1)
        take(match, step)


@pytest.mark.rules("CH-INF-02", "CH-INF-03")
def test_a_position_holds_no_trace_of_rolls_to_come() -> None:
    first, second = Match(GAME, seed=1), Match(GAME, seed=2)
    while not first.over:
        chosen = first.roll() if first.actor == CHANCE else first.play(decide(first, "advise", seed=1))
        while second.ply < first.ply:
            second.apply(first.actions[second.ply])
        assert chosen.number in first.actions
        assert first.state.tobytes() == second.state.tobytes()
    assert first.dice.seed != second.dice.seed


@pytest.mark.rules("CH-INF-04")
def test_seed_and_choices_replay_a_game_to_the_last_card() -> None:
    first = Match(GAME, seed="again")
    while not first.over:
        if first.actor == CHANCE:
            first.roll()
        else:
            first.play(decide(first, "novice", seed=1))
    chosen = [action for action, actor in zip(first.actions, first.actors, strict=True) if actor != CHANCE]
    second = Match(GAME, seed="again")
    while not second.over:
        if second.actor == CHANCE:
            second.roll()
        else:
            second.apply(chosen.pop(0))
    assert second.actions == first.actions
    assert second.log == first.log


@pytest.mark.rules("CH-INF-04")
def test_a_batch_depends_on_its_seed_alone() -> None:
    whole = play_games((Bot.ADVISE, Bot.RANDOM), 60, seed=11)
    assert play_games((Bot.ADVISE, Bot.RANDOM), 60, seed=11).ends.tobytes() == whole.ends.tobytes()
    assert play_games((Bot.ADVISE, Bot.RANDOM), 60, seed=12).ends.tobytes() != whole.ends.tobytes()
    rest = play_games((Bot.ADVISE, Bot.RANDOM), 37, seed=11, first=23)
    assert rest.ends.tobytes() == whole.ends[23:].tobytes()


@pytest.mark.rules("CH-INF-05", "CH-R-18")
def test_bulk_simulation_gives_a_game_up_without_a_winner_and_without_points() -> None:
    assert GAME.most_turns == 50_000
    games = play_games((Bot.ADVISE, Bot.NOVICE), 400, most_turns=20)
    unfinished = games.ends["winner"] < 0
    assert 0 < unfinished.sum() < 400
    assert (games.turns[~unfinished] <= 20).all()
    assert (games.payoffs[unfinished] == 0).all()
    assert (games.ends["points"][unfinished] == 0).all()
    assert (games.ends["total"][unfinished] == 0).all()


@pytest.mark.rules("CH-INF-05", "CH-R-18")
def test_a_game_between_people_goes_on_for_ever() -> None:
    match = match_at(
        {"turn": 0, "turns": 50_000, "corral": [["K", "J", "10", "Q", "J"], ["A", "Q", "10", "K", "K"]]}
    )
    for _ in range(5):
        match.apply(GAME.notation.read("roll 6"))
        match.apply(GAME.notation.read("pass"))
    assert not match.over
    assert facts(match)["turns"] == 50_005
