"""One ply: each option is tried on what a seat can think possible, what follows is followed, the end judged."""

from math import sqrt

from rainout.core.contract import advise, apply, calm, chance, imagine, options, sealed
from rainout.core.dice import seed_dice
from rainout.core.kernel import rule
from rainout.core.state import CHANCE, NOBODY
from rainout.core.value import chance_to_win

FAR = 2000
"""As many actions in a row as lead to a calm moment in any game; whatever comes later is judged as it stands."""
ANY_TURN = -1
"""Whoever does not care in which turn a position can be judged names this one."""
SLICE = 40
"""As many futures of each option as are followed before any is given up."""
BEYOND_DOUBT = 2.0
"""Standard errors by which an option must be worse to be given up."""


@rule
def weigh(t, seat, mind, width, luck):
    """What each option of the imagined position ``mind.seen[0]`` comes to for ``seat``; returns how many there are.

    The first option looked at is what ``advise`` would do, so that it is known of every other how surely it is better.
    Many futures are followed a slice at a time, and none further of an option that is worse beyond doubt. What is
    chosen in secret is not told apart: ``advise`` would give away what it has the other choose.
    """
    count = options(t, mind.seen[0], mind.listed[0])
    mind.seen[1] = mind.seen[0]
    usual = int(advise(t, mind.seen[1], mind.listed[1]))
    place = 0
    for i in range(count):
        mind.looked[i] = 0
        if mind.listed[0, i] == usual:
            place = i
    mind.usual[0] = place
    in_secret = sealed(t, mind.seen[0])
    until, going_on = 0, True
    while until < width and going_on:
        until = min(until + SLICE, width)
        look_at(t, place, seat, mind, width, until, luck)
        going_on = False
        for i in range(count):
            if in_secret:
                mind.worths[i], mind.doubts[i] = mind.worths[place], 0.0
            elif i != place and not beaten(mind, i):
                look_at(t, i, seat, mind, width, until, luck)
                going_on = going_on or not beaten(mind, i)
    return count


@rule
def beaten(mind, i):
    """Whether an option has been looked at for long enough to know that what ``advise`` would do is better."""
    if mind.looked[i] < SLICE:
        return False
    return mind.worths[i] + BEYOND_DOUBT * mind.doubts[i] < mind.worths[mind.usual[0]]


@rule
def look_at(t, i, seat, mind, width, until, luck):
    """Follow one option to where it can be judged, ``until`` so many times, with the same ``luck`` as all others.

    Each time the seat imagines anew what it cannot see. Where CHANCE is next, its outcomes are taken in turn; if there
    are more than ``width``, so many are drawn.
    """
    action = int(mind.listed[0, i])
    mind.seen[1] = mind.seen[0]
    g = mind.seen[1]
    apply(t, g, action)
    due = int(mind.seen[0].turns + mind.through[0]) if mind.through[0] else ANY_TURN
    usual, first, found = i == mind.usual[0], int(mind.looked[i]), 0.0
    at_once, count = settled(t, g, due, mind), 1
    if at_once:
        found = chance_to_win(t, g, seat, mind)
        looked = 1 if usual else int(mind.usual[1])
    else:
        count = options(t, g, mind.listed[1]) if g.actor == CHANCE else 1
        looked = min(until, width // count * count if 1 < count <= width else width)
    if first == 0:
        mind.sums[i, 0], mind.sums[i, 1], mind.sums[i, 2] = 0.0, 0.0, 0.0
    for k in range(first, looked):
        if not at_once:
            seed_dice(mind.dice, luck, k)
            if mind.hidden[0]:
                mind.seen[2] = mind.seen[0]
                imagine(t, mind.seen[2], seat, mind.dice)
                apply(t, mind.seen[2], action)
            else:
                mind.seen[2] = g
            if mind.seen[2].actor == CHANCE and 1 < count <= width:
                take_in_turn(t, mind.seen[2], k, mind)
            settle(t, mind.seen[2], due, mind)
            found = chance_to_win(t, mind.seen[2], seat, mind)
        mind.sums[i, 0] += found
        if usual:
            mind.futures[k] = found
            mind.usual[1] = k + 1
        else:
            better = found - mind.futures[k % mind.usual[1]]
            mind.sums[i, 1] += better
            mind.sums[i, 2] += better * better
    if first < looked:
        mind.looked[i] = looked
        mind.worths[i] = mind.sums[i, 0] / looked
        mind.doubts[i] = sqrt(max(mind.sums[i, 2] - mind.sums[i, 1] * mind.sums[i, 1] / looked, 0.0)) / looked


@rule
def take_in_turn(t, g, k, mind):
    """The ``k``th of CHANCE's outcomes, from the first again after the last."""
    count = options(t, g, mind.listed[1])
    apply(t, g, int(mind.listed[1, k % count]))


@rule
def prospect(t, g, seat, mind, width, luck):
    """The chance to win of a seat's side as things stand: judged where that can be, else after so many futures."""
    if settled(t, g, ANY_TURN, mind):
        return chance_to_win(t, g, seat, mind)
    total = 0.0
    for k in range(width):
        mind.seen[2] = g
        seed_dice(mind.dice, luck, k)
        settle(t, mind.seen[2], ANY_TURN, mind)
        total += chance_to_win(t, mind.seen[2], seat, mind)
    return total / width


@rule
def settled(t, g, due, mind):
    """Whether a position can be judged: it is over, or calm and of a turn that is due, or of another game."""
    if g.actor == NOBODY:
        return True
    return (g.turns >= due or g.turns < due - mind.through[0]) and calm(t, g)


@rule
def settle(t, g, due, mind):
    """Follow CHANCE, and what sound players do, to where a position can be judged."""
    steps = 0
    while steps < FAR and not settled(t, g, due, mind):
        if g.actor == CHANCE:
            apply(t, g, chance(t, g, mind.dice))
        else:
            apply(t, g, advise(t, g, mind.listed[2]))
        steps += 1


@rule
def best(mind, count, caution):
    """The place of the option that comes to most; what ``advise`` would do, unless another is better beyond doubt.

    ``caution`` says how many times the standard error it must be better by; with none, whatever comes to most is taken.
    """
    usual = int(mind.usual[0])
    found, most = usual, 0.0
    for i in range(count):
        more = mind.worths[i] - mind.worths[usual] - caution * mind.doubts[i]
        if i != usual and more > most:
            found, most = i, more
    return found
