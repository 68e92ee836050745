"""Whole games inside one kernel: what bulk simulation, search and benchmarks are made of."""

from rainout.core.contract import advise, apply, deal, imagine, novice, options, payoff
from rainout.core.dice import below, seed_dice
from rainout.core.kernel import rule
from rainout.core.state import CHANCE, NOBODY, Bot


@rule
def decide(t, g, bot, dice, out, mind):
    """The action a bot takes for the seat that must act; CHANCE picks evenly.

    A bot is shown only what :func:`imagine` leaves of the position, in ``mind``, an array of one position.
    """
    if g.actor == CHANCE or bot == Bot.RANDOM:
        return int(out[below(dice, options(t, g, out))])
    mind[0] = g
    seen = mind[0]
    seen.listening = 0
    imagine(t, seen, g.actor, dice)
    if bot == Bot.NOVICE:
        return int(novice(t, seen, out))
    return int(advise(t, seen, out))


@rule
def play_out(t, g, bots, dice, out, mind, most_turns):
    """Play a position to its end, or until a game has lasted ``most_turns``; returns how many actions and turns."""
    steps, turns, earlier = 0, 0, 0
    while g.actor != NOBODY and g.turns <= most_turns:
        bot = Bot.RANDOM if g.actor == CHANCE else bots[g.actor]
        apply(t, g, decide(t, g, bot, dice, out, mind))
        steps += 1
        if g.turns < turns:  # a game of a series has ended and the next one begun
            earlier += turns
        turns = g.turns
    return steps, earlier + min(turns, most_turns)


@rule
def play_batch(t, g, bots, seated, seed, first, most_turns, dice, out, mind, payoffs, turns, steps, ends):
    """Play one match for each row of ``payoffs``, numbered from ``first``; players change seats from match to match.

    Match ``i`` draws from its own stream of random numbers, so a run is the same however it is cut into batches.
    """
    seats = payoffs.shape[1]
    for row in range(payoffs.shape[0]):
        number = first + row
        seed_dice(dice, seed, number)
        for seat in range(seats):
            seated[seat] = bots[(seat + number) % seats]
        deal(t, g)
        steps[row], turns[row] = play_out(t, g, seated, dice, out, mind, most_turns)
        ends[row] = g
        for seat in range(seats):
            payoffs[row][(seat + number) % seats] = payoff(t, g, seat)


@rule
def random_steps(t, g, dice, out, most):
    """Play random games one after another for ``most`` actions: the bare speed of the rules."""
    deal(t, g)
    for _ in range(most):
        if g.actor == NOBODY:
            deal(t, g)
        apply(t, g, int(out[below(dice, options(t, g, out))]))
    return most
