"""One ply: each option is tried on what a seat can think possible, what follows is followed, the end judged."""

from math import sqrt

from rainout.core.contract import advise, apply, calm, chance, options, sealed
from rainout.core.dice import below, seed_dice
from rainout.core.kernel import rule
from rainout.core.state import CHANCE, NOBODY
from rainout.core.value import chance_to_win

FAR = 2000
"""As many actions in a row as lead to a calm moment in any game; whatever comes later is judged as it stands."""
ANY_TURN = -1
"""Whoever does not care in which turn a position can be judged names this one."""


@rule
def weigh(t, seat, mind, width, luck):
    """What each option of the imagined position ``mind.seen[0]`` comes to for ``seat``; returns how many there are.

    The first option looked at is what ``advise`` would do, so that it is known of every other how surely it is better.
    What is chosen in secret is not told apart: ``advise`` would give away what it has the other choose.
    """
    count = options(t, mind.seen[0], mind.listed[0])
    mind.seen[1] = mind.seen[0]
    usual = int(advise(t, mind.seen[1], mind.listed[1]))
    place = 0
    for i in range(count):
        if mind.listed[0, i] == usual:
            place = i
    mind.usual[0] = place
    look_at(t, place, seat, mind, width, luck)
    in_secret = sealed(t, mind.seen[0])
    for i in range(count):
        if in_secret:
            mind.worths[i], mind.doubts[i] = mind.worths[place], 0.0
        elif i != place:
            look_at(t, i, seat, mind, width, luck)
    return count


@rule
def look_at(t, i, seat, mind, width, luck):
    """Follow one option until a position can be judged, up to ``width`` times with the same ``luck`` as all others.

    Where CHANCE is next, its outcomes are taken in turn; if there are more than ``width``, so many are drawn.
    """
    mind.seen[1] = mind.seen[0]
    g = mind.seen[1]
    apply(t, g, int(mind.listed[0, i]))
    usual = i == mind.usual[0]
    mind.doubts[i] = 0.0
    turn = int(mind.seen[0].turns) if mind.through[0] else ANY_TURN
    if settled(t, g, turn):
        mind.worths[i] = chance_to_win(t, g, seat, mind)
        if usual:
            mind.futures[0] = mind.worths[i]
            mind.usual[1] = 1
        else:
            mind.doubts[i] = doubt_of_usual(mind)
        return
    count = options(t, g, mind.listed[1]) if g.actor == CHANCE else 1
    looked = width // count * count if 1 < count <= width else width
    total, more, squares = 0.0, 0.0, 0.0
    for k in range(looked):
        mind.seen[2] = g
        seed_dice(mind.dice, luck, k)
        if g.actor == CHANCE:
            apply(
                t, mind.seen[2], int(mind.listed[1, k % count if count <= width else below(mind.dice, count)])
            )
        settle(t, mind.seen[2], turn, mind)
        found = chance_to_win(t, mind.seen[2], seat, mind)
        total += found
        if usual:
            mind.futures[k] = found
        else:
            better = found - mind.futures[k % mind.usual[1]]
            more += better
            squares += better * better
    if usual:
        mind.usual[1] = looked
    mind.worths[i] = total / looked
    mind.doubts[i] = sqrt(max(squares - more * more / looked, 0.0)) / looked


@rule
def doubt_of_usual(mind):
    """How unsure what ``advise`` would do comes to: the standard error over its futures."""
    looked, total, squares = int(mind.usual[1]), 0.0, 0.0
    for k in range(looked):
        total += mind.futures[k]
        squares += mind.futures[k] * mind.futures[k]
    return sqrt(max(squares - total * total / looked, 0.0)) / looked


@rule
def foretell(t, g, seat, mind, width, luck):
    """The chance to win of a seat's side as things stand: judged where that can be, else after so many futures."""
    if settled(t, g, ANY_TURN):
        return chance_to_win(t, g, seat, mind)
    total = 0.0
    for k in range(width):
        mind.seen[2] = g
        seed_dice(mind.dice, luck, k)
        settle(t, mind.seen[2], ANY_TURN, mind)
        total += chance_to_win(t, mind.seen[2], seat, mind)
    return total / width


@rule
def settled(t, g, turn):
    """Whether a position can be judged: it is over, or calm and of another turn than this one."""
    return g.actor == NOBODY or (g.turns != turn and calm(t, g))


@rule
def settle(t, g, turn, mind):
    """Follow CHANCE, and what sound players do, to where a position can be judged."""
    steps = 0
    while steps < FAR and not settled(t, g, turn):
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
