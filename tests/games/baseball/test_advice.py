"""The bots of BASEBALL!: whose interest the steady one plays, what it never misses, and how often it wins."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest

from rainout.bots import decide
from rainout.core.match import Match
from rainout.core.state import NOBODY, Bot
from rainout.games.baseball import GAME
from tests.games.baseball.positions import (
    PACK,
    RED,
    RULED,
    TABLES,
    Given,
    Options,
    facts,
    match_at,
    play,
    play_games,
)

BASES = ["".join(marks) for marks in product("-X", repeat=3)]
OCCUPIED = BASES[1:]
HOUSES: list[Options] = [
    RULED,
    {"cards": "one"},
    {"third-out": "play-on", "joker": "as-declared"},
    {"may": "always", "sacrifice-fly": "from-third"},
    {"colours": "own"},
]
ONE_RUN_SHORT = [9, 9]


def advised(match: Match, level: str = "advise") -> str:
    return decide(match, level, seed=1)


def at(hand: list[str], *, attacking: bool, bases: str = "---", outs: int = 0, played: int = 0) -> Match:
    """Seat 2, for the home team, is on."""
    given = {"turn": 1, "batting": int(attacking), "bases": bases, "outs": outs, "played": played}
    return match_at({**given, "hands": [["L", "L", "BB"], hand]})


def random_position(choose: random.Random, runs: list[int]) -> Given:
    players = choose.choice(TABLES)
    cards = choose.sample(PACK, 3 * players)
    return {
        "turn": choose.randrange(players),
        "batting": choose.randrange(2),
        "outs": choose.randrange(3),
        "bases": choose.choice(BASES),
        "runs": runs,
        "hands": [[cards.pop() for _ in range(3)] for _ in range(players)],
    }


def close_matches(seed: int, many: int) -> Iterator[Match]:
    """Matches in which the next run decides, under one house rule after the other."""
    choose = random.Random(seed)
    for number in range(many):
        yield match_at(random_position(choose, ONE_RUN_SHORT), HOUSES[number % len(HOUSES)])


def winner_after(match: Match, action: int) -> int:
    """The team that has won when an action has been taken; NOBODY if the game goes on."""
    after = match.state.copy()
    GAME.kernels.apply(match.tables, after, action)
    return int(after.winner) if after.actor == NOBODY else NOBODY


# --- The tenth run ---------------------------------------------------------------------------------------------------


def test_the_tenth_run_is_taken_when_it_is_there() -> None:
    met = 0
    for match in close_matches(1, 1000):
        while not match.over and match.actor >= 0 and facts(match)["turns"] == 1:
            team = match.tables.house.team[match.actor]
            winning = [n for n in match.options.numbers if winner_after(match, n) == team]
            chosen = GAME.notation.read(advised(match))
            if winning:
                met += 1
                assert chosen in winning, facts(match)
            match.apply(chosen)
    assert met > 150


def test_the_tenth_run_is_not_handed_over_while_something_else_can_be_done() -> None:
    met = 0
    for match in close_matches(2, 1000):
        while not match.over and match.actor >= 0 and facts(match)["turns"] == 1:
            other = 1 - match.tables.house.team[match.actor]
            losing = [n for n in match.options.numbers if winner_after(match, n) == other]
            chosen = GAME.notation.read(advised(match))
            if losing and len(losing) < len(match.options):
                met += 1
                assert chosen not in losing, facts(match)
            match.apply(chosen)
    assert met > 100


def test_a_walk_is_better_than_the_run_that_loses() -> None:
    given = {"turn": 1, "batting": 0, "bases": "--X", "hands": [["L", "L", "L"], ["SB", "BB"]]}
    assert advised(match_at({**given, "runs": [9, 3]})) == "play BB"
    assert advised(match_at({**given, "runs": [4, 3], "outs": 2})) == "play BB"


# --- Options ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["SF", "SH"])
@pytest.mark.parametrize("level", ["novice", "advise"])
def test_a_sacrifice_is_a_gift_taken_at_bat_and_declined_in_the_field(card: str, level: str) -> None:
    for bases, outs, attacking in product(OCCUPIED, (0, 1), (True, False)):
        match = play(at([card, "X"], attacking=attacking, bases=bases, outs=outs), f"play {card}")
        assert advised(match, level) == ("accept" if attacking else "decline")


@pytest.mark.parametrize("card", ["DP", "TP"])
@pytest.mark.parametrize("level", ["novice", "advise"])
def test_more_outs_are_taken_in_the_field_and_declined_at_bat(card: str, level: str) -> None:
    for bases, outs, attacking in product(OCCUPIED, (0, 1), (True, False)):
        match = play(at([card, "X"], attacking=attacking, bases=bases, outs=outs), f"play {card}")
        assert advised(match, level) == ("decline" if attacking else "accept")


# --- Covers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["B", "S"])
def test_a_ball_or_strike_is_covered_with_what_helps_and_left_alone_otherwise(card: str) -> None:
    for bases, outs in product(BASES, (0, 1, 2)):
        for attacking, good, bad in ((True, "1B", "K"), (False, "K", "1B")):
            both = play(at([card, good, bad], attacking=attacking, bases=bases, outs=outs), f"play {card}")
            assert advised(both) == f"cover {good}"
            harmful = play(at([card, bad, bad], attacking=attacking, bases=bases, outs=outs), f"play {card}")
            assert advised(harmful) == "leave"


@pytest.mark.parametrize("card", ["B", "S"])
def test_a_ball_or_strike_is_what_a_bad_hand_is_saved_by(card: str) -> None:
    for bases, outs in product(BASES, (0, 1, 2)):
        assert advised(at([card, "K", "X"], attacking=True, bases=bases, outs=outs)) == f"play {card}"
        assert advised(at([card, "1B", "HR"], attacking=False, bases=bases, outs=outs)) == f"play {card}"


# --- Cards that help, hurt or do nothing -----------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["novice", "advise"])
def test_a_home_run_is_never_hit_for_the_other_team_while_there_is_another_card(level: str) -> None:
    for other, bases, outs in product((*RED, "B", "S", "PB", "SB", "BB", "1B"), BASES, (0, 1, 2)):
        assert advised(at(["HR", other], attacking=False, bases=bases, outs=outs), level) == f"play {other}"


def test_after_the_first_card_a_harmful_one_is_kept() -> None:
    for bases, outs in product(BASES, (0, 1, 2)):
        assert advised(at(["K", "X"], attacking=True, bases=bases, outs=outs, played=1)) == "stop"
        assert advised(at(["1B", "HR"], attacking=False, bases=bases, outs=outs, played=1)) == "stop"


def test_a_harmless_moment_is_used_for_a_card_that_would_hurt() -> None:
    assert advised(at(["PB", "1B", "HR"], attacking=False)) == "play PB"
    assert advised(at(["SB", "BB", "2B"], attacking=False)) == "play SB"
    assert advised(at(["CS", "K", "DP"], attacking=True)) == "play CS"


@pytest.mark.parametrize("card", ["BK", "PB", "SB", "WP"])
def test_a_card_for_runners_is_kept_at_bat_until_there_is_one(card: str) -> None:
    assert advised(at([card], attacking=True, played=1)) == "stop"
    assert advised(at([card], attacking=True, bases="X--", played=1)) == f"play {card}"
    match = at([card, "1B"], attacking=True)
    assert advised(match) == "play 1B"
    assert advised(play(match, "play 1B")) == f"play {card}"


def test_caught_stealing_is_kept_in_the_field_until_there_is_somebody_to_catch() -> None:
    assert advised(at(["CS"], attacking=False, played=1)) == "stop"
    assert advised(at(["CS"], attacking=False, bases="-X-", played=1)) == "play CS"


def test_runners_are_brought_on_before_they_are_driven_in() -> None:
    match = at(["HR", "1B", "K"], attacking=True)
    assert advised(match) == "play 1B"
    assert advised(play(match, "play 1B")) == "play HR"


# --- Whom to harm ----------------------------------------------------------------------------------------------------


def test_time_and_exchanges_are_for_opponents() -> None:
    for players, card in product(TABLES, ("T", "CE")):
        for turn in range(players):
            hands = [["SB", "X"] for _ in range(players)]
            hands[turn] = [card, "DP", "2B"]
            match = play(match_at({"turn": turn, "hands": hands}), f"play {card}")
            named = int(advised(match).split()[1]) - 1
            teams = facts(match)["teams"]
            assert teams[named] != teams[turn]


# --- How often it wins -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", TABLES)
def test_random_teams_have_no_chance_at_any_table(players: int) -> None:
    games = play_games((Bot.ADVISE, Bot.RANDOM), 5000, players)
    assert games.share_won(0) >= 0.98


@pytest.mark.parametrize("larger", ["visitor", "home"])
@pytest.mark.parametrize("players", [3, 5])
def test_random_teams_have_no_chance_whichever_team_is_larger(players: int, larger: str) -> None:
    games = play_games((Bot.ADVISE, Bot.RANDOM), 2000, players, {"larger-team": larger})
    assert games.share_won(0) >= 0.975
    for side in (0, 1):  # as the visitors and as the home team
        assert (games.payoffs[side::2, 0] == 1).mean() >= 0.96


@pytest.mark.parametrize("players", TABLES)
def test_the_novice_is_beaten_at_every_table(players: int) -> None:
    """Where one team has a player more, being that team decides a little more and playing well a little less."""
    games = play_games((Bot.ADVISE, Bot.NOVICE), 3000, players)
    assert games.share_won(0) - games.share_won(1) > (0.08 if players % 2 else 0.1)


@pytest.mark.parametrize("agreed", HOUSES[1:], ids=lambda agreed: "-".join(agreed))
def test_random_teams_are_beaten_under_house_rules(agreed: Options) -> None:
    """By less where the colours are given: there a random team makes fewer mistakes."""
    games = play_games((Bot.ADVISE, Bot.RANDOM), 2000, 4, agreed)
    assert games.share_won(0) >= (0.85 if "colours" in agreed else 0.98)
