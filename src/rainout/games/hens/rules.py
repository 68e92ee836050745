"""The rules of CLUTCH, the hen game, in the order of its rulebook.

Each function names the lines of ``docs/rules/hens.md`` it carries out. ``t`` holds the house rules, ``g`` the position.
"""

from rainout.core.clearing import clearing
from rainout.core.dice import below
from rainout.core.events import hush
from rainout.core.kernel import rule
from rainout.core.listing import list_cards, list_one, list_run
from rainout.core.state import CHANCE, NOBODY
from rainout.games.hens.actions import Act, Told
from rainout.games.hens.state import (
    FACES,
    GAME,
    NO_CARD,
    PACK,
    POINTS,
    RANKS,
    SEATS,
    SPACES,
    STATE,
    SUITS,
    Face,
    Line,
    Phase,
    Series,
)

INLINE_RULES = True

# --- The contract: set up, list, move on -----------------------------------------------------------------------------


clear_match = rule(clearing(STATE.own, "Nothing has been played yet."))
clear_game = rule(clearing(GAME, "A game is about to be dealt."))


@rule
def deal(t, g):
    """CH-SET-01: a match for two begins with its first game."""
    hush(g)
    clear_match(g)
    gather_cards(g)


@rule
def options(t, g, out):
    """What the player to act may do; for CHANCE, the equally likely outcomes."""
    if g.phase == Phase.CHOOSE:
        return list_choices(t, g, out)
    if g.phase == Phase.ROLL or g.phase == Phase.ROLL_OFF:
        return list_run(out, 0, Act.roll(1), FACES)
    if g.phase == Phase.DEAL:
        return list_cards(out, 0, Act.deal(0), g.deck, g.deck_size)
    if g.phase == Phase.DRAW:
        return list_cards(out, 0, Act.draw(0), g.deck, g.deck_size)
    if g.phase == Phase.INTERMISSION:
        return list_one(out, 0, Act.next_())
    return 0


@rule
def chance(t, g, dice):
    """CH-SET-03, CH-TRN-08: every face and every card of the deck is equally likely."""
    if g.phase == Phase.DEAL:
        return Act.deal(g.deck[below(dice, g.deck_size)])
    if g.phase == Phase.DRAW:
        return Act.draw(g.deck[below(dice, g.deck_size)])
    return Act.roll(1 + below(dice, FACES))


@rule
def payoff(t, g, seat):
    """1 for the winner of the match, -1 for the other."""
    if g.phase != Phase.OVER:
        return 0
    return 1 if g.winner == seat else -1


@rule
def imagine(t, g, seat, dice):
    """CH-INF-01, CH-INF-02: all cards are known and the order of the deck does not exist, so nothing is redealt."""


# --- Words of the rulebook -------------------------------------------------------------------------------------------


@rule
def other(seat):
    """The opponent of a seat."""
    return 1 - seat


@rule
def rank(card):
    """The rank of a card, 0 for the 10 to 4 for the ace."""
    return card // SUITS


@rule
def well_placed(g, seat, space):
    """A card is well placed when its rank is the target rank of its space."""
    return rank(g.corral[seat, space]) == space


@rule
def misplaced_cards(g, seat):
    """CH-SCO-11: how many cards of a corral are misplaced, whatever their suits and blocks."""
    misplaced = 0
    for space in range(SPACES):
        if not well_placed(g, seat, space):
            misplaced += 1
    return misplaced


@rule
def complete(g, seat):
    """CH-END-01: a corral is complete when all five cards are well placed."""
    for space in range(SPACES):
        if not well_placed(g, seat, space):
            return False
    return True


# --- 1. Set-up (CH-SET) ----------------------------------------------------------------------------------------------


@rule
def gather_cards(g):
    """CH-SET-02, CH-SET-04, CH-SER-04: all twenty cards go back into the deck, to be dealt afresh."""
    for card in range(PACK):
        g.deck[card] = card
    g.deck_size = PACK
    g.turns = 0
    clear_game(g)
    g.phase = Phase.DEAL
    g.actor = CHANCE


@rule
def deal_card(t, g, card):
    """CH-SET-04, CH-SET-05: players are dealt in turn; each card takes the next space of its corral."""
    dealt = PACK - g.deck_size
    seat, space = dealt % SEATS, dealt // SEATS
    take_from_deck(g, card)
    g.corral[seat, space] = card
    Told.dealt(g, seat, card, space)
    if dealt + 1 == SEATS * SPACES:
        check_the_deal(t, g)


