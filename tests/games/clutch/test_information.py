"""What each manager is shown, and what not (R-20)."""

from __future__ import annotations

import msgspec
import pytest

from rainout.core.book import chapters
from rainout.core.match import Match
from rainout.core.words import LANGUAGES, Speaker
from rainout.games.clutch import GAME
from rainout.games.clutch.view import CardView
from tests.games.clutch.positions import placed, play, play_on

HANDS = {"hands": [["ready-for-the-first-one", "nobody-on"], ["sign-from-the-dugout"]]}


@pytest.mark.rules("CB-5-38", "CB-5-12")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    match = placed(HANDS, cards="full")
    own, other, everybody = match.view(0), match.view(1), match.view(None)
    assert [card.id for card in own.teams[0].hand] == ["ready-for-the-first-one", "nobody-on"]
    assert own.teams[1].hand == (None,)
    assert other.teams[0].hand == (None, None)
    assert everybody.teams[0].hand == (None, None)
    for view in (own, other, everybody):
        assert len(view.teams[0].players) == len(view.teams[1].players) == 26, "bench and bullpen are open"
    assert b"sign-from-the-dugout" not in msgspec.json.encode(own)


@pytest.mark.rules("CB-5-38", "CB-3.9.A-3")
def test_a_card_taken_back_has_been_seen() -> None:
    match = placed(
        {
            "inning": 5,
            "outs_by": {"2.15": 9},
            **HANDS,
            "coaches_used": ["1.1", "1.2", "1.3", "2.1", "2.2", "2.3"],
        },
        cards="full",
    )
    play(match, "ready, ready, pitch, play 1, in 10 for 1, take back")
    shown = match.view(0).teams[1].hand
    assert [card.id for card in shown if card] == ["sign-from-the-dugout"]


@pytest.mark.rules("CB-5-38")
def test_a_second_copy_stays_hidden_when_the_card_that_was_seen_is_played() -> None:
    """Of two like cards, one of them seen: whoever sees one played knows nothing of another."""
    match = placed(
        {
            "inning": 5,
            "outs_by": {"2.15": 9},
            "hands": [[], ["sign-from-the-dugout", "sign-from-the-dugout"]],
            "coaches_used": ["1.1", "1.2", "1.3", "2.1", "2.2", "2.3"],
        },
        cards="full",
    )
    play(match, "ready, ready, pitch, play 1, in 10 for 1, take back")
    assert [card and card.id for card in match.view(0).teams[1].hand] == [None, "sign-from-the-dugout"]
    play(match, "play 1")
    assert match.view(0).teams[1].hand == (None,)


@pytest.mark.rules("CB-5-38")
def test_asking_always_asks_after_every_roll_that_a_card_could_answer() -> None:
    """A natural 1 stops for any hand, whether it holds a card for it or not; no other face does."""
    given = {
        "hands": [["nobody-on"], ["all-of-the-barrel"]],
        "coaches_used": ["1.1", "1.2", "1.3", "2.1", "2.2", "2.3"],
    }
    before = "ready, pass, pass, pitch, pass, pass"
    one = play(placed(given, cards="full", windows="always"), f"{before}, roll 1")
    assert (one.view(None).phase, one.actor) == ("react", 1)
    two = play(placed(given, cards="full", windows="always"), f"{before}, roll 2")
    assert (two.view(None).phase, two.view(None).window) == ("cards", "w4")


@pytest.mark.rules("CB-5-38")
def test_the_opponent_is_not_told_what_was_drawn() -> None:
    match = play_on(Match(GAME, seed=1), lambda m: m.state.phase == 7)
    for seat in (0, 1, None):
        told = [event for event in match.log_for(seat) if event.what == "drew"]
        assert len(told) == 10
        assert [("text" in event.facts) for event in told] == [event.who == seat for event in told]


def test_asking_always_asks_whoever_holds_a_card() -> None:
    """Stops that depend on fitting cards tell that there is one; the option that stops for any hand tells nothing."""
    given = {
        "hands": [["nobody-on"], ["ready-for-the-first-one"]],
        "coaches_used": ["1.1", "1.2", "1.3", "2.1", "2.2", "2.3"],
    }
    fitting = play(placed(given, cards="full"), "ready, pitch")
    assert fitting.state.window == 0
    always = play(placed(given, cards="full", windows="always"), "ready")
    assert (always.view(0).window, always.actor) == ("w1", 1)
    assert [str(option) for option in always.options] == ["pass"]


@pytest.mark.rules("CB-5-38")
def test_nobody_sounds_out_a_hand_and_takes_it_back() -> None:
    """R-20: that the other is asked for an answer, or is not, tells of his hand; so that is a reveal."""
    used = {"coaches_used": ["1.1", "1.2", "1.3", "2.1", "2.2", "2.3"]}
    for other in (["not-today", "nobody-on"], ["nobody-on"]):
        match = placed({"hands": [["ready-for-the-first-one"], other], **used}, cards="full")
        play(match, "ready, pitch, pass")
        assert match.undo_point(1) is None, "the offense holds something"
        play(match, "play 1")
        assert match.undo_point(0) is None, "so does the defense"
    held = {"hands": [["ready-for-the-first-one"], ["nobody-on"]], **used}
    assert play(placed(held, cards="full", windows="always"), "ready").undo_point(1) == 0
    learning = play(placed(), "pitch")
    assert learning.undo_point(1) == 0
    changed = play(placed({"inning": 5, **held}, cards="full"), "shift LF CF")
    assert changed.undo_point(1) == 0, "it is still one's own turn"
    assert play(changed, "ready").undo_point(1) == 1, "a question that is always asked"


@pytest.mark.rules("CB-5-51")
def test_managers_are_seats_and_players_are_cards() -> None:
    view = placed().view(0)
    assert [team.target for team in view.teams] == ["seat-1", "seat-2"]
    assert view.teams[0].players[0].target == "player-1.1"


@pytest.mark.rules("CB-1.2-5")
def test_a_card_says_all_of_its_trigger_in_words() -> None:
    """Pictures add nothing: a card is shown by its words and by the windows its text names."""
    card = placed(HANDS, cards="full").view(0).teams[0].hand[0]
    assert isinstance(card, CardView)
    assert {field for field in card.__struct_fields__ if "picture" in field or "visual" in field} == set()
    for language in LANGUAGES:
        assert Speaker(language).say(card.text)


def test_what_must_hold_for_a_card_is_seen_with_the_card() -> None:
    """Its picture draws signs of it: the bases of Nobody On, Nobody Worried, which must be empty."""
    view = placed(HANDS, cards="full").view(0)
    assert [card.when for card in view.teams[0].hand] == [(), ("bases-empty",)]


@pytest.mark.rules("CB-5-86", "CB-7-2")
def test_the_rules_in_short_are_a_reminder() -> None:
    """Quick reference, in each language; roles, earned runs and quality appearances of the newer edition included."""
    for language in LANGUAGES:
        say = Speaker(language).say
        assert all(say(f"clutch-rules-{chapter}") for chapter in chapters("clutch"))
    assert {"SP", "RP", "OP", "BP"} == {
        role
        for player in placed().view(0).teams[0].players
        if player.pitching
        for role in player.pitching.roles
    } | {"OP", "BP"}
