"""``python -m rainout.core.warm CONTRACT``: compile a game's rules into the cache, out of everybody's way."""

from __future__ import annotations

import os
import sys
import threading
import time

PARENT = os.getppid()
"""Who wanted it; asked before anything else, for that one may be gone soon."""
PATIENCE = 0.5
"""Seconds between two looks at whether it is still there."""


def main(contract: str) -> None:
    """Compile the game whose contract module this is."""
    if hasattr(os, "nice"):
        os.nice(10)
    threading.Thread(target=end_with, args=(PARENT,), daemon=True).start()
    from rainout.core.registry import games

    for game in games().values():
        if game.contract == contract:
            game.compile()


def end_with(parent: int) -> None:
    """End this process when the one that started it is gone: nobody waits any more for what it does.

    What is compiled by then stays in the cache, and the next one goes on from there.
    """
    while os.getppid() == parent:  # it gets another one then, but for Windows, where this goes on
        time.sleep(PATIENCE)
    os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1])
