"""The arguments of every command. Light: what the commands need is imported when they run."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from rainout import __version__
from rainout.cli.trouble import CommandError, read_text
from rainout.cli.voice import Voice
from rainout.core.words import message

ARGPARSE = {
    "usage: ": "cli-usage",
    "options": "cli-options",
    "positional arguments": "cli-arguments",
    "show this help message and exit": "cli-help-help",
    "argument %(argument_name)s: %(message)s": "cli-error-argument",
    "unrecognized arguments: %s": "cli-error-unrecognized",
    "the following arguments are required: %s": "cli-error-required",
    "one of the arguments %s is required": "cli-error-one-required",
    "not allowed with argument %s": "cli-error-not-with",
    "expected one argument": "cli-error-expected-one",
    "expected at most one argument": "cli-error-expected-at-most-one",
    "expected at least one argument": "cli-error-expected-at-least-one",
    "ignored explicit argument %r": "cli-error-ignored",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-error-choice",
    "invalid choice: %(value)r, maybe you meant %(suggestion)r? (choose from %(choices)s)": "cli-error-near-choice",
    "invalid %(type)s value: %(value)r": "cli-error-value",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "cli-error-parser",
    "ambiguous option: %(option)s could match %(matches)s": "cli-error-ambiguous",
}
"""What argparse says to people, and the catalog entry that says it for us."""

SERVER_SETTINGS = ("host", "lan", "port", "database", "workers", "browser")
"""Settings of the server that its command line has options for."""
LEAGUES = ("season", "round-robin", "cup", "swiss", "ladder")
"""Ways to compete."""
SERVER_COMMANDS = ("settings", "store")
"""Commands that are about the server and take its options too."""
LARGEST = 2**63 - 1
LONGEST = 40
"""Nobody writes a number with more digits, and reading one would take long."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, formatter_class=Formatter, **settings)

    def error(self, message: str) -> NoReturn:
        """Refuse the command line."""
        raise CommandError(message)

    def _print_message(self, message: str, file: Any = None) -> None:
        """Print help; argparse itself would not notice that nobody reads it."""
        print(message, end="", file=file)


class CommandParser(Parser):
    """The parser of one command, which takes options before, between and after its words."""

    _mixing = False

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """The command's part of the line.

        argparse mixes options and words only where it is asked to, and asks no parser of a command; and it takes the
        usage apart as if that were always in English.
        """
        if self._mixing or self._subparsers:
            return super().parse_known_args(args, namespace)
        self._mixing = True
        self.usage = self.format_usage().removeprefix(vars(argparse)["_"]("usage: ")).strip()
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self._mixing, self.usage = False, None


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help with room for long options, and examples printed as they are written."""

    def __init__(self, prog: str, **settings: Any) -> None:
        super().__init__(prog, max_help_position=32, **settings)


def parse(arguments: Sequence[str], voice: Voice) -> argparse.Namespace:
    """The command line, understood; anything else is a :class:`CommandError` or, after ``--help``, SystemExit."""
    speak_argparse(voice)
    wanted = Arguments(voice).parser.parse_args(arguments)
    about_server = wanted.command is None or wanted.command in SERVER_COMMANDS
    if not about_server and any(getattr(wanted, name) is not None for name in ("config", *SERVER_SETTINGS)):
        raise CommandError(message("cli-error-server-option", command=wanted.command))
    return wanted


def speak_argparse(voice: Voice) -> None:
    """Have argparse's own words come from the catalogs too: it asks ``_`` for a translation of each."""

    def translate(text: str) -> str:
        return voice.say(ARGPARSE[text]) if text in ARGPARSE else text

    vars(argparse)["_"] = translate


