"""When cards may be played: windows, answers, reactions, cards taken back (CB-3.9, R-41, R-42, R-46, R-47)."""

from rainout.core.kernel import rule
from rainout.core.listing import list_if, list_one
from rainout.diamond.table import bat_seat, field_seat
from rainout.diamond.waiting import wait_for
from rainout.games.clutch.actions import Act, Told
from rainout.games.clutch.rules.bench import list_pinch, list_relievers, may_change_pitcher, may_pinch
from rainout.games.clutch.rules.effects import resolve_next, stays, tunable, tuned_by
from rainout.games.clutch.rules.numbers import add_to, effect_amount, forget_additions
from rainout.games.clutch.rules.pitchers import add_inning, can_add_innings, is_tired, take_inning_off
from rainout.games.clutch.rules.table import does, go_back, is_clutch_moment, pop, push
from rainout.games.clutch.rules.terms import holds, on_side
from rainout.games.clutch.rules.zones import (
    discard,
    is_first_of_kind,
    lift_active,
    off_pile,
    out_of_hand,
    put_link,
    put_on_pile,
    take_in_hand,
    take_link_off,
)
from rainout.games.clutch.state import (
    CHAIN,
    NO_THROW,
    PLAYED,
    ROSTER,
    STAFF,
    TEXTS,
    UNKNOWN,
    Bar,
    Due,
    Instance,
    Phase,
    Reason,
    Roll,
    Root,
)
from rainout.games.clutch.vocabulary import ATTRIBUTES, EFFECTS, TERMS, Kind, Special, Term, Verb, Window

INLINE_RULES = ("fits", "coaches_now")

# --- Windows (R-47) --------------------------------------------------------------------------------------------------


@rule
def open_window(t, g, window, then):
    """A moment in which cards may be played; without cards there is none."""
    if t.house.cards == 0:
        g.due = then
        return
    push(g, then)
    push(g, g.window)
    push(g, g.priority)
    push(g, g.passes)
    g.window = window
    g.priority = field_seat(g)
    g.passes = 0
    g.due = Due.NEXT_IN_WINDOW


@rule
def next_in_window(t, g):
    """CB-3.9.B-1, R-47: the defense first, then in turn, until both have passed; who can do nothing passes unasked."""
    while g.passes < 2:
        if may_act(t, g, int(g.priority)):
            wait_for(g, Phase.CARDS, g.priority)
            return
        g.passes += 1
        g.priority = 1 - g.priority
    g.passes = pop(g)
    g.priority = pop(g)
    g.window = pop(g)
    go_back(g)


@rule
def may_act(t, g, seat):
    """Whether a manager is asked in this window: R-20, whether he holds anything fitting shows in nothing but that."""
    if t.house.ask_always and g.hand_size[seat] > 0:
        return True
    if holds_any(t, g, seat, int(g.window)):
        return True
    for coach in range(coaches_now(t, g, seat)):
        if coach_is_playable(t, g, seat, coach):
            return True
    return may_answer_by_change(t, g, seat)


@rule
def pass_up(t, g):
    """A pass; two in a row close the window."""
    if g.phase == Phase.REACT:
        decline(g)
        return
    g.passes += 1
    g.priority = 1 - g.priority
    g.due = Due.NEXT_IN_WINDOW


@rule
def play_on(g):
    """R-47: after a card, the other manager's turn; earlier passes count no more."""
    g.passes = 0
    g.priority = 1 - g.priority
    g.due = Due.NEXT_IN_WINDOW


# --- What may be played ----------------------------------------------------------------------------------------------


@rule
def barred(t, g, seat, text, window):
    """CB-1.2-1 to CB-1.2-4, CB-5-27: why a card cannot be played at a moment, a Bar; 0 if it can.

    The colour, the moment, the cost, the limits, and the trigger.
    """
    if not on_side(t, g, seat, text):
        return int(Bar.SIDE)
    if int(t.texts.windows[text]) >> window & 1 == 0:
        return int(Bar.WINDOW)
    if t.texts.clutch_moment[text] and not is_clutch_moment(g):
        return int(Bar.CLUTCH_MOMENT)
    if title_played(t, g, seat, text):
        return int(Bar.TITLE)
    if int(t.texts.cost[text]) > int(g.hand_size[seat]) - 1:
        return int(Bar.COST)
    room = g.played_count < PLAYED and g.links < CHAIN
    if not room or not is_allowed(t, g, seat, text) or not holds(t, g, seat, text, 0):
        return int(Bar.WHEN)
    return int(Bar.NOTHING)


