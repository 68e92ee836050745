"""Where things are kept on this machine: in the folders that its system has for them."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from platformdirs import user_cache_path, user_config_path, user_data_path

NAME = "rainout"


def data_folder() -> Path:
    """What must not be lost, such as matches: on Linux ``$XDG_DATA_HOME/rainout``, or ``~/.local/share/rainout``."""
    return user_data_path(NAME, appauthor=False)


def config_folder() -> Path:
    """What people write to have it their way: on Linux ``$XDG_CONFIG_HOME/rainout``, or ``~/.config/rainout``."""
    return user_config_path(NAME, appauthor=False)


def cache_folder(part: str) -> Path:
    """A folder to write to for one part of what can be made again, such as machine code.

    It lies in ``$RAINOUT_CACHE_DIR/rainout`` if that is set, else where the system wants it (on Linux
    ``$XDG_CACHE_HOME/rainout``, or ``~/.cache/rainout``); where there is no writing to it, among temporary files.
    """
    chosen = os.environ.get("RAINOUT_CACHE_DIR")
    usual = [user_cache_path(NAME, appauthor=False), Path(tempfile.gettempdir(), NAME)]
    for base in [Path(chosen, NAME)] if chosen else usual:
        folder = base / part
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    return Path(tempfile.mkdtemp(prefix=f"{NAME}-{part}-"))
