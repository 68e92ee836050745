"""The sum of an attempt, part by part, and the dice thrown for it."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

import rainout
from rainout.core.match import Match
from rainout.core.state import CHANCE
from rainout.games.clix import GAME
from rainout.games.clix.rules.at_bat import read_dials
from rainout.games.clix.state import NOBODY_THERE, Die, Phase, Result, Roll
from rainout.games.clix.view import COMES_TO, REACHES, AttemptView, view

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


@pytest.mark.rules("SC-PRE-ATBAT-2", "SC-REG-DICE-3")
def test_what_each_pair_of_dice_comes_to_is_counted_on_the_dials() -> None:
    """Of 36 ways; the view's count for the dice that are thrown is what the rules read, face by face."""
    match = rainout.new("clix", options={"level": "championship"}, seed=4)
    while match.state.phase != Phase.PITCH:
        if match.asked == "roll":
            match.throw()
        else:
            match.play(rainout.advise(match))
    pairings = match.view(match.actor).pairings
    assert [(pair.pitch, pair.swing) for pair in pairings] == [
        ("red", "black"), ("red", "blue"), ("white", "black"), ("white", "blue")
    ]  # fmt: skip
    for pair in pairings:
        found = Counter[str]()
        pitch, swing = (Die[name.upper()] for name in (pair.pitch, pair.swing))
        for thrown, swung in product(range(1, 7), repeat=2):
            g = match.state.copy()
            g.pitch_face, g.bat_face = (
                match.tables.book.faces[pitch, thrown],
                match.tables.book.faces[swing, swung],
            )
            read_dials(match.tables, g)
            if g.control != NOBODY_THERE:
                found["batter_controls" if g.control == g.batter else "pitcher_controls"] += 1
            else:
                found["fails" if g.result <= Result.FB else "reaches" if g.result in REACHES else "open"] += 1
        assert {name: getattr(pair, name) for name in COMES_TO} == {name: found[name] for name in COMES_TO}
    match.play(rainout.advise(match))
    assert match.view(0).pairings == ()
