"""Turns, cards and the end, along random games under any house rules."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given

from rainout.core.match import Match
from rainout.core.state import CHANCE, NOBODY, Bot
from rainout.core.table import Event
from rainout.games.baseball import GAME
from rainout.games.baseball.state import CARDS, SIGNS
from tests.games.baseball.positions import (
    BLUE,
    GREEN,
    PACK,
    RED,
    RULED,
    TABLES,
    Options,
    deck,
    facts,
    few_games,
    hand,
    house_rules,
    match_at,
    play,
    play_games,
    random_game,
    seeds,
    tables,
)

MOVING = 6
"""How many cards can pass hands on: two ML, two MR and two Jokers."""


def finished(players: int, options: Options, seed: int) -> Match:
    """A match played to its end at random."""
    *_, match = random_game(players, options, seed)
    return match


# --- Cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BC-TRN-13", "BC-DRW-04", "BC-R-08", "BC-BLU-06", "BC-BLU-08")
@few_games
@given(tables, house_rules, seeds)
def test_every_card_is_always_in_exactly_one_place(players: int, agreed: Options, seed: int) -> None:
    discarded: Counter[str] = Counter()
    for match in random_game(players, agreed, seed):
        pool = match.state.pool[: match.state.pool_size].tolist()
        held = [card for seat in range(players) for card in hand(match, seat)]
        somewhere = [*held, *deck(match), *pool]
        assert len(somewhere) == len(set(somewhere)), "a card in two places"
        now = Counter(facts(match)["discarded"])
        assert sorted([*(SIGNS[CARDS[card]] for card in somewhere), *now.elements()]) == PACK
        assert now >= discarded, "a played card came back"
        discarded = now
        assert all(len(hand(match, seat)) <= 4 for seat in range(players))


@pytest.mark.rules("BC-DRW-01", "BC-DRW-02", "BC-DRW-03", "BC-DRW-04", "BC-BLU-16")
@few_games
@given(tables, house_rules, seeds)
def test_hands_grow_to_their_first_size_at_the_end_of_a_turn_and_at_no_other_time(
    players: int, agreed: Options, seed: int
) -> None:
    before = None
    for match in random_game(players, agreed, seed):
        at = facts(match)
        assert match.state.original[:players].tolist() == at["originals"]
        if before and at["turns"] == before["turns"] + 1 and not match.over:
            seat = before["turn"]
            assert at["hand_sizes"][seat] >= at["originals"][seat] or at["deck_size"] == 0
        if at["phase"] == "play":
            mine = at["turn"]
            if (
                before
                and before["phase"] == "play"
                and before["turn"] == mine
                and at["turns"] == before["turns"]
            ):
                last = match.log[-1].what
                if last not in ("passed-hands", "drew", "gave"):
                    assert at["hand_sizes"][mine] == before["hand_sizes"][mine] - 1
        before = at


# --- Turns -----------------------------------------------------------------------------------------------------------


def turns_while_there_is_a_deck(players: int, options: Options, seed: int) -> list[int]:
    """Whose turns came or were skipped, in order; once the deck is gone, empty hands are passed over."""
    ended = 0
    for match in random_game(players, options, seed):
        if match.state.deck_size == 0:
            break
        ended = match.ply
    return [event.who for event in match.log if event.what in ("turn", "skipped") and event.ply <= ended]


@pytest.mark.rules("BC-TRN-01", "BC-TRN-02", "BC-TRN-03", "BC-BLU-18", "BC-R-04", "BC-SET-03")
@few_games
@given(tables, seeds)
def test_seats_are_on_in_their_order_whoever_bats(players: int, seed: int) -> None:
    order = turns_while_there_is_a_deck(players, RULED, seed)
    assert len(order) > players
    assert order == [(order[0] + number) % players for number in range(len(order))]


@pytest.mark.rules("BC-OPT-03")
@few_games
@given(tables, seeds)
def test_strictly_alternating_teams_take_their_members_in_turn(players: int, seed: int) -> None:
    order = turns_while_there_is_a_deck(players, {"order": "alternate"}, seed)
    teams = facts(Match(GAME, seats=players, seed=seed))["teams"]
    assert [teams[seat] for seat in order] == [number % 2 for number in range(len(order))]
    for team in (0, 1):
        around = [*range(order[0], players), *range(order[0])]
        mates = [seat for seat in around if teams[seat] == team]
        own = [seat for seat in order if teams[seat] == team]
        assert own == [mates[number % len(mates)] for number in range(len(own))]


@pytest.mark.rules("BC-BLU-17", "BC-BLU-18", "BC-R-20")
@few_games
@given(tables, seeds)
def test_every_time_out_costs_one_turn_and_no_turn_is_lost_otherwise(players: int, seed: int) -> None:
    pending = Counter[int]()
    match = finished(players, RULED, seed)
    for event in match.log:
        if event.what == "timed":
            assert event.facts["other"] != event.who
            pending[int(event.facts["other"])] += 1
        elif event.what == "skipped":
            pending[event.who] -= 1
            assert pending[event.who] >= 0
        elif event.what == "turn":
            assert pending[event.who] == 0
    assert {seat: count for seat, count in enumerate(facts(match)["skips"]) if count} == +pending


@pytest.mark.rules("BC-DRW-05", "BC-DRW-06", "BC-R-08", "BC-R-23")
@few_games
@given(tables, house_rules, seeds)
def test_a_turn_without_a_play_is_one_of_drawing_and_needs_a_deck(
    players: int, agreed: Options, seed: int
) -> None:
    for match in random_game(players, agreed, seed):
        at = facts(match)
        if match.actor >= 0 and at["phase"] == "play":
            assert at["hand_sizes"][match.actor] > 0
    turns: list[list[str]] = []
    for event in match.log:
        if event.what == "turn":
            turns.append([])
        if turns:
            turns[-1].append(event.what)
    for told in turns:
        played = sum(what in ("played", "discarded") for what in told)
        assert (played == 0) == ("only-drew" in told)
        if not played:
            assert "drew" in told


@pytest.mark.rules(
    "BC-TRN-04", "BC-TRN-08", "BC-TRN-09", "BC-TRN-10", "BC-BLU-02", "BC-BLU-12", "BC-R-05", "BC-R-07"
)
@few_games
@given(tables, seeds)
def test_what_a_turn_is_made_of(players: int, seed: int) -> None:
    """At least one card, at most one blue; nothing after a third out; nothing after B or S but a cover."""
    for match in random_game(players, RULED, seed):
        if facts(match)["phase"] == "play":
            assert ("stop" in match.options) == (facts(match)["played"] > 0)
            assert len(match.options) > 0
    turn: list[Event] = []
    for event in [*match.log, Event(0, "turn", -1, {}, match.prompt())]:
        if event.what != "turn":
            turn.append(event)
            continue
        played = [each for each in turn if each.what == "played"]
        assert sum(bool(each.facts["joker"]) or each.facts["card"] in BLUE for each in played) <= 1
        for number, each in enumerate(played):
            if each.facts["card"] in ("B", "S"):
                after = played[number + 1 :]
                assert len(after) <= 1
                assert all(cover.facts["cover"] and cover.facts["card"] in GREEN + RED for cover in after)
            else:
                assert not each.facts["cover"] or played[number - 1].facts["card"] in ("B", "S")
        if any(each.what == "side" for each in turn):
            told = [each.what for each in turn]
            assert "played" not in told[told.index("side") :]
        turn = []


@pytest.mark.rules("BC-OPT-01", "BC-OPT-02")
@few_games
@given(tables, seeds)
def test_one_card_a_turn_of_the_right_colour(players: int, seed: int) -> None:
    agreed: Options = {"cards": "one", "colours": "own"}
    for match in random_game(players, agreed, seed):
        at = facts(match)
        if match.actor >= 0 and at["phase"] in ("play", "cover"):
            wrong = RED if at["teams"][match.actor] == at["batting"] else GREEN
            for action in match.options:
                *verb, sign = action.text.split()
                assert sign not in wrong or verb == ["discard"]
                if verb == ["discard"]:
                    assert set(at["hands"][match.actor]) <= set(wrong)
        assert at["played"] <= 1 or at["phase"] in ("deal", "option", "over")
    per_turn: Counter[int] = Counter()
    for event in match.log:
        per_turn[0] += event.what == "turn"
        if event.what in ("played", "discarded") and not event.facts.get("cover"):
            per_turn[per_turn[0]] += 1
    del per_turn[0]
    assert max(per_turn.values()) == 1


# --- Passing hands ---------------------------------------------------------------------------------------------------


@pytest.mark.rules("BC-BLU-13", "BC-BLU-14", "BC-BLU-15", "BC-BLU-16", "BC-R-19")
@pytest.mark.parametrize("players", TABLES)
def test_hands_move_one_seat_and_the_log_says_which_way(players: int) -> None:
    rest = [["1B"], ["2B", "K"], [], ["E", "F", "X"], ["BB", "HR"]][: players - 1]
    for turn in range(players):
        for card, way, step in (("ML", "left", -1), ("MR", "right", 1)):
            hands = [*rest[:turn], [card, "T", "SB"], *rest[turn:]]
            match = play(match_at({"turn": turn, "hands": hands}), f"play {card}")
            hands[turn] = ["SB", "T"]
            told = next(event for event in match.log if event.what == "passed-hands")
            assert told.facts["way"] == way
            if match.actor == turn:  # and not, passed an empty hand, the next one's turn
                assert facts(match)["hands"] == [hands[(seat - step) % players] for seat in range(players)]


# --- What stays on the table -----------------------------------------------------------------------------------------


@pytest.mark.rules("BC-BLU-01")
@few_games
@given(tables, house_rules, seeds)
def test_a_card_is_pending_only_while_something_is_asked_about_it(
    players: int, agreed: Options, seed: int
) -> None:
    for match in random_game(players, agreed, seed):
        at = facts(match)
        assert (at["pending"] != "") == (at["phase"] in ("cover", "option"))


# --- The end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BC-END-01", "BC-END-02", "BC-END-05", "BC-END-06")
@few_games
@given(tables, house_rules, seeds)
def test_a_game_ends_at_ten_runs_or_with_the_last_card_and_not_before(
    players: int, agreed: Options, seed: int
) -> None:
    for match in random_game(players, agreed, seed):
        at = facts(match)
        gone = at["deck_size"] == sum(at["hand_sizes"]) == match.state.pool_size == 0
        if match.actor == CHANCE or match.actor >= 0:
            assert max(at["runs"]) < 10
            assert not gone or at["phase"] in ("option", "time")
        else:
            assert match.actor == NOBODY
            assert max(at["runs"]) == 10 or gone
    told = Counter(event.what for event in match.log)
    with_play = told["turn"] - told["only-drew"]
    assert with_play <= 92
    assert told["only-drew"] <= MOVING
    assert told["skipped"] <= told["timed"]


@pytest.mark.rules("BC-END-06", "BC-CMP-06", "BC-END-01")
@pytest.mark.parametrize("players", TABLES)
def test_every_one_of_thousands_of_games_ends_with_ten_runs_at_most(players: int) -> None:
    for bots in ((Bot.RANDOM, Bot.RANDOM), (Bot.ADVISE, Bot.ADVISE), (Bot.ADVISE, Bot.RANDOM)):
        games = play_games(bots, 1000, players)
        assert (games.ends["actor"] == NOBODY).all()
        assert games.turns.max() <= 92 + MOVING
        runs = games.ends["runs"]
        assert runs.max() == 10
        empty = (games.ends["deck_size"] == 0) & (games.ends["hand_size"].sum(axis=1) == 0)
        assert (empty | (runs.max(axis=1) == 10)).all()
        assert (games.payoffs.sum(axis=1) == 0).all()
        assert ((games.payoffs[:, 0] == 0) == (runs[:, 0] == runs[:, 1])).all()


@pytest.mark.rules("BC-END-03", "BC-END-04", "BC-R-22")
@few_games
@given(tables, seeds)
def test_a_team_wins_or_loses_together(players: int, seed: int) -> None:
    match = finished(players, RULED, seed)
    at = facts(match)
    payoffs = [int(GAME.kernels.payoff(match.tables, match.state, seat)) for seat in range(players)]
    difference = at["runs"][0] - at["runs"][1]
    sign = (difference > 0) - (difference < 0)
    assert payoffs == [sign if team == 0 else -sign for team in at["teams"]]
    assert match.outcome is not None
    assert match.outcome.winner == (None if sign == 0 else int(difference < 0))


def test_a_player_who_resigns_resigns_for_the_team() -> None:
    match = Match(GAME, seats=5, seed=1)
    match.settle()
    match.resign(3)
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.reason) == (0, "resigned")
