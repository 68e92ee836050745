"""A server that lets one address ask for as much as hundreds of people would: all of a benchmark comes from one."""

from __future__ import annotations

import os

KINDS = ("requests", "messages", "sockets", "tables", "bots", "analyses", "sign_ups")
"""What a server counts."""


def unlimited() -> dict[str, str]:
    """The environment of such a server."""
    return {
        **os.environ,
        "RAINOUT_MOST_CONNECTIONS": "0",
        "RAINOUT_MOST_SOCKETS": "0",
        **{f"RAINOUT_{kind.upper()}_A_MINUTE": "0" for kind in KINDS},
    }
