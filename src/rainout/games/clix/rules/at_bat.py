"""An at-bat from the windows before it to its result: positions, dice, reading, total control, special squares.

SC-PRE-ATBAT, SC-PRE-TC, SC-REG-POS, SC-REG-DICE, SC-PLY-SEQ, SC-CHA-SEQ.
"""

from rainout.core.clearing import clearing
from rainout.core.kernel import rule
from rainout.core.listing import list_if, list_one, list_run
from rainout.core.state import CHANCE
from rainout.diamond.state import LAST_INNING, OUTS
from rainout.diamond.table import bat_seat, field_seat, in_scoring_position
from rainout.diamond.waiting import wait_for
from rainout.games.clix.actions import Act, Told
from rainout.games.clix.rules import fielding, ground, running
from rainout.games.clix.rules.bench import can_replace_anybody, list_defense
from rainout.games.clix.rules.dials import forget_clicks, owe
from rainout.games.clix.rules.table import (
    at,
    bit,
    figure,
    fly_depth,
    in_play,
    is_deep_fly,
    is_ground_ball,
    is_scorcher,
    seat_of,
    shows,
)
from rainout.games.clix.state import (
    AT_BAT,
    BATTER_CONTROL,
    COLUMNS,
    FACES,
    FIELDED,
    NOBODY_THERE,
    PITCHER_CONTROL,
    UNKNOWN,
    ZONES,
    Attempt,
    Die,
    Due,
    Ending,
    Intangible,
    Level,
    Phase,
    Pitch,
    Position,
    Result,
    Roll,
    Swing,
)

MOST_SHIFTS = 6
"""SC-REG-POS-1: how often one man may be shifted before an at-bat, so that it comes to a pitch some time."""
STANDARD_ZONES = (0, 0, 6, 4, 1, 3, 2, 4, 5)
"""Where each position stands unless it is shifted; pitcher and catcher stand in no zone (SC-REG-POS-3)."""

# --- Before the pitch (SC-CHA-SUB-1, SC-REG-POS) ---------------------------------------------------------------------


@rule
def come_to_bat(t, g):
    """SC-PRE-FLOW-1: the next batter."""
    seat = bat_seat(g)
    g.turns += 1
    g.batter = g.lineup[seat, g.slot[seat]]
    g.pitcher = at(g, Position.P)
    clear_at_bat(g)
    forget_clicks(g)
    Told.up(g, seat, g.batter, g.pitcher, g.outs)
    g.due = Due.WINDOW


forget_at_bat = rule(clearing(AT_BAT, "Nothing has happened in this at-bat."))


@rule
def clear_at_bat(g):
    """Nothing has happened in this at-bat, and everybody stands where he usually does."""
    forget_at_bat(g)
    for position in range(FIELDED):
        g.zone[position] = STANDARD_ZONES[position]


@rule
def open_window(t, g):
    """SC-CHA-SEQ-1: the batting manager may replace players before the fielding manager positions his."""
    if t.house.level >= Level.CHAMPIONSHIP and can_replace_anybody(t, g):
        wait_for(g, Phase.BENCH, bat_seat(g))
    else:
        g.due = Due.POSITION


@rule
def ask_positions(t, g):
    """SC-REG-POS-1: the fielding manager positions his players; in Preseason nobody needs to."""
    if t.house.level == Level.PRESEASON:
        begin_at_bat(t, g)
    else:
        wait_for(g, Phase.FIELD, field_seat(g))


@rule
def list_positioning(t, g, out):
    """SC-REG-POS-1, SC-PLY-IBB-1, SC-CHA-SHUT-1, SC-CHA-SUB-1: shift, replace, walk the batter, or be ready."""
    untouched = True
    for position in range(Position.B1, FIELDED):
        if g.shifted[position]:
            untouched = False
    n = list_one(out, 0, Act.ready())
    n = list_if(out, n, Act.walk(), t.house.level >= Level.PLAYOFFS)
    n = list_if(out, n, Act.shut_down(), may_shut_down(t, g))
    n = list_if(out, n, Act.cover(), not stands_by_chart(t, g))
    for position in range(Position.B1, FIELDED):
        if g.shifted[position] < MOST_SHIFTS:
            for zone in range(1, ZONES + 1):
                n = list_if(out, n, Act.shift(position, zone), zone != g.zone[position])
    if untouched and t.house.level >= Level.CHAMPIONSHIP:
        n = list_defense(t, g, out, n)
    return n


@rule
def stands_by_chart(t, g):
    """Whether all fielders stand where the batter's chart asks for them."""
    for position in range(Position.B1, FIELDED):
        if g.zone[position] != t.figures.cover[figure(t, g.batter), position]:
            return False
    return True


