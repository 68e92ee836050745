"""End of a game, the season halves, the Playoffs, coaches, and the end of it all (7S-GAM to 7S-COA)."""

from rainout.core.clearing import clearing
from rainout.core.kernel import rule
from rainout.core.listing import list_cards, list_if, list_one
from rainout.core.state import NOBODY
from rainout.diamond.bases import clear_bases
from rainout.diamond.innings import next_half
from rainout.diamond.state import INNINGS, Ended, Team
from rainout.diamond.table import bat_seat, is_decided, team_of
from rainout.diamond.waiting import wait_for
from rainout.games.stretch.actions import Act, Told
from rainout.games.stretch.rules.draft import begin_draft, begin_stage, is_up, take_top, top_shows
from rainout.games.stretch.rules.offense import begin_offense
from rainout.games.stretch.rules.table import empty_pool, join_roster, remove, series_of, team_bats, total_of
from rainout.games.stretch.state import (
    BUYS,
    CARDS,
    COLUMNS,
    FIRST_INNING,
    HALF,
    NO_CARD,
    NO_SERIES,
    OPPONENT,
    SEATS,
    STATE,
    Buy,
    Due,
    Phase,
    Pile,
    Result,
    Role,
    Stage,
)

VETERAN_DICE = 6
PRICE_OF_ENTRY = 3

# --- A clean table (7S-SET-03) ---------------------------------------------------------------------------------------


forget_all = rule(clearing(STATE.own, "Nothing has happened yet."))
clear_half = rule(clearing(HALF, "Nothing is in the Pool, no dice are on the table."))


@rule
def clear_table(t, g):
    """7S-SET-03, 7S-PLY-06: no ★, no games, an empty record book, both Playoff Cards at Level 3, grey."""
    forget_all(g)
    g.turns = 0
    g.stage = Stage.DRAFT if t.house.duel else Stage.SPRING
    g.veteran = VETERAN_DICE if t.house.veteran else 0
    empty_pool(t, g)


# --- 17. Halves and the end of a game (7S-GAM) -----------------------------------------------------------------------


@rule
def go_on_with_game(t, g):
    """7S-FLW-02, 7S-FLW-03, 7S-GAM-01, 7S-GAM-02: the other side's half, unless the game is decided."""
    if is_decided(g):
        g.due = Due.END_GAME
    else:
        next_half(g)
        g.due = Due.HALF


@rule
def begin_half(t, g):
    """7S-FLW-02, 7S-FLW-03, 7S-OFF-01: a half begins; whose it is depends on who is Home."""
    g.half_runs = 0
    g.at_bat = bat_seat(g)
    g.pitched = NO_CARD
    if team_bats(t, g):
        g.phase = Phase.CHANGE
        g.due = Due.CHANGE
    else:
        begin_offense(t, g)
        g.phase = Phase.PLATE
        g.due = Due.TURN
    Told.half(g, g.at_bat, g.inning, g.batting, g.opponent if team_bats(t, g) else NO_CARD)


@rule
def end_game(t, g):
    """7S-GAM-06, 7S-DUE-01: the higher total wins."""
    if t.house.duel:
        winner = 0 if total_of(g, 0) > total_of(g, 1) else 1
        for seat in range(SEATS):
            g.points[seat] = total_of(g, seat)
        g.winner = winner
        Told.duel_won(g, winner, total_of(g, winner), total_of(g, 1 - winner), duel_ended(g))
        wait_for(g, Phase.OVER, NOBODY)
        return
    enter_game(g)
    own, others = total_of(g, 0), total_of(g, OPPONENT)
    series = series_of(g)
    if own > others:
        g.wins += 1
        if series != NO_SERIES:
            g.series_wins[series] += 1
        Told.won_game(g, 0, g.opponent, own, others, g.game)
        if series == NO_SERIES:
            earn_stars(g, 1 if g.stage == Stage.FIRST_HALF else 2)
    else:
        g.losses += 1
        if series != NO_SERIES:
            g.series_losses[series] += 1
        Told.lost_game(g, 0, g.opponent, own, others, g.game)
    clear_field(t, g)
    call_coach(t, g)
    g.due = Due.AFTER_GAME


