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
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import IntEnum
from functools import cache
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple, TypeVar

from filelock import FileLock

from rainout.core.declared import Declarations, Maker, dispatch, write_rule
from rainout.core.kept import clear_away, kept, mark_used

Function = TypeVar("Function", bound=Callable[..., Any])

Calls = Mapping[tuple[str, str], tuple[Any, ...]]
"""The kernels that Python calls, by module and name, each with arguments of the types it gives them."""

Programs = Callable[[], Sequence[Calls]]
"""What is compiled beforehand: those calls, as programs that are optimised each by itself."""

CONTRACT = "rainout.core.contract"
LEFT_OUT = ("rainout.core.uncounted", "rainout.core.resting")
"""What a game says that leaves a part of the contract out: nobody keeps score, and nobody gets tired."""


def rule(function: Function) -> Function:
    """Mark a function as a rule: plain Python here, machine code in a compiled instance of its module."""
    return function


def rule_for_each(numbers: Any, **rules: Callable[..., Any]) -> Any:
    """A rule ``(t, g, number)`` that calls, for each number of an enum, the rule given under its name.

    A number without a rule, or a rule without a number, is refused at once.
    """
    names = {name: number for name, number in vars(_constants(numbers)).items() if not name.startswith("_")}
    missing, unknown = names.keys() - rules.keys(), rules.keys() - names.keys()
    assert not missing and not unknown, f"no rule for {sorted(missing)}, no number for {sorted(unknown)}"
    cases = sorted((number, f"{name}(t, g)") for name, number in names.items())
    return write_rule(
        "follow", ["t", "g", "number"], dispatch("number", cases), "Do what is due.", rules, inline=False
    )


