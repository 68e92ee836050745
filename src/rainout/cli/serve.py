"""``rainout``: start the server and open the browser."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from rainout.cli.arguments import SERVER_SETTINGS
from rainout.cli.trouble import Exit
from rainout.cli.voice import Voice


def run(wanted: Namespace, voice: Voice) -> int:
    """Serve until told to stop."""
    from rainout.server.in_force import in_force

    in_force(wishes(wanted), wanted.config)  # what cannot be is said before anything heavy is loaded
    from rainout.server import start

    start.serve(wishes(wanted), wanted.config, voice.language)
    return Exit.WELL


def wishes(wanted: Namespace) -> dict[str, Any]:
    """What the command line says of settings, by their names."""
    said = {name: getattr(wanted, name, None) for name in SERVER_SETTINGS}
    return {name: value for name, value in said.items() if value is not None}
