"""Set-up and drafts: first Roster, Spring Training, Trade Deadline, the drafts of a duel (7S-SET, 7S-SPR, 7S-DUE)."""

from rainout.core.kernel import rule
from rainout.core.listing import list_cards, list_if
from rainout.core.state import CHANCE
from rainout.diamond.waiting import wait_for
from rainout.games.stretch.actions import Act, Told
from rainout.games.stretch.rules.table import join_roster, remove
from rainout.games.stretch.state import (
    FIRST_OF,
    NO_CARD,
    PILES,
    POSITIONS,
    SEATS,
    Due,
    Phase,
    Pile,
    Role,
    Stage,
)

# --- Piles: CHANCE turns up one card at a time -----------------------------------------------------------------------


@rule
def shuffle_piles(g):
    """7S-SET-02: all cards are in their piles, and nobody knows the order."""
    for pile in range(4):
        for i in range(PILES[pile]):
            g.supply[pile, i] = FIRST_OF[pile] + i
        g.supply_size[pile] = PILES[pile]


@rule
def turn_up(g, pile):
    """CHANCE is to turn up the next card of a pile; then what is due now goes on."""
    g.pile = pile
    g.after = g.due
    wait_for(g, Phase.DEAL, CHANCE)


@rule
def is_up(g, pile):
    """Whether the top card of a pile lies open; if not, CHANCE is to turn it up."""
    if g.top[pile] != NO_CARD:
        return True
    turn_up(g, pile)
    return False


@rule
def draw(t, g, card):
    """A card is turned up."""
    pile = g.pile
    remove(g.supply[pile], g.supply_size[pile], card)
    g.supply_size[pile] -= 1
    g.top[pile] = card
    if not t.house.duel and t.teams.roll[card] > 0:
        Told.turned_up(g, -1, card)
    g.due = g.after


@rule
def take_top(g, pile):
    """The card that lies open on a pile is taken from it."""
    card = int(g.top[pile])
    g.top[pile] = NO_CARD
    return card


@rule
def top_shows(g, pile):
    """7S-SET-02: only the top team of a supply is visible; whether it is, or the supply is empty."""
    if g.top[pile] == NO_CARD and g.supply_size[pile] > 0:
        turn_up(g, pile)
        return False
    return True


@rule
def list_pile(t, g, out):
    """The cards CHANCE may turn up; 7S-DUE-07: who lacks a batter gets the first batter found."""
    pile = g.pile
    if g.trading < 0:
        return list_cards(out, 0, Act.draw(0), g.supply[pile], g.supply_size[pile])
    n = 0
    for i in range(g.supply_size[pile]):
        card = g.supply[pile, i]
        n = list_if(out, n, Act.draw(card), not t.players.is_pitcher[card])
    return n


# --- 3. Season set-up (7S-SET) ---------------------------------------------------------------------------------------


@rule
def deal_roster(t, g):
    """7S-SET-01: one of the Tier 1 pitchers and nine of the batters, at random; the others leave the game."""
    size = g.roster_size[0]
    if size == 1 + POSITIONS:
        if top_shows(g, Pile.TIER_2) and top_shows(g, Pile.TIER_3):
            begin_draft(g, Stage.SPRING)
        return
    pile = Pile.PITCHERS if size == 0 else Pile.BATTERS
    if is_up(g, pile):
        card = take_top(g, pile)
        join_roster(g, 0, card)
        Told.dealt(g, 0, card)


# --- 4. Spring Training and Trade Deadline (7S-SPR) ------------------------------------------------------------------


@rule
def begin_draft(g, stage):
    """7S-SPR-01, 7S-SPR-04: three pairs will be drafted."""
    g.stage = stage
    g.offered_size = 0
    g.schedule_size = 0
    Told.stage(g, -1, stage)
    g.due = Due.DRAFT_PAIR


@rule
def draft_pair(t, g):
    """7S-SPR-01, 7S-SPR-02: take the top two cards; the next top card shows, and one of the two is to be signed."""
    pile = Pile.TIER_2 if g.stage == Stage.SPRING else Pile.TIER_3
    while g.offered_size < 2:
        if not is_up(g, pile):
            return
        g.offered[g.offered_size] = take_top(g, pile)
        g.offered_size += 1
    if top_shows(g, pile):
        wait_for(g, Phase.SIGN, 0)


@rule
def sign_of_pair(g, card):
    """7S-SPR-01, 7S-CRD-04: one card joins the Roster as a player, the other the Schedule as a team."""
    half = Stage.FIRST_HALF if g.stage == Stage.SPRING else Stage.SECOND_HALF
    remove(g.offered, g.offered_size, card)
    g.offered_size = 1
    join_roster(g, 0, card)
    Told.signed(g, 0, card, 0)
    team = g.offered[0]
    g.offered_size = 0
    g.schedule[g.schedule_size] = team
    g.schedule_size += 1
    Told.scheduled(g, 0, team, half)
    if g.schedule_size < 3:
        g.due = Due.DRAFT_PAIR
    else:
        begin_stage(g, half)


@rule
def begin_stage(g, stage):
    """7S-SET-04, 7S-PLY-03: a half of the season, Semi-finals, Finals or a duel begin with their first game."""
    g.stage = stage
    Told.stage(g, -1, stage)
    g.due = Due.NEXT_GAME


