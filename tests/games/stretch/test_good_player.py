"""Moments in which the good player of 7th Inning Stretch must do the sensible thing."""

from __future__ import annotations

from typing import Any

import pytest

from rainout.bots import decide
from rainout.core.match import Match
from tests.games.stretch.positions import RULED, Given, Options, facts, legal, match_at, play

NINE = [f"T1-B0{number}" for number in range(1, 10)]
OTHERS = [f"T1-B{number:02}" for number in range(9, 17)]
VETERAN: Options = {"difficulty": "veteran"}
SERIES = {"semifinals": ["T3-01", "T3-02", "T3-03"], "finals": ["T3-04", "T3-05", "T3-06"]}
SEMIFINALS = {**SERIES, "stage": "semifinals", "game": 7, "opponent": "T3-01"}
FINALS = {**SERIES, "stage": "finals", "game": 10, "opponent": "T3-04"}
LAST_CHANCE: Given = {"inning": 9, "half": "bottom", "outs": 2, "bases": "--X", "runs": [2, 2]}
"""Two outs in the bottom of the ninth, level, the winning run on third."""


def advised(match: Match) -> str:
    return decide(match, "advise", seed=1)


def at_bat(options: Options = RULED, **given: Any) -> Match:
    return match_at({"roster": ["T1-P1", *NINE], "gathered": True, **given}, options)


# --- At bat ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stage", [SEMIFINALS, FINALS])
def test_a_veteran_die_is_spent_on_the_last_chance(stage: dict[str, Any]) -> None:
    match = at_bat(VETERAN, **LAST_CHANCE, **stage, dice=1, disc=1, veteran=2)
    assert advised(match) == "veteran"


def test_a_veteran_die_is_kept_when_the_game_is_won() -> None:
    match = at_bat(VETERAN, inning=7, half="bottom", dice=2, disc=1, runs=[8, 0], veteran=2)
    assert "veteran" in legal(match)
    assert advised(match) != "veteran"


def test_two_nudges_make_a_six_of_a_four() -> None:
    """T1-B04 hits with a 6, and one step is none."""
    match = at_bat(**LAST_CHANCE, disc=4, dice=1, nudges=2)
    play(match, "swing 1", "roll 4")
    assert advised(match) == "plus 1"
    play(match, "plus 1")
    assert advised(match) == "plus 1"


def test_two_nudges_make_a_four_of_a_six() -> None:
    """T1-B12 doubles with two dice of 4 or less together: 3 and 3 are too many."""
    match = at_bat(**LAST_CHANCE, roster=["T1-P1", "T1-B12", *NINE[:8]], disc=1, dice=2, nudges=2)
    play(match, "swing 2", "roll 3", "roll 3")
    assert advised(match) == "minus 1"
    play(match, "minus 1")
    assert advised(match) == "minus 1"


@pytest.mark.parametrize("nudges", [0, 1])
def test_the_home_run_is_taken_however_many_dice_lie_there(nudges: int) -> None:
    """T1-B01 with two sixes among seven dice: more than any table knows. The other Outcome is a Double."""
    match = at_bat(inning=9, half="bottom", disc=1, dice=7, nudges=nudges, runs=[2, 5])
    play(match, "swing 7", *["roll 2"] * 5, "roll 6", "roll 6")
    assert {"take 1", "take 2"} <= set(legal(match))
    assert advised(match) == "take 1"


# --- On the bases ----------------------------------------------------------------------------------------------------


def test_a_nudge_saves_the_steal() -> None:
    """Nobody out in the ninth, level: of two fours, the first becomes a five, and the runner is on second."""
    match = at_bat(inning=9, half="bottom", bases="X--", disc=1, dice=2, nudges=1, runs=[2, 2])
    play(match, "steal 2", "roll 4", "roll 4")
    assert advised(match) == "plus 1"
    assert facts(play(match, "plus 1"))["bases"] == "-X-"


def test_the_winning_run_stays_on_third() -> None:
    """The batter is spared by house rule: of the two before him, the one on second is given up."""
    match = at_bat(
        {"failed-extra": "not-the-batter"},
        inning=9, half="bottom", bases="XX-", disc=3, dice=3, runs=[4, 4],
    )  # fmt: skip
    play(match, "swing 2", "roll 4", "roll 5", "run 1", "roll 3")
    assert legal(match) == ["remove 2", "remove 3"]
    assert advised(match) == "remove 2"


# --- In the field ----------------------------------------------------------------------------------------------------


