"""The two managers: always legal, and the one better than the other."""

from __future__ import annotations

import numpy as np
import pytest

from rainout.core.dice import new_dice
from rainout.core.game import PLAY
from rainout.core.options import OptionValue, agree
from rainout.core.state import Bot
from rainout.games.clutch import GAME
from rainout.games.clutch.vocabulary import Kind
from tests.games.clutch.positions import placed

MATCHES = 400


def batch(bots: tuple[Bot, Bot], **options: OptionValue) -> tuple[np.ndarray, np.ndarray]:
    """Payoffs by bot, and the final positions, of many matches."""
    kernels = GAME.load(compiled=True)
    wishes = {name.replace("_", "-"): value for name, value in options.items()}
    t, sides = GAME.tables(agree(GAME.options, wishes), 2), np.arange(2)
    payoffs, ends = np.zeros((MATCHES, 2), np.int8), GAME.state.blanks(MATCHES)
    turns, steps = np.zeros(MATCHES, np.int32), np.zeros(MATCHES, np.int64)
    kernels.module(PLAY).play_batch(
        t, GAME.state.new(), np.array(bots), sides, sides.copy(), 11, 0, GAME.most_turns, new_dice(), GAME.room(),
        GAME.state.blanks(1), payoffs, turns, steps, ends,
    )  # fmt: skip
    return payoffs, ends


@pytest.mark.parametrize("cards", ["learning", "full"])
def test_the_sound_manager_beats_the_novice(cards: str) -> None:
    payoffs, _ = batch((Bot.ADVISE, Bot.NOVICE), cards=cards)
    assert payoffs.mean(axis=0)[0] > 0.1


def test_the_novice_beats_chance() -> None:
    payoffs, _ = batch((Bot.NOVICE, Bot.RANDOM))
    assert payoffs.mean(axis=0)[0] > 0.8


@pytest.mark.rules("CB-C-35")
def test_whole_games_look_like_baseball() -> None:
    """Runs, hits and innings of whole games, starters drawn by lot: near what the set was designed for."""
    _, ends = batch((Bot.ADVISE, Bot.ADVISE), cards="learning", starters="roll")
    assert 3.6 < ends["points"].mean() < 5.4
    assert 7.5 < ends["hits"].mean() < 10
    assert ends["inning"].mean() < 10.2
    pitchers = (ends["outs_by"] > 0).sum(axis=1).mean() / 2
    assert 2.5 < pitchers < 5


@pytest.mark.rules("CB-C-9")
def test_manager_and_effects_cards_have_no_text() -> None:
    """They are no kind of card that does anything."""
    assert {kind.name for kind in Kind}.isdisjoint({"MANAGER", "EFFECTS"})


@pytest.mark.parametrize(
    ("given", "advised"),
    [
        ({"inning": 6, "outs_by": {"2.15": 18}}, "relieve"),
        ({"inning": 6, "outs_by": {"2.15": 12}}, "ready"),
        ({"inning": 2, "outs_by": {"2.15": 3}}, "pitch"),
    ],
)
def test_tired_pitchers_are_relieved(given: dict[str, object], advised: str) -> None:
    match = placed(given)
    rules = GAME.load(compiled=False).rules
    action = rules.advise(match.tables, match.state, GAME.room())
    assert GAME.notation.write(action).split()[0] == advised
