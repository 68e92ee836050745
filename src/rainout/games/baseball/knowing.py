"""What a player of BASEBALL! can know of cards not seen, and what a bot may therefore imagine (BC-INF-01, BC-INF-02).

Places are bits: a hand for each seat, the deck, and the circle of CC while it is handed out. For each player
``g.where`` holds the places a card can be in for all that player has seen, and ``g.fog`` the places of all cards not
told apart, which may be in the deck. When a card moves unseen, whatever may have been where it left may be where it
went; a card that is seen is where it is seen. Equal cards look the same: see :func:`recognise`.

All this is minded in matches that somebody listens to. Bulk play between players who look at nothing hidden would pay
half its speed for it; what is imagined of such a position knows only the hands that are seen.
"""

from rainout.core.dice import below
from rainout.core.events import forget
from rainout.core.kernel import rule
from rainout.games.baseball.state import DECK, GONE, HAND, PACK, POOL, SEATS

INLINE_RULES = ("bit", "places", "sees", "may_lie")
HANDS = DECK - 1
TRIES = 64
"""For each card that may be elsewhere, how often cards are offered to change places before a position is imagined."""

# --- Who sees what ---------------------------------------------------------------------------------------------------


@rule
def bit(seat):
    """A player's hand as a place."""
    return 1 << int(seat)


@rule
def sees(t, seat, owner):
    """BC-SET-10: everyone sees the own hand; BC-OPT-08: and those of team-mates if they are open."""
    if seat == owner:
        return True
    return t.house.open_hands == 1 and t.house.team[seat] == t.house.team[owner]


@rule
def hands_seen(t, seat):
    """The hands a player sees, as places."""
    seen = 0
    for owner in range(t.house.players):
        if sees(t, seat, owner):
            seen |= bit(owner)
    return seen


@rule
def places(g, seat, card):
    """The places a card may be in for all a player knows."""
    where = int(g.where[seat, card])
    return where if where else int(g.fog[seat])


@rule
def set_places(g, seat, card, where):
    """A card may be in these places; one that may be in the deck is told apart from no other."""
    if where & DECK:
        g.where[seat, card] = 0
        g.fog[seat] = int(g.fog[seat]) | where
    else:
        g.where[seat, card] = where


@rule
def forget_all(g):
    """BC-SET-07, BC-BLU-06: all cards are in the deck, and nobody knows where any of them will go."""
    if not g.minding:
        return
    g.followed = 0
    for seat in range(SEATS):
        g.fog[seat] = DECK
        for i in range(g.deck_size):
            g.where[seat, g.pack[i]] = 0


@rule
def know_only_hands(t, g, seat):
    """A player knows the hands that can be seen and no more: any other card may be anywhere else."""
    seen = hands_seen(t, seat)
    g.fog[seat] = DECK | (bit(t.house.players) - 1) & ~seen
    for card in range(PACK):
        if g.where[seat, card] != GONE:
            g.where[seat, card] = 0
    for owner in range(t.house.players):
        if seen & bit(owner):
            for i in range(g.hand_size[owner]):
                g.where[seat, g.hand[owner, i]] = bit(owner)


# --- Equal cards -----------------------------------------------------------------------------------------------------


@rule
def recognise(t, g, seat, card, place, hand):
    """BC-INF-02: a player sees a card come from a place: which of the equal cards that may have been there was it?

    If one of them can only have been where all others may have been too, it is taken for that one, of which is known
    from now on what was known of the card itself. If none stands out so, any may have been it. Either way what a
    player knows does not depend on which of two equal cards it was. ``hand`` is one in which the player sees every
    card, so that none of it is taken for another, or -1.
    """
    own = places(g, seat, card)
    every, common = own, own
    first, last = equals(t, card)
    for other in range(first, last):
        if other != card and may_have_been(g, seat, other, place, hand):
            every |= places(g, seat, other)
            common &= places(g, seat, other)
    if own == common:
        return
    for other in range(first, last):
        if other != card and may_have_been(g, seat, other, place, hand):
            if places(g, seat, other) == common:
                set_places(g, seat, other, own)
                return
    for other in range(first, last):
        if other != card and may_have_been(g, seat, other, place, hand):
            set_places(g, seat, other, every)