@rule
def shift(t, g, position, zone):
    """SC-REG-POS-1, SC-REG-POS-2: a fielder goes to a zone of his part of the field."""
    g.zone[position] = zone
    g.shifted[position] += 1
    Told.shifted(g, field_seat(g), position, zone)
    g.due = Due.POSITION


@rule
def cover_chart(t, g):
    """SC-REG-SPRAY-4: everybody goes where the batter is most likely to hit the ball."""
    for position in range(Position.B1, FIELDED):
        g.zone[position] = t.figures.cover[figure(t, g.batter), position]
    Told.covered(g, field_seat(g))
    g.due = Due.POSITION


@rule
def may_shut_down(t, g):
    """SC-CHA-SHUT-1: in inning 8 or 9, with somebody on second or third."""
    late = g.inning == LAST_INNING - 1 or g.inning == LAST_INNING
    return late and in_scoring_position(g) and shows(t, g, g.pitcher, Intangible.SHUT_DOWN)


@rule
def begin_at_bat(t, g):
    """The batter has come to the plate; the half counts as an inning for the pitcher."""
    g.begun = 1
    g.faced += 1
    if g.credited != g.pitcher:
        g.credited = g.pitcher
        g.innings[g.pitcher] += 1
    g.due = Due.SEAL


@rule
def walk_on_purpose(t, g):
    """SC-PLY-IBB-1: the batter gets a W, and no dice are rolled."""
    g.walked = 1
    Told.walked(g, field_seat(g), g.batter)
    begin_at_bat(t, g)


@rule
def shut_them_down(t, g):
    """SC-CHA-SHUT-1: declared openly, before dice are chosen."""
    g.shut_down = 1
    Told.shut_down(g, field_seat(g), g.pitcher)
    begin_at_bat(t, g)


# --- Choosing dice (SC-PRE-COMP-2, SC-REG-DICE) ----------------------------------------------------------------------


@rule
def seal(t, g):
    """SC-REG-DICE-1 to SC-REG-DICE-3: both managers choose in secret; in Preseason there is one die each."""
    if g.walked:
        g.result = Result.W
        g.scoring_position = 1 if in_scoring_position(g) else 0
        g.due = Due.RESULT
    elif t.house.level == Level.PRESEASON:
        g.pitch_die = Die.RED
        g.bat_die = Die.BLACK
        g.due = Due.THROW_DICE
    elif g.bat_die == UNKNOWN and not g.bunting:
        wait_for(g, Phase.SWING, bat_seat(g))
    elif g.pitch_die == UNKNOWN and not g.bunting and not g.shut_down:
        wait_for(g, Phase.PITCH, field_seat(g))
    else:
        g.due = Due.STEALS


@rule
def list_swings(t, g, out):
    """SC-REG-DICE-2, SC-PLY-BUNT-1: black or blue, or a bunt."""
    n = list_run(out, 0, Act.swing(Die.BLACK), 2)
    return list_if(out, n, Act.bunt(), t.house.level >= Level.PLAYOFFS)


@rule
def choose_swing(t, g, die):
    """SC-REG-DICE-2, SC-REG-DICE-3: the batter's die, in secret."""
    g.bat_die = die
    Told.chose(g, bat_seat(g))
    g.due = Due.SEAL


@rule
def choose_pitch(t, g, die):
    """SC-REG-DICE-1, SC-REG-DICE-3, SC-CHA-SHUT-1: the pitcher's die, in secret unless he shuts them down."""
    late = g.phase == Phase.LATE_PITCH
    g.pitch_die = die
    if not late:
        Told.chose(g, field_seat(g))
    g.due = Due.THROW_DICE if late else Due.SEAL


@rule
def declare_bunt(t, g):
    """SC-PLY-BUNT-1: declared openly in place of a die."""
    g.bunting = 1
    Told.bunts(g, bat_seat(g), g.batter)
    g.due = Due.SEAL


# --- Rolling and reading (SC-PRE-ATBAT) ------------------------------------------------------------------------------


@rule
def wait_for_die(g, roll, die):
    """CHANCE rolls a die for something."""
    g.rolling = roll
    g.die = die
    g.shown = UNKNOWN
    wait_for(g, Phase.ROLL, CHANCE)


