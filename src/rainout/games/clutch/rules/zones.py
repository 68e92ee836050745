"""Hands, decks, discard piles and cards that stay (CB-3.2.D, CB-5-24 to CB-5-31)."""

from rainout.core.kernel import rule
from rainout.core.listing import list_if
from rainout.core.state import CHANCE
from rainout.diamond.table import field_seat
from rainout.diamond.waiting import wait_for
from rainout.games.clutch.actions import Act, Told
from rainout.games.clutch.rules.table import first_seat, go_back, push, seat_of
from rainout.games.clutch.state import ACTIVE, DECK, HAND, NOBODY_THERE, Due, Phase
from rainout.games.clutch.vocabulary import EFFECTS, HAND_LIMIT, Kind, LeaveOn, Verb, When

# --- Hand and pile ---------------------------------------------------------------------------------------------------


@rule
def take_in_hand(g, seat, text, shown):
    """A card comes to a hand, seen by the opponent or not."""
    n = int(g.hand_size[seat])
    if n < HAND:
        g.hand[seat, n] = text
        g.hand_size[seat] = n + 1
        if shown:
            g.shown[seat] = int(g.shown[seat]) | 1 << n


@rule
def close_up(cards, count, place):
    """One of so many cards is taken out of a row, and the others close up."""
    text = int(cards[place])
    for i in range(place, count - 1):
        cards[i] = cards[i + 1]
    cards[count - 1] = 0
    return text


@rule
def is_first_of_kind(cards, place):
    """Of two like cards in a row only the first is named."""
    for other in range(place):
        if cards[other] == cards[place]:
            return False
    return True


@rule
def out_of_hand(g, seat, place):
    """A card leaves a hand; the others close up."""
    pass_for_seen(g, seat, place)
    text = close_up(g.hand[seat], int(g.hand_size[seat]), place)
    g.hand_size[seat] -= 1
    below = int(g.shown[seat]) & ((1 << place) - 1)
    g.shown[seat] = below | int(g.shown[seat]) >> (place + 1) << place
    return text


@rule
def pass_for_seen(g, seat, place):
    """CB-5-38: of two like cards, the one the opponent has seen is the one that goes, for all he can tell."""
    if int(g.shown[seat]) >> place & 1:
        return
    for other in range(g.hand_size[seat]):
        if int(g.shown[seat]) >> other & 1 and g.hand[seat, other] == g.hand[seat, place]:
            g.shown[seat] = int(g.shown[seat]) & ~(1 << other) | 1 << place
            return


@rule
def put_on_pile(t, g, seat, text):
    """CB-5-24, CB-5-28: used and forced-out cards go to their owner's pile; coaches and stadiums have none."""
    if t.texts.kind[text] == Kind.STRATEGY and g.pile_size[seat] < DECK:
        g.pile[seat, g.pile_size[seat]] = text
        g.pile_size[seat] += 1


@rule
def off_pile(g, seat, place):
    """A card leaves the discard pile."""
    text = close_up(g.pile[seat], int(g.pile_size[seat]), place)
    g.pile_size[seat] -= 1
    return text


@rule
def list_pile(g, out):
    """Each different card of one's discard pile."""
    seat = int(g.actor)
    n = 0
    for place in range(g.pile_size[seat]):
        n = list_if(out, n, Act.recycle(place), is_first_of_kind(g.pile[seat], place))
    return n


@rule
def put_under(g, seat, text):
    """A card goes under the deck."""
    n = int(g.deck_size[seat])
    for step in range(n):
        g.deck[seat, n - step] = g.deck[seat, n - step - 1]
    g.deck[seat, 0] = text
    g.deck_size[seat] = n + 1


@rule
def hand_limit(t, g, seat):
    """CB-3.2.D-5: seven, unless a card that stays says otherwise."""
    limit = HAND_LIMIT
    for i in range(g.active_count):
        if g.active_by[i] == seat:
            for k in range(EFFECTS):
                if t.texts.verb[g.active[i], k] == Verb.HAND_LIMIT:
                    limit = max(limit, int(t.texts.amount[g.active[i], k]))
    return limit


