"""Who is told of when a game has been won: as the last at-bats of two lessons have it."""

import pytest

from rainout.core.lesson import lessons
from rainout.core.match import Match
from rainout.core.words import Speaker

LAST_AT_BATS = {
    "stretch": "Arlo Pinkett brought in 2 runs.",
    "clutch": "Takumi Oridono brought in 2 runs.",
}


def told_to_its_end(game: str) -> Match:
    """The lesson about an at-bat, which ends a game with a hit."""
    *_, (_, match) = lessons(game)["at-bat"].moments()
    return match


@pytest.mark.parametrize(("game", "told"), LAST_AT_BATS.items())
def test_a_game_that_is_won_has_a_hero(game: str, told: str) -> None:
    heroes = [event.hero for event in told_to_its_end(game).log if event.hero]
    assert [Speaker("en").say(hero) for hero in heroes] == [told]


def test_nobody_is_the_hero_of_a_game_that_is_not_over() -> None:
    *_, (_, match) = lessons("clutch")["on-base"].moments()
    assert [event for event in match.log if event.hero] == []
