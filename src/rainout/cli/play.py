"""``rainout play``: a match at the terminal, against a bot or with somebody beside you."""

from __future__ import annotations

import datetime
from argparse import Namespace
from pathlib import Path

from rainout.bots.guests import Guest, find, is_guest
from rainout.cli.output import console
from rainout.cli.seats import Seat, seats_of
from rainout.cli.table import Kept, Table
from rainout.cli.trouble import CommandError, read_text
from rainout.cli.voice import Voice
from rainout.core import matchfile
from rainout.core.match import Match
from rainout.core.registry import get
from rainout.core.words import message


def run(wanted: Namespace, voice: Voice) -> int:
    """Set the table and play until the match ends or the players leave."""
    table = _resume(wanted, voice) if wanted.resume else _begin(wanted, voice)
    return table.play()


def _begin(wanted: Namespace, voice: Voice) -> Table:
    """A fresh match, as the arguments ask for it."""
    if not wanted.game:
        raise CommandError(message("cli-play-which"))
    if wanted.save and Path(wanted.save).exists():
        raise CommandError(message("cli-play-exists", path=wanted.save))
    match = Match(
        get(wanted.game),
        dict(wanted.option),
        seats=wanted.players,
        seed=wanted.seed,
        own_dice=wanted.own_dice,
    )
    match.settle()
    kept = Kept(Path(wanted.save) if wanted.save else None, datetime.date.today().isoformat())
    return Table(match, _seated(wanted, match), voice, console(), kept, wanted.seed, _guest(wanted))


def _resume(wanted: Namespace, voice: Voice) -> Table:
    """The match in a file, with the players it names unless others are asked for; it stays in its file."""
    for name in ("players", "option", "own_dice", "seed"):
        if getattr(wanted, name):
            raise CommandError(message("cli-play-settled", option=f"--{name.replace('_', '-')}"))
    text = read_text(Path(wanted.resume))
    match = matchfile.load(text)
    if wanted.game and get(wanted.game) is not match.game:
        raise CommandError(message("cli-play-other-game", path=wanted.resume, game=match.game.id))
    match.settle()
    chosen = wanted.bot or wanted.hot_seat or wanted.name
    seats = _seated(wanted, match) if chosen else seats_of(text, match)
    kept = Kept(Path(wanted.save or wanted.resume), matchfile.parse(text).headers.get("date", ""))
    if named := next((seat.bot for seat in seats if seat.bot and is_guest(seat.bot)), None):
        if named != wanted.bot:  # a match file is read, and runs nobody's program
            raise CommandError(message("cli-play-guest", path=wanted.resume, bot=named))
    return Table(match, seats, voice, console(), kept, None, _guest(wanted))


def _seated(wanted: Namespace, match: Match) -> list[Seat]:
    """You, and bots or people in the other seats."""
    seats = match.seats
    people = seats if wanted.hot_seat else 1
    if len(wanted.name) > people:
        raise CommandError(message("cli-play-names", people=people))
    names = [*wanted.name, *[""] * (people - len(wanted.name))]
    level = wanted.bot or match.game.bots[-1]
    if not is_guest(level):
        level = match.game.level(level).name
    return [*(Seat(name=" ".join(name.split())) for name in names), *[Seat(bot=level)] * (seats - people)]


def _guest(wanted: Namespace) -> Guest | None:
    """The player's own bot, if that is who is asked for."""
    return find(wanted.bot, wanted.patience) if wanted.bot and is_guest(wanted.bot) else None
