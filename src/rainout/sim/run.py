"""Running a simulation: batches on threads, for compiled rules do not hold Python's lock."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from rainout.bots.guests import PATIENCE, Guest, find, is_guest
from rainout.core import kernel
from rainout.core.errors import RainoutError
from rainout.core.game import Game
from rainout.core.levels import Level
from rainout.core.options import OptionValue
from rainout.core.registry import get
from rainout.core.words import message
from rainout.diamond.game import BallGame
from rainout.sim.batch import Plan
from rainout.sim.cluster import Engine, Far, NoCluster, cluster
from rainout.sim.contest import Contest
from rainout.sim.hosted import Hosted, Spoken, elsewhere
from rainout.sim.kept import Keeper, Run
from rainout.sim.stats import stats_of
from rainout.sim.summary import Summary, summarise
from rainout.sim.tally import Tally

BATCH = 1024
"""Matches in a batch: long enough to make starting it free, short enough to stop soon and to need little memory."""
FEW = 10
"""So few matches are played interpreted: sooner done than the compiler."""
BATCH_OF_THINKERS = 32
"""Matches in a batch where players weigh what may come."""
BATCH_IN_PYTHON = 16
"""The same where bots are asked from Python."""
FAR_BATCH = 8 * BATCH
"""The same where a batch travels to another machine."""
LARGEST_SEED = 2**63 - 1

Progress = Callable[[int], None]


class BadPlan(RainoutError):
    """A simulation that cannot be run as asked."""


def simulate(
    game: Game | str,
    games: int,
    seed: int,
    bots: Sequence[str | Callable[..., Any]],
    options: Mapping[str, OptionValue] | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
    batch: int = BATCH,
    seats: int | None = None,
    patience: float = PATIENCE,
    stats: bool = False,
    so_far: bool = False,
    engine: Engine = "threads",
    address: str | None = None,
    resume: str | Path | None = None,
) -> Summary:
    """Play ``games`` matches between ``bots``, one for each side, and sum them up; ``seats`` is how many play.

    Match number ``i`` is the same whoever plays it, so the summary does not depend on ``workers`` (all cores unless
    told) nor on ``batch``. It begins at once: until the rules are compiled, which another process does meanwhile,
    matches are played interpreted. ``progress`` is told how many are done: none at the start, then now and then.

    With ``stats`` somebody keeps score of every game, and the summary says how everybody batted and pitched. Whoever
    interrupts it gets the summary of what is known ``so_far``, if that is asked for. What is played is kept in the file
    ``resume``, from which the next run with it goes on, on as many games as are wanted then.

    The ``engine`` is threads of this machine, or ``ray``: the cluster at an ``address``, or one that is started here.

    A bot is one of the game's, or one of your own: ``"my_bot.py:Cautious"``, a function or a class (see
    :mod:`rainout.bots.guests`), with ``patience`` seconds for each choice. Bots in Python play in this process, unless
    they come from files and ``workers`` are asked for.
    """
    game = get(game) if isinstance(game, str) else game
    seats = game.seats[0] if seats is None else seats
    agreed = game.agree(options or {}, seats)
    if len(bots) != game.side_count(seats):
        raise BadPlan("sim-error-bots", sides=game.side_count(seats), count=len(bots))
    line_up = tuple(_bot(game, each, seats, patience) for each in bots)
    names = tuple(each.name for each in line_up)
    guests = [each for each in line_up if isinstance(each, Guest)]
    levels = tuple(each for each in line_up if isinstance(each, Level))
    plain = all(each.plain for each in levels)
    thinking = not plain and game.observed > 0 and not guests
    speaking = not all(each.is_rule for each in guests) or not (plain or thinking)
    portable = all(each.module for each in guests)
    asked = workers is not None
    workers = (1 if speaking else cores()) if workers is None else workers
    check(games, seed, workers)
    plan = Plan(
        game,
        _kernels(game, games),
        game.tables(agreed, seats),
        tuple(int(each.bot) if isinstance(each, Level) else 0 for each in line_up),
        game.sides(seats, agreed),
        seed,
        game.most_games(agreed, seats) if stats else 0,
    )
    if stats and not plan.pages:
        raise BadPlan("sim-error-stats", game=message(f"{game.id}-title"))
    tally = plan.play(0, 0)
    run = Run(game.id, game.version, agreed, seats, seed, names, stats)
    keeper = Keeper(Path(resume), run, game) if resume is not None else None
    if keeper:
        keeper.begin(tally)
    if engine == "ray" and guests:
        raise NoCluster("sim-error-far-bots")
    told = progress or (lambda done: None)

    def progress_and_keep(done: int) -> None:
        if keeper:
            keeper.note(tally)
        told(done)

    progress = progress_and_keep
    progress(tally.games)
    interrupted = False
    try:
        if tally.games >= games:
            pass
        elif engine == "ray":
            told_far = Far(game.id, tuple(agreed.items()), seats, seed, names, plan.pages)
            away = Spoken.of(plan, line_up, agreed, seats) if speaking else told_far
            size = BATCH_IN_PYTHON if speaking else BATCH_OF_THINKERS if thinking else FAR_BATCH
            with cluster(address, workers if asked else cores()) as far_away:
                _play_the_rest(away, tally, games, far_away.workers, size, progress, far_away)
        elif speaking:
            spoken = Spoken.of(plan, line_up, agreed, seats)
            with elsewhere(workers if portable else 1, min(games, BATCH_IN_PYTHON * workers)) as pool:
                _play_the_rest(spoken, tally, games, workers, min(batch, BATCH_IN_PYTHON), progress, pool)
        elif guests:
            hosted = Hosted.of(plan, line_up, compiled=games > FEW)
            with ThreadPoolExecutor(workers, thread_name_prefix="simulate") as pool:
                _play_the_rest(hosted, tally, games, workers, batch, progress, pool)
        elif thinking:
            contest = Contest.of(plan, levels, game.course.kind(seats, agreed))
            with ThreadPoolExecutor(workers, thread_name_prefix="simulate") as pool:
                _play_the_rest(contest, tally, games, workers, min(batch, BATCH_OF_THINKERS), progress, pool)
        else:
            _play_while_compiling(plan, tally, games, progress)
            plan = replace(plan, kernels=kernel.compiled(game.contract) or plan.kernels)
            with ThreadPoolExecutor(workers, thread_name_prefix="simulate") as pool:
                _play_the_rest(plan, tally, games, workers, batch, progress, pool)
    except KeyboardInterrupt:
        if not so_far or not tally.games:
            raise
        interrupted = True
    finally:
        if keeper:
            keeper.save(tally)
    summary = summarise(tally, game.id, game.version, agreed, seed, names)
    found = stats_of(game, plan.tables, tally.totals[0]) if isinstance(game, BallGame) and stats else None
    return msgspec.structs.replace(summary, stats=found, interrupted=interrupted)


def _bot(game: Game, wanted: str | Callable[..., Any], seats: int, patience: float) -> Level | Guest:
    """A level of the game's own bots, or a guest."""
    if isinstance(wanted, str) and not is_guest(wanted):
        return game.level(wanted, seats)
    return find(wanted, patience)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def check(games: int, seed: int, workers: int) -> None:
    """Refuse a plan with nothing to play, nobody to play it, or a seed that no dice take."""
    if games < 1:
        raise BadPlan("sim-error-games")
    if workers < 1:
        raise BadPlan("sim-error-workers")
    if not 0 <= seed <= LARGEST_SEED:
        raise BadPlan("sim-error-seed", largest=str(LARGEST_SEED))


