"""docs/bots.md does what it says: every example in it is run, and every command in it is one that is understood."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from rainout.cli.arguments import parse
from rainout.cli.voice import Voice
from rainout.core.registry import get

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "bots.md"
TEXT = PAGE.read_text(encoding="utf-8")
SECTIONS = re.split(r"^## ", TEXT, flags=re.MULTILINE)
EXAMPLES = re.compile(r"```python\n(.*?)```", re.DOTALL)


@pytest.mark.filterwarnings("ignore")
def test_the_examples_of_the_guide_say_what_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other, as somebody would type them who reads the page from the top; by machine code."""
    monkeypatch.delenv("RAINOUT_INTERPRETED", raising=False)
    for game in ("hens", "baseball", "stretch"):
        get(game).compile()
    names: dict[str, Any] = {}
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    told: list[str] = []
    for section in SECTIONS:
        title = section.partition("\n")[0]
        for text in EXAMPLES.findall(section):
            assert ">>>" in text
            line = TEXT[: TEXT.index(text)].count("\n")
            test = doctest.DocTestParser().get_doctest(text, names, title, str(PAGE), line)
            runner.run(test, out=told.append, clear_globs=False)
            names.update(test.globs)
    assert runner.summarize(verbose=False).attempted > 50
    assert not told, "".join(told)


@pytest.mark.parametrize("line", re.findall(r"^    \$ rainout (.*)$", TEXT, re.MULTILINE))
def test_the_commands_of_the_guide_are_understood(line: str) -> None:
    assert parse(shlex.split(line), Voice("en")).command == line.split()[0]


@pytest.mark.parametrize("target", sorted(set(re.findall(r"\]\(([^)#:]+)", TEXT))))
def test_what_the_guide_points_at_is_there(target: str) -> None:
    assert (PAGE.parent / target).exists()


@pytest.mark.parametrize("anchor", re.findall(r"\]\(#([^)]+)", TEXT))
def test_the_contents_lead_to_sections(anchor: str) -> None:
    titles = [section.partition("\n")[0] for section in SECTIONS[1:]]
    assert anchor in [re.sub(r"[^a-z -]", "", title.lower()).replace(" ", "-") for title in titles]
