"""What the numbers are made of: every sum the view shows adds up to the number the rules use, with every part accounted for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import rainout
from rainout.games.clutch.sums import SumView
from rainout.games.clutch.view import ClutchView


def positions(cards: str, seed: int) -> Iterator[ClutchView]:
    """Every position of a game as whoever must act sees it."""
    options = {"cards": cards, **({"weather": True} if cards == "full" else {})}
    match = rainout.new("clutch", options=options, seed=seed)
    while not match.over:
        yield match.view(max(match.actor, 0))
        if match.asked == "roll":
            match.roll()
        else:
            match.play(rainout.advise(match))


def sums(view: ClutchView) -> list[SumView]:
    """All sums a view shows."""
    contest = (view.contest.made, view.contest.against) if view.contest else ()
    return [each for each in (view.pitch_sum, view.on_base_sum, view.swing_sum, *contest) if each]


@pytest.mark.parametrize("cards", ["learning", "full"])
def test_sums_add_up(cards: str) -> None:
    """CB-3.8, R-48: face and addends come to the total, and the totals are those of the duel."""
    seen = 0
    for view in positions(cards, seed=4):
        for each in sums(view):
            seen += 1
            if each.total is not None:
                assert each.face + sum(addend.amount for addend in each.addends) == each.total
        if view.compared and view.pitch_sum and view.on_base_sum:
            assert (view.pitch_sum.total, view.on_base_sum.total) == (view.pitch, view.on_base)
    assert seen > 100


def test_every_part_of_the_duel_has_a_name() -> None:
    """Before the ball is in play nothing is left over: each card that was played is named."""
    for view in positions("full", seed=6):
        if view.results or view.contest:
            continue
        for each in sums(view):
            for addend in each.addends:
                assert addend.name != "since"
                assert addend.name != "card" or addend.card is not None


def test_reasons_agree_with_the_rules() -> None:
    """CB-1.2-1 to CB-1.2-4: a card without a reason can be played, one with a reason cannot."""
    asked = 0
    match = rainout.new("clutch", seed=9)
    while not match.over:
        view = match.view(max(match.actor, 0))
        if view.phase in ("cards", "react"):
            asked += 1
            hand = [card for card in view.teams[match.actor].hand if card]
            offered = {choice.targets[0] for choice in match.choices() if choice.verb == "play"}
            free = {card.id for card in hand if not card.reason}
            assert free == {card.id for card in hand if card.target in offered}
        if match.asked == "roll":
            match.roll()
        else:
            match.play(rainout.advise(match))
    assert asked > 20
