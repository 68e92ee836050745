"""``rainout verify`` and ``rainout export``."""

import csv
import io
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import rainout

from .conftest import Run, said


@pytest.fixture(scope="module")
def text() -> str:
    """A finished match."""
    match = rainout.new("hens", seed=3)
    while not match.over:
        if match.asked == "roll":
            match.roll()
        else:
            match.play(rainout.advise(match))
    return rainout.save(match, ["Ana", "bot advise"], "2026-11-15")


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], Path]:
    def write_file(content: str) -> Path:
        path = tmp_path / "some.match"
        path.write_text(content, encoding="utf-8")
        return path

    return write_file


Write = Callable[[str], Path]


def test_a_good_file_is_verified(run: Run, write: Write, text: str) -> None:
    ran = run("verify", write(text))
    assert (ran.code, ran.err) == (0, "")
    assert "the dice are those promised" in ran.out


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (r"result: .*", "result: 65-0", "65-0"),
        (r"dice: .*", "dice: 00", "00;"),
        (r"seed: ....", "seed: 0000", "hash"),
        (r"\n1\. roll (\d);.*", r"\n1. roll 7", "“roll 7”"),
        (r"; deal \w+\n", "; deal Qq\n", "“deal Qq”"),
    ],
)
def test_a_tampered_file_is_caught(run: Run, write: Write, text: str, old: str, new: str, said: str) -> None:
    tampered = re.sub(old, new, text, count=1)
    assert tampered != text
    ran = run("verify", write(tampered))
    assert (ran.code, ran.err) == (1, "")
    assert said in ran.out


def test_a_bent_roll_is_caught(run: Run, write: Write) -> None:
    """All moves are legal, but the last roll is not the one the dice gave."""
    match = rainout.new("hens", seed=3)
    while match.asked != "act":
        match.roll()
    rolled = match.actions[-1]
    match.rewind(match.ply - 1)
    bent = next(number for number in match.options.numbers if number != rolled)
    match.apply(bent)
    match.resign(0)
    ran = run("verify", write(rainout.save(match)))
    assert ran.code == 1
    for number in (bent, rolled):
        assert f"“{match.game.notation.write(number)}”" in ran.out


def test_an_unfinished_match_cannot_be_proven(run: Run, write: Write) -> None:
    ran = run("verify", write(rainout.save(rainout.new("hens", seed=3))))
    assert ran.code == 1
    assert said("error-verify-no-seed") in ran.out


@pytest.mark.parametrize("content", ["", "hello\n", "rainout match\n???\n"])
def test_no_match_file_at_all(refused: Callable[..., str], write: Write, content: str) -> None:
    path = write(content)
    for command in ("verify", "export"):
        assert refused(command, path)


def test_binary_files_are_refused(refused: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "picture.match"
    path.write_bytes(b"\x89PNG\xff\xff")
    assert "not a text file" in refused("verify", path)


def test_export_json(run: Run, write: Write, text: str) -> None:
    ran = run("export", write(text))
    assert (ran.code, ran.err) == (0, "")
    story = json.loads(ran.out)
    assert set(story) == {
        *("game", "rules", "date", "language", "players", "names", "options", "own_dice"),
        *("dice", "seed", "moves", "result", "boxes"),
    }
    assert story["boxes"] == []
    assert story["players"] == ["Ana", "bot advise"]
    assert story["date"] == "2026-11-15"
    assert set(story["result"]) == {"winner", "reason", "score", "words", "feats"}
    for move in story["moves"]:
        assert set(move) == {"ply", "turn", "actor", "action", "events"}
        for event in move["events"]:
            assert set(event) == {"what", "who", "facts", "words"}
    moves = [move["action"] for move in story["moves"]]
    assert all(move in text for move in moves)
    assert len(moves) == len(rainout.load(text).actions)


def test_export_of_an_unfinished_match(run: Run, write: Write) -> None:
    text = rainout.save(rainout.new("hens", seed=3))
    story = json.loads(run("export", write(text)).out)
    assert (story["result"], story["seed"]) == (None, None)
    assert story["dice"] in text
    assert story["names"] == ["Player 1", "Player 2"]


def test_export_text_in_either_language(run: Run, write: Write, text: str) -> None:
    english = run("export", write(text), "--format", "text").out
    assert english.startswith("Clutch Hens: Ana – ")
    assert "\nTurn 1\n" in english
    spanish = run("export", write(text), "--format", "text", "--lang", "es").out
    assert "\nTurno 1\n" in spanish
    assert len(spanish.splitlines()) == len(english.splitlines())
    assert english.endswith("Always something to do. Won without passing once, for 35 points.\n")


def test_export_csv(run: Run, write: Write, text: str) -> None:
    rows = list(csv.DictReader(io.StringIO(run("export", write(text), "--format", "csv").out)))
    assert list(rows[0]) == ["ply", "turn", "actor", "action", "words"]
    assert [row["action"] for row in rows[:2]] == re.findall(r"deal \w+", text)[:2]


def test_export_to_a_file(run: Run, write: Write, text: str, tmp_path: Path) -> None:
    target = tmp_path / "story.txt"
    ran = run("export", write(text), "--format", "text", "--output", target)
    assert ran == (0, "", "")
    assert target.read_text(encoding="utf-8").startswith("Clutch Hens")


def test_export_where_nothing_can_be_written(
    refused: Callable[..., str], write: Write, text: str, tmp_path: Path
) -> None:
    assert "folder" in refused("export", write(text), "--output", tmp_path)
