"""``rainout simulate``."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Run

RUN = ("simulate", "hens", "--games", "200", "--seed", "7", "--bots", "advise,random")
INTERVAL = {"value", "low", "high"}


def test_json_keys_are_stable(run: Run) -> None:
    ran = run(*RUN, "--json")
    assert (ran.code, ran.err) == (0, "")
    summary = json.loads(ran.out)
    assert set(summary) == {
        *("game", "rules", "options", "seed", "games", "finished", "unfinished", "level"),
        *("players", "sides", "starter", "winner_points", "turns", "interrupted", "stats"),
    }
    assert (summary["interrupted"], summary["stats"]) == (False, None)
    assert (summary["game"], summary["games"], summary["seed"]) == ("hens", 200, 7)
    assert [player["bot"] for player in summary["players"]] == ["advise", "random"]
    for player in summary["players"]:
        assert set(player) == {"bot", "wins", "win_rate", "points", "wins_by_side", "forfeits", "fault"}
        assert set(player["win_rate"]) == set(player["points"]) == INTERVAL
    for seat in summary["sides"]:
        assert set(seat) == {"wins", "win_rate"}
    assert set(summary["turns"]) == {"mean", "median", "p5", "p95", "longest"}
    assert set(summary["winner_points"]) == set(summary["turns"]["mean"]) == INTERVAL


def test_the_same_seed_prints_the_same_bytes_on_any_number_of_workers(run: Run) -> None:
    assert run(*RUN, "--json", "--workers", "1").out == run(*RUN, "--json", "--workers", "3").out


def test_for_people(run: Run) -> None:
    ran = run(*RUN, "--option", "series=games")
    assert (ran.code, ran.err) == (0, "")
    assert "Clutch Hens: 200 matches, seed 7" in ran.out
    assert "series=games" in ran.out
    assert re.search(r"advise +\d+ +\d+\.\d\d% \(\d+\.\d\d–\d+\.\d\d\) ", ran.out)
    assert re.search(r"turns +\d+\.\d\d \(\d+\.\d\d–\d+\.\d\d\); half take \d+", ran.out)
    assert re.search(r"side 2 wins +\d+\.\d\d%", ran.out)
    assert re.search(r"matches a second on", ran.out)


def test_in_spanish_with_its_numbers(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAINOUT_LANG", "es")
    out = run(*RUN).out
    assert "Clutch Hens: 200 partidas, semilla 7" in out
    assert re.search(r"advise +\d+ +\d+,\d\d\xa0% \(", out)


def test_seed_and_bots_may_be_left_out(run: Run) -> None:
    first, second = (json.loads(run("simulate", "hens", "--games", "3", "--json").out) for _ in range(2))
    assert first["seed"] != second["seed"]
    assert [player["bot"] for player in first["players"]] == ["advise", "advise"]


def test_what_was_played_is_kept_and_gone_on_from(
    run: Run, refused: Callable[..., str], tmp_path: Path
) -> None:
    kept = tmp_path / "hens.simulation"
    head = ("simulate", "hens", "--seed", "7", "--json", "--games")
    assert json.loads(run(*head, "50", "--resume", kept).out)["games"] == 50
    assert run(*head, "120", "--resume", kept).out == run(*head, "120").out
    assert "seed" in refused(*head, "120", "--resume", kept, "--seed", "8")
    kept.write_text("nothing of the kind", encoding="utf-8")
    assert str(kept) in refused(*head, "120", "--resume", kept)


def test_where_no_cluster_answers(refused: Callable[..., str], tmp_path: Path) -> None:
    far = ("--engine", "ray", "--address", "127.0.0.1:1")
    assert "127.0.0.1:1" in refused("simulate", "hens", "--games", "20", *far)
    assert "threads" in refused("simulate", "hens", "--engine", "steam")
