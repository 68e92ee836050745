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
    """Learn round by round, say how it goes, hold it against fresh matches, and keep it."""
    os.environ |= {name: os.environ.get(name, one) for name, one in ONE_THREAD.items()}

    from rainout.bots.training import Training
    from rainout.bots.values import read_value, value_file, value_of, write_value
    from rainout.core.registry import get
    from rainout.sim.curves import with_curves

    game = get(wanted.game)
    if not game.observed:
        raise CommandError(message("cli-train-unobserved", game=message(f"{game.id}-title")))
    path = Path(wanted.output or f"{game.id}.npz")
    if not path.parent.is_dir():
        raise CommandError(message("cli-file-no-folder", path=str(path), folder=str(path.parent)))
    course = replace(game.course, rounds=wanted.rounds or game.course.rounds, seed=wanted.seed)
    screen = console(stderr=True)
    command = f"rainout train {game.id} --seed {course.seed}"

    def told(number: int, surprise: float) -> None:
        screen.print(
            voice.say("cli-train-round", number=number + 1, rounds=course.rounds, surprise=round(surprise, 4))
        )

    def measured(done: int, kinds: int) -> None:
        screen.print(voice.say("cli-train-measured", number=done, kinds=kinds))

    screen.print(voice.say("cli-train-compiling"), style="dim")
    if wanted.calibrate:
        learned = value_of(game)
        if not learned:
            raise CommandError(message("sim-error-no-value", game=message(f"{game.id}-title")))
        net, about = learned, read_value(value_file(game))[1]
    else:
        net = Training(game, course).run(told)
        about = {"game": game.id, "rules": game.version, "seed": course.seed}
        about["command"] = f"{command} --rounds {course.rounds}"
    if course.kinds:
        net = with_curves(game, net, course.seed, measured)
        about["curves"] = f"{command} --calibrate"
    write_value(net, path, **about)
    console().print(voice.say("cli-train-kept", file=str(path), weights=net.weights))
    return Exit.WELL
