"""When Python looks for what nobody needs any more: often and little, so that no move waits for it."""

from __future__ import annotations

import asyncio
import gc

YOUNG = 10_000
"""As many new objects as are never left for the next look."""
SELDOM = 10_000
"""Looks at what is new for each at what was new before, and so on."""
EVERY = 0.1
"""Seconds between two looks at what is new."""


def calm_collector() -> None:
    """Have the garbage collector look at what is new and seldom at the rest.

    The logs of live tables are many small objects that stay; going through them all would stop the server for 100 ms
    and more, several times a minute, to find nothing.
    """
    gc.freeze()
    gc.set_threshold(YOUNG, SELDOM, SELDOM)


async def collect_often() -> None:
    """Look at what is new again and again, until cancelled.

    The collector looks by itself once enough objects are left over. Where tables are busy, as many old ones go as new
    ones come; for seconds it sees no need, and then stops the server for 80 ms.
    """
    while True:
        await asyncio.sleep(EVERY)
        gc.collect(0)
