"""The command as a process: signals, pipes, terminals that can show little."""

import os
import pty
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import IO

import pytest

Command = Callable[..., subprocess.Popen[str]]


def wait_for(stream: IO[str] | None, text: str) -> str:
    """Read until a text turns up."""
    assert stream
    seen = ""
    while text not in seen:
        letter = stream.read(1)
        assert letter, f"ended after {seen!r}"
        seen += letter
    return seen


def test_ctrl_c_at_the_table(command: Command, tmp_path: Path) -> None:
    kept = tmp_path / "game.match"
    process = command("play", "hens", "--seed", "5", "--save", kept)
    wait_for(process.stdout, "to roll >")
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "")
    assert f"rainout play --resume {kept}" in out
    assert kept.exists()


def test_ctrl_c_during_a_simulation(command: Command) -> None:
    """Whoever watches sees a bar on standard error; stopping it leaves nothing behind."""
    watcher, screen = pty.openpty()
    process = command(
        *("simulate", "hens", "--games", "100000000", "--bots", "random,random"),
        stderr=screen,
        env={"TERM": "xterm", "TTY_COMPATIBLE": "1"},
    )
    os.close(screen)
    read_until(watcher, "playing")
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=60)
    os.close(watcher)
    assert (process.returncode, out) == (130, "")


@pytest.mark.parametrize("arguments", [("games",), ("--help",), ("games", "--json")])
def test_a_reader_who_leaves_early(command: Command, arguments: tuple[str, ...]) -> None:
    read, write = os.pipe()
    os.close(read)
    process = command(*arguments, stdout=write)
    os.close(write)
    _, err = process.communicate(timeout=60)
    assert err == ""
    assert process.returncode == 141


def test_a_terminal_that_knows_only_ascii(command: Command) -> None:
    process = command("play", "hens", "--seed", "5", "--name", "Íñigo", env={"PYTHONIOENCODING": "ascii"})
    out, err = process.communicate("\nquit\n", timeout=60)
    assert (process.returncode, err) == (0, "")
    assert ".----------." in out
    assert "igo  2 of 5 in place" in out


def test_a_real_terminal(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With somebody watching there is colour, and leaving asks for a file to keep the match in."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    keyboard, screen = pty.openpty()
    process = command(
        *("play", "hens", "--seed", "5"),
        stdin=screen,
        stdout=screen,
        stderr=screen,
        cwd=tmp_path,
        env={"TERM": "xterm-256color"},
    )
    os.close(screen)
    assert "\x1b[" in read_until(keyboard, "to roll >")
    os.write(keyboard, b"quit\n")
    read_until(keyboard, "to leave without:")
    os.write(keyboard, b"mine.match\n")
    read_until(keyboard, "rainout play --resume mine.match")
    assert process.wait(timeout=60) == 0
    os.close(keyboard)
    assert (tmp_path / "mine.match").read_text(encoding="utf-8").startswith("rainout match\n")


def read_until(terminal: int, text: str) -> str:
    seen = b""
    while text.encode() not in seen:
        seen += os.read(terminal, 1024)
    return seen.decode(errors="replace")
