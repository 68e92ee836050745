"""Rule books: chapters to read, with positions for pictures, and a list of the game's words.

game = "hens"
asks = ["face-*"]                prompts this chapter answers: `hens-ask-face-*`
when = { level = ["playoffs"] }  the options under which it holds; always, unless it says so
[[parts]]
say  = "swap"                    the message `hens-rules-<chapter>-swap`: a paragraph or a list
when = { six-robs = [true] }     as above, for this part alone
[[parts]]
say  = "robbery"                 with a figure, what is written below it
figure = { given = {…}, moves = ["roll 3", "rob 5 1"] }    a position as in a scenario, and what is done in it

A chapter is a file ``games/<game>/book/<number>-<chapter>.toml``, in the order they are read; its title is the message
`hens-rules-<chapter>`. The words are in ``words.toml`` beside them: each with the chapter and the rules it belongs to;
`hens-word-<word>` is how it is written and `hens-word-<word>-text` the one sentence that explains it. Figures are
placed and played by the rules, so that one that no longer fits them is found (``rainout referee``, and the tests).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any
from unicodedata import combining, normalize

import msgspec

from rainout.core.errors import RainoutError
from rainout.core.files import read_toml
from rainout.core.match import Match
from rainout.core.options import OptionValue, agree
from rainout.core.registry import get
from rainout.core.scenario import Setting, find_first
from rainout.core.words import LANGUAGES, Message, Speaker, bundle, message

When = dict[str, list[OptionValue]]
"""For each option that matters, the values for which something holds; ``seats`` is the number of players."""
SEATS = "seats"
WORDS = "words.toml"


class Figure(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A picture: a position, what is done in it, and the seat it is seen from."""

    seats: int | None = None
    options: dict[str, OptionValue] = {}
    given: dict[str, Any] = {}
    moves: list[str] = []
    seat: int = 0

    def match(self, game: str) -> Match:
        """The position after the moves."""
        match = Setting(game=game, seats=self.seats, options=self.options, given=self.given).position()
        for move in self.moves:
            match.apply(find_first(match, move))
        return match


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Something said in a chapter, perhaps below a picture."""

    say: str
    when: When = {}
    figure: Figure | None = None


class Chapter(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A chapter of the rules."""

    game: str
    when: When = {}
    asks: list[str] = []
    parts: list[Part]

    def words(self, name: str, part: Part | None = None) -> Message:
        """The title of the chapter called so, or what one of its parts says."""
        return message("-".join([self.game, "rules", name, *([part.say] if part else [])]))

    def answers(self, prompt: str) -> bool:
        """Whether it tells what a prompt is about."""
        return any(fnmatchcase(prompt, f"{self.game}-ask-{pattern}") for pattern in self.asks)

    def check(self, name: str) -> list[Message]:
        """What is wrong with the chapter called so; nothing when all is said and every figure can be drawn."""
        if not self.parts:
            return [message("error-book-empty")]
        keys = [self.words(name).key, *(self.words(name, part).key for part in self.parts)]
        found = [*unsaid(keys), *misplaced(self.game, self.when)]
        for part in self.parts:
            found += misplaced(self.game, part.when)
            if part.figure:
                try:
                    part.figure.match(self.game).view(part.figure.seat)
                except RainoutError as error:
                    found.append(message("error-book-figure", say=part.say, why=error.message))
        return found


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A word of the game: where it is explained at length, and by which rules."""

    name: str
    chapter: str
    rules: list[str] = []
    """IDs in docs/rules."""
    when: When = {}


class WordList(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """All words of a game that somebody might ask about."""

    game: str
    words: list[Entry]

    def check(self) -> list[Message]:
        """What is wrong with the list; nothing when each word is explained, once, and leads to a chapter."""
        names = [entry.name for entry in self.words]
        twice = sorted({name for name in names if names.count(name) > 1})
        lost = [entry for entry in self.words if entry.chapter not in chapters(self.game)]
        return [
            *unsaid(key for entry in self.words for key in word_keys(self.game, entry)),
            *(message("error-book-twice", word=name) for name in twice),
            *(message("error-book-chapter", word=entry.name, chapter=entry.chapter) for entry in lost),
            *(fault for entry in self.words for fault in misplaced(self.game, entry.when)),
        ]


def word_keys(game: str, entry: Entry) -> tuple[str, str]:
    """How a word is written, and what it means."""
    return f"{game}-word-{entry.name}", f"{game}-word-{entry.name}-text"


def holds(when: When, options: Mapping[str, OptionValue]) -> bool:
    """Whether something holds under what was agreed; what is not agreed on yet, such as how many play, is no hindrance.

    >>> holds({"level": ["playoffs", "championship"]}, {"level": "preseason"})
    False
    """
    return all(options[name] in values for name, values in when.items() if name in options)


def unsaid(keys: Iterator[str] | Sequence[str]) -> list[Message]:
    """The words that are missing in a language."""
    return [
        message("error-lesson-words", key=key, language=language)
        for key in keys
        for language in LANGUAGES
        if not bundle(language).has_message(key)
    ]


def misplaced(game: str, when: When) -> list[Message]:
    """What a condition says of options that the game does not have."""
    found = []
    for name, values in when.items():
        for value in values:
            try:
                if name == SEATS:
                    get(game).check_seats(int(value))
                else:
                    agree(get(game).options, {name: value})
            except RainoutError as error:
                found.append(error.message)
    return found


# --- Finding ---------------------------------------------------------------------------------------------------------


def name_of(path: Path) -> str:
    """What the chapter in a file is called: its file's name without the number that orders them."""
    return path.stem.partition("-")[2]


