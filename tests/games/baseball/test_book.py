"""BASEBALL!'s word list cannot fall behind its cards."""

from __future__ import annotations

from rainout.core.book import words
from rainout.games.baseball.state import SIGNS


def test_every_kind_of_card_is_explained() -> None:
    assert {f"card-{sign}" for sign in SIGNS} == {
        name for name in words("baseball") if name.startswith("card-")
    }
