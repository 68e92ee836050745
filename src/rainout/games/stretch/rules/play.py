"""The contract: set up, list, move on. What follows by itself is carried out in a loop, never by recursion."""

from rainout.core.dice import below
from rainout.core.events import hush
from rainout.core.kernel import rule
from rainout.diamond.innings import play_ball
from rainout.games.stretch.rules.defense import (
    answer_by_dropping,
    answer_by_reroll,
    answer_by_setting,
    ask_answer,
    ask_change,
    go_on_pitching,
    list_answers,
    list_changes,
    relieve,
    score_team,
)
from rainout.games.stretch.rules.draft import (
    deal_duel,
    deal_roster,
    draft_pair,
    draw,
    fill_up_batters,
    go_on_drafting,
    list_pile,
    list_trades,
    pick_card,
    set_home,
    shuffle_piles,
    sign_of_pair,
    trade,
)
from rainout.games.stretch.rules.offense import (
    ask_tokens,
    begin_offense,
    begin_turn,
    come_to_bat,
    end_half,
    end_turn,
    let_stand,
    list_extra,
    list_lines,
    list_plate,
    list_removals,
    list_roll_choices,
    list_veteran,
    out_on_bases,
    resolve_at_bat,
    resolve_extra,
    resolve_steal,
    run_on,
    substitute,
    swing,
    take_line,
    try_steal,
    use_veteran,
)
from rainout.games.stretch.rules.rolling import roll_die, use_nudge, use_reroll
from rainout.games.stretch.rules.season import (
    after_game,
    ask_spending,
    begin_half,
    begin_series,
    call_coach,
    clear_table,
    draw_schedules,
    end_game,
    leave_injured,
    list_purchases,
    list_rests,
    list_signings,
    purchase,
    recover,
    rest,
    sign_injured,
)
from rainout.games.stretch.rules.selection import (
    face_team,
    fill_lineup,
    give_head_start,
    list_lineup,
    name_batter,
    next_game,
    place_disc,
    roll_lineup_die,
    select_players,
    take_mound,
)
from rainout.games.stretch.rules.table import list_bench, list_cards, team_bats
from rainout.games.stretch.state import (
    FACES,
    LINEUP_FACES,
    POSITIONS,
    SEATS,
    Due,
    Move,
    Phase,
    Purpose,
    Stage,
)


@rule
def deal(t, g):
    """7S-SET-01 to 7S-SET-03, 7S-DUE-01: a season for one, or a duel for two, begins with the deal."""
    hush(g)
    clear_table(t, g)
    play_ball(g)
    shuffle_piles(g)
    g.due = Due.DEAL_DUEL if t.house.duel else Due.DEAL_ROSTER
    follow_up(t, g)


# --- What may be done ------------------------------------------------------------------------------------------------


@rule
def options(t, g, out):
    """7S-INF-02: what the player to act may do; for CHANCE, the equally likely outcomes."""
    phase = g.phase
    if phase == Phase.ROLL:
        return list_range(out, 0, Move.DIE, FACES)
    if phase == Phase.PLATE:
        return list_plate(t, g, out)
    if phase == Phase.TOKENS:
        return list_roll_choices(t, g, out)
    if phase == Phase.DEFEND:
        return list_answers(t, g, out)
    if phase == Phase.LINE:
        return list_veteran(t, g, out, list_lines(t, g, out, 0))
    if phase == Phase.EXTRA:
        return list_extra(t, g, out)
    if phase == Phase.REMOVE:
        return list_removals(t, g, out)
    if phase == Phase.SUBSTITUTE:
        out[0] = Move.KEEP
        return list_bench(t, g, g.at_bat, 0, out, 1, Move.SUB)
    if phase == Phase.CHANGE:
        return list_changes(t, g, out)
    return list_between_games(t, g, out)


@rule
def list_between_games(t, g, out):
    """7S-INF-02: drafts, Player Selection and Playoffs."""
    phase = g.phase
    if phase == Phase.DEAL:
        return list_pile(t, g, out)
    if phase == Phase.LINEUP:
        return list_lineup(t, g, out)
    if phase == Phase.LINEUP_DIE:
        return list_range(out, 0, Move.LINEUP_DIE, LINEUP_FACES)
    if phase == Phase.DISC:
        return list_range(out, 0, Move.DISC, POSITIONS)
    if phase == Phase.PITCHER:
        return list_bench(t, g, g.actor, 1, out, 0, Move.PITCH)
    if phase == Phase.OPPONENT:
        return list_cards(g.schedule, g.schedule_size, out, Move.FACE)
    if phase == Phase.SIGN:
        return list_signings(g, out)
    if phase == Phase.PICK:
        return list_cards(g.hand[g.actor], g.hand_size[g.actor], out, Move.SIGN)
    if phase == Phase.TRADE:
        return list_trades(t, g, out)
    if phase == Phase.HOME:
        return list_range(out, 0, Move.HOME, SEATS)
    if phase == Phase.REST:
        return list_rests(g, out)
    if phase == Phase.SPEND:
        return list_purchases(t, g, out)
    return 0


