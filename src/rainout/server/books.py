"""Rule books over HTTP: chapters with their pictures as views, and the word list; whole, since pages search in it."""

from __future__ import annotations

from functools import cache

from rainout.core.book import Figure, Reading, When, chapters
from rainout.core.options import OptionValue
from rainout.core.registry import games
from rainout.server.errors import NoGame
from rainout.server.lessons import show_seats
from rainout.server.protocol import ChapterShown, FigureShown, PartShown, Rulebook, WordShown


@cache
def show_book(game: str, language: str) -> Rulebook:
    """The rule book of a game in one language, whatever may be agreed."""
    if game not in games():
        raise NoGame(game=game[:40])
    reading = Reading(game, language)
    return Rulebook(
        game,
        language,
        tuple(
            ChapterShown(
                name,
                reading.title(name),
                show_when(chapter.when),
                tuple(f"{game}-ask-{pattern}" for pattern in chapter.asks),
                tuple(
                    PartShown(
                        reading.said(name, part),
                        show_when(part.when),
                        show_figure(game, part.figure) if part.figure else None,
                    )
                    for part in chapter.parts
                ),
            )
            for name, chapter in chapters(game).items()
        ),
        tuple(
            WordShown(entry.name, term, text, entry.chapter, tuple(entry.rules), show_when(entry.when))
            for entry, term, text in reading.words(everything=True)
        ),
    )


def show_figure(game: str, figure: Figure) -> FigureShown:
    """A picture, as the seat it is seen from may see it."""
    match = figure.match(game)
    return FigureShown(
        match.options_agreed,
        show_seats(match, figure.seat),
        figure.seat,
        match.view(figure.seat),
        tuple(match.log_for(figure.seat)),
    )


def show_when(when: When) -> dict[str, tuple[OptionValue, ...]]:
    """A condition as it is sent."""
    return {name: tuple(values) for name, values in when.items()}
