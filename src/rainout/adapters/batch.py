"""Thousands of matches at once, in NumPy arrays and inside kernels: for whoever learns from millions of decisions.

>>> from rainout.adapters.batch import Batch
>>> batch = Batch("hens", 3, seed=7)
>>> batch.actors, batch.counts
(array([0, 1, 1], dtype=int8), array([ 5, 10, 10], dtype=int32))
>>> rewards, ended = batch.step(batch.options[:, 0])
>>> batch.observations.shape, batch.mask().shape
((3, 137), (3, 115))
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np

from rainout.adapters.stepping import ALL_LEGAL
from rainout.core import kernel
from rainout.core.errors import IllegalAction
from rainout.core.game import Game
from rainout.core.options import OptionValue
from rainout.core.registry import get

STEPPING = "rainout.adapters.stepping"
WATCHING = "rainout.adapters.watching"


class Batch:
    """Matches that all wait for a decision. CHANCE acts by itself, and a match that is over is dealt anew.

    The arrays are written again by every step: copy what is to be kept. The first one of a game compiles for a while;
    what is compiled is kept. With ``RAINOUT_INTERPRETED`` in the environment nothing is compiled unless asked for.
    """

    def __init__(
        self,
        game: Game | str,
        matches: int,
        options: Mapping[str, OptionValue] | None = None,
        *,
        seats: int | None = None,
        seed: int | None = None,
        observe: bool = True,
    ) -> None:
        self.game = get(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        """How many play."""
        self.agreed = self.game.agree(options or {}, self.seats)
        self.tables = self.game.tables(self.agreed, self.seats)
        self.positions = self.game.state.blanks(matches)
        self.actors = np.zeros(matches, np.int8)
        """The seat that must decide in each match."""
        self.options = np.zeros((matches, self.game.most_options), np.int16)
        """What it may do: the first of each row, as many as :attr:`counts` says."""
        self.counts = np.zeros(matches, np.int32)
        self.rewards = np.zeros((matches, self.seats), np.int8)
        """By seat, what the match that ended with the last step was worth: 1 won, -1 lost, else 0."""
        self.ended = np.zeros(matches, np.int8)
        """0, or 1 for a match that ended with the last step, or 2 for one given up for its length."""
        self.observations = np.zeros((matches, self.game.observed if observe else 0), np.float32)
        """What the seat that must decide knows; no numbers where the game's positions are not told in such yet."""
        self.actions = 1 + max(self.game.notation.actions)
        """Actions are numbered from 0 to one less than this."""
        self._dice = np.zeros((matches, 4), np.int64)
        if not os.environ.get("RAINOUT_INTERPRETED"):
            self.game.compile()
        current = kernel.current(self.game.contract)
        self._steps = current.module(STEPPING)
        self._watch = current.module(WATCHING) if self.observations.shape[1] else None
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Deal every match anew; what chance does follows from the seed."""
        seed = secrets.randbits(63) if seed is None else seed
        self._steps.begin_all(
            self.tables,
            self.positions,
            self._dice,
            seed,
            self.game.most_turns,
            self.actors,
            self.options,
            self.counts,
        )
        self.rewards[:] = self.ended[:] = 0
        self._look()

    def step(self, actions: Any) -> tuple[Any, Any]:
        """Take an action in each match, by number; returns :attr:`rewards` and :attr:`ended`.

        Where one is not possible, none is taken.
        """
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != self.actors.shape:
            raise IllegalAction("error-batch-shape", matches=len(self.actors), given=str(chosen.shape))
        row = int(self._steps.first_illegal(chosen, self.options, self.counts))
        if row != ALL_LEGAL:
            number, notation = int(chosen[row]), self.game.notation
            raise IllegalAction(
                "error-illegal",
                text=notation.write(number) if number in notation.actions else str(number),
                options=notation.list(self.options[row, : self.counts[row]].tolist()),
            )
        self._steps.step_all(
            self.tables,
            self.positions,
            chosen,
            self._dice,
            self.game.most_turns,
            self.actors,
            self.options,
            self.counts,
            self.rewards,
            self.ended,
        )
        self._look()
        return self.rewards, self.ended

    def _look(self) -> None:
        if self._watch:
            self._watch.observe_all(self.tables, self.positions, self.actors, self.observations)

    def mask(self) -> Any:
        """For each match and each action there is, whether it is possible now."""
        mask = np.zeros((len(self.actors), self.actions), np.bool_)
        listed = np.arange(self.options.shape[1]) < self.counts[:, None]
        mask[np.nonzero(listed)[0], self.options[listed]] = True
        return mask

    def sample(self, random: np.random.Generator) -> Any:
        """One option for each match, each equally likely."""
        return self.options[np.arange(len(self.counts)), random.integers(self.counts)]
