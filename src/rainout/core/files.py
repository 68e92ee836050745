"""Files that a designer or a tester writes: TOML, read as what it should be, and sets of them by number."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from rainout.core.errors import BadFile

T = TypeVar("T")


def read_toml(path: Path, kind: type[T], mistake: str) -> T:
    """What is in a file; ``mistake`` is the key of what is said about one that holds something else."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), kind)
    except OSError as error:
        raise BadFile("error-file-unreadable", path=str(path), why=error.strerror or "") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadFile(mistake, path=str(path), why=str(error)) from error


class Sets(Generic[T]):
    """The sets that were read from folders, each under the number by which tables and words know it."""

    def __init__(self, read: Callable[[Path], T]) -> None:
        self._read = read
        self._numbers: dict[Path, int] = {}
        self._sets: list[T] = []

    def number_of(self, folder: Path) -> int:
        """The number of the set in a folder."""
        if folder not in self._numbers:
            self._numbers[folder] = self.add(self._read(folder))
        return self._numbers[folder]

    def __getitem__(self, number: int) -> T:
        return self._sets[number]

    def add(self, made: T) -> int:
        """The number of a set that is in no folder."""
        self._sets.append(made)
        return len(self._sets) - 1
