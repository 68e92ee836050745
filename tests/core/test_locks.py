"""Locks between processes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from rainout.core.locks import locked

COUNT = (
    "import sys, pathlib\n"
    "from rainout.core.locks import locked\n"
    "lock, counter = map(pathlib.Path, sys.argv[1:])\n"
    "for _ in range(200):\n"
    "    with locked(lock):\n"
    "        counter.write_text(str(int(counter.read_text()) + 1))\n"
)


def test_processes_take_turns(tmp_path: Path) -> None:
    counter = tmp_path / "counter"
    counter.write_text("0")
    command = [sys.executable, "-c", COUNT, str(tmp_path / "lock"), str(counter)]
    runs = [subprocess.Popen(command) for _ in range(3)]
    assert [run.wait() for run in runs] == [0, 0, 0]
    assert counter.read_text() == "600"


def test_a_lock_is_free_again_afterwards(tmp_path: Path) -> None:
    for _ in range(3):
        with locked(tmp_path / "lock"):
            pass
