"""How a player of some level decides: by rule of thumb, one ply on the learned value, or a search on top of that."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any

from rainout.bots.values import value_of
from rainout.core.dice import new_dice
from rainout.core.game import DICE, PLAY, SEARCH, THINKING
from rainout.core.levels import SLIPS, Level
from rainout.core.mind import Mind, Tree, mind, players, tree
from rainout.core.position import Position
from rainout.core.search import NONE, ROOT
from rainout.core.state import Bot

SLICE = 32
"""Futures that are followed before somebody may say that it is enough."""
PATIENCE = 2.5
"""Seconds after which a search is called off, whatever it was to look at."""
BRANCHES = 24
"""Room in a tree for each future."""

Stopped = Callable[[], bool]


def never() -> bool:
    """Nobody says that it is enough."""
    return False


def choose(
    known: Position,
    level: Level,
    stopped: Stopped = never,
    *,
    threads: int = 1,
    seconds: float = PATIENCE,
) -> int:
    """The action that a player of a level takes in a position of which it may look at everything.

    It follows from the position and its luck alone, unless a search is called off before its end. Until rules are
    compiled, and in a game without a learned value, nobody thinks further than ``advise``.
    """
    game, kernels = known.game, known.kernels
    if level.slips and known.below(SLIPS) < round(level.slips * SLIPS):
        return known.options[known.below(len(known.options))]
    net = value_of(game) if kernels.compiled else None
    if level.bot <= Bot.ADVISE or net is None:
        way = min(level.bot, Bot.ADVISE)
        blank = game.state.blanks(1)
        return int(
            kernels.module(PLAY).decide(known.tables, known.state, int(way), known.dice, game.room(), blank)
        )
    sides, kind = game.sides(known.seats, known.agreed), game.course.kind(known.seats, known.agreed)
    heads = [mind(game, sides, net, kind) for _ in range(threads if level.nodes else 1)]
    if level.nodes:
        return _search(known, level, heads, stopped, seconds)
    player, head = players({**level.player, "slips": 0})[0], heads[0]
    think = kernels.module(THINKING).think
    return int(think(known.tables, known.state, player, head, tree(), known.dice, game.room()))


def _search(known: Position, level: Level, heads: list[Mind], stopped: Stopped, seconds: float) -> int:
    """Search with as many threads as there are heads, each with a tree and luck of its own; all futures count."""
    trees = [tree(BRANCHES * level.nodes // len(heads)) for _ in heads]
    luck = [known.below(1 << 31) for _ in heads]
    until = monotonic() + seconds
    share = -(-level.nodes // len(heads))

    def grow(number: int) -> None:
        head, grown, dice = heads[number], trees[number], new_dice()
        kernels, seat = known.kernels, known.actor
        kernels.module(DICE).seed_dice(dice, luck[number], number)
        search = kernels.module(SEARCH)
        search.plant(known.tables, known.state, seat, level.width, head, grown, dice)
        left = share
        while left > 0 and monotonic() < until and not stopped():
            search.grow(known.tables, known.state, seat, min(SLICE, left), head, grown, dice)
            left -= SLICE

    if len(heads) == 1:
        grow(0)
    else:
        with ThreadPoolExecutor(len(heads)) as pool:
            list(pool.map(grow, range(len(heads))))
    return _ripest(trees)


def _ripest(trees: list[Tree]) -> int:
    """The action most futures were spent on in all trees; of equals, the one that came to most."""
    tried: dict[int, Any] = {}
    for grown in trees:
        branch = int(grown.first[ROOT])
        while branch != NONE:
            action = int(grown.action[branch])
            count, gained = tried.get(action, (0, 0.0))
            tried[action] = (
                count + int(grown.tried[branch]),
                gained + float(grown.gained[branch] + grown.guess[branch]),
            )
            branch = int(grown.next[branch])
    return max(tried, key=lambda action: (tried[action], -action))
