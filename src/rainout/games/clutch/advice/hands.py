"""Cards in hand: which to play now, which to keep, which to do without."""

from rainout.core.kernel import rule
from rainout.games.clutch.actions import Act
from rainout.games.clutch.advice.prospects import current, stakes_in
from rainout.games.clutch.advice.weighing import halves_left, weigh, weigh_addition
from rainout.games.clutch.rules.effects import tunable
from rainout.games.clutch.rules.windows import coach_is_playable, coaches_now, fits
from rainout.games.clutch.rules.zones import is_first_of_kind
from rainout.games.clutch.state import OPENING_HAND, Reason
from rainout.games.clutch.vocabulary import ATTRIBUTES, EFFECTS, HAND_LIMIT, Part, Verb, Window

PATIENCE = 60
"""How much of its promise a card or coach must bring to be played early, in hundredths."""
LEAST = 12
"""What it must bring in any case, in ten-thousandths of a game."""
UNHURRIED = 8
"""Half-innings before the end from which on cards are worth less and less in hand."""
CROWDED = 3
"""So few places from the limit of a hand, there is a price on keeping cards."""
POOR_HAND = 80
"""An opening hand with so many hundredths of what the deck promises is exchanged."""


@rule
def advise_card(t, g):
    """The card or coach that brings most beyond what it is worth in hand; else pass."""
    seat, stakes = int(g.actor), stakes_in(t, g, current(g))
    unneeded = least_promise(t, g, seat)
    best, most = Act.pass_(), LEAST
    for place in range(g.hand_size[seat]):
        text = int(g.hand[seat, place])
        if fits(t, g, seat, text, int(g.window)) and is_first_of_kind(g.hand[seat], place):
            gain = weigh(t, g, seat, text, stakes) - price(t, g, seat, text, unneeded)
            if gain > most:
                best, most = Act.play(place), gain
    for coach in range(coaches_now(t, g, seat)):
        if coach_is_playable(t, g, seat, coach):
            text = int(t.staff[seat, coach])
            gain = weigh(t, g, seat, text, stakes) - fading(g, int(t.promise[text]))
            if gain > most:
                best, most = Act.coach(coach), gain
    return best


@rule
def fading(g, promise):
    """What such a promise is worth in hand: early most of it, after the last out nothing."""
    return promise * PATIENCE * min(halves_left(g) - 1, UNHURRIED) // (100 * UNHURRIED)


@rule
def price(t, g, seat, text, unneeded):
    """What a card must bring: its promise, as far as there is time, and its cost; the less, the fuller the hand.

    Whoever holds seven cards loses the one he needs least to the next draw, unless he plays one.
    """
    crowd = max(CROWDED - HAND_LIMIT + int(g.hand_size[seat]), 0)
    keep = max(int(t.promise[text]) - unneeded * crowd // CROWDED, 0)
    return fading(g, keep + unneeded * int(t.texts.cost[text]))


@rule
def least_promise(t, g, seat):
    """The least that a card in hand promises."""
    least = 10000
    for place in range(g.hand_size[seat]):
        least = min(least, int(t.promise[g.hand[seat, place]]))
    return least


@rule
def least_useful(t, g, seat):
    """The place of the card that is easiest to do without: it promises least, a second copy less than a first."""
    best, least = 0, 10000
    for place in range(g.hand_size[seat]):
        if not is_first_of_kind(g.hand[seat], place):
            continue
        value = int(t.promise[g.hand[seat, place]])
        for other in range(place + 1, g.hand_size[seat]):
            if g.hand[seat, other] == g.hand[seat, place]:
                value = value * 3 // 4
        if value < least:
            best, least = place, value
    return best


@rule
def most_promising(t, g, seat):
    """The place of the best card in a discard pile."""
    best, most = 0, -1
    for place in range(g.pile_size[seat]):
        if int(t.promise[g.pile[seat, place]]) > most:
            best, most = place, int(t.promise[g.pile[seat, place]])
    return best


# --- Reactions -------------------------------------------------------------------------------------------------------


@rule
def advise_reaction(t, g):
    """Negate what matters, roll a bad die anew, keep the Stadium from helping the other side."""
    seat = int(g.actor)
    for place in range(g.hand_size[seat]):
        text = int(g.hand[seat, place])
        if fits(t, g, seat, text, int(Window.WR)) and is_worth_reacting(t, g, seat, text):
            return Act.play(place)
    return Act.pass_()


@rule
def is_worth_reacting(t, g, seat, text):
    """Whether what happened is bad enough."""
    if g.reason == Reason.NATURAL:
        return True  # nothing is worse than a 1 of one's own
    stakes = stakes_in(t, g, current(g))
    if g.reason == Reason.CARD:
        harm = weigh(t, g, 1 - seat, int(g.chain[g.links - 1]), stakes)
    else:
        harm = -weigh(t, g, seat, int(t.parks[g.home, Part.MAIN]), stakes)
    return harm > LEAST + price(t, g, seat, text, least_promise(t, g, seat))


@rule
def advise_tuning(t, g):
    """The number whose change brings most."""
    seat, stakes = int(g.actor), stakes_in(t, g, current(g))
    text, amount = int(g.chain[g.links - 1]), 1
    for k in range(EFFECTS):
        if t.texts.verb[text, k] == Verb.ADD_ANY:
            amount = int(t.texts.amount[text, k])
    best, most = -1, -10000
    for attribute in range(ATTRIBUTES):
        if tunable(g) >> attribute & 1:
            for down in range(2):
                value = weigh_addition(t, g, seat, attribute, amount * (1 - 2 * down), stakes)
                if value > most:
                    best, most = Act.tune(attribute, down), value
    return best


# --- The opening hand ------------------------------------------------------------------------------------------------


@rule
def advise_mulligan(t, g):
    """CB-3.2.D-2: a hand that promises too little for its deck is exchanged, once: it costs the least of five cards."""
    seat = int(g.actor)
    hand, deck = 0, 0
    for place in range(g.hand_size[seat]):
        hand += int(t.promise[g.hand[seat, place]])
    for place in range(t.deck_size[seat]):
        deck += int(t.promise[t.deck[seat, place]])
    poor = 100 * hand * int(t.deck_size[seat]) < POOR_HAND * OPENING_HAND * deck
    return Act.mulligan() if poor and g.mulligans[seat] == 0 else Act.keep()
