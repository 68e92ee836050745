"""``rainout simulate``: let bots play many matches, and say what came of it."""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from rainout.cli.output import console, print_json
from rainout.cli.trouble import Exit
from rainout.cli.voice import Voice
from rainout.core import kernel
from rainout.core.game import Game
from rainout.core.registry import get
from rainout.sim import Interval, Length, Summary, simulate
from rainout.sim.run import Progress, cores

if TYPE_CHECKING:
    from rich.table import Table

    from rainout.sim.stats import Stats

USUAL_BOT = "advise"
FEW = 100


def run(wanted: Namespace, voice: Voice) -> int:
    """Simulate, with a progress bar for whoever is watching."""
    game = get(wanted.game)
    bots = wanted.bots or (USUAL_BOT,) * game.side_count(wanted.players)
    seed = secrets.randbits(32) if wanted.seed is None else wanted.seed
    stopwatch = Stopwatch(game)
    if wanted.stats_to is not None:
        _make_ready(Path(wanted.stats_to), wanted.stats_format)
    with progress_bar(game, wanted.games, voice) as move_bar:
        summary = simulate(
            game,
            wanted.games,
            seed,
            bots,
            dict(wanted.option),
            workers=wanted.processes or _workers(wanted.games),
            progress=stopwatch.then(move_bar),
            seats=wanted.players,
            patience=wanted.patience,
            stats=wanted.stats or wanted.stats_to is not None,
            so_far=True,
            engine=wanted.engine,
            address=wanted.address,
            resume=wanted.resume,
        )
    if wanted.json:
        print_json(summary)
    else:
        show(game, summary, voice)
        if summary.stats and wanted.stats:
            from rainout.cli.stats import show_stats

            show_stats(summary.stats, voice)
        console().print(stopwatch.said(wanted.processes or cores(), voice), style="dim")
    if summary.stats and wanted.stats_to is not None:
        _write(game, summary.stats, wanted, voice)
    if summary.interrupted:
        console(stderr=True).print(voice.say("cli-simulate-interrupted"), style="yellow")
    return Exit.INTERRUPTED if summary.interrupted else Exit.WELL


def _make_ready(folder: Path, form: str) -> None:
    """See before anything is played that the statistics can be written."""
    from rainout.sim.tables import check_form

    check_form(form)
    folder.mkdir(parents=True, exist_ok=True)


def _write(game: Game, stats: Stats, wanted: Namespace, voice: Voice) -> None:
    """Write the statistics into a folder."""
    from rainout.diamond.game import BallGame
    from rainout.sim.tables import tables_of, write_tables

    assert isinstance(game, BallGame)
    tables = tables_of(game, stats, language=voice.language)
    written = write_tables(tables, Path(wanted.stats_to), wanted.stats_format)
    said = voice.say("cli-simulate-stats-written", count=len(written), folder=wanted.stats_to)
    console(stderr=True).print(said, style="dim")


def _workers(games: int) -> int:
    """How many cores to use unless told; for a few matches it is not worth starting other processes."""
    return cores() if games > FEW else 1


