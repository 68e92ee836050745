"""A position by itself, to look ahead from: no past, no log, no dice that could be shown to be fair, and so fast."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np

from rainout.core import kernel
from rainout.core.dice import new_dice
from rainout.core.errors import IllegalAction, RainoutError
from rainout.core.game import DICE, PLAY, Game
from rainout.core.levels import WAYS
from rainout.core.options import OptionValue
from rainout.core.registry import get
from rainout.core.state import CHANCE, NOBODY, reading
from rainout.core.table import Choice
from rainout.core.words import Message

SEEDS = 1 << 31


class NothingObserved(RainoutError):
    """A game whose positions are not told in numbers."""


class NoSuchLevel(RainoutError):
    """No bot of that level plays positions to their end."""


class Position:
    """Where a match stands. It goes on by numbers, or by notation, and is cloned for next to nothing.

    A bot is handed one, of which all that its seat cannot see has been redealt. CHANCE acts by the position's own luck,
    which follows from ``seed``; every clone has luck of its own.

    >>> from rainout import Position
    >>> position = Position("hens", seed=7)
    >>> position.settle()
    >>> position.texts
    ('renew their 1', 'renew their 2', 'renew their 3', 'renew their 4', 'renew their 5')
    >>> later = position.clone()
    >>> later.apply("renew their 2")
    >>> later.actor, position.actor
    (-1, 0)
    """

    __slots__ = (
        "_actor",
        "_dice",
        "_listed",
        "_room",
        "agreed",
        "game",
        "kernels",
        "ply",
        "seats",
        "state",
        "tables",
    )

    def __init__(
        self,
        game: Game | str,
        options: Mapping[str, OptionValue] | None = None,
        *,
        seats: int | None = None,
        seed: int | None = None,
    ) -> None:
        self.game = get(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        """How many play."""
        self.agreed = self.game.agree(options or {}, self.seats)
        self.tables = self.game.tables(self.agreed, self.seats)
        self.kernels = kernel.current(self.game.contract)
        """The rules at the speed they had when this was made; clones keep it."""
        self.ply = 0
        """How many actions were taken, as far as is known."""
        self._stand(self.game.state.blanks(1), secrets.randbits(63) if seed is None else seed)
        self._rule("deal")(self.tables, self.state)

    def _stand(self, positions: Any, seed: int, stream: int = 0) -> None:
        """Stand on the first of these, with luck that follows from a seed and the number of a stream."""
        self.state = positions[0]
        """The record the rules read and write."""
        self._actor = positions.view(np.ndarray)["actor"]
        self._room = self.game.room()
        self._listed: tuple[int, ...] | None = None
        self._dice = new_dice()
        self.kernels.straight(DICE, "seed_dice")(self._dice, seed, stream)

    def _rule(self, name: str) -> Any:
        return self.kernels.straight(self.game.contract, name)

    @classmethod
    def of(cls, match: Any, seat: int | None = None, seed: int | None = None) -> Position:
        """What a seat (the one that must act, unless told) knows of a match or a position; the rest is redealt.

        A seed leads to the same position whatever is hidden: see :meth:`rainout.core.foresight.Foresight.lay_unseen`.
        """
        seat = match.actor if seat is None else seat
        if not 0 <= seat < match.seats:
            raise IllegalAction("error-over" if match.over else "error-nobody-acts")
        known = cls._like(match, match.state, secrets.randbits(63) if seed is None else seed)
        state = known.state
        state.listening = state.told = 0
        state.events[:] = 0  # of what is told there, not everything is for everybody
        known.game.foresight.lay_unseen(known.tables, state, seat)
        known._rule("imagine")(known.tables, state, seat, known._dice)
        return known

    @classmethod
    def whole(cls, match: Any, seed: int | None = None) -> Position:
        """A match as it stands, hidden things and all: for whoever looks back at it, and for no bot."""
        found = cls._like(match, match.state, secrets.randbits(63) if seed is None else seed)
        found.state.listening = found.state.told = 0
        return found

    @classmethod
    def _like(cls, other: Any, state: Any, seed: int) -> Position:
        """Another of the same agreement, in this state."""
        new = cls.__new__(cls)
        new.game, new.seats, new.tables, new.ply = other.game, other.seats, other.tables, other.ply
        new.agreed = other.agreed if isinstance(other, Position) else other.options_agreed
        new.kernels = other.kernels if isinstance(other, Position) else kernel.current(other.game.contract)
        positions = new.game.state.blanks(1)
        positions[0] = state
        new._stand(positions, seed, new.ply)
        return new

    def again(self, seed: int | None = None, number: int = 0) -> Position:
        """Another match of the same agreement, dealt anew; those of one seed are told apart by ``number``."""
        new = self._like(self, self.state, 0)
        new.ply, new.kernels = 0, kernel.current(self.game.contract)
        new._stand(self.game.state.blanks(1), secrets.randbits(63) if seed is None else seed, number)
        new._rule("deal")(new.tables, new.state)
        return new

    def standing(self, state: bytes, luck: bytes, ply: int = 0) -> Position:
        """Another position of the same agreement: as these bytes have it, with luck as it was kept."""
        new = self._like(self, self.game.state.read(state), 0)
        new.kernels = kernel.current(self.game.contract)
        new._dice[:] = np.frombuffer(luck, new._dice.dtype)
        new.ply = ply
        return new

    # --- Where it stands ---

    @property
    def actor(self) -> int:
        """The seat that must act, CHANCE or NOBODY."""
        return int(self._actor[0])

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self._actor[0] == NOBODY)

    @property
    def options(self) -> tuple[int, ...]:
        """The legal actions of :attr:`actor`; for CHANCE, the equally likely outcomes."""
        if self._listed is None:
            count = 0 if self.over else self._rule("options")(self.tables, self.state, self._room)
            self._listed = tuple(self._room[:count].tolist())
        return self._listed

    @property
    def texts(self) -> tuple[str, ...]:
        """The same in notation."""
        return tuple(map(self.game.notation.write, self.options))

    @property
    def sealed(self) -> bool:
        """Whether what is decided now is chosen in secret, while somebody else chooses, as far as a game says so."""
        says_so = self.game.observed > 0 and self.actor >= 0
        return says_so and bool(self._rule("sealed")(self.tables, self.state))

    def payoff(self, seat: int) -> int:
        """What the match is worth to a seat once it is over: 1 won, -1 lost, 0 level or unfinished."""
        return int(self._rule("payoff")(self.tables, self.state, self._seat(seat)))

    @property
    def payoffs(self) -> tuple[int, ...]:
        """The same for every seat."""
        return tuple(map(self.payoff, range(self.seats)))

    def view(self, seat: int | None = None) -> Any:
        """What a seat (the one that must act, unless told) sees on the table."""
        return self.game.view(reading(self.tables), self.state, self._seat(seat))

    def choices(self) -> tuple[Choice, ...]:
        """The legal actions of the seat to act, with words and with the facts of what they name."""
        if self.actor < 0:
            return ()
        read = reading(self.tables)
        return tuple(self.game.choice(read, self.state, number) for number in self.options)

    def prompt(self) -> Message:
        """One sentence: whose move it is and what is asked."""
        return self.game.prompt(reading(self.tables), self.state)

    def observe(self, seat: int | None = None) -> Any:
        """What a seat (the one that must act, unless told) knows, as an array of numbers; never what it cannot see."""
        if not self.game.observed:
            raise NothingObserved("error-not-observed", game=self.game.id)
        seen = np.zeros(self.game.observed, np.float32)
        self._rule("observe")(self.tables, self.state, self._seat(seat), seen)
        return seen

    def _seat(self, seat: int | None) -> int:
        seat = self.actor if seat is None else seat
        if not 0 <= seat < self.seats:
            raise IllegalAction("error-no-such-seat", seats=self.seats)
        return seat

    # --- Moving on ---

    def apply(self, action: int | str) -> None:
        """Take a legal action, CHANCE's included: its number, or its notation."""
        options = self.options
        if isinstance(action, str):
            action = self.game.notation.find(action, options)
        elif action not in options:
            known = action in self.game.notation.actions
            raise IllegalAction(
                "error-illegal",
                text=self.game.notation.write(action) if known else str(action),
                options=self.game.notation.list(options),
            )
        self._advance(action)

    def _advance(self, action: int) -> None:
        self._rule("apply")(self.tables, self.state, action)
        self._listed = None
        self.ply += 1

    def chance(self) -> int:
        """Let CHANCE take one action; returns which."""
        if self.actor != CHANCE:
            raise IllegalAction("error-no-roll")
        action = int(self._rule("chance")(self.tables, self.state, self._dice))
        self._advance(action)
        return action

    def settle(self) -> None:
        """Let CHANCE act until somebody must decide or the match is over."""
        while self._actor[0] == CHANCE:
            self.chance()

    # --- Looking ahead ---

    def clone(self) -> Position:
        """The same position, to try something in."""
        return self._like(self, self.state, self._luck())

    def __copy__(self) -> Position:
        return self.clone()

    def __deepcopy__(self, memo: Any) -> Position:
        return self.clone()

    def __reduce__(self) -> Any:
        luck = self._dice.tobytes()
        return _again, (self.game.id, dict(self.agreed), self.seats, self.ply, self.state.tobytes(), luck)

    def imagine(self, seat: int | None = None) -> Position:
        """The same position as a seat (the one that must act, unless told) may imagine it: each time another."""
        return Position.of(self, self._seat(seat), self._luck())

    def roll_out(self, level: str = "advise") -> tuple[int, ...]:
        """What it comes to for each seat when bots of a level play on; this position stays as it is.

        A match that lasts too long is level.
        """
        ways = {way.name: way.bot for way in WAYS if way.plain}
        if level not in ways:
            raise NoSuchLevel("error-unknown-bot", level=level, known=", ".join(ways))
        end = self.clone()
        bots = np.full(self.seats, ways[level], np.int64)
        play_out = self.kernels.straight(PLAY, "play_out")
        minds = self.game.state.blanks(1)
        play_out(
            end.tables, end.state, bots, end._dice, end._room, minds, self.game.most_turns, 0, None, 0, 0
        )
        return end.payoffs if end.over else (0,) * self.seats

    @property
    def dice(self) -> Any:
        """The position's own luck, as rules take it."""
        return self._dice

    def below(self, n: int) -> int:
        """One of 0 … n-1, each equally likely, by the position's own luck: for bots that are to be repeatable."""
        return int(self.kernels.straight(DICE, "below")(self._dice, n))

    def _luck(self) -> int:
        return self.below(SEEDS) * SEEDS + self.below(SEEDS)

    def __repr__(self) -> str:
        return f"<Position: {self.game.id} after {self.ply} actions, {self.game.notation.list(self.options)}>"


def _again(
    game: str, agreed: dict[str, OptionValue], seats: int, ply: int, state: bytes, luck: bytes
) -> Position:
    """A position that was kept or sent to another process."""
    return Position(game, agreed, seats=seats, seed=0).standing(state, luck, ply)
