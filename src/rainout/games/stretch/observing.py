"""What a Coach of 7th Inning Stretch knows, as numbers: the season or the draft, both Rosters, the game, the Pool."""

from math import log

from rainout.core.kernel import rule
from rainout.core.state import NOBODY
from rainout.diamond.state import LAST_INNING, OUTS
from rainout.diamond.table import occupied
from rainout.games.stretch.advice.office import (
    handicap,
    is_among_nine,
    odds_against,
    odds_against_at,
    usual_use,
)
from rainout.games.stretch.advice.worth import at_plate, half_of, lead_of, next_batter, pace_of, prize, to_bat
from rainout.games.stretch.rules.defense import stamina_left
from rainout.games.stretch.rules.season import PRICE_OF_ENTRY, series_goal
from rainout.games.stretch.rules.selection import is_home_in_series
from rainout.games.stretch.rules.table import (
    batter,
    team_bats,
    usable_nudges,
    usable_rerolls,
)
from rainout.games.stretch.state import (
    ABILITIES,
    EVEN,
    LEADS,
    NO_CARD,
    NOWHERE,
    PHASES,
    POSITIONS,
    SEATS,
    STAGES,
    Phase,
    Role,
    Stage,
)

SITUATIONS = OUTS * 8
MOST_LEAD = 8
HALVES = 2 * LAST_INNING + 2
"""Half-innings told apart, of which a season has the last few; those after the tenth inning are alike."""
MOST_DICE = 8
CLEAR = 0.002
"""No chance that the tables give is taken for nearer to none, or to sure, than this."""
ARMS = 4
"""Pitchers of a Roster who are looked at, those with most uses left first."""
BATTERS = POSITIONS + 2
"""Batters of a Roster who are looked at, the best first."""
RUNS = 0.1
"""Runs a plate appearance that count as much as a step of another number."""

HOUSE = 0
"""What was agreed on."""
STAGE = HOUSE + 12
DUE = STAGE + STAGES
"""What is asked, of oneself or else of somebody."""
SEASON = DUE + 2 * PHASES
"""★, games, series, and the odds that tables give: to enter the Playoffs, to win each series, the title."""
A_SERIES = 6
TITLE = SEASON + 8 + 2 * A_SERIES
GAME = TITLE + 8
"""The half-inning; at bat, home; the odds to win this game; the lead; outs and bases if at bat, if not."""
CHANCES = GAME + HALVES + 2
LEAD = CHANCES + 2
SITUATION = LEAD + 2 * MOST_LEAD + 1
POOL = SITUATION + 2 * (SITUATIONS + 1)
"""Dice and tokens in the Pool, and what the batter up and the next are worth; if at bat, if not."""
A_POOL = MOST_DICE + 1 + 2 + 3
ROSTER = POOL + 2 * A_POOL
"""Of each Coach, the own first."""
A_ROSTER = BATTERS + 3 + 2 * ARMS + ABILITIES + 3
HAND = ROSTER + SEATS * A_ROSTER
"""The draft of a duel: hands drafted, cards in the own hand, its best batter and its most enduring pitcher."""
OBSERVED = HAND + 4


@rule
def observe(t, g, seat, x):
    """7S-INF-01, 7S-DUE-06, 7S-DUE-08: all but the other's hand and pick, and his Lineup before both are shown."""
    for i in range(OBSERVED):
        x[i] = 0
    observe_house(t, x)
    x[STAGE + int(g.stage)] = 1
    x[DUE + int(g.phase) + (0 if g.actor == seat else PHASES)] = 1
    open_to_all = not t.house.duel or g.revealed == 1
    observe_roster(t, g, seat, True, ROSTER, x)
    if t.house.duel:
        observe_roster(t, g, 1 - seat, open_to_all, ROSTER + A_ROSTER, x)
        observe_hand(t, g, seat, x)
    else:
        observe_season(t, g, x)
    if open_to_all and g.home >= 0 and (t.house.duel or g.opponent != NO_CARD):
        observe_game(t, g, seat, x)


