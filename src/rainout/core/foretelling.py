"""Chances to win held against how matches ended: whether of those that were given 70 %, 70 in a hundred were won."""

from rainout.core.contract import apply, calm, chance, deal, payoff
from rainout.core.dice import seed_dice
from rainout.core.kernel import rule
from rainout.core.state import CHANCE, NOBODY
from rainout.core.thinking import think
from rainout.core.value import chance_to_win

POSITIONS, FORETOLD, WON, SQUARES = 0, 1, 2, 3
"""Of each bin: how many positions, the sums of what was foretold and of what came, and the sum over matches of the
square by which a match's positions were off: neighbours in a match end alike, so that matches are what counts."""


@rule
def foretell(t, g, player, mind, tree, dice, out, seed, first, games, most_turns, own, bins):
    """Play matches of a player against himself, and add every calm position's chance and what came of it to ``bins``.

    Match ``i`` is looked at for one of its seats, the next match for the next one. ``own`` has a row for each bin.
    """
    count = bins.shape[0]
    for number in range(first, first + games):
        seed_dice(dice, seed, number)
        deal(t, g)
        seat = number % len(mind.sides)
        for i in range(count):
            own[i, POSITIONS], own[i, FORETOLD] = 0.0, 0.0
        while g.actor != NOBODY and g.turns <= most_turns:
            if calm(t, g):
                foretold = chance_to_win(t, g, seat, mind)
                place = min(int(foretold * count), count - 1)
                own[place, POSITIONS] += 1.0
                own[place, FORETOLD] += foretold
            if g.actor == CHANCE:
                apply(t, g, chance(t, g, dice))
            else:
                apply(t, g, think(t, g, player, mind, tree, dice, out))
        came = 0.5 + 0.5 * payoff(t, g, seat)
        for i in range(count):
            off = came * own[i, POSITIONS] - own[i, FORETOLD]
            bins[i, POSITIONS] += own[i, POSITIONS]
            bins[i, FORETOLD] += own[i, FORETOLD]
            bins[i, WON] += came * own[i, POSITIONS]
            bins[i, SQUARES] += off * off
