"""Golden playthroughs: one readable match per variant, kept and compared.

A difference means that the rules, the notation, the words or a bot now behave otherwise. If that is meant, write them
anew with ``RAINOUT_GOLDEN=write make test-python`` and read the difference; a change of the rules also raises the
game's ``version``.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from rainout.bots import decide
from rainout.core.game import Game
from rainout.core.match import Match
from rainout.core.matchfile import save
from rainout.core.options import OptionValue
from rainout.core.registry import games
from rainout.core.words import Speaker
from tests.conformance.conftest import other_values

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ["Ana", "Beto", "Caro", "Dani", "Eva", "Fito"]


def one_per_variant() -> Iterator[tuple[Game, str, dict[str, OptionValue]]]:
    """The default, also for as many as can play, and each option that changes a game at its first other value."""
    for game in games().values():
        yield game, "default", {}
        if game.seats[1] > game.seats[0]:
            yield game, "full-table", {}
        for option in game.options:
            if option.kind != "number" and not option.shown_when:
                value = other_values(option)[0]
                yield game, f"{option.name}-{value}".lower(), {option.name: value}


def playthrough(game: Game, seats: int, options: dict[str, OptionValue]) -> str:
    """A whole match between novices and steady players: the match file, then all that happened, in words."""
    match = Match(game, options, seats=seats, seed="golden")
    match.settle()
    while not match.over:
        level = "advise" if match.actor % 2 else "novice"
        match.roll() if match.asked == "roll" else match.play(decide(match, level, seed=1))
    say = Speaker("en", NAMES).say
    told = [f"{event.ply:4} {say(event.words)}" for event in match.log]
    return "\n".join([save(match, NAMES[:seats]), *told, ""])


@pytest.mark.parametrize(
    ("golden_game", "name", "options"),
    [pytest.param(*case, id=f"{case[0].id}-{case[1]}") for case in one_per_variant()],
)
def test_golden_playthrough(golden_game: Game, name: str, options: dict[str, OptionValue]) -> None:
    path = GOLDEN / golden_game.id / f"{name}.txt"
    seats = golden_game.seats[1 if name == "full-table" else 0]
    check_golden(path, playthrough(golden_game, seats, options))


def check_golden(path: Path, played: str) -> None:
    """Compare a playthrough with the one that is kept, or keep it."""
    if os.environ.get("RAINOUT_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(played, encoding="utf-8")
    assert path.exists(), f"no golden playthrough {path.name}: RAINOUT_GOLDEN=write makes it"
    assert played == path.read_text(encoding="utf-8")
