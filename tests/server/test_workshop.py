"""Workshops over HTTP: what teams are made of, teams looked at and filled up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.driver import Player, refused

WHOLE = {"level": "championship"}
AT = "/games/clix/workshop"


def examine(player: Player, text: str = "", **more: Any) -> Any:
    return player.post(f"{AT}/examine", {"text": text, "options": WHOLE, **more})


def complete(player: Player, text: str = "", **more: Any) -> Any:
    return player.post(f"{AT}/complete", {"text": text, "options": WHOLE, **more})


def test_games_say_whether_they_have_one(player: Player) -> None:
    shops = {game["id"]: game["workshop"] for game in player.get("/games")}
    assert shops["hens"] is None
    assert shops["clix"]["terms"] == ["level", "style", "format"]
    assert shops["clix"]["teams"][1] == {"text": "second-team", "ready": "second-club"}


def test_the_catalogue(player: Player) -> None:
    shown = player.get(AT)
    assert shown["game"] == "clix"
    assert len(shown["catalogue"]["pieces"]) == 128
    assert {"number", "name", "club", "points", "dial", "spray"} <= set(shown["catalogue"]["pieces"][0])


def test_a_team_is_examined_in_the_readers_language(player: Player) -> None:
    team = examine(player, "  Rain \r\n ira tallowcroft\n#999")
    assert team["title"] == "Rain"
    assert team["text"] == "Rain\n#3 Ira Tallowcroft, 1B"
    assert (team["numbers"], team["points"], team["most_points"]) == ([3], 113, 1000)
    assert not team["legal"]
    assert team["faults"][0] == {"message": "Line 3: there is no number #999.", "numbers": [], "line": 3}
    player.http.headers["Accept-Language"] = "es-AR,en;q=0.5"
    assert examine(player, "#999")["faults"][0]["message"] == "Línea 1: no hay número #999."


def test_a_team_is_completed_and_plays(player: Player) -> None:
    team = complete(player, "Rain\n#3")
    assert team["legal"]
    assert 3 in team["numbers"]
    wish = {"game": "clix", "seats": [{"kind": "me"}, {"kind": "local"}]}
    opened = player.post("/tables", {**wish, "options": {**WHOLE, "first-team": team["text"]}})
    shown = player.get(f"/tables/{opened['match']}")
    assert shown["options"]["first-team"] == team["text"]


def test_a_ready_team_to_begin_with(player: Player) -> None:
    team = examine(player, ready="gulls")
    assert (team["title"], team["legal"]) == ("Port Ellery Gulls", True)
    assert len(examine(player, ready="gulls", options={"level": "preseason"})["numbers"]) == 9


def test_a_team_that_cannot_be_completed(player: Player) -> None:
    answer = player.ask("POST", f"{AT}/complete", {"text": "#3\n#3", "options": WHOLE})
    assert "Ira Tallowcroft" in refused(answer, 422, "cannot-complete")["message"]


def test_a_table_is_not_opened_for_teams_that_may_not_play(player: Player) -> None:
    wish = {"game": "clix", "seats": [{"kind": "me"}, {"kind": "local"}]}
    answer = player.ask("POST", "/tables", {**wish, "options": {**WHOLE, "first-team": "Rain\n#3"}})
    assert "“Rain” (first-team) cannot play this match." in refused(answer, 422, "bad-option")["message"]


def test_whole_teams_of_cards(player: Player) -> None:
    at = "/games/clutch/workshop"
    shown = player.get(at)["catalogue"]
    assert {piece["kind"] for piece in shown["pieces"]} == {"player", "strategy", "coach", "stadium"}
    begun = player.post(f"{at}/examine", {"text": "Rain\nLine-up:\nSS FER-05\nDeck:\n2x quick-wrists"})
    assert (begun["title"], begun["most_points"], begun["legal"]) == ("Rain", 6000, False)
    assert {"section": "deck", "count": 2, "low": 50, "high": 50} in begun["tallies"]
    assert [place["copies"] for place in begun["places"] if place["section"] == "deck"] == [2]
    short = {"preset": "twenty"}
    team = player.post(f"{at}/complete", {"text": begun["text"], "options": short})
    assert (team["legal"], team["most_points"]) == (True, 5000)
    wish = {"game": "clutch", "seats": [{"kind": "me"}, {"kind": "local"}]}
    opened = player.post("/tables", {**wish, "options": {**short, "second-team": team["text"]}})
    assert player.get(f"/tables/{opened['match']}")["options"]["second-team"] == team["text"]
    answer = player.ask("POST", "/tables", {**wish, "options": {"second-team": team["text"]}})
    assert "“Rain” (second-team) cannot play this match." in refused(answer, 422, "bad-option")["message"]


@pytest.mark.parametrize("game", ["hens", "chess", "x" * 2000])
def test_games_without_one(player: Player, game: str) -> None:
    refused(player.ask("GET", f"/games/{game}/workshop"), 404, "no-workshop")
    refused(player.ask("POST", f"/games/{game}/workshop/examine", {}), 404, "no-workshop")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"text": "x" * 10_001}, "bad-message"),
        ({"text": 3}, "bad-message"),
        ({"sheet": ""}, "bad-message"),
        ({"ready": "hens"}, "bad-option"),
        ({"options": {"level": "world-series"}}, "bad-option"),
        ({"options": {"long-throws": "four"}}, "bad-option"),
    ],
)
def test_what_will_not_do(player: Player, body: Any, code: str) -> None:
    for way in ("examine", "complete"):
        refused(player.ask("POST", f"{AT}/{way}", body), 422, code)


@pytest.mark.parametrize(
    ("game", "line"),
    [("clix", "a\n"), ("clix", "99x #1\n"), ("clutch", "a\n"), ("clutch", "Deck: " + "a," * 500)],
)
def test_nonsense_is_told_of_in_few_words(player: Player, game: str, line: str) -> None:
    """It used to be answered line by line, with half a megabyte."""
    most = {"clix": 2000, "clutch": 6000}[game]
    at = f"/games/{game}/workshop/examine"
    answer = player.ask("POST", at, {"text": (line * most)[: most - 1]})
    assert answer.is_success
    assert len(answer.content) < 30_000
    assert not answer.json()["legal"]
    refused(player.ask("POST", at, {"text": "x" * (most + 1)}), 422, "long-sheet")
