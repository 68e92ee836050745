"""Who was last at a table when: a seat is its holder's, who may be gone for a moment.

Whoever has a socket open is there (:mod:`rainout.server.live`); a request with the token shows it too.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable


class Presence:
    """When the holders of seats were last there; when the server began all were, for all that anybody knows."""

    def __init__(self, gone_after: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._gone_after = gone_after
        self._clock = clock
        self._began = clock()
        self._seen: OrderedDict[tuple[str, int], float] = OrderedDict()

    def saw(self, match: str, seats: Iterable[int]) -> None:
        """The holders of some seats are there, or were until now."""
        now = self._clock()
        for seat in seats:
            self._seen[match, seat] = now
            self._seen.move_to_end((match, seat))
        while self._seen and next(iter(self._seen.values())) <= now - self._gone_after:
            self._seen.popitem(last=False)

    def due_back(self, match: str, seat: int) -> float:
        """Seconds for which a seat is still kept for its holder; 0 once they are gone."""
        seen = self._seen.get((match, seat), self._began)
        return max(0.0, seen + self._gone_after - self._clock())
