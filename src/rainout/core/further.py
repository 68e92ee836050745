"""Where games are found besides those that come with the package."""

from __future__ import annotations

import os
from pathlib import Path


def further_folders() -> list[Path]:
    """The folders of ``RAINOUT_GAMES``, each with a folder for each of its games; parted as in ``PATH``."""
    named = os.environ.get("RAINOUT_GAMES", "").split(os.pathsep)
    return [Path(folder).resolve() for folder in named if folder]
