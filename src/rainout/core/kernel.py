"""Write each rulebook once, run it at every speed.

A *rule module* is a module that imports :func:`rule` from here. Imported in the ordinary way it is plain Python:
tracebacks, coverage and the first second after start need no compiler. :func:`load` makes another, private instance
of a game's rule modules in which ``rule`` compiles with Numba; imports between rule modules stay inside that instance,
so compiled rules call compiled rules and interpreted rules call interpreted ones, in one process.

Shared rule modules (bulk simulation, search) are written against :mod:`rainout.core.contract`; loaded for a game, the
names they import from there are that game's own functions. So they too are compiled and cached once per game.
"""

from __future__ import annotations

import builtins
import hashlib
import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from functools import cache
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, TypeVar

from rainout.core.locks import locked

Function = TypeVar("Function", bound=Callable[..., Any])

CONTRACT = "rainout.core.contract"
SOURCES = Path(__file__).parents[1]
WORTH_KEEPING = 28 * 24 * 60 * 60
"""Seconds for which machine code is kept that nobody uses."""


def rule(function: Function) -> Function:
    """Mark a function as a rule: plain Python here, machine code in a compiled instance of its module."""
    return function


class Kernels:
    """One game's rule modules at one speed; ``kernels.rules`` is the game's own, ``kernels.module(name)`` any other."""

    def __init__(self, contract: str, compiled: bool) -> None:
        self.compiled = compiled
        self._contract = contract
        self._instances: dict[str, ModuleType] = {}
        self._lock = threading.RLock()
        self._builtins = {**vars(builtins), "__import__": self._import}
        self._decorate = _compiler(_in_use(cache_folder(contract))) if compiled else rule
        self.rules: Any = self.module(contract)

    def module(self, name: str) -> Any:
        """This instance of the rule module called ``name``."""
        with self._lock:
            if name not in self._instances:
                self._instances[name] = self._load(name)
            return self._instances[name]

    def _load(self, name: str) -> ModuleType:
        plain = importlib.import_module(name)
        speed = "compiled" if self.compiled else "interpreted"
        alias = f"{name}@{self._contract}:{speed}"
        spec = importlib.util.spec_from_file_location(alias, plain.__file__)
        assert spec and spec.loader, f"{name} has no source file"
        module = importlib.util.module_from_spec(spec)
        module.__package__ = plain.__package__
        module.__dict__["__builtins__"] = self._builtins
        self._instances[name] = sys.modules[alias] = (
            module  # Numba looks modules up by name when it reads its cache
        )
        spec.loader.exec_module(module)
        return module

    def _import(
        self,
        name: str,
        globals: Mapping[str, object] | None = None,
        locals: Mapping[str, object] | None = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> Any:
        """``import`` as seen from inside this instance: rule modules are this instance's, all others are shared."""
        if not fromlist:
            return builtins.__import__(name, globals, locals, fromlist or (), level)
        package = str((globals or {}).get("__package__") or "")
        absolute = importlib.util.resolve_name("." * level + name, package) if level else name
        if absolute == __name__:
            return SimpleNamespace(rule=self._decorate)
        if absolute == CONTRACT:
            return self.module(self._contract)
        plain = builtins.__import__(absolute, fromlist=fromlist)
        if is_rule_module(plain):
            return self.module(absolute)
        return SimpleNamespace(**{each: self._share(getattr(plain, each)) for each in fromlist})

    def _share(self, thing: Any) -> Any:
        """What a rule module gets when it imports ``thing`` from an ordinary module."""
        if is_rule_module(thing):
            return self.module(thing.__name__)
        if self.compiled and isinstance(thing, type) and issubclass(thing, IntEnum):
            return _constants(thing)
        return thing


@cache
def _constants(enum: type[IntEnum]) -> ModuleType:
    """An enum as a module of plain numbers, which Numba takes wherever a number may stand."""
    constants = ModuleType(enum.__name__)
    constants.__dict__.update({name: int(member) for name, member in enum.__members__.items()})
    return constants


def is_rule_module(thing: object) -> bool:
    """Whether ``thing`` is a module holding rules, that is, one that imported :func:`rule`."""
    return isinstance(thing, ModuleType) and getattr(thing, "rule", None) is rule


@cache
def load(contract: str, compiled: bool) -> Kernels:
    """The kernels of the game whose contract module is ``contract``, at the speed asked for."""
    return Kernels(contract, compiled)


def _compiler(folder: Path) -> Callable[[Any], Any]:
    """A decorator that compiles with Numba and keeps the machine code in ``folder``.

    Without Numba's run-time there is nothing to allocate with and no reference to count: a rule that allocates does not
    compile. A module that says ``INLINE_RULES = True`` has its rules copied into their callers, which is worth it for
    small, hot ones; one that lists some names there, only those.
    """
    import numba
    from numba.core import caching, config

    numbas_cache: Any = caching.FunctionCache

    class SafeCache(numbas_cache):  # type: ignore[misc]
        """Numba's cache for many processes: left alone, two that save at once could swap the code of two signatures."""

        def load_overload(self, *arguments: Any) -> Any:
            folder.mkdir(exist_ok=True)  # others may have cleared it away, if this process has run for weeks
            with locked(folder / "lock"):
                return super().load_overload(*arguments)

        def save_overload(self, *arguments: Any) -> None:
            with locked(folder / "lock"):
                super().save_overload(*arguments)

    flags: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}

    def compile_rule(function: Any) -> Any:
        config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
        asked = function.__globals__.get("INLINE_RULES", False)
        inline = asked if isinstance(asked, bool) else function.__name__ in asked
        compiled: Any = numba.njit(**flags, forceinline=inline)(function)
        compiled._cache = SafeCache(function)
        return compiled

    return compile_rule


