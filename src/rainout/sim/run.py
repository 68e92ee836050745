"""Running a simulation: batches on threads, for compiled rules do not hold Python's lock."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace

from rainout.bots import bot
from rainout.core import kernel
from rainout.core.errors import RainoutError
from rainout.core.game import Game
from rainout.core.options import OptionValue
from rainout.core.registry import get
from rainout.sim.batch import Plan
from rainout.sim.summary import Summary, summarise
from rainout.sim.tally import Tally

BATCH = 1024
"""Matches in a batch: long enough to make starting it free, short enough to stop soon and to need little memory."""
FEW = 10
"""So few matches are played interpreted: sooner done than the compiler."""
LARGEST_SEED = 2**63 - 1

Progress = Callable[[int], None]


class BadPlan(RainoutError):
    """A simulation that cannot be run as asked."""


def simulate(
    game: Game | str,
    games: int,
    seed: int,
    bots: Sequence[str],
    options: Mapping[str, OptionValue] | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
    batch: int = BATCH,
    seats: int | None = None,
) -> Summary:
    """Play ``games`` matches between ``bots``, one for each side, and sum them up; ``seats`` is how many play.

    Match number ``i`` is the same whoever plays it, so the summary does not depend on ``workers`` (all cores unless
    told) nor on ``batch``. It begins at once: until the rules are compiled, which another process does meanwhile,
    matches are played interpreted. ``progress`` is told how many are done: none at the start, then now and then.
    """
    game = get(game) if isinstance(game, str) else game
    line_up = tuple(each.lower() for each in bots)
    workers = cores() if workers is None else workers
    seats = game.seats[0] if seats is None else seats
    agreed = game.agree(options or {}, seats)
    _check(game.side_count(seats), games, seed, line_up, workers)
    plan = Plan(
        game,
        _kernels(game, games),
        game.tables(agreed, seats),
        tuple(int(bot(level)) for level in line_up),
        game.sides(seats, agreed),
        seed,
    )
    progress = progress or (lambda done: None)
    progress(0)
    tally = plan.play(0, 0)
    _play_while_compiling(plan, tally, games, progress)
    plan = replace(plan, kernels=kernel.compiled(game.contract) or plan.kernels)
    _play_the_rest(plan, tally, games, workers, batch, progress)
    return summarise(tally, game.id, game.version, agreed, seed, line_up)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _check(sides: int, games: int, seed: int, bots: Sequence[str], workers: int) -> None:
    if len(bots) != sides:
        raise BadPlan("sim-error-bots", sides=sides, count=len(bots))
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
    plan: Plan, tally: Tally, games: int, workers: int, batch: int, progress: Progress
) -> None:
    """Play every batch that is left, with a few in flight at a time, and fold each as it comes in."""
    left = games - tally.games
    waiting = _batches(tally.games, games, max(1, min(batch, -(-left // workers))))
    flying: deque[Future[Tally]] = deque()
    pool = ThreadPoolExecutor(workers, thread_name_prefix="simulate")
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
