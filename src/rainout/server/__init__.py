"""The server: HTTP and WebSocket API, storage, live updates. It holds no rules and no words."""

from __future__ import annotations

from pathlib import Path


def run(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | Path | None = None,
    *,
    lan: bool = False,
    open_browser: bool = False,
    dev: bool = False,
    language: str = "en",
) -> None:
    """Serve until told to stop; see :func:`rainout.server.start.run`, which this loads when it is needed."""
    from rainout.server.start import run as start

    start(host, port, database, lan=lan, open_browser=open_browser, dev=dev, language=language)
