"""The rules of BASEBALL!, in the order of its rulebook.

Each function names the lines of ``docs/rules/baseball.md`` it carries out. ``t`` holds the house rules and the cards,
``g`` the position.
"""

from rainout.core.clearing import clearing
from rainout.core.dice import below
from rainout.core.events import hush
from rainout.core.kernel import rule, rule_for_each
from rainout.core.listing import list_cards, list_if, list_one
from rainout.core.state import CHANCE, NOBODY
from rainout.diamond.bases import advance_all, advance_lead, bring_batter, lead_base, walk_batter
from rainout.diamond.innings import (
    change_sides,
    count_error,
    count_hit,
    put_out_batter,
    put_out_runner,
    score_run,
)
from rainout.diamond.state import OUTS, THIRD, Team
from rainout.diamond.waiting import NOTHING, wait_for
from rainout.games.baseball.actions import Act, Told
from rainout.games.baseball.knowing import (
    follow_draw,
    follow_exchange,
    follow_hands,
    follow_into_circle,
    follow_out_of_circle,
    follow_to_pile,
    forget_all,
)
from rainout.games.baseball.state import (
    COLOURS,
    FIRST_BLUE,
    KINDS,
    NO_CARD,
    PACK,
    SEATS,
    STATE,
    TEN,
    Colour,
    Due,
    Idle,
    Kind,
    Phase,
    Way,
)

INLINE_RULES = True
BATTER = 1
"""The diamond's number for every batter and runner: here they have no names."""

# --- The contract: set up, list, move on -----------------------------------------------------------------------------


clear_table = rule(clearing(STATE.own, "Nothing has happened yet."))


@rule
def deal(t, g):
    """BC-SET-06, BC-SET-07: an empty diamond and a full deck; everyone is owed a hand."""
    hush(g)
    clear_table(g)
    g.turns = 0
    for seat in range(SEATS):
        g.original[seat] = original_size(t, seat)
    g.minding = max(0, int(g.listening))
    gather_deck(g)
    find_starter(t, g)
    follow_up(t, g)


@rule
def options(t, g, out):
    """What the player to act may do; for CHANCE, the equally likely cards."""
    if g.phase == Phase.DEAL:
        if g.pool_size > 0:
            return list_cards(out, 0, Act.deal(0), g.pool, g.pool_size)
        return list_cards(out, 0, Act.deal(0), g.pack, g.deck_size)
    if g.phase == Phase.PLAY:
        return list_plays(t, g, out)
    if g.phase == Phase.COVER:
        return list_covers(t, g, out)
    if g.phase == Phase.OPTION:
        return list_one(out, list_one(out, 0, Act.accept()), Act.decline())
    if g.phase == Phase.EXCHANGE:
        return list_others(t, g, out, Act.exchange(0), True)
    if g.phase == Phase.TAKE:
        return list_cards(out, 0, Act.take(0), g.hand[g.exchanging], g.hand_size[g.exchanging])
    if g.phase == Phase.GIVE:
        return list_held(t, g, out, Act.give(0), g.hand_size[g.turn] - 1)
    if g.phase == Phase.TIME:
        return list_others(t, g, out, Act.time(0), False)
    if g.phase == Phase.START:
        return list_starters(t, out)
    return 0


@rule
def chance(t, g, dice):
    """BC-INF-03: every card that may come is equally likely, and every visitor who may start."""
    if g.phase == Phase.START:
        return Act.start(visitor(t, below(dice, count_members(t, Team.VISITOR))))
    if g.phase == Phase.TAKE:
        return Act.take(g.hand[g.exchanging, below(dice, g.hand_size[g.exchanging])])
    if g.pool_size > 0:
        return Act.deal(g.pool[below(dice, g.pool_size)])
    return Act.deal(g.pack[below(dice, g.deck_size)])


@rule
def payoff(t, g, seat):
    """BC-END-03, BC-END-04: 1 for the winning team, -1 for the other, 0 for a draw."""
    if g.phase != Phase.OVER or g.winner < 0:
        return 0
    return 1 if g.winner == t.house.team[seat] else -1


