"""What tests of CLUTCH share."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

TOOLS = Path(__file__).parents[3] / "tools"


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], ModuleType]:
    """The programs in ``tools``, to be imported by name."""
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module
