"""The example of the README, as it stands there, in every game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from rainout.core import matchfile
from rainout.core.registry import games

README = Path(__file__).parents[2] / "README.md"
GAME_OF_THE_EXAMPLE = 'rainout.new("hens"'


def example() -> str:
    """The one example in Python that the README has."""
    (found,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert GAME_OF_THE_EXAMPLE in found
    return str(found)


@pytest.mark.parametrize("game", games())
def test_the_example_of_the_readme_plays_any_game_and_its_match_is_verified(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: dict[str, Any] = {}
    exec(example().replace(GAME_OF_THE_EXAMPLE, f'rainout.new("{game}"'), ran)
    assert ran["match"].over
    saved = capsys.readouterr().out
    text = saved[saved.index(matchfile.FIRST_LINE) :].rstrip("\n") + "\n"
    assert text == matchfile.save(ran["match"])
    assert matchfile.verify(text) == []
