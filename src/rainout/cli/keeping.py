"""Keeping a match in a file, and finding it again."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from rainout.cli.seats import Seat
from rainout.cli.trouble import CommandError
from rainout.core import matchfile
from rainout.core.match import Match
from rainout.core.words import message


def write(match: Match, seats: Sequence[Seat], date: str, path: Path) -> None:
    """Write a match file in one go, so that no crash ever leaves half of one; only a match file is overwritten."""
    if path.exists() and not is_match_file(path):
        raise CommandError(message("cli-file-not-ours", path=str(path)))
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        unfinished.write_text(text_of(match, seats, date), encoding="utf-8")
        os.replace(unfinished, path)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise type(error)(error.errno, error.strerror, str(path)) from error


def is_match_file(path: Path) -> bool:
    """Whether a file starts as match files do."""
    with path.open("rb") as file:
        return file.read(len(matchfile.FIRST_LINE)) == matchfile.FIRST_LINE.encode()


def text_of(match: Match, seats: Sequence[Seat], date: str) -> str:
    """The match file, with its seed even if the match is not over.

    A match on one's own machine goes on with the dice it began with, so that the finished match can be verified.
    """
    return matchfile.save(match, [seat.written for seat in seats], date, with_seed=True)
