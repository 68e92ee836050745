"""What every game must keep when an action is looked at before it is taken."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from rainout.core.dice import new_dice
from rainout.core.errors import IllegalAction
from rainout.core.game import DICE, Game
from rainout.core.match import Match
from rainout.core.options import OptionValue
from rainout.core.preview import ROLL, Foreseen, foresee
from rainout.core.words import LANGUAGES, Speaker
from tests.conformance.playing import positions

Variant = dict[str, OptionValue]
NAMES = ["Ana", "Beto", "Caro", "Dani", "Eva", "Fito"]
EVERY = 5
"""So many positions go by for one that is looked at, and so many actions."""


def start(game: Game, variant: Variant, seed: str) -> Match:
    """A match under these options, with compiled rules, for a number of players that differs from test to test."""
    game.compile()
    low, high = game.seats
    return Match(game, variant, seats=low + len(seed) % (high - low + 1), seed=seed)


def asked(match: Match, seed: str, most: int = 120) -> Iterator[tuple[int, str]]:
    """Somebody who is asked, now and then as the match goes on, and some of what he may do."""
    decided = 0
    for _ in positions(match, seed, most):
        seat = match.waiting_for
        if seat is None:
            continue
        decided += 1
        if decided % EVERY:
            continue
        if match.asked == "roll":
            yield seat, ROLL
        else:
            texts = [option.text for option in match.options]
            yield from ((seat, text) for text in texts[:: max(EVERY, len(texts) // 3)])


def test_redealing_what_a_seat_cannot_see_changes_nothing_it_foresees(
    game: Game, variant: Variant, seed: str
) -> None:
    if not game.hidden:
        pytest.skip("nothing is hidden in this game")
    kernels, dice = game.load(compiled=True), new_dice()
    kernels.module(DICE).seed_dice(dice, 7, 8)
    redealt, match = start(game, variant, seed), start(game, variant, seed)
    for seat, action in asked(match, seed, 200):
        redealt.take_up(match.past())
        kernels.rules.imagine(match.tables, redealt.state, seat, dice)
        assert encoded(foresee(redealt, seat, action)) == encoded(foresee(match, seat, action))


def test_looking_at_an_action_changes_nothing(game: Game, seed: str) -> None:
    match = start(game, {}, seed)
    for seat, action in asked(match, seed):
        before, revision = match.past(), match.revision
        first = foresee(match, seat, action)
        assert (match.past(), match.revision) == (before, revision)
        assert encoded(foresee(match, seat, action)) == encoded(first), "seen twice, it looks the same"


def test_what_is_foreseen_comes_true(game: Game, seed: str) -> None:
    """What is certain happens, and is told in these words; odds come to 1 and can be said in every language."""
    match, speakers = start(game, {}, seed), [Speaker(each, NAMES, 0) for each in LANGUAGES]
    for seat, action in asked(match, seed):
        foreseen = foresee(match, seat, action)
        said = [
            *foreseen.told,
            *([foreseen.comparison] if foreseen.comparison else []),
            *(count.words for count in foreseen.counts),
            *(odds.words for odds in foreseen.odds),
        ]
        assert all(speaker.say(words) for speaker in speakers for words in said)
        assert not foreseen.odds or sum(odds.share for odds in foreseen.odds) == pytest.approx(1)
        assert 0 <= foreseen.answered <= 1
        if action != ROLL:
            then = match.snapshot()
            then.apply(game.notation.find(action, then.options.numbers))
            heard = then.log_for(seat, match.ply)
            restating = game.foresight.restating
            told = [event.words for event in heard if event.what.replace("-", "_") not in restating]
            assert list(foreseen.told) == told[: len(foreseen.told)]


def test_nobody_foresees_the_move_of_another_or_one_that_is_not_possible(game: Game, seed: str) -> None:
    match = start(game, {}, seed)
    for seat, action in asked(match, seed):
        with pytest.raises(IllegalAction):
            foresee(match, seat + 1, action)
        if action != ROLL:
            impossible = next(each for each in game.notation.actions if each not in match.options.numbers)
            with pytest.raises(IllegalAction):
                foresee(match, seat, game.notation.write(impossible))


def encoded(foreseen: Foreseen) -> bytes:
    """All of it, byte for byte."""
    return msgspec.json.encode(foreseen)
