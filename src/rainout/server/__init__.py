"""The server: HTTP and WebSocket API, storage, live updates. It holds no rules and no words."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def run(language: str = "en", config: str | Path | None = None, **wishes: Any) -> None:
    """Serve until told to stop; see :func:`rainout.server.start.run`, which this loads when it is needed."""
    from rainout.server.start import run as start

    start(language, config, **wishes)
