"""Whole matches inside one kernel in which bots of one's own play: what they choose is checked, and costs the match."""

from rainout.bots.guest import guest
from rainout.core.contract import ADVICE_IS_BLIND, apply, chance, deal, imagine, options, payoff
from rainout.core.dice import seed_dice
from rainout.core.kernel import rule
from rainout.core.play import (
    LONG_TURN,
    STUCK,
    close_cards,
    consult,
    decide,
    first_card,
    keep_score,
    open_cards,
)
from rainout.core.state import CHANCE, COUNTED, NOBODY

WELL, ILLEGAL, ENDLESS = 0, 1, 2
"""How a match went: as the rules have it, or a guest chose what is not possible, or his turn never ended."""
LUCK = 1 << 40
"""Streams of random numbers for guests lie this far from those of the matches."""


@rule
def host_batch(
    t,
    g,
    bots,
    sides,
    seated,
    seed,
    first,
    most_turns,
    dice,
    luck,
    out,
    minds,
    payoffs,
    turns,
    faults,
    ends,
    cards,
    pages,
    totals,
):
    """Play one match for each row of ``payoffs``, as bulk simulation does, with guests among the bots.

    In ``bots`` guests are -1, -2, …. Of a match that a guest spoilt, ``faults`` holds what was wrong, the player and
    what he chose; it is lost for him and won by all others.
    """
    for row in range(payoffs.shape[0]):
        number = first + row
        seed_dice(dice, seed, number)
        seed_dice(luck, seed, number + LUCK)
        for seat in range(len(sides)):
            seated[seat] = bots[(sides[seat] + number) % len(bots)]
        card = first_card(cards, pages, row)
        g.listening = COUNTED if pages else 0
        deal(t, g)
        begun = open_cards(t, g, cards, card, card + pages)
        turns[row] = host(
            t, g, seated, dice, luck, out, minds, most_turns, faults[row], cards, begun, card + pages
        )
        close_cards(cards, card, card + pages, totals)
        if faults[row, 0] == WELL:
            for seat in range(len(sides)):
                payoffs[row, (sides[seat] + number) % len(bots)] = payoff(t, g, seat)
        else:
            faults[row, 1] = (sides[faults[row, 1]] + number) % len(bots)
            for player in range(len(bots)):
                payoffs[row, player] = -1 if player == faults[row, 1] else 1
            g.actor = NOBODY
        ends[row] = g


@rule
def host(t, g, seated, dice, luck, out, minds, most_turns, fault, cards, card, end):
    """Play a position to its end, or until it has lasted ``most_turns``; returns how many turns that took.

    A scorer writes on ``cards`` from ``card`` to before ``end``, as in :func:`rainout.core.play.play_out`.
    """
    steps, turns, earlier, turn_began = 0, 0, 0, 0
    fault[0] = WELL
    while g.actor != NOBODY and g.turns <= most_turns:
        actor = int(g.actor)
        if actor == CHANCE:
            action = int(chance(t, g, dice))
        elif seated[actor] >= 0 and ADVICE_IS_BLIND:
            action = consult(t, g, seated[actor], dice, out)
        elif seated[actor] >= 0:
            action = decide(t, g, seated[actor], dice, out, minds)
        else:
            minds[0] = g
            minds[0].listening = 0
            imagine(t, minds[0], actor, luck)
            action = int(guest(-1 - seated[actor], t, minds[0], luck, out, minds))
            if steps - turn_began > LONG_TURN:
                fault[0], fault[1], fault[2] = ENDLESS, actor, action
            elif not is_possible(t, g, out, action):
                fault[0], fault[1], fault[2] = ILLEGAL, actor, action
            if fault[0] != WELL:
                return earlier + turns
        if action == STUCK or steps - turn_began > 100 * LONG_TURN:
            return earlier + turns
        apply(t, g, action)
        if card < end and g.told:
            card = keep_score(t, g, cards, card, end)
        steps += 1
        if g.turns < turns:
            earlier += turns
        if g.turns != turns:
            turn_began = steps
        turns = g.turns
    return earlier + min(turns, most_turns)


@rule
def is_possible(t, g, out, action):
    """Whether an action is among the options."""
    count = options(t, g, out)
    for i in range(count):
        if out[i] == action:
            return True
    return False
