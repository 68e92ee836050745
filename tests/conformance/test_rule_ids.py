"""Every rule has an ID, and every ID is shown by a scenario or a test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rainout.core.game import Game
from rainout.core.registry import games
from rainout.core.scenario import load

ROOT = Path(__file__).parents[2]
GENERIC_CODE = {".css", ".ftl", ".json", ".py", ".svelte", ".ts"}
ID = re.compile(r"\*\*([A-Z0-9]{2,3}-(?:[A-Z0-9.]+-)*\d+)\*\*")


def ids_documented(game: Game) -> set[str]:
    text = (ROOT / "docs" / "rules" / f"{game.id}.md").read_text(encoding="utf-8")
    return set(ID.findall(text))


def ids_in_scenarios(game: Game) -> set[str]:
    return {id for path in (ROOT / "scenarios" / game.id).glob("*.toml") for id in load(path).rules}


def ids_in_tests() -> Iterator[str]:
    """The IDs named by ``@pytest.mark.rules(…)`` anywhere in the tests."""
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rules"):
                yield from (ast.literal_eval(argument) for argument in node.args)


def test_every_rule_is_shown_by_a_scenario_or_a_test(game: Game) -> None:
    documented = ids_documented(game)
    assert documented, "docs/rules names no rule"
    shown = ids_in_scenarios(game) | set(ids_in_tests())
    assert sorted(documented - shown) == []


def test_scenarios_and_tests_name_only_rules_that_exist(game: Game) -> None:
    assert sorted(ids_in_scenarios(game) - ids_documented(game)) == []


def test_every_rule_named_in_the_code_exists(game: Game) -> None:
    documented = ids_documented(game)
    prefix = next(iter(documented)).split("-")[0]
    for path in (ROOT / "src" / "rainout" / "games" / game.id).rglob("*.py"):
        named = set(re.findall(rf"\b{prefix}-(?:[A-Z0-9.]+-)+\d+\b", path.read_text(encoding="utf-8")))
        assert sorted(named - documented) == [], path.name


def test_no_rule_is_named_outside_its_game() -> None:
    """What serves every game names no rule of any: rules live in games and nowhere else."""
    prefixes = {next(iter(ids_documented(game))).split("-")[0] for game in games().values()}
    named = re.compile(rf"\b(?:{'|'.join(sorted(prefixes))})-(?:[A-Z0-9.]+-)*\d+\b")
    rooms = [room for room in (ROOT / "src" / "rainout").iterdir() if room.name != "games"]
    found = [
        f"{path.relative_to(ROOT)}: {named.findall(text)}"
        for room in (*rooms, ROOT / "ui" / "src" / "lib", ROOT / "ui" / "src" / "app")
        for path in ([room] if room.is_file() else room.rglob("*"))
        if path.suffix in GENERIC_CODE and named.search(text := path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "broken",
    ["**CH-SET-01** text", "- **CB-R-47** and **CB-C-37**", "**SC-PRE-LVL-1**", "**CB-3.2.E-5**"],
)
def test_the_pattern_finds_ids(broken: str) -> None:
    assert ID.findall(broken)
