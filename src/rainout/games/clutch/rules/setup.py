"""Before the first pitch: home, starters, line-ups, hands, weather (CB-3.2)."""

from rainout.core.clearing import clearing
from rainout.core.kernel import rule
from rainout.core.listing import list_if, list_one
from rainout.core.state import CHANCE
from rainout.diamond.innings import play_ball
from rainout.diamond.waiting import wait_for
from rainout.games.clutch.actions import Act, Told
from rainout.games.clutch.rules.at_bat import clear_at_bat, clear_cards
from rainout.games.clutch.rules.bench import can_bat
from rainout.games.clutch.rules.effects import ask_die
from rainout.games.clutch.rules.innings import clear_half
from rainout.games.clutch.rules.pitchers import is_fresh_bulk, take_mound
from rainout.games.clutch.rules.table import first_seat, push, rate_units, seat_of
from rainout.games.clutch.rules.zones import out_of_hand, put_under
from rainout.games.clutch.state import (
    BULK_NAMED,
    GAME,
    MATCH,
    MOST_MULLIGANS,
    NOBODY_THERE,
    OPENING_HAND,
    ROSTER,
    SEATS,
    SLOTS,
    Due,
    Phase,
    Roll,
    Use,
)
from rainout.games.clutch.vocabulary import POSITIONS, SPELLS, Place, Position, Role

# --- A match and its games -------------------------------------------------------------------------------------------


clear_kept = rule(clearing(MATCH, "Nothing has been played; everybody is rested."))
clear_rest = rule(clearing(GAME, "Everybody is on the bench; no window is open, and nobody holds a card."))


@rule
def clear_match(g):
    """A match begins."""
    clear_kept(g)
    clear_game(g)


@rule
def clear_game(g):
    """A game begins."""
    play_ball(g)
    g.turns = 0
    clear_rest(g)
    clear_half(g)
    clear_at_bat(g)
    clear_cards(g)


# --- Home (CB-3.2.A) -------------------------------------------------------------------------------------------------


@rule
def roll_for_home(t, g):
    """CB-3.2.A-1: each manager rolls the d20, the first seat first."""
    g.arranging = 0
    ask_die(g, Roll.HOME, 20)


@rule
def take_home_roll(t, g):
    """CB-3.2.A-1, CB-3.2.A-2, R-13: the higher roll is home, in a series in its odd games; ties are rolled again."""
    seat = int(g.arranging)
    if seat == 0:
        g.arranging = 1
        ask_die(g, Roll.HOME, 20)
    elif g.home_face[0] == g.home_face[1]:
        g.due = Due.ROLL_FOR_HOME
    else:
        g.home = 0 if g.home_face[0] > g.home_face[1] else 1
        g.due = Due.BEGIN_GAME


@rule
def begin_game(t, g):
    """CB-3.2.A-2: a game of the match begins, Away first in all that follows (R-68)."""
    home = int(g.home)
    clear_game(g)
    g.home = home
    Told.home(g, home, g.game)
    g.arranging = first_seat(g)
    ask_starter(t, g)


# --- Starting pitchers (CB-3.2.C) ------------------------------------------------------------------------------------


@rule
def is_starter(t, player):
    """CB-3.2.C-1: a rotation pitcher with the SP role."""
    return t.players.place[player] == Place.ROTATION and int(t.players.roles[player]) >> Role.SP & 1 != 0


@rule
def is_fresh_starter(t, g, player):
    """CB-3.2.C-1: a starter who owes no rest."""
    return is_starter(t, player) and g.owed[player] == 0


@rule
def has_fresh_bulk(t, g, seat, but):
    """R-30: whether a fresh bulk pitcher is there to follow an opener."""
    for place in range(t.team_size[seat]):
        player = seat * ROSTER + place
        if player != but and is_fresh_bulk(t, g, player):
            return True
    return False