class Arguments:
    """Builds the parser, in the words of one voice."""

    def __init__(self, voice: Voice) -> None:
        self.say = voice.say
        self.parser = Parser(
            prog="rainout", description=self.say("cli-about"), epilog=self.say("cli-examples")
        )
        self.parser.add_argument(
            "--version", action="version", version=f"rainout {__version__}", help=self.say("cli-version-help")
        )
        self._serve(self.parser)
        self.commands = self.parser.add_subparsers(
            dest="command",
            title=self.say("cli-commands"),
            metavar=self.say("cli-metavar-command"),
            parser_class=CommandParser,
        )
        self._games(self._command("games"))
        self._learn(self._command("learn"))
        self._rules(self._command("rules"))
        self._play(self._command("play"))
        self._join(self._command("join"))
        self._simulate(self._command("simulate"))
        self._ladder(self._command("ladder"))
        self._report(self._command("report"))
        self._league(self._command("league"))
        self._train(self._command("train"))
        self._referee(self._command("referee"))
        self._verify(self._command("verify"))
        self._analyse(self._command("analyse"))
        self._export(self._command("export"))
        self._box(self._command("box"))
        self._team(self._command("team"))
        self._cards(self._command("cards"))
        self._settings(self._command("settings"))
        self._store(self._command("store"))

    # --- Commands ---

    def _serve(self, parser: argparse.ArgumentParser, default: str | None = None) -> None:
        """What can be said of the server; a command that takes it too must not unsay what stood before it."""
        server = parser.add_argument_group(self.say("cli-serve-title"))
        kind = {"default": default}
        self._add(server, "--config", "serve", metavar="file", **kind)
        self._add(server, "--host", "serve", metavar="host", **kind)
        self._add(server, "--lan", "serve", action="store_true", **kind)
        self._add(server, "--port", "serve", metavar="number", type=self._whole(0, 65535), **kind)
        self._add(server, "--database", "serve", metavar="file", **kind)
        self._add(server, "--workers", "serve", metavar="number", type=self._whole(1, 1024), **kind)
        self._add(server, "--no-browser", "serve", action="store_false", dest="browser", **kind)

    def _settings(self, parser: argparse.ArgumentParser) -> None:
        form = parser.add_mutually_exclusive_group()
        self._add(form, "--json", "settings", action="store_true")
        self._add(form, "--example", "settings", action="store_true")
        self._serve(parser, argparse.SUPPRESS)

    def _store(self, parser: argparse.ArgumentParser) -> None:
        whats = ("check", "backup", "restore", "prune")
        self._add(parser, "what", "store", choices=whats)
        self._add(parser, "path", "store", metavar="file", nargs="?")
        self._add(parser, "--days", "store", metavar="number", type=self._whole(1, 100_000))
        self._serve(parser, argparse.SUPPRESS)

    def _games(self, parser: argparse.ArgumentParser) -> None:
        self._add(parser, "--json", "games", action="store_true")

    def _learn(self, parser: argparse.ArgumentParser) -> None:
        self._add(parser, "game", "learn", metavar="game", nargs="?")
        self._add(parser, "lesson", "learn", metavar="lesson", nargs="?")
        self._add(parser, "--step", "learn", metavar="number", type=self._whole(1, 1000))

    def _rules(self, parser: argparse.ArgumentParser) -> None:
        self._add(parser, "game", "rules", metavar="game")
        self._add(parser, "words", "rules", metavar="word", nargs="*")
        self._option(parser)

    def _play(self, parser: argparse.ArgumentParser) -> None:
        self._add(parser, "game", "play", metavar="game", nargs="?")
        opponent = parser.add_mutually_exclusive_group()
        self._add(opponent, "--bot", "play", metavar="bot")
        self._add(opponent, "--hot-seat", "play", action="store_true")
        self._patience(parser)
        self._add(parser, "--players", "play", metavar="number", type=self._whole(1, 100))
        self._option(parser)
        self._add(parser, "--own-dice", "play", action="store_true")
        self._add(parser, "--seed", "play", metavar="number", type=self._whole(0))
        self._add(parser, "--name", "play", metavar="name", action="append", default=[])
        self._add(parser, "--save", "play", metavar="file")
        self._add(parser, "--resume", "play", metavar="file")

    def _join(self, parser: argparse.ArgumentParser) -> None:
        self._add(parser, "link", "join", metavar="link")
        self._add(parser, "--bot", "join", metavar="bot", required=True)
        self._patience(parser)
        self._add(parser, "--name", "join", metavar="name")
        self._add(parser, "--stay", "join", metavar="seconds", type=self._whole(0, 86_400), default=60)

    def _simulate(self, parser: argparse.ArgumentParser) -> None:
        self._add(parser, "game", "simulate", metavar="game")
        self._add(parser, "--games", "simulate", metavar="number", type=self._whole(1), default=10_000)
        self._add(parser, "--seed", "simulate", metavar="number", type=self._whole(0))
        self._add(parser, "--bots", "simulate", metavar="bots", type=self._list)
        self._patience(parser)
        self._add(parser, "--players", "simulate", metavar="number", type=self._whole(1, 100))
        self._option(parser)
        self._add(
            parser, "--workers", "simulate", dest="processes", metavar="number", type=self._whole(1, 1024)
        )
        self._engine(parser)
        self._add(parser, "--resume", "simulate", metavar="file")
        self._add(parser, "--stats", "simulate", action="store_true")
        self._add(parser, "--stats-to", "simulate", metavar="folder")
        self._add(parser, "--stats-format", "simulate", choices=("csv", "ndjson", "parquet"), default="csv")
        self._add(parser, "--json", "simulate", action="store_true")

    def _ladder(self, parser: argparse.ArgumentParser) -> None:
        self._add(parser, "game", "ladder", metavar="game")
        self._add(parser, "--games", "ladder", metavar="number", type=self._whole(1), default=1000)
        self._add(parser, "--seed", "ladder", metavar="number", type=self._whole(0), default=1)
        self._add(parser, "--levels", "ladder", metavar="bots", type=self._list)
        self._add(parser, "--players", "ladder", metavar="number", type=self._whole(1, 100))
        self._option(parser)
        self._add(
            parser, "--workers", "ladder", dest="processes", metavar="number", type=self._whole(1, 1024)
        )
        self._add(parser, "--json", "ladder", action="store_true")

    def _report(self, parser: argparse.ArgumentParser) -> None:
        self._add(parser, "game", "report", metavar="game")
        self._add(parser, "--games", "report", metavar="number", type=self._whole(1), default=2000)
        self._add(parser, "--seed", "report", metavar="number", type=self._whole(0))
        self._add(parser, "--format", "report", choices=("html", "json"), default="html")
        self._add(parser, "--lang", "report", choices=("en", "es"))
        self._add(parser, "--output", "report", metavar="file")
        self._add(parser, "--players", "report", metavar="number", type=self._whole(1, 100))
        self._option(parser)
        self._add(
            parser, "--workers", "report", dest="processes", metavar="number", type=self._whole(1, 1024)
        )

    def _league(self, parser: argparse.ArgumentParser) -> None:
        """A league's commands; each takes the league's file last, where there are several."""
        whats = parser.add_subparsers(
            dest="what",
            title=self.say("cli-commands"),
            metavar=self.say("cli-metavar-command"),
            required=True,
            parser_class=CommandParser,
        )

        def command(what: str) -> argparse.ArgumentParser:
            about = self.say(f"cli-league-{what}-about")
            made: argparse.ArgumentParser = whats.add_parser(what, help=about, description=about)
            return made

        new = command("new")
        self._add(new, "--game", "league-new", metavar="game", required=True)
        self._add(new, "--name", "league-new", metavar="name")
        self._add(new, "--kind", "league-new", choices=LEAGUES)
        self._add(new, "--clubs", "league-new", metavar="number", type=self._whole(2, 60))
        self._add(new, "--games", "league-new", metavar="number", type=self._whole(1, 1000))
        self._add(new, "--divisions", "league-new", metavar="number", type=self._whole(1, 30))
        self._add(new, "--playoffs", "league-new", metavar="number", type=self._whole(0, 60))
        self._add(new, "--best-of", "league-new", metavar="numbers", type=self._numbers)
        self._add(new, "--seed", "league-new", metavar="number", type=self._whole(0))
        self._add(new, "--level", "league-new", metavar="bot")
        self._add(new, "--team", "league-new", metavar="file", action="append", default=[])
        self._add(new, "--draft", "league-new", action="store_true")
        self._add(
            new, "--entrant", "league-new", metavar="name", action="append", default=[], type=self._entrant
        )
        self._option(new)
        playing = command("play")
        days = playing.add_mutually_exclusive_group()
        self._add(days, "--days", "league-play", metavar="number", type=self._whole(1, 100_000), default=1)
        self._add(days, "--all", "league-play", action="store_true")
        self._add(
            playing, "--workers", "league-play", dest="processes", metavar="number", type=self._whole(1, 1024)
        )
        self._engine(playing)
        command("season")
        standings = command("standings")
        self._add(standings, "--json", "league-standings", action="store_true")
        schedule = command("schedule")
        self._add(schedule, "--day", "league-schedule", metavar="number", type=self._whole(1, 100_000))
        self._add(
            schedule, "--days", "league-schedule", metavar="number", type=self._whole(1, 100_000), default=7
        )
        self._add(schedule, "--club", "league-schedule", metavar="name")
        command("leaders")
        club = command("club")
        self._add(club, "club", "league-club", metavar="name")
        command("show")
        game = command("game")
        self._add(game, "which", "league-game", metavar="number")
        self._add(game, "--output", "league-game", metavar="file")
        for what, each in whats.choices.items():
            if what in ("standings", "schedule", "game", "leaders", "club"):
                self._add(each, "--season", "league", metavar="number", type=self._whole(1, 100_000))
            self._add(each, "file", "league", metavar="file", nargs="?")

    def _train(self, parser: argparse.ArgumentParser) -> None:
        self._add(parser, "game", "train", metavar="game")
        self._add(parser, "--rounds", "train", metavar="number", type=self._whole(1))
        self._add(parser, "--seed", "train", metavar="number", type=self._whole(0), default=1)
        self._add(parser, "--calibrate", "train", action="store_true")
        self._add(parser, "--output", "train", metavar="file")

    def _referee(self, parser: argparse.ArgumentParser) -> None:
        self._add(parser, "files", "referee", metavar="file", nargs="+")

    def _verify(self, parser: argparse.ArgumentParser) -> None:
        self._add(parser, "file", "verify", metavar="file")

    def _analyse(self, parser: argparse.ArgumentParser) -> None:
        self._add(parser, "file", "analyse", metavar="file")
        self._add(parser, "--futures", "analyse", metavar="number", type=self._whole(2, 100_000), default=200)
        self._add(parser, "--seed", "analyse", metavar="number", type=self._whole(0, 2**31), default=0)
        self._add(parser, "--lang", "analyse", choices=("en", "es"))
        self._add(parser, "--json", "analyse", action="store_true")
        self._add(parser, "--picture", "analyse", metavar="file")

    def _export(self, parser: argparse.ArgumentParser) -> None:
        self._add(parser, "file", "export", metavar="file")
        self._add(parser, "--format", "export", choices=("json", "text", "csv"), default="json")
        self._add(parser, "--lang", "export", choices=("en", "es"))
        self._add(parser, "--output", "export", metavar="file")

    def _box(self, parser: argparse.ArgumentParser) -> None:
        self._add(parser, "file", "box", metavar="file")
        self._add(parser, "--game", "box", metavar="number", type=self._whole(1, 1000))
        self._add(parser, "--format", "box", choices=("text", "html", "json"), default="text")
        self._add(parser, "--lang", "box", choices=("en", "es"))
        self._add(parser, "--output", "box", metavar="file")
        self._add(parser, "--seed", "box", metavar="number", type=self._whole(0))
        self._add(parser, "--match", "box", metavar="number", type=self._whole(0), default=0)
        self._add(parser, "--bots", "box", metavar="bots", type=self._list)
        self._add(parser, "--players", "box", metavar="number", type=self._whole(1, 100))
        self._option(parser)

    def _team(self, parser: argparse.ArgumentParser) -> None:
        self._add(parser, "game", "team", metavar="game")
        self._add(parser, "file", "team", metavar="file", nargs="?")
        self._add(parser, "--complete", "team", action="store_true")
        self._option(parser)
        self._add(parser, "--output", "team", metavar="file")

    def _cards(self, parser: argparse.ArgumentParser) -> None:
        self._add(parser, "game", "cards", metavar="game")
        self._add(parser, "folder", "cards", metavar="folder", nargs="?")

    # --- Building blocks ---

    def _command(self, name: str) -> argparse.ArgumentParser:
        about = self.say(f"cli-{name}-about")
        parser: argparse.ArgumentParser = self.commands.add_parser(name, help=about, description=about)
        return parser

    def _add(self, parser: Any, name: str, command: str, **settings: Any) -> None:
        """One argument; its help is ``cli-<command>-<name>``, its placeholder ``cli-metavar-<metavar>``."""
        if "metavar" in settings:
            settings["metavar"] = self.say(f"cli-metavar-{settings['metavar']}")
        parser.add_argument(name, help=self.say(f"cli-{command}-{name.lstrip('-')}"), **settings)

    def _option(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument(
            "--option",
            metavar=self.say("cli-metavar-option"),
            action="append",
            default=[],
            type=self._pair,
            help=self.say("cli-option"),
        )

    def _engine(self, parser: argparse.ArgumentParser) -> None:
        """Where matches are played: on threads here, or on a cluster."""
        parser.add_argument(
            "--engine", choices=("threads", "ray"), default="threads", help=self.say("cli-engine")
        )
        parser.add_argument("--address", metavar=self.say("cli-metavar-host"), help=self.say("cli-address"))

    def _patience(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument(
            "--patience",
            metavar=self.say("cli-metavar-seconds"),
            type=self._whole(1, 86400),
            default=60,
            help=self.say("cli-patience"),
        )

    def _whole(self, low: int, high: int = LARGEST) -> Callable[[str], int]:
        """A whole number within bounds."""

        def read(text: str) -> int:
            digits = text.isascii() and text.isdigit()
            large = digits and (len(text) > LONGEST or int(text) > LARGEST)
            if large and high == LARGEST:
                raise argparse.ArgumentTypeError(self.say("cli-error-number-large", text=text[:LONGEST]))
            if not digits or large or not low <= int(text) <= high:
                key = "cli-error-number" if high == LARGEST else "cli-error-number-between"
                bounds = {"low": str(low)} if high == LARGEST else {"low": str(low), "high": str(high)}
                raise argparse.ArgumentTypeError(self.say(key, text=text, **bounds))
            return int(text)

        return read

    def _pair(self, text: str) -> tuple[str, str]:
        """A match option and its value, or what is in the file named after an ``@``."""
        name, equals, value = text.partition("=")
        if not (name.strip() and equals):
            raise argparse.ArgumentTypeError(self.say("cli-error-pair", text=text))
        if value.startswith("@"):  # as in first-team=@team.txt
            value = read_text(Path(value[1:]))
        return name.strip(), value.strip()

    def _entrant(self, text: str) -> tuple[str, str]:
        """A name, and the bot that plays for it if one is named: ``Ana=veteran``."""
        name, _, level = text.partition("=")
        if not name.strip():
            raise argparse.ArgumentTypeError(self.say("cli-error-entrant"))
        return " ".join(name.split())[:40], level.strip()

    def _numbers(self, text: str) -> tuple[int, ...]:
        """Numbers with commas between them."""
        return tuple(self._whole(1, 99)(each.strip()) for each in text.split(","))

    def _list(self, text: str) -> tuple[str, ...]:
        """Names with commas between them."""
        return tuple(name.strip() for name in text.split(","))
