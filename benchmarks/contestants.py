"""The processes that are measured: where they live, how they are started, asked and stopped."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
LOCK = HERE / "requirements.lock"
PEERS = ("open_spiel", "pgx", "catanatron")
ONE_THREAD = {
    **{f"{library}_NUM_THREADS": "1" for library in ("OMP", "OPENBLAS", "MKL", "NUMBA")},
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "JAX_PLATFORMS": "cpu",
    "JAX_COMPILATION_CACHE_DIR": str(ROOT / ".venv-bench" / "jax-cache"),
    "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0.5",
}


class Unmeasurable(Exception):
    """Why a contestant cannot be measured, in one line."""


class Contestant:
    """A warmed-up process (see ``stopwatch.serve``) that measures when asked and sleeps in between."""

    def __init__(self, python: Path, module: str) -> None:
        if not python.exists():
            raise Unmeasurable("not installed")
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 (read when the process fails)
        self._process = subprocess.Popen(
            [str(python), "-m", module],
            cwd=HERE,
            env={**os.environ, **ONE_THREAD, "PYTHONPATH": os.pathsep.join([str(HERE), str(ROOT / "src")])},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )
        hello = self._hear()
        self.peer: str = hello["peer"]
        self.version: str = hello["version"]
        self.rows: list[str] = hello["rows"]
        self.worked = self.waited = 0.0

    def rate(self, what: str, seconds: float) -> float:
        """Steps a second of core time in one measurement of a row."""
        assert self._process.stdin
        try:
            self._process.stdin.write(json.dumps({"what": what, "seconds": seconds}) + "\n")
            self._process.stdin.flush()
        except OSError:
            pass  # it has ended; why is heard next
        asked = time.perf_counter()
        found = self._hear()
        self.waited += time.perf_counter() - asked
        self.worked += found["seconds"]
        return float(found["steps"] / found["seconds"])

    def close(self) -> None:
        """Let it end by itself, or end it."""
        assert self._process.stdin
        try:
            self._process.stdin.close()
            self._process.wait(5)
        except (OSError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()

    def _hear(self) -> dict[str, Any]:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if line:
            heard: dict[str, Any] = json.loads(line)
            return heard
        code = self._process.wait()
        self._errors.seek(0)
        said = [text.strip() for text in self._errors if text.strip()] or [f"it ended with {code}"]
        raise Unmeasurable(f"could not run: {said[-1]}"[:72])


def python_of(venv: str) -> Path:
    """The interpreter of a virtual environment at the root of the project, there or not."""
    return ROOT / venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def say(text: str, *, passing: bool = False) -> None:
    """Progress, apart from the table; a passing line is overwritten by the next, and left out of logs."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="" if passing else "\n", file=sys.stderr, flush=True)
    elif not passing:
        print(text, file=sys.stderr, flush=True)


def install_peers() -> None:
    """Make ``.venv-bench`` hold what the lock says; what cannot be had is left out and gets its row later."""
    stamp = ROOT / ".venv-bench" / "lock.sha256"
    digest = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == digest:
        return
    say("installing the peers into .venv-bench (once, about 0.7 GB)")
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(stamp.parent)], check=True)
    if _pip_install(LOCK):
        stamp.write_text(digest)
        return
    say("not everything can be installed here; trying package by package")
    with tempfile.TemporaryDirectory() as folder:
        for number, pinned in enumerate(re.split(r"\n(?=[a-z])", LOCK.read_text())):
            one = Path(folder, f"{number}.txt")
            one.write_text(pinned + "\n")
            if not _pip_install(one):
                say(f"could not install {pinned.split()[0]}")


def _pip_install(requirements: Path) -> bool:
    pip = [str(python_of(".venv-bench")), "-m", "pip", "install", "--quiet", "--no-deps", "--require-hashes"]
    done = subprocess.run([*pip, "-r", str(requirements)], capture_output=True, check=False)
    return done.returncode == 0
