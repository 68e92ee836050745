"""Balls in play: who fields them, fielding and throwing attempts, doubles (SC-REG-FIELD, SC-REG-THROW, SC-PLY-DBL)."""

from rainout.core.kernel import rule
from rainout.core.listing import list_if
from rainout.core.state import CHANCE
from rainout.diamond.state import BASES, FIRST, HOME_PLATE
from rainout.diamond.table import field_seat
from rainout.diamond.waiting import wait_for
from rainout.games.clix.actions import Act, Told
from rainout.games.clix.rules.dials import owe
from rainout.games.clix.rules.table import (
    adds,
    at,
    bit,
    can_move_to,
    clutch_adds,
    clutch_adds_when_it_counts,
    figure,
    fly_depth,
    is_base_zone,
    is_deep_fly,
    is_ground_ball,
    is_scorcher,
    lines_crossed,
    plays_out_of_position,
    seat_of,
    shows,
    specialist_adds,
)
from rainout.games.clix.state import (
    FACES,
    FIELDED,
    INFIELD,
    NOBODY_THERE,
    ROUTINE,
    Attempt,
    Die,
    Due,
    Intangible,
    Level,
    Need,
    Phase,
    Position,
    Result,
    Roll,
    Strength,
)

# --- Who gets to the ball (SC-REG-FIELD) -----------------------------------------------------------------------------


@rule
def first_of_kind(g):
    """SC-REG-FIELD-4: infielders go for balls on the ground, outfielders for those in the air and for hits."""
    return int(Position.B1) if is_ground_ball(g.result) else int(Position.LF)


@rule
def end_of_kind(g):
    """One past the last of them."""
    return int(Position.LF) if is_ground_ball(g.result) else FIELDED


@rule
def reach(g):
    """SC-REG-FIELD-3: 0 when somebody stands in the ball's zone, 1 when one must move into it, -1 when nobody can."""
    best = -1
    for position in range(first_of_kind(g), end_of_kind(g)):
        away = abs(int(g.zone[position]) - int(g.ball))
        if away == 0:
            return 0
        if away == 1:
            best = 1
    return best


@rule
def gets_there(g, position, away):
    """Whether a fielder is that far from the ball's zone."""
    return abs(int(g.zone[position]) - int(g.ball)) == away


@rule
def is_routine(t, g, position, away):
    """SC-REG-FIELD-1, SC-REG-FIELD-2, SC-CHA-POS-2: no roll is needed."""
    plain = g.result == Result.GB or g.result == Result.FB
    return plain and away == 0 and not plays_out_of_position(t, g, position)


@rule
def is_demon_at_bat(t, g):
    """SC-CHA-SPEED-2: a Speed Demon hit the ball on the ground."""
    return is_ground_ball(g.result) and not g.bunting and shows(t, g, g.batter, Intangible.SPEED_DEMON)


@rule
def ask_fielder(t, g):
    """SC-REG-FIELD-3: the fielding manager names a fielder, where there is a choice."""
    away = reach(g)
    if away < 0:
        g.man = NOBODY_THERE
        field_without_roll(g, 0)
        Told.gap(g, field_seat(g), g.ball)
        return
    choices, only = 0, NOBODY_THERE
    for position in range(first_of_kind(g), end_of_kind(g)):
        if gets_there(g, position, away):
            choices += count_ways(t, g, position, away)
            only = position
    if choices > 1:
        wait_for(g, Phase.FIELDER, field_seat(g))
    else:
        go_for_ball(t, g, only, must_throw(t, g, only, away))


@rule
def count_ways(t, g, position, away):
    """SC-CHA-SPEED-2, SC-PLY-TAG-1: at a Speed Demon there may be a choice between him and a runner."""
    if not is_demon_at_bat(t, g) or is_routine(t, g, position, away):
        return 1
    return 2 if has_runner_to_play(g, position) else 1


@rule
def must_throw(t, g, position, away):
    """SC-CHA-SPEED-2: nobody but the Speed Demon to play at, and no routine play."""
    if not is_demon_at_bat(t, g) or is_routine(t, g, position, away):
        return False
    return not has_runner_to_play(g, position)


