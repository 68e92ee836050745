"""Play games of SportsClix inside one kernel and count what happens in them; see ``calibration.py``."""

from rainout.core.contract import advise, apply, chance, deal
from rainout.core.dice import seed_dice
from rainout.core.kernel import rule
from rainout.core.state import CHANCE, NOBODY
from rainout.games.clix.actions import Act
from rainout.games.clix.state import PLAYERS, Phase
from tests.games.clix.counts import FINISHED, LEFT_ON, OUT_AT, STEALS, TALLIED, Count


@rule
def play_games(t, g, seed, games, fence, start, frozen, dice, out, counts):
    """Play so many games between two sound managers; dials start where ``start`` says, and may be held there."""
    for game in range(games):
        seed_dice(dice, seed, game)
        deal(t, g)
        for player in range(PLAYERS):
            g.dial[player] = start[player]
        stealing = 0
        while g.actor != NOBODY:
            if g.actor == CHANCE:
                action = int(chance(t, g, dice))
            elif g.phase == Phase.FENCE and fence >= 0:
                action = Act.fence(fence)
            else:
                action = int(advise(t, g, out))
            apply(t, g, action)
            counts[Count.STEPS] += 1
            if frozen and g.phase == Phase.FIELD:
                for player in range(PLAYERS):
                    g.dial[player] = start[player]
            for row in range(g.told):
                stealing = count(g.events[row], stealing, counts)
        counts[Count.GAMES] += 1
        for player in range(PLAYERS):
            if g.spot[player] > 0:
                counts[Count.CLICKS] += start[player] - g.dial[player]


@rule
def count(event, stealing, counts):
    """Note one event; tells whether somebody is still on his way to steal."""
    what = int(event[0])
    if what == FINISHED:
        counts[event[4]] += 1
        return 0
    if what == STEALS:
        counts[Count.STOLEN] += 1
        return 1
    if what == OUT_AT and stealing:
        counts[Count.CAUGHT] += 1
        return 0
    if what == LEFT_ON:
        counts[Count.LEFT_ON] += event[3]
    for counted in range(len(TALLIED)):
        if what == TALLIED[counted][0]:
            counts[TALLIED[counted][1]] += 1
    return stealing
