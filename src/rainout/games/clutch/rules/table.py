"""Words of the rulebook that every part of the rules uses, and the way back from where one thing leads to another."""

from rainout.core.kernel import rule
from rainout.diamond.bases import runners_on
from rainout.diamond.state import BASES, BATTER, OUTS, Team
from rainout.diamond.table import in_scoring_position, player_on
from rainout.games.clutch.state import CLOSE_WITHIN, LATE_FROM, NOBODY_THERE, ROSTER
from rainout.games.clutch.vocabulary import EFFECTS, UNIT_AT, UNITS, Hand, Position

INLINE_RULES = (
    *("push", "pop"),
    *("seat_of", "bats_left"),
)


# --- The way back ----------------------------------------------------------------------------------------------------
# A window may open inside a throw inside a card inside a window. What is to follow waits on a pile of small numbers.


@rule
def push(g, number):
    """Put something on the pile, to be found again by ``pop``."""
    g.calls[g.depth] = number
    g.depth += 1


@rule
def pop(g):
    """Take the last thing off the pile."""
    g.depth -= 1
    number = int(g.calls[g.depth])
    g.calls[g.depth] = 0
    return number


@rule
def go_back(g):
    """What was begun is done: on with what was to follow."""
    g.due = pop(g)


# --- Teams -----------------------------------------------------------------------------------------------------------


@rule
def seat_of(player):
    """The manager of a player."""
    return 1 if player >= ROSTER else 0


@rule
def rate_units(t, g, seat):
    """CB-3.3-3 to CB-3.3-6: the ratings of battery, infield and outfield, after every change."""
    for unit in range(UNITS):
        g.unit[seat, unit] = 0
    for position in range(Position.DH):
        player = int(g.fielder[seat, position])
        if player != NOBODY_THERE:
            g.unit[seat, UNIT_AT[position]] += t.players.rating[player, position]


@rule
def bats_left(t, batter, pitcher):
    """CB-1.1.A-5: 1 for a batter who stands on the left side against a pitcher, as switch hitters do against right."""
    bats, throws = int(t.players.bats[batter]), int(t.players.throws[pitcher])
    return 1 - throws if bats == Hand.S else bats


@rule
def has_icon(t, player, icon):
    """CB-5-41: whether a card carries an icon."""
    return int(t.players.icons[player]) >> int(icon) & 1


@rule
def thrown_at(g):
    """The player a throw is about: a runner, or the batter in a double play."""
    return int(g.batter) if g.aim == BATTER else player_on(g, int(g.aim))


@rule
def does(t, text, verb):
    """Whether a card has an effect of a kind."""
    for k in range(EFFECTS):
        if t.texts.verb[text, k] == verb:
            return True
    return False


# --- The score -------------------------------------------------------------------------------------------------------


@rule
def lead(g):
    """CB-5-48: 0 tied, 1 home ahead, -1 away ahead."""
    difference = int(g.runs[Team.HOME]) - int(g.runs[Team.VISITOR])
    return 0 if difference == 0 else (1 if difference > 0 else -1)


@rule
def is_clutch_moment(g):
    """CB-3.7-2: late and close, bases loaded, or two out with a runner in scoring position."""
    apart = abs(int(g.runs[Team.HOME]) - int(g.runs[Team.VISITOR]))
    if g.inning >= LATE_FROM and apart <= CLOSE_WITHIN:
        return True
    if g.outs == OUTS - 1 and in_scoring_position(g):
        return True
    return runners_on(g) == BASES


@rule
def first_seat(g):
    """R-68: outside an at-bat, Away before Home."""
    return 1 - int(g.home)
