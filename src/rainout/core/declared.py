"""Tables of declarations that rules call: what an action or an event is, is said once, and code follows from it.

A table is a class whose attributes are declarations. Rules use what is made of these: small functions, written from the
declaration as text and inlined where they are called, so that a compiled rule sees nothing but numbers.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from itertools import pairwise
from types import ModuleType
from typing import Any, NamedTuple

Rule = Callable[..., Any]
FEW = 16
"""Cases that are looked through one after the other."""


class Maker(NamedTuple):
    """Where rules are made: in ordinary Python, or in a compiled instance of a game's rule modules."""

    rule: Callable[[Rule], Rule]
    """What ``@rule`` does there."""
    module: Callable[[str], Any]
    """Another rule module, as it is there."""


PLAIN = Maker(lambda function: function, import_module)


class Declarations:
    """A table of declarations. Subclasses say what is made of each of them."""

    def __init_subclass__(cls, game: str = "", start: int = 0) -> None:
        super().__init_subclass__()
        if game:
            cls._declare(game, start)
            for name, made in cls.made(PLAIN).items():
                setattr(cls, name, made)

    @classmethod
    def _declare(cls, game: str, start: int) -> None:
        """Take the declarations of a game down, numbering them from ``start``."""
        raise NotImplementedError

    @classmethod
    def made(cls, maker: Maker) -> dict[str, Any]:
        """What rules find in the table, by name."""
        raise NotImplementedError

    @classmethod
    def shared(cls, maker: Maker) -> ModuleType:
        """The table as a compiled instance of a rule module sees it."""
        module = ModuleType(cls.__name__)
        module.__dict__.update(cls.made(maker))
        return module


def write_rule(
    name: str,
    arguments: Sequence[str],
    lines: Sequence[str],
    doc: str,
    used: Mapping[str, Any],
    inline: bool = True,
) -> Rule:
    """A function made of text: its name, its arguments, its body and what the body uses."""
    body = "\n".join(f"    {line}" for line in lines)
    source = f"def {name}({', '.join(arguments)}):\n    {doc!r}\n{body}\n"
    file = f"<declared {name}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    names: dict[str, Any] = {**used, "INLINE_RULES": inline, "__name__": __name__}
    exec(compile(source, file, "exec"), names)
    written: Rule = names[name]
    return written


def dispatch(number: str, cases: Sequence[tuple[int, str]]) -> list[str]:
    """The lines that call the case a number belongs to: each case begins at a number and ends before the next.

    Of many cases, half are ruled out at each step, for rules are asked this all the time; of single numbers, the
    compiler makes a table of places to jump to.

    >>> print("\\n".join(dispatch("n", [(0, "none()"), (1, "some(n)"), (9, "all()")])))
    if n == 0:
        none()
    elif n < 9:
        some(n)
    else:
        all()
    """
    single = all(end == start + 1 for (start, _), (end, _) in pairwise(cases))
    if len(cases) > FEW and not single:
        half = len(cases) // 2
        low, high = (
            [f"    {line}" for line in dispatch(number, part)] for part in (cases[:half], cases[half:])
        )
        return [f"if {number} < {cases[half][0]}:", *low, "else:", *high]
    lines: list[str] = []
    for (start, call), (end, _) in pairwise(cases):
        belongs = f"{number} == {start}" if end == start + 1 else f"{number} < {end}"
        lines += [f"{'elif' if lines else 'if'} {belongs}:", f"    {call}"]
    return [*lines, "else:", f"    {cases[-1][1]}"]
