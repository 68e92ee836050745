"""Turns, actions and blocks, along random games and over every pattern of blocks."""

from __future__ import annotations

from collections import Counter
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rainout.core.dice import new_dice
from rainout.core.game import DICE, PLAY
from rainout.core.match import Match
from rainout.core.state import Bot
from rainout.games.hens import GAME
from rainout.games.hens.actions import CARD_NAMES
from rainout.games.hens.state import Phase
from tests.games.hens.positions import (
    SPACES,
    Given,
    Options,
    facts,
    match_at,
    one_game,
    picks,
    positions,
    take,
)

DEEDS = ("renewed", "renewed-their", "robbed", "rearranged", "blocked", "passed", "void")
"""What a turn can come to."""
Space = tuple[int, int]


def laid(match: Match) -> dict[Space, str]:
    """The card in each space, by seat and space from 1."""
    return {
        (seat, space): card
        for seat, corral in enumerate(facts(match)["cards"])
        for space, card in enumerate(corral, 1)
    }


# --- Invariants ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("CH-INV-01", "CH-INV-02", "CH-INV-03")
@given(positions(), one_game, picks)
def test_five_cards_each_ten_in_the_deck_and_always_the_same_twenty(
    start: Given, agreed: Options, steps: list[int]
) -> None:
    match = match_at(start, agreed)
    for step in steps:
        in_corrals = list(laid(match).values())
        in_deck = [CARD_NAMES[card] for card in match.state.deck[: match.state.deck_size]]
        assert len(in_corrals) == 10
        assert len(in_deck) == 10
        assert sorted(in_corrals + in_deck) == sorted(CARD_NAMES)
        if match.over:
            break
        take(match, step)


@pytest.mark.rules("CH-INV-04", "CH-BLK-03", "CH-BLK-07")
@given(positions(), picks)
def test_an_action_changes_only_the_spaces_it_names(start: Given, steps: list[int]) -> None:
    match = match_at(start)
    waiting: set[Space] = set()
    """The space named for a card that is being drawn."""
    for step in steps:
        if match.over:
            break
        me, before, blocked = facts(match)["turn"], laid(match), facts(match)["blocked"]
        text = take(match, step)
        named = spaces_named(text, me)
        if text.startswith("renew"):
            waiting, named = named, set()
        elif text.startswith("draw"):
            waiting, named = set(), waiting
        changed = {space for space, card in laid(match).items() if card != before[space]}
        assert changed == (set() if text.startswith("block") else named)
        for seat, spaces in enumerate(facts(match)["blocked"]):
            assert {(seat, space) for space in set(spaces) ^ set(blocked[seat])} <= named


def spaces_named(text: str, me: int) -> set[Space]:
    """The spaces an action is about, read off its notation."""
    verb, *words = text.split()
    if verb == "rob":
        return {(me, int(words[0])), (1 - me, int(words[1]))}
    if verb == "renew" and words[0] == "their":
        return {(1 - me, int(words[1]))}
    if verb in ("renew", "rearrange", "block"):
        return {(me, int(word)) for word in words}
    return set()


# --- Turns -----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("CH-TRN-01", "CH-TRN-02", "CH-TRN-07")
@given(positions(), one_game, picks)
def test_every_turn_is_one_roll_and_one_deed_and_then_the_other_player_is_on(
    start: Given, agreed: Options, steps: list[int]
) -> None:
    match = match_at(start, agreed)
    turn, number, seen = start["turn"], 1, 0
    for step in steps:
        if match.over:
            break
        take(match, step)
        if facts(match)["turns"] == number and not match.over:
            continue
        told = [event for event in match.log[seen:] if event.what in ("rolled", *DEEDS)]
        assert [event.what for event in told][:1] == ["rolled"]
        assert len(told) == 2
        assert {event.who for event in told} == {turn}
        if not match.over:
            turn, number, seen = 1 - turn, number + 1, len(match.log)
            assert facts(match)["turns"] == number
            assert facts(match)["turn"] == turn


@pytest.mark.rules("CH-TRN-03", "CH-TRN-05", "CH-OPT-03")
@given(positions(), one_game, picks)
def test_a_pass_is_possible_on_a_six_and_only_there_unless_rolls_may_be_declined(
    start: Given, agreed: Options, steps: list[int]
) -> None:
    match = match_at(start, agreed)
    for step in steps:
        if match.over:
            break
        if match.actor >= 0:
            at = facts(match)
            may_pass = not at["drawn"] and (at["face"] == 6 or agreed["may-decline"])
            assert ("pass" in match.options) == may_pass
        take(match, step)