@rule
def observe_house(t, x):
    """7S-DIF, 7S-COA, 7S-EXT, 7S-OPT."""
    house = t.house
    x[HOUSE] = house.duel
    x[HOUSE + 1] = house.rookie
    x[HOUSE + 2] = house.veteran
    x[HOUSE + 3] = house.goat
    x[HOUSE + 4] = house.hitting_coach
    x[HOUSE + 5] = house.pitching_coach
    x[HOUSE + 6] = house.extended
    x[HOUSE + 7] = house.once_a_half
    x[HOUSE + 8] = house.unlimited
    x[HOUSE + 9] = house.same_leadoff
    x[HOUSE + 10] = house.spare_batter
    x[HOUSE + 11] = house.bans_gain


# --- Rosters ---------------------------------------------------------------------------------------------------------


@rule
def observe_roster(t, g, seat, selected, place, x):
    """The best batters, and what they lose by banned tokens; pitchers by uses left; who is on the mound, if known."""
    uses = place + BATTERS + 3
    total, plain = 0, 0.0
    for i in range(g.roster_size[seat]):
        card = int(g.roster[seat, i])
        if t.players.is_pitcher[card]:
            left = stamina_left(t, g, card)
            if not (selected and g.role[card] == Role.DUGOUT):
                total += left
                put_arm(left / 4, 4 * usual_use(t, card), uses, x)
        else:
            put_batter(t.judgement.batter[1, 0, card] / RUNS, place, x)
            plain += 1
            if t.house.duel or is_among_nine(t, g, card):
                for bans in range(1, 4):
                    lost = t.judgement.batter[1, 0, card] - t.judgement.batter[1, bans, card]
                    x[place + BATTERS + bans - 1] += lost / (RUNS * POSITIONS)
    after = uses + 2 * ARMS
    pitcher = int(g.pitcher[seat])
    if selected and pitcher != NO_CARD:
        x[after + int(t.players.ability[pitcher])] = 1
        x[after + ABILITIES] = stamina_left(t, g, pitcher) / 4
    x[after + ABILITIES + 1] = total / 10
    x[after + ABILITIES + 2] = plain / 10


@rule
def put_batter(worth, place, x):
    """Put a batter among the best ones."""
    worth += 1.0  # nobody counts as 0
    for i in range(BATTERS):
        if x[place + i] < worth:
            here = float(x[place + i])
            x[place + i] = worth
            worth = here


@rule
def put_arm(uses, saves, place, x):
    """Put a pitcher among those with most uses left: how many, and what they save against any team."""
    for i in range(ARMS):
        if x[place + 2 * i] < uses:
            earlier, less = float(x[place + 2 * i]), float(x[place + 2 * i + 1])
            x[place + 2 * i], x[place + 2 * i + 1] = uses, saves
            uses, saves = earlier, less


@rule
def observe_hand(t, g, seat, x):
    """7S-DUE-03 to 7S-DUE-05: the cards to pick from."""
    x[HAND] = g.drafted
    if g.stage != Stage.DRAFT:
        return
    x[HAND + 1] = g.hand_size[seat] / 6
    for i in range(g.hand_size[seat]):
        card = int(g.hand[seat, i])
        if t.players.is_pitcher[card]:
            x[HAND + 2] = max(float(x[HAND + 2]), t.players.stamina[card] / 4)
        else:
            x[HAND + 3] = max(float(x[HAND + 3]), t.judgement.batter[1, 0, card] / RUNS + 1.0)


# --- The season ------------------------------------------------------------------------------------------------------


@rule
def observe_season(t, g, x):
    """★ and games so far, what is left of the Schedules, and the odds the tables give of the title."""
    x[SEASON] = g.stars / 3
    x[SEASON + 1] = g.game / 6
    x[SEASON + 2] = g.veteran / 6
    x[SEASON + 3] = g.schedule_size
    x[SEASON + 4] = g.bought
    x[SEASON + 5] = g.rests
    x[SEASON + 6] = g.offered_size
    x[SEASON + 7] = g.losses / 6
    for series in range(2):
        place = SEASON + 8 + A_SERIES * series
        x[place] = g.series_wins[series]
        x[place + 1] = g.series_losses[series]
        x[place + 2] = g.green[series]
        x[place + 3] = g.level[series] - 2
        x[place + 4] = g.series_size[series] / 3
        x[place + 5] = handicap(t, g, series, int(g.level[series]))
    observe_title(t, g, x)


