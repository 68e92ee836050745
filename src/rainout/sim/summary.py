"""What a simulation shows: wins, points and length, each with how sure one can be of it."""

from __future__ import annotations

import msgspec

from rainout.core.options import OptionValue
from rainout.core.words import Message
from rainout.sim.intervals import Interval, mean, proportion, quantile
from rainout.sim.stats import Stats
from rainout.sim.tally import Sum, Tally


class Fault(msgspec.Struct, frozen=True):
    """What a bot of one's own did outside the rules."""

    match: int
    """The number of the first match in which it did."""
    words: Message


class Player(msgspec.Struct, frozen=True):
    """How one bot of the line-up fared."""

    bot: str
    wins: int
    win_rate: Interval
    """Share of all matches won; those not finished are won by nobody."""
    points: Interval | None
    """Mean points a match, lost ones included; None in a game without points."""
    wins_by_side: tuple[int, ...]
    forfeits: int = 0
    """Matches lost by what it did outside the rules."""
    fault: Fault | None = None
    """The first of them."""


class Side(msgspec.Struct, frozen=True):
    """How a side fared, whoever played it."""

    wins: int
    win_rate: Interval


class Length(msgspec.Struct, frozen=True):
    """How many turns a finished match lasted; in a series, its last game."""

    mean: Interval
    median: int | None
    p5: int | None
    """One match in twenty is no longer than this."""
    p95: int | None
    longest: int | None


class Summary(msgspec.Struct, frozen=True):
    """The results of a simulation: a function of the game, its options, the seed, the line-up and nothing else."""

    game: str
    rules: int
    """Version of the rules."""
    options: dict[str, OptionValue]
    seed: int
    games: int
    """Matches played."""
    finished: int
    unfinished: int
    """Given up for their length."""
    level: int
    """Finished without a winner."""
    players: tuple[Player, ...]
    sides: tuple[Side, ...]
    starter: Interval | None
    """Share of finished matches won by whoever took the first turn; None where the game does not tell."""
    winner_points: Interval | None
    """Mean points of the winner; None in a game without points."""
    turns: Length
    interrupted: bool = False
    """Whether somebody stopped it before all matches were played."""
    stats: Stats | None = None
    """How everybody batted and pitched, where somebody kept score."""


def summarise(
    tally: Tally, game: str, rules: int, options: dict[str, OptionValue], seed: int, bots: tuple[str, ...]
) -> Summary:
    """The summary of everything that was tallied."""
    return Summary(
        game=game,
        rules=rules,
        options=options,
        seed=seed,
        games=tally.games,
        finished=tally.finished,
        unfinished=tally.games - tally.finished,
        level=tally.level,
        players=tuple(_player(tally, player, bot) for player, bot in enumerate(bots)),
        sides=tuple(_side(tally, side) for side in range(tally.players)),
        starter=proportion(tally.starter_wins, tally.started) if tally.started else None,
        winner_points=_mean(tally.winner_points) if tally.points[0].count else None,
        turns=_length(tally),
    )


def _player(tally: Tally, player: int, bot: str) -> Player:
    by_side = tuple(tally.wins[player].tolist())
    points = tally.points[player]
    return Player(
        bot=bot,
        wins=sum(by_side),
        win_rate=proportion(sum(by_side), tally.games),
        points=_mean(points) if points.count else None,
        wins_by_side=by_side,
        forfeits=tally.forfeits[player],
        fault=Fault(*tally.faults[player]) if player in tally.faults else None,
    )


def _side(tally: Tally, side: int) -> Side:
    wins = int(tally.wins[:, side].sum())
    return Side(wins, proportion(wins, tally.games))


def _length(tally: Tally) -> Length:
    turns = tally.turns.tolist()
    squares = sum(number * number * count for number, count in enumerate(turns))
    total = sum(number * count for number, count in enumerate(turns))
    return Length(
        mean=mean(tally.finished, total, squares),
        median=quantile(tally.turns, 0.5),
        p5=quantile(tally.turns, 0.05),
        p95=quantile(tally.turns, 0.95),
        longest=len(turns) - 1 if turns else None,
    )


def _mean(numbers: Sum) -> Interval:
    return mean(numbers.count, numbers.total, numbers.squares)
