"""The conformance suite runs on every game there is, under every one of its options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rainout.core.game import Game
from rainout.core.options import GameOption, OptionValue
from rainout.core.registry import games


def other_values(option: GameOption) -> list[OptionValue]:
    if option.kind == "flag":
        return [not option.default]
    if option.kind == "choice":
        return [value for value in option.choices if value != option.default]
    return [option.low, option.high]


def variants(game: Game) -> Iterator[tuple[str, dict[str, OptionValue]]]:
    """The default, each option at each other value, and everything changed at once."""
    yield "default", {}
    for option in game.options:
        for value in other_values(option):
            yield f"{option.name}={value}", {option.name: value, **dict(option.shown_when)}
    yield "all-changed", {option.name: other_values(option)[-1] for option in game.options}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "variant" in metafunc.fixturenames:
        cases = [
            (game, options, f"{game.id}-{name}")
            for game in games().values()
            for name, options in variants(game)
        ]
        metafunc.parametrize(
            ("game", "variant"), [case[:2] for case in cases], ids=[case[2] for case in cases]
        )
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", list(games().values()), ids=list(games()))


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> Any:
    """A seed that differs from test to test and is the same in every run."""
    return request.node.name
