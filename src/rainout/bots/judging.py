"""What a position is worth, and each option in it: what the coach and the analysis board go by.

A game with a learned value is judged by it; in any other, and until rules are compiled, futures are played to their end
by sound players. Options are told apart by the value only where a player who does so is the strongest there is: their
chances lie closer together than a value may be off. Whoever decides is judged by what his seat knows: several positions
that it can think possible are looked at, with the same luck for every option.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cached_property
from math import sqrt
from typing import Any

import msgspec
import numpy as np

from rainout.bots.values import value_of
from rainout.core.dice import new_dice
from rainout.core.game import DICE, PLAY, SEARCH, WEIGHING, Game
from rainout.core.mind import Mind, mind, tree
from rainout.core.position import Position
from rainout.core.state import Bot

WIDTH = 20
"""As many of CHANCE's outcomes as are taken each in turn where options are judged by the learned value."""
WORLDS = 8
"""As many positions that a seat can think possible as are looked at, where something is hidden."""
ROLL_OUTS = 48
"""As many futures as are played to their end in a game without a learned value."""

Enough = Callable[[], bool]


def never() -> bool:
    """Nobody says that it is enough."""
    return False


class Weighed(msgspec.Struct, frozen=True):
    """An option and what it comes to."""

    action: str
    """In notation."""
    chance: float
    """The chance to win of the side that decides, if it takes this and plays well from then on."""
    doubt: float
    """The standard error of how much less that is than with the best of them; 0 where nothing was left to luck."""


class Judge:
    """Judges positions of a game; no two threads share one."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.net = value_of(game)
        self._tells_options_apart = any(level.bot == Bot.WEIGH for level in game.levels)

    def learned(self, position: Position) -> bool:
        """Whether positions are judged by what was learned of the game."""
        return self.net is not None and bool(position.kernels.compiled)

    def weighs(self, position: Position) -> bool:
        """Whether options are told apart by it too; else by futures played to their end."""
        return self._tells_options_apart and self.learned(position)

    def chance(
        self, position: Position, seat: int, futures: int = ROLL_OUTS, width: int = WIDTH, luck: int = 0
    ) -> float:
        """The chance to win of a seat's side from a position as it stands, hidden things included.

        Who asks about many positions of one future each gives each another ``luck``.
        """
        if position.over:
            return 0.5 + position.payoff(seat) / 2
        if self.learned(position):
            prospect = position.kernels.module(WEIGHING).prospect
            return float(prospect(position.tables, position.state, seat, self._mind(position), width, luck))
        return float(self.played(position, seat, futures, luck).mean())

    def weigh(
        self,
        position: Position,
        seed: int = 0,
        futures: int = ROLL_OUTS,
        enough: Enough = never,
        among: Collection[str] | None = None,
    ) -> tuple[Weighed, ...]:
        """Every option of the seat that must act, the best first, by what that seat knows; the same for the same seed.

        Where the value tells them apart each is looked at one ply deep; else as many ``futures`` are played of each, or
        fewer if somebody says that it is ``enough``. ``position`` may show hidden things: they are redealt first. Where
        only some options matter, those ``among`` which they are, others are left out. What is chosen in secret is as
        good one way as another: who follows it to its end would read the other's mind.
        """
        known = Position.of(position, seed=seed)
        places = [i for i, text in enumerate(known.texts) if among is None or text in among]
        options = [known.options[i] for i in places]
        if self.weighs(known):
            found = self._by_value(known)[:, places]
        elif known.sealed:
            found = np.repeat(self._by_playing(known, options[:1], futures, enough), len(options), 1)
        else:
            found = self._by_playing(known, options, futures, enough)
        chances = found.mean(0)
        order = np.argsort(-chances, kind="stable")
        apart = found - found[:, order[:1]]
        doubts = apart.std(0, ddof=1) / sqrt(len(found)) if len(found) > 1 else np.zeros(len(chances))
        write = self.game.notation.write
        return tuple(
            Weighed(write(options[each]), float(chances[each]), float(doubts[each])) for each in order
        )

    def _by_value(self, known: Position) -> Any:
        """What each option comes to in every world that was looked at: a row a world, in the order of the options."""
        plant = known.kernels.module(SEARCH).plant
        rows = []
        for world in range(WORLDS if self.game.hidden else 1):
            head, dice = self._mind(known), self._luck(known, world)
            plant(known.tables, known.state, known.actor, WIDTH, head, tree(), dice)
            rows.append(head.worths[: len(known.options)].copy())
        return np.array(rows)

    def _by_playing(self, known: Position, options: Sequence[int], futures: int, enough: Enough) -> Any:
        """The same by playing: a row a future."""
        seat, rows = known.actor, list[list[float]]()
        while len(rows) < futures and not (rows and enough()):
            world = known.imagine(seat)
            rows.append([])
            for option in options:
                tried = world.clone()
                tried.apply(option)
                rows[-1].append(float(self.played(tried, seat, 1, len(rows))[0]))
        return np.array(rows)

    def played(self, position: Position, seat: int, futures: int, stream: int = 0) -> Any:
        """What each of some futures comes to for a seat's side when sound players play on; they are numbered."""
        play_out = position.kernels.straight(PLAY, "play_out")
        bots, came = np.full(position.seats, Bot.ADVISE, np.int64), np.zeros(futures)
        minds, room = self.game.state.blanks(1), self.game.room()
        for number in range(futures):
            end, dice = position.clone(), self._luck(position, stream + number)
            play_out(end.tables, end.state, bots, dice, room, minds, self.game.most_turns, 0, None, 0, 0)
            came[number] = 0.5 + end.payoff(seat) / 2
        return came

    def _luck(self, position: Position, stream: int) -> Any:
        """Dice that follow from nothing but a number."""
        dice = new_dice()
        position.kernels.straight(DICE, "seed_dice")(dice, position.ply, stream)
        return dice

    def _mind(self, position: Position) -> Mind:
        sides = self.game.sides(position.seats, position.agreed)
        key = sides, self.game.course.kind(position.seats, position.agreed)
        if key not in self._minds:
            self._minds[key] = mind(self.game, sides, self.net, key[1])
        return self._minds[key]

    @cached_property
    def _minds(self) -> dict[tuple[tuple[int, ...], int], Mind]:
        return {}
