"""Whole seasons: what always holds, and what a season leaves behind."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given

from rainout.bots import decide
from rainout.core.match import Match
from rainout.core.state import CHANCE
from rainout.games.stretch import GAME
from rainout.games.stretch.cards import SLOTS
from rainout.games.stretch.state import FIRST_OF, Pile, Role, Stat
from rainout.sim import simulate
from tests.games.stretch.positions import (
    Options,
    facts,
    few_games,
    house_rules,
    legal,
    match_at,
    play,
    random_game,
    seats,
    seeds,
)


@few_games
@given(house_rules, seats, seeds)
def test_the_table_is_always_in_order(options: Options, players: int, seed: int) -> None:
    for match in random_game(players, options, seed, 900):
        g, t = match.state, match.tables
        limit = 99 if t.house.unlimited else 12
        assert 0 <= g.dice_pool + g.rolled + g.to_roll <= limit + 12 * (g.purpose == 3)
        assert 0 <= g.rerolls <= (99 if t.house.unlimited else 4)
        assert 0 <= g.nudges <= (99 if t.house.unlimited else 4)
        assert 0 <= g.outs <= 3
        assert g.dice[: g.rolled].tolist() == sorted(g.dice[: g.rolled].tolist())
        assert g.stars >= 0
        for seat in range(players):
            roster = g.roster[seat][: g.roster_size[seat]].tolist()
            assert len(set(roster)) == len(roster)
            assert all(g.role[card] != Role.AWAY for card in roster)
            lineup = g.lineup[seat][: g.lineup_size[seat]].tolist()
            assert len(set(lineup)) == len(lineup)
            assert not any(t.players.is_pitcher[card] for card in lineup)
        runners = [int(runner) for runner in g.bases if runner]
        assert len(set(runners)) == len(runners)


@few_games
@given(house_rules, seeds)
def test_no_card_is_in_two_places(options: Options, seed: int) -> None:
    for match in random_game(1, options, seed, 600):
        g = match.state
        places = [
            *g.roster[0][: g.roster_size[0]].tolist(),
            *g.offered[: g.offered_size].tolist(),
            *g.schedule[: g.schedule_size].tolist(),
            *(card for pile in range(4) for card in g.supply[pile][: g.supply_size[pile]].tolist()),
            *(card for card in g.top.tolist() if card >= 0),
        ]
        twice = [SLOTS[card] for card, count in Counter(places).items() if count > 1]
        assert twice == []


def season(seed: int, options: Options | None = None) -> Match:
    match = Match(GAME, options or {}, seed=seed)
    while not match.over:
        match.roll() if match.actor == CHANCE else match.play(decide(match, "advise", seed=1))
    return match


@pytest.mark.rules("7S-INF-03")
def test_a_season_can_be_replayed() -> None:
    first, second = season(3), season(3)
    assert first.actions == second.actions
    assert first.state.tobytes() == second.state.tobytes()


@pytest.mark.rules("7S-INF-04", "7S-FLW-07", "7S-GAM-09")
@pytest.mark.parametrize("seed", range(4))
def test_the_record_book_balances(seed: int) -> None:
    match = season(seed)
    view, found = match.view(0), facts(match)
    games = view.season.games
    assert len(games) == found["wins"] + found["losses"]
    assert sum(game.won for game in games) == found["wins"]
    assert found["earned"] == sum(
        (1 if game.number <= 3 else 2) for game in games if game.won and game.number <= 6
    )
    for game in games:
        assert sum(runs or 0 for runs in game.halves[0]) == game.own
        assert sum(runs or 0 for runs in game.halves[1]) == game.theirs
    totals = match.state.totals
    own = sum(game.own for game in games)
    assert int(totals[:, Stat.RUNS].sum()) == int(totals[:, Stat.BATTED_IN].sum()) == own
    assert int(totals[:, Stat.ALLOWED].sum()) == sum(game.theirs for game in games)
    hits = [
        event
        for event in match.log
        if event.what == "hit" and event.facts["outcome"] in ("1B", "2B", "3B", "HR")
    ]
    assert int(totals[:, Stat.HITS].sum()) == len(hits)
    at_bats = [event for event in match.log if event.what == "swung"]
    assert int(totals[:, Stat.PA].sum()) == len(at_bats)


@pytest.mark.rules("7S-FLW-05", "7S-PLY-13")
@pytest.mark.parametrize("seed", range(3))
def test_home_and_away_alternate(seed: int) -> None:
    games = season(seed).view(0).season.games
    assert [game.home for game in games[:6]] == [True, False, True, False, True, False]


@pytest.mark.rules("7S-SPR-06", "7S-R-03")
def test_nobody_leaves_the_roster() -> None:
    before: list[str] = []
    match = Match(GAME, seed=8)
    while not match.over:
        roster = facts(match)["roster"]
        assert roster[: len(before)] == before
        before = roster
        match.roll() if match.actor == CHANCE else match.play(decide(match, "advise", seed=1))


@pytest.mark.rules("7S-SET-05")
def test_roster_and_schedule_can_always_be_inspected() -> None:
    for match in random_game(1, {}, 5, 400):
        view = match.view(0)
        assert len(view.sides[0].roster) == match.state.roster_size[0]
        assert len(view.season.schedule) == match.state.schedule_size


@pytest.mark.rules("7S-SET-06", "7S-DIF-05", "7S-COA-01")
def test_difficulty_and_coach_are_settled_beforehand() -> None:
    options = {option.name: option for option in GAME.options}
    assert options["difficulty"].choices == ("hall-of-famer", "rookie", "veteran", "goat")
    assert options["coach"].choices == ("none", "hitting", "pitching")
    view = Match(GAME, {"difficulty": "goat", "coach": "pitching"}, seed=1).view(0)
    assert (view.season.difficulty, view.season.coach) == ("goat", "pitching")


@pytest.mark.rules("7S-R-06", "7S-SUB-02")
def test_one_substitution_a_turn() -> None:
    roster = ["T1-P1", *(f"T1-B{n:02}" for n in range(1, 10)), "T2-05", "T2-06"]
    match = match_at({"roster": roster})
    assert {"sub T2-05", "sub T2-06"} <= set(legal(match))
    play(match, "sub T2-05")
    assert not any(text.startswith("sub") for text in legal(match))
    play(match, "swing 0")
    assert "sub T2-06" in legal(match)


@pytest.mark.rules("7S-R-07", "7S-RES-04")
def test_tokens_are_used_until_the_player_stops() -> None:
    match = match_at({"dice": 2, "rerolls": 2, "nudges": 2, "gathered": True})
    play(
        match, "swing 2", "roll 1", "roll 2", "reroll 1", "roll 3", "plus 2", "reroll 2", "roll 5", "minus 1"
    )
    assert facts(match)["roll"] == []
    assert facts(match)["outs"] == 1
    assert facts(match)["pool"] == [2, 0, 0]


# --- Bots ------------------------------------------------------------------------------------------------------------


def test_better_players_go_further() -> None:
    won = {bot: simulate(GAME, 400, 7, (bot,), seats=1).players[0] for bot in ("random", "novice", "advise")}
    points = [won[bot].points.value for bot in ("random", "novice", "advise")]  # type: ignore[union-attr]
    assert points == sorted(points)  # type: ignore[type-var]
    assert points[2] > 2  # type: ignore[operator]


def test_better_coaches_win_duels() -> None:
    summary = simulate(GAME, 400, 7, ("advise", "random"), seats=2)
    assert summary.players[0].wins > 390
    assert summary.level == 0


def test_a_lost_season_is_lost_and_not_level() -> None:
    summary = simulate(GAME, 50, 7, ("random",), seats=1)
    assert summary.level == 0
    assert summary.finished == 50
    assert FIRST_OF[Pile.TIER_2] == 18
