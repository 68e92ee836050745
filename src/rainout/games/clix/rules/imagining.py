"""What a seat cannot know: the die the other manager has chosen and not shown yet (SC-REG-DICE-3)."""

from rainout.core.dice import below
from rainout.core.events import forget
from rainout.core.kernel import rule
from rainout.diamond.table import bat_seat
from rainout.games.clix.state import UNKNOWN, Die


@rule
def imagine(t, g, seat, dice):
    """SC-REG-DICE-3: the other's secret die may be either."""
    if not g.revealed and g.home != UNKNOWN:
        if seat == bat_seat(g):
            if g.pitch_die != UNKNOWN:
                g.pitch_die = Die.RED + below(dice, 2)
        elif g.bat_die != UNKNOWN:
            g.bat_die = Die.BLACK + below(dice, 2)
    forget(g)