@rule
def is_settled(g):
    """Whether nobody is to draw, discard or lose a card."""
    for seat in range(2):
        if g.drawing[seat] > 0 or g.discarding[seat] > 0 or g.losing[seat] > 0:
            return False
    return True


@rule
def settle_cards(g, then):
    """What is to be drawn, then discarded, then lost, before anything else follows."""
    if is_settled(g):
        g.due = then
    else:
        push(g, then)
        g.due = Due.DRAW_NEXT


@rule
def check_hands(t, g, then):
    """CB-3.2.D-7, R-19: before a pitch, hands are brought back to the limit."""
    if t.house.cards == 0:
        g.due = then
        return
    for seat in range(2):
        g.discarding[seat] += max(0, int(g.hand_size[seat]) - hand_limit(t, g, seat))
    settle_cards(g, then)


# --- Drawing ---------------------------------------------------------------------------------------------------------


@rule
def next_of(owed, first):
    """The manager whose turn it is with what both owe or are owed; NOBODY_THERE when all is settled."""
    if owed[first] > 0:
        return first
    return 1 - first if owed[1 - first] > 0 else NOBODY_THERE


@rule
def draw_next(t, g):
    """CB-5-31, CB-3.2.D-8: cards that are owed come off the deck, Away's first; an empty deck gives nothing."""
    seat = next_of(g.drawing, first_seat(g))
    if seat == NOBODY_THERE:
        g.due = Due.DISCARD_NEXT
    elif g.deck_size[seat] == 0 or g.hand_size[seat] >= HAND:
        g.drawing[seat] = 0
        Told.nothing_left(g, seat)
        g.due = Due.DRAW_NEXT
    else:
        g.arranging = seat
        if g.loose[seat] + g.under[seat] > 0:
            wait_for(g, Phase.DRAW, CHANCE)
        else:
            draw_card(t, g, int(g.deck_size[seat]) - 1)


@rule
def draw_card(t, g, place):
    """A card of the deck; where it has no order, the one that CHANCE gives."""
    take_from_deck(g, int(g.arranging), place)
    g.due = Due.DRAW_NEXT


@rule
def loose_range(g, seat):
    """The places of the deck the next card comes from: the first of them, and how many."""
    count = int(g.loose[seat])
    if count > 0:
        return int(g.deck_size[seat]) - count, count
    return int(g.deck_size[seat]) - int(g.under[seat]), int(g.under[seat])


@rule
def take_from_deck(g, seat, place):
    """A card is drawn; the top of the deck has no order, so the last card takes its place."""
    text = int(g.deck[seat, place])
    last = int(g.deck_size[seat]) - 1
    g.deck[seat, place] = g.deck[seat, last]
    g.deck[seat, last] = 0
    g.deck_size[seat] = last
    if g.loose[seat] > 0:
        g.loose[seat] -= 1
    elif g.under[seat] > 0:
        g.under[seat] -= 1
    g.drawing[seat] -= 1
    take_in_hand(g, seat, text, 0)
    Told.drew(g, seat, text)


# --- Discarding ------------------------------------------------------------------------------------------------------


@rule
def discard_next(t, g):
    """CB-5-26: discards that are owed, of one's own choice, the defense's first."""
    seat = next_of(g.discarding, field_seat(g))
    if seat == NOBODY_THERE:
        g.due = Due.LOSE_NEXT
    elif g.hand_size[seat] == 0:
        g.discarding[seat] = 0
        g.due = Due.DISCARD_NEXT
    else:
        wait_for(g, Phase.DISCARD, seat)


@rule
def discard(t, g, seat, place):
    """A card goes from the hand to the pile."""
    text = out_of_hand(g, seat, place)
    put_on_pile(t, g, seat, text)
    Told.discarded(g, seat, text)
    return text


@rule
def lose_next(t, g):
    """Cards lost at random."""
    seat = next_of(g.losing, 0)
    if seat == NOBODY_THERE:
        go_back(g)
    elif g.hand_size[seat] == 0:
        g.losing[seat] = 0
        g.due = Due.LOSE_NEXT
    else:
        g.arranging = seat
        wait_for(g, Phase.LOSE, CHANCE)


