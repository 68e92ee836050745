"""What a player of BASEBALL! knows, as numbers: the diamond, the score, his own hand, and how many cards are where."""

from rainout.core.kernel import rule
from rainout.diamond.state import OUTS
from rainout.diamond.table import occupied
from rainout.games.baseball.state import (
    COPIES,
    HAND,
    KINDS,
    NO_CARD,
    PACK,
    PHASES,
    POSITIONS,
    SEATS,
    TEN,
    Phase,
)

FEW = 4
"""As many cards as a hand usually has."""

DIAMOND = 0
"""Where the diamond begins: who is on and how many are out, with the own side at bat, then with the other."""
SCORE = DIAMOND + 2 * POSITIONS
"""The own runs, the other side's, and how far it is ahead."""
LEAD = SCORE + 2 * (TEN + 1)
DUE = LEAD + 2 * TEN + 1
"""What is due from oneself, or else from somebody."""
TURN = DUE + 2 * PHASES
"""Who is at turn, so many seats on."""
CARD = TURN + SEATS
"""The card that asks for something."""
MINE = CARD + KINDS
"""Cards in hand by type."""
UNSEEN = MINE + KINDS
"""Of each type, how many of its cards are in the deck or in hands not seen."""
OTHERS = UNSEEN + KINDS
"""Of each player, oneself first: at the table, of the other team, cards held, cards owed, turns to skip."""
ABOUT = 5
STATE_OF_TURN = OTHERS + ABOUT * SEATS
"""Cards played, a blue one among them, the turn about to end; cards left in the deck."""
HOUSE = STATE_OF_TURN + 4
OBSERVED = HOUSE + 8


@rule
def observe(t, g, seat, x):
    """BC-INF-01: the own hand, what lies open, and how many cards everybody holds."""
    for i in range(OBSERVED):
        x[i] = 0
    mine = int(t.house.team[seat])
    outs = min(int(g.outs), OUTS - 1)
    x[DIAMOND + (0 if g.batting == mine else POSITIONS) + 8 * outs + occupied(g)] = 1
    own, theirs = min(int(g.runs[mine]), TEN), min(int(g.runs[1 - mine]), TEN)
    x[SCORE + own] = 1
    x[SCORE + TEN + 1 + theirs] = 1
    x[LEAD + TEN + own - theirs] = 1
    x[DUE + int(g.phase) + (0 if g.actor == seat else PHASES)] = 1
    x[TURN + (int(g.turn) - seat) % t.house.players] = 1
    if g.pending != NO_CARD:
        x[CARD + int(g.pending)] = 1
    observe_cards(t, g, seat, x)
    for k in range(t.house.players):
        other, place = (seat + k) % t.house.players, OTHERS + ABOUT * k
        x[place] = 1
        x[place + 1] = 1 if t.house.team[other] != mine else 0
        x[place + 2] = g.hand_size[other] / FEW
        x[place + 3] = g.owed[other] / FEW
        x[place + 4] = g.skips[other]
    x[STATE_OF_TURN] = g.played / FEW
    x[STATE_OF_TURN + 1] = g.blue_played
    x[STATE_OF_TURN + 2] = g.closing
    x[STATE_OF_TURN + 3] = g.deck_size / PACK
    observe_house(t, x)


@rule
def observe_cards(t, g, seat, x):
    """The cards in hand, and those nobody has shown."""
    for kind in range(KINDS):
        x[UNSEEN + kind] = (COPIES[kind] - g.discarded[kind]) / FEW
    for i in range(min(int(g.hand_size[seat]), HAND)):
        kind = int(t.cards[g.hand[seat, i]])
        x[MINE + kind] += 1
        x[UNSEEN + kind] -= 1 / FEW


@rule
def observe_house(t, x):
    """BC-OPT-01 to BC-OPT-08: what was agreed on."""
    house = t.house
    x[HOUSE] = house.one_card
    x[HOUSE + 1] = house.own_colour
    x[HOUSE + 2] = house.alternate
    x[HOUSE + 3] = house.play_on
    x[HOUSE + 4] = house.always
    x[HOUSE + 5] = house.from_third
    x[HOUSE + 6] = house.free_joker
    x[HOUSE + 7] = house.open_hands


@rule
def calm(t, g):
    """A position can be judged whenever it is known who begins: cards to come are foreseen on the whole."""
    return g.phase != Phase.START


@rule
def eyes(t, g, seat):
    """Everybody judges by what he knows himself."""
    return seat
