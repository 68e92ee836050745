"""Players of BASEBALL! that need no search: a novice who sees runs and outs, and a sound rule-of-thumb player.

What a card is worth is tried on the diamond itself, which is then put back, and kept in a table
(:mod:`rainout.games.baseball.judgement`); hands of others are never looked at.
"""

from rainout.core.kernel import rule
from rainout.diamond.bases import lead_base
from rainout.diamond.innings import put_out_batter, put_out_runner
from rainout.diamond.state import NO_RUNNER, OUTS
from rainout.games.baseball.rules import (
    BATTER,
    attacks,
    move_runners,
    offers_more,
    options,
    sacrifice,
    turn_two_or_three,
)
from rainout.games.baseball.state import FIRST_BLUE, FIRST_RED, KINDS, TEN, Kind, Move, Phase

RUNS_TO_COME = (
    (0.48, 0.85, 1.10, 1.43, 1.35, 1.78, 1.96, 2.29)
    + (0.25, 0.51, 0.66, 0.88, 0.95, 1.13, 1.38, 1.54)
    + (0.10, 0.22, 0.32, 0.43, 0.35, 0.48, 0.58, 0.75)
    + (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
)
"""What a half-inning is still worth with so many outs (a row each) and these bases occupied (1st 1, 2nd 2, 3rd 4)."""

WORTH_KEEPING = (
    (0.5, 0.9, 1.1, 0.4, 0.3, 0.5, 0.4, 1.5, 0.3, 0.3, 0.3)  # green
    + (0.4, 0.8, 0.5, 0.5, 0.5, 0.4, 0.3, 0.9, 0.5)  # red
    + (0.6, 0.1, 0.1, 0.2, 1.6, 0.1, 0.1, 0.6, 0.7)  # blue
)
"""Roughly, in runs, what a card of each type is good for when its moment comes."""

A_SKIPPED_TURN = 0.05
A_CARD_FOR_A_CARD = 0.02
A_FRESH_HAND = 0.01
"""BC, CC, ML and MR: after every card that helps, and before stopping."""
A_WASTED_CARD = 0.03
A_GAME = 100.0


@rule
def novice(t, g, out):
    """Plays what helps most at this moment, one card at a time, and knows nothing of saving cards."""
    n = options(t, g, out)
    best, best_gain = int(out[0]), -1000.0
    for i in range(n):
        gain = gain_of(t, g, int(out[i]))
        if gain > best_gain:
            best, best_gain = int(out[i]), gain
    return best


@rule
def advise(t, g, out):
    """Plays its side's interest: every card that helps, in the order that helps most, and spent hands for fresh ones."""
    n = options(t, g, out)
    best, best_gain = int(out[0]), -1000.0
    for i in range(n):
        action = int(out[i])
        gain = gain_of(t, g, action) - cost_of(t, g, action) + A_GAME * decides(t, g, action)
        if g.phase == Phase.PLAY and not t.house.one_card:
            gain += follow(t, g, action)
        if gain > best_gain:
            best, best_gain = action, gain
    return best


@rule
def decides(t, g, action):
    """1 if an action wins the game at once by a tenth run, -1 if it loses it so, else 0."""
    if g.runs[g.batting] < TEN - 4 or action < Move.PLAY:
        return 0.0
    kind = -1
    if action == Move.ACCEPT:
        kind = int(g.pending)
    elif action < Move.DISCARD:
        kind = (action - Move.PLAY) % KINDS
    if kind < 0 or kind >= FIRST_BLUE:
        return 0.0
    outs, first, second, third = g.outs, g.bases[0], g.bases[1], g.bases[2]
    gift = kind == Kind.SACRIFICE_FLY or kind == Kind.SACRIFICE_HIT
    runs = 0
    if kind < FIRST_RED:
        runs = move_runners(g, g.turn, kind)
    elif gift and action == Move.ACCEPT:
        runs = sacrifice(g, g.turn, kind)
    elif gift and (t.house.always or attacks(t, g, g.turn)) and g.outs < OUTS - 1 and offers_more(t, g, kind):
        runs = sacrifice(g, g.turn, kind)
    put_back(g, outs, first, second, third)
    if g.runs[g.batting] + runs < TEN:
        return 0.0
    return 1.0 if attacks(t, g, g.turn) else -1.0


@rule
def best_other(t, g, skip):
    side = 1 if attacks(t, g, g.turn) else 0
    here = position(g)
    best = 0.0
    skipped = False
    for i in range(g.hand_size[g.turn]):
        kind = t.cards[g.hand[g.turn, i]]
        if kind == skip and not skipped:
            skipped = True
        elif kind < FIRST_BLUE:
            best = max(best, t.gains[side, here, kind])
    return best


@rule
def follow(t, g, action):
    """What the best card after this one would bring in the same turn."""
    if action < Move.PLAY or action >= Move.COVER:
        return 0.0
    joker = action >= Move.JOKER
    kind = action - (Move.JOKER if joker else Move.PLAY)
    skip = int(Kind.JOKER) if joker else kind
    if kind == Kind.BALL or kind == Kind.STRIKE:
        return best_other(t, g, skip)
    if kind >= FIRST_BLUE:
        return best_other(t, g, skip) if kind == Kind.TIME or kind == Kind.CARD_EXCHANGE else 0.0
    outs, first, second, third = g.outs, g.bases[0], g.bases[1], g.bases[2]
    more = 0.0
    if kind < FIRST_RED:
        move_runners(g, g.turn, kind)
        more = best_other(t, g, skip)
    else:
        if kind == Kind.CAUGHT_STEALING:
            if lead_base(g) >= 0:
                put_out_runner(g, g.turn, lead_base(g))
        elif not put_out_batter(g, g.turn, BATTER) and offers_more(t, g, kind):
            attack = attacks(t, g, g.turn)
            gift = kind == Kind.SACRIFICE_FLY or kind == Kind.SACRIFICE_HIT
            if attack == gift:
                take_option(g, kind)
        if g.outs < OUTS:
            more = best_other(t, g, skip)
    put_back(g, outs, first, second, third)
    return more


@rule
def gain_of(t, g, action):
    """What an action is worth at once to the side of the player at turn, in runs."""
    if action >= Move.PLAY and action < Move.JOKER:
        return gain_of_card(t, g, action - Move.PLAY)
    if action >= Move.JOKER and action < Move.COVER:
        return gain_of_card(t, g, action - Move.JOKER)
    if action >= Move.COVER and action < Move.COVER_JOKER:
        return gain_of_card(t, g, action - Move.COVER)
    if action >= Move.COVER_JOKER and action < Move.DISCARD:
        return gain_of_card(t, g, action - Move.COVER_JOKER)
    if action >= Move.DISCARD and action < Move.GIVE:
        return -WORTH_KEEPING[action - Move.DISCARD]
    if action >= Move.GIVE and action < Move.EXCHANGE:
        return -WORTH_KEEPING[action - Move.GIVE]
    if action >= Move.EXCHANGE and action < Move.TIME:
        return against(t, g, action - Move.EXCHANGE)
    if action >= Move.TIME and action < Move.ACCEPT:
        return against(t, g, action - Move.TIME)
    if action == Move.ACCEPT:
        return gain_of_accepting(t, g)
    return 0.0  # decline, leave uncovered, stop


@rule
def cost_of(t, g, action):
    """What speaks against an action: a Joker is worth keeping, and so is a card that would be wasted."""
    if action >= Move.JOKER and action < Move.COVER:
        return 0.2 * WORTH_KEEPING[Kind.JOKER]
    if action >= Move.PLAY and action < Move.JOKER and action - Move.PLAY < FIRST_BLUE:
        return A_WASTED_CARD if ((action - Move.PLAY) < FIRST_RED) == attacks(t, g, g.turn) else 0.0
    return 0.0


@rule
def against(t, g, seat):
    """A player to be harmed: an opponent, and the sooner his turn the better."""
    opponent = t.house.team[seat] != t.house.team[g.turn]
    wait = (seat - g.turn) % t.house.players
    return (1.0 if opponent else -1.0) - 0.01 * wait


@rule
def gain_of_card(t, g, kind):
    """What a card does for the side of the player at turn if it is played now."""
    if kind >= FIRST_BLUE:
        return gain_of_blue(t, g, kind)
    return t.gains[1 if attacks(t, g, g.turn) else 0, position(g), kind]


@rule
def gain_of_blue(t, g, kind):
    """Blue cards: time for an opponent is good, B and S are harmless, a fresh hand for a spent one is good too."""
    if kind == Kind.TIME:
        return A_SKIPPED_TURN
    if kind == Kind.BALL or kind == Kind.STRIKE:
        return 0.0
    if kind == Kind.CARD_EXCHANGE:
        return A_CARD_FOR_A_CARD
    if kind == Kind.BENCH_CLEARING or kind == Kind.COACH_CIRCLE:
        return A_FRESH_HAND
    giver = (g.turn + (1 if kind == Kind.MOVE_LEFT else t.house.players - 1)) % t.house.players
    return A_FRESH_HAND + 0.02 * (g.hand_size[giver] - g.hand_size[g.turn] + 1)


@rule
def gain_of_accepting(t, g):
    """What the option of DP, TP, SF or SH adds to the batter's out, which has been made."""
    before = runs_to_come(g)
    outs, first, second, third = g.outs, g.bases[0], g.bases[1], g.bases[2]
    change = take_option(g, g.pending) + runs_to_come(g) - before
    put_back(g, outs, first, second, third)
    return change if attacks(t, g, g.turn) else -change


@rule
def change_by_green(g, kind):
    """What a green card adds to the runs of the team at bat, now and to come."""
    before = runs_to_come(g)
    outs, first, second, third = g.outs, g.bases[0], g.bases[1], g.bases[2]
    change = move_runners(g, g.turn, kind) + runs_to_come(g) - before
    put_back(g, outs, first, second, third)
    return change


@rule
def change_by_red(t, g, kind):
    """What a red card takes from the team at bat, its option used in the interest of the player at turn."""
    before = runs_to_come(g)
    outs, first, second, third = g.outs, g.bases[0], g.bases[1], g.bases[2]
    if kind == Kind.CAUGHT_STEALING:
        if lead_base(g) >= 0:
            put_out_runner(g, g.turn, lead_base(g))
        change = runs_to_come(g) - before
    else:
        over = put_out_batter(g, g.turn, BATTER)
        change = runs_to_come(g) - before
        if not over and offers_more(t, g, kind):
            plain = runs_to_come(g)
            more = take_option(g, kind) + runs_to_come(g) - plain
            if t.house.always:
                change += more
            else:
                change += max(0.0, more) if attacks(t, g, g.turn) else min(0.0, more)
    put_back(g, outs, first, second, third)
    return change


@rule
def take_option(g, kind):
    """Carry out what a card offers; returns the runs it brings."""
    if kind == Kind.SACRIFICE_FLY or kind == Kind.SACRIFICE_HIT:
        return sacrifice(g, g.turn, kind)
    turn_two_or_three(g, g.turn, kind)
    return 0


@rule
def put_back(g, outs, first, second, third):
    """The diamond as it was."""
    g.outs = outs
    g.bases[0] = first
    g.bases[1] = second
    g.bases[2] = third


@rule
def runs_to_come(g):
    """What the half-inning is still worth to the team at bat; nothing after three outs."""
    return RUNS_TO_COME[position(g)]


@rule
def position(g):
    """A number for the outs and the occupied bases."""
    occupied = 0
    for base in range(3):
        if g.bases[base] != NO_RUNNER:
            occupied |= 1 << base
    return min(g.outs, OUTS) * 8 + occupied