@pytest.mark.rules("CH-TRN-08", "CH-R-06", "CH-ACT-03")
@given(positions(), one_game, picks)
def test_every_card_outside_the_corrals_can_be_drawn_and_no_other(
    start: Given, agreed: Options, steps: list[int]
) -> None:
    match = match_at(start, agreed)
    for step in steps:
        if match.over:
            break
        if facts(match)["phase"] == "draw":
            drawable = [action.text.removeprefix("draw ") for action in match.options]
            assert sorted(drawable) == sorted(set(CARD_NAMES) - set(laid(match).values()))
        take(match, step)


@pytest.mark.rules("CH-TRN-08", "CH-INF-04")
def test_every_card_of_the_deck_is_drawn_equally_often() -> None:
    match = match_at(
        {"turn": 0, "face": 1, "corral": [["K", "J", "10", "Q", "J"], ["A", "Q", "10", "K", "K"]]}
    )
    match.apply(GAME.notation.read("renew 1"))
    draws = 20_000
    at_tables = Counter(match.dice.pick(ply, match.options.numbers) for ply in range(draws))
    kernels, dice, out, mind = GAME.load(compiled=True), new_dice(), GAME.room(), GAME.state.blanks(1)
    kernels.module(DICE).seed_dice(dice, 2026, 1)
    decide = kernels.module(PLAY).decide
    in_bulk = Counter(
        int(decide(match.tables, match.state, int(Bot.ADVISE), dice, out, mind)) for _ in range(draws)
    )
    for counted in (at_tables, in_bulk):
        assert set(counted) == set(match.options.numbers)
        assert max(abs(count - draws / 10) for count in counted.values()) < 5 * np.sqrt(draws / 10)


# --- Targets over every pattern of blocks ----------------------------------------------------------------------------


@pytest.mark.rules("CH-ACT-02", "CH-ACT-08", "CH-ACT-15", "CH-ACT-16", "CH-BLK-01", "CH-BLK-02", "CH-BLK-08")
def test_the_targets_of_every_face_under_every_pattern_of_blocks() -> None:
    match = match_at({"turn": 0, "corral": [["K", "J", "10", "Q", "J"], ["A", "Q", "10", "K", "K"]]})
    for pattern in product((0, 1), repeat=10):
        mine, theirs = pattern[:5], pattern[5:]
        match.state.blocked[:] = (mine, theirs)
        mine_open = [space + 1 for space in SPACES if not mine[space]]
        theirs_open = [space + 1 for space in SPACES if not theirs[space]]
        targets = {
            1: {f"renew {i + 1}" for i in SPACES},
            2: {f"renew their {j}" for j in theirs_open},
            3: {f"rob {i + 1} {j}" for i in SPACES for j in theirs_open},
            4: {f"rearrange {i + 1} {j + 1}" for i in SPACES for j in SPACES if i < j},
            5: {f"block {i}" for i in mine_open},
        }
        targets[6] = set().union(*targets.values()) | {"pass"}
        for face, expected in targets.items():
            if expected:
                match.state.phase, match.state.actor, match.state.face = Phase.CHOOSE, 0, face
                assert {action.text for action in match.options} == expected
        assert len(targets[2]) == 5 - sum(theirs)
        assert len(targets[3]) == 5 * (5 - sum(theirs))
        assert len(targets[5]) == 5 - sum(mine)


@pytest.mark.rules("CH-TRN-06", "CH-R-05")
@given(positions(), st.integers(1, 6))
def test_a_roll_is_void_exactly_when_it_has_no_target(start: Given, face: int) -> None:
    match = match_at(start)
    mine, theirs = start["blocked"][start["turn"]], start["blocked"][1 - start["turn"]]
    match.apply(GAME.notation.read(f"roll {face}"))
    shut = {2: len(theirs) == 5, 3: len(theirs) == 5, 5: len(mine) == 5}
    if shut.get(face):
        assert [event.what for event in match.log] == ["rolled", "void"]
        assert facts(match)["turn"] == 1 - start["turn"]
        assert facts(match)["passed"] == start["passed"]
        assert facts(match)["cards"] == start["corral"]
    else:
        assert [event.what for event in match.log] == ["rolled"]
        assert match.actor == start["turn"]


# --- House rules on blocks -------------------------------------------------------------------------------------------


@pytest.mark.rules("CH-OPT-01", "CH-OPT-02")
@given(positions(), one_game, picks)
def test_house_rules_keep_blocks_short_or_few(start: Given, agreed: Options, steps: list[int]) -> None:
    match = match_at({**start, "blocked": [[], []]}, agreed)
    for step in steps:
        at = facts(match)
        if agreed["blocks"] == "one":
            assert all(len(spaces) <= 1 for spaces in at["blocked"])
        if agreed["block-lasts"] == "one-round" and not match.over:
            assert at["blocked"][at["turn"]] == []
        if match.over:
            break
        take(match, step)
