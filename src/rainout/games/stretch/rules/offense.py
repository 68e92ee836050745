"""The Offensive Half: substitution, resources, steals, the At-Bat, Outcomes, extra bases (7S-OFF to 7S-RUN)."""

from rainout.core.kernel import rule
from rainout.core.listing import list_if, list_one, list_run
from rainout.diamond.bases import advance_all, bring_batter, clear_bases, move, runners_on, walk_batter
from rainout.diamond.innings import put_out_batter, put_out_runner, score_run
from rainout.diamond.state import BASES, FIRST, NO_RUNNER, OUTS, SECOND, THIRD
from rainout.diamond.table import walked_off
from rainout.diamond.waiting import wait_for
from rainout.games.stretch.actions import Act, Told
from rainout.games.stretch.rules.defense import may_answer
from rainout.games.stretch.rules.reading import best_line, count_met, meets
from rainout.games.stretch.rules.rolling import cast, clear_roll, list_tokens
from rainout.games.stretch.rules.table import (
    batter,
    defender,
    empty_pool,
    first_on_bench,
    free_dice,
    free_tokens,
    list_bench,
    nudges_banned,
    rerolls_banned,
    total_of,
    usable_nudges,
    usable_rerolls,
)
from rainout.games.stretch.state import (
    DICE,
    FACES,
    NO_CARD,
    POSITIONS,
    CoachDie,
    Due,
    Outcome,
    Phase,
    Purpose,
    Role,
    Special,
    Stat,
)

# --- 7. Offensive Half (7S-OFF) --------------------------------------------------------------------------------------


@rule
def begin_offense(t, g):
    """7S-OFF-01, 7S-DIF-01, 7S-COA-02: nobody out, empty bases, an empty Pool but for what helps the player."""
    clear_bases(g)
    g.outs = 0
    empty_pool(t, g)
    if t.house.rookie:
        gain(t, g, 1, 1, 1)


@rule
def begin_turn(t, g):
    """7S-OFF-02, 7S-DUE-10: the Current Batter's Turn; in a duel both Coaches decide about substitutions first."""
    g.turns += 1
    g.stole = 0
    clear_gains(g)
    g.may_substitute = 0 if first_on_bench(t, g, g.at_bat, 0) == NO_CARD else 1
    Told.turn(g, g.at_bat, batter(g), g.disc[g.at_bat], g.outs)
    if t.house.duel and first_on_bench(t, g, defender(t, g), 1) != NO_CARD:
        if g.may_substitute:
            wait_for(g, Phase.SUBSTITUTE, g.at_bat)
        else:
            g.due = Due.CHANGE
    else:
        g.due = Due.PLATE


@rule
def end_turn(t, g):
    """7S-OFF-03, 7S-OFF-04: the Batter Disc moves on, from position 9 to position 1; the third out ends the half."""
    g.disc[g.at_bat] = (g.disc[g.at_bat] + 1) % POSITIONS
    g.due = Due.END_HALF if g.outs >= OUTS else Due.TURN


@rule
def end_half(t, g):
    """7S-OFF-06, 7S-OFF-07, 7S-RUN-02: Pool and bases are cleared, and the other side is on."""
    g.left_on_base[g.batting] += runners_on(g)
    clear_bases(g)
    empty_pool(t, g)
    Told.half_over(g, g.at_bat, g.half_runs, total_of(g, g.at_bat), total_of(g, 1 - g.at_bat))
    g.due = Due.NEXT_HALF


@rule
def clear_gains(g):
    """The Current Batter has not brought anything yet."""
    for i in range(3):
        g.gained[i] = 0


# --- 8. Step 1: substitution (7S-SUB) --------------------------------------------------------------------------------


@rule
def substitute(t, g, card):
    """7S-SUB-01 to 7S-SUB-05: a batter from the Bench takes the position; what the other brought goes back first."""
    seat, position = g.at_bat, g.disc[g.at_bat]
    replaced = g.lineup[seat, position]
    g.dice_pool -= g.gained[0]
    g.rerolls -= g.gained[1]
    g.nudges -= g.gained[2]
    clear_gains(g)
    g.role[replaced] = Role.DUGOUT
    g.role[card] = Role.LINEUP
    g.lineup[seat, position] = card
    g.may_substitute = 0
    Told.substituted(g, seat, card, replaced, position)
    g.due = Due.CHANGE if g.phase == Phase.SUBSTITUTE else Due.PLATE


