"""The good player between halves and games: Lineup, pitchers, drafts, opponents, stars (7S-SEL, 7S-SPR, 7S-PLY)."""

from rainout.core.kernel import rule
from rainout.games.stretch.actions import Act
from rainout.games.stretch.advice.field import scarcity
from rainout.games.stretch.advice.plate import bans_on
from rainout.games.stretch.advice.worth import pace_of
from rainout.games.stretch.rules.defense import stamina_left
from rainout.games.stretch.rules.play import options
from rainout.games.stretch.rules.season import can_buy, series_goal
from rainout.games.stretch.rules.selection import is_home_in_series
from rainout.games.stretch.rules.table import on_bench, series_of
from rainout.games.stretch.state import CARDS, NO_SERIES, POSITIONS, Buy, Phase, Stage

# --- Selection -------------------------------------------------------------------------------------------------------


@rule
def name_best(t, g):
    """The best batter not named yet takes the next position."""
    seat, pace, bans = int(g.actor), pace_of(g), bans_on(t, g)
    best, best_worth = Act.fill(), -1000.0
    for i in range(g.roster_size[seat]):
        card = int(g.roster[seat, i])
        if on_bench(t, g, card, 0):
            worth = t.judgement.batter[pace, bans, card]
            if worth > best_worth:
                best, best_worth = Act.bat(card), worth
    return best


@rule
def lead_off(t, g):
    """A ten: begin where the next five batters are best."""
    seat, pace, bans = int(g.actor), pace_of(g), bans_on(t, g)
    best, best_worth = 0, -1000.0
    for position in range(POSITIONS):
        worth, weight = 0.0, 1.0
        for step in range(5):
            card = g.lineup[seat, (position + step) % POSITIONS]
            worth += weight * t.judgement.batter[pace, bans, card]
            weight *= 0.85
        if worth > best_worth:
            best, best_worth = position, worth
    return Act.disc(best)


@rule
def use_of_pitcher(t, g, card):
    """What a pitcher is good for in this half: what a use saves here, rather than against those still to come."""
    left = stamina_left(t, g, card)
    if left == 0:
        return 0.0
    ability = int(t.players.ability[card])
    if t.house.duel:
        return 1.0 + 0.1 * left
    here = t.judgement.saved[g.opponent, ability]
    later, teams = 0.0, 0
    series = series_of(g)
    if series == NO_SERIES:
        for i in range(g.schedule_size):
            later += t.judgement.saved[g.schedule[i], ability]
            teams += 1
    else:
        for number in range(series, 2):
            for i in range(min(3, int(g.series_size[number]))):
                later += t.judgement.saved[g.series[number, i], ability]
                teams += 1
    if teams > 0:
        here -= t.dials.keep_pitcher * later / teams
    return 2.0 + here + t.dials.stamina * left


@rule
def choose_pitcher(t, g):
    """7S-SEL-03, 7S-DEF-01: who helps most; nobody is taken off the mound for a little."""
    seat = int(g.actor)
    best, best_worth = -1, -1000.0
    if g.phase == Phase.CHANGE:
        best = Act.keep()
        best_worth = use_of_pitcher(t, g, int(g.pitcher[seat])) + t.dials.relieve
    for i in range(g.roster_size[seat]):
        card = int(g.roster[seat, i])
        if on_bench(t, g, card, 1):
            worth = use_of_pitcher(t, g, card)
            if worth > best_worth:
                best, best_worth = Act.pitch(card), worth
    return best


# --- Between games ---------------------------------------------------------------------------------------------------