# --- Words of the rulebook -------------------------------------------------------------------------------------------


@rule
def colour(kind):
    """BC-CMP-01: green, red or blue."""
    return COLOURS[kind]


@rule
def attacks(t, g):
    """Whether the team of the player at turn is at bat."""
    return t.house.team[g.turn] == g.batting


@rule
def next_seat(t, seat):
    """BC-TRN-01, BC-R-19: counterclockwise, to the right."""
    return seat + 1 if seat + 1 < t.house.players else 0


@rule
def held(t, g, i):
    """The type of a card in the hand of the player at turn."""
    return t.cards[g.hand[g.turn, i]]


# --- 2. Set-up (BC-SET) and handing out cards ------------------------------------------------------------------------


@rule
def find_starter(t, g):
    """BC-SET-11, BC-R-25: a visitor starts: the one agreed on, the only one, or one whom CHANCE picks."""
    agreed = t.house.starter
    if agreed >= 0 and agreed < t.house.players and t.house.team[agreed] == Team.VISITOR:
        start_with(t, g, agreed)
    elif count_members(t, Team.VISITOR) == 1:
        start_with(t, g, visitor(t, 0))
    else:
        wait_for(g, Phase.START, CHANCE)


@rule
def start(t, g, seat):
    """BC-R-25: CHANCE has picked the visitor who starts."""
    start_with(t, g, seat)
    Told.starts(g, seat)


@rule
def count_members(t, team):
    """How many play for a team."""
    count = 0
    for seat in range(t.house.players):
        count += 1 if t.house.team[seat] == team else 0
    return count


@rule
def visitor(t, number):
    """The seat of a visitor, counted from 0 in seat order."""
    seat = next_mate(t, Team.VISITOR, t.house.players - 1)
    for _ in range(number):
        seat = next_mate(t, Team.VISITOR, seat)
    return seat


@rule
def list_starters(t, out):
    """BC-R-25: CHANCE may pick any of the visitors."""
    n = 0
    for number in range(count_members(t, Team.VISITOR)):
        n = list_one(out, n, Act.start(visitor(t, number)))
    return n


@rule
def start_with(t, g, seat):
    """BC-SET-07, BC-TRN-02: cards are dealt from the visitor who starts, and the home team counts from there."""
    g.opener = seat
    g.turn = seat
    g.last[Team.HOME] = seat
    owe_everyone(t, g, seat, Due.NEXT_TURN)


@rule
def original_size(t, seat):
    """BC-SET-07, BC-SET-08: three cards each; at odd tables two for the larger team, four for the smaller."""
    players = t.house.players
    if seat >= players:
        return 0
    if players % 2 == 0:
        return 3
    return 2 if count_members(t, t.house.team[seat]) > players // 2 else 4


@rule
def gather_deck(g):
    """BC-SET-07, BC-SET-09: all cards make the draw deck, and nobody knows where any of them is."""
    for card in range(PACK):
        put_into_deck(g, card, card)
    g.deck_size = PACK
    forget_all(g)


@rule
def owe_everyone(t, g, first, after):
    """Everyone is owed what is missing to the original number; the seat ``first`` gets the first card."""
    for seat in range(t.house.players):
        g.owed[seat] = g.original[seat] - g.hand_size[seat]
    hand_out_from(g, first, after)


@rule
def hand_out_from(g, first, after):
    """Cards are due to those who are owed some, one at a time, counterclockwise from the seat ``first``."""
    g.receiver = first
    g.after = after
    g.due = Due.HAND_OUT


@rule
def hand_out_next(t, g):
    """CHANCE hands a card to the next seat that is owed one; when there is none, or no card, the game goes on."""
    if g.pool_size > 0 or g.deck_size > 0:
        for _ in range(t.house.players):
            if g.owed[g.receiver] > 0:
                wait_for(g, Phase.DEAL, CHANCE)
                return
            g.receiver = next_seat(t, g.receiver)
    for seat in range(t.house.players):
        g.owed[seat] = 0
    g.due = g.after


