"""Who may know which card: views, logs, questions, and what bots are allowed to imagine."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rainout.core.match import Match
from rainout.core.state import CHANCE
from rainout.core.words import LANGUAGES, Speaker
from rainout.games.baseball import GAME
from rainout.games.baseball.state import CARDS, DECK, GONE, POOL, SIGNS, Kind
from tests.games.baseball.positions import (
    BLUE,
    FIVE_SIGMA,
    PACK,
    RULED,
    TABLES,
    Options,
    deck,
    dice_of,
    facts,
    few_games,
    hand,
    imagined,
    match_at,
    play,
    random_game,
    seeds,
    tables,
)

OPEN: Options = {"open-hands": True}
JOKERS = [sign for sign in BLUE if sign != "J"]
"""What a Joker is declared as here."""


def texts(thing: Any) -> Iterator[str]:
    """Every text in something that is about to be shown or sent."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for name, value in thing.items():
            yield from (name, *texts(value))
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from texts(value)


def mentioned(*shown: Any) -> set[str]:
    """The cards, by their signs, that something shown to a player gives away."""
    found = set()
    for text in texts(msgspec.to_builtins(shown)):
        sign = text.removeprefix("baseball-").removeprefix("card-").removesuffix("-text")
        if sign in SIGNS:
            found.add(sign)
    return found


