"""Keeping a scorecard: what a scorer does with what he is told, whatever the game.

``s`` is a scorecard (:mod:`rainout.diamond.scorecard`). A game's own ``scoring`` module hands the events of its rules
to these. Nothing here looks at a position: who stands where follows from what was told, as it does for a scorer in the
stands. So one scorer serves bulk play, compiled, and any match, from its list of events.
"""

from rainout.core.kernel import rule
from rainout.diamond.scorecard import (
    MOST_LOGGED,
    MOST_PLACES,
    NOBODY_HERE,
    PINCH_HITTER,
    PINCH_RUNNER,
    PLACES,
    STATES,
    TEAMS,
    Bat,
    Catch,
    Entry,
    How,
    Lead,
    Pitch,
)
from rainout.diamond.state import BASES, BATTER, FIRST, HOME_PLATE, INNINGS, OUTS, Team

INLINE_RULES = ("team_of", "in_the_field", "ahead", "bats_in", "log")
FIELDERS = 9
LATE_FROM = 7
FEW_RUNS = 3
"""The lead that a reliever saves in an inning."""
INNING = OUTS
THREE_INNINGS = 3 * OUTS
FOUR_BITS = 15
PITCHER_AT, HOW_AT, BATTED_IN_AT = Entry.PITCHER[0], Entry.HOW[0], Entry.BATTED_IN[0]
OUTS_AT, BASES_AT, TEAM_AT = Entry.OUTS[0], Entry.BASES[0], Entry.TEAM[0]
INNING_AT, LEAD_AT = Entry.INNING[0], Entry.LEAD[0]
MAN_BITS = NO_PITCHER = LAST_KNOWN = 63
HOW_BITS = 31
LEVEL = 32
"""What a lead of nothing is written as."""

