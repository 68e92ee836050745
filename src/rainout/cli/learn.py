"""``rainout learn``: a game taught by playing it, at the terminal, one step at a time."""

from __future__ import annotations

import sys
from argparse import Namespace
from itertools import islice

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from rainout.bots import NAMES
from rainout.cli import boards
from rainout.cli.output import console
from rainout.cli.table import Leave
from rainout.cli.trouble import CommandError, Exit
from rainout.cli.voice import Voice
from rainout.core.errors import RainoutError
from rainout.core.lesson import ROLL, Lesson, Step, lesson, lesson_key, lessons
from rainout.core.match import Match
from rainout.core.registry import games
from rainout.core.words import message


def run(wanted: Namespace, voice: Voice) -> int:
    """Teach a lesson, or list all there are."""
    screen = console()
    if not wanted.game:
        list_lessons(voice, screen)
        return Exit.WELL
    name, taught = lesson(wanted.game, wanted.lesson)
    if wanted.step is not None and wanted.step > len(taught.steps):
        raise CommandError(message("cli-learn-no-step", step=wanted.step, last=len(taught.steps)))
    classroom = Classroom(name, taught, voice, screen)
    try:
        classroom.teach(wanted.step or 1)
    except (Leave, EOFError, KeyboardInterrupt) as leaving:
        classroom.part()
        return Exit.INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else Exit.WELL
    return Exit.WELL


def list_lessons(voice: Voice, screen: Console) -> None:
    """Every lesson, and how to take it."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for game in games():
        for name in lessons(game):
            command = f"rainout learn {game} {name}"
            title = f"{voice.say(f'{game}-title')}: {voice.say(message(lesson_key(game, name)))}"
            grid.add_row(Text(command, "bold"), title)
    screen.print(grid)


class Classroom:
    """A lesson, the learner, and a terminal."""

    def __init__(self, name: str, taught: Lesson, voice: Voice, screen: Console) -> None:
        self.name = name
        self.taught = taught
        self.screen = screen
        self.step = 0
        """The number of the step that is shown."""
        self.board = boards.find(taught.game)
        match = taught.position()
        names = [voice.say("cli-you") if seat == taught.seat else NAMES[seat] for seat in range(match.seats)]
        self.voice = Voice(voice.language, names, taught.seat)
        self.told = 0
        """How many events have been told."""

    def teach(self, first: int) -> None:
        """Go through the lesson from a step on."""
        title = self.voice.say(message(lesson_key(self.taught.game, self.name)))
        self.screen.print(Text(f"\n{self.voice.say(f'{self.taught.game}-title')}: {title}", "bold"))
        self._say("cli-learn-how", "dim")
        for number, (step, match) in enumerate(islice(self.taught.moments(), first - 1, None), first):
            self.step = number
            if number == first:
                self.told = len(match.log_for(self.taught.seat))
            self._show(step, match, new=number == first)
            self._wait(step, match)
        self.screen.print()
        following = list(lessons(self.taught.game))[list(lessons(self.taught.game)).index(self.name) + 1 :]
        if following:
            self._say("cli-learn-next", "green", command=f"rainout learn {self.taught.game} {following[0]}")
        self._say("cli-learn-play", "green", command=f"rainout play {self.taught.game}")

    def part(self) -> None:
        """How to come back."""
        self.screen.print()
        command = f"rainout learn {self.taught.game} {self.name} --step {self.step}"
        self._say("cli-learn-resume", "bold", command=command)

    def _show(self, step: Step, match: Match, new: bool) -> None:
        """What has happened, the table if that has changed it, and what there is to learn."""
        news = match.log_for(self.taught.seat)[self.told :]
        self.told += len(news)
        for event in news:
            if event.what not in self.board.QUIET:
                self.screen.print(Text(f"· {self.voice.say(event.words)}", "dim"))
        if news or new:
            self.screen.print()
            view = match.view(self.taught.seat)
            self.screen.print(self.board.draw(view, self.voice, self.taught.seat))
        self.screen.print()
        count = Text(f"{self.step}/{len(self.taught.steps)} ", "cyan")
        self.screen.print(count + Text(self.voice.say(self.taught.words(self.name, step)), "bold"))

    def _wait(self, step: Step, match: Match) -> None:
        """Wait until the learner has read, rolled, or typed what is wanted."""
        wanted = self.taught.wanted(match, step)
        if wanted is None or wanted == ROLL:
            self._read("cli-learn-go-on" if wanted is None else "cli-table-press-enter")
            return
        choice = next(each for each in match.choices() if each.action == wanted)
        self.screen.print(Text.assemble((f"  {wanted}", "bold cyan"), f"  {self.voice.say(choice.words)}"))
        while not self._is_meant(self._read("cli-learn-type"), wanted, match):
            self._say("cli-learn-other", "yellow", action=wanted)

    def _is_meant(self, typed: str, wanted: str, match: Match) -> bool:
        """Whether what was typed stands for the action that is wanted: its notation, or a beginning of it alone."""
        try:
            notation = match.game.notation
            return bool(typed) and notation.write(notation.find(typed, match.options.numbers)) == wanted
        except RainoutError:
            return False

    def _read(self, asked: str) -> str:
        typed = " ".join(input(self.voice.say(asked) + " ").split())
        if not sys.stdin.isatty():
            self.screen.print()
        if typed.lower() in ("quit", self.voice.say("cli-word-quit")):
            raise Leave
        return typed

    def _say(self, key: str, style: str = "", **args: str | int) -> None:
        self.screen.print(Text(self.voice.say(key, **args), style), soft_wrap=True)
