"""``rainout games``."""

import json

import pytest

from .conftest import Run


def test_for_people(run: Run) -> None:
    ran = run("games")
    assert ran.code == 0
    assert "hens  Clutch" in ran.out
    assert "2 players" in ran.out
    assert "[stay] one-round" in ran.out
    assert "[100] 10…1000" in ran.out
    assert "[yes] no" in ran.out


def test_json_keys_are_stable(run: Run) -> None:
    games = json.loads(run("games", "--json").out)
    assert "hens" in [game["id"] for game in games]
    for game in games:
        assert set(game) == {
            *("id", "title", "tagline", "rules", "seats", "minutes", "depth", "hidden", "bots", "options"),
        }
        assert set(game["seats"]) == set(game["minutes"]) == {"fewest", "most"}
        for option in game["options"]:
            bounds = {"low", "high"}
            kinds = {"choice": {"choices"}, "number": bounds, "text": bounds, "flag": set()}
            extra = kinds[option["kind"]]
            assert set(option) == {"name", "kind", "default", "words"} | extra


def test_in_spanish(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAINOUT_LANG", "es")
    assert "2 jugadores" in run("games").out
    titles = [
        option["words"] for game in json.loads(run("games", "--json").out) for option in game["options"]
    ]
    assert "Un bloqueo dura" in titles