def _kernels(game: Game, games: int) -> kernel.Kernels:
    """What to begin with: compiled rules if that takes no compiling, or else those that need none."""
    if ready := kernel.compiled(game.contract):
        return ready
    if games > FEW and game.is_compiled:
        return game.compile()
    if games > FEW:
        game.warm()
    return game.load(compiled=False)


def _play_while_compiling(plan: Plan, tally: Tally, games: int, progress: Progress) -> None:
    """Play one match after another, interpreted, until all are done or compiled rules are ready."""
    if plan.kernels.compiled:
        return
    while tally.games < games and not kernel.compiled(plan.game.contract):
        tally.add(plan.play(tally.games, 1))
        progress(tally.games)


def _play_the_rest(
    plan: Plan | Contest | Hosted | Spoken | Far,
    tally: Tally,
    games: int,
    workers: int,
    batch: int,
    progress: Progress,
    pool: Executor,
) -> None:
    """Play every batch that is left, with a few in flight at a time, and fold each as it comes in."""
    left = games - tally.games
    waiting = _batches(tally.games, games, max(1, min(batch, -(-left // workers))))
    flying: deque[Future[Tally]] = deque()
    try:
        while True:
            while len(flying) < 2 * workers and (numbers := next(waiting, None)):
                flying.append(pool.submit(plan.play, numbers.start, len(numbers)))
            if not flying:
                return
            tally.add(flying.popleft().result())
            progress(tally.games)
    finally:
        pool.shutdown(cancel_futures=True)


def _batches(first: int, games: int, size: int) -> Iterator[range]:
    return (range(start, min(start + size, games)) for start in range(first, games, size))
