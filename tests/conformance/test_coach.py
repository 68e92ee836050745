"""What every game must keep when the coach is asked: he is fair, and what he says can be said."""

from __future__ import annotations

from rainout.bots.coach import Coach
from rainout.core.dice import new_dice
from rainout.core.game import DICE, Game
from rainout.core.match import Match
from rainout.core.words import LANGUAGES, Speaker
from tests.conformance.playing import positions

NAMES = ["Ana", "Beto", "Caro", "Dani", "Eva", "Fito"]
EVERY = 9
"""So many decisions go by for one that the coach is asked about."""
FUTURES = 24
MOST = 160


def test_redealing_what_a_seat_cannot_see_changes_nothing_the_coach_says(game: Game, seed: str) -> None:
    kernels, dice, coach = game.compile(), new_dice(), Coach(game)
    kernels.module(DICE).seed_dice(dice, 7, 8)
    speakers = [Speaker(each, NAMES, 0) for each in LANGUAGES]
    match, redealt = Match(game, seed=seed), Match(game, seed=seed)
    decided = 0
    for _ in positions(match, seed, MOST):
        if match.asked != "act":
            continue
        decided += 1
        if decided % EVERY:
            continue
        advice = coach.advice(match, futures=FUTURES)
        assert advice.best in match.options
        assert {each.action for each in advice.options} == {each.text for each in match.options}
        assert all(speaker.say(words) for speaker in speakers for words in advice.reasons)
        redealt.take_up(match.past())
        kernels.rules.imagine(match.tables, redealt.state, match.actor, dice)
        assert coach.advice(redealt, futures=FUTURES) == advice
