"""The conformance suite runs on every game there is, under every one of its options."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
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


def sizes(game: Game) -> list[GameOption]:
    """The numbers that teams must suit: they decide who may play, not how, so they are tried together."""
    return [
        each
        for each in game.options
        if each.kind == "number" and game.workshop and each.name in game.workshop.terms
    ]


def lowest(game: Game) -> dict[str, OptionValue]:
    """All such numbers as low as they can be."""
    wishes: dict[str, OptionValue] = {}
    for option in sizes(game):
        wishes |= {**option.shown_when, option.name: option.low}
    return wishes


def highest(game: Game) -> dict[str, OptionValue]:
    """As many such numbers as can be as high as they can be."""
    wishes: dict[str, OptionValue] = {}
    for option in sizes(game):
        more = {**wishes, **option.shown_when, option.name: option.high}
        with suppress(BadOption):
            game.agree(more, game.seats[0])
            wishes = more
    return wishes


def all_changed(game: Game) -> dict[str, OptionValue]:
    """Every option at its last other value, as far as it is asked then."""
    changed: dict[str, OptionValue] = {}
    usual = {option.name: option.default for option in game.options}
    for option in game.options:
        values = [] if option in sizes(game) else other_values(option)
        agreed = {**usual, **changed}
        if values and all(str(agreed[name]) == value for name, value in option.shown_when.items()):
            changed[option.name] = values[-1]
    return {**changed, **highest(game)}


def variants(game: Game) -> Iterator[tuple[str, dict[str, OptionValue]]]:
    """The default, each option at each other value, teams of one's own, and everything changed at once."""
    yield "default", {}
    for option in game.options:
        for value in () if option in sizes(game) else other_values(option):
            wishes = {option.name: value, **dict(option.shown_when)}
            yield f"{option.name}={value}", agreeable(game, wishes)
    if game.workshop:
        yield "own-teams", own_teams(game, {})
    if sizes(game):
        yield "sizes=low", agreeable(game, lowest(game))
        yield "sizes=high", agreeable(game, highest(game))
    yield "all-changed", agreeable(game, all_changed(game))


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