def three_sixes(options: Options = RULED, **given: Any) -> Match:
    """Level in the top of the ninth; the Foundrymen have rolled all they can: four runs, or two less a die dropped."""
    match = match_at(
        {
            "roster": ["T2-04", *NINE],
            "half": "top",
            "inning": 9,
            "runs": [1, 1],
            **given,
            "opponent": "T2-09",
        },
        options,
    )
    return play(match, *["roll 6"] * 3)


@pytest.mark.parametrize(
    ("stage", "series", "extended"),
    [
        (SEMIFINALS, [[1, 1], [0, 0]], False),
        (FINALS, [[2, 0], [1, 1]], False),
        (FINALS, [[4, 0], [3, 3]], True),
    ],
)
def test_in_the_game_that_decides_nothing_is_saved(stage: Any, series: Any, extended: bool) -> None:
    options: Options = {"playoffs": "extended"} if extended else {}
    assert advised(three_sixes(options, **stage, series=series)).startswith("drop")


@pytest.mark.parametrize(
    "given",
    [
        {"stage": "first-half", "schedule": ["T2-01", "T2-02"]},
        {**SEMIFINALS, "series": [[1, 0], [0, 0]]},
    ],
)
def test_stamina_is_saved_for_games_to_come(given: Any) -> None:
    """Two runs behind in the ninth instead of four is not worth it while there is another day."""
    match = three_sixes(**given)
    assert any(text.startswith("drop") for text in legal(match))
    assert advised(match) == "stand"


def test_two_dice_are_dropped_where_one_would_not_do() -> None:
    """A run ahead in the bottom of the ninth, away; every odd die is a run, and three lie there. One left is a tie."""
    match = match_at(
        {
            "roster": ["T2-04", *NINE],
            "opponent": "T2-08",
            "home": False,
            "half": "bottom",
            "inning": 9,
            "runs": [4, 3],
        }
    )
    play(match, "roll 1", "roll 3", "roll 5")
    for left in (2, 1):
        assert advised(match).startswith("drop")
        play(match, advised(match))
        assert len(facts(match)["roll"]) == (left if left > 1 else 0)
    assert facts(match)["runs"] == [4, 4]


@pytest.mark.parametrize(("die", "answer"), [("6", "set 7 to 5"), ("5", "stand")])
def test_seven_dice_are_answered_too(die: str, answer: str) -> None:
    """A duel: T1-B04 hits with a 6, which T1-P2 can turn into a 5; without one there is nothing to answer."""
    rosters = [
        ["T1-P1", *NINE[:8], "T2-05"],
        ["T1-P2", *OTHERS, "T2-06"],
    ]
    match = match_at(
        {"roster": rosters, "home": 2, "half": "top", "disc": [4, 1], "dice": 7, "gathered": True}, players=2
    )
    play(match, "swing 7", *["roll 2"] * 6, f"roll {die}")
    assert facts(match)["phase"] == "defend"
    assert advised(match) == answer


# --- In the office ---------------------------------------------------------------------------------------------------


def spending(**given: Any) -> Match:
    """The ★ are counted, and no Level can be lowered any more."""
    return match_at({**SERIES, "phase": "spend", "game": 7, "levels": [1, 1], **given})


def test_the_last_stars_buy_home_field() -> None:
    match = spending(stars=3, green=[True, False], tier2=["T2-07", "T2-01"])
    assert legal(match) == ["done", "buy team", "buy finals-home"]
    assert advised(match) == "buy finals-home"


@pytest.mark.parametrize(
    ("top", "semifinals", "choice"),
    [
        ("T2-14", ["T3-01", "T3-02", "T3-03"], "buy team"),  # 1.5 runs a half instead of 2.4 or more
        ("T2-07", ["T2-06", "T2-08", "T2-03"], "done"),  # 2.1 runs a half instead of 1.5
    ],
)
def test_a_team_is_put_on_top_if_it_is_easier(top: str, semifinals: list[str], choice: str) -> None:
    match = spending(stars=1, green=[True, True], semifinals=semifinals, tier2=[top, "T2-01"])
    assert legal(match) == ["done", "buy team"]
    assert advised(match) == choice


def test_a_pitcher_with_less_stamina_is_traded() -> None:
    """A duel in which the first Coach drafted pitchers alone. T2-02 and T3-05 answer three times, the others twice."""
    rosters = [
        ["T1-P1", *NINE[:8], "T2-02", "T3-05", "T2-01", "T2-03", "T3-01", "T3-02"],
        [*("T1-P2", *OTHERS), *("T2-05", "T2-06", "T2-07", "T3-06", "T3-07", "T3-08")],
    ]
    match = match_at({"phase": "trade", "roster": rosters, "home": 2}, players=2)
    assert legal(match)[:2] == ["trade T2-02", "trade T3-05"]
    assert advised(match) == "trade T2-01"
