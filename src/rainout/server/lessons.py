"""Lessons over HTTP: all tables a learner comes to, one after the other, each with the one thing there is to do at it.

A lesson's dice are known beforehand, so nothing is stored and nobody waits: the page has the whole of it at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import msgspec

from rainout.bots import NAMES
from rainout.core.lesson import Lesson, Step, lesson, lessons
from rainout.core.match import Match
from rainout.core.patches import patch
from rainout.core.registry import games
from rainout.core.table import Choice
from rainout.server.errors import NoGame
from rainout.server.protocol import DiceProof, LessonStep, SeatInfo, Table, Taught


@cache
def show_lesson(game: str, name: str) -> Taught:
    """A lesson, from its first sentence to its last."""
    if game not in games():
        raise NoGame(game=game[:40])
    _, taught = lesson(game, name)
    names = list(lessons(game))
    after = names.index(name) + 1
    return Taught(game, name, names[after] if after < len(names) else None, tuple(show_steps(name, taught)))


def show_steps(name: str, taught: Lesson) -> Iterator[LessonStep]:
    """The steps of a lesson; each view but the first as it differs from the one before."""
    before, since = None, 0
    for number, (step, match) in enumerate(taught.moments()):
        table = show_table(taught, match, step, number, since)
        view, since = table.view, match.ply
        if number > 0:
            table = msgspec.structs.replace(table, view=None, change=patch(before, view))
        before = view
        yield LessonStep(taught.words(name, step), taught.wanted(match, step), table)


def show_table(taught: Lesson, match: Match, step: Step, number: int, since: int) -> Table:
    """The table as the learner sees it, with what happened since ``since`` actions; only the step's action is open."""
    seat, wanted = taught.seat, taught.wanted(match, step)
    moments = match.timeline(seat, since)
    views = [view for _, view in moments] + [match.view(seat)]
    choices: tuple[Choice, ...] = ()
    if wanted is not None and not match.die_is_due:
        choices = tuple(choice for choice in match.choices() if choice.action == wanted)
    asked = "over" if match.over else "wait" if wanted is None else match.asked
    return Table(
        match=f"lesson-{taught.game}",
        game=taught.game,
        ply=number + 1,
        plies=match.ply,
        options=match.options_agreed,
        own_dice=False,
        seats=show_seats(match, seat),
        you=(seat,),
        actor=None if wanted is None else seat,
        asked=asked,
        prompt=match.prompt(),
        choices=choices,
        why_not={},
        opening=(),
        viewer=seat,
        secret=False,
        view=views[-1],
        change=None,
        log=tuple(event for event, _ in moments) if number else tuple(match.log_for(seat)),
        frames=tuple(patch(after, earlier) for earlier, after in pairwise(views)),
        meanwhile=None,
        fresh=number == 0,
        may_undo=(),
        undone=(),
        waited=0.0,
        practice=True,
        coach=bool(choices),
        dice=DiceProof(match.dice.commitment),
        outcome=match.outcome,
        report=None,
        rematch=None,
        created="",
        listed=False,
        watching=0,
        pace=None,
        clock=None,
        consent=False,
        may_ask=(),
        question=None,
        rated=False,
        closed=False,
    )


def show_seats(match: Match, learner: int) -> tuple[SeatInfo, ...]:
    """The learner, and those who do as the lesson says."""
    sides = match.game.sides(match.seats, match.options_agreed)
    return tuple(
        SeatInfo(
            seat=seat,
            name=None if seat == learner else NAMES[seat % len(NAMES)],
            kind="human" if seat == learner else "bot",
            side=side,
            level=None if seat == learner else match.game.bots[0],
            connected=True,
        )
        for seat, side in enumerate(sides)
    )
