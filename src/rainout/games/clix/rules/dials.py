"""Gaining and losing performance: clicks, the Rule of 3, pick 'em, Leadership (SC-PRE-DIAL, SC-PLY-PERF, SC-CHA-LEAD).

Clicks are owed to one of several players and wait in a queue; the loop in ``play.py`` settles them one by one before
anything else goes on, and asks the manager where there is a choice.
"""

from rainout.core.kernel import rule
from rainout.core.listing import list_one
from rainout.diamond.state import BASES
from rainout.diamond.table import bat_seat, player_on
from rainout.games.clix.actions import Act, Told
from rainout.games.clix.rules.table import bit, is_pitcher, seat_of, shows
from rainout.games.clix.state import (
    B4,
    MOST_CLICKS,
    NOBODY_THERE,
    PLAYERS,
    QUEUE,
    R6,
    ROSTER,
    THREE_BALLS,
    Intangible,
    Level,
    Phase,
)


@rule
def owe(g, sign, who):
    """A click is due to one of some players (as bits), or taken from one of them."""
    if who != 0 and g.waiting < QUEUE:
        g.click_sign[g.waiting] = sign
        g.click_who[g.waiting] = who
        g.waiting += 1


@rule
def next_click(g):
    """The queue moves up."""
    g.waiting -= 1
    for i in range(g.waiting):
        g.click_sign[i] = g.click_sign[i + 1]
        g.click_who[i] = g.click_who[i + 1]
    g.click_sign[g.waiting] = 0
    g.click_who[g.waiting] = 0


@rule
def first_of(who):
    """The first player of a set."""
    player = 0
    while who >> player & 1 == 0:
        player += 1
    return player


@rule
def settle_click(t, g):
    """SC-PLY-PICK-1: the first click of the queue is given, or its manager is asked who takes it; tells if so."""
    who = int(g.click_who[0])
    player = first_of(who)
    if who == 1 << player:
        take_click(t, g, player)
        return False
    g.phase = Phase.PICK
    g.actor = seat_of(player)
    return True


@rule
def list_picks(g, out):
    """SC-PLY-PICK-1: any of the players who may take the click."""
    return list_players(int(g.click_who[0]), Act.click(0), out, 0)


@rule
def list_passes(g, out):
    """SC-CHA-LEAD-1: keep the click, or pass it on."""
    return list_players(receivers(g), Act.pass_(0), out, list_one(out, 0, Act.no()))


@rule
def list_players(who, first, out, n):
    """Write an action for each player of a set."""
    for player in range(PLAYERS):
        if who >> player & 1:
            n = list_one(out, n, first + player)
    return n


@rule
def take_click(t, g, player):
    """The first click of the queue goes to a player; SC-CHA-LEAD-1: a leader may pass on what he would gain."""
    sign = int(g.click_sign[0])
    next_click(g)
    if sign > 0 and shows(t, g, player, Intangible.LEADERSHIP) and may_gain(t, g, player):
        g.clicking = player
        g.phase = Phase.LEAD
        g.actor = seat_of(player)
    else:
        click(t, g, player, sign)


@rule
def can_get_hotter(g, player):
    """SC-PRE-DIAL-4, SC-PLY-CAP-1: not at R6, nor three up already, nor out of strength."""
    return g.dial[player] > R6 and g.dial[player] < THREE_BALLS and g.gained[player] < MOST_CLICKS


@rule
def may_gain(t, g, player):
    """SC-PLY-GAINB-5: whether a click earned in this at-bat turns a dial; of the team at bat, never a pitcher's."""
    return can_get_hotter(g, player) and not (is_pitcher(t, player) and seat_of(player) == bat_seat(g))


@rule
def may_be_given(t, g, player):
    """SC-CHA-LEAD-1, SC-PLY-GAINB-5: whether a leader's click turns a dial; not a pitcher's at bat or on base."""
    if not is_pitcher(t, player) or seat_of(player) != bat_seat(g):
        return can_get_hotter(g, player)
    for base in range(BASES):
        if player_on(g, base) == player:
            return False
    return player != g.batter and can_get_hotter(g, player)


@rule
def click(t, g, player, sign):
    """SC-PRE-DIAL-3, SC-PLY-PERF-2: one position hotter or colder, if that is possible; else the click is lost."""
    if sign > 0:
        if may_gain(t, g, player):
            warm(g, player)
            return
    elif g.lost[player] < MOST_CLICKS and cool(t, g, player):
        g.lost[player] += 1
        return
    Told.void(g, seat_of(player), player)


@rule
def warm(g, player):
    """SC-PRE-DIAL-3: one position hotter."""
    g.dial[player] -= 1
    g.gained[player] += 1
    Told.gained(g, seat_of(player), player, g.dial[player])


@rule
def cool(t, g, player):
    """SC-PLY-PERF-3, SC-CHA-OUT-1: one position colder; B4 is the end but in Championship, where three balls follow."""
    floor = THREE_BALLS if t.house.level >= Level.CHAMPIONSHIP else B4
    if g.dial[player] >= floor or g.spot[player] == NOBODY_THERE:
        return False
    g.dial[player] += 1
    Told.lost(g, seat_of(player), player, g.dial[player])
    if g.dial[player] == THREE_BALLS:
        Told.three_balls(g, seat_of(player), player)
    return True


@rule
def receivers(g):
    """SC-CHA-LEAD-1: whom a leader may pass his click to: anybody else of his team who is in the game, as bits."""
    who = 0
    first = seat_of(g.clicking) * ROSTER
    for player in range(first, first + ROSTER):
        if g.spot[player] != NOBODY_THERE and player != g.clicking:
            who |= bit(player)
    return who


@rule
def keep_click(t, g):
    """Leadership is not used."""
    player = int(g.clicking)
    g.clicking = NOBODY_THERE
    click(t, g, player, 1)


@rule
def pass_click(t, g, player):
    """SC-CHA-LEAD-1: another gains the click; he cannot pass it on."""
    Told.passed(g, seat_of(player), g.clicking, player)
    g.clicking = NOBODY_THERE
    if may_be_given(t, g, player):
        warm(g, player)
    else:
        Told.void(g, seat_of(player), player)


@rule
def forget_clicks(g):
    """SC-PLY-CAP-1: the Rule of 3 counts anew with every at-bat."""
    for player in range(PLAYERS):
        g.gained[player] = 0
        g.lost[player] = 0