@rule
def take_from_deck(g, card):
    """Remove a card from the deck."""
    i = 0
    while g.deck[i] != card:
        i += 1
    g.deck_size -= 1
    g.deck[i] = g.deck[g.deck_size]


@rule
def check_the_deal(t, g):
    """CH-SET-07, CH-SET-08: a corral dealt complete and in order means a new deal for both."""
    for seat in range(SEATS):
        if complete(g, seat):
            Told.dealt_again(g, seat)
            gather_cards(g)
            return
    find_starter(t, g)


@rule
def find_starter(t, g):
    """CH-SET-09, CH-SET-10, CH-SET-11: more aces start, then more kings and so on down; else a roll-off."""
    for step in range(RANKS):
        deciding = RANKS - 1 - step
        lead = count_rank(g, 0, deciding) - count_rank(g, 1, deciding)
        if lead != 0:
            start(t, g, 0 if lead > 0 else 1, deciding)
            return
    g.phase = Phase.ROLL_OFF


@rule
def count_rank(g, seat, wanted):
    """How many cards of a rank lie in a corral."""
    count = 0
    for space in range(SPACES):
        if rank(g.corral[seat, space]) == wanted:
            count += 1
    return count


@rule
def roll_off(t, g, face):
    """CH-SET-11: each rolls the die, the higher starts, equal rolls are repeated."""
    roller = g.turn
    g.roll_off[roller] = face
    Told.rolled_off(g, roller, face)
    g.turn = other(roller)
    if g.turn == 1:
        return
    if g.roll_off[0] != g.roll_off[1]:
        start(t, g, 0 if g.roll_off[0] > g.roll_off[1] else 1, -1)


@rule
def start(t, g, seat, deciding):
    """CH-SET-12: the starting player takes the first turn."""
    Told.starts(g, seat, deciding)
    begin_turn(t, g, seat)


# --- 3. Turns (CH-TRN) -----------------------------------------------------------------------------------------------


@rule
def begin_turn(t, g, seat):
    """CH-TRN-01, CH-TRN-02: a turn begins with one roll of the die. CH-OPT-01: a block may last only till then."""
    g.turn = seat
    g.turns += 1
    g.face = 0
    g.action = 0
    if t.house.one_round:
        for space in range(SPACES):
            unblock(g, seat, space)
    g.phase = Phase.ROLL
    g.actor = CHANCE


@rule
def roll(t, g, face):
    """A die has fallen: for the start, or for the turn."""
    if g.phase == Phase.ROLL_OFF:
        roll_off(t, g, face)
    else:
        roll_for_turn(t, g, face)


@rule
def roll_for_turn(t, g, face):
    """CH-TRN-02, CH-TRN-06: the face decides the action; a face without a target makes the turn void."""
    g.face = face
    Told.rolled(g, g.turn, face)
    if has_target(g, face):
        g.phase = Phase.CHOOSE
        g.actor = g.turn
    else:
        Told.void(g, g.turn, face)
        begin_turn(t, g, other(g.turn))


@rule
def has_target(g, face):
    """CH-ACT-16, CH-BLK-08: only blocked cards can leave a face without a target."""
    if face == Face.RENEW_THEIRS or face == Face.ROB:
        return has_unblocked(g, other(g.turn))
    if face == Face.BLOCK:
        return has_unblocked(g, g.turn)
    return True


@rule
def has_unblocked(g, seat):
    """Whether a corral has a card that is not blocked."""
    for space in range(SPACES):
        if not g.blocked[seat, space]:
            return True
    return False


@rule
def list_choices(t, g, out):
    """CH-TRN-03, CH-TRN-04, CH-TRN-05: the action of the face, or on a 6 any action, or a pass."""
    if g.drawn != NO_CARD:
        return list_action(t, g, g.action, out, 0)
    if g.face != Face.ANY:
        n = list_action(t, g, g.face, out, 0)
        if t.house.may_decline:
            n = list_one(out, n, Act.pass_())
        return n
    n = 0
    for action in range(Face.RENEW_OWN, Face.ANY):
        n = list_action(t, g, action, out, n)
    return list_one(out, n, Act.pass_())


@rule
def list_action(t, g, action, out, n):
    """The targets of one action, written into ``out`` from ``n`` on; returns where they end."""
    me, opponent = g.turn, other(g.turn)
    if action == Face.RENEW_OWN:
        if t.house.look_first and g.drawn == NO_CARD:
            return list_one(out, n, Act.look())
        return list_run(out, n, Act.renew(0), SPACES)
    if action == Face.RENEW_THEIRS:
        if t.house.look_first and g.drawn == NO_CARD:
            return list_run(out, n, Act.look_their(), 1 if has_unblocked(g, opponent) else 0)
        return list_unblocked(g, opponent, out, n, Act.renew_their(0))
    if action == Face.ROB:
        for mine in range(SPACES):
            n = list_unblocked(g, opponent, out, n, Act.rob(mine, 0))
        return n
    if action == Face.REARRANGE:
        for first in range(SPACES - 1):
            n = list_run(out, n, Act.rearrange(first, first + 1), SPACES - first - 1)
        return n
    return list_unblocked(g, me, out, n, Act.block(0))


