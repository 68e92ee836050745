"""Stadiums, weather and coaches in play: what each does at the very number it is about, and not one beside it."""

from __future__ import annotations

from typing import Any

import pytest

from rainout.games.clutch import GAME
from rainout.games.clutch.cards import STANDARD, read_set
from rainout.games.clutch.vocabulary import Spell, Term, Verb
from tests.games.clutch.positions import BATTER, COACHES, ON_FIRST, ON_THIRD, PITCHER, RUNNING, placed, play

HOMES = {
    "deep gaps": "sledders",
    "short right field": "stokers",
    "high wall": "clockmakers",
    "thin air": "kites",
    "fast turf": "ferrymen",
    "big foul ground": "beekeepers",
    "loud dome": "drummers",
    "low sun": "mapmakers",
}
"""The families of stadiums, and a club at home in each."""

Case = tuple[str, dict[str, Any], str, dict[str, Any]]


def players(**numbers: dict[str, Any]) -> dict[str, Any]:
    """Some players with other numbers: ``batter``, ``pitcher``, ``runner`` on first, or a fielder by position."""
    place = {
        "batter": "1.1",
        "runner": "1.9",
        "pitcher": "2.15",
        "ss": "2.5",
        "cf": "2.7",
        "rf": "2.8",
        "ca": "2.1",
    }
    return {"cards": {place[who]: each for who, each in numbers.items()}}


