"""What numbers are made of: every sum a view shows adds up to the number the rules use, every part with its name."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import rainout
from rainout.core.match import Match
from rainout.games.clutch.sums import SumView
from rainout.games.clutch.view import ClutchView

PLIES = 160


def walk(cards: str, seed: int) -> Iterator[tuple[Match, ClutchView]]:
    """The first part of a game in which both play cards as often as they can, as whoever must act sees it."""
    options = {"cards": cards, **({"weather": True} if cards == "full" else {})}
    match = rainout.new("clutch", options=options, seed=seed)
    chance = random.Random(seed)
    for _ in range(PLIES):
        if match.over:
            return
        yield match, match.view(max(match.actor, 0))
        if match.asked == "roll":
            match.roll()
            continue
        match.settle()
        if match.over or match.die_is_due:
            continue
        choices = match.choices()
        played = [choice for choice in choices if choice.verb in ("play", "coach", "steal", "send", "throw")]
        ready = [choice for choice in choices if choice.verb in ("fill", "ready", "pitch", "swing", "keep")]
        match.play(chance.choice(played or ready or choices).action)


def sums(view: ClutchView) -> list[SumView]:
    """All sums a view shows."""
    contest = (view.contest.made, view.contest.against) if view.contest else ()
    return [each for each in (view.pitch_sum, view.on_base_sum, view.swing_sum, *contest) if each]


@pytest.mark.parametrize(("cards", "seed"), [("learning", 4), ("full", 4), ("full", 5)])
def test_sums_add_up(cards: str, seed: int) -> None:
    """CB-3.8, R-48: face and addends come to the total, and the totals are those of the duel."""
    kinds = set()
    for _, view in walk(cards, seed):
        for each in sums(view):
            if each.total is not None:
                assert each.face + sum(addend.amount for addend in each.addends) == each.total
            kinds |= {addend.name for addend in each.addends}
        if view.compared and view.pitch_sum and view.on_base_sum:
            assert (view.pitch_sum.total, view.on_base_sum.total) == (view.pitch, view.on_base)
    assert {"command", "on-base", "hand"} <= kinds
    assert ("card" in kinds) == (cards == "full")


def test_every_part_of_the_duel_has_a_name() -> None:
    """Before the ball is in play nothing is left over: each card that was played is named."""
    for _, view in walk("full", seed=6):
        if view.results or view.contest:
            continue
        for each in sums(view):
            for addend in each.addends:
                assert addend.name != "since"
                assert addend.name != "card" or addend.card is not None


def test_reasons_agree_with_the_rules() -> None:
    """CB-1.2-1 to CB-1.2-4: a card without a reason can be played, one with a reason cannot."""
    asked = 0
    for match, view in walk("full", seed=9):
        if view.phase not in ("cards", "react"):
            continue
        asked += 1
        hand = [card for card in view.teams[match.actor].hand if card]
        offered = {choice.targets[0] for choice in match.choices() if choice.verb == "play"}
        assert {card.id for card in hand if not card.reason} == {
            card.id for card in hand if card.target in offered
        }
    assert asked > 10


def test_nobody_learns_why_the_other_cannot_play() -> None:
    """CB-5-38: reasons are for the owner of a hand alone."""
    for match, _ in walk("full", seed=3):
        for seat in (0, 1, None):
            for team in match.view(seat).teams:
                if team.seat != seat:
                    assert all(card is None or not card.reason for card in team.hand)
