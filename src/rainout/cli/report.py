"""``rainout report``: what a designer wants to know of a game, as one page or as data."""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rainout.cli.output import console
from rainout.cli.trouble import CommandError, Exit
from rainout.cli.voice import Voice
from rainout.core.registry import get
from rainout.core.words import Message, message
from rainout.sim.designer import as_html, as_json, design_report
from rainout.sim.designer.working import Told

FORMS = {"html": as_html, "json": as_json}


def run(wanted: Namespace, voice: Voice) -> int:
    """Play, with a progress bar for whoever is watching, and write the report; interrupted, what is known of it."""
    game = get(wanted.game)
    teller = Voice(wanted.lang or voice.language)
    seed = secrets.randbits(32) if wanted.seed is None else wanted.seed
    target = Path(wanted.output or f"{game.id}-report.{wanted.format}")
    if target.is_dir() or not target.parent.is_dir():
        raise CommandError(message("cli-report-nowhere", path=str(target)))
    with _progress_bar(voice) as told:
        report = design_report(
            game, wanted.games, seed, dict(wanted.option), wanted.players, wanted.processes, told
        )
    target.write_text(FORMS[wanted.format](report, teller), encoding="utf-8")
    screen = console(stderr=True)
    if report.interrupted:
        screen.print(voice.say("cli-report-interrupted"), style="yellow")
    screen.print(voice.say("cli-report-written", path=str(target), seed=str(seed)), style="dim")
    return Exit.INTERRUPTED if report.interrupted else Exit.WELL


@contextmanager
def _progress_bar(voice: Voice) -> Iterator[Told]:
    """A bar on the terminal that counts matches and names what is tried; nothing where nobody is watching."""
    screen = console(stderr=True)
    if not screen.is_terminal:
        yield lambda done, all, doing: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task("", total=None)

        def tell(done: int, all: int, doing: Message) -> None:
            bar.update(task, completed=done, total=all, description=voice.say(doing))

        yield tell