# --- 9. Step 2: resources (7S-RES) -----------------------------------------------------------------------------------


@rule
def come_to_bat(t, g):
    """7S-RES-01: the Current Batter's resources join the Pool; then the player decides."""
    card = batter(g)
    dice, rerolls, nudges = g.dice_pool, g.rerolls, g.nudges
    gain(t, g, dice_brought(t, g, card), t.players.rerolls[card], t.players.nudges[card])
    g.gained[0] = g.dice_pool - dice
    g.gained[1] = g.rerolls - rerolls
    g.gained[2] = g.nudges - nudges
    count_half(t, g)
    Told.gathered(g, g.at_bat, card, g.gained[0], g.gained[1], g.gained[2])
    wait_for(g, Phase.PLATE, g.at_bat)


@rule
def count_half(t, g):
    """A duel's record book: a half counts for everyone who faces a batter in it, a reliever like the man before him."""
    pitcher = g.pitcher[defender(t, g)]
    if t.house.duel and g.pitched != pitcher:
        g.pitched = pitcher
        g.totals[pitcher, Stat.HALVES] += 1


@rule
def gain(t, g, dice, rerolls, nudges):
    """7S-CMP-04, 7S-PLY-15, 7S-OPT-05: gains stop at the supply; banned tokens may be gained, or not even that."""
    g.dice_pool += min(dice, max(0, free_dice(t, g)))
    if not (t.house.bans_gain and rerolls_banned(t, g)):
        g.rerolls += min(rerolls, free_tokens(t, g.rerolls))
    if not (t.house.bans_gain and nudges_banned(t, g)):
        g.nudges += min(nudges, free_tokens(t, g.nudges))


@rule
def dice_brought(t, g, card):
    """7S-CRD-06: the dice on the card, or those its `*` rule gives now."""
    trailing = 3 if total_of(g, g.at_bat) <= total_of(g, 1 - g.at_bat) else 1
    return dice_for(t, card, runners_on(g), int(g.outs), int(g.dice_pool), trailing)


@rule
def dice_for(t, card, runners, outs, pool, trailing):
    """7S-CON-13 to 7S-CON-17: the dice a batter brings; ``trailing`` for one who wants to come from behind."""
    special = t.players.special[card]
    dice = int(t.players.dice[card])
    if special == Special.RUN:
        return dice + runners
    if special == Special.OUT:
        return dice + outs
    if special == Special.EMPTY:
        return 3 if runners == 0 else 1
    if special == Special.FILL:
        return max(1, dice - pool)
    return trailing if special == Special.TRAIL else dice


@rule
def list_plate(t, g, out):
    """7S-OFF-02, 7S-STL-01, 7S-BAT-01: roll for the At-Bat, try a steal, or send in somebody else."""
    most = min(g.dice_pool, DICE)
    n = list_run(out, 0, Act.swing(0), most + 1)
    if not g.stole and base_to_steal(g) >= 0:
        n = list_run(out, n, Act.steal(1), most)
    if g.may_substitute:
        n = list_bench(t, g, g.at_bat, 0, out, n, Act.sub(0))
    return list_veteran(t, g, out, n)


@rule
def list_veteran(t, g, out, n):
    """7S-DIF-02, 7S-DIF-06: at every decision of an own Offensive Half a Veteran's die may join the Pool."""
    return list_if(out, n, Act.veteran(), g.veteran > 0 and free_dice(t, g) > 0)


@rule
def use_veteran(t, g):
    """7S-DIF-02, 7S-DIF-06: a die joins the Pool; the last use sends the counting die to the supply."""
    g.veteran -= 1
    g.dice_pool += 1
    Told.veteran(g, g.at_bat, g.veteran)


@rule
def commit(t, g, purpose, dice):
    """7S-RES-08, 7S-COA-02: dice leave the Pool for a roll, the Hitting Coach's die always among them."""
    g.may_substitute = 0
    g.dice_pool -= dice
    if t.house.hitting_coach and not g.coach_aside:
        g.coach_die = CoachDie.SET_ASIDE if t.house.once_a_half else CoachDie.COMES_BACK
    cast(g, purpose, dice)


