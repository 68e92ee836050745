"""Notation: every action of a game as short, stable text, both ways from one table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rainout.core.errors import AmbiguousAction, IllegalAction, NotationError

SHOWN = 8
"""How many candidates an error message lists."""


class Notation:
    """The text of each action of a game.

    >>> chess = Notation({0: "castle short", 1: "castle long", 2: "resign"}, {"o-o": 0})
    >>> chess.read("castle  LONG"), chess.write(1), chess.read("o-o")
    (1, 'castle long', 0)
    """

    def __init__(self, texts: Mapping[int, str], also: Mapping[str, int] | None = None) -> None:
        self._texts = dict(texts)
        self._actions = {_fold(text): action for action, text in texts.items()}
        assert len(self._actions) == len(self._texts), "two actions with one text"
        self._also = {_fold(text): action for text, action in (also or {}).items()}

    def __len__(self) -> int:
        return len(self._texts)

    @property
    def actions(self) -> Iterable[int]:
        """All actions there are."""
        return self._texts.keys()

    def write(self, action: int) -> str:
        """The text of an action."""
        return self._texts[int(action)]

    def read(self, text: str) -> int:
        """The action a text stands for."""
        folded = _fold(text)
        action = self._actions.get(folded, self._also.get(folded))
        if action is None:
            raise NotationError("error-notation", text=text.strip()[:80])
        return action

    def find(self, text: str, legal: Iterable[int]) -> int:
        """The legal action a text stands for; a beginning will do where it fits only one."""
        legal = list(legal)
        folded = _fold(text)
        exact = self._actions.get(folded, self._also.get(folded))
        if exact in legal:
            return exact
        fitting = [action for action in legal if folded and _fold(self.write(action)).startswith(folded)]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise AmbiguousAction("error-ambiguous", text=text.strip()[:80], options=self.list(fitting))
        if exact is None:
            raise NotationError("error-notation", text=text.strip()[:80])
        raise IllegalAction("error-illegal", text=self.write(exact), options=self.list(legal))

    def list(self, actions: Iterable[int]) -> str:
        """Some actions as text for a message, the first few of many."""
        texts = [self.write(action) for action in actions]
        return ", ".join(texts[:SHOWN]) + (", …" if len(texts) > SHOWN else "")


def _fold(text: str) -> str:
    return " ".join(text.lower().split())
