"""Two managers who need nothing but the rules."""

from rainout.core.kernel import rule
from rainout.games.clutch.rules.play import options
from rainout.games.clutch.state import Move, Phase


@rule
def novice(t, g, out):
    n = options(t, g, out)
    if g.phase == Phase.FIELD:
        return int(Move.READY) if int(out[n - 1]) == Move.READY else int(Move.PITCH)
    if g.phase == Phase.WALK:
        return int(Move.PITCH)
    if g.phase == Phase.BENCH:
        return int(Move.READY)
    return int(out[n - 1])


@rule
def advise(t, g, out):
    return novice(t, g, out)
