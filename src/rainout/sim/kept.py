"""What a simulation has played so far, in a file from which another run goes on."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import numpy as np

from rainout.core.errors import RainoutError
from rainout.core.game import Game
from rainout.core.options import OptionValue
from rainout.core.words import Message
from rainout.sim.tally import Sum, Tally

OFTEN = 5.0
"""Seconds between two savings."""


class BadKept(RainoutError):
    """A file from which this simulation cannot go on."""


class Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What decides on all matches of a simulation but how many there are."""

    game: str
    rules: int
    options: dict[str, OptionValue]
    seats: int
    seed: int
    bots: tuple[str, ...]
    stats: bool


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    run: Run
    games: int
    finished: int
    level: int
    started: int
    starter_wins: int
    wins: list[list[int]]
    points: list[tuple[int, int, int]]
    winner_points: tuple[int, int, int]
    turns: list[int]
    forfeits: list[int]
    faults: dict[int, tuple[int, Message]]
    totals: dict[str, Any] | None


class Keeper:
    """Keeps a run's tally in a file: every few seconds, and at its end."""

    def __init__(self, path: Path, run: Run, game: Game) -> None:
        self.path, self.run, self.game = path, run, game
        self._saved = monotonic()

    def begin(self, tally: Tally) -> None:
        """Count in what the file holds, if there is one; a file of another run is refused."""
        try:
            text = self.path.read_bytes()
        except FileNotFoundError:
            return
        try:
            kept = msgspec.json.decode(text, type=Kept)
        except msgspec.DecodeError as error:
            raise BadKept("sim-error-kept", path=str(self.path)) from error
        if kept.run != self.run:
            raise BadKept("sim-error-kept-other", path=str(self.path), what=_difference(kept.run, self.run))
        tally.add(_tally_of(kept, self.game))

    def note(self, tally: Tally) -> None:
        """Save, if that is some time ago."""
        if monotonic() - self._saved > OFTEN:
            self.save(tally)

    def save(self, tally: Tally) -> None:
        """Save now; the file is always whole. A tally that was interrupted while it was added to is not kept."""
        if tally.finished != int(tally.turns.sum()):
            return
        new = self.path.with_name(f"{self.path.name}.new")
        new.write_bytes(msgspec.json.encode(_kept_of(tally, self.run)))
        os.replace(new, self.path)
        self._saved = monotonic()


def _difference(kept: Run, wanted: Run) -> str:
    """The first thing in which two runs differ."""
    return next(name for name in Run.__struct_fields__ if getattr(kept, name) != getattr(wanted, name))


def _kept_of(tally: Tally, run: Run) -> Kept:
    totals: Mapping[str, Any] | None = None
    if tally.totals is not None and len(tally.totals):
        totals = {name: tally.totals[name][0].tolist() for name in tally.totals.dtype.names}
    return Kept(
        run=run,
        games=tally.games,
        finished=tally.finished,
        level=tally.level,
        started=tally.started,
        starter_wins=tally.starter_wins,
        wins=tally.wins.tolist(),
        points=[(each.count, each.total, each.squares) for each in tally.points],
        winner_points=(tally.winner_points.count, tally.winner_points.total, tally.winner_points.squares),
        turns=tally.turns.tolist(),
        forfeits=tally.forfeits,
        faults=tally.faults,
        totals=dict(totals) if totals else None,
    )


def _tally_of(kept: Kept, game: Game) -> Tally:
    tally = Tally(len(kept.wins), kept.games, kept.finished, kept.level, kept.started, kept.starter_wins)
    tally.wins = np.array(kept.wins, np.int64)
    tally.points = [Sum(*each) for each in kept.points]
    tally.winner_points = Sum(*kept.winner_points)
    tally.turns = np.array(kept.turns, np.int64)
    tally.forfeits, tally.faults = list(kept.forfeits), dict(kept.faults)
    if kept.totals is not None:
        tally.totals = game.empty_totals(1)
        for name, numbers in kept.totals.items():
            tally.totals[name][0] = numbers
    return tally
