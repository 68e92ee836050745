"""Series: who is home, and who must rest (CB-3.2.A, CB-4.4)."""

from __future__ import annotations

from typing import Any

import pytest

from rainout.core.errors import BadOption
from rainout.core.match import Match
from rainout.core.words import Speaker
from rainout.games.clutch import GAME
from rainout.games.clutch.plain import make_plain
from rainout.games.clutch.rules.pitchers import rest_staffs
from rainout.games.clutch.rules.setup import clear_game, list_starters
from rainout.games.clutch.state import STATE
from rainout.games.clutch.vocabulary import Role
from tests.games.clutch.positions import placed, play, play_on

RELIEVER = 20


@pytest.fixture
def g() -> Any:
    """A position before any game."""
    return STATE.new()


def outing(g: Any, innings: float, role: Role = Role.RP, tired: bool = False) -> int:
    """A team's game in which a pitcher works so many innings, to the last out; returns the rest he owes then.

    The last batter he pitched to came up with an out fewer, so exactly one inning is not more than one.
    """
    clear_game(g)
    if innings:
        outs = round(3 * innings)
        g.role[RELIEVER] = role
        g.outs_by[RELIEVER] = outs
        g.last_outs[RELIEVER] = max(0, outs - 1)
        g.pitched[RELIEVER] = 2 if tired or g.owed[RELIEVER] else 1
    rest_staffs(g)
    return int(g.owed[RELIEVER])


@pytest.mark.rules("CB-4.4-12", "CB-E-7", "CB-3.4.C-3", "CB-4.4-2")
def test_two_games_in_a_row_and_a_rest(g: Any) -> None:
    assert [outing(g, 1), outing(g, 1), outing(g, 0)] == [0, 1, 0]


@pytest.mark.rules("CB-4.4-12", "CB-E-8", "CB-4.4-3")
def test_two_innings_and_a_rest_again_and_again(g: Any) -> None:
    assert [outing(g, 2), outing(g, 0), outing(g, 2), outing(g, 0)] == [1, 0, 1, 0]


@pytest.mark.rules("CB-4.4-12", "CB-E-9")
def test_one_and_two_innings_then_a_rest(g: Any) -> None:
    assert [outing(g, 1), outing(g, 2), outing(g, 0)] == [0, 1, 0]


@pytest.mark.rules("CB-4.4-12", "CB-E-10")
def test_three_innings_cost_two_games(g: Any) -> None:
    assert [outing(g, 3), outing(g, 0), outing(g, 0)] == [2, 1, 0]


@pytest.mark.rules("CB-4.4-12", "CB-E-11", "CB-4.4-5")
def test_exactly_two_innings_cost_one_game_whatever_the_limit(g: Any) -> None:
    assert [outing(g, 2), outing(g, 0)] == [1, 0]


@pytest.mark.rules("CB-4.4-12", "CB-E-12")
def test_one_inning_and_then_a_long_one(g: Any) -> None:
    assert [outing(g, 1), outing(g, 3)] == [0, 2]
    g.owed[:] = 0
    g.again[:] = 0
    assert [outing(g, 1), outing(g, 2)] == [0, 1]


@pytest.mark.rules("CB-4.4-3", "CB-4.4-4")
@pytest.mark.parametrize(("outs_before", "rest"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 3), (12, 4), (15, 4)])
def test_more_than_an_inning_begins_with_the_next_batter(g: Any, outs_before: int, rest: int) -> None:
    g.role[RELIEVER], g.pitched[RELIEVER], g.last_outs[RELIEVER] = Role.RP, 1, outs_before
    rest_staffs(g)
    assert g.owed[RELIEVER] == rest


@pytest.mark.rules("CB-4.4-2", "CB-4.4-4", "CB-4.4-6", "CB-4.1-3")
@pytest.mark.parametrize(
    ("outs", "moves", "rest"),
    [
        (2, "pitch, roll 7, roll 20", 0),
        (3, "pitch, roll 7, roll 20", 1),
        (6, "pitch, roll 7, roll 20", 2),
        (6, "walk", 0),
    ],
)
def test_the_last_batter_he_pitched_to_counts(outs: int, moves: str, rest: int) -> None:
    """The game ends with a home run off a reliever, or with a run walked in on purpose: that is no pitch."""
    given = {
        "inning": 9,
        "half": "bottom",
        "bases": "XXX",
        "pitchers": ["1.24"],
        "roles": {"1.24": "RP"},
        "cards": {"1.24": {"roles": {"RP": 3}}},
        "outs_by": {"1.24": outs},
    }
    match = play(placed(given, games="3"), f"ready, ready, {moves}")
    assert (int(match.state.game), match.state.wins.tolist()) == (2, [0, 1])
    assert match.state.owed[23] == rest


@pytest.mark.rules("CB-4.4-9")
@pytest.mark.parametrize(("role", "rest"), [(Role.SP, 4), (Role.BP, 4), (Role.OP, 0)])
def test_starters_and_bulk_pitchers_rest_four_games(g: Any, role: Role, rest: int) -> None:
    assert outing(g, 1, role) == rest


@pytest.mark.rules("CB-4.4-2", "CB-3.4.C-4")
def test_a_tired_pitch_costs_a_game(g: Any) -> None:
    assert outing(g, 1, tired=True) == 1


@pytest.mark.rules("CB-4.4-10", "CB-4.4-11")
def test_old_rest_is_not_shortened_by_pitching_tired(g: Any) -> None:
    g.owed[RELIEVER] = 3
    assert outing(g, 1) == 3
    assert outing(g, 0) == 2
    g.owed[RELIEVER] = 1
    assert outing(g, 3) == 2, "the longer of old and new"


