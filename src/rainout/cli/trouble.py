"""When things go wrong: one clear line and an exit code, never a traceback."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path

from rainout.cli.voice import Voice
from rainout.core.errors import RainoutError
from rainout.core.words import Message, message


class Exit(IntEnum):
    """How a command ended."""

    WELL = 0
    FAILED = 1
    """A check that was asked for did not hold."""
    BAD_INPUT = 2
    OUR_FAULT = 70
    INTERRUPTED = 130
    BROKEN_PIPE = 141


class CommandError(Exception):
    """Bad input on the command line: a message of the catalogs, or text already in the reader's language."""

    def __init__(self, said: Message | str) -> None:
        self.said = said
        super().__init__(said)


def explain(error: Exception, voice: Voice) -> tuple[str, Exit]:
    """What to say about an error, in one line, and the exit code that goes with it."""
    if isinstance(error, CommandError):
        said = voice.say(error.said) if isinstance(error.said, Message) else error.said
        return _one_line(said), Exit.BAD_INPUT
    if isinstance(error, RainoutError):
        return _one_line(voice.say(error.message)), Exit.BAD_INPUT
    if isinstance(error, OSError) and error.filename is not None:
        return _one_line(voice.say(file_trouble(Path(str(error.filename)), error))), Exit.BAD_INPUT
    return voice.say("cli-our-fault", error=_one_line(f"{type(error).__name__}: {error}")), Exit.OUR_FAULT


def read_text(path: Path) -> str:
    """The text of a file somebody named."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CommandError(file_trouble(path, error)) from error


def file_trouble(path: Path, error: Exception) -> Message:
    """Why a file could not be read or written."""
    reasons = {
        FileNotFoundError: "cli-file-missing",
        IsADirectoryError: "cli-file-folder",
        PermissionError: "cli-file-forbidden",
        UnicodeDecodeError: "cli-file-not-text",
    }
    key = next((key for kind, key in reasons.items() if isinstance(error, kind)), "cli-file-trouble")
    if key == "cli-file-missing" and not path.parent.exists():
        return message("cli-file-no-folder", path=str(path), folder=str(path.parent))
    why = {"why": getattr(error, "strerror", None) or str(error)} if key == "cli-file-trouble" else {}
    return message(key, path=str(path), **why)


def _one_line(text: str) -> str:
    return " ".join(text.split())
