"""Bots of one's own: a function, a class or a rule in a file, seated beside those that come with the games.

A guest is handed a :class:`~rainout.core.position.Position` of which all that its seat cannot see has been redealt,
and answers with one of its options: the number, or the notation. One that raises, is late, or answers anything else
loses the match, and nothing else happens.
"""

from __future__ import annotations

import hashlib
import importlib.util
import operator
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import FrameType, ModuleType, SimpleNamespace
from typing import Any

from rainout.bots.hosting import ENDLESS
from rainout.core import kernel
from rainout.core.declared import dispatch, write_rule
from rainout.core.errors import RainoutError
from rainout.core.game import Game
from rainout.core.kept import kept
from rainout.core.match import Match
from rainout.core.position import Position
from rainout.core.words import Message, message

GUEST = "rainout.bots.guest"
HOSTING = "rainout.bots.hosting"
PATIENCE = 60.0
"""Seconds a guest may think about one choice."""
SPARE = 4
"""Positions a compiled guest is handed to try things in; the first is the one it looks at."""


class BadBot(RainoutError):
    """A bot of one's own that cannot be loaded, or that spoilt a match."""


class Late(BaseException):
    """A guest has thought for too long. Not an Exception, so that it does not catch this itself."""


@dataclass(frozen=True)
class Guest:
    """A bot of one's own."""

    name: str
    """As it was asked for: ``my_bot.py:Cautious``."""
    made: Callable[..., Any]
    """The function, the class or the rule."""
    module: str | None = None
    """The module its file was loaded as; None for one that was handed over from Python."""
    patience: float = PATIENCE

    @property
    def called(self) -> str:
        """What people call it."""
        return self.name.rpartition(":")[2]

    @property
    def is_rule(self) -> bool:
        """Whether it is compiled together with the rules."""
        module = sys.modules.get(self.module or "")
        return kernel.is_rule_module(module) and not isinstance(self.made, type)

    def sit_down(self) -> Player:
        """Somebody to play one seat of one match."""
        return Player(self)