@rule
def list_unblocked(g, seat, out, n, first):
    """Write an action for each card of a corral that is not blocked."""
    for space in range(SPACES):
        out[n] = first + space
        n += 1 - g.blocked[seat, space]  # the next one overwrites a blocked one
    return n


@rule
def pass_turn(t, g):
    """CH-TRN-05, CH-SCO-05: nothing happens, and the bonus for never passing is gone."""
    g.passed[g.turn] = 1
    Told.passed(g, g.turn, g.face)
    begin_turn(t, g, other(g.turn))


@rule
def end_action(t, g):
    """CH-TRN-09, CH-END-02, CH-END-03, CH-END-04: a complete corral wins at once, the active player's first."""
    me, opponent = g.turn, other(g.turn)
    if complete(g, me):
        win(t, g, me)
    elif complete(g, opponent):
        win(t, g, opponent)
    else:
        begin_turn(t, g, opponent)


# --- 4. The actions of the die (CH-ACT) ------------------------------------------------------------------------------


@rule
def renew_own(t, g, space):
    """CH-ACT-01: renew one of my own."""
    renew(t, g, Face.RENEW_OWN, space)


@rule
def renew_theirs(t, g, space):
    """CH-ACT-04: renew one of the opponent's."""
    renew(t, g, Face.RENEW_THEIRS, space)


@rule
def renew(t, g, action, space):
    """CH-ACT-01, CH-ACT-04: name a space, then draw; CH-OPT-04: or name none, or place the card already drawn.

    CH-TRN-08, CH-INF-02: any card of the deck is equally likely, for it was shuffled after the last turn.
    """
    g.action = action
    g.space = space
    if g.drawn == NO_CARD:
        g.phase = Phase.DRAW
        g.actor = CHANCE
    else:
        place(t, g, g.drawn)


@rule
def look_for_own(t, g):
    """CH-OPT-04: draw a card and look at it before naming a space of mine."""
    renew(t, g, Face.RENEW_OWN, -1)


@rule
def look_for_theirs(t, g):
    """CH-OPT-04: the same for a space of the opponent's."""
    renew(t, g, Face.RENEW_THEIRS, -1)


@rule
def draw_card(t, g, card):
    """A card is drawn: onto the space named before, or into the player's hand to be looked at."""
    if g.space >= 0:
        place(t, g, card)
        return
    g.drawn = card
    Told.drew(g, g.turn, card)
    g.phase = Phase.CHOOSE
    g.actor = g.turn


@rule
def place(t, g, card):
    """CH-ACT-03, CH-BLK-05: the drawn card takes the space unblocked, the replaced one goes into the deck."""
    owner = g.turn if g.action == Face.RENEW_OWN else other(g.turn)
    replaced = g.corral[owner, g.space]
    i = 0
    while g.deck[i] != card:
        i += 1
    g.deck[i] = replaced
    g.corral[owner, g.space] = card
    g.blocked[owner, g.space] = 0
    g.drawn = NO_CARD
    if owner == g.turn:
        Told.renewed(g, g.turn, g.space, replaced, card)
    else:
        Told.renewed_their(g, g.turn, g.space, replaced, card)
    end_action(t, g)


@rule
def rob(t, g, mine, theirs):
    """CH-ACT-06, CH-ACT-07, CH-ACT-08: swap one of my hens for an unblocked one of the opponent's."""
    me, opponent = g.turn, other(g.turn)
    g.action = Face.ROB
    given, taken = g.corral[me, mine], g.corral[opponent, theirs]
    g.corral[me, mine], g.corral[opponent, theirs] = taken, given
    g.blocked[me, mine] = 0  # CH-BLK-05: a block stays behind when its card leaves the corral
    if counts_as_robbery(t, g):
        g.robbed[opponent] = 1
    Told.robbed(g, me, mine, theirs, given, taken)
    end_action(t, g)


@rule
def counts_as_robbery(t, g):
    """CH-ACT-09, CH-ACT-14: every action 3 is a robbery; CH-OPT-05: or only one that was rolled."""
    return g.action == Face.ROB and (g.face == Face.ROB or not t.house.rolled_robberies)


