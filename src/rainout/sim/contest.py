"""Batches of matches between players of any level, slips and searches included, played inside one kernel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from rainout.bots.deciding import BRANCHES
from rainout.bots.values import value_of
from rainout.core.dice import new_dice
from rainout.core.game import THINKING
from rainout.core.kernel import Kernels
from rainout.core.levels import Level
from rainout.core.mind import Net, mind, players, tree
from rainout.core.state import Bot
from rainout.sim.batch import Plan
from rainout.sim.tally import Tally


@dataclass(frozen=True)
class Contest:
    """What is to be played between levels, on compiled rules."""

    plan: Plan
    levels: tuple[Level, ...]
    kernels: Kernels
    net: Net | None
    kind: int
    """Of which kind the matches are; see ``Course.kinds``."""

    @classmethod
    def of(cls, plan: Plan, levels: tuple[Level, ...], kind: int) -> Contest:
        """The same matches between levels; where nothing was learned, nobody thinks further than ``advise``."""
        return cls(plan, levels, plan.game.compile(), value_of(plan.game), kind)

    def play(self, first: int, games: int) -> Tally:
        """Play the matches numbered from ``first``; safe on any thread, as everything they touch is made here."""
        plan, game = self.plan, self.plan.game
        payoffs = np.zeros((games, len(self.levels)), np.int8)
        turns, steps = np.zeros(games, np.int32), np.zeros(games, np.int64)
        ends = game.state.blanks(games)
        scoring = plan.scoring(games)
        self.kernels.module(THINKING).contest(
            plan.tables,
            game.state.new(),
            players(*map(self._player, self.levels)),
            np.zeros(len(plan.sides), np.int64),
            plan.seed,
            first,
            game.most_turns,
            mind(game, plan.sides, self.net, self.kind),
            tree(BRANCHES * max(level.nodes for level in self.levels)),
            new_dice(),
            game.room(),
            payoffs,
            turns,
            steps,
            ends,
            *scoring,
        )
        return Tally.of(first, payoffs, turns, ends, ends[game.points], scoring[-1])

    def _player(self, level: Level) -> dict[str, Any]:
        return level.player if self.net else {**level.player, "bot": min(level.bot, Bot.ADVISE)}
