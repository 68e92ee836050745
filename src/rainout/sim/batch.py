"""One batch of matches, played inside one kernel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from rainout.core.dice import new_dice
from rainout.core.game import PLAY, Game
from rainout.core.kernel import Kernels
from rainout.core.play import STUCK
from rainout.sim.tally import Tally


class DeadEnd(Exception):
    """Somebody must act and has no option: a fault of the rules, told with what it takes to see it again."""

    def __init__(self, game: Game, seed: int, number: int) -> None:
        super().__init__(
            f"{game.id}: match {number} of seed {seed} came to a position without a legal action"
        )
        self.number = number


@dataclass(frozen=True)
class Plan:
    """What is to be played, whatever the batch."""

    game: Game
    kernels: Kernels
    tables: Any
    bots: tuple[int, ...]
    """A bot for each side."""
    sides: tuple[int, ...]
    """The side of each seat."""
    seed: int

    def play(self, first: int, games: int) -> Tally:
        """Play the matches numbered from ``first``; safe on any thread, as everything they touch is made here."""
        payoffs = np.zeros((games, len(self.bots)), np.int8)
        turns = np.zeros(games, np.int32)
        steps = np.zeros(games, np.int64)
        ends = self.game.state.blanks(games)
        self.kernels.module(PLAY).play_batch(
            self.tables,
            self.game.state.new(),
            bots=np.array(self.bots, np.int64),
            sides=np.array(self.sides, np.int64),
            seated=np.zeros(len(self.sides), np.int64),
            seed=self.seed,
            first=first,
            most_turns=self.game.most_turns,
            dice=new_dice(),
            out=self.game.room(),
            mind=self.game.state.blanks(1),
            payoffs=payoffs,
            turns=turns,
            steps=steps,
            ends=ends,
        )
        if (steps == STUCK).any():
            raise DeadEnd(self.game, self.seed, first + int((steps == STUCK).argmax()))
        return Tally.of(first, payoffs, turns, ends, ends[self.game.points])
