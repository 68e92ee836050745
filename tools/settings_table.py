"""Print docs/settings.md: every setting of the server, as :mod:`rainout.server.settings` declares it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rainout.core.words import Speaker
from rainout.server.in_force import known

HEAD = """\
# Settings of the server

Each can stand in the settings file by its name (`rainout --config FILE`, or `rainout.toml` where users keep such
files), and in the environment as `RAINOUT_` and its name in capitals; what must stay secret can lie in a file of its
own, named by that variable with `_FILE` behind it. The command line goes before the environment, that before the file.
`rainout settings` shows what is in force and who says so; `rainout settings --example` prints a file to begin with.
Those marked ↻ are read again when the server is sent SIGHUP.

This page is written by `make types`. How to run a server is told in [hosting.md](hosting.md)."""


def page() -> Iterator[str]:
    """The page, line by line."""
    say = Speaker("en").say
    yield HEAD
    for group, settings in groupby(known().values(), key=lambda setting: setting.group):
        yield f"\n## {say(f'settings-group-{group}')}\n\n| name | default | what it is for |\n| --- | --- | --- |"
        for setting in settings:
            # Where files are kept, and where the pages are, is another place on every machine.
            default = "" if setting.name in ("database", "static") else setting.shown(setting.default)
            told = f"`{default}`" if default else ""
            mark = " ↻" if setting.reloaded else ""
            yield f"| `{setting.name}`{mark} | {told} | {say(setting.purpose)} |"


if __name__ == "__main__":
    print("\n".join(page()))