@rule
def hand_out(t, g, card):
    """CHANCE hands a card out, from the cards collected by CC if there are any, else from the deck."""
    seat = g.receiver
    if g.pool_size > 0:
        remove(g.pool, g.pool_size, card)
        g.pool_size -= 1
        follow_out_of_circle(t, g, seat, card)
    else:
        take_from_deck(g, card)
        follow_draw(t, g, seat, card)
    add_to_hand(g, seat, card)
    g.owed[seat] -= 1
    Told.drew(g, seat, card)
    if g.after == Due.DRAW:
        g.due = Due.DRAW
    else:
        g.receiver = next_seat(t, seat)
        g.due = Due.HAND_OUT


@rule
def put_into_deck(g, i, card):
    """Lay a card at a place in the deck, and remember where: looking for it would take long."""
    g.pack[i] = card
    g.place[card] = i


@rule
def take_from_deck(g, card):
    """A card leaves the deck; the last one takes its place."""
    g.deck_size -= 1
    put_into_deck(g, g.place[card], g.pack[g.deck_size])


@rule
def add_to_hand(g, seat, card):
    """A card joins a hand."""
    g.hand[seat, g.hand_size[seat]] = card
    g.hand_size[seat] += 1


@rule
def remove(cards, count, card):
    """Take a card out of the first ``count`` of a row; the last takes its place."""
    i = 0
    while cards[i] != card:
        i += 1
    cards[i] = cards[count - 1]


# --- 3. Turns (BC-TRN) and 4. drawing (BC-DRW) -----------------------------------------------------------------------


@rule
def following(t, g, seat):
    """BC-TRN-01, BC-TRN-02, BC-TRN-03: the next seat, at first the starter's; BC-OPT-03: or the other team's next."""
    if g.turns == 0:
        return g.opener
    if not t.house.alternate:
        return next_seat(t, seat)
    return next_of_team(t, g, 1 - t.house.team[seat])


@rule
def next_of_team(t, g, team):
    """BC-OPT-03: a team's next member in seat order; BC-R-24: who has no turn leaves it to the next who has one."""
    seat = next_mate(t, team, g.last[team] if g.last[team] >= 0 else t.house.players - 1)
    for _ in range(t.house.players):
        if has_turn(g, seat):
            break
        seat = next_mate(t, team, seat)
    return seat


@rule
def next_mate(t, team, seat):
    """The next member of a team after a seat."""
    seat = next_seat(t, seat)
    while t.house.team[seat] != team:
        seat = next_seat(t, seat)
    return seat


@rule
def has_turn(g, seat):
    """BC-DRW-05, BC-DRW-06: whoever has no card has a turn only while there are some to draw."""
    return g.hand_size[seat] > 0 or g.deck_size > 0


@rule
def next_turn(t, g):
    """The next player who has a turn: BC-DRW-05 passes over empty hands, BC-BLU-18 skips, BC-DRW-06 only draws."""
    seat = g.turn
    while not all_cards_are_gone(t, g):
        seat = following(t, g, seat)
        g.last[t.house.team[seat]] = seat
        if not has_turn(g, seat):
            continue
        if g.skips[seat] > 0:
            g.skips[seat] -= 1
            Told.skipped(g, seat)
            continue
        begin_turn(g, seat)
        return
    finish(g)


@rule
def all_cards_are_gone(t, g):
    """BC-END-02: the deck is empty and no player holds a card."""
    for seat in range(t.house.players):
        if has_turn(g, seat):
            return False
    return True


@rule
def begin_turn(g, seat):
    """BC-TRN-04, BC-DRW-03: play first; BC-DRW-06: a player without cards only draws."""
    g.turn = seat
    g.turns += 1
    g.played = 0
    g.blue_played = 0
    g.closing = 0
    wait_for(g, Phase.PLAY, seat)
    Told.turn(g, seat)
    if g.hand_size[seat] == 0:
        Told.only_drew(g, seat)
        g.due = Due.END_TURN