@rule
def return_dice(g):
    """7S-RES-08, 7S-COA-02: the dice of a roll are back in the supply, the Hitting Coach's in the Pool.

    7S-OPT-01: or, after one roll, set aside until the half is over; never in the supply.
    """
    clear_roll(g)
    if g.coach_die == CoachDie.COMES_BACK:
        g.dice_pool += 1
    elif g.coach_die == CoachDie.SET_ASIDE:
        g.coach_aside = 1
    g.coach_die = CoachDie.NOT_ROLLED


# --- 10. Step 3: stealing (7S-STL) -----------------------------------------------------------------------------------


@rule
def base_to_steal(g):
    """7S-STL-02, 7S-STL-05, 7S-STL-08, 7S-STL-10: the base that can be stolen, or -1."""
    if g.bases[SECOND] != NO_RUNNER:
        return THIRD if g.bases[THIRD] == NO_RUNNER else -1
    return SECOND if g.bases[FIRST] != NO_RUNNER else -1


@rule
def try_steal(t, g, dice):
    """7S-STL-01: one attempt in a Turn, with at least one die."""
    g.stole = base_to_steal(g)
    commit(t, g, Purpose.STEAL, dice)
    Told.steals(g, g.at_bat, g.bases[g.stole - 1] - 1, g.stole, dice)


@rule
def resolve_steal(t, g):
    """7S-STL-03, 7S-STL-06, 7S-STL-09: 5 or 6 steals 2nd; 6 steals 3rd and moves everybody up; anything else is out."""
    base = g.stole
    if g.dice[g.rolled - 1] < face_to_steal(base):
        catch_stealing(t, g, base)
        return
    runner = g.bases[base - 1] - 1
    g.totals[runner, Stat.STEALS] += 1
    Told.stole(g, g.at_bat, runner, base)
    move(g, g.at_bat, base - 1, base)
    if base == THIRD and g.bases[FIRST] != NO_RUNNER:
        move(g, g.at_bat, FIRST, SECOND)
    return_dice(g)
    wait_for(g, Phase.PLATE, g.at_bat)


@rule
def face_to_steal(base):
    """7S-STL-03, 7S-STL-06: what one die must show at least."""
    return FACES if base == THIRD else FACES - 1


@rule
def catch_stealing(t, g, base):
    """7S-STL-04, 7S-STL-07, 7S-STL-11: the runner on 1st is out; failing to steal 3rd costs any one runner."""
    g.totals[g.bases[base - 1] - 1, Stat.CAUGHT] += 1
    Told.caught(g, g.at_bat, base)
    if base == THIRD and g.bases[FIRST] != NO_RUNNER and g.outs < OUTS - 1:
        ask_removal(g)
    else:
        out_on_bases(t, g, base - 1)


@rule
def out_on_bases(t, g, base):
    """7S-STL-11, 7S-OFF-05, 7S-OPT-03: a runner is out; as the third out, the batter does not get to bat."""
    over = put_out_runner(g, g.at_bat, base)
    return_dice(g)
    if g.purpose == Purpose.EXTRA:
        g.due = Due.END_TURN
    elif not over:
        wait_for(g, Phase.PLATE, g.at_bat)
    elif t.house.same_leadoff:
        g.due = Due.END_HALF
    else:
        g.due = Due.END_TURN


# --- 11. Step 4: At-Bat (7S-BAT) -------------------------------------------------------------------------------------


@rule
def swing(t, g, dice):
    """7S-BAT-01, 7S-BAT-02, 7S-DUE-15: so many dice are rolled, once; none means that the batter is out."""
    card = batter(g)
    g.totals[card, Stat.PA] += 1
    if dice > 0:
        commit(t, g, Purpose.AT_BAT, dice)
    else:
        g.may_substitute = 0
        g.purpose = Purpose.AT_BAT
        g.due = Due.RESOLVE
    Told.swung(g, g.at_bat, card, dice)


@rule
def ask_tokens(t, g):
    """7S-RES-04, 7S-DUE-12: a roll lies on the table; tokens may change it, until a pitcher has."""
    if not g.answered and usable_rerolls(t, g) + usable_nudges(t, g) > 0:
        wait_for(g, Phase.TOKENS, g.at_bat)
    else:
        g.due = Due.STANDS


