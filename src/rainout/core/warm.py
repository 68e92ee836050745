"""``python -m rainout.core.warm [CONTRACT]``: compile a game's rules, or all, into the cache, out of everybody's way.

It goes on when the process that wanted it is gone: a program that plays for seconds would otherwise begin the same
work anew each time and never come to the end of it.
"""

from __future__ import annotations

import os
import sys

from rainout.core.registry import games


def main(contract: str | None = None) -> None:
    """Compile the game whose contract module this is, or all games."""
    if hasattr(os, "nice"):
        os.nice(10)
    for game in games().values():
        if contract in (None, game.contract):
            game.compile()


if __name__ == "__main__":
    main(*sys.argv[1:])
