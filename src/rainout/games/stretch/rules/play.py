"""The contract: set up, list, move on. What follows by itself is carried out in a loop, never by recursion."""

from rainout.core.dice import below
from rainout.core.events import hush
from rainout.core.kernel import rule, rule_for_each
from rainout.core.listing import list_cards, list_one, list_run
from rainout.diamond.waiting import NOTHING
from rainout.games.stretch.actions import Act
from rainout.games.stretch.rules import defense, draft, offense, rolling, season, selection
from rainout.games.stretch.rules.table import list_bench
from rainout.games.stretch.state import (
    FACES,
    LINEUP_FACES,
    POSITIONS,
    SEATS,
    Due,
    Phase,
    Purpose,
    Stage,
)


@rule
def deal(t, g):
    """7S-SET-01 to 7S-SET-03, 7S-DUE-01: a season for one, or a duel for two, begins with the deal."""
    hush(g)
    season.clear_table(t, g)
    selection.open_ballpark(g)
    draft.shuffle_piles(g)
    g.due = Due.DEAL_DUEL if t.house.duel else Due.DEAL_ROSTER
    follow_up(t, g)


# --- What may be done ------------------------------------------------------------------------------------------------


@rule
def options(t, g, out):
    """7S-INF-02: what the player to act may do; for CHANCE, the equally likely outcomes."""
    phase = g.phase
    if phase == Phase.ROLL:
        return list_run(out, 0, Act.roll(1), FACES)
    if phase == Phase.PLATE:
        return offense.list_plate(t, g, out)
    if phase == Phase.TOKENS:
        return offense.list_roll_choices(t, g, out)
    if phase == Phase.DEFEND:
        return defense.list_answers(t, g, out)
    if phase == Phase.LINE:
        return offense.list_veteran(t, g, out, offense.list_lines(t, g, out, 0))
    if phase == Phase.EXTRA:
        return offense.list_extra(t, g, out)
    if phase == Phase.REMOVE:
        return offense.list_removals(t, g, out)
    if phase == Phase.SUBSTITUTE:
        return list_bench(t, g, g.actor, 0, out, list_one(out, 0, Act.keep()), Act.sub(0))
    if phase == Phase.CHANGE:
        return list_bench(t, g, g.actor, 1, out, list_one(out, 0, Act.keep()), Act.pitch(0))
    return list_between_games(t, g, out)


@rule
def list_between_games(t, g, out):
    """7S-INF-02: drafts, Player Selection and Playoffs."""
    phase = g.phase
    if phase == Phase.DEAL:
        return draft.list_pile(t, g, out)
    if phase == Phase.LINEUP:
        return selection.list_lineup(t, g, out)
    if phase == Phase.LINEUP_DIE:
        return list_run(out, 0, Act.lineup(1), LINEUP_FACES)
    if phase == Phase.DISC:
        return list_run(out, 0, Act.disc(0), POSITIONS)
    if phase == Phase.PITCHER:
        return list_bench(t, g, g.actor, 1, out, 0, Act.pitch(0))
    if phase == Phase.OPPONENT:
        return list_cards(out, 0, Act.face(0), g.schedule, g.schedule_size)
    if phase == Phase.SIGN:
        return season.list_signings(g, out)
    if phase == Phase.PICK:
        return list_cards(out, 0, Act.sign(0), g.hand[g.actor], g.hand_size[g.actor])
    if phase == Phase.TRADE:
        return draft.list_trades(t, g, out)
    if phase == Phase.HOME:
        return list_run(out, 0, Act.home(0), SEATS)
    if phase == Phase.REST:
        return season.list_rests(g, out)
    if phase == Phase.SPEND:
        return season.list_purchases(t, g, out)
    return 0


@rule
def chance(t, g, dice):
    """7S-INF-03: every face, every card of a pile and either Coach is equally likely."""
    if g.phase == Phase.ROLL:
        return Act.roll(1 + below(dice, FACES))
    if g.phase == Phase.LINEUP_DIE:
        return Act.lineup(1 + below(dice, LINEUP_FACES))
    if g.phase == Phase.HOME:
        return Act.home(below(dice, SEATS))
    if g.trading < 0:
        return Act.draw(g.supply[g.pile, below(dice, g.supply_size[g.pile])])
    batters = 0
    for i in range(g.supply_size[g.pile]):
        batters += 1 - t.players.is_pitcher[g.supply[g.pile, i]]
    pick = below(dice, batters)
    i = 0
    while pick > 0 or t.players.is_pitcher[g.supply[g.pile, i]]:
        pick -= 1 - t.players.is_pitcher[g.supply[g.pile, i]]
        i += 1
    return Act.draw(g.supply[g.pile, i])


# --- What depends on what was asked ----------------------------------------------------------------------------------


