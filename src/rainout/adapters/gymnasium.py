"""Any of the games for Gymnasium: one seat is the agent's, bots have the others; a solo season has no others.

>>> from rainout.adapters.gymnasium import Seat
>>> season = Seat("stretch")
>>> seen, info = season.reset(seed=7)
>>> seen, reward, over, given_up, info = season.step(int(info["action_mask"].argmax()))
>>> over
False
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from rainout.adapters.seen import action_count, begun, given_up, mask, observation, size
from rainout.bots import decide
from rainout.core.game import Game
from rainout.core.options import OptionValue


class Seat(gymnasium.Env[Any, Any]):
    """A seat at a game. ``info["action_mask"]`` says what is possible; who does anything else has lost."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str = "stretch",
        options: Mapping[str, OptionValue] | None = None,
        *,
        seat: int = 0,
        seats: int | None = None,
        opponents: str = "advise",
        render_mode: str | None = None,
    ) -> None:
        self.position = begun(game, options, seats)
        self.position.payoff(seat)  # there must be such a seat
        self.seat = seat
        self.level = self.position.game.level(opponents).name
        self.render_mode = render_mode
        rules = self.position.game
        self.observation_space = Box(-np.inf, np.inf, (size(rules),), np.float32)
        self.action_space = Discrete(action_count(rules))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal a new match and play it to the agent's first decision."""
        super().reset(seed=seed)
        self.position = self.position.again(int(self.np_random.integers(1 << 62)))
        self._go_on()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action; returns what is seen then, what it is worth, whether it is over, or given up, and more."""
        if int(action) not in self.position.options:
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        self.position.apply(int(action))
        self._go_on()
        over = self.position.over
        reward = float(self.position.payoff(self.seat)) if over else 0.0
        return self._seen(), reward, over, not over and given_up(self.position), self._info()

    def _go_on(self) -> None:
        """Let CHANCE and the others act."""
        self.position.settle()
        while self.position.actor not in (self.seat, -2) and not given_up(self.position):
            self.position.apply(decide(self.position, self.level, self.position.below(1 << 31)))
            self.position.settle()

    def _seen(self) -> Any:
        return observation(self.position, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": mask(self.position, self.seat), "illegal": False}

    def render(self) -> str | None:
        """The position in a line."""
        return repr(self.position) if self.render_mode == "ansi" else None
