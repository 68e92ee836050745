"""``rainout train``: learn a game's value by self-play, as the one that comes with Rainout was learned."""

from __future__ import annotations

import os
from argparse import Namespace
from dataclasses import replace
from pathlib import Path

from rainout.cli.output import console
from rainout.cli.trouble import CommandError, Exit
from rainout.cli.voice import Voice
from rainout.core.words import message

ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
"""The sums of a small network are too short to be shared among threads, which would only wait for one another.

It counts only if it is said before anything imports NumPy.
"""


def run(wanted: Namespace, voice: Voice) -> int:
    """Learn round by round, say how it goes, and keep what was learned."""
    os.environ |= {name: os.environ.get(name, one) for name, one in ONE_THREAD.items()}

    from rainout.bots.training import Training
    from rainout.bots.values import write_value
    from rainout.core.registry import get

    game = get(wanted.game)
    if not game.observed:
        raise CommandError(message("cli-train-unobserved", game=message(f"{game.id}-title")))
    path = Path(wanted.output or f"{game.id}.npz")
    if not path.parent.is_dir():
        raise CommandError(message("cli-file-no-folder", path=str(path), folder=str(path.parent)))
    course = replace(game.course, rounds=wanted.rounds or game.course.rounds, seed=wanted.seed)
    screen = console(stderr=True)

    def told(number: int, surprise: float) -> None:
        screen.print(
            voice.say("cli-train-round", number=number + 1, rounds=course.rounds, surprise=round(surprise, 4))
        )

    screen.print(voice.say("cli-train-compiling"), style="dim")
    net = Training(game, course).run(told)
    command = f"rainout train {game.id} --seed {course.seed} --rounds {course.rounds}"
    write_value(net, path, game=game.id, rules=game.version, seed=course.seed, command=command)
    console().print(voice.say("cli-train-kept", file=str(path), weights=net.weights))
    return Exit.WELL
