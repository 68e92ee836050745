"""The duel: drafts, secrets and what a Coach may know."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given

from rainout.core.match import Match
from rainout.core.state import CHANCE
from rainout.games.stretch import GAME
from rainout.games.stretch.cards import SLOTS
from rainout.games.stretch.state import Stage
from tests.games.stretch.positions import (
    NUMBER,
    Options,
    dice_of,
    facts,
    few_games,
    house_rules,
    imagined,
    legal,
    match_at,
    play,
    random_game,
    seeds,
)

BATTERS = [f"T1-B{number:02}" for number in range(1, 17)]


def dealt() -> Match:
    """A duel whose first hands are dealt: seat 1 holds T1-B01 to T1-B04, seat 2 T1-B05 to T1-B08."""
    match = Match(GAME, {"duel-pitchers": "t1-p1", "duel-home": "second"}, seats=2, seed="duel")
    for number in range(4):
        play(match, f"draw {BATTERS[number]}", f"draw {BATTERS[number + 4]}")
    return match


def drafted(first: list[str], second: list[str]) -> Match:
    """A duel in which seat 1 picks these of Tiers 2 and 3, and seat 2 those."""
    match = dealt()
    while match.state.drafted < 2:
        play(match, legal(match)[0])
    for place in range(6):
        play(match, f"draw {first[place]}", f"draw {second[place]}")
    return match


@pytest.mark.rules("7S-DUE-07", "7S-R-27")
def test_a_coach_without_nine_batters_trades_a_pitcher() -> None:
    first = ["T2-01", "T2-02", "T2-05", "T3-01", "T3-02", "T3-06"]
    second = ["T2-03", "T2-04", "T2-06", "T3-04", "T3-05", "T3-07"]
    match = drafted(first, second)
    pitchers = {*first[:2], *second[:2], *first[3:5], *second[3:5]}
    while match.state.stage == Stage.DRAFT and facts(match)["phase"] == "pick":
        wanted = [text for text in legal(match) if (text.split()[1] in pitchers) == (match.actor == 0)]
        play(match, (wanted or legal(match))[0])
    found = facts(match)
    assert found["phase"] == "trade"
    assert match.actor == 0
    assert legal(match) == [f"trade {slot}" for slot in found["roster"][0] if slot in pitchers]
    play(match, legal(match)[0])
    assert all(not match.tables.players.is_pitcher[NUMBER[text.split()[1]]] for text in legal(match))
    came = legal(match)[0].split()[1]
    play(match, legal(match)[0])
    found = facts(match)
    assert came in found["roster"][0]
    assert found["roster_size"] == [15, 15]
    assert found["phase"] == "lineup"


@pytest.mark.rules("7S-DUE-07", "7S-INF-03")
def test_a_batter_who_comes_in_a_trade_is_drawn_evenly_from_the_batters_of_the_pile() -> None:
    rosters = [
        ["T1-P1", *BATTERS[:8], "T2-01", "T2-02", "T2-03", "T3-01", "T3-02", "T3-04"],
        ["T1-P2", *BATTERS[8:], "T2-05", "T2-06", "T2-07", "T3-06", "T3-07", "T3-08"],
    ]
    match = match_at({"phase": "trade", "roster": rosters, "home": 2}, players=2)
    play(match, "trade T2-02")
    listed, dice = match.options.numbers, dice_of(3)
    assert [text.split()[1] for text in legal(match)] == [f"T2-{number:02}" for number in range(8, 15)]
    drawn = Counter(GAME.kernels.chance(match.tables, match.state, dice) for _ in range(700))
    assert set(drawn) == set(listed)
    assert all(70 < count < 130 for count in drawn.values())


@pytest.mark.rules("7S-INF-01", "7S-DUE-06")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    match = dealt()
    mine, theirs = match.view(0).sides
    assert [card.player.id for card in mine.hand] == BATTERS[:4]
    assert theirs.hand is None
    assert theirs.hand_size == 4
    assert all(side.hand is None for side in match.view(None).sides)
    dealt_to_other = [event for event in match.log_for(0) if event.what == "dealt" and event.who == 1]
    assert dealt_to_other
    assert all("card" not in event.facts for event in dealt_to_other)


@pytest.mark.rules("7S-DUE-06")
def test_a_pick_is_seen_by_its_owner_alone_until_both_are_made() -> None:
    match = play(dealt(), "sign T1-B03")
    assert match.view(0).sides[0].picked == "T1-B03"
    other = match.view(1).sides[0]
    assert (other.picked, other.has_picked) == (None, True)
    assert not any(event.facts.get("card") == "T1-B03" for event in match.log_for(1))
    play(match, "sign T1-B06")
    assert any(event.facts.get("card") == "T1-B03" for event in match.log_for(1) if event.what == "signed")


@pytest.mark.rules("7S-DUE-08")
def test_a_lineup_is_seen_by_its_owner_alone_until_both_are_in() -> None:
    match = Match(GAME, seats=2, seed="secret")
    while facts(match)["phase"] != "lineup":
        match.roll() if match.actor == CHANCE else play(match, legal(match)[0])
    play(match, "fill")
    while match.actor == 0:
        play(match, legal(match)[0])
    assert None not in match.view(0).sides[0].lineup
    hidden = match.view(1).sides[0]
    assert set(hidden.lineup) == {None}
    assert hidden.pitcher is None
    assert hidden.ready
    assert {card.role for card in hidden.roster} == {"bench"}
    assert not any(event.what == "bats" and event.who == 0 for event in match.log_for(1))
    play(match, "fill")
    while match.actor == 1:
        play(match, legal(match)[0])
    assert None not in match.view(1).sides[0].lineup


@pytest.mark.rules("7S-DUE-06", "7S-DUE-08")
def test_nobody_takes_back_a_pick_or_a_lineup_after_seeing_the_other_coachs() -> None:
    match = play(dealt(), "sign T1-B03")
    assert match.undo_point(0) == match.ply - 1, "the other has not looked, and nothing was shown"
    play(match, "sign T1-B06")
    assert match.undo_point(1) is None, "both picks are open and the hands have been passed"
    match = Match(GAME, seats=2, seed="secret")
    while not match.state.revealed:
        own, mover, selecting = match.ply, match.actor, facts(match)["stage"] == "duel"
        match.roll() if mover == CHANCE else play(match, legal(match)[-1])
        if selecting:
            assert match.undo_point(mover) == (None if match.state.revealed else own)


@pytest.mark.rules("7S-DUE-10", "7S-INF-04")
def test_a_half_in_the_record_book_is_the_relievers_who_came_in_before_it() -> None:
    match = Match(GAME, seats=2, seed="relief")
    while facts(match)["phase"] != "change":
        match.roll() if match.actor == CHANCE else play(match, legal(match)[0])
    seat, starter = match.actor, facts(match)["pitcher"][match.actor]
    reliever = next(text for text in legal(match) if text.startswith("pitch ")).split()[1]
    play(match, f"pitch {reliever}")
    totals = facts(match)["totals"]
    assert totals[reliever]["halves"] == 1
    assert "halves" not in totals.get(starter, {}), "he faced nobody"
    while facts(match)["phase"] != "change" or match.actor != seat:
        match.roll() if match.actor == CHANCE else play(match, legal(match)[0])
    assert facts(match)["inning"] == 1
    play(match, "keep")
    assert facts(match)["totals"][reliever]["halves"] == 1, "it is still the same half"


def test_a_hidden_hand_is_imagined_evenly() -> None:
    match, dice, seen = dealt(), dice_of(4), Counter[str]()
    times = 1200
    for _ in range(times):
        other = imagined(match, 0, dice)
        hand = facts(other)["hands"][1]
        assert len(set(hand)) == 4
        assert not set(hand) & set(BATTERS[:4])
        assert facts(other)["hands"][0] == BATTERS[:4]
        seen.update(hand)
    assert set(seen) == set(BATTERS[4:])
    expected = times * 4 / 12
    assert all(abs(count - expected) < 5 * (expected * 2 / 3) ** 0.5 for count in seen.values())


def test_a_hidden_pick_is_imagined_evenly() -> None:
    match, dice = play(dealt(), "sign T1-B03"), dice_of(5)
    picked = Counter(SLOTS[imagined(match, 1, dice).state.pick[0]] for _ in range(1200))
    assert set(picked) <= set(BATTERS[:4]) | set(BATTERS[8:])
    assert len(picked) == 12
    play(match, "sign T1-B06", "sign T1-B05")
    passed = Counter(SLOTS[imagined(match, 1, dice).state.pick[0]] for _ in range(600))
    assert set(passed) == {"T1-B05", "T1-B07", "T1-B08"}, "hands that were passed are known"


@few_games
@given(house_rules, seeds)
def test_imagining_keeps_all_that_a_coach_knows(options: Options, seed: int) -> None:
    dice = dice_of(seed)
    for match in random_game(2, options, seed, 110):
        if match.ply % 3:
            continue
        for seat in (0, 1):
            other = imagined(match, seat, dice)
            assert other.view(seat) == match.view(seat)
            assert facts(other)["roster"] == facts(match)["roster"]
            everywhere = Counter(
                [
                    *(
                        card
                        for each in range(2)
                        for card in other.state.hand[each][: other.state.hand_size[each]].tolist()
                    ),
                    *(
                        card
                        for each in range(2)
                        for card in other.state.roster[each][: other.state.roster_size[each]].tolist()
                    ),
                    *(
                        card
                        for pile in range(4)
                        for card in other.state.supply[pile][: other.state.supply_size[pile]].tolist()
                    ),
                ]
            )
            assert max(everywhere.values()) == 1


@pytest.mark.rules("7S-DUE-19", "7S-DUE-16")
def test_both_coaches_share_one_supply_and_nothing_else() -> None:
    for match in random_game(2, {"difficulty": "rookie", "coach": "hitting"}, 11, 700):
        g = match.state
        assert g.dice_pool + g.rolled + g.to_roll <= 12
        assert g.veteran == g.stars == 0
        first, second = (set(g.roster[seat][: g.roster_size[seat]].tolist()) for seat in range(2))
        assert not first & second
