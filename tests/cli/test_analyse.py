"""``rainout analyse`` tells a match in words, as JSON and as a picture."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import rainout
from rainout.core.match import Match
from tests.cli.conftest import Run


def saved(folder: Path, game: str = "hens", plies: int = 10_000) -> Path:
    """A match file, of a whole match or its beginning."""
    match = Match(game, seed=7)
    match.settle()
    while not match.over and (match.ply < plies or match.asked != "act"):
        match.roll() if match.asked == "roll" else match.play(rainout.advise(match))
    path = folder / "match.txt"
    path.write_text(rainout.save(match, ["Ana", "bot advise"]), encoding="utf-8")
    return path


def test_in_words_with_a_picture(run: Run, tmp_path: Path) -> None:
    drawn = tmp_path / "graph.svg"
    ran = run("analyse", str(saved(tmp_path)), "--picture", str(drawn))
    assert (ran.code, ran.err) == (0, "")
    for words in (
        "Clutch Hens: Ana – ",
        "The chance of Ana to win:",
        "What turned it",
        "The choices that cost most",
    ):
        assert words in ran.out
    assert "█" in ran.out
    assert ElementTree.parse(drawn).getroot().tag.endswith("svg")


def test_as_json_with_sentences_for_messages(run: Run, tmp_path: Path) -> None:
    ran = run("analyse", str(saved(tmp_path)), "--json", "--lang", "es")
    found = json.loads(ran.out)
    assert (ran.code, found["stage"], found["names"][0]) == (0, "whole", "Ana")
    assert len(found["moments"]) == found["plies"] + 1
    assert all(isinstance(each["best_words"], str) for each in found["decisions"])
    assert any("corral" in words for swing in found["swings"] for words in swing["words"])


def test_those_on_the_field_and_what_there_is_to_choose_now(run: Run, tmp_path: Path) -> None:
    ran = run("analyse", str(saved(tmp_path, "clix", 60)), "--futures", "2")
    assert ran.code == 0
    assert "on the field" in ran.out
    assert "What there is to choose now" in ran.out


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (["no-such-file"], "no-such-file"),
        (["{file}", "--futures", "1"], "--futures"),
        (["{other}"], "rainout match"),
    ],
)
def test_bad_input_is_refused_in_one_line(run: Run, tmp_path: Path, given: list[str], says: str) -> None:
    other = tmp_path / "other.txt"
    other.write_text("something else", encoding="utf-8")
    named = [each.format(file=saved(tmp_path), other=other) for each in given]
    ran = run("analyse", *named)
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err
    assert ran.err.count("\n") == 1
