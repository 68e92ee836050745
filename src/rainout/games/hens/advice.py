"""Players of the hen game that need no search: a novice who counts hens, and a sound rule-of-thumb player.

Both try each option on the position they were given (it is theirs to scribble on), judge what they see and put it back.
"""

from rainout.core.kernel import rule
from rainout.games.hens.actions import Act
from rainout.games.hens.rules import complete, count_rank, misplaced_cards, options, other, rank, well_placed
from rainout.games.hens.state import FACES, NO_CARD, RANKS, SPACES, SUITS

WON = 1000.0
"""What a complete corral is worth: more than anything else together."""
DECK_SIZE = 10


@rule
def novice(t, g, out):
    """CH, "greedy": one step ahead, well-placed hens of mine less the opponent's; a complete corral outweighs all."""
    return best_option(t, g, out, True)


@rule
def advise(t, g, out):
    """Take a win, deny one, and otherwise weigh hens, blocks and how soon each side can win."""
    return best_option(t, g, out, False)


@rule
def best_option(t, g, out, simply):
    """The option judged best; among equals, the first."""
    best, best_worth = 0, -2 * WON
    for i in range(options(t, g, out)):
        worth = try_action(t, g, int(out[i]), simply)
        if worth > best_worth:
            best, best_worth = int(out[i]), worth
    return best


# --- Trying an option and putting it back ----------------------------------------------------------------------------


@rule
def try_action(t, g, action, simply):
    """What the position is worth to the active player after an action, averaged over the card it draws."""
    me, opponent = g.turn, other(g.turn)
    if Act.renew.holds(action):
        return try_renewal(g, me, Act.renew.card(action), simply)
    if Act.renew_their.holds(action):
        return try_renewal(g, opponent, Act.renew_their.card(action), simply)
    if Act.rob.holds(action):
        return try_swap(g, me, Act.rob.mine(action), opponent, Act.rob.theirs(action), simply)
    if Act.rearrange.holds(action):
        return try_swap(g, me, Act.rearrange.first(action), me, Act.rearrange.second(action), simply)
    if Act.block.holds(action):
        return try_block(t, g, me, Act.block.card(action), simply)
    if Act.look.holds(action):
        return try_look(g, me, simply)
    if Act.look_their.holds(action):
        return try_look(g, opponent, simply)
    return worth(g, me, simply)  # a pass, or the next deal


@rule
def try_renewal(g, owner, space, simply):
    """A card of the deck takes a space: the one already drawn, or each in proportion to how many are left."""
    if g.drawn != NO_CARD:
        return try_card(g, owner, space, g.drawn, simply)
    expected = 0.0
    for drawn in range(RANKS):
        left = left_in_deck(g, drawn)
        if left:
            expected += left * try_card(g, owner, space, drawn * SUITS, simply)
    return expected / DECK_SIZE


@rule
def try_look(g, owner, simply):
    """Draw first: for each card that may come, the best space for it, seen with the active player's eyes."""
    expected = 0.0
    for drawn in range(RANKS):
        left = left_in_deck(g, drawn)
        best = -2 * WON
        for space in range(SPACES):
            if owner == g.turn or not g.blocked[owner, space]:
                best = max(best, try_card(g, owner, space, drawn * SUITS, simply))
        expected += left * best
    return expected / DECK_SIZE


@rule
def try_card(g, owner, space, card, simply):
    """One card takes a space of a corral."""
    replaced, was_blocked = g.corral[owner, space], g.blocked[owner, space]
    g.corral[owner, space], g.blocked[owner, space] = card, 0
    seen = worth(g, g.turn, simply)
    g.corral[owner, space], g.blocked[owner, space] = replaced, was_blocked
    return seen


@rule
def try_swap(g, seat, i, other_seat, j, simply):
    """Two cards change places; between corrals both end up unblocked, within one the blocks move along."""
    card, other_card = g.corral[seat, i], g.corral[other_seat, j]
    block, other_block = g.blocked[seat, i], g.blocked[other_seat, j]
    g.corral[seat, i], g.corral[other_seat, j] = other_card, card
    if seat == other_seat:
        g.blocked[seat, i], g.blocked[other_seat, j] = other_block, block
    else:
        g.blocked[seat, i] = 0
    seen = worth(g, g.turn, simply)
    g.corral[seat, i], g.corral[other_seat, j] = card, other_card
    g.blocked[seat, i], g.blocked[other_seat, j] = block, other_block
    return seen


@rule
def try_block(t, g, me, space, simply):
    """A card of mine becomes blocked, and another loses its block where only one may have it.

    The novice would rather block a well-placed card or none.
    """
    if simply:
        return worth(g, me, True) + (0.5 if well_placed(g, me, space) else -0.5)
    replaced = only_block(g, me) if t.house.one_block else -1
    if replaced >= 0:
        g.blocked[me, replaced] = 0
    g.blocked[me, space] = 1
    seen = worth(g, me, False)
    g.blocked[me, space] = 0
    if replaced >= 0:
        g.blocked[me, replaced] = 1
    return seen


@rule
def only_block(g, me):
    """The space of my blocked card, of which CH-OPT-02 allows one, or -1."""
    for space in range(SPACES):
        if g.blocked[me, space]:
            return space
    return -1


@rule
def left_in_deck(g, wanted):
    """How many cards of a rank are in the deck: CH-INF-01, anyone can count them."""
    return SUITS - count_rank(g, 0, wanted) - count_rank(g, 1, wanted)


# --- Judging a position ----------------------------------------------------------------------------------------------


@rule
def worth(g, me, simply):
    """What a position after my action is worth to me; a complete corral wins, mine before the opponent's."""
    opponent = other(me)
    if complete(g, me):
        return WON
    if complete(g, opponent):
        return -WON
    if simply:
        return float(misplaced_cards(g, opponent) - misplaced_cards(g, me))
    return (
        standing(g, me)
        - standing(g, opponent)
        - 12.0 * chance_to_win(g, opponent)
        + 6.0 * chance_to_win(g, me)
    )


@rule
def standing(g, seat):
    """How far a corral has come: well-placed cards, those that cannot be robbed counting more."""
    sum = 0.0
    for space in range(SPACES):
        if well_placed(g, seat, space):
            sum += 1.4 if g.blocked[seat, space] else 1.0
        elif g.blocked[seat, space]:
            sum -= 0.2
    return sum


@rule
def chance_to_win(g, seat):
    """How likely a player is to complete his corral with his next roll."""
    first, second, misplaced = -1, -1, 0
    for space in range(SPACES):
        if not well_placed(g, seat, space):
            misplaced += 1
            first, second = space, first
    if misplaced == 2:
        swaps = rank(g.corral[seat, first]) == second and rank(g.corral[seat, second]) == first
        return 2.0 / FACES if swaps else 0.0  # a 4 or a 6
    if misplaced != 1:
        return 0.0
    by_robbery = 1.0 if can_be_robbed(g, other(seat), first) else 0.0
    by_draw = left_in_deck(g, first) / DECK_SIZE
    return (by_draw + by_robbery + max(by_draw, by_robbery)) / FACES


@rule
def can_be_robbed(g, seat, wanted):
    """Whether a corral shows an unblocked card of a rank."""
    for space in range(SPACES):
        if not g.blocked[seat, space] and rank(g.corral[seat, space]) == wanted:
            return True
    return False