@rule
def has_runner_to_play(g, position):
    """SC-CHA-SPEED-2, SC-PLY-TAG-1: whether who gets to the ball can play at a runner: forced, or sent and in reach."""
    if g.forced:
        return True
    for base in range(BASES):
        if g.going >> base & 1 and can_tag_from(g, position, base + 1):
            return True
    return False


@rule
def can_tag_from(g, position, aim):
    """SC-PLY-TAG-3 to SC-PLY-TAG-6: whether anybody can tag at a base once an infielder has gone for the ball."""
    if aim == HOME_PLATE:
        return True
    for step in range(INFIELD):
        other = Position.B1 + step
        zone = int(g.ball) if other == position else int(g.zone[other])
        if is_base_zone(aim, zone):
            return True
        if zone == g.zone[other] and (is_base_zone(aim, zone - 1) or is_base_zone(aim, zone + 1)):
            return True
    return False


@rule
def list_fielders(t, g, out):
    """SC-REG-FIELD-3: those in the ball's zone, or else those who move one zone into it."""
    n = 0
    away = reach(g)
    for position in range(first_of_kind(g), end_of_kind(g)):
        if gets_there(g, position, away):
            n = list_if(out, n, Act.field(position), not must_throw(t, g, position, away))
            if is_demon_at_bat(t, g):
                n = list_if(out, n, Act.race(position), not is_routine(t, g, position, away))
    return n


@rule
def go_for_ball(t, g, position, at_batter):
    """A fielder goes for the ball; he may have to move."""
    g.man = at(g, position)
    g.first_face = 0
    g.moved = 1 if g.zone[position] != g.ball else 0
    g.at_batter = 1 if at_batter else 0
    g.zone[position] = g.ball
    Told.fields(g, field_seat(g), g.man, g.moved)
    if at_batter:
        throw_at_batter(t, g)
    elif is_routine(t, g, position, int(g.moved)):
        field_without_roll(g, 1)
    else:
        try_to_field(t, g)


@rule
def field_without_roll(g, made):
    """SC-REG-FIELD-1, SC-REG-FIELD-2: a routine play, or a ball that nobody can reach."""
    g.attempt = Attempt.FIELD
    g.made = made
    g.misplayed = 0
    g.due = Due.ATTEMPTED


@rule
def try_to_field(t, g):
    """SC-REG-FIELD-5, SC-REG-DF, SC-REG-SCOR: what the total must be greater than depends on the ball.

    SC-CHA-RANGE-2: Great Range counts as the dial stands now, whatever click the attempt brings.
    """
    begin_fielding(t, g, int(g.man))
    scorcher, deep = is_scorcher(g.result), is_deep_fly(g.result)
    if g.moved:
        g.need[Need.MOVED] = 1 if scorcher or deep else 0
        g.need[Need.DEEP] = 1 if deep and fly_depth(g.result) == g.fences[g.ball] else 0
    g.ranging = adds(t, g, g.man, Intangible.RANGE)
    g.strength[Strength.RANGE] = g.ranging if scorcher else 0
    attempt(g, Attempt.FIELD, NOBODY_THERE)


@rule
def throw_at_batter(t, g):
    """SC-CHA-SPEED-2: the throw that a Speed Demon has to be retired with."""
    begin_throw(t, g, int(g.man), int(g.batter), False)
    g.need[Need.LONG] = long_throw(t, g, g.ball, FIRST)
    attempt(g, Attempt.AT_BATTER, FIRST)


@rule
def long_throw(t, g, zone, aim):
    """SC-REG-THROW-3: 1 for a throw that crosses too many lines."""
    return 1 if lines_crossed(int(zone), aim) >= t.house.three_lines else 0


@rule
def catch_zone(g, position, base):
    """SC-PLY-TAG-6: an infielder moves one zone to be at a base."""
    g.zone[position] = can_move_to(g, position, base)
    g.mover = at(g, position)


# --- Outfielders who throw on hits (SC-REG-BIG-3) --------------------------------------------------------------------