@rule
def go_on(t, g):
    """BC-TRN-05, BC-TRN-10, BC-BLU-19: after a card the player may go on, if the turn and the hand allow it."""
    if g.closing or not may_play_more(t, g):
        g.due = Due.END_TURN
    else:
        wait_for(g, Phase.PLAY, g.turn)


@rule
def may_play_more(t, g):
    """BC-TRN-08, BC-OPT-01: another card may be played in this turn."""
    if t.house.one_card:
        return False
    for i in range(g.hand_size[g.turn]):
        if playable(t, g, held(t, g, i)):
            return True
    return False


@rule
def playable(t, g, kind):
    """BC-TRN-06, BC-TRN-08: any colour in any role, but one blue card a turn; BC-OPT-02: or the own colour."""
    if kind == Kind.JOKER and t.house.free_joker:
        return True
    if colour(kind) == Colour.BLUE:
        return not g.blue_played
    return right_colour(t, g, kind)


@rule
def right_colour(t, g, kind):
    """BC-OPT-02: attackers may play green, defenders red."""
    if not t.house.own_colour:
        return True
    return (colour(kind) == Colour.GREEN) == attacks(t, g)


@rule
def may_declare(t, g, kind):
    """BC-BLU-11, BC-BLU-12: a Joker may stand for any other type; BC-OPT-07: as blue only while none was played."""
    return kind != Kind.JOKER and playable(t, g, kind)


@rule
def end_turn(t, g):
    """BC-DRW-01, BC-DRW-02, BC-DRW-04: draw up to the original number, as far as the deck goes."""
    g.owed[g.turn] = max(0, g.original[g.turn] - g.hand_size[g.turn])
    g.receiver = g.turn
    g.after = Due.DRAW
    g.due = Due.DRAW


@rule
def draw(t, g):
    """CHANCE hands the player at turn a card that is owed; when there is none, or no card, the next turn is due."""
    if g.owed[g.turn] > 0 and g.deck_size > 0:
        wait_for(g, Phase.DEAL, CHANCE)
    else:
        g.owed[g.turn] = 0
        g.due = Due.NEXT_TURN


@rule
def list_plays(t, g, out):
    """BC-TRN-04, BC-TRN-12: any card that may be played, whether it helps or not; after the first, stop."""
    n = 0
    for i in range(g.hand_size[g.turn]):
        kind = held(t, g, i)
        if is_first_of_its_kind(t, g, i) and playable(t, g, kind):
            if kind == Kind.JOKER:
                n = list_declarations(t, g, out, n)
            else:
                n = list_one(out, n, Act.play(kind))
    if g.played:
        return list_one(out, n, Act.stop())
    if n == 0:
        return list_held(t, g, out, Act.discard(0), g.hand_size[g.turn])
    return n


@rule
def list_declarations(t, g, out, n):
    """What a Joker may be declared as."""
    for kind in range(KINDS):
        n = list_if(out, n, Act.joker(Kind.JOKER, kind), may_declare(t, g, kind))
    return n


@rule
def list_held(t, g, out, first, count):
    """Write an action for each type among the first ``count`` cards in hand.

    BC-OPT-02: without a playable card, one of choice is put away. BC-R-18: any card but the one just taken, which lies
    last, may be given for it.
    """
    n = 0
    for i in range(count):
        n = list_if(out, n, first + int(held(t, g, i)), is_first_of_its_kind(t, g, i))
    return n


@rule
def is_first_of_its_kind(t, g, i):
    """Whether no card before this one in the hand is of its type: equal cards are one choice."""
    for earlier in range(i):
        if held(t, g, earlier) == held(t, g, i):
            return False
    return True


@rule
def stop(t, g):
    """BC-TRN-10: that is all for this turn."""
    Told.stopped(g, g.turn)
    g.due = Due.END_TURN