@rule
def throw_dice(t, g):
    """SC-PRE-ATBAT-1, SC-REG-SPRAY-3, SC-CHA-SHUT-1, SC-PLY-BUNT-1: the next die to be rolled."""
    if not g.shut_down or g.bunting:
        g.revealed = 1
    if g.bunting:
        wait_for_die(g, Roll.BUNT, Die.BLUE)
    elif g.pitch_face == UNKNOWN and not g.shut_down:
        wait_for_die(g, Roll.PITCH, g.pitch_die)
    elif g.bat_face == UNKNOWN:
        g.revealed = 1
        wait_for_die(g, Roll.SWING, g.bat_die)
    elif g.green == 0 and t.house.level > Level.PRESEASON:
        wait_for_die(g, Roll.ZONE, Die.GREEN)
    elif g.pitch_die == UNKNOWN:
        wait_for(g, Phase.LATE_PITCH, field_seat(g))
    elif g.pitch_face == UNKNOWN:
        wait_for_die(g, Roll.PITCH, g.pitch_die)
    else:
        g.due = Due.READ


@rule
def roller(g):
    """Whose die is rolled."""
    pitching = g.rolling == Roll.PITCH or g.rolling == Roll.PAINT or g.rolling == Roll.FLAME
    if g.rolling == Roll.ATTEMPT or g.rolling == Roll.ROLL_EM:
        pitching = True
    return field_seat(g) if pitching else bat_seat(g)


@rule
def roll_die(t, g, face):
    """A die of the at-bat has come to rest."""
    roll = g.rolling
    symbol = face if g.die == Die.GREEN else int(t.book.faces[g.die, face])
    g.shown = symbol
    g.acting = NOBODY_THERE
    g.due = Due.THROW_DICE
    if roll == Roll.PITCH:
        g.pitch_face = symbol
    elif roll == Roll.SWING:
        g.bat_face = symbol
    elif roll == Roll.ZONE:
        g.green = face
    Told.rolled(g, roller(g), g.die, face, symbol, roll)
    if roll != Roll.PITCH and roll != Roll.SWING and roll != Roll.ZONE:
        use_die(t, g, roll, face, symbol)


@rule
def use_die(t, g, roll, face, symbol):
    """A die that was not rolled to be read on a dial does what it was rolled for."""
    if roll == Roll.SQUARE:
        read_square(g, face)
    elif roll == Roll.PAINT:
        g.result = Result.K if symbol == Pitch.VELOCITY else Result.W
        g.due = Due.RESULT
    elif roll == Roll.WORK:
        g.result = Result.W if symbol == Swing.CONTACT else Result.K
        g.due = Due.RESULT
    elif roll == Roll.FLAME:
        throw_heat(g, symbol == Pitch.VELOCITY)
    elif roll == Roll.ROLL_EM:
        if symbol == Pitch.CONTROL:
            owe(g, 1, bit(g.pitcher))
        g.due = Due.HALF_OVER
    else:
        roll_bunt(t, g, symbol)


@rule
def zone_of_ball(t, g):
    """SC-REG-SPRAY-2, SC-REG-SPRAY-3: the zone of the green face on the batter's chart."""
    return int(t.figures.spray[figure(t, g.batter), g.green])


@rule
def roll_bunt(t, g, symbol):
    """SC-PLY-BUNT-2: the bunt is down, or the batter strikes out."""
    g.scoring_position = 1 if in_scoring_position(g) else 0
    if symbol == Swing.CONTACT:
        ground.lay_down(t, g)
    else:
        g.result = Result.K
        g.due = Due.RESULT


@rule
def read_dials(t, g):
    """SC-PRE-ATBAT-2, SC-PRE-PBAT-1, SC-PRE-PBAT-2, SC-PRE-TC-1: whose base prints it, or total control."""
    g.scoring_position = 1 if in_scoring_position(g) else 0
    home = int(t.book.home_of[g.pitch_face, g.bat_face])
    if home == BATTER_CONTROL:
        take_control(t, g, int(g.batter))
    elif home == PITCHER_CONTROL:
        take_control(t, g, int(g.pitcher))
    else:
        g.result = result_at(t, g, home)
        Told.read_(g, bat_seat(g), g.result, g.pitch_face, g.bat_face, 1 if home >= COLUMNS else 0)
        g.due = Due.DECLARE


@rule
def result_at(t, g, home):
    """SC-PRE-ATBAT-2, SC-PRE-PBAT-1: what a column shows now, of the batter's dial or, numbered on, the pitcher's."""
    if home < COLUMNS:
        return int(t.figures.bats[figure(t, g.batter), g.dial[g.batter], home])
    return int(t.figures.dial[figure(t, g.pitcher), g.dial[g.pitcher], home - COLUMNS])


# --- Total control (SC-PRE-TC, SC-CHA-INTIM) -------------------------------------------------------------------------