@rule
def list_range(out, n, first, count):
    """Write so many actions, one after the other."""
    for i in range(count):
        out[n + i] = first + i
    return n + count


@rule
def chance(t, g, dice):
    """7S-INF-03: every face, every card of a pile and either Coach is equally likely."""
    if g.phase == Phase.ROLL:
        return Move.DIE + below(dice, FACES)
    if g.phase == Phase.LINEUP_DIE:
        return Move.LINEUP_DIE + below(dice, LINEUP_FACES)
    if g.phase == Phase.HOME:
        return Move.HOME + below(dice, SEATS)
    if g.trading < 0:
        return Move.DRAW + g.supply[g.pile, below(dice, g.supply_size[g.pile])]
    batters = 0
    for i in range(g.supply_size[g.pile]):
        batters += 1 - t.players.is_pitcher[g.supply[g.pile, i]]
    pick = below(dice, batters)
    i = 0
    while pick > 0 or t.players.is_pitcher[g.supply[g.pile, i]]:
        pick -= 1 - t.players.is_pitcher[g.supply[g.pile, i]]
        i += 1
    return Move.DRAW + g.supply[g.pile, i]


# --- Moving on -------------------------------------------------------------------------------------------------------


@rule
def apply(t, g, action):
    """Carry out one of the options."""
    hush(g)
    if action < Move.LINEUP_DIE:
        roll_die(g, action - Move.DIE + 1, roller(t, g))
    elif action >= Move.SUB:
        act_in_game(t, g, action)
    else:
        act_between_games(t, g, action)
    follow_up(t, g)


@rule
def roller(t, g):
    """Whose die is rolled: the side at bat's; 7S-DEF-03: for an opposing team, the player's."""
    return 0 if team_bats(t, g) or g.purpose == Purpose.HEAD_START else g.at_bat


