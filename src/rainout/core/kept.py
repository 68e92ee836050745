"""Where machine code is kept, so that each rule is compiled once on a machine and not once a process."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import sys
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from filelock import FileLock

from rainout.core.folders import cache_folder

WORTH_KEEPING = 28 * 24 * 60 * 60
"""Seconds for which machine code is kept that nobody uses."""
SHARED_RULES = ("rainout.core.play", "rainout.core.dice", "rainout.core.thinking")
"""The rule modules that are compiled for every game."""
CHANGES_CODE = (
    "NUMBA_BOUNDSCHECK",
    "NUMBA_CPU_FEATURES",
    "NUMBA_CPU_NAME",
    "NUMBA_DEBUGINFO",
    "NUMBA_LOOP_VECTORIZE",
    "NUMBA_OPT",
    "NUMBA_SLP_VECTORIZE",
)
"""What Numba can be told in the environment that makes other machine code of the same source."""


IMPORT = re.compile(r"^\s*import\s+([\w.]+)", re.MULTILINE)
IMPORT_FROM = re.compile(r"^\s*from\s+([\w.]+)\s+import\s+(\([^)]*\)|[^\n]*)", re.MULTILINE)
NAME = re.compile(r"\w+")
SAYING = frozenset({"rainout.core.words"})
"""Modules that rules name, for what they declare has words, and that have no part in their code."""


@cache
def kept(contract: str, *more: str) -> Path:
    """The file in which the machine code of the game with this contract module is kept, with that of further modules.

    Its name carries a digest of every source file the game's rules can reach, and of what Numba is told to do otherwise
    than usual, such as to check every index.
    """
    told = [f"{name}={os.environ[name]}" for name in CHANGES_CODE if name in os.environ]
    digest = hashlib.sha256(f"{sys.version} {told}".encode())
    for module, source in sorted(reachable(contract, *SHARED_RULES, *more).items()):
        digest.update(module.encode())
        digest.update(source.read_bytes())
    parent, _, last = contract.rpartition(".")
    return cache_folder("kernels") / f"{parent.rpartition('.')[2] or last}-{digest.hexdigest()[:16]}"


def reachable(*modules: str) -> dict[str, Path]:
    """The source of each of these modules and of all they import, directly or not, from the same packages."""
    roots = {module.partition(".")[0] for module in modules}
    found: dict[str, Path] = {}
    waiting = list(modules)
    while waiting:
        module = waiting.pop()
        if module in found or module in SAYING or module.partition(".")[0] not in roots:
            continue
        if source := _source(module):
            found[module] = source
            waiting += _imported(source)
    return found


def _source(module: str) -> Path | None:
    """The file of a module, if that is what the name stands for: ``from a import b`` may mean something else in a."""
    try:
        spec = importlib.util.find_spec(module)
    except ModuleNotFoundError:
        return None
    return Path(spec.origin) if spec and spec.origin and spec.origin.endswith(".py") else None


def _imported(source: Path) -> Iterator[str]:
    """What a module may import: what it names, and whatever of that may be a module in a package.

    Read off the text: parsing it takes a tenth of a second for a large game, and this is asked before anything else.
    """
    text = source.read_text(encoding="utf-8")
    yield from IMPORT.findall(text)
    for module, names in IMPORT_FROM.findall(text):
        yield module
        yield from (f"{module}.{name}" for name in NAME.findall(names))


def mark_used(path: Path) -> None:
    """Somebody is about to use what is kept here, or to make it: nobody shall clear it away."""
    with FileLock(path.parent / "lock"):
        if path.exists():
            path.touch()


def clear_away(folder: Path) -> None:
    """Remove machine code that nobody has used for weeks, such as that of rules that have changed since.

    Who is about to read some marks it first, under the same lock; so it is never taken from under anybody.
    """
    with FileLock(folder / "lock"):
        for old in folder.iterdir():
            if time.time() - old.stat().st_mtime <= WORTH_KEEPING or old.name == "lock":
                continue
            shutil.rmtree(old, ignore_errors=True) if old.is_dir() else old.unlink(missing_ok=True)
