"""What a manager of SportsClix knows, as numbers: the game, both teams and their dials, and the at-bat so far."""

from math import sqrt

from rainout.core.kernel import rule
from rainout.diamond.state import BASES, LAST_INNING, OUTS
from rainout.diamond.table import bat_seat, occupied, player_on, runner_on
from rainout.games.clix.advice import ROLLS, value_of_duel, worth_of_arm
from rainout.games.clix.rules.bench import entry_step, on_bench
from rainout.games.clix.rules.table import figure, is_pitcher
from rainout.games.clix.state import (
    FACES,
    FIELDED,
    LEVELS,
    NOBODY_THERE,
    PHASES,
    RESULTS,
    ROSTER,
    SEATS,
    SLOTS,
    STEPS,
    SUBSETS,
    SYMBOLS,
    UNKNOWN,
    ZONES,
    Depth,
    Level,
    Phase,
    Position,
    Roll,
)

HALVES = 20
"""Half-innings told apart; those after the tenth inning are alike."""
MOST_LEAD = 10
SPREAD = 1.0
"""About how much the runs of a half-inning scatter, squared."""
RUNS = 100
"""Thousandths of a run that count as much as a step of another number."""
DICE = 4
NO_RELIEVER = 100
"""What an arm allows that comes when nobody is left, in thousandths of a run."""
AHEAD = 3
"""Batters due up who are held against the pitcher."""

HALF = 0
"""The half-inning; the own team at bat, the own team home."""
LEAD = HALF + HALVES + 2
"""How far the own team is ahead; that with runs to be expected now, by how much the rest of the game may scatter."""
SITUATION = LEAD + 2 * MOST_LEAD + 1 + 2
"""Outs and bases, with the own team at bat, then with the other."""
DUE = SITUATION + 2 * OUTS * SUBSETS
"""What is asked, of oneself or else of somebody."""
DUEL = DUE + 2 * PHASES
"""What the batter and those after him bring against the pitcher, and runners' speed; own at bat, then the other's."""
A_DUEL = AHEAD + BASES
TEAM = DUEL + 2 * A_DUEL
"""Of each team, the own first: batters from the one due up, then what :func:`observe_staff` and the others say."""
A_TEAM = SLOTS + 1 + 8 + 3
AT_BAT = TEAM + SEATS * A_TEAM
"""Dice that are known to be chosen, symbols rolled, the result, and who goes for another base."""
FIELD = AT_BAT + DICE + 2 * SYMBOLS + FACES + RESULTS + BASES
"""Faces of the batter's chart where an infielder stands, and where an outfielder does."""
HOUSE = FIELD + 2
OBSERVED = HOUSE + LEVELS + 2


@rule
def observe(t, g, seat, x):
    """SC-REG-DICE-3: everything lies open but a die chosen in secret."""
    for i in range(OBSERVED):
        x[i] = 0
    x[HOUSE + int(t.house.level)] = 1
    x[HOUSE + LEVELS] = g.with_dh
    x[HOUSE + LEVELS + 1] = t.house.three_lines - 3
    x[DUE + int(g.phase) + (0 if g.actor == seat else PHASES)] = 1
    for whose in range(SEATS):
        observe_team(t, g, seat if whose == 0 else 1 - seat, TEAM + whose * A_TEAM, x)
    if g.home == UNKNOWN:
        return
    x[HALF + HALVES + 1] = 1 if g.home == seat else 0
    if g.batter != NOBODY_THERE and g.pitcher != NOBODY_THERE:
        observe_game(t, g, seat, x)
        observe_duel(t, g, DUEL if bat_seat(g) == seat else DUEL + A_DUEL, x)
        observe_at_bat(t, g, seat, x)


@rule
def observe_game(t, g, seat, x):
    """The half-inning, the score, outs and bases."""
    batting = bat_seat(g) == seat
    halves = 2 * int(g.inning) - 2 + int(g.batting)
    x[HALF + min(halves, HALVES - 1)] = 1
    x[HALF + HALVES] = 1 if batting else 0
    lead = int(g.points[seat]) - int(g.points[1 - seat])
    x[LEAD + min(max(lead, -MOST_LEAD), MOST_LEAD) + MOST_LEAD] = 1
    outs = min(int(g.outs), OUTS - 1)
    now = int(t.judged.outlook[0, outs, occupied(g)]) / 1000
    ahead = lead + (now if batting else -now)
    left = max(2 * LAST_INNING - halves, 2 - int(g.batting))
    x[LEAD + 2 * MOST_LEAD + 1] = ahead / sqrt(SPREAD * left)
    x[LEAD + 2 * MOST_LEAD + 2] = ahead / 4
    x[SITUATION + SUBSETS * outs + occupied(g) + (0 if batting else OUTS * SUBSETS)] = 1


@rule
def observe_duel(t, g, place, x):
    """What those due up bring against the pitcher as all dials stand, and how fast the runners are."""
    side = bat_seat(g)
    for ahead in range(AHEAD):
        batter = int(g.lineup[side, (int(g.slot[side]) + ahead) % SLOTS])
        x[place + ahead] = value_of_duel(t, g, batter) / (ROLLS * RUNS)
    for base in range(BASES):
        if runner_on(g, base):
            x[place + AHEAD + base] = t.figures.speed[figure(t, player_on(g, base))] / 10


