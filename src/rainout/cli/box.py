"""``rainout box``: the box scores of a match, or of a game that bots play."""

from __future__ import annotations

import secrets
from argparse import Namespace
from pathlib import Path

from rainout.cli.seats import display_names, seats_of
from rainout.cli.trouble import CommandError, Exit, read_text
from rainout.cli.voice import Voice
from rainout.core import matchfile
from rainout.core.box import Box
from rainout.core.registry import games, get
from rainout.core.words import message
from rainout.diamond.newspaper import FORMS


def run(wanted: Namespace, voice: Voice) -> int:
    """Print the box scores, or write them to a file."""
    teller = Voice(wanted.lang or voice.language)
    boxes = _simulated(wanted, teller) if wanted.file in games() else _played(wanted.file, teller)
    if wanted.game is not None:
        boxes = [box for box in boxes if box.number == wanted.game]
        if not boxes:
            raise CommandError(message("cli-box-no-game", number=wanted.game))
    written = FORMS[wanted.format](boxes, teller)
    if wanted.output:
        Path(wanted.output).write_text(written, encoding="utf-8")
    else:
        print(written, end="")
    return Exit.WELL


def _played(file: str, teller: Voice) -> list[Box]:
    """The box scores of a match file."""
    text = read_text(Path(file))
    match = matchfile.load(text)
    teller.names = display_names(seats_of(text, match), teller)
    if not match.game.most_games(match.options_agreed, match.seats):
        raise CommandError(message("cli-box-nobody-scores", game=message(f"{match.game.id}-title")))
    if not match.boxes:
        raise CommandError(message("cli-box-not-begun"))
    return list(match.boxes)


def _simulated(wanted: Namespace, teller: Voice) -> list[Box]:
    """The box scores of a match that bots play: the same one that a simulation of that seed plays."""
    from rainout.sim.scores import boxes_of_match

    game = get(wanted.file)
    seed = secrets.randbits(32) if wanted.seed is None else wanted.seed
    boxes, bots = boxes_of_match(game, seed, wanted.match, wanted.bots, dict(wanted.option), wanted.players)
    teller.names = [teller.say("cli-box-seat", number=seat + 1, bot=bot) for seat, bot in enumerate(bots)]
    return boxes
