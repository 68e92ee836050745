"""The bots of the hen game: what the steady one never misses, and how often it wins."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from rainout.bots import decide
from rainout.core.match import Match
from rainout.core.state import CHANCE, NOBODY, Bot
from rainout.games.hens import GAME
from rainout.games.hens.state import Phase
from tests.games.hens.positions import RULED, Options, match_at, play_games, random_position

HOUSES: list[Options] = [
    RULED,
    {"block-lasts": "one-round", "blocks": "one", "six-robs": False},
    {"may-decline": True, "renewal": "look-first"},
]


def matches(seed: int, many: int, face: int | None = None) -> Iterator[Match]:
    """Matches in which a roll is to be used, under one house rule after the other."""
    choose = random.Random(seed)
    for number in range(many):
        yield match_at(random_position(choose, face), HOUSES[number % len(HOUSES)])


def winner_after(match: Match, action: int) -> int:
    """Who has won when an action has been taken, before any card is drawn."""
    after = match.state.copy()
    GAME.kernels.apply(match.tables, after, action)
    return int(after.winner) if after.actor == NOBODY else NOBODY


def advised(match: Match) -> int:
    return GAME.notation.read(decide(match, "advise", seed=1))


@pytest.mark.parametrize("level", ["novice", "advise"])
def test_an_immediate_win_is_always_taken(level: str) -> None:
    met = 0
    for match in matches(1, 3000):
        winning = [n for n in match.options.numbers if winner_after(match, n) == match.actor]
        if winning:
            met += 1
            assert GAME.notation.read(decide(match, level, seed=1)) in winning, match.view()
    assert met > 150


def test_a_looked_at_card_that_wins_is_placed() -> None:
    given = {"turn": 1, "face": 1, "corral": [["A", "Q", "10", "K", "K"], ["10", "J", "J", "K", "A"]]}
    match = match_at(given, {"renewal": "look-first"})
    match.apply(GAME.notation.read("look"))
    match.apply(GAME.notation.read("draw Qh"))
    assert decide(match, "advise", seed=1) == "renew 3"


def test_a_win_is_never_handed_over_while_something_else_can_be_done() -> None:
    met = 0
    for match in matches(2, 2500):
        other = 1 - match.actor
        losing = [n for n in match.options.numbers if winner_after(match, n) == other]
        if losing and len(losing) < len(match.options):
            met += 1
            assert advised(match) not in losing, match.view()
    assert met > 50


def test_the_card_the_other_player_waits_for_is_blocked() -> None:
    """The other player is one card short and could rob it: a 5 shuts the door if one block can."""
    met = 0
    for match in matches(3, 9000, face=5):
        me, g = match.actor, match.state
        wrong = [space for space in range(5) if g.corral[1 - me, space] // 4 != space]
        if len(wrong) != 1:
            continue
        wanted = [s for s in range(5) if g.corral[me, s] // 4 == wrong[0]]
        if len(wanted) == 1 and not g.blocked[me, wanted[0]]:
            met += 1
            assert advised(match) == GAME.notation.read(f"block {wanted[0] + 1}"), match.view()
    assert met > 150


def chance_to_win(match: Match, seat: int) -> float:
    """How likely a player is to win with the next roll, if it were that player's turn: by trying everything."""
    chance, room = 0.0, GAME.room()
    for face in range(6):
        g = match.state.copy()
        g.turn, g.phase, g.actor, g.face = seat, Phase.ROLL, CHANCE, 0
        GAME.kernels.apply(match.tables, g, GAME.dice[face])
        if g.actor != seat:
            continue
        best = 0.0
        for action in room[: GAME.kernels.options(match.tables, g, room)].tolist():
            after = g.copy()
            GAME.kernels.apply(match.tables, after, action)
            if after.actor == NOBODY:
                best = max(best, float(after.winner == seat))
            elif after.phase == Phase.DRAW:
                best = max(best, chance_to_draw_a_win(match, after, seat))
        chance += best / 6
    return chance


def chance_to_draw_a_win(match: Match, g: Any, seat: int) -> float:
    room = GAME.room()
    drawable = room[: GAME.kernels.options(match.tables, g, room)].tolist()
    won = 0
    for card in drawable:
        after = g.copy()
        GAME.kernels.apply(match.tables, after, card)
        won += after.actor == NOBODY and after.winner == seat
    return won / len(drawable)


def test_a_threat_is_mostly_gone_after_a_free_choice() -> None:
    """On a 6, against a player who would win with every third roll or more often."""
    before, after, choose = list[float](), list[float](), random.Random(4)
    while len(before) < 80:
        match = match_at(random_position(choose, face=6))
        me, other = match.actor, 1 - match.actor
        if any(winner_after(match, n) == me for n in match.options.numbers):
            continue
        threat = chance_to_win(match, other)
        if threat < 1 / 3:
            continue
        before.append(threat)
        match.apply(advised(match))
        while not match.over and match.state.phase == Phase.DRAW:
            match.roll()
        after.append(float(match.outcome.winner == other) if match.outcome else chance_to_win(match, other))
    assert sum(after) / len(after) < 0.25 * sum(before) / len(before)


# --- How often it wins -----------------------------------------------------------------------------------------------


def test_a_random_player_has_no_chance() -> None:
    games = play_games((Bot.ADVISE, Bot.RANDOM), 20_000)
    assert games.share_won(0) >= 0.995


def test_the_greedy_player_is_beaten_from_both_seats() -> None:
    games = play_games((Bot.ADVISE, Bot.NOVICE), 20_000)
    assert games.share_won(0) >= 0.53
    in_first_seat, in_second_seat = games.payoffs[::2, 0], games.payoffs[1::2, 0]
    assert (in_first_seat == 1).mean() > 0.5
    assert (in_second_seat == 1).mean() > 0.5


@pytest.mark.parametrize("agreed", HOUSES[1:], ids=["short-blocks", "look-first"])
def test_the_greedy_player_is_beaten_under_house_rules_too(agreed: Options) -> None:
    assert play_games((Bot.ADVISE, Bot.NOVICE), 10_000, agreed).share_won(0) >= 0.5
