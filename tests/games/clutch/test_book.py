"""CLUTCH's word list cannot fall behind what cards can show."""

from __future__ import annotations

import pytest

from rainout.core.book import words
from rainout.games.clutch.state import CODE_SIGNS
from rainout.games.clutch.vocabulary import Colour, Icon, Rarity, Role, Special, Window


def listed(kind: str) -> set[str]:
    """The words of a kind."""
    return {name.removeprefix(f"{kind}-") for name in words("clutch") if name.startswith(f"{kind}-")}


@pytest.mark.parametrize(
    ("kind", "there_are"),
    [
        ("icon", {icon.name for icon in Icon}),
        ("role", {role.name for role in Role}),
        ("special", {special.name.lower() for special in Special if special}),
        ("rarity", {rarity.name.lower() for rarity in Rarity}),
        ("colour", {colour.name.lower() for colour in Colour}),
        ("window", {window.name.lower() for window in Window}),
        ("result", set(CODE_SIGNS)),
    ],
)
def test_every_sign_of_a_card_is_explained(kind: str, there_are: set[str]) -> None:
    assert listed(kind) == there_are
