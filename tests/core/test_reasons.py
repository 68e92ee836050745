"""Why something cannot be chosen, by the rules of each game that says so."""

from __future__ import annotations

from typing import Any

import pytest

from rainout.core.match import Match
from rainout.core.scenario import Setting, find_first


def reasons(match: Match) -> dict[str, str]:
    return {target: reason.words.key for target, reason in match.why_not(match.choices()).items()}


def at(game: str, given: dict[str, Any], *moves: str, seats: int | None = None, **options: Any) -> Match:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    match = Setting(game=game, seats=seats, options=named, given=given).position()
    for move in moves:
        match.apply(find_first(match, move))
    return match


CORRALS = [["10", "J", "K", "Q", "A"], ["Q", "J", "J", "Q", "10"]]


@pytest.mark.parametrize(
    ("face", "options", "expected"),
    [
        (1, {}, {"corral-1-1": "hens-why-not-their"}),
        (2, {}, {"corral-0-1": "hens-why-not-own", "corral-1-3": "hens-why-blocked-their"}),
        (3, {}, {"corral-1-3": "hens-why-blocked-their"}),
        (5, {}, {"corral-0-2": "hens-why-blocked-own", "corral-1-3": "hens-why-not-their"}),
        (1, {"renewal": "look-first"}, {"corral-0-1": "hens-why-draw-first"}),
    ],
)
def test_hens(face: int, options: dict[str, Any], expected: dict[str, str]) -> None:
    given = {"turn": 0, "corral": CORRALS, "blocked": [[2], [3]]}
    found = reasons(at("hens", given, f"roll {face}", **options))
    assert expected.items() <= found.items()
    assert "corral-0-2" not in found or face in (2, 5) or options, (
        "a block keeps nobody from renewing his own"
    )


def test_nobody_steals_home_in_sportsclix() -> None:
    given = {"bases": "X-X"}
    match = at("clix", given, "ready", "swing blue", "pitch red", level="playoffs")
    assert match.prompt().key == "clix-ask-steal"
    assert list(reasons(match).values()) == ["clix-why-steal-home"]


def test_the_battery_of_sportsclix_stays_where_it_is() -> None:
    match = at("clix", {"bases": "---"}, level="regular")
    assert sorted(reasons(match).values()) == ["clix-why-battery"] * 2


def test_pitchers_of_sportsclix_do_not_pinch_hit() -> None:
    match = at("clix", {"bases": "---"}, level="championship")
    assert match.prompt().key == "clix-ask-bench"
    assert set(reasons(match).values()) == {"clix-why-pitches-only"}


CLUBS = (
    "T1-P1 T1-B01 T1-B02 T1-B03 T1-B04 T1-B05 T1-B06 T1-B07 T1-B08 T2-01 T2-02 T2-03 T3-01 T3-02 T3-04",
    "T1-P2 T1-B09 T1-B10 T1-B11 T1-B12 T1-B13 T1-B14 T1-B15 T1-B16 T2-05 T2-06 T2-07 T3-06 T3-07 T3-08",
)
"""Two with eight batters each."""


def test_in_a_duel_of_stretch_only_a_drafted_pitcher_is_given_away() -> None:
    found = reasons(
        at("stretch", {"phase": "trade", "roster": [club.split() for club in CLUBS], "home": 2}, seats=2)
    )
    assert set(found.values()) == {"stretch-why-trade-first", "stretch-why-trade-batter"}


def test_what_is_too_dear_in_stretch_says_its_price() -> None:
    series = {"semifinals": ["T3-01", "T3-02", "T3-03"], "finals": ["T3-04", "T3-05", "T3-06"]}
    match = at(
        "stretch", {"phase": "spend", "game": 7, **series, "tier2": ["T2-01", "T2-02", "T2-03"], "stars": 1}
    )
    too_dear = match.why_not(match.choices())
    prices = {target: reason.words.args["price"] for target, reason in too_dear.items()}
    assert prices == {"buy-semifinals-home": 2, "buy-finals-level": 2}


THE_FIELD = (
    ({"inning": 2}, {"player-2.9": "hitter", "player-2.10": "early", "player-2.15": "stays-early"}),
    ({"inning": 5}, {"player-2.15": "stays-starter", "player-2.20": "stays-starter"}),
    ({"inning": 5, "outs_by": {"2.15": 12}}, {"player-2.15": "on-mound", "player-2.16": "rotation"}),
    ({"inning": 5, "gone": ["2.10"]}, {"player-2.10": "gone"}),
)
"""Positions with the defense to make its changes, and what it hears of some of its players."""


@pytest.mark.parametrize(("given", "expected"), THE_FIELD)
def test_the_dugout_of_clutch(given: dict[str, Any], expected: dict[str, str]) -> None:
    match = at("clutch", {"bases": "---", **given}, cards="learning")
    assert match.prompt().key == "clutch-ask-field"
    assert {target: f"clutch-why-{why}" for target, why in expected.items()}.items() <= reasons(match).items()


def test_a_reliever_of_clutch_who_has_just_come_in_stays() -> None:
    match = at(
        "clutch", {"bases": "---", "inning": 5, "outs_by": {"2.15": 12}}, "relieve 20", cards="learning"
    )
    assert match.prompt().key == "clutch-ask-field"
    assert {reasons(match)[target] for target in ("player-2.20", "player-2.21")} == {
        "clutch-why-stays-reliever"
    }


def test_while_a_team_of_clutch_bats_only_the_batter_and_runners_leave() -> None:
    match = at("clutch", {"inning": 5, "bases": "---"}, "ready", cards="learning")
    assert match.prompt().key == "clutch-ask-bench"
    found = reasons(match)
    assert "player-1.1" not in found, "he is at bat"
    assert found["player-1.2"] == "clutch-why-not-up"
    assert found["player-1.20"] == "clutch-why-pitches-only"


FIRST = {"printed": True, "home": 2, "inning": 3, "half": "top", "outs": 1, "bases": "X--", "batter": "1.2"}
"""Somebody on first; a single sends him to second."""
SINGLE = ("pitch", "swing", "roll 6", "roll 14")


@pytest.mark.parametrize(
    ("given", "moves", "expected"),
    [
        ({"inning": 1, "bases": "X-X"}, ("pitch",), {"player-1.7": "steal-home"}),
        ({**FIRST, "pitchers": ["1.17", "2.15"]}, SINGLE, {"player-1.2": "batter"}),
        ({**FIRST, "pitchers": ["1.17", "2.15"]}, (*SINGLE, "send 2"), {"player-1.2": "stands"}),
    ],
)
def test_who_stays_on_base_in_clutch(
    given: dict[str, Any], moves: tuple[str, ...], expected: dict[str, str]
) -> None:
    found = reasons(at("clutch", given, *moves, cards="learning"))
    assert found == {target: f"clutch-why-{why}" for target, why in expected.items()}


def test_of_equal_dice_in_stretch_all_can_be_chosen_that_one_of_them_can() -> None:
    """Choices name the leftmost."""
    match = at("stretch", {"dice": 3, "nudges": 1, "gathered": True}, "swing 3", "roll 2", "roll 2", "roll 6")
    assert match.prompt().key == "stretch-ask-tokens-at-bat"
    assert {target for choice in match.choices() for target in choice.targets} >= {"die-1", "die-3"}
    assert "die-2" not in reasons(match)
