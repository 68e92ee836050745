"""A simple manager, to measure others against and to lose to."""

from rainout.core.kernel import rule
from rainout.diamond.state import THIRD
from rainout.diamond.table import field_seat
from rainout.games.clutch.actions import Act
from rainout.games.clutch.advice.good import advise
from rainout.games.clutch.rules.at_bat import offense_is_next
from rainout.games.clutch.rules.pitchers import may_leave, may_relieve, tired_penalty
from rainout.games.clutch.rules.play import options
from rainout.games.clutch.rules.running import may_be_sent
from rainout.games.clutch.state import ROSTER, Going, Phase


@rule
def novice(t, g, out):
    """A simple manager: sees late who is tired, never steals, sends for home only, plays whatever card he may."""
    phase = g.phase
    if phase == Phase.FIELD:
        return novice_field(t, g)
    if phase == Phase.BENCH:
        return Act.ready()
    if phase == Phase.RUN:
        return Act.swing()
    if phase == Phase.SEND:
        home = 1 << THIRD
        return Act.send(home if may_be_sent(g) & home and g.why != Going.INFIELD_IN else 0)
    if phase == Phase.CARDS or phase == Phase.REACT:
        n = options(t, g, out)
        return int(out[1]) if n > 1 else Act.pass_()
    return advise(t, g, out)


@rule
def novice_field(t, g):
    """Whoever comes first out of the bullpen, once the tired pitcher has been hit for an inning."""
    pitcher = int(g.pitcher)
    if tired_penalty(t, g, pitcher) > 1 and may_leave(t, g, pitcher):
        seat = field_seat(g)
        for place in range(t.team_size[seat]):
            if may_relieve(t, g, seat * ROSTER + place):
                return Act.relieve(place)
    return Act.ready() if offense_is_next(t, g) else Act.pitch()
