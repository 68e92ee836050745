"""Scenarios: one TOML file is one position with a claim about it.

game  = "hens"
rules = […]                      the rules it shows, by their IDs in docs/rules
title = "A robbed card that completes the corral wins at once"
[options]                        as for a match
[given]                          the position, in the names the game documents; none means the start of a match
turn = 0
[when]
moves = ["roll 3", "rob 5 1"]    players' and CHANCE's moves, in order; a beginning will do ("draw Q")
[then]
winner = 0                       any fact of the position
legal = []                       exactly these; `can` and `cannot` for some; `told` and `untold` for events
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from rainout.core.errors import NotationError, RainoutError
from rainout.core.events import hush
from rainout.core.files import read_toml
from rainout.core.match import Match
from rainout.core.options import OptionValue
from rainout.core.registry import get
from rainout.core.words import Message, message


class Setting(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position of a game, written by hand."""

    game: str
    seats: int | None = None
    """How many play; the fewest that can, unless it matters."""
    options: dict[str, OptionValue] = {}
    given: dict[str, Any] = {}

    def position(self) -> Match:
        """The given position, as a match to be played on from there."""
        match = Match(get(self.game), self.options, seats=self.seats, seed="scenario")
        hush(match.state)
        match.game.place(match.tables, match.state, self.given)
        match.listen()
        return match


class When(msgspec.Struct, forbid_unknown_fields=True):
    """What is done in the position."""

    moves: list[str] = []


class Scenario(Setting, kw_only=True):
    """A position and a claim about it."""

    title: str
    rules: list[str] = []
    when: When = msgspec.field(default_factory=When)
    then: dict[str, Any] = {}

    def play(self) -> Match:
        """The position after the moves."""
        match = self.position()
        for move in self.when.moves:
            match.apply(find_first(match, move))
        return match

    def check(self) -> list[Message]:
        """The claims that fail, each with what was found instead; nothing when all hold."""
        try:
            match = self.play()
        except RainoutError as error:
            return [error.message]
        found = {**match.game.facts(match.tables, match.state), **_options(match, self.then)}
        failures = []
        for name, claimed in self.then.items():
            if name not in found:
                failures.append(message("referee-unknown", name=name, known=", ".join(sorted(found))))
            elif found[name] != claimed:
                failures.append(
                    message("referee-differs", name=name, claimed=repr(claimed), found=repr(found[name]))
                )
        return failures


def find_first(match: Match, text: str) -> int:
    """The first option a text fits: a scenario may say ``draw Q`` and mean any queen of the deck."""
    legal = match.options.numbers
    try:
        return match.game.notation.find(text, legal)
    except NotationError:
        raise
    except RainoutError:
        for number in legal:
            if match.game.notation.write(number).startswith(text):
                return number
        raise


def _options(match: Match, then: dict[str, Any]) -> dict[str, Any]:
    """What can be claimed of the options and of what was told."""
    legal = [action.text for action in match.options]
    claimed = then.get("legal")
    return {
        "legal": claimed if claimed is not None and sorted(claimed) == sorted(legal) else legal,
        "can": [text for text in then.get("can", ()) if text in legal],
        "cannot": [text for text in then.get("cannot", ()) if text not in legal],
        "options": len(legal),
        "untold": [
            what for what in then.get("untold", ()) if not any(event.what == what for event in match.log)
        ],
        "told": [what for what in then.get("told", ()) if any(event.what == what for event in match.log)],
        "payoffs": [
            int(match.game.kernels.payoff(match.tables, match.state, seat)) for seat in range(match.seats)
        ],
    }


def load(path: Path) -> Scenario:
    """The scenario in a file."""
    return read_toml(path, Scenario, "error-file-scenario")