@rule
def list_throwers(g, aim, out, n):
    """Write a throw to a base by each outfielder in the ball's zone, or else by each who can move into it."""
    away = reach(g)
    for position in range(Position.LF, FIELDED):
        n = list_if(out, n, Act.throw_from(position, aim), gets_there(g, position, away))
    return n


# --- Attempts (SC-REG-FIELD-5, SC-REG-THROW-1, SC-PLY-DBL) -----------------------------------------------------------


@rule
def clear_sum(g):
    """Nothing is counted."""
    for part in range(len(g.strength)):
        g.strength[part] = 0
    for part in range(len(g.need)):
        g.need[part] = 0


@rule
def begin_sum(t, g, player, against):
    """SC-REG-FIELD-5, SC-REG-THROW-1: a player has his D, and nothing else is counted yet."""
    clear_sum(g)
    g.acting = player
    g.against = against
    g.first_face = 0
    g.second_face = 0
    g.strength[Strength.DEFENSE] = t.figures.defense[figure(t, player)]
    g.strength[Strength.SPECIALIST] = specialist_adds(t, g)


@rule
def begin_fielding(t, g, player):
    """SC-REG-FIELD-6: what every fielding attempt must beat."""
    begin_sum(t, g, player, NOBODY_THERE)
    g.need[Need.FIELDING] = ROUTINE
    g.need[Need.CLUTCH] = clutch_adds_when_it_counts(t, g)


@rule
def begin_throw(t, g, player, against, racing):
    """SC-REG-THROW-2: what every throw at somebody must beat; he races for a base, or not."""
    begin_sum(t, g, player, against)
    g.strength[Strength.CANNON] = adds(t, g, player, Intangible.CANNON)
    g.need[Need.SPEED] = t.figures.speed[figure(t, against)]
    g.need[Need.DEMON] = adds(t, g, against, Intangible.SPEED_DEMON) if racing else 0
    g.need[Need.CLUTCH] = clutch_adds(t, g)


@rule
def sum_of(parts):
    """One side of an attempt."""
    amount = 0
    for part in range(len(parts)):
        amount += int(parts[part])
    return amount


@rule
def attempt(g, what, aim):
    """Two dice and what the player brings must come to more than what is needed."""
    g.attempt = what
    g.aim = aim
    g.rolling = Roll.ATTEMPT
    g.die = Die.NUMBER
    wait_for(g, Phase.ROLL, CHANCE)
    Told.tries(g, seat_of(g.acting), g.acting, what, sum_of(g.strength), sum_of(g.need))


@rule
def roll_attempt(t, g, face):
    """The first of the two dice, or the second."""
    second = g.first_face > 0
    if second:
        g.second_face = face
    else:
        g.first_face = face
    Told.rolled(g, seat_of(g.acting), Die.NUMBER, face, face, Roll.ATTEMPT)
    if second:
        judge_attempt(t, g)


@rule
def judge_attempt(t, g):
    """SC-REG-FIELD-6, SC-REG-THROW-2, SC-PLY-DBL-2 to SC-PLY-DBL-5: greater succeeds; doubles do more."""
    reached = int(g.first_face) + int(g.second_face) + sum_of(g.strength)
    made = reached > sum_of(g.need)
    doubles = doubles_of(t, g)
    g.misplayed = 0
    both = bit(g.acting) | bit(g.pitcher)
    if doubles == FACES:
        made = True
        owe(g, 1, both)
    elif doubles == 1:
        made = False
        owe(g, -1, both)
    elif doubles > 0:
        owe(g, 1 if made else -1, bit(g.acting))
        g.misplayed = 0 if made else 1
    g.made = 1 if made else 0
    g.due = Due.ATTEMPTED
    Told.attempted(g, seat_of(g.acting), g.acting, g.made, reached, doubles)


@rule
def doubles_of(t, g):
    """SC-PLY-DBL-1: the pips of doubles, or 0; they mean nothing before the Playoffs."""
    same = g.first_face == g.second_face and t.house.level >= Level.PLAYOFFS
    return int(g.first_face) if same else 0
