"""What a player of the hen game sees, as numbers: both corrals, what is left in the deck, and what is due."""

from rainout.core.kernel import rule
from rainout.games.hens.rules import count_rank, other, rank
from rainout.games.hens.state import NO_CARD, RANKS, SPACES, SUITS, Phase

A_SPACE = 2 * RANKS
"""A space holds a card of one of the ranks, blocked or not."""
DECK = 2 * SPACES * A_SPACE
"""Where the deck begins: of each rank, none to all of its cards are left."""
DUE = DECK + RANKS * (SUITS + 1)
"""Where the turn begins: mine or not, each face of the die, a card that was drawn."""
OBSERVED = DUE + 1 + 6 + RANKS


@rule
def observe(t, g, seat, x):
    """CH-INF-01: all cards are known, but for the order of the deck; the seat's own corral comes first."""
    for i in range(OBSERVED):
        x[i] = 0
    for whose in range(2):
        owner = seat if whose == 0 else other(seat)
        for space in range(SPACES):
            if g.corral[owner, space] != NO_CARD:
                place = (whose * SPACES + space) * A_SPACE + int(rank(g.corral[owner, space]))
                x[place + RANKS * g.blocked[owner, space]] = 1
    for each in range(RANKS):
        left = SUITS - count_rank(g, 0, each) - count_rank(g, 1, each)
        x[DECK + each * (SUITS + 1) + left] = 1
    if g.turn != seat:
        x[DUE] = 1
    if g.face > 0:
        x[DUE + int(g.face)] = 1
    if g.drawn != NO_CARD:
        x[DUE + 7 + int(rank(g.drawn))] = 1


@rule
def calm(t, g):
    """A position is judged before the roll, or once a game is over."""
    return g.phase == Phase.ROLL or g.phase == Phase.INTERMISSION


@rule
def eyes(t, g, seat):
    """All is open, so that it is always judged for the player at the turn."""
    return g.turn