DOUBLES = {"pitch_chart": {"SO": 1, "GB": 6, "LD": 12, "FB": 13, "BB": 16, "1B": 17, "2B": 18, "HR": 23}}
LEFT, ON_LEFT_WITH_HR = {"bats": "L"}, {"bats": "L", "icons": ["HR"]}
OFF_THE_WALL = "ready, pitch, swing, roll 9, roll 18, send 2, throw 3"
INTO_THE_GAP = "ready, pitch, swing, roll 7, roll 20, send 3, throw home"
LATE_AND_LOADED = {"outs": 2, "bases": "XXX"}
SUNNY = {"inning": 4}
STADIUMS: list[Case] = [
    ("deep gaps", {}, f"{BATTER}, roll 20", {"last": "2B"}),
    ("deep gaps", {}, "ready, pitch, roll 2, roll 21", {"last": "HR"}),
    ("deep gaps", players(batter={"clutch": 0}), f"{BATTER}, roll 19", {"last": "2B"}),
    ("deep gaps", ON_FIRST, f"{INTO_THE_GAP}, roll 15", {"state": "0 / -X-", "runs": [1, 0]}),
    ("deep gaps", ON_FIRST, f"{INTO_THE_GAP}, roll 16", {"state": "1 / -X-", "runs": [0, 0]}),
    ("deep gaps", {**ON_FIRST, **players(runner={"br": 20})}, f"{INTO_THE_GAP}, roll 19", {"runs": [1, 0]}),
    ("deep gaps", {**ON_FIRST, **players(runner={"br": 20})}, f"{INTO_THE_GAP}, roll 20", {"runs": [0, 0]}),
    ("deep gaps", {**ON_FIRST, **players(runner={"br": 19})}, f"{INTO_THE_GAP}, roll 18", {"runs": [0, 0]}),
    ("short right field", players(batter=LEFT), f"{BATTER}, roll 19", {"last": "HR"}),
    ("short right field", {}, f"{BATTER}, roll 19", {"last": "2B"}),
    ("short right field", players(batter=LEFT), f"{BATTER}, roll 18", {"last": "2B"}),
    ("short right field", players(batter=LEFT), f"{BATTER}, roll 17", {"last": "1B"}),
    ("short right field", players(batter=LEFT, pitcher=DOUBLES), "ready, pitch, roll 9, roll 19", {"last": "2B"}),
    ("short right field", players(batter=ON_LEFT_WITH_HR), f"{BATTER}, roll 18", {"last": "HR"}),
    ("short right field", players(batter=ON_LEFT_WITH_HR), f"{BATTER}, roll 17", {"last": "1B"}),
    ("short right field", players(batter=LEFT, rf={"icons": ["GG"]}), f"{BATTER}, roll 19, roll 16", {"last": "2B"}),
    ("short right field", players(batter=LEFT, rf={"icons": ["GG"]}), f"{BATTER}, roll 19, roll 15", {"last": "HR"}),
    ("short right field", players(batter=LEFT, cf={"icons": ["GG"]}), f"{BATTER}, roll 19", {"last": "HR"}),
    ("high wall", players(pitcher=DOUBLES), f"{PITCHER}, roll 18", {"last": "1B"}),
    ("high wall", players(pitcher=DOUBLES), f"{BATTER}, roll 18", {"last": "2B"}),
    ("high wall", players(pitcher=DOUBLES), f"{PITCHER}, roll 16", {"last": "BB"}),
    ("high wall", {**ON_FIRST, **players(pitcher=DOUBLES)}, f"{OFF_THE_WALL}, roll 11", {"state": "0 / X-X"}),
    ("high wall", {**ON_FIRST, **players(pitcher=DOUBLES)}, f"{OFF_THE_WALL}, roll 12", {"state": "1 / X--"}),
    ("high wall", {**ON_FIRST, **players(pitcher=DOUBLES, runner={"br": 18})}, f"{OFF_THE_WALL}, roll 13",
        {"state": "0 / X-X"}),
    ("high wall", {**ON_FIRST, **players(pitcher=DOUBLES, runner={"br": 18})}, f"{OFF_THE_WALL}, roll 14",
        {"state": "1 / X--"}),
    ("high wall", ON_FIRST, f"{RUNNING}, roll 13", {"state": "0 / X-X"}),
    ("thin air", {}, "ready, pitch, roll 20", {"sides": 24, "mistake": False}),
    ("thin air", {}, "ready, pitch, roll 19", {"sides": 20}),
    ("thin air", players(pitcher={"icons": ["K"]}), "ready, pitch, roll 20", {"sides": 20}),
    ("thin air", players(batter={"icons": ["HR"]}), "ready, pitch, roll 20, roll 17", {"last": "BB"}),
    ("thin air", players(batter={"icons": ["HR"]}), "ready, pitch, roll 20, roll 16", {"last": "FB"}),
    ("thin air", players(batter={"icons": ["SC"]}), "ready, pitch, roll 20, roll 17", {"last": "FB"}),
    ("thin air", players(batter={"icons": ["HR"]}), "ready, pitch, roll 19, roll 17", {"last": "FB"}),
    ("fast turf", {}, f"{PITCHER}, roll 9", {"last": "1B"}),
    ("fast turf", {}, f"{PITCHER}, roll 10", {"last": "GB"}),
    ("fast turf", players(batter={"br": 19}), f"{PITCHER}, roll 8", {"last": "GB"}),
    ("fast turf", players(batter={"br": 20}), f"{PITCHER}, roll 8", {"last": "1B"}),
    ("fast turf", players(batter={"br": 20}), f"{PITCHER}, roll 7", {"last": "GB"}),
    ("fast turf", players(ss={"icons": ["GG"]}), f"{PITCHER}, roll 9", {"last": "GB"}),
    ("fast turf", players(batter={"chart": {"SO": 1, "GB": 3, "FB": 10, "HR": 20}}), f"{BATTER}, roll 9",
        {"last": "GB"}),
    ("fast turf", players(pitcher={"pitch_chart": {"SO": 1, "FB": 9, "HR": 23}}), f"{PITCHER}, roll 9",
        {"last": "FB"}),
    ("big foul ground", {}, f"{BATTER}, roll 8", {"last": "FB"}),
    ("big foul ground", {}, f"{BATTER}, roll 9", {"last": "BB"}),
    ("big foul ground", {}, f"{PITCHER}, roll 18", {"last": "BB"}),
    ("big foul ground", players(batter={"icons": ["SC"]}), f"{BATTER}, roll 8", {"last": "BB"}),
    ("big foul ground", ON_THIRD, f"{BATTER}, roll 8", {"phase": "send"}),
    ("big foul ground", {**ON_THIRD, **players(ca={"rating": {"CA": 10}})}, f"{BATTER}, roll 8",
        {"state": "1 / --X"}),
    ("big foul ground", {**ON_THIRD, **players(ca={"rating": {"CA": 10}})}, f"{BATTER}, roll 6", {"phase": "send"}),
    ("loud dome", {**LATE_AND_LOADED, **players(pitcher={"pitch_clutch": 2})}, BATTER, {"pitch": 12}),
    ("loud dome", {**LATE_AND_LOADED, "outs": 1, **players(pitcher={"pitch_clutch": 2})}, BATTER, {"pitch": 10}),
    ("loud dome", {"outs": 2, "bases": "X--", **players(pitcher={"pitch_clutch": 2})},
        "ready, pitch, swing, roll 7", {"pitch": 10}),
    ("loud dome", {**LATE_AND_LOADED, **players(batter={"clutch": 2})}, f"{BATTER}, roll 9", {"result": "1B"}),
    ("loud dome", {**LATE_AND_LOADED, **players(batter={"clutch": 2, "icons": ["MVP"]})}, f"{BATTER}, roll 8",
        {"result": "1B"}),
    ("loud dome", {**LATE_AND_LOADED, **players(batter={"clutch": 2, "icons": ["MVP"]})}, f"{BATTER}, roll 7",
        {"last": "BB"}),
    ("loud dome", {**LATE_AND_LOADED, **players(batter={"clutch": 2, "icons": ["AS"]})}, f"{BATTER}, roll 8",
        {"last": "BB"}),
    ("loud dome", {**LATE_AND_LOADED, **players(pitcher={"pitch_clutch": 2, "icons": ["SV"]})}, BATTER,
        {"pitch": 13}),
    ("loud dome", players(pitcher={"icons": ["SV"]}), BATTER, {"pitch": 10}),
    ("low sun", SUNNY, "ready, ready, pitch, roll 10", {"mistake": True, "sides": 24}),
    ("low sun", {"inning": 6}, "ready, ready, pitch, roll 10", {"mistake": True}),
    ("low sun", {"inning": 3}, "ready, pitch, roll 10", {"mistake": False}),
    ("low sun", {"inning": 7}, "ready, ready, pitch, roll 10", {"mistake": False}),
    ("low sun", SUNNY, "ready, ready, pitch, roll 9", {"mistake": False}),
    ("low sun", SUNNY, "ready, ready, pitch, roll 11", {"mistake": False}),
    ("low sun", {**SUNNY, **players(pitcher={"zone": 1})}, "ready, ready, pitch, roll 10", {"mistake": False}),
    ("low sun", {**SUNNY, **players(batter={"clutch": 2})}, "ready, ready, pitch, roll 10, roll 17", {"last": "2B"}),
    ("low sun", {**SUNNY, **players(batter={"clutch": 2})}, "ready, ready, pitch, roll 10, roll 16", {"last": "1B"}),
    ("low sun", {**SUNNY, **players(batter={"clutch": 1})}, "ready, ready, pitch, roll 10, roll 17", {"last": "1B"}),
    ("low sun", {**SUNNY, **players(batter={"clutch": 2})}, "ready, ready, pitch, roll 7, roll 17", {"last": "1B"}),
]  # fmt: skip


