"""The bots of SportsClix: how the good manager weighs things, and how often he wins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rainout.bots import decide
from rainout.core.match import Match
from rainout.diamond.state import THIRD
from rainout.games.clix import GAME
from rainout.games.clix.advice import best_cover
from rainout.games.clix.judgement import _settle
from rainout.games.clix.state import Level, Position
from rainout.sim import simulate

SLOW, FAST = "1.3", "1.8"
"""Runners of S 10 and S 14."""


def match_at(level: str, given: dict[str, Any], *moves: str, **options: str) -> Match:
    """A position and what was played from there."""
    match = Match(GAME, {"level": level, **options}, seed=1)
    GAME.place(match.tables, match.state, given)
    for move in moves:
        match.apply(GAME.notation.read(move))
    return match


def advised(match: Match) -> str:
    return decide(match, "advise", seed=1)


# --- Dice ------------------------------------------------------------------------------------------------------------


def test_a_game_of_two_dice_is_settled_as_it_should_be() -> None:
    """Worked out by hand: a saddle, and a game in which both must mix."""
    assert _settle([36 * 4, 36 * 2, 36 * 3, 36 * 1], Level.PLAYOFFS) == 3
    assert _settle([36 * 30, 0, 0, 36 * 60], Level.PLAYOFFS) == 20
    assert _settle([36 * 30, 0, 0, 36 * 60], Level.PRESEASON) == 30


@pytest.mark.rules("SC-REG-DICE-3")
def test_dice_are_mixed_and_do_not_follow_the_other_managers_choice() -> None:
    swings: Counter[str] = Counter()
    pitches: Counter[str] = Counter()
    for slot in range(1, 9):
        for inning in range(1, 10):
            given = {"inning": inning, "slots": (slot, 1), "runs": (inning % 3, slot % 3)}
            match = match_at("regular", given, "ready")
            swings[advised(match)] += 1
            answers = {
                advised(match_at("regular", given, "ready", f"swing {die}")) for die in ("black", "blue")
            }
            assert len(answers) == 1
            pitches.update(answers)
    assert min(swings["swing black"], swings["swing blue"]) >= 10
    assert min(pitches["pitch red"], pitches["pitch white"]) >= 10


# --- Before the game and before the pitch ----------------------------------------------------------------------------


def order_advised(level: str) -> list[int]:
    """What the bats of the first team are worth, slot by slot."""
    match = Match(GAME, {"level": level}, seed=1)
    order = []
    for _ in range(9):
        place = int(advised(match).removeprefix("bat ")) - 1
        order.append(int(match.tables.judged.bat[match.tables.team[place], match.state.dial[place]]))
        match.play(f"bat {place + 1}")
    return order


@pytest.mark.parametrize("level", ["preseason", "regular"])
def test_the_order_rises_to_the_best_hitter_in_the_fifth_slot(level: str) -> None:
    order = order_advised(level)
    assert order[5:] + order[:5] == sorted(order)


@pytest.mark.rules("SC-PLY-IBB-1")
def test_nobody_weak_bats_behind_the_best_who_might_be_walked() -> None:
    order = order_advised("playoffs")
    assert order == sorted(order, reverse=True)


@pytest.mark.rules("SC-PRE-TC-2")
@pytest.mark.parametrize(
    ("given", "taken"),
    [
        ({"outs": 0}, "take HT"),  # a double for certain
        ({"outs": 2}, "take HP"),  # with two outs it is worth less than a toss for a home run
        ({"outs": 2, "bases": "-X-"}, "take HT"),  # but it brings a man in from second
        ({"outs": 2, "inning": 9, "half": "bottom", "runs": (1, 1), "bases": "--X"}, "take HT"),
    ],
)
def test_a_batter_in_control_looks_at_the_bases(given: dict[str, Any], taken: str) -> None:
    """From red 1 control brings him to red 2, where he has a double, and a red square that is a home run or nothing."""
    home = given.get("half") == "bottom"
    batter = "2.5" if home else "1.7"
    dice = ("red 6", "black 6")
    match = match_at("preseason", {"batter": batter, "dial": {batter: "R1"}, **given}, *dice)
    assert advised(match) == taken


def test_fences_are_near_for_the_team_with_more_power() -> None:
    for home, depths in (("threshers", {"green"}), ("foxes", {"red"})):
        other = "foxes" if home == "threshers" else "threshers"
        match = Match(GAME, {"level": "regular", "first-club": other, "second-club": home}, seed=1)
        for move in ("fill", "fill", "green 1", "green 6"):
            match.apply(GAME.notation.read(move))
        chosen = Counter[str]()
        for _ in range(6):
            fence = advised(match)
            chosen[fence.removeprefix("fence ")] += 1
            match.play(fence)
        assert chosen.most_common(1)[0][0] in depths


def test_everybody_stands_by_the_chart() -> None:
    match = match_at("regular", {"batter": "1.3"})
    assert advised(match) == "cover"
    match.play("cover")
    assert advised(match) == "ready"


@pytest.mark.rules("SC-PLY-STEAL-5")
def test_a_thief_is_held_and_a_slow_runner_is_not() -> None:
    """Against a right-handed pull hitter nobody would stand at first base otherwise."""
    for runner, choice in ((FAST, "shift 1B 6"), (SLOW, "ready")):
        match = match_at("playoffs", {"batter": "1.2", "bases": [runner, "", ""]}, "cover")
        assert match.state.zone[Position.B1] < 6
        assert advised(match) == choice


@pytest.mark.rules("SC-PLY-IBB-1")
def test_a_hot_batter_before_the_pitcher_is_walked_with_first_base_open() -> None:
    given = {"batter": "1.4", "outs": 2, "inning": 5, "bases": ["", "1.5", ""], "dial": {"1.4": "R6"}}
    assert advised(match_at("playoffs", given)) == "walk"
    for other in ({"bases": ["1.7", "1.5", ""]}, {"bases": "---"}, {"dial": {"1.4": "B4"}}):
        assert advised(match_at("playoffs", {**given, **other})) != "walk"


@pytest.mark.rules("SC-CHA-SUB-1")
def test_a_cold_pitcher_is_relieved() -> None:
    for step, relieved in (("B4", True), ("R3", False)):
        match = match_at("championship", {"inning": 4, "dial": {"2.15": step}}, "ready")
        assert advised(match).startswith("in ") == relieved


@pytest.mark.rules("SC-CHA-SUB-5")
def test_late_and_behind_somebody_bats_for_the_pitcher() -> None:
    clubs = {"first-club": "gulls", "second-club": "owls"}
    given = {"batter": "1.15", "inning": 8, "runs": (1, 3), "bases": "-X-"}
    assert advised(match_at("championship", given, **clubs)).startswith("in ")
    assert advised(match_at("championship", {**given, "inning": 3}, **clubs)) == "ready"
    assert advised(match_at("championship", {**given, "runs": (7, 3)}, **clubs)) == "ready"


@pytest.mark.rules("SC-CHA-SHUT-1")
@pytest.mark.parametrize(("swing", "pitch"), [("black", "white"), ("blue", "red")])
def test_a_roll_that_lies_there_is_answered_with_the_die_that_meets_it(swing: str, pitch: str) -> None:
    """VP and CT are the batter's, VT and CP the pitcher's: a P is met with C, on white, a T with V, on red."""
    given = {"inning": 8, "batter": "1.3", "bases": "-X-", "posts": {"2.13": "P"}}
    moves = ("ready", "shut down", f"swing {swing}", "steal none", f"{swing} 1", "green 3")
    assert advised(match_at("championship", given, *moves)) == f"pitch {pitch}"


@pytest.mark.rules("SC-CHA-INTIM-1")
@pytest.mark.parametrize(
    ("inning", "dial", "choice"),
    [
        (1, {"1.3": "R6", "2.15": "R1"}, "yes"),  # nobody gets hotter than that
        (1, {"1.3": "R5", "2.15": "R2"}, "yes"),  # the pitcher's dial is read for innings
        (9, {"1.3": "R5", "2.15": "R2"}, "no"),  # for one inning it hardly is
    ],
)
def test_a_hot_batter_frightens_a_pitcher_who_stays(inning: int, dial: dict[str, str], choice: str) -> None:
    moves = ("ready", "ready", "swing black", "pitch red", "red 6", "black 6", "green 3")
    given = {"inning": inning, "batter": "1.3", "dial": dial}
    assert advised(match_at("championship", given, *moves)) == choice


@pytest.mark.rules("SC-CHA-FLAME-1")
@pytest.mark.parametrize(("face", "choice"), [(1, "yes"), (5, "no")], ids=["a scorcher", "a ground ball"])
def test_a_ball_worth_a_strikeout_is_worth_a_click(face: int, choice: str) -> None:
    moves = ("ready", "ready", "swing blue", "pitch white", f"white {face}", "blue 1", "green 3")
    given = {"batter": "1.3", "posts": {"2.14": "P"}, "dial": {"2.14": "R3"}}
    assert advised(match_at("championship", given, *moves)) == choice


# --- Runners and plays -----------------------------------------------------------------------------------------------


@pytest.mark.rules("SC-PLY-STEAL-1")
def test_the_fast_steal_and_the_slow_stay() -> None:
    for runner, choice in ((FAST, "steal 1"), (SLOW, "steal none")):
        given = {"batter": "1.4", "bases": [runner, "", ""], "zones": {"1B": 5}}
        match = match_at("playoffs", given, "ready", "swing blue", "pitch red")
        assert advised(match) == choice


@pytest.mark.rules("SC-PLY-DP-1")
def test_two_outs_are_better_than_one() -> None:
    dice = ("ready", "swing blue", "pitch red", "steal none", "red 1", "blue 1", "green 3")
    match = match_at("playoffs", {"batter": "1.5", "bases": ["1.4", "", ""]}, *dice)
    assert advised(match) == "force 2"
    match.play("force 2")
    assert advised(match) == "relay SS 1"


@pytest.mark.rules("SC-PLY-TUP-1")
def test_a_tag_up_depends_on_the_runner() -> None:
    dice = ("ready", "swing black", "pitch white", "white 1", "black 1", "green 4")
    for runner, choice in ((FAST, "tag up 3"), ("1.1", "tag up none")):
        given = {"batter": "1.5", "bases": ["", "", runner], "zones": {"CF": 4}}
        assert advised(match_at("playoffs", given, *dice)) == choice


@pytest.mark.rules("SC-PLY-TAG-6")
def test_who_has_most_use_of_a_click_covers_the_base() -> None:
    """Nobody gets hotter than red 6."""
    dice = ("ready", "swing blue", "pitch red", "steal none", "red 1", "blue 1", "green 3", "send 2")
    given = {"batter": "1.3", "bases": ["", "1.4", ""], "zones": {"3B": 2, "SS": 2}}
    for cold, hot, man in (("2.5", "2.6", Position.B3), ("2.6", "2.5", Position.SS)):
        match = match_at("playoffs", {**given, "dial": {cold: "R2", hot: "R6"}}, *dice)
        assert Position.B1 + best_cover(match.tables, match.state, THIRD) == man


@pytest.mark.rules("SC-CHA-SPEED-2", "SC-PLY-TAG-1")
def test_a_slow_runner_sent_with_a_speed_demon_is_the_better_target() -> None:
    dice = ("ready", "ready", "swing blue", "pitch white", "white 1", "blue 1", "green 3", "send 3")
    match = match_at("championship", {"batter": "1.8", "bases": ["", "", "1.1"], "outs": 2}, *dice)
    assert advised(match) == "field SS"
    match.play("field SS")
    match.apply(GAME.notation.read("roll 6"))
    match.apply(GAME.notation.read("roll 5"))
    assert advised(match) == "tag home"


@pytest.mark.rules("SC-PLY-PICK-1")
def test_a_click_goes_to_who_has_most_use_of_it() -> None:
    """Early the pitcher's dial is read most often; a click he cannot lose any more costs nothing."""
    moves = ("ready", "swing blue", "pitch white", "white 1", "blue 1", "green 3")
    great = match_at("playoffs", {"batter": "1.5", "zones": {"SS": 3}}, *moves, "roll 6", "roll 6")
    assert advised(great) == "click 2.1"
    blooper = match_at("playoffs", {"batter": "1.5", "dial": {"2.1": "B4"}}, *moves, "roll 1", "roll 1")
    assert advised(blooper) == "click 2.1"


# --- How often he wins -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "other", "games", "share"),
    [
        ("championship", "random", 400, 0.97),
        ("championship", "novice", 1000, 0.75),
        ("playoffs", "random", 400, 0.97),
        ("playoffs", "novice", 1000, 0.66),
        ("regular", "random", 1000, 0.72),
        ("preseason", "random", 4000, 0.55),
        ("preseason", "novice", 40_000, 0.507),
    ],
)
def test_he_wins(level: str, other: str, games: int, share: float) -> None:
    summary = simulate("clix", games, seed=5, bots=("advise", other), options={"level": level})
    assert summary.players[0].wins / games > share
