"""Leagues at the terminal, from their founding to the champion."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rainout.leagues.file import Book
from rainout.leagues.league import League
from rainout.leagues.results import Result
from tests.cli.conftest import Run, said

PLAIN = ("--option", "cards=learning")


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def found(run: Run, *more: str) -> None:
    """A small league of CLUTCH Baseball."""
    size = (
        "--clubs",
        "4",
        "--games",
        "8",
        "--playoffs",
        "2",
        "--best-of",
        "1",
        "--seed",
        "7",
        "--name",
        "Tin Cup",
    )
    assert run("league", "new", "--game", "clutch", *size, *PLAIN, *more).code == 0


def test_a_league_is_founded_played_and_won(run: Run) -> None:
    found(run)
    first = run("league", "play")
    assert first.code == 0
    assert said("cli-league-played", games=2, day=1) in first.out
    rest = run("league", "play", "--all")
    assert rest.code == 0
    assert "Champion of season 1" in rest.flat
    over = run("league", "play")
    assert said("cli-league-over", season=1) in over.flat
    shown = run("league", "show")
    assert "Tin Cup" in shown.out
    assert "17 games" in shown.out


def test_the_standings_are_told_to_people_and_to_programs(run: Run) -> None:
    found(run)
    run("league", "play", "--days", "3")
    assert said("league-table-behind") in run("league", "standings").out
    told = json.loads(run("league", "standings", "--json").out)
    (rows,) = told["divisions"]
    assert (told["league"], told["games"], told["champion"]) == ("Tin Cup", 6, None)
    assert sum(row["won"] for row in rows) == sum(row["lost"] for row in rows) == 6
    assert [row["share"] for row in rows] == sorted((row["share"] for row in rows), reverse=True)


def test_a_game_has_a_box_score_and_a_match_file_that_verifies(run: Run) -> None:
    found(run)
    run("league", "play", "--days", "2")
    schedule = run("league", "schedule", "--day", "2", "--days", "1").out.splitlines()
    assert len(schedule) == 2
    assert "game 3" in schedule[0]
    told = run("league", "game", "3")
    assert told.code == 0
    assert "IP" in told.out
    saved = run("league", "game", "3", "--output", "game.txt")
    assert said("cli-league-saved", path="game.txt") in saved.flat
    assert run("verify", "game.txt").code == 0
    by_club = [run("league", "game", f"2/{sign}").out for sign in ("BEE", "CLO", "DRU", "FER")]
    assert sum(out == told.out for out in by_club) == 2


def test_players_have_lines_and_lead_in_something(run: Run) -> None:
    found(run)
    run("league", "play", "--all")
    leaders = run("league", "leaders")
    assert said("league-figure-homers") in leaders.out
    assert "Bat of the season" in leaders.out
    Path("rainout.league.cards").unlink()
    assert run("league", "leaders").out == leaders.out
    club = run("league", "club", "bee")
    assert "Larkspur Beekeepers" in club.out
    assert "Jairo Montemayor" in club.out


def test_the_same_seed_gives_the_same_league(run: Run) -> None:
    found(run, "one.league")
    found(run, "other.league")
    run("league", "play", "--all", "--workers", "1", "one.league")
    for days in ("1", "2", "5"):
        run("league", "play", "--days", days, "--workers", "2", "other.league")
    run("league", "play", "--all", "other.league")
    assert Path("one.league").read_bytes() == Path("other.league").read_bytes()


def test_ctrl_c_keeps_what_was_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    found(run, "whole.league")
    run("league", "play", "--all", "whole.league")
    found(run, "stopped.league")
    kept = Book.add

    def add(book: Book, league: League, results: list[Result], cards: Any = ()) -> None:
        if results[0].day > 2:
            raise KeyboardInterrupt
        kept(book, league, results, cards)

    with monkeypatch.context() as stopping:
        stopping.setattr(Book, "add", add)
        stopped = run("league", "play", "--all", "stopped.league")
    assert stopped.code == 130
    assert said("cli-league-interrupted", games=4) in stopped.flat
    assert run("league", "play", "--all", "stopped.league").code == 0
    assert Path("stopped.league").read_bytes() == Path("whole.league").read_bytes()


def test_named_bots_play_hens_as_a_ladder(run: Run) -> None:
    names = [
        word for name in ("Ana=veteran", "Beto=rookie", "Carla=all-star") for word in ("--entrant", name)
    ]
    assert (
        run("league", "new", "--game", "hens", "--kind", "ladder", "--games", "6", "--seed", "1", *names).code
        == 0
    )
    played = run("league", "play", "--all")
    assert played.code == 0
    assert "Carla" in played.out
    assert run("league", "leaders").code == 2


def test_what_cannot_be_is_said_in_a_line_and_changes_nothing(run: Run) -> None:
    assert said("cli-league-none") in run("league", "play").err
    odd = run("league", "new", "--game", "clutch", "--clubs", "5", "--games", "9")
    assert (odd.code, odd.out) == (2, "")
    assert not list(Path().iterdir())
    found(run)
    kept = Path("rainout.league").read_bytes()
    again = run("league", "new", "--game", "clutch", "--clubs", "4", "--games", "8", "--seed", "1", *PLAIN)
    assert again.code == 2
    assert said("cli-league-there", path="rainout.league") in " ".join(again.err.split())
    assert Path("rainout.league").read_bytes() == kept
    assert run("league", "season").code == 2
    assert said("cli-league-which", which="x") in run("league", "game", "x").err
    assert said("league-error-no-game", number=1, played=0) in run("league", "game", "1").err
    Path("second.league").write_text("nothing\n")
    assert "second.league" in run("league", "show").err
    assert run("league", "show", "second.league").code == 2