def found(given: dict[str, Any], moves: str, claimed: dict[str, Any], **options: Any) -> dict[str, Any]:
    """What is so after the moves, of the things that are claimed."""
    match = play(placed({"coaches_used": COACHES, **given}, cards="full", **options), moves)
    facts = GAME.facts(match.tables, match.state)
    return {name: facts[name] for name in claimed}


@pytest.mark.rules("CB-C-41", "CB-3.2.B-2", "CB-3.2.B-4")
@pytest.mark.parametrize(
    ("family", "given", "moves", "claimed"),
    STADIUMS,
    ids=[f"{i}-{case[0]}" for i, case in enumerate(STADIUMS)],
)
def test_a_stadium(family: str, given: dict[str, Any], moves: str, claimed: dict[str, Any]) -> None:
    club = HOMES[family]
    other = {"first_club": "stokers"} if club == "beekeepers" else {}
    assert found(given, moves, claimed, second_club=club, **other) == claimed


def test_every_stadium_is_tried() -> None:
    clubs = read_set(STANDARD).clubs
    assert {clubs[HOMES[case[0]]].stadium for case in STADIUMS} == set(read_set(STANDARD).stadiums)


@pytest.mark.rules("CB-1.4-1")
def test_a_part_that_works_is_shown_in_its_own_words() -> None:
    """Not in those of the Main Effect: here the check of a golden right fielder, who is an All-Star too."""
    golden = players(batter=LEFT, rf={"icons": ["GG", "AS"]})
    match = placed({"coaches_used": COACHES, "hands": [[], ["star-turn"]], **golden}, cards="full")
    (shown,) = play(match, "ready, pitch, roll 7, roll 19").view(0).chain
    assert shown.text.key == "clutch-stadium-bellows-yard-defensive"