@rule
def rearrange(t, g, first, second):
    """CH-ACT-10, CH-ACT-11, CH-BLK-04: two of my cards change places and take their blocks along."""
    g.action = Face.REARRANGE
    me = g.turn
    g.corral[me, first], g.corral[me, second] = g.corral[me, second], g.corral[me, first]
    g.blocked[me, first], g.blocked[me, second] = g.blocked[me, second], g.blocked[me, first]
    Told.rearranged(g, me, first, second, g.corral[me, second], g.corral[me, first])
    end_action(t, g)


# --- 5. Blocks (CH-BLK) ----------------------------------------------------------------------------------------------


@rule
def block(t, g, space):
    """CH-ACT-12, CH-BLK-06: block one of my cards; CH-OPT-02: one at a time."""
    me = g.turn
    g.action = Face.BLOCK
    if t.house.one_block:
        for i in range(SPACES):
            unblock(g, me, i)
    g.blocked[me, space] = 1
    Told.blocked(g, me, space, g.corral[me, space])
    end_action(t, g)


@rule
def unblock(g, seat, space):
    """CH-BLK-07: only a house rule lifts a block from a card that stays."""
    if g.blocked[seat, space]:
        g.blocked[seat, space] = 0
        Told.unblocked(g, seat, space, g.corral[seat, space])


# --- 6. The end of a game (CH-END) and 7. victory points (CH-SCO) ----------------------------------------------------


@rule
def win(t, g, winner):
    """CH-END-01, CH-END-05, CH-END-06: the game ends at once with one winner."""
    g.winner = winner
    Told.completed(g, winner, g.turn)
    score(t, g, winner)
    g.wins[winner] += 1
    g.total[winner] += g.points[winner]
    Told.won(g, winner, g.points[winner], g.game)
    if series_is_over(t, g):
        tell_series(t, g)
        g.phase = Phase.OVER
        g.actor = NOBODY
    else:
        g.phase = Phase.INTERMISSION
        g.actor = other(winner)


@rule
def score(t, g, winner):
    """CH-SCO-01 to CH-SCO-13: the winner's five lines; a loser's opponent has no misplaced card, so he scores 0."""
    loser = other(winner)
    misplaced = misplaced_cards(g, loser)
    g.points[winner] = 0
    g.points[loser] = 0
    score_line(g, Line.WIN, winner, 1)
    score_line(g, Line.ROBBERY, winner, 1 if winner == g.turn and counts_as_robbery(t, g) else 0)
    score_line(g, Line.MISPLACED, winner, misplaced)
    score_line(g, Line.NEVER_PASSED, winner, 0 if g.passed[winner] else 1)
    score_line(g, Line.NEVER_ROBBED, winner, 0 if g.robbed[winner] else 1)


@rule
def score_line(g, line, winner, count):
    """One line of the score table."""
    points = POINTS[line] * count
    g.lines[line] = points
    g.points[winner] += points
    if count:
        Told.scored(g, winner, line, points, count)


# --- 8. Series (CH-SER) ----------------------------------------------------------------------------------------------


@rule
def series_is_over(t, g):
    """CH-SER-01, CH-SER-02, CH-SER-03: after one game, at the agreed points, or at the agreed number of wins."""
    if t.house.series == Series.POINTS:
        return g.total[g.winner] >= t.house.goal
    if t.house.series == Series.GAMES:
        return g.wins[g.winner] >= t.house.goal
    return True


@rule
def tell_series(t, g):
    """CH-SER-02, CH-SER-03: say how a series ended."""
    winner, loser = g.winner, other(g.winner)
    if t.house.series == Series.POINTS:
        Told.won_series(g, winner, g.total[winner], g.total[loser])
    elif t.house.series == Series.GAMES:
        Told.won_series(g, winner, g.wins[winner], g.wins[loser])


@rule
def next_game(t, g):
    """CH-SER-04, CH-SCO-13: the loser gathers the cards for a fresh deal; all flags start clean."""
    g.game += 1
    gather_cards(g)


# --- Every action, and the rule that carries it out ------------------------------------------------------------------

carry_out = Act.carried_out(
    deal=deal_card,
    draw=draw_card,
    roll=roll,
    renew=renew_own,
    renew_their=renew_theirs,
    rob=rob,
    rearrange=rearrange,
    block=block,
    look=look_for_own,
    look_their=look_for_theirs,
    pass_=pass_turn,
    next_=next_game,
)


@rule
def apply(t, g, action):
    """Carry out one of the options."""
    hush(g)
    carry_out(t, g, action)