@rule
def fits(t, g, seat, text, window):
    """Whether a card can be played at a moment; that most are for other moments, is seen at a glance."""
    if int(t.texts.windows[text]) >> window & 1 == 0 or not on_side(t, g, seat, text):
        return False
    return barred(t, g, seat, text, window) == Bar.NOTHING


@rule
def title_played(t, g, seat, text):
    """CB-3.9.B-2, R-78: not two cards of one title by one manager in an at-bat; after its end, again."""
    if g.window == Window.W14:
        return False
    for i in range(g.played_count):
        if g.played_by[i] == seat and g.played[i] >= 0 and t.texts.title[g.played[i]] == t.texts.title[text]:
            return True
    return False


@rule
def is_allowed(t, g, seat, text):
    """The limits on what a card does: changes (R-46), innings (CB-3.4.A), mistakes (R-44), the tired (CB-5-79)."""
    for k in range(EFFECTS):
        verb = int(t.texts.verb[text, k])
        if verb <= Verb.ADD_CLUTCH:
            continue
        if verb == Verb.CHANGE and g.changes[seat] > 0:
            return False
        if verb == Verb.SWING_AGAIN and (g.changes[seat] > 0 or g.swing_face == 0):
            return False
        if verb == Verb.THROW_AGAIN and (
            g.throw_changes[seat] > 0 or g.throw == NO_THROW or g.check_unit > 0
        ):
            return False
        if (verb == Verb.CHECK or verb == Verb.CHECK_FIELDER) and is_throwing(g):
            return False
        if verb == Verb.CHECK_AGAIN and (g.throw_changes[seat] > 0 or g.check_unit == 0 or g.check_face == 0):
            return False
        if verb == Verb.ADD_INNINGS and not can_add_innings(g, int(g.pitcher)):
            return False
        if verb == Verb.GIVE_ADVANTAGE and g.mistake:
            return False
        if verb == Verb.CANCEL_MISTAKE and not g.mistake:
            return False
        if verb == Verb.MAKE_MISTAKE and g.mistake:
            return False
        if verb == Verb.SWING_DIE and t.texts.amount[text, k] == 20 and is_tired(t, g, int(g.pitcher)):
            return False
        if verb == Verb.RECYCLE and g.pile_size[seat] == 0:
            return False
        if verb == Verb.ADD_ANY and tunable(g) == 0:
            return False
    return True


@rule
def is_throwing(g):
    """CB-3.10-2: whether a throw or check is open; another check would come between it and what it comes to."""
    if g.reason == Reason.NATURAL:
        return g.rolling == Roll.THROW or g.rolling == Roll.RETHROW or g.check_unit > 0
    return g.check_unit > 0 or g.window == Window.W2 or g.window == Window.W11 or g.window == Window.W12


@rule
def coaches_now(t, g, seat):
    """How many coaches to ask: none in a moment that is nothing to any of them."""
    return STAFF if int(t.staff_windows[seat]) >> int(g.window) & 1 else 0


@rule
def coach_is_playable(t, g, seat, coach):
    """CB-1.3-2, R-64: a coach not used yet, in his colour's moment, if his trigger holds."""
    text = int(t.staff[seat, coach])
    if text < 0 or g.coach_used[seat, coach] or g.links == CHAIN or g.played_count == PLAYED:
        return False
    if int(t.texts.windows[text]) >> int(g.window) & 1 == 0:
        return False
    kind = t.texts.kind[text]
    batting = seat == bat_seat(g)
    if (kind == Kind.HITTING_COACH and not batting) or (kind == Kind.PITCHING_COACH and batting):
        return False
    return is_allowed(t, g, seat, text) and holds(t, g, seat, text, 0)


@rule
def list_window(t, g, out):
    """Pass, the cards and coaches that fit, and the answers by substitution."""
    seat = int(g.actor)
    n = list_one(out, 0, Act.pass_())
    n = list_playable(t, g, seat, int(g.window), out, n)
    for coach in range(coaches_now(t, g, seat)):
        n = list_if(out, n, Act.coach(coach), coach_is_playable(t, g, seat, coach))
    if may_answer_by_change(t, g, seat):
        if seat == bat_seat(g):
            n = list_pinch_hitters(t, g, out, n)
        else:
            n = list_relievers(t, g, out, n)
    return n


