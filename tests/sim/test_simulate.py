"""Simulations: the same seed gives the same result however it is spread, and the figures are those of the matches."""

import tracemalloc
from typing import Any

import numpy as np
import pytest

from rainout.core import kernel
from rainout.core.dice import new_dice
from rainout.core.errors import RainoutError
from rainout.core.game import DICE, PLAY, Game
from rainout.core.kernel import Kernels
from rainout.core.options import OptionValue
from rainout.core.registry import get
from rainout.core.state import Bot
from rainout.games.hens import Hens
from rainout.sim import Interval, Summary, run, simulate
from rainout.sim.batch import DeadEnd, Plan
from rainout.sim.tally import Tally

LINE_UP = ("advise", "random")


class Impatient(Hens):
    """Hens that give up after three turns."""

    most_turns = 3


@pytest.fixture(scope="module")
def reference() -> Summary:
    return simulate("hens", 300, 7, LINE_UP, workers=1, batch=300)


@pytest.mark.parametrize(("workers", "batch"), [(1, 1), (2, 64), (5, 7), (3, 1000)])
def test_same_result_on_any_number_of_workers(reference: Summary, workers: int, batch: int) -> None:
    assert simulate("hens", 300, 7, LINE_UP, workers=workers, batch=batch) == reference


@pytest.mark.parametrize("series", ["points", "games"])
def test_a_series_does_not_depend_on_the_batch_either(series: str) -> None:
    """Nothing of a match may be left over in the next one of its batch."""
    options = {"series": series}
    whole = simulate("hens", 60, 7, LINE_UP, options, workers=1, batch=60)
    assert simulate("hens", 60, 7, LINE_UP, options, workers=2, batch=1) == whole
    least = 100 if series == "points" else 2 * 15
    assert value(whole.winner_points) >= least


def test_interpreted_equals_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = simulate("hens", 6, 7, LINE_UP)
    monkeypatch.setattr(run, "_kernels", lambda game, games: game.load(compiled=False))
    monkeypatch.setattr(kernel, "compiled", lambda contract: None)
    assert simulate("hens", 6, 7, LINE_UP) == compiled


def test_the_beginning_of_a_longer_run_is_a_shorter_run(reference: Summary) -> None:
    assert simulate("hens", 299, 7, LINE_UP).players[0].wins in (
        reference.players[0].wins,
        reference.players[0].wins - 1,
    )


def test_another_seed_is_another_run(reference: Summary) -> None:
    assert simulate("hens", 300, 8, LINE_UP).turns != reference.turns


def test_figures_are_those_of_the_matches() -> None:
    """Each match is played again on its own, from a blank position."""
    summary = simulate("hens", 40, 3, ("advise", "novice"))
    won, points, turns = [0, 0], [0, 0], []
    for number in range(40):
        end = play_alone(seed=3, number=number, bots=("advise", "novice"))
        turns.append(int(end.turns))
        for seat in range(2):
            player = (seat + number) % 2
            won[player] += end.winner == seat
            points[player] += int(end.points[seat])
    assert [player.wins for player in summary.players] == won
    assert [value(player.points) for player in summary.players] == [p / 40 for p in points]
    assert value(summary.winner_points) == sum(points) / 40
    assert summary.turns.mean.value == np.mean(turns)
    assert summary.turns.median == np.quantile(turns, 0.5, method="inverted_cdf")
    assert summary.turns.longest == max(turns)


def play_alone(seed: int, number: int, bots: tuple[str, str]) -> Any:
    game = get("hens")
    kernels, tables, g, dice = game.compile(), game.tables(defaults(game), 2), game.state.new(), new_dice()
    seated = np.array([int(Bot[bots[(seat + number) % 2].upper()]) for seat in range(2)])
    kernels.module(DICE).seed_dice(dice, seed, number)
    kernels.rules.deal(tables, g)
    nobody_scores = None, 0, 0
    kernels.module(PLAY).play_out(
        tables, g, seated, dice, game.room(), game.state.blanks(1), game.most_turns, 0, *nobody_scores
    )
    return g


def defaults(game: Game) -> dict[str, OptionValue]:
    return {option.name: option.default for option in game.options}