@rule
def may_open(t, g, player):
    """CB-3.2.C-2, R-30: an opener who owes no rest, with a bulk pitcher to follow."""
    opens = int(t.players.roles[player]) >> Role.OP & 1
    if not opens or t.players.place[player] != Place.BULLPEN or g.owed[player] > 0:
        return False
    return has_fresh_bulk(t, g, seat_of(player), player)


@rule
def may_start_tired(t, g, player):
    """R-31: without a fresh starter, who owes the fewest games: of the rotation's SP, or of its BP if it has none."""
    if t.players.place[player] != Place.ROTATION:
        return False
    first = seat_of(player) * ROSTER
    for other in range(first, first + t.team_size[seat_of(player)]):
        if is_starter(t, other) and not is_starter(t, player):
            return False
        rival = t.players.place[other] == Place.ROTATION and is_starter(t, other) == is_starter(t, player)
        if rival and g.owed[other] < g.owed[player]:
            return False
    return True


@rule
def list_starters(t, g, out):
    """Who may start: fresh starters and openers; without a fresh starter also the least tired (R-31)."""
    seat = int(g.arranging)
    n, fresh = 0, False
    for place in range(t.team_size[seat]):
        player = seat * ROSTER + place
        if is_fresh_starter(t, g, player):
            fresh = True
        elif not may_open(t, g, player):
            continue
        n = list_one(out, n, Act.start(place))
    if not fresh:
        for place in range(t.team_size[seat]):
            n = list_if(out, n, Act.start(place), may_start_tired(t, g, seat * ROSTER + place))
    return n


@rule
def ask_starter(t, g):
    """CB-3.2.C: Away names a starter, then Home; or a die does (R-16)."""
    if t.house.roll_starters and t.house.games == 1:
        ask_die(g, Roll.STARTER, 20)
    else:
        wait_for(g, Phase.STARTER, g.arranging)


