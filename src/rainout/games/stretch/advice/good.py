"""A player who plays for winning the game by the odds, and needs no search for it.

What rolls, batters, halves and leads are worth has been worked out beforehand (:mod:`rainout.games.stretch.judgement`);
here it is looked up and weighed.
"""

from rainout.core.kernel import rule
from rainout.games.stretch.advice import office, plate
from rainout.games.stretch.advice.field import answer
from rainout.games.stretch.state import Phase


@rule
def advise(t, g, out):
    """Plays for the win: every choice by the odds to win the game, stars and players by the odds to win the title."""
    phase = g.phase
    if phase == Phase.PLATE:
        return plate.at_the_plate(t, g)
    if phase == Phase.TOKENS:
        return plate.use_tokens(t, g, out)
    if phase == Phase.DEFEND:
        return answer(t, g, out)
    if phase == Phase.LINE:
        return plate.take_best_line(t, g)
    if phase == Phase.EXTRA:
        return plate.run_or_hold(t, g)
    if phase == Phase.REMOVE:
        return plate.give_up_runner(t, g, out)
    if phase == Phase.SUBSTITUTE:
        return plate.replace_batter(t, g)
    if phase == Phase.CHANGE or phase == Phase.PITCHER:
        return office.choose_pitcher(t, g)
    if phase == Phase.LINEUP:
        return office.name_best(t, g)
    if phase == Phase.DISC:
        return office.lead_off(t, g)
    return office.between_games(t, g, out)
