"""Play games of CLUTCH inside one kernel and count what happens in them; see ``clutch_calibration.py``."""

from clutch_counts import Count, Heard

from rainout.core.contract import advise, apply, chance, deal
from rainout.core.dice import seed_dice
from rainout.core.kernel import rule
from rainout.core.state import CHANCE, NOBODY
from rainout.games.clutch.state import Code
from rainout.games.clutch.vocabulary import Throw


@rule
def play_games(t, g, games, seed, first, dice, out, counts, played, most_turns):
    """Play so many games between two sound managers, numbered from ``first``; ``counts`` has a row for each seat."""
    for game in range(games):
        seed_dice(dice, seed, first + game)
        deal(t, g)
        g.listening = 1
        while g.actor != NOBODY and g.turns <= most_turns:
            if g.actor == CHANCE:
                action = int(chance(t, g, dice))
            else:
                action = int(advise(t, g, out))
            apply(t, g, action)
            for place in range(g.told):
                count(g.events[place], counts, played)
        finish(g, counts)


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
