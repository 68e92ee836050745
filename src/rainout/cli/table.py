"""A match at the terminal: show it, ask, carry out what is typed."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, zip_longest
from pathlib import Path
from shlex import quote

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from rainout.bots import decide
from rainout.bots.coach import Advice, Coach
from rainout.bots.guests import BadBot, Guest, decide_as
from rainout.cli import boards, keeping
from rainout.cli.choosing import arranged, labels, meant
from rainout.cli.export import feat_lines, log_lines
from rainout.cli.rules import Shelf
from rainout.cli.seats import Seat, display_names
from rainout.cli.story import draw_report
from rainout.cli.trouble import CommandError, Exit, explain
from rainout.cli.voice import Voice
from rainout.core.errors import IllegalAction, NotationError, RainoutError
from rainout.core.match import Match
from rainout.core.options import GameOption, OptionValue
from rainout.core.preview import ROLL, chances
from rainout.core.table import Choice, Event, Odds

COMMANDS = ("help", "coach", "odds", "log", "rules", "agreed", "undo", "save", "resign", "quit")
"""What can be typed besides actions; each has a name in the reader's language as well."""
MORE = ("help", "rules", "save")
"""Commands that may be followed by something."""
WEIGHED = 12
"""Up to so many choices come with their odds, which then take no time that could be felt."""
MOST_OPINIONS = 6
"""So many choices are told with what they cost."""
MOST_RESULTS = 4
"""So many results of one choice are told."""
PAUSE = 0.6
"""Seconds a bot's deeds stay in the air, so that they can be followed."""


@dataclass
class Kept:
    """Where a match is kept from move to move."""

    path: Path | None
    date: str


class Leave(Exception):
    """The players leave the table."""


