"""What a game declares: its facts, then what people need to play it. The rules themselves are its kernels."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from rainout.core import kernel
from rainout.core.actions import Actions
from rainout.core.batting import AtBat, Batting
from rainout.core.box import Box
from rainout.core.course import Course
from rainout.core.design import Design
from rainout.core.dice import new_dice
from rainout.core.errors import BadSeats
from rainout.core.fair import SEED_BYTES
from rainout.core.fairness import fair_dice
from rainout.core.foresight import Foresight
from rainout.core.ladder import Rung
from rainout.core.levels import USUAL, Level, find_level
from rainout.core.mind import mind, players, tree
from rainout.core.notation import Notation
from rainout.core.options import GameOption, OptionValue, agree
from rainout.core.proof import Proof
from rainout.core.report import Report
from rainout.core.state import State
from rainout.core.table import Choice, Event, Feat, Outcome, Reason
from rainout.core.telling import Events
from rainout.core.words import Message, message
from rainout.core.workshop import Workshop

PLAY = "rainout.core.play"
DICE = "rainout.core.dice"
WEIGHING = "rainout.core.weighing"
PRACTICE = "rainout.core.practice"
SEARCH = "rainout.core.search"
THINKING = "rainout.core.thinking"
FORETELLING = "rainout.core.foretelling"
FIXTURES = "rainout.core.fixtures"


class Game(ABC):
    """One of the games. An instance holds no position: those are records, handed in as ``g`` with the tables ``t``."""

    id: ClassVar[str]
    version: ClassVar[int]
    """Version of the rules; rises when a saved match would play differently, never for a refactoring."""
    seats: ClassVar[tuple[int, int]]
    """Fewest and most players."""
    minutes: ClassVar[tuple[int, int]]
    depth: ClassVar[int]
    """How much there is to think about, 1 to 5."""
    hidden: ClassVar[bool]
    """Whether players hold what others must not see."""
    contract: ClassVar[str]
    """The module that offers the game's kernels."""
    state: ClassVar[State]
    acts: ClassVar[type[Actions]]
    """Every action there is."""
    told: ClassVar[type[Events]]
    """Everything that can happen."""
    notation: ClassVar[Notation]
    most_options: ClassVar[int]
    """The longest list ``options`` ever writes."""
    dice: ClassVar[range]
    """The actions of CHANCE that are rolls of a die, which people may want to make themselves."""
    most_turns: ClassVar[int]
    """Where bulk simulation gives a game up."""
    points: ClassVar[str]
    """The field of the position that holds each side's score."""
    options: ClassVar[tuple[GameOption, ...]]
    rungs: ClassVar[tuple[Rung, ...]] = ()
    """Ways to play that lead from one to the next; a game without has its bots for a ladder."""
    batting: ClassVar[Batting | None] = None
    """How it tells who bats, in a game in which somebody does."""
    feat_names: ClassVar[tuple[str, ...]] = ()
    """The feats there are to achieve: keys of the catalogs, each with a ``…-told``."""
    view_type: ClassVar[type]
    levels: ClassVar[tuple[Level, ...]] = USUAL
    """The players it brings, weakest first."""
    observed: ClassVar[int] = 0
    """How many numbers ``observe`` writes, in a game that has a learned value; none in others."""
    course: ClassVar[Course] = Course()
    """How its value is learned."""
    carries: ClassVar[int] = 0
    """How many numbers a side takes from one game of a season into its next, such as the rest its pitchers owe."""
    scorecard: ClassVar[Any] = np.dtype([("game", "i2"), ("over", "i1")])
    """The layout of the scorecard of a game, as a NumPy type; there is nothing on it where nobody keeps score."""
    totals: ClassVar[Any] = np.dtype([("games", "i8")])
    """The layout of what scorecards add up to."""
    design: ClassVar[Design] = Design()
    """What its designer may want to know of it."""
    workshop: ClassVar[Workshop | None] = None
    """Where people put teams of their own together, in a game that has such."""
    foresight: ClassVar[Foresight] = Foresight()
    """What people call a result, and what they count, when they ask what an action would do."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if acts := vars(cls).get("acts"):
            cls.notation = acts.notation

    @property
    def bots(self) -> tuple[str, ...]:
        """The names of its levels, weakest first."""
        return tuple(level.name for level in self.levels)

    def levels_for(self, seats: int) -> tuple[Level, ...]:
        """Its levels where so many play: how strong somebody is may differ, by what name he goes does not."""
        return self.levels

    def level(self, name: str, seats: int | None = None) -> Level:
        """The player of a name: one of the game's levels, or a way to think by its own; :class:`UnknownBot` if none."""
        return find_level(self.levels if seats is None else self.levels_for(seats), name)

    def check_seats(self, count: int) -> None:
        """Refuse a number of players the game is not for."""
        low, high = self.seats
        if not low <= count <= high:
            key = "error-seats-exactly" if low == high else "error-seats"
            raise BadSeats(key, game=message(f"{self.id}-title"), low=low, high=high, count=count)

    def agree(self, wishes: Mapping[str, OptionValue], seats: int) -> dict[str, OptionValue]:
        """Every option with its value for a match of so many players; what cannot be agreed on is refused."""
        self.check_seats(seats)
        return self.check_options(agree(self.options, wishes), seats)

    def check_options(self, options: dict[str, OptionValue], seats: int) -> dict[str, OptionValue]:
        """The options, each good by itself, if they go together; :class:`BadOption` says why not."""
        return options

    # --- Rules ---

    @abstractmethod
    def tables(self, options: Mapping[str, OptionValue], seats: int) -> Any:
        """The tables ``t`` for a match of so many players with these options, all of them given."""

    def sides(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> tuple[int, ...]:
        """The side each seat is on, under these options: in most games, its own."""
        return tuple(range(seats))

    def side_count(self, seats: int | None = None) -> int:
        """How many sides play against each other, or one alone against the game; of the fewest players unless told."""
        return len(set(self.sides(self.seats[0] if seats is None else seats)))

    def in_season(
        self, options: Mapping[str, OptionValue], carried: Sequence[Sequence[int]] = ()
    ) -> dict[str, OptionValue]:
        """The options of a game of a season: as agreed, with the first seat at home and what each seat brings along.

        A match with them is dealt as the rules ``arrive`` would have it; in most games there is nothing to say.
        """
        return dict(options)

    def most_games(self, options: Mapping[str, OptionValue], seats: int) -> int:
        """The most games a match may have, each with a scorecard; 0 where nobody keeps score."""
        return 0

    def scorecards(self, count: int) -> Any:
        """So many empty scorecards."""
        return np.zeros(count, self.scorecard).view(np.recarray)

    def empty_totals(self, count: int = 1) -> Any:
        """What scorecards may be added to; nowhere, where ``count`` is 0."""
        return np.zeros(count, self.totals).view(np.recarray)

    @property
    def kernels(self) -> Any:
        """The game's rules, as fast as they are ready to be."""
        return kernel.current(self.contract).rules

    def straight(self, name: str) -> Any:
        """One of the game's rules, as fast as it is ready to be, for positions and tables of this game alone."""
        return kernel.current(self.contract).straight(self.contract, name)

    def load(self, compiled: bool = True) -> kernel.Kernels:
        """The game's rules and whatever shared rules go with them, at a given speed."""
        return self.compile() if compiled else kernel.load(self.contract, compiled=False)

    def room(self) -> Any:
        """A buffer that any list of options fits into."""
        return np.zeros(self.most_options, np.int16)

    def warm(self) -> None:
        """Have compiled rules ready soon, without making anyone wait."""
        kernel.warm(self.contract, self.programs)

    def compile(self) -> kernel.Kernels:
        """Have compiled rules now."""
        return kernel.use_compiled(self.contract, self.programs)

    @property
    def is_compiled(self) -> bool:
        """Whether compiled rules are on disk, so that having them takes no compiling."""
        return kernel.is_kept(self.contract)

    def programs(self) -> list[kernel.Calls]:
        """The kernels that Python calls, with arguments such as it gives them: what is compiled beforehand.

        Thinking, scorers and the fixtures of leagues are a program apart: they too call the rules, and would keep them
        out of the loops of bulk play.
        """
        t, g, dice, out = (
            self.tables(agree(self.options, {}), self.seats[0]),
            self.state.new(),
            new_dice(),
            self.room(),
        )
        apart = {**self._calls_to_play_fixtures(t, g, dice, out), **self._calls_to_score(t, g, dice, out)}
        if self.observed:
            apart = {**apart, **self._calls_to_think(t, g, dice, out)}
        return [self._calls_to_play(t, g, dice, out), apart]

    def _calls_to_play(self, t: Any, g: Any, dice: Any, out: Any) -> kernel.Calls:
        """Those of people, bots and bulk play."""
        mind, steps = self.state.blanks(1), np.zeros(1, np.int64)
        bots = np.zeros(self.side_count(), np.int64)
        return {
            (self.contract, "deal"): (t, g),
            (self.contract, "options"): (t, g, out),
            (self.contract, "chance"): (t, g, dice),
            (self.contract, "apply"): (t, g, 0),
            (self.contract, "payoff"): (t, g, 0),
            (self.contract, "advise"): (t, g, out),
            (self.contract, "novice"): (t, g, out),
            (self.contract, "imagine"): (t, g, 0, dice),
            (PLAY, "decide"): (t, g, 0, dice, out, mind),
            (PLAY, "play_out"): (t, g, bots, dice, out, mind, self.most_turns, 0, None, 0, 0),
            (PLAY, "play_batch"): (*self._batch(t, g, dice, out), None, 0, self.empty_totals()),
            (PLAY, "random_steps"): (t, g, dice, out, 1),
            (PLAY, "hunt"): (t, g, steps, 0, 0, 0, self.most_turns, dice, out),
            (DICE, "seed_dice"): (dice, 0, 0),
            (DICE, "below"): (dice, 1),
        }

    def _batch(self, t: Any, g: Any, dice: Any, out: Any) -> tuple[Any, ...]:
        """What bulk play is given, but for what a scorer needs."""
        sides, bots = np.array(self.sides(self.seats[0]), np.int64), np.zeros(self.side_count(), np.int64)
        payoffs, turns, steps = np.zeros((1, 1), np.int8), np.zeros(1, np.int32), np.zeros(1, np.int64)
        drawn = (bots, sides, sides, 0, 0, self.most_turns, dice, out, self.state.blanks(1))
        return (t, g, *drawn, payoffs, turns, steps, self.state.blanks(1))

    def _calls_to_score(self, t: Any, g: Any, dice: Any, out: Any) -> kernel.Calls:
        """Those of a scorer, in a game of which somebody keeps score."""
        return {}

    def _calls_to_play_fixtures(self, t: Any, g: Any, dice: Any, out: Any) -> kernel.Calls:
        """Those of leagues, whose every game is a match of its own."""
        sides = len(self.sides(self.seats[0]))
        bots, slips = np.zeros(self.side_count(), np.int64), np.zeros(sides, np.int64)
        carried, seed = np.zeros((sides, self.carries), np.int8), np.zeros(SEED_BYTES, np.uint8)
        fixture = (self.most_turns, fair_dice(), dice, out, self.state.blanks(1), out, self.scorecards(1))
        return {(FIXTURES, "play_fixture"): (t, g, bots, slips, carried, seed, 0, *fixture)}

    def _calls_to_think(self, t: Any, g: Any, dice: Any, out: Any) -> kernel.Calls:
        """Those of players who go by a learned value, in a game that has one."""
        head, grown, player = mind(self, self.sides(self.seats[0])), tree(), players({})[0]
        return {
            (self.contract, "sealed"): (t, g),
            (THINKING, "think"): (t, g, player, head, grown, dice, out),
            (WEIGHING, "prospect"): (t, g, 0, head, 1, 0),
            (SEARCH, "plant"): (t, g, 0, 1, head, grown, dice),
            (SEARCH, "grow"): (t, g, 0, 1, head, grown, dice),
        }

    # --- People ---

    @abstractmethod
    def view(self, t: Any, g: Any, seat: int | None) -> Any:
        """What a seat, or a spectator (None), may see: an instance of ``view_type``."""

    def opening(self, t: Any) -> tuple[Message, ...]:
        """What players should know before the first move under these options: a heading, then a line each."""
        return ()

    def secret(self, t: Any, g: Any, seat: int) -> bool:
        """Whether what a seat sees or is asked now is for its eyes only: then nobody shares its screen."""
        return self.hidden

    def told_hidden(self, t: Any, g: Any, seat: int) -> bool:
        """Whether where a seat's last action led tells it something hidden, so that it cannot be taken back."""
        return False

    @abstractmethod
    def prompt(self, t: Any, g: Any) -> Message:
        """One sentence: whose move it is and what is asked."""

    def choice(self, t: Any, g: Any, action: int) -> Choice:
        """A legal action of the seat to act, ready to be shown."""
        return self.acts.choice(t, g, action)

    def why_not(self, t: Any, g: Any, choosable: Collection[str]) -> dict[str, Reason]:
        """By target, the rule that keeps things on the table from being among those the seat to act can choose."""
        return {}

    def event(self, t: Any, ply: int, row: tuple[int, ...], seat: int | None) -> Event | None:
        """A row of the event buffer as a seat, or a spectator, may know it; None for what nobody need be told."""
        return self.told.event(t, ply, row, seat)

    @abstractmethod
    def roller(self, g: Any) -> int:
        """The seat whose die is due, when CHANCE is to roll one."""

    def same_throw(self, g: Any) -> bool:
        """Whether the die that is due is thrown together with the one before it."""
        return False

    @abstractmethod
    def outcome(self, t: Any, g: Any) -> Outcome:
        """How a finished match ended."""

    def report(self, t: Any, g: Any, rows: Sequence[tuple[int, ...]]) -> Report | None:
        """The story of a finished match, from all rows its event buffer ever held; None if there is nothing to add."""
        return None

    def keep_score(self, t: Any, rows: Iterable[Sequence[int]]) -> list[Any]:
        """A scorecard for each game of a match, from the same rows; none in a game that nobody keeps score of."""
        return []

    def boxes(self, t: Any, rows: Sequence[Sequence[int]]) -> tuple[Box, ...]:
        """The box scores of a match's games, from the same rows; none in a game that nobody keeps score of."""
        return ()

    def at_bats(self, t: Any, told: Sequence[tuple[int, tuple[int, ...]]], plies: int) -> tuple[AtBat, ...]:
        """Who batted when, from all that was told with the ply of each; nothing in a game in which nobody does."""
        return tuple(self.batting.at_bats(t, self.told, told, plies)) if self.batting else ()

    def feats(self, t: Any, g: Any, rows: Sequence[tuple[int, ...]]) -> tuple[Feat, ...]:
        """What people will tell of a finished match: those of ``feat_names`` that were achieved, each with its side."""
        return ()

    def hero(self, t: Any, told: Sequence[tuple[int, tuple[int, ...]]]) -> Message | None:
        """Who brought about what the last of these rows tells, each with its ply: the hero of a game that was won."""
        return None

    @abstractmethod
    def resigned(self, t: Any, g: Any, seat: int) -> Outcome:
        """How a match ends when a seat gives up."""

    # --- Cards of one's own ---

    def proof(self, folder: Path | None) -> Proof | None:
        """A set of cards looked over, or the one that is played with; None in a game that nobody makes cards for."""
        return None

    # --- Scenarios ---

    @abstractmethod
    def place(self, t: Any, g: Any, given: Mapping[str, Any]) -> None:
        """Set up a position written by hand, in the names documented for the game."""

    @abstractmethod
    def facts(self, t: Any, g: Any) -> dict[str, Any]:
        """The position in those names, for a claim to be checked against."""