@cache
def cache_folder(contract: str) -> Path:
    """Where a game's machine code is kept.

    Numba notices a change in the file of a compiled function but not in the files of the functions it calls, so the
    folder's name carries a digest of every source file the game's rules can reach, of where they are, and of what
    Numba is told to do otherwise than usual, such as to check every index.
    """
    told = sorted(f"{name}={value}" for name, value in os.environ.items() if name.startswith("NUMBA_"))
    digest = hashlib.sha256(f"{sys.version} {SOURCES} {told}".encode())
    game = Path(importlib.import_module(contract).__file__ or "").parent
    for folder in (SOURCES / "core", SOURCES / "diamond", SOURCES / "bots", game):
        for source in sorted(folder.rglob("*.py")):
            digest.update(str(source.relative_to(folder)).encode())
            digest.update(source.read_bytes())
    name = f"{game.name}-{digest.hexdigest()[:16]}"
    for base in _cache_bases():
        folder = base / "rainout" / "kernels" / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    return Path(tempfile.mkdtemp(prefix="rainout-kernels-")) / name


def _in_use(folder: Path) -> Path:
    """A cache folder, marked as used now."""
    with locked(folder.parent / "lock"):
        folder.mkdir(exist_ok=True)
        (folder / "used").touch()
    return folder


def _clear_away(parent: Path) -> None:
    """Remove machine code that nobody has used for weeks, such as that of rules that have changed since.

    Who is about to read some marks it first, under the same lock; so it is never taken from under anybody.
    """
    with locked(parent / "lock"):
        for folder in parent.iterdir():
            used = folder / "used"
            since = (used if used.exists() else folder).stat().st_mtime
            if folder.is_dir() and time.time() - since > WORTH_KEEPING:
                shutil.rmtree(folder, ignore_errors=True)


def _cache_bases() -> list[Path]:
    chosen = os.environ.get("RAINOUT_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    return [Path(chosen)] if chosen else [Path.home() / ".cache", Path(tempfile.gettempdir())]


_ready: dict[str, Kernels] = {}
_warming: dict[str, threading.Thread] = {}
_warming_lock = threading.Lock()


def current(contract: str) -> Kernels:
    """The fastest kernels that need no waiting: compiled once they are warm, interpreted until then."""
    return _ready.get(contract) or load(contract, compiled=False)


def use_compiled(contract: str, exercise: Callable[[Kernels], None]) -> Kernels:
    """Compile now (or read the cache), exercise every kernel once, and make these the current ones.

    Processes that need the same game at once compile it once: the others wait, and read what the first one kept.
    """
    if contract not in _ready:
        kernels, kept = load(contract, compiled=True), _kept(contract)
        if kept.exists():
            exercise(kernels)
        else:
            with locked(kept.with_name("compiling")):
                exercise(kernels)
            kept.touch()
            _clear_away(kept.parent.parent)
        _ready[contract] = kernels
    return _ready[contract]


def _kept(contract: str) -> Path:
    """A file that is there once all of a game's machine code is in its cache."""
    return cache_folder(contract) / "kept"


def warm(contract: str, exercise: Callable[[Kernels], None]) -> threading.Thread:
    """Make compiled kernels current soon, without getting in anybody's way meanwhile.

    The compiler would hold the interpreter's lock for seconds, so another process fills the cache on disk; this one
    then only reads it.
    """
    with _warming_lock:
        if contract not in _warming:
            thread = threading.Thread(
                target=_warm, args=(contract, exercise), name=f"warm {contract}", daemon=True
            )
            _warming[contract] = thread
            thread.start()
        return _warming[contract]


def _warm(contract: str, exercise: Callable[[Kernels], None]) -> None:
    if not _kept(contract).exists():
        command = [sys.executable, "-m", "rainout.core.warm", contract]
        quiet = subprocess.DEVNULL
        # In a session of its own, Ctrl-C in the terminal does not reach it.
        subprocess.run(command, stdin=quiet, stdout=quiet, stderr=quiet, check=False, start_new_session=True)
    use_compiled(contract, exercise)