# --- Weather ---------------------------------------------------------------------------------------------------------

HOMERS = {"pitch_chart": {"SO": 1, "GB": 6, "LD": 12, "FB": 13, "BB": 16, "1B": 17, "2B": 18, "HR": 20}}
ONE_OUT_AT_FIRST = "ready, pitch, swing, roll 9, roll 7, two"
WEATHER: list[Case] = [
    ("wind-out-1", players(batter={"icons": ["HR"]}), f"{BATTER}, roll 19", {"last": "HR"}),
    ("wind-out-2", players(batter=LEFT), f"{BATTER}, roll 19", {"last": "HR"}),
    ("wind-out-3", {}, f"{BATTER}, roll 19", {"last": "HR"}),
    ("wind-out-4", {}, f"{BATTER}, roll 19", {"last": "HR"}),
    ("wind-out-5", players(pitcher=HOMERS), f"{PITCHER}, roll 19", {"last": "HR"}),
    ("wind-in-1", players(pitcher=HOMERS), f"{PITCHER}, roll 20", {"last": "FB"}),
    ("wind-in-2", players(batter=LEFT), f"{BATTER}, roll 20", {"last": "2B"}),
    ("wind-in-3", {}, f"{BATTER}, roll 20", {"last": "2B"}),
    ("wind-in-4", {}, f"{BATTER}, roll 20", {"last": "2B"}),
    ("wind-in-5", {}, f"{BATTER}, roll 20", {"last": "FB"}),
    ("crosswind-1", ON_THIRD, f"{BATTER}, roll 6, send 3, throw home, roll 17", {"runs": [1, 0]}),
    ("crosswind-2", ON_FIRST, f"{RUNNING}, roll 14", {"state": "0 / X-X"}),
    ("crosswind-3", ON_FIRST, f"{RUNNING}, roll 14", {"state": "0 / X-X"}),
    ("crosswind-4", {}, f"{PITCHER}, roll 13", {"last": "1B"}),
    ("crosswind-5", {}, f"{BATTER}, roll 6", {"last": "1B"}),
    ("heat-1", {"inning": 7, "outs": 2}, "ready, ready, pitch", {"command": 2}),
    ("heat-2", {"inning": 8}, "ready, ready, pitch", {"command": 2}),
    ("heat-3", {"inning": 6, **ON_FIRST}, "ready, ready, pitch", {"command": 2}),
    ("heat-4", {"inning": 6}, "ready, ready, pitch", {"command": 2}),
    ("heat-5", {"inning": 4}, "ready, ready, pitch", {"command": 2}),
    ("cold-1", {"inning": 2}, "ready, pitch", {"on_base": 9}),
    ("cold-2", {}, "ready, pitch", {"on_base": 9}),
    ("cold-3", {"outs": 1}, "ready, pitch", {"on_base": 9}),
    ("cold-4", {}, f"{BATTER}, roll 18", {"last": "1B"}),
    ("cold-5", ON_FIRST, "ready, pitch", {"on_base": 9}),
    ("drizzle-1", ON_FIRST, "ready, pitch, steal 1, roll 8", {"state": "1 / ---"}),
    ("drizzle-2", ON_FIRST, f"{ONE_OUT_AT_FIRST}, roll 13", {"last": "FC"}),
    ("drizzle-3", ON_FIRST, f"{RUNNING}, roll 13", {"state": "1 / X--"}),
    ("drizzle-4", ON_FIRST, "ready, pitch, steal 1, roll 9", {"state": "0 / -X-"}),
    ("drizzle-5", {}, f"{PITCHER}, roll 8", {"last": "E"}),
    ("haze-1", {"inning": 8}, "ready, ready, pitch", {"command": 4}),
    ("haze-2", players(pitcher={"throws": "L"}), "ready, pitch", {"command": 4}),
    ("haze-3", {}, BATTER, {"pitch": 11}),
    ("haze-4", {}, BATTER, {"pitch": 11}),
    ("haze-5", ON_FIRST, "ready, pitch", {"command": 4}),
]


