"""Frame of a game and Player Selection: the opponent, Lineup, Batter Disc, Current Pitcher (7S-FLW, 7S-SEL)."""

from rainout.core.clearing import clearing
from rainout.core.kernel import rule
from rainout.core.listing import list_one
from rainout.core.state import CHANCE
from rainout.diamond.state import Team
from rainout.diamond.waiting import wait_for
from rainout.games.stretch.actions import Act, Told
from rainout.games.stretch.rules.rolling import cast, clear_roll
from rainout.games.stretch.rules.table import first_on_bench, list_bench, on_bench, remove, series_of
from rainout.games.stretch.state import (
    FIRST_INNING,
    GAME,
    LINEUP_FACES,
    NO_CARD,
    NO_SERIES,
    NOWHERE,
    POSITIONS,
    SEATS,
    Due,
    Phase,
    Purpose,
    Role,
)

# --- 5. Frame of one game (7S-FLW) -----------------------------------------------------------------------------------


@rule
def next_game(t, g):
    """7S-FLW-06: a team of the Schedule is to be chosen; in a playoff series the order is fixed."""
    series = series_of(g)
    if t.house.duel:
        open_ballpark(g)
        g.due = Due.SELECTION
    elif series != NO_SERIES:
        face_team(t, g, g.series[series, g.series_wins[series] + g.series_losses[series]])
    elif g.schedule_size == 1:
        face_team(t, g, g.schedule[0])
    else:
        wait_for(g, Phase.OPPONENT, 0)


@rule
def is_home(t, g):
    """7S-FLW-05: whether the player is the Home Team of the game about to begin."""
    series = series_of(g)
    if series == NO_SERIES:
        return g.game % 2 == 1
    number = g.series_wins[series] + g.series_losses[series] + 1
    return is_home_in_series(t, number, g.green[series])


@rule
def is_home_in_series(t, number, green):
    """7S-PLY-13, 7S-EXT-05: the first and the last games of a series are at home with Home Field, away without."""
    if t.house.extended:
        outer = number <= 2 or number >= 6
    else:
        outer = number != 2
    return outer == (green == 1)


@rule
def face_team(t, g, team):
    """7S-FLW-01, 7S-DIF-04, 7S-SEL-05: a game against this team begins in the bottom of the 7th."""
    g.opponent = team
    g.game += 1
    if series_of(g) == NO_SERIES:
        remove(g.schedule, g.schedule_size, team)
        g.schedule_size -= 1
    open_ballpark(g)
    home = is_home(t, g)
    g.home = 0 if home else 1
    g.inning = FIRST_INNING
    g.batting = Team.HOME
    Told.faced(g, 0, team, 1 if home else 0, g.game)
    if t.house.goat:
        cast(g, Purpose.HEAD_START, 1)
    else:
        g.due = Due.SELECTION


open_ballpark = rule(clearing(GAME, "7S-SEL-05, 7S-SET-03: no runs, empty bases, nobody selected yet."))


@rule
def give_head_start(t, g):
    """7S-DIF-04: 5 or 6 gives the opponent two runs, 2 to 4 one, 1 none."""
    face = g.dice[0]
    runs = 2 if face >= 5 else (1 if face >= 2 else 0)
    g.head_start = runs
    opponents = Team.HOME if g.home == 1 else Team.VISITOR
    g.runs[opponents] += runs
    Told.head_start(g, 0, face, runs)
    clear_roll(g)
    g.due = Due.SELECTION


# --- 6. Player Selection (7S-SEL) ------------------------------------------------------------------------------------


@rule
def select_players(t, g):
    """7S-SEL-01 to 7S-SEL-03: Lineup, Lineup Die, pitcher; 7S-DUE-08: in a duel the die is rolled when both are in."""
    seats = SEATS if t.house.duel else 1
    for seat in range(seats):
        g.selecting = seat
        if g.lineup_size[seat] < POSITIONS:
            wait_for(g, Phase.LINEUP, seat)
            return
        if t.house.duel and needs_pitcher(t, g):
            wait_for(g, Phase.PITCHER, seat)
            return
    if t.house.duel and not g.revealed:
        reveal_lineups(g)
    for seat in range(seats):
        g.selecting = seat
        if g.disc[seat] == NOWHERE:
            wait_for(g, Phase.LINEUP_DIE, CHANCE)
            return
    if not t.house.duel and needs_pitcher(t, g):
        wait_for(g, Phase.PITCHER, 0)
        return
    g.due = Due.HALF


@rule
def needs_pitcher(t, g):
    """7S-SEL-03: whether the Current Pitcher is still to be chosen; a single one takes the mound by himself."""
    seat = g.selecting
    if g.pitcher[seat] != NO_CARD:
        return False
    only = NO_CARD
    for i in range(g.roster_size[seat]):
        card = g.roster[seat, i]
        if t.players.is_pitcher[card]:
            if only != NO_CARD:
                return True
            only = int(card)
    take_mound(t, g, only)
    return False


@rule
def reveal_lineups(g):
    """7S-DUE-08: both Lineups and pitchers are in and are shown."""
    g.revealed = 1
    for seat in range(SEATS):
        Told.pitches(g, seat, g.pitcher[seat])


