"""Matches as they are played at a table, with fair dice, each inside one kernel: what leagues are made of."""

from rainout.core.contract import ADVICE_IS_BLIND, apply, arrive, deal, depart, options
from rainout.core.dice import seed_dice
from rainout.core.fairness import fair_pick, take_seed
from rainout.core.kernel import rule
from rainout.core.play import ENDLESS_TURN, STUCK, consult, decide
from rainout.core.state import CHANCE, NOBODY


@rule
def play_fixture(t, g, bots, carried, seed, number, most_turns, fair, dice, out, mind, taken):
    """Play one match of a season and return how many actions it took; STUCK if somebody had no option.

    ``carried`` is what each seat brings along and takes away. CHANCE goes by the match's ``seed``; what players who
    imagine draw goes by ``number``. As many actions as ``taken`` has room for are written there.
    """
    for seat in range(len(bots)):
        arrive(t, seat, carried[seat])
    take_seed(fair, seed)
    seed_dice(dice, number, 0)
    deal(t, g)
    ply, turns, began = 0, 0, 0
    while g.actor != NOBODY and g.turns <= most_turns:
        if g.actor == CHANCE:
            action = int(fair_pick(fair, ply, out, options(t, g, out)))
        elif ADVICE_IS_BLIND:
            action = int(consult(t, g, bots[g.actor], dice, out))
        else:
            action = int(decide(t, g, bots[g.actor], dice, out, mind))
        if action == STUCK or ply - began > ENDLESS_TURN:
            return STUCK
        if ply < len(taken):
            taken[ply] = action
        apply(t, g, action)
        ply += 1
        if g.turns != turns:
            began = ply
        turns = int(g.turns)
    for seat in range(len(bots)):
        depart(t, g, seat, carried[seat])
    return ply