@rule
def list_roll_choices(t, g, out):
    """7S-RES-04, 7S-BAT-04: use a token; or take an Outcome met, or let the roll stand as it is."""
    n = list_tokens(t, g, out, 0)
    if g.purpose == Purpose.AT_BAT and not may_answer(t, g):
        first = n
        n = list_lines(t, g, out, n)
        if n > first:
            return list_veteran(t, g, out, n)
    return list_veteran(t, g, out, list_one(out, n, Act.stand()))


@rule
def list_lines(t, g, out, n):
    """7S-BAT-04: the lines met."""
    card = batter(g)
    for line in range(t.players.lines[card]):
        n = list_if(out, n, Act.take(line), meets(t, card, line, g.dice, g.rolled))
    return n


@rule
def let_stand(t, g):
    """7S-DUE-11, 7S-DUE-13: no more tokens; the defending Coach may answer an At-Bat roll, then it is resolved."""
    if g.purpose == Purpose.AT_BAT and may_answer(t, g):
        wait_for(g, Phase.DEFEND, defender(t, g))
    else:
        g.due = Due.RESOLVE


@rule
def resolve_at_bat(t, g):
    """7S-BAT-04 to 7S-BAT-06: one Outcome must be taken if any is met, else the batter is out."""
    card = batter(g)
    met = count_met(t, card, g.dice, g.rolled)
    if met > 1:
        wait_for(g, Phase.LINE, g.at_bat)
    elif met == 1:
        take_line(t, g, best_line(t, card, g.dice, g.rolled))
    else:
        if g.rolled > 0:
            Told.missed(g, g.at_bat, card, runners_on(g) if g.outs == OUTS - 1 else 0)
        put_out_batter(g, g.at_bat, card + 1)
        return_dice(g)
        g.due = Due.END_TURN


# --- 12. Outcomes (7S-OUT) and 14. runs (7S-RUN) ---------------------------------------------------------------------


@rule
def take_line(t, g, line):
    """7S-BAT-04, 7S-GAM-04: an Outcome is carried out completely; then the game may be won, or extra bases be run."""
    card = batter(g)
    outcome = t.players.outcome[card, line]
    count_outcome(g, card, outcome)
    Told.hit(g, g.at_bat, card, line, outcome)
    if outcome == Outcome.SACRIFICE:
        if not put_out_batter(g, g.at_bat, card + 1):
            bring_in(g, card, Outcome.SACRIFICE)
    else:
        bring_in(g, card, outcome)
    return_dice(g)
    if walked_off(g):
        walk_off(g)
    elif is_hit(outcome) and may_run_on(g):
        wait_for(g, Phase.EXTRA, g.at_bat)
    else:
        g.due = Due.END_TURN


@rule
def is_hit(outcome):
    """7S-OUT-07: Single, Double, Triple and Home Run."""
    return outcome >= Outcome.SINGLE and outcome <= Outcome.HOME_RUN


@rule
def count_outcome(g, card, outcome):
    """The record book, and the hits of the line score."""
    if is_hit(outcome):
        g.hits[g.batting] += 1
        g.totals[card, Stat.HITS] += 1
        if outcome > Outcome.SINGLE:
            g.totals[card, Stat.HITS + outcome - 1] += 1
    elif outcome == Outcome.WALK:
        g.totals[card, Stat.WALKS] += 1
    else:
        g.totals[card, Stat.SACRIFICES] += 1


@rule
def bring_in(g, card, outcome):
    """7S-OUT-01 to 7S-OUT-06, 7S-RUN-01: batter and Baserunners move; whoever comes home scores, lead runner first."""
    first, second, third = g.bases[FIRST], g.bases[SECOND], g.bases[THIRD]
    runs = move_for(g, card + 1, outcome)
    runs = score_if_home(g, card, third, runs)
    runs = score_if_home(g, card, second, runs)
    runs = score_if_home(g, card, first, runs)
    score_if_home(g, card, card + 1, runs)


@rule
def score_if_home(g, card, runner, runs):
    """A run for whoever is among those that came home; returns how many of them are left."""
    if runs == 0 or runner == NO_RUNNER:
        return runs
    score(g, card, runner)
    return runs - 1


@rule
def move_for(g, runner, outcome):
    """7S-OUT-01 to 7S-OUT-06: who moves how far; returns how many come home."""
    if outcome == Outcome.WALK:
        return walk_batter(g, g.at_bat, runner)
    if outcome == Outcome.SACRIFICE:
        return advance_all(g, g.at_bat, 1)
    runs = advance_all(g, g.at_bat, outcome)
    return runs + bring_batter(g, g.at_bat, runner, outcome - 1)


