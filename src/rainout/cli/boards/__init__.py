"""How a game is drawn in a terminal: ``games/<game>/board.py``, or plain facts for one that has no drawing yet."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol, cast, runtime_checkable

from rainout.cli.boards import plain
from rainout.core.table import Choice, Event
from rainout.core.words import Message, Speaker

if TYPE_CHECKING:
    from rich.console import RenderableType

Look = Callable[[Any, Speaker, int], "RenderableType"]
"""Draws something for a view, a speaker and the seat nearest to the reader."""


class Board(Protocol):
    """What the module of a board offers."""

    QUIET: frozenset[str]
    """Events not worth a line, because the drawing shows them."""

    def draw(self, view: Any, speaker: Speaker, bottom: int) -> RenderableType:
        """The table as a view shows it, with the side of seat ``bottom`` nearest to the reader."""
        ...

    def die(self, view: Any) -> RenderableType | None:
        """What was just rolled, as a picture."""
        ...


@runtime_checkable
class Notes(Protocol):
    """What boards offer besides, where the sentence about an event does not say all one wants to know."""

    def note(self, view: Any, event: Event) -> Message | None:
        """What to add to the sentence about an event, such as the text of a card."""
        ...


@runtime_checkable
class Explains(Protocol):
    """What boards offer besides, where the sentence of a choice does not say all one wants to know."""

    def explain(self, view: Any, choice: Choice, speaker: Speaker) -> str:
        """What to add to the sentence of a choice, such as the text of a card, or nothing."""
        ...


@runtime_checkable
class Looks(Protocol):
    """What boards offer besides, where there is more to look at than fits on a screen."""

    LOOKS: Mapping[str, Look]
    """By a short name. Words: ``<game>-look-<name>`` is what is typed, ``…-help`` what it shows."""


def find(game: str) -> Board:
    """The board of a game."""
    name = f"rainout.games.{game}"
    known = importlib.util.find_spec(name) and importlib.util.find_spec(f"{name}.board")
    return cast(Board, importlib.import_module(f"{name}.board") if known else plain)