@rule
def equals(t, card):
    """The cards of a type are numbered one after the other: the first, and the one after the last."""
    first, last = int(card), int(card) + 1
    while first > 0 and t.cards[first - 1] == t.cards[card]:
        first -= 1
    while last < PACK and t.cards[last] == t.cards[card]:
        last += 1
    return first, last


@rule
def may_have_been(g, seat, card, place, hand):
    """Whether a card may have been in a place for all a player knows, and does not lie in a hand that player sees."""
    if g.where[seat, card] == GONE or not places(g, seat, card) & place:
        return False
    if hand >= 0:
        for i in range(g.hand_size[hand]):
            if g.hand[hand, i] == card:
                return False
    return True


# --- Cards on the move -----------------------------------------------------------------------------------------------


@rule
def move_unseen(g, seat, start, end):
    """What may have been in the first place may be in the second as well."""
    for card in range(PACK):
        where = int(g.where[seat, card])
        if where != GONE and where & start:
            g.where[seat, card] = where | end
    if int(g.fog[seat]) & start:
        g.fog[seat] = int(g.fog[seat]) | end


@rule
def rule_out(g, seat, gone):
    """Nothing that is not known to be there can be in these places."""
    for card in range(PACK):
        where = int(g.where[seat, card])
        if where != GONE and where & ~gone:
            g.where[seat, card] = where & ~gone
    g.fog[seat] = int(g.fog[seat]) & ~gone


@rule
def follow_draw(t, g, owner, card):
    """A card comes from the deck into a hand."""
    if not g.minding:
        return
    for seat in range(t.house.players):
        if sees(t, seat, owner):
            g.where[seat, card] = bit(owner)
        else:
            g.fog[seat] = int(g.fog[seat]) | bit(owner)


@rule
def follow_to_pile(t, g, owner, card):
    """A card is played: everyone sees it leave the hand."""
    if not g.minding:
        return
    for seat in range(t.house.players):
        if g.followed and not sees(t, seat, owner):
            recognise(t, g, seat, card, bit(owner), -1)
    for seat in range(SEATS):
        g.where[seat, card] = GONE


@rule
def follow_exchange(t, g, giver, taker, card):
    """BC-BLU-09: the two of an exchange see the card, to all others it may be any card of that hand."""
    if not g.minding:
        return
    g.followed = 1
    for seat in range(t.house.players):
        if sees(t, seat, giver) or sees(t, seat, taker):
            if not sees(t, seat, giver):
                recognise(t, g, seat, card, bit(giver), -1)
            g.where[seat, card] = bit(taker)
        else:
            move_unseen(g, seat, bit(giver), bit(taker))


@rule
def follow_hands(t, g, steps):
    """BC-BLU-13, BC-BLU-14: hands have moved on, and those that can be seen now are looked at."""
    if not g.minding:
        return
    g.followed = 1
    for seat in range(t.house.players):
        for card in range(PACK):
            if g.where[seat, card] != GONE:
                g.where[seat, card] = moved_on(t, int(g.where[seat, card]), steps)
        g.fog[seat] = moved_on(t, int(g.fog[seat]), steps)
        for owner in range(t.house.players):
            if sees(t, seat, owner):
                look_at(t, g, seat, owner)


@rule
def moved_on(t, where, steps):
    """The same places, but that each hand has gone so many seats on."""
    players = int(t.house.players)
    hands = where & HANDS
    hands = (hands << int(steps)) | (hands >> (players - int(steps)))
    return (where & ~HANDS) | (hands & (bit(players) - 1))


@rule
def look_at(t, g, seat, owner):
    """A player sees a hand: its cards are there, and no others are."""
    for i in range(g.hand_size[owner]):
        recognise(t, g, seat, g.hand[owner, i], bit(owner), owner)
        g.where[seat, g.hand[owner, i]] = bit(owner)
    rule_out(g, seat, bit(owner))


@rule
def follow_into_circle(t, g):
    """BC-BLU-08: all hands are put together."""
    if not g.minding:
        return
    g.followed = 1
    for seat in range(t.house.players):
        move_unseen(g, seat, HANDS, POOL)
        rule_out(g, seat, HANDS)


