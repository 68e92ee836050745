"""Before the first pitch: home, designated hitter, posts and slots, fences (SC-PRE-SETUP, SC-REG-FENCE)."""

from rainout.core.clearing import clearing
from rainout.core.kernel import rule
from rainout.core.listing import list_if, list_one, list_run
from rainout.core.state import CHANCE
from rainout.diamond.waiting import wait_for
from rainout.games.clix.actions import Act, Told
from rainout.games.clix.rules.bench import on_bench
from rainout.games.clix.rules.table import figure, is_catcher, is_pitcher, seat_of
from rainout.games.clix.state import (
    FENCED,
    FIELDED,
    NOBODY_THERE,
    PLAYERS,
    R3,
    ROSTER,
    SEATS,
    SLOTS,
    STATE,
    ZONES,
    Depth,
    Die,
    Due,
    Level,
    Phase,
    Position,
)

forget_all = rule(clearing(STATE.own, "Nothing has happened yet."))


@rule
def clear_table(t, g):
    """SC-PRE-SETUP-5, SC-PRE-SETUP-8: nobody has played yet, everybody sits in the dugout."""
    forget_all(g)
    g.turns = 0
    g.with_dh = 1 if t.house.dh > 0 else 0
    for player in range(PLAYERS):
        g.dial[player] = starting_step(t, player)


@rule
def starting_step(t, player):
    """SC-PRE-DIAL-2, SC-REG-SETUP-1: the starting marker; in Preseason, position players start at R3."""
    if t.house.level == Level.PRESEASON and not is_pitcher(t, player):
        return R3
    return int(t.figures.marker[figure(t, player)])


# --- Home (SC-PRE-SETUP-3) -------------------------------------------------------------------------------------------


@rule
def roll_for_home(t, g):
    """SC-PRE-SETUP-3: each manager rolls the green die, the first seat first; unless it is agreed who is home."""
    g.arranging = 0
    if t.house.home:
        settle_home(t, g, t.house.home - 1)
        return
    for seat in range(SEATS):
        g.home_face[seat] = 0
    g.die = Die.GREEN
    wait_for(g, Phase.HOME, CHANCE)


@rule
def take_home_roll(t, g, face):
    """SC-PRE-SETUP-3: the higher roll is home; ties are rolled again."""
    seat = int(g.arranging)
    g.home_face[seat] = face
    Told.home_roll(g, seat, face)
    if seat == 0:
        g.arranging = 1
    elif g.home_face[0] == g.home_face[1]:
        g.due = Due.HOME
    else:
        settle_home(t, g, 0 if g.home_face[0] > g.home_face[1] else 1)


@rule
def settle_home(t, g, home):
    """SC-PRE-SETUP-3: it is known who is home, and on it goes."""
    g.home = home
    Told.home(g, home)
    begin_arranging(g)
    if t.house.level < Level.CHAMPIONSHIP:
        g.due = Due.FENCES
    elif t.house.dh < 0:
        wait_for(g, Phase.DH, home)
    else:
        g.due = Due.ASSIGN


@rule
def begin_arranging(g):
    """The first seat arranges first."""
    g.arranging = 0
    g.arranged = 0


@rule
def settle_dh(t, g, wanted):
    """SC-CHA-STYLE-4, SC-CHA-STYLE-5: the home manager decides, for both teams."""
    g.with_dh = wanted
    Told.dh(g, g.home, wanted)
    g.due = Due.ASSIGN


# --- Who plays where (SC-CHA-FORMAT-3, SC-CHA-POS-6) ---------------------------------------------------------------


@rule
def posts(g):
    """How many positions are to be filled."""
    return FIELDED + int(g.with_dh)


@rule
def take_post(g, player, position):
    """A player takes a position."""
    g.fielder[seat_of(player), position] = player
    g.spot[player] = position


@rule
def field_the_nine(t, g):
    """SC-PRE-COMP-1, SC-PRE-SETUP-4: below Championship, nine figures at their printed positions."""
    for seat in range(SEATS):
        for position in range(posts(g)):
            take_post(g, seat * ROSTER + int(t.nine[seat, position]), position)


@rule
def ask_post(t, g):
    """SC-CHA-POS-6: each manager names his players position by position."""
    if g.arranging == SEATS:
        begin_arranging(g)
        g.due = Due.ORDER
    else:
        wait_for(g, Phase.ASSIGN, g.arranging)


@rule
def may_take_post(t, g, player, position):
    """SC-CHA-POS-3: only pitchers pitch, only catchers catch, and pitchers do nothing else."""
    if not on_bench(t, g, player):
        return False
    if position == Position.P:
        return is_pitcher(t, player)
    if position == Position.C:
        return is_catcher(t, player)
    return not is_pitcher(t, player)


