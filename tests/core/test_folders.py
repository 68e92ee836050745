"""Where things are kept, and that processes take turns there."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from filelock import FileLock

from rainout.core.folders import cache_folder, data_folder
from rainout.server.settings import default_database

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="other systems have folders of their own for this")
MARK = "import sys, pathlib; from rainout.core.kept import mark_used; mark_used(pathlib.Path(sys.argv[1]))"


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A home of one's own, and nothing said in the environment."""
    for name in ("RAINOUT_CACHE_DIR", "XDG_CACHE_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@LINUX
def test_matches_are_kept_in_the_users_data(home: Path) -> None:
    assert data_folder() == home / ".local" / "share" / "rainout"
    assert default_database() == str(home / ".local" / "share" / "rainout" / "rainout.db")


@LINUX
def test_who_keeps_data_or_caches_elsewhere_is_heeded(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "caches"))
    assert default_database() == str(home / "data" / "rainout" / "rainout.db")
    assert cache_folder("kernels") == home / "caches" / "rainout" / "kernels"


@LINUX
def test_machine_code_is_kept_in_the_users_cache(home: Path) -> None:
    assert cache_folder("kernels") == home / ".cache" / "rainout" / "kernels"


def test_our_own_variable_goes_before_all_others(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "caches"))
    monkeypatch.setenv("RAINOUT_CACHE_DIR", str(home / "ours"))
    assert cache_folder("kernels") == home / "ours" / "rainout" / "kernels"
    assert cache_folder("kernels").is_dir()


@LINUX
def test_without_a_home_to_write_to_there_are_temporary_files(
    monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    (home / ".cache").write_text("in the way")
    monkeypatch.setattr(tempfile, "tempdir", str(home))
    assert cache_folder("kernels") == home / "rainout" / "kernels"
    (home / "ours").write_text("in the way too")
    monkeypatch.setenv("RAINOUT_CACHE_DIR", str(home / "ours"))
    assert cache_folder("kernels").parent == home
    assert cache_folder("kernels").name.startswith("rainout-kernels-")


def test_processes_take_turns_with_what_is_kept(tmp_path: Path) -> None:
    with FileLock(tmp_path / "lock"):
        other = subprocess.Popen([sys.executable, "-c", MARK, str(tmp_path / "code")])
        with pytest.raises(subprocess.TimeoutExpired):
            other.wait(timeout=2)
    assert other.wait(timeout=60) == 0
