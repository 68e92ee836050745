"""What a player who weighs positions works with: the weights he has learned, and paper to work things out on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from rainout.core.state import Field, record, record_type
from rainout.core.value import KNOTS

if TYPE_CHECKING:
    from rainout.core.game import Game

DEEP = 4
"""As many positions as are looked at at once: what is imagined, after an option, after an outcome, and further on."""


WIDEST = 4096
"""As many futures of one option as are ever followed."""
LAYERS = 6
"""As many of a network's arrays as were learned together; the last is what was measured afterwards."""


class Net(NamedTuple):
    """A small network from what is observed to a chance to win: two layers of units never negative, then one."""

    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    third: Any
    third_bias: Any
    curves: Any
    """For each kind of match, what is added to the log odds at each knot, so that they are what matches came to."""

    @classmethod
    def of(cls, *arrays: Any) -> Net:
        """The network with these weights, in the form kernels take them; judged as learned if no curves are given."""
        if len(arrays) == LAYERS:
            arrays = (*arrays, np.zeros((1, KNOTS)))
        return cls(*(np.ascontiguousarray(each, np.float32) for each in arrays))

    @property
    def learned(self) -> tuple[Any, ...]:
        """Its arrays without the curves."""
        return self[:LAYERS]

    @classmethod
    def blank(cls, inputs: int, hidden: tuple[int, int] = (1, 1)) -> Net:
        """A network that gives everybody an even chance."""
        a, b = hidden
        shapes = ((inputs, a), (a,), (a, b), (b,), (b,), (1,))
        return cls.of(*(np.zeros(shape) for shape in shapes))

    @property
    def weights(self) -> int:
        """How many numbers it consists of."""
        return sum(each.size for each in self.learned)


class Mind(NamedTuple):
    """One player's head. No two threads share one."""

    net: Net
    sides: Any
    """The side of each seat."""
    kind: Any
    """Which of the network's curves holds for the match."""
    through: Any
    """As many turns as an option is followed past, or none."""
    hidden: Any
    """Whether a seat must imagine what it cannot see."""
    seen: Any
    """Positions being looked at."""
    listed: Any
    """Room for lists of options, one a row."""
    worths: Any
    """What each option listed in the first row comes to: the chance to win after it."""
    doubts: Any
    """How unsure it is by how much that differs from what ``advise`` would do: the standard error."""
    looked: Any
    """How many futures of each option were looked at."""
    sums: Any
    """Of each option's futures: what they came to, how much better than ``advise`` that was, and its squares."""
    usual: Any
    """The place of what ``advise`` would do, and how many futures of it were looked at."""
    futures: Any
    """What each of those came to."""
    observed: Any
    """What is observed of the position being judged."""
    first: Any
    second: Any
    """The two layers of units."""
    dice: Any
    """Dice for what is imagined, apart from those of the match."""
    deepest: Any
    """How many positions have been judged."""


def mind(game: Game, sides: tuple[int, ...], net: Net | None = None, kind: int = 0) -> Mind:
    """A head for a match of a game, with what was learned of it."""
    net = net or Net.blank(game.observed)
    return Mind(
        net=net,
        sides=np.array(sides, np.int64),
        kind=np.full(1, kind if kind < len(net.curves) else 0, np.int64),
        through=np.full(1, game.course.through, np.int64),
        hidden=np.full(1, game.hidden, np.int64),
        seen=game.state.blanks(DEEP),
        listed=np.zeros((3, game.most_options), np.int16),
        worths=np.zeros(game.most_options),
        doubts=np.zeros(game.most_options),
        looked=np.zeros(game.most_options, np.int64),
        sums=np.zeros((game.most_options, 3)),
        usual=np.zeros(2, np.int64),
        futures=np.zeros(WIDEST),
        observed=np.zeros(max(game.observed, 1), np.float32),
        first=np.zeros(net.first.shape[1], np.float32),
        second=np.zeros(net.second.shape[1], np.float32),
        dice=np.zeros(4, np.int64),
        deepest=np.zeros(1, np.int64),
    )


class Tree(NamedTuple):
    """What search remembers; see :mod:`rainout.core.search`."""

    used: Any
    """Nodes and branches in use."""
    first: Any
    """Of each node its first branch, or -1."""
    met: Any
    """How often each node was decided at."""
    action: Any
    """Of each branch, what is done."""
    next: Any
    """The next branch of the same node, or -1."""
    leads: Any
    """The node it leads to, or -1."""
    tried: Any
    """How many futures went that way."""
    gained: Any
    """The chances to win these came to, for whoever decided."""
    guess: Any
    """What was thought of it before."""
    path: Any
    """Of the future being followed, the branches and who decided."""


DEEPEST = 200
"""As many decisions and outcomes ahead as are remembered of a future."""


def tree(branches: int = 0) -> Tree:
    """A blank tree with room for so many branches."""
    return Tree(
        used=np.zeros(2, np.int64),
        first=np.full(max(branches, 1), -1, np.int32),
        met=np.zeros(max(branches, 1), np.int32),
        action=np.zeros(branches, np.int16),
        next=np.zeros(branches, np.int32),
        leads=np.zeros(branches, np.int32),
        tried=np.zeros(branches, np.int32),
        gained=np.zeros(branches),
        guess=np.zeros(branches),
        path=np.zeros((DEEPEST, 2), np.int64),
    )


PLAYER = (
    Field("bot", "i1", (), "who thinks, a Bot"),
    Field("slips", "i4", (), "of 2**20 decisions, so many are left to chance"),
    Field("width", "i2", (), "as many of CHANCE's outcomes as are taken each in turn", 20),
    Field("caution", "f4", (), "standard errors by which an option must be better than what advise would do"),
    Field("nodes", "i4", (), "futures searched for a decision, or none"),
)
"""A player's strength."""


def players(*each: dict[str, float]) -> Any:
    """Players, each by what differs from nothing."""
    made = np.zeros(len(each), record_type(PLAYER)).view(np.recarray)
    for number, player in enumerate(each):
        made[number] = record(PLAYER, **player)
    return made
