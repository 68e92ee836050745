"""Lessons: one TOML file teaches a piece of a game on a real position, with dice that fall as the lesson wants.

game = "hens"
seat = 0                         the learner's; the others do as the lesson says
[options]                        as for a match
[given]                          the position, as in a scenario; none means the start of a match
[[steps]]
say  = "robbed"                  what the learner is told first: the message `hens-lesson-<lesson>-robbed`
do   = "block 5"                 what he is then to do, in notation; `roll` throws the die; left out, he only reads
then = ["roll 2", "draw 10"]     what comes of it: dice, the deck, the others' moves; a beginning will do
teaches = ["lead runner"]        the words of its trade that are explained here; none of them is said before

A lesson is a file ``games/<game>/lessons/<number>-<lesson>.toml``, in the order they are taken; its name is the message
`hens-lesson-<lesson>`. What is legal, what happens and what is seen all come from the rules, so that a lesson that no
longer fits them fails its check (``rainout referee``, and the tests).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import msgspec

from rainout.core.errors import BadFile, RainoutError, UnknownLesson
from rainout.core.files import read_toml
from rainout.core.match import Match
from rainout.core.registry import get
from rainout.core.scenario import Setting, find_first
from rainout.core.words import LANGUAGES, Message, bundle, message

ROLL = "roll"
"""What a learner does who throws the die that is due; what it shows is the first of what follows."""


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One sentence, and what the learner does after it."""

    say: str
    do: str | None = None
    then: list[str] = []
    teaches: list[str] = []


class Lesson(Setting, kw_only=True):
    """A position and the way through it."""

    seat: int = 0
    steps: list[Step]

    def words(self, name: str, step: Step) -> Message:
        """What the learner is told in a step of the lesson called so."""
        return message(f"{lesson_key(self.game, name)}-{step.say}")

    def moments(self) -> Iterator[tuple[Step, Match]]:
        """Each step with the match as it stands before it; the match goes on from step to step."""
        match = self.position()
        for step in self.steps:
            yield step, match
            self.take(match, step)

    def take(self, match: Match, step: Step) -> None:
        """Let the learner do what a step wants, and what comes of it follow."""
        if step.do is not None:
            if match.waiting_for != self.seat or match.die_is_due != (step.do == ROLL):
                raise BadFile("error-lesson-turn", say=step.say, do=step.do)
            if step.do != ROLL:
                match.apply(find_first(match, step.do))
        for move in step.then:
            match.apply(find_first(match, move))

    def wanted(self, match: Match, step: Step) -> str | None:
        """What the learner is to do, in full notation; None where he only reads."""
        if step.do is None or step.do == ROLL:
            return step.do
        return match.game.notation.write(find_first(match, step.do))

    def check(self, name: str) -> list[Message]:
        """What is wrong with the lesson called so; nothing when it can be followed to its end."""
        if not self.steps:
            return [message("error-lesson-empty")]
        keys = [lesson_key(self.game, name), *(self.words(name, step).key for step in self.steps)]
        silent = [
            message("error-lesson-words", key=key, language=language)
            for key in keys
            for language in LANGUAGES
            if not bundle(language).has_message(key)
        ]
        try:
            for _ in self.moments():
                pass
        except RainoutError as error:
            return [error.message, *silent]
        return silent


def lesson_key(game: str, lesson: str) -> str:
    """Under which key a lesson's name stands in the catalogs; its sentences begin with it."""
    return f"{game}-lesson-{lesson}"


def name_of(path: Path) -> str:
    """What the lesson in a file is called: its file's name without the number that orders them.

    >>> name_of(Path("lessons/2-on-base.toml"))
    'on-base'
    """
    return path.stem.partition("-")[2]


def load(path: Path) -> Lesson:
    """The lesson in a file."""
    return read_toml(path, Lesson, "error-file-lesson")


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game by name, in the order they are taken; none for a game that teaches nothing yet."""
    with as_file(files(type(get(game)).__module__) / "lessons") as folder:
        return {name_of(path): load(path) for path in sorted(folder.glob("*.toml"))}


def lesson(game: str, name: str | None = None) -> tuple[str, Lesson]:
    """A lesson by name, or the first one."""
    known = lessons(game)
    wanted = next(iter(known), "") if name is None else name
    if wanted not in known:
        raise UnknownLesson(
            "error-unknown-lesson", game=game, lesson=wanted, known=", ".join(known) or "none"
        )
    return wanted, known[wanted]
