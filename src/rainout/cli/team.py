"""``rainout team``: read a team sheet, say what is wrong with it, or fill it up."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from rainout.cli.output import console
from rainout.cli.trouble import CommandError, Exit, read_text
from rainout.cli.voice import Voice
from rainout.core.game import Game
from rainout.core.options import OptionValue, agree, tidy
from rainout.core.registry import games, get
from rainout.core.words import Message, message
from rainout.core.workshop import CannotComplete, Examined, Workshop

if TYPE_CHECKING:
    from rich.table import Table

STANDARD_INPUT = "-"


def run(wanted: Namespace, voice: Voice) -> int:
    """Exit 0 if the team may play, 1 if it may not or cannot be completed, 2 if it cannot be looked at."""
    game = get(wanted.game)
    workshop = game.workshop
    if not workshop:
        known = ", ".join(each.id for each in games().values() if each.workshop)
        raise CommandError(message("cli-team-none", game=game.id, known=known))
    text = _sheet(wanted)
    terms = _terms(wanted, game, workshop)
    if not wanted.complete:
        team = workshop.examine(text, terms)
        _show(team, game, workshop, voice)
    else:
        try:
            team = workshop.complete(text, terms)
        except CannotComplete as error:
            console(stderr=True).print(voice.say(error.message), style="red", soft_wrap=True)
            return Exit.FAILED
        if not wanted.output:
            print(team.text)
    if wanted.output:
        Path(wanted.output).write_text(team.text + "\n", encoding="utf-8")
    return Exit.WELL if team.legal else Exit.FAILED


def _sheet(wanted: Namespace) -> str:
    """The text that was named; nothing at all is only good for being filled up."""
    if wanted.file == STANDARD_INPUT:
        return tidy(sys.stdin.read())
    if wanted.file:
        return tidy(read_text(Path(wanted.file)))
    if not wanted.complete:
        raise CommandError(message("cli-team-which"))
    return ""


def _terms(wanted: Namespace, game: Game, workshop: Workshop) -> dict[str, OptionValue]:
    """The options the team must suit."""
    wishes = {**workshop.usual, **dict(wanted.option)}
    return agree(tuple(option for option in game.options if option.name in workshop.terms), wishes)


def _show(team: Examined, game: Game, workshop: Workshop, voice: Voice) -> None:
    screen = console()
    screen.print(_table(team, game, workshop, voice))
    counted = "no" if team.most_points is None else "yes"
    sums = {"points": team.points, "most": team.most_points or 0}
    for tally in team.tallies:
        section = message(f"{game.id}-section-{tally.section}")
        limits = {"low": tally.low, "high": tally.high, "fixed": "yes" if tally.low == tally.high else "no"}
        screen.print(voice.say("cli-team-tally", section=section, count=tally.count, **limits))
    if team.tallies:
        screen.print(voice.say("cli-team-sum", counted=counted, **sums))
    else:
        screen.print(voice.say("cli-team-size", count=len(team.numbers), counted=counted, **sums))
    for fault in team.faults:
        screen.print(f"- {voice.say(fault.words)}", style="red", soft_wrap=True)
    if team.legal:
        screen.print(voice.say("cli-team-legal"), style="green")
    else:
        screen.print(voice.say("cli-team-needs", needs=team.needs), style="dim", soft_wrap=True)


def _table(team: Examined, game: Game, workshop: Workshop, voice: Voice) -> Table:
    from rich.table import Table

    names = workshop.names()
    table = Table(title=team.title or None, title_justify="left", box=None, pad_edge=False)
    table.add_column("", no_wrap=True)
    table.add_column("#", justify="right")
    table.add_column(voice.say("cli-team-name"), no_wrap=True)
    for column in workshop.columns:
        table.add_column(voice.say(f"{game.id}-column-{column}"))
    table.add_column(voice.say("cli-team-points"), justify="right")

    def told(words: str | int | Message) -> str:
        return voice.say(words) if isinstance(words, Message) else str(words)

    section = ""
    for place in team.places:
        if place.section != section:
            section = place.section
            table.add_row(voice.say(f"{game.id}-section-{section}"), style="bold")
        where = voice.say(f"{game.id}-place-{place.place}")
        if place.number is None:
            table.add_row(where, "", voice.say("cli-team-nobody"), style="yellow")
        else:
            times = f"{place.copies}x " if place.copies > 1 else ""
            name, row = told(names[place.number]), workshop.row(place.number)
            table.add_row(where, workshop.sign(place.number), times + name, *map(told, row))
    return table
