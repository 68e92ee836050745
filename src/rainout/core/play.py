"""Whole games inside one kernel: what bulk simulation, search and benchmarks are made of."""

from rainout.core.contract import (
    ADVICE_IS_BLIND,
    advise,
    apply,
    chance,
    deal,
    imagine,
    novice,
    options,
    payoff,
)
from rainout.core.dice import below, seed_dice
from rainout.core.kernel import rule
from rainout.core.state import CHANCE, NOBODY, Bot

INLINE_RULES = ("consult",)


@rule
def decide(t, g, bot, dice, out, mind):
    """The action a bot takes for the seat that must act.

    It is shown only what :func:`imagine` leaves of the position, in ``mind``, an array of one position.
    """
    mind[0] = g
    seen = mind[0]
    seen.listening = 0
    if g.actor >= 0:
        imagine(t, seen, g.actor, dice)
    return consult(t, seen, bot, dice, out)


@rule
def consult(t, seen, bot, dice, out):
    """What a bot does with a position it may look at; CHANCE picks evenly."""
    if seen.actor == CHANCE:
        return int(chance(t, seen, dice))
    if bot == Bot.RANDOM:
        return int(out[below(dice, options(t, seen, out))])
    if bot == Bot.NOVICE:
        return int(novice(t, seen, out))
    return int(advise(t, seen, out))


@rule
def play_out(t, g, bots, dice, out, mind, most_turns):
    """Play a position to its end, or until a game has lasted ``most_turns``; returns how many actions and turns.

    Players that look at nothing hidden are spared the imagining.
    """
    steps, turns, earlier = 0, 0, 0
    while g.actor != NOBODY and g.turns <= most_turns:
        if g.actor == CHANCE:
            action = int(chance(t, g, dice))
        elif ADVICE_IS_BLIND:
            action = consult(t, g, bots[g.actor], dice, out)
        else:
            action = decide(t, g, bots[g.actor], dice, out, mind)
        apply(t, g, action)
        steps += 1
        if g.turns < turns:  # a game of a series has ended and the next one begun
            earlier += turns
        turns = g.turns
    return steps, earlier + min(turns, most_turns)


@rule
def play_batch(
    t, g, bots, sides, seated, seed, first, most_turns, dice, out, mind, payoffs, turns, steps, ends
):
    """Play one match for each row of ``payoffs``, numbered from ``first``; the bots change sides from match to match.

    ``bots`` holds a bot for each side and ``sides`` the side of each seat; ``payoffs`` gets a column for each bot.
    Match ``i`` draws from its own stream of random numbers, so a run is the same however it is cut into batches.
    """
    for row in range(payoffs.shape[0]):
        number = first + row
        seed_dice(dice, seed, number)
        for seat in range(len(sides)):
            seated[seat] = bots[(sides[seat] + number) % len(bots)]
        deal(t, g)
        steps[row], turns[row] = play_out(t, g, seated, dice, out, mind, most_turns)
        ends[row] = g
        for seat in range(len(sides)):
            payoffs[row, (sides[seat] + number) % len(bots)] = payoff(t, g, seat)


@rule
def random_steps(t, g, dice, out, most):
    """Play random games one after another for ``most`` actions: the bare speed of the rules."""
    deal(t, g)
    for _ in range(most):
        if g.actor == NOBODY:
            deal(t, g)
        apply(t, g, consult(t, g, Bot.RANDOM, dice, out))
    return most
