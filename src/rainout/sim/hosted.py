"""Batches of matches in which bots of one's own play: compiled with the rules, or asked from Python."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from rainout.bots.deciding import choose
from rainout.bots.guests import HOSTING, SPARE, BadBot, Guest, Player, find, rules_with, spoilt
from rainout.bots.hosting import ENDLESS, LUCK, WELL
from rainout.core.dice import new_dice
from rainout.core.game import PLAY, Game
from rainout.core.kernel import Kernels
from rainout.core.levels import Level
from rainout.core.options import OptionValue
from rainout.core.play import LONG_TURN
from rainout.core.position import Position
from rainout.core.registry import get
from rainout.core.state import CHANCE, COUNTED, NOBODY
from rainout.sim.batch import Plan
from rainout.sim.tally import Tally

LineUp = tuple[Level | Guest, ...]


@dataclass(frozen=True)
class Hosted:
    """What is to be played when all guests are rules."""

    plan: Plan
    kernels: Kernels
    guests: tuple[Guest, ...]
    bots: tuple[int, ...]
    """A bot for each side; guests are -1, -2, …."""

    @classmethod
    def of(cls, plan: Plan, line_up: LineUp, compiled: bool) -> Hosted:
        """The same matches with guests, whose rules are compiled now or not at all."""
        guests = tuple(each for each in line_up if isinstance(each, Guest))
        bots = tuple(
            -1 - guests.index(each) if isinstance(each, Guest) else int(each.bot) for each in line_up
        )
        return cls(plan, rules_with(plan.game, guests, compiled), guests, bots)

    def play(self, first: int, games: int) -> Tally:
        """Play the matches numbered from ``first``; safe on any thread."""
        plan, game = self.plan, self.plan.game
        payoffs = np.zeros((games, len(self.bots)), np.int8)
        turns, faults = np.zeros(games, np.int32), np.zeros((games, 3), np.int64)
        ends = game.state.blanks(games)
        scoring = plan.scoring(games)
        self.kernels.module(HOSTING).host_batch(
            plan.tables,
            game.state.new(),
            np.array(self.bots, np.int64),
            np.array(plan.sides, np.int64),
            np.zeros(len(plan.sides), np.int64),
            plan.seed,
            first,
            game.most_turns,
            new_dice(),
            new_dice(),
            game.room(),
            game.state.blanks(SPARE),
            payoffs,
            turns,
            faults,
            ends,
            *scoring,
        )
        tally = Tally.of(first, payoffs, turns, ends, ends[game.points], scoring[-1])
        for row in np.flatnonzero(faults[:, 0] != WELL).tolist():
            kind, player, action = faults[row].tolist()
            guest = self.guests[-1 - self.bots[player]]
            tally.blame(player, first + row, spoilt(guest, game, kind, action).message)
        return tally


@dataclass(frozen=True)
class Spoken:
    """What is to be played when guests are asked from Python; told in plain words, so that other processes can."""

    game: str
    options: tuple[tuple[str, OptionValue], ...]
    seats: int
    seed: int
    line_up: tuple[str | tuple[str, float], ...]
    """Levels, and guests by name and patience."""
    given: tuple[Guest | None, ...] = ()
    """Guests that were handed over from Python and stay in this process."""
    pages: int = 0
    """Scorecards for each match; none where nobody keeps score."""

    @classmethod
    def of(cls, plan: Plan, line_up: LineUp, agreed: dict[str, OptionValue], seats: int) -> Spoken:
        """The same matches with guests."""
        named = tuple(
            each.name if isinstance(each, Level) else (each.name, each.patience) for each in line_up
        )
        given = tuple(each if isinstance(each, Guest) and not each.module else None for each in line_up)
        return cls(plan.game.id, tuple(agreed.items()), seats, plan.seed, named, given, plan.pages)

    def play(self, first: int, games: int) -> Tally:
        """Play the matches numbered from ``first``."""
        table = _table(self)
        payoffs = np.zeros((games, len(self.line_up)), np.int8)
        turns, ends = np.zeros(games, np.int32), table.game.state.blanks(games)
        faults = []
        totals = table.game.empty_totals(1 if self.pages else 0)
        for row in range(games):
            scorer = Scorer(table.blank, self.pages, totals)
            end, turns[row], fault = table.play(self.seed, first + row, scorer)
            scorer.close()
            if fault is None:
                for seat, side in enumerate(table.sides):
                    payoffs[row, (side + first + row) % len(self.line_up)] = end.payoff(seat)
            else:
                player, error = fault
                payoffs[row] = 1
                payoffs[row, player] = -1
                end.state.actor = NOBODY
                faults.append((player, first + row, error.message))
            ends[row] = end.state
        tally = Tally.of(first, payoffs, turns, ends, ends[table.game.points], totals)
        for each in faults:
            tally.blame(*each)
        return tally


class Scorer:
    """Keeps score of a match that is stepped from Python, if anybody wants that."""

    def __init__(self, blank: Position, pages: int, totals: Any) -> None:
        self.game, self.pages, self.totals = blank.game, pages, totals
        self.play = blank.kernels.module(PLAY)
        self.cards, self.card = self.game.scorecards(pages), 0

    def open(self, position: Position) -> None:
        """A match is dealt: once more, as CHANCE has done nothing yet, for somebody who listens."""
        if self.pages:
            position.state.listening = COUNTED
            position.kernels.rules.deal(position.tables, position.state)
            self.card = self.play.open_cards(position.tables, position.state, self.cards, 0, self.pages)

    def note(self, position: Position) -> None:
        """Write down what the last action told."""
        if self.card < self.pages and position.state.told:
            self.card = self.play.keep_score(
                position.tables, position.state, self.cards, self.card, self.pages
            )

    def close(self) -> None:
        """Add up the games that are over."""
        if self.pages:
            self.play.close_cards(self.cards, 0, self.pages, self.totals)


class Table:
    """Where matches are played one after the other."""

    def __init__(self, spoken: Spoken) -> None:
        self.game: Game = get(spoken.game)
        if self.game.is_compiled:
            self.game.compile()
        options = dict(spoken.options)
        self.blank = Position(self.game, options, seats=spoken.seats, seed=0)
        self.sides = self.game.sides(spoken.seats, options)
        self.line_up: LineUp = tuple(
            given or (self.game.level(each, spoken.seats) if isinstance(each, str) else find(*each))
            for each, given in zip(spoken.line_up, spoken.given, strict=True)
        )
        self.room, self.mind = self.game.room(), self.game.state.blanks(1)

    def play(self, seed: int, number: int, scorer: Scorer) -> tuple[Position, int, tuple[int, BadBot] | None]:
        """Match ``number``: how it ended, how many turns it took, and who spoilt it."""
        position = self.blank.again(seed, number)
        scorer.open(position)
        players = [(side + number) % len(self.line_up) for side in self.sides]
        seated = [self.line_up[player] for player in players]
        guests = {seat: each.sit_down() for seat, each in enumerate(seated) if isinstance(each, Guest)}
        turns = earlier = began = 0
        while (actor := position.actor) != NOBODY and position.state["turns"] <= self.game.most_turns:
            if actor == CHANCE:
                position.chance()
            elif actor in guests:
                try:
                    if position.ply - began > LONG_TURN:
                        guest = guests[actor].guest
                        raise spoilt(guest, self.game, ENDLESS, 0)
                    position.apply(self._asked(guests[actor], position, seed, number))
                except BadBot as error:
                    return position, earlier + turns, (players[actor], error)
            else:
                position.apply(self._decided(seated[actor], position))
            scorer.note(position)
            now = int(position.state["turns"])
            if now < turns:
                earlier += turns
            if now != turns:
                began = position.ply
            turns = now
        return position, earlier + min(turns, self.game.most_turns), None

    def _decided(self, level: Any, position: Position) -> int:
        """What a player of a level does."""
        if not level.plain:
            return choose(position.imagine(), level)
        decide = position.kernels.straight(PLAY, "decide")
        return int(
            decide(position.tables, position.state, int(level.bot), position.dice, self.room, self.mind)
        )

    def _asked(self, player: Player, position: Position, seed: int, number: int) -> int:
        """What a guest does, shown only what its seat may know; its luck follows from the match and the ply."""
        luck = (seed * LUCK + number * LONG_TURN * LONG_TURN + position.ply) % (1 << 63)
        return player.choose(Position.of(position, seed=luck))


@lru_cache(1)
def _table(spoken: Spoken) -> Table:
    """One table for all matches of a run."""
    return Table(spoken)


# --- Where ---


class Here(Executor):
    """Does what it is asked to at once: an alarm for those who are late rings only where Python began."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Do it."""
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


@contextmanager
def elsewhere(workers: int, most: int) -> Iterator[Executor]:
    """Processes for bots in Python, which keep Python's lock; this one where a single one is enough."""
    if min(workers, most) <= 1:
        yield Here()
        return
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield pool
