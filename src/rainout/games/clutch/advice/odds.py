"""Odds in the middle of a game, exact, as faces of a d20 (CB-3.11)."""

from rainout.core.kernel import rule
from rainout.diamond.state import BATTER
from rainout.diamond.table import player_on
from rainout.games.clutch.rules.numbers import plain_rating, plain_speed
from rainout.games.clutch.rules.running import throw_kind
from rainout.games.clutch.vocabulary import Throw

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
def throw_out(t, g, throw, aim, player, outs):
    """Faces with which a throw gets a player, before any cards."""
    return faces_out(plain_rating(g, throw, aim, None), plain_speed(t, throw, aim, player, outs, None))


@rule
def steal_out(t, g, base):
    """Faces that catch a thief."""
    return thief_out(t, g, base, player_on(g, base))


@rule
def thief_out(t, g, base, player):
    """Faces that catch a player who steals from a base, whether or not he stands there now."""
    return throw_out(t, g, int(Throw.STEAL), base, player, 0)


@rule
def send_out(t, g, base):
    """Faces that get a runner who is sent from a base now."""
    return throw_out(t, g, throw_kind(g), base, player_on(g, base), int(g.outs_before))


@rule
def relay_out(t, g):
    """Faces with which the relay of a double play gets the batter."""
    return throw_out(t, g, int(Throw.DOUBLE_PLAY), BATTER, int(g.batter), 0)
