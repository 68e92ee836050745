"""Playing the games of a league, a day at a time, on as many cores as there are.

A day's games need nothing of each other, so they go to threads; a club's next game needs what it brings along from its
last. Which thread plays what makes no difference, nor how far the league is played at once.
"""

from __future__ import annotations

import queue
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import lru_cache, partial
from itertools import takewhile
from typing import Any, NamedTuple

import numpy as np

from rainout.core import kernel
from rainout.core.dice import new_dice
from rainout.core.errors import RainoutError
from rainout.core.fair import FairDice
from rainout.core.fairness import fair_dice
from rainout.core.game import FIXTURES, Game
from rainout.core.levels import Level
from rainout.core.match import Match
from rainout.core.options import OptionValue
from rainout.core.play import STUCK
from rainout.core.registry import get
from rainout.core.state import NOBODY, Bot
from rainout.leagues.league import SEATS, League, NoSuchGame, Year
from rainout.leagues.results import Carried, Fixture, Result
from rainout.sim.batch import DeadEnd
from rainout.sim.cluster import Cluster, Engine, cluster
from rainout.sim.run import FEW, cores

MOST_ACTIONS = 1 << 16
"""More than any match takes."""

Progress = Callable[[int], None]
Awaited = Callable[[Fixture], bool]
FORFEIT = 9
"""Runs that a club gets whose opponent has given a game up, as everywhere in baseball."""


class Day(NamedTuple):
    """What was played on a day."""

    results: list[Result]
    cards: Any
    """The scorecard of each, or nothing where nobody keeps score."""


class FarGame(NamedTuple):
    """A game of a league, told so that any machine can play it."""

    game: str
    options: tuple[tuple[str, OptionValue], ...]
    levels: tuple[str, ...]
    seed: str
    fixture: Fixture
    brought: tuple[Carried, ...]
    scores: bool


Played = list[tuple[Result, bytes]]
"""Results and scorecards."""
PlayDay = Callable[[Year, Mapping[int, Carried], Sequence[Fixture]], Played]
"""Plays a day's games."""


class Slow(RainoutError):
    """Bots that leagues cannot let play."""


class Ground:
    """Where one thread plays games one after the other."""

    def __init__(self, game: Game, room: int = 0, scores: bool = False) -> None:
        self.game = game
        self.cards = game.scorecards(int(scores))
        self.state = game.state.new()
        self.dice, self.fair = new_dice(), fair_dice()
        self.out, self.mind = game.room(), game.state.blanks(1)
        self.taken = np.zeros(room, np.int16)
        self.carried = np.zeros((SEATS, game.carries), np.int8)

    def play(
        self,
        kernels: Any,
        tables: Any,
        levels: Sequence[Level],
        seed: str,
        number: int,
        brought: Sequence[Carried],
    ) -> int:
        """Play a game from what both clubs bring along; returns how many actions it took."""
        for seat, each in enumerate(brought):
            self.carried[seat] = each or 0
        actions = kernels.module(FIXTURES).play_fixture(
            tables,
            self.state,
            np.array([level.bot for level in levels], np.int64),
            np.array([level.player["slips"] for level in levels], np.int64),
            self.carried,
            np.frombuffer(FairDice.new(seed).seed, np.uint8).copy(),
            number,
            self.game.most_turns,
            self.fair,
            self.dice,
            self.out,
            self.mind,
            self.taken,
            self.cards,
        )
        if actions == STUCK:
            raise DeadEnd(self.game, number, number)
        return int(actions)

    def result(self, fixture: Fixture, tables: Any) -> Result:
        """What came of the game just played."""
        game, g = self.game, self.state
        won = int(game.straight("payoff")(tables, g, 0)) if g.actor == NOBODY else 0
        home, away = g[game.points].tolist()
        left = tuple(tuple(each) for each in self.carried.tolist()) if game.carries else ((), ())
        return Result(fixture, (home, away), won, left)  # type: ignore[arg-type]

    def card(self) -> bytes:
        """The scorecard of the game just played, if somebody keeps score; nothing of any game before is on it."""
        if len(self.cards) and "log" in self.cards.dtype.names:
            self.cards.log[0, self.cards.logged[0] :] = 0
        return bytes(self.cards.tobytes())


