"""Matches as they are played at a table, with fair dice, each inside one kernel: what leagues are made of."""

from rainout.core.contract import ADVICE_IS_BLIND, apply, arrive, deal, depart, options
from rainout.core.dice import below, seed_dice
from rainout.core.fairness import fair_pick, take_seed
from rainout.core.kernel import rule
from rainout.core.levels import SLIPS
from rainout.core.play import ENDLESS_TURN, STUCK, consult, decide, keep_score, open_cards
from rainout.core.state import CHANCE, COUNTED, NOBODY


@rule
def play_fixture(t, g, bots, slips, carried, seed, number, most_turns, fair, dice, out, mind, taken, cards):
    """Play one match of a season and return how many actions it took; STUCK if somebody had no option.

    ``bots`` and ``slips`` say how each seat plays, ``carried`` is what it brings along and takes away. CHANCE goes by
    the match's ``seed``; what players leave to chance, and imagine, goes by ``number``. As many actions as ``taken``
    has room for are written there, and as many games as there are ``cards`` on those.
    """
    for seat in range(len(bots)):
        arrive(t, seat, carried[seat])
    take_seed(fair, seed)
    seed_dice(dice, number, 0)
    g.listening = COUNTED if len(cards) else 0
    deal(t, g)
    card = open_cards(t, g, cards, 0, len(cards))
    ply, turns, began = 0, 0, 0
    while g.actor != NOBODY and g.turns <= most_turns:
        if g.actor == CHANCE:
            action = int(fair_pick(fair, ply, out, options(t, g, out)))
        elif slips[g.actor] and below(dice, SLIPS) < slips[g.actor]:
            action = int(out[below(dice, options(t, g, out))])
        elif ADVICE_IS_BLIND:
            action = int(consult(t, g, bots[g.actor], dice, out))
        else:
            action = int(decide(t, g, bots[g.actor], dice, out, mind))
        if action == STUCK or ply - began > ENDLESS_TURN:
            return STUCK
        if ply < len(taken):
            taken[ply] = action
        apply(t, g, action)
        if card < len(cards):
            card = keep_score(t, g, cards, card, len(cards))
        ply += 1
        if g.turns != turns:
            began = ply
        turns = int(g.turns)
    for seat in range(len(bots)):
        depart(t, g, seat, carried[seat])
    return ply
