"""The end of at-bats, half-innings, games and series (CB-3.6, CB-3.2.A, R-18, R-34, R-35)."""

from rainout.core.clearing import clearing
from rainout.core.kernel import rule
from rainout.core.state import NOBODY
from rainout.diamond.innings import change_sides
from rainout.diamond.state import OUTS, SECOND, Ended, Team
from rainout.diamond.table import bat_seat, field_seat, how_it_ended, is_decided
from rainout.diamond.waiting import wait_for
from rainout.games.clutch.actions import Told
from rainout.games.clutch.rules.at_bat import clear_at_bat
from rainout.games.clutch.rules.effects import judge_riders
from rainout.games.clutch.rules.pitchers import rest_staffs
from rainout.games.clutch.rules.running import move_lead, runs_batted_in
from rainout.games.clutch.rules.table import lead, seat_of
from rainout.games.clutch.rules.windows import open_window
from rainout.games.clutch.rules.zones import count_down, discard_because, settle_cards
from rainout.games.clutch.state import (
    AUTOMATIC_FROM,
    FORFEIT_RUNS,
    HALF,
    NOBODY_THERE,
    SEATS,
    SLOTS,
    Code,
    Due,
    Instance,
    Phase,
)
from rainout.games.clutch.vocabulary import EFFECTS, DiscardWhen, Position, Verb, Window

# --- Step 15: the end of an at-bat -----------------------------------------------------------------------------------


@rule
def finish_at_bat(t, g):
    """CB-3.3-7: what the batter drove in goes into the scorebook; what waited for the end of the at-bat follows."""
    seat = bat_seat(g)
    if g.lead_bases:
        move_lead(t, g)
    g.batted_in = runs_batted_in(g)
    g.last_code = g.code
    g.last_batted_in = g.batted_in
    if g.batted_in:
        Told.batted_in(g, seat, g.batter, g.batted_in, 1 if g.code == Code.SF else 0)
    g.faced[g.pitcher] += 1
    g.batters += 1
    if g.safe:
        g.reached += 1
        g.in_a_row += 1
    else:
        g.in_a_row = 0
    if g.code == Code.SO:
        g.struck_out += 1
    g.ibb_row = min(2, int(g.ibb_row) + 1) if g.code == Code.IBB else 0
    g.slot[seat] = (g.slot[seat] + 1) % SLOTS
    if t.house.cards == 0:
        g.due = Due.AFTER_AT_BAT
        return
    discard_by_code(t, g, seat)
    judge_riders(t, g, Instance.AT_BAT, g.safe != 0)
    settle_cards(g, Due.END_AT_BAT)


@rule
def discard_by_code(t, g, seat):
    """CB-5-53: cards that stay until this happens."""
    if g.active_count == 0:
        return
    if g.code == Code.SO:
        discard_because(t, g, seat, DiscardWhen.OWN_STRIKEOUT, int(g.batter), NOBODY_THERE)
    if not g.safe and g.code != Code.SAC:
        discard_because(t, g, seat, DiscardWhen.OWN_OUT, int(g.batter), NOBODY_THERE)
    if g.safe:
        discard_because(t, g, 1 - seat, DiscardWhen.OPPONENT_REACHES, int(g.batter), int(g.pitcher))


@rule
def end_at_bat(t, g):
    """Cards at the end of an at-bat; none once the game is won."""
    if g.won:
        g.due = Due.AFTER_AT_BAT
    else:
        open_window(t, g, Window.W13, Due.AFTER_AT_BAT)


@rule
def after_at_bat(t, g):
    """CB-3.6-1, CB-3.6-5: the next batter, the end of the half, or of the game."""
    if g.won:
        g.due = Due.END_GAME
    elif g.outs >= OUTS:
        g.due = Due.END_HALF
    else:
        g.due = Due.COME_UP


# --- Step 16: the end of a half-inning -------------------------------------------------------------------------------


@rule
def end_half(t, g):
    """Cards at the end of a half-inning."""
    open_window(t, g, Window.W14, Due.HALF_OVER)


@rule
def half_over(t, g):
    """CB-3.2.D-4, R-18: what lasted for the half goes, both draw, sides change; unless the game is decided."""
    if t.house.cards:
        for seat in range(SEATS):
            discard_because(t, g, seat, DiscardWhen.HALF_ENDS, NOBODY_THERE, NOBODY_THERE)
    decided = is_decided(g)
    change_sides(g)
    clear_at_bat(g)
    if decided:
        g.due = Due.END_GAME
    elif t.house.cards:
        for seat in range(SEATS):
            g.drawing[seat] += 1 + extra_draws(t, g, seat)
        count_down(t, g)
        settle_cards(g, Due.BEGIN_HALF)
    else:
        g.due = Due.BEGIN_HALF


@rule
def extra_draws(t, g, seat):
    """What cards that stay add to the draw at the end of a half-inning."""
    extra = 0
    for i in range(g.active_count):
        if g.active_by[i] == seat:
            for k in range(EFFECTS):
                if t.texts.verb[g.active[i], k] == Verb.EXTRA_DRAW:
                    extra += int(t.texts.amount[g.active[i], k])
    return extra


clear_half = rule(clearing(HALF, "Nothing has happened in a half-inning."))


@rule
def begin_half(t, g):
    """CB-3.6-2: a team comes to bat, the other takes the field."""
    g.half += 1
    clear_half(g)
    g.pitchers = 1
    seat = bat_seat(g)
    g.pitcher = g.fielder[field_seat(g), Position.P]
    Told.half(g, seat, g.inning, g.batting)
    if t.house.automatic and g.inning >= AUTOMATIC_FROM:
        runner = int(g.lineup[seat, (int(g.slot[seat]) + SLOTS - 1) % SLOTS])
        g.bases[SECOND] = runner + 1
        g.charged[runner] = NOBODY_THERE
        g.unearned[runner] = 1
        Told.automatic(g, seat, runner)
    g.due = Due.COME_UP


# --- Games and series ------------------------------------------------------------------------------------------------


@rule
def end_game(t, g):
    """CB-3.6-4, R-33: somebody has won this game, by runs or by forfeit; perhaps the series."""
    winner = int(g.home) if lead(g) > 0 else 1 - int(g.home)
    how = how_it_ended(g)
    if g.sent_off != NOBODY_THERE:
        winner = 1 - seat_of(int(g.sent_off))
        how = Ended.FORFEIT
        forfeit(g, winner)
    g.wins[winner] += 1
    Told.game_(g, winner, g.points[winner], g.points[1 - winner], g.game, how)
    rest_staffs(g)
    g.depth = 0
    if int(g.wins[winner]) * 2 > int(t.house.games):
        g.winner = winner
        wait_for(g, Phase.OVER, NOBODY)
        if t.house.games > 1:
            Told.won(g, winner, g.wins[winner], g.wins[1 - winner])
    else:
        g.game += 1
        g.home = 1 - int(g.home)
        g.due = Due.BEGIN_GAME


@rule
def forfeit(g, winner):
    """R-33: recorded as 9 to 0."""
    for seat in range(SEATS):
        runs = FORFEIT_RUNS if seat == winner else 0
        g.points[seat] = runs
        g.runs[Team.HOME if g.home == seat else Team.VISITOR] = runs
    Told.forfeit(g, 1 - winner)
