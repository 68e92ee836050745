"""7th Inning Stretch's word list cannot fall behind what cards can say."""

from __future__ import annotations

import pytest

from rainout.core.book import words
from rainout.core.terms import spelt
from rainout.games.stretch.state import Ability, Special, Test

GIVES = {"1B", "2B", "3B", "HR", "BB", "SAC"}


def listed(kind: str) -> set[str]:
    """The words of a kind."""
    return {name.removeprefix(f"{kind}-") for name in words("stretch") if name.startswith(f"{kind}-")}


@pytest.mark.parametrize(
    ("kind", "there_are"),
    [
        ("condition", {spelt(test) for test in Test}),
        ("special", {spelt(special) for special in Special if special}),
        ("ability", {spelt(ability) for ability in Ability if ability}),
        ("gives", GIVES),
    ],
)
def test_all_that_a_card_can_say_is_explained(kind: str, there_are: set[str]) -> None:
    assert listed(kind) == there_are