class Kernels:
    """One game's rule modules at one speed; ``kernels.rules`` is the game's own, ``kernels.module(name)`` any other."""

    def __init__(self, contract: str, compiled: bool) -> None:
        self.compiled = compiled
        self._contract = contract
        self._instances: dict[str, ModuleType] = {}
        self._entrances: dict[str, Entrance] = {}
        self._tables: dict[type[Declarations], ModuleType] = {}
        self._entry_points: dict[Any, Any] = {}
        self._lock = threading.RLock()
        self._builtins = {**vars(builtins), "__import__": self._import}
        self._decorate = self._compile if compiled else rule
        self.rules_met = self.rules_done = 0
        """How many rules there are in the modules loaded so far, and how many of them have been compiled."""
        self.watch: Callable[[], None] = lambda: None
        """Called whenever another rule has been compiled."""
        self.rules: Any = self.module(contract)

    def module(self, name: str) -> Any:
        """The rule module called ``name``, for Python to call."""
        with self._lock:
            if not self.compiled:
                return self._instance(name)
            if name not in self._entrances:
                self._entrances[name] = Entrance(self._instance(name), self._entry_point)
            return self._entrances[name]

    def straight(self, module: str, name: str) -> Any:
        """A kernel as it is called soonest, for many small calls with arguments of just the types that were foreseen.

        Numba looks at every argument first, which takes ten times as long as most rules do. Nothing is looked at here:
        a position of another game would be taken for one of this.
        """
        found = getattr(self.module(module), name)
        return getattr(found, "straight", None) or found

    def prepare(self, programs: Sequence[Calls], path: Path) -> None:
        """Have the kernels that Python calls ready: read from ``path``, or compiled now and kept there.

        Each program has the rules it reaches to itself: a rule with one caller there goes into that caller.
        """
        from numba import typeof

        from rainout.core.compiler import Program

        wanted = [
            [
                (getattr(self._instance(module), name), tuple(typeof(each) for each in arguments))
                for (module, name), arguments in calls.items()
            ]
            for calls in programs
        ]
        for program, entries in zip(Program.kept_at(path, *wanted), wanted, strict=True):
            for number, (each, _) in enumerate(entries):
                self._entry_point(each).enter(program, number)

    def _compile(self, function: Any) -> Any:
        """What ``rule`` does here.

        A module that says ``INLINE_RULES = True`` has its rules copied into their callers, which is worth it for small,
        hot ones; one that lists some names there, only those.
        """
        from rainout.core.compiler import Rule

        asked = function.__globals__.get("INLINE_RULES", False)
        inline = asked if isinstance(asked, bool) else function.__name__ in asked
        self.rules_met += 1
        return Rule(function, inline, self._compiled_one)

    def _compiled_one(self) -> None:
        self.rules_done += 1
        self.watch()

    def _entry_point(self, thing: Any) -> Any:
        """What Python gets for a thing of a rule module: a rule as an entry point, anything else as it is."""
        from rainout.core.compiler import EntryPoint, Rule

        if not isinstance(thing, Rule):
            return thing
        with self._lock:
            return self._entry_points.setdefault(thing, EntryPoint(thing, self._place))

    def _place(self, call: Any) -> Path:
        """Where a call is kept that nobody has foreseen, such as one of a tool's own rules."""
        called, arguments = call
        module = called.py_func.__module__.partition("@")[0]
        types = hashlib.sha256(repr(arguments).encode()).hexdigest()[:8]
        path = kept(self._contract, module)
        return path.with_name(f"{path.name}-{called.py_func.__name__}-{types}")

    def _instance(self, name: str) -> ModuleType:
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
            each = lambda numbers, **rules: self._decorate(rule_for_each(numbers, **rules))  # noqa: E731
            return SimpleNamespace(rule=self._decorate, rule_for_each=each)
        if absolute == CONTRACT:
            return SimpleNamespace(**{each: self._agreed(each) for each in fromlist})
        plain = builtins.__import__(absolute, fromlist=fromlist)
        if is_rule_module(plain):
            return self._instance(absolute)
        return SimpleNamespace(**{each: self._share(getattr(plain, each)) for each in fromlist})

    def _agreed(self, name: str) -> Any:
        """What the game brings to the contract under a name, or what stands for it where it is left out."""
        for module in (self._contract, *LEFT_OUT[:-1]):
            if hasattr(self._instance(module), name):
                return getattr(self._instance(module), name)
        return getattr(self._instance(LEFT_OUT[-1]), name)

    def _share(self, thing: Any) -> Any:
        """What a rule module gets when it imports ``thing`` from an ordinary module."""
        if is_rule_module(thing):
            return self._instance(thing.__name__)
        if self.compiled and hasattr(thing, "native"):
            return getattr(importlib.import_module("rainout.core.compiler"), thing.native)
        if self.compiled and isinstance(thing, type):
            if issubclass(thing, IntEnum):
                return _constants(thing)
            if issubclass(thing, Declarations):
                return self._table(thing)
        return thing

    def _table(self, table: type[Declarations]) -> ModuleType:
        """A table of declarations, with rules of this instance."""
        if table not in self._tables:
            self._tables[table] = table.shared(Maker(self._decorate, self._instance))
        return self._tables[table]


class Entrance:
    """A compiled rule module as Python sees it: its rules are entry points."""

    def __init__(self, module: ModuleType, entry_point: Callable[[Any], Any]) -> None:
        self._module = module
        self._entry_point = entry_point

    def __getattr__(self, name: str) -> Any:
        found = self.__dict__[name] = self._entry_point(getattr(self._module, name))
        return found


@cache
def _constants(enum: Any) -> ModuleType:
    """An enum as a module of plain numbers, which Numba takes wherever a number may stand."""
    if isinstance(enum, ModuleType):
        return enum
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


_ready: dict[str, Kernels] = {}
_warming: dict[str, threading.Thread] = {}
_warming_lock = threading.Lock()


def current(contract: str) -> Kernels:
    """The fastest kernels that need no waiting: compiled once they are warm, interpreted until then.

    With RAINOUT_INTERPRETED set they stay interpreted, for whoever follows a match line by line.
    """
    ready = None if os.environ.get("RAINOUT_INTERPRETED") else compiled(contract)
    return ready or load(contract, compiled=False)


