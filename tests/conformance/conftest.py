"""The conformance suite runs on every game there is, under every one of its options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rainout.core.errors import BadOption
from rainout.core.game import Game
from rainout.core.options import GameOption, OptionValue, agree
from rainout.core.registry import games


def other_values(option: GameOption) -> list[OptionValue]:
    """What else an option can be; texts are teams, which :func:`agreeable` brings in."""
    if option.kind == "text":
        return []
    if option.kind == "flag":
        return [not option.default]
    if option.kind == "choice":
        return [value for value in option.choices if value != option.default]
    return [option.low, option.high]


def agreeable(game: Game, wishes: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """The wishes, with teams that suit them where the ready ones do not."""
    try:
        game.agree(wishes, game.seats[0])
    except BadOption:
        return {**wishes, **own_teams(game, wishes)}
    return wishes


def own_teams(game: Game, wishes: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """A team of their own for everybody."""
    if not game.workshop:
        return {}
    terms = {
        name: value for name, value in agree(game.options, wishes).items() if name in game.workshop.terms
    }
    return {team.text: game.workshop.complete("Own team", terms).text for team in game.workshop.teams}


def variants(game: Game) -> Iterator[tuple[str, dict[str, OptionValue]]]:
    """The default, each option at each other value, teams of one's own, and everything changed at once."""
    yield "default", {}
    for option in game.options:
        for value in other_values(option):
            wishes = {option.name: value, **dict(option.shown_when)}
            yield f"{option.name}={value}", agreeable(game, wishes)
    if game.workshop:
        yield "own-teams", own_teams(game, {})
    changed = {option.name: values[-1] for option in game.options if (values := other_values(option))}
    yield "all-changed", agreeable(game, changed)


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