@rule
def observe_title(t, g, x):
    """The odds of this game, of the games of this half that follow, of entry, of each series, of the title."""
    game = odds_of_game(t, g)
    ahead, stars = 0.0, float(g.stars)
    worth = 1 if g.stage == Stage.SPRING or g.stage == Stage.FIRST_HALF else 2
    for i in range(g.schedule_size):
        ahead += odds_against(t, g, int(g.schedule[i]), 2)
    playing = g.opponent != NO_CARD
    regular = g.stage < Stage.RECOVERY
    if regular:
        stars += worth * (ahead + (game if playing else 0.0))
        if worth == 1:
            stars += 2.5
    first = odds_to_take(t, g, 0, game, playing and g.stage == Stage.SEMIFINALS)
    second = odds_to_take(t, g, 1, game, playing and g.stage == Stage.FINALS)
    if g.stage == Stage.FINALS:
        first = 1.0
    x[TITLE] = ahead
    x[TITLE + 1] = stars / 3 if regular else 0.0
    x[TITLE + 2] = first
    x[TITLE + 3] = second
    title = 0.25 if regular else first * second
    x[TITLE + 4] = title
    x[TITLE + 5] = 0.3 * odds_on(title)
    x[TITLE + 6] = game if regular and playing else 0.0
    x[TITLE + 7] = max(0.0, PRICE_OF_ENTRY - stars) if regular else 0.0


@rule
def odds_on(chances):
    """Chances so that nearly sure and quite sure are far apart."""
    clear = min(max(chances, CLEAR), 1.0 - CLEAR)
    return log(clear / (1.0 - clear))


@rule
def odds_to_take(t, g, series, game, playing):
    """7S-PLY-17: the odds to win a series from where it stands, the game being played among them."""
    if g.series_size[series] == 0:
        return 0.25
    goal = series_goal(t)
    won, lost = int(g.series_wins[series]), int(g.series_losses[series])
    if won >= goal:
        return 1.0
    if lost >= goal:
        return 0.0
    loss = handicap(t, g, series, int(g.level[series]))
    total = 0.0
    left = 2 * goal - 1 - won - lost
    for course in range(1 << left):
        more = 0
        for number in range(left):
            more += course >> number & 1
        if won + more < goal:
            continue
        odds = 1.0
        for number in range(left):
            p = game
            if not (playing and number == 0):
                place = won + lost + number
                home = 1 if is_home_in_series(t, place + 1, g.green[series]) else 0
                team = int(g.series[series, min(place, int(g.series_size[series]) - 1)])
                p = odds_against_at(t, 1, team, home, t.dials.support) - loss
                p = min(0.98, max(0.02, p))
            odds *= p if course >> number & 1 else 1.0 - p
        total += odds
    return total


# --- The game --------------------------------------------------------------------------------------------------------


@rule
def odds_of_game(t, g):
    """The odds of seat 0 to win the game being played, as the tables have it."""
    if g.opponent == NO_CARD or g.home < 0:
        return 0.5
    if g.lineup_size[0] < POSITIONS or g.disc[0] == NOWHERE:
        return odds_against_at(t, pace_of(g), int(g.opponent), 1 if g.home == 0 else 0, t.dials.support)
    if team_bats(t, g):
        return odds_before_half(t, g)
    return odds_at_bat(t, g)


@rule
def odds_at_bat(t, g):
    """The odds of the side at bat: with its batter at the plate, or about to come there."""
    lead, outs, bases = lead_of(g, g.at_bat), min(int(g.outs), OUTS - 1), occupied(g)
    dice, rr, pm = int(g.dice_pool), usable_rerolls(t, g), usable_nudges(t, g)
    if g.phase == Phase.PLATE:
        return at_plate(t, g, lead, batter(g), outs, bases, dice, rr, pm)
    if g.phase == Phase.SUBSTITUTE or g.phase == Phase.CHANGE:
        return to_bat(t, g, lead, batter(g), outs, bases, dice, rr, pm)
    return to_bat(t, g, lead, next_batter(g), outs, bases, dice, rr, pm)


