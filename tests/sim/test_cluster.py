"""Matches on a cluster, and simulations that go on where another was stopped: the result is the same."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rainout.core.options import OptionValue
from rainout.core.registry import get
from rainout.leagues.clubs import gather
from rainout.leagues.league import League, Terms, found
from rainout.leagues.playing import Office
from rainout.sim import Summary, simulate
from rainout.sim import cluster as module
from rainout.sim.cluster import Cluster, Far, NoCluster, cluster
from rainout.sim.kept import BadKept
from rainout.sim.run import _play_the_rest
from rainout.sim.summary import summarise
from rainout.sim.tally import Tally

PAIR = ("advise", "advise")
SEED = 7


@pytest.fixture(scope="module")
def far() -> Iterator[Cluster]:
    """A cluster of two workers on this machine, to which this process stays connected."""
    with cluster(workers=2) as there:
        yield there


# --- Ray -------------------------------------------------------------------------------------------------------------


def test_where_no_cluster_is_nothing_is_played() -> None:
    for address in ("nobody.invalid:6379", "127.0.0.1:1", "no address"):
        with pytest.raises(NoCluster) as refused:
            simulate("hens", 20, SEED, PAIR, engine="ray", address=address)
        assert refused.value.message.args["address"] == address


def test_without_ray_it_says_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "find_spec", lambda name: None)
    with pytest.raises(NoCluster) as refused:
        simulate("hens", 20, SEED, PAIR, engine="ray")
    assert refused.value.message.key == "sim-error-no-ray"


def test_bots_of_ones_own_stay_on_this_machine() -> None:
    with pytest.raises(NoCluster) as refused:
        simulate("hens", 20, SEED, ("advise", lambda position: position.options[0]), engine="ray")
    assert refused.value.message.key == "sim-error-far-bots"


@pytest.mark.parametrize(
    ("game", "games", "bots", "stats"),
    [
        ("hens", 600, ("advise", "random"), False),
        ("hens", 40, ("rookie", "all-star"), False),
        ("baseball", 300, PAIR, True),
    ],
)
def test_a_cluster_plays_the_same_matches(
    far: Cluster, game: str, games: int, bots: tuple[str, str], stats: bool
) -> None:
    here, there = (
        simulate(game, games, SEED, bots, stats=stats, engine=engine) for engine in ("threads", "ray")
    )
    assert msgspec.json.encode(here) == msgspec.json.encode(there)


@dataclass(frozen=True)
class Fatal(Far):
    """Matches during which the first worker that plays some dies."""

    mark: str = ""

    def play(self, first: int, games: int) -> Tally:
        """Play, unless nobody has died yet."""
        try:
            os.close(os.open(self.mark, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return super().play(first, games)
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("a dead worker goes on")


def test_what_a_dead_worker_was_at_is_played_by_another(far: Cluster, tmp_path: Path) -> None:
    import ray.cloudpickle

    import tests.sim.test_cluster as here

    ray.cloudpickle.register_pickle_by_value(here)  # type: ignore[no-untyped-call]
    hens = get("hens")
    mark = tmp_path / "somebody-died"
    plan = here.Fatal("hens", tuple(hens.agree({}, 2).items()), 2, SEED, PAIR, 0, mark=str(mark))
    tally = Tally.of(0, *_nothing())
    _play_the_rest(plan, tally, 400, far.workers, 50, lambda done: None, far)
    assert mark.exists()
    summary = summarise(tally, "hens", hens.version, hens.agree({}, 2), SEED, PAIR)
    assert summary == simulate("hens", 400, SEED, PAIR)


def _nothing() -> Any:
    """The batch of no matches of the hen game."""
    import numpy as np

    ends = get("hens").state.blanks(0)
    return np.zeros((0, 2), np.int8), np.zeros(0, np.int32), ends, ends["total"]


def league() -> League:
    game = get("clix")
    options: dict[str, OptionValue] = {"level": "championship"}
    agreed = game.agree({**(game.workshop.usual if game.workshop else {}), **options}, 2)
    terms = Terms(
        name="Four", game="clix", rules=game.version, seed=SEED, kind="round-robin", games=2, options=options
    )
    return found(terms, gather(game, agreed, 4, SEED, "hall-of-famer"))


def test_a_cluster_plays_the_same_league(far: Cluster) -> None:
    here, there = (list(Office(league(), 2, engine).play(None)) for engine in ("threads", "ray"))
    assert [day.results for day in here] == [day.results for day in there]
    assert [day.cards.tobytes() for day in here] == [day.cards.tobytes() for day in there]
    assert sum(len(day.results) for day in here) == 12


# --- Going on --------------------------------------------------------------------------------------------------------


def stop_after(matches: int) -> Callable[[int], None]:
    def told(done: int) -> None:
        if done >= matches:
            raise KeyboardInterrupt

    return told


run_of_baseball = partial(
    simulate, "baseball", seed=SEED, bots=PAIR, stats=True, batch=20, workers=1, so_far=True
)


def test_a_simulation_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    kept = tmp_path / "some.simulation"
    begun = run_of_baseball(games=200, resume=kept, progress=stop_after(60))
    assert begun.interrupted
    assert 60 <= begun.games < 200
    done: list[int] = []
    whole: Summary = run_of_baseball(games=200, resume=kept, progress=done.append)
    assert done[0] == begun.games
    assert whole == run_of_baseball(games=200)
    assert run_of_baseball(games=260, resume=kept) == run_of_baseball(games=260)
    assert list(tmp_path.iterdir()) == [kept]


def test_a_simulation_does_not_go_on_from_another(tmp_path: Path) -> None:
    kept = tmp_path / "some.simulation"
    run_of_baseball(games=40, resume=kept)
    before = kept.read_bytes()
    for changed in (
        {"seed": 8},
        {"bots": ("advise", "random")},
        {"options": {"cards": "one"}},
        {"stats": False},
    ):
        with pytest.raises(BadKept) as refused:
            run_of_baseball(games=40, resume=kept, **changed)
        assert refused.value.message.args["what"] in changed
    assert kept.read_bytes() == before
    kept.write_text("hello", encoding="utf-8")
    with pytest.raises(BadKept):
        run_of_baseball(games=40, resume=kept)
    assert kept.read_text(encoding="utf-8") == "hello"