@rule
def between_games(t, g, out):
    """Drafts, the order of opponents, rests and purchases."""
    if g.phase == Phase.SPEND:
        return spend(t, g)
    n = options(t, g, out)
    best, best_worth = int(out[0]), -1000.0
    for i in range(n):
        action = int(out[i])
        worth = 0.0
        if g.phase == Phase.OPPONENT:
            worth = worth_of_facing(t, g, Act.face.team(action))
        elif g.phase == Phase.REST:
            worth = -1.0 if Act.done.holds(action) else usual_use(t, Act.rest.card(action))
        elif g.phase == Phase.TRADE:
            worth = -worth_in_duel(t, g, Act.trade.card(action))
        elif g.phase == Phase.PICK:
            worth = worth_in_duel(t, g, Act.sign.card(action))
        elif g.stage == Stage.RECOVERY:
            worth = t.dials.star if Act.done.holds(action) else worth_of_player(t, g, Act.sign.card(action))
        else:
            card = Act.sign.card(action)
            team = g.offered[1] if g.offered[0] == card else g.offered[0]
            worth = worth_of_player(t, g, card) + t.dials.team * odds_against(t, g, team, 2)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


@rule
def odds_against(t, g, team, home):
    """The odds to win a game against a team: away, at home, or (2) either."""
    pace = pace_of(g)
    share = t.dials.support
    if home == 2:
        return 0.5 * (odds_against_at(t, pace, team, 0, share) + odds_against_at(t, pace, team, 1, share))
    return odds_against_at(t, pace, team, home, share)


@rule
def odds_against_at(t, pace, team, home, share):
    """The odds to win a game at that place."""
    plain = t.judgement.chances[pace, 0, team, home]
    return plain + share * (t.judgement.chances[pace, 1, team, home] - plain)


@rule
def worth_of_facing(t, g, team):
    """7S-FLW-06: the team for which this place makes the greater difference."""
    home = 1 if (int(g.game) + 1) % 2 == 1 else 0
    here = odds_against(t, g, team, home) - odds_against(t, g, team, 1 - home)
    return here + t.dials.order * odds_against(t, g, team, 2)


@rule
def usual_use(t, card):
    """Runs a use of a pitcher's ability saves against any team."""
    ability = int(t.players.ability[card])
    total, teams = 0.0, 0
    for team in range(CARDS):
        if t.teams.roll[team] > 0:
            total += t.judgement.saved[team, ability]
            teams += 1
    return total / max(1, teams)


@rule
def is_among_nine(t, g, card):
    """Whether a card is one of the nine batters the player would line up now."""
    better = 0
    for i in range(g.roster_size[0]):
        other = int(g.roster[0, i])
        if not t.players.is_pitcher[other]:
            better += 1 if t.judgement.batter[1, 0, other] > t.judgement.batter[1, 0, card] else 0
    return better < POSITIONS and not t.players.is_pitcher[card]


@rule
def ninth_best(t, g):
    """The rating of the weakest of those nine."""
    worst = -1000.0
    for i in range(g.roster_size[0]):
        card = int(g.roster[0, i])
        mine = t.judgement.batter[1, 0, card]
        if is_among_nine(t, g, card) and (worst == -1000.0 or mine < worst):
            worst = mine
    return worst


@rule
def worth_of_player(t, g, card):
    """What a player would add to the Roster, in odds of a game."""
    if t.players.is_pitcher[card]:
        stamina, others = int(t.players.stamina[card]), 0
        for i in range(g.roster_size[0]):
            other = int(g.roster[0, i])
            if t.players.is_pitcher[other]:
                others += int(t.players.stamina[other])
        return t.dials.pitcher * stamina * usual_use(t, card) * scarcity(others * 0.1, t.dials.enough)
    gain = t.judgement.batter[1, 0, card] - ninth_best(t, g)
    return t.dials.batter * max(0.01, gain + 0.02)


@rule
def worth_in_duel(t, g, card):
    """What a player is worth to a Coach in the draft of a duel."""
    if t.players.is_pitcher[card]:
        return t.dials.duel_pitcher * int(t.players.stamina[card])
    return t.judgement.batter[1, 0, card]


# --- Stars -----------------------------------------------------------------------------------------------------------


