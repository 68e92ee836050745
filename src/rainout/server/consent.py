"""What is done at a table only if everybody agrees: to take back, to pause, to go on after a pause.

Who asks and who agrees stands in the log, so that every worker knows and a fall forgets nothing. Whatever else happens
at the table answers the question too: it is off.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

import msgspec

from rainout.server.protocol import AskName


class Question(msgspec.Struct, frozen=True):
    """Something that was asked and waits for answers."""

    what: AskName
    seat: int
    """Who asked."""
    agreed: tuple[int, ...]

    def awaits(self, people: Iterable[int]) -> tuple[int, ...]:
        """Who of the people at a table has not agreed yet."""
        return tuple(seat for seat in people if seat not in self.agreed)


def after(question: Question | None, entry: str) -> Question | None:
    """What is asked after an entry of the log."""
    match entry.split():
        case ["table", "ask", what, seat]:
            [known] = [name for name in get_args(AskName) if name == what]
            return Question(known, int(seat) - 1, (int(seat) - 1,))
        case ["table", "agree", seat] if question:
            return msgspec.structs.replace(question, agreed=(*question.agreed, int(seat) - 1))
    return None
