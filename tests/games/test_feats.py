"""What people will tell of a game: the scorebook's feats, and those of the games that have their own."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rainout.core.registry import games
from rainout.core.words import LANGUAGES, Speaker
from rainout.diamond.book import Book
from rainout.diamond.feats import FEATS, feats

Row = tuple[int, ...]
RUN, SIDE = (Book.kinds[name].number for name in ("run", "side"))


def told(*halves: int, walk_off: bool = False) -> list[Row]:
    """Runs by halves, the visitors first; the last half is broken off by a walk-off."""
    rows: list[Row] = []
    for half, runs in enumerate(halves):
        team, inning = half % 2, half // 2 + 1
        rows += [(RUN, 0, 1, team, 1)] * runs
        if not (walk_off and half == len(halves) - 1):
            rows.append((SIDE, 0, team, 0, inning))
    return rows


@pytest.mark.parametrize(
    ("rows", "found"),
    [
        (told(3, 0, 0, 0, 0, 4, walk_off=True), ["comeback 1", "walk-off 1"]),
        (told(2, 0, 0, 0, 0, 3), []),
        (told(0, 0, 6, 0), ["shut-out 0", "big-inning 0"]),
        (told(1, 5, 7, 0), ["comeback 0", "big-inning 0", "big-inning 1"]),
        (told(1, 0, 1, 1), ["start-to-finish 0"]),
        (told(2, 2), []),
        (told(0, 0), []),
    ],
    ids=["walk-off", "two behind", "shut-out", "two big innings", "never caught", "draw", "nothing"],
)
def test_a_ball_game(rows: Sequence[Row], found: Sequence[str]) -> None:
    assert [f"{feat.name.removeprefix('diamond-feat-')} {feat.side}" for feat in feats(rows)] == found
    assert {feat.name for feat in feats(rows)} <= set(FEATS)


def test_a_feat_belongs_to_the_side_that_batted_there_and_says_how_large_it_was() -> None:
    feat, *_ = feats(told(6, 0, 0, 0, 0, 7), sides=(1, 0))
    assert feat.side == 0
    assert Speaker("en").say(feat.words) == "Won after trailing by 6."
    assert Speaker("es").say(feat.words) == "Ganado tras ir perdiendo por 6."


def test_every_game_has_some_and_says_them_in_every_language() -> None:
    for game in games().values():
        assert len(game.feat_names) >= 3
        for language in LANGUAGES:
            assert all(Speaker(language).say(name) for name in game.feat_names)
