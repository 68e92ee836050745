"""Play games of CLUTCH inside one kernel and count what happens in them; see ``calibration.py``."""

from rainout.core.contract import advise, apply, chance, deal, novice, options
from rainout.core.dice import below, seed_dice
from rainout.core.kernel import rule
from rainout.core.state import CHANCE, NOBODY
from rainout.games.clutch.state import STAFF, Code, Phase
from rainout.games.clutch.vocabulary import Throw
from tests.games.clutch.counts import Count, Heard, Manager


@rule
def play_games(t, g, managers, games, seed, first, dice, out, mind, counts, played, wins, most_turns):
    """Play so many games, numbered from ``first``, between two managers who change seats from game to game.

    ``counts`` has a row for each seat, ``wins`` a place for each manager.
    """
    for game in range(first, first + games):
        seed_dice(dice, seed, game)
        deal(t, g)
        g.listening = 1
        while g.actor != NOBODY and g.turns <= most_turns:
            if g.actor == CHANCE:
                action = int(chance(t, g, dice))
            else:
                action = manage(t, g, managers[(g.actor + game) % 2], dice, out, mind)
            apply(t, g, action)
            for place in range(g.told):
                count(g.events[place], counts, played)
        finish(g, counts)
        if g.winner >= 0:
            wins[(g.winner + game) % 2] += 1


@rule
def count(event, counts, played):
    """Note one event of the scorebook."""
    what, who, a, b, c = int(event[0]), int(event[1]), int(event[2]), int(event[3]), int(event[4])
    if what == Heard.FINISHED:
        counts[who, c] += 1
    elif what == Heard.BATTED_IN and c:
        counts[who, Code.FB] -= 1
        counts[who, Code.SF] += 1
    elif what == Heard.STARTS or what == Heard.RELIEVED:
        counts[who, Count.PITCHERS] += 1
    elif what == Heard.TIRED:
        counts[who, Count.TIRED] += 1
    elif what == Heard.PLAYED:
        counts[who, Count.CARDS] += 1
        played[a] += 1
    elif what == Heard.COACH:
        counts[who, Count.COACHES] += 1
        played[a] += 1
    elif what == Heard.STADIUM:
        counts[who, Count.PARKS] += 1
    elif what == Heard.HALF:
        counts[who, Count.HALVES] += 1
    elif what == Heard.STEALS:
        counts[who, Count.STEALS] += 1
    elif what == Heard.THROWS:
        counts[0, Count.THROW] = b
    elif what == Heard.THREW and b:
        throw = counts[0, Count.THROW]
        if throw == Throw.STEAL:
            counts[1 - who, Count.CAUGHT] += 1
        elif throw != Throw.DOUBLE_PLAY:
            counts[1 - who, Count.THROWN_OUT] += 1


@rule
def finish(g, counts):
    """Note how a game ended."""
    for seat in range(2):
        counts[seat, Count.GAMES] += 1
        counts[seat, Count.RUNS] += g.points[seat]
        counts[seat, Count.WINS] += g.winner == seat
        if g.home == seat:
            counts[seat, Count.HOME] += 1
            counts[seat, Count.HOME_WINS] += g.winner == seat


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
