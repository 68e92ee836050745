"""Looking back at a match: what is worked out for the analysis board, in which order, and how it is put together.

What takes no time comes first. In a game with a learned value every moment is judged at once. In any other, futures are
played by sound players. Moments between which nothing was left open (somebody did what a sound player does, or had no
alternative) share their chance, so that only luck and what somebody did otherwise moves the graph; where nothing is
hidden and the value tells options apart, a sound player's choices are weighed as well.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby, pairwise
from math import sqrt
from time import monotonic
from typing import Any, Literal

import msgspec
import numpy as np

from rainout.bots.analysis import (
    LEAST_SWING,
    SWINGS,
    Analysis,
    Ballplayer,
    Batted,
    Decision,
    Kind,
    Moment,
    SeatAccount,
    SideAccount,
    Swing,
    Turn,
    Weight,
)
from rainout.bots.judging import WIDTH, Judge, Weighed
from rainout.core.game import PLAY
from rainout.core.match import Match
from rainout.core.position import Position
from rainout.core.state import CHANCE, Bot, reading
from rainout.core.table import Event
from rainout.core.words import Message

FIRST = 32
"""As many futures as are played from each moment for the first graph."""
FIRST_OF_OPTIONS = 64
"""As many as are played at first of what was done, and of what a sound player would have done."""
GROWTH = 4
"""Each round plays so many times what was played before."""
CLEAR = 2.0
"""Standard errors by which an option must be better than what was done, to be called better."""
TURNS_TRIED, TURNS_PLAYED_ON = 48, 16
"""As many ways a turn may go as its leverage is taken from; fewer where futures must be played after each."""
FUTURES_OF_A_TURN = 100
"""As many futures as are played after each of them, where there is no learned value; fewer tell nothing."""
LONGEST_TURN = 400
"""Where a turn that somebody tries is broken off."""
PATIENCE = 1.5
"""Each time that much more has been done before it is told again."""
MANY_OPTIONS = 40
"""Where there are more, fewer futures are played of each."""
FEWEST = 8
OF_THE_FLOW = frozenset({"turn", "up", "side", "half", "home"})
"""Events that only say what comes next."""
WORDS_OF_A_SWING = 4

Stage = Literal["graph", "decisions", "whole"]


class Estimate:
    """What the futures played from a moment came to so far."""

    def __init__(self) -> None:
        self.played, self.total, self.squares = 0, 0.0, 0.0

    def add(self, came: Any) -> None:
        """Count some more."""
        self.played += len(came)
        self.total += float(came.sum())
        self.squares += float((came * came).sum())

    @property
    def mean(self) -> float:
        """The chance to win."""
        return self.total / self.played

    @property
    def doubt(self) -> float:
        """Its standard error, as if there had been a win and a loss more: all of a few are not yet all."""
        count = self.played + 2
        mean = (self.total + 1) / count
        return sqrt(max((self.squares + 1) / count - mean * mean, 0.0) / count)


class Hindsight:
    """One match being looked back at."""

    def __init__(self, match: Match | Position, futures: int, seed: int, pause: float) -> None:
        self.game = match.game
        self.game.compile()
        self.futures, self.seed, self.pause = futures, seed, pause
        self.first = min(FIRST, futures)
        self.judge = Judge(self.game)
        self.match = match if isinstance(match, Match) else None
        agreed = match.options_agreed if isinstance(match, Match) else match.agreed
        self.sides = self.game.sides(match.seats, agreed)
        self.of_side = tuple(self.sides.index(side) for side in sorted(set(self.sides)))
        """A seat of each side."""
        self.positions = _walk(match)
        self.learned = self.judge.learned(self.positions[0])
        self.weighs = self.judge.weighs(self.positions[0])
        self.open = self.weighs and not self.game.hidden
        self.usual = [self._usual(ply) for ply in range(self.plies)]
        self.weighed: dict[int, tuple[Weighed, ...]] = {}
        self.decisions: list[Decision] = []
        self.leverages: dict[int, float] = {}
        self.now: tuple[Weight, ...] = ()
        self.groups = self._groups()
        self.estimates = [Estimate() for _ in self.groups]
        self.judged: dict[int, float] = {}
        """By group, the chance where it took no futures."""
        self.events: dict[int, list[Event]] = defaultdict(list)
        for event in self.match.story if self.match else ():
            self.events[event.ply].append(event)
        self.turns = self._turns()

    # --- What there is ---

    @property
    def plies(self) -> int:
        """How many actions were taken."""
        return len(self.actions)

    @property
    def actions(self) -> Sequence[int]:
        """All of them."""
        return self.match.actions if self.match else ()

    @property
    def actors(self) -> Sequence[int]:
        """Who took each."""
        return self.match.actors if self.match else ()

    def who(self, ply: int) -> int | None:
        """Who took an action, or rolled."""
        assert self.match
        actor = self.match.actors[ply] if self.match.actors[ply] >= 0 else self.match.rollers[ply]
        return actor if actor >= 0 else None

    def decides(self, ply: int) -> bool:
        """Whether somebody had a choice."""
        return self.actors[ply] >= 0 and len(self.positions[ply].options) > 1

    def _usual(self, ply: int) -> int | None:
        """What a sound player would have done."""
        if not self.decides(ply):
            return None
        known = Position.of(self.positions[ply], seed=self.seed)
        decide = known.kernels.module(PLAY).decide
        blank = self.game.state.blanks(1)
        return int(decide(known.tables, known.state, int(Bot.ADVISE), known.dice, self.game.room(), blank))

    def _groups(self) -> list[list[int]]:
        """The moments, those together that stand equally well."""
        groups = [[0]]
        for ply in range(self.plies):
            forced = len(self.positions[ply].options) == 1
            sound = not self.open and self.actions[ply] == self.usual[ply]
            if forced or sound:
                groups[-1].append(ply + 1)
            else:
                groups.append([ply + 1])
        return groups

    def _turns(self) -> list[tuple[int, int, int]]:
        """Number, beginning and end of each turn, in plies."""
        if not self.match:
            return []
        found, since = list[tuple[int, int, int]](), 0
        for number, taken in groupby(self.match.turns):
            until = since + len(list(taken))
            found.append((number, since, until))
            since = until
        return found

    # --- What is worked out, in this order ---

    def stages(self, stopped: Callable[[], bool]) -> Iterator[Analysis]:
        """The analysis so far, now and again; the last is all there will be, unless somebody has stopped it."""
        shown, pause = monotonic(), self.pause
        known: Stage = "graph"
        for stage, work, start, end in self._work():
            for part in work():
                if stopped():
                    return
                if part < 1 and monotonic() - shown >= pause:
                    yield self.told(known, start + part * (end - start))
                    shown, pause = monotonic(), pause * PATIENCE
            known = stage
            yield self.told(known, end)
            shown = monotonic()

    def _work(self) -> tuple[tuple[Stage, Callable[[], Iterator[float]], float, float], ...]:
        """What is done one after the other, and where in the whole it lies."""
        if self.learned:
            return (
                ("graph", self._graph, 0.0, 0.2),
                ("decisions", self._decide, 0.2, 0.6),
                ("whole", self._finish, 0.6, 1.0),
            )
        return (
            ("graph", self._graph, 0.0, 0.1),
            ("decisions", self._decide, 0.1, 0.2),
            ("whole", self._finish, 0.2, 1.0),
        )

    def _graph(self) -> Iterator[float]:
        """The chance at every moment: of a few far apart first, then between them."""
        order = list(far_apart_first(len(self.groups)))
        for count, number in enumerate(order, 1):
            position = self._position(number)
            if position.over or self.learned:
                self.judged[number] = self._judged(position, WIDTH)
            else:
                self.estimates[number].add(self._play(number, self.first))
            yield count / len(order)
        if self.open:
            for ply in range(self.plies):
                if self.decides(ply):
                    self._weigh(ply, 0)

    def _decide(self) -> Iterator[float]:
        """What decisions cost."""
        deciding = [ply for ply in range(self.plies) if self.decides(ply)]
        for count, ply in enumerate(deciding, 1):
            self._weigh(ply, min(FIRST_OF_OPTIONS, self.futures))
            self.decisions.append(self._decision(ply))
            yield count / len(deciding)
        last = self.positions[-1]
        if last.actor >= 0 and (self.match is None or not self.match.over):
            most = FIRST_OF_OPTIONS if len(last.options) <= MANY_OPTIONS else FEWEST
            futures = min(most, self.futures)
            self.now = tuple(
                Weight(
                    each.action, self._words(len(self.positions) - 1, each.action), each.chance, each.doubt
                )
                for each in self.judge.weigh(last, self.seed, futures)
            )

    def _finish(self) -> Iterator[float]:
        """More futures for all that was left in doubt, then leverage."""
        if not self.weighs:
            for part in self._weigh_more():
                yield 0.3 * part
        for part in self._look_closer() if self.learned else self._play_more():
            yield 0.3 + 0.4 * part
        if not self.learned and self.futures < FUTURES_OF_A_TURN:
            return  # too few to tell leverage from luck
        for count, (_, since, _) in enumerate(self.turns, 1):
            self.leverages[since] = self._leverage(self.positions[since])
            yield 0.7 + 0.3 * count / len(self.turns)

    def _look_closer(self) -> Iterator[float]:
        """Judge once more what could not be judged as it stood."""
        unsettled = [] if self.open else [number for number in self.judged if not self._position(number).over]
        for count, number in enumerate(unsettled, 1):
            self.judged[number] = self._judged(self._position(number), GROWTH * WIDTH)
            yield count / len(unsettled)

    def _weigh_more(self) -> Iterator[float]:
        """As many futures as are wanted of decisions that were not a sound player's."""
        odd = [n for n, each in enumerate(self.decisions) if self.actions[each.ply] != self.usual[each.ply]]
        if self.futures > FIRST_OF_OPTIONS:
            for count, place in enumerate(odd, 1):
                ply = self.decisions[place].ply
                self._weigh(ply, self.futures, anew=True)
                self.decisions[place] = self._decision(ply)
                yield count / len(odd)

    def _play_more(self) -> Iterator[float]:
        """As many futures as are wanted of all moments."""
        before = self.first
        while before < self.futures:
            wanted = min(before * GROWTH, self.futures)
            for count, number in enumerate(far_apart_first(len(self.groups)), 1):
                estimate = self.estimates[number]
                if 0 < estimate.played < wanted:
                    estimate.add(self._play(number, wanted - estimate.played))
                so_far = before - self.first + count / len(self.groups) * (wanted - before)
                yield so_far / (self.futures - self.first)
            before = wanted

    # --- How ---

    def _position(self, number: int) -> Position:
        return self.positions[self.groups[number][-1]]

    def _judged(self, position: Position, width: int) -> float:
        """The first side's chance; where the two know different things, as the two see it on average."""
        seats = self.of_side if self.game.hidden and not position.over else self.of_side[:1]
        found = [self.judge.chance(position, seat, width=width, luck=self.seed) for seat in seats]
        return (found[0] + 1 - found[1]) / 2 if len(found) == 2 else found[0]

    def _play(self, number: int, futures: int) -> Any:
        """What some more futures of a moment come to for the first side."""
        stream = (self.seed << 20) + self.estimates[number].played
        return self.judge.played(self._position(number), self.of_side[0], futures, stream)

    def _weigh(self, ply: int, futures: int, anew: bool = False) -> None:
        """Weigh what was done against all else, or where that takes futures against what a sound player does."""
        if ply in self.weighed and not anew:
            return
        write = self.game.notation.write
        among = None if self.weighs else {write(self.actions[ply]), write(self.usual[ply] or 0)}
        if among and len(among) == 1:
            self.weighed[ply] = ()
        else:
            self.weighed[ply] = self.judge.weigh(self.positions[ply], self.seed, futures, among=among)

    def _decision(self, ply: int) -> Decision:
        weighed, write = self.weighed[ply], self.game.notation.write
        seat, taken = self.actors[ply], write(self.actions[ply])
        found = next((each for each in weighed if each.action == taken), None)
        if found is None:  # it is what a sound player does, and nothing else was looked at
            chance = self._for(seat, self.chances[ply][0])
            words = self._words(ply, taken)
            return Decision(
                ply, seat, taken, taken, words, words, len(self.positions[ply].options), chance, 0.0, 0.0
            )
        best = weighed[0]
        if best.chance - found.chance <= CLEAR * found.doubt:
            best = found
        return Decision(
            ply,
            seat,
            taken,
            best.action,
            self._words(ply, taken),
            self._words(ply, best.action),
            len(self.positions[ply].options),
            best.chance,
            best.chance - found.chance,
            found.doubt if best is not found else 0.0,
        )

    def _words(self, ply: int, action: str) -> Message:
        """What an option does."""
        position = self.positions[ply]
        number = self.game.notation.find(action, position.options)
        return self.game.choice(reading(position.tables), position.state, number).words

    def _for(self, seat: int, chance: float) -> float:
        """The chance of a seat's side, given that of the first."""
        return chance if self.sides[seat] == self.sides[self.of_side[0]] else 1 - chance

    def _leverage(self, start: Position) -> float:
        """How far the chance is bound to move in a turn: its standard deviation, when sound players play it.

        What futures scatter by themselves is taken off.
        """
        means, scatter = list[float](), list[float]()
        for number in range(TURNS_TRIED if self.learned else TURNS_PLAYED_ON):
            end = self._after_a_turn(start)
            if self.learned or end.over:
                means.append(self._judged(end, WIDTH))
                scatter.append(0.0)
            else:
                came = self.judge.played(end, self.of_side[0], FUTURES_OF_A_TURN, number * FUTURES_OF_A_TURN)
                means.append(float(came.mean()))
                scatter.append(float(came.var(ddof=1)) / FUTURES_OF_A_TURN)
        return sqrt(max(float(np.var(means, ddof=1)) - float(np.mean(scatter)), 0.0))

    def _after_a_turn(self, start: Position) -> Position:
        position, turn = start.clone(), int(start.state.turns)
        decide, room = position.kernels.module(PLAY).decide, self.game.room()
        blank = self.game.state.blanks(1)
        for _ in range(LONGEST_TURN):
            if position.over or int(position.state.turns) != turn:
                break
            if position.actor == CHANCE:
                position.chance()
            else:
                position.apply(
                    int(decide(position.tables, position.state, int(Bot.ADVISE), position.dice, room, blank))
                )
        return position

    # --- Putting it together ---

    @property
    def chances(self) -> list[tuple[float, float]]:
        """Chance and doubt at every moment; where nobody has looked yet, between those that are known."""
        known = {}
        for number, group in enumerate(self.groups):
            if number in self.judged:
                known[number] = self.judged[number], 0.0
            elif self.estimates[number].played:
                known[number] = self.estimates[number].mean, self.estimates[number].doubt
            for ply in group if self.open else ():
                self._as_weighed(ply, number, known)
        places = sorted(known)
        levels = np.interp(range(len(self.groups)), places, [known[place][0] for place in places])
        return [
            (float(levels[number]), known[number][1] if number in known else 0.5)
            for number, group in enumerate(self.groups)
            for _ in group
        ]

    def _as_weighed(self, ply: int, number: int, known: dict[int, tuple[float, float]]) -> None:
        """Where all is open, a moment is worth what the best option is, and after an option what that was."""
        if ply < self.plies and ply in self.weighed:
            known[number] = self._for(self.actors[ply], self.weighed[ply][0].chance), 0.0
        elif ply - 1 in self.weighed and not self.positions[ply].over:
            taken = self.game.notation.write(self.actions[ply - 1])
            chance = next(each.chance for each in self.weighed[ply - 1] if each.action == taken)
            known[number] = self._for(self.actors[ply - 1], chance), 0.0

    def told(self, stage: Stage, done: float) -> Analysis:
        """All that is known so far."""
        moments = self._moments()
        turns = self._told_turns(moments)
        at_bats = self._at_bats(moments, turns)
        decisions = tuple(self.decisions)
        over = self.positions[-1].over or bool(self.match and self.match.over)
        return Analysis(
            game=self.game.id,
            sides=self.sides,
            learned=self.learned,
            stage=stage,
            done=round(done, 3),
            plies=self.plies,
            over=over,
            moments=moments,
            turns=turns,
            decisions=decisions,
            swings=self._swings(moments, turns),
            accounts=tuple(self._account(number, moments, decisions) for number in range(len(self.of_side))),
            players=tuple(self._player(seat, moments, decisions) for seat in range(len(self.sides))),
            at_bats=at_bats,
            ballplayers=self._ballplayers(at_bats),
            now=self.now,
        )

    def _moments(self) -> tuple[Moment, ...]:
        chances, write = self.chances, self.game.notation.write
        found = [Moment(0, *chances[0], "start", None, None)]
        for ply in range(self.plies):
            kind: Kind = "luck" if self.actors[ply] == CHANCE else "decision"
            if len(self.positions[ply].options) == 1:
                kind = "forced"
            found.append(Moment(ply + 1, *chances[ply + 1], kind, self.who(ply), write(self.actions[ply])))
        if self.match and self.match.resigned is not None:
            gone = self.match.resigned
            found.append(
                Moment(self.plies, self._for(gone, 0.0), 0.0, "resigned", gone, self.match.last_words)
            )
        return tuple(found)

    def _told_turns(self, moments: Sequence[Moment]) -> tuple[Turn, ...]:
        usual = float(np.mean(list(self.leverages.values()))) if self.leverages else 0.0
        found = []
        for number, since, until in self.turns:
            seats = [who for ply in range(since, until) if (who := self.who(ply)) is not None]
            change = moments[until].chance - moments[since].chance
            leverage = self.leverages.get(since)
            ratio = leverage / usual if leverage is not None and usual else None
            found.append(Turn(number, since, until, seats[0] if seats else None, change, ratio))
        return tuple(found)

    def _swings(self, moments: Sequence[Moment], turns: Sequence[Turn]) -> tuple[Swing, ...]:
        """The turns that changed most, each with the moment that did most of it."""
        most = sorted(range(len(turns)), key=lambda number: -abs(turns[number].change))[:SWINGS]
        found = []
        for number in most:
            turn = turns[number]
            doubt = sqrt(moments[turn.since].doubt ** 2 + moments[turn.until].doubt ** 2)
            if abs(turn.change) < max(LEAST_SWING, CLEAR * doubt):
                continue
            ply = self._moment_of(turn, moments)
            found.append(Swing(ply, number, turn.change, self._told_of(turn, ply)))
        return tuple(found)

    def _moment_of(self, turn: Turn, moments: Sequence[Moment]) -> int:
        """What did most of a turn: what people will tell of; the end of an at-bat; or what moved the chance most."""
        told = range(turn.until, turn.since, -1)
        if lit := [ply for ply in told if any(each.highlight for each in self.events.get(ply, ()))]:
            return lit[0]
        if self.game.batting:
            return turn.until
        way = 1 if turn.change > 0 else -1
        return max(reversed(told), key=lambda ply: way * (moments[ply].chance - moments[ply - 1].chance))

    def _told_of(self, turn: Turn, ply: int) -> tuple[Message, ...]:
        """What happened at a ply, or else last in its turn: what people will tell of, not who is next."""
        for place in (ply, *range(turn.until, turn.since, -1)):
            events = [event for event in self.events.get(place, ()) if event.what not in OF_THE_FLOW]
            if events:
                told = [event for event in events if event.highlight] or events
                return tuple(event.words for event in told[:WORDS_OF_A_SWING])
        return ()

    def _account(self, number: int, moments: Sequence[Moment], decisions: Sequence[Decision]) -> SideAccount:
        seat = self.of_side[number]
        side = self.sides[seat]
        own = [each for each in decisions if self.sides[each.seat] == side]
        gifts = sum(each.cost for each in decisions if self.sides[each.seat] != side)
        cost = sum(each.cost for each in own)
        start, end = self._for(seat, moments[0].chance), self._for(seat, moments[-1].chance)
        given_up = 0.0
        if moments[-1].kind == "resigned":
            given_up = self._for(seat, moments[-2].chance) - end
        return SideAccount(
            side=side,
            seats=tuple(each for each in range(len(self.sides)) if self.sides[each] == side),
            start=start,
            end=end,
            luck=end - start + cost - gifts + given_up,
            cost=cost,
            gifts=gifts,
            given_up=given_up,
            decisions=len(own),
            best=sum(each.cost == 0 for each in own),
            accuracy=_accuracy(own),
        )

    def _player(self, seat: int, moments: Sequence[Moment], decisions: Sequence[Decision]) -> SeatAccount:
        added, turn = 0.0, None
        for before, after in pairwise(moments):
            turn = turn if after.seat is None else after.seat
            if turn == seat:
                added += self._for(seat, after.chance) - self._for(seat, before.chance)
        own = [each for each in decisions if each.seat == seat]
        return SeatAccount(seat, added, sum(each.cost for each in own), len(own), _accuracy(own))

    def _at_bats(self, moments: Sequence[Moment], turns: Sequence[Turn]) -> tuple[Batted, ...]:
        if not self.match:
            return ()
        begun = [turn.since for turn in turns]
        return tuple(
            Batted(
                *(each.since, each.until, each.seat, each.batter, each.pitcher),
                self._for(each.seat, moments[each.until].chance)
                - self._for(each.seat, moments[each.since].chance),
                turns[max(bisect_right(begun, each.since) - 1, 0)].leverage,
            )
            for each in self.match.at_bats
        )

    def _ballplayers(self, at_bats: Sequence[Batted]) -> tuple[Ballplayer, ...]:
        found: dict[tuple[int, bytes], Ballplayer] = {}

        def note(seat: int, name: Any, batting: float | None, pitching: float | None) -> None:
            key = seat, msgspec.json.encode(name)
            old = found.get(key) or Ballplayer(seat, name, 0, 0.0, 0, 0.0)
            found[key] = Ballplayer(
                *(seat, name),
                *(old.at_bats + (batting is not None), old.batting + (batting or 0.0)),
                *(old.faced + (pitching is not None), old.pitching + (pitching or 0.0)),
            )

        for each in at_bats:
            note(each.seat, each.batter, each.added, None)
            if each.pitcher is not None:
                note(1 - each.seat, each.pitcher, None, -each.added)
        return tuple(sorted(found.values(), key=lambda each: -(each.batting + each.pitching)))


def _walk(match: Match | Position) -> list[Position]:
    """The position after each action, from the start."""
    if isinstance(match, Position):
        return [match.clone()]
    position = Position.whole(match.at(0), seed=0)
    found = [position]
    for action in match.actions:
        position = position.clone()
        position.apply(action)
        found.append(position)
    return found


def far_apart_first(count: int) -> Iterator[int]:
    """All numbers below ``count``: the ends, the middle, the middles of both halves, and so on.

    >>> list(far_apart_first(6))
    [0, 5, 2, 1, 3, 4]
    """
    if count:
        yield 0
    if count > 1:
        yield count - 1
    gaps = [(0, count - 1)]
    while gaps:
        further = []
        for low, high in gaps:
            if high - low > 1:
                middle = (low + high) // 2
                yield middle
                further += [(low, middle), (middle, high)]
        gaps = further


def _accuracy(decisions: Sequence[Decision]) -> float | None:
    """How much of its chance to win a decision kept, on average."""
    kept = [1 - each.cost / each.chance if each.chance > 0 else 1.0 for each in decisions]
    return sum(kept) / len(kept) if kept else None