# By How, without a branch: what a plate appearance adds to which column.
AT_BAT = (1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1)
HIT = (0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)
WAVED = (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
"""Walks on purpose are walks too."""
BATTED = (
    *(Bat.OTHER, Bat.STRIKEOUTS, Bat.WALKS, Bat.ON_PURPOSE, Bat.HIT_BY_PITCH),
    *(Bat.OTHER, Bat.DOUBLES, Bat.TRIPLES, Bat.HOMERS, Bat.ON_ERROR),
    *(Bat.OTHER, Bat.BUNTS, Bat.FLIES, Bat.DOUBLE_PLAYS, Bat.OTHER, Bat.OTHER, Bat.OTHER),
)
PITCHED = (
    *(Pitch.OTHER, Pitch.STRIKEOUTS, Pitch.WALKS, Pitch.ON_PURPOSE, Pitch.HIT_BATTERS),
    *(Pitch.OTHER, Pitch.DOUBLES, Pitch.TRIPLES, Pitch.HOMERS, Pitch.OTHER),
    *(Pitch.OTHER, Pitch.OTHER, Pitch.OTHER, Pitch.OTHER, Pitch.OTHER, Pitch.OTHER, Pitch.OTHER),
)

# --- Who plays -------------------------------------------------------------------------------------------------------


@rule
def team_of(s, seat):
    """The team of a seat; the first is taken for the visitors until it is known who is at home."""
    return 1 if s.seats[Team.HOME] == seat or (s.seats[Team.HOME] < 0 and seat == 1) else 0


@rule
def in_the_field(s):
    """The team in the field."""
    return 1 - int(s.batting_team)


@rule
def are_home(s, seat):
    """The home team is known, of two; whatever was written down for the other is its."""
    if team_of(s, seat) != Team.HOME:
        swap_teams(s)
    s.seats[Team.HOME] = seat
    s.seats[Team.VISITOR] = 1 - seat


@rule
def swap_teams(s):
    """The line-ups that were written down change sides."""
    for man in range(len(s.side)):
        if s.side[man] >= 0:
            s.side[man] = 1 - s.side[man]
    for place in range(PLACES):
        s.field[0, place], s.field[1, place] = int(s.field[1, place]), int(s.field[0, place])
        s.slots_used[0, place], s.slots_used[1, place] = (
            int(s.slots_used[1, place]),
            int(s.slots_used[0, place]),
        )


@rule
def takes_part(s, man, team):
    """Somebody is in the game."""
    s.side[man] = team
    s.batting[man, Bat.GAMES] = 1


@rule
def bats_at(s, man, team, slot):
    """Somebody gets a place in the batting order, counted from 1."""
    takes_part(s, man, team)
    s.slots_used[team, slot] += 1
    s.slot[man] = slot
    s.turn[man] = s.slots_used[team, slot]


@rule
def stands_at(s, man, team, place):
    """Somebody is put at a position, counted from 1."""
    takes_part(s, man, team)
    put_at(s, man, team, place)


@rule
def put_at(s, man, team, place):
    """Somebody is at a position from now on; of the outs of the half, those before were another man's."""
    if s.half_open and team != s.batting_team:
        note_place(s, man, place)
        before = int(s.field[team, place - 1])
        if place <= FIELDERS:
            s.fielding[man, Catch.OUTS] -= s.outs
            if before >= 0:
                s.fielding[before, Catch.OUTS] += s.outs
    s.field[team, place - 1] = man


@rule
def note_place(s, man, place):
    """The positions somebody plays, one after the other."""
    if place < PLACES:
        s.fielding[man, Catch.GAMES] = 1
    held, last, shift = int(s.places[man]), 0, 0
    while shift < 4 * MOST_PLACES and held >> shift & FOUR_BITS:
        last = held >> shift & FOUR_BITS
        shift += 4
    if last != place and shift < 4 * MOST_PLACES:
        s.places[man] = held | place << shift


@rule
def takes_the_field(s, team):
    """Whoever fields, or bats for the pitcher, has played his position."""
    for place in range(PLACES):
        if s.field[team, place] >= 0:
            note_place(s, s.field[team, place], place + 1)


@rule
def comes_in(s, man, other, team):
    """Somebody comes in for somebody else: in the order, on base, at bat, in the field."""
    takes_part(s, man, team)
    if s.slot[other] > 0:
        bats_at(s, man, team, s.slot[other])
    for place in range(PLACES):
        if s.field[team, place] == other:
            put_at(s, man, team, place + 1)
    if team != s.batting_team or not s.half_open:
        return
    for base in range(BASES):
        if s.on[base] == other:
            s.on[base] = man
            note_place(s, man, PINCH_RUNNER)
    if s.at_bat and s.batter == other:
        s.batter = man
        note_place(s, man, PINCH_HITTER)


# --- The mound -------------------------------------------------------------------------------------------------------


@rule
def takes_mound(s, man, team):
    """Somebody pitches from now on; what he came in to keep is remembered."""
    before = int(s.pitcher[team])
    if before == man or man < 0:
        return
    takes_part(s, man, team)
    s.pitcher[team] = man
    if s.field[team, 0] != man:
        put_at(s, man, team, 1)
    if before >= 0:
        leaves_mound(s, before, team)
    if s.mound[man] > 0:
        return
    s.mounds_used[team] += 1
    s.mound[man] = s.mounds_used[team]
    s.pitching[man, Pitch.GAMES] = 1
    if before < 0:
        s.pitching[man, Pitch.STARTS] = 1
    else:
        inherits(s, man, team)


@rule
def inherits(s, man, team):
    """A reliever finds runners, and perhaps a lead."""
    runners = 0
    if s.half_open and team != s.batting_team:
        for base in range(BASES):
            if s.on[base] >= 0 and s.answers[base] >= 0:
                s.pitching[man, Pitch.INHERITED] += 1
            runners += 1 if s.on[base] >= 0 else 0
    lead = int(s.runs[team]) - int(s.runs[1 - team])
    if lead > 0:
        s.chance[man] = Lead.LARGE
        if lead <= FEW_RUNS:
            s.chance[man] = Lead.THREE
        if lead <= runners + 2:
            s.chance[man] = Lead.NEAR


@rule
def leaves_mound(s, man, team):
    """A reliever who goes with the lead he came for has held it."""
    if s.chance[man] >= Lead.THREE and not s.blown[man] and s.pitching[man, Pitch.OUTS] > 0:
        s.held[man] = 1 if s.runs[team] > s.runs[1 - team] else 0


# --- Plate appearances -----------------------------------------------------------------------------------------------


@rule
def comes_up(s, batter, pitcher):
    """A batter comes to the plate."""
    settle(s)
    s.batter = batter
    s.at_bat = 1
    s.afoot = 1
    s.waved = 0
    takes_mound(s, pitcher, in_the_field(s))
    s.stood = how_it_stands(s)


@rule
def settle(s):
    """The play before is over: a steal that came to nothing, a runner who came home for nothing."""
    s.left[s.batting_team] += s.home_count
    s.home_count = 0
    s.stealing = 0
    s.erring = 0
    s.play_outs = 0
    s.pending = -1


@rule
def how_it_stands(s):
    """When a batter comes up, and with whom on base, as an entry of the log has it."""
    bases = 0
    for base in range(BASES):
        bases |= (1 << base) if s.on[base] >= 0 else 0
    lead = ahead(s)
    return (
        int(s.outs) << OUTS_AT
        | bases << BASES_AT
        | int(s.batting_team) << TEAM_AT
        | min(int(s.inning), LAST_KNOWN) << INNING_AT
        | (max(-LEVEL, min(lead, LEVEL - 1)) + LEVEL) << LEAD_AT
    )


@rule
def ahead(s):
    """By how much the team at bat is ahead."""
    return int(s.runs[s.batting_team]) - int(s.runs[in_the_field(s)])


@rule
def log(s, how):
    """A plate appearance goes into the log."""
    if s.logged < MOST_LOGGED:
        pitcher = int(s.pitcher[in_the_field(s)]) & NO_PITCHER
        s.log[s.logged] = int(s.stood) | int(s.batter) | pitcher << PITCHER_AT | int(how) << HOW_AT
        s.logged += 1
    else:
        s.logged = MOST_LOGGED + 1


@rule
def ends(s, how):
    """A plate appearance is over, for batter and pitcher."""
    if not s.at_bat:
        return
    s.at_bat = 0
    s.how = how
    log(s, how)
    s.appearances[s.batting_team] += 1
    man = int(s.batter)
    s.batting[man, Bat.PA] += 1
    s.batting[man, Bat.AB] += AT_BAT[how]
    count_how(s, man, how)
    pitcher = int(s.pitcher[in_the_field(s)])
    if pitcher >= 0:
        s.pitching[pitcher, Pitch.FACED] += 1
        s.pitching[pitcher, Pitch.HITS] += HIT[how]
        s.pitching[pitcher, Pitch.WALKS] += WAVED[how]
        s.pitching[pitcher, PITCHED[how]] += 1


@rule
def count_how(s, man, how):
    """What a plate appearance adds to a batting line, whatever it is."""
    s.batting[man, Bat.HITS] += HIT[how]
    s.batting[man, Bat.WALKS] += WAVED[how]
    s.batting[man, BATTED[how]] += 1


@rule
def was_sacrifice(s, how):
    """What was counted as an out turns out to be a sacrifice."""
    s.batting[s.batter, Bat.AB] -= 1
    ends_otherwise(s, how)


@rule
def becomes_double_play(s):
    """What was counted as an out turns out to be two."""
    ends_otherwise(s, int(How.DOUBLE_PLAY))


@rule
def ends_otherwise(s, how):
    """What was counted as an out ends as something else, in the batting line and in the log."""
    s.how = how
    s.batting[s.batter, Bat.OTHER] -= 1
    count_how(s, int(s.batter), how)
    if 0 < s.logged <= MOST_LOGGED:
        entry = int(s.log[s.logged - 1])
        s.log[s.logged - 1] = entry & ~(HOW_BITS << HOW_AT) | int(how) << HOW_AT


@rule
def bats_in(s, man, runs):
    """Runs that the batter has driven in."""
    s.batting[man, Bat.BATTED_IN] += runs
    if 0 < s.logged <= MOST_LOGGED:
        s.log[s.logged - 1] += runs << BATTED_IN_AT


# --- Runners and runs ------------------------------------------------------------------------------------------------


@rule
def ran(s, man, start, end):
    """A runner, or the batter, reaches a base, or home, where his run is not counted yet."""
    if start == BATTER:
        answers, unearned = int(s.pitcher[in_the_field(s)]), int(s.erring)
        s.chances += unearned
        s.afoot = 0
    else:
        answers, unearned = int(s.answers[start]), int(s.unearned[start])
        s.on[start] = NOBODY_HERE
        if s.stealing >> start & 1:
            s.stealing = int(s.stealing) & ~(1 << start)
            steals(s, man)
    if end == HOME_PLATE:
        s.home[s.home_count] = man
        s.home_answers[s.home_count] = answers
        s.home_unearned[s.home_count] = unearned
        s.home_count += 1
    else:
        s.on[end] = man
        s.answers[end] = answers
        s.unearned[end] = unearned


@rule
def steals(s, man):
    """A base is stolen."""
    s.batting[man, Bat.STEALS] += 1
    catcher = int(s.field[in_the_field(s), 1])
    if catcher >= 0:
        s.fielding[catcher, Catch.STEALS] += 1


@rule
def is_caught(s, man):
    """A runner is caught stealing."""
    s.batting[man, Bat.CAUGHT] += 1
    catcher = int(s.field[in_the_field(s), 1])
    if catcher >= 0:
        s.fielding[catcher, Catch.CAUGHT] += 1


@rule
def scores(s, reconstructs):
    """The run of the first of those who have come home counts.

    It is not earned if an error let him on base or home; where a scorer ``reconstructs`` halves, nor once there would
    have been three outs but for errors.
    """
    man, answers, unearned = int(s.home[0]), int(s.home_answers[0]), int(s.home_unearned[0])
    for i in range(BASES):
        s.home[i] = s.home[i + 1]
        s.home_answers[i] = s.home_answers[i + 1]
        s.home_unearned[i] = s.home_unearned[i + 1]
    s.home_count -= 1
    s.batting[man, Bat.RUNS] += 1
    if answers >= 0:
        s.pitching[answers, Pitch.RUNS] += 1
        if not unearned and not s.erring and not (reconstructs and s.chances >= OUTS):
            s.pitching[answers, Pitch.EARNED] += 1
        if answers != s.pitcher[in_the_field(s)]:
            s.pitching[s.pitcher[in_the_field(s)], Pitch.INHERITED_SCORED] += 1
    count_run(s, answers)


@rule
def count_run(s, answers):
    """A run for the team at bat, and what that means for whom the game is won and lost by."""
    team, other = int(s.batting_team), in_the_field(s)
    s.runs[team] += 1
    s.line[team, min(int(s.inning), INNINGS) - 1] += 1
    ahead = int(s.runs[team]) - int(s.runs[other])
    if ahead == 1:
        s.leader = team
        s.credit = s.pitcher[team]
        s.blame = answers if answers >= 0 else int(s.pitcher[other])
    elif ahead == 0:
        s.leader = NOBODY_HERE
        pitcher = int(s.pitcher[other])
        if pitcher >= 0 and s.chance[pitcher] >= Lead.THREE and not s.blown[pitcher]:
            s.blown[pitcher] = 1
            s.pitching[pitcher, Pitch.BLOWN] = 1


@rule
def is_out(s, base):
    """Somebody is out: the batter, or the runner from a base."""
    team = in_the_field(s)
    s.outs += 1
    s.chances += 1
    s.play_outs += 1
    s.putouts[team] += 1
    if s.play_outs == 2:
        s.double_plays[team] += 1
    elif s.play_outs == 3:
        s.double_plays[team] -= 1
        s.triple_plays[team] += 1
    if s.pitcher[team] >= 0:
        s.pitching[s.pitcher[team], Pitch.OUTS] += 1
    if base >= FIRST:
        if s.stealing >> base & 1:  # then nobody else has stolen a base on this play, and it is over
            if s.on[base] >= 0:
                is_caught(s, int(s.on[base]))
            s.stealing = 0
            s.play_outs = 0
        s.on[base] = NOBODY_HERE
    else:
        s.afoot = 0


@rule
def gets_hit(s, team):
    """A hit, for the line score."""
    s.hits[team] += 1


@rule
def errs(s, team):
    """An error of a team, for the line score; what follows on this play is not earned."""
    s.errors[team] += 1
    s.erring = 1


# --- Halves and games ------------------------------------------------------------------------------------------------


@rule
def begins_half(s, inning, team):
    """A team comes to bat."""
    settle(s)
    if s.putouts[0] + s.putouts[1] == 0:
        s.from_inning = inning
        s.began_with = team
    s.inning = inning
    s.innings = inning
    s.batting_team = team
    s.last_half = team
    s.half_open = 1
    s.outs = 0
    s.chances = 0
    s.at_bat = 0
    s.afoot = 0
    for base in range(BASES):
        s.on[base] = NOBODY_HERE
    takes_the_field(s, 1 - team)
    for side in range(TEAMS):
        if s.pitcher[side] < 0:
            takes_mound(s, int(s.field[side, 0]), side)


@rule
def half_is_over(s):
    """Three outs: whoever is on base is left there."""
    strand(s)
    s.half_open = 0
    s.at_bat = 0


@rule
def strand(s):
    """Whoever is on base is left there, and whoever came home when no run counted any more.

    So is a batter who would have reached first had not somebody else been the third out.
    """
    settle(s)
    s.left[s.batting_team] += 1 if s.afoot and not s.at_bat else 0
    s.afoot = 0
    for place in range(FIELDERS):
        if s.field[in_the_field(s), place] >= 0:
            s.fielding[s.field[in_the_field(s), place], Catch.OUTS] += s.outs
    for base in range(BASES):
        if s.on[base] >= 0:
            s.left[s.batting_team] += 1
            s.on[base] = NOBODY_HERE


@rule
def game_is_over(s, winner, least):
    """The game is over: who won, lost and saved it.

    A starter wins only with ``least`` outs; where that is below 0, pitchers have no names, and none of them wins.
    """
    if s.half_open:
        strand(s)
    s.over = 1
    s.winner = winner
    ahead_at_home = s.runs[Team.HOME] > s.runs[Team.VISITOR]
    s.skipped = 1 if s.last_half == Team.VISITOR and not s.half_open and ahead_at_home else 0
    for team in range(TEAMS):
        takes_the_field_for_good(s, team)
    if winner >= 0 and least >= 0 and not s.forfeited:
        decide(s, winner, least)


@rule
def takes_the_field_for_good(s, team):
    """Who finished, and whether he pitched it all."""
    last = int(s.pitcher[team])
    if last < 0:
        return
    if s.mounds_used[team] > 1:
        s.pitching[last, Pitch.FINISHED] = 1
    else:
        s.pitching[last, Pitch.COMPLETE] = 1
        if s.runs[1 - team] == 0:
            s.pitching[last, Pitch.SHUT_OUTS] = 1


@rule
def decide(s, winner, least):
    """Winner, loser, save and holds."""
    won, lost = int(s.credit), int(s.blame)
    if won >= 0 and s.mound[won] == 1 and s.pitching[won, Pitch.OUTS] < least and s.mounds_used[winner] > 1:
        won = best_reliever(s, winner)
    s.winning = won
    s.losing = lost
    if won >= 0:
        s.pitching[won, Pitch.WINS] = 1
    if lost >= 0:
        s.pitching[lost, Pitch.LOSSES] = 1
    last = int(s.pitcher[winner])
    if last >= 0 and last != won and s.mounds_used[winner] > 1 and has_saved(s, last):
        s.saving = last
        s.pitching[last, Pitch.SAVES] = 1
    for man in range(len(s.held)):
        if s.held[man] and man != won and man != lost and man != s.saving:
            s.pitching[man, Pitch.HOLDS] = 1


@rule
def has_saved(s, man):
    """Whether who finished a game that somebody else won has saved it."""
    outs = int(s.pitching[man, Pitch.OUTS])
    if outs == 0 or s.blown[man] or s.chance[man] == Lead.NONE:
        return False
    if s.chance[man] == Lead.NEAR or outs >= THREE_INNINGS:
        return True
    return s.chance[man] == Lead.THREE and outs >= INNING


@rule
def best_reliever(s, team):
    """Whom the win goes to where the starter did not stay: who got most outs, then with the fewest runs, the first."""
    best, place = NOBODY_HERE, 0
    for man in range(len(s.mound)):
        if s.side[man] == team and s.mound[man] > 1:
            outs, runs = int(s.pitching[man, Pitch.OUTS]), int(s.pitching[man, Pitch.RUNS])
            worth = 10000 * outs - 100 * runs - int(s.mound[man])
            if best < 0 or worth > place:
                best, place = man, worth
    return best


# --- Many games ------------------------------------------------------------------------------------------------------


@rule
def situation_of(entry):
    """The situation of an entry of the log: bases and outs, and whether it was late and close."""
    bases, outs = entry >> BASES_AT & 7, entry >> OUTS_AT & 3
    inning, lead = entry >> INNING_AT & LAST_KNOWN, (entry >> LEAD_AT & NO_PITCHER) - LEVEL
    runners = (bases & 1) + (bases >> 1 & 1) + (bases >> 2)
    late = inning >= LATE_FROM and lead <= 1 and -lead <= runners + 2
    return bases + 8 * outs + (STATES if late else 0)


@rule
def add_up(totals, s):
    """Add what was counted of a game to what was counted before."""
    totals.games += 1
    for man in range(len(s.batting)):
        if s.side[man] >= 0:
            for i in range(s.batting.shape[1]):
                totals.batting[man, i] += s.batting[man, i]
            for i in range(s.pitching.shape[1]):
                totals.pitching[man, i] += s.pitching[man, i]
            for i in range(s.fielding.shape[1]):
                totals.fielding[man, i] += s.fielding[man, i]
    for i in range(min(int(s.logged), MOST_LOGGED)):
        entry = int(s.log[i])
        totals.splits[entry & MAN_BITS, situation_of(entry), entry >> HOW_AT & HOW_BITS] += 1
    for team in range(TEAMS):
        totals.runs[team] += s.runs[team]
        totals.hits[team] += s.hits[team]
        totals.errors[team] += s.errors[team]
        totals.left[team] += s.left[team]
        totals.appearances[team] += s.appearances[team]
        totals.putouts[team] += s.putouts[team]
        totals.double_plays[team] += s.double_plays[team]
        totals.triple_plays[team] += s.triple_plays[team]
        totals.given[team] += s.given[team]
        for inning in range(INNINGS):
            totals.line[team, inning] += s.line[team, inning]