@rule
def duel_ended(g):
    """7S-GAM-01 to 7S-GAM-04: why no more is played; nobody has changed sides after the last half."""
    if g.runs[Team.VISITOR] > g.runs[Team.HOME]:
        return Ended.LAST_OUT
    return Ended.WALK_OFF if g.batting == Team.HOME else Ended.AHEAD


@rule
def enter_game(g):
    """7S-FLW-07: the season's record gets the result and the runs of each half."""
    game = g.game - 1
    g.faced[game] = g.opponent
    g.was_home[game] = 1 if g.home == 0 else 0
    g.last_inning[game] = g.inning
    g.skipped[game] = 1 if g.batting == Team.VISITOR else 0
    for side in range(2):
        team = team_of(g, side)
        g.scores[game, side] = g.runs[team]
        for inning in range(FIRST_INNING, min(g.inning, INNINGS) + 1):
            column = min(inning - FIRST_INNING, COLUMNS - 1)
            g.halves[game, side, column] += g.line[team, inning - 1]


@rule
def earn_stars(g, stars):
    """7S-GAM-09: one ★ for a win in games 1 to 3, two in games 4 to 6."""
    g.stars += stars
    g.earned += stars
    g.points[0] = g.earned
    Told.stars(g, 0, stars, g.stars)


@rule
def clear_field(t, g):
    """7S-GAM-08, 7S-SUB-03: the team leaves the season, all players are back in the Roster."""
    g.phase = Phase.OPPONENT
    g.opponent = NO_CARD
    clear_half(g)
    empty_pool(t, g)
    clear_bases(g)
    for i in range(g.roster_size[0]):
        g.role[g.roster[0, i]] = Role.BENCH


# --- 16. Exhaustion (7S-EXH) and 20. coaches (7S-COA) ----------------------------------------------------------------


@rule
def after_game(t, g):
    """7S-GAM-10: the Coach's effect first, then the reset and the next phase; before a reset nothing is asked."""
    if g.rests > 0:
        if is_anyone_tired(t, g):
            wait_for(g, Phase.REST, 0)
            return
        g.rests = 0
    go_on_with_season(t, g)


@rule
def is_anyone_tired(t, g):
    """Whether a pitcher of the Roster has Exhaustion on him."""
    for i in range(g.roster_size[0]):
        if g.exhaustion[g.roster[0, i]] > 0:
            return True
    return False


@rule
def list_rests(g, out):
    """7S-COA-04: a pitcher who loses an Exhaustion Token, or enough."""
    n = list_one(out, 0, Act.done())
    for i in range(g.roster_size[0]):
        card = g.roster[0, i]
        n = list_if(out, n, Act.rest(card), g.exhaustion[card] > 0)
    return n


@rule
def rest(t, g, card):
    """7S-COA-04: up to two in all, from one pitcher or from two."""
    g.exhaustion[card] -= 1
    g.rests -= 1
    Told.rested(g, 0, card, g.exhaustion[card])
    g.due = Due.AFTER_GAME


@rule
def refresh_pitchers(g):
    """7S-EXH-02, 7S-EXT-06: all Exhaustion is removed."""
    for card in range(CARDS):
        g.exhaustion[card] = 0
    Told.fresh(g, 0)


@rule
def series_goal(t):
    """7S-PLY-17, 7S-EXT-04: the wins, or losses, that decide a series."""
    return 4 if t.house.extended else 2


@rule
def is_stage_over(t, g):
    """Whether the game just played was the last of its half or series."""
    series = series_of(g)
    if series == NO_SERIES:
        return g.schedule_size == 0
    return max(g.series_wins[series], g.series_losses[series]) == series_goal(t)


