"""Players of SportsClix that need no search: a novice who keeps it simple, and a sound rule-of-thumb manager.

The manager mixes his dice by the odds of the two-by-two game both managers play before every pitch, stands by the
chart, runs when the odds of scoring grow by it, and goes for two. Neither looks at a die chosen in secret.
"""

from rainout.core.dice import scramble
from rainout.core.kernel import rule
from rainout.diamond.state import BASES, FIRST, HOME_PLATE, SECOND, THIRD
from rainout.games.clix.rules.at_bat import controlled_result
from rainout.games.clix.rules.dials import may_gain
from rainout.games.clix.rules.fielding import gets_there, reach
from rainout.games.clix.rules.ground import relay_position
from rainout.games.clix.rules.play import options
from rainout.games.clix.rules.running import long_throw
from rainout.games.clix.rules.table import (
    at,
    bat_seat,
    defense_of,
    figure,
    infielder_at,
    is_pitcher,
    is_scorcher,
    lines_crossed,
    mover_to,
    occupied,
    player_on,
    relay_lines,
    runner_on,
    seat_of,
    speed_of,
)
from rainout.games.clix.state import (
    B4,
    BATTER_CONTROL,
    COLUMNS,
    FIELDED,
    NOBODY_THERE,
    R6,
    ROSTER,
    SYMBOLS,
    TARGETS,
    Die,
    Move,
    Phase,
    Position,
    Result,
)

SCORES = ((0.42, 0.27, 0.13), (0.62, 0.41, 0.22), (0.85, 0.66, 0.28), (1.0, 1.0, 1.0))
"""How often a runner on first, second, third and home scores, by outs."""
AN_OUT = (0.28, 0.25, 0.2)
"""What an out takes from everybody else, by outs."""
COLD = 7
"""A pitcher this cold is relieved if somebody warmer can come in."""


# --- The novice ------------------------------------------------------------------------------------------------------


@rule
def novice(t, g, out):
    """Plays on: never shifts, steals or sends anybody, swings for power, takes the batter."""
    n = options(t, g, out)
    phase = g.phase
    if phase == Phase.CONTROL:
        return best_result(t, g, out, n)
    if phase == Phase.EXTRA or phase == Phase.SEND or phase == Phase.TAG_UP or phase == Phase.STEAL:
        return int(out[0])
    if phase == Phase.THROW or phase == Phase.RELAY or phase == Phase.STEAL_THROW:
        return int(out[n - 1])
    return int(out[0])


# --- The manager -----------------------------------------------------------------------------------------------------


@rule
def advise(t, g, out):
    """A sound choice for the manager who must act."""
    phase = g.phase
    if phase == Phase.SWING:
        return choose_swing(t, g)
    if phase == Phase.PITCH:
        return choose_pitch(t, g)
    n = options(t, g, out)
    if phase == Phase.FIELD:
        return prepare(t, g, out, n)
    if phase == Phase.BENCH:
        return pinch_hit(t, g, out, n)
    if phase == Phase.STEAL or phase == Phase.SEND or phase == Phase.TAG_UP or phase == Phase.EXTRA:
        return run(t, g, out, n)
    if phase == Phase.STEAL_THROW or phase == Phase.THROW or phase == Phase.RELAY:
        return throw_at_best(t, g, out, n)
    if phase == Phase.PLAY:
        return pick_play(t, g, out, n)
    if phase == Phase.FIELDER:
        return best_fielder(t, g, out, n)
    if phase == Phase.PICK:
        return pick_player(t, g, out, n)
    return decide_other(t, g, out, n)


@rule
def decide_other(t, g, out, n):
    """Rarer decisions."""
    phase = g.phase
    if phase == Phase.CONTROL:
        return best_result(t, g, out, n)
    if phase == Phase.LATE_PITCH:
        return answer_swing(t, g)
    if phase == Phase.INTIMIDATE:
        return int(Move.YES) if g.dial[g.control] == R6 else int(Move.NO)
    if phase == Phase.FLAME:
        worth_it = is_scorcher(g.result) and occupied(g) != 0
        return int(Move.YES) if worth_it else int(Move.NO)
    if phase == Phase.SPRAY:
        return best_nudge(t, g, out, n)
    if phase == Phase.DH:
        return Move.DH + 1
    if phase == Phase.RELIEVE or phase == Phase.REPLACE or phase == Phase.SETTLE:
        return best_replacement(t, g, out, n)
    return int(out[0])


