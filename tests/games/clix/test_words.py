"""Words of SportsClix that no match is sure to need."""

from __future__ import annotations

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
