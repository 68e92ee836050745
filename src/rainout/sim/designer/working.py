"""Working a designer's report out: what is played, in which order, and what of it is known when somebody interrupts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import groupby

import numpy as np

from rainout.core.design import Options, Piece
from rainout.core.errors import BadOption
from rainout.core.game import Game
from rainout.core.options import GameOption, OptionValue
from rainout.core.registry import get
from rainout.core.state import Bot
from rainout.core.words import Message, message
from rainout.sim.designer.counting import BallCount
from rainout.sim.designer.findings import (
    ClubRecord,
    DesignReport,
    Lasted,
    PieceWorth,
    Pricing,
    Rival,
    RuleWorth,
)
from rainout.sim.designer.playing import Bench, Difference, Outcomes, share
from rainout.sim.designer.prices import pricing
from rainout.sim.intervals import DIGITS, Interval, mean, proportion, quantile
from rainout.sim.run import check, cores
from rainout.sim.summary import summarise
from rainout.sim.tally import Sum, Tally

MOST_PARTS = 20
"""Columns of the chart of lengths."""
RIVALS = (Bot.NOVICE, Bot.RANDOM)
Told = Callable[[int, int, Message], None]
"""Is told how many matches of how many have been played, and what is being looked at."""


def design_report(
    game: Game | str,
    games: int,
    seed: int,
    options: Options | None = None,
    seats: int | None = None,
    workers: int | None = None,
    told: Told = lambda done, all, doing: None,
) -> DesignReport:
    """Play what a designer wants to know of a game, ``games`` matches of each part, and say what came of it.

    The same seed gives the same report on any number of workers. Whoever interrupts it gets what is known so far.
    """
    game = get(game) if isinstance(game, str) else game
    seats = game.seats[0] if seats is None else seats
    workers = cores() if workers is None else workers
    check(games, seed, workers)
    work = _Work(game, games, seed, dict(options or {}), seats, workers, told)
    work.tell(message("design-doing-compile"))
    work.load()
    interrupted = False
    try:
        work.play()
    except KeyboardInterrupt:
        interrupted = True
    return work.report(interrupted)


@dataclass
class _Count:
    """What is known of one piece."""

    piece: Piece
    games: int = 0
    difference: Difference = field(default_factory=Difference.none)


class _Work:
    """One report in the making."""

    def __init__(
        self, game: Game, games: int, seed: int, wished: Options, seats: int, workers: int, told: Told
    ) -> None:
        self.game, self.games, self.seed, self.seats = game, games, seed, seats
        self.options = game.agree({**game.design.usual, **wished}, seats)
        self.sample = game.design.sample(self.options, wished)
        self.workers, self.told = workers, told
        self.changes = list(self._changes())
        self.pieces = list(game.design.pieces(self.options))
        self.tally: Tally | None = None
        self.ball: BallCount | None = None
        self.rivals: list[Rival] = []
        self.clubs: dict[str, list[int]] = {}
        self.rules: list[RuleWorth] = []
        self.counts: list[_Count] = []
        self.baselines: dict[str, Outcomes] = {}
        self.done = 0
        self.doing = message("design-doing-compile")

    @property
    def all(self) -> int:
        """How many matches there are to play."""
        shared = {trial.baseline for piece in self.pieces for trial in piece.trials if trial.baseline}
        alone = sum(not any(trial.baseline for trial in piece.trials) for piece in self.pieces)
        rules = len(self.changes) + bool(self.changes)
        return self.games * (1 + len(RIVALS) + rules + len(self.pieces) + alone + len(shared))

    def tell(self, doing: Message | None = None, more: int = 0) -> None:
        """Say what is going on, or that more matches have been played."""
        self.done += more
        self.doing = doing or self.doing
        self.told(self.done, max(self.all, self.done), self.doing)

    def load(self) -> None:
        """Have compiled rules ready."""
        kernels = self.game.compile()
        self.bench = Bench(
            self.game, kernels, self.seats, self.seed, self.workers, lambda more: self.tell(more=more)
        )

    def play(self) -> None:
        """All parts, the most general first."""
        self.tell(message("design-doing-main"))
        self.play_main()
        for bot in RIVALS:
            self.tell(message("design-doing-rival", bot=message(f"bot-{bot.name.lower()}")))
            self.rivals.append(self.play_rival(bot))
        self.play_rules()
        for piece in self.pieces:
            self.tell(message("design-doing-piece", piece=piece.name))
            self.play_piece(piece)

    # --- The game itself ---

    def shares(self) -> list[tuple[int, int, Options]]:
        """The matches of a part: which number is first, how many there are, and by which options."""
        count = len(self.sample)
        starts = [self.games * place // count for place in range(count + 1)]
        return [
            (start, end - start, options)
            for start, end, options in zip(starts, starts[1:], self.sample, strict=False)
            if end > start
        ]

    def play_main(self) -> None:
        """Matches between good players."""
        for first, games, options in self.shares():
            sides = self.game.sides(self.seats, options)
            pages = self.game.most_games(options, self.seats)
            bots = (int(Bot.ADVISE),) * len(set(sides))
            plan = self.bench.plan(self.game.tables(options, self.seats), sides, bots, pages)
            clubs = self.game.design.clubs(options)
            for tally, ball in self.bench.tally(plan, first, games):
                self.count(tally, ball)
                for side, club in enumerate(clubs):
                    record = self.clubs.setdefault(club, [0, 0])
                    record[0] += tally.games
                    record[1] += 2 * int(tally.wins[:, side].sum()) + tally.level

    def count(self, tally: Tally, ball: BallCount | None) -> None:
        """Add a batch to what is known."""
        if self.tally is None:
            self.tally, self.ball = tally, ball
            return
        self.tally.add(tally)
        if self.ball and ball:
            self.ball.add(ball)

    def play_rival(self, bot: Bot) -> Rival:
        """Matches of the good player against another; alone, of the other one."""
        won = level = 0
        for first, games, options in self.shares():
            sides = self.game.sides(self.seats, options)
            bots = (int(Bot.ADVISE), int(bot))[-len(set(sides)) :]
            plan = self.bench.plan(self.game.tables(options, self.seats), sides, bots)
            for tally, _ in self.bench.tally(plan, first, games):
                won += int(tally.wins[0].sum())
                level += tally.level if len(bots) > 1 else 0
        return Rival(bot.name.lower(), self.games, proportion(won + level / 2, self.games))

    # --- House rules ---

    def _changes(self) -> list[tuple[GameOption, OptionValue]]:
        """Each house rule with each value that it has not."""
        by_name = {option.name: option for option in self.game.options}
        found: list[tuple[GameOption, OptionValue]] = []
        for option in (by_name[name] for name in self.game.design.house_rules):
            if any(str(self.options[name]).lower() != value for name, value in option.shown_when.items()):
                continue
            values: tuple[OptionValue, ...] = (False, True) if option.kind == "flag" else option.choices
            for value in values:
                if value != self.options[option.name] and self._can_be({**self.options, option.name: value}):
                    found.append((option, value))
        return found

    def _can_be(self, options: Options) -> bool:
        try:
            self.game.agree(options, self.seats)
        except BadOption:
            return False
        return True

    def play_rules(self) -> None:
        """The same matches as agreed, and with each house rule changed."""
        if not self.changes:
            return
        self.tell(message("design-doing-usual"))
        usual = [self.outcomes(options, first, games) for first, games, options in self.shares()]
        for option, value in self.changes:
            self.tell(message("design-doing-rule", rule=message(f"{self.game.id}-option-{option.name}")))
            difference = Difference.none()
            for (first, games, options), before in zip(self.shares(), usual, strict=True):
                changed = self.game.agree({**options, option.name: value}, self.seats)
                difference.add(self.outcomes(changed, first, games), before)
            self.rules.append(
                RuleWorth(
                    option=option.name,
                    value=value,
                    agreed=self.options[option.name],
                    games=self.games,
                    first=share(difference.won),
                    starter=share(difference.starter) if self.bench.knows_starters else None,
                    turns=_mean(difference.turns),
                    points=_mean(difference.points),
                )
            )

    def outcomes(self, options: Options, first: int, games: int) -> Outcomes:
        """What matches by these options come to."""
        return self.bench.outcomes(
            self.game.tables(options, self.seats), self.game.sides(self.seats, options), games, first
        )

    # --- Pieces ---

    def play_piece(self, piece: Piece) -> None:
        """The same matches with a piece and without."""
        counted = _Count(piece)
        sides = self.game.sides(self.seats, self.options)
        trials = piece.trials
        for place, trial in enumerate(trials):
            first, end = (self.games * number // len(trials) for number in (place, place + 1))
            if end == first:
                continue
            without = self.baselines.get(trial.baseline)
            if without is None:
                without = self.bench.outcomes(trial.without(), sides, end - first, first)
                if trial.baseline:
                    self.baselines[trial.baseline] = without
            counted.difference.add(self.bench.outcomes(trial.with_it(), sides, end - first, first), without)
            counted.games += end - first
        self.counts.append(counted)

    # --- What came of it ---

    def report(self, interrupted: bool) -> DesignReport:
        """All that is known."""
        names = ("advise",) * self.game.side_count(self.seats)
        return DesignReport(
            game=self.game.id,
            rules=self.game.version,
            options=self.options,
            seats=self.seats,
            seed=self.seed,
            games=self.games,
            interrupted=interrupted,
            summary=summarise(self.tally, self.game.id, self.game.version, self.options, self.seed, names)
            if self.tally
            else None,
            lengths=_lengths(self.tally) if self.tally else (),
            rivals=tuple(self.rivals),
            clubs=tuple(
                ClubRecord(club, games, proportion(wins / 2, games))
                for club, (games, wins) in sorted(
                    self.clubs.items(), key=lambda each: (-each[1][1] / each[1][0], each[0])
                )
            ),
            ball=self.ball.ball() if self.ball else None,
            rules_worth=tuple(self.rules),
            pieces=tuple(map(_worth, self.counts)),
            pricing=tuple(self._pricing()),
        )

    def _pricing(self) -> list[Pricing]:
        """Prices against worth, of each kind of which all pieces were played."""
        found = []
        known = {
            each.piece.is_trait: share(each.difference.won) for each in self.counts if each.piece.is_trait
        }
        for kind, counts in groupby(self.counts, key=lambda each: each.piece.kind):
            played = list(counts)
            wanted = sum(piece.kind == kind for piece in self.pieces)
            if len(played) == wanted:
                pieces, worths = [each.piece for each in played], [_worth(each) for each in played]
                priced = pricing(kind, pieces, worths, known)
                found += [priced] if priced else []
        return found


def _lengths(tally: Tally) -> tuple[Lasted, ...]:
    """How long matches last, in parts of equal length; the longest twentieth together."""
    turns = tally.turns
    least = int(np.flatnonzero(turns).min(initial=len(turns)))
    most = quantile(turns, 0.95)
    if most is None:
        return ()
    wide = -(-(most + 1 - least) // MOST_PARTS)
    total = int(turns.sum())
    ends = list(range(least, most + 1, wide))
    return tuple(
        Lasted(low, high, round(int(turns[low : high + 1].sum()) / total, DIGITS))
        for low, high in ((low, low + wide - 1 if low != ends[-1] else len(turns) - 1) for low in ends)
    )


def _worth(counted: _Count) -> PieceWorth:
    piece, difference = counted.piece, counted.difference
    return PieceWorth(
        kind=piece.kind,
        id=piece.id,
        name=piece.name,
        games=counted.games,
        won=share(difference.won),
        margin=_mean(difference.margin),
        points=_mean(difference.points),
        role=piece.role,
        price=piece.price,
    )


def _mean(numbers: Sum) -> Interval:
    return mean(numbers.count, numbers.total, numbers.squares)
