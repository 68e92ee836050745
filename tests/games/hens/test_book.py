"""The hen game's word list: every rank of card has its word."""

from __future__ import annotations

from rainout.core.book import words

GROWTH = ("egg", "chick", "pullet", "hen", "champion")


def test_every_rank_is_explained() -> None:
    assert set(GROWTH) <= set(words("hens"))
