"""``rainout team``, and options whose value is in a file."""

from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Run, said

WHOLE = ("--option", "level=championship")


def test_a_team_is_built_checked_and_written(run: Run, tmp_path: Path) -> None:
    built = run("team", "clix", "--complete", *WHOLE)
    assert built.code == 0
    sheet = tmp_path / "team.txt"
    sheet.write_text("Rainy Day Nine\n\n" + built.out)
    ran = run("team", "clix", sheet, *WHOLE)
    assert ran.code == 0
    assert "Rainy Day Nine" in ran.out
    assert said("cli-team-legal") in ran.flat
    assert run("team", "clix", sheet, *WHOLE, "--output", tmp_path / "tidy.txt").code == 0
    assert (tmp_path / "tidy.txt").read_text() == "Rainy Day Nine\n" + built.out


def test_what_is_wrong_is_told_line_by_line(run: Run) -> None:
    ran = run("team", "clix", "-", *WHOLE, typed="Rain\n#3\nWho\n")
    assert ran.code == 1
    assert "Ira Tallowcroft" in ran.out
    assert "- Line 3: there is no “Who”." in ran.flat
    assert "Nobody is left to play P, C, 2B" in ran.flat
    assert said("cli-team-nobody") in ran.out
    assert "1 of" not in ran.out
    assert "113 of 1,000 points" in ran.flat


def test_a_team_is_built_for_its_options(run: Run, tmp_path: Path) -> None:
    built = run("team", "clix", "--complete", *WHOLE, "--option", "style=dh-league").out
    assert built != run("team", "clix", "--complete", *WHOLE).out
    ran = run("team", "clix", "-", "--option", "level=preseason", typed=built)
    assert ran.code == 1
    assert "which do not count here" in ran.flat


def test_a_team_of_several_parts(run: Run, tmp_path: Path) -> None:
    begun = "Rain\nLine-up:\n1. SS FER-05\nDeck:\n2x Quick Wrists\n"
    ran = run("team", "clutch", "-", typed=begun)
    assert ran.code == 1
    assert "SS FER-05 Deacon Olutayo FER" in ran.flat
    assert "2x Quick Wrists" in ran.flat
    assert "deck: 2 of 50" in ran.flat
    assert "bench: 0 (4 to 12)" in ran.flat
    assert "440 of 6,000 points." in ran.flat
    assert "- The deck has 2 cards, but needs 50." in ran.flat
    sheet, twenty = tmp_path / "team.txt", ("--option", "preset=twenty")
    assert run("team", "clutch", "-", "--complete", "--output", sheet, *twenty, typed=begun).code == 0
    assert run("team", "clutch", sheet, *twenty).code == 0
    ran = run("team", "clutch", sheet)
    assert ran.code == 1
    assert "The roster has 20 players, but needs 26." in ran.flat


def test_a_team_that_cannot_be_completed(run: Run) -> None:
    ran = run("team", "clix", "-", "--complete", *WHOLE, typed="#3\n#3")
    assert (ran.code, ran.out) == (1, "")
    assert "more than once: Ira Tallowcroft" in " ".join(ran.err.split())


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("team",), "GAME"),
        (("team", "hens", "x"), "Games with teams: clix"),
        (("team", "chess", "x"), "“chess”"),
        (("team", "clix"), "--complete"),
        (("team", "clix", "nowhere.txt"), "nowhere.txt"),
        (("team", "clix", "--complete", "--option", "level=world"), "“world”"),
        (("team", "clix", "--complete", "--option", "long-throws=four"), "“long-throws”"),
        (("play", "clix", "--option", "first-team=@nowhere.txt"), "nowhere.txt"),
        (("play", "clix", "--option", "level=championship", "--option", "first-team=#3"), "cannot play"),
    ],
)
def test_bad_arguments(refused: Callable[..., str], arguments: tuple[str, ...], complaint: str) -> None:
    assert complaint in refused(*arguments)


def test_a_match_with_a_team_from_a_file(run: Run, tmp_path: Path) -> None:
    sheet, kept = tmp_path / "team.txt", tmp_path / "kept.match"
    sheet.write_text("Rain\n" + run("team", "clix", "--complete", *WHOLE).out)
    wishes = ("--option", "level=championship", "--option", f"first-team=@{sheet}")
    assert run("play", "clix", *wishes, "--save", kept, typed="quit\n").code == 0
    assert "option first-team: Rain\n    #" in kept.read_text()
    assert run("verify", kept).code == 0


def test_in_spanish(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAINOUT_LANG", "es")
    assert "No queda nadie para jugar de P, C" in run("team", "clix", "-", *WHOLE, typed="#3").flat