@rule
def act_in_game(t, g, action):
    """Actions of a game that is being played, and those after it."""
    if action >= Move.REROLL:
        if g.phase == Phase.DEFEND:
            answer_by_reroll(t, g, action - Move.REROLL)
        else:
            use_reroll(g, action - Move.REROLL)
    elif action < Move.KEEP:
        substitute(t, g, action - Move.SUB)
    elif action == Move.KEEP:
        keep(t, g)
    elif action < Move.STEAL:
        swing(t, g, action - Move.SWING)
    elif action < Move.RUN:
        try_steal(t, g, action - Move.STEAL)
    elif action < Move.HOLD:
        run_on(t, g, action - Move.RUN)
    elif action == Move.HOLD:
        g.due = Due.END_TURN
    elif action < Move.STAND:
        take_line(t, g, action - Move.TAKE)
    elif action == Move.STAND:
        g.due = Due.RESOLVE if g.phase == Phase.DEFEND else Due.STANDS
    elif action < Move.MINUS:
        use_nudge(g, action - Move.PLUS, 1)
    elif action < Move.SET:
        use_nudge(g, action - Move.MINUS, -1)
    elif action < Move.DROP:
        answer_by_setting(t, g, (action - Move.SET) // FACES, (action - Move.SET) % FACES + 1)
    elif action < Move.REMOVE:
        answer_by_dropping(t, g, action - Move.DROP)
    elif action < Move.VETERAN:
        out_on_bases(t, g, action - Move.REMOVE)
    elif action == Move.VETERAN:
        use_veteran(g)
    elif action < Move.BUY:
        rest(g, action - Move.REST)
    elif action < Move.DONE:
        purchase(g, action - Move.BUY)
    else:
        be_done(g)


@rule
def act_between_games(t, g, action):
    """Deals, drafts and Player Selection."""
    if action < Move.DRAW:
        roll_lineup_die(g, action - Move.LINEUP_DIE + 1)
    elif action < Move.HOME:
        draw(g, action - Move.DRAW)
    elif action < Move.SIGN:
        set_home(g, action - Move.HOME)
    elif action < Move.TRADE:
        sign(t, g, action - Move.SIGN)
    elif action < Move.FACE:
        trade(g, action - Move.TRADE)
    elif action < Move.BAT:
        face_team(t, g, action - Move.FACE)
    elif action < Move.FILL:
        name_batter(g, g.actor, action - Move.BAT)
    elif action == Move.FILL:
        fill_lineup(t, g, g.actor)
    elif action < Move.PITCH:
        place_disc(g, action - Move.DISC)
    elif g.phase == Phase.CHANGE:
        relieve(t, g, action - Move.PITCH)
    else:
        take_mound(t, g, g.actor, action - Move.PITCH)


@rule
def keep(t, g):
    """7S-SUB-01, 7S-DEF-01: nobody is replaced."""
    if g.phase == Phase.SUBSTITUTE:
        g.may_substitute = 0
        g.due = Due.CHANGE
    else:
        go_on_pitching(t, g)


@rule
def sign(t, g, card):
    """A card is chosen: of a hand, of the injured or of a pair."""
    if g.phase == Phase.PICK:
        pick_card(g, card)
    elif g.stage == Stage.RECOVERY:
        sign_injured(g, card)
    else:
        sign_of_pair(g, card)


@rule
def be_done(g):
    """Enough: of rests, of recruits, of spending."""
    if g.phase == Phase.REST:
        g.rests = 0
        g.due = Due.AFTER_GAME
    elif g.phase == Phase.SIGN:
        leave_injured(g)
    else:
        begin_series(g, Stage.SEMIFINALS)


@rule
def follow_up(t, g):
    """What follows from an action by itself, one thing after the other, until somebody must act."""
    while g.due != Due.NOTHING:
        if g.due >= Due.HALF and g.due <= Due.END_HALF:
            follow_up_in_half(t, g)
        else:
            follow_up_between_halves(t, g)


@rule
def follow_up_in_half(t, g):
    """What a half goes through."""
    if g.due == Due.ROLLED:
        settle_roll(t, g)
    elif g.due == Due.STANDS:
        let_stand(t, g)
    elif g.due == Due.RESOLVE:
        resolve(t, g)
    elif g.due == Due.PLATE:
        come_to_bat(t, g)
    elif g.due == Due.END_TURN:
        end_turn(g)
    elif g.due == Due.TURN:
        begin_turn(t, g)
    elif g.due == Due.CHANGE:
        ask_change(t, g)
    elif g.due == Due.END_HALF:
        end_half(t, g)
    else:
        begin_half(t, g)
        if g.due == Due.TURN:
            begin_offense(t, g)


@rule
def follow_up_between_halves(t, g):
    """What drafts, selections and the season go through."""
    if g.due == Due.SELECTION:
        select_players(t, g)
    elif g.due == Due.NEXT_GAME:
        next_game(t, g)
    elif g.due == Due.END_GAME:
        end_game(t, g)
        call_coach(t, g)
    elif g.due == Due.AFTER_GAME:
        after_game(t, g)
    elif g.due == Due.DEAL_ROSTER:
        deal_roster(t, g)
    elif g.due == Due.DRAFT_PAIR:
        draft_pair(g)
    elif g.due == Due.RECOVER:
        recover(g)
    elif g.due == Due.PLAYOFF_SCHEDULES:
        draw_schedules(t, g)
    elif g.due == Due.SPEND:
        ask_spending(t, g)
    elif g.due == Due.DEAL_DUEL:
        deal_duel(t, g)
    elif g.due == Due.PICKS:
        go_on_drafting(t, g)
    else:
        fill_up_batters(t, g)


@rule
def settle_roll(t, g):
    """A roll is complete, or has been changed: what may still be done about it depends on what it is for."""
    if g.purpose == Purpose.HEAD_START:
        face = g.dice[0]
        g.rolled = 0
        g.dice[0] = 0
        give_head_start(g, face)
    elif g.purpose == Purpose.TEAM or g.answered:
        ask_answer(t, g)
    else:
        ask_tokens(t, g)


@rule
def resolve(t, g):
    """The final dice count."""
    if g.purpose == Purpose.AT_BAT:
        resolve_at_bat(t, g)
    elif g.purpose == Purpose.STEAL:
        resolve_steal(t, g)
    elif g.purpose == Purpose.EXTRA:
        resolve_extra(t, g)
    else:
        score_team(t, g)


@rule
def payoff(t, g, seat):
    """1 for the champion of a season or the winner of a duel, else -1."""
    if g.phase != Phase.OVER:
        return 0
    return 1 if g.winner == seat else -1
