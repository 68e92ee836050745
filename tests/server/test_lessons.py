"""Lessons over HTTP: whole, and with nothing open but what the learner is to do."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rainout.core.lesson import lessons
from rainout.core.patches import patched
from rainout.core.registry import games
from tests.server.driver import Player, refused

ALL = [(game, name) for game in games() for name in lessons(game)]


def views(taught: Any) -> list[Any]:
    """The view at each step, put together as the browser does."""
    found: list[Any] = []
    for step in taught["steps"]:
        table = step["table"]
        found.append(table["view"] if not found else patched(found[-1], table["change"]))
    return found


def test_games_say_what_they_teach(player: Player) -> None:
    assert {game["id"]: game["lessons"] for game in player.get("/games")} == {
        game: list(lessons(game)) for game in games()
    }


@pytest.mark.parametrize(("game", "name"), ALL, ids=str)
def test_its_views_follow_from_one_another(player: Player, game: str, name: str) -> None:
    """What the browser puts together is what the rules show."""
    taught = player.get(f"/games/{game}/lessons/{name}")
    shown = [match.view(lessons(game)[name].seat) for _, match in lessons(game)[name].moments()]
    assert views(taught) == [msgspec.json.decode(msgspec.json.encode(view)) for view in shown]


@pytest.mark.parametrize(("game", "name"), ALL, ids=str)
def test_a_lesson_is_sent_whole(player: Player, game: str, name: str) -> None:
    taught = player.get(f"/games/{game}/lessons/{name}")
    rules = lessons(game)[name]
    assert [step["say"]["key"] for step in taught["steps"]] == [
        rules.words(name, step).key for step in rules.steps
    ]
    plies = [step["table"]["ply"] for step in taught["steps"]]
    assert plies == list(range(1, len(plies) + 1)), "each step is a change for the page"
    for step in taught["steps"]:
        table = step["table"]
        open_to_learner = [choice["action"] for choice in table["choices"]]
        assert open_to_learner == ([] if step["wanted"] in (None, "roll") else [step["wanted"]])
        assert (table["actor"] == rules.seat) == (step["wanted"] is not None)
        assert len(table["frames"]) == len(table["log"]) or table["fresh"]


def test_the_last_view_is_that_of_the_match(player: Player) -> None:
    taught = player.get("/games/hens/lessons/corral")
    assert taught["steps"][-1]["table"]["outcome"]["winner"] == 0
    assert all(space["placed"] for space in views(taught)[-1]["players"][0]["corral"])
    assert taught["next"] is None


def test_what_is_not_taught_is_not_found(player: Player) -> None:
    refused(player.ask("GET", "/games/hens/lessons/flying"), 404, "unknown-lesson")
    refused(player.ask("GET", "/games/chess/lessons/corral"), 404, "no-game")
