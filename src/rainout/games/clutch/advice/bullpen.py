"""Who pitches: the arm that suits those due up, and when it is worth a change."""

from rainout.core.kernel import rule
from rainout.diamond.table import bat_seat, field_seat
from rainout.games.clutch.actions import Act
from rainout.games.clutch.advice.prospects import current, duel_brings, in_game, outlook, stakes_in
from rainout.games.clutch.rules.pitchers import can_add_innings, may_leave, may_relieve, tired_next
from rainout.games.clutch.rules.table import does
from rainout.games.clutch.state import ROSTER, SLOTS, SURE
from rainout.games.clutch.vocabulary import ROLES, Verb

LATE = 6
"""The inning from which on the best arms are used, if the game is close."""
LOST = 300
"""A game is close while both sides have a better chance than this."""
DUE_UP = 3
"""Batters a reliever is chosen for: those he must face (CB-3.9.A-4)."""
WORTH_AN_ARM = 260
"""What a reliever must bring against them, in ten-thousandths of a game, if the pitcher is not tired."""
TENSE = 800
"""Stakes below which no arm brings that much."""
INNING = 160
"""What an inning of a longer limit counts while the good arms are kept, against what a pitcher saves at each batter."""


@rule
def advise_relief(t, g):
    """A fresh pitcher for a tired one; late in a tense moment, one who suits those due up much better; -1 if none."""
    pitcher = int(g.pitcher)
    tired = tired_next(t, g, pitcher)
    stakes = stakes_in(t, g, current(g))
    if not (tired or (g.inning >= LATE and stakes >= TENSE)) or not may_leave(t, g, pitcher):
        return -1
    if will_be_refreshed(t, g, pitcher):
        return -1
    place = best_reliever(t, g)
    if place >= 0 and not tired:
        saves = due_up_bring(t, g, pitcher) - due_up_bring(t, g, field_seat(g) * ROSTER + place)
        if in_game(saves, stakes) < WORTH_AN_ARM:
            return -1
    return Act.relieve(place) if place >= 0 else -1


@rule
def is_late_and_close(t, g):
    """From the sixth on, as long as neither side has as good as won."""
    now = outlook(t, g)
    return g.inning >= LATE and now > LOST and now < SURE - LOST


@rule
def due_up_bring(t, g, pitcher):
    """What the batters due up bring against a fresh pitcher, each by the hands of both, in thousandths of a run."""
    seat, total = bat_seat(g), 0
    for ahead in range(DUE_UP):
        batter = int(g.lineup[seat, (int(g.slot[seat]) + ahead) % SLOTS])
        total += duel_brings(t, pitcher, batter, 0, 0)
    return total


@rule
def best_reliever(t, g):
    """The fresh arm that suits those due up when it is late and close; else the longest, the good ones being kept."""
    seat = field_seat(g)
    close = is_late_and_close(t, g)
    best, most = -1, -10000
    for place in range(t.team_size[seat]):
        player = seat * ROSTER + place
        if may_relieve(t, g, player) and g.owed[player] == 0:
            if close:
                value = -due_up_bring(t, g, player)
            else:
                value = INNING * longest(t, player) - int(t.arm[player])
            if value > most:
                best, most = place, value
    return best


@rule
def longest(t, player):
    """The longest limit on a pitcher's card."""
    most = 0
    for role in range(ROLES):
        most = max(most, int(t.players.limit[player, role]))
    return most


@rule
def will_be_refreshed(t, g, pitcher):
    """Whether a card in hand gives a pitcher another inning."""
    if t.house.cards == 0 or g.owed[pitcher] > 0 or not can_add_innings(g, pitcher):
        return False
    seat = field_seat(g)
    for place in range(g.hand_size[seat]):
        if does(t, int(g.hand[seat, place]), Verb.ADD_INNINGS):
            return True
    return False
