"""The clubs of a league: a game's ready ones, teams that people built, or teams drawn by lot."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random

import msgspec

from rainout.core.game import Game
from rainout.core.options import OptionValue

SIGN = 3
"""Letters of a club's short name."""
LONGEST_NAME = 40


class Club(msgspec.Struct, frozen=True):
    """Somebody who plays in a league."""

    sign: str
    """A short name of three letters or so, by which results know it."""
    name: str
    level: str
    """The bot that manages it."""
    ready: str = ""
    """The ready team it plays with, in a game that has such."""
    sheet: str = ""
    """Its own team, if it has one."""


def options_between(
    game: Game, agreed: Mapping[str, OptionValue], clubs: Sequence[Club]
) -> dict[str, OptionValue]:
    """What was agreed on for a match of these clubs, the first of them in the first seat."""
    options = dict(agreed)
    for team, club in zip(game.workshop.teams if game.workshop else (), clubs, strict=False):
        options[team.text] = club.sheet
        if club.ready:
            options[team.ready] = club.ready
    return options


# --- Where clubs come from -------------------------------------------------------------------------------------------


def gather(
    game: Game,
    agreed: Mapping[str, OptionValue],
    count: int,
    seed: int,
    level: str,
    sheets: Sequence[str] = (),
    draft: bool = False,
) -> list[Club]:
    """So many clubs: those that were built, the game's ready ones unless all others are drafted, then drafted ones."""
    luck = Random(f"{seed} clubs")
    names = _names(luck)
    found: list[Club] = []

    def enter(name: str, ready: str = "", sheet: str = "") -> None:
        found.append(Club(sign_for(name, [each.sign for each in found]), name, level, ready, sheet))

    workshop = game.workshop
    for sheet in sheets[:count]:
        enter(_title(game, agreed, sheet) or next(names), sheet=sheet)
    if workshop is None:
        for name in [next(names) for _ in range(count - len(found))]:
            enter(name)
        return found
    if not draft:
        for id, name in ready_teams(game, agreed).items():
            if len(found) < count:
                enter(name, ready=id)
    while len(found) < count:
        name = next(names)
        enter(name, sheet=workshop.draft(luck, agreed, name))
    return found


def ready_teams(game: Game, agreed: Mapping[str, OptionValue]) -> dict[str, str]:
    """The ready teams that may play each other as agreed, with their names."""
    if game.workshop is None:
        return {}
    workshop = game.workshop
    option = next(each for each in game.options if each.name == workshop.teams[0].ready)
    found = {id: workshop.examine(workshop.ready(id, agreed), agreed) for id in option.choices}
    return {id: option.names.get(id) or team.title or id for id, team in found.items() if team.legal}


def _title(game: Game, agreed: Mapping[str, OptionValue], sheet: str) -> str:
    assert game.workshop
    return game.workshop.examine(sheet, agreed).title[:LONGEST_NAME]


def sign_for(name: str, taken: Sequence[str]) -> str:
    """A short name that nobody else has.

    >>> sign_for("Larkspur Beekeepers", []), sign_for("Bay Beetles", ["BEE"])
    ('BEE', 'BET')
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().upper()
    words: list[str] = re.findall("[A-Z0-9]+", plain) or ["CLUB"]
    letters = words[-1] + "".join(words[:-1]) + "XYZ"
    for last in range(2, len(letters)):
        sign = letters[: SIGN - 1] + letters[last]
        if sign not in taken:
            return sign
    numbered = (f"{letters[:2]}{number}" for number in range(1, 1000))
    return next(each for each in numbered if each not in taken)


def _names(luck: Random) -> Iterator[str]:
    """Names of clubs, each made of a place and what people of that place might call themselves."""
    places, nicknames = (list(each) for each in _words())
    luck.shuffle(places)
    luck.shuffle(nicknames)
    for number in range(len(places) * len(nicknames)):
        yield f"{places[number % len(places)]} {nicknames[number % len(nicknames)]}"


@cache
def _words() -> tuple[tuple[str, ...], tuple[str, ...]]:
    written = tomllib.loads((Path(__file__).parent / "names.toml").read_text(encoding="utf-8"))
    return tuple(written["places"]), tuple(written["nicknames"])