@rule
def sign(t, g, card):
    """A card is chosen: of a hand, of the injured or of a pair."""
    if g.phase == Phase.PICK:
        draft.pick_card(g, card)
    elif g.stage == Stage.RECOVERY:
        season.sign_injured(g, card)
    else:
        draft.sign_of_pair(g, card)


@rule
def pitch(t, g, card):
    """7S-SEL-03, 7S-DEF-02: a pitcher begins the game, or takes over."""
    if g.phase == Phase.CHANGE:
        defense.relieve(t, g, card)
    else:
        selection.take_mound(t, g, card)


@rule
def keep(t, g):
    """7S-SUB-01, 7S-DEF-01: nobody is replaced."""
    if g.phase == Phase.SUBSTITUTE:
        g.may_substitute = 0
        g.due = Due.CHANGE
    else:
        defense.go_on_pitching(t, g)


@rule
def stand(t, g):
    """7S-RES-04, 7S-DEF-04: the roll stays as it is."""
    g.due = Due.RESOLVE if g.phase == Phase.DEFEND else Due.STANDS


@rule
def reroll(t, g, dice):
    """7S-RES-02, 7S-CON-18: dice are rolled again, for a token or by the pitcher's ability."""
    if g.phase == Phase.DEFEND:
        defense.answer_by_reroll(t, g, dice)
    else:
        rolling.use_reroll(g, dice)


@rule
def be_done(t, g):
    """Enough: of rests, of recruits, of spending."""
    if g.phase == Phase.REST:
        g.rests = 0
        g.due = Due.AFTER_GAME
    elif g.phase == Phase.SIGN:
        season.leave_injured(g)
    else:
        draft.begin_stage(g, Stage.SEMIFINALS)


# --- What follows by itself ------------------------------------------------------------------------------------------


@rule
def settle_roll(t, g):
    """A roll is complete, or has been changed: what may still be done about it depends on what it is for."""
    if g.purpose == Purpose.HEAD_START:
        g.due = Due.RESOLVE
    elif g.purpose == Purpose.TEAM or g.answered:
        defense.ask_answer(t, g)
    else:
        offense.ask_tokens(t, g)


count = rule_for_each(
    Purpose,
    AT_BAT=offense.resolve_at_bat,
    STEAL=offense.resolve_steal,
    EXTRA=offense.resolve_extra,
    TEAM=defense.score_team,
    HEAD_START=selection.give_head_start,
)


@rule
def resolve(t, g):
    """The final dice count."""
    count(t, g, g.purpose)


follow = rule_for_each(
    Due,
    ROLLED=settle_roll,
    STANDS=offense.let_stand,
    RESOLVE=resolve,
    END_TURN=offense.end_turn,
    TURN=offense.begin_turn,
    CHANGE=defense.ask_change,
    PLATE=offense.come_to_bat,
    END_HALF=offense.end_half,
    NEXT_HALF=season.go_on_with_game,
    HALF=season.begin_half,
    END_GAME=season.end_game,
    AFTER_GAME=season.after_game,
    NEXT_GAME=selection.next_game,
    SELECTION=selection.select_players,
    DEAL_ROSTER=draft.deal_roster,
    DRAFT_PAIR=draft.draft_pair,
    DEAL_DUEL=draft.deal_duel,
    PICKS=draft.go_on_drafting,
    TRADES=draft.fill_up_batters,
    RECOVER=season.recover,
    PLAYOFF_SCHEDULES=season.draw_schedules,
    SPEND=season.ask_spending,
)


@rule
def follow_up(t, g):
    """What follows from an action by itself, one thing after the other, until somebody must act."""
    while g.due != NOTHING:
        follow(t, g, g.due)


# --- Every action, and the rule that carries it out ------------------------------------------------------------------

carry_out = Act.carried_out(
    roll=rolling.roll_die,
    lineup=selection.roll_lineup_die,
    draw=draft.draw,
    home=draft.set_home,
    sign=sign,
    trade=draft.trade,
    face=selection.face_team,
    bat=selection.name_batter,
    fill=selection.fill_lineup,
    disc=selection.place_disc,
    pitch=pitch,
    sub=offense.substitute,
    keep=keep,
    swing=offense.swing,
    steal=offense.try_steal,
    run=offense.run_on,
    hold=offense.hold,
    take=offense.take_line,
    stand=stand,
    plus=rolling.nudge_up,
    minus=rolling.nudge_down,
    set=defense.answer_by_setting,
    drop=defense.answer_by_dropping,
    remove=offense.out_on_bases,
    veteran=offense.use_veteran,
    rest=season.rest,
    buy=season.purchase,
    done=be_done,
    reroll=reroll,
)


@rule
def apply(t, g, action):
    """Carry out one of the options."""
    hush(g)
    carry_out(t, g, action)
    follow_up(t, g)