@rule
def follow_out_of_circle(t, g, owner, card):
    """BC-BLU-08: a card of those put together goes to a hand; when it was the last, there are none left."""
    if not g.minding:
        return
    for seat in range(t.house.players):
        if sees(t, seat, owner):
            recognise(t, g, seat, card, POOL, -1)
            g.where[seat, card] = bit(owner)
        else:
            move_unseen(g, seat, POOL, bit(owner))
        if g.pool_size == 0:
            rule_out(g, seat, POOL)


# --- What may be imagined --------------------------------------------------------------------------------------------


@rule
def imagine(t, g, seat, dice):
    """BC-INF-01, BC-INF-02: redeal the hands and the deck, evenly over all deals that fit what a player knows.

    A deal fits if every card is in a place it can be in and every hand keeps its size. Cards that may be anywhere are
    shuffled among their places in hands and deck, which is exact. Cards known to be in one of some hands first change
    places with others, two or three at a time, wherever all may go; each such step is as likely as its reverse, so all
    deals that can be reached become equally likely, and there are enough steps to forget the true one. Cards that CC
    is still handing out stay, for nobody acts then. Not kept is what cannot be said of one card by itself: that in an
    exchange between others just one card went each way.
    """
    if not g.minding:
        know_only_hands(t, g, seat)
    mix_followed(t, g, seat, dice)
    shuffle_fog(t, g, seat, dice)
    for other in range(t.house.players):
        if other != seat:
            know_only_hands(t, g, other)
    leave_no_trace(g)


@rule
def list_unknown(t, g, seat, only_fog):
    """Write down where unknown cards are in hands, in the buffer of events, which is wiped soon; returns how many."""
    count = 0
    for owner in range(t.house.players):
        if sees(t, seat, owner):
            continue
        for i in range(g.hand_size[owner]):
            where = int(g.where[seat, g.hand[owner, i]])
            if where == 0 or (where & (where - 1) and not only_fog):
                g.events[count, 0] = owner
                g.events[count, 1] = i
                count += 1
    return count


@rule
def mix_followed(t, g, seat, dice):
    """Cards known to be in one of some hands change places, with each other and with unknown ones."""
    count = list_unknown(t, g, seat, False)
    if count == list_unknown(t, g, seat, True):
        return  # there are none
    count = list_unknown(t, g, seat, False)
    for _ in range(TRIES * count):
        a, b, c = below(dice, count), below(dice, count), below(dice, count)
        if below(dice, 2):
            if fits(g, seat, a, b) and fits(g, seat, b, a):
                exchange(g, a, b)
        elif a != b and b != c and a != c:
            if fits(g, seat, a, b) and fits(g, seat, b, c) and fits(g, seat, c, a):
                exchange(g, a, b)
                exchange(g, a, c)


@rule
def fits(g, seat, a, b):
    """Whether the card in one of the places written down may be in another."""
    card = g.hand[g.events[a, 0], g.events[a, 1]]
    return places(g, seat, card) & bit(g.events[b, 0]) != 0


@rule
def exchange(g, a, b):
    """The cards in two of the places written down change places."""
    owner, i = g.events[a, 0], g.events[a, 1]
    other, j = g.events[b, 0], g.events[b, 1]
    g.hand[owner, i], g.hand[other, j] = g.hand[other, j], g.hand[owner, i]


@rule
def shuffle_fog(t, g, seat, dice):
    """Cards that may be in the deck as well change places with any such card from here on, or none."""
    count = list_unknown(t, g, seat, True)
    for n in range(count):
        pick = below(dice, g.deck_size + count - n)
        if pick < g.deck_size:
            owner, i = g.events[n, 0], g.events[n, 1]
            g.hand[owner, i], g.pack[pick] = g.pack[pick], g.hand[owner, i]
        else:
            exchange(g, n, n + pick - g.deck_size)


@rule
def leave_no_trace(g):
    """Wipe what a position still holds of cards that were elsewhere a moment ago, and what was told."""
    for card in range(PACK):
        g.place[card] = 0
    for i in range(PACK):
        if i < g.deck_size:
            g.place[g.pack[i]] = i
        else:
            g.pack[i] = 0
    for i in range(g.pool_size, SEATS * HAND):
        g.pool[i] = 0
    for owner in range(SEATS):
        for i in range(g.hand_size[owner], HAND):
            g.hand[owner, i] = 0
    forget(g)
