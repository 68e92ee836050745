"""What are my odds? The chances of each choice, counted over every roll it may lead to, never sampled.

An At-Bat is reckoned with the dice as they fall: no further tokens, no pitcher's answer, the first line met taken.
A roll is known by a number, its *key*: one hexadecimal digit for each face, how many dice show it. Keys of dice that
stay and of dice that are rolled again simply add up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, NamedTuple

import numpy as np

from rainout.core.state import reading
from rainout.core.table import Odds
from rainout.core.words import Message, message
from rainout.games.stretch.actions import OUTCOME, Act
from rainout.games.stretch.rules.offense import base_to_steal, face_to_run_on, face_to_steal
from rainout.games.stretch.rules.reading import best_line, team_runs
from rainout.games.stretch.rules.table import batter, team_bats
from rainout.games.stretch.state import FACES, Outcome, Phase, Purpose, Tables

MOST_REROLLS = 64
"""With more subsets of dice to roll again than these, only single dice come with their chances."""
BEST_FIRST = (
    Outcome.HOME_RUN, Outcome.TRIPLE, Outcome.DOUBLE, Outcome.SINGLE, Outcome.WALK, Outcome.SACRIFICE, Outcome.OUT
)  # fmt: skip

Chances = dict[int, float]
"""How likely each result is: an Outcome, runs, or 1 and 0 for success and failure."""


# --- Rolls by their keys ---------------------------------------------------------------------------------------------


def key_of(dice: Sequence[int]) -> int:
    """A roll as a number.

    >>> hex(key_of((1, 1, 6)))
    '0x100002'
    """
    return sum(1 << 4 * (int(face) - 1) for face in dice)


class Rolls(NamedTuple):
    """Every roll of so many dice."""

    keys: Any
    """Ascending."""
    ways: Any
    """In how many ways each of them can come up."""
    dice: tuple[tuple[int, ...], ...]
    """Lowest first."""

    @property
    def shares(self) -> Any:
        """How likely each of them is."""
        return self.ways / self.ways.sum()


@cache
def all_rolls(count: int) -> Rolls:
    """Every roll of so many dice, by key.

    >>> all_rolls(2).ways.tolist()[:3], all_rolls(2).dice[:3], int(all_rolls(3).ways.sum())
    ([1, 2, 1], ((1, 1), (1, 2), (2, 2)), 216)
    """
    dice = sorted(combinations_with_replacement(range(1, FACES + 1), count), key=key_of)
    ways = [factorial(count) // prod(factorial(roll.count(face)) for face in set(roll)) for roll in dice]
    return Rolls(np.array([key_of(roll) for roll in dice], np.int64), np.array(ways, np.int64), tuple(dice))


Reading = Callable[[Tables, int, Sequence[int], int], int]
"""What some dice come to for a card: :func:`outcome_of` for a batter, ``team_runs`` for a team."""
_known: dict[tuple[int, Reading, int, int], Any] = {}


def results(t: Tables, read: Reading, card: int, count: int) -> Any:
    """What every roll of so many dice comes to, in the order of their keys; reckoned once for each set of cards."""
    known = (int(t.house.card_set), read, card, count)
    if known not in _known:
        quick = reading(t)
        _known[known] = np.array([read(quick, card, dice, count) for dice in all_rolls(count).dice], np.int64)
    return _known[known]


def counts(t: Tables, read: Reading, card: int, count: int, least: int = 0) -> Any:
    """How many of the 6^count rolls come to 0, 1, 2…, as far as any does and up to ``least`` at least."""
    return np.bincount(results(t, read, card, count), all_rolls(count).ways, least).astype(np.int64)


def outcome_of(t: Tables, card: int, dice: Sequence[int], count: int) -> int:
    """What a roll gives a batter when the first line met is taken."""
    line = best_line(t, card, dice, count) if count else -1
    return int(t.players.outcome[card, line]) if line >= 0 else int(Outcome.OUT)


# --- The chances of a roll -------------------------------------------------------------------------------------------


def spread(results: Any, shares: Any) -> Chances:
    """How likely each result is.

    >>> spread(np.array([4, 0, 4]), np.array([0.25, 0.5, 0.25]))
    {0: 0.5, 4: 0.5}
    """
    found, places = np.unique(results, return_inverse=True)
    return {
        int(result): float(share) for result, share in zip(found, np.bincount(places, shares), strict=True)
    }


def after_rolling(t: Tables, g: Any, kept: Sequence[int], thrown: int) -> Chances:
    """The chances when some dice stay as they are and others are rolled, for what they are rolled for."""
    count = len(kept) + thrown
    new = all_rolls(thrown)
    purpose = Purpose(g.purpose)
    if purpose in (Purpose.STEAL, Purpose.EXTRA):
        return success(needed(g, purpose), kept, thrown)
    places = np.searchsorted(all_rolls(count).keys, new.keys + key_of(kept))
    if purpose is Purpose.TEAM:
        return spread(results(t, team_runs, int(g.opponent), count)[places], new.shares)
    return spread(results(t, outcome_of, batter(g), count)[places], new.shares)


def needed(g: Any, purpose: Purpose) -> int:
    """7S-STL-03, 7S-STL-06, 7S-XTR-03, 7S-XTR-04: what one die must show at least."""
    return int(face_to_run_on(g.outs) if purpose is Purpose.EXTRA else face_to_steal(base_to_steal(g)))


def success(face: int, kept: Sequence[int], thrown: int) -> Chances:
    """The chance that at least one die shows a face or more.

    >>> success(5, (), 1)[1]
    0.33333333333333337
    >>> success(6, (6, 2), 1)
    {1: 1.0}
    """
    fails = 0.0 if any(die >= face for die in kept) else ((face - 1) / FACES) ** thrown
    return {result: share for result, share in ((1, 1 - fails), (0, fails)) if share}


# --- Choices ---------------------------------------------------------------------------------------------------------


def odds(t: Tables, g: Any, action: int) -> tuple[Odds, ...]:
    """The chances a choice leads to; none where nothing is left to chance, or nothing is known yet."""
    kind, named = Act.read(action)
    match kind.name, named:
        case "swing", {"dice": count} if count:
            outcomes = results(t, outcome_of, batter(g), count)
            return told(spread(outcomes, all_rolls(count).shares), Purpose.AT_BAT)
        case "steal", {"dice": count}:
            return told(success(needed(g, Purpose.STEAL), (), count), Purpose.STEAL)
        case "run", {"dice": count}:
            return told(success(needed(g, Purpose.EXTRA), (), count), Purpose.EXTRA)
        case "face", {"team": team}:
            return team_odds(t, team)
    if g.phase == Phase.CHANGE and team_bats(t, g):
        return team_odds(t, int(g.opponent))
    if g.phase in (Phase.TOKENS, Phase.DEFEND):
        return odds_of_roll(t, g, kind.name, named)
    return ()


def odds_of_roll(t: Tables, g: Any, what: str, named: dict[str, int]) -> tuple[Odds, ...]:
    """The chances after a token or a pitcher's ability was used on the dice on the table."""
    dice = [int(face) for face in g.dice[: g.rolled]]
    thrown = 0
    match what, named:
        case "reroll", {"dice": picked_up}:
            thrown = picked_up.bit_count()
            if thrown > 1 and is_long(dice):
                return ()
            dice = [face for place, face in enumerate(dice) if not picked_up >> place & 1]
        case "plus", {"die": place}:
            dice[place] += 1
        case "minus", {"die": place}:
            dice[place] -= 1
        case "set", {"die": place, "face": face}:
            dice[place] = face
        case "drop", {"die": place}:
            del dice[place]
        case "stand", _:
            pass
        case _:
            return ()
    return told(after_rolling(t, g, dice, thrown), Purpose(g.purpose))