@rule
def rolled_starter(t, g):
    """R-16: four faces for each of the five; a bulk pitcher's number means an opener before him."""
    seat = int(g.arranging)
    place = int(t.rotation[seat, (int(g.natural) - 1) // 4])
    if place < 0:
        ask_starter(t, g)  # a rotation of four: the fifth's faces are rolled again
        return
    if is_starter(t, seat * ROSTER + place):
        start(t, g, seat * ROSTER + place)
        return
    for other in range(t.team_size[seat]):
        if may_open(t, g, seat * ROSTER + other):
            start(t, g, seat * ROSTER + other)
            g.bulk[seat] = BULK_NAMED + place
            return
    for other in range(t.team_size[seat]):
        if may_start_tired(t, g, seat * ROSTER + other):
            start(t, g, seat * ROSTER + other)
            return


@rule
def name_starter(t, g, place):
    """CB-3.2.C: a manager names his starter."""
    start(t, g, int(g.arranging) * ROSTER + place)


@rule
def role_at_start(t, player):
    """R-30, R-31: a rotation pitcher starts as SP, or as BP where nobody else can; from the bullpen comes an opener."""
    if is_starter(t, player):
        return int(Role.SP)
    return int(Role.BP) if t.players.place[player] == Place.ROTATION else int(Role.OP)


@rule
def start(t, g, player):
    """A starter, or an opener whom a bulk pitcher must follow."""
    seat = int(g.arranging)
    role = role_at_start(t, player)
    take_mound(t, g, player, role)
    g.entered[player] = 1
    g.bulk[seat] = 1 if role == Role.OP else 0
    Told.starts(g, seat, player, role)
    if seat == first_seat(g):
        g.arranging = 1 - seat
        ask_starter(t, g)
    else:
        g.arranging = first_seat(g)
        g.arranged = Position.CA
        g.due = Due.ASK_LINE_UP


# --- Line-ups (CB-3.2.E) ---------------------------------------------------------------------------------------------


@rule
def ask_line_up(t, g):
    """CB-3.2.E-1: nine positions, DH included."""
    wait_for(g, Phase.ASSIGN, g.arranging)


@rule
def may_take_post(t, g, player, position):
    """R-9, R-23: any batter anywhere, at a price; who pitches may only be the designated hitter as well."""
    return can_bat(t, g, player) and (not int(g.use[player]) & Use.PITCHES or position == Position.DH)


@rule
def list_posts(t, g, out):
    """Who may take the next position, and to have it done as suggested."""
    n = list_one(out, 0, Act.fill())
    seat = int(g.arranging)
    for place in range(t.team_size[seat]):
        n = list_if(out, n, Act.post(place), may_take_post(t, g, seat * ROSTER + place, int(g.arranged)))
    return n


@rule
def name_for_post(t, g, place):
    """A player takes the next position."""
    seat = int(g.arranging)
    player = seat * ROSTER + place
    g.fielder[seat, g.arranged] = player
    g.use[player] |= Use.BATS
    g.arranged += 1
    if g.arranged == POSITIONS:
        rate_units(t, g, seat)
    Told.assigned(g, seat, player, g.arranged - 1)
    if g.arranged == POSITIONS:
        g.arranged = 0
        g.due = Due.ASK_ORDER
    else:
        g.due = Due.ASK_LINE_UP


@rule
def ask_order(t, g):
    """CB-3.2.E-1: then the batting order."""
    wait_for(g, Phase.ORDER, g.arranging)


@rule
def fill_line_up(t, g):
    """The rest of what is being asked for, as suggested."""
    if g.phase == Phase.ASSIGN:
        fill_posts(t, g)
    else:
        fill_order(t, g)


@rule
def fill_posts(t, g):
    """The rest as suggested, or whoever is left and plays best there."""
    seat = int(g.arranging)
    while g.arranged != 0:
        position = int(g.arranged)
        place = int(t.nine[seat, position])
        if place < 0 or not may_take_post(t, g, seat * ROSTER + place, position):
            place = best_for_post(t, g, seat, position)
        name_for_post(t, g, place)


@rule
def best_for_post(t, g, seat, position):
    """The place in the roster of whoever is free and rated highest at a position."""
    best = -1
    for place in range(t.team_size[seat]):
        player = seat * ROSTER + place
        if may_take_post(t, g, player, position):
            if (
                best < 0
                or t.players.rating[player, position] > t.players.rating[seat * ROSTER + best, position]
            ):
                best = place
    return best


@rule
def may_take_slot(g, player):
    """CB-3.2.E-1: each of the nine bats once."""
    if not int(g.use[player]) & Use.BATS:
        return False
    for slot in range(g.arranged):
        if g.lineup[seat_of(player), slot] == player:
            return False
    return True


@rule
def list_order(g, out):
    """Who may bat next, and to have it done as suggested."""
    n = list_one(out, 0, Act.fill())
    for place in range(ROSTER):
        n = list_if(out, n, Act.bat(place), may_take_slot(g, int(g.arranging) * ROSTER + place))
    return n


@rule
def name_for_slot(t, g, place):
    """A player takes the next slot; after Away's nine come Home's."""
    seat = int(g.arranging)
    player = seat * ROSTER + place
    g.lineup[seat, g.arranged] = player
    g.arranged += 1
    Told.bats(g, seat, player, g.arranged)
    if g.arranged < SLOTS:
        g.due = Due.ASK_ORDER
        return
    Told.line_up(g, seat)
    if seat == first_seat(g):
        g.arranging = 1 - seat
        g.arranged = Position.CA
        g.due = Due.ASK_LINE_UP
    else:
        g.arranged = 0
        g.due = Due.DEAL_HANDS


@rule
def fill_order(t, g):
    """The rest as suggested, position by position, or as they come."""
    seat = int(g.arranging)
    for slot in range(SLOTS):
        if g.arranging == seat and g.arranged < SLOTS and g.due != Due.DEAL_HANDS:
            player = int(g.fielder[seat, t.order[seat, slot]])
            if player != NOBODY_THERE and may_take_slot(g, player):
                name_for_slot(t, g, player - seat * ROSTER)
    while g.arranging == seat and g.due != Due.DEAL_HANDS:
        place = 0
        while not may_take_slot(g, seat * ROSTER + place):
            place += 1
        name_for_slot(t, g, place)


# --- Hands (CB-3.2.D) ------------------------------------------------------------------------------------------------


@rule
def deal_hands(t, g):
    """CB-3.2.D-1: both shuffle and draw five."""
    if t.house.cards == 0:
        g.due = Due.BEGIN_HALF
        return
    for seat in range(SEATS):
        for i in range(t.deck_size[seat]):
            g.deck[seat, i] = t.deck[seat, i]
        g.deck_size[seat] = t.deck_size[seat]
        g.loose[seat] = t.deck_size[seat]
        g.drawing[seat] = OPENING_HAND
    push(g, Due.ASK_MULLIGAN)
    g.due = Due.DRAW_NEXT
    g.arranged = first_seat(g)


@rule
def ask_mulligan(t, g):
    """CB-3.2.D-2, R-17: Away decides first; each may go on until five are taken or a hand is kept."""
    seat = int(g.arranged)
    if seat == 2:
        g.arranged = 0
        g.due = Due.ASK_WEATHER
    elif g.mulligans[seat] < 0:
        wait_for(g, Phase.UNDER, seat)
    elif g.mulligans[seat] == MOST_MULLIGANS or g.hand_size[seat] == 0:
        keep(t, g)
    else:
        wait_for(g, Phase.MULLIGAN, seat)


@rule
def mulligan(t, g):
    """CB-3.2.D-2: the whole hand back into the deck, and five new cards."""
    seat = int(g.arranged)
    g.mulligans[seat] += 1
    while g.hand_size[seat] > 0:
        g.deck[seat, g.deck_size[seat]] = out_of_hand(g, seat, 0)
        g.deck_size[seat] += 1
        g.loose[seat] += 1
        g.drawing[seat] += 1
    Told.mulligan(g, seat, g.mulligans[seat])
    push(g, Due.ASK_MULLIGAN)
    g.due = Due.DRAW_NEXT


@rule
def keep(t, g):
    """CB-3.2.D-3: the hand is kept; a card for each mulligan goes under the deck."""
    seat = int(g.arranged)
    g.mulligans[seat] = -g.mulligans[seat]
    if g.mulligans[seat] == 0:
        kept(g)
    g.due = Due.ASK_MULLIGAN


@rule
def kept(g):
    """Done with the opening hand: Home's turn, then the game."""
    seat = int(g.arranged)
    Told.kept(g, seat, g.hand_size[seat])
    g.arranged = 1 - seat if seat == first_seat(g) else 2


@rule
def put_card_under(t, g, place):
    """R-17: a card of his choice, in an order nobody knows."""
    seat = int(g.arranged)
    text = out_of_hand(g, seat, place)
    put_under(g, seat, text)
    g.under[seat] += 1
    Told.under(g, seat, text)
    g.mulligans[seat] += 1
    if g.mulligans[seat] == 0 or g.hand_size[seat] == 0:
        g.mulligans[seat] = 0
        kept(g)
    g.due = Due.ASK_MULLIGAN


# --- Weather (R-67) --------------------------------------------------------------------------------------------------


@rule
def ask_weather(t, g):
    """R-67: where agreed, Home draws a weather card."""
    if t.house.weather and t.sky_count > 0:
        wait_for(g, Phase.SKY, CHANCE)
    else:
        g.due = Due.BEGIN_HALF


@rule
def draw_weather(t, g, sky):
    """R-67: the card, and the d16 for how long it lasts."""
    g.sky = sky
    ask_die(g, Roll.WEATHER, 16)


@rule
def rolled_weather(t, g):
    """CB-C-40: how long it lasts."""
    g.spell = SPELLS[g.natural]
    Told.weather(g, g.home, t.skies[g.sky], g.spell)
    g.due = Due.BEGIN_HALF
