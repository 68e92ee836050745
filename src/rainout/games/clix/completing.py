"""Filling a team up: what is there stays, and what is added is the best that points allow.

A whole team gets a nine, a starter, two relievers, a hitter more than there are positions, and a man for the infield
and one for the outfield on the bench; what is beyond its points is left out, the bench first. Which figures fill these
roles is reckoned exactly, as a knapsack: matches won against points. Where even the cheapest
team is too dear, the reason names whom to drop.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

import numpy as np

from rainout.core.workshop import CannotComplete, in_one_breath
from rainout.games.clix.figures import POSITION_SIGNS, STEP_NAMES, Figure, FigureSet
from rainout.games.clix.state import FIELDED, ROSTER, Intangible, League, Level, Position
from rainout.games.clix.teams import (
    LEAGUES,
    POSITIONS,
    WHOLE,
    Team,
    Terms,
    faults,
    nine_if_possible,
    plays,
    price,
    spoiled,
    unfilled,
)

AMPLE = 4000
"""Points that no team costs, for games in which they do not count."""
BATTING, GLOVE, LEGS, PITCHING, LASTING = 490, 22.6, 7.3, -1500, 20
"""What a run a time at bat, a point of defense, of speed, a run allowed and a point of endurance are worth.

In matches of 1,000. Measured: 1,600 random teams played 400 matches each against the ready clubs, with steady bots on
both sides, and the share they won was fitted to these numbers and the ones below (``tests/games/clix/worth.py``).
"""
POWERS = {
    Intangible.SPEED_DEMON: 64,
    Intangible.SPECIALIST: 44,
    Intangible.SHUT_DOWN: 25,
    Intangible.FLAMETHROWER: 25,
    Intangible.CANNON: 20,
    Intangible.SPRAY: 16,
    Intangible.CLUTCH: 5,
    Intangible.RANGE: 5,
}
"""What intangibles are worth; the others were not found to matter."""
BENCH, RELIEF, PINCH = 0.2, (0.8, 0.5), 0.3
"""How much of his worth a figure brings who does not play the whole game."""
CLUB_SIZE = 16
"""As many figures as a club has; SC-CHA-FORMAT-4: so an Open team finds opponents."""


class Role(NamedTuple):
    """Something a team wants: figures to choose from, each alternative with its worth."""

    alternatives: tuple[tuple[Team, int], ...]
    spare: bool
    """Whether a team can do without."""
    less: Role | None = None
    """What it may want instead, before it does without."""


def complete(figures: FigureSet, team: Sequence[int], terms: Terms = WHOLE) -> Team:
    """A legal team with all figures of this one."""
    wrong = spoiled(figures, team, terms)
    if wrong:
        raise CannotComplete("clix-cannot-spoiled", why=in_one_breath(wrong))
    cheapest = _cheapest(figures, team, terms)
    if cheapest is None:
        raise CannotComplete(
            "clix-cannot-room", most=ROSTER, names=_names(figures, _useless(figures, team, terms))
        )
    if terms.most_points is not None and price(figures, cheapest) > terms.most_points:
        raise _too_dear(figures, team, terms, cheapest)
    for start in (team, cheapest):
        best = _best(figures, start, terms)
        if best and not faults(figures, best, terms):
            return best
    return cheapest


def candidates(figures: FigureSet, team: Sequence[int], terms: Terms) -> list[int]:
    """Figures that may join: of the right league, with a name that is not there yet."""
    league = LEAGUES.get(terms.style)
    if terms.style == "interleague":
        league = figures.figures[team[0]].league if team else League.MERIDIAN
    names = {figures.figures[place].name for place in team}
    return [
        place
        for place, figure in enumerate(figures.figures)
        if (league is None or figure.league is league) and figure.name not in names
    ]


# --- The best that points allow --------------------------------------------------------------------------------------


def _best(figures: FigureSet, team: Sequence[int], terms: Terms) -> Team | None:
    """The roles that are open, filled as well as they can be; those a team can spare are given up from the last on."""
    roles = _roles(figures, team, terms)
    budget = AMPLE if terms.most_points is None else terms.most_points - price(figures, team)
    while True:
        added = _fill(figures, roles, budget, ROSTER - len(team))
        if added is not None:
            return _as_large_as_a_club(figures, (*team, *added), terms)
        spare = [place for place, role in enumerate(roles) if role.spare]
        if not spare:
            return None
        less = roles.pop(spare[-1]).less
        if less:
            roles.insert(spare[-1], less)


def _as_large_as_a_club(figures: FigureSet, team: Team, terms: Terms) -> Team:
    """A whole team with a third reliever and a second catcher besides, if points last."""
    for sign in ("RP", "C") if terms.whole else ():
        left = AMPLE if terms.most_points is None else terms.most_points - price(figures, team)
        free = [
            place
            for place in candidates(figures, team, terms)
            if figures.figures[place].printed == sign and figures.figures[place].points <= left
        ]
        if free and len(team) < CLUB_SIZE:
            team = (*team, max(free, key=lambda place: (worth(figures, place, terms), -place)))
    return team


def _roles(figures: FigureSet, team: Sequence[int], terms: Terms) -> list[Role]:
    """What a team still wants, the most important first; the hitter beyond the positions, if any, is the first."""
    free = candidates(figures, team, terms)
    members = [figures.figures[place] for place in team]
    outfield = [place for place in free if figures.figures[place].printed in ("LF", "CF", "RF")]
    backups = sorted(outfield, key=lambda place: figures.figures[place].points)[: 2 * terms.whole]

    def printed(*signs: str) -> list[int]:
        able = [place for place in free if figures.figures[place].printed in signs]
        return [place for place in able if place not in backups]

    def role(places: Iterable[int], share: float, spare: bool) -> Role:
        return Role(tuple(((place,), round(share * worth(figures, place, terms))) for place in places), spare)

    held = [figure.printed for figure in members]
    signs = ("C", "1B", "2B", "3B", "SS", "LF", "CF", "RF")
    open_places = [POSITION_SIGNS[position] for position in unfilled(figures, team, terms)]
    roles = [role(printed(sign), 1, sign not in open_places) for sign in signs if sign not in held]
    pitched = "P" not in open_places
    if not terms.whole:
        return [*roles, *([] if pitched else [role(printed("SP", "RP"), 1, False)])]
    extra = max(0, sum(not figure.is_pitcher for figure in members) - len(set(held) & set(signs)))
    if "SP" not in held:
        roles.append(role(printed("SP"), 1, pitched))
    if extra == 0:
        share = PINCH if terms.style == "no-dh-league" else 1
        roles.insert(0, _hitter(figures, free, share, terms))
    relievers = held.count("RP")
    if relievers < len(RELIEF):
        one = _bullpen(figures, printed("RP"), RELIEF[relievers : relievers + 1], terms)
        both = _bullpen(figures, printed("RP"), RELIEF[relievers:], terms)
        roles.append(both._replace(less=one) if relievers == 0 else one)
    for sign, wanted, others in (("UI", 2, []), ("OF", 3, backups)):
        if sign not in held and extra < wanted:
            roles.append(role([*printed(sign), *others], BENCH, True))
    return roles


def _hitter(figures: FigureSet, free: Sequence[int], share: float, terms: Terms) -> Role:
    """SC-CHA-STYLE-2: somebody to bat for the pitcher; his glove does not matter."""
    alternatives = [
        ((place,), round(share * _bat(figures, place, terms)))
        for place in free
        if not figures.figures[place].is_pitcher
    ]
    return Role(tuple(alternatives), terms.style != "dh-league")


def _bullpen(figures: FigureSet, free: Sequence[int], shares: Sequence[float], terms: Terms) -> Role:
    """Relievers, as many as there are shares: the better ones pitch more."""
    alternatives = []
    for some in combinations(free, len(shares)):
        values = sorted((worth(figures, place, terms) for place in some), reverse=True)
        alternatives.append(
            (some, round(sum(share * value for share, value in zip(shares, values, strict=True))))
        )
    return Role(tuple(alternatives), True)


def _fill(figures: FigureSet, roles: Sequence[Role], budget: int, room: int) -> Team | None:
    """An alternative for each role within a budget, worth the most together; None if there is none."""
    if not roles:
        return ()
    if sum(len(role.alternatives[0][0]) if role.alternatives else ROSTER for role in roles) > room:
        return None
    overlapping, *others = roles
    found: tuple[int, Team] | None = None
    for some, value in _undominated(figures, overlapping):
        rest = [
            Role(tuple(each for each in role.alternatives if not set(some) & set(each[0])), role.spare)
            for role in others
        ]
        filled = _knapsack(figures, rest, budget - price(figures, some))
        if filled and (found is None or filled[0] + value > found[0]):
            found = filled[0] + value, (*some, *filled[1])
    return found[1] if found else None


def _undominated(figures: FigureSet, role: Role) -> list[tuple[Team, int]]:
    """The alternatives that are not worse than a cheaper one; three deep, since others may want the same figures."""
    kept: list[tuple[Team, int]] = []
    for some, value in sorted(
        role.alternatives, key=lambda each: (price(figures, each[0]), -each[1], each[0])
    ):
        if sum(other >= value for _, other in kept) < 3:
            kept.append((some, value))
    return kept


def _knapsack(figures: FigureSet, roles: Sequence[Role], budget: int) -> tuple[int, Team] | None:
    """The same for roles that no two figures have in common: their worth, and the figures."""
    if budget < 0 or not all(role.alternatives for role in roles):
        return None
    never = -(10**9)
    best = np.zeros(budget + 1, np.int64)
    picks = []
    for role in roles:
        after, pick = np.full(budget + 1, never), np.full(budget + 1, -1)
        for place, (some, value) in enumerate(role.alternatives):
            cost = price(figures, some)
            if cost <= budget:
                reached = best[: budget + 1 - cost] + value
                better = reached > after[cost:]
                after[cost:][better] = reached[better]
                pick[cost:][better] = place
        best = after
        picks.append(pick)
    if best[budget] <= never // 2:
        return None
    left = budget
    chosen: list[int] = []
    for role, pick in zip(reversed(roles), reversed(picks), strict=True):
        some = role.alternatives[int(pick[left])][0]
        chosen[:0] = some
        left -= price(figures, some)
    return int(best[budget]), tuple(chosen)


def worth(figures: FigureSet, place: int, terms: Terms) -> int:
    """What a figure is worth to its team where it plays, in matches of 10,000."""
    figure = figures.figures[place]
    if figure.is_pitcher:
        innings = figure.endurance if terms.level >= Level.PLAYOFFS else 0
        pitched = PITCHING * figures.worth[figure.template][figure.marker] + LASTING * innings
        return round(10 * (pitched + _powers(figure, terms)))
    return _bat(figures, place, terms) + round(10 * GLOVE * figure.defense)


def _bat(figures: FigureSet, place: int, terms: Terms) -> int:
    """SC-PRE-DIAL-2: what a hitter brings with bat, legs and powers, from where his dial starts."""
    figure = figures.figures[place]
    start = STEP_NAMES.index("R3") if terms.level == Level.PRESEASON else figure.marker
    batted = BATTING * figures.worth[figure.template][start] + LEGS * figure.speed
    return round(10 * (batted + _powers(figure, terms)))


def _powers(figure: Figure, terms: Terms) -> float:
    """What its intangibles are worth that show within two clicks of its marker."""
    if not terms.whole:
        return 0
    near = figure.dial[max(0, figure.marker - 2) : figure.marker + 3]
    return sum(POWERS.get(power, 0) for power in {step.intangible for step in near})


# --- The cheapest, to know whether there is any ----------------------------------------------------------------------


def _cheapest(figures: FigureSet, team: Sequence[int], terms: Terms) -> Team | None:
    """The legal team with these figures that costs least, whatever it costs; None where there is no room for one."""
    free = sorted(candidates(figures, team, terms), key=lambda place: (figures.figures[place].points, place))
    wanted = [position for position in POSITIONS if terms.format == "standard" or position <= Position.C]
    added = _cheapest_cover(figures, team, free, terms, wanted)
    if added is None:
        return None
    whole = [*team, *added]
    for place in free:
        short = terms.fewest_hitters - sum(not figures.figures[each].is_pitcher for each in whole)
        if short <= 0 and len(whole) >= terms.fewest:
            break
        if place not in whole and (short <= 0 or not figures.figures[place].is_pitcher):
            whole.append(place)
    fits = len(whole) <= (ROSTER if terms.whole else FIELDED)
    return tuple(whole) if fits and not _short(figures, whole, terms) else None


def _short(figures: FigureSet, team: Sequence[int], terms: Terms) -> bool:
    """Whether a team lacks somebody, whatever it costs."""
    return len(faults(figures, team, terms)) > len(spoiled(figures, team, terms))


def _cheapest_cover(
    figures: FigureSet, team: Sequence[int], free: Sequence[int], terms: Terms, wanted: Sequence[Position]
) -> Team | None:
    """The figures that fill, with those of the team, every wanted position at the least cost: by sets of positions."""
    every = sum(1 << position for position in wanted)
    costs: dict[int, tuple[int, Team]] = {0: (0, ())}
    shortened = [place for sign in _signs(figures, free) for place in sign]
    for place, cost in [
        *((place, 0) for place in team),
        *((place, figures.figures[place].points) for place in shortened),
    ]:
        able = [1 << position for position in plays(figures.figures[place], terms) if position in wanted]
        for covered, (spent, added) in list(costs.items()):
            for bit in able:
                if not covered & bit:
                    reached = covered | bit
                    if reached not in costs or spent + cost < costs[reached][0]:
                        costs[reached] = spent + cost, added if not cost else (*added, place)
    return costs[every][1] if every in costs else None


def _signs(figures: FigureSet, free: Sequence[int]) -> list[list[int]]:
    """The cheapest few of each printed position: nobody needs more than four to cover the field."""
    signs = dict.fromkeys(figures.figures[place].printed for place in free)
    return [[place for place in free if figures.figures[place].printed == sign][:4] for sign in signs]


# --- Why there is none -----------------------------------------------------------------------------------------------


def _too_dear(figures: FigureSet, team: Sequence[int], terms: Terms, cheapest: Team) -> CannotComplete:
    """Names whom to drop: the cheapest single figure that is enough, else the dearest one after the other."""
    assert terms.most_points is not None
    spent = price(figures, team)
    dropped = _enough_to_drop(figures, team, terms)
    return CannotComplete(
        "clix-cannot-points",
        left=terms.most_points - spent,
        least=price(figures, cheapest) - spent,
        names=_names(figures, dropped),
    )


def _enough_to_drop(figures: FigureSet, team: Sequence[int], terms: Terms) -> list[int]:
    by_price = sorted(team, key=lambda place: (figures.figures[place].points, place))
    for place in by_price:
        if _affordable(figures, [each for each in team if each != place], terms):
            return [place]
    kept, dropped = list(by_price), []
    while kept and not _affordable(figures, kept, terms):
        dropped.append(kept.pop())
    return dropped


def _affordable(figures: FigureSet, team: Sequence[int], terms: Terms) -> bool:
    cheapest = _cheapest(figures, team, terms)
    return (
        cheapest is not None
        and terms.most_points is not None
        and price(figures, cheapest) <= terms.most_points
    )


def _useless(figures: FigureSet, team: Sequence[int], terms: Terms) -> list[int]:
    """The dearest of those who have no position when as many as possible are filled."""
    nine = nine_if_possible(figures, team, terms)
    idle = [figure for place, figure in enumerate(team) if place not in nine]
    return sorted(idle, key=lambda place: (-figures.figures[place].points, place))[: len(nine) - 1]


def _names(figures: FigureSet, places: Iterable[int]) -> str:
    return ", ".join(figures.figures[place].name for place in places)
