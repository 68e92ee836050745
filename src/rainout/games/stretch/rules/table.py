"""Words of the rulebook that every part of the rules uses: who bats, who sits where, what the Pool holds."""

from rainout.core.kernel import rule
from rainout.core.listing import list_if
from rainout.diamond.table import team_of
from rainout.games.stretch.state import (
    DICE,
    NO_CARD,
    NO_SERIES,
    OPPONENT,
    PLENTY,
    TOKENS,
    CoachDie,
    Role,
    Stage,
)


@rule
def total_of(g, seat):
    """A seat's runs in this game; those of a half under way are counted in."""
    return g.runs[team_of(g, seat)]


@rule
def batter(g):
    """The Current Batter."""
    return int(g.lineup[g.at_bat, g.disc[g.at_bat]])


@rule
def defender(t, g):
    """The seat whose pitcher is on the mound."""
    return 1 - g.at_bat if t.house.duel else 0


@rule
def team_bats(t, g):
    """Whether this half is the opposing team's: a Defensive Half of a season."""
    return not t.house.duel and g.at_bat == OPPONENT


@rule
def join_roster(g, seat, card):
    """7S-SPR-06: a card joins a Roster for the rest of the season."""
    g.roster[seat, g.roster_size[seat]] = card
    g.roster_size[seat] += 1
    g.role[card] = Role.BENCH


@rule
def on_bench(t, g, card, pitcher):
    """Whether a card sits on the Bench and is a batter, or a pitcher."""
    return g.role[card] == Role.BENCH and t.players.is_pitcher[card] == pitcher


@rule
def first_on_bench(t, g, seat, pitcher):
    """The first batter, or pitcher, on a seat's Bench, or NO_CARD."""
    for i in range(g.roster_size[seat]):
        card = g.roster[seat, i]
        if on_bench(t, g, card, pitcher):
            return int(card)
    return NO_CARD


@rule
def list_bench(t, g, seat, pitcher, out, n, first):
    """Write an action for each batter, or pitcher, on a seat's Bench."""
    for i in range(g.roster_size[seat]):
        card = g.roster[seat, i]
        n = list_if(out, n, first + card, on_bench(t, g, card, pitcher))
    return n


@rule
def remove(cards, count, card):
    """Take a card out of the first ``count`` of a row; those behind it move up."""
    i = 0
    while cards[i] != card:
        i += 1
    while i + 1 < count:
        cards[i] = cards[i + 1]
        i += 1


# --- The Pool (7S-CMP-04, 7S-DIF-06) ---------------------------------------------------------------------------------


@rule
def free_dice(t, g):
    """7S-CMP-04: dice in the supply."""
    return PLENTY - g.dice_pool if t.house.unlimited else DICE - dice_elsewhere(g)


@rule
def dice_elsewhere(g):
    """7S-CMP-04, 7S-COA-02, 7S-DIF-06: dice that are not in the supply, the Hitting Coach's wherever it is."""
    return int(g.dice_pool + g.rolled + g.to_roll + g.coach_aside + (1 if g.veteran > 0 else 0))


@rule
def empty_pool(t, g):
    """7S-OFF-06, 7S-COA-02: nothing stays in the Pool but the Hitting Coach's die."""
    g.dice_pool = 1 if t.house.hitting_coach else 0
    g.rerolls = 0
    g.nudges = 0
    g.coach_die = CoachDie.NOT_ROLLED
    g.coach_aside = 0


@rule
def free_tokens(t, held):
    """7S-CMP-04: tokens of a kind in the supply."""
    return (PLENTY if t.house.unlimited else TOKENS) - held


@rule
def series_of(g):
    """7S-PLY-03: the playoff series being played, 0 for the Semi-finals, 1 for the Finals, or NO_SERIES."""
    if g.stage == Stage.SEMIFINALS:
        return 0
    return 1 if g.stage == Stage.FINALS else NO_SERIES


@rule
def rerolls_banned(t, g):
    """7S-PLY-14: whether the Playoff Card forbids Reroll Tokens."""
    series = series_of(g)
    return series != NO_SERIES and t.playoffs.no_rerolls[series, g.level[series]] == 1


@rule
def nudges_banned(t, g):
    """7S-PLY-14: whether the Playoff Card forbids ±1 Tokens."""
    series = series_of(g)
    return series != NO_SERIES and t.playoffs.no_nudges[series, g.level[series]] == 1


@rule
def usable_rerolls(t, g):
    """7S-RES-02, 7S-PLY-15: Reroll Tokens that may be used: those in the Pool, unless they are banned."""
    return 0 if rerolls_banned(t, g) else int(g.rerolls)


@rule
def usable_nudges(t, g):
    """7S-RES-03, 7S-PLY-15: the same of ±1 Tokens."""
    return 0 if nudges_banned(t, g) else int(g.nudges)
