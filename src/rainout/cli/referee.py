"""``rainout referee``: check positions and the claims made about them, lessons, and the pictures of rule books."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path

from rainout.cli.output import console
from rainout.cli.trouble import CommandError, Exit, explain, read_text
from rainout.cli.voice import Voice
from rainout.core import book, lesson, scenario
from rainout.core.errors import RainoutError
from rainout.core.words import Message, message

STEPS = re.compile(r"^\[\[\s*steps\s*\]\]", re.MULTILINE)
"""What a lesson has, and no scenario."""
PARTS = re.compile(r"^\[\[\s*parts\s*\]\]", re.MULTILINE)
"""What a chapter of a rule book has."""


def run(wanted: Namespace, voice: Voice) -> int:
    """Check every scenario, lesson and chapter, say what failed, and go on to the next."""
    screen, errors = console(), console(stderr=True)
    held = failed = unreadable = 0
    for path in _scenarios(wanted.files):
        try:
            failures = check(path)
        except (CommandError, RainoutError) as error:
            unreadable += 1
            errors.print(f"rainout: {explain(error, voice)[0]}", soft_wrap=True)
            continue
        held, failed = held + (not failures), failed + bool(failures)
        if failures:
            screen.print(voice.say("cli-referee-failed", path=str(path)), style="bold red", soft_wrap=True)
        for failure in failures:
            screen.print(f"    {voice.say(failure)}", soft_wrap=True)
    if held or failed:
        screen.print(
            voice.say("cli-referee-held", held=held, failed=failed), style="red" if failed else "green"
        )
    if unreadable:
        return Exit.BAD_INPUT
    return Exit.FAILED if failed else Exit.WELL


def check(path: Path) -> list[Message]:
    """The claims of a scenario that do not hold, or what is wrong with a lesson or a part of a rule book."""
    text = read_text(path)
    try:
        if STEPS.search(text):
            return lesson.load(path).check(lesson.name_of(path))
        if PARTS.search(text):
            return book.load(path).check(book.name_of(path))
        if path.name == book.WORDS:
            return book.load_words(path).check()
        return scenario.load(path).check()
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        # A hand-written position may hold anything where a number, a card or a list was expected.
        what = f"{type(error).__name__}: {error}"
        raise CommandError(message("cli-referee-nonsense", path=str(path), error=what)) from error


def _scenarios(names: Iterable[str]) -> Iterator[Path]:
    """The files that were named, and those in the folders that were named."""
    for name in names:
        path = Path(name)
        if not path.is_dir():
            yield path
            continue
        inside = sorted(path.rglob("*.toml"))
        if not inside:
            raise CommandError(message("cli-referee-empty", path=name))
        yield from inside
