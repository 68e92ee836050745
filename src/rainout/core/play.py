"""Whole games inside one kernel: what bulk simulation, search and benchmarks are made of."""

from rainout.core.contract import (
    ADVICE_IS_BLIND,
    add_up,
    advise,
    apply,
    chance,
    clear_card,
    deal,
    imagine,
    note,
    novice,
    options,
    payoff,
)
from rainout.core.dice import below, seed_dice
from rainout.core.kernel import rule
from rainout.core.state import CHANCE, COUNTED, NOBODY, Bot

INLINE_RULES = ("consult",)
STUCK = -1
"""What comes of a seat without an option: a fault of the rules, for nobody is ever to be without one."""
LONG_TURN = 1000
"""As many actions as no turn takes, unless somebody is stuck in it."""
ENDLESS_TURN = 100 * LONG_TURN
"""As many as it takes to call it a turn that never ends."""
ONE_IN = 256
"""So many matches a batch plays for each one in which it makes sure, before every decision, that there is one."""


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
        count = options(t, seen, out)
        return int(out[below(dice, count)]) if count else STUCK
    if bot == Bot.NOVICE:
        return int(novice(t, seen, out))
    return int(advise(t, seen, out))


@rule
def play_out(t, g, bots, dice, out, mind, most_turns, wary, cards, card, end):
    """Play a position to its end, or until a game has lasted ``most_turns``; returns how many actions and turns.

    Players that look at nothing hidden are spared the imagining. STUCK actions mean that somebody had no option, or
    that his turn never ends. Listing options would cost a good player a quarter of his speed, so only a ``wary`` match
    does that before every decision, and any other once a turn drags on. A scorer who listens writes on ``cards`` from
    ``card`` to before ``end``, one for each game of the match; where these are the same, nobody keeps score.
    """
    steps, turns, earlier, turn_began = 0, 0, 0, 0
    while g.actor != NOBODY and g.turns <= most_turns:
        if g.actor == CHANCE:
            action = int(chance(t, g, dice))
        elif (wary or steps - turn_began > LONG_TURN) and options(t, g, out) == 0:
            action = STUCK
        elif steps - turn_began > ENDLESS_TURN:
            action = STUCK
        elif ADVICE_IS_BLIND:
            action = consult(t, g, bots[g.actor], dice, out)
        else:
            action = decide(t, g, bots[g.actor], dice, out, mind)
        if action == STUCK:
            return STUCK, earlier + turns
        apply(t, g, action)
        if cards is not None:
            if card < end and g.told:
                card = keep_score(t, g, cards, card, end)
        steps += 1
        if g.turns < turns:  # a game of a series has ended and the next one begun
            earlier += turns
        if g.turns != turns:
            turn_began = steps
        turns = g.turns
    return steps, earlier + min(turns, most_turns)


@rule
def play_batch(
    t,
    g,
    bots,
    sides,
    seated,
    seed,
    first,
    most_turns,
    dice,
    out,
    mind,
    payoffs,
    turns,
    steps,
    ends,
    cards,
    pages,
    totals,
):
    """Play one match for each row of ``payoffs``, numbered from ``first``; the bots change sides from match to match.

    ``bots`` holds a bot for each side and ``sides`` the side of each seat; ``payoffs`` gets a column for each bot.
    Match ``i`` draws from its own stream of random numbers, so a run is the same however it is cut into batches. Where
    somebody had no option, ``steps`` is STUCK and ``ends`` is the position. For ``cards``, ``pages`` and ``totals`` see
    :func:`first_card`; where ``cards`` is None, nobody keeps score.
    """
    for row in range(payoffs.shape[0]):
        number = first + row
        seed_dice(dice, seed, number)
        for seat in range(len(sides)):
            seated[seat] = bots[(sides[seat] + number) % len(bots)]
        card = first_card(cards, pages, row)
        g.listening = COUNTED if pages else 0
        deal(t, g)
        begun = open_cards(t, g, cards, card, card + pages)
        steps[row], turns[row] = play_out(
            t, g, seated, dice, out, mind, most_turns, number % ONE_IN == 0, cards, begun, card + pages
        )
        close_cards(cards, card, card + pages, totals)
        ends[row] = g
        for seat in range(len(sides)):
            payoffs[row, (sides[seat] + number) % len(bots)] = payoff(t, g, seat)


# --- Keeping score ---------------------------------------------------------------------------------------------------


@rule
def first_card(cards, pages, row):
    """The first scorecard of a match, of which each has so many ``pages``, one for each game.

    If there are enough for all matches, all are kept; else each match is written over the one before.
    """
    if cards is None:
        return 0
    return row * pages if len(cards) > pages else 0


@rule
def open_cards(t, g, cards, card, end):
    """A scorer takes down what was told of the deal; returns the card he is at."""
    if cards is None:
        return card
    for page in range(card, end):
        cards[page].over = 0
    if card < end:
        clear_card(cards[card])
        return keep_score(t, g, cards, card, end)
    return card


@rule
def keep_score(t, g, cards, card, end):
    """Write down what was told on the card of the game that is on; returns the card of the next once it is over."""
    for row in range(g.told):
        event = g.events[row]
        what, who = int(event[0]), int(event[1])
        note(t, cards[card], what, who, int(event[2]), int(event[3]), int(event[4]), int(event[5]))
        if cards[card].over:
            card += 1
            if card == end:
                break
            clear_card(cards[card])
            cards[card].game = cards[card - 1].game + 1
    return card


@rule
def close_cards(cards, card, end, totals):
    """Add the games of a match that are over to the totals, if there are any."""
    if cards is None:
        return
    for page in range(card, end):
        if cards[page].over and len(totals):
            add_up(totals[0], cards[page])


@rule
def random_steps(t, g, dice, out, most):
    """Play random games one after another for ``most`` actions: the bare speed of the rules."""
    deal(t, g)
    for _ in range(most):
        if g.actor == NOBODY:
            deal(t, g)
        apply(t, g, consult(t, g, Bot.RANDOM, dice, out))
    return most


@rule
def hunt(t, g, taken, seed, first, games, most_turns, dice, out):
    """Play matches of spiteful managers and return the number of one in which somebody has no option, or STUCK if none.

    Left to chance, one game in hundreds empties a bench. These prefer what has been done least so far (``taken`` counts
    each action), or what is listed last, or first, whatever good it does.
    """
    for number in range(first, first + games):
        seed_dice(dice, seed, number)
        deal(t, g)
        steps = 0
        while g.actor != NOBODY and g.turns <= most_turns and steps < ENDLESS_TURN:
            count = options(t, g, out)
            if count == 0:
                return number
            action = int(out[below(dice, count)])
            if g.actor != CHANCE:
                if below(dice, 4):
                    action = int(spiteful(taken, number % 4, count, out, action))
                taken[action] += 1
            apply(t, g, action)
            steps += 1
    return STUCK


@rule
def spiteful(taken, manner, count, out, action):
    """What a spiteful manager does of what is listed, if ``action`` is what chance would have him do."""
    if manner == 0:
        return out[count - 1]
    if manner == 1:
        return out[0]
    for i in range(count):
        if taken[out[i]] < taken[action]:
            action = int(out[i])
    return action
