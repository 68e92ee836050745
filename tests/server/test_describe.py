"""The API keeps what its description promises: schemathesis tries to catch it out."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.driver import Player, TableAt

# What does not fit may be refused for its size, too.
CONFIG = """
[checks.negative_data_rejection]
expected-statuses = ["400", "401", "403", "404", "405", "409", "413", "415", "422"]
"""
# Data that fits the description may still be refused, with 422: an option no game has, an action that is not legal.
EXCLUDED = "positive_data_acceptance"
RUN = ["--max-examples=6", "--seed=7", "--request-timeout=60", "--no-color", f"--exclude-checks={EXCLUDED}"]


def run_schemathesis(player: Player, folder: Path, config: str) -> None:
    (folder / "schemathesis.toml").write_text(config + CONFIG)
    run = "import sys; from schemathesis.cli import schemathesis; schemathesis()"
    address = f"{player.address}/api/schema/openapi.json"
    found = subprocess.run(
        [sys.executable, "-c", run, "run", address, *RUN],
        cwd=folder,
        env={**os.environ, "PYTHONWARNINGS": "ignore"},
        capture_output=True,
        text=True,
    )
    said = "\n".join(line[:200] for line in (found.stdout + found.stderr).splitlines())
    assert found.returncode == 0, said
    described = player.get("/schema/openapi.json")["paths"].values()
    count = sum(len(path) for path in described)
    assert count > 25
    assert f"{count} selected / {count} total" in said


def test_with_made_up_matches(player: Player, tmp_path: Path) -> None:
    run_schemathesis(player, tmp_path, "")


@pytest.mark.parametrize("state", ["running", "over"])
def test_with_a_real_match(player: Player, tmp_path: Path, state: str) -> None:
    table = player.open()
    table.step()
    if state == "over":
        table.resign(1)
    run_schemathesis(player, tmp_path, at(table))
    assert table.look()["you"] == [0, 1]


def at(table: TableAt) -> str:
    """Have every request be about this table, by the holder of its seats."""
    tokens = ",".join(table.tokens)
    return (
        f'headers = {{ Authorization = "Bearer {tokens}" }}\n[parameters]\n"path.match" = "{table.match}"\n'
    )