@rule
def discard(t, g, kind):
    """BC-OPT-02: a card goes without effect and counts as the card played."""
    put_down(t, g, kind)
    Told.discarded(g, g.turn, kind)
    g.due = Due.END_TURN


@rule
def find(t, g, kind):
    """Where the first card of a type is in the hand of the player at turn, who holds one."""
    i = 0
    while held(t, g, i) != kind:
        i += 1
    return i


@rule
def put_down(t, g, kind):
    """BC-TRN-13: a card of this type leaves the hand for the discard pile."""
    seat, i = g.turn, find(t, g, kind)
    follow_to_pile(t, g, seat, g.hand[seat, i])
    g.hand_size[seat] -= 1
    while i < g.hand_size[seat]:
        g.hand[seat, i] = g.hand[seat, i + 1]
        i += 1
    g.discarded[kind] += 1
    g.top = kind
    g.played += 1


@rule
def play(t, g, kind):
    """BC-TRN-05: a card is played as what it is, be it as a cover."""
    play_as(t, g, kind, kind)


@rule
def play_as(t, g, kind, declared):
    """BC-TRN-05, BC-TRN-07: a card is played and resolved, whoever plays it, as the type it is or is declared to be."""
    joker, covering = kind == Kind.JOKER, g.phase == Phase.COVER
    put_down(t, g, kind)
    if colour(declared if joker and t.house.free_joker else kind) == Colour.BLUE:
        g.blue_played = 1
    if covering:
        g.closing = 1
        g.pending = NO_CARD
    Told.played(g, g.turn, declared, colour(declared), 1 if joker else 0, 1 if covering else 0)
    resolve(t, g, declared)


@rule
def resolve(t, g, kind):
    """What a card does."""
    if colour(kind) == Colour.GREEN:
        resolve_green(t, g, kind)
    elif colour(kind) == Colour.RED:
        resolve_red(t, g, kind)
    else:
        resolve_blue(t, g, kind)


# --- 5. Runs and outs (BC-FLD) ---------------------------------------------------------------------------------------


@rule
def bring_home(g, runs):
    """BC-FLD-03, BC-FLD-04, BC-END-01: runs are credited one by one; the tenth ends the game."""
    for _ in range(runs):
        if g.runs[g.batting] < TEN:
            score_run(g, g.turn, BATTER)


@rule
def settle(t, g):
    """After a green or red card: three outs end the half, ten runs the game, else the player may go on."""
    if g.outs >= OUTS:
        end_half(t, g)
    elif g.runs[g.batting] >= TEN:
        finish(g)
    else:
        g.due = Due.GO_ON


@rule
def end_half(t, g):
    """BC-FLD-06, BC-FLD-09, BC-TRN-09: three outs change the sides and end the turn; BC-OPT-04: only the first."""
    change_sides(g)
    if not t.house.play_on:
        g.closing = 1
    g.due = Due.GO_ON


# --- 6. Green cards (BC-GRN) -----------------------------------------------------------------------------------------


@rule
def resolve_green(t, g, kind):
    """BC-FLD-04: a green card moves batter and runners of the team at bat; then the runs are credited."""
    if not moves_anyone(g, kind):
        Told.no_effect(g, g.turn, kind, Idle.NOBODY_ON)
    count_hit_or_error(g, kind)
    bring_home(g, move_runners(g, kind))
    settle(t, g)


@rule
def moves_anyone(g, kind):
    """BC-GRN-12: BK, PB, WP and SB move runners only, and do nothing when there are none."""
    for_runners = (
        kind == Kind.BALK or kind == Kind.PASSED_BALL or kind == Kind.WILD_PITCH or kind == Kind.STOLEN_BASE
    )
    return not for_runners or lead_base(g) >= 0


@rule
def hit_bases(kind):
    """BC-GRN-01 to BC-GRN-04: how many bases a hit is good for; 0 for what is no hit."""
    if kind == Kind.SINGLE:
        return 1
    if kind == Kind.DOUBLE:
        return 2
    if kind == Kind.TRIPLE:
        return 3
    return 4 if kind == Kind.HOME_RUN else 0