@rule
def take_control(t, g, player):
    """SC-PRE-TC-2, SC-PRE-TC-3, SC-CHA-INTIM-1: a click first, or one less for the opponent."""
    g.control = player
    Told.control(g, seat_of(player), player)
    if shows(t, g, player, Intangible.INTIMIDATION):
        wait_for(g, Phase.INTIMIDATE, seat_of(player))
    else:
        owe(g, 1, bit(player))
        g.due = Due.CONTROLLED


@rule
def intimidate(t, g, used):
    """SC-CHA-INTIM-1: the opponent loses a click and this player gains none."""
    if used:
        opponent = int(g.pitcher) if g.control == g.batter else int(g.batter)
        Told.intimidated(g, seat_of(g.control), g.control, opponent)
        owe(g, -1, bit(opponent))
    else:
        owe(g, 1, bit(g.control))
    g.due = Due.CONTROLLED


@rule
def controlled_result(t, g, column):
    """What the dial of the player in control shows in a column now."""
    return result_at(t, g, column if g.control == g.batter else column + COLUMNS)


@rule
def column_action(t, g, column):
    """The action that takes the result of a column."""
    place = column if g.control == g.batter else column + COLUMNS
    return Act.take(int(t.book.column_pitch[place]), int(t.book.column_bat[place]))


@rule
def list_control(t, g, out):
    """SC-PRE-TC-2, SC-PRE-TC-3, SC-PRE-TC-4: any result the dial shows, each once."""
    n = 0
    for column in range(COLUMNS):
        new = True
        for earlier in range(column):
            if controlled_result(t, g, earlier) == controlled_result(t, g, column):
                new = False
        n = list_if(out, n, column_action(t, g, column), new)
    return n


@rule
def take_result(t, g, pitch, swing):
    """SC-PRE-TC-5: the result picked is resolved like one that was rolled."""
    home = int(t.book.home_of[pitch, swing])
    g.result = controlled_result(t, g, home % COLUMNS)
    Told.took(g, seat_of(g.control), g.result)
    g.due = Due.DECLARE


# --- Declarations (SC-CHA-INT-4) -------------------------------------------------------------------------------------


@rule
def declare(t, g):
    """SC-CHA-SHUT-2, SC-CHA-SPRAY-1: what is to be paid is paid; a Spray Hitter may change the green die."""
    if g.shut_down:
        owe(g, -1, bit(g.pitcher))
    g.due = Due.FLAME
    if in_play(g.result) and g.green > 0 and shows(t, g, g.batter, Intangible.SPRAY):
        wait_for(g, Phase.SPRAY, bat_seat(g))


@rule
def list_nudges(g, out):
    """SC-CHA-SPRAY-1: by one, within 1 to 6."""
    n = list_one(out, 0, Act.no())
    n = list_if(out, n, Act.nudge(0), g.green > 1)
    return list_if(out, n, Act.nudge(1), g.green < FACES)


@rule
def nudge(t, g, up):
    """SC-CHA-SPRAY-1: the green die changes by one."""
    g.green += 1 if up else -1
    Told.nudged(g, bat_seat(g), g.green, zone_of_ball(t, g))
    g.due = Due.FLAME


@rule
def ask_flame(t, g):
    """SC-CHA-FLAME-1: on GB, FB and Scorchers the pitcher may try to make it a K."""
    plain = g.result == Result.GB or g.result == Result.FB or is_scorcher(g.result)
    g.due = Due.RESULT
    if plain and shows(t, g, g.pitcher, Intangible.FLAMETHROWER):
        wait_for(g, Phase.FLAME, field_seat(g))


@rule
def throw_heat(g, works):
    """SC-CHA-FLAME-1, SC-CHA-FLAME-2: a K on the Velocity symbol; a click lost either way."""
    if works:
        g.result = Result.K
    Told.flamed(g, field_seat(g), g.pitcher, 1 if works else 0)
    owe(g, -1, bit(g.pitcher))
    g.due = Due.RESULT


# --- What comes of it (SC-REG-RES) -----------------------------------------------------------------------------------


