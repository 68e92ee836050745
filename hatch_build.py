"""Build hook: compile the browser UI into src/rainout/static before the package is packed."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
from npm import has_system_node, node_requirement, npm


class UiBuildHook(BuildHookInterface):
    """Runs for the wheel, the sdist and editable installs alike."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from the package index, only where it is needed and the machine has none."""
        return [] if self._ui_is_settled() or has_system_node() else [node_requirement()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Install the UI's locked packages and build it."""
        if not self._ui_is_settled():
            npm("ci")
            npm("run", "build")

    def _ui_is_settled(self) -> bool:
        """Skipped on request (the Makefile builds the UI itself), or already inside an unpacked sdist."""
        root = Path(self.root)
        from_sdist = (root / "PKG-INFO").exists() and (root / "src/rainout/static/index.html").exists()
        return from_sdist or bool(os.environ.get("RAINOUT_SKIP_UI"))
