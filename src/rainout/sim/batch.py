"""One batch of matches, played inside one kernel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

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


class Played(NamedTuple):
    """A batch of matches as they were played, a row for each."""

    payoffs: Any
    """By bot."""
    turns: Any
    ends: Any
    """The positions they ended in."""
    cards: Any
    """The scorecards, if they are kept: for each match as many as it may have games, of which those count that are
    ``over``."""
    totals: Any
    """What all scorecards add up to, in an array of one; of none where nobody kept score."""


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
    pages: int = 0
    """Scorecards for each match, one for each of its games; none where nothing is counted."""
    keeps: bool = False
    """Whether scorecards are kept, and not only added up."""

    def scoring(self, games: int) -> tuple[Any, int, Any]:
        """What kernels need to keep score of so many matches: scorecards, how many each match has, and totals."""
        cards = self.game.scorecards(self.pages * (games if self.keeps else 1))
        return cards, self.pages, self.game.empty_totals(1 if self.pages else 0)

    def play(self, first: int, games: int) -> Tally:
        """Play the matches numbered from ``first`` and tally them; safe on any thread."""
        played = self.batch(first, games)
        return Tally.of(
            first, played.payoffs, played.turns, played.ends, played.ends[self.game.points], played.totals
        )

    def batch(self, first: int, games: int) -> Played:
        """Play the matches numbered from ``first``; safe on any thread, as everything they touch is made here."""
        payoffs = np.zeros((games, len(self.bots)), np.int8)
        turns = np.zeros(games, np.int32)
        steps = np.zeros(games, np.int64)
        ends = self.game.state.blanks(games)
        cards, pages, totals = self.scoring(games)
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
            cards=cards if pages else None,
            pages=pages,
            totals=totals,
        )
        if (steps == STUCK).any():
            raise DeadEnd(self.game, self.seed, first + int((steps == STUCK).argmax()))
        return Played(payoffs, turns, ends, cards if self.keeps else cards[:0], totals)
