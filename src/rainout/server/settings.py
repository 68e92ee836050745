"""What can be set about a server, each with a default that suits one person at home."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from rainout.core.folders import data_folder

MEMORY = ":memory:"
"""In place of a database file: keep nothing."""
STATIC = Path(__file__).parents[1] / "static"


def default_database() -> Path:
    """Where matches are kept when nobody says otherwise: the user's data folder."""
    return data_folder() / "rainout.db"


def _bot_pause() -> float:
    return float(os.environ.get("RAINOUT_BOT_PAUSE", "0.8"))


def _abandoned_after() -> float:
    return float(os.environ.get("RAINOUT_ABANDONED_AFTER", "1800"))


def _gone_after() -> float:
    return float(os.environ.get("RAINOUT_GONE_AFTER", "60"))


def _warm() -> bool:
    return os.environ.get("RAINOUT_WARM", "1") != "0"


@dataclass(frozen=True)
class Settings:
    """A server's settings."""

    database: str | Path = MEMORY
    static: Path = STATIC
    """The folder the UI was built into."""
    bot_pause: float = field(default_factory=_bot_pause)
    """Seconds a bot lets pass before it moves (``RAINOUT_BOT_PAUSE``), so that people can follow."""
    warm: bool = field(default_factory=_warm)
    """Whether to compile the rules in the background (``RAINOUT_WARM=0`` for no)."""
    hello_within: float = 10.0
    """Seconds a socket has to say hello."""
    largest_body: int = 1_000_000
    """Bytes of a request over HTTP."""
    largest_message: int = 64_000
    """Bytes of a message over a socket."""
    most_unsent: int = 64
    """Messages that may wait for a slow reader before its socket is closed."""
    tables_kept: int = 500
    """Live tables kept in memory; the others are rebuilt from their logs when someone asks."""
    lines_shown: int = 50
    """Tables listed on the home page."""
    abandoned_after: float = field(default_factory=_abandoned_after)
    """Seconds without a move after which a table that nobody is at leaves that list (``RAINOUT_ABANDONED_AFTER``)."""
    gone_after: float = field(default_factory=_gone_after)
    """Seconds for which a seat is kept for somebody who was there, before others may let a bot play
    (``RAINOUT_GONE_AFTER``)."""
