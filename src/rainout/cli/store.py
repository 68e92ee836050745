"""``rainout store``: look after the database of a server."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path

from rainout.cli.output import console
from rainout.cli.serve import wishes
from rainout.cli.trouble import CommandError, Exit
from rainout.cli.voice import Voice
from rainout.core.words import message


def run(wanted: Namespace, voice: Voice) -> int:
    """Check it, copy it, put a copy back, or clear it out."""
    from rainout.server.in_force import in_force
    from rainout.server.settings import MEMORY

    settings = in_force(wishes(wanted), wanted.config).settings
    if (wanted.path is None) != (wanted.what == "check"):
        raise CommandError(message("cli-store-needs-path", what=wanted.what, path=wanted.path or "none"))
    if wanted.days is not None and wanted.what != "prune":
        raise CommandError(message("cli-store-no-days"))
    database = str(settings.database)
    if database == MEMORY:
        raise CommandError(message("cli-store-memory"))
    is_new = wanted.what == "restore"
    if "://" not in database and not is_new and not Path(database).is_file():
        raise CommandError(message("cli-file-missing", path=database))
    return asyncio.run(look_after(wanted, voice, database))


async def look_after(wanted: Namespace, voice: Voice, database: str) -> int:
    """Do what was asked for, and say what came of it."""
    from rainout.server import upkeep
    from rainout.server.databases import open_store

    screen = console()
    store = open_store(database)
    try:
        if wanted.what == "check":
            found = await upkeep.check(store)
            for match, what in found.flaws:
                said = voice.say(what)
                screen.print(f"{match}: {said}" if match else said, style="red", soft_wrap=True)
            key = "cli-store-damaged" if found.flaws else "cli-store-well"
            said = voice.say(key, matches=found.matches, flaws=len(found.flaws), old=found.old)
            screen.print(said, style="red" if found.flaws else "green", soft_wrap=True)
            return Exit.FAILED if found.flaws else Exit.WELL
        path = Path(wanted.path)
        if wanted.what == "prune":
            days = upkeep_days(wanted)
            gone, stayed = await upkeep.prune(store, days, path)
            screen.print(voice.say("cli-store-pruned", gone=len(gone), path=str(path)), soft_wrap=True)
            for match in stayed:
                screen.print(f"{match}: {voice.say('cli-store-stayed')}", style="red", soft_wrap=True)
            return Exit.FAILED if stayed else Exit.WELL
        work = upkeep.backup if wanted.what == "backup" else upkeep.restore
        count = await work(store, path)
        key = "cli-store-backed-up" if wanted.what == "backup" else "cli-store-restored"
        screen.print(voice.say(key, matches=count["matches"], path=str(path)), style="green", soft_wrap=True)
        return Exit.WELL
    finally:
        await store.close()


def upkeep_days(wanted: Namespace) -> int:
    """How old a match must be that is cleared out; nobody is to lose matches by leaving a word out."""
    if wanted.days is None:
        raise CommandError(message("cli-store-needs-days"))
    return int(wanted.days)
