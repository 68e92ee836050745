"""See before you commit: what an action would do, as far as a seat can know.

The rules are applied to copies of what the seat knows, and ``imagine`` is the only door to these: a few positions that
fit what it sees. From each, CHANCE is followed until somebody must decide or another turn begins; every outcome is
counted while they are few, and futures are drawn where they are many. What comes out is

* what is *certain*: what is told, counted and seen alike in all of them once the action is taken;
* the *odds*: futures by what people would call their result, the *gist* (see :mod:`rainout.core.foresight`).

Nothing hidden comes through. What a seat cannot see is first laid in an order that tells nothing (``lay_unseen``), and
the dice for imagining follow from the ply alone: so two positions that look the same are foreseen the same.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import reduce
from itertools import takewhile
from typing import Any, NamedTuple

import msgspec
import numpy as np

from rainout.core.dice import new_dice
from rainout.core.errors import IllegalAction
from rainout.core.foresight import OPENING
from rainout.core.game import DICE
from rainout.core.kernel import current
from rainout.core.match import Match
from rainout.core.patches import NO_CHANGE, Patch, patch
from rainout.core.position import Position
from rainout.core.sight import Album, look
from rainout.core.state import CHANCE, HEARD, reading
from rainout.core.table import Event, Odds
from rainout.core.words import Message, message

ROLL = "roll"
"""The action of whoever is to throw a die."""
WORLDS = 8
"""How many positions are imagined where something is hidden."""
STEPS, STEPS_INTERPRETED = 1200, 24
"""How many steps of CHANCE are followed in all: some ten milliseconds either way."""
FEWEST_DRAWN = 100
"""Of fewer futures drawn than these, nobody should reckon odds."""
MOST_RESULTS = 8
"""So many results are told apart; what is rarer goes together."""
FINE = 1 << 30
"""How finely a future is drawn among those of which some are likelier."""


class Count(msgspec.Struct, frozen=True):
    """Something people count that the action is certain to change: cards in hand, outs, tokens."""

    words: Message
    """What is counted."""
    before: int
    after: int


class Foreseen(msgspec.Struct, frozen=True):
    """What an action would do, as far as a seat can know."""

    action: str
    """In notation; ``roll`` for a throw."""
    told: tuple[Message, ...]
    """What is certain to happen at once, in order, beyond what the action says itself."""
    comparison: Message | None
    """How what lies on the table stands before and after it, where that is certain: "11 line drive → 13 fly ball"."""
    counts: tuple[Count, ...]
    """What it costs and what it brings, where that is certain."""
    odds: tuple[Odds, ...]
    """What may come of it, the likeliest first, together 1; empty where nothing is left open."""
    exact: bool
    """Whether every outcome was counted, and all that was imagined of what is hidden came to the same."""
    answered: float
    """How likely it is that somebody may answer before that, as far as the seat can think; that may change the odds."""
    change: Any
    """How the seat's view is certain to change, as a patch."""


def foresee(match: Match, seat: int, action: str) -> Foreseen:
    """What one of a seat's actions would do, or its throw of the die that is due; the match stays as it is."""
    game, number = match.game, _number(match, seat, action)
    worlds = Worlds(match, seat)
    firsts, told = worlds.begun(number)
    reckoned = worlds.reckoned(match, number)
    odds, answered, exact = (reckoned, 0.0, True) if reckoned else worlds.odds(firsts)
    return Foreseen(
        action=ROLL if number is None else game.notation.write(number),
        told=tuple(event.words for event in told),
        comparison=worlds.comparison(match, firsts),
        counts=tuple(worlds.counts(match, firsts)),
        odds=odds,
        exact=exact,
        answered=answered,
        change=_change(match, worlds, firsts),
    )


def chances(match: Match, seat: int, actions: Sequence[str]) -> Iterator[tuple[tuple[Odds, ...], bool]]:
    """The odds of some actions, one after another, and whether they are exact: no more than a list of choices needs."""
    worlds = Worlds(match, seat)
    for action in actions:
        number = _number(match, seat, action)
        firsts, _ = worlds.begun(number)
        reckoned = worlds.reckoned(match, number)
        odds, _, exact = (reckoned, 0.0, True) if reckoned else worlds.odds(firsts)
        yield odds, exact


def _number(match: Match, seat: int, action: str) -> int | None:
    """The action's number; None for a throw."""
    if match.waiting_for != seat:
        raise IllegalAction("error-nobody-acts")
    if match.asked == "act":
        return match.game.notation.find(action, match.options.numbers)
    if action != ROLL:
        raise IllegalAction("error-no-roll")
    return None


