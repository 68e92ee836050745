"""The scorebook in words: the events that all baseball games share."""

from __future__ import annotations

from collections.abc import Callable

from rainout.core.table import Event
from rainout.core.words import message
from rainout.diamond.state import BATTER, HOME_PLATE, Book

BASE_NAMES = {-1: "plate", 0: "first", 1: "second", 2: "third", 3: "home"}
TEAM_NAMES = ("visitor", "home")


def book_event(
    ply: int, row: tuple[int, ...], who_is: Callable[[int], tuple[str, str]] | None = None
) -> Event | None:
    """An event of the scorebook as people are told of it: movements, runs, outs, sides changing.

    Where runners have names, ``who_is`` tells the ID and the name that belong to a runner's number.
    """
    what, who, a, b, c, _ = row
    kind = Book(what)
    if kind in (Book.HIT, Book.ERROR):
        return None  # for the scorebook; the card has said it
    name = kind.name.lower()
    if kind is Book.RAN:
        facts: dict[str, int | str] = {"runner": a, "from": BASE_NAMES[b], "to": BASE_NAMES[c]}
        who_ran = "batter" if b == BATTER else "runner"
        key = "diamond-told-home" if c == HOME_PLATE else "diamond-told-ran"
        if who_is:
            facts["card"], runner = who_is(a)
            return Event(ply, name, who, facts, message(f"{key}-named", name=runner, end=BASE_NAMES[c]))
        words = message(f"{key}-{who_ran}", start=BASE_NAMES[b], end=BASE_NAMES[c])
        return Event(ply, name, who, facts, words)
    if kind is Book.RUN:
        team = TEAM_NAMES[b]
        facts = {"runner": a, "team": team, "runs": c}
        if who_is:
            facts["card"] = who_is(a)[0]
        return Event(
            ply, name, who, facts, message("diamond-told-run", team=message(f"diamond-team-{team}"), runs=c)
        )
    if kind is Book.OUT:
        facts = {"runner": a, "base": BASE_NAMES[b], "outs": c}
        if who_is:
            facts["card"], runner = who_is(a)
            return Event(ply, name, who, facts, message("diamond-told-out-named", name=runner, outs=c))
        key = "diamond-told-out-batter" if b == BATTER else "diamond-told-out-runner"
        return Event(ply, name, who, facts, message(key, base=BASE_NAMES[b], outs=c))
    team, left = TEAM_NAMES[a], b
    facts = {"team": team, "left": left, "inning": c}
    words = message("diamond-told-side", team=message(f"diamond-team-{TEAM_NAMES[1 - a]}"), left=left)
    return Event(ply, name, who, facts, words)
