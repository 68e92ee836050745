"""Workshops over HTTP: teams looked at and filled up, in the reader's words. Nothing is stored."""

from __future__ import annotations

from collections.abc import Mapping

from rainout.core.game import Game
from rainout.core.options import OptionValue, agree, tidy
from rainout.core.registry import games
from rainout.core.words import Message, Speaker
from rainout.core.workshop import Examined, Workshop
from rainout.server.errors import LongSheet, NoWorkshop
from rainout.server.protocol import Catalogue, Sheet, Team, TeamFault, WorkshopInfo


def show_workshop(game: Game) -> WorkshopInfo | None:
    """What the browser must know to offer teams of one's own."""
    if not game.workshop:
        return None
    return WorkshopInfo(game.workshop.teams, game.workshop.terms, dict(game.workshop.usual))


def catalogue(game: str) -> Catalogue:
    """All that teams of a game can be made of."""
    return Catalogue(game, _workshop(game).catalogue())


def examine(game: str, sheet: Sheet, language: str) -> Team:
    """A sheet, read and checked."""
    workshop, terms = _workshop(game), _terms(game, sheet.options)
    return _told(workshop.examine(_text(workshop, game, sheet, terms), terms), language)


def complete(game: str, sheet: Sheet, language: str) -> Team:
    """A legal team with all that is on a sheet."""
    workshop, terms = _workshop(game), _terms(game, sheet.options)
    return _told(workshop.complete(_text(workshop, game, sheet, terms), terms), language)


def _workshop(game: str) -> Workshop:
    workshop = games()[game].workshop if game in games() else None
    if not workshop:
        raise NoWorkshop(game=game[:40])
    return workshop


def _terms(game: str, wishes: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """The options that a team must suit, and no others."""
    asked = _workshop(game).terms
    return agree(tuple(option for option in games()[game].options if option.name in asked), wishes)


def _text(workshop: Workshop, game: str, sheet: Sheet, terms: Mapping[str, OptionValue]) -> str:
    """The sheet that was sent, or that of the ready team that was named."""
    if sheet.ready is None:
        text, most = tidy(sheet.text), _longest(workshop, game)
        if len(text) > most:
            raise LongSheet(length=len(text), most=most)
        return text
    ready = next(option for option in games()[game].options if option.name == workshop.teams[0].ready)
    return workshop.ready(str(ready.check(sheet.ready)), terms)


def _longest(workshop: Workshop, game: str) -> int:
    """The most letters of a sheet that a match takes."""
    sheets = {team.text for team in workshop.teams}
    return max(option.high for option in games()[game].options if option.name in sheets)


def _told(found: Examined, language: str) -> Team:
    def say(words: Message) -> str:
        return Speaker(language).say(words)

    return Team(
        title=found.title,
        text=found.text,
        numbers=found.numbers,
        points=found.points,
        most_points=found.most_points,
        places=found.places,
        needs=say(found.needs),
        faults=tuple(TeamFault(say(fault.words), fault.numbers, fault.line) for fault in found.faults),
        legal=found.legal,
        tallies=found.tallies,
    )
