"""What a manager of CLUTCH Baseball knows before an at-bat, as numbers: the game, both teams, and his own hand."""

from math import log

from rainout.core.kernel import rule
from rainout.diamond.table import bat_seat
from rainout.games.clutch.advice.prospects import current, duel_brings, outlook, plate_runs, stakes_in
from rainout.games.clutch.rules.bench import can_bat
from rainout.games.clutch.rules.pitchers import limit_of, may_relieve, tired_next
from rainout.games.clutch.state import (
    HALVES,
    MOST_LEAD,
    NOBODY_THERE,
    PHASES,
    ROSTER,
    SEATS,
    SITUATIONS,
    SLOTS,
    STAFF,
    SURE,
    UNKNOWN,
    Phase,
)
from rainout.games.clutch.vocabulary import UNITS, Position

CLEAR = 0.002
"""No chance that the tables give is taken for nearer to none, or to sure, than this."""
RUNS = 100
"""Thousandths of a run that count as much as a step of another number."""
MOST_GAMES = 4
"""Games that win a series."""
AHEAD = 3
"""Batters due up who are looked at."""
ARMS = 3
"""Relievers of each team who are looked at, the best first."""

CHANCES = 0
"""What the tables give the own team, straight and stretched; and what the moment weighs."""
HALF = CHANCES + 3
"""The half-inning; the own team at bat, the own team home."""
LEAD = HALF + HALVES + 2
SITUATION = LEAD + 2 * MOST_LEAD + 1
"""Outs and bases, with the own team at bat, then with the other."""
DUE = SITUATION + 2 * (SITUATIONS + 1)
"""What is asked, of oneself or of the other."""
DUEL = DUE + 2 * PHASES
"""What batters due up bring, if they are the own team's, then if the other's."""
TEAM = DUEL + 2 * AHEAD
"""Of each team, the own first."""
A_TEAM = 7 + UNITS + ARMS + STAFF
SERIES = TEAM + SEATS * A_TEAM
"""Games won and games to win."""
HOUSE = SERIES + 3 * (MOST_GAMES + 1)
OBSERVED = HOUSE + 3


@rule
def observe(t, g, seat, x):
    """All but the other's hand, both decks, and what is face down."""
    for i in range(OBSERVED):
        x[i] = 0
    observe_series(t, g, seat, x)
    if g.home == UNKNOWN:
        return
    x[DUE + int(g.phase) + (0 if g.actor == seat else PHASES)] = 1
    for whose in range(SEATS):
        observe_team(t, g, seat if whose == 0 else 1 - seat, whose == 0, TEAM + whose * A_TEAM, x)
    x[HALF + HALVES + 1] = 1 if g.home == seat else 0
    if g.half > 0:
        observe_game(t, g, seat, x)


@rule
def observe_series(t, g, seat, x):
    """What was agreed on, and how the series stands."""
    x[SERIES + min(int(g.wins[seat]), MOST_GAMES)] = 1
    x[SERIES + MOST_GAMES + 1 + min(int(g.wins[1 - seat]), MOST_GAMES)] = 1
    x[SERIES + 2 * (MOST_GAMES + 1) + min(int(t.house.games) // 2, MOST_GAMES)] = 1
    x[HOUSE] = t.house.cards
    x[HOUSE + 1] = t.house.weather
    x[HOUSE + 2] = t.house.automatic


@rule
def observe_game(t, g, seat, x):
    """The half-inning, the score, the bases, and who is due up against whom."""
    batting = bat_seat(g) == seat
    chances = outlook(t, g) / SURE
    if not batting:
        chances = 1.0 - chances
    chances = min(max(chances, CLEAR), 1.0 - CLEAR)
    x[CHANCES] = 2.0 * chances - 1.0
    x[CHANCES + 1] = 0.5 * log(chances / (1.0 - chances))
    x[CHANCES + 2] = stakes_in(t, g, current(g)) / 1000
    x[HALF + min(max(2 * int(g.inning) - 2 + int(g.batting), 0), HALVES - 1)] = 1
    x[HALF + HALVES] = 1 if batting else 0
    lead = int(g.points[seat]) - int(g.points[1 - seat])
    x[LEAD + min(max(lead, -MOST_LEAD), MOST_LEAD) + MOST_LEAD] = 1
    x[SITUATION + current(g) + (0 if batting else SITUATIONS + 1)] = 1
    side, place = bat_seat(g), DUEL if batting else DUEL + AHEAD
    if g.pitcher != NOBODY_THERE and g.batter != NOBODY_THERE:
        x[place] = plate_runs(t, g, int(g.batter), 0) / RUNS
        for ahead in range(1, AHEAD):
            batter = int(g.lineup[side, (int(g.slot[side]) + ahead) % SLOTS])
            x[place + ahead] = duel_brings(t, int(g.pitcher), batter, 0, 0) / RUNS


@rule
def observe_team(t, g, seat, own, place, x):
    """Line-up, mound, bullpen, bench, gloves, and cards: of one's own what they promise, of others' how many."""
    against = int(g.fielder[1 - seat, Position.P])
    throws = 0 if against == NOBODY_THERE else int(t.players.throws[against])
    total = 0
    for slot in range(SLOTS):
        if g.lineup[seat, slot] != NOBODY_THERE:
            total += int(t.bat[g.lineup[seat, slot], throws])
    x[place] = total / (SLOTS * RUNS)
    pitcher = int(g.fielder[seat, Position.P])
    if pitcher != NOBODY_THERE:
        x[place + 1] = t.arm[pitcher] / RUNS
        x[place + 2] = 1 if tired_next(t, g, pitcher) else 0
        x[place + 3] = (3 * limit_of(t, g, pitcher) - g.outs_by[pitcher]) / 9
    observe_bench(t, g, seat, throws, place, x)
    for unit in range(UNITS):
        x[place + 7 + unit] = g.unit[seat, unit] / 10
    if t.house.cards:
        x[place + 5] = g.hand_size[seat] / 5
        for i in range(STAFF):
            x[place + 7 + UNITS + ARMS + i] = 1 - g.coach_used[seat, i]
        if own:
            promised = 0
            for i in range(g.hand_size[seat]):
                promised += int(t.promise[g.hand[seat, i]])
            x[place + 6] = promised / 1000


@rule
def observe_bench(t, g, seat, throws, place, x):
    """The best bat on the bench, and the best arms in the bullpen."""
    first = seat * ROSTER
    best = -1000
    for player in range(first, first + t.team_size[seat]):
        if can_bat(t, g, player):
            best = max(best, int(t.bat[player, throws]))
        if may_relieve(t, g, player) and g.owed[player] == 0:
            put_arm(t.arm[player] / RUNS, place + 7 + UNITS, x)
    if best > -1000:
        x[place + 4] = best / RUNS


@rule
def put_arm(arm, place, x):
    """Put an arm among the best ones; the higher its number, the more it saves."""
    for i in range(ARMS):
        if x[place + i] < arm:
            x[place + i], arm = arm, x[place + i]


@rule
def calm(t, g):
    """Before an at-bat, and between half-innings and games: nothing is being resolved."""
    if g.actor < 0 or g.rolled or g.played_count:
        return False
    return g.phase == Phase.FIELD or g.phase == Phase.BENCH or g.phase == Phase.STARTER


@rule
def eyes(t, g, seat):
    """Everybody judges by what he knows himself."""
    return seat