# --- 21. The drafts of a duel (7S-DUE) -------------------------------------------------------------------------------


@rule
def deal_duel(t, g):
    """7S-DUE-02, 7S-DUE-08: a pitcher for each Coach and who is Home, at random or as agreed; then the drafts."""
    if g.roster_size[0] == 0:
        if t.house.pitcher_of_first != NO_CARD:
            first = int(t.house.pitcher_of_first)
        elif is_up(g, Pile.PITCHERS):
            first = take_top(g, Pile.PITCHERS)
        else:
            return
        g.supply_size[Pile.PITCHERS] = 0
        for seat in range(SEATS):
            card = first if seat == 0 else 1 - first
            join_roster(g, seat, card)
            Told.signed(g, seat, card, 0)
    if g.home < 0:
        if t.house.home_seat >= 0:
            set_home(t, g, t.house.home_seat)
        else:
            wait_for(g, Phase.HOME, CHANCE)
            return
    g.dealing = 1
    g.passes = 0
    g.due = Due.PICKS


@rule
def set_home(t, g, seat):
    """7S-DUE-08: this Coach is Home, the other Away."""
    g.home = seat
    Told.home(g, seat)
    g.due = Due.DEAL_DUEL


@rule
def go_on_drafting(t, g):
    """7S-DUE-03, 7S-DUE-04: two hands of four Tier 1 batters, then one of three Tier 2 and three Tier 3 cards."""
    if g.drafted == 3:
        g.due = Due.TRADES
        return
    if g.dealing:
        deal_hands(g)
        return
    for seat in range(SEATS):
        if g.pick[seat] == NO_CARD:
            g.selecting = seat
            wait_for(g, Phase.PICK, seat)
            return
    reveal_picks(g)


@rule
def deal_hands(g):
    """The Coaches are dealt a card each in turn, until the hands are full."""
    full = 4 if g.drafted < 2 else 6
    while g.hand_size[1] < full:
        seat = 0 if g.hand_size[0] == g.hand_size[1] else 1
        pile = Pile.BATTERS
        if g.drafted == 2:
            pile = Pile.TIER_2 if g.hand_size[seat] < 3 else Pile.TIER_3
        if not is_up(g, pile):
            return
        card = take_top(g, pile)
        g.hand[seat, g.hand_size[seat]] = card
        g.hand_size[seat] += 1
        Told.dealt(g, seat, card)
    g.dealing = 0


@rule
def pick_card(g, card):
    """7S-DUE-06: a Coach has picked, and keeps it secret until the other has."""
    g.pick[g.actor] = card
    Told.picked(g, g.actor)
    g.due = Due.PICKS


@rule
def reveal_picks(g):
    """7S-DUE-03, 7S-DUE-06: both picks are shown and the rest of the hands passed; a last card goes by itself."""
    for seat in range(SEATS):
        card = int(g.pick[seat])
        g.pick[seat] = NO_CARD
        sign_from_hand(g, seat, card)
    for i in range(g.hand_size[0]):
        g.hand[0, i], g.hand[1, i] = g.hand[1, i], g.hand[0, i]
    g.passes += 1
    if g.hand_size[0] == 1:
        for seat in range(SEATS):
            sign_from_hand(g, seat, g.hand[seat, 0])
        g.drafted += 1
        g.dealing = 1
        g.passes = 0
    g.due = Due.PICKS


@rule
def sign_from_hand(g, seat, card):
    """A card goes from a Coach's hand to the Roster."""
    remove(g.hand[seat], g.hand_size[seat], card)
    g.hand_size[seat] -= 1
    join_roster(g, seat, card)
    Told.signed(g, seat, card, 0)


@rule
def count_batters(t, g, seat):
    """How many batters a Roster holds."""
    count = 0
    for i in range(g.roster_size[seat]):
        if not t.players.is_pitcher[g.roster[seat, i]]:
            count += 1
    return count


@rule
def fill_up_batters(t, g):
    """7S-DUE-07: a Coach with fewer than nine batters exchanges a drafted pitcher."""
    if g.trading >= 0:
        if is_up(g, Pile.TIER_2):
            seat, card = g.trading, take_top(g, Pile.TIER_2)
            g.trading = -1
            join_roster(g, seat, card)
            Told.signed(g, seat, card, 0)
        return
    for seat in range(SEATS):
        if count_batters(t, g, seat) < POSITIONS:
            g.selecting = seat
            wait_for(g, Phase.TRADE, seat)
            return
    begin_stage(g, Stage.DUEL)


@rule
def list_trades(t, g, out):
    """7S-DUE-07: the pitchers a Coach has drafted."""
    n = 0
    for i in range(g.roster_size[g.actor]):
        card = g.roster[g.actor, i]
        drafted = card >= FIRST_OF[Pile.TIER_2]
        n = list_if(out, n, Act.trade(card), t.players.is_pitcher[card] and drafted)
    return n


@rule
def trade(t, g, card):
    """7S-DUE-07: a pitcher leaves; the first batter found among the undealt Tier 2 cards comes."""
    seat = g.actor
    remove(g.roster[seat], g.roster_size[seat], card)
    g.roster_size[seat] -= 1
    g.role[card] = Role.AWAY
    Told.traded(g, seat, card)
    g.trading = seat
    g.due = Due.TRADES
