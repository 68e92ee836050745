"""``rainout settings``: how the server is set, and who says so."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import Run


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


def test_each_setting_with_where_it_comes_from(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "my.toml"
    file.write_text("lines_shown = 20", encoding="utf-8")
    monkeypatch.setenv("RAINOUT_BOT_PAUSE", "2")
    ran = run("--port", "80", "settings", "--config", file, "--lan")
    assert ran.code == 0
    assert "port = 80 (from the command line)" in ran.flat
    assert "lan = true (from the command line)" in ran.flat
    assert "bot_pause = 2.0 (from the environment)" in ran.flat
    assert "lines_shown = 20 (from the file)" in ran.flat
    assert "warm = true (default)" in ran.flat
    assert f"Settings file: {file}" in ran.flat


def test_without_a_file_it_says_where_one_would_be(run: Run, tmp_path: Path) -> None:
    assert str(tmp_path / "config" / "rainout" / "rainout.toml") in run("settings").out.replace("\n", "")


def test_for_programs(run: Run) -> None:
    told = {each["name"]: each for each in json.loads(run("settings", "--json").out)}
    assert told["port"] == {"name": "port", "value": None, "source": "default", "variable": "RAINOUT_PORT"}
    assert told["bot_pause"]["variable"] == "RAINOUT_BOT_PAUSE"


def test_passwords_are_not_printed(run: Run) -> None:
    for form in ([], ["--json"]):
        ran = run("settings", "--database", "postgresql://club:bunt@db/x", *form)
        assert "postgresql://club:…@db/x" in ran.out
        assert "bunt" not in ran.out