@rule
def observe_team(t, g, seat, place, x):
    """Bats from the one due up, their speed, the arm on the mound and the others, the bench, gloves."""
    speed = 0
    for ahead in range(SLOTS):
        batter = int(g.lineup[seat, (int(g.slot[seat]) + ahead) % SLOTS])
        if batter != NOBODY_THERE:
            x[place + ahead] = t.judged.bat[figure(t, batter), g.dial[batter]] / RUNS
            speed += int(t.figures.speed[figure(t, batter)])
    x[place + SLOTS] = speed / (10 * SLOTS)
    observe_staff(t, g, seat, place + SLOTS + 1, x)
    for position in range(Position.C, FIELDED):
        player = int(g.fielder[seat, position])
        if player != NOBODY_THERE:
            glove = t.figures.defense[figure(t, player)] / 10
            group = 0 if position == Position.C else (1 if position < Position.LF else 2)
            x[place + SLOTS + 9 + group] += glove


@rule
def observe_staff(t, g, seat, place, x):
    """The pitcher now and one click colder, how hot and how fresh; the best reliever, how many there are; the bench."""
    pitcher = int(g.fielder[seat, Position.P])
    if pitcher != NOBODY_THERE and is_pitcher(t, pitcher):
        step = int(g.dial[pitcher])
        x[place] = worth_of_arm(t, pitcher, step) / RUNS
        x[place + 1] = worth_of_arm(t, pitcher, step + 1) / RUNS
        x[place + 2] = step / STEPS
        x[place + 3] = (int(t.figures.endurance[figure(t, pitcher)]) - int(g.innings[pitcher])) / LAST_INNING
    arm, bat = NO_RELIEVER, 0
    for spare in range(seat * ROSTER, seat * ROSTER + t.team_size[seat]):
        if on_bench(t, g, spare):
            if is_pitcher(t, spare):
                x[place + 4] += 0.2
                arm = min(arm, worth_of_arm(t, spare, entry_step(t, spare)))
            else:
                bat = max(bat, int(t.judged.bat[figure(t, spare), t.figures.marker[figure(t, spare)]]))
    x[place + 5] = arm / RUNS
    x[place + 6] = bat / RUNS
    x[place + 7] = power_over(t, g, seat) / RUNS


@rule
def power_over(t, g, seat):
    """SC-REG-FENCE-1: what the fences as they stand bring a team's batters over fences of the usual depth."""
    total = 0
    for slot in range(SLOTS):
        if g.lineup[seat, slot] != NOBODY_THERE:
            for zone in range(1, ZONES + 1):
                deeper = int(g.fences[zone]) - Depth.AVERAGE
                total -= deeper * int(t.judged.power[figure(t, g.lineup[seat, slot]), zone])
    return total


@rule
def observe_at_bat(t, g, seat, x):
    """SC-REG-DICE-3: dice as far as they are known, what they show, who goes; and how the chart is covered."""
    batting = bat_seat(g) == seat
    if g.bat_die != UNKNOWN and (batting or g.revealed):
        x[AT_BAT + int(g.bat_die)] = 1
    if g.pitch_die != UNKNOWN and (not batting or g.revealed):
        x[AT_BAT + int(g.pitch_die)] = 1
    place = AT_BAT + DICE
    if g.pitch_face != UNKNOWN:
        x[place + int(g.pitch_face)] = 1
    if g.bat_face != UNKNOWN:
        x[place + SYMBOLS + int(g.bat_face)] = 1
    if g.green:
        x[place + 2 * SYMBOLS + int(g.green) - 1] = 1
    if g.result != UNKNOWN:
        x[place + 2 * SYMBOLS + FACES + int(g.result)] = 1
    for base in range(BASES):
        x[place + 2 * SYMBOLS + FACES + RESULTS + base] = int(g.going) >> base & 1
    for face in range(1, FACES + 1):
        zone = t.figures.spray[figure(t, g.batter), face]
        infield, outfield = 0, 0
        for position in range(Position.B1, FIELDED):
            if g.zone[position] == zone:
                if position < Position.LF:
                    infield = 1
                else:
                    outfield = 1
        x[FIELD] += infield / FACES
        x[FIELD + 1] += outfield / FACES


@rule
def calm(t, g):
    """Before an at-bat, when managers replace and place their players; in Preseason, when the dice are to be rolled."""
    if g.phase == Phase.BENCH or g.phase == Phase.FIELD:
        return True
    return g.phase == Phase.ROLL and g.rolling == Roll.PITCH and t.house.level == Level.PRESEASON


@rule
def eyes(t, g, seat):
    """Nothing is hidden then, so that it is always judged for the team at bat."""
    return seat if g.home == UNKNOWN else bat_seat(g)


@rule
def sealed(t, g):
    """SC-REG-DICE-3: both managers choose their dice at the same time."""
    return g.phase == Phase.SWING or g.phase == Phase.PITCH


@rule
def reckoned(t, g):
    """SC-REG-DICE-3: dice are mixed as the two-by-two game wants it; what is done before them cannot be followed."""
    return sealed(t, g) or g.phase == Phase.FIELD or g.phase == Phase.BENCH