def is_long(dice: Sequence[int]) -> bool:
    """Whether there are too many ways of choosing some of these dice; equal dice are alike.

    >>> is_long([1, 2, 3, 4, 5, 6]), is_long([1, 2, 2, 3, 4, 5, 6])
    (False, True)
    """
    ways = 1
    for face in set(dice):
        ways *= dice.count(face) + 1
    return ways - 1 > MOST_REROLLS


def team_odds(t: Tables, team: int) -> tuple[Odds, ...]:
    """What a team's roll comes to, before any pitcher's ability."""
    count = int(t.teams.roll[team])
    return told(spread(results(t, team_runs, team, count), all_rolls(count).shares), Purpose.TEAM)


def told(chances: Chances, purpose: Purpose) -> tuple[Odds, ...]:
    """Chances in words: Outcomes from the best to the worst, success before failure, runs from none upwards."""
    if purpose is Purpose.AT_BAT:
        order: Sequence[int] = BEST_FIRST
    elif purpose is Purpose.TEAM:
        order = sorted(chances)
    else:
        order = (1, 0)
    return tuple(Odds(_words(result, purpose), chances[result]) for result in order if result in chances)


def _words(result: int, purpose: Purpose) -> Message:
    if purpose is Purpose.AT_BAT:
        return message(
            "stretch-odds-out" if result == Outcome.OUT else f"stretch-gives-{OUTCOME.names[result]}"
        )
    if purpose is Purpose.TEAM:
        return message("stretch-odds-runs", runs=result)
    return message("stretch-odds-safe" if result else "stretch-odds-out")