@rule
def call_coach(t, g):
    """7S-COA-04: after each game; moot where all Exhaustion is removed, or where the season is over."""
    if t.house.pitching_coach and g.rests == 0:
        kept = g.stage == Stage.SEMIFINALS and not t.house.extended and g.series_wins[0] == series_goal(t)
        if kept or not is_stage_over(t, g):
            g.rests = 2


@rule
def go_on_with_season(t, g):
    """7S-SET-04, 7S-EXH-02, 7S-PLY-18, 7S-PLY-19: the next game, half or series, or the end."""
    if not is_stage_over(t, g):
        g.due = Due.NEXT_GAME
    elif g.stage == Stage.FIRST_HALF:
        refresh_pitchers(g)
        begin_draft(g, Stage.DEADLINE)
    elif g.stage == Stage.SECOND_HALF:
        refresh_pitchers(g)
        enter_playoffs(t, g)
    else:
        end_series(t, g)


# --- 18. Playoffs (7S-PLY, 7S-EXT) -----------------------------------------------------------------------------------


@rule
def enter_playoffs(t, g):
    """7S-PLY-01, 7S-PLY-02, 7S-EXT-01: three ★ are the price of entry; with fewer the season is over."""
    if g.stars < PRICE_OF_ENTRY:
        end_season(g, Result.MISSED)
        return
    g.stars -= PRICE_OF_ENTRY
    g.stage = Stage.RECOVERY
    g.offered_size = 0
    Told.qualified(g, 0, g.stars)
    g.due = Due.PLAYOFF_SCHEDULES if t.house.extended else Due.RECOVER


@rule
def recover(t, g):
    """7S-PLY-04, 7S-SET-02: the top three Tier 2 cards are shown as players; the next one shows its team."""
    while g.offered_size < 3:
        if not is_up(g, Pile.TIER_2):
            return
        card = take_top(g, Pile.TIER_2)
        g.offered[g.offered_size] = card
        g.offered_size += 1
        Told.revealed(g, -1, card)
    if top_shows(g, Pile.TIER_2):
        wait_for(g, Phase.SIGN, 0)


@rule
def list_signings(g, out):
    """7S-SPR-01, 7S-PLY-04: the cards on offer; of the injured, the first is free and the others cost a ★ each."""
    n = list_cards(out, 0, Act.sign(0), g.offered, g.offered_size)
    return list_if(out, n, Act.done(), g.stage == Stage.RECOVERY and g.offered_size < 3)


@rule
def sign_injured(g, card):
    """7S-PLY-04, 7S-PLY-21: a player joins; the others may follow for a ★ each, now or never."""
    price = 0 if g.offered_size == 3 else 1
    g.stars -= price
    remove(g.offered, g.offered_size, card)
    g.offered_size -= 1
    join_roster(g, 0, card)
    Told.signed(g, 0, card, price)
    if g.stars > 0 and g.offered_size > 0:
        wait_for(g, Phase.SIGN, 0)
    else:
        leave_injured(g)


@rule
def leave_injured(g):
    """7S-PLY-04: whoever was not signed leaves the season."""
    g.offered_size = 0
    g.due = Due.PLAYOFF_SCHEDULES


@rule
def draw_schedules(t, g):
    """7S-PLY-05, 7S-EXT-02, 7S-EXT-07: the teams of both series, all open, their order fixed."""
    size = 8 if t.house.extended else 3
    for series in range(2):
        pile = Pile.TIER_2 if t.house.extended and series == 0 else Pile.TIER_3
        while g.series_size[series] < size:
            if not is_up(g, pile):
                return
            team = take_top(g, pile)
            g.series[series, g.series_size[series]] = team
            g.series_size[series] += 1
            Told.scheduled(g, 0, team, Stage.SEMIFINALS if series == 0 else Stage.FINALS)
    g.due = Due.SPEND


