"""The games there are: every folder of ``rainout.games`` that holds one; see :mod:`rainout.core.further` for more."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.resources import files

from rainout.core.errors import UnknownGame
from rainout.core.game import Game


@cache
def games() -> dict[str, Game]:
    """All games by id."""
    package = importlib.import_module("rainout.games")
    found = [
        importlib.import_module(f"rainout.games.{module.name}").GAME
        for module in pkgutil.iter_modules(package.__path__)
        if module.ispkg
    ]
    return {game.id: game for game in sorted(found, key=lambda game: (game.depth, game.id))}


def get(id: str) -> Game:
    """The game with that id."""
    if id not in games():
        raise UnknownGame("error-unknown-game", id=id, known=", ".join(games()))
    return games()[id]


def catalog(id: str, language: str) -> str:
    """What a game says in one language: the text of its catalog."""
    folder = files(type(get(id)).__module__)
    return folder.joinpath("locale", f"{language}.ftl").read_text(encoding="utf-8")
