"""Running the command line inside the test process, as a person at a terminal in English would."""

import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import pytest

from rainout.cli import main
from rainout.cli.voice import Voice
from rainout.core.words import message


def said(key: str, *, you: int | None = 0, seats: dict[str, int] | None = None, **args: str | int) -> str:
    """A sentence of the catalogs, so that tests do not depend on its wording."""
    return Voice("en", ["You", Voice("en").say("bot-advise")], you).say(message(key, seats or {}, **args))


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def flat(self) -> str:
        """All that was printed, on one line."""
        return " ".join(self.out.split())


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAINOUT_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")
    for name in ("RAINOUT_DEBUG", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """``run("games", "--json")``; ``typed`` is what the user types, line by line."""

    def run_command(*arguments: str | Path, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main([str(each) for each in arguments])
        out, err = capsys.readouterr()
        return Ran(int(code), out, err)

    return run_command


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """Runs a command that must be refused in one clear line; returns the line."""

    def refuse(*arguments: str | Path, typed: str = "") -> str:
        ran = run(*arguments, typed=typed)
        assert ran.code == 2
        assert ran.err.startswith("rainout: ")
        assert ran.err.count("\n") == 1
        assert "Traceback" not in ran.err + ran.out
        return ran.err.removeprefix("rainout: ").strip()

    return refuse


@pytest.fixture
def command() -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Starts the real command in a process of its own, and sees to it that it ends."""
    with ExitStack() as started:

        def start(
            *arguments: str | Path,
            stdin: int = subprocess.PIPE,
            stdout: int = subprocess.PIPE,
            stderr: int = subprocess.PIPE,
            env: Mapping[str, str] | None = None,
        ) -> subprocess.Popen[str]:
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **(env or {})}
            process = subprocess.Popen(
                [sys.executable, "-m", "rainout", *map(str, arguments)],
                text=True,
                encoding="utf-8",
                env=environment,
                # Whoever runs the tests in the background may have switched Ctrl-C off.
                preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
                stdin=stdin,
                stdout=stdout,
                stderr=stderr,
            )
            started.enter_context(process)
            started.callback(process.kill)
            return process

        yield start
