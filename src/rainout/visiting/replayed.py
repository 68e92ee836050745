"""The match at a web table where nothing is hidden, as its file tells it to anybody: what bots look ahead from."""

from __future__ import annotations

from rainout.core import matchfile
from rainout.core.match import Match


class Replayed:
    """A match that is kept up with by its file, which grows."""

    def __init__(self) -> None:
        self._moves: list[str] = []
        self._match: Match | None = None

    def follow(self, text: str) -> Match:
        """The match as its file has it now; what was known of it before is not played again."""
        moves, known = matchfile.parse(text).moves, len(self._moves)
        if self._match is None or moves[:known] != self._moves:
            self._match = matchfile.load(text)
        else:
            for move in moves[known:]:
                self._match.enter(move)
        self._moves = moves
        return self._match
