"""``rainout box``, and statistics of ``rainout simulate``."""

import csv
import json
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest

import rainout
from rainout.cli import simulate as command
from rainout.sim import simulate, tables

from .conftest import Run

GAME = ("box", "baseball", "--seed", "7", "--match", "1")


class Open(HTMLParser):
    """Which elements are open; each must be closed in turn."""

    ALONE = frozenset({"meta"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in self.ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_game_that_bots_play_as_text(run: Run) -> None:
    ran = run(*GAME)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0].split()[-3:] == ["R", "H", "E"]
    runs = [int(line.split()[-3]) for line in lines[1:3]]
    totals = [line.split() for line in lines if line.startswith("Totals")]
    assert [int(cells[2]) for cells in totals] == runs
    assert run(*GAME).out == ran.out


def test_a_page_closes_all_it_opens_and_json_balances(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "box.html"
    assert run(*GAME, "--format", "html", "--output", page, "--lang", "es").code == 0
    parser = Open()
    parser.feed(page.read_text(encoding="utf-8"))
    assert parser.open == []
    (box,) = json.loads(run(*GAME, "--format", "json").out)
    visitors, home = box["teams"]
    for team, other in ((visitors, home), (home, visitors)):
        outs = sum(line["counts"]["outs"] for line in other["pitchers"])
        assert team["totals"]["pa"] == team["runs"] + team["left"] + outs
        assert sum(runs or 0 for runs in team["line"]) == team["runs"]


def test_a_match_file_names_its_players(run: Run, tmp_path: Path) -> None:
    match = rainout.new("baseball", seed=3)
    while not match.over:
        match.roll() if match.asked == "roll" else match.play(rainout.advise(match))
    file = tmp_path / "some.match"
    file.write_text(rainout.save(match, ["Ana", "Beto"], "2026-11-15"), encoding="utf-8")
    assert "The visitors (Ana)" in run("box", file).out
    assert "The home team (Beto)" in run("box", file).out


def test_an_exported_match_has_its_box_score(run: Run, tmp_path: Path) -> None:
    match = rainout.new("baseball", seed=3)
    while not match.over:
        match.roll() if match.asked == "roll" else match.play(rainout.advise(match))
    file = tmp_path / "some.match"
    file.write_text(rainout.save(match, ["Ana", "Beto"], "2026-11-15"), encoding="utf-8")
    story = json.loads(run("export", file).out)
    assert story["boxes"] == json.loads(run("box", file, "--format", "json").out)
    assert [team["runs"] for team in story["boxes"][0]["teams"]] == story["result"]["score"]
    for language in ("en", "es"):
        told = run("export", file, "--format", "text", "--lang", language).out
        assert told.endswith("\n\n" + run("box", file, "--lang", language).out)


def test_what_has_no_box_score(refused: Callable[..., str]) -> None:
    assert "Nobody keeps score of Clutch Hens" in refused("box", "hens")
    assert "no game 2" in refused(*GAME, "--game", "2")
    assert "Nobody keeps score of Clutch Hens" in refused("simulate", "hens", "--games", "3", "--stats")


def test_statistics_are_printed_and_written(run: Run, tmp_path: Path) -> None:
    ran = run("simulate", "baseball", "--games", "20", "--seed", "7", "--stats", "--stats-to", tmp_path)
    assert ran.code == 0
    assert "20 games were scored." in ran.out
    assert "5 tables were written" in " ".join(ran.err.split())
    with (tmp_path / "Batting.csv").open(encoding="utf-8") as file:
        batting = list(csv.DictReader(file))
    with (tmp_path / "Pitching.csv").open(encoding="utf-8") as file:
        pitching = list(csv.DictReader(file))
    assert sum(int(row["R"]) for row in batting) == sum(int(row["R"]) for row in pitching)
    assert sum(int(row["H"]) for row in batting) == sum(int(row["H"]) for row in pitching)
    assert {row["lgID"] for row in batting} == {"baseball"}


def test_statistics_that_cannot_be_written_are_refused_before_a_game_is_played(
    refused: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "simulate", None)
    run_of_baseball = ("simulate", "baseball", "--games", "20", "--stats-to")
    taken = tmp_path / "taken"
    taken.write_text("", encoding="utf-8")
    assert str(taken) in refused(*run_of_baseball, taken)
    monkeypatch.setattr(tables, "LIBRARIES", {"abacus": ("abacus",)})
    said = refused(*run_of_baseball, tmp_path / "new", "--stats-format", "parquet")
    assert "abacus" in said
    assert "rainout[frames]" in said
    assert not (tmp_path / "new").exists()


def test_whoever_interrupts_a_long_run_is_told_what_is_known(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C after some matches: those are summed up, and the exit code says that it was not all."""

    def simulate_until_ctrl_c(*wanted: object, progress: Callable[[int], None], **more: object) -> object:
        def tell(done: int) -> None:
            progress(done)
            if done >= 4:
                raise KeyboardInterrupt

        return simulate(*wanted, **{**more, "progress": tell, "batch": 2})  # type: ignore[arg-type]

    monkeypatch.setattr(command, "simulate", simulate_until_ctrl_c)
    ran = run("simulate", "baseball", "--games", "400", "--seed", "7", "--json", "--stats", "--workers", "1")
    assert ran.code == 130
    summary = json.loads(ran.out)
    assert summary["interrupted"]
    assert 4 <= summary["games"] < 400
    assert summary["stats"]["games"] == summary["games"]
    assert "this is what is known so far" in ran.err