@rule
def ask_spending(t, g):
    """7S-PLY-12: ★ are spent now or never; without a use for them the Semi-finals begin."""
    if not t.house.extended and not top_shows(g, Pile.TIER_2):
        return
    for buy in range(BUYS):
        if can_buy(t, g, buy):
            wait_for(g, Phase.SPEND, 0)
            return
    begin_stage(g, Stage.SEMIFINALS)


@rule
def price_of(g, buy):
    """7S-PLY-07, 7S-PLY-09, 7S-PLY-10: what a purchase costs."""
    if buy == Buy.TEAM:
        return 1 + g.bought
    if buy == Buy.SEMIFINALS_HOME or buy == Buy.FINALS_LEVEL:
        return 2
    return 3 if buy == Buy.FINALS_HOME else 1


@rule
def can_buy(t, g, buy):
    """7S-PLY-07 to 7S-PLY-10, 7S-EXT-03, 7S-OPT-06: whether something is still to be had, and affordable."""
    if g.stars < price_of(g, buy):
        return False
    if buy == Buy.TEAM:
        return not t.house.extended and g.bought < 2 and g.top[Pile.TIER_2] != NO_CARD
    if buy == Buy.SEMIFINALS_HOME:
        return g.green[0] == 0
    if buy == Buy.FINALS_HOME:
        return g.green[1] == 0 and (g.green[0] == 1 or t.house.flip_alone == 1)
    return g.level[buy - Buy.SEMIFINALS_LEVEL] > 1


@rule
def list_purchases(t, g, out):
    """7S-PLY-12: what may be bought, in any order, or nothing more."""
    n = list_one(out, 0, Act.done())
    for buy in range(BUYS):
        n = list_if(out, n, Act.buy(buy), can_buy(t, g, buy))
    return n


@rule
def purchase(t, g, what):
    """7S-PLY-07 to 7S-PLY-11: ★ change the Playoffs; a card that changes its Level keeps its side."""
    price = price_of(g, what)
    if what == Buy.TEAM:
        put_on_top(g)
    elif what == Buy.SEMIFINALS_HOME:
        g.green[0] = 1
    elif what == Buy.FINALS_HOME:
        g.green[1] = 1
    else:
        g.level[what - Buy.SEMIFINALS_LEVEL] -= 1
    g.stars -= price
    Told.bought(g, 0, what, g.stars)
    g.due = Due.SPEND


@rule
def put_on_top(g):
    """7S-PLY-07, 7S-PLY-08: the top Tier 2 team goes on top of the Schedule; only three will be faced."""
    team = take_top(g, Pile.TIER_2)
    for step in range(g.series_size[0]):
        place = g.series_size[0] - step
        g.series[0, place] = g.series[0, place - 1]
    g.series[0, 0] = team
    g.series_size[0] += 1
    g.bought += 1
    Told.scheduled(g, 0, team, Stage.SEMIFINALS)


@rule
def end_series(t, g):
    """7S-PLY-18, 7S-PLY-19, 7S-EXH-03, 7S-EXT-06: on to the Finals, the title, or home."""
    series = series_of(g)
    won = g.series_wins[series] == series_goal(t)
    Told.series(g, 0, series, 1 if won else 0, g.series_wins[series], g.series_losses[series])
    if g.stage == Stage.FINALS:
        end_season(g, Result.CHAMPION if won else Result.LOST_FINALS)
    elif not won:
        end_season(g, Result.LOST_SEMIFINALS)
    else:
        if t.house.extended:
            refresh_pitchers(g)
        begin_stage(g, Stage.FINALS)


@rule
def end_season(g, result):
    """7S-INF-04: champion, or how far it went."""
    g.result = result
    g.winner = 0 if result == Result.CHAMPION else -1
    Told.season(g, 0, result, g.earned, g.wins, g.losses)
    wait_for(g, Phase.OVER, NOBODY)
