"""One ply: each option is tried on what a seat can think possible, CHANCE is followed, and what comes of it is judged."""

from rainout.core.contract import apply, calm, chance, options
from rainout.core.dice import below, seed_dice
from rainout.core.kernel import rule
from rainout.core.state import CHANCE
from rainout.core.value import chance_to_win

FAR = 400
"""As many of CHANCE's outcomes in a row as no rule takes; whatever comes later is judged as it stands."""


@rule
def weigh(t, seat, mind, width, luck):
    """What each option of the imagined position ``mind.seen[0]`` comes to for ``seat``; returns how many there are.

    Where CHANCE is next, up to ``width`` outcomes are taken each in turn, and of more so many drawn, with the same
    ``luck`` for every option.
    """
    g = mind.seen[0]
    count = options(t, g, mind.listed[0])
    for i in range(count):
        mind.worths[i] = after(t, mind.seen, 0, int(mind.listed[0, i]), seat, mind, width, luck)
    return count


@rule
def after(t, positions, place, action, seat, mind, width, luck):
    """The chance to win of ``seat`` after an action in one of ``positions``."""
    mind.seen[1] = positions[place]
    g = mind.seen[1]
    apply(t, g, action)
    if g.actor != CHANCE or calm(t, g):
        return chance_to_win(t, g, seat, mind)
    count = options(t, g, mind.listed[1])
    total, looked = 0.0, min(int(count), int(width))
    for i in range(looked):
        mind.seen[2] = g
        seed_dice(mind.dice, luck, i)
        outcome = int(mind.listed[1, i if count <= width else below(mind.dice, count)])
        apply(t, mind.seen[2], outcome)
        settle(t, mind.seen[2], mind.dice)
        total += chance_to_win(t, mind.seen[2], seat, mind)
    return total / looked


@rule
def settle(t, g, dice):
    """Follow CHANCE to where a position can be judged."""
    steps = 0
    while g.actor == CHANCE and steps < FAR and not calm(t, g):
        apply(t, g, chance(t, g, dice))
        steps += 1


@rule
def best(mind, count):
    """The place of the option that comes to most; among equals, the first."""
    found = 0
    for i in range(1, count):
        if mind.worths[i] > mind.worths[found]:
            found = i
    return found
