"""The end of at-bats, halves and games; endurance (SC-PRE-FLOW, SC-PRE-END, SC-PLY-GAINP, SC-PLY-ENDUR)."""

from rainout.core.clearing import clearing
from rainout.core.kernel import rule
from rainout.core.state import NOBODY
from rainout.diamond.innings import change_sides
from rainout.diamond.state import OUTS, Team
from rainout.diamond.table import bat_seat, field_seat, how_it_ended, is_decided, walked_off
from rainout.diamond.waiting import wait_for
from rainout.games.clix.actions import Told
from rainout.games.clix.rules.at_bat import clear_at_bat, wait_for_die
from rainout.games.clix.rules.bench import ask_removal, on_bench
from rainout.games.clix.rules.dials import cool, forget_clicks, owe
from rainout.games.clix.rules.running import is_told_at_once, outs_at, taggers
from rainout.games.clix.rules.table import at, bit, figure, is_pitcher
from rainout.games.clix.state import (
    HALF,
    PLAYERS,
    ROSTER,
    SLOTS,
    TARGETS,
    Die,
    Due,
    Level,
    Phase,
    Position,
    Roll,
)

# --- The end of an at-bat (SC-PLY-SEQ-1) -----------------------------------------------------------------------------


@rule
def end_at_bat(t, g):
    """SC-PRE-GAIN-1, SC-PLY-GAINB, SC-PLY-GAINF, SC-PLY-LOSSB: gains of both teams, then losses."""
    seat = bat_seat(g)
    g.slot[seat] = (g.slot[seat] + 1) % SLOTS
    if not is_told_at_once(g.ending):
        Told.finished(g, seat, g.batter, g.pitcher, g.ending, 0)
    if g.batted_in > 0:
        Told.batted_in(g, seat, g.batter, g.batted_in)
    if g.hit:
        owe(g, 1, bit(g.batter))
    if t.house.level >= Level.PLAYOFFS:
        owe(g, 1, int(g.threw_out))
        if g.chain == 2:
            owe(g, 1, everybody_involved(g))
        elif g.chain > 2:
            reward_triple_play(g)
        if g.final_out and g.scoring_position:
            owe(g, -1, bit(g.batter))
        if g.chain >= 2:
            owe(g, -1, bit(g.batter))
    g.due = Due.AFTER_AT_BAT


@rule
def receivers_at(g, base):
    """SC-PLY-GAINF-4: who may have taken the throw for an out at a base, unless one of the play was there."""
    if (outs_at(g) >> base) & 1 == 0:
        return 0
    there = taggers(g, base)
    return 0 if there & int(g.involved) else there


@rule
def everybody_involved(g):
    """SC-PLY-GAINF-4: who fielded, who threw, and who may have taken throws, as bits."""
    who = int(g.involved)
    for base in range(TARGETS):
        who |= receivers_at(g, base)
    return who


@rule
def reward_triple_play(g):
    """SC-PLY-GAINF-5: everybody who fielded or threw, and one more at each base where none of them was."""
    for player in range(PLAYERS):
        if int(g.involved) >> player & 1:
            owe(g, 1, bit(player))
    for base in range(TARGETS):
        owe(g, 1, receivers_at(g, base))


@rule
def after_at_bat(t, g):
    """SC-PRE-END-2, SC-PRE-END-3, SC-CHA-OUT-2, SC-PRE-FLOW-2: the game may be over; if not, removals; then the half.

    SC-PRE-END-1: after the third out that decides it, nobody need pitch any more.
    """
    if walked_off(g):
        finish(g)
        return
    if not (g.outs >= OUTS and is_decided(g)) and ask_removal(t, g):
        return
    if g.outs >= OUTS:
        g.due = Due.END_HALF
    else:
        g.due = Due.REMOVALS


@rule
def before_at_bat(t, g):
    """SC-CHA-OUT-2: whoever shows three balls goes before the next batter comes up."""
    if not ask_removal(t, g):
        g.due = Due.UP


# --- The end of a half (SC-PRE-GAIN-3, SC-PLY-GAINP) -----------------------------------------------------------------


@rule
def end_half(t, g):
    """SC-PRE-GAIN-3, SC-PLY-GAINP-1, SC-PLY-GAINP-4: what the pitcher gains for a good inning."""
    forget_clicks(g)
    g.due = Due.HALF_OVER
    if g.shutting:
        owe(g, 1, bit(g.pitcher))
    if t.house.level < Level.PLAYOFFS:
        if g.reached == 0:
            owe(g, 1, bit(g.pitcher))
    elif g.faced <= OUTS and not g.changed:
        wait_for_die(g, Roll.ROLL_EM, Die.WHITE)


@rule
def half_over(t, g):
    """SC-PRE-FLOW-4, SC-PRE-END-1 to SC-PRE-END-3: the other team bats, unless the game is decided."""
    decided = is_decided(g)
    change_sides(g)
    if decided:
        finish(g)
    else:
        g.due = Due.HALF


@rule
def finish(g):
    """SC-PRE-END-1: more runs win."""
    g.winner = g.home if g.runs[Team.HOME] > g.runs[Team.VISITOR] else 1 - g.home
    wait_for(g, Phase.OVER, NOBODY)
    Told.won(g, g.winner, g.points[g.winner], g.points[1 - g.winner], how_it_ended(g))


# --- The start of a half (SC-PLY-ENDUR) ------------------------------------------------------------------------------


clear_half = rule(clearing(HALF, "Nobody has come to the plate in this half."))


@rule
def begin_half(t, g):
    """SC-PRE-FLOW-4: a team comes to bat, the other takes the field."""
    clear_half(g)
    g.pitcher = at(g, Position.P)
    g.batter = g.lineup[bat_seat(g), g.slot[bat_seat(g)]]
    clear_at_bat(g)
    Told.half(g, bat_seat(g), g.inning, g.batting)
    g.due = Due.SETTLE


@rule
def clicks_of_fatigue(t, g):
    """SC-PLY-ENDUR-2: clicks the pitcher loses if he works this inning."""
    pitcher = at(g, Position.P)
    return int(g.innings[pitcher]) + 1 - int(t.figures.endurance[figure(t, pitcher)])


@rule
def tire(t, g):
    """SC-PLY-ENDUR-1, SC-PLY-ENDUR-3: a tired pitcher loses clicks before the first at-bat, if he is not relieved."""
    g.due = Due.REMOVALS
    if t.house.level >= Level.PLAYOFFS and clicks_of_fatigue(t, g) > 0:
        g.due = Due.TIRED
        seat = field_seat(g)
        for place in range(t.team_size[seat]):
            player = seat * ROSTER + place
            if t.house.level >= Level.CHAMPIONSHIP and is_pitcher(t, player) and on_bench(t, g, player):
                wait_for(g, Phase.RELIEVE, seat)


@rule
def lose_strength(t, g):
    """SC-PLY-ENDUR-2, SC-PLY-ENDUR-3: one click in the first inning past endurance, two in the second, and so on."""
    g.due = Due.REMOVALS
    pitcher = at(g, Position.P)
    clicks = clicks_of_fatigue(t, g)
    if clicks > 0:
        Told.tired(g, field_seat(g), pitcher, clicks)
        for _ in range(clicks):
            cool(t, g, pitcher)