def compiled(contract: str) -> Kernels | None:
    """Compiled kernels, once they are warm."""
    return _ready.get(contract)


def use_compiled(contract: str, programs: Programs) -> Kernels:
    """Compile now (or read what is kept), and make these the current kernels.

    Processes that need the same game at once compile it once: the others wait, and read what the first one kept.
    """
    if contract not in _ready:
        kernels, path = load(contract, compiled=True), kept(contract)
        mark_used(path)
        with FileLock(path.with_name(f"{path.name}-compiling")), writing_progress(kernels, path):
            kernels.prepare(programs(), path)
        clear_away(path.parent)
        _ready[contract] = kernels
    return _ready[contract]


def warm(contract: str, programs: Programs) -> threading.Thread:
    """Make compiled kernels current soon, without getting in anybody's way meanwhile.

    The compiler would hold the interpreter's lock for seconds, so another process fills the cache on disk; this one
    then only reads it. That process is started before this returns, so that it is there however soon the caller ends.
    """
    with _warming_lock:
        if contract not in _warming:
            compiler = None if kept(contract).exists() else _compile_elsewhere(contract)
            thread = threading.Thread(
                target=_warm, args=(contract, programs, compiler), name=f"warm {contract}", daemon=True
            )
            _warming[contract] = thread
            thread.start()
        return _warming[contract]


def _warm(contract: str, programs: Programs, compiler: subprocess.Popen[bytes] | None) -> None:
    if compiler is None and not is_kept(contract):  # what is there is of no use here
        compiler = _compile_elsewhere(contract)
    if compiler:
        compiler.wait()
    use_compiled(contract, programs)


def _compile_elsewhere(contract: str) -> subprocess.Popen[bytes]:
    """A process that compiles a game; in a session of its own, Ctrl-C in the terminal does not reach it."""
    command = [sys.executable, "-m", "rainout.core.warm", contract]
    quiet = subprocess.DEVNULL
    return subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)


def is_kept(contract: str) -> bool:
    """Whether a game's machine code is on disk, and of use here."""
    if not kept(contract).exists():
        return False
    from rainout.core.compiler import Program

    return Program.fits(kept(contract))


# --- How far the compiler is ---

OPTIMISING = 100
"""As many rules could be typed while all of them are optimised, about."""
OFTEN = 0.2
"""Seconds from one note of progress to the next."""


class Preparing(NamedTuple):
    """How far the compiler is with a game."""

    share: float
    """How much is done, from 0 to 1."""
    seconds: float
    """About how long the rest takes, by how long it has taken so far."""


def preparing(contract: str) -> Preparing | None:
    """How far whoever compiles a game is, in this process or in another; None when nobody has begun."""
    try:
        done, total, began, noted = map(float, _progress_file(kept(contract)).read_text().split())
    except (OSError, ValueError):
        return None
    expected = max(noted - began, OFTEN) * total / max(done, 1)
    share = min((time.time() - began) / expected, 0.99)
    return Preparing(share, expected * (1 - share))


@contextmanager
def writing_progress(kernels: Kernels, path: Path) -> Iterator[None]:
    """Note in a file, for whoever waits, how many of a game's rules have been compiled."""
    file, began, noted = _progress_file(path), time.time(), 0.0

    def note() -> None:
        nonlocal noted
        if time.time() - noted > OFTEN:
            noted = time.time()
            draft = file.with_name(f"{file.name}-{os.getpid()}")
            draft.write_text(f"{kernels.rules_done} {kernels.rules_met + OPTIMISING} {began} {noted}")
            draft.replace(file)

    kernels.watch = note
    try:
        yield
    finally:
        kernels.watch = lambda: None
        file.unlink(missing_ok=True)


def _progress_file(path: Path) -> Path:
    return path.with_name(f"{path.name}-progress")
