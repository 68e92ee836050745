"""``rainout cards``: look over a set of cards that somebody is making, and say what is wrong with it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rainout.cli.output import console
from rainout.cli.trouble import CommandError, Exit
from rainout.cli.voice import Voice
from rainout.core.errors import RainoutError
from rainout.core.proof import Proof
from rainout.core.registry import games, get
from rainout.core.words import message


def run(wanted: Namespace, voice: Voice) -> int:
    """Exit 0 if the set can be played with, 1 if it cannot."""
    game = get(wanted.game)
    try:
        proof = game.proof(Path(wanted.folder) if wanted.folder else None)
    except RainoutError as error:  # so wrong that it cannot even be read
        proof = Proof((), (error.message,))
    if not proof:
        known = ", ".join(each.id for each in games().values() if each.proof(None))
        raise CommandError(message("cli-cards-none", game=game.id, known=known))
    screen = console()
    for note in proof.notes:
        screen.print(voice.say(note), soft_wrap=True)
    for fault in proof.faults:
        screen.print(f"- {voice.say(fault)}", style="red", soft_wrap=True)
    if proof.faults:
        return Exit.FAILED
    screen.print(voice.say("cli-cards-well"), style="green")
    return Exit.WELL
