"""The chance to win from a position, as learned by self-play: what a seat knows of it, through a small network."""

from math import exp

from rainout.core.contract import eyes, observe, payoff
from rainout.core.kernel import rule
from rainout.core.state import NOBODY

KNOTS, APART = 33, 0.25
"""A curve is given at so many log odds, even chances in the middle, each so far from the next."""


@rule
def chance_to_win(t, g, seat, mind):
    """The chance that the side of a seat wins: known once the match is over, judged before."""
    if g.actor == NOBODY:
        return 0.5 + 0.5 * payoff(t, g, seat)
    beholder = eyes(t, g, seat)
    mind.deepest[0] += 1
    observe(t, g, beholder, mind.observed)
    leaning = reckon(mind.net, mind.observed, mind.first, mind.second)
    judged = 1.0 / (1.0 + exp(-straightened(mind.net.curves[mind.kind[0]], leaning)))
    return judged if mind.sides[beholder] == mind.sides[seat] else 1.0 - judged


@rule
def reckon(net, observed, first, second):
    """The log odds the network gives for an observation. Most of what is observed is zero, and costs nothing."""
    units, more = first.shape[0], second.shape[0]
    for j in range(units):
        first[j] = net.first_bias[j]
    for i in range(observed.shape[0]):
        number = observed[i]
        if number != 0:
            row = net.first[i]
            for j in range(units):
                first[j] += number * row[j]
    for k in range(more):
        second[k] = net.second_bias[k]
    for j in range(units):
        number = first[j]
        if number > 0:
            row = net.second[j]
            for k in range(more):
                second[k] += number * row[k]
    total = float(net.third_bias[0])
    for k in range(more):
        if second[k] > 0:
            total += second[k] * net.third[k]
    return total


@rule
def straightened(curve, leaning):
    """Log odds as they come true, given those that were learned: straight between knots, even beyond the last."""
    place = min(max(leaning / APART + KNOTS // 2, 0.0), KNOTS - 1.0)
    knot = min(int(place), KNOTS - 2)
    return leaning + curve[knot] + (place - knot) * (curve[knot + 1] - curve[knot])
