"""Words of SportsClix that no match is sure to need."""

from __future__ import annotations

from typing import Any

import pytest

from rainout.core.match import Match
from rainout.core.words import LANGUAGES, Speaker
from rainout.games.clix import GAME, LEVELS


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_new_at_a_level_is_told_before_the_first_move(level: str, language: str) -> None:
    """SC-PRE-LVL-2"""
    match = Match(GAME, {"level": level}, seed=1)
    heading, *lines = (Speaker(language).say(line) for line in match.opening())
    assert heading
    assert 3 <= len(lines) == match.view(0).news <= 7
    assert len({heading, *lines}) == len(lines) + 1
    with pytest.raises(LookupError):
        Speaker(language).say(f"clix-news-{level}-{len(lines) + 1}")


def test_a_newcomer_starts_in_the_preseason() -> None:
    """SC-PRE-LVL-1"""
    assert Match(GAME, seed=1).options_agreed["level"] == "preseason"
    assert LEVELS == ("preseason", "regular", "playoffs", "championship")


GROUND_BALL = ("ready", "swing blue", "pitch red", "steal none", "red 1", "blue 1", "green 3", "send 2")
FLY_BALL = ("ready", "swing black", "pitch white", "steal none", "white 1", "black 1", "green 4", "tag up 1")


@pytest.mark.rules("SC-PLY-TAG-6", "SC-PLY-DP-4")
@pytest.mark.parametrize(
    ("given", "moves", "text", "targets", "english"),
    [
        (
            {"batter": "1.3", "bases": ["", "1.4", ""], "zones": {"3B": 2, "SS": 2}},
            GROUND_BALL,
            "tag 3 SS",
            ("base-3", "player-2.6", "player-1.4"),
            "Throw at Linus Tarnfield on his way to third, where Harlan Sedgedale covers",
        ),
        (
            {"batter": "1.3", "bases": ["", "1.4", ""], "zones": {"3B": 2, "SS": 2}},
            GROUND_BALL,
            "double 3 3B",
            ("base-3", "player-2.5", "player-1.4"),
            "Elias Pebbleley covers third and tags Linus Tarnfield, to go for two",
        ),
        (
            {"batter": "1.5", "bases": ["1.4", "", ""], "zones": {"CF": 4, "1B": 5, "2B": 5, "SS": 1}},
            FLY_BALL,
            "throw 2 2B",
            ("base-2", "player-2.4", "player-1.4"),
            "Throw to second at Linus Tarnfield, where Hollis Larkgate covers",
        ),
    ],
)
def test_who_covers_a_base_can_be_pointed_at(
    given: dict[str, Any], moves: tuple[str, ...], text: str, targets: tuple[str, ...], english: str
) -> None:
    match = Match(GAME, {"level": "playoffs"}, seed=1)
    GAME.place(match.tables, match.state, given)
    for move in moves:
        match.play(move) if match.actor >= 0 else match.apply(GAME.notation.read(move))
    choice = GAME.choice(match.tables, match.state, GAME.notation.find(text, match.options.numbers))
    assert choice.targets == targets
    assert Speaker("en").say(choice.words) == english
    assert Speaker("es").say(choice.words) != english