def in_weather(
    id: str, given: dict[str, Any], spell: Spell, moves: str, claimed: dict[str, Any]
) -> dict[str, Any]:
    """What is so after the moves in this weather, of the things that are claimed."""
    match = placed({"coaches_used": COACHES, **given}, cards="full", weather=True, second_club="kites")
    match.state.sky, match.state.spell = list(read_set(STANDARD).weather).index(id), spell
    facts = GAME.facts((play(match, moves)).tables, match.state)
    return {name: facts[name] for name in claimed}


@pytest.mark.rules("CB-C-40", "CB-5-83")
@pytest.mark.parametrize(("id", "given", "moves", "claimed"), WEATHER, ids=[case[0] for case in WEATHER])
def test_weather(id: str, given: dict[str, Any], moves: str, claimed: dict[str, Any]) -> None:
    """It makes the difference, while it lasts."""
    assert in_weather(id, given, Spell.GAME, moves, claimed) == claimed
    assert in_weather(id, given, Spell.NONE, moves, claimed) != claimed


def test_all_weather_is_tried() -> None:
    assert [case[0] for case in WEATHER] == list(read_set(STANDARD).weather)


@pytest.mark.rules("CB-C-40", "CB-5-83")
@pytest.mark.parametrize(
    ("spell", "first", "last"),
    [(Spell.EARLY, 1, 3), (Spell.MIDDLE, 4, 6), (Spell.LATE, 7, 9), (Spell.GAME, 1, 12)],
)
def test_how_long_weather_lasts(spell: Spell, first: int, last: int) -> None:
    for inning in range(1, 13):
        lasts = in_weather("haze-5", {"inning": inning}, spell, "ready", {"command": 4}) == {"command": 4}
        assert lasts == (first <= inning <= last)


@pytest.mark.rules("CB-C-40", "CB-3.12.D-1")
def test_weather_may_keep_runners_from_tagging_up() -> None:
    """On a fly ball, while it lasts; without cards of this kind in the set, one is made for the occasion."""
    for spell, asked in ((Spell.GAME, "field"), (Spell.NONE, "send")):
        match = placed({"coaches_used": COACHES, **ON_THIRD}, cards="full", weather=True, second_club="kites")
        match.state.sky, match.state.spell = list(read_set(STANDARD).weather).index("crosswind-1"), spell
        text = match.tables.skies[match.state.sky]
        match.tables.texts.verb[text, 0] = Verb.NO_TAG_UPS
        match.tables.texts.term[text] = Term.ALWAYS
        assert GAME.facts(play(match, f"{PITCHER}, roll 13").tables, match.state)["phase"] == asked


