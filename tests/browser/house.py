"""A real server as a process of its own, which can be killed and started again on the same database and port."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import get_args

from rainout.server.limits import Kind

SOURCES = Path(__file__).parents[2] / "src"
START = """
import os, secrets, sys, threading, types, rainout.core.fair, rainout.server
rainout.core.fair.secrets = types.SimpleNamespace(token_bytes=bytes)
secrets.randbits = lambda count: 0
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
rainout.server.run(port=int(sys.argv[1]), database=sys.argv[2])
"""
"""A server that ends with whoever started it, however that one ends: then its standard input is closed.

The dice of all its tables fall the same way, so that no story waits for chance, whichever were told before it.
"""
QUIET = {
    "PYTHONPATH": str(SOURCES),
    "RAINOUT_BOT_PAUSE": "0",
    "RAINOUT_WARM": "0",
    **{f"RAINOUT_{kind.upper()}_A_MINUTE": "0" for kind in get_args(Kind)},
}
"""Bots that do not dawdle, and no compiler in the background."""


class House:
    """Where the tables stand."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self._environment = environment
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._database = folder / "rainout.db"
        self._said = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """Start the server; it is ready when this returns."""
        command = [sys.executable, "-c", START, str(self.port), str(self._database)]
        with self._said.open("ab") as said:
            self._process = subprocess.Popen(
                command,
                env={**os.environ, **QUIET, **self._environment},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=said,
            )
        assert self._process.stdout
        assert self._process.stdout.readline(), f"the server did not start: {self._said.read_text()}"

    def close(self) -> None:
        """Kill the server: no goodbyes, nothing tidied up."""
        if self._process:
            self._process.kill()
            self._process.communicate()
            self._process = None

    @property
    def complaints(self) -> str:
        """What the server has said that it should not have had to say."""
        return self._said.read_text()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])