# --- Dice ------------------------------------------------------------------------------------------------------------


@rule
def fence_depth(g):
    """How deep the fences are on the whole."""
    total = 0
    for zone in range(1, 7):
        total += int(g.fences[zone])
    return (total + 3) // 6


@rule
def value_of_control(t, g, worth, batter):
    """What total control is worth: the best, or the worst, of a dial one click hotter."""
    player = int(g.batter) if batter else int(g.pitcher)
    step = max(int(g.dial[player]) - 1, 0)
    best = -9.0
    for column in range(COLUMNS):
        if batter:
            best = max(best, float(worth[t.figures.bats[figure(t, player), step, column]]))
        else:
            best = max(best, -float(worth[t.figures.dial[figure(t, player), step, column]]))
    return best if batter else -best


@rule
def value_of_symbols(t, g, worth, pitch, swing):
    """What a combination is worth to the batter."""
    home = int(t.book.home_of[pitch, swing])
    if home < COLUMNS:
        return float(worth[t.figures.bats[figure(t, g.batter), g.dial[g.batter], home]])
    if home < BATTER_CONTROL:
        return float(worth[t.figures.dial[figure(t, g.pitcher), g.dial[g.pitcher], home - COLUMNS]])
    return value_of_control(t, g, worth, home == BATTER_CONTROL)


@rule
def values_of_dice(t, g):
    """What the four pairs of dice are worth to the batter: red with black and blue, white with black and blue."""
    worth = t.worth[figure(t, g.batter), fence_depth(g)]
    rk, rb, wk, wb = 0.0, 0.0, 0.0, 0.0
    often = t.book.often
    for pitch in range(SYMBOLS):
        for swing in range(SYMBOLS):
            value = value_of_symbols(t, g, worth, pitch, swing)
            rk += often[Die.RED, pitch] * often[Die.BLACK, swing] * value
            rb += often[Die.RED, pitch] * often[Die.BLUE, swing] * value
            wk += often[Die.WHITE, pitch] * often[Die.BLACK, swing] * value
            wb += often[Die.WHITE, pitch] * often[Die.BLUE, swing] * value
    return rk, rb, wk, wb


@rule
def whim(g, salt):
    """A number from 0 to 1 that nobody can guess from one at-bat to the next."""
    word = scramble(int(g.turns) * 977 + int(g.points[0]) * 31 + int(g.points[1]) * 57 + salt * 7919 + 1)
    word = scramble(word + int(g.batter) * 131 + int(g.pitcher) * 17 + int(g.dial[g.batter]))
    return (word & 0xFFFF) / 65536.0


@rule
def choose_swing(t, g):
    """SC-REG-DICE-2: the batter's part of the two-by-two game; pitchers bunt runners over."""
    if can_bunt_over(t, g):
        return int(Move.BUNT)
    rk, rb, wk, wb = values_of_dice(t, g)
    if rk >= rb and wk >= wb:
        return int(Move.SWING)
    if rb >= rk and wb >= wk:
        return Move.SWING + 1
    if max(rk, rb) <= min(wk, wb):  # red for certain
        return int(Move.SWING) if rk > rb else Move.SWING + 1
    if max(wk, wb) <= min(rk, rb):
        return int(Move.SWING) if wk > wb else Move.SWING + 1
    black = (wb - rb) / (rk - rb - wk + wb)
    return int(Move.SWING) if whim(g, 1) < black else Move.SWING + 1


@rule
def can_bunt_over(t, g):
    """A pitcher at bat, somebody on first or second, fewer than two outs, and bunts are allowed."""
    if t.house.level < 2 or g.outs == 2 or not is_pitcher(t, g.batter):
        return False
    return (runner_on(g, FIRST) or runner_on(g, SECOND)) and not runner_on(g, THIRD)


