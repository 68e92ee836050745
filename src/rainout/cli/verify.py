"""``rainout verify``: replay a match file and prove that its dice were not bent."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rainout.cli.output import console
from rainout.cli.trouble import Exit, read_text
from rainout.cli.voice import Voice
from rainout.core import matchfile
from rainout.core.errors import RainoutError


def run(wanted: Namespace, voice: Voice) -> int:
    """Exit 0 if all is in order, 1 if something is not, 2 if the file is no match file at all."""
    text = read_text(Path(wanted.file))
    parsed = matchfile.parse(text)
    wrong = _wrong(text)
    screen = console()
    for error in wrong:
        screen.print(f"{wanted.file}: {voice.say(error.message)}", style="red", soft_wrap=True)
    if wrong:
        return Exit.FAILED
    key = "cli-verify-well" if "result" in parsed.headers else "cli-verify-not-over"
    said = voice.say(
        key, path=wanted.file, moves=len(parsed.moves), own_dice=parsed.headers.get("own dice", "no")
    )
    screen.print(said, style="green", soft_wrap=True)
    return Exit.WELL


def _wrong(text: str) -> list[RainoutError]:
    """What is wrong with a match file, whether its moves can be played at all or not."""
    try:
        return list(matchfile.verify(text))
    except RainoutError as error:
        return [error]
