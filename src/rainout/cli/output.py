"""What commands print with: one way of writing JSON, one console for people."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console


def print_json(thing: Any) -> None:
    """Anything msgspec can encode, as indented JSON in UTF-8."""
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(thing), indent=2).decode())


def console(*, stderr: bool = False) -> Console:
    """A console for people: colours on a terminal, plain text in a pipe, and nothing guessed from the words."""
    from rich.console import Console

    class Screen(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError  # for main to handle: Rich would end the program itself

    return Screen(file=sys.stderr if stderr else sys.stdout, highlight=False, emoji=False, markup=False)