def value(interval: Interval | None) -> float:
    """An estimate that there must be."""
    assert interval is not None
    assert interval.value is not None
    return interval.value


def test_sums_add_up(reference: Summary) -> None:
    wins = [player.wins for player in reference.players]
    assert sum(wins) + reference.unfinished + reference.level == reference.games == 300
    assert [sum(player.wins_by_side) for player in reference.players] == wins
    assert sum(seat.wins for seat in reference.sides) == sum(wins)
    for player in reference.players:
        low, high = player.win_rate.low, player.win_rate.high
        assert low is not None
        assert high is not None
        assert low <= player.wins / 300 <= high


def test_endless_games_are_unfinished_and_score_nothing() -> None:
    """CH-INF-05: a game given up for its length is recorded as unfinished, without points."""
    summary = simulate(Impatient(), 200, 1, ("random", "random"))
    assert summary.unfinished > 150
    assert summary.finished + summary.unfinished == 200
    assert sum(player.wins for player in summary.players) == summary.finished
    assert all(value(player.points) < 15 for player in summary.players)


def test_nothing_finished_at_all() -> None:
    class Hopeless(Hens):
        most_turns = 0

    summary = simulate(Hopeless(), 5, 1, ("random", "random"))
    assert (summary.finished, summary.turns.median) == (0, None)
    assert summary.winner_points is not None
    assert summary.winner_points.value is None


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate("hens", 100, 7, LINE_UP, workers=2, batch=9, progress=told.append)
    assert told[0] == 0
    assert told == sorted(told)
    assert told[-1] == 100


def test_nobody_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches are played interpreted until compiled rules are there, and the summary cannot tell which were."""
    game = get("hens")
    compiled = game.compile()
    whole = simulate("hens", 20, 7, LINE_UP)
    asked = iter([None] * 4)
    played = []
    play = Plan.play

    def counted(plan: Plan, first: int, games: int) -> Tally:
        played.append((plan.kernels.compiled, games))
        return play(plan, first, games)

    monkeypatch.setattr(Plan, "play", counted)
    monkeypatch.setattr(kernel, "compiled", lambda contract: next(asked, compiled))
    monkeypatch.setattr(Hens, "is_compiled", False)
    monkeypatch.setattr(Hens, "warm", lambda game: None)
    assert simulate("hens", 20, 7, LINE_UP, workers=1) == whole
    assert played == [(False, 0), (False, 1), (False, 1), (False, 1), (True, 17)]


def test_a_dead_end_is_told_with_what_it_takes_to_see_it_again() -> None:
    """From the fourth turn on nobody may do anything: whoever plays, the run stops at the first such match."""
    game = get("hens")
    for level in Bot:
        plan = Plan(
            game,
            Kernels("tests.sim.stuck", compiled=False),
            game.tables(defaults(game), 2),
            (int(level),) * 2,
            (0, 1),
            seed=7,
        )
        with pytest.raises(
            DeadEnd, match="hens: match 256 of seed 7 came to a position without a legal action"
        ):
            plan.play(256, 3)


def test_memory_does_not_grow_with_the_number_of_games() -> None:
    simulate("hens", 200, 7, LINE_UP, workers=2, batch=100)
    tracemalloc.start()
    simulate("hens", 20_000, 7, LINE_UP, workers=2, batch=100)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 20_000 * get("hens").state.dtype.itemsize / 4


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({"games": 0}, "sim-error-games"),
        ({"workers": 0}, "sim-error-workers"),
        ({"seed": -1}, "sim-error-seed"),
        ({"seed": 2**63}, "sim-error-seed"),
        ({"bots": ("advise",)}, "sim-error-bots"),
        ({"seats": 3}, "error-seats-exactly"),
        ({"bots": ("advise", "genius")}, "error-unknown-bot"),
        ({"game": "chess"}, "error-unknown-game"),
        ({"options": {"series": "endless"}}, "error-option-choice"),
    ],
)
def test_impossible_plans_are_refused(asked: dict[str, Any], key: str) -> None:
    plan: dict[str, Any] = {"game": "hens", "games": 5, "seed": 1, "bots": LINE_UP, **asked}
    with pytest.raises(RainoutError) as refused:
        simulate(**plan)
    assert refused.value.message.key == key
    assert str(refused.value)
