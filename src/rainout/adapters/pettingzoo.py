"""Any of the games for PettingZoo: seats act in turn (AEC), with action masks.

>>> from rainout.adapters.pettingzoo import env
>>> table = env("hens")
>>> table.reset(seed=7)
>>> observation, reward, terminated, truncated, info = table.last()
>>> int(observation["action_mask"].sum())
5
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from rainout.adapters.seen import action_count, begun, given_up, mask, observation, size
from rainout.core.errors import IllegalAction
from rainout.core.game import Game
from rainout.core.options import OptionValue


def env(
    game: Game | str, options: Mapping[str, OptionValue] | None = None, *, seats: int | None = None
) -> Any:
    """A table in PettingZoo's usual wrappers: who does what is not possible has lost."""
    table: Any = wrappers.TerminateIllegalWrapper(Table(game, options, seats=seats), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


class Table(AECEnv[str, Any, Any]):
    """A game as an environment. CHANCE acts by itself, as the seed of ``reset`` has it."""

    def __init__(
        self, game: Game | str, options: Mapping[str, OptionValue] | None = None, *, seats: int | None = None
    ) -> None:
        super().__init__()
        self.position = begun(game, options, seats)
        rules = self.position.game
        self.metadata = {
            "name": f"rainout_{rules.id}_v{rules.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.position.seats)]
        seen = Box(-np.inf, np.inf, (size(rules),), np.float32)
        possible = Box(0, 1, (action_count(rules),), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": seen, "action_mask": possible}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(action_count(rules)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """What ``observe`` gives."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Every action of the game; the mask says which are possible."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match."""
        self.position = self.position.again(seed)
        self.position.settle()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.actor]

    def observe(self, agent: str) -> Any:
        """What a seat knows, and what it may do."""
        seat = self.possible_agents.index(agent)
        return {"observation": observation(self.position, seat), "action_mask": mask(self.position, seat)}

    def step(self, action: Any) -> None:
        """Take an action for the seat that must act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction("error-illegal", text="None", options=", ".join(self.position.texts[:8]))
        self.position.apply(int(action))
        self.position.settle()
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if self.position.over:
            self.rewards = dict(zip(self.agents, self.position.payoffs, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif given_up(self.position):
            self.truncations = dict.fromkeys(self.agents, True)
        if self.position.actor >= 0:
            self.agent_selection = self.possible_agents[self.position.actor]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str:
        """The position in a line."""
        return repr(self.position)

    def close(self) -> None:
        """Nothing is open."""