@rule
def move_runners(g, kind):
    """BC-GRN-01 to BC-GRN-11: who advances how far; returns how many come home."""
    if kind == Kind.WALK or kind == Kind.HIT_BY_PITCH:
        return walk_batter(g, g.turn, BATTER)
    if kind == Kind.STOLEN_BASE:
        return advance_lead(g, g.turn, 1)
    if kind == Kind.BALK or kind == Kind.PASSED_BALL or kind == Kind.WILD_PITCH:
        return advance_all(g, g.turn, 1)
    bases = 1 if kind == Kind.ERROR else hit_bases(kind)
    return advance_all(g, g.turn, bases) + bring_batter(g, g.turn, BATTER, bases - 1)


@rule
def count_hit_or_error(g, kind):
    """The line score counts hits for the team at bat and errors against the other."""
    if hit_bases(kind) > 0:
        count_hit(g, g.turn, BATTER, hit_bases(kind))
    elif kind == Kind.ERROR:
        count_error(g, g.turn, BATTER)


# --- 7. Red cards (BC-RED) -------------------------------------------------------------------------------------------


@rule
def resolve_red(t, g, kind):
    """BC-RED-01 to BC-RED-11: what a red card does to the team at bat."""
    if kind != Kind.CAUGHT_STEALING:
        put_out_batter(g, g.turn, BATTER)
    elif lead_base(g) >= 0:
        put_out_runner(g, g.turn, lead_base(g))
    else:
        Told.no_effect(g, g.turn, kind, Idle.NOBODY_ON)
    if not offers_more(t, g, kind):
        settle(t, g)
        return
    g.pending = kind
    if t.house.always:
        accept(t, g)
    else:
        wait_for(g, Phase.OPTION, g.turn)


@rule
def offers_more(t, g, kind):
    """BC-RED-07, BC-RED-11: DP, TP, SF and SH need a runner, and no third out; BC-OPT-06: SF one on 3rd."""
    if g.outs >= OUTS or lead_base(g) < 0:
        return False
    if kind == Kind.SACRIFICE_FLY:
        return lead_base(g) == THIRD or not t.house.from_third
    return kind == Kind.SACRIFICE_HIT or kind == Kind.DOUBLE_PLAY or kind == Kind.TRIPLE_PLAY


@rule
def accept(t, g):
    """BC-RED-06: take all that the card offers.

    BC-RED-08: SF brings the lead runner home. BC-RED-09: SH moves all runners up. BC-RED-04, BC-RED-05: DP puts out the
    lead runner, TP the two lead runners.
    """
    kind = g.pending
    g.pending = NO_CARD
    if kind == Kind.SACRIFICE_FLY:
        bring_home(g, advance_lead(g, g.turn, 3))
    elif kind == Kind.SACRIFICE_HIT:
        bring_home(g, advance_all(g, g.turn, 1))
    else:
        put_out_runner(g, g.turn, lead_base(g))
        if kind == Kind.TRIPLE_PLAY and g.outs < OUTS and lead_base(g) >= 0:
            put_out_runner(g, g.turn, lead_base(g))
    settle(t, g)


@rule
def decline(t, g):
    """BC-RED-06: leave it at the batter's out."""
    kind = g.pending
    g.pending = NO_CARD
    Told.declined(g, g.turn, kind)
    settle(t, g)


# --- 8. Blue cards (BC-BLU) ------------------------------------------------------------------------------------------


@rule
def resolve_blue(t, g, kind):
    """BC-BLU-01 to BC-BLU-19: cards that move cards and turns."""
    if kind == Kind.BALL or kind == Kind.STRIKE:
        ask_for_cover(t, g, kind)
    elif kind == Kind.BENCH_CLEARING:
        clear_benches(t, g)
    elif kind == Kind.COACH_CIRCLE:
        circle(t, g)
    elif kind == Kind.CARD_EXCHANGE:
        ask_whom_to_exchange_with(t, g)
    elif kind == Kind.MOVE_LEFT:
        pass_hands(t, g, Way.LEFT)
    elif kind == Kind.MOVE_RIGHT:
        pass_hands(t, g, Way.RIGHT)
    elif kind == Kind.TIME:
        wait_for(g, Phase.TIME, g.turn)


