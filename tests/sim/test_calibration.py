"""Calibration: what was foretold is counted against what came, and a value that says nonsense is found out."""

from __future__ import annotations

import numpy as np
import pytest

from rainout.bots.values import value_of
from rainout.core.mind import Net
from rainout.games.hens import GAME
from rainout.sim.calibration import BINS, Calibration, calibrate
from rainout.sim.run import BadPlan

MATCHES = 300


def quick(net: Net | None = None, workers: int = 1) -> Calibration:
    """Matches of a player who needs no value, so that they are soon over."""
    return calibrate("hens", MATCHES, 5, "advise", net=net, workers=workers)


def told(net: Net | None = None) -> list[tuple[float, float]]:
    """By how much each bin is off, and how sure that is."""
    return [
        (each.off, (each.won.high or 0) - (each.won.low or 0))
        for each in quick(net).bins
        if each.positions > 100
    ]


def test_what_is_counted_is_the_same_on_any_number_of_cores() -> None:
    alone = quick()
    assert alone == quick(workers=3)
    assert (alone.games, alone.level, len(alone.bins)) == (MATCHES, "advise", BINS)
    assert all(each.low <= each.foretold <= each.high for each in alone.bins)


def test_the_value_of_the_hens_is_as_good_as_its_word() -> None:
    assert all(abs(off) < width for off, width in told())


def test_of_a_few_positions_that_all_ended_alike_nobody_can_be_sure() -> None:
    few = [each.won for each in quick().bins if 0 < each.positions < 20]
    assert few
    assert all((won.high or 0) - (won.low or 0) > 0.1 for won in few)


def test_a_value_turned_upside_down_is_found_out() -> None:
    net = value_of(GAME)
    assert net is not None
    liar = net._replace(third=-net.third, third_bias=-net.third_bias)
    assert max(abs(off) - width for off, width in told(liar)) > 0.1


def test_who_gives_everybody_an_even_chance_is_right_on_the_whole() -> None:
    """One seat in every other match: half of them are won, and each position is in the bin from 50 % on."""
    found = quick(Net.blank(GAME.observed))
    (all_of_them,) = [each for each in found.bins if each.positions]
    assert (all_of_them.low, all_of_them.foretold, all_of_them.positions) == (0.5, 0.5, found.positions)
    assert (all_of_them.won.low or 1) < 0.5 < (all_of_them.won.high or 0)
    assert np.isclose(found.mean_off, abs(all_of_them.off))


def test_a_game_without_a_value_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rainout.sim.calibration.value_of", lambda game: None)
    with pytest.raises(BadPlan, match="Nothing was learned"):
        calibrate("hens", 10, 1)
