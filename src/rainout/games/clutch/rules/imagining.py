"""What a seat cannot know: the cards in the other's hand, and what he put under his deck (CB-5-38, R-20)."""

from rainout.core.dice import below
from rainout.core.events import forget
from rainout.core.kernel import rule


@rule
def imagine(t, g, seat, dice):
    """R-20: the other's hidden cards are dealt anew from all of his that are not open; a deck has no order to guess."""
    if t.house.cards:
        redeal(g, 1 - seat, dice)
    forget(g)


@rule
def redeal(g, other, dice):
    """Every hidden card of a hand changes places with any hidden card of hand or deck."""
    first = int(g.deck_size[other]) - int(g.loose[other]) - int(g.under[other])
    hidden = int(g.deck_size[other]) - first
    size = int(g.hand_size[other])
    for place in range(size):
        if int(g.shown[other]) >> place & 1:
            continue
        rest = 0
        for later in range(place, size):
            if not int(g.shown[other]) >> later & 1:
                rest += 1
        pick = below(dice, rest + hidden)
        text = g.hand[other, place]
        if pick >= rest:
            g.hand[other, place] = g.deck[other, first + pick - rest]
            g.deck[other, first + pick - rest] = text
        else:
            for later in range(place, size):
                if not int(g.shown[other]) >> later & 1:
                    if pick == 0:
                        g.hand[other, place] = g.hand[other, later]
                        g.hand[other, later] = text
                        break
                    pick -= 1
    mix_under(g, other, first, dice)


@rule
def mix_under(g, other, first, dice):
    """Which of the cards he holds back lie under the deck is his secret too."""
    hidden = int(g.deck_size[other]) - first
    for i in range(g.under[other]):
        pick = first + i + below(dice, hidden - i)
        text = g.deck[other, first + i]
        g.deck[other, first + i] = g.deck[other, pick]
        g.deck[other, pick] = text
