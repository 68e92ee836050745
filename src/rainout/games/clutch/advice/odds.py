"""Odds in the middle of a game, exact, as faces of a d20 (CB-3.11)."""

from rainout.core.kernel import rule
from rainout.diamond.state import HOME_PLATE, SECOND
from rainout.games.clutch.rules.table import field_seat, player_on
from rainout.games.clutch.state import Going
from rainout.games.clutch.vocabulary import Unit

FACES = 20


@rule
def faces_out(rating, speed):
    """CB-3.11.A-1: of twenty faces, how many get the runner: those with which the rating comes out above the speed."""
    return min(max(FACES + rating - speed, 0), FACES)


@rule
def faces_made(rating, target):
    """CB-3.11.B-1: of twenty faces, how many make a check."""
    return min(max(FACES + 1 + rating - target, 0), FACES)


@rule
def steal_out(t, g, base):
    """Faces that catch a thief."""
    return thief_out(t, g, base, player_on(g, base))


@rule
def thief_out(t, g, base, player):
    """Faces that catch a player who steals from a base, whether or not he stands there now."""
    rating = int(g.unit[field_seat(g), Unit.BAT]) + (3 if base == SECOND else 0)
    return faces_out(rating, int(t.players.st[player]))


@rule
def send_out(t, g, base):
    """Faces that get a runner who is sent from a base now, with what the play adds."""
    seat = field_seat(g)
    speed = int(t.players.br[player_on(g, base)])
    if base + 1 == HOME_PLATE:
        speed += 3
    if g.why == Going.HIT:
        if g.outs_before == 2:
            speed += 3
        return faces_out(int(g.unit[seat, Unit.OF]), speed)
    if g.why == Going.FLY:
        return faces_out(int(g.unit[seat, Unit.OF]) + (3 if base == 0 else 0), speed)
    return faces_out(int(g.unit[seat, Unit.IF]), speed)
