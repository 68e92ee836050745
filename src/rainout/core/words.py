"""Words: a message is a key with arguments; catalogs (Project Fluent) turn it into a sentence in a reader's language.

The same ``.ftl`` files are read here and in the browser. Nothing a person reads is written anywhere else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from rainout.core.further import further_folders

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PACKAGE = Path(__file__).parents[1]
LANGUAGES = ("en", "es")
LONGEST = 500
"""Letters of an argument that are shown; Fluent itself refuses more than a thousand."""


class Message(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something to be said: a key of the catalogs and what to fill in."""

    key: str
    args: dict[str, str | int | Message] = {}
    """Numbers, untranslated text such as a file's name, or messages to be said first."""
    seats: dict[str, int] = {}
    """Players mentioned. For ``player`` the sentence gets ``$player``, the name, and ``$player-you``, yes or no."""


def message(key: str, seats: Mapping[str, int] = {}, /, **args: str | int | Message) -> Message:
    """A message; argument names are written with underscores here and with hyphens in the catalogs.

    >>> message("told-rolled", {"player": 0}, face=4)
    Message(key='told-rolled', args={'face': 4}, seats={'player': 0})
    """
    return Message(key, {name.replace("_", "-"): value for name, value in args.items()}, dict(seats))


class Speaker:
    """Says messages in one language to one reader."""

    def __init__(self, language: str = "en", names: Sequence[str] = (), you: int | None = None) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self.names = names
        """The players' names by seat."""
        self.you = you
        """The reader's own seat, if there is one."""

    def say(self, told: Message | str, **args: str | int) -> str:
        """The sentence for a message, or for a bare key with arguments."""
        if isinstance(told, str):
            told = message(told, **args)
        values: dict[str, Any] = {name: self._argument(value) for name, value in told.args.items()}
        for name, seat in told.seats.items():
            values[name] = self._name(seat)
            values[f"{name}-you"] = "yes" if seat == self.you else "no"
        return format_message(self.language, told.key, values)

    def _argument(self, value: str | int | Message) -> str | int:
        """A message is said first; of text from outside, nobody needs to read more than the beginning."""
        if isinstance(value, Message):
            return self.say(value)
        return value if isinstance(value, int) or len(value) <= LONGEST else value[:LONGEST] + "…"

    def _name(self, seat: int) -> str:
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.say("seat-name", number=seat + 1)


def format_message(language: str, key: str, values: Mapping[str, Any]) -> str:
    """One catalog entry filled in; a missing key or argument is a programming error."""
    words = bundle(language)
    pattern = words.get_message(key).value if words.has_message(key) else None
    if pattern is None:
        raise LookupError(f"{language}: no message {key}")
    text, errors = words.format_pattern(pattern, dict(values))
    if errors:
        raise LookupError(f"{language}: {key}: {errors[0]}")
    return str(text)


@cache
def bundle(language: str) -> FluentBundle:
    """All catalogs in one language."""
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    for path in catalogs(language):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def catalogs(language: str) -> Iterator[Path]:
    """The catalog files in one language: the package's, and those of games that are found elsewhere."""
    yield from sorted(PACKAGE.glob(f"**/locale/{language}.ftl"))
    for folder in further_folders():
        yield from sorted(folder.glob(f"*/**/locale/{language}.ftl"))


def preferred_language(wishes: str | None) -> str:
    """The first language we speak among those wished for, English when there is none.

    Wishes are written as browsers (``es-AR,en;q=0.8``) or shells (``es_AR.UTF-8``) write them.
    """
    for wish in (wishes or "").split(","):
        language = wish.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
