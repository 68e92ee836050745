"""A match: a game, what was agreed, who plays, and the list of actions. Everything else follows from that list."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np

from rainout.core.batting import AtBat
from rainout.core.box import Box
from rainout.core.changes import difference, take_back
from rainout.core.errors import IllegalAction, NotationError, RainoutError
from rainout.core.fair import FairDice
from rainout.core.frames import strip_for
from rainout.core.game import Game
from rainout.core.options import OptionValue
from rainout.core.position import Position
from rainout.core.registry import get
from rainout.core.report import Report
from rainout.core.sight import Album, Picture, Sight, bytes_of
from rainout.core.state import CHANCE, NOBODY, reading
from rainout.core.table import Choice, Event, Outcome, Reason
from rainout.core.words import Message, message

Asked = Literal["act", "roll", "tell-roll", "wait", "over"]


MOST_EVENTS = 500
"""How many events are kept as somebody was told them."""


class CannotUndo(RainoutError):
    """Nothing that this seat may take back."""


@dataclass(frozen=True, slots=True)
class Action:
    """One action: a small number for the rules, short text for people."""

    number: int
    text: str

    def __str__(self) -> str:
        return self.text


class Options:
    """The legal actions now: iterate them, count them, ask whether something is among them."""

    def __init__(self, game: Game, numbers: Sequence[int]) -> None:
        self._game = game
        self.numbers = tuple(numbers)

    def __iter__(self) -> Iterator[Action]:
        return (Action(number, self._game.notation.write(number)) for number in self.numbers)

    def __len__(self) -> int:
        return len(self.numbers)

    def __contains__(self, wanted: Action | str | int) -> bool:
        if isinstance(wanted, Action):
            return wanted.number in self.numbers
        if isinstance(wanted, str):
            return any(self._game.notation.write(number) == wanted for number in self.numbers)
        return wanted in self.numbers

    def __repr__(self) -> str:
        return f"<Options: {self._game.notation.list(self.numbers)}>"


class Past(msgspec.Struct, frozen=True):
    """A match as it stands with all that led there: enough to go on, or back, without playing it again."""

    position: bytes
    actions: list[int]
    actors: list[int]
    rollers: list[int]
    turns: list[int]
    told: list[tuple[int, tuple[int, ...]]]
    changes: list[bytes]
    resigned: int | None
    late: bool = False


class Moment(NamedTuple):
    """Something that was told, and the position at that moment."""

    ply: int
    row: tuple[int, ...]
    picture: Picture


class Match:
    """A match being played, replayed or looked at.

    >>> import rainout
    >>> match = rainout.new("hens", seed=7)
    >>> match.roll()
    Action(number=44, text='roll 5')
    >>> match.options
    <Options: block 1, block 2, block 3, block 4, block 5>
    >>> str(match.play("block 3"))
    'block 3'
    """

    def __init__(
        self,
        game: Game | str,
        options: Mapping[str, OptionValue] | None = None,
        *,
        seats: int | None = None,
        seed: int | str | bytes | None = None,
        own_dice: bool = False,
    ) -> None:
        self.game = get(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        """How many play."""
        self.options_agreed = self.game.agree(options or {}, self.seats)
        self.dice = FairDice.new(seed)
        self.own_dice = own_dice
        """The players roll real dice and say what they rolled."""
        self.tables = self.game.tables(self.options_agreed, self.seats)
        self._tables_read = reading(self.tables)
        self._album = Album()
        self.actions: list[int] = []
        self.actors: list[int] = []
        """Who took each action."""
        self.turns: list[int] = []
        """The number of the turn each action belongs to."""
        self.rollers: list[int] = []
        """Whose die each action was the roll of; NOBODY where it was none."""
        self._told: list[tuple[int, tuple[int, ...]]] = []
        self._changes: list[bytes] = []
        """What each action changed in the position, to be taken back."""
        self.resigned: int | None = None
        """The seat that gave up, or whose time ran out."""
        self.late = False
        """Whether it is the clock that ended the match."""
        self.revision = 0
        """Rises before anything changes: as long as it is the same, so is the match."""
        self._room = self.game.room()
        self._events: dict[tuple[int, tuple[int, ...], int | None], Event | None] = {}
        """What was told lately, as those who asked may know it."""
        self._film: tuple[Any, list[Moment]] = None, []
        """The moments that were asked for last, and which these are."""
        self.state = self.game.state.new(listening=True)
        self.game.kernels.deal(self.tables, self.state)
        self.listen()
        self._picture = Picture(self.state, self._album)
        self._listed: tuple[Picture | None, tuple[int, ...]] = None, ()
        """A position and its legal actions, which are asked for several times before it changes."""

    # --- Where the match stands ---

    @property
    def ply(self) -> int:
        """How many actions were taken."""
        return len(self.actions)

    @property
    def picture(self) -> Picture:
        """The position now; it is taken once, and everybody who asks looks at the same."""
        if self._picture.bytes != bytes_of(self.state):
            self._picture = Picture(self.state, self._album)
        return self._picture

    @property
    def _read(self) -> Sight:
        """The position now, for whoever reads a lot of it."""
        return Sight(self.picture)

    @property
    def actor(self) -> int:
        """The seat that must act, CHANCE or NOBODY."""
        return NOBODY if self.resigned is not None else int(self.picture.values["actor"])

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.actor == NOBODY

    @property
    def options(self) -> Options:
        """The legal actions of :attr:`actor`; for CHANCE, the equally likely outcomes."""
        if self.over:
            return Options(self.game, ())
        picture = self._picture  # it was looked at just now
        if self._listed[0] is not picture:
            count = self.game.straight("options")(self.tables, self.state, self._room)
            self._listed = picture, tuple(self._room[:count].tolist())
        return Options(self.game, self._listed[1])

    @property
    def die_is_due(self) -> bool:
        """Whether CHANCE is to roll a die, rather than to deal or draw."""
        return self.actor == CHANCE and self.options.numbers[0] in self.game.dice

    @property
    def roller(self) -> int:
        """The seat whose die is due, when one is."""
        return int(self.game.roller(self._read))

    @property
    def asked(self) -> Asked:
        """What is needed for the match to go on."""
        actor = self.actor
        if actor == NOBODY:
            return "over"
        if actor != CHANCE:
            return "act"
        if not self.die_is_due:
            return "wait"
        return "tell-roll" if self.own_dice else "roll"

    @property
    def waiting_for(self) -> int | None:
        """The seat that must act or roll."""
        actor = self.actor
        if actor >= 0:
            return actor
        return self.roller if actor == CHANCE and self.die_is_due else None

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, once it has."""
        if self.resigned is not None:
            outcome = self.game.resigned(self.tables, self.state, self.resigned)
            if self.late:
                words = message("outcome-late", {"player": self.resigned})
                return msgspec.structs.replace(outcome, reason="late", words=words)
            return outcome
        if not self.over:
            return None
        feats = self.game.feats(self.tables, self.state, [row for _, row in self._told])
        return msgspec.structs.replace(self.game.outcome(self.tables, self.state), feats=feats)

    # --- What people see ---

    def view(self, seat: int | None = None) -> Any:
        """What a seat, or a spectator, may see."""
        return self._seen(self.picture, seat)

    def _seen(self, picture: Picture, seat: int | None) -> Any:
        """What a seat may see of a position; put together once."""
        if seat not in picture.views:
            picture.views[seat] = self.game.view(self._tables_read, Sight(picture), seat)
        return picture.views[seat]

    @property
    def log(self) -> list[Event]:
        """All that happened, as a spectator may know it."""
        return self.log_for(None)

    def log_for(self, seat: int | None, since: int = -1) -> list[Event]:
        """What happened after the first ``since`` actions, or from the very start, as a seat may know it."""
        start = bisect_right(self._told, since, key=lambda told: told[0])
        events = (self._event(ply, row, seat) for ply, row in self._told[start:])
        return [event for event in events if event is not None]

    @property
    def story(self) -> list[Event]:
        """All that happened, each event as the one knows it whom it happened to: for whoever looks back at a match."""
        told = ((ply, row, row[1] if 0 <= row[1] < self.seats else None) for ply, row in self._told)
        events = (self._event(ply, row, seat) for ply, row, seat in told)
        return [event for event in events if event is not None]

    def _event(self, ply: int, row: tuple[int, ...], seat: int | None) -> Event | None:
        """What was told, as a seat may know it; of what has just happened, put together once."""
        told = ply, row, seat
        if told not in self._events:
            if len(self._events) >= MOST_EVENTS:
                self._events.clear()
            self._events[told] = self._with_hero(self.game.event(self._tables_read, ply, row, seat), row)
        return self._events[told]

    def _with_hero(self, event: Event | None, row: tuple[int, ...]) -> Event | None:
        """What people will tell of has somebody to tell of."""
        if event is None or event.highlight is None:
            return event
        so_far = self._told[: self._told.index((event.ply, row)) + 1]
        hero = self.game.hero(self._tables_read, so_far)
        return msgspec.structs.replace(event, hero=hero) if hero else event

    def timeline(self, seat: int | None, since: int) -> list[tuple[Event, Any]]:
        """What happened after the first ``since`` actions as a seat may know it, each event with the view it left."""
        found = list[tuple[Event, Any]]()
        last = self.picture
        for ply, row, picture in reversed(self._filmed(since)):
            last = last if picture.looks_like(last) else picture
            event = self._event(ply, row, seat)
            if event is not None:
                found.append((event, self._seen(last, seat)))
        return found[::-1]

    def _filmed(self, since: int) -> list[Moment]:
        """All that was told after the first ``since`` actions, with the position each time.

        That is not kept: each action is taken once more, with somebody to film it, whoever asks to see the film.
        """
        which = self.revision, self.ply, since
        if self._film[0] != which:
            game, film = self.game, list[Moment]()
            strip = strip_for(game.state, self._position(since))
            for ply in range(since, self.ply):
                game.kernels.apply(self.tables, strip[0], self.actions[ply])
                rows = strip[0].events[: strip[0].told].tolist()
                film += [
                    Moment(ply + 1, tuple(row), Picture(strip[number], self._album))
                    for number, row in enumerate(rows, 1)
                ]
            self._film = which, film
        return self._film[1]

    @property
    def report(self) -> Report | None:
        """The story of the match, once it is over."""
        if not self.over:
            return None
        return self.game.report(self.tables, self.state, [row for _, row in self._told])

    @property
    def scorecards(self) -> list[Any]:
        """The scorecards of its games so far; none where nobody keeps score."""
        return self.game.keep_score(self.tables, [row for _, row in self._told])

    @property
    def boxes(self) -> tuple[Box, ...]:
        """The box scores of its games so far, the one that is on among them; none where nobody keeps score."""
        return self.game.boxes(self.tables, [row for _, row in self._told])

    @property
    def at_bats(self) -> tuple[AtBat, ...]:
        """Who batted when, in a game in which somebody does."""
        return self.game.at_bats(self.tables, self._told, self.ply)

    def secret(self, seat: int) -> bool:
        """Whether what a seat sees or is asked now is for its eyes only."""
        return not self.over and self.game.secret(self._tables_read, self._read, seat)

    def opening(self) -> tuple[Message, ...]:
        """What players should know before the first move: a heading, then a line each; nothing in most games."""
        return self.game.opening(self.tables)

    def prompt(self) -> Message:
        """One sentence: whose move it is and what is asked, or how it ended."""
        outcome = self.outcome
        return outcome.words if outcome else self.game.prompt(self._tables_read, self._read)

    def choices(self) -> tuple[Choice, ...]:
        """The legal actions of the seat to act, ready to be shown."""
        if self.actor < 0:
            return ()
        read = self._read
        return tuple(self.game.choice(self._tables_read, read, number) for number in self.options.numbers)

    def why_not(self, choices: Sequence[Choice]) -> dict[str, Reason]:
        """Why the seat to act, who has these choices, cannot choose other things, by target."""
        if self.actor < 0:
            return {}
        choosable = frozenset(target for choice in choices for target in choice.targets)
        return self.game.why_not(self._tables_read, self.state, choosable)

    # --- Moving on ---

    def apply(self, action: int) -> Action:
        """Take one legal action, CHANCE's included, and nothing else."""
        if action not in self.options.numbers:
            raise IllegalAction(
                "error-illegal",
                text=self.game.notation.write(action),
                options=self.game.notation.list(self.options.numbers),
            )
        self._advance(action)
        return Action(action, self.game.notation.write(action))

    def _advance(self, action: int) -> None:
        self.revision += 1
        before, actor = self.picture, self.actor
        rolled = actor == CHANCE and action in self.game.dice
        self.actors.append(actor)
        self.rollers.append(self.roller if rolled else NOBODY)
        self.turns.append(int(before.values["turns"]))
        self.game.straight("apply")(self.tables, self.state, action)
        self.actions.append(action)
        self._changes.append(difference(before.bytes, self.picture.bytes))
        self.listen()

    def listen(self) -> None:
        """Write down what the position has just been told."""
        told = self.state["events"][: self.state["told"]]
        self._told += [(self.ply, tuple(row)) for row in told.tolist()]

    def play(self, text: str) -> Action:
        """Take the action a text stands for, then let CHANCE deal and draw what follows from it.

        What CHANCE does is nobody's to say, but for people who roll their own dice and tell what they showed.
        """
        if self.actor == CHANCE and self.asked != "tell-roll":
            raise IllegalAction("error-dice-decide")
        taken = self.apply(self.game.notation.find(text, self.options.numbers))
        self.settle()
        return taken

    def roll(self) -> Action:
        """Roll the die that is due, then let CHANCE deal and draw what follows from it; returns the roll."""
        rolled = self.chance()
        self.settle()
        return rolled

    def chance(self) -> Action:
        """Let CHANCE take one action, by the match's dice, and nothing else."""
        if self.actor != CHANCE:
            raise IllegalAction("error-no-roll")
        return self.apply(self.dice.pick(self.ply, self.options.numbers))

    def throw(self) -> None:
        """Roll the die that is due and all that are thrown together with it; then let CHANCE deal and draw.

        Where people roll their own dice, nobody rolls those of somebody else.
        """
        roller = self.roller
        self.chance()
        while self.die_is_due and self.game.same_throw(self._read):
            if self.own_dice and self.roller != roller:
                break
            self.chance()
        self.settle()

    def settle(self) -> None:
        """Let CHANCE deal and draw until a person must act or a die must be thrown."""
        while self.actor == CHANCE and not self.die_is_due:
            self.chance()

    def resign(self, seat: int) -> None:
        """A seat gives the match up."""
        if self.over:
            raise IllegalAction("error-over")
        self.revision += 1
        self.resigned = seat

    def flag(self, seat: int) -> None:
        """The time of a seat has run out; whoever keeps the clock says so."""
        self.resign(seat)
        self.late = True

    @property
    def last_words(self) -> str | None:
        """The entry of the log with which a match ended that was not played to its end."""
        if self.resigned is None:
            return None
        return f"{'flag' if self.late else 'resign'} {self.resigned + 1}"

    def taker(self, ply: int) -> int | None:
        """The seat that was asked for the action number ``ply``, to act or to roll; None where CHANCE dealt."""
        roller, actor = self.rollers[ply], self.actors[ply]
        if roller != NOBODY:
            return roller
        return actor if actor >= 0 else None

    # --- Taking back ---

    def undo_point(self, seat: int, practice: bool = False) -> int | None:
        """The ply a seat may go back to, or None.

        Never across a roll, a reveal or another player's move; in practice against bots, to one's last decision. Where
        people roll their own dice, whoever told a roll wrongly can correct it.
        """
        if not self.actions or self.resigned is not None:
            return None
        if practice:
            return next((ply for ply in reversed(range(self.ply)) if self.actors[ply] == seat), None)
        last = self.ply - 1
        told_roll = self.own_dice and self.rollers[last] == seat
        own = self.actors[last] == seat and not self.game.told_hidden(self.tables, self.state, seat)
        return last if own or told_roll else None

    def undo(self, seat: int, practice: bool = False) -> None:
        """Take back a seat's last action."""
        ply = self.undo_point(seat, practice)
        if ply is None:
            raise CannotUndo("error-cannot-undo")
        self.rewind(ply)

    def rewind(self, ply: int) -> None:
        """Go back to the position after ``ply`` actions, whoever took them."""
        self.revision += 1
        self._become(self.past(ply))

    def at(self, ply: int) -> Match:
        """The same match as it stood after ``ply`` actions, apart from this one."""
        earlier = copy(self)
        earlier._room, earlier._album, earlier._events = self.game.room(), Album(), {}
        earlier._film = None, []
        earlier._become(self.past(ply))
        return earlier

    def snapshot(self) -> Match:
        """The match as it stands, for whoever thinks about it in another thread while this one goes on."""
        still = self.at(self.ply)
        still.resigned, still.late = self.resigned, self.late
        return still

    def imagine(self, seat: int | None = None, seed: int | None = None) -> Position:
        """The position as a seat (the one that must act, unless told) knows it, with what it cannot see redealt."""
        return Position.of(self, seat, seed)

    def past(self, ply: int | None = None) -> Past:
        """All that led to the position now, or to the one after ``ply`` actions."""
        now = ply is None
        ply = self.ply if ply is None else min(ply, self.ply)
        return Past(
            self._position(ply),
            self.actions[:ply],
            self.actors[:ply],
            self.rollers[:ply],
            self.turns[:ply],
            self._told[: bisect_right(self._told, ply, key=lambda told: told[0])],
            self._changes[:ply],
            self.resigned if now else None,
            self.late and now,
        )

    def _position(self, ply: int) -> bytes:
        """The position after ``ply`` actions."""
        position = np.frombuffer(bytearray(self.picture.bytes), np.uint8)
        for change in reversed(self._changes[ply:]):
            take_back(position, change)
        return position.tobytes()

    def take_up(self, past: Past) -> None:
        """Go on from what another match of the same game and agreement has been through."""
        self.revision += 1
        self._become(past)

    def _become(self, past: Past) -> None:
        self.state = self.game.state.read(past.position)
        self._picture = Picture(self.state, self._album)
        self.actions, self.actors, self.rollers = past.actions, past.actors, past.rollers
        self.turns, self._told, self._changes = past.turns, past.told, past.changes
        self.resigned, self.late = past.resigned, past.late

    # --- The log of a match ---

    def enter(self, entry: str) -> None:
        """Take one entry of a match's log: an action, ``undo <ply>``, ``resign <seat>`` or ``flag <seat>``."""
        word, _, rest = entry.partition(" ")
        if word in ("undo", "resign", "flag"):
            fewest, most = (0, self.ply) if word == "undo" else (1, self.seats)
            if not re.fullmatch("0|[1-9][0-9]{0,8}", rest) or not fewest <= int(rest) <= most:
                raise NotationError("error-notation", text=entry)
        if word == "undo":
            self.rewind(int(rest))
        elif word == "resign":
            self.resign(int(rest) - 1)
        elif word == "flag":
            self.flag(int(rest) - 1)
        else:
            self.apply(self.game.notation.read(entry))