@rule
def list_lineup(t, g, out):
    """7S-SEL-01: any batter not in the Lineup yet; or all the rest in the standard way."""
    n = list_bench(t, g, g.actor, 0, out, 0, Act.bat(0))
    return list_one(out, n, Act.fill())


@rule
def name_batter(t, g, card):
    """7S-SEL-01: a batter takes the next position."""
    seat = g.selecting
    position = int(g.lineup_size[seat])
    g.lineup[seat, position] = card
    g.lineup_size[seat] += 1
    g.role[card] = Role.LINEUP
    Told.bats(g, seat, card, position)
    if g.lineup_size[seat] == POSITIONS:
        for i in range(POSITIONS):
            g.last_lineup[seat, i] = g.lineup[seat, i]
        g.lined_up[seat] = g.roster_size[seat]
        Told.lined_up(g, seat)
    g.due = Due.SELECTION


@rule
def fill_lineup(t, g):
    """7S-SEL-01: everyone bats where he batted in the game before; who has joined since takes a weaker man's place.

    Places nobody has a claim to go to the best of the others, in the order of the Roster.
    """
    seat = g.selecting
    welcome_newcomers(t, g, seat)
    while g.lineup_size[seat] < POSITIONS:
        usual = g.last_lineup[seat, g.lineup_size[seat]]
        if not is_batter_on_bench(t, g, usual):
            usual = next_best(t, g, seat)
        name_batter(t, g, usual)


@rule
def fill_with_best(t, g):
    """7S-SEL-01: the best batters there are, whoever has a usual position in it."""
    seat = g.selecting
    places = POSITIONS - g.lineup_size[seat]
    for position in range(g.lineup_size[seat], POSITIONS):
        usual = g.last_lineup[seat, position]
        if is_batter_on_bench(t, g, usual) and rank(t, g, seat, usual, False) >= places:
            g.last_lineup[seat, position] = NO_CARD
    fill_lineup(t, g)


@rule
def is_batter_on_bench(t, g, card):
    """Whether a card is a batter who may still be named."""
    return card != NO_CARD and on_bench(t, g, card, 0)


@rule
def welcome_newcomers(t, g, seat):
    """Whoever has joined since the last Lineup and is better than the weakest usual batter gets his position."""
    for i in range(g.lined_up[seat], g.roster_size[seat]):
        card = g.roster[seat, i]
        if is_batter_on_bench(t, g, card):
            weakest = weakest_position(t, g, seat)
            if weakest >= 0:
                if t.players.rating[card] > t.players.rating[g.last_lineup[seat, weakest]]:
                    g.last_lineup[seat, weakest] = card


@rule
def weakest_position(t, g, seat):
    """The position still to be named whose usual batter is the weakest, or -1 if nobody has one."""
    weakest = -1
    for position in range(g.lineup_size[seat], POSITIONS):
        usual = g.last_lineup[seat, position]
        if is_batter_on_bench(t, g, usual):
            if weakest < 0 or t.players.rating[usual] < t.players.rating[g.last_lineup[seat, weakest]]:
                weakest = position
    return weakest


@rule
def has_place(g, seat, card):
    """Whether a batter has a usual position among those still to be named."""
    for position in range(g.lineup_size[seat], POSITIONS):
        if g.last_lineup[seat, position] == card:
            return True
    return False


@rule
def rank(t, g, seat, card, free):
    """How many batters on the Bench are better; with ``free``, how many of those without a usual position."""
    better, before = 0, True
    for i in range(g.roster_size[seat]):
        other = g.roster[seat, i]
        if other == card:
            before = False
        elif is_batter_on_bench(t, g, other) and not (free and has_place(g, seat, other)):
            ahead = t.players.rating[other] > t.players.rating[card]
            better += 1 if ahead or (before and t.players.rating[other] == t.players.rating[card]) else 0
    return better


@rule
def next_best(t, g, seat):
    """Of the batters without a usual position, the first of the Roster who is among as many as there are places."""
    places = 0
    for position in range(g.lineup_size[seat], POSITIONS):
        places += 0 if is_batter_on_bench(t, g, g.last_lineup[seat, position]) else 1
    for i in range(g.roster_size[seat]):
        card = g.roster[seat, i]
        if is_batter_on_bench(t, g, card) and not has_place(g, seat, card):
            if rank(t, g, seat, card, True) < places:
                return int(card)
    return first_on_bench(t, g, seat, 0)


@rule
def roll_lineup_die(t, g, face):
    """7S-SEL-02: 1 to 9 puts the Batter Disc there; a 10 lets the player choose."""
    Told.lineup_die(g, g.selecting, face)
    if face < LINEUP_FACES:
        place_disc(t, g, face - 1)
    else:
        wait_for(g, Phase.DISC, g.selecting)


@rule
def place_disc(t, g, position):
    """7S-SEL-02: who is in this position bats first."""
    seat = g.selecting
    g.disc[seat] = position
    Told.disc(g, seat, g.lineup[seat, position], position)
    g.due = Due.SELECTION


@rule
def take_mound(t, g, card):
    """7S-SEL-03, 7S-EXH-04: the Current Pitcher, rested or not."""
    seat = g.selecting
    g.pitcher[seat] = card
    g.role[card] = Role.MOUND
    if not t.house.duel:
        Told.pitches(g, seat, card)
    g.due = Due.SELECTION
