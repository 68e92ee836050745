"""A PostgreSQL server of our own, in a temporary folder, for as long as the tests run."""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.postgres import find_postgres

STARTS_WITHIN = 30.0
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
"""What a database may be told whose machine will not lose power before the test is over."""
SMALL = ("listen_addresses=", "shared_buffers=16MB", "max_connections=60", "autovacuum=off")


class Cluster:
    """A PostgreSQL server, reached by a socket in its folder; it can be killed and started again."""

    def __init__(self, programs: Path, folder: Path, *settings: str) -> None:
        self.folder = folder
        self._programs = programs
        self._settings = (*SMALL, *settings)
        self._server: subprocess.Popen[Any] | None = None
        self._names = (f"place{number}" for number in itertools.count())
        self._as_somebody: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL}
        if os.geteuid() == 0:  # which PostgreSQL refuses
            import pwd  # not everywhere

            names = {each.pw_name for each in pwd.getpwall()}
            somebody = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
            os.chown(folder, somebody.pw_uid, somebody.pw_gid)
            self._as_somebody |= {"user": somebody.pw_uid, "group": somebody.pw_gid, "extra_groups": []}
        make = (
            "-D",
            "data",
            "-U",
            "postgres",
            "-A",
            "trust",
            "-N",
            "--no-instructions",
            "-E",
            "UTF8",
            "--locale=C",
        )
        self._run("initdb", *make)

    @property
    def process(self) -> int:
        """The number of the process that has started all the others."""
        assert self._server, "it does not run"
        return self._server.pid

    def start(self) -> None:
        """Have it run and take connections."""
        settings = [word for setting in self._settings for word in ("-c", setting)]
        command = [str(self._programs / "postgres"), "-D", "data", "-k", str(self.folder), *settings]
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(command, stderr=log, **self._as_somebody)
        deadline = time.monotonic() + STARTS_WITHIN
        while self._run("pg_isready", "-q", "-h", str(self.folder), check=False):
            assert time.monotonic() < deadline, (self.folder / "log").read_text()
            time.sleep(0.02)

    def kill(self, how: int = signal.SIGKILL) -> None:
        """Nothing is finished, the log has to be played again."""
        if self._server:
            self._server.send_signal(how)
            self._server.wait()
            self._server = None

    def new(self) -> str:
        """The address of a fresh place for tables: a schema, which is made much sooner than a database."""
        name = next(self._names)
        self._run("psql", "-q", "-h", str(self.folder), "-U", "postgres", "-c", f"CREATE SCHEMA {name}")
        return f"postgresql://postgres@/postgres?host={self.folder}&search_path={name}"

    def _run(self, program: str, *arguments: str, check: bool = True) -> int:
        command = [str(self._programs / program), *arguments]
        return subprocess.run(command, check=check, stderr=subprocess.DEVNULL, **self._as_somebody).returncode


@contextlib.contextmanager
def cluster(*settings: str) -> Iterator[Cluster]:
    """A server that runs, and is gone afterwards."""
    programs = find_postgres()
    assert programs, "there is no PostgreSQL here: run tools/postgres.py, or install postgresql"
    folder = Path(tempfile.mkdtemp(prefix="rainout-"))
    made = Cluster(programs, folder, *settings)
    try:
        made.start()
        yield made
    finally:
        made.kill(signal.SIGQUIT)  # with all its processes, at once
        shutil.rmtree(folder, ignore_errors=True)