@rule
def choose_pitch(t, g):
    """SC-REG-DICE-1: the pitcher's part of the two-by-two game."""
    rk, rb, wk, wb = values_of_dice(t, g)
    if rk <= wk and rb <= wb:
        return int(Move.PITCH)
    if wk <= rk and wb <= rb:
        return Move.PITCH + 1
    if rk >= rb and wk >= wb:  # black for certain
        return int(Move.PITCH) if rk < wk else Move.PITCH + 1
    if rb >= rk and wb >= wk:
        return int(Move.PITCH) if rb < wb else Move.PITCH + 1
    red = (wb - wk) / (rk - rb - wk + wb)
    return int(Move.PITCH) if whim(g, 2) < red else Move.PITCH + 1


@rule
def answer_swing(t, g):
    """SC-CHA-SHUT-1: the better die against a roll that lies on the table."""
    red, white = 0.0, 0.0
    worth = t.worth[figure(t, g.batter), fence_depth(g)]
    for pitch in range(SYMBOLS):
        value = value_of_symbols(t, g, worth, pitch, g.bat_face)
        red += t.book.often[Die.RED, pitch] * value
        white += t.book.often[Die.WHITE, pitch] * value
    return int(Move.PITCH) if red <= white else Move.PITCH + 1


@rule
def best_result(t, g, out, n):
    """SC-PRE-TC-2, SC-PRE-TC-3: the best result for the batter, or the worst one."""
    batting = g.control == g.batter
    depth = fence_depth(g)
    best, action = -9.0, int(out[0])
    for i in range(n):
        combination = int(out[i]) - Move.TAKE
        home = int(t.book.home_of[combination // SYMBOLS, combination % SYMBOLS]) % COLUMNS
        worth = float(t.worth[figure(t, g.batter), depth, controlled_result(t, g, home)])
        if not batting:
            worth = -worth
        if worth > best:
            best, action = worth, int(out[i])
    return action


@rule
def best_nudge(t, g, out, n):
    """SC-CHA-SPRAY-1: where fielders are farthest from the ball; hits go where they go."""
    if g.result >= Result.SINGLE and g.result <= Result.DOUBLE_BIG:
        return int(out[0])
    best, action = distance_to(g, int(g.ball)), int(out[0])
    for i in range(1, n):
        face = int(g.green) + (1 if out[i] == Move.NUDGE + 1 else -1)
        away = distance_to(g, int(t.figures.spray[figure(t, g.batter), face]))
        if away > best:
            best, action = away, int(out[i])
    return action


@rule
def distance_to(g, zone):
    """How far the nearest fielder of the right kind is from a zone."""
    ground = g.result == Result.GB or g.result == Result.GB_SCORCHER
    nearest = 9
    for position in range(Position.B1 if ground else Position.LF, Position.LF if ground else FIELDED):
        nearest = min(nearest, abs(int(g.zone[position]) - zone))
    return min(nearest, 2)


# --- Before the pitch ------------------------------------------------------------------------------------------------


@rule
def prepare(t, g, out, n):
    """SC-REG-POS-1: a fresh arm for a cold one, everybody by the chart, then the pitch."""
    reliever = fresh_arm(t, g, out, n)
    if reliever > 0:
        return reliever
    action = int(Move.READY)
    for i in range(n):
        if out[i] == Move.COVER:
            return int(Move.COVER)
        if out[i] == Move.SHUT_DOWN:
            action = int(Move.SHUT_DOWN)
    return action


@rule
def fresh_arm(t, g, out, n):
    """A reliever who starts at least two clicks warmer than a cold pitcher stands, or 0."""
    if g.dial[g.pitcher] < COLD:
        return 0
    best, action = int(g.dial[g.pitcher]) - 1, 0
    first = seat_of(g.pitcher) * ROSTER
    for i in range(n):
        named = int(out[i]) - Move.IN
        if named >= 0 and out[i] < Move.SWAP and named % ROSTER + first == g.pitcher:
            player = first + named // ROSTER
            start = entry_step(t, player)
            if start < best:
                best, action = start, int(out[i])
    return action


@rule
def entry_step(t, player):
    """SC-CHA-POS-4, SC-CHA-POS-5: where a pitcher's dial starts when he comes in."""
    if t.figures.starter[figure(t, player)]:
        return 6
    return int(t.figures.marker[figure(t, player)])


@rule
def pinch_hit(t, g, out, n):
    """SC-CHA-SUB-1: late in a close game somebody bats for the pitcher."""
    if g.inning < 7 or not is_pitcher(t, g.batter):
        return int(out[0])
    seat = bat_seat(g)
    if g.points[seat] > g.points[1 - seat] + 1:
        return int(out[0])
    best, action = 0, int(out[0])
    first = seat * ROSTER
    for i in range(1, n):
        named = int(out[i]) - Move.IN
        player = first + named // ROSTER
        if named % ROSTER + first == g.batter and not is_pitcher(t, player):
            if t.figures.points[figure(t, player)] > best:
                best, action = int(t.figures.points[figure(t, player)]), int(out[i])
    return action


@rule
def best_replacement(t, g, out, n):
    """Who comes in: a warm arm on the mound, somebody who plays there elsewhere; a pinch player who fits may stay."""
    best, action = -99, int(out[0])
    player = int(g.removing) if g.phase != Phase.RELIEVE else at(g, Position.P)
    spot = int(g.spot[player])
    for i in range(n):
        worth = -50
        if out[i] == Move.STAY:
            fits = int(t.figures.plays[figure(t, player)]) >> spot & 1
            worth = 60 if fits and g.phase == Phase.SETTLE else 0
            if g.phase == Phase.RELIEVE:
                worth = -int(g.dial[player]) - 1
        elif out[i] >= Move.IN and out[i] < Move.SWAP:
            other = seat_of(player) * ROSTER + (int(out[i]) - Move.IN) // ROSTER
            if spot == Position.P:
                worth = -entry_step(t, other)
            else:
                worth = 50 if int(t.figures.plays[figure(t, other)]) >> spot & 1 else 5
        if worth > best:
            best, action = worth, int(out[i])
    return action


# --- Running ---------------------------------------------------------------------------------------------------------


@rule
def odds_of(t, need):
    """The odds that two dice beat a number."""
    return float(t.odds[max(0, min(39, need + 20))])


@rule
def gain_of_running(g, base, odds):
    """What going on from a base brings in runs, when the odds to be put out are these."""
    outs = min(int(g.outs), 2)
    ahead = SCORES[base + 1][outs] - SCORES[base][outs]
    behind = SCORES[base][outs] + AN_OUT[outs]
    return (1.0 - odds) * ahead - odds * behind


@rule
def run(t, g, out, n):
    """SC-PLY-RUN-1: those go whose going brings runs; at most one of them is thrown at."""
    best, action = 0.0, int(out[0])
    for i in range(n):
        going = runners_named(g, int(out[i]))
        worth = 0.0
        for base in range(BASES):
            if going >> base & 1:
                worth += gain_of_running(g, base, odds_against(t, g, base))
        if worth > best + 0.02:
            best, action = worth, int(out[i])
    return action


@rule
def runners_named(g, action):
    """The bases, as bits, of the runners an action sends."""
    if g.phase == Phase.STEAL:
        return action - Move.STEAL
    if g.phase == Phase.SEND:
        return action - Move.SEND
    return action - Move.TAG_UP if g.phase == Phase.TAG_UP else action - Move.EXTRA


@rule
def odds_against(t, g, base):
    """The odds that a runner who goes from a base is thrown out."""
    aim = base + 1
    runner = player_on(g, base)
    if g.phase == Phase.STEAL:
        strength = defense_of(t, g, at(g, Position.C), True)
        if infielder_at(g, base) != NOBODY_THERE:
            strength += 1 if aim == SECOND else 2
        return odds_of(t, speed_of(t, g, runner, True) - strength)
    need = speed_of(t, g, runner, g.phase == Phase.EXTRA) + long_throw(t, g, g.ball, aim)
    if g.phase == Phase.SEND:
        return 0.6 * odds_of(t, need - 5)
    need += int(g.deep) + (1 if aim == HOME_PLATE else 0)
    if g.phase == Phase.TAG_UP:
        strength = defense_of(t, g, g.man, True) + (2 if aim == SECOND else 0)
        if infielder_at(g, aim) == NOBODY_THERE:
            if mover_to(g, aim) == NOBODY_THERE:
                return 0.0
            need += 1
        return odds_of(t, need - strength)
    away = reach(g)
    if away < 0:
        return 0.0
    strength = 0
    for position in range(Position.LF, FIELDED):
        if gets_there(g, position, away):
            strength = max(strength, defense_of(t, g, at(g, position), True))
    return odds_of(t, need - strength)


# --- Throwing --------------------------------------------------------------------------------------------------------


@rule
def throw_at_best(t, g, out, n):
    """SC-PLY-XB-4, SC-PLY-DP-2: the throw that takes most; none that hardly ever succeeds."""
    best, action = 0.08, int(out[0])
    for i in range(1, n):
        worth = odds_of_throw(t, g, int(out[i]))
        if worth > best:
            best, action = worth, int(out[i])
    return action


@rule
def odds_of_throw(t, g, action):
    """How likely a throw retires somebody, a runner near home counting more."""
    if action >= Move.RELAY and action < Move.THROW:
        player = at(g, relay_position((action - Move.RELAY) // TARGETS))
        aim = (action - Move.RELAY) % TARGETS
        target = int(g.batter) if aim == FIRST else player_on(g, aim - 1)
        need = speed_of(t, g, target, False)
        if relay_lines(int(g.from_base), aim) >= t.house.three_lines:
            need += 1
        return 0.1 + odds_of(t, need - defense_of(t, g, player, True))
    if action >= Move.THROW:
        aim = (action - Move.THROW) % TARGETS
        player = at(g, Position.LF + (action - Move.THROW) // TARGETS)
    else:
        aim = action - Move.THROW_AT
        player = at(g, Position.C) if g.phase == Phase.STEAL_THROW else int(g.man)
    need = speed_of(t, g, player_on(g, aim - 1), True)
    if g.phase == Phase.THROW:
        need += 1 if lines_crossed(int(g.ball), aim) >= t.house.three_lines else 0
        need += int(g.deep) + (1 if aim == HOME_PLATE else 0)
    return (0.6 + 0.2 * aim) * odds_of(t, need - defense_of(t, g, player, True))


@rule
def best_fielder(t, g, out, n):
    """SC-REG-FIELD-3: the best glove; at a Speed Demon, rather a runner."""
    best, action = -1, int(out[0])
    for i in range(n):
        if out[i] < Move.AT_BATTER:
            strength = 20 + defense_of(t, g, at(g, int(out[i]) - Move.FIELDER), False)
        else:
            strength = defense_of(t, g, at(g, int(out[i]) - Move.AT_BATTER), False)
        if strength > best:
            best, action = strength, int(out[i])
    return action


@rule
def pick_play(t, g, out, n):
    """SC-PLY-FC-1: go for two, else the lead runner who is forced, a runner who is slow, or the batter."""
    best, action = -1.0, int(out[0])
    for i in range(n):
        worth = worth_of_play(t, g, int(out[i]))
        if worth > best:
            best, action = worth, int(out[i])
    return action


@rule
def worth_of_play(t, g, action):
    """Roughly what a play brings."""
    if action == Move.OUT:
        return 1.0 if g.outs < 2 else 2.0
    if action >= Move.FORCE and action < Move.TAG:
        aim = action - Move.FORCE
        worth = 1.1 + 0.1 * aim
        if g.outs < 2 and not g.bunting and can_relay_from(g, aim):
            worth += 0.5 if aim == SECOND else 0.4
        if aim == HOME_PLATE:
            worth += 0.3
        return worth
    if action < Move.DOUBLE:
        aim = action - Move.TAG
        need = speed_of(t, g, player_on(g, aim - 1), False)
        return (1.2 + 0.2 * aim) * odds_of(t, need - defense_of(t, g, g.man, True))
    return 0.5


@rule
def can_relay_from(g, aim):
    """Whether somebody stands at a base to throw on."""
    if aim == HOME_PLATE:
        return True
    return infielder_at(g, aim) != NOBODY_THERE


# --- Clicks ----------------------------------------------------------------------------------------------------------


@rule
def pick_player(t, g, out, n):
    """SC-PLY-PICK-1: a gain for whoever can use it, the coldest hitter first; a loss for whom it hurts least."""
    best, action = -99, int(out[0])
    for i in range(n):
        player = int(out[i]) - Move.CLICK
        step = int(g.dial[player])
        if g.click_sign[0] > 0:
            worth = step + 5 if may_gain(t, g, player) else -50
            if is_pitcher(t, player):
                worth += 1
        else:
            worth = -step
            if step == B4 and t.house.level == 2:
                worth = 50
            if is_pitcher(t, player):
                worth -= 4
        if worth > best:
            best, action = worth, int(out[i])
    return action
