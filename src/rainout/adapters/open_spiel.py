"""The games for OpenSpiel, as ``rainout_hens`` and so on: CHANCE is explicit, and its outcomes are equally likely.

What is agreed are the game's parameters, by the names of the options with ``_`` for ``-``.

>>> import pyspiel
>>> import rainout.adapters.open_spiel
>>> state = pyspiel.load_game("rainout_hens(block_lasts=one-round)").new_initial_state()
>>> state.is_chance_node()
True
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np
import pyspiel

from rainout.adapters.seen import action_count, begun, given_up, observation, size
from rainout.core.game import Game
from rainout.core.play import LONG_TURN
from rainout.core.registry import games
from rainout.core.state import CHANCE, HEARD, reading


def game_type(game: Game) -> Any:
    """What OpenSpiel is told of a game."""
    fewest, most = game.seats
    open_cards = pyspiel.GameType.Information.PERFECT_INFORMATION
    hidden = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    rivals = most == 2 and game.side_count() == 2
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"rainout_{game.id}",
        long_name=f"Rainout {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden if game.hidden else open_cards,
        utility=utility.ZERO_SUM if rivals else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": fewest}
        | {_parameter(each.name): each.default for each in game.options},
    )


def _parameter(option: str) -> str:
    """What OpenSpiel calls an option."""
    return option.replace("-", "_")


class RainoutGame(pyspiel.Game):  # type: ignore[misc]
    """A game under some agreement."""

    rules: Game

    def __init__(self, params: Any = None) -> None:
        params = dict(params or {})
        seats = int(params.get("players", self.rules.seats[0]))
        given = ((each, params.get(_parameter(each.name), each.default)) for each in self.rules.options)
        agreed = {option.name: value for option, value in given if value != option.default}
        self.blank = begun(self.rules, agreed, seats)
        kind = game_type(self.rules)
        level = {"utility_sum": 0.0} if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else {}
        info = pyspiel.GameInfo(
            num_distinct_actions=action_count(self.rules),
            max_chance_outcomes=action_count(self.rules),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.rules.most_turns * LONG_TURN,
            **level,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> RainoutState:
        """A match about to be dealt."""
        return RainoutState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Somebody who tells what a seat knows."""
        return Observer(self.rules, bool(iig_obs_type and iig_obs_type.perfect_recall))


@dataclass(frozen=True)
class Past:
    """What has happened, the last of it first. It never changes, so that clones of a state share it."""

    before: Past | None
    length: int
    action: int
    rows: tuple[tuple[int, ...], ...]
    """What was told of the action."""

    def __deepcopy__(self, memo: Any) -> Past:
        return self

    def __reduce__(self) -> Any:
        return _past, ([(each.action, each.rows) for each in self.since(0)],)

    def since(self, length: int) -> list[Past]:
        """What came after the first ``length`` actions, in order."""
        found, past = [], self
        while past.length > length and past.before is not None:
            found.append(past)
            past = past.before
        return found[::-1]


def _past(steps: list[tuple[int, tuple[tuple[int, ...], ...]]]) -> Past:
    """What has happened, put together again."""
    past = Past(None, 0, -1, ())
    for length, (action, rows) in enumerate(steps, 1):
        past = Past(past, length, action, rows)
    return past


class RainoutState(pyspiel.State):  # type: ignore[misc]
    """A position, with what was told on the way there."""

    def __init__(self, game: RainoutGame) -> None:
        super().__init__(game)
        self.position = game.blank.again(0)
        self.position.state.listening = HEARD
        self.past = Past(None, 0, -1, ())
        self._texts: dict[int | None, tuple[int, str]] = {}

    def current_player(self) -> int:
        """Whose turn it is."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.position.actor == CHANCE else self.position.actor

    def is_terminal(self) -> bool:
        """Whether the match is over, or given up for its length."""
        return self.position.over or given_up(self.position)

    def returns(self) -> list[float]:
        """What the match is worth to each seat."""
        if not self.position.over:
            return [0.0] * self.position.seats
        return [float(each) for each in self.position.payoffs]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What CHANCE may do, and how likely that is."""
        listed = Counter(self.position.options)
        return [(action, times / listed.total()) for action, times in sorted(listed.items())]

    def resample_from_infostate(self, player: int, sampler: Any = None) -> RainoutState:
        """Another state that the seat cannot tell from this one; OpenSpiel's own search in Python asks for it."""
        other: RainoutState = self.clone()
        other.position = other.position.imagine(player)
        return other

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.options)

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)
        g = self.position.state
        rows = tuple(map(tuple, g["events"][: g["told"]].tolist()))
        self.past = Past(self.past, self.past.length + 1, action, rows)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.game.notation.write(action)

    def __str__(self) -> str:
        write = self.position.game.notation.write
        return self._text(None, lambda past: f"{write(past.action)}, ")

    def told(self, seat: int) -> str:
        """All that a seat was told since the deal."""
        read, game = reading(self.position.tables), self.position.game

        def tell(past: Past) -> str:
            events = (game.event(read, past.length, row, seat) for row in past.rows)
            return "".join(msgspec.json.encode(event).decode() for event in events if event)

        return self._text(seat, tell)

    def _text(self, whose: int | None, tell: Callable[[Past], str]) -> str:
        """A text that grows with what happens: what was put together before is not put together again."""
        length, text = self._texts.get(whose, (0, ""))
        text += "".join(map(tell, self.past.since(length)))
        self._texts[whose] = self.past.length, text
        return text


class Observer:
    """Tells what a seat knows: what it sees now, in words with all that it was told since the deal (perfect recall).

    In numbers both are the same: what the seat knows now, such as how many cards of a kind it has not seen.
    """

    def __init__(self, game: Game, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(size(game), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: RainoutState, player: int) -> None:
        """Note what a seat knows, in numbers."""
        self.tensor[:] = observation(state.position, player)

    def string_from(self, state: RainoutState, player: int) -> str:
        """What a seat knows, as text."""
        position = state.position
        read = reading(position.tables)
        seen = msgspec.json.encode(position.game.view(read, position.state, player)).decode()
        return seen + state.told(player) if self.perfect_recall else seen


def register() -> None:
    """Have OpenSpiel know every game."""
    for game in games().values():
        kind = type(f"Rainout{game.id.title()}", (RainoutGame,), {"rules": game})
        pyspiel.register_game(game_type(game), kind)


register()
