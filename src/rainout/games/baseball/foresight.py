"""What an action of BASEBALL! would do: what people call it, what they count, and what they cannot see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rainout.core.foresight import Gist
from rainout.core.telling import Telling
from rainout.core.terms import spelt
from rainout.core.words import Message, message
from rainout.diamond.foresight import BallForesight
from rainout.games.baseball.knowing import bit, know_only_hands, places, sees
from rainout.games.baseball.rules import colour
from rainout.games.baseball.state import CARDS, Colour

Slot = tuple[int, int]
"""A place in a hand: whose, and which."""


def _took(_: Any, told: Telling, __: Any) -> Message:
    return message(f"baseball-gist-{spelt(Colour(colour(CARDS[told.card])))}")


class BaseballForesight(BallForesight):
    """A card that is drawn helps one side or the other; cards are counted."""

    game = "baseball"
    gists: ClassVar[Mapping[str, Gist]] = {"took": _took}
    restating = frozenset({"played", "discarded", "gave", "timed", "declined", "stopped"})

    def bats(self, t: Any, g: Any, seat: int) -> bool:
        """Whether a seat's team is at bat."""
        return bool(t.house.team[seat] == g.batting)

    def counts(self, t: Any, g: Any, seat: int) -> dict[str, int]:
        """The own hand."""
        return {"cards": int(g.hand_size[seat])}

    def lay_unseen(self, t: Any, g: Any, seat: int) -> None:
        """Cards that the player cannot place lie where they may, the lowest first."""
        if not g.minding:
            know_only_hands(t, g, seat)
        slots = [
            (owner, i)
            for owner in range(int(t.house.players))
            if not sees(t, seat, owner)
            for i in range(int(g.hand_size[owner]))
            if (where := int(g.where[seat, g.hand[owner, i]])) == 0 or where & (where - 1)
        ]
        unseen = sorted([int(g.hand[slot]) for slot in slots] + [int(card) for card in g.pack[: g.deck_size]])
        followed = {card: int(places(g, seat, card)) for card in unseen if g.where[seat, card]}
        lies = lay_followed(followed, slots, int(g.fog[seat]))
        rest = iter([card for card in unseen if card not in followed])
        for slot in slots:
            g.hand[slot] = lies[slot] if slot in lies else next(rest)
        for i, card in enumerate(rest):
            g.pack[i] = card


def lay_followed(followed: dict[int, int], slots: list[Slot], fog: int) -> dict[Slot, int]:
    """Cards known to be in one of some hands, each in a slot of one of those; none but these where the fog is not.

    >>> lay_followed({7: 0b110, 9: 0b010}, [(1, 0), (2, 0)], fog=0b110)
    {(1, 0): 9, (2, 0): 7}
    """
    lies: dict[Slot, int] = {}

    def may_lie(card: int, slot: Slot) -> bool:
        return bool(followed[card] & bit(slot[0]))

    def house(card: int, tried: set[Slot]) -> bool:
        """Find a slot for a card; whoever lies there moves on."""
        for slot in slots:
            if slot not in tried and may_lie(card, slot):
                tried.add(slot)
                if slot not in lies or house(lies[slot], tried):
                    lies[slot] = card
                    return True
        return False

    def fill(slot: Slot, tried: set[int]) -> bool:
        """Find a card for a slot; the one that it leaves may be filled by the fog, or is filled in turn."""
        for left, card in sorted(lies.items()):
            if card not in tried and may_lie(card, slot):
                tried.add(card)
                if fog & bit(left[0]) or fill(left, tried):
                    if lies.get(left) == card:
                        del lies[left]
                    lies[slot] = card
                    return True
        return False

    for card in sorted(followed):
        house(card, set())
    for slot in slots:
        if slot not in lies and not fog & bit(slot[0]):
            fill(slot, set())
    return dict(sorted(lies.items()))
