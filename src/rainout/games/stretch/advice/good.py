"""A player who plays for winning the game by the odds, and needs no search for it.

What rolls, batters, halves and leads are worth has been worked out beforehand (:mod:`rainout.games.stretch.judgement`);
here it is looked up and weighed.
"""

from rainout.core.kernel import rule
from rainout.games.stretch.advice.field import answer
from rainout.games.stretch.advice.office import between_games, choose_pitcher, lead_off, name_best
from rainout.games.stretch.advice.plate import (
    at_the_plate,
    give_up_runner,
    replace_batter,
    run_or_hold,
    take_best_line,
    use_tokens,
)
from rainout.games.stretch.state import Phase


@rule
def advise(t, g, out):
    """Plays for the win: every choice by the odds to win the game, stars and players by the odds to win the title."""
    phase = g.phase
    if phase == Phase.PLATE:
        return at_the_plate(t, g)
    if phase == Phase.TOKENS:
        return use_tokens(t, g, out)
    if phase == Phase.DEFEND:
        return answer(t, g, out)
    if phase == Phase.LINE:
        return take_best_line(t, g)
    if phase == Phase.EXTRA:
        return run_or_hold(t, g)
    if phase == Phase.REMOVE:
        return give_up_runner(t, g, out)
    if phase == Phase.SUBSTITUTE:
        return replace_batter(t, g)
    if phase == Phase.CHANGE or phase == Phase.PITCHER:
        return choose_pitcher(t, g)
    if phase == Phase.LINEUP:
        return name_best(t, g)
    if phase == Phase.DISC:
        return lead_off(t, g)
    return between_games(t, g, out)
