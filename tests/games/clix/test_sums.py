"""The sum of an attempt, part by part, and the dice thrown for it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from rainout.core.match import Match
from rainout.core.state import CHANCE
from rainout.games.clix import GAME
from rainout.games.clix.state import Phase, Roll
from rainout.games.clix.view import AttemptView, view

READY = GAME.notation.read("ready")
DARING = ("steal", "send", "tag", "double", "force", "relay", "extra", "throw", "walk", "race")
"""What leads to throws of every kind; a walk brings runners."""


def quick_choice(match: Match, dice: random.Random) -> int:
    """Any legal action, daring ones rather than others, without too many changes before each pitch."""
    options = match.options.numbers
    if READY in options and dice.random() < 0.8:
        return READY
    daring = [each for each in options if GAME.notation.write(each).split()[0] in DARING]
    return dice.choice(daring if daring and dice.random() < 0.8 else options)


def attempts(match: Match, dice: random.Random) -> list[AttemptView]:
    """Play a match with any legal actions, and note every attempt."""
    found = []
    while not match.over:
        g = match.state
        if g.phase == Phase.ROLL and g.rolling == Roll.ATTEMPT and not g.first_face:
            attempt = view(match.tables, g, None).attempt
            assert attempt
            found.append(attempt)
        if match.actor == CHANCE:
            match.throw()
        else:
            match.apply(quick_choice(match, dice))
    return found


@pytest.mark.parametrize("level", ["regular", "playoffs", "championship"])
def test_the_parts_of_a_sum_add_up(level: str) -> None:
    names: Counter[str] = Counter()
    for seed in range(6):
        match = Match(GAME, {"level": level}, seed=f"sums-{level}-{seed}")
        for attempt in attempts(match, random.Random(seed)):
            assert sum(part.amount for part in attempt.strength_parts) == attempt.strength
            assert sum(part.amount for part in attempt.need_parts) == attempt.need
            assert (attempt.against is None) == (attempt.need_parts[0].name == "fielding")
            names.update(part.name for part in (*attempt.strength_parts, *attempt.need_parts))
    assert {"defense", "fielding"} <= set(names)
    if level != "regular":
        assert {"speed", "home", "long", "relay", "holding", "after-deep"} <= set(names)


@pytest.mark.parametrize("own_dice", [False, True])
def test_an_at_bat_is_one_throw(own_dice: bool) -> None:
    """Unless each manager rolls his own dice: then the pitcher's is thrown first."""
    match = Match(GAME, {"level": "regular"}, seed="one throw", own_dice=own_dice)
    dice = random.Random(1)
    while not (match.actor == CHANCE and match.state.phase == Phase.ROLL):
        if match.actor == CHANCE:
            match.throw()
        else:
            match.apply(quick_choice(match, dice))
    before = match.ply
    match.throw()
    if own_dice:
        assert match.ply == before + 1
        match.throw()
    pitch, swing, zone = (GAME.notation.write(action).split()[0] for action in match.actions[before:])
    assert pitch in ("red", "white")
    assert swing in ("black", "blue")
    assert zone == "green"