class Player:
    """A guest in a seat."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self._decide: Callable[[Position], Any] | None = None

    def choose(self, position: Position) -> int:
        """What the guest does in a position of which it may look at everything; :class:`BadBot` if that cannot be."""
        options, game = position.options, position.game
        try:
            with at_most(self.guest.patience):
                if self._decide is None:
                    self._decide = self._ready(game)
                answer = self._decide(position)
        except KeyboardInterrupt:
            raise
        except Late:
            raise BadBot("error-bot-late", bot=self.guest.name, seconds=f"{self.guest.patience:g}") from None
        except BaseException as error:
            raise BadBot("error-bot-raised", bot=self.guest.name, error=_told(error)) from error
        return self._understood(answer, options, game)

    def _ready(self, game: Game) -> Callable[[Position], Any]:
        if self.guest.is_rule:
            return _ruled(game, self.guest)
        return self.guest.made().decide if isinstance(self.guest.made, type) else self.guest.made

    def _understood(self, answer: Any, options: tuple[int, ...], game: Game) -> int:
        """The option that an answer stands for."""
        why: Message | None = None
        try:
            if isinstance(answer, str):
                return game.notation.find(answer, options)
            number = operator.index(getattr(answer, "number", answer))
            if number in options and not isinstance(answer, bool):
                return number
            said = game.notation.write(number) if number in game.notation.actions else str(number)
            why = message("error-illegal", text=said, options=game.notation.list(options))
        except RainoutError as error:
            why = error.message
        except TypeError:
            why = message("error-bot-no-action", answer=repr(answer)[:80])
        raise BadBot("error-bot-illegal", bot=self.guest.name, why=why)


def decide_as(player: Player, match: Match | Position, seed: int | None = None) -> str:
    """The action, in notation, that a guest takes for the seat that must act; it is shown what that seat may know."""
    return match.game.notation.write(player.choose(Position.of(match, seed=seed)))


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raise :class:`Late` in what takes longer; where no alarm can be set, only once it is done."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        began = time.monotonic()
        yield
        if time.monotonic() - began > seconds:
            raise Late
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise Late

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, 0.1)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


# --- Finding them ---


def is_guest(name: str) -> bool:
    """Whether a name is that of a bot in a file, rather than of one that comes with the games."""
    return ":" in name or name.endswith(".py")


def find(wanted: str | Callable[..., Any], patience: float = PATIENCE) -> Guest:
    """The guest of a name such as ``my_bot.py:Cautious``, or made of a function or a class."""
    if not isinstance(wanted, str):
        name = str(getattr(wanted, "__name__", wanted))
        return Guest(name, _checked(wanted, name), patience=patience)
    file, _, name = wanted.rpartition(":") if not wanted.endswith(".py") else (wanted, "", "")
    module = _loaded(Path(file))
    found = vars(module).get(name)
    if found is None:
        known = ", ".join(_offered(module)) or "–"
        raise BadBot("error-bot-missing", path=file, name=name or "–", known=known)
    return Guest(wanted, _checked(found, wanted), module.__name__, patience)


def _checked(found: Any, name: str) -> Callable[..., Any]:
    if not callable(found) or (isinstance(found, type) and not hasattr(found, "decide")):
        raise BadBot("error-bot-kind", bot=name)
    made: Callable[..., Any] = found
    return made


def _offered(module: ModuleType) -> list[str]:
    """The names in a file that may be bots."""
    return [
        name
        for name, thing in vars(module).items()
        if not name.startswith("_")
        and getattr(thing, "__module__", "") == module.__name__
        and (hasattr(thing, "decide") if isinstance(thing, type) else callable(thing))
    ]


def _loaded(path: Path) -> ModuleType:
    """The file of a bot, run once; it may import from the folder it is in."""
    where = path.resolve()
    name = f"guest_{hashlib.sha256(str(where).encode()).hexdigest()[:8]}_{where.stem}"
    if name in sys.modules:
        return sys.modules[name]
    try:
        where.read_bytes()
    except OSError as error:
        raise BadBot("error-bot-file", path=str(path), why=error.strerror or str(error)) from error
    spec = importlib.util.spec_from_file_location(name, where)
    if spec is None or spec.loader is None:
        raise BadBot("error-bot-file", path=str(path), why=where.suffix or "–")
    if str(where.parent) not in sys.path:
        sys.path.append(str(where.parent))
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        del sys.modules[name]
        raise BadBot("error-bot-load", path=str(path), error=_told(error)) from error
    return module


def _told(error: BaseException) -> str:
    """An error in one line, with where it was."""
    last = traceback.extract_tb(error.__traceback__)[-1:]
    where = "".join(f" ({Path(frame.filename).name}:{frame.lineno})" for frame in last)
    return " ".join(f"{type(error).__name__}: {error}".split())[:300] + where


# --- Compiled together with a game's rules ---


class Company(kernel.Kernels):
    """One game's rule modules at one speed, with some guests for whoever hosts them."""

    def __init__(self, contract: str, compiled: bool, guests: Sequence[tuple[str, str]]) -> None:
        self.guests = tuple(guests)
        """The module and the name of each."""
        super().__init__(contract, compiled)

    def _import(
        self,
        name: str,
        globals: Mapping[str, object] | None = None,
        locals: Mapping[str, object] | None = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> Any:
        if name == GUEST and not level:
            return SimpleNamespace(guest=self._decorate(self._dispatch()))
        return super()._import(name, globals, locals, fromlist, level)

    def _dispatch(self) -> Any:
        """A rule that asks the guest of a number."""
        rules = {
            f"guest{number}": getattr(self._instance(module), name)
            for number, (module, name) in enumerate(self.guests)
        }
        cases = [(i, f"return int({name}(t, g, dice, out, minds))") for i, name in enumerate(rules)]
        lines = dispatch("number", cases) if len(cases) > 1 else [cases[0][1]]
        arguments = ["number", "t", "g", "dice", "out", "minds"]
        return write_rule("guest", arguments, lines, "Ask a guest.", rules, inline=False)

    def _place(self, call: Any) -> Path:
        usual = super()._place(call)
        called = call[0].py_func.__module__.partition("@")[0]
        path = kept(self._contract, called, *(module for module, _ in self.guests))
        return path.with_name(path.name + usual.name[usual.name.index("-", usual.name.index("-") + 1) :])


@cache
def company(contract: str, compiled: bool, guests: tuple[tuple[str, str], ...]) -> Company:
    """A game's rules with these guests."""
    return Company(contract, compiled, guests)


def rules_with(game: Game, guests: Sequence[Guest], compiled: bool) -> Company:
    """A game's rules with guests that are rules themselves."""
    return company(
        game.contract, compiled, tuple((str(guest.module), guest.made.__name__) for guest in guests)
    )


def _ruled(game: Game, guest: Guest) -> Callable[[Position], Any]:
    """A guest that is a rule, interpreted, for whoever asks it now and then."""
    rule = getattr(rules_with(game, [guest], compiled=False).module(str(guest.module)), guest.made.__name__)

    def decide(position: Position) -> Any:
        minds = game.state.blanks(SPARE)
        minds[0] = position.state
        minds[0].listening = 0
        return rule(position.tables, minds[0], position.dice, game.room(), minds)

    return decide


def spoilt(guest: Guest, game: Game, kind: int, action: int) -> BadBot:
    """What a guest did inside a kernel that cost it the match."""
    if kind == ENDLESS:
        return BadBot("error-bot-endless", bot=guest.name)
    said = game.notation.write(action) if action in game.notation.actions else str(action)
    return BadBot("error-bot-illegal", bot=guest.name, why=message("error-bot-not-now", text=said))
