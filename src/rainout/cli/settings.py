"""``rainout settings``: how the server is set, and who says so."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from itertools import groupby

from rainout.cli.output import console, print_json
from rainout.cli.serve import wishes
from rainout.cli.trouble import Exit
from rainout.cli.voice import Voice
from rainout.server.declaring import Setting
from rainout.server.in_force import InForce, default_file, in_force, known

STYLES = {"default": "dim", "file": "green", "environment": "green", "command": "green"}


def run(wanted: Namespace, voice: Voice) -> int:
    """Show what is in force; or a file to begin with."""
    if wanted.example:
        print("\n".join(example(voice)))
        return Exit.WELL
    found = in_force(wishes(wanted), wanted.config)
    if wanted.json:
        print_json([describe(setting, found) for setting in known().values()])
    else:
        show(found, voice)
    return Exit.WELL


def describe(setting: Setting, found: InForce) -> dict[str, object]:
    """A setting as programs read it; what is secret is but said to be there."""
    return {
        "name": setting.name,
        "value": setting.told(getattr(found.settings, setting.name)),
        "source": found.sources[setting.name],
        "variable": setting.variable,
    }


def show(found: InForce, voice: Voice) -> None:
    """Every setting with its value, where that comes from, and what it is for."""
    from rich.padding import Padding
    from rich.text import Text

    screen = console()
    for group, settings in groupby(known().values(), key=lambda setting: setting.group):
        screen.print()
        screen.print(voice.say(f"settings-group-{group}"), style="bold cyan")
        for setting in settings:
            source = found.sources[setting.name]
            value = setting.shown(getattr(found.settings, setting.name)) or voice.say("cli-settings-unset")
            said = voice.say("cli-settings-default" if source == "default" else f"cli-settings-from-{source}")
            line = Text.assemble((setting.name, "bold"), f" = {value}  ", (f"({said})", STYLES[source]))
            screen.print(Padding(line, (0, 2), expand=False))
            screen.print(Padding(voice.say(setting.purpose), (0, 6), expand=False), style="dim")
    screen.print()
    key = "cli-settings-read" if found.file else "cli-settings-not-read"
    screen.print(voice.say(key, path=str(found.file or default_file())))


def example(voice: Voice) -> Iterator[str]:
    """A file in which every setting stands as it is when nobody says otherwise, each commented out."""
    yield f"# {voice.say('cli-settings-heading')}"
    for group, settings in groupby(known().values(), key=lambda setting: setting.group):
        yield ""
        yield f"# --- {voice.say(f'settings-group-{group}')} ---"
        for setting in settings:
            yield f"# {voice.say(setting.purpose)}"
            value = setting.shown(setting.default) or f"     # {voice.say(setting.wanted)}"
            yield f"# {setting.name} = {value}"