@rule
def holds_any(t, g, seat, window):
    """Whether a manager holds a card that can be played at a moment."""
    for place in range(g.hand_size[seat]):
        if fits(t, g, seat, int(g.hand[seat, place]), window):
            return True
    return False


@rule
def list_playable(t, g, seat, window, out, n):
    """The cards of a hand that can be played at a moment."""
    for place in range(g.hand_size[seat]):
        may = is_first_of_kind(g.hand[seat], place) and fits(t, g, seat, int(g.hand[seat, place]), window)
        n = list_if(out, n, Act.play(place), may)
    return n


@rule
def list_hand(g, seat, out, first):
    """Each different card of a hand; ``first`` is the action that names its first place."""
    n = 0
    for place in range(g.hand_size[seat]):
        n = list_if(out, n, first + place, is_first_of_kind(g.hand[seat], place))
    return n


# --- Playing ---------------------------------------------------------------------------------------------------------


@rule
def play_from_hand(t, g, place):
    """A card in one's turn in a window, or in answer to what just happened."""
    if g.phase == Phase.REACT:
        react(t, g, int(g.actor), place)
    else:
        play_card(t, g, int(g.actor), place, int(Root.WINDOW))


@rule
def play_card(t, g, seat, place, root):
    """A card is played: it is on the chain, its cost is due, and the opponent may answer."""
    text = out_of_hand(g, seat, place)
    g.cards += 1
    g.provoked[1 - seat] = 1
    put_on_chain(t, g, seat, text, root)
    Told.played(g, seat, text)
    g.paying = t.texts.cost[text]
    g.due = Due.PAY_NEXT


@rule
def use_coach(t, g, coach):
    """R-64: a coach, once in a game; nobody answers a coach."""
    seat = int(g.actor)
    text = int(t.staff[seat, coach])
    g.coach_used[seat, coach] = 1
    put_on_chain(t, g, seat, text, int(Root.WINDOW))
    Told.coach(g, seat, text)
    g.due = Due.RESOLVE


@rule
def put_on_chain(t, g, seat, text, root):
    """The card waits on the chain and is written down as played."""
    entry = int(g.played_count)
    put_link(g, seat, text, root, entry)
    g.played[entry] = text
    g.played_by[entry] = seat
    g.played_on[entry] = judged_by(g)
    g.played_in[entry] = 0 if root == Root.ANSWER else g.window
    g.played_to[entry] = UNKNOWN
    g.played_count = entry + 1


@rule
def judged_by(g):
    """CB-3.10.A-1: what the success of a card played now is judged by."""
    window = g.window
    if g.check_unit == 0 and (window == Window.W2 or window == Window.W11 or window == Window.W12):
        return int(Instance.THROW)
    if window == Window.WB:
        return int(Instance.BUNT)
    return int(Instance.RESULT if window == Window.W10 else Instance.AT_BAT)


@rule
def pay_next(t, g):
    """R-62: the cost, card by card."""
    if g.paying > 0:
        wait_for(g, Phase.PAY, g.chain_by[g.links - 1])
    else:
        g.due = Due.ASK_ANSWER


@rule
def discard_chosen(t, g, place):
    """A card of one's choice is discarded: as the cost of another, or because one is owed."""
    seat = int(g.actor)
    if g.phase == Phase.PAY:
        pay(t, g, seat, place)
    else:
        discard(t, g, seat, place)
        g.discarding[seat] -= 1
        g.due = Due.DISCARD_NEXT


@rule
def pay(t, g, seat, place):
    """CB-5-27: a card discarded as the cost."""
    link = int(g.links) - 1
    cost = int(t.texts.cost[g.chain[link]])
    g.paid[g.chain_entry[link], cost - int(g.paying)] = discard(t, g, seat, place)
    g.paying -= 1
    g.due = Due.PAY_NEXT


@rule
def ask_answer(t, g):
    """R-47, R-66: right after a card the opponent may answer with a card that reacts to it."""
    g.reason = Reason.CARD
    seat = 1 - int(g.chain_by[g.links - 1])
    g.reacting = seat
    if may_react(t, g, seat):
        wait_for(g, Phase.REACT, seat)
    else:
        g.reason = Reason.NOTHING
        g.due = Due.RESOLVE


@rule
def may_react(t, g, seat):
    """Whether a manager holds a card that reacts to what just happened; or, where all are asked, any card."""
    if t.house.ask_always and g.hand_size[seat] > 0:
        return g.reason != Reason.NATURAL or some_card_answers(t, int(g.natural))
    return holds_any(t, g, seat, int(Window.WR))