class Witness:
    """Keeps for every seat, and for spectators (None), the cards it has had a right to see so far."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seen: dict[int | None, set[str]] = {seat: set() for seat in (None, *range(match.seats))}
        self.look()

    def look(self) -> None:
        """Own hands, those of partners if they are open, and what has been played."""
        match, at = self.match, facts(self.match)
        played = {
            *at["discarded"],
            *(str(event.facts["card"]) for event in match.log if event.what == "played"),
        }
        for seat, seen in self.seen.items():
            seen |= played
            for owner in range(match.seats):
                partner = match.options_agreed["open-hands"] and seat is not None
                if owner == seat or (partner and at["teams"][owner] == at["teams"][seat]):
                    seen |= set(at["hands"][owner])

    def check(self) -> None:
        """Nobody is shown a card that it has had no right to see."""
        match = self.match
        for seat, seen in self.seen.items():
            shown = match.view(seat), match.log_for(seat), match.prompt()
            assert mentioned(*shown) <= seen, f"shown to {seat}"
        if match.actor >= 0:
            named = {target for choice in match.choices() for target in choice.targets}
            signs = {target.removeprefix("card-") for target in named if target.startswith("card-")}
            assert signs <= set(facts(match)["hands"][match.actor])


# --- Views and logs --------------------------------------------------------------------------------------------------


@pytest.mark.rules("BC-SET-10", "BC-INF-01", "BC-R-03")
@few_games
@given(tables, seeds)
def test_a_seat_sees_its_own_hand_and_of_others_only_how_many(players: int, seed: int) -> None:
    for match in random_game(players, RULED, seed, 200):
        if match.ply % 5:
            continue
        at, public = facts(match), None
        for seat in (None, *range(players)):
            seen = match.view(seat)
            for owner, player in enumerate(seen.players):
                assert player.cards == at["hand_sizes"][owner]
                assert (player.original, player.skips) == (at["originals"][owner], at["skips"][owner])
                if owner == seat:
                    assert [card.sign for card in player.hand] == at["hands"][seat]
                else:
                    assert player.hand is None
            assert (seen.deck, seen.discarded) == (at["deck_size"], at["discarded"])
            rest = msgspec.structs.replace(
                seen, you=None, players=tuple(msgspec.structs.replace(p, hand=None) for p in seen.players)
            )
            public = public or rest
            assert rest == public


@pytest.mark.rules("BC-SET-10", "BC-INF-01", "BC-INF-02", "BC-BLU-09", "BC-R-03")
@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("card", BLUE)
@pytest.mark.parametrize("agreed", [RULED, OPEN], ids=["hidden", "open"])
def test_no_blue_card_gives_away_a_card(card: str, players: int, agreed: Options) -> None:
    """Every hand is of other types, so that whatever is given away is noticed."""
    for number in range(3):
        choose = random.Random(f"{card} {players} {number}")
        kinds = [sign for sign in SIGNS if sign not in (card, "J")]
        choose.shuffle(kinds)
        turn = choose.randrange(players)
        hands = [[kinds.pop() for _ in range(3)] for _ in range(players)]
        hands[turn][choose.randrange(3)] = card
        match = match_at({"turn": turn, "bases": "X--", "hands": hands}, agreed)
        witness = Witness(match)
        witness.check()
        play(match, f"joker {choose.choice(JOKERS)}" if card == "J" else f"play {card}")
        for _ in range(16):
            witness.look()
            witness.check()
            if match.over:
                break
            numbers = match.options.numbers
            match.chance() if match.actor == CHANCE else match.apply(choose.choice(numbers))


@pytest.mark.rules("BC-INF-02", "BC-BLU-09")
def test_an_exchange_is_told_in_full_to_the_two_and_without_cards_to_everyone_else() -> None:
    hands = [["CE", "1B", "K"], ["2B", "X", "HR"], ["E", "F", "L"], ["S", "B", "T"]]
    match = play(match_at({"turn": 0, "hands": hands}), "play CE", "exchange 2", "take HR", "give K")
    for seat in (None, *range(4)):
        told = {event.what: event for event in match.log_for(seat)}
        cards = [told[what].facts.get("card") for what in ("took", "gave")]
        assert cards == (["HR", "K"] if seat in (0, 1) else [None, None])
        for language in LANGUAGES:
            speaker = Speaker(language, ["Ana", "Beto", "Caro", "Dani"], seat)
            said = " ".join(speaker.say(told[what].words) for what in ("took", "gave"))
            for sign in ("HR", "K"):
                assert (speaker.say(f"baseball-card-{sign}") in said) == (seat in (0, 1))


@pytest.mark.rules("BC-INF-01")
@few_games
@given(tables, seeds)
def test_nothing_a_seat_is_shown_depends_on_the_order_of_the_deck(players: int, seed: int) -> None:
    choose = random.Random(seed)
    for match in random_game(players, RULED, seed, 200):
        if match.ply % 5:
            continue
        size = int(match.state.deck_size)
        other = Match(GAME, RULED, seats=players, seed="other")
        other.state = match.state.copy()
        order = deck(match)
        choose.shuffle(order)
        other.state.pack[:size] = order
        other.state.place[order] = range(size)
        for seat in range(players):
            assert other.view(seat) == match.view(seat)
        assert other.choices() == match.choices()
        assert sorted(other.options.numbers) == sorted(match.options.numbers)


# --- Taking back -----------------------------------------------------------------------------------------------------


@pytest.mark.rules("BC-INF-02", "BC-BLU-13", "BC-BLU-14")
@pytest.mark.parametrize("played", ["play ML", "play MR", "joker ML", "joker MR"])
@pytest.mark.parametrize("players", TABLES)
def test_nobody_takes_back_a_hand_that_another_has_seen(played: str, players: int) -> None:
    """Passing hands shows them: the one received to whoever played the card, the one given to a neighbour."""
    own = ["J" if played.startswith("joker") else played.removeprefix("play "), "K", "1B"]
    hands = [own, ["F", "X"], ["E", "L"], ["CS", "B"], ["SH", "SF"], ["TP", "DP"]][:players]
    match = play(match_at({"hands": hands}), played)
    assert match.actor == 0
    assert match.undo_point(0) is None


@pytest.mark.rules("BC-INF-02", "BC-DRW-05")
def test_a_hand_passed_on_is_not_taken_back_when_it_ends_the_turn_either() -> None:
    """The deck is gone and seat 2 passes an empty hand: seat 1 has nothing to play on with."""
    match = play(match_at({"hands": [["ML", "K"], []], "deck": []}), "play ML")
    assert match.actor == 1
    assert match.undo_point(0) is None


@pytest.mark.rules("BC-INF-01", "BC-INF-02")
def test_what_shows_nothing_may_be_taken_back_and_what_chance_has_dealt_may_not() -> None:
    hands = [["T", "BC", "CC", "CE"], ["K", "1B", "X"], ["F", "E", "L"]]
    for moves, shows_nothing in (
        (["play T"], True),
        (["play T", "time 2"], True),
        (["play CE"], True),
        (["play CE", "exchange 2"], True),  # chance is about to draw
        (["play CE", "exchange 2", "take K"], False),
        (["play CE", "exchange 2", "take K", "give T"], False),  # seat 2 has seen it, and nobody else
        (["play CC", "deal T"], False),
        (["play BC", "deal T"], False),
    ):
        match = play(match_at({"hands": hands}), *moves)
        assert match.undo_point(0) == (match.ply - 1 if shows_nothing else None), moves


# --- Open hands ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BC-OPT-08", "BC-R-03")
@few_games
@given(tables, seeds)
def test_open_hands_are_open_to_partners_and_to_nobody_else(players: int, seed: int) -> None:
    for match in random_game(players, OPEN, seed, 200):
        if match.ply % 5:
            continue
        at = facts(match)
        for seat in (None, *range(players)):
            for owner, player in enumerate(match.view(seat).players):
                if seat is not None and at["teams"][owner] == at["teams"][seat]:
                    assert [card.sign for card in player.hand] == at["hands"][owner]
                else:
                    assert player.hand is None


@pytest.mark.rules("BC-OPT-08")
def test_partners_with_open_hands_see_what_the_other_draws() -> None:
    hands = [["1B", "K", "X"], ["2B", "F", "HR"], ["E", "S", "L"], ["CS", "B", "T"]]
    for agreed, others in ((RULED, None), (OPEN, "SF")):
        match = play(match_at({"turn": 0, "hands": hands}, agreed), "play 1B", "stop", "deal SF")
        drawn = {
            seat: next(e for e in match.log_for(seat) if e.what == "drew").facts.get("card")
            for seat in range(4)
        }
        assert drawn == {0: "SF", 1: None, 2: others, 3: None}


@pytest.mark.rules("BC-OPT-08", "BC-INF-02")
def test_partners_with_open_hands_remember_a_hand_that_moved_on() -> None:
    hands = [["1B", "K", "X"], ["MR", "F", "HR"], ["TP", "3B", "CC"], ["CS", "B", "T"]]
    match = play(match_at({"turn": 1, "hands": hands}, OPEN), "play MR")
    assert facts(match)["hands"][3] == ["3B", "TP", "CC"]
    dice = dice_of(1)
    for _ in range(20):
        assert facts(imagined(match, 0, dice))["hands"][3] == ["3B", "TP", "CC"]


# --- What bots may imagine -------------------------------------------------------------------------------------------


def knows(match: Match, seat: int, tries: int = 60) -> list[Counter[str]]:
    """What a seat is sure of: for each hand, the cards that are in it in every imagined position."""
    dice = dice_of(3)
    sure: list[Counter[str]] | None = None
    for _ in range(tries):
        now = [Counter(cards) for cards in facts(imagined(match, seat, dice))["hands"]]
        sure = [a & b for a, b in zip(sure, now, strict=True)] if sure else now
    assert sure is not None
    return sure


@pytest.mark.rules("BC-INF-01", "BC-INF-02")
@few_games
@given(tables, seeds)
def test_an_imagined_position_fits_what_the_seat_sees(players: int, seed: int) -> None:
    dice = dice_of(seed)
    for match in random_game(players, RULED, seed, 200):
        if match.actor < 0 or match.ply % 3:
            continue
        at = facts(match)
        for seat in range(players):
            other = imagined(match, seat, dice)
            now = facts(other)
            assert hand(other, seat) == hand(match, seat)
            assert {**now, "hands": 0} == {**at, "hands": 0}
            everywhere = [card for each in range(players) for card in hand(other, each)] + deck(other)
            assert len(set(everywhere)) == len(everywhere)
            signs = [SIGNS[CARDS[card]] for card in everywhere]
            assert sorted([*signs, *Counter(now["discarded"]).elements()]) == PACK
            assert sorted(other.state.place[deck(other)]) == list(range(now["deck_size"]))
            assert other.view(seat) == match.view(seat)


@pytest.mark.rules("BC-INF-02")
@few_games
@given(tables, seeds)
def test_a_card_once_held_is_never_imagined_in_the_deck_while_it_must_be_in_a_hand(
    players: int, seed: int
) -> None:
    """A card passed on, given or collected by CC stays in hands until its like is played or BC shuffles all.

    Equal cards cannot be told apart: who gets another of the type may have got the same one back.
    """
    dice = dice_of(seed)
    held: list[set[int]] = [set() for _ in range(players)]
    for match in random_game(players, RULED, seed, 200):
        events = match.log_for(None, match.ply - 1)
        played = {SIGNS.index(sign) for event in events for sign in mentioned(event)}
        for seat, cards in enumerate(held):
            if any(event.what == "bench-cleared" for event in events):
                cards.clear()
            got = {int(CARDS[card]) for card in set(hand(match, seat)) - cards}
            cards -= {card for card in cards if CARDS[card] in played | got}
            cards |= set(hand(match, seat))
        if match.actor >= 0 and match.ply % 4 == 0:
            for seat, cards in enumerate(held):
                assert not cards & set(deck(imagined(match, seat, dice)))


@pytest.mark.rules("BC-INF-02")
@few_games
@given(tables, st.booleans(), seeds)
def test_what_a_player_takes_for_possible_always_includes_what_is_true(
    players: int, open_hands: bool, seed: int
) -> None:
    """Blue cards are played whenever there are some, so that hands and cards go about."""
    match, choose = Match(GAME, {"open-hands": open_hands}, seats=players, seed=seed), random.Random(seed)
    while not match.over and match.ply < 150:
        blue = [each.number for each in match.options if each.text.split()[-1] in BLUE]
        match.roll() if match.actor == CHANCE else match.apply(choose.choice(blue or match.options.numbers))
        lies = {card: 1 << seat for seat in range(players) for card in hand(match, seat)}
        lies |= dict.fromkeys(deck(match), DECK)
        lies |= dict.fromkeys(match.state.pool[: match.state.pool_size].tolist(), POOL)
        for seat in range(players):
            for card, place in lies.items():
                where = int(match.state.where[seat, card] or match.state.fog[seat])
                assert where & place, f"{SIGNS[CARDS[card]]} to seat {seat + 1}"
                if seat == place.bit_length() - 1:
                    assert where == place
        assert all((match.state.where[:, card] == GONE).all() for card in range(92) if card not in lies)


@pytest.mark.rules("BC-INF-02", "BC-BLU-13", "BC-BLU-14")
@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("card", ["ML", "MR"])
def test_a_hand_passed_on_is_followed(card: str, players: int) -> None:
    hands = [["1B", "K"], ["2B", "F", "HR"], ["E", "L"], ["CS", "B", "3B"], ["SH", "SF"], ["TP", "DP", "X"]][
        :players
    ]
    hands[0].append(card)
    match = play(match_at({"turn": 0, "hands": hands}), f"play {card}")
    step = 1 if card == "MR" else -1
    hands[0].remove(card)
    for seat in range(players):
        sure = knows(match, seat)
        for owner in range(players):
            mine = owner == seat or owner == (seat + step) % players
            expected = Counter(hands[(owner - step) % players]) if mine else Counter()
            assert sure[owner] == expected


@pytest.mark.rules("BC-INF-02")
def test_a_hand_passed_on_twice_is_still_followed() -> None:
    hands = [["MR", "MR", "K"], ["F", "HR"], ["E", "L"], ["3B", "CS"]]
    match = play(match_at({"turn": 0, "hands": hands}), "play MR", "stop", "deal X", "play MR")
    assert facts(match)["hands"] == [["E", "L"], ["3B", "CS", "X"], ["K"], ["HR", "F"]]
    assert knows(match, 0) == [Counter(["E", "L"]), Counter(["3B", "CS", "X"]), Counter(["K"]), Counter()]


@pytest.mark.rules("BC-INF-02", "BC-BLU-09")
@pytest.mark.parametrize("players", TABLES)
def test_the_two_of_an_exchange_know_both_cards_and_the_others_neither(players: int) -> None:
    hands = [
        ["CE", "1B", "K"],
        ["2B", "F", "HR"],
        ["E", "L", "X"],
        ["CS", "B", "3B"],
        ["SH", "S"],
        ["TP", "T"],
    ]
    match = match_at({"turn": 0, "hands": hands[:players]})
    play(match, "play CE", "exchange 2", "take HR", "give K")
    assert knows(match, 0)[1] == Counter(["K"])
    assert knows(match, 1)[0] == Counter(["HR"])
    for seat in range(2, players):
        assert knows(match, seat)[0] == knows(match, seat)[1] == Counter()


@pytest.mark.rules("BC-INF-02", "BC-BLU-06")
def test_after_a_bench_clearing_nobody_knows_anything_but_the_own_hand() -> None:
    hands = [["MR", "BC", "K"], ["F", "X", "HR"], ["E", "L", "S"]]
    match = play(match_at({"turn": 0, "hands": hands}), "play MR", "stop")
    assert knows(match, 0)[1] == Counter(["BC", "K"])
    play(match, "play BC")
    match.settle()
    for seat in range(3):
        assert [bool(sure) for sure in knows(match, seat)] == [owner == seat for owner in range(3)]


@pytest.mark.rules("BC-INF-02", "BC-BLU-08")
def test_after_a_coach_circle_the_own_old_cards_are_in_hands_and_may_be_in_any() -> None:
    hands = [["CC", "HR", "3B"], ["E", "L", "X"], ["F", "K"]]
    match = play(match_at({"turn": 0, "hands": hands}), "play CC")
    play(match, "deal HR", "deal 3B", "deal E", "deal L", "deal X", "deal F.", "deal K")
    assert facts(match)["hands"] == [["E", "F"], ["HR", "K", "L"], ["3B", "X"]]
    homer, triple = (
        next(card for card in range(len(CARDS)) if SIGNS[CARDS[card]] == sign) for sign in ("HR", "3B")
    )
    many, dice, with_first = 4000, dice_of(5), Counter[int]()
    for _ in range(many):
        other = imagined(match, 0, dice)
        for card in (homer, triple):
            assert card not in deck(other), "it went into the circle and must be in a hand"
            with_first[card] += card in hand(other, 1)
    expected = many * 3 / 5  # three of the five cards that seat 1 does not see are with seat 2
    for card in (homer, triple):
        assert abs(with_first[card] - expected) < FIVE_SIGMA * np.sqrt(many * 3 / 5 * 2 / 5)


@pytest.mark.rules("BC-INF-01", "BC-INF-02")
def test_unknown_cards_are_imagined_evenly() -> None:
    """Each card that a seat has not seen is as likely as any other in each place that it has not seen."""
    hands = [["MR", "1B", "K"], ["ML", "F", "HR"], ["E", "L", "X", "T"]]
    match = play(match_at({"turn": 0, "hands": hands}), "play MR")  # seat 1 holds E, L, X, T; seat 2 1B and K
    many, dice, came = 12_000, dice_of(9), np.zeros((3, len(CARDS)))
    g = match.state.copy()
    for _ in range(many):
        GAME.kernels.imagine(match.tables, g, 0, dice)
        for seat in range(3):
            came[seat, g.hand[seat, : g.hand_size[seat]]] += 1
    seen = [*hand(match, 0), *hand(match, 1)]
    played = next(card for card in range(len(CARDS)) if CARDS[card] == Kind.MOVE_RIGHT)
    unseen = [card for card in range(len(CARDS)) if card not in seen and card != played]
    assert (came[0, hand(match, 0)] == many).all()
    assert (came[1, hand(match, 1)] == many).all()
    assert came[2, played] == 0
    expected = many * 3 / len(unseen)
    assert np.abs(came[2, unseen] - expected).max() < FIVE_SIGMA * np.sqrt(expected)


@pytest.mark.rules("BC-INF-02")
def test_who_sees_a_type_played_learns_nothing_about_a_second_card_of_it() -> None:
    """Equal cards cannot be told apart: whoever gave a strikeout and sees one played knows of no other."""
    for own in ("K", "F"):
        hands = [["CE", "K", "1B"], [own, "X", "L"]]
        match = play(
            match_at({"turn": 0, "hands": hands}), "play CE", "exchange 2", "take X", "give K", "stop"
        )
        play(match, "deal T.", "play K")
        assert knows(match, 0)[1] == Counter(), f"the other player held {own}"


@pytest.mark.rules("BC-INF-02")
def test_who_draws_a_type_learns_nothing_about_a_second_card_of_it() -> None:
    """Seat 1 has passed a strikeout to seat 2 and draws one from there: the same one, for all it can tell."""
    for drawn, taken in (("K.2", "K.2"), ("T.1", "K.1")):
        hands = [["MR", "K", "1B"], ["CE", "F", "L"]]
        match = play(match_at({"turn": 0, "hands": hands}), "play MR", "stop", "play 1B", "stop")
        play(match, f"deal {drawn}", "deal X", "play CE", "exchange 2", f"take {taken}", "give F")
        assert knows(match, 0)[1] == Counter(["F"]), f"the other player had drawn {drawn}"


@pytest.mark.rules("BC-INF-02", "BC-BLU-08")
def test_who_put_a_type_into_the_circle_and_sees_one_played_knows_of_none_in_hands() -> None:
    """Seat 1’s strikeout is with seat 3, and seat 2 plays one of its own: to seat 1 it may have been the same."""
    for own in ("K", "F"):
        hands = [["CC", "K", "1B"], [own, "X"], ["E", "L"]]
        match = play(match_at({"turn": 0, "hands": hands}), "play CC")
        mine, theirs = ("K.1", "K.2") if own == "K" else ("F.1", "K.1")
        play(
            match, f"deal {theirs}", f"deal {mine}", "deal E", "deal 1B", "deal X", "deal L", "stop", "play K"
        )
        dice = dice_of(13)
        fewest = min(
            sum(cards.count("K") for cards in facts(imagined(match, 0, dice))["hands"]) for _ in range(100)
        )
        assert fewest == 0, f"seat 2 held {own}"


@pytest.mark.rules("BC-SET-10", "BC-INF-01")
@few_games
@given(tables, seeds)
def test_an_imagined_position_does_not_remember_what_was_told_or_lay_elsewhere(
    players: int, seed: int
) -> None:
    """The buffer of events names the card that the player before has drawn."""
    dice = dice_of(seed)
    for match in random_game(players, RULED, seed, 40):
        if match.actor >= 0:
            g = imagined(match, match.actor, dice).state
            assert not g.events.any()
            assert not g.pack[g.deck_size :].any()
            assert not g.pool[g.pool_size :].any()
            assert not any(g.hand[seat, g.hand_size[seat] :].any() for seat in range(players))


@pytest.mark.rules("BC-INF-02")
def test_a_card_is_imagined_only_where_it_can_have_gone() -> None:
    """Seat 1’s triple went to seat 2, and seat 3 exchanged a card with seat 2: seat 4 cannot have it."""
    hands = [["MR", "HR", "3B"], ["CE", "X", "F"], ["K", "E", "SB"], ["L", "S", "T"]]
    match = play(match_at({"turn": 0, "hands": hands}), "play MR", "stop")
    play(match, "play HR", "stop", "deal BB", "deal BB", "play CE", "exchange 2", "take BB", "give X")
    dice = dice_of(11)
    for _ in range(60):
        assert "3B" not in facts(imagined(match, 0, dice))["hands"][3]


@pytest.mark.rules("BC-INF-02", "BC-BLU-09")
def test_a_followed_card_is_imagined_evenly_in_the_hands_it_can_have_gone_to() -> None:
    """Seat 1 passed a triple to seat 2, which then swapped a card with seat 3: it may be in any place of the two."""
    hands = [["MR", "HR", "3B"], ["CE", "X", "F"], ["K", "E", "SB"], ["L", "S", "T"]]
    match = play(match_at({"turn": 0, "hands": hands}), "play MR", "stop")
    play(match, "play HR", "stop", "deal BB", "deal BB", "play CE", "exchange 2", "take BB", "give X")
    many, dice, held = 1500, dice_of(17), Counter[int]()
    g = match.state.copy()
    for _ in range(many):
        GAME.kernels.imagine(match.tables, g, 0, dice)  # each from the one before: it must not matter
        held[next(seat for seat in range(4) if "3B" in GAME.facts(match.tables, g)["hands"][seat])] += 1
    sizes = [int(match.state.hand_size[seat]) for seat in (1, 2)]
    assert set(held) == {1, 2}
    for seat, size in zip((1, 2), sizes, strict=True):
        share = size / sum(sizes)
        assert abs(held[seat] - many * share) < FIVE_SIGMA * np.sqrt(many * share * (1 - share))


# --- What has to be asked --------------------------------------------------------------------------------------------


@pytest.mark.rules("BC-INF-04")
def test_everything_that_is_a_players_choice_is_asked_for() -> None:
    hands = [["CE", "DP", "B", "T"], ["J", "K", "SF"], ["E", "X", "F"]]

    def asked(*moves: str) -> dict[str, int]:
        """The kinds of choices after some moves, and how many there are of each."""
        match = play(match_at({"turn": 0, "bases": "X--", "hands": hands}), *moves)
        choices = match.choices()
        for choice in choices:
            for language in LANGUAGES:
                assert Speaker(language).say(choice.words)
                assert Speaker(language).say(f"baseball-verb-{choice.verb}")
        return dict(Counter(choice.verb for choice in choices))

    assert asked() == {"play": 4}
    assert asked("play DP") == {"accept": 1, "decline": 1}
    assert asked("play DP", "decline") == {"play": 3, "stop": 1}
    assert asked("play B") == {"cover": 1, "leave": 1}
    assert asked("play CE") == {"exchange": 2}
    assert asked("play CE", "exchange 3", "take E") == {"give": 3}
    assert asked("play T") == {"time": 2}
    joker = match_at({"turn": 1, "hands": hands})
    assert Counter(choice.verb for choice in joker.choices()) == {"joker": len(Kind) - 1, "play": 2}
