"""Setting up: the pack, the teams, the seats, the deal."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given

from rainout.bots import decide
from rainout.core.errors import BadSeats
from rainout.core.game import PLAY
from rainout.core.match import Match
from rainout.core.state import CHANCE, Bot
from rainout.games.baseball import GAME
from rainout.games.baseball.actions import CARD_NAMES
from rainout.sim import simulate
from tests.games.baseball.positions import (
    BLUE,
    FIVE_SIGMA,
    GREEN,
    RED,
    RULED,
    TABLES,
    Options,
    deck,
    dice_of,
    facts,
    hand,
    play_games,
    seeds,
    tables,
)

COUNTS = {
    **dict(zip(GREEN, (6, 3, 1, 5, 4, 2, 4, 2, 4, 5, 4), strict=True)),
    **dict(zip(RED, (4, 4, 4, 5, 4, 2, 2, 2, 5), strict=True)),
    **dict(zip(BLUE, (4, 1, 1, 2, 2, 2, 2, 4, 2), strict=True)),
}
"""How many cards there are of each type."""
LEFT = {2: 86, 3: 84, 4: 80, 5: 78, 6: 74}
"""What is left in the deck after dealing, by the number of players."""


def dealt(players: int, seed: int | str, options: Options = RULED) -> Match:
    """A match in which all hands are dealt."""
    match = Match(GAME, options, seats=players, seed=seed)
    match.settle()
    return match


@pytest.mark.rules("BC-CMP-01", "BC-CMP-02", "BC-CMP-03", "BC-CMP-04", "BC-CMP-07")
def test_the_pack_has_forty_green_thirty_two_red_and_twenty_blue_cards() -> None:
    match = Match(GAME, seed=1)  # a lone visitor starts, so chance deals at once
    cards = [action.text.removeprefix("deal ") for action in match.options]
    assert sorted(cards) == sorted(set(cards)) == sorted(CARD_NAMES)
    assert Counter(card.partition(".")[0] for card in cards) == COUNTS
    assert GREEN == ("1B", "2B", "3B", "BB", "BK", "E", "HBP", "HR", "PB", "SB", "WP")
    assert RED == ("CS", "DP", "F", "K", "L", "SF", "SH", "TP", "X")
    assert BLUE == ("B", "BC", "CC", "CE", "J", "ML", "MR", "S", "T")
    assert [sum(COUNTS[sign] for sign in colour) for colour in (GREEN, RED, BLUE)] == [40, 32, 20]


@pytest.mark.rules("BC-CMP-05", "BC-CMP-06")
def test_the_field_shows_three_bases_a_team_at_bat_the_outs_and_two_scores() -> None:
    seen = dealt(4, "field").view(None).diamond
    assert seen.bases == (False, False, False)
    assert (seen.batting, seen.outs, seen.runs) == ("visitor", 0, (0, 0))


@pytest.mark.rules("BC-SET-01", "BC-R-01")
@pytest.mark.parametrize("players", [0, 1, 7, 8])
def test_neither_fewer_than_two_nor_more_than_six(players: int) -> None:
    with pytest.raises(BadSeats):
        Match(GAME, seats=players)


@pytest.mark.rules("BC-SET-01", "BC-SET-02", "BC-SET-03", "BC-SET-04", "BC-SET-05", "BC-R-01", "BC-R-02")
@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("larger", ["visitor", "home"])
def test_the_teams_alternate_and_differ_by_one_at_most(players: int, larger: str) -> None:
    teams = facts(Match(GAME, {"larger-team": larger}, seats=players, seed=1))["teams"]
    visitors, home = teams.count(0), teams.count(1)
    assert len(teams) == players
    assert teams[0] == 0
    seams = [seat for seat in range(players) if teams[seat] == teams[(seat + 1) % players]]
    if players % 2 == 0:
        assert visitors == home
        assert seams == []
    else:
        assert visitors - home == (1 if larger == "visitor" else -1)
        assert seams == [players - 1 if larger == "visitor" else players - 2]


@pytest.mark.rules("BC-SET-05")
@pytest.mark.parametrize("larger", ["visitor", "home"])
def test_bots_sit_with_their_team_whichever_is_the_larger(larger: str) -> None:
    summary = simulate("baseball", 400, 7, ("advise", "random"), {"larger-team": larger}, seats=3)
    assert summary.players[0].wins > 380


@pytest.mark.rules("BC-SET-06", "BC-SET-07", "BC-SET-08", "BC-SET-09", "BC-TRN-02")
@given(tables, seeds)
def test_hands_and_deck_after_the_deal(players: int, seed: int) -> None:
    for larger in ("visitor", "home"):
        at = facts(dealt(players, seed, {"larger-team": larger}))
        if players % 2 == 0:
            sizes = [3] * players
        else:
            most = max((0, 1), key=at["teams"].count)
            sizes = [2 if team == most else 4 for team in at["teams"]]
        assert at["hand_sizes"] == at["originals"] == sizes
        assert at["deck_size"] == 92 - sum(sizes) == LEFT[players]
        assert (at["state"], at["runs"], at["batting"]) == ("0 / ---", [0, 0], 0)
        assert (at["phase"], at["teams"][at["turn"]], at["turns"]) == ("play", 0, 1)


@pytest.mark.rules("BC-SET-11", "BC-R-02", "BC-R-25")
@pytest.mark.parametrize("players", TABLES)
def test_teams_and_the_first_player_are_known_before_a_card_is_dealt(players: int) -> None:
    match = Match(GAME, seats=players, seed=1)
    before = [(player.seat, player.team) for player in match.view(None).players]
    if players > 2:
        match.chance()
    starter = match.view(None).turn
    assert facts(match)["deck_size"] == 92
    match.settle()
    assert [(player.seat, player.team) for player in match.view(None).players] == before
    assert match.actor == starter
    assert match.view(None).players[starter].team == "visitor"


@pytest.mark.rules("BC-SET-11", "BC-R-25")
@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("larger", ["visitor", "home"])
def test_every_visitor_starts_equally_often(players: int, larger: str) -> None:
    options: Options = {"larger-team": larger}
    games = 600
    started = Counter(dealt(players, seed, options).actor for seed in range(games))
    teams = facts(dealt(players, 0, options))["teams"]
    visitors = [seat for seat in range(players) if teams[seat] == 0]
    assert sorted(started) == visitors
    share = 1 / len(visitors)
    for seat in visitors:
        assert abs(started[seat] - games * share) <= FIVE_SIGMA * np.sqrt(games * share * (1 - share))


@pytest.mark.rules("BC-SET-11", "BC-R-25")
def test_everyone_is_told_whom_chance_has_picked_to_start() -> None:
    match = dealt(4, "start")
    (told,) = [event for event in match.log if event.what == "starts"]
    assert told.who == match.actor
    assert not [event for event in dealt(2, "start").log if event.what == "starts"], (
        "there is but one visitor"
    )


# --- Chance ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BC-SET-07", "BC-INF-03")
def test_every_card_comes_to_every_seat_equally_often() -> None:
    kernels, dice = GAME.load(compiled=True), dice_of(2026)
    t, g = Match(GAME, seats=5, seed=1).tables, GAME.state.new()
    out, mind = GAME.room(), GAME.state.blanks(1)
    decide_one = kernels.module(PLAY).decide
    deals, came = 2500, np.zeros((5, 92))
    for _ in range(deals):
        kernels.rules.deal(t, g)
        while g.actor == CHANCE:
            kernels.rules.apply(t, g, decide_one(t, g, int(Bot.RANDOM), dice, out, mind))
        for seat in range(5):
            came[seat, g.hand[seat, : g.hand_size[seat]]] += 1
    expected = deals * np.array([[2], [4], [2], [4], [2]]) / 92
    assert (np.abs(came - expected) < FIVE_SIGMA * np.sqrt(expected)).all()


@pytest.mark.rules("BC-INF-03", "BC-DRW-01")
def test_every_card_of_the_deck_is_drawn_equally_often_at_tables_and_in_bulk() -> None:
    match = dealt(6, "draw")
    while match.actor != CHANCE:
        match.apply(match.options.numbers[-1])
    assert sorted(action.text.removeprefix("deal ") for action in match.options) == sorted(
        CARD_NAMES[card] for card in deck(match)
    )
    draws = 40_000
    at_tables = Counter(match.dice.pick(ply, match.options.numbers) for ply in range(draws))
    kernels, dice, out, mind = GAME.load(compiled=True), dice_of(7), GAME.room(), GAME.state.blanks(1)
    decide_one = kernels.module(PLAY).decide
    in_bulk = Counter(
        int(decide_one(match.tables, match.state, int(Bot.ADVISE), dice, out, mind)) for _ in range(draws)
    )
    expected = draws / len(match.options)
    for counted in (at_tables, in_bulk):
        assert set(counted) == set(match.options.numbers)
        assert max(abs(count - expected) for count in counted.values()) < FIVE_SIGMA * np.sqrt(expected)


@pytest.mark.rules("BC-INF-03")
def test_one_seed_and_the_same_choices_replay_a_game_to_the_last_card() -> None:
    first = Match(GAME, seats=4, seed="again")
    while not first.over:
        first.roll() if first.actor == CHANCE else first.apply(
            GAME.notation.read(decide(first, "novice", seed=1))
        )
    chosen = [action for action, actor in zip(first.actions, first.actors, strict=True) if actor != CHANCE]
    second = Match(GAME, seats=4, seed="again")
    while not second.over:
        second.roll() if second.actor == CHANCE else second.apply(chosen.pop(0))
    assert second.actions == first.actions
    assert [hand(second, seat) for seat in range(4)] == [hand(first, seat) for seat in range(4)]


@pytest.mark.rules("BC-INF-03")
def test_a_batch_depends_on_its_seed_alone() -> None:
    whole = play_games((Bot.ADVISE, Bot.RANDOM), 60, 5, seed=11)
    assert play_games((Bot.ADVISE, Bot.RANDOM), 60, 5, seed=11).ends.tobytes() == whole.ends.tobytes()
    assert play_games((Bot.ADVISE, Bot.RANDOM), 60, 5, seed=12).ends.tobytes() != whole.ends.tobytes()
