"""``rainout``: start the server and open the browser."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from rainout.cli.arguments import SERVER_SETTINGS
from rainout.cli.trouble import Exit
from rainout.cli.voice import Voice

if TYPE_CHECKING:
    from rainout.server.settings import Settings


def run(wanted: Namespace, voice: Voice) -> int:
    """Serve until told to stop."""
    from rainout.server.in_force import in_force

    def find_settings() -> Settings:
        return in_force(wishes(wanted), wanted.config).settings

    find_settings()  # what cannot be is said before anything heavy is loaded
    from rainout.server import start

    start.serve(find_settings, voice.language)
    return Exit.WELL


def wishes(wanted: Namespace) -> dict[str, Any]:
    """What the command line says of settings, by their names."""
    said = {name: getattr(wanted, name, None) for name in SERVER_SETTINGS}
    return {name: value for name, value in said.items() if value is not None}
