"""Find a PostgreSQL server for the tests, installing it first where that can be done.

Run as a script it only sees to that. Without one the tests that need it are skipped, with a notice; with CI set,
that is a failure.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from tools import apt

PLACES = ("/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt", "/usr/pgsql-*")
"""Where Debian, Homebrew and Red Hat keep their versions: the programs of a server are on nobody's path."""


def find_postgres() -> Path | None:
    """The folder with the programs of the newest server here."""
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).resolve().parent
    found = [path.parent for place in PLACES for path in Path("/").glob(f"{place[1:]}/**/bin/initdb")]
    return max(found, key=version, default=None)


def version(folder: Path) -> list[int]:
    """Which version's programs these are, as their path tells."""
    return [int(number) for number in re.findall(r"\d+", str(folder))]


def main() -> int:
    """See that there is a server to be found."""
    if not find_postgres():
        apt.install("PostgreSQL", ["postgresql"])
    if find_postgres():
        return 0
    ci = bool(os.environ.get("CI"))
    print(
        f"\n*** TESTS ON POSTGRESQL {'FAILED' if ci else 'SKIPPED'}: "
        "there is no PostgreSQL here and it could not be installed; please install postgresql ***\n",
        flush=True,
    )
    return 1 if ci else 0


if __name__ == "__main__":
    sys.exit(main())