# --- Coaches ---------------------------------------------------------------------------------------------------------

COACHING: list[tuple[str, str, dict[str, Any], str, dict[str, Any]]] = [
    ("1.1", "tarkenfell", ON_FIRST, "ready, coach 1, pitch, steal 1, roll 9", {"state": "0 / -X-"}),
    ("1.1", "tarkenfell", ON_FIRST, "ready, coach 1, pitch, steal 1, roll 10", {"state": "1 / ---"}),
    ("1.1", "tarkenfell", ON_FIRST, f"ready, coach 1, {RUNNING[7:]}, roll 14", {"state": "0 / X-X"}),
    ("1.1", "tarkenfell", ON_FIRST, f"ready, coach 1, {RUNNING[7:]}, roll 15", {"state": "1 / X--"}),
    ("1.1", "tarkenfell", {}, "ready, pass, pitch, coach 1", {"active": ["tarkenfell"]}),
    ("2.1", "tarkenfell", ON_FIRST, f"ready, coach 1, {ONE_OUT_AT_FIRST[7:]}, roll 12", {"last": "DP"}),
    ("2.1", "tarkenfell", ON_FIRST, f"ready, coach 1, {ONE_OUT_AT_FIRST[7:]}, roll 11", {"last": "FC"}),
    ("2.1", "tarkenfell", ON_FIRST, f"ready, coach 1, {RUNNING[7:]}, roll 13", {"state": "0 / X-X"}),
    ("2.1", "tarkenfell", ON_FIRST, "ready, coach 1, pitch, steal 1, roll 8", {"state": "0 / -X-"}),
    ("2.1", "okoro-finch", {"outs": 2}, f"ready, coach 1, {PITCHER[7:]}, roll 1, draw 1, draw 1, draw 1",
        {"hand_sizes": [1, 2], "active": ["okoro-finch"]}),
    ("1.2", "plankinton", {}, "ready, pitch, coach 2", {"on_base": 13}),
    ("1.2", "abendroth", {}, f"{PITCHER}, roll 5, coach 2, roll 19", {"last": "1B"}),
    ("1.2", "abendroth", {}, f"{PITCHER}, roll 6", {"last": "GB"}),
    ("2.3", "sundqvist", {}, "ready, pitch, coach 3", {"limit 2.15": 7}),
    ("2.3", "sundqvist", {"owed": {"2.15": 1}}, "ready, pitch, coach 3", {"limit 2.15": 7, "penalty 2.15": 1}),
    ("2.3", "sundqvist", {"added": {"2.15": 2}}, "ready, pitch", {"rolling": "pitch"}),
    ("2.3", "vole", {}, "ready, pitch, roll 2, coach 3", {"mistake": False, "sides": 20}),
    ("2.3", "vole", {}, "ready, pitch, roll 3", {"rolling": "swing"}),
]  # fmt: skip


@pytest.mark.rules("CB-C-39", "CB-1.3-2", "CB-1.3-3")
@pytest.mark.parametrize(
    ("sign", "coach", "given", "moves", "claimed"),
    COACHING,
    ids=[f"{i}-{c[1]}" for i, c in enumerate(COACHING)],
)
def test_coaching(sign: str, coach: str, given: dict[str, Any], moves: str, claimed: dict[str, Any]) -> None:
    cards = read_set(STANDARD)
    option = "first_club" if sign[0] == "1" else "second_club"
    employers = {club.id for club in cards.clubs.values() if coach in club.ready.coaches} - {
        "stokers",
        "beekeepers",
    }
    used = [each for each in COACHES if each != sign]
    assert found({"coaches_used": used, **given}, moves, claimed, **{option: min(employers)}) == claimed


def test_every_coach_is_tried() -> None:
    assert {case[1] for case in COACHING} == set(read_set(STANDARD).coaches)