@rule
def ask_for_cover(t, g, kind):
    """BC-BLU-01, BC-BLU-02, BC-BLU-05: B and S close the turn, after a cover if there is a card for it."""
    g.closing = 1
    g.pending = kind
    for i in range(g.hand_size[g.turn]):
        if can_cover(t, g, held(t, g, i)):
            wait_for(g, Phase.COVER, g.turn)
            return
    leave_uncovered(t, g)


@rule
def can_cover(t, g, kind):
    """BC-BLU-04: a green or a red card; BC-OPT-07: or a Joker declared as one."""
    if kind == Kind.JOKER:
        return bool(t.house.free_joker)
    return colour(kind) != Colour.BLUE and right_colour(t, g, kind)


@rule
def list_covers(t, g, out):
    """BC-BLU-01: exactly one green or red card, or none."""
    n = 0
    for i in range(g.hand_size[g.turn]):
        kind = held(t, g, i)
        if is_first_of_its_kind(t, g, i) and can_cover(t, g, kind):
            if kind == Kind.JOKER:
                for declared in range(FIRST_BLUE):
                    n = list_if(out, n, Act.cover_joker(Kind.JOKER, declared), right_colour(t, g, declared))
            else:
                n = list_one(out, n, Act.cover(kind))
    return list_one(out, n, Act.leave())


@rule
def leave_uncovered(t, g):
    """BC-BLU-05: B or S simply counts as the card played."""
    kind = g.pending
    g.pending = NO_CARD
    Told.uncovered(g, g.turn, kind)
    g.due = Due.END_TURN


@rule
def clear_benches(t, g):
    """BC-BLU-06, BC-BLU-07: all hands and the deck are shuffled together and dealt anew, from the next seat on."""
    for seat in range(t.house.players):
        for i in range(g.hand_size[seat]):
            put_into_deck(g, g.deck_size, g.hand[seat, i])
            g.deck_size += 1
        g.hand_size[seat] = 0
    forget_all(g)
    Told.bench_cleared(g, g.turn)
    owe_everyone(t, g, next_seat(t, g.turn), Due.GO_ON)


@rule
def circle(t, g):
    """BC-BLU-08: all hands are collected, shuffled and handed out again, everyone as many as before."""
    follow_into_circle(t, g)
    for seat in range(t.house.players):
        g.owed[seat] = g.hand_size[seat]
        for i in range(g.hand_size[seat]):
            g.pool[g.pool_size] = g.hand[seat, i]
            g.pool_size += 1
        g.hand_size[seat] = 0
    Told.circled(g, g.turn)
    hand_out_from(g, next_seat(t, g.turn), Due.GO_ON)


@rule
def ask_whom_to_exchange_with(t, g):
    """BC-BLU-09, BC-BLU-10, BC-EFF-02: CE needs another card in hand and a player to exchange it with."""
    if g.hand_size[g.turn] > 0:
        for seat in range(t.house.players):
            if seat != g.turn and g.hand_size[seat] > 0:
                wait_for(g, Phase.EXCHANGE, g.turn)
                return
    why = Idle.NOBODY_HOLDS if g.hand_size[g.turn] > 0 else Idle.NOTHING_TO_GIVE
    Told.no_effect(g, g.turn, Kind.CARD_EXCHANGE, why)
    g.due = Due.GO_ON


@rule
def list_others(t, g, out, first, with_cards):
    """Write an action for each other player, or for each who holds a card."""
    n = 0
    for seat in range(t.house.players):
        may = seat != g.turn and (g.hand_size[seat] > 0 or not with_cards)
        n = list_if(out, n, first + seat, may)
    return n