@rule
def odds_before_half(t, g):
    """The odds of seat 0 before the opposing team's half: what they were after the half before."""
    half, home, pace = half_of(g), 1 if g.home == 0 else 0, pace_of(g)
    lead = min(LEADS - 1, max(0, lead_of(g, 0) + EVEN))
    if half == 0:
        after = prize(t, g, 0, lead_of(g, 0) - 1)
        return 0.5 * (after + prize(t, g, 0, lead_of(g, 0)))
    before = half - 1
    if half == 4 and g.inning > LAST_INNING:
        before = 5
    plain = t.judgement.win[pace, 0, int(g.opponent), home, before, lead]
    pitched = t.judgement.win[pace, 1, int(g.opponent), home, before, lead]
    return plain + t.dials.support * (pitched - plain)


@rule
def observe_game(t, g, seat, x):
    """The half-inning, the score, outs and bases, the Pool and who is up."""
    at_bat = g.at_bat == seat
    half = max(0, 2 * int(g.inning) - 2 + int(g.batting))
    x[GAME + min(half, HALVES - 1)] = 1
    x[GAME + HALVES] = 1 if at_bat else 0
    x[GAME + HALVES + 1] = 1 if g.home == seat else 0
    lead = lead_of(g, seat)
    x[LEAD + min(max(lead, -MOST_LEAD), MOST_LEAD) + MOST_LEAD] = 1
    if g.lineup_size[seat] < POSITIONS or g.disc[seat] == NOWHERE or g.actor == NOBODY:
        return
    if t.house.duel and g.disc[1 - seat] == NOWHERE:
        return
    if t.house.duel:
        odds = odds_at_bat(t, g)
        odds = odds if at_bat else 1.0 - odds
    else:
        odds = odds_of_game(t, g)
    x[CHANCES] = 2.0 * odds - 1.0
    x[CHANCES + 1] = 0.3 * odds_on(odds)
    x[SITUATION + 8 * min(int(g.outs), OUTS - 1) + occupied(g) + (0 if at_bat else SITUATIONS + 1)] = 1
    if not team_bats(t, g):
        place, pace = POOL if at_bat else POOL + A_POOL, pace_of(g)
        x[place + min(int(g.dice_pool), MOST_DICE)] = 1
        x[place + MOST_DICE + 1] = usable_rerolls(t, g) / 2
        x[place + MOST_DICE + 2] = usable_nudges(t, g) / 2
        side = int(g.at_bat)
        for ahead in range(3):
            card = int(g.lineup[side, (int(g.disc[side]) + ahead) % POSITIONS])
            x[place + MOST_DICE + 3 + ahead] = t.judgement.batter[pace, 0, card] / RUNS


# --- When a position is judged, and with whose eyes ------------------------------------------------------------------


@rule
def calm(t, g):
    """Where somebody decides and no dice lie on the table, but for a Lineup half named."""
    phase = g.phase
    if g.actor < 0:
        return False
    if phase == Phase.PLATE or phase == Phase.SUBSTITUTE or phase == Phase.CHANGE:
        return True
    if phase == Phase.SIGN or phase == Phase.PICK or phase == Phase.TRADE:
        return True
    return phase == Phase.OPPONENT or phase == Phase.SPEND or phase == Phase.REST


@rule
def eyes(t, g, seat):
    """A season has one Coach. In a duel all lies open once both Lineups do; before, everybody has his own."""
    if not t.house.duel:
        return 0
    return int(g.at_bat) if g.revealed and g.stage == Stage.DUEL else seat


@rule
def sealed(t, g):
    """Picks and Lineups of a duel are secret, but nobody mixes them."""
    return False


@rule
def reckoned(t, g):
    """7S-RES to 7S-XTR: what is done at bat is reckoned roll by roll; Lineups follow from what batters are worth."""
    phase = g.phase
    if phase == Phase.LINEUP or phase == Phase.DISC or phase == Phase.SUBSTITUTE or phase == Phase.PLATE:
        return True
    return phase == Phase.TOKENS or phase == Phase.LINE or phase == Phase.EXTRA or phase == Phase.REMOVE