@rule
def score(g, card, runner):
    """7S-RUN-01: a run for the runner, batted in by the Current Batter."""
    g.half_runs += 1
    g.totals[runner - 1, Stat.RUNS] += 1
    g.totals[card, Stat.BATTED_IN] += 1
    pitcher = g.pitcher[1 - g.at_bat]
    if pitcher != NO_CARD:
        g.totals[pitcher, Stat.ALLOWED] += 1
    score_run(g, g.at_bat, runner)


@rule
def walk_off(g):
    """7S-GAM-03, 7S-GAM-04: ahead in the bottom of the 9th or later, the game is won at once."""
    Told.walk_off(g, g.at_bat)
    g.due = Due.END_GAME


# --- 13. Extra bases (7S-XTR) ----------------------------------------------------------------------------------------


@rule
def may_run_on(g):
    """7S-XTR-01, 7S-XTR-02: a die is left, or can be had, and a preexisting Baserunner is still on base."""
    if g.dice_pool == 0 and g.veteran == 0:
        return False
    return runners_on(g) - (0 if base_of_batter(g) < 0 else 1) > 0


@rule
def base_of_batter(g):
    """Where the Current Batter stands, or -1."""
    for base in range(BASES):
        if g.bases[base] == batter(g) + 1:
            return base
    return -1


@rule
def list_extra(t, g, out):
    """7S-XTR-01: run with some dice, or hold."""
    n = list_one(out, 0, Act.hold())
    n = list_run(out, n, Act.run(1), min(g.dice_pool, DICE))
    return list_veteran(t, g, out, n)


@rule
def hold(t, g):
    """7S-XTR-01: nobody runs on."""
    g.due = Due.END_TURN


@rule
def run_on(t, g, dice):
    """7S-XTR-01: one roll for one further base."""
    commit(t, g, Purpose.EXTRA, dice)
    Told.runs_on(g, g.at_bat, batter(g), dice)


@rule
def resolve_extra(t, g):
    """7S-XTR-03 to 7S-XTR-05, 7S-XTR-08: a 6, with two outs a 5 or 6, moves all preexisting Baserunners up."""
    if g.dice[g.rolled - 1] < face_to_run_on(g.outs):
        hold_up(t, g)
        return
    Told.took_extra(g, g.at_bat)
    card = batter(g)
    home = base_of_batter(g)
    for step in range(BASES):
        base = BASES - 1 - step
        if base != home and g.bases[base] != NO_RUNNER:
            runner = g.bases[base]
            if move(g, g.at_bat, base, base + 1) > 0:
                score(g, card, runner)
    return_dice(g)
    if walked_off(g):
        walk_off(g)
    else:
        g.due = Due.END_TURN


@rule
def face_to_run_on(outs):
    """7S-XTR-03, 7S-XTR-04: what one die must show at least."""
    return FACES - 1 if outs == OUTS - 1 else FACES


@rule
def hold_up(t, g):
    """7S-XTR-06, 7S-XTR-07: any one Baserunner is out, the Current Batter included; the third out ends the half."""
    Told.held_up(g, g.at_bat)
    count, last = 0, 0
    for base in range(BASES):
        if may_remove(t, g, base):
            count += 1
            last = base
    if count > 1 and g.outs < OUTS - 1:
        ask_removal(g)
    else:
        out_on_bases(t, g, last)


@rule
def ask_removal(g):
    """7S-STL-07, 7S-XTR-06: the player chooses who is out."""
    return_dice(g)
    wait_for(g, Phase.REMOVE, g.at_bat)


@rule
def may_remove(t, g, base):
    """7S-STL-07, 7S-XTR-06, 7S-OPT-04: whether the runner on a base may be the one who is out."""
    if g.bases[base] == NO_RUNNER:
        return False
    return not (g.purpose == Purpose.EXTRA and t.house.spare_batter and base == base_of_batter(g))


@rule
def list_removals(t, g, out):
    """The runners one of whom is out."""
    n = 0
    for base in range(BASES):
        n = list_if(out, n, Act.remove(base), may_remove(t, g, base))
    return list_veteran(t, g, out, n)