@pytest.mark.rules("CB-4.4-1", "CB-3.2.C-1")
def test_who_owes_rest_does_not_start() -> None:
    match = Match(GAME, {"cards": "learning", "games": "7"})
    t, g, out = make_plain(match.tables), match.state, GAME.room()
    g.home, g.arranging = 1, 0
    assert out[: list_starters(t, g, out)].tolist() == [
        GAME.notation.read(f"start {n}") for n in (15, 16, 17, 18, 19, 26)
    ]
    g.owed[14:17] = 2
    assert GAME.notation.read("start 15") not in out[: list_starters(t, g, out)].tolist()
    g.owed[14:30] = (4, 3, 2, 4, 4, *([1] * 11))
    assert out[: list_starters(t, g, out)].tolist() == [GAME.notation.read("start 17")], (
        "the least tired, tired"
    )


@pytest.mark.rules("CB-3.2.A-2", "CB-3.2.A-3", "CB-E-16", "CB-4.4-1", "CB-4.4-9")
def test_a_whole_series() -> None:
    match = Match(GAME, {"cards": "learning", "games": "5"}, seed="series")
    parks = match.tables.parks.tolist()
    homes: list[int] = []
    rested: list[int] = []
    while not match.over:
        game = int(match.state.game)
        play_on(match, lambda m, game=game: m.state.game != game or m.state.turns > 0)
        homes.append(int(match.state.home))
        rested.append(int((match.state.owed == 4).sum()))
        play_on(match, lambda m, game=game: m.state.game != game)
    assert homes == [homes[0] if game % 2 == 0 else 1 - homes[0] for game in range(len(homes))]
    assert match.state.wins[match.state.winner] == max(match.state.wins) == 3
    assert match.tables.parks.tolist() == parks
    assert rested[:2] == [0, 2], "both starters of the first game rest"
    assert [event.what for event in match.log].count("game") == len(homes)
    assert match.outcome is not None
    assert match.outcome.score == tuple(match.state.wins.tolist())


@pytest.mark.rules("CB-3.5.B-2", "CB-3.2.E-5")
@pytest.mark.parametrize(("batter", "legal"), [("1.9", ["in 20 for 9"]), ("1.1", [])])
def test_a_two_way_pitcher_cannot_field_for_a_man_sent_off(batter: str, legal: list[str]) -> None:
    """R-23, R-33: with the bench empty he can be the designated hitter; for a fielder there is nobody."""
    match = placed(
        {
            "inning": 8,
            "batter": batter,
            "gone": ["1.10", "1.11", "1.12", "1.13", "1.14"],
            "pitchers": ["1.20"],
            "roles": {"1.20": "RP"},
            "cards": {"1.20": {"batter": {}}},
            "sent_off": "batter",
        }
    )
    assert [str(option) for option in match.options] == legal
    assert match.over == (not legal)


@pytest.mark.rules("CB-3.2.C-3")
def test_a_die_names_starters_in_a_single_game_only() -> None:
    """It did nothing in a series, where everybody starts in turn."""
    assert GAME.agree({"starters": "roll"}, 2)["starters"] == "roll"
    with pytest.raises(BadOption, match="in a best of 3 the managers choose them") as refused:
        GAME.agree({"starters": "roll", "games": "3"}, 2)
    assert "al mejor de 3" in Speaker("es").say(refused.value.message)
    option = next(option for option in GAME.options if option.name == "starters")
    assert option.shown_when == {"games": "1"}, "nor is it asked there"


# --- Games of a season (CB-4.4-1) ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("home", "seat"), [("first", 0), ("second", 1)])
@pytest.mark.rules("CB-3.2.A-2")
def test_managers_who_agree_on_home_do_not_roll_for_it(home: str, seat: int) -> None:
    match = Match("clutch", {"cards": "learning", "home": home})
    assert int(match.state.home) == seat
    assert match.actor == 1 - seat  # Away names a starter first
    assert match.ply == 0
    assert len(match.log) == 1


@pytest.mark.rules("CB-4.4-1", "CB-3.4.C-1")
def test_a_starter_who_pitched_yesterday_may_not_start_today() -> None:
    rotation = [f"FER-{number}" for number in range(16, 21)]
    tired: dict[str, int | str] = {
        "cards": "learning",
        "home": "second",
        "first-club": "ferrymen",
        "tired-pitchers": True,
    }
    match = Match("clutch", {**tired, "first-rest": f"{rotation[0]} 4 again, {rotation[1]} 1"})
    rested = Match("clutch", {**tired, "first-rest": ""})
    assert match.actor == rested.actor == 0
    assert len(match.options) == len(rested.options) - 2
    assert match.options_agreed["first-rest"] == f"{rotation[0]} 4 again, {rotation[1]} 1"


@pytest.mark.parametrize(
    ("rest", "why"),
    [
        ("FER-16", "error-clutch-rest"),
        ("FER-16 5", "error-clutch-rest"),
        ("FER-01 1", "error-clutch-rest-who"),
        ("KIT-16 1", "error-clutch-rest-who"),
    ],
)
def test_rest_that_nobody_can_owe_is_refused(rest: str, why: str) -> None:
    with pytest.raises(BadOption) as refused:
        Match("clutch", {"first-club": "ferrymen", "tired-pitchers": True, "first-rest": rest})
    assert refused.value.message.key == why


def test_rest_is_of_no_account_where_it_is_not_agreed_on() -> None:
    match = Match("clutch", {"first-club": "ferrymen", "first-rest": "FER-16 4"})
    assert match.options_agreed["first-rest"] == ""
    assert not match.tables.owed.any()
