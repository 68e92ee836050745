"""A match given up before anything has happened is over like any other, and can be looked at."""

from __future__ import annotations

import pytest

from rainout.core.match import Match
from rainout.core.registry import games
from rainout.core.words import LANGUAGES, Speaker


@pytest.mark.parametrize("game", games())
def test_giving_up_at_once(game: str) -> None:
    match = Match(games()[game])
    match.resign(0)
    assert match.over
    for seat in (None, 0, 1):
        assert match.view(seat)
    for language in LANGUAGES:
        assert Speaker(language).say(match.prompt())
    assert match.outcome
    assert not match.report or match.report.tables