class Stopwatch:
    """How fast matches are played, once the rules are compiled if they ever are."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.began = self.ended = perf_counter()
        self.before, self.done, self.told = 0, 0, False
        self.compiled = self._is_compiled()

    def _is_compiled(self) -> bool:
        return kernel.compiled(self.game.contract) is not None

    def then(self, told: Progress) -> Progress:
        """Somebody who is told of progress, with this watch running alongside."""

        def tell(done: int) -> None:
            self.note(done)
            told(done)

        return tell

    def note(self, done: int) -> None:
        """Some matches are done; what was slow because nothing was compiled yet is not counted."""
        self.ended = perf_counter()
        self.done = done
        first, self.told = not self.told, True
        if first or (self._is_compiled() and not self.compiled):
            self.began, self.before, self.compiled = self.ended, done, self._is_compiled()

    def said(self, workers: int, voice: Voice) -> str:
        """The speed in words."""
        seconds = max(self.ended - self.began, 1e-6)
        speed = int((self.done - self.before) / seconds)
        return voice.say("cli-simulate-speed", seconds=round(seconds, 1), speed=speed, workers=workers)


@contextmanager
def progress_bar(game: Game, games: int, voice: Voice) -> Iterator[Progress]:
    """A bar on the terminal that counts matches; nothing where nobody is watching."""
    screen = console(stderr=True)
    if not screen.is_terminal:
        yield lambda done: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, ProgressColumn, Task, TimeRemainingColumn
    from rich.progress import Progress as Bar
    from rich.text import Text

    class Doing(ProgressColumn):
        """What is going on; looked at now and then, as the compiler tells nobody in this process."""

        max_refresh = 0.5

        def render(self, task: Task) -> Text:
            """What to say of it."""
            return Text(doing(game, voice))

    class Remaining(TimeRemainingColumn):
        """How long the matches take, once they are played at the speed they will be played at."""

        def render(self, task: Task) -> Text:
            """Nothing before that."""
            return super().render(task) if kernel.compiled(game.contract) else Text()

    columns = (Doing(), BarColumn(), MofNCompleteColumn(), Remaining())
    with Bar(*columns, console=screen, transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)


def doing(game: Game, voice: Voice) -> str:
    """What a simulation is doing: playing, or playing slowly while the rules are compiled, and how far that is."""
    if kernel.compiled(game.contract):
        return voice.say("cli-simulate-playing")
    compiler = kernel.preparing(game.contract)
    if compiler is None:
        return voice.say("cli-simulate-interpreted")
    return voice.say(
        "cli-simulate-compiling", share=round(100 * compiler.share), seconds=max(1, round(compiler.seconds))
    )


# --- The summary, for people ---


def show(game: Game, summary: Summary, voice: Voice) -> None:
    """Who won, with how much, and how long it took; ranges are 95 % confidence intervals."""
    screen = console()
    title = voice.say(f"{game.id}-title")
    screen.print()
    screen.print(
        voice.say("cli-simulate-title", game=title, games=summary.games, seed=str(summary.seed)), style="bold"
    )
    if chosen := _chosen(game, summary):
        screen.print(chosen, style="dim")
    screen.print()
    screen.print(_players(summary, voice))
    for player in summary.players:
        if player.fault:
            match, why = player.fault.match, voice.say(player.fault.words)
            said = voice.say("cli-simulate-forfeits", count=player.forfeits, match=str(match), why=why)
            screen.print(said, style="yellow")
    screen.print()
    screen.print(_overall(summary, voice))
    screen.print(voice.say("cli-simulate-ranges"), style="dim")


def _chosen(game: Game, summary: Summary) -> str:
    """The options that differ from the game's defaults, as ``--option`` takes them."""
    differing = [option.name for option in game.options if summary.options[option.name] != option.default]
    return " ".join(f"{name}={str(summary.options[name]).lower()}" for name in differing)


def _players(summary: Summary, voice: Voice) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(voice.say("cli-simulate-bot"))
    for heading in ("wins", "share", *(["points"] if summary.winner_points else []), "by-side"):
        table.add_column(voice.say(f"cli-simulate-{heading}"), justify="right")
    for player in summary.players:
        by_side = " / ".join(voice.say("cli-number", number=wins) for wins in player.wins_by_side)
        points = [_amount(player.points, voice)] if player.points else []
        wins = voice.say("cli-number", number=player.wins)
        table.add_row(player.bot, wins, shared_out(player.win_rate, voice), *points, by_side)
    return table


def _overall(summary: Summary, voice: Voice) -> Table:
    """What is to be said about all matches together."""
    from rich.table import Table

    grid = Table.grid(padding=(0, 2, 0, 0))
    if summary.winner_points and summary.winner_points.value is not None:
        grid.add_row(voice.say("cli-simulate-winner-points"), _amount(summary.winner_points, voice))
    if summary.turns.median is not None:
        grid.add_row(voice.say("cli-simulate-turns"), _length(summary.turns, voice))
    if summary.starter:
        grid.add_row(voice.say("cli-simulate-starter"), shared_out(summary.starter, voice))
    for number, side in enumerate(summary.sides, 1):
        grid.add_row(voice.say("cli-simulate-side", side=number), shared_out(side.win_rate, voice))
    if summary.level:
        grid.add_row(voice.say("cli-simulate-level"), voice.say("cli-number", number=summary.level))
    grid.add_row(voice.say("cli-simulate-unfinished"), voice.say("cli-number", number=summary.unfinished))
    return grid


def _length(turns: Length, voice: Voice) -> str:
    figures = {"median": turns.median, "p5": turns.p5, "p95": turns.p95, "longest": turns.longest}
    known = {name: number or 0 for name, number in figures.items()}
    return voice.say("cli-simulate-length", mean=_amount(turns.mean, voice), **known)


def shared_out(interval: Interval, voice: Voice) -> str:
    """A share in percent, with its range."""
    return told_range("cli-simulate-interval-share", interval, 100, voice)


def _amount(interval: Interval, voice: Voice) -> str:
    return told_range("cli-simulate-interval", interval, 1, voice)


def told_range(key: str, interval: Interval, scale: int, voice: Voice) -> str:
    """A figure and its range, as a message says them."""
    figures = {"value": interval.value, "low": interval.low, "high": interval.high}
    return voice.say(key, **{name: scale * (number or 0.0) for name, number in figures.items()})