@rule
def spend(t, g):
    """7S-PLY-12: of all that the ★ can buy together, the purchases with the best odds of the title; one at a time."""
    best, best_worth = Act.done(), -1.0
    stars = int(g.stars)
    for teams in range(3 if not t.house.extended else 1):
        for home in range(3):
            for semifinals in range(3):
                for finals in range(3):
                    cost = price_of_all(g, teams, home, semifinals, finals)
                    if cost > stars or int(g.bought) + teams > 2:
                        continue
                    if int(g.level[0]) - semifinals < 1 or int(g.level[1]) - finals < 1:
                        continue
                    worth = odds_of_title(t, g, teams, home, semifinals, finals) + 0.00001 * cost
                    if worth > best_worth:
                        action = first_purchase(t, g, teams, home, semifinals, finals)
                        if action >= 0:
                            best, best_worth = action, worth
    return best


@rule
def price_of_all(g, teams, home, semifinals, finals):
    """What purchases cost together; ``home`` is 0, 1 (Semi-finals) or 2 (both)."""
    cost = semifinals + 2 * finals
    for i in range(teams):
        cost += 1 + int(g.bought) + i
    if home >= 1 and not g.green[0]:
        cost += 2
    if home == 2 and not g.green[1]:
        cost += 3
    return cost


@rule
def first_purchase(t, g, teams, home, semifinals, finals):
    """One of these purchases, DONE if there is none, or -1 if they cannot be had."""
    what = -1
    if teams > 0:
        what = int(Buy.TEAM)
    elif home >= 1 and not g.green[0]:
        what = int(Buy.SEMIFINALS_HOME)
    elif home == 2 and not g.green[1]:
        what = int(Buy.FINALS_HOME)
    elif semifinals > 0:
        what = int(Buy.SEMIFINALS_LEVEL)
    elif finals > 0:
        what = int(Buy.FINALS_LEVEL)
    if what < 0:
        return Act.done()
    return Act.buy(what) if can_buy(t, g, what) else -1


@rule
def odds_of_title(t, g, teams, home, semifinals, finals):
    """The odds to win both series after these purchases."""
    first = odds_of_series(t, g, 0, teams, 1 if home >= 1 else int(g.green[0]), int(g.level[0]) - semifinals)
    second = odds_of_series(t, g, 1, 0, 1 if home == 2 else int(g.green[1]), int(g.level[1]) - finals)
    return first * second


@rule
def odds_of_series(t, g, series, teams, green, level):
    """The odds to win a series: every way it can go is added up."""
    goal = series_goal(t)
    games = 2 * goal - 1
    loss = handicap(t, g, series, level)
    total = 0.0
    for course in range(1 << games):
        won = 0
        for number in range(games):
            won += course >> number & 1
        if won < goal:
            continue
        odds = 1.0
        for number in range(games):
            home = 1 if is_home_in_series(t, number + 1, green) else 0
            p = odds_in_series(t, g, series, number, teams, home) - loss
            p = min(0.98, max(0.02, p))
            odds *= p if course >> number & 1 else 1.0 - p
        total += odds
    return total


@rule
def odds_in_series(t, g, series, number, teams, home):
    """The odds of one game of a series; teams bought go on top, and the second of them is not known yet."""
    share = t.dials.support
    if number < teams:
        if number == teams - 1 and g.top[2] >= 0:
            return odds_against_at(t, 1, int(g.top[2]), home, share)
        total, count = 0.0, 0
        for i in range(g.supply_size[2]):
            total += odds_against_at(t, 1, int(g.supply[2, i]), home, share)
            count += 1
        return total / max(1, count)
    place = min(number - teams, int(g.series_size[series]) - 1)
    return odds_against_at(t, 1, int(g.series[series, place]), home, share)


@rule
def handicap(t, g, series, level):
    """What the conditions of a Playoff Card take from the odds of a game: the nine best batters lose their tokens."""
    bans = int(t.playoffs.no_rerolls[series, level]) + 2 * int(t.playoffs.no_nudges[series, level])
    loss = 0.0
    for i in range(g.roster_size[0]):
        card = int(g.roster[0, i])
        if is_among_nine(t, g, card):
            loss += t.judgement.batter[1, 0, card] - t.judgement.batter[1, bans, card]
    if t.house.rookie:
        loss += 0.35 * ((1 if bans & 1 else 0) + (1 if bans & 2 else 0))
    return loss * t.dials.bans