class Table:
    """One match, the people and bots around it, and a terminal."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[Seat],
        voice: Voice,
        screen: Console,
        kept: Kept,
        seed: int | None,
        guest: Guest | None = None,
    ) -> None:
        self.match = match
        self.seats = seats
        self.behind: int | None = None
        """The player whose hand is on the screen, where several share it."""
        self.screen = screen
        self.kept = kept
        self.seed = seed
        """What random bots draw on, if the match is to be repeatable."""
        self.guests = {
            number: guest.sit_down() for number, seat in enumerate(seats) if guest and seat.bot == guest.name
        }
        """The player's own bot, in each seat it has."""
        self.board = boards.find(match.game.id)
        self.people = [number for number, seat in enumerate(seats) if not seat.bot]
        you = self.people[0] if len(self.people) == 1 else None
        self.voice = Voice(voice.language, display_names(seats, voice, you), you)
        self.interactive = screen.is_terminal and sys.stdin.isatty()
        self.told = 0
        """How many events have been told."""
        self.words = {name: name for name in COMMANDS}
        self.words |= {voice.say(f"cli-word-{name}"): name for name in COMMANDS} | {"?": "help"}
        self.looks: Mapping[str, boards.Look] = (
            self.board.LOOKS if isinstance(self.board, boards.Looks) else {}
        )
        """What can be looked at besides the board."""
        self.words |= {word: name for name in self.looks for word in (name, self._look_word(name))}

    # --- The course of a match ---

    def play(self) -> int:
        """Play on until the match is over or the players leave."""
        if self.kept.path:
            self._keep(self.kept.path)
        try:
            self._greet()
            while not self.match.over:
                self._go_on()
                self._tell_news()
            self._finish()
        except (Leave, EOFError, KeyboardInterrupt) as leaving:
            self._part(leaving)
            return Exit.INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else Exit.WELL
        return Exit.WELL

    def _greet(self) -> None:
        title = self.voice.say(f"{self.match.game.id}-title")
        self.screen.print()
        self._say("cli-table-welcome", "bold", game=title, players=" – ".join(self.voice.names))
        self._say(
            "cli-table-commands", "dim", commands=", ".join(self.voice.say(f"cli-word-{c}") for c in COMMANDS)
        )
        if self.looks:
            looks = ", ".join(map(self._look_word, self.looks))
            self._say("cli-table-looks", "dim", looks=looks)
        self.screen.print()
        if self.match.turns and self.match.turns[-1] > 0:  # resumed: what happened before is in the log
            self.told = len(self.match.log_for(self.voice.you))
        else:
            self._introduce()
        self._tell_news()

    def _introduce(self) -> None:
        """What is good to know before the first move, if the game has anything to say."""
        opening = self.match.opening()
        if opening:
            known = Grid.grid(padding=(0, 1))
            for line in opening[1:]:
                known.add_row("·", self.voice.say(line))
            self.screen.print(Text(self.voice.say(opening[0]), "bold"))
            self._show(known)

    def _go_on(self) -> None:
        """Take the next step, whoever's it is."""
        seat = self.match.waiting_for
        assert seat is not None, "a settled match waits for somebody"
        bot = self.seats[seat].bot
        if self.match.asked == "tell-roll":
            self._ask_what_was_rolled(seat)
        elif self.match.asked == "roll":
            if not bot:
                self._ask_to_roll(seat)
            else:
                self._roll()
        elif not bot:
            self._ask(seat)
        else:
            self._let_play(seat, bot)
            self._pause()
        if self.kept.path:
            self._keep(self.kept.path)

    def _let_play(self, seat: int, bot: str) -> None:
        """Have a bot act; one of the player's own that cannot has lost."""
        try:
            guest = self.guests.get(seat)
            chosen = decide_as(guest, self.match, self.seed) if guest else decide(self.match, bot, self.seed)
            self.match.play(chosen)
        except BadBot as error:
            self._show(self._complaint(error))
            self.match.resign(seat)

    def _roll(self) -> None:
        self.match.throw()

    def _finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None, "the match is over"
        self._draw()
        self.screen.print(Text(self.voice.say(outcome.words), "bold green"))
        if self.match.report:
            self.screen.print(draw_report(self.match.report, self.voice))
        for line in feat_lines(self.match, self.voice):
            self.screen.print(Text(line, "yellow"))
        if self.kept.path:
            self._say("cli-table-kept", "dim", command=f"rainout verify {quote(str(self.kept.path))}")

    def _part(self, leaving: BaseException) -> None:
        """Say goodbye, and how to come back."""
        if not isinstance(leaving, Leave):
            self.screen.print()
        if self.kept.path:
            self._say(
                "cli-table-resume", "bold", command=f"rainout play --resume {quote(str(self.kept.path))}"
            )
        else:
            self._say("cli-table-left", "dim")

    # --- Asking ---

    def _ask_to_roll(self, seat: int) -> None:
        """Wait until a player rolls."""
        self._draw()
        self._show(self._prompt(seat))
        while (typed := self._listen(self.voice.say("cli-table-press-enter") + " ", seat)) is not None:
            if typed.lower() in ("", "roll", self.voice.say("cli-word-roll")):
                return self._roll()
            self._say("cli-table-roll-first", "yellow")

    def _ask_what_was_rolled(self, seat: int) -> None:
        """Have people who roll their own dice say what came up: the whole action, or its last word."""
        self._draw()
        texts = [option.text for option in self.match.options]
        faces = {text.split()[-1]: text for text in texts}
        hint = self.voice.say("cli-table-tell-roll", first=next(iter(faces)), last=list(faces)[-1])
        self._show(Group(self._prompt(seat), Text(hint, "dim")))
        while (typed := self._listen("> ", seat)) is not None:
            if typed and self._carry_out(faces.get(typed, typed)):
                return

    def _ask(self, seat: int) -> None:
        """Have a player choose: the number of a choice, its notation, or its beginning; Enter shows all again."""
        self._draw_curtain(seat)
        choices = self._choices()
        rolled = bool(self.match.actions) and self.match.actions[-1] in self.match.game.dice
        if not rolled or self.board.die(self.match.view(seat)) is None:  # else only the die is new
            self._draw()
        self._show_question(seat, choices)
        while (typed := self._listen(self._cue(choices), seat)) is not None:
            if not typed and len(choices) > 1:
                self._draw()
                self._show_question(seat, choices)
                continue
            typed = typed or choices[0].action
            if self._is_number(typed, choices):
                typed = self._numbered(typed, choices)
            if typed and self._carry_out(typed, choices):
                return

    def _draw_curtain(self, seat: int) -> None:
        """Where people share a screen and hands are hidden, nobody sees another's cards."""
        if self.match.game.hidden and len(self.people) > 1 and self.behind != seat:
            self.screen.clear()
            self._read(self.voice.say("cli-curtain", player=self.voice.names[seat]) + " ")
            self.screen.clear()
            self._tell_recent(seat)
        self.behind = seat

    def _tell_recent(self, seat: int) -> None:
        """What happened since a player last looked."""
        mine = [ply for ply, actor in enumerate(self.match.actors, 1) if actor == seat]
        news = Grid.grid(padding=(0, 1))
        for event in self.match.log_for(seat, since=mine[-1] if mine else 0):
            self._add_news(news, event, Voice(self.voice.language, self.voice.names, seat))
        if news.row_count:
            self._show(news)

    def _choices(self) -> list[Choice]:
        """What can be done now, in the one order in which it is numbered."""
        return arranged(self.match.choices(), self.match.view(self.match.waiting_for))

    def _show_question(self, seat: int, choices: Sequence[Choice]) -> None:
        picture = self.board.die(self.match.view(seat))
        question = self._beside(picture, self._prompt(seat)) if picture else self._prompt(seat)
        self._show(Group(question, self._listed(choices)))

    def _cue(self, choices: Sequence[Choice]) -> str:
        """What stands before what is typed: what that may be."""
        if len(choices) == 1:
            return self.voice.say("cli-table-type-only") + " "
        some = any(labels(choices))
        return self.voice.say("cli-table-type-number" if some else "cli-table-type-action") + " "

    def _is_number(self, typed: str, choices: Sequence[Choice]) -> bool:
        """Whether the number of a choice was typed, rather than notation that happens to be one."""
        return typed.isascii() and typed.isdigit() and typed not in {choice.action for choice in choices}

    def _numbered(self, typed: str, choices: Sequence[Choice]) -> str:
        """The choice a number stands for; if there is none, which there are."""
        known = {
            label: choice.action for choice, label in zip(choices, labels(choices), strict=True) if label
        }
        number = str(int(typed))
        if number not in known:
            key = "cli-table-no-number" if known else "cli-table-no-numbers"
            example = next(
                (each.action for each in choices if typed in each.action.split()), choices[0].action
            )
            self._say(key, "yellow", number=number, known=", ".join(known), example=example)
        return known.get(number, "")

    def _carry_out(self, typed: str, choices: Sequence[Choice] = ()) -> bool:
        """Take the action that was typed; if it could be several, list them."""
        fitting = meant(typed, choices)
        if len(fitting) > 1:
            self._show(self._in_full(fitting, choices, with_odds=len(fitting) <= WEIGHED))
            return False
        try:
            self.match.play(fitting[0].action if fitting else typed)
            return True
        except NotationError as error:
            self._show(self._complaint(error))
            self._say("cli-table-try-help", "dim", help=self.voice.say("cli-word-help"))
        except RainoutError as error:
            self._show(self._complaint(error))
        return False

    def _listen(self, prompt: str, seat: int) -> str | None:
        """What a player types that is no command; None once a command has moved the match."""
        while True:
            typed = " ".join(self._read(prompt).split())
            word, _, rest = typed.partition(" ")
            command = self.words.get(word.lower())
            if not command or (rest and command not in MORE):
                return typed
            before = (self.match.ply, self.match.resigned)
            self._obey(command, rest, seat)
            if (self.match.ply, self.match.resigned) != before:
                return None

    def _read(self, prompt: str) -> str:
        if self.interactive:
            import contextlib

            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 (importing it is what lets people edit what they type)
        return input(prompt)

    # --- Commands ---

    def _obey(self, command: str, rest: str, seat: int) -> None:
        """Carry out a command, or say why it cannot be."""
        person = seat if seat in self.people else (self.people or [seat])[0]
        commands: dict[str, Callable[[], None]] = {
            **{name: lambda name=name: self._look(name) for name in self.looks},  # type: ignore[misc]
            "help": lambda: self._rules(rest) if rest else self._help(),
            "odds": self._odds,
            "coach": lambda: self._ask_the_coach(seat),
            "log": self._log,
            "rules": lambda: self._rules(rest),
            "agreed": self._agreed,
            "undo": lambda: self._undo(person),
            "save": lambda: self._save(rest),
            "resign": lambda: self.match.resign(person),
            "quit": self._quit,
        }
        try:
            commands[command]()
        except (CommandError, OSError, RainoutError) as error:
            self._show(self._complaint(error))

    def _help(self) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for name in COMMANDS:
            grid.add_row(
                Text(self.voice.say(f"cli-word-{name}"), "bold"), self.voice.say(f"cli-table-help-{name}")
            )
        for name in self.looks:
            grid.add_row(Text(self._look_word(name), "bold"), self.voice.say(self._look_key(name) + "-help"))
        rolls = self.match.asked == "roll"
        example = self.voice.say("cli-word-roll") if rolls else next(iter(self.match.options)).text
        self._show(Group(self.voice.say("cli-table-help", example=example), "", grid))

    def _look_key(self, name: str) -> str:
        return f"{self.match.game.id}-look-{name}"

    def _look_word(self, name: str) -> str:
        return self.voice.say(self._look_key(name))

    def _look(self, name: str) -> None:
        """Something besides the board, as whoever is at the screen may see it."""
        near, bottom = self._near()
        self._show(Padding(self.looks[name](self.match.view(near), self.voice, bottom), (1, 0)))

    def _agreed(self) -> None:
        """What the table has agreed on before the match."""
        agreed, grid = self.match.options_agreed, Grid.grid(padding=(0, 2, 0, 0))
        for option in self.match.game.options:
            if all(agreed[name] == value for name, value in option.shown_when.items()):
                value = Text(self._value(option, agreed[option.name]), "bold")
                grid.add_row(self.voice.say(f"{self.match.game.id}-option-{option.name}"), value)
        self._show(grid)

    def _value(self, option: GameOption, value: OptionValue) -> str:
        """What was agreed, in words."""
        if option.kind == "flag":
            return self.voice.say("cli-yes" if value else "cli-no")
        if option.kind == "choice" and str(value) not in option.names:
            return self.voice.say(f"{self.match.game.id}-option-{option.name}-{value}")
        return option.names.get(str(value)) or str(value) or "–"

    def _ask_the_coach(self, seat: int) -> None:
        """What is best here, why, and what the other choices cost; nobody is helped against people."""
        sides = self.match.game.sides(self.match.seats, self.match.options_agreed)
        if any(sides[person] != sides[seat] for person in self.people):
            raise CommandError(self.voice.say("coach-not-against-people"))
        if self.match.actor < 0:
            raise IllegalAction("cli-table-roll-first")
        advice, choices = Coach(self.match.game).advice(self.match), self._choices()
        best = [each for each in choices if each.action == advice.best]
        because = Text(" ".join(map(self.voice.say, advice.reasons)))
        self._show(Group(self._in_full(best, choices, with_odds=True), Padding(because, (0, 0, 0, 2))))
        if len(advice.options) > 1:
            self._show(Padding(self._costs(advice, choices), (1, 0)))

    def _costs(self, advice: Advice, choices: Sequence[Choice]) -> Grid:
        """What choices cost, the best of them first; of many, those that cost least."""
        grid, words = self._grid(), {each.action: each.words for each in choices}
        for opinion in advice.options[:MOST_OPINIONS]:
            key = "alike" if opinion.alike else "unsure" if opinion.doubt else "sure"
            doubt = max(1, round(100 * opinion.doubt))
            cost = self.voice.say(f"coach-cost-{key}", percent=max(1, round(100 * opinion.cost)), doubt=doubt)
            grid.add_row(cost, opinion.action, self.voice.say(words[opinion.action]))
        return grid

    def _odds(self) -> None:
        """What may come of everything that can be done, however long the list; or of the throw that is due."""
        if self.match.asked == "act":
            choices = self._choices()
            self._show(self._in_full(choices, choices, with_odds=True))
        else:
            told = self._odds_of([ROLL])[0]
            self._show(told if told else Text(self.voice.say("cli-table-no-odds"), "dim"))

    def _log(self) -> None:
        for line in log_lines(self.match, self.voice, self.board.QUIET):
            self.screen.print(Text(line))
        self.screen.print()

    def _rules(self, wanted: str) -> None:
        """The chapter about what is asked now, or what the rules of this table say about some words."""
        match, prompt = self.match, self.match.prompt().key
        Shelf(match.game.id, self.voice, match.options_agreed, match.seats, prompt).show(self.screen, wanted)

    def _undo(self, person: int) -> None:
        """Take back the last action: freely against bots, else only what changed nothing for anybody else."""
        last = self.match.actors[-1] if self.match.actors else -1
        roller = self.match.rollers[-1] if self.match.own_dice and self.match.rollers else -1
        mover = last if last in self.people else person if roller < 0 else roller
        against_bots = len(self.people) < len(self.seats)
        self.match.undo(mover, practice=against_bots and self.match.undo_point(mover) is None)
        self.told = len(self.match.log_for(self.voice.you))
        self._say("cli-table-undone", "dim")

    def _save(self, name: str) -> None:
        if not name and not self.kept.path:
            raise CommandError(self.voice.say("cli-table-save-where"))
        path = Path(name).expanduser() if name else self.kept.path
        assert path is not None
        self._keep(path)
        self._say("cli-table-saved", command=f"rainout play --resume {quote(str(path))}")

    def _quit(self) -> None:
        if self.interactive and not self.kept.path:
            name = self._read(self.voice.say("cli-table-save-before") + " ").strip()
            if name:
                self._keep(Path(name).expanduser())
                self.kept.path = Path(name).expanduser()
        raise Leave

    def _keep(self, path: Path) -> None:
        keeping.write(self.match, self.seats, self.kept.date, path)

    # --- Showing ---

    def _tell_news(self) -> None:
        news = Grid.grid(padding=(0, 1))
        for event in self.match.log_for(self.voice.you)[self.told :]:
            self._add_news(news, event, self.voice)
        if news.row_count:
            self._show(news)
        self.told = len(self.match.log_for(self.voice.you))

    def _add_news(self, news: Grid, event: Event, voice: Voice) -> None:
        """The sentence about an event the drawing does not show, and what is worth knowing besides."""
        if event.what in self.board.QUIET:
            return
        news.add_row("·", voice.say(event.words))
        if event.hero:
            news.add_row("", voice.say(event.hero))
        if isinstance(self.board, boards.Notes):
            note = self.board.note(self.match.view(voice.you), event)
            if note:
                news.add_row("", Text(voice.say(note), "dim"))

    def _draw(self) -> None:
        """The table as the one person sees it, or all who share the screen; hidden hands as whoever is behind it."""
        near, bottom = self._near()
        self.screen.print()
        self.screen.print(self.board.draw(self.match.view(near), self.voice, bottom))
        self.screen.print()

    def _near(self) -> tuple[int | None, int]:
        """Who looks at the table, and whose side is nearest."""
        hides = self.match.game.hidden and len(self.people) > 1
        near = self.behind if hides else self.voice.you
        if near is None and not hides:
            near = self.match.waiting_for or 0
        return near, (near if hides else self.voice.you) or 0

    def _prompt(self, seat: int) -> Text:
        """What is asked, of a person by name where several share the screen."""
        if self.voice.you is not None:
            return Text(self.voice.say(self.match.prompt()), "bold")
        asked = Voice(self.voice.language, self.voice.names, seat).say(self.match.prompt())
        return Text.assemble((self.voice.names[seat], "bold cyan"), "  ", (asked, "bold"))

    def _listed(self, choices: Sequence[Choice]) -> RenderableType:
        """Choices in full if they leave room for the board; else few of a kind in full, the rest by its ends."""
        room = self.screen.height // 2
        weighed = len(choices) <= WEIGHED
        whole = self._in_full(choices, choices, weighed)
        if self._height(whole) <= room:
            return whole
        kinds = [list(group) for _, group in groupby(choices, key=lambda choice: choice.verb)]
        room -= len(kinds) + 1
        short = []
        for kind in sorted(kinds, key=len):
            room -= self._height(self._in_full(kind, choices, weighed)) - 1
            if room < 0 and len(kind) > 1:
                short.append(kind)
        grid = self._grid()
        for kind in kinds:
            if kind in short:
                self._add_ends(grid, kind, choices)
            else:
                self._add_rows(grid, kind, choices, weighed)
        example = short[0][0].action.split()[0]
        return Group(grid, Text(self.voice.say("cli-table-narrow", example=example), "dim"))

    def _in_full(self, some: Sequence[Choice], choices: Sequence[Choice], with_odds: bool) -> Grid:
        """Choices with their numbers, notation and meaning, perhaps with what may come of them."""
        grid = self._grid()
        self._add_rows(grid, some, choices, with_odds)
        return grid

    def _odds_of(self, actions: Sequence[str]) -> list[Text]:
        """What may come of each action, in a few words; nothing where nothing is left to chance."""
        seat = self.match.waiting_for
        assert seat is not None, "somebody is asked"
        return [self._weighed(odds, exact) for odds, exact in chances(self.match, seat, actions)]

    def _weighed(self, odds: Sequence[Odds], exact: bool) -> Text:
        """The likeliest results with their chances."""
        told = [
            self.voice.say(
                "cli-table-odds", percent=f"{100 * each.share:.0f}", result=self.voice.say(each.words)
            )
            for each in odds[:MOST_RESULTS]
        ]
        rest = "…" if len(odds) > MOST_RESULTS else ""
        return Text(("" if exact else "≈ ") + ", ".join(told) + rest if told else "", "cyan")

    def _grid(self) -> Grid:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="cyan", no_wrap=True)
        grid.add_column(style="bold", no_wrap=True)
        return grid

    def _add_rows(
        self, grid: Grid, some: Sequence[Choice], choices: Sequence[Choice], with_odds: bool
    ) -> None:
        numbered = labels(choices)
        weighed = self._odds_of([choice.action for choice in some]) if with_odds else []
        for choice, odds in zip_longest(some, weighed):
            sentence = Text(self.voice.say(choice.words))
            if odds:
                sentence.append("  ").append_text(odds)
            if isinstance(self.board, boards.Explains):
                view = self.match.view(self.match.waiting_for)
                sentence.append(f" {self.board.explain(view, choice, self.voice)}".rstrip(), "dim")
            grid.add_row(numbered[choices.index(choice)], choice.action, sentence)

    def _add_ends(self, grid: Grid, kind: Sequence[Choice], choices: Sequence[Choice]) -> None:
        """One line for many choices of a kind: the first and the last of them."""
        numbered = labels(choices)
        first, last = (numbered[choices.index(choice)] for choice in (kind[0], kind[-1]))
        verb = self.voice.say(f"{self.match.game.id}-verb-{kind[0].verb}")
        ends = Text.assemble(f"{verb}: ", (f"{kind[0].action} … {kind[-1].action}", "bold"))
        grid.add_row(f"{first}–{last}" if first else "", f"{kind[0].action.split()[0]} …", ends)

    def _height(self, what: RenderableType) -> int:
        return len(self.screen.render_lines(what, pad=False))

    def _complaint(self, error: Exception) -> Text:
        return Text(explain(error, self.voice)[0], "yellow")

    def _beside(self, picture: RenderableType, words: RenderableType) -> RenderableType:
        """Words next to the middle of a picture."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(vertical="middle")
        grid.add_column(vertical="middle")
        grid.add_row(picture, words)
        return Padding(grid, (0, 0, 0, 1), expand=False)

    def _show(self, what: RenderableType) -> None:
        self.screen.print(what)

    def _say(self, key: str, style: str = "", **args: str | int) -> None:
        whole = any(
            "rainout " in str(value) for value in args.values()
        )  # a command to be copied is not broken
        self.screen.print(Text(self.voice.say(key, **args), style), soft_wrap=whole)

    def _pause(self) -> None:
        if self.interactive:
            time.sleep(PAUSE)