Gist = tuple[int, bytes]
"""What people would call a result, as a message is written, after how telling it is, the less the more."""
UNNAMED: Gist = (1 << 15, b"")
"""Nothing that people would call a result has happened."""
Results = dict[Gist, Fraction]
"""How likely each result is."""


class Spot(NamedTuple):
    """A position without what was told on the way, and what people would call that."""

    position: bytes
    gist: Gist = UNNAMED


class Worlds:
    """What a seat can think possible, and the rules to follow it with."""

    def __init__(self, match: Match | Position, seat: int) -> None:
        kernels = current(match.game.contract)
        self.game, self.t, self.seat = match.game, match.tables, seat
        self.t_read = reading(match.tables)
        self._ply, self._turn = match.ply + 1, int(match.state.turns)
        self._rules = kernels.rules
        self._below, self._seed = kernels.module(DICE).below, kernels.module(DICE).seed_dice
        self._steps = STEPS if kernels.compiled else STEPS_INTERPRETED
        self._dice, self._room = new_dice(), match.game.room()
        self._meanings: dict[tuple[tuple[int, ...], Gist], tuple[Event | None, Gist]] = {}
        one = match.game.state.blanks(1)
        self._one, self._g, plain = one, one[0], one.view(np.ndarray)
        self._bytes, self._events = plain.view(np.uint8), plain["events"][0]
        self._actor, self._turns, self._told = plain["actor"], plain["turns"], plain["told"]
        self.imagined = self._imagine(match)

    def _imagine(self, match: Match | Position) -> list[bytes]:
        """Positions that fit what the seat sees; a single one where nothing else does."""
        found = []
        self._one[0] = match.state
        self._g.listening = HEARD
        self.game.foresight.lay_unseen(self.t, self._g, self.seat)
        laid = self._put_down()
        for number in range(WORLDS if self.game.hidden else 1):
            self.read(laid)
            self._seed(self._dice, self._ply, number)
            self._rules.imagine(self.t, self._g, self.seat, self._dice)
            found.append(self._put_down())
        return found if len(set(found)) > 1 else found[:1]

    def read(self, position: bytes) -> Any:
        """A position as a record, good until the next is read."""
        self._bytes[:] = np.frombuffer(position, np.uint8)
        return self._g

    def _put_down(self) -> bytes:
        """The position that was read, with nothing left of what was told."""
        self._events[:] = 0
        self._told[0] = 0
        position: bytes = self._g.tobytes()
        return position

    def begun(self, action: int | None) -> tuple[tuple[Spot, ...], tuple[Event, ...]]:
        """Where an action leads in each world, and what is told at once in all of them; a throw is still to fall."""
        firsts, told = zip(*(self._begin(world, action) for world in self.imagined), strict=True)
        alike = takewhile(
            lambda each: all(event.words == each[0].words for event in each), zip(*told, strict=False)
        )
        return firsts, tuple(each[0] for each in alike)

    def _begin(self, world: bytes, action: int | None) -> tuple[Spot, list[Event]]:
        """Where an action leads in a world, and what is told at once."""
        self.read(world)
        if action is None:
            return Spot(world), []
        self._rules.apply(self.t, self._g, action)
        meanings = self._hear()
        spot = Spot(self._put_down(), _most_telling(meanings, UNNAMED))
        return spot, [event for event, _ in meanings if event and not self._restates(event)]

    def _restates(self, event: Event) -> bool:
        return event.what.replace("-", "_") in self.game.foresight.restating

    def _go_on(self, spot: Spot, outcome: int) -> Spot:
        """Where one of CHANCE's outcomes leads."""
        self.read(spot.position)
        self._rules.apply(self.t, self._g, outcome)
        gist = _most_telling(self._hear(spot.gist), spot.gist)
        return Spot(self._put_down(), gist)

    def _hear(self, so_far: Gist = UNNAMED) -> list[tuple[Event | None, Gist]]:
        """What was just told, and what people would call it; the same after the same means the same."""
        heard = []
        for row in map(tuple, self._events[: self._told[0]].tolist()):
            if (row, so_far) not in self._meanings:
                event = self.game.event(self.t_read, self._ply, row, self.seat)
                gist = self._gist(row, event) if event else UNNAMED
                self._meanings[row, so_far] = event, gist
            heard.append(self._meanings[row, so_far])
        return heard

    def _gist(self, row: tuple[int, ...], event: Event) -> Gist:
        """What people would call something; it has no name for those who do not know all of it."""
        told, foresight = self.game.told.read(row), self.game.foresight
        if event.words.key.endswith("-unseen"):
            return UNNAMED
        gist = foresight.gist(self.t_read, told, self._g, event)
        return (foresight.telling(told), msgspec.json.encode(gist)) if gist else UNNAMED

    # --- Following CHANCE ---

    def outcomes(self, spot: Spot) -> list[int]:
        """What CHANCE may do next, as far as anybody asks: nothing once somebody decides, or the result is known."""
        if spot.gist[0] <= 0 and self.game.foresight.gists:
            return []
        self.read(spot.position)
        if self._actor[0] != CHANCE or self._turns[0] != self._turn:
            return []
        return self._room[: self._rules.options(self.t, self._g, self._room)].tolist()  # type: ignore[no-any-return]

    def odds(self, firsts: Sequence[Spot]) -> tuple[tuple[Odds, ...], float, bool]:
        """What may come of an action, from where it leads in each world; in what part of these somebody is asked first.

        Where CHANCE goes on in some worlds and in others somebody may answer, odds are those of the first.
        """
        going = Counter(first for first in firsts if self.outcomes(first))
        answered = 1 - going.total() / len(firsts) if going else 0.0
        if not going:
            return (), answered, True
        found = [self._follow(first, self._steps // len(going)) for first in going]
        drawn, (results, _) = sum(futures for _, futures in found), found[0]
        if drawn == 0 and all(each == results for each, _ in found):
            return _told(results), answered, True
        if 0 < drawn < FEWEST_DRAWN:
            return (), answered, False
        total = defaultdict[Gist, Fraction](Fraction)
        for times, (each, _) in zip(going.values(), found, strict=True):
            for gist, part in each.items():
                total[gist] += part * Fraction(times, going.total())
        return _told(total), answered, False

    def reckoned(self, match: Match | Position, action: int | None) -> tuple[Odds, ...]:
        """The odds that the game itself gives with an action."""
        if action is None:
            return ()
        return self.game.choice(self.t_read, look(match.state, Album()), action).odds

    def counted(self, firsts: Sequence[Spot], most: int) -> list[tuple[Spot, float]] | None:
        """Where CHANCE may lead, and how likely; None if that is more than so many ends."""
        ends, frontier = defaultdict[Spot, Fraction](Fraction), defaultdict[Spot, Fraction](Fraction)
        for first in firsts:
            frontier[first] += Fraction(1, len(firsts))
        steps = most
        while frontier and steps >= 0:
            spot, part = frontier.popitem()
            outcomes = self.outcomes(spot)
            steps -= len(outcomes) or 1
            for outcome in outcomes:
                frontier[self._go_on(spot, outcome)] += part / len(outcomes)
            if not outcomes:
                ends[spot] += part
        return None if frontier else [(spot, float(part)) for spot, part in ends.items()]

    def futures(self, firsts: Sequence[Spot], count: int) -> Iterator[Spot]:
        """Where CHANCE may lead, one future after the other, as many from each world."""
        self._seed(self._dice, self._ply, WORLDS)
        for number in range(count):
            spot = firsts[number % len(firsts)]
            while outcomes := self.outcomes(spot):
                spot = self._go_on(spot, outcomes[self._below(self._dice, len(outcomes))])
            yield spot

    def _follow(self, first: Spot, steps: int) -> tuple[Results, int]:
        """The results of all that may follow; and how many futures were drawn, where there were too many to count."""
        ends = defaultdict[Gist, Fraction](Fraction)
        frontier = {first: Fraction(1)}
        while frontier:
            going = list[tuple[Spot, Fraction, list[int]]]()
            for spot, part in frontier.items():
                outcomes = self.outcomes(spot)
                if outcomes:
                    going.append((spot, part, outcomes))
                else:
                    ends[spot.gist] += part
            steps -= sum(len(outcomes) for *_, outcomes in going)
            if steps < 0:
                return self._draw(ends, going, steps + sum(len(outcomes) for *_, outcomes in going))
            frontier = defaultdict(Fraction)
            for spot, part, outcomes in going:
                each = part / len(outcomes)
                for outcome in outcomes:
                    frontier[self._go_on(spot, outcome)] += each
        return dict(ends), 0

    def _draw(
        self, ends: Results, going: Sequence[tuple[Spot, Fraction, list[int]]], steps: int
    ) -> tuple[Results, int]:
        """The same by drawing futures, one after another, until the steps are used up."""
        self._seed(self._dice, self._ply, WORLDS)
        undecided = sum((part for _, part, _ in going), Fraction(0))
        bounds = np.cumsum([float(part / undecided) for _, part, _ in going])
        drawn: Counter[Gist] = Counter()
        while steps > 0:
            start = int(np.searchsorted(bounds, self._below(self._dice, FINE) / FINE, "right"))
            spot, _, outcomes = going[min(start, len(going) - 1)]
            while outcomes:
                spot = self._go_on(spot, outcomes[self._below(self._dice, len(outcomes))])
                outcomes, steps = self.outcomes(spot), steps - 1
            drawn[spot.gist] += 1
        for gist, times in drawn.items():
            ends[gist] = ends.get(gist, Fraction(0)) + undecided * Fraction(times, drawn.total())
        return dict(ends), drawn.total()

    # --- What is certain ---

    def comparison(self, match: Match | Position, firsts: Sequence[Spot]) -> Message | None:
        """How things stand before and after, where no two worlds differ about it; in some the play may be over."""
        compare = self.game.foresight.comparison
        found = [
            compared
            for first in dict.fromkeys(firsts)
            if (compared := compare(self.t, match.state, self.read(first.position), self.seat))
        ]
        return found[0] if found and all(each == found[0] for each in found) else None

    def counts(self, match: Match | Position, firsts: Sequence[Spot]) -> Iterator[Count]:
        """What people count that changes alike in every world."""
        before = self.game.foresight.counts(self.t, match.state, self.seat)
        after = [self.game.foresight.counts(self.t, self.read(first.position), self.seat) for first in firsts]
        for name, number in before.items():
            numbers = {each[name] for each in after}
            if len(numbers) == 1 and number not in numbers:
                yield Count(message(f"{self.game.id}-count-{name}"), number, numbers.pop())


def _most_telling(meanings: Sequence[tuple[Event | None, Gist]], so_far: Gist) -> Gist:
    """What people would call all that: the most telling of it, or the last of several such."""
    for _, gist in meanings:
        too_late = gist[0] == OPENING and so_far != UNNAMED
        so_far = gist if gist[0] <= so_far[0] and not too_late else so_far
    return so_far


def _told(results: Mapping[Gist, Fraction]) -> tuple[Odds, ...]:
    """Results with their shares, the likeliest first; the rarest of many, and those without a name, together."""
    named = Counter[bytes]()
    for (_, written), share in results.items():
        named[written] += share  # type: ignore[assignment]
    unnamed = named.pop(b"", Fraction(0))
    if not named:
        return ()
    ordered = sorted(named.items(), key=lambda each: (-each[1], each[0]))
    kept = ordered if len(ordered) + bool(unnamed) <= MOST_RESULTS else ordered[: MOST_RESULTS - 1]
    told = tuple(Odds(msgspec.json.decode(gist, type=Message), float(share)) for gist, share in kept)
    rest = 1 - sum(share for _, share in kept)
    if not rest:
        return told
    return (*told, Odds(message("preview-open" if rest == unnamed else "preview-other"), float(rest)))


def _change(match: Match, worlds: Worlds, firsts: Sequence[Spot]) -> Patch:
    """How the view changes alike in every world."""
    game, eyes, album = match.game, worlds.seat if match.game.hidden else None, Album()
    before = game.view(worlds.t_read, look(match.state, album), eyes)
    changes = (
        patch(before, game.view(worlds.t_read, look(worlds.read(first.position), album), eyes))
        for first in dict.fromkeys(firsts)
    )
    return reduce(_in_both, changes)


def _in_both(one: Patch, other: Patch) -> Patch:
    """What two patches have in common.

    >>> _in_both({"outs": [2], "hand": {"0": ["Qh"]}}, {"outs": [2], "hand": {"0": ["Kh"]}})
    {'outs': [2]}
    """
    if one == other:
        return one
    if not isinstance(one, dict) or not isinstance(other, dict):
        return NO_CHANGE
    both = dict[str, Any]()
    for key in one:
        if key in other:
            mine, theirs = one[key], other[key]
            if mine == theirs:
                both[key] = mine
            elif mine is not None and theirs is not None and (part := _in_both(mine, theirs)):
                both[key] = part
    return both
