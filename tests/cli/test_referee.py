"""``rainout referee``."""

from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Run, said

GOOD = """
game = "hens"
title = "Robbing the ace completes the corral"
[given]
turn = 0
corral = [["10", "J", "Q", "K", "J"], ["A", "Q", "10", "K", "K"]]
[when]
moves = ["roll 3", "rob 5 1"]
[then]
winner = 0
points = [60, 0]
"""


@pytest.fixture
def scenario(tmp_path: Path) -> Callable[..., Path]:
    """Writes a scenario: the good one, with something replaced."""

    def write(name: str, old: str = "", new: str = "") -> Path:
        assert old in GOOD
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(GOOD.replace(old, new) if old else GOOD, encoding="utf-8")
        return path

    return write


Write = Callable[..., Path]


def test_good_scenarios_hold(run: Run, scenario: Write) -> None:
    ran = run("referee", scenario("a.toml"), scenario("b.toml"))
    assert ran == (0, "2 scenarios hold, none fails.\n", "")


def test_a_failed_claim_is_named_with_what_was_found(run: Run, scenario: Write) -> None:
    wrong = scenario("wrong.toml", "points = [60, 0]", "points = [55, 0]")
    ran = run("referee", scenario("a.toml"), wrong)
    assert ran.code == 1
    assert f"{wrong} does not hold:\n" in ran.out
    assert said("referee-differs", name="points", claimed="[55, 0]", found="[60, 0]") in ran.out
    assert "One scenario holds, one fails." in ran.out


def test_an_impossible_move_fails(run: Run, scenario: Write) -> None:
    ran = run("referee", scenario("wrong.toml", '"rob 5 1"', '"block 1"'))
    assert ran.code == 1
    assert "“block 1”" in ran.out


def test_folders_are_searched(run: Run, scenario: Write, tmp_path: Path) -> None:
    scenario("a.toml")
    scenario("deeper/b.toml")
    (tmp_path / "notes.txt").write_text("not a scenario")
    assert run("referee", tmp_path).out == "2 scenarios hold, none fails.\n"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('title = "', "title = "),
        ("turn = 0", 'turn = "first"'),
        ("turn = 0", "turn = 7"),
        ("turn = 0", 'phase = "lunch"'),
        ("turn = 0", "blocked = [[9], []]"),
        ('["A", "Q", "10", "K", "K"]', '["A", "Q"]'),
        ('moves = ["roll 3", "rob 5 1"]', "moves = 3"),
        ("winner = 0", "legal = 0"),
    ],
)
def test_nonsense_is_one_line_and_the_rest_is_still_checked(
    run: Run, scenario: Write, old: str, new: str
) -> None:
    ran = run("referee", scenario("nonsense.toml", old, new), scenario("a.toml"))
    assert ran.code in (1, 2)
    assert "Traceback" not in ran.err
    if ran.code == 2:
        assert ran.err.startswith("rainout: ")
        assert ran.err.count("\n") == 1
        assert "nonsense.toml" in ran.err
    assert "One scenario holds" in ran.out


def test_unreadable_files_exit_2(run: Run, scenario: Write, tmp_path: Path) -> None:
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    ran = run("referee", binary, tmp_path / "missing.toml", scenario("a.toml"))
    assert ran.code == 2
    assert ran.err.count("rainout: ") == 2
    assert "One scenario holds" in ran.out


def test_a_folder_without_scenarios_is_a_mistake(refused: Callable[..., str], tmp_path: Path) -> None:
    assert str(tmp_path) in refused("referee", tmp_path)


def test_in_spanish(run: Run, scenario: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAINOUT_LANG", "es")
    ran = run("referee", scenario("wrong.toml", "winner = 0", "winner = 1"))
    assert "no se cumple:" in ran.out
    assert "claimed" not in ran.out


def test_nothing_is_said_to_hold_where_nothing_could_be_read(run: Run, tmp_path: Path) -> None:
    ran = run("referee", tmp_path / "none.toml")
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
