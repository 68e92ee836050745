"""Who comes off the bench: a bat, legs or a glove, for what they bring now and in the rest of the game."""

from rainout.core.kernel import rule
from rainout.diamond.state import BASES, BATTER, LAST_INNING, OUTS, THIRD
from rainout.diamond.table import bat_seat, field_seat, occupied, player_on, runner_on
from rainout.games.clutch.actions import Act
from rainout.games.clutch.advice.odds import FACES, thief_out, throw_out
from rainout.games.clutch.advice.prospects import (
    between,
    current,
    in_game,
    outlook,
    plate_runs,
    runners_home,
    situation_of,
    stakes_in,
    win_after,
)
from rainout.games.clutch.advice.weighing import halves_left
from rainout.games.clutch.rules.bench import can_bat, may_replace, position_of, slot_of
from rainout.games.clutch.rules.running import steals
from rainout.games.clutch.rules.table import lead, seat_of
from rainout.games.clutch.state import ROSTER, SLOTS
from rainout.games.clutch.vocabulary import Hand, Position, Throw

WORTH_A_MAN = 15
"""What a man off the bench must bring for each half-inning in which he might still be needed, in games / 10,000."""
GLOVE = 2
"""What a point of a fielder's rating saves with each out, in thousandths of a run.

Counted in 140,000 games without cards and 22,400 with them: 1.3 and 3 in the infield, 2.6 and 2.8 in the outfield.
"""
EXTRA_BASE = 5
"""One runner in so many is thrown at, or held, where the outfield's throw decides whether he scores."""
EMPTY = 0
"""The situation in which an inning begins."""


# --- At bat ----------------------------------------------------------------------------------------------------------


@rule
def advise_bench(t, g):
    """Whoever brings most in the place of the batter or of a runner: a better bat, quicker legs."""
    seat = bat_seat(g)
    best, most = Act.ready(), WORTH_A_MAN * halves_left(g)
    for base in range(BATTER, BASES):
        if (base == BATTER and g.pinch) or (base != BATTER and not runner_on(g, base)):
            continue
        other = int(g.batter) if base == BATTER else player_on(g, base)
        for player in range(seat * ROSTER, seat * ROSTER + t.team_size[seat]):
            if may_replace(t, g, player, other) and is_better(t, g, player, other, base):
                gain = brings_now(t, g, player, base) - brings_now(t, g, other, base)
                gain += brings_later(t, g, player, other)
                if gain > most:
                    best, most = substitution(player, other), gain
    return best


@rule
def is_better(t, g, player, other, base):
    """Whether a player has the better bat against this pitcher's hand, or on a base the quicker legs."""
    if base == BATTER:
        hand = t.players.throws[g.pitcher]
        return t.bat[player, hand] > t.bat[other, hand]
    return t.players.br[player] > t.players.br[other]


@rule
def brings_now(t, g, player, base):
    """What a player brings at the plate or on a base, in ten-thousandths of a game."""
    if base == BATTER:
        return in_game(plate_runs(t, g, player, 0), stakes_in(t, g, current(g)))
    return legs_bring(t, g, player, base)


@rule
def legs_bring(t, g, player, base):
    """What a runner's speed is worth: the next base, if he can steal it, and his run, the throw home permitting."""
    on, outs = occupied(g) & ~(1 << base), int(g.outs)
    run = win_after(t, g, 1, situation_of(on, outs)) - win_after(t, g, 0, situation_of(on, outs))
    out = throw_out(t, g, int(Throw.EXTRA), THIRD, player, outs)
    worth = -run * out // (EXTRA_BASE * FACES)
    going = 1 << base
    if steals(g) >> going & 1:
        stolen, caught = runners_home(t, g, going, -1), runners_home(t, g, going, base)
        worth += max(outlook(t, g), between(thief_out(t, g, base, player), caught, stolen))
    return worth


# --- In the field ----------------------------------------------------------------------------------------------------


@rule
def advise_gloves(t, g):
    """The better glove that brings most, the turns at bat still to come reckoned in; -1 if none."""
    seat = field_seat(g)
    best, most = -1, WORTH_A_MAN * halves_left(g)
    for player in range(seat * ROSTER, seat * ROSTER + t.team_size[seat]):
        if can_bat(t, g, player):
            for position in range(Position.CA, Position.DH):
                other = int(g.fielder[seat, position])
                if t.players.rating[player, position] > t.players.rating[other, position]:
                    gain = brings_later(t, g, player, other)
                    if gain > most and may_replace(t, g, player, other):
                        best, most = substitution(player, other), gain
    return best


# --- The rest of the game --------------------------------------------------------------------------------------------


@rule
def brings_later(t, g, player, other):
    """What one brings instead of another in the rest of the game, at bat and in the field."""
    runs = (int(t.bat[player, Hand.R]) - int(t.bat[other, Hand.R])) * turns_left(g, other) // SLOTS
    position = position_of(g, other)
    if position != Position.DH:
        better = int(t.players.rating[player, position]) - int(t.players.rating[other, position])
        runs += better * outs_at_bat(g, 1 - seat_of(other)) * GLOVE
    return in_game(runs, stakes_in(t, g, EMPTY))


@rule
def turns_left(g, player):
    """Ninths of a turn at bat still to come for a player's slot after this one: ten batters make seven outs."""
    seat = seat_of(player)
    wait = (slot_of(g, player) - int(g.slot[seat])) % SLOTS
    if wait == 0 and seat == bat_seat(g):
        wait = SLOTS
    return max(0, outs_at_bat(g, seat) * 10 // 7 - wait)


@rule
def outs_at_bat(g, seat):
    """Outs a team has left at bat, and the other in the field; none in a ninth it need not play."""
    left = halves_left(g) - 1
    if seat == bat_seat(g):
        return OUTS - int(g.outs) + OUTS * (left // 2)
    if g.inning >= LAST_INNING and seat == g.home and lead(g) > 0:
        return 0
    return OUTS * ((left + 1) // 2)


@rule
def substitution(player, other):
    """The move by which one player comes in for another."""
    return Act.in_(player % ROSTER, other % ROSTER)
