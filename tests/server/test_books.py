"""Rule books over HTTP: whole, in the reader's language, with pictures that are views."""

from __future__ import annotations

import msgspec
import pytest

from rainout.core.book import chapters, words
from rainout.core.registry import games, get
from tests.server.driver import Player, refused


@pytest.mark.parametrize("game", games())
def test_a_book_is_sent_whole(player: Player, game: str) -> None:
    book = player.get(f"/games/{game}/rules")
    assert [chapter["name"] for chapter in book["chapters"]] == list(chapters(game))
    assert {word["name"] for word in book["words"]} == set(words(game))
    for shown, chapter in zip(book["chapters"], chapters(game).values(), strict=True):
        for part, written in zip(shown["parts"], chapter.parts, strict=True):
            assert (part["figure"] is None) == (written.figure is None)
            if written.figure:
                figure = part["figure"]
                msgspec.convert(figure["view"], get(game).view_type)
                assert figure["seats"][figure["seat"]]["name"] is None
                assert figure["options"] == written.figure.match(game).options_agreed


def test_a_book_is_in_the_readers_language(player: Player) -> None:
    spanish = player.ask("GET", "/games/hens/rules", **{"Accept-Language": "es-AR"}).json()
    assert spanish["language"] == "es"
    assert spanish["chapters"][0]["title"] == "El objetivo"
    assert spanish["chapters"][0]["parts"][0]["text"].startswith("Delante de ti")


def test_a_game_that_is_not_there_has_no_rules(player: Player) -> None:
    refused(player.ask("GET", "/games/chess/rules"), 404, "no-game")
