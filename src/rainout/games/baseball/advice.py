"""Players of BASEBALL! that need no search: a novice who sees runs and outs, and a sound rule-of-thumb player.

What a card does in each position of the diamond was tried there under the rules and is kept in a table
(:mod:`rainout.games.baseball.judgement`); hands of others are never looked at. Worth is in thousandths of a run.
"""

from rainout.core.kernel import rule
from rainout.diamond.table import occupied
from rainout.games.baseball.actions import Act
from rainout.games.baseball.rules import attacks, colour, held, options
from rainout.games.baseball.state import NO_CARD, POSITIONS, TEN, Colour, Kind

INLINE_RULES = True

WORTH_KEEPING = (
    (500, 900, 1100, 400, 300, 500, 400, 1500, 300, 300, 300)  # green
    + (400, 800, 500, 500, 500, 400, 300, 900, 500)  # red
    + (600, 100, 100, 200, 1600, 100, 100, 600, 700)  # blue
)
"""Roughly what a card of each type is good for when its moment comes."""

A_SKIPPED_TURN = 50
A_CARD_FOR_A_CARD = 20
A_FRESH_HAND = 10
"""BC, CC, ML and MR: after every card that helps, and before stopping."""
A_CARD_MORE = 20
"""What each card more is worth when hands are passed on."""
A_WASTED_CARD = 30
A_JOKER_SPENT = 320
A_PLAYER_HARMED = 1000
A_GAME = 100_000


@rule
def novice(t, g, out):
    """Plays what helps most at this moment, one card at a time, and knows nothing of saving cards."""
    return best_option(t, g, out, False)


@rule
def advise(t, g, out):
    """Plays its side's interest: every card that helps, in the best order, and spent hands for fresh ones."""
    return best_option(t, g, out, True)


@rule
def best_option(t, g, out, foreseeing):
    """The option worth most, the first of several."""
    n = options(t, g, out)
    here = position(g)
    gains = t.gains[role(t, g), here]
    best, best_gain = int(out[0]), -2 * A_GAME
    for i in range(n):
        action = int(out[i])
        gain = gain_of(t, g, action, gains)
        if foreseeing and played_as(action) != NO_CARD:
            gain += foresee(t, g, action, here, gain)
        if gain > best_gain:
            best, best_gain = action, gain
    return best


@rule
def gain_of(t, g, action, gains):
    """What an action is worth at once to the side of the player at turn."""
    kind = played_as(action)
    if kind != NO_CARD:
        return gain_of_blue(t, g, kind) if colour(kind) == Colour.BLUE else int(gains[kind])
    if Act.discard.holds(action):
        return -WORTH_KEEPING[Act.discard.card(action)]
    if Act.give.holds(action):
        return -WORTH_KEEPING[Act.give.card(action)]
    if Act.exchange.holds(action):
        return against(t, g, Act.exchange.other(action))
    if Act.time.holds(action):
        return against(t, g, Act.time.other(action))
    if Act.accept.holds(action):
        return gain_of_accepting(t, g)
    return 0  # decline, leave uncovered, stop


@rule
def played_as(action):
    """The type a card is played as, alone or as a cover, by itself or by a Joker; NO_CARD where none is played."""
    if Act.play.holds(action):
        return Act.play.card(action)
    if Act.joker.holds(action):
        return Act.joker.kind(action)
    if Act.cover.holds(action):
        return Act.cover.card(action)
    if Act.cover_joker.holds(action):
        return Act.cover_joker.kind(action)
    return NO_CARD


@rule
def gain_of_blue(t, g, kind):
    """Blue cards: time for an opponent is good, B and S are harmless, a fresh hand for a spent one is good too."""
    if kind == Kind.TIME:
        return A_SKIPPED_TURN
    if kind == Kind.BALL or kind == Kind.STRIKE:
        return 0
    if kind == Kind.CARD_EXCHANGE:
        return A_CARD_FOR_A_CARD
    if kind == Kind.BENCH_CLEARING or kind == Kind.COACH_CIRCLE:
        return A_FRESH_HAND
    giver = (g.turn + (1 if kind == Kind.MOVE_LEFT else t.house.players - 1)) % t.house.players
    more = int(g.hand_size[giver] - g.hand_size[g.turn])
    return A_FRESH_HAND + A_CARD_MORE * (more + 1)


@rule
def gain_of_accepting(t, g):
    """SF and SH offer a gift to the team at bat, DP and TP one to the team in the field."""
    gift = g.pending == Kind.SACRIFICE_FLY or g.pending == Kind.SACRIFICE_HIT
    return A_PLAYER_HARMED if gift == attacks(t, g) else -A_PLAYER_HARMED


@rule
def against(t, g, seat):
    """A player to be harmed: an opponent, and the sooner his turn the better."""
    opponent = t.house.team[seat] != t.house.team[g.turn]
    wait = int((seat - g.turn) % t.house.players)
    return (A_PLAYER_HARMED if opponent else -A_PLAYER_HARMED) - 10 * wait


@rule
def foresee(t, g, action, here, gain):
    """What else a card decides: the game, what can follow in the same turn, and what is spent on it."""
    kind = played_as(action)
    joker = Act.joker.holds(action) or Act.cover_joker.holds(action)
    worth = -A_JOKER_SPENT if joker else 0
    attacking = attacks(t, g)
    if joker and gain <= A_JOKER_SPENT:
        return worth  # not worth a second thought
    after = here
    if colour(kind) != Colour.BLUE:
        if not joker and (colour(kind) == Colour.GREEN) == attacking:
            worth -= A_WASTED_CARD
        if g.runs[g.batting] + t.brings[role(t, g), here, kind] >= TEN:
            return worth + (A_GAME if attacking else -A_GAME)
        after = t.leads_to[role(t, g), here, kind]
    covers = Act.cover.holds(action) or Act.cover_joker.holds(action)
    if covers or t.house.one_card or after >= POSITIONS or scatters(kind):
        return worth
    return worth + best_of_the_others(t, g, int(Kind.JOKER) if joker else kind, after)


@rule
def scatters(kind):
    """BC, CC, ML, MR: what is held now will not be held after them."""
    return (
        kind == Kind.BENCH_CLEARING
        or kind == Kind.COACH_CIRCLE
        or kind == Kind.MOVE_LEFT
        or kind == Kind.MOVE_RIGHT
    )


@rule
def best_of_the_others(t, g, spent, here):
    """What the best green or red card in hand would bring in a position, one card of a type having been spent."""
    best = 0
    for i in range(g.hand_size[g.turn]):
        kind = held(t, g, i)
        if kind == spent:
            spent = -1
        elif colour(kind) != Colour.BLUE:
            best = max(best, int(t.gains[role(t, g), here, kind]))
    return best


@rule
def role(t, g):
    """1 if the player at turn is at bat, 0 in the field: the tables have a part for each."""
    return 1 if attacks(t, g) else 0


@rule
def position(g):
    """A number for the outs and the occupied bases."""
    return g.outs * 8 + occupied(g)