@rule
def lose_card(t, g, place):
    """The card that CHANCE takes."""
    discard(t, g, int(g.arranging), place)
    g.losing[g.arranging] -= 1
    g.due = Due.LOSE_NEXT


# --- The chain -------------------------------------------------------------------------------------------------------


@rule
def put_link(g, seat, text, root, entry):
    """A text goes on top of the chain, none of it done yet; ``entry`` is its place among the cards played, or -1."""
    link = int(g.links)
    g.chain[link] = text
    g.chain_by[link] = seat
    g.chain_step[link] = 0
    g.chain_root[link] = root
    g.chain_negated[link] = 0
    g.chain_entry[link] = entry
    g.chain_check[link] = When.ALWAYS
    g.links = link + 1


@rule
def take_link_off(g):
    """The top of the chain is done, and leaves nothing behind."""
    link = int(g.links) - 1
    g.links = link
    put_link(g, 0, 0, 0, 0)
    g.links = link


# --- Cards that stay -------------------------------------------------------------------------------------------------


@rule
def leave_card(t, g, seat, text, player, halves):
    """CB-5-53, CB-5-25: a card stays, on the table or with a player."""
    n = int(g.active_count)
    if n == ACTIVE:
        put_on_pile(t, g, seat, text)
        return
    g.active[n] = text
    g.active_by[n] = seat
    g.active_on[n] = player
    g.active_halves[n] = halves
    g.active_count = n + 1
    Told.left(g, seat, text)


@rule
def lift_active(g, i):
    """A card that stayed leaves the table; the others close up."""
    last = int(g.active_count) - 1
    for k in range(i, last):
        g.active[k] = g.active[k + 1]
        g.active_by[k] = g.active_by[k + 1]
        g.active_on[k] = g.active_on[k + 1]
        g.active_halves[k] = g.active_halves[k + 1]
    g.active[last] = 0
    g.active_by[last] = 0
    g.active_on[last] = NOBODY_THERE
    g.active_halves[last] = 0
    g.active_count = last


@rule
def remove_active(t, g, i):
    """A card that stayed goes to the pile."""
    seat, text = int(g.active_by[i]), int(g.active[i])
    lift_active(g, i)
    put_on_pile(t, g, seat, text)
    Told.gone(g, seat, text)


@rule
def drop_left_on(t, g, player, side):
    """CB-5-25, R-23: cards left on a player, on this side of his card, go with him."""
    i = 0
    while i < g.active_count:
        if g.active_on[i] == player and t.texts.leave_on[g.active[i]] == side:
            remove_active(t, g, i)
        else:
            i += 1


@rule
def discard_because(t, g, seat, condition, batter, pitcher):
    """CB-5-53: cards whose condition has come go to the pile: this manager's, or those on whom it happened to."""
    i = 0
    while i < g.active_count:
        if int(t.texts.discard_when[g.active[i]]) & condition and is_about(t, g, i, seat, batter, pitcher):
            remove_active(t, g, i)
        else:
            i += 1


@rule
def is_about(t, g, i, seat, batter, pitcher):
    """CB-5-25: on a player, what befalls batters or pitchers must befall him; else it is about all of a manager's."""
    on, side = int(g.active_on[i]), t.texts.leave_on[g.active[i]]
    if side == LeaveOn.PITCHER and pitcher != NOBODY_THERE:
        return on == pitcher
    if side == LeaveOn.BATTER and batter != NOBODY_THERE and seat_of(on) == seat_of(batter):
        return on == batter
    return g.active_by[i] == seat


@rule
def count_down(t, g):
    """R-72, CB-1.3-3: at the end of a half-inning, what lasts no longer goes."""
    i = 0
    while i < g.active_count:
        if g.active_halves[i] > 0:
            g.active_halves[i] -= 1
            if g.active_halves[i] == 0:
                remove_active(t, g, i)
                continue
        i += 1
