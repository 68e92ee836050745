"""Founding a league: what was wished for, and what is usual where nobody wished for anything."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from math import ceil, log2

import msgspec

from rainout.core.game import Game
from rainout.core.options import OptionValue
from rainout.core.registry import get
from rainout.core.state import Bot
from rainout.leagues.clubs import LONGEST_NAME, Club, gather, sign_for
from rainout.leagues.league import SEATS, Kind, League, Terms, found
from rainout.leagues.playing import Slow, plain_levels

USUAL_GAMES = 162
USUAL_CLUBS = 8
DIVISIONS = ("east", "west", "north", "south", "central", "coast")
"""Words: ``league-division-…``."""
CLUBS_OF_DIVISION = 5
BEST_OF = (3, 5, 7)
"""Of the last three rounds of playoffs."""


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """A league as somebody wants it; what is left out is as usual."""

    game: str
    name: str = ""
    kind: Kind | None = None
    clubs: int | None = None
    games: int | None = None
    divisions: int | None = None
    playoffs: int | None = None
    best_of: tuple[int, ...] | None = None
    seed: int | None = None
    level: str | None = None
    """The bot that manages the clubs."""
    draft: bool = False
    """Whether all teams are drawn by lot, the game's ready ones too."""
    sheets: tuple[str, ...] = ()
    """Teams that were built."""
    entrants: tuple[tuple[str, str | None], ...] = ()
    """Those who take part by name, each with the bot that plays for him."""
    options: Mapping[str, OptionValue] = {}


def found_as(wish: Wish, say: Callable[[str], str]) -> League:
    """The league that was wished for; ``say`` has the words for what is named as usual."""
    game = get(wish.game)
    seed = secrets.randbits(32) if wish.seed is None else wish.seed
    usual = game.workshop.usual if game.workshop else {}
    agreed = game.agree({**usual, **wish.options}, SEATS)
    kind: Kind = wish.kind or ("season" if game.workshop else "round-robin")
    clubs = _clubs(wish, game, agreed, seed)
    is_season = kind == "season"
    divisions = wish.divisions or (usual_divisions(len(clubs)) if is_season else 1)
    playoffs = usual_playoffs(len(clubs)) if wish.playoffs is None else wish.playoffs
    terms = Terms(
        name=wish.name or say("league-usual-name"),
        game=game.id,
        rules=game.version,
        seed=seed,
        kind=kind,
        games=wish.games or usual_games(kind, len(clubs)),
        playoffs=playoffs if is_season else 0,
        best_of=wish.best_of or _usual_best_of(kind, playoffs),
        options={each.name: agreed[each.name] for each in game.options if agreed[each.name] != each.default},
        divisions=_division_names(divisions, say) if divisions > 1 else (),
    )
    return found(terms, clubs)


def _clubs(wish: Wish, game: Game, agreed: dict[str, OptionValue], seed: int) -> list[Club]:
    """Who plays: those that were named, or clubs of the game."""
    level = require_plain(game, wish.level or plain_levels(game)[-1])
    if not wish.entrants:
        count = wish.clubs or max(USUAL_CLUBS, len(wish.sheets))
        return gather(game, agreed, count, seed, level, wish.sheets, wish.draft)
    teams: Sequence[Club] = ()
    if game.workshop:
        teams = gather(game, agreed, len(wish.entrants), seed, level, wish.sheets, wish.draft)
    clubs: list[Club] = []
    for place, (name, of_level) in enumerate(wish.entrants):
        sign = sign_for(name, [each.sign for each in clubs])
        team = {"ready": teams[place].ready, "sheet": teams[place].sheet} if teams else {}
        clubs.append(Club(sign, name[:LONGEST_NAME], require_plain(game, of_level or level), **team))
    return clubs


def require_plain(game: Game, level: str) -> str:
    """A bot that leagues can let play; others are refused by name."""
    if game.level(level).bot > Bot.ADVISE:
        raise Slow("league-error-level", level=level, known=", ".join(plain_levels(game)))
    return level


# --- What is usual ---------------------------------------------------------------------------------------------------


def usual_games(kind: Kind, clubs: int) -> int:
    """Games of a club or rounds, in so large a league of a kind."""
    if kind == "swiss":
        return ceil(log2(clubs)) + 2
    return {"season": USUAL_GAMES, "round-robin": 2, "ladder": 2 * clubs}.get(kind, 1)


def usual_divisions(clubs: int) -> int:
    """Divisions of a season of so many clubs."""
    return 1 if clubs < 2 * CLUBS_OF_DIVISION else 2 if clubs < 16 else 4 if clubs < 24 else 6


def usual_playoffs(clubs: int) -> int:
    """Clubs that play on after a season of so many."""
    return 8 if clubs >= 16 else 4 if clubs >= 6 else 2 if clubs >= 3 else 0


def _usual_best_of(kind: Kind, playoffs: int) -> tuple[int, ...]:
    if kind == "cup" or playoffs < 2:
        return (3,)
    return BEST_OF[-min(len(BEST_OF), (playoffs - 1).bit_length()) :]


def _division_names(count: int, say: Callable[[str], str]) -> tuple[str, ...]:
    named = [say(f"league-division-{name}") for name in DIVISIONS[:count]]
    return (*named, *(str(number) for number in range(len(named) + 1, count + 1)))
