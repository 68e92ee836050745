"""``rainout rules``: the rule book of a game, its pictures drawn as in play, and its word list."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from rainout.bots import NAMES
from rainout.cli import boards
from rainout.cli.output import console
from rainout.cli.trouble import CommandError, Exit
from rainout.cli.voice import Voice
from rainout.core.book import Chapter, Entry, Figure, Reading, chapter_for
from rainout.core.options import OptionValue
from rainout.core.registry import get
from rainout.core.words import Speaker, message


def run(wanted: Namespace, voice: Voice) -> int:
    """Print the whole book, or what it says about some words."""
    shelf = Shelf(wanted.game, voice, dict(wanted.option))
    shelf.show(console(), " ".join(wanted.words))
    return Exit.WELL


class Shelf:
    """A game's rule book at a terminal, as it holds under what was agreed."""

    def __init__(
        self,
        game: str,
        voice: Voice,
        options: Mapping[str, OptionValue],
        seats: int | None = None,
        prompt: str | None = None,
    ) -> None:
        get(game)
        self.game = game
        self.voice = voice
        self.reading = Reading(game, voice.language, options, seats)
        self.prompt = prompt
        """What is asked at the table, if the book is read there."""

    def show(self, screen: Console, wanted: str = "") -> None:
        """Print what was asked for: the book, a chapter by its name or title, its word list, or what is found."""
        held = dict(self.reading.chapters())
        if not wanted:
            self._open(screen)
        elif wanted.lower() in ("words", self.voice.say("cli-rules-list").lower()):
            screen.print(self._list([*self.reading.words()]))
        elif name := next((n for n in held if wanted.lower() in (n, self.reading.title(n).lower())), None):
            screen.print(self._chapter(name, held[name]))
        else:
            self._find(screen, wanted)

    def _open(self, screen: Console) -> None:
        """The chapter that answers what is asked at the table; else the whole book."""
        held = dict(self.reading.chapters())
        if not held:
            raise CommandError(message("cli-rules-none"))
        asked = chapter_for(self.game, self.prompt) if self.prompt else None
        if asked in held:
            screen.print(self._chapter(asked, held[asked]))
        else:
            for name, chapter in held.items():
                screen.print(self._chapter(name, chapter))
        titles = ", ".join(self.reading.title(name) for name in held)
        screen.print(Text(self.voice.say("cli-rules-more", chapters=titles), "dim"))

    def _find(self, screen: Console, wanted: str) -> None:
        """Words and chapters in which something occurs."""
        entries, names = self.reading.find(wanted)
        if not entries and not names:
            raise CommandError(message("cli-rules-nothing", wanted=wanted))
        if entries:
            screen.print(self._list(entries))
        for name in names:
            screen.print(Text(f"  → {self.reading.title(name)}", "cyan"))
        screen.print()

    def _chapter(self, name: str, chapter: Chapter) -> RenderableType:
        said: list[RenderableType] = [Text(self.reading.title(name), "bold")]
        for part in self.reading.parts(chapter):
            text = Text(self.reading.said(name, part))
            if part.figure:
                text.stylize("italic")
                said.append(Padding(self._figure(part.figure), (1, 0, 0, 2)))
            said.append(Padding(text, (0, 0, 1, 2)))
        return Group(*said)

    def _figure(self, figure: Figure) -> RenderableType:
        """A position as the table would show it."""
        match = figure.match(self.game)
        speaker = Speaker(self.voice.language, NAMES[: match.seats], figure.seat)
        return boards.find(self.game).draw(match.view(figure.seat), speaker, figure.seat)

    def _list(self, entries: list[tuple[Entry, str, str]]) -> RenderableType:
        """Words with what they mean, and where there is more about them."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for entry, term, text in entries:
            where = f"{self.reading.title(entry.chapter)} {' '.join(entry.rules)}".strip()
            grid.add_row(Text(term, "bold"), Text.assemble(text, " ", (f"({where})", "dim")))
        return Padding(grid, (0, 0, 1, 0))
