"""The ``rainout`` command. Nothing heavy is imported before it is needed: saying hello takes a tenth of a second."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence

from rainout.cli.arguments import parse
from rainout.cli.trouble import Exit, explain
from rainout.cli.voice import Voice, wanted_language


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line and return its exit code: 0 well, 1 a check failed, 2 bad input, 130 interrupted."""
    voice = Voice(wanted_language(os.environ))
    _replace_what_cannot_be_printed()
    try:
        code = _run(sys.argv[1:] if arguments is None else arguments, voice)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        _close_output()
        return Exit.BROKEN_PIPE
    except KeyboardInterrupt:
        return Exit.INTERRUPTED


def _run(arguments: Sequence[str], voice: Voice) -> int:
    try:
        wanted = parse(arguments, voice)
        command = importlib.import_module(f"rainout.cli.{wanted.command or 'serve'}")
        return int(command.run(wanted, voice))
    except SystemExit as leaving:  # argparse has printed its help
        return int(leaving.code or 0)
    except BrokenPipeError:
        raise
    except Exception as error:
        line, code = explain(error, voice)
        if code == Exit.OUR_FAULT and os.environ.get("RAINOUT_DEBUG"):
            raise
        sys.stdout.flush()
        print(f"rainout: {line}", file=sys.stderr)
        return code


def _replace_what_cannot_be_printed() -> None:
    """A terminal that cannot show a letter shows a question mark rather than nothing at all."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _close_output() -> None:
    """Whoever read our output is gone: let the interpreter close it without complaining."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
