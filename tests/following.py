"""Follows docs/adding-a-game.md to the letter: writes the files that the page shows into a folder."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "adding-a-game.md"
FILE = re.compile(r"^`([\w/.-]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def follow(folder: Path) -> list[str]:
    """Write every file of the page; gives their names. Games are folders of ``folder``."""
    found = FILE.findall(PAGE.read_text(encoding="utf-8"))
    for name, text in found:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [name for name, _ in found]
