"""``rainout``: start the server and open the browser."""

from __future__ import annotations

from argparse import Namespace

from rainout.cli.trouble import Exit
from rainout.cli.voice import Voice

HOST = "127.0.0.1"


def run(wanted: Namespace, voice: Voice) -> int:
    """Serve until told to stop."""
    from rainout import server

    server.run(
        host=wanted.host or HOST,
        port=wanted.port,
        database=wanted.database,
        lan=wanted.lan,
        open_browser=not wanted.no_browser,
        language=voice.language,
    )
    return Exit.WELL