@rule
def some_card_answers(t, face):
    """Whether there is a card, in whatever hand or deck, that reacts to a die of one's own that shows this face."""
    for text in range(TEXTS):
        for i in range(TERMS):
            if t.texts.term[text, i] == Term.OWN_NATURAL and t.texts.term_number[text, i] == face:
                return True
    return False


@rule
def list_reactions(t, g, out):
    """Pass, and the cards that react."""
    seat = int(g.actor)
    return list_playable(t, g, seat, int(Window.WR), out, list_one(out, 0, Act.pass_()))


@rule
def ask_reactions(t, g):
    """R-47: those who may react to a Stadium or to their own die, the defense first."""
    while g.asked:
        first = field_seat(g)
        seat = first if int(g.asked) >> first & 1 else 1 - first
        g.asked = int(g.asked) & ~(1 << seat)
        g.reacting = seat
        if may_react(t, g, seat):
            wait_for(g, Phase.REACT, seat)
            return
    g.reason = Reason.NOTHING
    go_back(g)


@rule
def react_to(t, g, reason, seats, then):
    """Something happened that cards may react to."""
    if t.house.cards == 0:
        g.due = then
        return
    push(g, then)
    g.reason = reason
    g.asked = seats
    g.due = Due.ASK_REACTIONS


@rule
def decline(g):
    """No reaction: the card takes effect, or the next is asked."""
    if g.reason == Reason.CARD:
        g.reason = Reason.NOTHING
        g.due = Due.RESOLVE
    else:
        g.due = Due.ASK_REACTIONS


@rule
def react(t, g, seat, place):
    """A reaction goes on the chain: above the card it answers, or as the first of a chain of its own."""
    if g.reason == Reason.CARD:
        play_card(t, g, seat, place, int(Root.ANSWER))
    else:
        push(g, g.asked)
        push(g, g.reason)
        push(g, Due.ASK_REACTIONS)
        play_card(t, g, seat, place, int(Root.ASIDE))


# --- Cards that take effect and leave the chain ----------------------------------------------------------------------


@rule
def resolve(t, g):
    """One card of the chain after the other, effect by effect."""
    g.due = Due.RESOLVE
    if resolve_next(t, g):
        finish_link(t, g)


@rule
def finish_link(t, g):
    """CB-5-24: a card has done all it says, or was negated: to the pile, unless it stays; then what it interrupted."""
    link = int(g.links) - 1
    seat, text, root = int(g.chain_by[link]), int(g.chain[link]), int(g.chain_root[link])
    negated, entry = g.chain_negated[link] != 0, int(g.chain_entry[link])
    take_link_off(g)
    if negated:
        if entry >= 0:
            g.played_on[entry] = -1
            g.played_in[entry] = 0
        put_on_pile(t, g, seat, text)
        Told.negated(g, seat, text)
    elif not stays(t, g, seat, text):
        put_on_pile(t, g, seat, text)
    if root == Root.ANSWER:
        g.due = Due.RESOLVE
    elif root == Root.WINDOW:
        play_on(g)
    else:
        go_back(g)
        if g.due == Due.ASK_REACTIONS:
            g.reason = pop(g)
            g.asked = pop(g)


# --- Late substitutions and cards taken back (R-41, R-42) ------------------------------------------------------------


@rule
def may_answer_by_change(t, g, seat):
    """R-41: before the pitch, in answer to an opposing card or change, and only if no die has been rolled."""
    if g.window != Window.W3 or not g.provoked[seat] or g.rolled:
        return False
    return may_pinch(t, g) if seat == bat_seat(g) else may_change_pitcher(t, g)


@rule
def list_pinch_hitters(t, g, out, n):
    """R-41: late, the batter only is replaced."""
    before = n
    n = list_pinch(t, g, out, n)
    kept = before
    for i in range(before, n):
        if Act.in_.other(int(out[i])) == int(g.batter) % ROSTER:
            out[kept] = out[i]
            kept += 1
    return kept


@rule
def answered_by_change(g, seat):
    """R-41, R-42: a late substitution; the other manager's cards may go back, and he may answer it."""
    g.provoked[seat] = 0
    g.provoked[1 - seat] = 1
    g.taking = 0
    g.reacting = 1 - seat
    g.due = Due.TAKE_BACK_NEXT


