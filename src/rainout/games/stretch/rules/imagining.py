"""What a seat cannot know (7S-INF-01, 7S-DUE-06, 7S-DUE-08).

In a season that is only what CHANCE will do: cards below the top of a supply have no place until they are turned up.
In a duel it is the other Coach's hand until hands are passed, a pick or a Lineup not yet shown.
"""

from rainout.core.dice import below
from rainout.core.events import forget
from rainout.core.kernel import rule
from rainout.games.stretch.rules.table import on_bench
from rainout.games.stretch.state import FIRST_OF, NO_CARD, PILES, Role, Stage


@rule
def imagine(t, g, seat, dice):
    """Redeal all that a seat cannot see, evenly over what fits."""
    if not t.house.duel:
        return
    other = 1 - seat
    if g.stage == Stage.DRAFT:
        if g.passes == 0:
            redeal_hand(g, other, dice)
        if g.pick[other] != NO_CARD:
            g.pick[other] = g.hand[other, below(dice, g.hand_size[other])]
    elif not g.revealed:
        reselect(t, g, other, dice)
    forget(g)


@rule
def redeal_hand(g, other, dice):
    """7S-DUE-03, 7S-DUE-04: a hand nobody else has seen: any cards of the same piles that are not seen either."""
    for i in range(g.hand_size[other]):
        pile = 1
        while pile < 3 and g.hand[other, i] >= FIRST_OF[pile + 1]:
            pile += 1
        alike = 0
        for j in range(i, g.hand_size[other]):
            if of_pile(g.hand[other, j], pile):
                alike += 1
        pick = below(dice, alike + g.supply_size[pile])
        card = g.hand[other, i]
        if pick < g.supply_size[pile]:
            g.hand[other, i] = g.supply[pile, pick]
            g.supply[pile, pick] = card
        else:
            j = nth_of_pile(g, other, i, pile, pick - g.supply_size[pile])
            g.hand[other, i] = g.hand[other, j]
            g.hand[other, j] = card


@rule
def nth_of_pile(g, seat, start, pile, n):
    """The place of the ``n``-th card of a pile in a hand, from ``start`` on."""
    place = start
    while n > 0 or not of_pile(g.hand[seat, place], pile):
        if of_pile(g.hand[seat, place], pile):
            n -= 1
        place += 1
    return place


@rule
def of_pile(card, pile):
    """Whether a card belongs to a pile."""
    return card >= FIRST_OF[pile] and card < FIRST_OF[pile] + PILES[pile]


@rule
def reselect(t, g, other, dice):
    """7S-DUE-08: a secret Lineup: any batters in any order; a secret pitcher: any."""
    for i in range(g.roster_size[other]):
        g.role[g.roster[other, i]] = Role.BENCH
    for position in range(g.lineup_size[other]):
        card = any_of_bench(t, g, other, 0, dice)
        g.lineup[other, position] = card
        g.role[card] = Role.LINEUP
        g.last_lineup[other, position] = card if g.last_lineup[other, position] != NO_CARD else NO_CARD
    if g.pitcher[other] != NO_CARD:
        card = any_of_bench(t, g, other, 1, dice)
        g.pitcher[other] = card
        g.role[card] = Role.MOUND


@rule
def any_of_bench(t, g, seat, pitcher, dice):
    """A batter, or a pitcher, of the Bench, each equally likely."""
    count = 0
    for i in range(g.roster_size[seat]):
        if on_bench(t, g, g.roster[seat, i], pitcher):
            count += 1
    pick = below(dice, count)
    for i in range(g.roster_size[seat]):
        card = g.roster[seat, i]
        if on_bench(t, g, card, pitcher):
            if pick == 0:
                return int(card)
            pick -= 1
    return NO_CARD
