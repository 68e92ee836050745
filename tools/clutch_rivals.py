"""Managers of CLUTCH against each other inside one kernel; see ``clutch_managers.py``."""

from clutch_counts import Manager

from rainout.core.contract import advise, apply, chance, deal, novice, options
from rainout.core.dice import below, seed_dice
from rainout.core.kernel import rule
from rainout.core.state import CHANCE, NOBODY
from rainout.games.clutch.state import STAFF, Phase


@rule
def play_rivals(t, g, managers, games, seed, first, dice, out, mind, wins, most_turns):
    """Play so many games between two managers who change seats from game to game; ``wins`` counts each one's."""
    for game in range(first, first + games):
        seed_dice(dice, seed, game)
        deal(t, g)
        while g.actor != NOBODY and g.turns <= most_turns:
            if g.actor == CHANCE:
                action = int(chance(t, g, dice))
            else:
                action = manage(t, g, managers[(g.actor + game) % 2], dice, out, mind)
            apply(t, g, action)
        if g.winner >= 0:
            wins[(g.winner + game) % 2] += 1


@rule
def manage(t, g, manager, dice, out, mind):
    """What one of these managers does."""
    if manager == Manager.SOUND:
        return int(advise(t, g, out))
    if manager == Manager.RANDOM:
        return int(out[below(dice, options(t, g, out))])
    if manager == Manager.NOVICE:
        return int(novice(t, g, out))
    return empty_handed(t, g, manager == Manager.CARDLESS, out, mind)


@rule
def empty_handed(t, g, with_coaches, out, mind):
    """The sound manager, had he no Strategy card in hand (nor a coach): he may put cards away, he never plays one."""
    phase = g.phase
    if phase == Phase.DISCARD or phase == Phase.UNDER or phase == Phase.MULLIGAN:
        return int(advise(t, g, out))
    mind[0] = g
    seen = mind[0]
    seen.hand_size[g.actor] = 0
    if not with_coaches:
        for coach in range(STAFF):
            seen.coach_used[g.actor, coach] = 1
    return int(advise(t, seen, out))
