"""Scorecards and box scores of matches that bots play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rainout.core import kernel
from rainout.core.box import Box
from rainout.core.errors import RainoutError
from rainout.core.game import Game
from rainout.core.options import OptionValue
from rainout.core.words import message
from rainout.diamond.game import BallGame
from rainout.sim.batch import Plan, Played

USUAL_BOT = "advise"


class NobodyScores(RainoutError):
    """A game that nobody keeps score of was asked for its statistics."""


def scored_plan(
    game: Game,
    seed: int,
    bots: Sequence[str] | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seats: int | None = None,
) -> tuple[Plan, BallGame]:
    """A plan that keeps the scorecard of every game, on the fastest rules that need no waiting."""
    from rainout.sim.run import BadPlan

    if not isinstance(game, BallGame):
        raise NobodyScores("sim-error-stats", game=message(f"{game.id}-title"))
    seats = game.seats[0] if seats is None else seats
    agreed = game.agree(options or {}, seats)
    names = tuple(bots) if bots else (USUAL_BOT,) * game.side_count(seats)
    if len(names) != game.side_count(seats):
        raise BadPlan("sim-error-bots", sides=game.side_count(seats), count=len(names))
    levels = [game.level(name) for name in names]
    if not all(level.plain for level in levels):
        raise NobodyScores("sim-error-plain")
    plan = Plan(
        game,
        kernel.current(game.contract),
        game.tables(agreed, seats),
        tuple(int(level.bot) for level in levels),
        game.sides(seats, agreed),
        seed,
        pages=game.most_games(agreed, seats),
        keeps=True,
    )
    return plan, game


def cards_of(played: Played) -> Any:
    """The scorecards of the games that were finished."""
    return played.cards[played.cards.over == 1]


def boxes_of_match(
    game: Game,
    seed: int,
    number: int,
    bots: Sequence[str] | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seats: int | None = None,
) -> tuple[list[Box], list[str]]:
    """The box scores of match ``number`` of a seed, and which bot had each seat."""
    plan, ball = scored_plan(game, seed, bots, options, seats)
    played = plan.batch(number, 1)
    names = list(bots) if bots else [USUAL_BOT] * len(plan.bots)
    seated = [names[(side + number) % len(names)] for side in plan.sides]
    return [ball.box(plan.tables, card) for card in cards_of(played)], seated
