"""Players of every strength, as a few numbers each, and matches between them inside one kernel."""

from rainout.core.contract import apply, chance, deal, imagine, options, payoff, reckoned
from rainout.core.dice import below, seed_dice
from rainout.core.kernel import rule
from rainout.core.play import close_cards, consult, first_card, keep_score, open_cards
from rainout.core.search import grow, plant, ripest
from rainout.core.state import CHANCE, COUNTED, NOBODY, Bot
from rainout.core.weighing import best, weigh

ODDS = 1 << 20
"""What slips are out of."""


@rule
def think(t, g, player, mind, tree, dice, out):
    """The action a player takes for the seat that must act, shown only what :func:`imagine` leaves of the position."""
    if player.slips and below(dice, ODDS) < player.slips:
        return int(out[below(dice, options(t, g, out))])
    seat, seen = int(g.actor), mind.seen[0]
    mind.seen[0] = g
    seen.listening = 0
    imagine(t, seen, seat, dice)
    if player.bot <= Bot.ADVISE or reckoned(t, seen):
        return int(consult(t, seen, player.bot, dice, out))
    if options(t, seen, out) == 1:
        return int(out[0])
    if player.nodes == 0:
        count = weigh(t, seat, mind, player.width, int(below(dice, ODDS)))
        return int(mind.listed[0, best(mind, count, player.caution)])
    plant(t, g, seat, player.width, mind, tree, dice)
    grow(t, g, seat, player.nodes, mind, tree, dice)
    return int(ripest(tree))


@rule
def contest(
    t,
    g,
    players,
    seated,
    seed,
    first,
    most_turns,
    mind,
    tree,
    dice,
    out,
    payoffs,
    turns,
    steps,
    ends,
    cards,
    pages,
    totals,
):
    """Play one match for each row of ``payoffs``, as :func:`rainout.core.play.play_batch` does, between any players."""
    sides = mind.sides
    for row in range(payoffs.shape[0]):
        number = first + row
        seed_dice(dice, seed, number)
        for seat in range(len(sides)):
            seated[seat] = (sides[seat] + number) % len(players)
        card = first_card(cards, pages, row)
        deal_to_minds(t, g, COUNTED if pages else 0)
        begun = open_cards(t, g, cards, card, card + pages)
        steps[row], turns[row] = play_on(
            t, g, players, seated, most_turns, mind, tree, dice, out, cards, begun, card + pages
        )
        close_cards(cards, card, card + pages, totals)
        ends[row] = g
        for seat in range(len(sides)):
            payoffs[row, seated[seat]] = payoff(t, g, seat)


@rule
def deal_to_minds(t, g, listening):
    """Deal to players who imagine: what they have seen is minded as at a table, whoever listens then."""
    g.listening = 1
    deal(t, g)
    g.listening = listening


@rule
def play_on(t, g, players, seated, most_turns, mind, tree, dice, out, cards, card, end):
    """Play a match to its end, or until a game has lasted ``most_turns``; returns how many actions and turns.

    A scorer writes on ``cards`` from ``card`` to before ``end``, as in :func:`rainout.core.play.play_out`.
    """
    steps, turns, earlier = 0, 0, 0
    while g.actor != NOBODY and g.turns <= most_turns:
        if g.actor == CHANCE:
            action = int(chance(t, g, dice))
        else:
            action = think(t, g, players[seated[g.actor]], mind, tree, dice, out)
        apply(t, g, action)
        if card < end and g.told:
            card = keep_score(t, g, cards, card, end)
        steps += 1
        if g.turns < turns:  # a game of a series has ended and the next one begun
            earlier += turns
        turns = int(g.turns)
    return steps, earlier + min(turns, int(most_turns))