def load(path: Path) -> Chapter:
    """The chapter in a file."""
    return read_toml(path, Chapter, "error-file-chapter")


def load_words(path: Path) -> WordList:
    """The words in a file."""
    return read_toml(path, WordList, "error-file-words")


@cache
def chapters(game: str) -> dict[str, Chapter]:
    """The chapters of a game by name, in the order they are read; none where nobody has written them."""
    with as_file(files(type(get(game)).__module__) / "book") as folder:
        return {name_of(path): load(path) for path in sorted(folder.glob("[0-9]*.toml"))}


@cache
def words(game: str) -> dict[str, Entry]:
    """The words of a game by name."""
    with as_file(files(type(get(game)).__module__) / "book" / WORDS) as path:
        return {entry.name: entry for entry in load_words(path).words} if path.exists() else {}


def chapter_for(game: str, prompt: str) -> str | None:
    """The chapter that tells what a prompt is about."""
    return next((name for name, chapter in chapters(game).items() if chapter.answers(prompt)), None)


def folded(text: str) -> str:
    """A text as it is searched: in small letters, without accents.

    >>> folded("Lanzó ÁGIL")
    'lanzo agil'
    """
    return "".join(letter for letter in normalize("NFD", text.casefold()) if not combining(letter))


class Reading:
    """A book as somebody reads it: in one language, under what was agreed."""

    def __init__(
        self,
        game: str,
        language: str,
        options: Mapping[str, OptionValue] | None = None,
        seats: int | None = None,
    ) -> None:
        self.game = game
        self.speaker = Speaker(language)
        self.options = agree(get(game).options, options or {})
        if seats:
            self.options[SEATS] = seats

    def chapters(self) -> Iterator[tuple[str, Chapter]]:
        """The chapters that hold."""
        return ((name, each) for name, each in chapters(self.game).items() if holds(each.when, self.options))

    def parts(self, chapter: Chapter) -> Iterator[Part]:
        """What of a chapter holds."""
        return (part for part in chapter.parts if holds(part.when, self.options))

    def title(self, name: str) -> str:
        """What a chapter is called."""
        return self.speaker.say(chapters(self.game)[name].words(name))

    def said(self, name: str, part: Part) -> str:
        """What a part of a chapter says."""
        return self.speaker.say(chapters(self.game)[name].words(name, part))

    def words(self, everything: bool = False) -> Iterator[tuple[Entry, str, str]]:
        """The words that are used, each as it is written and what it means; in the order of the alphabet."""
        entries = [e for e in words(self.game).values() if everything or holds(e.when, self.options)]
        say = self.speaker.say
        said = [(e, say(term), say(text)) for e in entries for term, text in [word_keys(self.game, e)]]
        yield from sorted(said, key=lambda each: folded(each[1]).lstrip("+-±−⟲ "))

    def find(self, text: str) -> tuple[list[tuple[Entry, str, str]], list[str]]:
        """The words and the chapters in which a text occurs; where a word is written just so, that word alone."""
        wanted = folded(text)
        known = list(self.words())
        exact = [each for each in known if wanted in (folded(each[1]), each[0].name)]
        if exact:
            return exact, []
        found = [each for each in known if wanted in folded(f"{each[1]} {each[2]}")]
        return found, [
            name
            for name, chapter in self.chapters()
            if wanted
            in folded(" ".join([self.title(name), *(self.said(name, p) for p in self.parts(chapter))]))
        ]
