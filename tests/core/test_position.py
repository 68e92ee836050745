"""A position by itself goes where a match goes, is cloned, imagined and observed, and refuses what is not legal."""

from __future__ import annotations

import pickle

import numba
import numpy as np
import pytest

import rainout
from rainout.core.dice import new_dice
from rainout.core.errors import IllegalAction
from rainout.core.game import DICE, Game
from rainout.core.match import Match
from rainout.core.position import NoSuchLevel, Position
from rainout.core.registry import games, get
from rainout.core.state import CHANCE

EVERY_GAME = pytest.mark.parametrize("game", games())


@EVERY_GAME
def test_a_position_goes_where_the_match_goes(game: str) -> None:
    match, position = Match(game, seed=3), Position(game, seed=3)
    while not match.over and match.ply < 300:
        assert (position.actor, position.options) == (match.actor, match.options.numbers)
        taken = match.chance() if match.actor == CHANCE else match.apply(match.options.numbers[-1])
        position.apply(taken.number)
    assert position.over == match.over
    assert position.state.told == 0, "nobody listens"


@EVERY_GAME
def test_a_clone_is_apart_and_has_luck_of_its_own(game: str) -> None:
    position = Position(game, seed=1)
    position.settle()
    before = position.state.tobytes()
    ends = {position.roll_out("random") for _ in range(8)}
    first, second = position.clone(), position.clone()
    first.apply(first.options[0])
    assert position.state.tobytes() == second.state.tobytes() == before
    assert ends <= {(1, -1), (-1, 1), (0, 0), (1,), (-1,), (0,)}


def test_what_clones_are_dealt_follows_from_the_seed() -> None:
    def ends(seed: int) -> list[tuple[int, ...]]:
        position = Position("hens", seed=seed)
        return [position.roll_out("random") for _ in range(12)]

    assert ends(5) == ends(5)
    assert set(ends(5)) == {(1, -1), (-1, 1)}


@EVERY_GAME
def test_a_seed_leads_to_the_same_position_whatever_is_hidden(game: str) -> None:
    match = Match(game, seed=11)
    match.settle()
    while match.actor < 0 or match.ply < 40:
        match.chance() if match.actor == CHANCE else match.apply(match.options.numbers[0])
    known = match.imagine(seed=4)
    other = known.imagine()
    assert Position.of(other, match.actor, seed=4).state.tobytes() == known.state.tobytes()
    assert known.view() == match.view(match.actor) == other.view()
    assert known.texts == tuple(option.text for option in match.options)
    assert not known.state.events.any(), "what was told last may not be for this seat"


def test_the_library_advises_for_a_position() -> None:
    position = Position("hens", seed=7)
    position.settle()
    assert rainout.advise(position) in position.texts


@pytest.mark.parametrize("action", [0, 9999, "rob 1 1"])
def test_what_is_not_legal_is_refused_and_changes_nothing(action: int | str) -> None:
    position = Position("hens", seed=7)
    position.settle()
    before = position.state.tobytes()
    with pytest.raises(IllegalAction, match="is not possible now"):
        position.apply(action)
    assert position.state.tobytes() == before


def test_seats_that_are_not_there_are_refused() -> None:
    position = Position("hens", seed=7)
    for ask in (position.payoff, position.view, position.imagine):
        with pytest.raises(IllegalAction):
            ask(2)


def test_only_known_bots_play_a_position_out() -> None:
    with pytest.raises(NoSuchLevel, match="no bot “genius”"):
        Position("hens", seed=7).roll_out("genius")


def changed(game: Game) -> list[dict[str, object]]:
    """Each option by itself at each other value it may have, as far as these are listed."""
    return [{}] + [
        {option.name: value}
        for option in game.options
        for value in (option.choices or ([not option.default] if option.kind == "flag" else []))
        if value != option.default and str(value) not in ("own", "custom")
    ]


@EVERY_GAME
def test_tables_are_of_one_type_whatever_was_agreed(game: str) -> None:
    """Kernels that are called straight take their arguments for what was foreseen."""
    known = get(game)
    foreseen = numba.typeof(known.programs()[0][known.contract, "apply"][0])
    for wishes in changed(known):
        for seats in range(known.seats[0], known.seats[1] + 1):
            try:
                agreed = known.agree(wishes, seats)  # type: ignore[arg-type]
            except rainout.core.errors.RainoutError:  # what goes only together with something else
                continue
            assert numba.typeof(known.tables(agreed, seats)) == foreseen, (wishes, seats)


def test_arguments_nobody_foresaw_do_not_lead_straight_calls_astray() -> None:
    kernels, dice = get("hens").compile(), new_dice()
    foreseen = kernels.straight(DICE, "below")
    assert kernels.module(DICE).below(dice, np.int8(1)) == 0
    assert kernels.straight(DICE, "below") is foreseen
    assert foreseen(dice, 1) == 0


@pytest.mark.parametrize(
    "rules", [each for each in games().values() if each.observed], ids=lambda each: each.id
)
def test_what_is_observed_is_the_same_interpreted_and_compiled(
    rules: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Small numbers of the record overflow in plain Python where machine code has 64 bits for them."""
    rules.compile()
    monkeypatch.delenv("RAINOUT_INTERPRETED", raising=False)
    quick = Position(rules, seed=3)
    monkeypatch.setenv("RAINOUT_INTERPRETED", "1")
    slow = Position(rules, seed=3)
    assert (quick.kernels.compiled, slow.kernels.compiled) == (True, False)
    while not quick.over and quick.ply < 100:
        for seat in range(quick.seats):
            assert (quick.observe(seat) == slow.observe(seat)).all()
        action = quick.options[quick.below(len(quick.options))]
        quick.apply(action)
        slow.apply(action)


def test_a_position_can_be_kept_and_goes_on_with_the_same_luck() -> None:
    position = Position("baseball", seats=3, seed=7)
    position.settle()
    again = pickle.loads(pickle.dumps(position))
    assert (again.ply, again.texts) == (position.ply, position.texts)
    for each in (position, again):
        each.apply(each.options[0])
        each.settle()
    assert again.state.tobytes() == position.state.tobytes()