class Office:
    """Plays the games of a league's season."""

    def __init__(
        self,
        league: League,
        workers: int | None = None,
        engine: Engine = "threads",
        address: str | None = None,
    ) -> None:
        self.league, self.game = league, league.game
        self.workers = workers or cores()
        self.engine, self.address = engine, address
        for club in league.clubs:
            if self.game.level(club.level).bot > Bot.ADVISE:
                raise Slow("league-error-level", level=club.level, known=", ".join(plain_levels(self.game)))
        self.scores = is_scored(league)
        """Whether somebody keeps score."""
        self._grounds: queue.SimpleQueue[Ground] = queue.SimpleQueue()
        for _ in range(self.workers):
            self._grounds.put(Ground(self.game, scores=self.scores))
        self._tables: dict[tuple[int, int], Any] = {}

    def tables(self, home: int, away: int) -> Any:
        """The tables of a pairing; a club plays one game a day, so that nobody else uses them meanwhile."""
        if (home, away) not in self._tables:
            options = self.league.options_of(Fixture(0, 0, home, away))
            self._tables[home, away] = self.game.tables(options, SEATS)
        return self._tables[home, away]

    def play(
        self,
        days: int | None,
        progress: Progress = lambda done: None,
        last: int | None = None,
        awaited: Awaited = lambda fixture: False,
    ) -> Iterator[Day]:
        """Play so many days, or all that are left up to the ``last``; each is yielded when it is over, with its cards.

        What is ``awaited`` people play themselves: the season stops before it.
        Results are in the order of the season whoever finished first. Where the rules are not compiled yet, they are
        while the first days are played.
        """
        year = self.league.year
        carried = brought_along(year, self.league)
        many = days is None or days * len(self.league.clubs) > FEW
        with self._players(many) as play_day:
            done = 0
            while (days is None or done < days) and (due := year.due):
                if last is not None and due[0].day > last:
                    return
                ready = list(takewhile(lambda each: not awaited(each), due))
                if not ready:
                    return
                played = play_day(year, carried, ready)
                results = [result for result, _ in played]
                for result in results:
                    carried |= dict(zip(result.clubs, result.carried, strict=True))
                year.played += results
                done += 1
                yield Day(results, self._together(card for _, card in played))
                progress(len(year.played))

    @contextmanager
    def _players(self, many: bool) -> Iterator[PlayDay]:
        """Who plays: threads of this process, or a cluster."""
        if self.engine == "ray":
            with cluster(self.address, self.workers) as far:
                yield partial(self._play_far, far)
            return
        if self.game.is_compiled:
            self.game.compile()
        elif many:
            self.game.warm()
        with ThreadPoolExecutor(self.workers, thread_name_prefix="league") as pool:
            yield partial(self._play_here, pool)

    def _play_here(
        self, pool: ThreadPoolExecutor, year: Year, carried: Mapping[int, Carried], due: Sequence[Fixture]
    ) -> Played:
        kernels = kernel.current(self.game.contract)
        return list(pool.map(partial(self._play_one, year, kernels, carried), due))

    def _play_far(
        self, far: Cluster, year: Year, carried: Mapping[int, Carried], due: Sequence[Fixture]
    ) -> Played:
        """A day's games on a cluster, an even part for each of its workers."""
        told = [self._told(year, carried, fixture) for fixture in due]
        size = -(-len(told) // far.workers)
        sent = [far.submit(play_far, told[first : first + size]) for first in range(0, len(told), size)]
        return [played for each in sent for played in each.result()]

    def _told(self, year: Year, carried: Mapping[int, Carried], fixture: Fixture) -> FarGame:
        return FarGame(
            game=self.game.id,
            options=tuple(self.league.options_of(fixture).items()),
            levels=tuple(level.name for level in _managers(self.league, fixture)),
            seed=self.league.seed_of(year, fixture),
            fixture=fixture,
            brought=tuple(carried.get(club, ()) for club in (fixture.home, fixture.away)),
            scores=self.scores,
        )

    def cards_again(self, year: Year, first: int) -> Iterator[tuple[int, Any]]:
        """The scorecards of games that were played, from number ``first`` on: they are played once more."""
        carried = brought_along(year, self.league, first - 1)
        kernels = kernel.current(self.game.contract)
        for result in year.played[first - 1 :]:
            if result.actions:
                card = card_of(match_of(self.league, year, result.fixture.number))
            else:
                _, card = self._play_one(year, kernels, carried, result.fixture)
            carried |= dict(zip(result.clubs, result.carried, strict=True))
            yield result.fixture.number, self._together([card])[0]

    def _together(self, cards: Iterable[bytes]) -> Any:
        return np.frombuffer(b"".join(cards), self.game.scorecard).view(np.recarray)

    def _play_one(
        self, year: Year, kernels: Any, carried: Mapping[int, Carried], fixture: Fixture
    ) -> tuple[Result, bytes]:
        with self._ground() as ground:
            tables = self.tables(fixture.home, fixture.away)
            brought = [carried.get(club, ()) for club in (fixture.home, fixture.away)]
            seed = self.league.seed_of(year, fixture)
            ground.play(kernels, tables, _managers(self.league, fixture), seed, fixture.number, brought)
            return ground.result(fixture, tables), ground.card()

    @contextmanager
    def _ground(self) -> Iterator[Ground]:
        ground = self._grounds.get()
        try:
            yield ground
        finally:
            self._grounds.put(ground)


def play_far(games: Sequence[FarGame]) -> Played:
    """Play games that were told in plain words, one after the other, in this process."""
    played = []
    for each in games:
        game, tables = get(each.game), _tables(each.game, each.options)
        ground = _ground(each.game, each.scores)
        levels = [game.level(name) for name in each.levels]
        ground.play(game.compile(), tables, levels, each.seed, each.fixture.number, each.brought)
        played.append((ground.result(each.fixture, tables), ground.card()))
    return played


@lru_cache(maxsize=4)
def _ground(game: str, scores: bool) -> Ground:
    return Ground(get(game), scores=scores)


@lru_cache(maxsize=1024)
def _tables(game: str, options: tuple[tuple[str, OptionValue], ...]) -> Any:
    return get(game).tables(dict(options), SEATS)


def plain_levels(game: Game) -> list[str]:
    """The bots of a game that leagues can let play."""
    return [level.name for level in game.levels if level.bot <= Bot.ADVISE]


def is_scored(league: League) -> bool:
    """Whether somebody keeps score of a league's games, one for each match."""
    return league.game.most_games(league.agreed, SEATS) == 1


def _managers(league: League, fixture: Fixture) -> list[Level]:
    return [league.game.level(league.clubs[club].level) for club in (fixture.home, fixture.away)]


def brought_along(year: Year, league: League, before: int | None = None) -> dict[int, Carried]:
    """What every club brings into its next game, or brought into the one before so many were played."""
    carried: dict[int, Carried] = {}
    for result in year.played[:before]:
        carried |= dict(zip(result.clubs, result.carried, strict=True))
    return carried


def match_of(league: League, year: Year, number: int) -> Match:
    """A game that was played, as a match: played once more, action by action, with the same dice."""
    if not 1 <= number <= len(year.played):
        raise NoSuchGame("league-error-no-game", number=number, played=len(year.played))
    result = year.played[number - 1]
    fixture = result.fixture
    match = match_before(league, year, fixture)
    if result.actions:
        for entry in result.actions:
            match.enter(entry)
        return match
    carried = brought_along(year, league, number - 1)
    brought = [carried.get(club, ()) for club in (fixture.home, fixture.away)]
    game, ground = league.game, Ground(league.game, MOST_ACTIONS)
    if game.is_compiled:
        game.compile()
    options = league.options_of(fixture)
    seed = league.seed_of(year, fixture)
    count = ground.play(
        kernel.current(game.contract),
        game.tables(options, SEATS),
        _managers(league, fixture),
        seed,
        fixture.number,
        brought,
    )
    for action in ground.taken[:count].tolist():
        match.apply(action)
    return match


# --- Games that people play ------------------------------------------------------------------------------------------


def match_before(league: League, year: Year, fixture: Fixture) -> Match:
    """A game as a match that nobody has acted in yet, with what both clubs bring along and the dice of that game."""
    game = league.game
    carried = brought_along(year, league, fixture.number - 1)
    rest = [carried.get(club) or (0,) * game.carries for club in (fixture.home, fixture.away)]
    options = game.in_season(league.options_of(fixture), rest if game.carries else ())
    return Match(game, options, seats=SEATS, seed=league.seed_of(year, fixture))


def result_of(league: League, year: Year, fixture: Fixture, match: Match) -> Result:
    """What came of a game that people have played to its end; whoever gave it up has lost nine to nothing."""
    game, g = league.game, match.state
    home, away = g[game.points].tolist()
    if match.resigned is not None:
        won = -1 if match.resigned == 0 else 1
        home, away = (FORFEIT, 0) if won > 0 else (0, FORFEIT)
    else:
        won = int(game.straight("payoff")(match.tables, g, 0))
    before = brought_along(year, league, fixture.number - 1)
    left = []
    depart = kernel.load(game.contract, compiled=False).straight(game.contract, "depart")
    for seat, club in enumerate((fixture.home, fixture.away)):
        carried = np.zeros(game.carries, np.int8)
        carried[:] = before.get(club) or 0
        depart(match.tables, g, seat, carried)
        left.append(tuple(carried.tolist()))
    entries = [game.notation.write(action) for action in match.actions]
    entries += [match.last_words] if match.last_words else []
    return Result(fixture, (home, away), won, (left[0], left[1]), tuple(entries))


def card_of(match: Match) -> bytes:
    """The scorecard of a match that is one game; an empty one where it was given up before anything happened."""
    cards = match.scorecards
    return bytes(cards[-1].tobytes() if cards else match.game.scorecards(1).tobytes())