@rule
def exchange_with(t, g, seat):
    """BC-BLU-09: CHANCE draws one card from that player's hand."""
    g.exchanging = seat
    wait_for(g, Phase.TAKE, CHANCE)


@rule
def take_card(t, g, card):
    """BC-BLU-09: the card drawn changes hands; a card held before is given for it."""
    hand_over(t, g, g.exchanging, g.turn, card)
    Told.took(g, g.turn, g.exchanging, card)
    wait_for(g, Phase.GIVE, g.turn)


@rule
def give_card(t, g, kind):
    """BC-BLU-09, BC-INF-02: a card is given in exchange; the two players know it, the others lose track."""
    card = g.hand[g.turn, find(t, g, kind)]
    hand_over(t, g, g.turn, g.exchanging, card)
    Told.gave(g, g.turn, g.exchanging, card)
    g.due = Due.GO_ON


@rule
def hand_over(t, g, giver, taker, card):
    """BC-BLU-09: a card goes from one hand to another."""
    follow_exchange(t, g, giver, taker, card)
    remove(g.hand[giver], g.hand_size[giver], card)
    g.hand_size[giver] -= 1
    add_to_hand(g, taker, card)


@rule
def pass_hands(t, g, way):
    """BC-BLU-13 to BC-BLU-16: all hands move on at once, as they are; who held a card knows where it went."""
    steps = 1 if way == Way.RIGHT else t.house.players - 1
    for _ in range(steps):
        move_hands_one_seat(g, t.house.players)
    follow_hands(t, g, steps)
    Told.passed_hands(g, g.turn, way)
    g.due = Due.GO_ON


@rule
def move_hands_one_seat(g, players):
    """Every hand goes to the next seat."""
    for step in range(players - 1):
        seat = players - 1 - step
        swap_hands(g, seat, seat - 1)


@rule
def swap_hands(g, seat, other):
    """Two hands change places."""
    for i in range(max(g.hand_size[seat], g.hand_size[other])):
        g.hand[seat, i], g.hand[other, i] = g.hand[other, i], g.hand[seat, i]
    g.hand_size[seat], g.hand_size[other] = g.hand_size[other], g.hand_size[seat]


@rule
def call_time(t, g, seat):
    """BC-BLU-17: a player will skip the next turn; skips add up."""
    g.skips[seat] += 1
    Told.timed(g, g.turn, seat)
    g.due = Due.GO_ON


# --- 10. The end of the game (BC-END) --------------------------------------------------------------------------------


@rule
def finish(g):
    """BC-END-01 to BC-END-05: more runs win, equal runs are a draw."""
    wait_for(g, Phase.OVER, NOBODY)
    if g.runs[0] == g.runs[1]:
        g.winner = -1
        Told.drawn(g, -1, g.runs[0])
    else:
        g.winner = 0 if g.runs[0] > g.runs[1] else 1
        Told.won(g, -1, g.winner, g.runs[g.winner], g.runs[1 - g.winner])


# --- Every action, and the rule that carries it out; and what follows ------------------------------------------------

carry_out = Act.carried_out(
    deal=hand_out,
    take=take_card,
    play=play,
    joker=play_as,
    cover=play,
    cover_joker=play_as,
    discard=discard,
    give=give_card,
    exchange=exchange_with,
    time=call_time,
    accept=accept,
    decline=decline,
    leave=leave_uncovered,
    stop=stop,
    start=start,
)

do_what_is_due = rule_for_each(
    Due, GO_ON=go_on, END_TURN=end_turn, DRAW=draw, HAND_OUT=hand_out_next, NEXT_TURN=next_turn
)


@rule
def apply(t, g, action):
    """Carry out one of the options."""
    hush(g)
    carry_out(t, g, action)
    follow_up(t, g)


@rule
def follow_up(t, g):
    """What follows from an action by itself, one thing after the other, until somebody must act."""
    while g.due != NOTHING:
        do_what_is_due(t, g, g.due)