@rule
def resolve(t, g):
    """SC-PRE-RES, SC-REG-RES-1 to SC-REG-RES-3: where each result leads."""
    result = int(g.result)
    if t.house.level == Level.PRESEASON:
        result = without_square(result)
        g.result = result
        if is_deep_fly(result):
            wait_for_die(g, Roll.SQUARE, Die.GREEN)
            return
    if in_play(result) and g.green > 0:
        g.ball = zone_of_ball(t, g)
        Told.ball(g, bat_seat(g), g.ball)
    if result == Result.K:
        running.strike_out(g)
    elif result == Result.W:
        running.walk(t, g)
    elif result == Result.PAINT:
        wait_for_die(g, Roll.PAINT, Die.RED)
    elif result == Result.WORK:
        wait_for_die(g, Roll.WORK, Die.BLUE)
    elif result == Result.HR:
        running.hit(t, g, 4)
    elif result == Result.TRIPLE:
        running.hit(t, g, 3)
    elif result >= Result.SINGLE and result <= Result.DOUBLE_BIG:
        resolve_hit(t, g, result)
    else:
        resolve_ball(t, g, result)


@rule
def without_square(result):
    """SC-PRE-SQ-4: orange squares mean nothing in Preseason."""
    if result == Result.PAINT:
        return Result.K
    if result == Result.WORK:
        return Result.W
    if result == Result.SINGLE_BIG:
        return Result.SINGLE
    if result == Result.DOUBLE_BIG:
        return Result.DOUBLE
    if result == Result.GB_SCORCHER:
        return Result.GB
    return Result.FB if result == Result.FB_SCORCHER else result


@rule
def read_square(g, face):
    """SC-PRE-SQ-1 to SC-PRE-SQ-3: even is a hit by the colour of the square, odd a K."""
    if face % 2:
        g.result = Result.K
    elif g.result == Result.FLY_DEEP:
        g.result = Result.HR
    else:
        g.result = Result.DOUBLE if g.result == Result.FLY_AVERAGE else Result.SINGLE
    g.due = Due.RESULT


@rule
def resolve_hit(t, g, result):
    """SC-REG-BIG-1, SC-PLY-XB-1, SC-PLY-XB-2: a 1B or 2B, after which somebody may try for more."""
    g.big = 1 if result == Result.SINGLE_BIG or result == Result.DOUBLE_BIG else 0
    g.open_hit = 1 if t.house.level >= Level.PLAYOFFS or g.big else 0
    running.hit(t, g, 1 if result <= Result.SINGLE_BIG else 2)


@rule
def resolve_ball(t, g, result):
    """SC-PRE-RES-7, SC-PRE-RES-8, SC-REG-DF-2: a ball on the ground or in the air; over a fence that is too near."""
    if t.house.level == Level.PRESEASON:
        running.retire_batter(g)
        g.ending = Ending.GROUND_OUT if result == Result.GB else Ending.FLY_OUT
        g.due = Due.END_AT_BAT
    elif is_deep_fly(result) and g.fences[g.ball] < fly_depth(result):
        running.hit(t, g, 4)
    elif is_ground_ball(result):
        ground.settle_forces(t, g)
    else:
        g.deep = 1 if is_deep_fly(result) else 0
        fielding.ask_fielder(t, g)


# --- After an attempt ------------------------------------------------------------------------------------------------


@rule
def finish_attempt(t, g):
    """What an attempt leads to depends on what it was for."""
    attempt = g.attempt
    if attempt == Attempt.STEAL:
        running.land_steal(t, g, int(g.aim))
    elif attempt == Attempt.EXTRA:
        running.land_extra(t, g, int(g.aim))
    elif attempt == Attempt.TAG_UP:
        running.land_tag_up(t, g, int(g.aim))
    elif attempt == Attempt.TAG:
        ground.finish_tag(g)
    elif attempt == Attempt.COVER:
        ground.finish_cover(t, g)
    elif attempt == Attempt.RELAY:
        ground.finish_relay(g)
    elif not g.made:
        miss_ball(t, g)
    elif attempt == Attempt.AT_BATTER:
        g.at_batter = 1
        ground.take_batter(t, g)
    elif is_ground_ball(g.result):
        ground.ask_play(t, g)
    else:
        running.make_catch(t, g)


@rule
def miss_ball(t, g):
    """SC-REG-FIELD-7, SC-REG-DF-4, SC-REG-DF-6, SC-REG-SCOR-3, SC-PLY-BUNT-4, SC-CHA-RANGE-2: a missed ball."""
    if not is_deep_fly(g.result):
        running.hit(t, g, 1)
    elif g.fences[g.ball] == fly_depth(g.result):
        running.hit(t, g, 4)
    elif g.ranging:
        running.hit(t, g, 1)
    else:
        g.big = 1
        g.open_hit = 1 if t.house.level >= Level.PLAYOFFS else 0
        running.hit(t, g, 2)


@rule
def go_on_with_play(t, g):
    """A ground ball after an out: perhaps another."""
    if g.outs < OUTS:
        ground.ask_relay(g)
    else:
        g.due = Due.GROUNDED