@rule
def take_back_next(t, g):
    """R-42: what no longer applies goes back, what still does may."""
    while g.taking < g.played_count:
        i = int(g.taking)
        if g.played_in[i] and is_returnable(t, int(g.played[i])):
            if not still_holds(t, g, i):
                return_card(t, g, i)
            elif g.played_by[i] == g.reacting:
                wait_for(g, Phase.TAKE_BACK, g.reacting)
                return
        g.taking += 1
    reckon_again(t, g)
    play_on(g)


@rule
def take_back(t, g):
    """R-42: the card goes back to the hand."""
    return_card(t, g, int(g.taking))
    leave_played(t, g)


@rule
def leave_played(t, g):
    """R-42: on to the next card that might be taken back."""
    g.taking += 1
    g.due = Due.TAKE_BACK_NEXT


@rule
def still_holds(t, g, i):
    """R-42: whether a played card's trigger holds for the players now in the game, as if it had not been played."""
    seat, text, pitcher = int(g.played_by[i]), int(g.played[i]), int(g.pitcher)
    if not does(t, text, Verb.ADD_INNINGS):
        return holds(t, g, seat, text, 0)
    if g.added_in[pitcher] != g.half:
        return False
    take_inning_off(g, pitcher)
    so = holds(t, g, seat, text, 0)
    add_inning(g, pitcher)
    return so


@rule
def is_returnable(t, text):
    """R-42, R-66: what has happened cannot be undone, a draw or a discard; never an Impulse, never a coach."""
    if t.texts.kind[text] != Kind.STRATEGY or t.texts.special[text] == Special.IMPULSE:
        return False
    for k in range(EFFECTS):
        verb = t.texts.verb[text, k]
        lasting = verb == Verb.HAND_LIMIT or verb == Verb.EXTRA_DRAW or verb == Verb.KEEP_GROUNDERS
        undone = verb == Verb.ADD_INNINGS or verb == Verb.PITCH_DIE
        if verb > Verb.ADD_ANY and not undone and not lasting:
            return False
    return True


@rule
def return_card(t, g, i):
    """R-42: the card and what was paid for it come back to the hand, open to both; it counts as not played."""
    seat, text, pitcher = int(g.played_by[i]), int(g.played[i]), int(g.pitcher)
    if not back_from_table(g, seat, text):
        back_from_pile(g, seat, text)
    for k in range(t.texts.cost[text]):
        back_from_pile(g, seat, int(g.paid[i, k]))
    if does(t, text, Verb.ADD_INNINGS) and g.added_in[pitcher] == g.half:
        take_inning_off(g, pitcher)
    g.played[i] = -1
    g.played_on[i] = -1
    g.played_in[i] = 0
    g.cards -= 1
    Told.returned(g, seat, text)


@rule
def back_from_table(g, seat, text):
    """A card that stays, the last such, comes back to the hand; False if there is none."""
    for i in range(int(g.active_count) - 1, -1, -1):
        if g.active[i] == text and g.active_by[i] == seat:
            lift_active(g, i)
            take_in_hand(g, seat, text, 1)
            return True
    return False


@rule
def back_from_pile(g, seat, text):
    """The last such card of the pile comes back to the hand."""
    for place in range(int(g.pile_size[seat]) - 1, -1, -1):
        if g.pile[seat, place] == text:
            off_pile(g, seat, place)
            take_in_hand(g, seat, text, 1)
            return


@rule
def reckon_again(t, g):
    """R-42, R-48: what the cards still played add, and the die they name, reckoned from the start."""
    forget_additions(g, 0, ATTRIBUTES)
    g.pitch_die = 0
    for i in range(g.played_count):
        text = int(g.played[i])
        if text >= 0 and g.played_in[i] and not t.texts.lasts[text]:
            for k in range(EFFECTS):
                verb = t.texts.verb[text, k]
                if verb == Verb.ADD or verb == Verb.ADD_CLUTCH:
                    amount = effect_amount(t, g, text, k)
                    add_to(g, int(g.played_by[i]), int(t.texts.attribute[text, k]), amount, text)
                elif verb == Verb.PITCH_DIE:
                    g.pitch_die = t.texts.amount[text, k]
                elif verb == Verb.ADD_ANY and g.played_to[i] >= 0:
                    tuned = int(g.played_to[i])
                    amount = tuned_by(t, g, text, k, tuned % 2)
                    add_to(g, int(g.played_by[i]), tuned // 2, amount, text)