@rule
def list_posts(t, g, out):
    """Who may take the next position, and to be done with it."""
    n = list_one(out, 0, Act.fill())
    seat = int(g.arranging)
    for place in range(t.team_size[seat]):
        n = list_if(out, n, Act.post(place), may_take_post(t, g, seat * ROSTER + place, g.arranged))
    return n


@rule
def name_for_post(t, g, place):
    """A player takes the next position."""
    seat = int(g.arranging)
    player = seat * ROSTER + place
    take_post(g, player, int(g.arranged))
    Told.assigned(g, seat, player, g.arranged)
    g.arranged += 1
    if g.arranged == posts(g):
        g.arranging += 1
        g.arranged = 0
    g.due = Due.ASSIGN


@rule
def fill_posts(t, g):
    """The rest as suggested, or whoever is left."""
    seat = int(g.arranging)
    while g.arranging == seat:
        position = int(g.arranged)
        place = int(t.nine[seat, position])
        if place < 0 or not may_take_post(t, g, seat * ROSTER + place, position):
            place = 0
            while not may_take_post(t, g, seat * ROSTER + place, position):
                place += 1
        name_for_post(t, g, place)


# --- Batting order (SC-PRE-SETUP-1, SC-PRE-SETUP-2) ----------------------------------------------------------------


@rule
def ask_order(t, g):
    """SC-PRE-SETUP-1: each manager fills the slots 1 to 9."""
    if g.arranging < SEATS:
        wait_for(g, Phase.ORDER, g.arranging)
    else:
        begin_arranging(g)
        g.due = Due.HOME if t.house.level < Level.CHAMPIONSHIP else Due.FENCES


@rule
def may_bat(g, player):
    """SC-PRE-SETUP-1, SC-CHA-STYLE-2: who plays bats, once; with a designated hitter, pitchers do not."""
    spot = g.spot[player]
    if spot == NOBODY_THERE or (spot == Position.P and g.with_dh):
        return False
    for slot in range(g.arranged):
        if g.lineup[seat_of(player), slot] == player:
            return False
    return True


@rule
def list_order(g, out):
    """Who may take the next slot, and to be done with it."""
    n = list_one(out, 0, Act.fill())
    for place in range(ROSTER):
        n = list_if(out, n, Act.bat(place), may_bat(g, int(g.arranging) * ROSTER + place))
    return n


@rule
def name_for_slot(t, g, place):
    """SC-PRE-SETUP-1: a player takes the next slot."""
    seat, slot = int(g.arranging), int(g.arranged)
    player = seat * ROSTER + place
    g.lineup[seat, slot] = player
    g.arranged += 1
    Told.bats(g, seat, player, slot)
    if g.arranged == SLOTS:
        g.arranging += 1
        g.arranged = 0
    g.due = Due.ORDER


@rule
def fill_order(t, g):
    """SC-PRE-SETUP-2: the rest in the suggested order, or as they come."""
    seat = int(g.arranging)
    for slot in range(SLOTS):
        place = int(t.order[seat, g.with_dh, slot])
        if g.arranging == seat and place >= 0 and may_bat(g, seat * ROSTER + place):
            name_for_slot(t, g, place)
    while g.arranging == seat:
        place = 0
        while not may_bat(g, seat * ROSTER + place):
            place += 1
        name_for_slot(t, g, place)


# --- Fences (SC-REG-FENCE) -------------------------------------------------------------------------------------------


@rule
def ask_fence(t, g):
    """SC-REG-FENCE-1: the home manager sets the fences, zone by zone."""
    if t.house.level == Level.PRESEASON or g.arranged == ZONES:
        g.due = Due.HALF
    else:
        wait_for(g, Phase.FENCE, g.home)


@rule
def list_fences(out):
    """SC-REG-FENCE-1, SC-REG-FENCE-2: one of three depths, or all that are left at the usual one."""
    return list_run(out, list_one(out, 0, Act.fill()), Act.fence(0), FENCED)


@rule
def set_fence(t, g, depth):
    """SC-REG-FENCE-1: the fence of the next zone."""
    g.arranged += 1
    g.fences[g.arranged] = depth
    Told.fence(g, g.home, g.arranged, depth)
    g.due = Due.FENCES


@rule
def fill_fences(t, g):
    """SC-REG-FENCE-2: yellow in all zones that are left."""
    while g.arranged < ZONES:
        set_fence(t, g, Depth.AVERAGE)
