"""Environments: each passes the tests of the framework it is for, and plays by the rules."""

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import rainout.adapters.open_spiel  # noqa: F401 (has OpenSpiel know the games)
from rainout.adapters.batch import Batch
from rainout.adapters.gymnasium import Seat
from rainout.adapters.pettingzoo import env
from rainout.core.errors import IllegalAction
from rainout.core.position import Position
from rainout.core.registry import games

EVERY_GAME = pytest.mark.parametrize("game", games())


@pytest.mark.filterwarnings("ignore")
@EVERY_GAME
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    api_test(env(game), num_cycles=60)
    seed_test(lambda: env(game), num_cycles=60)


def test_a_seat_of_pettingzoo_that_does_what_it_may_not_has_lost() -> None:
    table = env("hens")
    table.reset(seed=7)
    agent = table.agent_selection
    table.step(int((1 - table.observe(agent)["action_mask"]).argmax()))
    assert table.terminations == {"seat_0": True, "seat_1": True}
    assert table.rewards[agent] == -1


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", ["stretch", "hens"])
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    check_env(Seat(game), skip_render_check=True)


def play(seat: gymnasium.Env[object, object], seed: int) -> float:
    _, info = seat.reset(seed=seed)
    random = np.random.default_rng(seed)
    over = given_up = False
    reward = 0.0
    while not (over or given_up):
        _, worth, over, given_up, info = seat.step(int(random.choice(np.flatnonzero(info["action_mask"]))))
        reward = float(worth)
    assert not info["illegal"]
    return reward


def test_a_seat_of_gymnasium_is_played_to_the_end_and_the_same_again() -> None:
    assert [play(Seat("hens"), seed) for seed in range(5)] == [play(Seat("hens"), seed) for seed in range(5)]
    assert play(Seat("stretch"), 7) in (-1, 1)


@EVERY_GAME
def test_open_spiel_finds_nothing_wrong(game: str) -> None:
    loaded = pyspiel.load_game(f"rainout_{game}")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


def test_open_spiel_reads_its_own_records_and_takes_options() -> None:
    loaded = pyspiel.load_game("rainout_hens(series=games,may_decline=true)")
    assert loaded.blank.agreed["series"] == "games"
    assert loaded.blank.agreed["may-decline"] is True
    pyspiel.random_sim_test(pyspiel.load_game("rainout_baseball"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", ["baseball", "clutch"])
def test_open_spiel_knows_what_a_seat_may_know(game: str) -> None:
    """A state in which all that a seat cannot see lies otherwise looks to it just as the true one does."""
    state = pyspiel.load_game(f"rainout_{game}").new_initial_state()
    random = np.random.default_rng(7)
    compared = other_hands = 0
    for _ in range(150):
        if state.is_terminal():
            break
        options = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(int(random.choice(options or state.legal_actions())))
        seat = state.current_player()
        if seat < 0:
            continue
        other = state.resample_from_infostate(seat, None)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
        compared += 1
        other_hands += other.position.state.tobytes() != state.position.state.tobytes()
    assert compared > 20
    assert other_hands > 20


def test_a_batch_plays_matches_to_their_end_and_begins_others() -> None:
    batch, random = Batch("hens", 64, seed=7), np.random.default_rng(7)
    won = np.zeros(2, np.int64)
    ends = 0
    for _ in range(200):
        possible = batch.mask()
        assert (possible.sum(axis=1) == batch.counts).all()
        rewards, ended = batch.step(batch.sample(random))
        assert (np.abs(rewards).sum(axis=1)[ended == 1] == 2).all()
        assert not rewards[ended == 0].any()
        ends += int((ended > 0).sum())
        won += (rewards == 1).sum(axis=0)
    assert ends
    assert won.sum() == ends
    assert batch.observations.shape == (64, batch.game.observed)


@pytest.mark.parametrize("game", ["hens", "baseball"])
def test_a_batch_shows_what_a_position_does_and_goes_the_same_way(game: str) -> None:
    first, second = (Batch(game, 8, seed=7) for _ in range(2))
    blank, luck = Position(game, seed=0), np.zeros(4, np.int64).tobytes()
    for _ in range(50):
        first.step(first.options[:, 0])
        second.step(second.options[:, 0])
        for row, actor in enumerate(first.actors.tolist()):
            position = blank.standing(first.positions[row].tobytes(), luck)
            assert (position.actor, len(position.options)) == (actor, first.counts[row])
            assert (position.observe() == first.observations[row]).all()
    assert first.positions.tobytes() == second.positions.tobytes()
    assert (first.observations == second.observations).all()


def test_a_batch_refuses_what_is_not_possible_and_changes_nothing() -> None:
    batch = Batch("hens", 3, seed=7)
    before = batch.positions.tobytes()
    wrong = batch.options[:, 0].copy()
    wrong[1] = 99
    with pytest.raises(IllegalAction, match="not possible now"):
        batch.step(wrong)
    with pytest.raises(IllegalAction, match="3 matches"):
        batch.step([1, 2])
    assert batch.positions.tobytes() == before
